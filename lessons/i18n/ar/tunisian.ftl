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
        [one] كارطة واحدة
        [two] زوز كوارط
        [few] { $n } كوارط
       *[other] { $n } كارطة
    }
    .after = { $n ->
        [one] كارطة واحدة
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
        [one] يد واحدة
        [two] زوز يديات
        [few] { $n } يديات
       *[other] { $n } يد
    }
    .after = { $n ->
        [one] يد واحدة
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
phase-over = توفات الجرية
took-the-trick = اليد { $seat_to }
waiting = لحظة، الآخرين يلعبوا
score-sheet = الحساب
card-points = البونتوات
thrown-in = حتى حد ما طلب، ونعاودوا نفرّقوا.
match-won = الطرح ليكم، مبروك!
match-lost = الطرح ليهم. الجاي ليكم.
deal-number = الجرية { $n }
how-it-was-reckoned = كيفاش حسبناها

## Rules

cards-plain_order = ترتيب الألوان اللي ماهياش أتّو
cards-trump_order = ترتيب الأتّو
cards-plain_points = بونتوات الألوان اللي ماهياش أتّو
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
       *[plain] الطلبة هذي للي في يدّو الشايب والبنت متاع اللون. اطلب رقم أقل، وإلا كبوت.
    }
auction-capot = طلبة الكبوت
    .is-yes = الثمنية يديات الكل، وهو أعلى من الأرقام الكل
    .refused = الكبوت تطلب قبل، وما فوقو شي. قول باس، وإلا كونتري كان الطلبة متاع الخصم.
    .allowed = الكبوت أعلى من الأرقام الكل: لازمكم الثمنية يديات.
auction-higher = كل طلبة أعلى من اللي قبلها
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
        [nobody] الكونتري جواب على طلبة، وما زال حتى حد ما طلب.
        [own] الطلبة متاع فريقك، والكونتري للخصم برك.
        [already] الطلبة هذي تقالت عليها كونتري. ما زال لفريق اللي طلب: سوركونتري وإلا باس.
        [not_contred] السوركونتري جواب على كونتري، وما زالت ما تقالتش.
        [closed] تقالت كونتري والطلبات تسكّرت. ما زال: سوركونتري وإلا باس.
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
auction-over = متى توفى المزايدة
    .is-yes = بعد آخر باس، وإلا بعد السوركونتري
    .refused = المزايدة وفات، والكلمة هذي بلاصتها قبل أول كارطة.
play-after_auction = متى يبدا اللعب
    .is-yes = بعد ما توفى المزايدة
    .refused = المزايدة ما زالت ما وفاتش. أول كارطة تتلعب بعدها.
play-turn = دور اللعب
    .is-yes = كل واحد كارطة من يدّو في دورو
    .refused = الكارطة هذي ماهياش في يدك. العب من كوارطك.
play-lead = شكون يبدا اليد
    .is-yes = اللي بعد الموزّع، وبعدها اللي ياخو اليد
    .allowed = إنتي تبدا اليد، العب الكارطة اللي تعجبك.
play-winner = شكون ياخو اليد
    .is-yes = أعلى أتّو، وإلا أعلى كارطة من لون اليد
play-keep_trump_when_closed = البداية في اللعب المقفول
    .is-free = بأي كارطة
    .is-plain_first = ما تبداش بأتّو وعندك غيرو
    .refused = { $case ->
        [cards] اللعب مقفول، وما نبداوش بأتّو وعندنا غيرو. ابدا بواحدة من هذي: { $would_do }.
       *[plain] اللعب مقفول، وما نبداوش بأتّو وعندنا غيرو.
    }
    .allowed = اللعب مقفول، وإنتي تبدا بكارطة ماهياش أتّو.
play-follow_suit = تتبع اللون
    .is-yes = لازم، كان عندك منو
    .refused = { $case ->
        [cards] اليد بدات { $led } وعندك منو، يلزمك تتبعو: العب { $would_do }.
       *[plain] عندك من لون اليد، يلزمك تتبعو.
    }
    .allowed = { $case ->
        [led] اليد بدات { $led }، وإنتي تتبع اللون.
       *[plain] تتبع لون اليد.
    }
