quiz-contract_made = Is the contract made?
    .ask-number = The deal is over, and { $team } bid. Is the contract made?
    .ask-capot = Capot was bid by { $team }, and the deal is over. Is the contract made?
    .look-number = Round the bidders' card points first, see who holds belote, then compare with the bid.
    .look-capot = Card points do not judge a capot. Look at the tricks.
    .made = Made: { $reached } reached, { $bid } bid
    .failed = Failed: { $reached } reached, { $bid } bid
    .no-belote = The belote of { $team } counts toward the contract, and here it was left out: { POINTS($worth) }.
    .their-belote = Belote lies with { $others }, so it does not count toward the contract.
    .unrounded = Round before judging the contract: { $card_points } becomes { $rounded }.
    .five = { $rounding ->
        [five_down] A five goes down here: { $card_points } becomes { $rounded }.
        [five_up] A five goes up here: { $card_points } becomes { $rounded }.
       *[five_stays] A five stays here: { $card_points }.
    }
    .nearest = The ten nearest to { $card_points } is { $rounded }.
    .rest = It is not what the defenders leave over. Each side's card points are rounded by themselves: { $card_points } becomes { $rounded }.
    .again = The { $card_points } already hold the last trick's ten, so it is not added again.
    .capot-made = The contract is made
    .capot-failed = The contract fails
    .capot-number = Not failed, it counts as an ordinary number
    .one-is-enough = { TRICKS($lost) } went to { $team }, and one trick is enough to fell a capot, whatever the card points.
    .all-eight = All eight tricks went { $team_to }, and a capot asks for nothing else.
    .tricks-only = A called capot never turns into a number. It is all eight tricks, or it fails.
