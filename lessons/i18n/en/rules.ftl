# One message per rule key. Its value is the rule's title; `.is` or `.is-<choice>` a rulebook's value in words.
# `.refused` and `.allowed` explain a ruling, `.why` what followed. The plain case needs no facts.

does-not-apply = Does not apply

## cards

cards-plain_order = Card order in sun and plain suits
    .is = from the top: { $value }
cards-trump_order = Card order in trump
    .is = from the top: { $value }
cards-plain_points = Card points in sun and plain suits
    .is = { $value }
cards-trump_points = Card points in trump
    .is = { $value }
cards-last_trick = The last trick (ard)
    .is = { CARD_POINTS($value) }

## table

table-direction = Direction of play
    .is-right = to the right
    .is-left = to the left
table-first_dealer = First dealer
    .is-random = chosen at random
    .is-lower_card = whoever draws the lower card
table-next_dealer = Dealer after each deal
    .is-next = the next player
    .is-same = the same dealer
table-cut = Cut before the deal
    .is-unsaid = the text is silent
    .is-right = the player on the dealer's right
    .is-left = the player on the dealer's left
table-packets = Cards dealt before the auction
    .is = { $value } to each player
table-completion = Cards dealt after the auction
    .is = { $value ->
        [0] none, the whole pack is dealt at the start
       *[other] { CARDS($value) } to each player, the buy card counted in its taker's share
    }

## auction: the turned card

auction-turn = Speaking in turn
    .is-yes = each player speaks in turn, from the player after the dealer
    .allowed = { $case ->
        [first] Pass: you do not want the buy card, and the next player speaks.
        [second] Pass: you do not buy in the second round either, and the next player speaks.
       *[plain] You may pass, and the next player speaks.
    }
auction-buy_card = The buy card
    .is-yes = one card turned up, bought in two rounds
    .refused = Here a turned card is bought with one word: hokum, sun or ashkal. There are no number bids and no contre.
auction-hokum = Hokum in the first round
    .is-yes = the buy card's suit, for the first to say it
    .refused = { $case ->
        [taken] { $bidder_who ->
            [me] You have said hokum already, and it is said only once. You may still say sun, or pass.
            [none] Hokum belongs to the first to say it, and somebody has. You may say sun, or pass.
           *[other] Hokum belongs to the first to say it, and { $bidder } came before. You may say sun, or pass.
        }
        [suit] In the first round hokum is always in the suit of the buy card { $buy_card }. Other suits are named in the second round.
       *[plain] Hokum belongs to the first to say it, and in the first round it is in the buy card's suit.
    }
    .allowed = { $case ->
        [card] You buy hokum: the suit of { $buy_card } becomes trump, and nobody said it before you.
       *[plain] You buy hokum: the buy card's suit becomes trump, and nobody said it before you.
    }
auction-sun = Sun
    .is-yes = play without trump; it ends the auction
    .allowed = Sun is the highest call: play without trump, and it ends the auction.
auction-second_hokum = Second hokum
    .is-yes = in the second round, any suit but the buy card's
    .refused = { $case ->
        [card] A second hokum names a suit other than that of the buy card { $buy_card }. Choose one of the other three.
       *[plain] A second hokum names a suit other than the buy card's.
    }
    .allowed = Second hokum: you named a suit other than the buy card's, and nobody said hokum before you.
auction-ashkal_rounds = When ashkal is said
    .is = { $count ->
        [0] there is no ashkal
        [1] in round { $value } only
       *[other] in rounds { $value }
    }
    .refused = { $case ->
        [known] Here ashkal is said in round { $value } only. You may say sun, name a second hokum, or pass.
       *[plain] Ashkal is not said in this round. You may say sun, name a second hokum, or pass.
    }
auction-ashkal_seats = Who may say ashkal
    .is = { $count ->
        [0] nobody
       *[other] { $value }
    }
    .refused = { $case ->
        [known] Ashkal is only for { $value }. From your seat, say sun if you want to play without trump.
       *[plain] Ashkal is not for every seat, and not for yours. Say sun if you want to play without trump.
    }
    .allowed = From your seat you may say ashkal: it is sun, and your partner takes the buy card.
