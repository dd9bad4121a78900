# Words of the glossary, and the forms sentences count with.

## Lists, cards

list =
    .comma = {", "}
    .and = {" and "}
    .or = {" or "}
    .then = {", then "}
from-to = { $first } to { $last }
rule-is = { $title }: { $value }.
suit-S = spades
    .sign = ♠︎
    .of = spades
suit-H = hearts
    .sign = ♥︎
    .of = hearts
suit-D = diamonds
    .sign = ♦︎
    .of = diamonds
suit-C = clubs
    .sign = ♣︎
    .of = clubs
suit-shown = { $suit } { $sign }
rank-A = ace
    .sign = A
    .many = aces
rank-K = king
    .sign = K
    .many = kings
rank-Q = queen
    .sign = Q
    .many = queens
rank-J = jack
    .sign = J
    .many = jacks
rank-T = ten
    .sign = 10
    .many = tens
rank-9 = nine
    .sign = 9
    .many = nines
rank-8 = eight
    .sign = 8
    .many = eights
rank-7 = seven
    .sign = 7
    .many = sevens
card-name = { $rank } of { $suit }

## Counted things. `.after` follows a verb or a preposition (the same in English).

count-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .after = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-card_points = { $n ->
        [one] { $n } card point
       *[other] { $n } card points
    }
    .after = { $n ->
        [one] { $n } card point
       *[other] { $n } card points
    }
count-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .after = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-tricks = { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
    .after = { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
count-projects = { $n ->
        [one] { $n } project
       *[other] { $n } projects
    }
    .after = { $n ->
        [one] { $n } project
       *[other] { $n } projects
    }
count-warnings = { $n ->
        [one] { $n } warning
       *[other] { $n } warnings
    }
    .after = { $n ->
        [one] { $n } warning
       *[other] { $n } warnings
    }

## People

seat-me = you
    .to = to you
    .of = you hold
seat-partner = your partner
    .to = to your partner
    .of = your partner holds
seat-right = the player on your right
    .to = to the player on your right
    .of = the player on your right holds
seat-left = the player on your left
    .to = to the player on your left
    .of = the player on your left holds
seat-none = seat { $n }
    .to = to seat { $n }
    .of = seat { $n } holds
team-us = your side
    .sheet = Us
    .to = to your side
team-them = the other side
    .sheet = Them
    .to = to the other side
team-none = team { $n }
    .sheet = Team { $n }
    .to = to team { $n }

## Calls, as they are said

call-pass = { $round ->
        [2] Pass
       *[other] Pass
    }
call-hokum = Hokum
call-hokum-suit = Hokum in { $suit }
call-sun = Sun
call-ashkal = Ashkal
call-confirm = Keep hokum
call-convert = Turn it to sun
call-take = Take the sun over
call-leave = Leave it
call-bid = { $bid } { $suit }
call-bid-capot = Capot { $suit }
call-contre = Contre
call-surcontre = Surcontre
call-double = Double
call-double_closed = Double, closed
call-three = Three
call-four = Four
call-four_closed = Four, closed
call-gahwa = Gahwa

## Other actions

action-baloot = { $card } with baloot
action-declare = Declare { $projects }
action-claim = Sawa
action-object = { $request ->
        [takweesh] Ask for takweesh
        [warning] Ask for a warning
       *[tasjeel] Call qaid
    }

## Contract

mode-sun = Sun
mode-hokum = Hokum in { $suit }
contract = { $mode }, bought by { $buyer }
    .bid = { $bid } { $suit }, bid by { $buyer }
    .capot = Capot { $suit }, bid by { $buyer }
    .raised = { $contract }, { $level }
level-1 = not doubled
level-2 = double
level-3 = three
level-4 = four
level-gahwa = gahwa
level-closed = { $level } closed
outcome-made = the buyers win
outcome-failed = the buyers lose
outcome-tied = a tie
project-sra = sra
project-fifty = fifty
project-hundred = hundred
project-four_hundred = four hundred
project-baloot = baloot
raise-double = double
raise-three = three
raise-four = four
raise-gahwa = gahwa
raise-contre = contre
raise-surcontre = surcontre
way-easy = easy
way-contree = contree
ashkal-dealer = the dealer
ashkal-before_dealer = { $side ->
        [right] the player on the dealer's left
        [left] the player on the dealer's right
       *[other] the player who speaks before the dealer
    }

## The glossary

term-pack = pack
term-card = card
    .many = cards
term-suit = suit
    .many = suits
term-player = player
term-partner = partner
term-opponent = opponent
term-dealer = dealer
term-deal = deal
term-match = match
term-trick = trick
    .many = tricks
term-take = take
term-last_trick = last trick (ard)
term-lead = lead
term-follow = follow suit
term-void = void
term-trump = trump
term-ruff = ruff
term-overruff = overruff
term-underruff = underruff
term-discard = discard
term-card_points = card points
term-points = points
term-buy_card = buy card
term-buyer = the buyer
term-buyers = the buyers
term-others = the others
term-pass = pass
term-sun = sun
term-hokum = hokum
term-second_hokum = second hokum
term-ashkal = ashkal
term-confirm = confirm
term-convert = convert
term-thani = second round
term-waraq = throw in
term-qass = cut
term-double = double
term-three = three
term-four = four
term-gahwa = gahwa
term-open = open
term-closed = closed
term-contre = contre
term-surcontre = surcontre
term-bid = bid
term-contract = the contract
term-project = project
    .many = projects
term-sra = sra
term-fifty = fifty
term-hundred = hundred
term-four_hundred = four hundred
term-sequence = sequence
term-four_of_a_kind = four of a kind
term-baloot = baloot
term-kaboot = kaboot
term-khasara = khasara
term-sawa = sawa
term-score_sheet = score sheet
term-qaid = qaid
term-tasjeel = tasjeel
term-takweesh = takweesh
term-warning = warning
term-referee = referee
term-rule = rule
    .many = rules
term-clause = clause
    .many = clauses
term-rulebook = rulebook
    .many = rulebooks
term-lesson = lesson
    .many = lessons
term-quiz = quiz
term-practice_hand = practice hand
term-review = review
