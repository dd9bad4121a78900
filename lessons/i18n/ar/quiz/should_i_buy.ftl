quiz-should_i_buy = أشتري وإلا أمرّر؟
    .ask = ورقة الشراء { $buy_card }، وما اشترى أحد قبلك. وش تقول بهاليد؟
    .look = حط ورقة الشراء مع يدك، وعدّ: كم حكم عندك، وفيها الولد والتسعة؟ وكم إكّه؟
    .enough = { $mode ->
        [hokum] بالعدّ، هاليد تجيب لكم في الحكم حوالي { CARD_POINTS($count, case: "after") }، ويكفيكم { CARD_POINTS($needed, case: "after") }.
       *[sun] بالعدّ، هاليد تجيب لكم في الصن حوالي { CARD_POINTS($count, case: "after") }، ويكفيكم { CARD_POINTS($needed, case: "after") }.
    }
    .short = { $mode ->
        [hokum] بالعدّ، هاليد تجيب لكم في الحكم حوالي { CARD_POINTS($count, case: "after") }، وتحتاجون { CARD_POINTS($needed, case: "after") }. ما تكفي.
       *[sun] بالعدّ، هاليد تجيب لكم في الصن حوالي { CARD_POINTS($count, case: "after") }، وتحتاجون { CARD_POINTS($needed, case: "after") }. ما تكفي.
    }
    .better = { $mode ->
        [hokum] الحكم يمشي: حوالي { CARD_POINTS($count, case: "after") }، ويكفيكم { CARD_POINTS($needed, case: "after") }. لكن هاليد تزيد في الصن أكثر.
       *[sun] الصن يمشي: حوالي { CARD_POINTS($count, case: "after") }، ويكفيكم { CARD_POINTS($needed, case: "after") }. لكن هاليد تزيد في الحكم أكثر.
    }
