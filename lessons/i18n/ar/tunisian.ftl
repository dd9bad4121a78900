# The words of Tunisian rulebooks, over single messages of the other files.

## Words

rank-A = أص
    .many = أصات
seat-me = إنتي
    .to = ليك
    .of = عندك
seat-right = اللي على يمينك
    .to = للي على يمينك
seat-left = اللي على يسارك
    .to = للي على يسارك
seat-none = لاعب البلاصة { $n }
    .to = للاعب البلاصة { $n }
    .of = عند لاعب البلاصة { $n }
count-cards = { $n ->
        [one] كارطة وحدة
        [two] زوز كوارط
        [few] { $n } كوارط
       *[other] { $n } كارطة
    }
    .after = { $n ->
        [one] كارطة وحدة
        [two] زوز كوارط
        [few] { $n } كوارط
       *[other] { $n } كارطة
    }
count-card_points = { $n ->
        [one] بونتو واحد
        [two] زوز بونتوات
        [few] { $n } بونتوات
       *[other] { $n } بونتو
    }
    .after = { $n ->
        [one] بونتو واحد
        [two] زوز بونتوات
        [few] { $n } بونتوات
       *[other] { $n } بونتو
    }
count-tricks = { $n ->
        [one] يد وحدة
        [two] زوز يديات
        [few] { $n } يديات
       *[other] { $n } يد
    }
    .after = { $n ->
        [one] يد وحدة
        [two] زوز يديات
        [few] { $n } يديات
       *[other] { $n } يد
    }
call-pass = { $round ->
        [2] باس
       *[other] باس
    }
mode-hokum = أتّو { $suit }
contract = { $mode }، الطلبة { $buyer_to }
    .bid = { $bid } { $suit }، الطلبة { $buyer_to }
    .capot = كبوت { $suit }، الطلبة { $buyer_to }
level-1 = من غير كونتري
level-2 = كونتري
level-4 = سوركونتري
outcome-made = الطلبة نجحت
outcome-failed = الطلبة طاحت
project-baloot = بلوت-ريبلوت
action-baloot = { $card } وبلوت
term-pack = الباكو
term-card = كارطة
    .many = كوارط
term-suit = لون
    .many = ألوان
term-deal = جرية
term-match = طرح
term-trick = يد
    .many = يديات
term-take = ياخو اليد
term-last_trick = آخر يد
term-lead = يبدا اليد
term-follow = يتبع اللون
term-void = ما عندوش اللون
term-trump = أتّو
term-ruff = يقصّ
term-overruff = يطلع فوق
term-underruff = يقصّ بأصغر
term-discard = يطيّش
term-card_points = بونتوات
term-buyer = اللي طلب
term-buyers = المهاجمين
term-others = المدافعين
term-pass = باس
term-bid = طلبة
term-contract = الطلبة
term-baloot = بلوت-ريبلوت
term-khasara = طيحة
term-score_sheet = الحساب
list =
    .or = {" وإلا "}
    .then = {" وبعد "}
rank-8 = ثمنية
    .many = ثمنيات
team-us =
    .sheet = لينا
team-them =
    .sheet = ليهم
count-points = { $n ->
        [one] نقطة وحدة
        [two] زوز نقاط
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }
    .after = { $n ->
        [one] نقطة وحدة
        [two] زوز نقاط
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }
count-projects = { $n ->
        [one] مشروع واحد
        [two] زوز مشاريع
        [few] { $n } مشاريع
       *[other] { $n } مشروع
    }
    .after = { $n ->
        [one] مشروع واحد
        [two] زوز مشاريع
        [few] { $n } مشاريع
       *[other] { $n } مشروع
    }

## The interface

play-a-hand = العب جرية
new-match = طرح جديد
next-deal = الجرية الجاية
your-turn = دورك
their-turn = الدور على { $seat }
what-may-i-do = شنوّة ننجّم نلعب؟
why = علاش؟
legal-here = تنجّم تلعب: { $cards }
refused-title = شوف القاعدة قبل
trick = اليد { $n }
tricks-taken = اليديات: { TRICKS($n) }
trump = الأتّو
contract-label = الطلبة
your-hand = كوارطك
last-trick = آخر يد
phase-auction = الطلبات
phase-raises = الكونتري
phase-over = وفات الجرية
took-the-trick = اليد { $seat_to }
waiting = لحظة، الآخرين يلعبوا
score-sheet = الحساب
card-points = البونتوات
thrown-in = حتى حد ما طلب، ونعاودوا نفرّقوا.
match-won = الطرح ليكم، مبروك!
match-lost = الطرح ليهم. الجاي ليكم.
deal-number = الجرية { $n }
how-it-was-reckoned = كيفاش حسبناها
yes = إي
us = لينا
them = ليهم

## Rules

cards-plain_order = ترتيب الألوان اللي ماهيش أتّو
cards-trump_order = ترتيب الأتّو
cards-plain_points = بونتوات الألوان اللي ماهيش أتّو
cards-trump_points = بونتوات الأتّو
cards-last_trick = آخر يد
table-packets = التفريق
table-completion = تفريق بعد الطلبات
    .is = { $value ->
        [0] ما فمّاش، الباكو الكل متفرّق من الأول
       *[other] { CARDS($value) } لكل لاعب
    }
auction-turn = الدور في الطلبات
    .is-yes = كل واحد يتكلّم في دورو، من اللي بعد الموزّع
    .allowed = { $case ->
        [first] باس: ما تحبش تطلب، والكلام للي بعدك.
        [second] باس: ما تحبش تطلب، والكلام للي بعدك.
       *[plain] باس: ما تحبش تطلب، والكلام للي بعدك.
    }
auction-lowest = أقل طلبة
    .refused = { $case ->
        [low] أقل طلبة { $value }. اطلع برقمك، وإلا قول باس.
        [word] الطلبة رقم من { $value } ولون الأتّو معاه، وإلا كبوت. كان ما تحبش، قول باس.
       *[plain] الطلبة رقم ولون الأتّو معاه، وما تنجّمش تنزل على أقل طلبة.
    }
auction-highest = أعلى رقم مفتوح للكل
    .refused = { $case ->
        [known] أعلى رقم { $value }، وفوقو الكبوت. كان تشوف اليديات الكل ليكم، اطلب كبوت.
       *[plain] الرقم هذا فوق أعلى طلبة. ما فوقها كان الكبوت.
    }
auction-step = درجة الطلبة
    .is = { $value } بعد { $value }
    .refused = { $case ->
        [known] الأرقام تطلع { $value } بعد { $value }. خوذ أقرب رقم فوقو.
       *[plain] الأرقام تطلع بالعشرات. خوذ أقرب رقم فوقو.
    }
auction-belote_bids = طلبات اللي عندو البلوت
    .is = { $count ->
        [0] ما فمّاش
       *[other] { $value } للي عندو الشايب والبنت متاع الأتّو
    }
    .refused = { $case ->
        [known] طلبة { $value } للي في يدّو الشايب والبنت متاع اللون. اطلب رقم أقل، وإلا كبوت.
       *[plain] الطلبة هاذي للي في يدّو الشايب والبنت متاع اللون. اطلب رقم أقل، وإلا كبوت.
    }
auction-capot = طلبة الكبوت
    .is-yes = الثمنية يديات الكل، وهو أعلى من الأرقام الكل
    .refused = الكبوت مطلوب من قبل، وما فوقو شي. قول باس، وإلا كونتري كان الطلبة متاع الخصم.
    .allowed = الكبوت أعلى من الأرقام الكل: لازمكم الثمنية يديات.
auction-higher = الطلبات ديما تطلع
    .is-yes = كل طلبة أعلى من اللي سبقتها
    .refused = { $case ->
        [number] آخر طلبة { $last_bid }، وطلبتك لازم تكون أعلى. اطلع، وإلا قول باس.
        [capot] آخر طلبة كبوت، وما فوقو حتى رقم. قول باس، وإلا كونتري كان الطلبة متاع الخصم.
       *[plain] طلبتك لازم تكون أعلى من آخر طلبة. اطلع، وإلا قول باس.
    }
    .allowed = { $case ->
        [number] طلبتك أعلى من آخر طلبة { $last_bid }.
       *[plain] طلبتك صحيحة، وما قبلها حتى طلبة أعلى.
    }
auction-contre = الكونتري والسوركونتري
    .is-opponent_in_turn = لخصم اللي طلب، في دورو، وتسكّر الطلبات
    .refused = { $case ->
        [nobody] الكونتري جواب على طلبة، ومازال حتى حد ما طلب.
        [own] الطلبة متاع فريقك، والكونتري للخصم برك.
        [already] الطلبة هاذي تقالت عليها كونتري. مازال لفريق اللي طلب: سوركونتري وإلا باس.
        [not_contred] السوركونتري جواب على كونتري، ومازالت ما تقالتش.
        [closed] تقالت كونتري والطلبات تسكّرت. مازال: سوركونتري وإلا باس.
       *[plain] الكونتري لخصم اللي طلب، والسوركونتري جوابها.
    }
    .allowed = { $case ->
        [surcontre] الخصم قال كونتري على طلبتكم، وتنجّم تجاوب بسوركونتري.
       *[plain] الطلبة متاع الخصم، وتنجّم تقول كونتري وتتضاعف الجرية.
    }
