# Words that every question about a score shares; they are of no kind of their own.

quiz-scores = الحساب
    .contract = { $contract }
    .way = { $way ->
        [easy] طريقة الحساب: { way-easy }
       *[contree] طريقة الحساب: { way-contree }
    }
    .deal = الفتّة
    .card-points = الأبناط
    .converted = نقاط الأبناط
    .projects = المشاريع
    .baloot = البلوت
    .tricks = الأكلات
    .totals = مجموع الفتّة
    .pair = لنا { $us } ولهم { $them }
    .five = { $rounding ->
        [five_down] الخمسة هنا تنزل: { $card_points } تصير { $rounded }، وبعدها نقسم على { $divisor }.
        [five_up] الخمسة هنا تطلع: { $card_points } تصير { $rounded }، وبعدها نقسم على { $divisor }.
       *[five_stays] الخمسة هنا تبقى مثل ما هي: { $card_points } تنقسم على { $divisor } بدون تقريب.
    }
    .nearest = أقرب عشرة إلى { $card_points } هي { $rounded }، وبعدها نقسم على { $divisor }.
    .unrounded = التقريب قبل القسمة: { $card_points } تصير { $rounded } أول، وبعدها نقسم على { $divisor }.
    .divisor = { $mode ->
        [hokum] القسمة على { $other } للصن. هنا حكم، و{ $rounded } تنقسم على { $divisor }.
       *[sun] القسمة على { $other } للحكم. هنا صن، و{ $rounded } تنقسم على { $divisor }.
    }
    .both = لو حوّلنا أبناط الفريقين صار المجموع { $sum }، والفتّة { $base } بس. نحوّل أبناط { $team }، والباقي { $buyers_to }.
    .base = { $mode ->
        [hokum] { $other } نقاط فتّة الصن. هنا حكم، و{ $buyers_to } الباقي من { $base }.
       *[sun] { $other } نقاط فتّة الحكم. هنا صن، و{ $buyers_to } الباقي من { $base }.
    }
    .standing = النشرة قبل الفتّة: لنا { $us } ولهم { $them }
    .no-projects = المشاريع { $team_to }، وهنا ما انحسبت: { POINTS($worth) }.
    .projects-times = المشاريع هنا { POINTS($worth) }. { $because }
    .no-baloot = البلوت { $team_to }، وهنا ما انحسب: { POINTS($worth) }.
    .baloot-times = البلوت ما يتضاعف أبدًا، فيبقى { POINTS($worth, case: "after") } { $team_to }.
    .baloot-moved = البلوت لصاحبه حتى لو خسر الفتّة: { POINTS($worth) } { $team_to }.
    .score-sheet = { term-score_sheet }
    .before = قبل الفتّة
    .written = نقاط الفتّة
