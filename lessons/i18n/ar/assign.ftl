# الواجب: وش يحط المعلم لطلابه، وكيف يحلّونه، ووش يطلع له.

assign-page = الواجب
    .about = دروس وأسئلة وجولات ترسلها لطلابك برابط واحد، وتشوف وين وصل كل واحد ووش أكثر شي يغلطون فيه.
assign-way = الواجبات: جهّز واجب، أو افتح واجبك
assign-back = ارجع للواجب
assign-unavailable = ما قدرنا نوصل للواجب الحين. جرّب بعد شوي.

## المعلم يجهّزه

assign-new = جهّز واجب جديد
assign-title = عنوان الواجب
    .help = يشوفونه طلابك.
assign-book = القانون
assign-what = وش تضيف
assign-lesson = درس
assign-quiz = أسئلة
assign-hand = جولة
assign-lesson-of = أي درس
assign-kind-of = أي نوع من الأسئلة
assign-count-of = كم سؤال
assign-hand-of = الصق رابط الجولة أو السبورة، أو نصّها
    .help = طلابك يلعبونها من وين ما وقفت. وإذا كانت منتهية، من أولها.
assign-add = أضفه للواجب
assign-added = اللي في الواجب
    .none = إلى الحين ما فيه شي. أضف درس أو أسئلة أو جولة.
assign-drop = شيله
assign-full = الواجب ما يشيل أكثر من { $n ->
        [few] { $n } أشياء
       *[other] { $n } شي
    }.
assign-make = جهّز الرابط
    .untitled = اكتب عنوان للواجب قبل.
    .empty = أضف شي واحد على الأقل.
assign-too-long = هالسبورة طويلة على الرابط. شيل من ملاحظاتها وجرّب مرة ثانية.

## وش في الواجب

assign-item-quiz = { $kind } ({ $n ->
        [one] سؤال واحد
        [two] سؤالين
        [few] { $n } أسئلة
       *[other] { $n } سؤال
    })
assign-item-hand = جولة: { $title }
    .untitled = جولة تلعبها
assign-item-gone = شي ما عاد موجود في المدرسة

## صفحة المعلم

assign-code = الطلاب يفتحون الرابط، أو يكتبون هالرمز في صفحة الواجب:
assign-link = رابط الطلاب
assign-own = عنوانك أنت: هذي الصفحة. احفظه عندك ولا ترسله، اللي معه العنوان يشوف النتائج.
assign-kept = ننسى الواجب بعد شهرين من آخر طالب دخله.
assign-wrong-secret = هالواجب ما نعرفه
    .text = يمكن العنوان ناقص، أو هو مو عنوان معلّمه، أو انتسى بعد شهرين. شف العنوان اللي حفظته.
assign-pupils = { $n ->
        [0] ما دخل أحد للحين.
        [one] دخل طالب واحد.
        [two] دخل طالبين.
        [few] دخل { $n } طلاب.
       *[other] دخل { $n } طالب.
    }
assign-missed = وش أكثر شي يغلطون فيه
    .unasked = ما جاوب أحد على سؤال إلى الحين.
    .none = ما غلط أحد إلى الحين.
    .most = أكثر شي يستاهل شرح: «{ $rule }».
    .count = { $n ->
        [0] كلها صح
        [one] غلط واحد من { $of }
        [two] غلطين من { $of }
        [few] { $n } أغلاط من { $of }
       *[other] { $n } غلط من { $of }
    }
assign-rules = قواعد كلها صح
assign-results = طالب طالب
assign-name = الاسم
assign-number = الرقم
assign-column = { $n }. { $what }
assign-cell-right = صح { $right } من { $asked }
assign-cell-points = لنا { $ours }، لهم { $theirs }
assign-cell-new = ما بدا
assign-cell-done = خلص
assign-csv = النتائج في جدول
    .done = { $item }: خلص
    .of = { $item }: من
    .right = { $item }: صح
    .asked = { $item }: جاوب
    .ours = { $item }: لنا
    .theirs = { $item }: لهم
assign-forget = امسح الواجب
    .sure = ينمسح الواجب وأسماء اللي فيه، وما ترجع النتائج. واللي تعلّموه طلابك يبقى عندهم.
    .yes = إي، امسحه
assign-forgotten = تم، مسحنا الواجب.

## صفحة الطالب

assign-pupil = عندك رمز واجب؟
assign-typed = رمز الواجب
assign-open = افتح الواجب
assign-nobody = ما لقينا واجب بهالرمز
    .text = شف الرمز مع معلّمك واكتبه مرة ثانية. ويمكن الواجب انتسى: نحفظه شهرين بس.
assign-wait = جرّبت رموز كثيرة. انتظر ربع ساعة، ثم اكتب الرمز اللي مع معلّمك.
assign-seen = معلّمك يشوف الاسم اللي تكتبه، ووش تسوي في هالواجب من بعد ما تدخل: وين وصلت، وكم صح من أول مرة وفي أي قاعدة، ووش انكتب لك في الجولة. وغير هالواجب ما يشوف شي من اللي تسويه في المدرسة.
assign-your-name = اسمك
    .help = اسمك الأول يكفي.
    .none = اكتب اسمك عشان يعرفك معلّمك.
assign-join = ابدأ الواجب
assign-full-class = الواجب دخله ناس كثير وما عاد فيه مكان. كلّم معلّمك.
assign-as = أنت هنا باسم { $name }
assign-rulebook = على { $rulebook }.
    .other = إذا فتحت درس، يصير هو القانون اللي تتعلم عليه.
assign-go = { $state ->
        [begun] كمّل
        [done] شفه مرة ثانية
       *[new] ابدأ
    }
assign-state = { $state ->
        [begun] { $done } من { $of }
        [done] خلص
       *[new] ما بديت فيه
    }
assign-all-done = خلّصت الواجب كله، ما شاء الله!
assign-left = { $n ->
        [one] باقي لك شي واحد
        [two] باقي لك شيئين
        [few] باقي لك { $n } أشياء
       *[other] باقي لك { $n } شي
    }
assign-broken-hand = ما قدرنا نقرا هالجولة. كلّم معلّمك.
assign-hand-over = انحسبت لك هالجولة في الواجب.
