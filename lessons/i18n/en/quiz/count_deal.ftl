quiz-count_deal = How many card points for a side?
    .ask = How many card points go { $other_to } in this deal? The last trick's ten counts for whoever took it.
    .ask-add = How many card points go { $team_to } from these tricks?
    .contract = { $contract }
    .taken = { CARD_POINTS($taken) } went { $team_to }, the last trick's ten counted.
    .taken-bare = { CARD_POINTS($taken) } went { $team_to } in cards, without the last trick's ten.
    .last = The last trick went { $team_to }.
    .look = What does a whole deal add up to { $mode ->
        [hokum] with a trump
       *[sun] in sun
    }? What one side has not, the other has.
    .look-bare = Mind the last trick's ten: whose is it, and have you counted it for them?
    .look-add = See who took each trick, then count its cards. And is the last trick of the deal among them?
    .left = A deal is { $total }, less { $taken }: that leaves { $right }.
    .left-bare = A deal is { $total }, less { $taken } and less { $ard } for the last trick: that leaves { $right }.
    .no-ard = That forgets the last trick's ten, which is part of the whole.
    .ard-theirs = The last trick went { $team_to }, so its ten goes there too.
    .ard-missing = The last trick went { $other_to }, so its ten stays there.
    .ard-twice = That counts the last trick's ten twice: it is in the whole already.
    .other-mode = { $mode ->
        [hokum] { $wrong } is the whole of sun, and this is hokum.
       *[sun] { $wrong } is the whole of hokum, and this is sun.
    }
    .rounded = { $wrong } is not what a deal adds up to. Rounding comes after counting.
    .same = Those are the card points of { $team } again.
    .one = trick { $trick } has { $n }
    .more = { $rest } + trick { $trick } has { $n }
    .no-ard-added = The last trick adds { CARD_POINTS($ard, case: "after") } of its own to its cards, and they are missing.
    .ard-strayed = The last trick's ten goes with the trick, and that was taken by { $seat }.
    .ard-early = Only the last trick of a deal adds { CARD_POINTS($ard, case: "after") } of its own, and it is not among these.
    .strayed = Trick { $trick } does not count here: it was taken by { $seat }.
    .left-out = That leaves out trick { $trick }, taken by { $seat }.