auction-ashkal_on_ace = Ashkal over an ace
    .is-forbidden = not allowed
    .is-allowed = allowed
    .refused = The buy card is an ace, and ashkal is never said over an ace. Say sun if you want it.
auction-ashkal_buyer = Buyer after ashkal
    .is-partner = the speaker's partner
    .is-speaker = the speaker
auction-confirmation = Confirming or converting hokum
    .is-none = none: hokum stands as said
    .is-first_round = after the first round its speaker confirms it or turns it to sun
    .refused = { $case ->
        [now] The first round ended on your hokum. One word is left: keep it, or turn it to sun.
       *[plain] Keeping or turning hokum is for the player who said it, when the first round has ended on it.
    }
    .allowed = { $case ->
        [convert] The first round ended on your hokum, and you may turn it to sun.
       *[plain] The first round ended on your hokum, and you may keep it.
    }
auction-ace_conversion = Turning hokum over an ace
    .is-as_confirmed = as over any card: its speaker confirms or converts
    .is-first_speaker = only the first speaker may turn it to sun, at the end of the round
    .refused = { $case ->
        [kept] Hokum was said over an ace, so only the first speaker may turn it to sun, at the end of the round.
        [own] The hokum is yours and the buy card is an ace. One word is left: keep it, or turn it to sun.
        [other] The hokum is another player's and the buy card is an ace. One word is left: turn it to sun for yourself, or leave it.
       *[plain] Hokum over an ace is turned to sun only by the first speaker, at the end of the round.
    }
    .allowed = { $case ->
        [convert] You are the first speaker, so you may turn hokum over an ace to sun.
        [leave] You are the first speaker, and you may leave the hokum to the player who said it.
       *[plain] You are the first speaker, so hokum over an ace is yours to keep or turn.
    }
auction-take_over = Taking over a partner's sun
    .is-none = none
    .is-earlier_partner = for a partner who spoke before the sun bidder, in the first round
    .refused = { $case ->
        [never] In this rulebook whoever says sun is the buyer, and a partner does not take it over.
        [now] Your partner said sun after you had spoken. One word is left: take the sun over, or leave it.
       *[plain] Taking sun over is only for a partner who spoke first, when sun was said in the first round.
    }
    .allowed = { $case ->
        [leave] Your partner said sun, and you may leave it with him.
       *[plain] Your partner said sun after you had spoken, so you may take it over.
    }
auction-all_pass = If all pass
    .is-next = the cards are thrown in and the next player deals
    .is-same = the cards are thrown in and the same dealer deals again
    .why = Nobody bought, so the cards are thrown in and nothing is written.
auction-over = End of the auction
    .is-yes = the first sun or ashkal ends it, or the end of the rounds
    .refused = The auction is over. That word belongs before the first card.

## auction: a number

auction-lowest = Lowest bid
    .is = { $value }
    .refused = { $case ->
        [low] The lowest bid is { $value }. Go higher, or pass.
        [word] Here a bid is a number from { $value } up with a trump suit, or capot. Otherwise pass.
       *[plain] A bid is a number with a trump suit, and not below the lowest bid.
    }
auction-highest = Highest number open to all
    .is = { $value }
    .refused = { $case ->
        [known] The highest number here is { $value }, and above it stands capot. Bid capot if you see all the tricks.
       *[plain] That number is above the highest bid. Only capot stands above it.
    }
auction-step = Steps of the bidding
    .is = every bid is a multiple of { $value }
    .refused = { $case ->
        [known] Bids go up { $value } by { $value }. Take the next one above.
       *[plain] Bids go up by tens. Take the next one above.
    }
auction-belote_bids = Bids for the holder of king and queen
    .is = { $count ->
        [0] none
       *[other] { $value } for the holder of king and queen of that trump
    }
    .refused = { $case ->
        [known] A bid of { $value } is for the player who holds king and queen of that suit. Bid a lower number, or capot.
       *[plain] That bid is for the player who holds king and queen of that suit. Bid a lower number, or capot.
    }
auction-capot = Bidding capot
    .is-yes = all eight tricks, above every number
    .refused = Capot has been bid, and nothing stands above it. Pass, or contre if the bid is the other side's.
    .allowed = Capot stands above every number: you promise all eight tricks.
