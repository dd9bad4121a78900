# Words that every question about a score shares; they are of no kind of their own.

quiz-scores = Scoring
    .contract = { $contract }
    .way = { $way ->
        [easy] Scoring: { way-easy }
       *[contree] Scoring: { way-contree }
    }
    .deal = The deal
    .card-points = Card points
    .converted = Their points
    .projects = Projects
    .baloot = Baloot
    .tricks = Tricks
    .totals = Total of the deal
    .pair = Us { $us }, them { $them }
    .five = { $rounding ->
        [five_down] A five goes down here: { $card_points } becomes { $rounded }, then divide by { $divisor }.
        [five_up] A five goes up here: { $card_points } becomes { $rounded }, then divide by { $divisor }.
       *[five_stays] A five stays here: { $card_points } is divided by { $divisor } as it is.
    }
    .nearest = The ten nearest to { $card_points } is { $rounded }; then divide by { $divisor }.
    .unrounded = Round before dividing: { $card_points } first becomes { $rounded }, then divide by { $divisor }.
    .divisor = { $mode ->
        [hokum] Dividing by { $other } is for sun. This is hokum, and { $rounded } is divided by { $divisor }.
       *[sun] Dividing by { $other } is for hokum. This is sun, and { $rounded } is divided by { $divisor }.
    }
    .both = Converting both sides gives { $sum } together, and a deal has only { $base }. Convert the card points of { $team }; what is left goes { $buyers_to }.
    .base = { $mode ->
        [hokum] { $other } is the deal's worth in sun. This is hokum: what is left of { $base } goes { $buyers_to }.
       *[sun] { $other } is the deal's worth in hokum. This is sun: what is left of { $base } goes { $buyers_to }.
    }
    .standing = Score sheet before the deal: us { $us }, them { $them }
    .no-projects = The projects go { $team_to }, and here they were left out: { POINTS($worth) }.
    .projects-times = Projects are written as { POINTS($worth) } here. { $because }
    .no-baloot = Baloot goes { $team_to }, and here it was left out: { POINTS($worth) }.
    .baloot-times = Baloot is never doubled, so it stays { POINTS($worth) } { $team_to }.
    .baloot-moved = Baloot is its holder's, even in a deal he loses: { POINTS($worth) } { $team_to }.
    .score-sheet = Score sheet
    .before = Before the deal
    .written = Points of the deal
