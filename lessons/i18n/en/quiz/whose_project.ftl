quiz-whose_project = Whose projects count?
    .ask = { $game }. These projects were declared, in the order of speaking. Whose count, and for how much?
    .look = Take the best project of each side and compare in order: worth, then kind, then top card, then who spoke first.
    .row = { $seat }: { $project }
    .dealer = Dealer: { $seat }
    .stands = { $side_who ->
        [us] Us, { POINTS($n) }: { $reason }
       *[them] Them, { POINTS($n) }: { $reason }
    }
    .both = Each side its own: us { POINTS($us) }, them { POINTS($them) }
    .none = Nobody's, because they are equal
    .by-value = the project worth most
    .by-kind-four = four of a kind before a sequence
    .by-kind-sequence = a sequence before four of a kind
    .by-top = the higher top card
    .by-seat = the first to speak
    .by-longer = the longer run
    .by-sum = the greater sum
    .by-trump = the run in trump
    .by-alone = the best project alone
    .by-all = the projects of both sides
    .not-both = Projects go to one side, the one with the best. { $decided }
    .not-none = Being equal does not cancel them. { $decided }
    .not-kind = The kind is compared only when the worth is equal. { $decided }
    .not-longer = The number of cards is not compared. { $decided }
    .not-sum = Nothing is added up: the best project meets the best. { $decided }
    .not-top = The top card is compared only when worth and kind are equal. { $decided }
    .not-trump = The trump suit makes no difference to projects. { $decided }
    .not-seat = Who spoke first comes last, when all the rest is equal. { $decided }
    .not-alone = The side with the best project counts all the projects of its two players.
    .not-all = The other side's projects fall away. They go to nobody.
    .decided-value = Worth comes first: a { $best } with { POINTS($n, case: "after") } is above a { $other } with { POINTS($m, case: "after") }.
    .decided-kind = They are worth the same, and in this rulebook { $better ->
        [four] four of a kind comes before a sequence.
       *[sequence] a sequence comes before four of a kind.
    }
    .decided-top = Worth and kind are the same, and { $best } is above { $other }.
    .decided-seat = Everything is equal, so they go to the first after the dealer: { $seat }.
