# A played hand looked back at: its choices, what each could know, and how the cards lay.

review-page = Look back at your hand
    .short = Look back
review-lead = Each choice is looked at in two ways. What you could know then is yours; how the cards happened to lie is luck.
review-working = Looking at your choices: { $n } of { $of }
review-choices = { $n ->
        [one] one choice
       *[other] { $n } choices
    }
review-count = { $case ->
        [none] { $of ->
            [one] You had { $choices } to make, and it cost nothing. Well played.
           *[other] You had { $choices } to make, and none of them cost anything. Well played.
        }
       *[some] { $of ->
            [one] You had one choice to make, and it cost something.
           *[other] { $costly } of your { $of } choices cost something.
        }
    }
review-cost = { $case ->
        [sheet] about { CARD_POINTS($card_points) }, and { POINTS($points) } on the score sheet
       *[plain] about { CARD_POINTS($card_points) }
    }
review-costly = You played { $played }; { $best } was better.
    .cost = Cost: { $cost }.
review-fine = What cost nothing
    .equal = { $card } was as good as any.
    .luck = { $best } would have brought more, as the cards lay. Nobody could know that.
review-open = Go back to trick { $n }

## One choice

review-moment = Trick { $n }: what would you play?
review-ask = The same moment again: choose a card.
review-tell = Tell me
review-again = Choose again
review-list = All your choices
review-back = Back to the end of the hand
review-chosen = { $case ->
        [good] { $card }: as good as any here.
       *[better] { $card } can be played, and { $best } is better.
    }
    .told = Here: { $best }.
review-played = { $case ->
        [same] You played it in the hand, too.
       *[other] In the hand you played { $card }.
    }
review-also = As good: { $cards }.
review-known = What you could know
    .good = In { $deals } that fit what you had seen, no card brings more than { $card } on average.
    .cost = In { $deals } that fit what you had seen, { $card } brings less than { $best } on average: { $cost }.
    .thumb = The rule of thumb:
review-deals = { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
review-lay = How the cards lay
    .good = As they lay, nothing brings more than { $card }.
    .cost = As they lay, { $best } brings more than { $card }: { $cost }.
    .unknown = Nobody could see that from his own cards.
    .lucky = So this time it went well.
review-numbers = By how much each card falls short of the best
    .note = A tick means as good as any: two card points are no difference, nor is what so few deals cannot tell apart.
    .good = as good as any
    .played = played

## Nothing to look back at

review-empty = There is no hand to look back at yet
    .text = Play a hand to its end, then come back: your choices will be here.
review-not-over = This hand is still being played
    .text = When it is over, your choices will be here.
review-no-choice = In this hand there was nothing to choose: every card you played was the only one that could be.
review-no-play = In this hand no card was played, so there is nothing to look back at.
review-left-out = A choice made after somebody else had played against the rules is left out: what you could know there cannot be told.
review-missing = There is no such choice in this hand
