# The teacher's board: a hand put together, shown step by step, with notes, questions and what-ifs.

board-page = The board
    .short = Board
    .about = Put a hand together, show it step by step, and let the class guess before the next card.
board-lead = Put a hand together, show it step by step, and let the class guess before the next card.
board-my-hand = Show the hand I am playing
board-new = New board

## A new board

board-contract = What is bought
    .none = Nothing yet: start with the auction
    .hokum = Hokum in { $suit }
board-buyer = Who bought
board-bid = The bid
board-more = More: the score and the doubling
    .unbought = Nothing is bought yet, so nothing is doubled.
board-score = The score before the deal, in a match to { $target }:
board-cards = Place cards
    .help = Choose a hand and tap the cards that must lie there. Chance deals the rest.
board-cards-of = Where
board-cards-none = Put all cards back
board-drag-help = Drag cards to where they must lie; or tap cards, then the place. Chance deals the rest.
board-drag-pack = The pack
board-drag-count = { $n } of { $of }
board-drag-put = { $place }: { $cards }
board-drag-full = No room for so many there: { $place }
board-drag-first = First choose cards, then the place.
board-buy-card = The buy card
board-place = { $name } ({ $n })
board-wishes = Ask for more
    .none = No wish yet: any deal will do.
board-wish-who = Who
board-wish-what = What
board-wish-add = Add
board-wish-drop = Remove
board-somebody = somebody
board-wish-count-of = How many
board-wish-rank-of = Which rank
board-wish-mode-of = In
board-wish-project-of = Which
board-wish-baloot = Baloot lies with: { $who }
    .short = baloot
board-wish-rank = { $count } of rank { $rank } or more lie with: { $who }
    .short = cards of a rank
board-wish-project = A project ({ $project }) lies with: { $who }
    .short = a project
board-wish-buys = Buys in { $mode }: { $who }
    .short = can buy
board-wish-trumps = { $count } trumps or more lie with: { $who }
    .short = many trumps
board-wish-ruff = Can ruff in the first trick: { $who }
    .short = ruffs the first trick
board-wish-sawa = Sawa is right with { $count } cards left, said by: { $who }
    .short = sawa is right
board-deal = Deal it
board-asking = Looking for such a deal…
board-not-found = { $tries } deals were tried, and none kept every wish. The hardest was “{ $wish }”: it held in { $held } of them. Change it or remove it, and try again.
board-crowded = These cards cannot lie so: { $cards }. A card has one place, and a hand has its size; before the auction a hand is what is dealt first.
board-unreachable = No auction of this rulebook ends in that contract with these cards.
board-open = Open a saved board
board-open-explain = Paste the text of a board or a hand, or its link.

## The board

board-step = { $line ->
        [what_if] What if { $name }: step { $n } of { $of }
       *[main] Step { $n } of { $of }
    }
step-trick-back = Trick back
step-trick-next = Next trick
board-reveal = Reveal
board-what-if = What if { $name }
board-main-line = Back to the hand
board-question = Guess first:
board-hands = Open hands
board-jump = Go to a step
    .start = The beginning
    .step = { $n }. { $who }: { $what }
board-values = What each card brings
    .help = The card points the side to play takes from here with each card, if everybody sees everything and errs nowhere.
board-brings = { $card } brings { $points }
board-try = What if…?
board-try-what = Choose what happens here instead. The hand as it was stays. To play: { $seat }
board-fault = { $card }, against the rules
board-over = The deal is over here.
board-drop-line = Remove this what-if
board-words = Notes for this step
board-note = Note
board-ask = Ask the class before the next card
board-lit = Cards to look at
board-arrow-from = Arrow from
board-arrow-to = to
board-arrow-add = Draw the arrow
board-keep = Keep
board-other-book = Under another rulebook
    .explain = The same cards, and what was said and played, as far as the other rulebook allows. Now: { $rulebook }
board-other-none = { $rulebook } knows no such contract, or no words that end in it.
board-keep-it = Keep and share
board-title = Title
board-name-it = Keep the title, and open at this step
board-save = Save as a file
board-link = A link to hand out: it carries the whole board, and not your class.

## The class

board-class = The class
    .explain = Open a class, and pupils follow this board on their phones and answer your questions.
board-class-open = Open a class
board-class-code = Pupils type this code:
board-class-link = The page where they type it
board-class-pupils = { $n ->
        [0] Nobody has joined yet.
        [one] One pupil is here.
       *[other] { $n } pupils are here.
    }
board-class-answers = { $n ->
        [0] No answer yet
        [one] One answer
       *[other] { $n } answers
    }
board-class-csv = All answers as a table (CSV)
board-class-end = End the class
board-class-leave = Put the class away
board-class-wrong = This class is not known here, or the address is not its teacher's.
board-class-away = The class cannot be reached just now. The board can be shown meanwhile.
board-class-stale = The board of the class was moved from another page. What stands here is not what the class sees.
board-class-take = Show the class what stands here
board-csv-number = No.
board-csv-name = Name
board-csv-question = Question
board-csv-answer = Answer
board-csv-time = Time (UTC)

## On paper

board-print = Print
board-print-what = What
board-print-worksheet = Worksheet
board-print-answers = Its answers
board-print-ranks = Card for the wall
board-print-score_sheet = Empty score sheet
board-print-quiz = Add questions
    .none = Only the board's own
board-print-count = How many
board-print-make = Make the sheet
board-print-making = Setting the sheet…
board-print-save = Save as PDF
board-print-first = The first page