auction-passes = قدّاش من باس تسكّر الطلبات
    .is = { $value } باس متتابعين بعد الطلبة
auction-all_pass = كان الكل قالوا باس
    .is-next = نعاودوا نفرّقوا، والموزّع اللي بعدو
    .is-same = نعاودوا نفرّقوا، ونفس الموزّع
    .why = حتى حد ما طلب، ونعاودوا نفرّقوا من غير حساب.
auction-over = وقتاش توفى المزايدة
    .is-yes = بعد آخر باس، وإلا بعد السوركونتري
    .refused = المزايدة وفات، والكلمة هاذي بلاصتها قبل أول كارطة.
play-after_auction = وقتاش يبدا اللعب
    .is-yes = بعد ما توفى المزايدة
    .refused = المزايدة مازالت ما وفاتش. أول كارطة تتلعب بعدها.
play-turn = دور اللعب
    .is-yes = كل واحد كارطة من يدّو في دورو
    .refused = الكارطة هاذي ماهيش في يدك. العب من كوارطك.
play-lead = شكون يبدا اليد
    .is-yes = اللي بعد الموزّع، وبعدها اللي ياخو اليد
    .allowed = إنتي تبدا اليد، العب الكارطة اللي تعجبك.
play-winner = شكون ياخو اليد
    .is-yes = أعلى أتّو، وإلا أعلى كارطة من لون اليد
play-keep_trump_when_closed = البداية في اللعب المقفول
    .is-free = بأي كارطة
    .is-plain_first = ما تبداش بأتّو وعندك غيرو
    .refused = { $case ->
        [cards] اللعب مقفول، وما نبداوش بأتّو وعندنا غيرو. ابدا بوحدة من هاذي: { $would_do }.
       *[plain] اللعب مقفول، وما نبداوش بأتّو وعندنا غيرو.
    }
    .allowed = اللعب مقفول، وإنتي تبدا بكارطة ماهيش أتّو.
play-follow_suit = تتبع اللون
    .is-yes = لازم، كان عندك منّو
    .refused = { $case ->
        [cards] لون اليد { $led } وعندك منّو، يلزمك تتبعو: العب { $would_do }.
       *[plain] عندك من لون اليد، يلزمك تتبعو.
    }
    .allowed = { $case ->
        [led] لون اليد { $led }، وإنتي تتبع فيه.
       *[plain] إنتي تتبع لون اليد.
    }
play-raise_led_trump = الطلوع كي تبدا اليد بالأتّو
    .is-never = موش لازم
    .is-unless_partner_wins = لازم تطلع كان تنجّم، إلا كي يكون شريكك هو الرابح
    .is-always = لازم تطلع كان تنجّم، حتى فوق شريكك
    .refused = { $case ->
        [cards] اليد بدات بالأتّو، وأعلى أتّو طاح { $winning_card }، وعندك أكبر منّو: العب { $would_do }.
       *[plain] اليد بدات بالأتّو وعندك أكبر من اللي طاح، يلزمك تطلع.
    }
    .allowed = { $case ->
        [winning] اليد بدات بالأتّو، وكارطتك تطلع فوق { $winning_card }.
       *[plain] اليد بدات بالأتّو، وكارطتك تطلع فوق أعلى أتّو.
    }
play-ruff = القصّ كي يكون الخصم رابح
    .is-free = موش لازم
    .is-to_win = لازم، كان عندك أتّو يربح
    .is-any = لازم، بأي أتّو عندك
    .refused = { $case ->
        [cards] ما عندكش { $led } والخصم رابح اليد، يلزمك تقصّ: العب { $would_do }.
       *[plain] ما عندكش من لون اليد والخصم رابحها، يلزمك تقصّ.
    }
    .allowed = { $case ->
        [led] ما عندكش { $led } والخصم رابح اليد، وإنتي تقصّ.
       *[plain] ما عندكش من لون اليد والخصم رابحها، وإنتي تقصّ.
    }
play-partner_wins = القصّ كي يكون شريكك رابح
    .is-free = موش لازم، طيّش اللي تعجبك
    .is-ruff = لازم، حتى على شريكك
    .refused = { $case ->
        [cards] ما عندكش { $led } وعندك أتّو، وفي القانون هذا تقصّ حتى على شريكك: العب { $would_do }.
       *[plain] ما عندكش من لون اليد وعندك أتّو، وفي القانون هذا تقصّ حتى على شريكك.
    }
    .allowed = { $case ->
        [led] ما عندكش { $led }، وتقصّ حتى وشريكك رابح.
       *[plain] ما عندكش من لون اليد، وتقصّ حتى وشريكك رابح.
    }
play-overruff = الطلوع فوق أتّو الخصم
    .is-free = موش لازم
    .is-if_able = لازم، كان عندك أكبر منّو
    .refused = { $case ->
        [cards] الخصم قصّ، وأعلى أتّو طاح { $winning_card }، وعندك أكبر منّو: العب { $would_do }.
       *[plain] الخصم قصّ وعندك أتّو أكبر منّو، اطلع فوقو.
    }
    .allowed = { $case ->
        [winning] تقصّ فوق { $winning_card }، خاطر عندك أكبر منها.
       *[plain] تقصّ فوق أتّو الخصم، خاطر عندك أكبر منّو.
    }
play-discard = تطييش كارطة
    .is-yes = كي ما عندكش اللون وموش لازمك تقصّ، طيّش اللي تعجبك
    .allowed = { $case ->
        [led] ما عندكش { $led } وما يلزمك شي، طيّش الكارطة اللي تعجبك.
       *[plain] ما عندكش من لون اليد وما يلزمك شي، طيّش الكارطة اللي تعجبك.
    }
play-over = وقتاش توفى الجرية
    .is-yes = بعد ثمنية يديات
    .refused = الجرية وفات، وما عادش فيها لعب.
    .why = وفاو الثمنية يديات، وتوّة نحسبوا.
projects-declared =
    .refused = { $case ->
        [not_project] الكوارط هاذي ما تعملش مشروع: { $cards }.
        [nothing] ما اخترت حتى كارطة. العب كارطتك.
        [unknown] القانون هذا ما فيهش مشاريع.
       *[plain] المشاريع تتعلن مرة برك، في أول يد وقبل كارطتك.
    }
projects-baloot = البلوت-ريبلوت
    .is-automatic = تتحسب وحدها، من غير ما تقولها
    .is-spoken = لازم تقولها مع الكارطة الثانية
    .is-announced = تقولها مع كل كارطة، وتتحسب وحدها
    .refused = { $case ->
        [spoken] البلوت تتقال مع الكارطة الثانية: الشايب وإلا البنت متاع الأتّو. الكارطة هاذي ماهيش وقتها.
       *[plain] البلوت-ريبلوت تتحسب وحدها هنا. العب كارطتك برك.
    }
    .why = الشايب والبنت متاع الأتّو في يد وحدة: بلوت-ريبلوت.
projects-baloot_points = نقاط البلوت-ريبلوت
projects-baloot_lost = وقتاش تضيع البلوت
    .is-inside_run = كي تكون الزوز كوارط في مية متتابعة
    .is-shown_court_four = مع مية شياب وإلا بنات مكشوفة
    .is-never = ما تضيعش أبدًا
claims-cards_left = وقتاش تتقال السوا
    .is = { $count ->
        [0] ما فمّاش سوا
       *[other] كان عندك في يدك { $value }
    }
    .refused = { $case ->
        [known] السوا تتقال وعندك { $value } في يدك، وتوّة عندك { CARDS($count) }.
        [never] القانون هذا ما فيهش سوا. العب كوارطك للآخر.
       *[plain] مازال موش وقت السوا. العب كارطتك.
    }
penalties-enforcement = كي واحد يلعب ضد القاعدة
    .is-block = الكارطة اللي ضد القاعدة ما تتلعبش من أصلها
    .is-qaid = تتلعب، والخصم ينجّم يقيّد
    .is-referee = تتلعب، والمحكّم يفصل
    .refused = { $case ->
        [block] الكارطة اللي ضد القاعدة ما تتلعبش من أصلها، وما فمّا على شنوّة تعترض.
        [qaid] الاعتراض من أول كارطة لآخر الجرية.
        [referee] الاعتراض من أول كارطة لآخر الجرية.
       *[plain] ما فمّا توّة على شنوّة تعترض.
    }
match-targets = هدف الطرح
    .why = { $case ->
        [known] الطرح لأول فريق يوصل { POINTS($target, case: "after") }.
       *[plain] الطرح لأول فريق يوصل للهدف.
    }
