quiz-contract_made = نجح الطلب؟
    .ask-number = خلصت الفتّة. { $team } صاحب الطلب: نجح وإلا طاح؟
    .ask-capot = { $team } طلب كبوت، وخلصت الفتّة. نجح وإلا طاح؟
    .look-number = قرّب أبناط صاحب الطلب أول، وشف البلوت عند مين، وبعدها قارن بالطلب.
    .look-capot = الكبوت ما ينحسب بالأبناط. شف الأكلات.
    .made = نجح: وصل { $reached } والطلب { $bid }
    .failed = طاح: وصل { $reached } والطلب { $bid }
    .no-belote = بلوت { $team } ينحسب له في الطلب، وهنا ما انحسب: { POINTS($worth) }.
    .their-belote = البلوت عند { $others }، فما ينحسب لصاحب الطلب.
    .unrounded = نقرّب قبل ما نقارن بالطلب: { $card_points } تصير { $rounded }.
    .five = { $rounding ->
        [five_down] الخمسة هنا تنزل: { $card_points } تصير { $rounded }.
        [five_up] الخمسة هنا تطلع: { $card_points } تصير { $rounded }.
       *[five_stays] الخمسة هنا تبقى مثل ما هي: { $card_points }.
    }
    .nearest = أقرب عشرة إلى { $card_points } هي { $rounded }.
    .rest = ما ناخذ الباقي بعد أبناط الخصم. كل فريق تتقرّب أبناطه لحالها: { $card_points } تصير { $rounded }.
    .again = { $card_points } فيها الأرض من قبل، فما نزيدها مرة ثانية.
    .capot-made = الطلب نجح
    .capot-failed = الطلب طاح
    .capot-number = ما طاح، ينحسب رقم عادي
    .one-is-enough = راحت { TRICKS($lost) } إلى { $team }، وأكلة وحدة تكفي يطيح الكبوت مهما كانت الأبناط.
    .all-eight = الأكلات الثمان كلها { $team_to }، وهذا كل اللي يطلبه الكبوت.
    .tricks-only = الكبوت المطلوب ما ينقلب إلى رقم. يا الأكلات الثمان كلها، يا طاح.
