# Words of the pages: home, play a hand, the rulebooks.

## Home
home-title = Learn Baloot by playing it
home-lead = We deal, you play, and when a card will not do we tell you why. You need to know nothing first.
home-first-hand = Play your first hand
home-first-rulebook = Under “{ $rulebook }” rules; change them whenever you like.
home-title-back = Welcome back, your hand is waiting
home-score = { $side } { $points }
home-set-up = New match
home-class = Join a class
home-what = You and a partner play two others; all three are the computer's, and they explain what they do. Every card that will not do has its reason and its written clause, and every number of the score has a line that says where it comes from.
home-rulebook-online = As people play it on their phones: the table itself stops a wrong card.
home-rulebook-house = An evening among friends, and a mistake costs you.
home-rulebook-primer = The easiest to begin with: only one thing to mind while you play.
home-rulebook-tournament = For competitions: a referee is at the table, and he rules on every mistake.
home-rulebook-coinche = Baloot's cousin from Tunisia: you bid with numbers.
home-play-under = Play
home-read = Read
home-compare = Where do they differ?
    .about = Lay two rulebooks side by side and see, line by line.
home-leave = You have an unfinished hand. Leave it?
home-leave-yes = Leave it and start
go-on-playing = Go on with your hand
five-rulebooks = Five written rulebooks, and they differ

## The table
table-label = The table
seat-short-me = You
seat-short-partner = Partner
seat-short-right = Right
seat-short-left = Left
mark-dealer = dealer
mark-buyer = buyer
buy-card-in-round = { $round ->
    [1] The buy card, round one
   *[other] The buy card, round two
}
trick-taken = The trick goes { $seat }.
trick-before = The trick before went { $seat }:
what-may-i-say = What may I say?
now-auction = Your turn to speak: what do you say?
now-raises = Before the first card: raise, or play on as it is?
now-play = Your turn: choose a card.
what-they-did = What did the others do, and why?

## What can be done
bid-number = How much do you bid?
declare-these = Declare { $projects }
say-baloot-with = Play { $card } and say “baloot”
sawa-explain = Say “sawa” and all hands are laid open: either your side takes everything that is left whatever the others play, or all of it goes to them.
qaid-explain = If you saw the other side break a rule of play, call the qaid. Every card they played is checked.
qaid-confirm = Call the qaid
object = Ask the referee
object-explain = Lay your cards face down and ask. If you expose them you lose the right to what you asked for.
object-tasjeel-down = Tasjeel, my cards face down
object-tasjeel-exposed = Tasjeel, my cards exposed
object-takweesh-down = Takweesh, my cards face down
object-takweesh-exposed = Takweesh, my cards exposed
object-warning-down = A warning, my cards face down
object-warning-exposed = A warning, my cards exposed
objection-warned = A warning against { $team }; they have { $count } now.
play-anyway = Play it anyway, at my own risk

## Setting up
scoring = Scoring
scoring-easy = Easy
scoring-contree = Contree
seed-any = Leave it empty for a new deal
seed-help = The same word gives the same deal, so a friend can play it too.
deal-the-cards = Deal the cards
open = Open
open-explain = Paste the text of a saved hand, or its link:
link-broken-title = This link does not open
link-kept = Nothing is lost; this is what arrived:
this-match = This match

## The sheet
sheet-line = Line
sheet-match = Score sheet
sheet-step-count = Card points, trick by trick
sheet-step-weigh = The total of the deal: who won it?
sheet-step-tiebreak = They are level, so we compare
sheet-step-write = What is written on the sheet
deal-number = Deal { $n }
total-of-target = Total, playing to { $target }

## The rulebooks
clauses = Clauses
compare = Compare two rulebooks
and-rulebook = with
rule = Rule
differences-count = { $n ->
        [0] They do not differ.
        [one] They differ on one rule.
       *[other] They differ on { $n } rules.
    }
compare-all = Show what they agree on, too
reader-beside = Show where it differs from
reader-alone = No comparison
reader-parts = Parts of the rulebook
reader-legend = Where does each rule come from?
reader-clause = Clause { $number }
reader-says = { $rulebook } says: { $value }
reader-lacks = { $rulebook } has nothing of the kind
reader-cards = The cards
reader-table = Seats and dealing
reader-auction = Buying
reader-raises = Doubling
reader-play = Play
reader-projects = Projects and baloot
reader-scoring = The score
reader-claims = Sawa
reader-penalties = Faults
reader-match = The match
reader-inherited = Inherited
    .about = The text is silent on these rules, and goes by the rulebook it falls back on.
reader-customary = Customary
    .about = The text is silent on these rules, so we go by what players agree on.
reader-beyond = Only in { $rulebook }
reader-moot = No place in this rulebook

## The glossary
terms-lead = Every word you hear around the table: what it means, and how it is said in the Gulf, in Tunisia, in standard Arabic and in French.
terms-search = Look for a word
    .hint = In English, Arabic or French
terms-found = { $n ->
        [0] There is no such word. Try another spelling, or a part of it.
        [one] One word found.
       *[other] { $n } words found.
    }
terms-groups = Parts of the glossary
terms-group-table = Around the table
terms-group-cards = The cards
terms-group-auction = Buying
terms-group-raises = Doubling
terms-group-play = Play
terms-group-projects = Projects
terms-group-score = The score
terms-group-referee = Referee and faults
terms-group-words = What players say
    .about = Players say these to each other; none of the five rulebooks has them.
terms-group-school = Words of the school
terms-also = Also: { $words }
terms-lesson = Its lesson
tongue-gulf = Gulf Arabic
tongue-tunisian = Tunisian
tongue-fusha = Standard Arabic
tongue-en = English
tongue-fr = French
tip-more = In the glossary