match-both_reach = كان الفريقين وصلوا
    .is-yes = الأعلى يربح
    .why = { $case ->
        [known] الفريقين فاتوا { POINTS($target, case: "after") } في نفس الجرية، والطرح للأعلى.
       *[plain] الفريقين وصلوا للهدف في نفس الجرية، والطرح للأعلى.
    }
match-level = كان تساواو فوق الهدف
    .is-yes = نزيدوا جرية
    .why = الفريقين وصلوا للهدف بنفس المجموع، ونزيدوا جرية.
scoring-scorings = طرق الحساب
scoring-rounding = تدوير البونتوات
    .is-five_down = لأقرب عشرة، والخمسة تهبط
    .is-five_stays = لأقرب عشرة، والخمسة تقعد كيما هي
    .is-five_up = لأقرب عشرة، والخمسة تطلع
scoring-contract = وقتاش تنجح الطلبة
    .is-yes = كي توصل بونتواتهم مدوّرة، والبلوت معاها، لرقم الطلبة
    .why = { $case ->
        [known] الطلبة { $bid }، وأصحابها وصلوا { $reached }.
       *[plain] الطلبة تنجح كي يوصلوا أصحابها لرقمها.
    }
scoring-made = كان الطلبة نجحت
    .is-yes = كل فريق ياخو بونتواتو مدوّرة، وفي حساب «كونتري» اللي طلبوا يزيدوا رقم الطلبة
scoring-failed = كان الطلبة طاحت
    .is = { $value } للمدافعين، وفي حساب «كونتري» رقم الطلبة معاها
scoring-capot_bid = رقم الكبوت المطلوب
scoring-capot_card_points = بونتوات يديات الكبوت المطلوب
scoring-capot_fails = وقتاش يطيح الكبوت
    .is-yes = مع أول يد ياخوها المدافعين
    .why = الكبوت المطلوب يلزمو الثمنية يديات الكل، ويد وحدة للمدافعين تطيّحو.
scoring-doubled = الجرية المضاعفة
    .is-yes = الرابح ياخو كل شي مضروب، والآخر ما ياخو شي
scoring-belote = البلوت-ريبلوت لشكون تمشي
    .is-yes = نزيدوها بعد الضرب، وكان أصحابها طاحوا في طلبتهم تمشي للمدافعين
does-not-apply = ما ينطبقش
table-direction = دورة اللعب
    .is-right = على اليمين
    .is-left = على اليسار
table-first_dealer =
    .is-random = بالزهر
    .is-lower_card = اللي جبد أصغر كارطة
table-next_dealer = الموزّع بعد كل جرية
    .is-next = اللي بعدو في الدور
table-cut = قطع الباكو قبل التفريق
    .is-unsaid = النص ما ذكروش
raises-hokum = كلمات المضاعفة
    .is = { $count ->
        [0] ما فمّاش مضاعفة
       *[other] { $value }
    }
    .refused = { $case ->
        [order] المضاعفة كلمة بعد كلمة، وكل كلمة تجاوب على اللي قبلها: { $ladder }. الكلمة هاذي موش وقتها.
        [word] المزايدة وفات، وما بقى كان المضاعفة وإلا باس.
       *[plain] المضاعفة كلمة بعد كلمة، وكل كلمة تجاوب على اللي قبلها.
    }
    .allowed = هاذي الكلمة اللي بعد كلمة الخصم، وهي ليك.
raises-sun = المضاعفة في الصن
raises-multipliers = قدّاش تضرب كل كلمة
    .is = { $count ->
        [0] ما فمّاش مضاعفة
       *[other] { $value }
    }
raises-speaker = شكون يضاعف
    .is-yes = الخصم يقول كونتري، وفريق اللي طلب يجاوب
    .refused = المضاعفة جواب على طلبة. توّة اطلب وإلا قول باس.
    .allowed = تنجّم تكتفي بهذا وما تضاعفش.
raises-sun_side = دبل الصن: شكون المتأخر
projects-limit = قدّاش من مشروع تعلن
    .is = { $value ->
        [0] ما فمّاش مشاريع
       *[other] { PROJECTS($value) }
    }
projects-once = الكارطة في مشروع واحد
projects-fours_hokum = أربع متشابهة بمية مع أتّو
projects-points_hokum = نقاط المشاريع مع أتّو
projects-best_side = المشاريع لشكون تتحسب
projects-better_kind = كان تساوات القيمة
projects-no_trick = مشاريع اللي ما خذا حتى يد
claims-on_lead = شكون يقول سوا
claims-side = السوا لشكون
claims-failed = السوا اللي ما صحّتش
penalties-right_hidden = اعتراض صحيح والكوارط مقلوبة
penalties-right_exposed = اعتراض صحيح والكوارط مكشوفة
penalties-wrong_hidden = اعتراض غالط والكوارط مقلوبة
penalties-wrong_exposed = اعتراض غالط والكوارط مكشوفة
penalties-warnings =
    .is = { $value ->
        [0] ما فمّاش إنذارات
       *[other] الإنذار رقم { $value } يتسجّل مخالفة
    }
scoring-rounding_hokum = تدوير البونتوات في الأتّو
    .is-five_down = لأقرب عشرة، والخمسة تهبط
    .is-five_stays = لأقرب عشرة، والخمسة تقعد كيما هي
    .is-five_up = لأقرب عشرة، والخمسة تطلع

## The sheet

step-count = البونتوات
step-weigh = مجموع الجرية
step-write = يتكتب في الحساب
entry-play-winner = { $seat_who ->
        [me] اليد { $trick } ليك، وفيها { CARD_POINTS($amount) }.
       *[other] اليد { $trick } { $seat_to }، وفيها { CARD_POINTS($amount) }.
    }
entry-cards-last_trick = آخر يد { $team_to }: { CARD_POINTS($amount) }.
entry-scoring-rounding = { $case ->
        [exact] بونتوات { $team } ما تحتاجش تدوير: { $amount }.
        [capot] الكبوت المطلوب { $team_to } يتحسب { $amount } في بلاصة { $card_points }.
       *[plain] بونتوات { $team } { $card_points } تتدوّر إلى { $amount }.
    }
entry-projects-baloot_points = بلوت-ريبلوت { $team_to }: { POINTS($amount) }.
entry-scoring-doubled = حساب الجرية { $base } مضروب في { $times } { $team_to }: { POINTS($amount) }.
entry-scoring-made = { $case ->
        [bid] الطلبة نجحت، ورقمها { $team_to }: { POINTS($amount) }.
       *[plain] البونتوات المدوّرة { $team_to }: { POINTS($amount) }.
    }
entry-scoring-failed = { $case ->
        [bid] الطلبة طاحت، ورقمها { $team_to }: { POINTS($amount) }.
       *[plain] الطلبة طاحت، والجرية { $team_to }: { POINTS($amount) }.
    }
entry-scoring-belote = بلوت-ريبلوت { $team_to }، وما تتضاعفش: { POINTS($amount) }.
decided-scoring-contract = { $outcome ->
        [made] الطلبة { $bid }، و{ $winner } وصل { $reached }: الطلبة نجحت.
       *[failed] الطلبة { $bid }، و{ $loser } وصل { $reached } برك: الطلبة طاحت.
    }
decided-scoring-capot_fails = { $outcome ->
        [made] كبوت مطلوب، والثمنية يديات الكل { $winner_to }: الطلبة نجحت.
       *[failed] كبوت مطلوب، ومشات يد { $winner_to }: الطلبة طاحت.
    }
written = يتكتب { $first }: { POINTS($first_points) }، و{ $second }: { POINTS($second_points) }.
ending-played = وفاو الثمنية يديات.
ending-thrown_in = { $case ->
        [same] حتى حد ما طلب: نعاودوا نفرّقوا، ونفس الموزّع.
       *[next] حتى حد ما طلب: نعاودوا نفرّقوا، والموزّع اللي بعدو.
    }

## Rules of thumb

thumb-lead_master = { $case ->
        [card] { $card } ما بقى فوقها شي في لونها، نبداو بالكبيرة.
       *[plain] هاذي أعلى كارطة باقية في لونها، نبداو بالكبيرة.
    }
thumb-lead_trump = { $case ->
        [card] البداية بالأتّو { $card } تجبد أتّو الخصم قبل ما يقصّ بيه.
       *[plain] البداية بالأتّو تجبد أتّو الخصم قبل ما يقصّ بيه.
    }
thumb-lead_partner_suit = { $case ->
        [card] الشريك بدا باللون هذا قبل، و{ $card } ترجّعهولو.
       *[plain] الشريك بدا باللون هذا قبل، ونرجّعوهولو.
    }
thumb-lead_short = { $case ->
        [card] { $card } وحدها في لونها: تتلعب توّة، وكي يرجع اللون نقصّوا.
       *[plain] كارطة وحدها في لونها: تتلعب توّة، وكي يرجع اللون نقصّوا.
    }
