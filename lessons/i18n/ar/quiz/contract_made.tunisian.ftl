quiz-contract_made = نجحت الطلبة؟
    .ask-number = وفات الجرية، والطلبة متاع { $team }. نجحت وإلا طاحت؟
    .ask-capot = { $team } طلب كبوت، والجرية وفات. نجحت الطلبة وإلا طاحت؟
    .look-number = دوّر بونتوات اللي طلب بالأول، وشوف البلوت عند شكون، ومن بعد قارن بالطلبة.
    .look-capot = الكبوت ما يتحسبش بالبونتوات. شوف اليديات.
    .made = نجحت: وصلوا { $reached } والطلبة { $bid }
    .failed = طاحت: وصلوا { $reached } والطلبة { $bid }
    .no-belote = البلوت متاع { $team } تتحسب في الطلبة، وهنا ما تحسبتش: { POINTS($worth) }.
    .their-belote = البلوت عند { $others }، ما تتحسبش في الطلبة.
    .unrounded = ندوّروا قبل ما نقارنوا بالطلبة: { $card_points } تولّي { $rounded }.
    .five = { $rounding ->
        [five_down] الخمسة هنا تهبط: { $card_points } تولّي { $rounded }.
        [five_up] الخمسة هنا تطلع: { $card_points } تولّي { $rounded }.
       *[five_stays] الخمسة هنا تقعد كيما هي: { $card_points }.
    }
    .nearest = أقرب عشرة لـ{ $card_points } هي { $rounded }.
    .rest = ما ناخذوش الباقي بعد بونتوات المدافعين. كل فريق بونتواتو تتدوّر وحدها: { $card_points } تولّي { $rounded }.
    .again = { $card_points } فيها عشرة آخر يد من قبل، ما نزيدوهاش مرة أخرى.
    .capot-made = الطلبة نجحت
    .capot-failed = الطلبة طاحت
    .capot-number = ما طاحتش، تتحسب رقم عادي
    .one-is-enough = مشات { TRICKS($lost) } { $team_to }، ويد وحدة تكفي باش يطيح الكبوت، مهما كانت البونتوات.
    .all-eight = الثمنية يديات الكل { $team_to }، والكبوت ما يطلب كان هكّا.
    .tricks-only = الكبوت المطلوب ما يتبدّلش لرقم. يا الثمنية يديات الكل، يا يطيح.
