# What a learner has done and knows: the progress page, and his data on the settings page.

## The page

progress-page = وين وصلت
    .short = تقدّمك
progress-lead = هذا اللي ثبت عندك واللي لسّا في الطريق. كل سؤال تجاوبه يغيّر شي هنا.
progress-empty = صفحتك لسّا بيضاء
    .text = جاوب على أول سؤال، ويبدأ تقدّمك يبان هنا: وش ثبت عندك، ووش وقته يتراجع.
progress-first-lesson = ابدأ بأول درس: { $title }
progress-unavailable = ما قدرنا نوصل لسجلّك الحين. ما راح منه شي، جرّب بعد شوي.
progress-about = القانون
    .all = كلها
progress-numbers = نفسها بالأرقام
# It begins with a mark that turns it right to left: the sign stands left of the number.
progress-percent = ‏{ $n }٪
progress-of = { $n } من { $of }
progress-to-my-data = نقل تقدّمك لجهاز ثاني، أو تنزيله، أو مسحه

## How it stands

progress-streak = أيام ورا بعض
    .value = { $n ->
        [zero] اليوم بداية جديدة
        [one] يوم واحد
        [two] يومين
        [few] { $n } أيام
        [many] { $n } يومًا
       *[other] { $n } يوم
    }
progress-answered = جاوبت على
    .value = { $n ->
        [zero] ولا سؤال
        [one] سؤال واحد
        [two] سؤالين
        [few] { $n } أسئلة
        [many] { $n } سؤالًا
       *[other] { $n } سؤال
    }
progress-right = صح من أول مرة
progress-due = ينتظرك اليوم
    .value = { $n ->
        [zero] ولا قاعدة
        [one] قاعدة واحدة
        [two] قاعدتين
        [few] { $n } قواعد
        [many] { $n } قاعدة
       *[other] { $n } قاعدة
    }
progress-lessons = الدروس

## What is known

progress-known = وش تعرف، موضوع موضوع
    .about = كل ما زاد اللون، زاد الثابت عندك من قواعد الموضوع. وإذا خفّ، فوقته يتراجع.
    .none = إلى الحين ما ثبتت قاعدة، وهذا عادي في البداية: القاعدة تثبت بعد كم جواب صح.
    .best = { $settled } وأقوى شي عندك: { $topic }.
progress-settled = { $of ->
        [one] ثابت عندك { $n } من قاعدة واحدة.
        [two] ثابت عندك { $n } من قاعدتين.
        [few] ثابت عندك { $n } من { $of } قواعد.
       *[other] ثابت عندك { $n } من { $of } قاعدة.
    }
progress-topic = الموضوع
progress-head-known = ثابت
progress-head-met = في الطريق
progress-head-of = الكل

## What comes

progress-coming = وش ينتظرك
    .about = كل قاعدة نسألك عنها قبل ما تنساها، وكل مرة نبعّد عنها أكثر.
    .none = ما عندك مراجعة في الأسبوعين الجايين. تقدر تتعلّم شي جديد.
    .first = اليوم ما عندك شي، وأول مراجعة يوم { $day }.
    .today = { $n ->
        [zero] اليوم ما عندك شي.
        [one] اليوم تنتظرك قاعدة واحدة.
        [two] اليوم تنتظرك قاعدتين.
        [few] اليوم تنتظرك { $n } قواعد.
        [many] اليوم تنتظرك { $n } قاعدة.
       *[other] اليوم تنتظرك { $n } قاعدة.
    }
progress-to-review = راجعها الحين
progress-head-day = اليوم
progress-head-week = الأسبوع من
progress-head-due = قواعد
progress-today = اليوم
progress-day = { $day } { $month ->
        [1] يناير
        [2] فبراير
        [3] مارس
        [4] أبريل
        [5] مايو
        [6] يونيو
        [7] يوليو
        [8] أغسطس
        [9] سبتمبر
        [10] أكتوبر
        [11] نوفمبر
       *[12] ديسمبر
    }

## Over time

progress-over-time = كيف ماشي مع الأيام
progress-rightness = كم منها صح
    .about = بديت بـ{ $first } صح، ومؤخرًا { $last }.
progress-speed = كم تاخذ في السؤال
    .about = بديت بـ{ $first } للسؤال، ومؤخرًا { $last }.
progress-one-day = تمرّن يوم ثاني، ونرسم لك كيف ماشي مع الأيام.
progress-head-answers = أسئلة
progress-head-right = صح
progress-head-seconds = الوقت

## What is worth more time

progress-missed = أسئلة تستاهل وقت أكثر
    .about = «{ $kind }» أكثر شي يستاهل نظرة ثانية: { $n } من { $of }.
    .none = ما فاتك شي إلى الحين، ما شاء الله.
