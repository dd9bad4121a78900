quiz-who_bought = Who bought?
    .ask-over = Where does the auction stand?
    .ask-ashkal_buyer = { $last_who ->
        [me] You said ashkal. Who is the buyer, and who takes the buy card?
       *[other] Ashkal was said by { $last }. Who is the buyer, and who takes the buy card?
    }
    .ask-take_over = Your partner said sun. May you take the sun over?
    .ask-all_pass = Everybody passed, and then everybody passed again. What happens next?
    .ask-passed-once = Everybody passed. What happens next?
    .look-over = Look at the last word, and whether anybody is still to speak.
    .look-ashkal_buyer = Ashkal is sun. Ask two things of it: who takes the card, and who counts as the buyer?
    .look-take_over = Look at the round, and whether you spoke before your partner or after.
    .look-all_pass = Count the rounds: how many does an auction have?
    .bought = Over: { $contract }
    .open = { $seat_who ->
        [me] Not over: your word next
       *[other] Not over: the next word is with { $seat }
    }
    .open-why = The auction is over, and nobody has a word left.
    .open-still = Somebody has not spoken yet, and may say sun.
    .not-partner = { $seat_who ->
        [me] The buyer is whoever said the word and not his partner, and you did not say it.
       *[other] The buyer is whoever said the word, not his partner.
    }
    .no-trump = { $seat_who ->
        [me] You said sun, and sun has no trump.
       *[other] Sun was said, and sun has no trump.
    }
    .turned = { $seat_who ->
        [me] You said hokum first, but turned it to sun at the end.
       *[other] It was hokum first, but its speaker turned it to sun at the end.
    }
    .outbid = { $seat_who ->
        [me] You said hokum, but sun was said after it, and sun is higher.
       *[other] It was hokum, but sun was said after it, and sun is higher.
    }
    .kept = { $seat_who ->
        [me] You might have turned it to sun, but you kept hokum.
       *[other] It might have been turned to sun, but it was kept as hokum.
    }
    .stands = A second hokum is not turned to sun. It stands as said.
    .taken = { $seat_who ->
        [me] You said sun, but your partner took it over.
       *[other] That is who said sun, but the partner took it over.
    }
    .buyer-and-card = { $buyer_who ->
        [me] You are the buyer, and the card goes { $taker_to }
       *[other] The buyer is { $buyer }, and the card goes { $taker_to }
    }
    .card-why = In ashkal the card goes to the partner of whoever said it.
    .buyer-why = { $how ->
        [speaker] Here the buyer is whoever said ashkal, although the card goes to his partner.
       *[partner] Here the buyer is the partner, who takes the card.
    }
    .yes-before = Yes, you spoke before him
    .yes-after = Yes, your turn has not come yet
    .yes-always = Yes, a partner may take sun over at any time
    .yes-hokum = Yes, but only if you said hokum
    .no-never = No, whoever says sun is the buyer, and it is not taken over
    .no-round = No, sun is taken over in the first round only
    .no-later = No, you had not spoken before him
    .no-spoken = No, you have spoken, so your turn is gone
    .no-spoken-why = Having spoken before him does not stop you: it is the condition.
    .second = { $first_who ->
        [me] The second round begins with you
       *[other] The second round begins with { $first }
    }
    .second-why = An auction has two rounds, and the second is over.
    .thrown = { $seat_who ->
        [me] The cards are thrown in, and you deal
       *[other] The cards are thrown in, and the next dealer is { $seat }
    }
    .thrown-early = Too early: there is a second round.
    .next-why = Here the same dealer deals again.
    .same-why = Here the deal goes to the player after the dealer.
    .dealer-buys = { $dealer_who ->
        [me] You have to buy, as the dealer
       *[other] The dealer has to buy: { $dealer }
    }
    .dealer-buys-why = Nobody has to buy, not even the dealer.
