# The rules of scoring, in both families. Titles and values as in `rules.ftl`; sentences of a sheet are in `sheet.ftl`.

scoring-base_hokum = Points of a deal in hokum
    .is = { POINTS($value) }
scoring-base_sun = Points of a deal in sun
    .is = { POINTS($value) }
scoring-rounding_hokum = Rounding card points in hokum
    .is-five_down = to the nearest ten, a 5 goes down
    .is-five_stays = to the nearest ten, a 5 stays
    .is-five_up = to the nearest ten, a 5 goes up
scoring-rounding_sun = Rounding card points in sun
    .is-five_down = to the nearest ten, a 5 goes down
    .is-five_stays = to the nearest ten, a 5 stays
    .is-five_up = to the nearest ten, a 5 goes up
scoring-divisor_hokum = Card points to a point in hokum
    .is = { CARD_POINTS($value) }
scoring-divisor_sun = Card points to a point in sun
    .is = { CARD_POINTS($value) }
scoring-counted_buyer = Who counts as the buyer
    .is-buyer = the buyer
    .is-last_raiser = under a double, the side that spoke last
scoring-decision = Who wins the deal
    .is-yes = the side with the greater total
    .why = { $case ->
        [known] The buyers' total of the deal is { $buyers } and the others' { $others }: the greater wins.
        [counted] The side that counts as the buyer has a total of { $buyers } and the other { $others }: the greater wins.
       *[plain] The greater total wins the deal.
    }
scoring-equal_totals = If the totals are equal
    .is-card_points = card points are compared
    .is-card_points_with_projects = card points with projects and baloot are compared
    .why = { $case ->
        [known] The totals are equal, so card points decide: the buyers have { $buyers } and the others { $others }.
        [counted] The totals are equal, so card points decide: the side that counts as the buyer has { $buyers } and the other { $others }.
       *[plain] The totals are equal, so card points decide.
    }
scoring-dead_tie = If that is equal too
    .is-buyers_lose = the buyers lose
    .is-shared = each side takes its total; under a double the side that spoke last loses
    .why = { $case ->
        [buyers_lose] Everything is equal, and a tie is lost by the buyers.
        [shared] Everything is equal, so it is a tie: each side takes its total, and under a double the side that spoke last loses.
       *[plain] Everything is equal between the sides.
    }
scoring-own_totals = Buyers win, no double
    .is-yes = each side takes its own total
scoring-khasara = Khasara
    .is-yes = the points of the deal and all projects go to the others
scoring-doubled = A doubled deal
    .is-yes = the winner takes everything, multiplied; the other side nothing
scoring-projects_doubled_at = When projects are doubled
    .is = { $count ->
        [0] never
       *[other] when the deal is multiplied by { $value }
    }
scoring-kaboot_hokum = Kaboot in hokum
    .is = { POINTS($value) }
    .why = Kaboot: one side took all eight tricks.
    .allowed = Kaboot: whoever takes all eight tricks gets { POINTS($value) }.
scoring-kaboot_sun = Kaboot in sun
    .is = { POINTS($value) }
    .why = Kaboot: one side took all eight tricks.
    .allowed = Kaboot: whoever takes all eight tricks gets { POINTS($value) }.
scoring-kaboot_doubled = Kaboot under a double
    .is-multiplied = multiplied with the deal
    .is-plain = not multiplied
scoring-baloot = Who keeps baloot's points
    .is-yes = always its holder, never multiplied
scoring-gahwa = Gahwa
    .is = { POINTS($value) }, and whoever wins the deal wins the match

## a number was bid

scoring-scorings = Ways of scoring
    .is = { $value }
scoring-rounding = Rounding card points
    .is-five_down = to the nearest ten, a 5 goes down
    .is-five_stays = to the nearest ten, a 5 stays
    .is-five_up = to the nearest ten, a 5 goes up
scoring-contract = When a contract is made
    .is-yes = when the bidders' rounded card points, with belote, reach the bid
    .why = { $case ->
        [known] The bid was { $bid }, and the bidders reached { $reached }.
       *[plain] A contract is made when the bidders reach their number.
    }
scoring-made = A contract made
    .is-yes = each side takes its rounded card points, the bidders also the bid in contree
scoring-failed = A contract failed
    .is = { $value } to the defenders, with the bid in contree
scoring-capot_bid = A called capot counts as a bid of
    .is = { $value }
scoring-capot_card_points = The tricks of a called capot count
    .is = { CARD_POINTS($value) }
scoring-capot_fails = When a called capot fails
    .is-yes = at the first trick the defenders take
    .why = A called capot needs all eight tricks, and one trick to the defenders fells it.
scoring-belote = Where belote's points go
    .is-yes = added after the multiplication; to the defenders if its holders' bid fails
