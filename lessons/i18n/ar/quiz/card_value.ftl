quiz-card_value = كم تسوى؟
    .ask = { $mode ->
        [hokum] الحكم { $trump }. كم بنط تسوى { $card }؟
       *[sun] في الصن، كم بنط تسوى { $card }؟
    }
    .ask-several = { $mode ->
        [hokum] الحكم { $trump }. كم بنط تسوى هالأوراق كلها؟
       *[sun] في الصن، كم بنط تسوى هالأوراق كلها؟
    }
    .look = { $mode ->
        [hokum] ميّز أول ورق الحكم { $trump } عن غيره: الولد والتسعة قيمتهم فيه غير.
       *[sun] الصن ما فيه حكم، فكل الأنواع قيمها وحدة.
    }
    .told = { $slip } { $told }
    .one = { $card } { $n }
    .more = { $rest } + { $card } { $n }
    .ard = { $rest } + { term-last_trick } { $n }
    .sum = الحساب: { $parts } = { $n }.
    .as-plain = { $card } من الحكم، فتسوى { CARD_POINTS($worth, case: "after") } مو { $taken }.
    .as-trump = { $mode ->
        [hokum] { $worth ->
            [0] { $card } ما هي من الحكم، فما تسوى شي. تسوى { $taken } لو كانت حكم.
           *[other] { $card } ما هي من الحكم، فتسوى { CARD_POINTS($worth, case: "after") } مو { $taken }.
        }
       *[sun] { $worth ->
            [0] الصن ما فيه حكم: { $card } ما تسوى شي. تسوى { $taken } لو كانت حكم.
           *[other] الصن ما فيه حكم: { $card } تسوى { CARD_POINTS($worth, case: "after") } مو { $taken }.
        }
    }
    .swapped = { $worth ->
        [0] كذا انقلبت قيم الحكم وقيم غيره: مثلًا { $card } ما تسوى شي، مو { $taken }.
       *[other] كذا انقلبت قيم الحكم وقيم غيره: مثلًا { $card } تسوى { CARD_POINTS($worth, case: "after") } مو { $taken }.
    }
    .printed = الرقم المكتوب على { $card } ما له دخل في الأبناط: ما تسوى شي.
    .court = الصور ما تنحسب { $taken }: { $card } تسوى { CARD_POINTS($worth, case: "after") }.
    .left-out = كذا كأن { $card } ما انحسبت، وهي تسوى { CARD_POINTS($worth, case: "after") }.
    .neighbour = { $worth ->
        [0] هذي قيمة { $other }. { $card } ما تسوى شي.
       *[other] هذي قيمة { $other }. { $card } تسوى { CARD_POINTS($worth, case: "after") }.
    }
