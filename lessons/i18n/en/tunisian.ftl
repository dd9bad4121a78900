# The words of Tunisian rulebooks, over single messages of the other files.

## Words

contract = { $mode }, bid by { $buyer }
mode-hokum = { $suit } as trump
level-1 = not doubled
level-2 = contre
level-4 = surcontre
outcome-made = the contract is made
outcome-failed = the contract fails
project-baloot = belote-rebelote
action-baloot = { $card } with belote
term-last_trick = last trick
term-buyer = the bidder
term-buyers = the bidders
term-others = the defenders
term-hokum = trump
term-baloot = belote-rebelote
term-kaboot = capot
term-contract = contract
term-khasara = failed contract
term-bid = bid

## Rules

cards-plain_order = Card order in plain suits
cards-plain_points = Card points in plain suits
cards-last_trick = The last trick
table-packets = Cards dealt
table-completion =
    .is = { $value ->
        [0] none, the whole pack is dealt at the start
       *[other] { CARDS($value) } to each player
    }
auction-turn =
    .allowed = { $case ->
        [first] Pass: you do not bid, and the next player speaks.
        [second] Pass: you do not bid, and the next player speaks.
       *[plain] Pass: you do not bid, and the next player speaks.
    }
auction-over = End of the auction
    .is-yes = the last of the passes ends it, or surcontre
auction-all_pass =
    .why = Nobody bid, so the cards are thrown in and nothing is written.
play-after_auction =
    .is-yes = after the auction
projects-baloot = Belote-rebelote
    .refused = { $case ->
        [spoken] Belote is said with the second of its cards, king and queen of trump from your own hand. This is not that card.
       *[plain] Here belote-rebelote counts by itself. Just play your card.
    }
    .why = King and queen of trump in one hand: that is belote-rebelote.
projects-baloot_points = Points of belote-rebelote
projects-baloot_lost = When belote does not count
scoring-belote = Where belote's points go
scoring-rounding_hokum = Rounding card points under trump
raises-hokum = Raises
raises-speaker =
    .is-yes = the other side says contre, the bidders answer
    .refused = Contre answers a bid. Now you either bid or pass.
    .allowed = You may leave it at that and say no contre.

## The sheet

entry-projects-baloot_points = Belote-rebelote { $team_to }: { POINTS($amount) }.
entry-scoring-belote = Belote-rebelote { $team_to }, never doubled: { POINTS($amount) }.
entry-cards-last_trick = The last trick's ten goes { $team_to }: { CARD_POINTS($amount) }.
decided-scoring-kaboot_hokum = Capot: all eight tricks go { $winner_to }.
ending-thrown_in = { $case ->
        [same] Nobody bid: the cards are thrown in and the same dealer deals again.
       *[next] Nobody bid: the cards are thrown in and the next player deals.
    }
thrown-in = Nobody bid, and the cards are thrown in.

## Rules of thumb

thumb-keep_ard = { $case ->
        [last] This trick is not worth the top trump: it is kept for the last one, with its { CARD_POINTS($last_trick) }.
       *[plain] The top trump is kept for the last trick, because of its ten.
    }
thumb-bid_pass = { $case ->
        [needed] The hand counts { CARD_POINTS($points, case: "after") }, and bidding needs { CARD_POINTS($needed) }. Passing is safer.
        [points] The hand counts { CARD_POINTS($points, case: "after") }, too few to bid with room to spare. Passing is safer.
       *[plain] The hand is too few to bid with room to spare. Passing is safer.
    }
thumb-double = { $case ->
        [needed] The hand holds { CARD_POINTS($points) } against the contract, and { CARD_POINTS($needed) } is enough: the bidder is in danger.
       *[plain] The hand is strong against the contract, and the bidder is in danger.
    }
thumb-leave_to_partner = { $case ->
        [points] The hand counts { CARD_POINTS($points, case: "after") } and could bid, but the partner is still to speak: the choice is left there.
       *[plain] The hand could bid, but the partner is still to speak: the choice is left there.
    }

## The pages

mark-buyer = bidder

## The rulebooks

reader-auction = Bidding
reader-raises = Contre and surcontre
reader-projects = Belote-rebelote

## Practice

practice-topic-raises = Contre and surcontre
practice-topic-projects = Belote-rebelote

## Bid or pass

buying-page = Should I bid?
    .short = Should I bid?
buying-about = Not sure whether to bid? Try any hand here.
buying-kaboot = Capot
buying-buyers = Bid by us { $ours }, by them { $theirs }, by nobody { $nobody }
buying-note = We imagined the hidden cards { $deals ->
        [one] once
       *[other] { $deals } times
    }, to fit your hand and what was said. Each time all four play with open cards. So take it as a guide, not as the truth.
buying-why-fails = The best you could bid is “{ $other }”, and it is made only { $made } times in { $ours }.

## A call looked back at

review-call-lay =
    .bought = What is bid
    .nobody = nobody bids
    .note = After “{ $call }” this is the bid that was really played. After any other call the others would have gone on as one does who counts his cards. All play with open cards.

## Printed sheets

print-total = All card points of a deal, with the last trick: { CARD_POINTS($n) }.
