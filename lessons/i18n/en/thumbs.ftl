# Rules of thumb: why a bot, or a hint, chose this. No person in the sentence: it serves both.

thumb-lead_master = { $case ->
        [card] Nothing left in its suit beats { $card }: lead your master.
       *[plain] The highest card left in its suit: lead your master.
    }
thumb-lead_trump = { $case ->
        [card] Leading the trump { $card } draws the others' trumps before they can ruff.
       *[plain] Leading trump draws the others' trumps before they can ruff.
    }
thumb-lead_partner_suit = { $case ->
        [card] The partner led this suit before, and { $card } returns it.
       *[plain] The partner led this suit before, so it is returned.
    }
thumb-lead_short = { $case ->
        [card] { $card } is alone in its suit: play it now, and ruff when the suit comes back.
       *[plain] A card alone in its suit: play it now, and ruff when the suit comes back.
    }
thumb-lead_low = { $case ->
        [card] There is no sure trick, so a small card is led: { $card }.
       *[plain] There is no sure trick, so a small card is led.
    }
thumb-win_cheaply = { $case ->
        [card] { $card } is enough to take the trick, and the big cards are kept.
       *[plain] The cheapest card that wins is enough, and the big cards are kept.
    }
thumb-win_last = { $case ->
        [card] Nobody plays after it, so { $card } takes the trick safely.
       *[plain] Nobody plays after it, so any card that wins takes the trick safely.
    }
thumb-give_points = { $case ->
        [points] The trick is the partner's, and { $card } adds { CARD_POINTS($points, case: "after") }.
       *[plain] The trick is the partner's, so put points on it.
    }
thumb-keep_safe = { $case ->
        [card] The trick is the partner's, and { $card } is the card least missed.
       *[plain] The trick is the partner's, so the good cards are kept.
    }
thumb-duck = { $case ->
        [card] The trick is lost, and { $card } is the cheapest card to play on it.
       *[plain] The trick is lost, so only a cheap card goes on it.
    }
thumb-ruff_smallest = { $case ->
        [card] The smallest trump that wins is { $card }, and the big ones are kept.
       *[plain] The smallest trump that wins is enough, and the big ones are kept.
    }
thumb-discard_low = { $case ->
        [card] The trick is lost, and { $card } is the card least worth.
       *[plain] The trick is lost, so throw the card least worth.
    }
thumb-keep_ard = { $case ->
        [last] This trick is not worth the top trump: it is kept for the last one, with its { CARD_POINTS($last_trick) }.
       *[plain] The top trump is kept for the last trick, because of its ten.
    }
thumb-only_card = { $case ->
        [card] { $card } is the only card that may be played.
       *[plain] Only one card may be played.
    }
thumb-bid_pass = { $case ->
        [needed] The hand counts { CARD_POINTS($points, case: "after") }, and buying needs { CARD_POINTS($needed) }. Passing is safer.
        [points] The hand counts { CARD_POINTS($points, case: "after") }, too few to bid with room to spare. Passing is safer.
       *[plain] The hand is not enough to buy. Passing is safer.
    }
thumb-bid_hokum = { $case ->
        [needed] With { $suit } as trump the hand counts { CARD_POINTS($points, case: "after") }, and { CARD_POINTS($needed) } is enough.
       *[plain] The trumps are strong, and the hand is enough to buy.
    }
thumb-bid_sun = { $case ->
        [needed] High cards in several suits: in sun the hand counts { CARD_POINTS($points, case: "after") }, and { CARD_POINTS($needed) } is enough.
       *[plain] High cards in several suits, so sun pays more.
    }
thumb-bid_ashkal = { $case ->
        [needed] The hand is strong in sun without { $card }, which is of more use to the partner: ashkal.
       *[plain] The hand is strong in sun without the buy card, which is of more use to the partner: ashkal.
    }
thumb-bid_number = { $case ->
        [bid] Hand and partner may hope for { CARD_POINTS($points) } in { $suit }, so the bid is { $bid }.
       *[plain] The hand can carry this bid.
    }
thumb-confirm = The hand is stronger in hokum than in sun, so it stays.
thumb-convert = The hand is worth more in sun, and sun counts more, so it is turned.
thumb-take = The buy card helps this hand more than the partner's, so the sun is taken over.
thumb-leave = The contract is better where it is, so it is left there.
thumb-double = { $case ->
        [needed] The hand holds { CARD_POINTS($points) } against the contract, and { CARD_POINTS($needed) } is enough: the buyer is in danger.
       *[plain] The hand is strong against the contract, and the buyer is in danger.
    }
thumb-no_double = { $case ->
        [needed] A raise needs { CARD_POINTS($needed, case: "after") }, and the hand holds only { CARD_POINTS($points) }.
       *[plain] The hand cannot carry a raise.
    }
thumb-raise = { $case ->
        [needed] The hand holds { CARD_POINTS($points) }, and { CARD_POINTS($needed) } is enough to answer.
       *[plain] The hand is strong even after the others' raise, so the answer is worth it.
    }
thumb-declare = A project counts only when it is declared, and this is the time.
thumb-no_declare = The other side has declared a better project, so ours stays hidden.
thumb-claim = All that is left is sure, whatever the others hold: sawa.
thumb-speak_baloot = { $case ->
        [card] { $card } is baloot's second card, and it is said now or does not count.
       *[plain] This is baloot's second card, and it is said now or does not count.
    }
thumb-call_qaid = { $case ->
        [proved] In trick { $trick } { $card } was played by a player who held { $cards }. The fault is proved.
       *[plain] The open cards prove that the others broke a rule.
    }
thumb-random = Any card that may be played, by chance.
thumb-weighed = { $case ->
        [weighed] We imagined the unseen cards in { $worlds } ways that fit what has shown: on average { $card } brings more than { $other }.
       *[plain] We imagined the unseen cards in some ways that fit what has shown, and took what brings most on average.
    }
thumb-weighed_call = { $case ->
        [weighed] We imagined the unseen cards in { $worlds } ways that fit what was said, and on average this is worth most on the sheet.
       *[plain] We imagined the unseen cards in some ways that fit what was said, and on average this is worth most on the sheet.
    }
thumb-serve = { $case ->
        [card] The partner is taking this trick. { $card } leaves it there, and costs our side nothing.
       *[plain] The partner is taking this trick, and leaving it there costs our side nothing.
    }
thumb-leave_to_partner = { $case ->
        [points] The hand counts { CARD_POINTS($points, case: "after") } and could buy, but the partner is still to speak: the choice is left there.
       *[plain] The hand could buy, but the partner is still to speak: the choice is left there.
    }