thumb-lead_low = { $case ->
        [card] ما فمّاش يد مضمونة، والبداية بكارطة صغيرة كيما { $card }.
       *[plain] ما فمّاش يد مضمونة، والبداية بكارطة صغيرة.
    }
thumb-win_cheaply = { $case ->
        [card] { $card } تكفي باش ناخذوا اليد، والكبار يستنّاو.
       *[plain] أرخص كارطة تربح تكفي، والكبار يستنّاو.
    }
thumb-win_last = { $case ->
        [card] ما عاد حتى حد بعدها، و{ $card } تاخو اليد من غير خوف.
       *[plain] ما عاد حتى حد يلعب، وأي كارطة تربح تاخو اليد من غير خوف.
    }
thumb-give_points = { $case ->
        [points] اليد للشريك، و{ $card } تزيدها { CARD_POINTS($points, case: "after") }.
       *[plain] اليد للشريك، ونعطيوه البونتوات.
    }
thumb-keep_safe = { $case ->
        [card] اليد للشريك، و{ $card } أقل كارطة نخسروها.
       *[plain] اليد للشريك، والغالي نخبّيوه لوقتو.
    }
thumb-duck = { $case ->
        [card] اليد للخصم، و{ $card } أرخص كارطة تمشي عليها.
       *[plain] اليد للخصم، وما نعطيوها كان الرخيص.
    }
thumb-ruff_smallest = { $case ->
        [card] أصغر أتّو يربح هو { $card }، والكبير يستنّى.
       *[plain] أصغر أتّو يربح يكفي، والكبير يستنّى.
    }
thumb-discard_low = { $case ->
        [card] اليد مشات، و{ $card } أقل كارطة تتطيّش.
       *[plain] اليد مشات، ونطيّشوا أقل كارطة.
    }
thumb-keep_ard = { $case ->
        [last] اليد هاذي ما تسواش الأتّو الكبير، يستنّى آخر يد وفيها { CARD_POINTS($last_trick) }.
       *[plain] الأتّو الكبير يستنّى آخر يد، خاطر فيها عشرة زيادة.
    }
thumb-weighed = { $case ->
        [weighed] تصوّرنا باقي الكوارط بـ{ $worlds ->
            [two] زوز طرق
            [few] { $worlds } طرق
           *[other] { $worlds } طريقة
        } تمشي مع اللي ظهر، و{ $card } جات في المعدّل خير من { $other }.
       *[plain] تصوّرنا باقي الكوارط بشوية طرق تمشي مع اللي ظهر، وخذينا الأحسن في المعدّل.
    }
thumb-weighed_call = { $case ->
        [weighed] تصوّرنا باقي الكوارط بـ{ $worlds ->
            [two] زوز طرق
            [few] { $worlds } طرق
           *[other] { $worlds } طريقة
        } تمشي مع اللي تقال، وهاذي في المعدّل أحسن حاجة في الحساب.
       *[plain] تصوّرنا باقي الكوارط بشوية طرق تمشي مع اللي تقال، وهاذي في المعدّل أحسن حاجة في الحساب.
    }
thumb-serve = { $case ->
        [card] اليد للشريك، و{ $card } تخلّيهالو وما نخسرو شي.
       *[plain] اليد للشريك، ونخلّيوهالو على خاطر ما نخسرو شي.
    }
thumb-leave_to_partner = { $case ->
        [points] الكوارط فيها { CARD_POINTS($points) } وتنجّم تطلب، أما الشريك مازال ما حكاش، والكلمة ليه.
       *[plain] الكوارط تنجّم تطلب، أما الشريك مازال ما حكاش، والكلمة ليه.
    }
thumb-only_card = { $case ->
        [card] ما فمّا كان { $card } تتلعب.
       *[plain] ما فمّا كان كارطة وحدة تتلعب.
    }
thumb-bid_pass = { $case ->
        [needed] الكوارط فيها { CARD_POINTS($points) }، ويلزمها { CARD_POINTS($needed) }. باس خير.
        [points] الكوارط فيها { CARD_POINTS($points) }، وما تكفيش لطلبة على راحتها. باس خير.
       *[plain] الكوارط ما تكفيش لطلبة. باس خير.
    }
thumb-bid_number = { $case ->
        [bid] الكوارط مع الشريك تنجّم تجيب { CARD_POINTS($points) } كان الأتّو { $suit }، والطلبة { $bid }.
       *[plain] الكوارط تنجّم تحمل الطلبة هاذي.
    }
thumb-double = { $case ->
        [needed] الكوارط فيها { CARD_POINTS($points) } ضد الطلبة، ويكفي { CARD_POINTS($needed) }: اللي طلب في خطر.
       *[plain] الكوارط قوية ضد الطلبة، واللي طلب في خطر.
    }
thumb-raise = { $case ->
        [needed] الكوارط فيها { CARD_POINTS($points) }، ويكفي للجواب { CARD_POINTS($needed) }.
       *[plain] الكوارط قوية حتى بعد الكونتري، والجواب في بلاصتو.
    }
thumb-random = أي كارطة تتلعب، بالزهر.

## The pages

mark-buyer = اللي طلب
now-auction = دورك: شنوّة تقول؟
now-play = دورك: اختار كارطة.
what-may-i-say = شنوّة ننجّم نقول؟
what-they-did = شنوّة عملوا الآخرين، وعلاش؟
trick-taken = اليد { $seat }.
trick-before = اليد اللي قبل { $seat }:
seat-short-me = إنتي
bid-number = قدّاش تطلب؟
deal-the-cards = فرّق الكوارط
this-match = الطرح هذا
sheet-match = الحساب
sheet-step-count = البونتوات: يد بيد
sheet-step-weigh = مجموع الجرية: شكون ربح؟
sheet-step-write = اللي يتكتب
progress-first-lesson = ابدا بأول درس: { $title }
total-of-target = المجموع، واللعب لـ{ $target }

## The drawn table

mark-leads = هو اللي بدا اليد
mark-wins = واخذ اليد لتوّة
trick-label = اليد على الطاولة
would-do = اللي تنجّم تلعبو:
read-clause = اقرا البند في القانون متاعو
confirm-cards = هاذم كوارطي
what-happened = شنوّة صار؟
watch-again = عاود تفرّج في الجرية من الأول، والكوارط الكل مكشوفة.
step-first = من الأول
step-back = خطوة لتالي
step-next = خطوة لقدّام
step-last = للآخر
ranks-title = ترتيب الكوارط وبونتواتها
ranks-trump = في الأتّو، من الأقوى:
ranks-plain = في الألوان الأخرى، من الأقوى:

## The rulebooks

reader-cards = الكوارط وبونتواتها
reader-table = القعدة والتفريق
reader-auction = المزايدة
reader-raises = الكونتري والسوركونتري
reader-projects = البلوت-ريبلوت
reader-match = الطرح
reader-legend = منين جات كل قاعدة؟
reader-customary =
    .about = النص ساكت على القواعد هاذي، ومشينا على اللي متعارف عليه.
reader-moot = ما عندهاش بلاصة في القانون هذا
rulebook-coinche =
    .about = الكوانش التونسية: رقم ولون في بلاصة الكارطة المكشوفة، وكونتري وسوركونتري في بلاصة الدبل.
clauses-ref = { $count ->
        [two] البندين { $numbers } من { $rulebook }
       *[other] البنود { $numbers } من { $rulebook }
    }
differences-count = { $n ->
        [0] ما بيناتهم حتى فرق.
        [one] بيناتهم فرق واحد.
        [two] بيناتهم زوز فروق.
        [few] بيناتهم { $n } فروق.
       *[other] بيناتهم { $n } فرق.
    }
reader-lacks = ما فمّاش كيفها في { $rulebook }
reader-beyond = ما فمّاها كان في { $rulebook }

## Practice

practice-lead = شوية كل يوم خير من برشة في نهار واحد.
practice-go-on = كمّل منين وقفت
practice-topics-lead = اختار اللي تحب تثبّتو. كل قاعدة تجاوب عليها صحيح كم من مرة تولّي ثابتة عندك.
practice-review = المراجعة
    .about = { $n ->
        [zero] ما فمّا شي جا وقتو. نقوّيو الأضعف ونجرّبوا الجديد.
        [one] قاعدة وحدة جا وقتها.
        [two] زوز قواعد جا وقتهم.
        [few] { $n } قواعد جا وقتهم.
       *[other] { $n } قاعدة جا وقتهم.
    }
practice-mistakes = أسئلة تستاهل تتعاود
    .about = { $n ->
        [zero] ما عندك شي يستاهل يتعاود.
        [one] سؤال واحد يستنّى فيك تعاودو.
        [two] زوز أسئلة يستنّاو فيك تعاودهم.
        [few] { $n } أسئلة يستنّاو فيك تعاودهم.
       *[other] { $n } سؤال يستنّاو فيك تعاودهم.
    }
