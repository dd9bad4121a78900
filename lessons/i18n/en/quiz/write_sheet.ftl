quiz-write_sheet = What is written?
    .ask = The deal is over. What is written on the score sheet for each side?
    .look = { $times ->
        [1] First: did the buyers win or lose? Then see who takes points, projects and baloot.
       *[other] First see who won the deal. Then see what is multiplied, and what is not.
    }
    .all = The buyers won without a double, so each side writes its own total. A deal goes whole to one side only by khasara or a double.
    .own = Those are both sides' totals. But { $loser } bought and lost, so all the points of the deal go { $winner_to }.
    .own-only = After khasara { $winner } takes more than its own total: all { $base } points of the deal.
    .keeps-projects = All projects go to whoever won the deal, even those of { $loser }. So they go { $winner_to }.
    .plain = The deal was raised: { $base } is multiplied by { $times }, and here it is written once.
    .own-times = Under a double each side's total is not multiplied. All { $base } go { $winner_to }, times { $times }, and { $loser } gets none of it.
    .twice = Only a double multiplies by 2, and this deal was raised further: { $base } is multiplied by { $times }.
    .loser-keeps = Under a double the loser does not write a total: { $loser } gets none of the points of the deal.
