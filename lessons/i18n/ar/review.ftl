# A hand looked back at: its calls and cards, what could be known of each, and how the cards lay.

review-page = راجع لعبك
    .short = راجع
review-lead = كل اختيار نشوفه من جهتين. اللي كنت تقدر تعرفه وقتها هو شغلك، وكيف طاح الورق هذا حظ.
review-working = نراجع اختياراتك: { $n } من { $of }
review-choices = { $n ->
        [one] اختيار واحد
        [two] اختيارين
        [few] { $n } اختيارات
       *[other] { $n } اختيار
    }
review-count = { $case ->
        [none] كان قدّامك { $choices }، وما كلّفك شي. لعبك حلو.
       *[some] { $of ->
            [one] كان قدّامك اختيار واحد، وكلّفك شوي.
           *[other] { $costly ->
                [one] كان قدّامك { $choices }، وواحد منها كلّفك.
                [two] كان قدّامك { $choices }، واثنين منها كلّفوك.
               *[other] كان قدّامك { $choices }، و{ $costly } منها كلّفتك.
            }
        }
    }
review-cost = { $case ->
        [sheet] تقريبًا { CARD_POINTS($card_points) }، و{ POINTS($points) } في النشرة
        [points] تقريبًا { POINTS($points) } في النشرة
       *[plain] تقريبًا { CARD_POINTS($card_points) }
    }
review-costly = لعبت { $played }، وكانت { $best } أحسن.
    .cost = كلّفتك { $cost }.
review-fine = اللي ما كلّفك شي
    .equal = ما فيه أحسن من { $card }.
    .luck = على اللي طاح عليه الورق، { $best } كانت تجيب أكثر. وهذي ما أحد يدري عنها.
review-open = ارجع للأكلة { $n }

## One choice

review-moment = الأكلة { $n }: وش تلعب؟
review-ask = نفس اللحظة مرة ثانية: اختر ورقة.
review-tell = قل لي
review-again = اختر مرة ثانية
review-list = كل اختياراتك
review-back = ارجع لنهاية الجولة
review-chosen = { $case ->
        [good] { $card }: ما فيه هنا أحسن منها.
       *[better] { $card } تنلعب، و{ $best } أحسن منها.
    }
    .told = هنا: { $best }.
review-played = { $case ->
        [same] وهي اللي لعبتها في الجولة.
       *[other] في الجولة لعبت { $card }.
    }
review-also = ومثلها: { $cards }.
review-known = وش كنت تقدر تعرف
    .good = جرّبنا { $deals } تمشي مع اللي شفته، وما فيه ورقة تجيب في المتوسط أكثر من { $card }.
    .cost = جرّبنا { $deals } تمشي مع اللي شفته، و{ $card } تجيب في المتوسط أقل من { $best }: { $cost }.
    .thumb = القاعدة السهلة:
review-deals = { $n ->
        [one] فتّة واحدة
        [two] فتّتين
        [few] { $n } فتّات
       *[other] { $n } فتّة
    }
review-lay = وكيف طاح الورق
    .good = على اللي طاح عليه الورق، ما فيه أحسن من { $card }.
    .cost = على اللي طاح عليه الورق، { $best } تجيب أكثر من { $card }: { $cost }.
    .unknown = وهذي ما أحد يشوفها من ورقه.
    .lucky = يعني هالمرة مشت معك.
review-numbers = كم تنقص كل ورقة عن الأحسن
    .note = علامة الصح يعني ما فيه أحسن منها: فرق بنطين ما نحسبه، ولا فرق ما يبان من فتّات قليلة.
    .good = ما فيه أحسن منها
    .played = لعبتها

## One call

review-call = { $n ->
        [1] كلمتك الأولى
        [2] كلمتك الثانية
        [3] كلمتك الثالثة
       *[other] كلمتك رقم { $n }
    }
review-call-open = { $n ->
        [1] ارجع لكلمتك الأولى
        [2] ارجع لكلمتك الثانية
        [3] ارجع لكلمتك الثالثة
       *[other] ارجع لكلمتك رقم { $n }
    }
review-call-moment = { $n ->
        [1] كلمتك الأولى: وش تقول؟
        [2] كلمتك الثانية: وش تقول؟
        [3] كلمتك الثالثة: وش تقول؟
       *[other] كلمتك رقم { $n }: وش تقول؟
    }
review-call-ask = نفس اللحظة مرة ثانية: وش تقول؟
review-call-before = { $case ->
        [some] اللي انقال إلى هنا: { $words }.
       *[none] أنت أول من يتكلم.
    }
review-call-costly = قلت «{ $call }»، وكانت «{ $best }» أحسن.
review-call-fine = ما فيه أحسن من «{ $call }».
    .luck = على اللي طاح عليه الورق، «{ $best }» كانت تجيب أكثر. وهذي ما أحد يدري عنها.
review-call-chosen = { $case ->
        [good] «{ $call }»: ما فيه هنا أحسن منها.
       *[better] «{ $call }» تنقال، و«{ $best }» أحسن منها.
    }
    .told = هنا: «{ $best }».
review-call-said = { $case ->
        [same] وهي اللي قلتها في الجولة.
       *[other] في الجولة قلت «{ $call }».
    }
    .mark = قلتها
review-call-known = { $case ->
        [good] جرّبنا { $deals } تمشي مع ورقك واللي انقال، وما بان فيها كلمة أحسن من «{ $call }».
       *[cost] جرّبنا { $deals } تمشي مع ورقك واللي انقال، و«{ $call }» تكتب لكم في المتوسط أقل من «{ $best }»: { $cost }.
    }
    .table = وش تجيب كل كلمة في المتوسط
review-call-lay = { $case ->
        [good] على اللي طاح عليه الورق، ما فيه كلمة تكتب لكم أكثر من «{ $call }».
       *[cost] على اللي طاح عليه الورق، «{ $best }» كانت تكتب لكم أكثر من «{ $call }»: { $cost }.
    }
    .bought = الشراء
    .nobody = ما اشترى أحد
    .note = مع «{ $call }» حسبنا الشراء اللي صار صدق، ومع غيرها كمّلنا الكلام كأن كل واحد يعدّ ورقه ويقول. والأربعة يلعبون وأوراقهم مكشوفة، ولا أحد يدبّل.

## Nothing to look back at

review-empty = ما فيه جولة نراجعها للحين
    .text = العب جولة لآخرها وارجع لنا، وتلقى اختياراتك هنا.
review-not-over = الجولة هذي ما خلصت
    .text = كمّلها، وتلقى اختياراتك هنا.
review-no-choice = في هالجولة ما كان قدّامك اختيار: ما جاك موقف فيه ورقتين تلعبهم أو كلمتين تقولهم.
review-left-out = الاختيار اللي قبله خالف غيرك القاعدة ما نراجعه، لأن اللي كنت تقدر تعرفه ما ينعرف.
review-missing = ما فيه اختيار بهالرقم في هالجولة
