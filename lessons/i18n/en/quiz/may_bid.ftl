quiz-may_bid = What may you bid?
    .ask-one = It is your turn to speak. May you say “{ $call }”?
    .ask-which = It is your turn to speak. Which of these may you say?
    .ask-turn = Whose turn is it to speak?
    .look-bid = Look at the last bid, at the number, and at your cards in that suit.
    .look-contre = See whose the last bid is, and whether contre was said to it.
    .look-turn = Start with the player after the dealer, and go round one call after another.
    .dealer-last = { $seat_who ->
        [me] You deal, and the dealer speaks last.
       *[other] Here { $seat } deals, and the dealer speaks last.
    }
    .not-first = { $seat_who ->
        [me] You do not sit just after the dealer, so you do not begin.
       *[other] Just after the dealer sits another player, not { $seat }.
    }
    .just-spoke = { $seat_who ->
        [me] You have just spoken.
       *[other] The last word came from { $seat }.
    }
    .not-next = { $last_who ->
        [me] Speaking goes round in turn. Who sits just after you?
       *[other] Speaking goes round in turn. Who sits just after { $last }?
    }
    .yes-first = Yes, nobody has bid yet
    .yes-higher = Yes, { $bid } is higher than what was bid
    .yes-lower = Yes, a bid need not be higher
    .yes-suit = Yes, the number is the same but the suit is another
    .yes-same = Yes, the same number may be bid again
    .yes-belote = Yes, you hold king and queen of { $suit }
    .no-lowest = No, { $bid } is below the lowest bid
    .no-lowest-why = The lowest bid is { $lowest }, and { $bid } is not below it.
    .no-opening = No, the first bid has to be { $lowest }
    .no-opening-why = The first bid may be any number from { $lowest } up.
    .no-step = No, { $bid } is not one of the steps
    .no-step-why = Bids are multiples of { $step }, and { $bid } is one.
    .no-highest = No, { $bid } is above the highest bid
    .no-highest-why = The highest number is { $highest }, and { $bid } is not above it.
    .no-belote-high = No, nobody may bid more than { $highest }
    .no-belote-high-why = { $highest } is the highest for everyone, but { $bid } is open to the holder of king and queen.
    .no-belote = No, you do not hold both king and queen of { $suit }
    .no-belote-why = You do hold king and queen of { $suit }.
    .no-belote-low = No, that needs king and queen of { $suit }
    .no-belote-low-why = King and queen open only the bids that are theirs, and { $bid } is not one.
    .no-higher = No, a bid has to be higher than { $last }
    .no-higher-why = { $bid } is higher than { $last }.
    .no-capot = No, capot has been bid
    .no-capot-why = A number never stands above capot.
    .no-contred = No, contre closed the bidding
    .no-contred-why = Nobody has said contre.
    .no-partner = No, the last bid is your partner's
    .no-partner-why = You may go above your partner too. Only the number counts.
    .no-same-suit = No, the other side has bid that suit
    .no-same-suit-why = The same suit may be bid again, with a higher number.
    .no-other-suit = No, you have to stay in the suit of the last bid
    .no-other-suit-why = The suit is yours to choose. Only the number counts.
    .yes-capot = Yes, capot stands above every number
    .yes-capot-after = Yes, with another suit capot may be bid again
    .no-capot-after = No, nothing stands above a capot
    .no-capot-top = No, after { $last } nothing more is bid
    .no-capot-top-why = Above every number stands capot.
    .no-capot-belote = No, capot is for the holder of king and queen
    .no-capot-belote-why = Capot asks for no particular card. It promises all eight tricks.
    .no-capot-tricks = No, your own hand has to be sure of eight tricks
    .no-capot-tricks-why = You bid what you hope for with your partner. Nobody checks your hand first.
    .yes-surcontre = Yes, the other side contred your side's bid
    .yes-surcontre-early = Yes, it doubles the bid twice at once
    .no-surcontre-early = No, nobody has said contre
    .no-surcontre-bidder = No, only the bidder himself may
    .no-surcontre-bidder-why = The answer belongs to the bidding side, and it is your turn.
    .no-surcontre-closed = No, with contre the auction is over
    .no-surcontre-closed-why = Contre closes the bidding, but its answer is still open.
    .yes-contre-nobody = Yes, contre may be said at any time
    .yes-contre-own = Yes, to double what you win
    .yes-contre-theirs = Yes, the bid is the other side's
    .no-contre-nobody = No, nobody has bid
    .no-contre-own = No, the bid is your own side's
    .no-contre-theirs = No, contre was said already
    .no-contre-after = No, contre comes when the bidding has closed
    .no-contre-after-why = Contre is said in your turn, while the bidding is on.
    .no-contre-next = No, only the player just after the bidder may
    .no-contre-next-why = Either opponent of the bidder may, each in turn.
    .no-contre-bid = No, first you have to bid higher
    .no-contre-bid-why = Contre and surcontre answer a bid. They need none of your own.
