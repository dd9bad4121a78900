quiz-round_it = From card points to points
    .ask = How many points does { $team } get for { CARD_POINTS($card_points) }?
    .ask-both = No projects and no baloot in this deal. How many points for each side?
    .ask-bids = What do each side's card points round to?
    .look = { $mode ->
        [hokum] The deal is hokum. Round first, mind a final five, then divide.
       *[sun] The deal is sun. Round first, mind a final five, then divide.
    }
    .look-both = Only one side's card points are converted; the other takes what is left of the deal. See who bought.
    .look-bids = Look at each side's last digit: which ten is nearer?
    .rest = That is the part of { $buyers }, who bought and take what is left of { $base }. The question is about { $team }, with { $card_points }.
    .again = The { $card_points } card points already hold the last trick's ten, so it is not added again.
    .swapped = The right numbers, each with the wrong owner. Convert the card points of { $team }; what is left goes { $buyers_to }.
    .five-of-bids = { $rounding ->
        [five_down] A five goes down here, to the ten below.
        [five_up] A five goes up here, to the ten above.
       *[five_stays] A five stays here as it is.
    }
    .rest-of-bids = Nothing is shared out here: each side's card points are rounded by themselves, even if that makes { $sum } together.
    .unrounded-bids = Those are the card points before rounding. Each side's are rounded to the nearest ten.
    .cut = The last digit is not just dropped. Round to the nearest ten, which may lie below or above.
    .up = It is not always up. Round to the nearest ten, which may lie below or above.
    .swapped-bids = The right numbers, each with the wrong owner.
