# The written sheet: one line per entry of the ledger, who won the deal and why, how it ended.

step-count = الأبناط
step-weigh = مجموع الفتّة
step-tiebreak = كسر التعادل
step-write = ينكتب في النشرة

## entries

entry-play-winner = { $seat_who ->
        [me] الأكلة { $trick } لك، وفيها { CARD_POINTS($amount) }.
       *[other] الأكلة { $trick } { $seat_to }، وفيها { CARD_POINTS($amount) }.
    }
entry-cards-last_trick = الأرض { $team_to }: { CARD_POINTS($amount) }.
entry-claims-side = باقي الأكلات { $team_to } بالسوا، وفيها { CARD_POINTS($amount) }.
entry-claims-failed = السوا ما صحّ، فباقي الأكلات { $team_to }، وفيها { CARD_POINTS($amount) }.
entry-scoring-rounding_hokum = { $case ->
        [exact] أبناط { $team } { $card_points } تنقسم على { $divisor }: { POINTS($amount) }.
       *[plain] أبناط { $team } { $card_points } تتقرّب إلى { $rounded } وتنقسم على { $divisor }: { POINTS($amount) }.
    }
entry-scoring-rounding_sun = { $case ->
        [exact] أبناط { $team } { $card_points } تنقسم على { $divisor }: { POINTS($amount) }.
       *[plain] أبناط { $team } { $card_points } تتقرّب إلى { $rounded } وتنقسم على { $divisor }: { POINTS($amount) }.
    }
entry-scoring-base_hokum = الباقي { $team_to } من { $base } بعد { $others }: { POINTS($amount) }.
entry-scoring-base_sun = الباقي { $team_to } من { $base } بعد { $others }: { POINTS($amount) }.
entry-projects-best_side = المشاريع { $team_to }: { POINTS($amount) }.
entry-scoring-baloot = البلوت { $team_to }: { POINTS($amount) }، وما يتضاعف.
entry-scoring-equal_totals = { $case ->
        [projects] مشاريع { $team } وبلوته محسوبة أبناط، { $worth } في { $times }: { CARD_POINTS($amount) }.
       *[plain] أبناط { $team } من الأكلات والأرض: { CARD_POINTS($amount) }.
    }
entry-scoring-khasara = خسارة، فنقاط الفتّة كلها { $team_to }: { POINTS($amount) }.
entry-scoring-doubled = قيمة الفتّة { $base } مضروبة في { $times } { $team_to }: { POINTS($amount) }.
entry-scoring-projects_doubled_at = { $times ->
        [1] المشاريع مرة وحدة { $team_to }: { POINTS($amount) }.
       *[other] المشاريع { $worth } مضروبة في { $times } { $team_to }: { POINTS($amount) }.
    }
entry-scoring-gahwa = القهوة { $team_to }، ومعها الصكّة: { POINTS($amount) }.
entry-scoring-kaboot_hokum = { $times ->
        [1] كبوت { $team_to }: { POINTS($amount) }.
       *[other] كبوت { $worth } مضروب في { $times } { $team_to }: { POINTS($amount) }.
    }
entry-scoring-kaboot_sun = { $times ->
        [1] كبوت { $team_to }: { POINTS($amount) }.
       *[other] كبوت { $worth } مضروب في { $times } { $team_to }: { POINTS($amount) }.
    }
entry-scoring-rounding = { $case ->
        [exact] أبناط { $team } ما تحتاج تقريب: { $amount }.
        [capot] الكبوت المطلوب { $team_to } ينحسب { $amount } بدل { $card_points }.
       *[plain] أبناط { $team } { $card_points } تتقرّب إلى { $amount }.
    }
entry-projects-baloot_points = البلوت { $team_to }: { POINTS($amount) }.
entry-scoring-made = { $case ->
        [bid] الطلب نجح، ورقمه { $team_to }: { POINTS($amount) }.
       *[plain] الأبناط المدوّرة { $team_to }: { POINTS($amount) }.
    }
entry-scoring-failed = { $case ->
        [bid] الطلب ما نجح، ورقمه { $team_to }: { POINTS($amount) }.
       *[plain] الطلب ما نجح، والفتّة { $team_to }: { POINTS($amount) }.
    }
entry-scoring-belote = البلوت { $team_to }: { POINTS($amount) }، وما يتضاعف.
entry-penalties-right_hidden = مخالفة مسجّلة، فنقاط الفتّة { $team_to }: { POINTS($amount) }.
entry-penalties-right_exposed = مخالفة مسجّلة، فنقاط الفتّة { $team_to }: { POINTS($amount) }.
entry-penalties-wrong_hidden = اعتراض غلط، فنقاط الفتّة { $team_to }: { POINTS($amount) }.
entry-penalties-wrong_exposed = اعتراض غلط والأوراق مكشوفة، فنقاط الفتّة { $team_to }: { POINTS($amount) }.
entry-penalties-warnings = إنذارات كثيرة تسجّلت مخالفة، فنقاط الفتّة { $team_to }: { POINTS($amount) }.

