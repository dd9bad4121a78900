quiz-khasara_or_tie = When the totals are equal
    .ask = The totals of the deal are equal: { POINTS($total) } each. What happens?
    .look = { $with ->
        [card_points] Equal totals are not the end. Compare the card points without projects, and see who bought.
       *[card_points_with_projects] Equal totals are not the end. Compare the card points with projects, and see whether the deal was doubled.
    }
    .us = We win the deal
    .them = They win the deal
    .shared = A tie: each side writes its total
    .again = The deal is played again and nothing is written
    .fewer = { $with ->
        [card_points] After equal totals, card points are compared without projects: us { $us }, them { $them }. More wins the deal.
       *[card_points_with_projects] After equal totals, card points are compared, with projects and baloot turned into card points: us { $us }, them { $them }. More wins the deal.
    }
    .compared = { $with ->
        [card_points] Not a tie: after the totals, card points are compared without projects, and we have { $us }, they { $them }.
       *[card_points_with_projects] Not a tie: after the totals, card points are compared, with projects and baloot turned into card points. We have { $us }, they { $them }.
    }
    .nobody = Totals and comparison are both equal, and the deal is not doubled. So nobody takes it all: each side writes its total.
    .on-the-buyers = Even the card points are equal: us { $us }, them { $them }. In this rulebook a tie is lost by the buyer: { $buyers }.
    .on-the-raiser = Everything is equal and the deal is doubled, so whoever spoke last loses it: { $buyers }.
    .not-again = A deal is not played again. There is a rule for equal totals that says whose it is.
