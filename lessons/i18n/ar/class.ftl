# The live class, the pupil's page; what the teacher sees of it is in board.ftl.

## The pupil's page

class-page = الفصل
class-lead = السبورة في جوالك: تابع مع معلّمك، وجاوب لما يسأل.
class-code = رمز الفصل
class-name = اسمك
class-name-help = اسمك الأول يكفي. يشوفه معلّمك مع جوابك.
class-join = ادخل الفصل
class-joined = أنت في الفصل باسم { $it }
class-leave = اطلع من الفصل
class-table = السبورة
class-waiting = لحظة، ونوصلك بالسبورة…
class-lost = انقطع الخط عن الفصل. خلّك هنا، نرجع لك أول ما يرجع.
class-back = رجع الخط.
class-over = قفل معلّمك الفصل. السبورة باقية قدامك مثل ما هي.
class-refused =
    .nobody = ما لقينا فصل بهذا الرمز. شف الرمز مع معلّمك واكتبه مرة ثانية.
    .name = اكتب اسمك عشان يعرفك معلّمك.
    .ended = هذا الفصل قفله معلّمه.
    .full = الفصل مليان. كلّم معلّمك.
    .wait = جرّبت رموز كثيرة. انتظر ربع ساعة، ثم اكتب الرمز اللي مع معلّمك.
    .unknown = متصفحك ما يحفظ ملفات تعريف الارتباط، وبدونها ما نفرّق جوابك عن جواب غيرك. اسمح له يحفظها، وافتح الصفحة من جديد.
    .unavailable = ما قدرنا نوصل للفصل الحين. جرّب بعد شوي.
    .other = ما قدرنا ندخلك الفصل. حدّث الصفحة وجرّب مرة ثانية.

## The question

class-open = خمّن أول: وش تختار؟
class-yours = جوابك
class-change = وصل جوابك. تقدر تغيّره لين يقفل معلّمك السؤال.
class-closed = انقفل السؤال.
class-right = الجواب
class-unsent = ما وصل جوابك. اضغطه مرة ثانية.
class-unasked = انقفل السؤال قبل ما يوصل جوابك.