auction-higher = Each bid higher
    .is-yes = each bid is higher than the last
    .refused = { $case ->
        [number] The last bid is { $last_bid }, and yours has to be higher. Go up, or pass.
        [capot] The last bid is capot, and no number stands above it. Pass, or contre if the bid is the other side's.
       *[plain] Your bid has to be higher than the last one. Go up, or pass.
    }
    .allowed = { $case ->
        [number] Your bid is higher than the last one, { $last_bid }.
       *[plain] Your bid is a proper number, and none stands above it.
    }
auction-contre = Contre and surcontre
    .is-opponent_in_turn = an opponent of the bidder, in turn; no new bid after it
    .refused = { $case ->
        [nobody] Contre answers a bid, and nobody has bid yet.
        [own] The bid is your own side's. Contre is for the other side.
        [already] This bid has been contred. What is left, for the bidding side, is surcontre or a pass.
        [not_contred] Surcontre answers contre, and nobody has said contre.
        [closed] Contre was said, so the bidding is closed. What is left is surcontre or a pass.
       *[plain] Contre is for an opponent of the bidder, and surcontre answers it.
    }
    .allowed = { $case ->
        [surcontre] The other side said contre to your bid, so you may answer surcontre.
       *[plain] The bid is the other side's, so you may say contre and double the deal.
    }
auction-passes = Passes that close the auction
    .is = { $value } in a row after a bid

## raises

raises-hokum = Raises in hokum
    .is = { $count ->
        [0] none
       *[other] { $value }
    }
    .refused = { $case ->
        [order] Raises go one step at a time, each answering the last: { $ladder }. That word is not the next one.
        [word] The auction is over. What is left is to raise or to pass.
       *[plain] Raises go one step at a time, each answering the last.
    }
    .allowed = It is the next step after the other side's word, and it is yours.
raises-sun = Raises in sun
    .is = { $count ->
        [0] none
       *[other] { $value } only
    }
    .refused = { $case ->
        [closed] Sun has no trump, so nothing is closed in it. Say double.
        [only] In sun there is one double and nothing after it.
       *[plain] In sun, what is left after the auction is double or pass.
    }
raises-multipliers = What each raise multiplies by
    .is = { $count ->
        [0] none
       *[other] { $value }
    }
raises-speaker = Who says each raise
    .is-yes = the opponents begin, the buyer answers, each word to its owner
    .refused = Raises come after the auction. Now you either buy or pass.
    .allowed = You may leave it at that and not raise.
raises-sun_low = Double in sun: the side behind
    .is = { $value ->
        [0] there is no sun
       *[other] has { $value } or fewer
    }
raises-sun_high = Double in sun: the side ahead
    .is = { $value ->
        [0] there is no sun
       *[other] has { $value } or more
    }
raises-sun_side = Double in sun: who must be behind
    .is-doubler = the doubling side
    .is-either = either side
    .refused = { $case ->
        [doubler] Sun is doubled by a side that has { $low } or fewer when the buyers have { $high } or more. Now the buyers have { POINTS($total_buyers, case: "after") } and the others { POINTS($total_others, case: "after") }.
        [either] Sun may be doubled when one side has { $low } or fewer and the other { $high } or more. Now the buyers have { POINTS($total_buyers, case: "after") } and the others { POINTS($total_others, case: "after") }.
       *[plain] Sun may be doubled when one side is behind and the other is past the limit, and the totals are not there yet.
    }
    .allowed = { $case ->
        [known] Sun may be doubled here: the buyers have { POINTS($total_buyers, case: "after") } and the others { POINTS($total_others, case: "after") }.
       *[plain] Sun may be doubled here, because the totals allow it.
    }
raises-double_play = Play under double
    .is-as_said = as said: open or closed
    .is-closed = always closed
    .is-closed_unless_open = closed, unless every raise before was open
    .refused = In this rulebook double is always closed. Say double, closed.
    .allowed = { $case ->
        [closed] You may double, and closed means that nobody leads trump while holding another suit.
       *[plain] You may double as the buyer's opponent, and play stays open.
    }
