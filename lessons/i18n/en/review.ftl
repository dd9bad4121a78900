# A hand looked back at: its calls and cards, what could be known of each, and how the cards lay.

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
        [points] about { POINTS($points) } on the score sheet
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

## One call

review-call = Call { $n }
review-call-open = Go back to call { $n }
review-call-moment = Call { $n }: what would you say?
review-call-ask = The same moment again: what do you say?
review-call-before = { $case ->
        [some] What was said so far: { $words }.
       *[none] You are the first to speak.
    }
review-call-costly = You said “{ $call }”; “{ $best }” was better.
review-call-fine = “{ $call }” was as good as any.
    .luck = “{ $best }” would have brought more, as the cards lay. Nobody could know that.
review-call-chosen = { $case ->
        [good] “{ $call }”: as good as any here.
       *[better] “{ $call }” can be said, and “{ $best }” is better.
    }
    .told = Here: “{ $best }”.
review-call-said = { $case ->
        [same] You said it in the hand, too.
       *[other] In the hand you said “{ $call }”.
    }
    .mark = said
review-call-known = { $case ->
        [good] In { $deals } that fit your cards and what had been said, no call is clearly better than “{ $call }”.
       *[cost] In { $deals } that fit your cards and what had been said, “{ $call }” writes less than “{ $best }” on average: { $cost }.
    }
    .table = What each call comes to on average
review-call-lay = { $case ->
        [good] As they lay, no call would have written more than “{ $call }”.
       *[cost] As they lay, “{ $best }” would have written more than “{ $call }”: { $cost }.
    }
    .bought = What is bought
    .nobody = nobody buys
    .note = After “{ $call }” this is what was really bought. After any other call the others would have gone on as one does who counts his cards. All play with open cards, and nobody doubles.

## Nothing to look back at

review-empty = There is no hand to look back at yet
    .text = Play a hand to its end, then come back: your choices will be here.
review-not-over = This hand is still being played
    .text = When it is over, your choices will be here.
review-no-choice = In this hand there was nothing to choose: you never had two cards to play, or two things to say.
review-left-out = A choice made after somebody else had played against the rules is left out: what you could know there cannot be told.
review-missing = There is no such choice in this hand
