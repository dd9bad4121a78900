quiz-may_bid = شنوّة تنجّم تطلب؟
    .ask-one = الكلام عندك. تنجّم تقول «{ $call }»؟
    .ask-which = الكلام عندك. شنوّة تنجّم تقول من هاذم؟
    .ask-turn = الكلام على شكون؟
    .look-bid = شوف آخر طلبة، والرقم، وكوارطك في اللون هذا.
    .look-contre = شوف آخر طلبة متاع شكون، وتقالت عليها كونتري وإلا لا.
    .look-turn = ابدا من اللي بعد الموزّع، وامشي كلمة بكلمة.
    .dealer-last = { $seat_who ->
        [me] إنتي الموزّع، والموزّع آخر واحد يتكلّم.
       *[other] { $seat } هو الموزّع، والموزّع آخر واحد يتكلّم.
    }
    .not-first = { $seat_who ->
        [me] ماكش اللي بعد الموزّع، وما تبداش إنتي.
       *[other] اللي بعد الموزّع واحد آخر، موش { $seat }.
    }
    .just-spoke = { $seat_who ->
        [me] آخر كلمة متاعك.
       *[other] آخر كلمة { $seat_to }.
    }
    .not-next = { $last_who ->
        [me] الكلام يمشي بالدور. شكون اللي بعدك؟
       *[other] الكلام يمشي بالدور. شكون اللي بعد { $last }؟
    }
    .yes-first = إي، مازال حتى حد ما طلب
    .yes-higher = إي، { $bid } أعلى من اللي قبلها
    .yes-lower = إي، موش لازم الطلبة تكون أعلى
    .yes-suit = إي، نفس الرقم أما اللون تبدّل
    .yes-same = إي، نفس الرقم ينجّم يتعاود
    .yes-belote = إي، عندك الشايب والبنت متاع { $suit }
    .no-lowest = لا، { $bid } تحت أقل طلبة
    .no-lowest-why = أقل طلبة { $lowest }، و{ $bid } ماهوش تحتها.
    .no-opening = لا، أول طلبة لازم تكون { $lowest }
    .no-opening-why = أول طلبة أي رقم من { $lowest } ولفوق.
    .no-step = لا، { $bid } ماهوش من درجات الطلبة
    .no-step-why = الأرقام تطلع { $step } بعد { $step }، و{ $bid } منها.
    .no-highest = لا، { $bid } فوق أعلى رقم
    .no-highest-why = أعلى رقم { $highest }، و{ $bid } ماهوش فوقو.
    .no-belote-high = لا، حتى حد ما يطلب فوق { $highest }
    .no-belote-high-why = { $highest } أعلى رقم للكل، أما { $bid } مفتوح للي عندو الشايب والبنت.
    .no-belote = لا، ما عندكش الزوز: الشايب والبنت متاع { $suit }
    .no-belote-why = عندك الشايب والبنت متاع { $suit }.
    .no-belote-low = لا، يلزمها الشايب والبنت متاع { $suit }
    .no-belote-low-why = الشايب والبنت يحلّوا الطلبات متاعهم برك، و{ $bid } ماهوش منها.
    .no-higher = لا، لازم أكثر من { $last }
    .no-higher-why = { $bid } أكثر من { $last }.
    .no-capot = لا، الكبوت مطلوب من قبل
    .no-capot-why = ما فمّاش رقم فوق الكبوت.
    .no-contred = لا، الكونتري سكّرت الطلبات
    .no-contred-why = ما تقالتش كونتري.
    .no-partner = لا، آخر طلبة متاع شريكك
    .no-partner-why = تنجّم تطلع حتى فوق شريكك. المهم الرقم.
    .no-same-suit = لا، الخصم طلب اللون هذا
    .no-same-suit-why = نفس اللون ينجّم يتعاود، برقم أكثر.
    .no-other-suit = لا، لازم تقعد في لون آخر طلبة
    .no-other-suit-why = اللون على كيفك. المهم الرقم.
    .yes-capot = إي، الكبوت فوق الأرقام الكل
    .yes-capot-after = إي، بلون آخر الكبوت يتعاود
    .no-capot-after = لا، الكبوت مطلوب من قبل وما فوقو شي
    .no-capot-top = لا، بعد { $last } ما عادش فمّا طلبات
    .no-capot-top-why = فوق الأرقام الكل فمّا الكبوت.
    .no-capot-belote = لا، الكبوت للي عندو الشايب والبنت
    .no-capot-belote-why = الكبوت ما يلزموش كوارط معيّنة، يلزمو الثمنية يديات الكل.
    .no-capot-tricks = لا، لازم يدك وحدها تضمن الثمنية يديات
    .no-capot-tricks-why = تطلب اللي ترجاه مع شريكك، وحتى حد ما يتفقّد يدك قبل.
    .yes-surcontre = إي، الخصم قال كونتري على طلبتكم
    .yes-surcontre-early = إي، تضاعف الطلبة مرتين طول
    .no-surcontre-early = لا، ما تقالتش كونتري
    .no-surcontre-bidder = لا، هاذي للي طلب هو برك
    .no-surcontre-bidder-why = الجواب لفريق اللي طلب، والكلام عندك.
    .no-surcontre-closed = لا، بالكونتري توفى المزايدة
    .no-surcontre-closed-why = الكونتري تسكّر الطلبات، أما جوابها مازال مفتوح.
    .yes-contre-nobody = إي، الكونتري تتقال في أي وقت
    .yes-contre-own = إي، باش يتضاعف ربحكم
    .yes-contre-theirs = إي، الطلبة متاع الخصم
    .no-contre-nobody = لا، حتى حد ما طلب
    .no-contre-own = لا، الطلبة متاع فريقك
    .no-contre-theirs = لا، الكونتري تقالت قبل
    .no-contre-after = لا، الكونتري بعد ما تتسكّر الطلبات
    .no-contre-after-why = الكونتري تتقال في دورك، والطلبات مازالت محلولة.
    .no-contre-next = لا، هاذي للي بعد صاحب الطلبة طول
    .no-contre-next-why = كل واحد من خصوم اللي طلب ينجّم، في دورو.
    .no-contre-bid = لا، لازم تطلب رقم أكثر قبل
    .no-contre-bid-why = الكونتري والسوركونتري جواب على طلبة، وما يلزمهمش طلبة منّك.