raises-four_play = Play under four
    .is-as_said = as said: open or closed
    .is-closed = always closed
    .is-closed_unless_open = closed, unless double and three were open
    .refused = { $case ->
        [closed_unless_open] Four is open only after an open double, and this double was closed. Say four, closed.
       *[plain] In this rulebook four is always closed. Say four, closed.
    }
    .allowed = { $case ->
        [closed] You doubled, so four is yours, and closed means that nobody leads trump while holding another suit.
       *[plain] You doubled, so four is yours, and play stays open.
    }

## play

play-after_auction = When play begins
    .is-yes = after the auction, with all cards dealt
    .refused = The auction is not over. The first card is played when all the cards are dealt.
play-turn = Playing in turn
    .is-yes = one card from one's own hand, in turn
    .refused = That card is not in your hand. Play one of yours.
play-lead = Leading
    .is-yes = the player after the dealer leads first, then whoever takes the trick
    .allowed = You lead, so play any card.
play-winner = Who takes the trick
    .is-yes = the highest trump, else the highest card of the suit led
play-keep_trump_when_closed = Leading in closed play
    .is-free = any card
    .is-plain_first = no trump while another suit is held
    .refused = { $case ->
        [cards] Play is closed: no trump is led while you hold another suit. Lead one of these: { $would_do }.
       *[plain] Play is closed: no trump is led while you hold another suit.
    }
    .allowed = Play is closed, and you lead a card that is not a trump.
play-follow_suit = Following suit
    .is-yes = a must, if you can
    .refused = { $case ->
        [cards] The trick was opened with { $led } and you hold some, so follow suit: play { $would_do }.
       *[plain] You hold the suit that was led, so follow it.
    }
    .allowed = { $case ->
        [led] The trick was opened with { $led }, and you follow suit.
       *[plain] You follow the suit that was led.
    }
play-raise_led_trump = Going higher when trump is led
    .is-never = not asked
    .is-unless_partner_wins = go higher if you can, unless your partner is winning
    .is-always = go higher if you can, over your partner too
    .refused = { $case ->
        [cards] Trump was led, the best one down is { $winning_card }, and you hold a higher one: play { $would_do }.
       *[plain] Trump was led and you hold a higher one than the best down, so play it.
    }
    .allowed = { $case ->
        [winning] Trump was led, and your card goes over { $winning_card }.
       *[plain] Trump was led, and your card goes over the best one down.
    }
play-ruff = Ruffing when an opponent is winning
    .is-free = not asked
    .is-to_win = a must, if you hold a trump that wins
    .is-any = a must, with any trump
    .refused = { $case ->
        [cards] You hold no { $led } and an opponent is winning, so you have to ruff: play { $would_do }.
       *[plain] You hold none of the suit led and an opponent is winning, so you have to ruff.
    }
    .allowed = { $case ->
        [led] You hold no { $led } and an opponent is winning, so you ruff.
       *[plain] You hold none of the suit led and an opponent is winning, so you ruff.
    }
play-partner_wins = Ruffing when your partner is winning
    .is-free = not asked: throw any card
    .is-ruff = a must, over your partner too
    .refused = { $case ->
        [cards] You hold no { $led } but you hold trump, and in this rulebook you ruff even when your partner is winning: play { $would_do }.
       *[plain] You hold none of the suit led but you hold trump, and in this rulebook you ruff even when your partner is winning.
    }
    .allowed = { $case ->
        [led] You hold no { $led }, so you ruff even though your partner is winning.
       *[plain] You hold none of the suit led, so you ruff even though your partner is winning.
    }
play-overruff = Ruffing over an opponent's trump
    .is-free = not asked
    .is-if_able = a must, if you hold a higher one
    .refused = { $case ->
        [cards] An opponent ruffed, the best trump down is { $winning_card }, and you hold a higher one: play { $would_do }.
       *[plain] An opponent ruffed and you hold a higher trump, so play over it.
    }
    .allowed = { $case ->
        [winning] You ruff over { $winning_card }, because you hold a higher trump.
       *[plain] You ruff over the opponent's trump, because you hold a higher one.
    }
play-discard = Throwing a card
    .is-yes = void and with no duty to ruff, throw any card
    .allowed = { $case ->
        [led] You hold no { $led } and nothing else binds you, so throw any card.
       *[plain] You hold none of the suit led and nothing else binds you, so throw any card.
    }
play-over = End of the deal
    .is-yes = after eight tricks
    .refused = The deal is over, and nothing is left to play.
    .why = All eight tricks are played, and now we count.

