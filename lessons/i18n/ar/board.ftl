# السبورة: يد يجهّزها المعلم، ويعرضها خطوة خطوة، بملاحظات وأسئلة و«لو».

board-page = السبورة
    .short = السبورة
    .about = جهّز يد، واعرضها خطوة خطوة، وخلّ الفصل يخمّن قبل الورقة الجاية.
board-lead = جهّز يد، واعرضها خطوة خطوة، وخلّ الفصل يخمّن قبل الورقة الجاية.
board-my-hand = اعرض الجولة اللي ألعبها
board-new = سبورة جديدة

## سبورة جديدة

board-contract = وش انشرى
    .none = ولا شي: نبدأ من الشراء
    .hokum = حكم { $suit }
board-buyer = مين اشترى
board-bid = الطلب
board-more = زيادة: النشرة والدبل
    .unbought = ما انشرى شي للحين، فما فيه دبل.
board-score = النشرة قبل الفتّة، والصكّة إلى { $target }:
board-cards = حط الورق بنفسك
    .help = اختر يد، واضغط الورق اللي لازم يكون فيها. والباقي على الحظ.
board-cards-of = وين
board-cards-none = رجّع كل الورق
board-drag-help = اسحب الورق لمكانه، أو اضغط الورق وبعدها المكان. والباقي على الحظ.
board-drag-pack = الشدّة
board-drag-count = { $n } من { $of }
board-drag-put = { $place }: { $cards }
board-drag-full = المكان ما يكفي كل هالورق: { $place }
board-drag-first = اختر ورق أول، وبعدها المكان.
board-buy-card = ورقة الشراء
board-place = { $name } ({ $n })
board-wishes = اطلب زيادة
    .none = ما طلبت شي: أي توزيع يمشي.
board-wish-who = مين
board-wish-what = وش عنده
board-wish-add = أضف
board-wish-drop = شيله
board-somebody = أي واحد
board-wish-count-of = كم
board-wish-rank-of = أي ورقة
board-wish-mode-of = في
board-wish-project-of = أي مشروع
board-wish-baloot = البلوت عند: { $who }
    .short = بلوت
board-wish-rank = { $rank }، العدد { $count } أو أكثر، عند: { $who }
    .short = أوراق من رتبة وحدة
board-wish-project = مشروع ({ $project }) عند: { $who }
    .short = مشروع
board-wish-buys = يشتري { $mode }: { $who }
    .short = يقدر يشتري
board-wish-trumps = أوراق الحكم { $count } أو أكثر عند: { $who }
    .short = حكم كثير
board-wish-ruff = يقدر يقطع في أول أكلة: { $who }
    .short = يقطع في أول أكلة
board-wish-sawa = سوا صحيحة والباقي في اليد { $count }، يقولها: { $who }
    .short = سوا صحيحة
board-deal = وزّع
board-asking = ندوّر توزيع مثل كذا…
board-not-found = جرّبنا { $tries } توزيع، وما جا ولا واحد فيه كل اللي طلبته. أصعبها «{ $wish }»: جا في { $held } منها. غيّره أو شيله، وجرّب من جديد.
board-crowded = هالورق ما ينحط كذا: { $cards }. كل ورقة لها مكان واحد، واليد لها عدد، وقبل الشراء اليد هي اللي تتوزّع أول.
board-unreachable = ما فيه شراء في هالقانون يوصل لهذا مع هالورق.
board-open = افتح سبورة محفوظة
board-open-explain = الصق نص السبورة أو الجولة، أو رابطها.

## السبورة

board-step = { $line ->
        [what_if] لو { $name }: الخطوة { $n } من { $of }
       *[main] الخطوة { $n } من { $of }
    }
step-trick-back = أكلة ورا
step-trick-next = الأكلة الجاية
board-reveal = اكشف
board-what-if = لو { $name }
board-main-line = ارجع للجولة
board-question = خمّنوا أول:
board-hands = الأوراق المكشوفة
board-jump = روح لخطوة
    .start = البداية
    .step = { $n }. { $who }: { $what }
board-values = كم تجيب كل ورقة
    .help = الأبناط اللي ياخذها فريق صاحب الدور من هنا بكل ورقة، لو الكل يشوف الكل وما أحد يغلط.
board-brings = { $card } تجيب { $points }
board-try = وش لو…؟
board-try-what = اختر وش يصير هنا بدال اللي صار. والجولة نفسها تبقى. الدور على: { $seat }
board-fault = { $card } (مخالفة)
board-over = خلصت الفتّة هنا.
board-drop-line = شيل هذي الـ«لو»
board-words = ملاحظات على هالخطوة
board-note = ملاحظة
board-ask = اسأل الفصل قبل الورقة الجاية
board-lit = أوراق ننتبه لها
board-arrow-from = سهم من
board-arrow-to = إلى
board-arrow-add = ارسم السهم
board-keep = احفظ
board-other-book = على قانون ثاني
    .explain = نفس الورق ونفس الكلام واللعب، قد ما يسمح القانون الثاني. الحين: { $rulebook }
board-other-none = { $rulebook } ما فيه شراء مثل هذا، أو ما فيه كلام يوصل له.
board-keep-it = احفظ وشارك
board-title = العنوان
board-name-it = احفظ العنوان، وافتح من هالخطوة
board-save = احفظها في ملف
board-link = رابط توزّعه: فيه السبورة كلها، وما فيه فصلك.

## الفصل

board-class = الفصل
    .explain = افتح فصل، والطلاب يتابعون هالسبورة من جوالاتهم ويجاوبون على أسئلتك.
board-class-open = افتح فصل
board-class-code = الطلاب يكتبون هالرمز:
board-class-link = الصفحة اللي يكتبونه فيها
board-class-pupils = { $n ->
        [0] ما دخل أحد للحين.
        [one] دخل طالب واحد.
        [two] دخل طالبين.
        [few] دخل { $n } طلاب.
       *[other] دخل { $n } طالب.
    }
board-class-answers = { $n ->
        [0] ما فيه جواب للحين
        [one] جواب واحد
        [two] جوابين
        [few] { $n } أجوبة
       *[other] { $n } جواب
    }
board-class-csv = كل الأجوبة في جدول
board-class-end = أنهِ الفصل
board-class-leave = شيل الفصل من هنا
board-class-wrong = هالفصل ما نعرفه، أو العنوان مو عنوان معلّمه.
board-class-away = ما قدرنا نوصل للفصل الحين. والسبورة تقدر تعرضها على كل حال.
board-class-stale = سبورة الفصل تحرّكت من صفحة ثانية، واللي هنا مو اللي يشوفونه الطلاب.
board-class-take = خلّ الطلاب يشوفون اللي هنا
board-csv-number = الرقم
board-csv-name = الاسم
board-csv-question = السؤال
board-csv-answer = الجواب
board-csv-time = الوقت (غرينتش)

## على الورق

board-print = اطبع
board-print-what = وش تطبع
board-print-worksheet = ورقة عمل
board-print-answers = أجوبتها
board-print-ranks = بطاقة للجدار
board-print-score_sheet = نشرة فاضية
board-print-quiz = زد أسئلة
    .none = أسئلة السبورة بس
board-print-count = كم سؤال
board-print-make = جهّز الورقة
board-print-making = نجهّز الورقة…
board-print-save = احفظها ملف للطباعة
board-print-first = أول صفحة
