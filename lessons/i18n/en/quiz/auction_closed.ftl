quiz-auction_closed = Is the auction over?
    .ask = Where does the auction stand?
    .look-bid = Look at the last bid, count the passes after it, and see whether contre was said.
    .look-passes = Count the passes: have all four players passed?
    .open = { $seat_who ->
        [me] Not over: your word next
       *[other] Not over: the next word is with { $seat }
    }
    .all-passed = All four passed and nobody bid, so no word is left.
    .enough = Enough passes followed the bid, so it is over.
    .answered = The contre was answered with a pass, so it is over.
    .surcontred = Surcontre ends it at once.
    .thrown = { $seat_who ->
        [me] The cards are thrown in, and you deal
       *[other] The cards are thrown in, and the next dealer is { $seat }
    }
    .thrown-early = Somebody has not spoken yet, and may bid.
    .next-why = Here the same dealer deals again.
    .same-why = Here the deal goes to the player after the dealer.
    .dealer-bids = { $dealer_who ->
        [me] You have to bid { $lowest }, as the dealer
       *[other] The dealer has to bid { $lowest }: { $dealer }
    }
    .dealer-bids-why = Nobody has to bid, not even the dealer.
    .over = Over: { $contract }
    .too-few = After the last bid came { $n ->
        [0] no pass
        [1] one pass
       *[other] { $n } passes
    } in a row, and it takes { $passes }.
    .unanswered = The contre has not been answered, and the word is with the bidding side.
    .partner-why = A bid is its speaker's, not the partner's.
    .raised-why = Contre was said, so the bid counts double.
    .raised-again = After the contre came surcontre.
    .outbid = A higher bid came after it.
