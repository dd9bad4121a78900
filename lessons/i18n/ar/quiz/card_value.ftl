quiz-card_value = كم تسوى؟
    .ask = { $mode ->
        [hokum] الحكم { $trump }. كم بنط تسوى { $card }؟
       *[sun] في الصن، كم بنط تسوى { $card }؟
    }
    .ask-several = { $mode ->
        [hokum] الحكم { $trump }. كم بنط تسوى هالأوراق كلها؟
       *[sun] في الصن، كم بنط تسوى هالأوراق كلها؟
    }
    .look = { $mode ->
        [hokum] ميّز أول ورق الحكم { $trump } عن غيره: الولد والتسعة قيمتهم فيه غير.
       *[sun] الصن ما فيه حكم، فكل الأنواع فيه على قيم وحدة.
    }
    .told = { $slip } { $told }
    .one = { $card } { $n }
    .more = { $rest } + { $card } { $n }
    .ard = { $rest } + { term-last_trick } { $n }
    .sum = الحساب: { $parts } = { $n }.
    .as-plain = { $card } من الحكم، فتسوى { CARD_POINTS($worth, case: "after") } مو { $taken }.
    .as-trump = { $mode ->
        [hokum] { $worth ->
            [0] { $card } ما هي من الحكم، فما تسوى شيء. قيمتها { $taken } في الحكم بس.
           *[other] { $card } ما هي من الحكم، فتسوى { CARD_POINTS($worth, case: "after") } مو { $taken }.
        }
       *[sun] { $worth ->
            [0] الصن ما فيه حكم: { $card } ما تسوى شيء. قيمتها { $taken } في الحكم بس.
           *[other] الصن ما فيه حكم: { $card } تسوى { CARD_POINTS($worth, case: "after") } مو { $taken }.
        }
    }
    .swapped = { $worth ->
        [0] انقلب حساب الحكم وغيره: مثلًا { $card } ما تسوى شيء، مو { $taken }.
       *[other] انقلب حساب الحكم وغيره: مثلًا { $card } تسوى { CARD_POINTS($worth, case: "after") } مو { $taken }.
    }
    .printed = الرقم المكتوب على { $card } ما له دخل في الأبناط: ما تسوى شيء.
    .court = الصور ما تنحسب { $taken }: { $card } تسوى { CARD_POINTS($worth, case: "after") }.
    .left-out = كذا كأن { $card } ما انحسبت، وهي تسوى { CARD_POINTS($worth, case: "after") }.
    .neighbour = { $worth ->
        [0] هذي قيمة { $other }. { $card } ما تسوى شيء.
       *[other] هذي قيمة { $other }. { $card } تسوى { CARD_POINTS($worth, case: "after") }.
    }