practice-drill = سباق الدقيقة
    .best = أحسن نتيجة ليك: { $n ->
        [zero] حتى جواب
        [one] جواب واحد صحيح
        [two] زوز أجوبة صحيحة
        [few] { $n } أجوبة صحيحة
       *[other] { $n } جواب صحيح
    }.
    .about = قدّاش من جواب صحيح تجيب في { $seconds ->
        [one] ثانية وحدة
        [two] زوز ثواني
        [few] { $seconds } ثواني
       *[other] { $seconds } ثانية
    }؟
    .rules = جاوب على أكثر ما تنجّم. أول نزلة هي جوابك، والوقت يبدا وقت اللي تنزل على «ابدا».
practice-safe = الكارطة المضمونة
    .about = { $n ->
        [zero] آخر الجرية: كارطة وحدة تنجح وين ما كانوا الكوارط المخبّيين.
        [one] آخر جرية: كارطة وحدة تنجح وين ما كانوا الكوارط المخبّيين.
        [two] آخر زوز جريات: كارطة وحدة تنجح وين ما كانوا الكوارط المخبّيين.
        [few] آخر { $n } جريات: كارطة وحدة تنجح وين ما كانوا الكوارط المخبّيين.
        [many] آخر { $n } جرية: كارطة وحدة تنجح وين ما كانوا الكوارط المخبّيين.
       *[other] آخر { $n } جرية: كارطة وحدة تنجح وين ما كانوا الكوارط المخبّيين.
    }
practice-exam = الامتحان
    .about = { $n ->
        [zero] أسئلة من المواضيع الكل، والنتيجة في الآخر.
        [one] سؤال واحد، والنتيجة في الآخر.
        [two] زوز أسئلة، والنتيجة في الآخر.
        [few] { $n } أسئلة من المواضيع الكل، والنتيجة في الآخر.
       *[other] { $n } سؤال من المواضيع الكل، والنتيجة في الآخر.
    }
    .rules = أول نزلة هي جوابك، والمساعدة والشرح بعد ما توفى. خوذ وقتك، وكان خرجت ترجع لنفس السؤال.
practice-topic-cards = الكوارط وبونتواتها
practice-topic-table = الطاولة والتفريق
practice-topic-auction = الطلبات
practice-topic-raises = الكونتري والسوركونتري
practice-topic-match = آخر الطرح
practice-begin = ابدا
practice-nothing = ما فمّا شي هنا توّة
    .text = كل اللي هنا ولّى صحيح. اختار تمرين آخر.
practice-leave = خلّيه وكمّل
practice-see-result = شوف النتيجة
practice-other-tab = جاوبت على السؤال هذا من صفحة أخرى، وهذا جوابك غادي:
practice-last-right = اللي قبلو صحيح
practice-last-wrong = اللي قبلو جوابو:
practice-unkept = ما نجّمناش نحفظوا جوابك توّة. كمّل، وهو معاك حتى تسكّر الصفحة.
practice-praise = { $level ->
        [all] برافو، الكل صحيح!
        [most] خدمة باهية، وقريب توصل.
        [half] ماشي بالباهي. شوف اللي لوطة وترجع أقوى.
        [none] الوقت وفى قبل أول جواب. عاودها على مهلك.
       *[some] بداية باهية. شوف اللي لوطة، وكل مرة أسهل من اللي قبلها.
    }
practice-daily-after = نشوفوك غدوة في تحدّي جديد.
practice-to-look-at = اللي يستاهل نظرة أخرى
practice-look = شوف السؤال { $n }
practice-again = مرة أخرى
practice-retry = عاود اللي يستاهل
practise-page = تمرّن على اللي تعلّمتو
practice-topics = موضوع بموضوع
practice-topic-projects = البلوت-ريبلوت
practice-daily =
    .about = { $n ->
        [zero] أسئلة اليوم، هي بيدها للناس الكل.
        [one] سؤال واحد، هو بيدو للناس الكل.
        [two] زوز أسئلة، هوما بيدهم للناس الكل.
        [few] { $n } أسئلة، هوما بيدهم للناس الكل.
       *[other] { $n } سؤال، هوما بيدهم للناس الكل.
    }
    .begun = بديتو، ووقفت عند السؤال { $n } من { $of }.
    .done = كمّلتو اليوم: { $right } صحيح من { $of }.
practice-topic =
    .about = { $n ->
        [zero] أسئلة من موضوع تختارو.
        [one] سؤال واحد من موضوع تختارو.
        [two] زوز أسئلة من موضوع تختارو.
        [few] { $n } أسئلة من موضوع تختارو.
       *[other] { $n } سؤال من موضوع تختارو.
    }
practice-known = ثابت عندك { $known } من { $of ->
        [one] قاعدة وحدة
        [two] زوز قواعد
        [few] { $of } قواعد
       *[other] { $of } قاعدة
    }
    .new = { $of ->
        [one] قاعدة وحدة، جديدة عليك
        [two] زوز قواعد، جداد عليك
        [few] { $of } قواعد، جداد عليك
       *[other] { $of } قاعدة، جداد عليك
    }
practice-all = التمارين الكل
practice-left =
    .seconds = { $n ->
        [zero] وفى الوقت
        [one] مازالت ثانية وحدة
        [two] مازالت زوز ثواني
        [few] مازالت { $n } ثواني
       *[other] مازالت { $n } ثانية
    }
practice-right-so-far = صحيح: { $n }
practice-score = { $right } صحيح من { $of }
practice-record = رقم جديد ليك!
practice-right-head = صحيح
practice-time =
    .minutes = { $n ->
        [zero] حتى دقيقة
        [one] دقيقة وحدة
        [two] زوز دقايق
        [few] { $n } دقايق
       *[other] { $n } دقيقة
    }
    .seconds = { $n ->
        [zero] حتى ثانية
        [one] ثانية وحدة
        [two] زوز ثواني
        [few] { $n } ثواني
       *[other] { $n } ثانية
    }
practice-right-one = الصحيح:

## The school

the-road = الثنيّة، درس بدرس
road-done = كمّلت الثنيّة الكل، مبروك! راجع اللي جا وقتو من صفحة التمرين.
begin-with = ابدا من هنا
begin = ابدا الدرس
go-on-with = كمّل منين وقفت
lesson-is-done = كمّلتو
beyond-the-rulebooks = برّا القوانين المكتوبة
    .about = حاجات يعملوها الملاعبية وما كتبها حتى قانون من الخمسة.
lesson-next = اللي بعدو
lesson-back = ارجع
lesson-skip = خلّيه لبعد
lesson-finish = كمّلت
lesson-done = كمّلت الدرس
    .text = «{ $title }» ولّى متاعك. ونفكّروك فيه قبل ما تنساه.
next-question = السؤال اللي بعدو
lesson-unkept = ما نجّمناش نحفظوا جوابك توّة. كمّل الدرس، وكي يرجع الحفظ نحفظوا اللي بعدو.
home-lesson = أول درس ليك
home-due = { $n ->
        [one] سؤال واحد جا وقتو
        [two] زوز أسئلة جا وقتهم
        [few] { $n } أسئلة جا وقتهم
       *[other] { $n } سؤال جا وقتهم
    }

## Around a question

quiz-points = { $n ->
        [0] حتى نقطة
       *[other] { POINTS($n) }
    }
quiz-card-points = { $n ->
        [0] حتى بونتو
       *[other] { CARD_POINTS($n) }
    }
quiz-yes = إي
quiz-us = لينا
quiz-them = ليهم
not-quite = موش هاذي
try-again = عاود جرّب.
well-done = صحيح، برافو
help-1 = وين نشوف؟
help-2 = شنوّة القاعدة؟
help-3 = نقّصلي الأجوبة
help-4 = قلّي الجواب
help-fewer = نحّينالك نص الأجوبة الغالطة.
order-plain = في الألوان الأخرى، من الأقوى للأضعف:

## What the words mean

