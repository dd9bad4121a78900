quiz-confirm_or_convert = Keep hokum or turn it
    .ask-next = { $bidder_who ->
        [me] You said hokum, and everybody has spoken. What happens next?
       *[other] Hokum was said by { $bidder }, and everybody has spoken. What happens next?
    }
    .ask-who = { $bidder_who ->
        [me] You said hokum, and everybody has spoken. Who may turn it to sun now?
       *[other] Hokum was said by { $bidder }, and everybody has spoken. Who may turn it to sun now?
    }
    .look = Look at three things: which round it is, who said hokum, and what the buy card is.
    .bidder = { $bidder_who ->
        [me] You keep hokum or turn it to sun
       *[other] Keeping it or turning it to sun is for { $bidder }
    }
    .second-why = This is the second round, and who says hokum keeps or turns it after the first round only.
    .first = { $first_who ->
        [me] You turn it to sun for yourself, or leave it
       *[other] Turning it to sun, or leaving it, is for { $first }
    }
    .first-not-ace = The first speaker turns another's hokum only over an ace, and the buy card is { $buy_card }.
    .first-never = In this rulebook the first speaker does not turn another player's hokum.
    .partner = { $bidder_who ->
        [me] Your partner chooses for you: hokum or sun
       *[other] { $partner_who ->
            [me] You choose for your partner: hokum or sun
           *[other] Choosing hokum or sun for his partner is for { $partner }
        }
    }
    .partner-why = The partner of whoever said hokum does not choose for him.
    .stands = It stays hokum as said, and the deal is completed
    .stands-why = One word is left before the deal is completed.
    .open = Anyone may still say sun
    .open-why = Everybody has spoken in this round, and the turn does not come back to them all.
    .nobody = Nobody
    .nobody-why = One word is left before the deal is completed, and it can turn the hokum.
    .spoken-why = { $seat_who ->
        [me] You have had your word in this round, and the hokum is not yours.
       *[other] In this round { $seat } has spoken, and the hokum is another's.
    }
