# Ways to practise: the page, a run of questions, its result.

## The page

practise-page = تمرّن على اللي تعلمته
    .short = تمرّن
practice-lead = شوي كل يوم يثبت أكثر من كثير في يوم واحد.
practice-rulebook = الأسئلة على { $rulebook }.
practice-go-on = كمّل من وين ما وقفت
    .at = { $mode }: السؤال { $n } من { $of }
practice-topics = موضوع موضوع
practice-topics-lead = اختر اللي تبي تثبّته. كل قاعدة تجاوبها صح كم مرة تصير ثابتة عندك.

## The modes: what each is called, and how it stands

practice-review = المراجعة
    .about = { $n ->
        [zero] ما فيه شي حان وقته. نقوّي الأضعف ونجرّب الجديد.
        [one] قاعدة واحدة حان وقتها.
        [two] قاعدتين حان وقتها.
        [few] { $n } قواعد حان وقتها.
        [many] { $n } قاعدة حان وقتها.
       *[other] { $n } قاعدة حان وقتها.
    }
practice-daily = تحدّي اليوم
    .about = { $n ->
        [zero] أسئلة اليوم، نفسها للجميع.
        [one] سؤال واحد، نفسه للجميع.
        [two] سؤالين، نفسهم للجميع.
        [few] { $n } أسئلة، نفسها للجميع.
        [many] { $n } سؤالًا، نفسها للجميع.
       *[other] { $n } سؤال، نفسها للجميع.
    }
    .begun = بديته، ووقفت عند السؤال { $n } من { $of }.
    .done = خلّصته اليوم: { $right } صح من { $of }.
practice-mistakes = أسئلة تستاهل إعادة
    .about = { $n ->
        [zero] ما عندك شي يبي له إعادة.
        [one] سؤال واحد ينتظر محاولة ثانية.
        [two] سؤالين ينتظرون محاولة ثانية.
        [few] { $n } أسئلة تنتظر محاولة ثانية.
        [many] { $n } سؤالًا تنتظر محاولة ثانية.
       *[other] { $n } سؤال تنتظر محاولة ثانية.
    }
practice-drill = سباق الدقيقة
    .about = كم جواب صح تجيب في { $seconds ->
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $seconds } ثواني
       *[other] { $seconds } ثانية
    }؟
    .best = أحسن نتيجة لك: { $n ->
        [zero] ولا جواب
        [one] جواب واحد صح
        [two] جوابين صح
        [few] { $n } أجوبة صح
        [many] { $n } جوابًا صح
       *[other] { $n } جواب صح
    }.
    .rules = جاوب على أكثر ما تقدر. أول ضغطة هي جوابك، والوقت يبدأ إذا ضغطت «ابدأ».
practice-safe = الورقة المضمونة
    .about = { $n ->
        [zero] نهايات فتّة: ورقة وحدة تنجح وين ما كان الورق المخفي.
        [one] نهاية فتّة واحدة: ورقة وحدة تنجح وين ما كان الورق المخفي.
        [two] نهايتين لفتّتين: ورقة وحدة تنجح وين ما كان الورق المخفي.
        [few] { $n } نهايات: ورقة وحدة تنجح وين ما كان الورق المخفي.
        [many] { $n } نهاية: ورقة وحدة تنجح وين ما كان الورق المخفي.
       *[other] { $n } نهاية: ورقة وحدة تنجح وين ما كان الورق المخفي.
    }
practice-exam = الاختبار
    .about = { $n ->
        [zero] أسئلة من كل المواضيع، والنتيجة في الآخر.
        [one] سؤال واحد، والنتيجة في الآخر.
        [two] سؤالين، والنتيجة في الآخر.
        [few] { $n } أسئلة من كل المواضيع، والنتيجة في الآخر.
        [many] { $n } سؤالًا من كل المواضيع، والنتيجة في الآخر.
       *[other] { $n } سؤال من كل المواضيع، والنتيجة في الآخر.
    }
    .rules = أول ضغطة هي جوابك، والمساعدة والشرح بعد ما تخلّص. خذ راحتك، وإذا طلعت ترجع لنفس السؤال.
