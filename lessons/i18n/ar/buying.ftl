# Buy or pass: the hand that is put together, and what each call may come to.

## The hand

buying-page = أشتري ولا أقول بس؟
    .short = أشتري؟
buying-lead = حط أوراقك وشف كل كلمة تقولها وش تجيب لكم.
buying-about = تحتار تشتري ولا لا؟ جرّب أي يد هنا.
buying-hand = أوراقك
buying-chosen = اخترت { $n } من { $of }
buying-deal = وزّع لي
buying-card = ورقة الشراء
buying-choose = اختر ورقة
buying-turn = دورك في الكلام
    .is-1 = الأول
    .is-2 = الثاني
    .is-3 = الثالث
    .is-4 = الموزّع
buying-time = كم مرة جاك الدور؟
    .is-1 = أول مرة
    .is-2 = ثاني مرة
buying-said = وش انقال قبلك؟
buying-silence = ما تكلّم أحد قبلك.
buying-ask = وش أقول؟
buying-thinking = نتخيّل الأوراق ونلعبها…

## What is missing, what was not understood

buying-few = ناقصك { CARDS($n, case: "after") }. اليد هنا { CARDS($of) }.
buying-many = عندك { CARDS($n, case: "after") }، واليد هنا { CARDS($of) }. شيل الزايد وبس.
buying-no-card = باقي ورقة الشراء، اخترها من القائمة.
buying-same = { $card } في يدك وعلى الطاولة. خلّها في مكان واحد.
buying-ended = الشراء يخلص قبل ما يجيك الدور. غيّر كلمة من اللي قبلك.
buying-twice = في الرابط ورقة مكتوبة مرتين، حسبناها مرة واحدة.
buying-broken = في الرابط شي ما قدرنا نقراه، والباقي مثل ما هو.

## What it comes to

buying-say = قل: { $call }
buying-call = الكلمة
buying-chance = تنجح
buying-kaboot = كبوت
buying-best = الأحسن
buying-none = ما نشتري
buying-buyers = الشراء لنا { $ours }، لهم { $theirs }، ولا أحد { $nobody }
buying-every = كل الكلمات
buying-picture = كيف تنتهي كل مرة
buying-scale = كل عمود كم مرة انتهت بهالفرق: على يمين الخط الزيادة لنا، وعلى يساره لهم.
buying-picture-of = { $call }: زيادة لنا { $ours }، زيادة لهم { $theirs }، تعادل { $level }
buying-note = تخيّلنا الأوراق المخفية { $deals ->
        [few] { $deals } مرات
        [many] { $deals } مرة
       *[other] { $deals } مرة
    } على حسب أوراقك واللي انقال. في كل مرة الأربعة يلعبون وأوراقهم مكشوفة، ولا أحد يدبّل. فخذها دليل يساعدك، مو حكم أكيد.

## Why

buying-why-close = «{ $best }» و«{ $other }» تقريبًا سوا. الفرق بينهم ممكن يكون حظ.
buying-why-kaboot = مع «{ $best }» ناخذ الأكلات كلها { $kaboot } من { $deals }.
buying-why-made = «{ $best }» تنجح { $made } من { $ours }، وأحسن من «{ $other }» بفرق { POINTS($more, case: "after") }.
buying-why-saves = مو مضمونة، بس «{ $other }» أسوأ منها بفرق { POINTS($more, case: "after") }.
buying-why-fails = أحسن شي تشتريه «{ $other }»، وما تنجح إلا { $made } من { $ours }.
buying-why-they_fail = خلّ الشراء عليهم: يخسرون { $lost } من { $theirs }.
buying-why-dearer = «{ $other }» ممكن تنجح، بس خسارتها أغلى من مكسبها. «{ $best }» أحسن بفرق { POINTS($more, case: "after") }.
