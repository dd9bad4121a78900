quiz-should_i_buy = أشتري ولا أمرّر؟
    .ask = ورقة الشراء { $buy_card }، وكلهم قبلك مرّروا. وش تقول بهاليد؟
    .look = حط ورقة الشراء مع يدك، وعدّ: كم حكم عندك ومنها الولد والتسعة؟ وكم إكّه؟
    .enough = { $mode ->
        [hokum] بالعدّ، هاليد تجيب لكم في الحكم قريب { CARD_POINTS($count, case: "after") }، ويكفيك { CARD_POINTS($needed, case: "after") }.
       *[sun] بالعدّ، هاليد تجيب لكم في الصن قريب { CARD_POINTS($count, case: "after") }، ويكفيك { CARD_POINTS($needed, case: "after") }.
    }
    .short = { $mode ->
        [hokum] بالعدّ، هاليد تجيب لكم في الحكم قريب { CARD_POINTS($count, case: "after") }، وتحتاج { CARD_POINTS($needed, case: "after") }. ما تكفي.
       *[sun] بالعدّ، هاليد تجيب لكم في الصن قريب { CARD_POINTS($count, case: "after") }، وتحتاج { CARD_POINTS($needed, case: "after") }. ما تكفي.
    }
    .better = { $mode ->
        [hokum] الحكم يمشي: قريب { CARD_POINTS($count, case: "after") } ويكفي { CARD_POINTS($needed, case: "after") }. لكن الصن فيه زيادة أكثر لهاليد.
       *[sun] الصن يمشي: قريب { CARD_POINTS($count, case: "after") } ويكفي { CARD_POINTS($needed, case: "after") }. لكن الحكم فيه زيادة أكثر لهاليد.
    }