glossary-player = واحد من الأربعة اللي على الطاولة. كل واحد عندو كوارطو، ويلعب كي يجي دورو.
glossary-partner = اللي قاعد مقابلك. إنتي وهو فريق واحد، تربحوا مع بعضكم وتخسروا مع بعضكم.
glossary-opponent = واحد من الزوز اللي ضدك، على يمينك وعلى يسارك.
glossary-team = زوز متقابلين. كل شي يتكتب للفريق، موش للاعب وحدو.
glossary-dealer = اللي يفرّق الكوارط في الجرية هاذي. وكي توفى، يفرّق اللي بعدو.
glossary-deal = من تفريق الكوارط لين يتكتب حسابها: الطلبات، وبعدها ثمنية يديات، وبعدها النقاط. وفي الطرح أكثر من جرية.
glossary-match = اللعبة الكل: جرية بعد جرية، لين فريق يوصل للهدف.
glossary-pack = 32 كارطة: ثمنية من كل لون، من السبعة للأص.
glossary-card = عندها لون ورتبة، كيما شايب السبيت. وقوّتها وبونتواتها حسب لونها: أتّو وإلا لا.
glossary-hand = الكوارط اللي عندك إنتي. ما يشوفها حتى حد غيرك لين تتلعب.
glossary-spades = لون أكحل، وعلامتو ♠︎.
glossary-hearts = لون أحمر، وعلامتو ♥︎.
glossary-diamonds = لون أحمر، وعلامتو ♦︎.
glossary-clubs = لون أكحل، وعلامتو ♣︎.
glossary-ace = أقوى كارطة في كل لون موش أتّو، وفيه 11 بونتو. أما في الأتّو، الولد والتسعة أقوى منّو.
glossary-king = الملك اللي على الكارطة، وفيه 4 بونتوات. والشايب متاع الأتّو مع البنت متاعو: بلوت-ريبلوت.
glossary-queen = تجي بعد الشايب، وفيها 3 بونتوات. والبنت متاع الأتّو مع الشايب متاعو: بلوت-ريبلوت.
glossary-jack = في الأتّو هو أقوى كارطة، وفيه 20 بونتو. وفي الألوان الأخرى يجي بعد البنت، وفيه زوز بونتوات.
glossary-ten = تجي بعد الأص طول، وفيها 10 بونتوات.
glossary-nine = في الأتّو ثاني أقوى كارطة، وفيها 14 بونتو. وفي الألوان الأخرى ما تسوى شي.
glossary-eight = فوق السبعة برك، وما فيها حتى بونتو.
glossary-seven = أصغر كارطة في كل لون، وما فيها حتى بونتو.
glossary-auction = الكلام اللي قبل اللعب: شكون يطلب، وقدّاش، وأناهو لون الأتّو.
glossary-pass = ما تحبش تطلب، والكلام للي بعدك.
glossary-bid = رقم ولون: قدّاش من بونتو باش تلمّوا إنتي وشريكك، وأناهو لون الأتّو. وإلا كبوت.
glossary-contract = الطلبة اللي وقفت عليها المزايدة: شكون طلب، وقدّاش، وبأناهو أتّو، وتضاعفت وإلا لا.
glossary-buyer = اللي وقفت عليه المزايدة. هو وشريكو لازم يوصلوا لطلبتو.
glossary-buyers = اللي طلب وشريكو.
glossary-others = الزوز اللي ضد اللي طلب. يحبّوا طلبتو تطيح.
glossary-contre = خصم اللي طلب يقوللو «ما توصلش»، والجرية تتضاعف.
glossary-surcontre = جواب فريق اللي طلب على الكونتري: الجرية تتضاعف مرة أخرى.
glossary-trick = أربعة كوارط على الطاولة، كارطة من كل لاعب. اللي كارطتو هي الأقوى ياخوهم الكل.
glossary-lead = تلعب أول كارطة في اليد، والآخرين يتبعوا لونها.
glossary-follow = تلعب من اللون اللي بدات بيه اليد. كان عندك منّو، واجب في القوانين الكل.
glossary-take = كارطتك هي الأقوى: اليد لفريقك، وإنتي تبدا اللي بعدها.
glossary-void = ما عندك حتى كارطة من اللون اللي بدات بيه اليد.
glossary-trump = اللون اللي يغلب الألوان الكل في الجرية هاذي: أصغر كارطة منّو تاخو أكبر كارطة من غيرو.
glossary-ruff = ما عندكش من لون اليد، وتلعب أتّو. وقتاش يولّي واجب؟ كل قانون وحكمو.
glossary-overruff = تلعب أتّو أكبر من أعلى أتّو طاح. وقتاش يولّي واجب؟ كل قانون وحكمو.
glossary-underruff = تلعب أتّو أصغر من أتّو طاح قبلو، وما ياخوش اليد.
glossary-discard = ما عندكش من لون اليد، وتحط كارطة من لون آخر موش أتّو. هاذي عمرها ما تاخو اليد.
glossary-last_trick = آخر يد في الجرية. اللي ياخوها تزيدو عشرة بونتوات.
glossary-baloot = الشايب والبنت متاع الأتّو في يد وحدة، وعندهم نقاط زيادة. تقول بلوت مع الأولى وريبلوت مع الثانية.
glossary-card_points = قيمة الكوارط اللي في اليديات. ومنها يخرج حساب الجرية.
glossary-points = اللي يتكتب في الحساب، وهي اللي توصّل للهدف.
glossary-rounding = البونتوات تتدوّر لأقرب عشرة قبل ما تتحسب. والخمسة تطلع وإلا تهبط؟ كل قانون وحكمو.
glossary-total = اللي لمّو الفريق في الجرية الكل: بونتواتو مدوّرة، والبلوت-ريبلوت كان عندو. ومنّو نعرفوا الطلبة نجحت وإلا طاحت.
glossary-tie = الفريقين وصلوا لنفس المجموع. شنوّة يصير بعدها؟ كل قانون وحكمو.
glossary-khasara = اللي طلب ما وصلش لطلبتو، والجرية تمشي للمدافعين.
glossary-kaboot = فريق واحد خذا الثمنية يديات الكل، والآخر حتى يد.
glossary-score_sheet = اللي يتكتب فيه الحساب: سطر لكل جرية، وعمود لكل فريق.
glossary-us_and_them = زوز أعمدة الحساب: «لينا» فريقك، و«ليهم» الخصم.
glossary-target = النقاط اللي يوفى عندها الطرح. يحدّدها القانون، وإلا تختاروها إنتوما.
glossary-violation = كارطة وإلا كلمة ضد القاعدة، كيما اللي عندو من اللون وما تبعوش.
glossary-rulebook = نص مكتوب يقول كيفاش تتلعب وكيفاش تتحسب. عندنا خمسة، وبيناتهم فروق.
glossary-rule = حاجة وحدة يقرّرها القانون، كيما: شنوّة يصير كان تساواو؟
glossary-clause = فقرة مرقّمة في القانون. كل حكم نقولوهولك معاه البند متاعو.
glossary-stated = النص بيدو يقولها، وهذا البند متاعها.
glossary-inherited = النص ساكت عليها، وخذيناها من القانون اللي يرجعلو.
glossary-customary = النص ساكت عليها، ومشينا على اللي متعارف عليه بين الملاعبية.
glossary-reading = النص يحمل أكثر من معنى، وقلنالك شنوّة فهمنا منّو.
glossary-lesson = حاجة وحدة تتعلّمها في دقايق، واللعب فيها أكثر من القراية.
glossary-quiz = أسئلة من جريات بالحق، وكل جواب معاه علاش.
glossary-practice_hand = جرية كاملة تلعبها مع الكمبيوتر على راحتك.
glossary-review = ترجع لجرية لعبتها، وتشوف وين كان فمّا خير.

## A hand looked back at

review-lead = كل اختيار نشوفوه من زوز جيهات. اللي كنت تنجّم تعرفو وقتها هو خدمتك، وكيفاش جاو الكوارط هذاكا زهر.
review-working = نراجعوا في اختياراتك: { $n } من { $of }
review-choices = { $n ->
        [one] اختيار واحد
        [two] زوز اختيارات
        [few] { $n } اختيارات
       *[other] { $n } اختيار
    }
review-count = { $case ->
        [none] كان قدّامك { $choices }، وما خسرت شي. لعبك مزيان.
       *[some] { $of ->
            [one] كان قدّامك اختيار واحد، وخسّرك شويّة.
           *[other] { $costly ->
                [one] كان قدّامك { $choices }، وواحد منهم خسّرك شويّة.
                [two] كان قدّامك { $choices }، وزوز منهم خسّروك شويّة.
               *[other] كان قدّامك { $choices }، و{ $costly } منهم خسّروك شويّة.
            }
        }
    }
review-cost = { $case ->
        [sheet] تقريب { CARD_POINTS($card_points) }، و{ POINTS($points) } في الحساب
        [points] تقريب { POINTS($points) } في الحساب
       *[plain] تقريب { CARD_POINTS($card_points) }
    }
review-costly = لعبت { $played }، وكانت { $best } خير.
    .cost = خسّرتك { $cost }.
review-fine = اللي ما خسّرك شي
    .equal = ما فمّاش خير من { $card }.
    .luck = كيما جاو الكوارط، { $best } كانت تجيب أكثر. وهاذي حتى حد ما ينجّم يعرفها.
review-open = ارجع لليد { $n }
review-moment = اليد { $n }: شنوّة تلعب؟
review-ask = نفس اللحظة مرة أخرى: اختار كارطة.
review-tell = قلّي
review-again = اختار مرة أخرى
review-list = اختياراتك الكل
review-back = ارجع لآخر الجرية
review-chosen = { $case ->
        [good] { $card }: ما فمّاش هنا خير منها.
       *[better] { $card } تتلعب، و{ $best } خير منها.
    }
    .told = هنا: { $best }.