## projects

projects-declared = Declaring projects
    .is-yes = in the first trick, before playing a card
    .refused = { $case ->
        [not_project] These cards make no project: { $cards }. A project is a sequence in one suit, or four of a kind.
        [nothing] You chose no cards to declare. Just play your card.
        [unknown] This rulebook has no projects to declare.
       *[plain] Projects are declared once, in the first trick and before your card.
    }
    .allowed = { $case ->
        [known] You have { PROJECTS($count) }, and this is the time: the first trick, before your card.
       *[plain] This is the time to declare: the first trick, before your card.
    }
projects-limit = Most a player may declare
    .is = { $value ->
        [0] there are no projects
       *[other] { PROJECTS($value) }
    }
    .refused = { $case ->
        [known] A player may have { PROJECTS($limit) }, and you chose { PROJECTS($count, case: "after") }. Keep the best.
       *[plain] You chose more projects than allowed. Keep the best.
    }
projects-once = One project for a card
    .is-yes = a card belongs to one project only
    .refused = One card lies in two projects, and a card belongs to one. Choose one of them.
projects-sra = Sra
    .is = { $value ->
        [0] none
       *[other] { CARDS($value) } in sequence
    }
projects-fifty = Fifty
    .is = { $value ->
        [0] none
       *[other] { CARDS($value) } in sequence
    }
projects-hundred = Hundred
    .is = { $value ->
        [0] none
       *[other] { CARDS($value) } in sequence
    }
projects-long_run = A run longer than a hundred
    .is-one_hundred = one hundred
    .is-split = split: a hundred of that exact length, and the rest by itself
    .refused = A long run is one project and is not split. Declare all of it as a hundred.
projects-fours_hokum = Fours worth a hundred in hokum
    .is = { $count ->
        [0] none
       *[other] { $value }
    }
projects-fours_sun = Fours worth a hundred in sun
    .is = { $count ->
        [0] none
       *[other] { $value }
    }
projects-four_hundred = Four hundred in sun
    .is = { $count ->
        [0] none
       *[other] four { $value }
    }
projects-points_hokum = Points of projects in hokum
    .is = { $count ->
        [0] none
       *[other] { $value }
    }
projects-points_sun = Points of projects in sun
    .is = { $count ->
        [0] none
       *[other] { $value }
    }
projects-best_side = Whose projects count
    .is-yes = the side with the best project, all of its projects
    .why = The projects go to the side with the best one: value first, then kind, then top card, then who spoke earlier.
projects-better_kind = If values are equal
    .is-sequence = a sequence before four of a kind
    .is-four = four of a kind before a sequence
projects-no_trick = Projects without a trick
    .is-yes = a side without a trick has no projects
projects-baloot = Baloot
    .is-automatic = counts by itself
    .is-spoken = has to be said with its second card
    .is-announced = said with each card, and counts by itself
    .refused = { $case ->
        [spoken] Baloot is said with the second of its cards, king and queen of trump from your own hand. This is not that card.
       *[plain] Here baloot counts by itself, without being said. Just play your card.
    }
    .why = { $case ->
        [spoken] King and queen of trump in one hand are baloot. Here it counts only if you say it with the second card, or if both were shown in a sequence.
       *[plain] King and queen of trump in one hand: that is baloot.
    }
projects-baloot_points = Points of baloot
    .is = { POINTS($value) }
projects-baloot_lost = When baloot does not count
    .is-never = it always counts
    .is-inside_run = when both cards lie inside a hundred in sequence
    .is-shown_court_four = beside a shown hundred of kings or queens
    .refused = { $case ->
        [shown_court_four] A hundred of kings or queens was shown, so baloot is neither said nor counted.
       *[plain] This baloot lies inside its holder's hundred, so it does not count by itself.
    }
    .why = { $case ->
        [shown_court_four] Baloot did not count, because its holder showed a hundred of kings or queens.
        [inside_run] Baloot did not count, because both cards lie inside its holder's hundred.
       *[plain] Baloot did not count, because of its holder's hundred.
    }

## claims