## who won the deal

decided-scoring-decision = { $outcome ->
        [made] { $winner } اشترى وكسب: مجموعه { $high }، ومجموع { $loser } { $low }.
       *[failed] خسارة على { $loser }: مجموعه { $low }، ومجموع { $winner } { $high }.
    }
decided-scoring-equal_totals = { $outcome ->
        [made] تساوى المجموعان، فحسبنا الأبناط: عند { $winner } { $high } وعند { $loser } { $low }. الشراء كسب.
       *[failed] تساوى المجموعان، فحسبنا الأبناط: عند { $winner } { $high } وعند { $loser } { $low }. الشراء خسر.
    }
decided-scoring-dead_tie = { $case ->
        [shared] تساوى كل شيء: تعادل، وكل فريق يكتب مجموعه.
        [doubled] تعادل مع الدبل، وصاحب آخر كلمة هو اللي يخسر: الفتّة { $winner_to }.
       *[plain] تساوى كل شيء، والتعادل على المشتري: خسارة على { $loser }.
    }
decided-scoring-kaboot_hokum = كبوت: الأكلات الثمان كلها { $winner_to }.
decided-scoring-kaboot_sun = كبوت: الأكلات الثمان كلها { $winner_to }.
decided-scoring-contract = { $outcome ->
        [made] الطلب { $bid }، و{ $winner } وصل { $reached }: الطلب نجح.
       *[failed] الطلب { $bid }، و{ $loser } وصل { $reached } بس: الطلب ما نجح.
    }
decided-scoring-capot_fails = { $outcome ->
        [made] كبوت مطلوب، والأكلات الثمان كلها { $winner_to }: الطلب نجح.
       *[failed] كبوت مطلوب، وطلعت منه أكلة { $winner_to }: الطلب ما نجح.
    }
decided-penalties-right_hidden = مخالفة تسجّلت على { $loser }، فالفتّة { $winner_to }.
decided-penalties-right_exposed = مخالفة تسجّلت على { $loser }، فالفتّة { $winner_to }.
decided-penalties-wrong_hidden = اعتراض غلط تسجّل على { $loser }، فالفتّة { $winner_to }.
decided-penalties-wrong_exposed = اعتراض غلط والأوراق مكشوفة، فتسجّل على { $loser }، والفتّة { $winner_to }.
decided-penalties-warnings = إنذارات { $loser } تسجّلت مخالفة، فالفتّة { $winner_to }.
decided-gahwa = { $decided } والفتّة قهوة، فالصكّة { $winner_to }.
written = ينكتب { $first }: { POINTS($first_points) }، و{ $second }: { POINTS($second_points) }.

## how the deal ended

ending-played = خلصت الأكلات الثمان.
ending-claimed = { $case ->
        [holds] السوا صحيح: باقي الأكلات كلها { $team_to }.
       *[failed] السوا ما صحّ: باقي الأكلات كلها { $team_to }.
    }
ending-thrown_in = { $case ->
        [same] ما اشترى أحد: نرمي الورق، ويعيد نفس الموزّع.
       *[next] ما اشترى أحد: نرمي الورق، ويوزّع اللي بعده.
    }
ending-annulled = تكويش: الفتّة انلغت، ونفس الموزّع يعيد التوزيع.
ending-recorded = مخالفة تسجّلت على { $team }، فيخسر الفتّة.

## a text that cannot be read

notation-error = السطر { $line }، الخانة { $column }: المطلوب هنا { $expected }.
notation-refused = السطر { $line }، الخانة { $column }: { $because }
notation-link = الرابط ناقص أو متغيّر. انسخه كامل من جديد.
notation-many = واحد من { $options }
expected-number = رقم
expected-card = ورقة مثل { $example }
expected-card-not-yet-in-the-pack = ورقة ما تكرّرت
expected-32-cards = الأوراق الـ32 كلها
expected-deal = سطر فتّة جديدة { $example }
expected-end-of-text = نهاية النص
expected-end-of-line = نهاية السطر
expected-pack-code = رمز توزيع صحيح، من عشرين حرفًا
expected-step = خطوة من السبورة، مثل { $example }
expected-action = شي ينقال أو ينلعب هناك
expected-arrow = طرفين للسهم، مثل { $example }
expected-what-if = «لو» مثل { $example }
expected-words = { $key } وبعدها { $count ->
        [one] كلمة واحدة
        [two] كلمتان
        [few] { $count } كلمات
       *[other] { $count } كلمة
    }