review-played = { $case ->
        [same] وهي اللي لعبتها في الجرية.
       *[other] في الجرية لعبت { $card }.
    }
review-also = وكيفها: { $cards }.
review-known = شنوّة كنت تنجّم تعرف
    .good = جرّبنا { $deals } تمشي مع اللي شفتو، وما فمّاش كارطة تجيب في المعدّل أكثر من { $card }.
    .cost = جرّبنا { $deals } تمشي مع اللي شفتو، و{ $card } تجيب في المعدّل أقل من { $best }: { $cost }.
    .thumb = القاعدة الساهلة:
review-deals = { $n ->
        [one] جرية وحدة
        [two] زوز جريات
        [few] { $n } جريات
       *[other] { $n } جرية
    }
review-lay = وكيفاش جاو الكوارط
    .good = كيما جاو الكوارط، ما فمّاش خير من { $card }.
    .cost = كيما جاو الكوارط، { $best } تجيب أكثر من { $card }: { $cost }.
    .unknown = وهاذي حتى حد ما يشوفها من كوارطو.
    .lucky = معناها المرة هاذي مشات معاك.
review-numbers = قدّاش تنقص كل كارطة على الأحسن
    .note = علامة الصح معناها ما فمّاش خير منها: فرق زوز بونتوات ما نحسبوهش، والفرق اللي ما يبانش من جريات قليلة زادة.
    .good = ما فمّاش خير منها
    .played = لعبتها
review-call-moment = { $n ->
        [1] كلمتك الأولى: شنوّة تقول؟
        [2] كلمتك الثانية: شنوّة تقول؟
        [3] كلمتك الثالثة: شنوّة تقول؟
       *[other] كلمتك رقم { $n }: شنوّة تقول؟
    }
review-call-ask = نفس اللحظة مرة أخرى: شنوّة تقول؟
review-call-before = { $case ->
        [some] اللي تقال لين هنا: { $words }.
       *[none] إنتي أول واحد يتكلّم.
    }
review-call-costly = قلت «{ $call }»، وكانت «{ $best }» خير.
review-call-fine = ما فمّاش خير من «{ $call }».
    .luck = كيما جاو الكوارط، «{ $best }» كانت تجيب أكثر. وهاذي حتى حد ما ينجّم يعرفها.
review-call-chosen = { $case ->
        [good] «{ $call }»: ما فمّاش هنا خير منها.
       *[better] «{ $call }» تتقال، و«{ $best }» خير منها.
    }
    .told = هنا: «{ $best }».
review-call-said = { $case ->
        [same] وهي اللي قلتها في الجرية.
       *[other] في الجرية قلت «{ $call }».
    }
    .mark = قلتها
review-call-known = { $case ->
        [good] جرّبنا { $deals } تمشي مع كوارطك واللي تقال، وما بانتش كلمة خير من «{ $call }».
       *[cost] جرّبنا { $deals } تمشي مع كوارطك واللي تقال، و«{ $call }» تكتبلكم في المعدّل أقل من «{ $best }»: { $cost }.
    }
    .table = شنوّة تجيب كل كلمة في المعدّل
review-call-lay = { $case ->
        [good] كيما جاو الكوارط، ما فمّاش كلمة تكتبلكم أكثر من «{ $call }».
       *[cost] كيما جاو الكوارط، «{ $best }» كانت تكتبلكم أكثر من «{ $call }»: { $cost }.
    }
    .bought = الطلبة
    .nobody = حتى حد ما طلب
    .note = مع «{ $call }» حسبنا الطلبة اللي صارت بالحق. ومع غيرها كمّلنا الكلام كأن كل واحد يحسب كوارطو ويقول. والأربعة يلعبو وكوارطهم مكشوفة.
review-empty = مازالت ما فمّا حتى جرية نراجعوها
    .text = العب جرية للآخر وارجع لنا، وتلقى اختياراتك هنا.
review-not-over = الجرية هاذي مازالت ما وفاتش
    .text = كمّلها، وتلقى اختياراتك هنا.
review-no-choice = في الجرية هاذي ما كان قدّامك حتى اختيار: ما جاتكش مرة فيها زوز كوارط تلعبهم وإلا زوز كلمات تقولهم.
review-left-out = الاختيار اللي قبلو لاعب آخر لعب ضد القاعدة ما نراجعوهش، خاطر اللي كنت تنجّم تعرفو ما ينعرفش.
review-missing = ما فمّا حتى اختيار بالرقم هذا في الجرية هاذي

## Bid or pass

buying-page = نطلب وإلا نقول باس؟
    .short = نطلب؟
buying-lead = حط كوارطك وشوف كل كلمة تقولها شنوّة تجيبلكم.
buying-about = ما تعرفش تطلب وإلا لا؟ جرّب أي يد هنا.
buying-hand = كوارطك
buying-deal = فرّقلي
buying-choose = اختار كارطة
buying-turn = دورك في الكلام
    .is-1 = الأول
    .is-2 = الثاني
    .is-3 = الثالث
    .is-4 = الموزّع
buying-time = قدّاش من مرّة جاك الدور؟
    .is-1 = أول مرّة
    .is-2 = ثاني مرّة
buying-said = شنوّة تقال قبلك؟
buying-silence = حتى حد ما تكلّم قبلك.
buying-ask = شنوّة نقول؟
buying-thinking = قاعدين نتخيّلو الكوارط ونلعبوهم…
buying-few = ناقصينك { CARDS($n, case: "after") }. اليد هنا { CARDS($of) }.
buying-many = عندك { CARDS($n, case: "after") }، واليد هنا { CARDS($of) }. نحّي الزايد.
buying-ended = المزايدة توفى قبل ما يجيك الدور. بدّل كلمة من اللي قبلك.
buying-twice = في الرابط كارطة مكتوبة مرتين، حسبناها مرّة وحدة.
buying-broken = في الرابط حاجة ما نجّمناش نقراوها، والباقي كيما هو.
buying-best = أحسن كلمة
buying-none = ما نطلبوش
buying-buyers = الطلبة لينا { $ours }، ليهم { $theirs }، وحتى حد { $nobody }
buying-picture = كيفاش توفى كل مرّة
buying-scale = كل عمود قدّاش من مرّة وفات بالفرق هذا: على يمين الخط زيادة لينا، وعلى يسارو زيادة ليهم.
buying-picture-of = { $call }: زيادة لينا { $ours }، زيادة ليهم { $theirs }، تعادل { $level }
buying-note = تخيّلنا الكوارط المخبّية { $deals ->
        [few] { $deals } مرّات
       *[other] { $deals } مرّة
    } على حساب كوارطك واللي تقال. كل مرّة الأربعة يلعبو وكوارطهم مكشوفة. خوذها دليل يعاونك، ماهيش حكم أكيد.
buying-why-close = «{ $best }» و«{ $other }» تقريب كيف كيف. الفرق بيناتهم ينجّم يكون زهر.
buying-why-kaboot = مع «{ $best }» ناخذو اليديات الكل { $kaboot } من { $deals }.
buying-why-made = «{ $best }» تنجح { $made } من { $ours }، وخير من «{ $other }» بفرق { POINTS($more, case: "after") }.
buying-why-saves = ماهيش مضمونة، أما «{ $other }» أخيب منها بفرق { POINTS($more, case: "after") }.
buying-why-fails = خير حاجة تطلبها «{ $other }»، وما تنجح كان { $made } من { $ours }.
buying-why-they_fail = خلّي الطلبة ليهم: يطيحو { $lost } من { $theirs }.
buying-why-dearer = «{ $other }» تنجّم تنجح، أما كي تطيح تكلّف أكثر ملّي تجيب. «{ $best }» خير بفرق { POINTS($more, case: "after") }.

## Hints, the adviser, and who sits at the table

hint-ask = عاونّي شويّة
hint-which = بين أناهم كوارط نوازن؟
hint-numbers = وبالأرقام؟
hint-away = نحّي المعاونة
hint-but = هاذا السؤال العادي، أما المرّة هاذي شوف كوارطك الأخرى زادة.
hint-cards = وازن بين هاذم:
hint-average = تصوّرنا باقي الكوارط بـ{ $worlds ->
        [few] { $worlds } طرق
       *[other] { $worlds } طريقة
    }. هاذم البونتوات اللي ياخوهم فريقك من هنا للّخر في المعدّل، مع كل كارطة:
