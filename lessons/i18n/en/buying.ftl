# Buy or pass: the hand that is put together, and what each call may come to.

## The hand

buying-page = Should I buy?
    .short = Should I buy?
buying-lead = Put your hand together and see what each call may bring.
buying-about = Not sure whether to buy? Try any hand here.
buying-hand = Your cards
buying-chosen = { $n } of { $of } chosen
buying-deal = Deal me some
buying-card = Buy card
buying-choose = Choose a card
buying-turn = Your turn to speak
    .is-1 = First
    .is-2 = Second
    .is-3 = Third
    .is-4 = Dealer
buying-time = How often has it come to you?
    .is-1 = First time
    .is-2 = Second time
buying-said = What was said before you?
buying-silence = Nobody has spoken before you.
buying-ask = What should I say?
buying-thinking = Imagining the cards and playing them…

## What is missing, what was not understood

buying-few = { CARDS($n) } still to choose. A hand here has { CARDS($of) }.
buying-many = You have { CARDS($n) }; a hand here has { CARDS($of) }. Just put some back.
buying-no-card = The buy card is still to choose, from the list.
buying-same = { $card } is in your hand and on the table. Leave it in one place.
buying-ended = The auction ends before it comes to you. Change one of the calls before yours.
buying-twice = A card stands twice in the link. It was counted once.
buying-broken = Something in the link could not be read. The rest is as it was.

## What it comes to

buying-say = Say: { $call }
buying-call = Call
buying-chance = Made
buying-kaboot = Kaboot
buying-best = Best
buying-none = not ours
buying-buyers = Bought by us { $ours }, by them { $theirs }, by nobody { $nobody }
buying-every = Every call
buying-picture = How each time ends
buying-scale = Each bar is how often it ended by so much: right of the line we write more, left of it they do.
buying-picture-of = { $call }: more for us { $ours }, more for them { $theirs }, level { $level }
buying-note = We imagined the hidden cards { $deals ->
        [one] once
       *[other] { $deals } times
    }, to fit your hand and what was said. Each time all four play with open cards and nobody doubles. So take it as a guide, not as the truth.

## Why

buying-why-close = “{ $best }” and “{ $other }” come to about the same. What parts them may be luck.
buying-why-kaboot = With “{ $best }” we take every trick { $kaboot } times in { $deals }.
buying-why-made = “{ $best }” is made { $made } times in { $ours }, and beats “{ $other }” by { POINTS($more) }.
buying-why-saves = It is not safe, but “{ $other }” is worse by { POINTS($more) }.
buying-why-fails = The best you could buy is “{ $other }”, and it is made only { $made } times in { $ours }.
buying-why-they_fail = Leave it to them: they fail { $lost } times in { $theirs }.
buying-why-dearer = “{ $other }” may be made, but failing costs more than making it brings. “{ $best }” is better by { POINTS($more) }.
