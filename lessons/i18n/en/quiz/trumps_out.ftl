quiz-trumps_out = How many trumps are out?
    .count = Trump is { $trump }. How many trumps do the other three still hold?
    .highest = Trump is { $trump }. What is the highest trump the other three still hold?
    .look-count = There are eight trumps. Take away those played, ruffs too, and those in your own hand.
    .look-highest = Go down the order of trump: the first card that was not played and is not yours.
    .so-many = { $n ->
        [0] None
       *[other] { CARDS($n) }
    }
    .own = As if you had forgotten your own: { CARDS($mine, case: "after") }.
    .ruffs = As if you had forgotten those played in tricks that trump did not lead: { CARDS($thrown, case: "after") }.
    .own-and-ruffs = Played in tricks that trump did not lead: { CARDS($thrown) }. In your own hand: { CARDS($mine) }. Take them all away.
    .gone = That is what is gone or yours. The others hold what is missing to eight.
    .miscounted = Count again: played { CARDS($down) }, { $mine ->
        [0] none in your hand
       *[other] in your hand { CARDS($mine) }
    }, and there are eight trumps.
    .played = { $card } was played already. The highest the others hold is { $best }.
    .held = { $card } is in your own hand. The highest the others hold is { $best }.
    .lower = Trump has its own order: { $best } is above { $card }, and it was not played yet.
    .counted = There are eight trumps: { $down } played, { $mine } in your hand, { $out } left.