claims-cards_left = When sawa is said
    .is = { $count ->
        [0] there is no sawa
       *[other] with { $value } cards left in hand
    }
    .refused = { $case ->
        [known] Sawa is said with { $value } cards left in hand, and you hold { CARDS($count) }.
        [never] This rulebook has no sawa. Play your cards to the end.
       *[plain] It is not yet time for sawa. Play your card.
    }
claims-on_lead = Who says sawa
    .is-yes = the player on lead
    .refused = Sawa is for the player on lead. Finish this trick first.
    .allowed = You are on lead, so you may claim all that is left for your side. Then the cards are shown and checked.
claims-side = Whose sawa it is
    .is-yes = both partners together, all cards seen
    .why = Sawa holds: the rest goes to the side that said it, whatever the others play.
claims-failed = Sawa that does not hold
    .is-yes = all that is left goes to the others
    .why = Sawa does not hold: the others have a way to take a trick, so all that is left goes to them.

## penalties

penalties-enforcement = If somebody breaks a rule
    .is-block = an illegal card cannot be played at all
    .is-qaid = it can be played, and the others may call qaid
    .is-referee = it can be played, and the referee decides
    .refused = { $case ->
        [block] An illegal card cannot be played here at all, so there is nothing to object to.
        [qaid] Here there is only the qaid, from the first card to the end of the deal.
        [referee] An objection is made from the first card to the end of the deal.
       *[plain] There is nothing to object to now.
    }
    .allowed = { $case ->
        [qaid] You may call qaid. If the others broke a rule, they lose the deal.
        [referee] You may object before the referee, with your cards face down.
       *[plain] You may object to what the others did.
    }
    .fault = { $case ->
        [qaid] You can put it down, but it is a fault and the others may call qaid.
        [referee] You can put it down, but it is a fault and the others may call the referee.
       *[plain] You can put it down, but it is a fault that can be called.
    }
penalties-recorded = What a qaid costs
    .is-yes = the offenders lose the deal, at its multiplier
penalties-right_hidden = Right objection, cards hidden
    .is-granted = granted
    .is-takweesh = takweesh: dealt again
    .is-against_exposer = recorded against whoever exposed
    .is-refused = nothing
    .why = { $case ->
        [granted] The objection is right, and whoever made it gets what was asked.
       *[plain] The objection is right, and the cards were hidden.
    }
penalties-right_exposed = Right objection, cards exposed
    .is-granted = granted
    .is-takweesh = takweesh: dealt again
    .is-against_exposer = recorded against whoever exposed
    .is-refused = nothing
    .why = { $case ->
        [granted] The objection is right, and whoever made it gets what was asked.
        [takweesh] The objection is right but the cards were exposed, so the deal is dealt again.
       *[plain] The objection is right, and the cards were exposed.
    }
penalties-wrong_hidden = Wrong objection, cards hidden
    .is-granted = granted
    .is-takweesh = takweesh: dealt again
    .is-against_exposer = recorded against whoever exposed
    .is-refused = nothing, play goes on
    .why = No rule was broken, so play goes on.
penalties-wrong_exposed = Wrong objection, cards exposed
    .is-granted = granted
    .is-takweesh = takweesh: dealt again
    .is-against_exposer = recorded against whoever exposed
    .is-refused = nothing, play goes on
    .why = { $case ->
        [against_exposer] No rule was broken and the cards were exposed, so it is recorded against whoever exposed them.
       *[plain] No rule was broken, so play goes on.
    }
penalties-warnings = Warnings
    .is = { $value ->
        [0] there are no warnings
       *[other] warning number { $value } is recorded as a fault
    }
    .why = { $case ->
        [known] The team has { WARNINGS($count) }, so a fault is recorded against it.
       *[plain] The team has too many warnings, so a fault is recorded against it.
    }

## match

match-targets = Target of the match
    .is = { $value } points
    .why = { $case ->
        [known] The match goes to the first side to reach { POINTS($target, case: "after") }.
       *[plain] The match goes to the first side to reach the target.
    }
match-both_reach = If both reach it
    .is-yes = the higher total wins
    .why = { $case ->
        [known] Both sides passed { POINTS($target, case: "after") } in one deal, so the higher total wins the match.
       *[plain] Both sides reached the target in one deal, so the higher total wins the match.
    }
match-level = If they are level past it
    .is-yes = one more deal is played
    .why = Both sides reached the target with the same total, so one more deal is played.
