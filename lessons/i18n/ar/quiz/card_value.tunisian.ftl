quiz-card_value = قدّاش تسوى؟
    .ask = الأتّو { $trump }. قدّاش من بونتو تسوى { $card }؟
    .ask-several = الأتّو { $trump }. قدّاش من بونتو تسوى الكوارط هاذم الكل؟
    .look = فرّق بالأول كوارط الأتّو { $trump } على الباقي: الولد والتسعة حسابهم آخر فيه.
    .as-plain = { $card } أتّو، تسوى { CARD_POINTS($worth, case: "after") } موش { $taken }.
    .as-trump = { $worth ->
        [0] { $card } ماهيش أتّو، ما تسوى شي. تسوى { $taken } في الأتّو برك.
       *[other] { $card } ماهيش أتّو، تسوى { CARD_POINTS($worth, case: "after") } موش { $taken }.
    }
    .swapped = { $worth ->
        [0] تقلب حساب الأتّو والألوان الأخرى: مثلًا { $card } ما تسوى شي، موش { $taken }.
       *[other] تقلب حساب الأتّو والألوان الأخرى: مثلًا { $card } تسوى { CARD_POINTS($worth, case: "after") } موش { $taken }.
    }
    .printed = الرقم المكتوب على { $card } ما عندو حتى دخل في البونتوات: ما تسوى شي.
    .court = الصور ما تتحسبش { $taken }: { $card } تسوى { CARD_POINTS($worth, case: "after") }.
    .left-out = هكّا كأنّك ما حسبتش { $card }، وهي تسوى { CARD_POINTS($worth, case: "after") }.
    .neighbour = { $worth ->
        [0] هاذي متاع { $other }. { $card } ما تسوى شي.
       *[other] هاذي متاع { $other }. { $card } تسوى { CARD_POINTS($worth, case: "after") }.
    }
