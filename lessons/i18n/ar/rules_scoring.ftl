# The rules of scoring, in both families. Titles and values as in `rules.ftl`; sentences of a sheet are in `sheet.ftl`.

scoring-base_hokum = نقاط الفتّة في الحكم
    .is = { POINTS($value) }
scoring-base_sun = نقاط الفتّة في الصن
    .is = { POINTS($value) }
scoring-rounding_hokum = تقريب الأبناط في الحكم
    .is-five_down = لأقرب عشرة، والخمسة تنزل
    .is-five_stays = لأقرب عشرة، والخمسة تبقى
    .is-five_up = لأقرب عشرة، والخمسة تطلع
scoring-rounding_sun = تقريب الأبناط في الصن
    .is-five_down = لأقرب عشرة، والخمسة تنزل
    .is-five_stays = لأقرب عشرة، والخمسة تبقى
    .is-five_up = لأقرب عشرة، والخمسة تطلع
scoring-divisor_hokum = كم بنط في النقطة في الحكم
    .is = { CARD_POINTS($value) }
scoring-divisor_sun = كم بنط في النقطة في الصن
    .is = { CARD_POINTS($value) }
scoring-counted_buyer = من نعتبره المشتري
    .is-buyer = المشتري نفسه
    .is-last_raiser = مع الدبل: صاحب آخر كلمة
scoring-decision = من كسب الفتّة
    .is-yes = صاحب المجموع الأكبر
    .why = { $case ->
        [known] مجموع فريق المشتري في الفتّة { $buyers }، ومجموع الفريق الثاني { $others }، والفتّة للأكبر.
        [counted] مجموع الفريق اللي نعتبره المشتري { $buyers }، ومجموع الثاني { $others }، والفتّة للأكبر.
       *[plain] الفتّة لصاحب المجموع الأكبر.
    }
scoring-equal_totals = إذا تساوى المجموعان
    .is-card_points = نقارن الأبناط
    .is-card_points_with_projects = نقارن الأبناط ومعها المشاريع والبلوت
    .why = { $case ->
        [known] المجموعان متساويان، فالفتّة لصاحب الأبناط الأكثر: المشتري { $buyers } والفريق الثاني { $others }.
        [counted] المجموعان متساويان، فنقارن الأبناط: اللي نعتبره المشتري { $buyers } والثاني { $others }.
       *[plain] المجموعان متساويان، فنقارن الأبناط.
    }
scoring-dead_tie = إذا تساوت المقارنة بعد
    .is-buyers_lose = المشتري يخسر
    .is-shared = كل فريق له مجموعه، ومع الدبل يخسر صاحب آخر كلمة
    .why = { $case ->
        [buyers_lose] تساوى كل شيء، والتعادل على المشتري.
        [shared] تساوى كل شيء، فهو تعادل: كل فريق له مجموعه، ومع الدبل يخسر صاحب آخر كلمة.
       *[plain] تساوى كل شيء بين الفريقين.
    }
scoring-own_totals = إذا كسب المشتري بدون دبل
    .is-yes = كل فريق يأخذ مجموعه
scoring-khasara = الخسارة
    .is-yes = نقاط الفتّة والمشاريع كلها للفريق الثاني
scoring-doubled = الفتّة المدبّلة
    .is-yes = الفائز يأخذ كل شيء مضروبًا، والثاني صفر
scoring-projects_doubled_at = متى تتضاعف المشاريع
    .is = { $count ->
        [0] ما تتضاعف
       *[other] إذا كانت الفتّة مضروبة في { $value }
    }
scoring-kaboot_hokum = الكبوت في الحكم
    .is = { POINTS($value) }
    .why = كبوت: فريق واحد أكل الأكلات الثمان كلها.
    .allowed = كبوت: اللي أكل الأكلات الثمان كلها له { POINTS($value) }.
scoring-kaboot_sun = الكبوت في الصن
    .is = { POINTS($value) }
    .why = كبوت: فريق واحد أكل الأكلات الثمان كلها.
    .allowed = كبوت: اللي أكل الأكلات الثمان كلها له { POINTS($value) }.
scoring-kaboot_doubled = الكبوت مع الدبل
    .is-multiplied = ينضرب في درجة الدبل
    .is-plain = يبقى مثل ما هو
scoring-baloot = نقاط البلوت لمن
    .is-yes = لصاحبه دائمًا، وما تتضاعف
scoring-gahwa = القهوة
    .is = { POINTS($value) } واللي يكسب الفتّة يكسب الصكّة

## a number was bid

scoring-scorings = طرق الحساب
    .is = { $value }
scoring-rounding = تقريب الأبناط
    .is-five_down = لأقرب عشرة، والخمسة تنزل
    .is-five_stays = لأقرب عشرة، والخمسة تبقى
    .is-five_up = لأقرب عشرة، والخمسة تطلع
scoring-contract = متى ينجح الطلب
    .is-yes = إذا وصلت أبناط صاحبه المدوّرة، ومعها البلوت، رقم الطلب
    .why = { $case ->
        [known] الطلب { $bid }، وصاحبه وصل { $reached }.
       *[plain] الطلب ينجح إذا وصل صاحبه رقمه.
    }
scoring-made = إذا نجح الطلب
    .is-yes = لكل فريق أبناطه المدوّرة، ومعها رقم الطلب في حساب كونتري
scoring-failed = إذا ما نجح الطلب
    .is = { $value } للخصم، ومعها رقم الطلب في حساب كونتري
scoring-capot_bid = الكبوت المطلوب كم رقمه
    .is = { $value }
scoring-capot_card_points = أكلات الكبوت المطلوب كم تنحسب
    .is = { CARD_POINTS($value) }
scoring-capot_fails = متى يفشل طلب الكبوت
    .is-yes = مع أول أكلة يأخذها الفريق الثاني
    .why = الكبوت المطلوب يبي الأكلات الثمان كلها، وأكلة وحدة للخصم تطيّحه.
scoring-belote = نقاط البلوت بعد الحساب
    .is-yes = تنزاد بعد الضرب، وتروح للخصم إذا فشل طلب أصحابها