progress-to-mistakes = جرّبها مرة ثانية
progress-other-kind = أسئلة ثانية
progress-head-kind = السؤال
progress-head-missed = للإعادة

## Rulebook by rulebook

progress-books = قانون قانون
progress-book-online = الأساسي
progress-book-house = المجلس
progress-book-primer = المبتدئين
progress-book-tournament = البطولة
progress-book-coinche = الكوانش

## My data

my-data = بياناتك
    .about = نحفظ أجوبتك ووقتها، والدروس اللي خلّصتها، ومتى نسألك مرة ثانية. ما نطلب اسم ولا جوال ولا بريد: نعرفك برقم في متصفحك وبس. إلا في الفصل: الاسم اللي تكتبه يشوفه معلّمك، وننساه بعد شهرين من آخر حركة فيه.
    .guest = متصفحك ما يحفظ ملفات تعريف الارتباط، فتقدّمك معنا لين تقفل هالصفحة. اسمح له يحفظها عشان يبقى.
    .unavailable = ما قدرنا نوصل للسجلّ الحين. ما تغيّر شي، جرّب بعد شوي.

my-code = كمّل من جهاز ثاني
    .about = خذ رمزًا من هنا واكتبه في الجهاز الثاني، ويصير تقدّمك في الجهازين.
    .make = عطني رمز
    .again = عطني رمز جديد
    .replaces = عندك رمز من قبل. الجديد يلغيه.
    .once = هذا رمزك. نعرضه مرة وحدة، فصوّره أو اكتبه عندك.
    .how = في الجهاز الثاني افتح الإعدادات، وانزل إلى «{ $title }»، واكتبه. ولا تعطيه أحد: اللي معه الرمز يدخل على تقدّمك.
    .noted = كتبته عندي

my-other = عندي رمز
    .label = اكتب الرمز
    .help = اثنا عشر حرفًا ورقمًا، والشرطات مو لازمة.
    .go = كمّل به
    .not-a-code = الرمز اثنا عشر حرفًا ورقمًا. شف إذا نقص منه شي.
    .nobody = ما لقينا هالرمز. قارنه حرف حرف، ويمكن طلع بعده رمز جديد لغاه.
    .own = هذا رمزك أنت، وهالمتصفح عليه من الأصل.
    .wait = جرّبنا رموز كثيرة ورا بعض. جرّب مرة ثانية بعد الساعة { $time }.
    .found = لقيناه! هالمتصفح بيكمّل على تقدّم صاحب الرمز.
    .has-done = { $n ->
        [zero] لقيناه! هالمتصفح بيكمّل على تقدّم صاحب الرمز.
        [one] لقيناه! وفي هالمتصفح شي واحد سوّيته. نضيفه لتقدّم صاحب الرمز؟
        [two] لقيناه! وفي هالمتصفح شيئين سوّيتهم. نضيفهم لتقدّم صاحب الرمز؟
        [few] لقيناه! وفي هالمتصفح { $n } أشياء سوّيتها. نضيفها لتقدّم صاحب الرمز؟
        [many] لقيناه! وفي هالمتصفح { $n } شيئًا سوّيته. نضيفها لتقدّم صاحب الرمز؟
       *[other] لقيناه! وفي هالمتصفح { $n } شي سوّيته. نضيفها لتقدّم صاحب الرمز؟
    }
    .no-code = إذا ما كانت لك، خذ لها رمزًا قبل: بدونه ما أحد يرجع لها.
    .together = أضفها وكمّل
    .apart = خلّها وكمّل بدونها
    .yes = كمّل
    .no = لا، خلّني مثل ما أنا

my-export = نزّل كل اللي محفوظ عنك
    .about = ملف واحد فيه كل جواب وكل درس، يقراه أي برنامج.
    .get = نزّل الملف

my-forget = امسح كل شي
    .about = نمسح أجوبتك ودروسك ورمزك من عندنا، وتبدأ من جديد.
    .ask = امسح تقدّمي
    .sure = متأكد؟ كل اللي سوّيته ينمسح الحين، وما فيه طريقة نرجّعه.
    .yes = إي، امسح كل شي
    .no = لا، خلّه

my-done = تم
    .moved = تم! هالمتصفح الحين على تقدّمك.
    .forgotten = تم، مسحنا كل شي، وهذي بداية جديدة.

my-failed = ما ضبط
    .expired = تأخّر الطلب شوي فوقف. جرّب مرة ثانية.
    .foreign = تغيّر المتصفح أو فتحته من مكان ثاني. حدّث الصفحة وجرّب مرة ثانية.
    .unavailable = ما قدرنا نوصل للسجلّ الحين، وما تغيّر شي. جرّب بعد شوي.
    .other = ما وصل الطلب، وما تغيّر شي. جرّب مرة ثانية.

time-of-day = { $time } { $half ->
        [am] صباحًا
       *[pm] مساءً
    }
