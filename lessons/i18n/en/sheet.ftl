# The written sheet: one line per entry of the ledger, who won the deal and why, how it ended.

step-count = Card points
step-weigh = Total of the deal
step-tiebreak = Breaking the tie
step-write = On the score sheet

## entries

entry-play-winner = { $seat_who ->
        [me] Trick { $trick } goes to you, with { CARD_POINTS($amount) }.
       *[other] Trick { $trick } goes { $seat_to }, with { CARD_POINTS($amount) }.
    }
entry-cards-last_trick = The last trick's ten goes { $team_to }: { CARD_POINTS($amount) }.
entry-claims-side = Sawa: the rest goes { $team_to }, with { CARD_POINTS($amount) }.
entry-claims-failed = Sawa did not hold, so the rest goes { $team_to }, with { CARD_POINTS($amount) }.
entry-scoring-rounding_hokum = { $case ->
        [exact] The { $card_points } card points of { $team }, divided by { $divisor }: { POINTS($amount) }.
       *[plain] The { $card_points } card points of { $team } round to { $rounded }, divided by { $divisor }: { POINTS($amount) }.
    }
entry-scoring-rounding_sun = { $case ->
        [exact] The { $card_points } card points of { $team }, divided by { $divisor }: { POINTS($amount) }.
       *[plain] The { $card_points } card points of { $team } round to { $rounded }, divided by { $divisor }: { POINTS($amount) }.
    }
entry-scoring-base_hokum = What is left of { $base } after { $others } goes { $team_to }: { POINTS($amount) }.
entry-scoring-base_sun = What is left of { $base } after { $others } goes { $team_to }: { POINTS($amount) }.
entry-projects-best_side = Projects { $team_to }: { POINTS($amount) }.
entry-scoring-baloot = Baloot { $team_to }, never doubled: { POINTS($amount) }.
entry-scoring-equal_totals = { $case ->
        [projects] Projects and baloot of { $team } as card points, { $worth } by { $times }: { CARD_POINTS($amount) }.
       *[plain] Card points of { $team } from the tricks: { CARD_POINTS($amount) }.
    }
entry-scoring-khasara = Khasara, so all points of the deal go { $team_to }: { POINTS($amount) }.
entry-scoring-doubled = The deal's { $base } times { $times } goes { $team_to }: { POINTS($amount) }.
entry-scoring-projects_doubled_at = { $times ->
        [1] Projects counted once { $team_to }: { POINTS($amount) }.
       *[other] Projects, { $worth } times { $times }, { $team_to }: { POINTS($amount) }.
    }
entry-scoring-gahwa = Gahwa goes { $team_to }, and the match with it: { POINTS($amount) }.
entry-scoring-kaboot_hokum = { $times ->
        [1] Kaboot { $team_to }: { POINTS($amount) }.
       *[other] Kaboot, { $worth } times { $times }, { $team_to }: { POINTS($amount) }.
    }
entry-scoring-kaboot_sun = { $times ->
        [1] Kaboot { $team_to }: { POINTS($amount) }.
       *[other] Kaboot, { $worth } times { $times }, { $team_to }: { POINTS($amount) }.
    }
entry-scoring-rounding = { $case ->
        [exact] The card points of { $team } need no rounding: { $amount }.
        [capot] The called capot { $team_to } counts { $amount } instead of { $card_points }.
       *[plain] The { $card_points } card points of { $team } round to { $amount }.
    }
entry-projects-baloot_points = Baloot { $team_to }: { POINTS($amount) }.
entry-scoring-made = { $case ->
        [bid] The contract is made, and the bid goes { $team_to }: { POINTS($amount) }.
       *[plain] Rounded card points { $team_to }: { POINTS($amount) }.
    }
entry-scoring-failed = { $case ->
        [bid] The contract fails, and the bid goes { $team_to }: { POINTS($amount) }.
       *[plain] The contract fails, and the deal goes { $team_to }: { POINTS($amount) }.
    }