hint-not-ready = الحسبة ما حضرتش. عاود اسأل بعد شويّة.
hint-lead_master = عندك كارطة ما بقى في لونها شي أعلى منها؟
hint-lead_trump = شكون مازال عندو أتّو؟ وشنوّة يعمل الأتّو متاعو في كبار فريقك؟
hint-lead_partner_suit = بأناهو لون بدا شريكك قبل؟
hint-lead_short = أناهو لون ما عندك منّو كان كارطة وحدة؟ وشنوّة تنجّم تعمل كي يرجع؟
hint-lead_low = ما فمّاش يد مضمونة هنا. بأناهي كارطة تبدا وما تخسر برشة؟
hint-win_cheaply = تنجّم تاخو اليد هاذي. أناهي كارطة تكفي وما تزيدش؟
hint-win_last = ما عاد حتى حد يلعب بعدك. أناهي كارطة تاخو اليد وما تحتاجهاش من بعد؟
hint-give_points = اليد ماشية لشريكك في الأغلب. شنوّة تنجّم تعطيه؟
hint-keep_safe = اليد لشريكك. أناهي كارطة ما تضرّكش كي تمشي؟
hint-duck = اليد صعيبة عليك. أناهي كارطة خسارتها أخف؟
hint-ruff_smallest = ما عندكش من لون اليد. أصغر أتّو يكفي، أناهو؟
hint-discard_low = ما عندكش من لونها، واليد صعيبة عليك. أناهي كارطة ما تهمّكش؟
hint-keep_ard = مازالوا عندك زوز كوارط. شنوّة خير ليك: اليد هاذي، وإلا آخر يد بعشرتها؟
doubt = متأكّد؟ تصوّرنا باقي الكوارط، و{ $card } تنقّص فريقك في المعدّل { CARD_POINTS($points) } على خير كارطة عندك. كان تحبّها، العبها مرّة أخرى.
costly-cards = { $count ->
        [0] كي نرجعوا لتالي: حتى كارطة من كوارطك ما كلّفتكم برشة في الجرية هاذي. لعب باهي!
        [one] كي نرجعوا لتالي: كارطة وحدة من كوارطك كلّفتكم، وكان عندك خير منها.
        [two] كي نرجعوا لتالي: زوز كوارط من كوارطك كلّفوكم، وكان عندك خير منهم.
        [few] كي نرجعوا لتالي: { $count } كوارط من كوارطك كلّفوكم، وكان عندك خير منهم.
       *[other] كي نرجعوا لتالي: { $count } كارطة من كوارطك كلّفتكم، وكان عندك خير منها.
    }
level-not-ready = المدرسة توّة حلّت: لين تحضر الحسبة يلعبوا بالقواعد البسيطة.
set-level = مع شكون تلعب
    .simple_thinks = يمشي بالقواعد البسيطة اللي تتعلّمها هنا.
    .steady_thinks = يتصوّر باقي الكوارط بقدّاش من طريقة، ومن بعد يختار.
    .master_thinks = يتصوّر باقي الكوارط ببرشة طرق، ويلعب اللي خير في المعدّل.
set-partner = شريكك
    .help = «يلعب ليك» يخلّيلك الطلبة والأيادي كي ما تخسرو فيها شي.
    .like_others = كي الباقين
    .for_me = يلعب ليك

## Printed sheets

print-worksheet = تمارين
print-answers = الأجوبة
print-open = صوّرو بالتليفون
print-total = بونتوات الجرية الكل، ومعاها آخر يد: { CARD_POINTS($n) }.
print-unavailable = الطباعة موش مركّبة في النسخة هاذي من المدرسة. اللي يخدّمها ينجّم يزيدها.

## The teacher's board

arrow-end = { $place ->
    [s] بلاصتك
    [n] بلاصة شريكك
    [e] بلاصة اللي على يمينك
   *[w] بلاصة اللي على يسارك
}
board-contract = شنوّة الطلبة
    .none = حتى شي: نبداو بالمزايدة
    .hokum = أتّو { $suit }
board-buyer = شكون طلب
board-bid = بقدّاش
board-more = زيد: الحساب والكونتري
    .unbought = ما فمّا حتى طلبة لتوّة، وما فمّاش كونتري.
board-score = الحساب قبل الجرية، والطرح لـ{ $target }:
board-cards = حط الكوارط بيدك
    .help = اختار لاعب، وانزل على الكوارط اللي لازم يكونوا عندو. والباقي بالزهر.
board-cards-of = عند شكون
board-cards-none = رجّع الكوارط الكل
board-drag-help = جرّ الكوارط لبلاصتهم، وإلا انزل عليهم ومن بعد على البلاصة. والباقي بالزهر.
board-drag-pack = الباكو
board-drag-full = البلاصة ما تكفيش الكوارط هاذم الكل: { $place }
board-drag-first = اختار كوارط قبل، ومن بعد البلاصة.
board-wishes = اطلب أكثر
    .none = ما طلبت شي: أي جرية تمشي.
board-wish-who = شكون
board-wish-what = شنوّة عندو
board-wish-add = زيد
board-wish-drop = نحّيه
board-wish-count-of = قدّاش
board-wish-rank-of = أناهي كارطة
board-wish-baloot = البلوت-ريبلوت عند: { $who }
    .short = بلوت-ريبلوت
board-wish-rank = { $rank }، العدد { $count } وإلا أكثر، عند: { $who }
    .short = كوارط كيف بعضهم
board-wish-buys = ينجّم يطلب { $mode }: { $who }
    .short = ينجّم يطلب
board-wish-trumps = كوارط الأتّو { $count } وإلا أكثر عند: { $who }
    .short = برشة أتّو
board-wish-ruff = ينجّم يقصّ في أول يد: { $who }
    .short = يقصّ في أول يد
board-deal = فرّق
board-asking = نلوّجوا على جرية كيما هاذي…
board-not-found = جرّبنا { $tries } جرية، وحتى وحدة ما فيها اللي طلبتو الكل. أصعبهم «{ $wish }»: جا في { $held } منهم. بدّلو وإلا نحّيه، وجرّب من جديد.
board-crowded = الكوارط هاذم ما يتحطّوش هكّا: { $cards }. كل كارطة عندها بلاصة وحدة، وكل لاعب عندو عددو.
board-unreachable = ما فمّا حتى مزايدة في القانون هذا توصل للطلبة هاذي بالكوارط هاذم.
board-step = { $line ->
        [what_if] كان { $name }: الخطوة { $n } من { $of }
       *[main] الخطوة { $n } من { $of }
    }
step-trick-back = يد لتالي
step-trick-next = اليد الجاية
board-what-if = كان { $name }
board-main-line = ارجع للجرية
board-question = خمّنوا قبل:
board-hands = الكوارط المكشوفة
board-values = قدّاش تجيب كل كارطة
    .help = البونتوات اللي ياخوهم فريق اللي عليه الدور من هنا بكل كارطة، كان الكل يشوفوا الكل وحتى حد ما يغلط.
board-try = شنوّة يصير كان…؟
board-try-what = اختار شنوّة يصير هنا في بلاصة اللي صار. والجرية تبقى كيما هي. الدور على: { $seat }
board-over = الجرية وفات هنا.
board-drop-line = نحّي الـ«كان» هاذي
board-words = ملاحظات على الخطوة هاذي
board-ask = اسأل الفصل قبل الكارطة الجاية
board-lit = كوارط نركّزوا فيهم
board-other-book = بقانون آخر
    .explain = نفس الكوارط ونفس الكلام واللعب، قد ما يسمح القانون الآخر. توّة: { $rulebook }
board-other-none = { $rulebook } ما فيه حتى طلبة كيما هاذي، وإلا ما فيه كلام يوصل ليها.
board-class =
    .explain = حل فصل، والتلامذة يتبّعوا السبورة هاذي من تليفوناتهم ويجاوبوا على أسئلتك.
board-class-open = حل فصل
board-class-code = التلامذة يكتبوا الرمز هذا:
board-class-link = الصفحة اللي يكتبوه فيها
board-class-pupils = { $n ->
        [0] ما دخل حتى حد لتوّة.
        [one] دخل تلميذ واحد.
        [two] دخلوا زوز تلامذة.
        [few] دخلوا { $n } تلامذة.
       *[other] دخلوا { $n } تلميذ.
    }
board-class-answers = { $n ->
        [0] ما فمّا حتى جواب لتوّة
        [one] جواب واحد
        [two] زوز أجوبة
        [few] { $n } أجوبة
       *[other] { $n } جواب
    }
board-class-csv = الأجوبة الكل في جدول
board-class-end = سكّر الفصل
board-class-leave = نحّي الفصل من هنا
board-class-wrong = الفصل هذا ما نعرفوهش، وإلا العنوان موش متاع معلّمو.
board-class-away = ما نجّمناش نوصلوا للفصل توّة. والسبورة تنجّم توريها على كل حال.
board-class-stale = سبورة الفصل تحرّكت من صفحة أخرى، واللي هنا موش اللي يشوفوه التلامذة.
board-class-take = خلّي التلامذة يشوفوا اللي هنا
board-print-what = شنوّة تطبع
board-print-worksheet = تمارين
board-print-ranks = بطاقة للحيط
board-print-score_sheet = جدول حساب فارغ
board-print-quiz = زيد أسئلة
    .none = أسئلة السبورة برك
board-print-count = قدّاش من سؤال
board-print-make = حضّرها
board-print-making = نحضّروا فيها…
