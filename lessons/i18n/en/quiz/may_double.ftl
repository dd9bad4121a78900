quiz-may_double = May you raise?
    .ask-word = Which raise may you say now?
    .ask-speaker = The next raise: who may say it?
    .ask-totals = The other side bought sun. May you double?
    .ask-contre = It is your turn to speak. Which of these may you say?
    .ask-who-contres = { $bidder_who ->
        [me] The last bid is yours. Who may still say contre to it?
       *[other] The last bid belongs { $bidder_to }. Who may still say contre to it?
    }
    .look-word = See who the buyer is, what was said last, and who answers it.
    .look-speaker = See what was said last, and who answers that.
    .look-totals = Look at what both sides had before this deal: who is behind, and who is ahead?
    .look-contre = See whose the last bid is, and whether it was answered.
    .look-who-contres = See whose the bid is, and who has spoken since.
    .none = None of them
    .none-why = There is a word for you now. See what comes after the last one.
    .both = Both
    .both-why = Surcontre answers contre, so they are never open to one player together.
    .not-yours = That is the next step, but it is not yours.
    .finished = The raising is over, and no word is left.
    .said-why = That word has been said, and raises go up one step at a time.
    .only = { $seat_who ->
        [me] you alone
       *[other] { $seat } alone
    }
    .either = { $one_who ->
        [me] you or { $other }
       *[other] { $other_who ->
            [me] { $one } or you
           *[other] { $one } or { $other }
        }
    }
    .nobody = nobody
    .nobody-why = A step of the ladder is left, and the player it belongs to has not passed.
    .side-why = Double is for either opponent. After it, each answer belongs to one player.
    .first-why = Double is for either opponent.
    .doubler-why = The doubler raises only in answer to the buyer.
    .buyer-why = The buyer raises only in answer to the other side.
    .partner-why = The buyer's partner does not raise. The answer is the buyer's own.
    .yes = { $side ->
        [either] Yes, one side is far enough behind and the other far enough ahead
       *[doubler] Yes, your side is far enough behind and the buyers far enough ahead
    }
    .no-low = { $side ->
        [either] No, neither side is far enough behind
       *[doubler] No, your side is not far enough behind
    }
    .no-low-why = { $side ->
        [either] The sides have { $ours } and { $theirs }, and the one behind needs { $low } or fewer. That is met.
       *[doubler] Your side has { POINTS($ours, case: "after") }, and the limit is { $low } or fewer. That is met.
    }
    .no-high = { $side ->
        [either] No, neither side is far enough ahead
       *[doubler] No, the buyers are not far enough ahead
    }
    .no-high-why = { $side ->
        [either] The sides have { $ours } and { $theirs }, and the one ahead needs { $high } or more. That is met.
       *[doubler] The buyers have { POINTS($theirs, case: "after") }, and the limit is { $high } or more. That is met.
    }
    .no-side = No, your side is the one ahead
    .no-never = No, sun is never doubled
    .no-never-why = Sun is doubled, when the totals allow it.
    .contre-both-why = { $seat_who ->
        [me] Contre is for either opponent in turn, and neither you nor the other has spoken since.
       *[other] Contre is for either opponent in turn, and neither has spoken since.
    }
    .contre-spoke-why = { $seat_who ->
        [me] You passed after the bid, and your turn is gone.
       *[other] After the bid { $seat } passed, and that turn is gone.
    }
    .contre-own-why = A partner does not contre his partner's bid.
