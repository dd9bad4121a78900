quiz-both_scorings =
    .twice = Surcontre was said, so it is times { $times } and not times 2.
    .defenders-too = The contract is made without contre, so the card points of { $team } are written: { $worth }.