play-raise_led_trump = الطلوع كي تبدا اليد بالأتّو
    .is-never = موش لازم
    .is-unless_partner_wins = لازم تطلع كان تنجّم، إلا كي يكون شريكك هو الرابح
    .is-always = لازم تطلع كان تنجّم، حتى فوق شريكك
    .refused = { $case ->
        [cards] اليد بدات بالأتّو، وأعلى أتّو طاح { $winning_card }، وعندك أكبر منو: العب { $would_do }.
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
    .is-if_able = لازم، كان عندك أكبر منو
    .refused = { $case ->
        [cards] الخصم قصّ، وأعلى أتّو طاح { $winning_card }، وعندك أكبر منو: العب { $would_do }.
       *[plain] الخصم قصّ وعندك أتّو أكبر منو، اطلع فوقو.
    }
    .allowed = { $case ->
        [winning] تقصّ فوق { $winning_card }، خاطر عندك أكبر منو.
       *[plain] تقصّ فوق أتّو الخصم، خاطر عندك أكبر منو.
    }
play-discard = تطييش كارطة
    .is-yes = كي ما عندكش اللون وموش لازمك تقصّ، طيّش اللي تعجبك
    .allowed = { $case ->
        [led] ما عندكش { $led } وما يلزمك شي، طيّش الكارطة اللي تعجبك.
       *[plain] ما عندكش من لون اليد وما يلزمك شي، طيّش الكارطة اللي تعجبك.
    }
play-over = متى توفى الجرية
    .is-yes = بعد ثمنية يديات
    .refused = الجرية وفات، وما عادش فيها لعب.
    .why = توفاو الثمنية يديات، وتوّة نحسبوا.
projects-declared =
    .refused = { $case ->
        [not_project] الكوارط هذي ما تعملش مشروع: { $cards }.
        [nothing] ما اخترت حتى كارطة. العب كارطتك.
        [unknown] القانون هذا ما فيهش مشاريع.
       *[plain] المشاريع تتعلن مرة برك، في أول يد وقبل كارطتك.
    }
projects-baloot = البلوت-ريبلوت
    .is-announced = تقولها مع كل كارطة، وتتحسب وحدها
    .refused = { $case ->
        [spoken] البلوت تتقال مع الكارطة الثانية: الشايب وإلا البنت متاع الأتّو. الكارطة هذي ماهياش وقتها.
       *[plain] البلوت-ريبلوت تتحسب وحدها هنا. العب كارطتك برك.
    }
    .why = الشايب والبنت متاع الأتّو في يد وحدة: بلوت-ريبلوت.
projects-baloot_points = نقاط البلوت-ريبلوت
projects-baloot_lost = متى تضيع البلوت
    .is-never = ما تضيعش أبدًا
claims-cards_left =
    .is = { $count ->
        [0] ما فمّاش سوا
       *[other] كان عندك في يدك { $value }
    }
    .refused = { $case ->
        [known] السوا تتقال وعندك { $value } في يدك، وتوّة عندك { CARDS($count) }.
        [never] القانون هذا ما فيهش سوا. العب كوارطك للآخر.
       *[plain] ما زال موش وقت السوا. العب كارطتك.
    }
penalties-enforcement =
    .refused = { $case ->
        [block] الكارطة اللي ضد القاعدة ما تتلعبش من أصلها، وما فمّاش على شنوّة تعترض.
        [qaid] الاعتراض من أول كارطة لآخر الجرية.
        [referee] الاعتراض من أول كارطة لآخر الجرية.
       *[plain] ما فمّاش توّة على شنوّة تعترض.
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
    .is-five_up = لأقرب عشرة، والخمسة تطلع
scoring-contract = وقتاش تنجح الطلبة
    .is-yes = كي توصل بونتواتهم مدوّرة، والبلوت معاها، لرقم الطلبة
    .why = { $case ->
        [known] الطلبة { $bid }، وأصحابها وصلوا { $reached }.
       *[plain] الطلبة تنجح كي يوصلوا أصحابها لرقمها.
    }
scoring-made = كان الطلبة نجحت
    .is-yes = كل فريق بونتواتو مدوّرة، وفي حساب كونتري رقم الطلبة معاها
scoring-failed = كان الطلبة طاحت
    .is = { $value } للمدافعين، وفي حساب كونتري رقم الطلبة معاها
scoring-capot_bid = الكبوت المطلوب قدّاش طلبتو
scoring-capot_card_points = يديات الكبوت المطلوب قدّاش تتحسب
scoring-capot_fails = وقتاش يطيح الكبوت
    .is-yes = مع أول يد ياخوها المدافعين
    .why = الكبوت المطلوب يلزمو الثمنية يديات الكل، ويد واحدة للمدافعين تطيّحو.
scoring-doubled = الجرية المضاعفة
    .is-yes = الرابح ياخو كل شي مضروب، والآخر ما ياخو شي
scoring-belote = نقاط البلوت-ريبلوت
    .is-yes = نزيدوها بعد الضرب، وكان أصحابها طاحوا في طلبتهم تمشي للمدافعين

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
ending-played = توفاو الثمنية يديات.
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
        [card] ما عادش حد بعدها، و{ $card } تاخو اليد من غير خوف.
       *[plain] ما عادش حد يلعب، وأي كارطة تربح تاخو اليد من غير خوف.
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
        [last] اليد هذي ما تسواش الأتّو الكبير، يستنّى آخر يد وفيها { CARD_POINTS($last_trick) }.
       *[plain] الأتّو الكبير يستنّى آخر يد، خاطر فيها عشرة زيادة.
    }
thumb-only_card = { $case ->
        [card] ما فمّا كان { $card } تتلعب.
       *[plain] ما فمّا كان كارطة وحدة تتلعب.
    }
thumb-bid_pass = { $case ->
        [needed] اليد فيها { CARD_POINTS($points) }، ويلزمها { CARD_POINTS($needed) }. باس خير.
        [points] اليد فيها { CARD_POINTS($points) }، وما تكفيش لطلبة فيها فسحة. باس خير.
       *[plain] اليد ما تكفيش لطلبة. باس خير.
    }
thumb-bid_number = { $case ->
        [bid] اليد والشريك فيهم أمل في { CARD_POINTS($points) } مع { $suit }، والطلبة { $bid }.
       *[plain] اليد تنجّم تحمل الطلبة هذي.
    }
thumb-double = { $case ->
        [needed] اليد فيها { CARD_POINTS($points) } ضد الطلبة، ويكفي { CARD_POINTS($needed) }: اللي طلب في خطر.
       *[plain] اليد قوية ضد الطلبة، واللي طلب في خطر.
    }
thumb-raise = { $case ->
        [needed] اليد فيها { CARD_POINTS($points) }، ويكفي للجواب { CARD_POINTS($needed) }.
       *[plain] اليد قوية حتى بعد الكونتري، والجواب في بلاصتو.
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

## The drawn table

mark-leads = هو اللي بدا اليد
mark-wins = واخذ اليد لتوّا
trick-label = اليد على الطاولة
would-do = اللي تنجم تلعبو:
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
