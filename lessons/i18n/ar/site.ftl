# What the server itself says: in the head of a page, and when a page cannot be shown.

## A shared link

site-description = تعلّم البلوت بالعربي: العب جولة، واسأل ليش، وكل حكم معه بنده.
site-hand-title = جولة بلوت: العبها من حيث وقفت
site-hand-description = نفس الورق ونفس الدور. افتح الرابط وكمّل اللعب، وشوف وش كنت تسوّي أنت.
site-picture = شعار مدرسة البلوت

## The connection

site-no-script = المدرسة تحتاج جافاسكربت. فعّله في متصفحك وحدّث الصفحة.
site-connection-lost = انقطع الاتصال، ونحاول نرجّعه. جولتك محفوظة في عنوان الصفحة.
site-connection-back = رجع الاتصال.
site-reload = حدّث الصفحة

## No such page, and a fault of ours

site-missing = ما لقينا هالصفحة
    .text = يمكن الرابط ناقص، أو الصفحة انتقلت. ارجع للرئيسية وكمّل من هناك.
site-fault = صار خلل عندنا
    .text = الخلل منّا مو منك، وسجّلناه عشان نصلحه.
    .hand = جولتك محفوظة في عنوان الصفحة، وما راح منها شي.
site-go-on = كمّل من حيث وقفت
site-go-home = الرئيسية

## What Streamlit's own widgets say to a screen reader, or below a field ($it: a name or a number)

widget-open = افتح القائمة
widget-close = أغلق
widget-copy = انسخ
widget-copied = تم النسخ
widget-help = شرح
widget-help-for = شرح { $it }
widget-link = رابط هالعنوان
widget-clear = امسح
widget-more = زِد واحد
widget-less = نقّص واحد
widget-tabs = باقي التبويبات
widget-choose = اختر
widget-none = ما فيه شي بهالاسم
widget-enter = اضغط زر الإدخال عشان يثبت
widget-ctrl-enter = اضغط كنترول مع زر الإدخال عشان يثبت
widget-options = عدد الخيارات: { $it }
widget-selected = { $it }، هذا المختار
