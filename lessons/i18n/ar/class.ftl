# The live class: the pupil's page, and what the teacher sees of the answers.

## The pupil's page

class-page = الحصة
class-lead = السبورة في جوالك: تابع مع معلّمك، وجاوب لما يسأل.
class-code = رمز الحصة
class-name = اسمك
class-name-help = اسمك الأول يكفي. يشوفه معلّمك مع جوابك.
class-join = ادخل الحصة
class-joined = أنت في الحصة باسم { $it }
class-leave = اطلع من الحصة
class-table = السبورة
class-waiting = لحظة، ونوصلك بالسبورة…
class-lost = انقطع الخط عن الحصة. خلّك هنا، نرجع لك أول ما يرجع.
class-back = رجع الخط.
class-over = خلصت الحصة. السبورة باقية قدامك مثل ما هي.
class-refused =
    .nobody = ما لقينا حصة بهذا الرمز. شف الرمز مع معلّمك واكتبه مرة ثانية.
    .name = اكتب اسمك عشان يعرفك معلّمك.
    .ended = خلصت هذي الحصة.
    .full = الحصة مليانة. كلّم معلّمك.
    .wait = جرّبت رموز كثيرة. انتظر ربع ساعة، ثم اكتب الرمز اللي مع معلّمك.
    .unknown = متصفحك ما يحفظ ملفات تعريف الارتباط، وبدونها ما نعرف جوابك من جواب غيرك. اسمح له يحفظها وافتح الصفحة من جديد.
    .unavailable = ما قدرنا نوصل للحصة الحين. جرّب بعد شوي.
    .other = ما قدرنا ندخلك الحصة. حدّث الصفحة وجرّب مرة ثانية.

## The question

class-open = خمّن: وش تختار؟
class-yours = جوابك
class-change = وصل جوابك. تقدر تغيّره لين يقفل معلّمك السؤال.
class-closed = انقفل السؤال.
class-right = الجواب
class-unsent = ما وصل جوابك. اضغطه مرة ثانية.
class-unasked = انقفل السؤال قبل ما يوصل جوابك.

## What the teacher sees

class-answers = { $n ->
        [zero] ما جاوب أحد إلى الحين
        [one] جاوب واحد
        [two] جاوبوا اثنين
        [few] جاوبوا { $n }
        [many] جاوبوا { $n }
       *[other] جاوبوا { $n }
    }
class-head-number = الرقم
class-head-name = الاسم
class-head-ask = السؤال
class-head-choice = الجواب
class-head-time = الوقت
