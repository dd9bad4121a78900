quiz-may_bid = وش تقدر تطلب؟
    .ask-one = الكلام عندك. تقدر تقول «{ $call }»؟
    .ask-which = الكلام عندك. أي كلمة من هذي تقدر تقولها؟
    .ask-turn = الكلام على مين؟
    .look-bid = شف آخر طلب، والرقم، وأوراقك من هذا النوع.
    .look-contre = شف لمن آخر طلب، وهل انقال عليه كونتري.
    .look-turn = ابدأ من اللي بعد الموزّع، وامش كلمة كلمة.
    .dealer-last = { $seat_who ->
        [me] أنت الموزّع، والموزّع آخر من يتكلّم.
       *[other] { $seat } هو الموزّع، والموزّع آخر من يتكلّم.
    }
    .not-first = { $seat_who ->
        [me] ما أنت اللي بعد الموزّع، فما تبدأ.
       *[other] اللي بعد الموزّع غيره، مو { $seat }.
    }
    .just-spoke = { $seat_who ->
        [me] آخر كلمة لك.
       *[other] آخر كلمة { $seat_to }.
    }
    .not-next = { $last_who ->
        [me] الكلام يمشي بالدور. مين اللي بعدك؟
       *[other] الكلام يمشي بالدور. مين اللي بعد { $last }؟
    }
    .yes-first = نعم، ما طلب أحد للحين
    .yes-higher = نعم، { $bid } أعلى من اللي انطلب
    .yes-lower = نعم، الطلب ما يلزم يكون أعلى
    .yes-suit = نعم، الرقم نفسه لكن النوع غيره
    .yes-same = نعم، نفس الرقم يُطلب مرة ثانية
    .yes-belote = نعم، معك شايب وبنت { $suit }
    .no-lowest = لا، { $bid } تحت أقل طلب
    .no-lowest-why = أقل طلب { $lowest }، و{ $bid } ما هو تحته.
    .no-opening = لا، أول طلب لازم يكون { $lowest }
    .no-opening-why = أول طلب أي رقم من { $lowest } وفوق.
    .no-step = لا، { $bid } ما هو من الدرجات
    .no-step-why = الطلبات من مضاعفات { $step }، و{ $bid } منها.
    .no-highest = لا، { $bid } فوق أعلى طلب
    .no-highest-why = أعلى رقم { $highest }، و{ $bid } ما هو فوقه.
    .no-belote-high = لا، ما أحد يطلب فوق { $highest }
    .no-belote-high-why = { $highest } أعلى رقم للكل، لكن { $bid } مفتوح لصاحب الشايب والبنت.
    .no-belote = لا، ما معك شايب وبنت { $suit } الثنتين
    .no-belote-why = معك شايب وبنت { $suit }.
    .no-belote-low = لا، هذا يحتاج شايب وبنت { $suit }
    .no-belote-low-why = الشايب والبنت لهم طلبات معيّنة بس، و{ $bid } ما هو منها.
    .no-higher = لا، لازم أعلى من { $last }
    .no-higher-why = { $bid } أعلى من { $last }.
    .no-capot = لا، الكبوت مطلوب من قبل
    .no-capot-why = ما فيه رقم فوق الكبوت.
    .no-contred = لا، الكونتري قفل الطلبات
    .no-contred-why = ما انقال كونتري.
    .no-partner = لا، آخر طلب لشريكك
    .no-partner-why = تقدر تطلع حتى فوق شريكك. المهم الرقم.
    .no-same-suit = لا، الخصم طلب هذا النوع
    .no-same-suit-why = نفس النوع يُطلب مرة ثانية، برقم أعلى.
    .no-other-suit = لا، لازم تبقى على نوع آخر طلب
    .no-other-suit-why = النوع على كيفك. المهم الرقم.
    .yes-capot = نعم، الكبوت فوق كل رقم
    .yes-capot-after = نعم، بنوع غيره يُطلب الكبوت مرة ثانية
    .no-capot-after = لا، الكبوت مطلوب وما فوقه شي
    .no-capot-top = لا، بعد { $last } ما ينطلب شي
    .no-capot-top-why = فوق كل رقم فيه الكبوت.
    .no-capot-belote = لا، الكبوت لصاحب الشايب والبنت
    .no-capot-belote-why = الكبوت ما له ورقة معيّنة. هو تعهّد بالأكلات الثمان.
    .no-capot-tricks = لا، لازم يدك لحالها تضمن ثماني أكلات
    .no-capot-tricks-why = تطلب اللي ترجوه مع شريكك، وما أحد يفحص يدك قبل.
    .yes-surcontre = نعم، الخصم قال كونتري على طلبكم
    .yes-surcontre-early = نعم، يضاعف الطلب مرتين على طول
    .no-surcontre-early = لا، ما انقال كونتري
    .no-surcontre-bidder = لا، هذي لصاحب الطلب نفسه
    .no-surcontre-bidder-why = الرد لفريق صاحب الطلب، والكلام عندك.
    .no-surcontre-closed = لا، مع الكونتري خلصت المزايدة
    .no-surcontre-closed-why = الكونتري يقفل الطلبات، لكن رده للحين مفتوح.
    .yes-contre-nobody = نعم، الكونتري ينقال في أي وقت
    .yes-contre-own = نعم، عشان يتضاعف كسبكم
    .yes-contre-theirs = نعم، الطلب للخصم
    .no-contre-nobody = لا، ما طلب أحد
    .no-contre-own = لا، الطلب لفريقك
    .no-contre-theirs = لا، انقال كونتري من قبل
    .no-contre-after = لا، الكونتري بعد ما تقفل الطلبات
    .no-contre-after-why = الكونتري ينقال في دورك، والطلبات للحين مفتوحة.
    .no-contre-next = لا، هذي للّي بعد صاحب الطلب على طول
    .no-contre-next-why = أي واحد من خصوم صاحب الطلب يقدر، كل واحد في دوره.
    .no-contre-bid = لا، لازم تطلب أعلى أول
    .no-contre-bid-why = الكونتري والسوركونتري رد على طلب، وما يحتاجون طلب منك.
