# Strings of the interface.

## The app

app-title = Baloot School
tagline = Learn Baloot from the first card, every ruling with its clause.
home = Home
play-a-hand = Play a hand
    .short = Play
rulebooks-page = Rulebooks
    .short = Rulebooks
glossary-page = Glossary
    .short = Glossary
settings-page = Settings
    .short = Settings
navigation = Pages of the school
skip-to-content = Skip to the content
language = Language
rulebook = Rulebook
seed = Shuffle number
dealer = Dealer
who-deals = Who deals
new-match = New match
next-deal = Next deal
copy-link = Copy the link
save-file = Save the match
open-file = Open a saved match
link-broken = The link was cut or changed. Copy the whole of it again.
notation-bad = This text cannot be read. See the line where it stopped.
latin-digits = 123
arabic-digits = ١٢٣

## The table

your-turn = Your turn
their-turn = It is the turn of { $seat }
what-may-i-do = What may I play?
why = Why?
legal-here = What may be played here: { $cards }
refused-title = Look at the rule first
fault-title = This is a fault that can be called
allowed-title = That is right
round = Round { $n }
trick = Trick { $n }
tricks-taken = Taken: { TRICKS($n) }
buy-card = Buy card
trump = Trump
contract-label = Contract
raises = Raises
your-hand = Your hand
last-trick = Last trick
phase-auction = Auction
phase-raises = Raises
phase-play = Play
phase-over = The deal is over
said = { $seat }: { $words }
played-card = { $seat }: { $card }
took-the-trick = The trick goes { $seat_to }
waiting = One moment, the others are playing
declare = Declare a project
declare-none = Nothing to declare
sawa = Sawa
sawa-confirm = Claim all that is left for your side? If it does not hold, all of it goes to the others.
qaid-call = Call qaid
baloot-say = Say baloot
yes = Yes
no = No

## The sheet

score-sheet = Score sheet
us = Us
them = Them
total = Total
card-points = Card points
points = Points
target = Target
target-is = Target: { POINTS($n, case: "after") }
thrown-in = Nobody bought, and the cards are thrown in.
annulled = Takweesh: the deal is annulled.
match-won = Your side wins the match. Well played!
match-lost = The other side wins the match. The next one is yours.
how-it-was-reckoned = How it was reckoned

## Rules

clause = Clause
reading = Our reading
basis = Source
value = Value
stated = stated
inherited = inherited
customary = customary
differences = Differences
compare-with = Compare with
same-everywhere = The same in every rulebook