entry-scoring-belote = Baloot { $team_to }, never doubled: { POINTS($amount) }.
entry-penalties-right_hidden = A recorded fault, so the points of the deal go { $team_to }: { POINTS($amount) }.
entry-penalties-right_exposed = A recorded fault, so the points of the deal go { $team_to }: { POINTS($amount) }.
entry-penalties-wrong_hidden = A wrong objection, so the points of the deal go { $team_to }: { POINTS($amount) }.
entry-penalties-wrong_exposed = A wrong objection with the cards exposed, so the points of the deal go { $team_to }: { POINTS($amount) }.
entry-penalties-warnings = Warnings recorded as a fault, so the points of the deal go { $team_to }: { POINTS($amount) }.

## who won the deal

decided-scoring-decision = { $outcome ->
        [made] Bought and won by { $winner }, with a total of { $high }; { $loser } has { $low }.
       *[failed] Khasara for { $loser }, with a total of { $low }; { $winner } has { $high }.
    }
decided-scoring-equal_totals = { $outcome ->
        [made] The totals are equal, so card points decide: { $winner } has { $high } and { $loser } { $low }. The contract is won.
       *[failed] The totals are equal, so card points decide: { $winner } has { $high } and { $loser } { $low }. The contract is lost.
    }
decided-scoring-dead_tie = { $case ->
        [shared] Everything is equal: a tie, and each side writes its own total.
        [doubled] A tie under a double, and the side that spoke last loses it: the deal goes { $winner_to }.
       *[plain] Everything is equal, and a tie is lost by the buyers: khasara for { $loser }.
    }
decided-scoring-kaboot_hokum = Kaboot: all eight tricks go { $winner_to }.
decided-scoring-kaboot_sun = Kaboot: all eight tricks go { $winner_to }.
decided-scoring-contract = { $outcome ->
        [made] The bid was { $bid } and { $winner } reached { $reached }: the contract is made.
       *[failed] The bid was { $bid } and { $loser } reached only { $reached }: the contract fails.
    }
decided-scoring-capot_fails = { $outcome ->
        [made] Capot was called and all eight tricks went { $winner_to }: the contract is made.
       *[failed] Capot was called and a trick went { $winner_to }: the contract fails.
    }
decided-penalties-right_hidden = A fault was recorded against { $loser }, so the deal goes { $winner_to }.
decided-penalties-right_exposed = A fault was recorded against { $loser }, so the deal goes { $winner_to }.
decided-penalties-wrong_hidden = A wrong objection was recorded against { $loser }, so the deal goes { $winner_to }.
decided-penalties-wrong_exposed = A wrong objection with the cards exposed was recorded against { $loser }, so the deal goes { $winner_to }.
decided-penalties-warnings = The warnings of { $loser } were recorded as a fault, so the deal goes { $winner_to }.
decided-gahwa = { $decided } It was gahwa, so the match goes { $winner_to }.
written = Written { $first }: { POINTS($first_points) }, and { $second }: { POINTS($second_points) }.

## how the deal ended

ending-played = All eight tricks are played.
ending-claimed = { $case ->
        [holds] Sawa holds: all that is left goes { $team_to }.
       *[failed] Sawa does not hold: all that is left goes { $team_to }.
    }
ending-thrown_in = { $case ->
        [same] Nobody bought: the cards are thrown in and the same dealer deals again.
       *[next] Nobody bought: the cards are thrown in and the next player deals.
    }
ending-annulled = Takweesh: the deal is annulled, and the same dealer deals again.
ending-recorded = A fault was recorded against { $team }, so the deal is lost.

## a text that cannot be read

notation-error = Line { $line }, column { $column }: expected here is { $expected }.
notation-refused = Line { $line }, column { $column }: { $because }
notation-link = The link was cut or changed. Copy the whole of it again.
notation-many = one of { $options }
expected-number = a number
expected-card = a card such as { $example }
expected-card-not-yet-in-the-pack = a card that is not there twice
expected-32-cards = all 32 cards
expected-deal = the line of a new deal, { $example }
expected-end-of-text = the end of the text
expected-end-of-line = the end of the line
expected-pack-code = the code of a pack, twenty characters
expected-step = a step of the board, such as { $example }
expected-action = something that can be said or played there
expected-arrow = two ends of an arrow, such as { $example }
expected-what-if = a what-if, such as { $example }
expected-words = { $key } followed by { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
