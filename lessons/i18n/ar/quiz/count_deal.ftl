quiz-count_deal = كم بنط للفريق؟
    .ask = كم بنط { $other_to } في هالفتّة؟ الأرض تنحسب لصاحبها.
    .ask-add = كم بنط { $team_to } من هالأكلات؟
    .contract = { $contract }
    .taken = { $team_to } { CARD_POINTS($taken) }، والأرض محسوبة لصاحبها.
    .taken-bare = { $team_to } { CARD_POINTS($taken) } من الورق، بدون الأرض.
    .last = آخر أكلة راحت { $team_to }.
    .look = كم مجموع الفتّة كلها { $mode ->
        [hokum] في الحكم
       *[sun] في الصن
    }؟ اللي ما هو لفريق فهو للثاني.
    .look-bare = لا تنسَ الأرض: لمن راحت؟ وهل هي محسوبة في الرقم اللي قدامك؟
    .look-add = شف أول مين أكل كل أكلة، وبعدها احسب ورقها. وآخر أكلة هل هي منها؟
    .left = مجموع الفتّة { $total }، ناقص { $taken }: يبقى { $right }.
    .left-bare = مجموع الفتّة { $total }، ناقص { $taken } وناقص الأرض { $ard }: يبقى { $right }.
    .no-ard = نسيت الأرض، وهي داخلة في المجموع.
    .ard-theirs = آخر أكلة راحت { $team_to }، فالأرض { $team_to } بعد.
    .ard-missing = آخر أكلة راحت { $other_to }، فالأرض { $other_to } وما نطرحها.
    .ard-twice = كذا انحسبت الأرض مرتين، وهي داخلة في المجموع.
    .other-mode = { $mode ->
        [hokum] { $wrong } مجموع الصن، واللعب هنا حكم.
       *[sun] { $wrong } مجموع الحكم، واللعب هنا صن.
    }
    .rounded = { $wrong } ما هو مجموع الفتّة. التقريب يجي بعد العدّ.
    .same = هذي أبناط { $team } نفسها.
    .one = الأكلة { $trick } فيها { $n }
    .more = { $rest } + الأكلة { $trick } فيها { $n }
    .no-ard-added = نسيت الأرض: آخر أكلة تزيد { CARD_POINTS($ard, case: "after") } فوق ورقها.
    .ard-strayed = الأرض تروح مع آخر أكلة، وهي { $seat_to }.
    .ard-early = الأرض { CARD_POINTS($ard, case: "after") } لآخر أكلة بس، وما هي من هذي الأكلات.
    .strayed = الأكلة { $trick } ما تنحسب هنا، هي { $seat_to }.
    .left-out = كذا كأن الأكلة { $trick } ما انحسبت، وهي { $seat_to }.