practice-assigned = أسئلة الواجب
practice-topic = موضوع واحد
    .about = { $n ->
        [zero] أسئلة من موضوع تختاره.
        [one] سؤال واحد من موضوع تختاره.
        [two] سؤالين من موضوع تختاره.
        [few] { $n } أسئلة من موضوع تختاره.
        [many] { $n } سؤالًا من موضوع تختاره.
       *[other] { $n } سؤال من موضوع تختاره.
    }

## Topics

practice-topic-cards = الورق وقيمته
practice-topic-table = الطاولة والتوزيع
practice-topic-auction = الشراء
practice-topic-raises = الدبل وأخواته
practice-topic-play = اللعب
practice-topic-projects = المشاريع
practice-topic-scoring = الحساب
practice-topic-claims = السوا
practice-topic-penalties = المخالفات
practice-topic-match = نهاية الصكّة
practice-known = ثابت عندك { $known } من { $of ->
        [one] قاعدة واحدة
        [two] قاعدتين
        [few] { $of } قواعد
       *[other] { $of } قاعدة
    }
    .met = { $known }، و{ $n } في الطريق
    .new = { $of ->
        [one] قاعدة واحدة، جديدة عليك
        [two] قاعدتين، جديدة عليك
        [few] { $of } قواعد، جديدة عليك
       *[other] { $of } قاعدة، جديدة عليك
    }

## A run

practice-all = كل التمارين
practice-begin = ابدأ
practice-nothing = ما فيه شي هنا الحين
    .text = كل اللي هنا صار صح. اختر لك تمرين ثاني.
practice-leave = خلّه وكمّل
practice-see-result = شف النتيجة
practice-other-tab = جاوبت هالسؤال من صفحة ثانية، وهذا جوابك هناك:
practice-gave-up = طلبت الجواب
practice-last-right = اللي قبله صح عليك
practice-last-wrong = اللي قبله جوابه:
practice-unkept = ما قدرنا نحفظ جوابك الحين. كمّل، وهو معك لين تقفل الصفحة.
practice-left = الباقي
    .seconds = { $n ->
        [zero] خلص الوقت
        [one] باقي ثانية واحدة
        [two] باقي ثانيتين
        [few] باقي { $n } ثواني
        [many] باقي { $n } ثانية
       *[other] باقي { $n } ثانية
    }
practice-right-so-far = صح: { $n }

## The result

practice-score = { $right } صح من { $of }
practice-praise = { $level ->
        [all] ما شاء الله، كلها صح!
        [most] شغل نظيف، وباقي لك شوي.
        [half] ماشي زين. شف اللي تحت وترجع أقوى.
        [none] خلص الوقت قبل أول جواب. خذها مرة ثانية على مهلك.
       *[some] بداية طيبة. شف اللي تحت، وكل مرة أسهل من اللي قبلها.
    }
practice-record = رقم جديد لك!
practice-daily-after = نشوفك بكرة في تحدّي جديد.
practice-by-topic = النتيجة حسب الموضوع
practice-topic-head = الموضوع
practice-right-head = صح
practice-of-head = من
practice-name = الاسم
practice-date = التاريخ
practice-time = الوقت
    .minutes = { $n ->
        [zero] ولا دقيقة
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $n } دقائق
       *[other] { $n } دقيقة
    }
    .seconds = { $n ->
        [zero] ولا ثانية
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $n } ثواني
       *[other] { $n } ثانية
    }
practice-print = اطبع النتيجة
practice-to-look-at = اللي يستاهل نظرة ثانية
practice-yours = جوابك:
practice-right-one = الصح:
practice-look = شف السؤال { $n }
practice-lessons = دروس تشرحها
practice-again = مرة ثانية
practice-retry = جرّب اللي يبي له إعادة
