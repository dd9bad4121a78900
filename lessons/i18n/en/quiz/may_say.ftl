quiz-may_say = What may you say?
    .round-one = Round one: everybody passed.
    .ask-one = { $round ->
        [2] It is the second round and your turn. May you say “{ $call }”?
       *[other] It is the first round and your turn. May you say “{ $call }”?
    }
    .ask-suit = It is the first round and your turn. May you buy hokum in { $suit }?
    .ask-which = { $round ->
        [2] It is the second round and your turn. Which of these may you say?
       *[other] It is the first round and your turn. Which of these may you say?
    }
    .ask-which-not = { $round ->
        [2] It is the second round and your turn. Which of these may you not say?
       *[other] It is the first round and your turn. Which of these may you not say?
    }
    .ask-turn = { $round ->
        [2] The second round of the auction. Whose turn is it to speak?
       *[other] The first round of the auction. Whose turn is it to speak?
    }
    .look-turn = Start with the player after the dealer, and count who has spoken.
    .look-words = Take each word by itself: is it its time, does your seat allow it, has somebody said it before?
    .look-hokum = Look for two things: has somebody said hokum, and what suit is the buy card?
    .look-sun = Which word is higher, hokum or sun? Then look at the buy card.
    .look-ashkal = Ashkal has three conditions: the round, the seat of whoever says it, and the buy card.
    .has-spoken = { $seat_who ->
        [me] You have spoken in this round, and each player speaks once a round.
       *[other] In this round { $seat } has spoken, and each player speaks once a round.
    }
    .dealer-last = { $seat_who ->
        [me] You deal, and the dealer speaks last.
       *[other] Here { $seat } deals, and the dealer speaks last.
    }
    .not-yet = { $seat_who ->
        [me] Your turn has not come: somebody before you has not spoken yet.
       *[other] The turn has not come to { $seat }: somebody before has not spoken yet.
    }
    .yes-hokum-card = Yes, in the suit of { $buy_card }
    .yes-hokum-any = Yes, in any suit you like
    .yes-hokum-any-why = You may say hokum, but you do not choose the suit: in the first round it is that of { $buy_card }.
    .yes-hokum-all = Yes, in the second round every suit is open
    .yes-hokum-other = Yes, as long as it is not the suit of { $buy_card }
    .yes-hokum-after = Yes, you speak later, so you take it over
    .no-hokum-taken = No, hokum belongs to the first to say it
    .no-hokum-suit = No, in the first round only the suit of { $buy_card } can be hokum
    .no-hokum-always = No, hokum is in the suit of { $buy_card }, in the second round too
    .no-hokum-always-why = In the second round you name a suit other than that of { $buy_card }. What stops you here is the first round.
    .no-hokum-same = No, that is the buy card's suit
    .no-hokum-card = No, only the suit of { $buy_card } can be hokum
    .no-hokum-card-why = That is the first round. In the second you name any suit but that of { $buy_card }.
    .no-hokum-first = No, hokum is for the player after the dealer
    .no-hokum-first-why = Hokum belongs to no seat. It is for the first to say it, wherever he sits.
    .no-hokum-later = No, hokum is for the second round
    .no-hokum-later-why = There is hokum in the first round: in the suit of { $buy_card }, for the first to say it.
    .no-hokum-round = No, the second round has no hokum
    .no-hokum-round-why = The second round has its hokum, in a suit other than that of { $buy_card }.
    .yes-sun = Yes, sun is open to everyone in turn
    .yes-sun-over = Yes, sun is above hokum
    .yes-sun-card = Yes, and your partner takes the buy card
    .yes-sun-card-why = That is ashkal. In sun the card goes to whoever said it.
    .no-sun-taken = No, hokum was said before you
    .no-sun-taken-why = Hokum does not close the auction. Sun is above it, and ashkal is sun.
    .no-sun-seat = No, sun is only for the dealer and the player before him
    .no-sun-seat-why = That is said of ashkal. Sun is for every seat.
    .no-sun-kept = No, hokum over an ace is turned to sun only by the first speaker
    .no-sun-kept-why = Here an ace is like any card: whoever comes after hokum may say sun in turn.
    .no-sun-kept-none = Nobody has said hokum yet, so there is nothing to turn.
    .no-sun-ace = No, sun is never said over an ace
    .no-sun-ace-why = An ace by itself does not forbid sun.
    .no-sun-later = No, sun is for the second round
    .no-sun-later-why = Sun is said in both rounds.
    .no-sun-round = No, sun is for the first round only
    .no-sun-round-why = Sun is said in both rounds.
    .yes-ashkal = { $turn ->
        [3] Yes, you are the dealer
        [2] Yes, you speak just before the dealer
       *[other] Yes, ashkal is sun, and sun is for everyone
    }
    .no-ashkal-round = { $round ->
        [2] No, the second round has no ashkal
       *[other] No, the first round has no ashkal
    }
    .no-ashkal-round-why = { $round ->
        [2] Here there is ashkal in the second round too.
       *[other] The first round has ashkal.
    }
    .no-ashkal-seat = No, your seat does not allow ashkal
    .no-ashkal-seat-why = Ashkal is said from your seat, so the seat does not stop you.
    .no-ashkal-card = No, the buy card { $buy_card } does not allow it
    .no-ashkal-card-why = { $buy_card } does not forbid ashkal.
