quiz-both_scorings = Two ways of scoring
    .ask = { $way ->
        [easy] The deal is over, scored easy. What is written for each side?
       *[contree] The deal is over, scored contree. What is written for each side?
    }
    .look = { $times ->
        [1] { $way ->
            [easy] First: is the contract made? The scoring is easy, so see what is written and what is not.
           *[contree] First: is the contract made? The scoring is contree, so see what is added.
        }
       *[other] { $way ->
            [easy] First see who won. Then see what is multiplied; the scoring is easy.
           *[contree] First see who won. Then see what is multiplied; the scoring is contree.
        }
    }
    .other-way = { $way ->
        [easy] The scoring here is easy, and the number of the bid is not written in it.
       *[contree] The scoring here is contree, and the bid of { $bid } is written too.
    }
    .not-multiplied = The deal is doubled: all its points go { $winner_to }, times { $times }, and none of them to { $loser }.
    .bid-once = The bid of { $bid } is multiplied by { $times } with the card points, not added afterwards.
    .twice = The double was answered here, so it is times { $times } and not times 2.
    .loser-keeps = In a doubled deal the winner takes all, and no card points are written for { $loser }.
    .belote-times = Belote is added after the multiplication, so it stays { POINTS($worth) } { $team_to }.
    .belote-lost = The holders of belote failed their bid, so belote goes to the defenders: { POINTS($worth) } { $team_to }.
    .belote-moved = Belote stays with its holders: { POINTS($worth) } { $team_to }.
    .no-belote = Belote goes { $team_to }, and here it was left out: { POINTS($worth) }.
    .capot-cards = The tricks of a called capot that is made count { $worth }, not { $plain }.
    .capot-failed = The capot failed, so the defenders write { $worth } as for any bid that fails.
    .capot-number = A called capot counts as a bid of { $bid }, not { $plain }.
    .bid-only = With the bid, the card points of { $winner } are written too: { $worth }.
    .defenders-too = The contract is made without a double, so the card points of { $team } are written: { $worth }.
    .unrounded = Card points are written after rounding to the nearest ten.
    .rest = What is left over is not for { $team }: its card points are rounded by themselves.
    .own-only = The contract fails, so { $winner } does not write its own card points but the whole { $worth }.
    .each-own = The contract fails, so nobody writes card points: { $worth } for { $winner } and nothing for { $loser }.
    .all-cards = When a contract fails { $worth } is written, not the number of card points in a deal.
    .bidders-keep = The contract fails, so no card points are written for { $loser }.
