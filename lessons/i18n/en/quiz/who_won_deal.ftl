quiz-who_won_deal = Who won the deal?
    .ask = Reckon each side's total of the deal. Who won it?
    .look-decision = Convert the card points of the side that did not buy; the buyers get the rest. Then add projects and baloot to their holders.
    .look-counted_buyer = The deal was raised. See who spoke last before you convert any card points.
    .us = Us: our total is { $us }, theirs { $them }
    .them = Them: their total is { $them }, ours { $us }
    .level = The totals are equal: { $us } each
    .counted = In a raised deal whoever spoke last counts as the buyer: { $buyers }. So the card points of { $team } are converted, and the rest goes { $buyers_to }.
