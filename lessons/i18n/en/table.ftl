# Words on and around the drawn table.

mark-turn = { $place ->
    [me] to play
   *[other] to play
}
mark-leads = led the trick
# Stands small on the card that was led.
mark-first = first
mark-wins = winning so far
pile = { $side }: { $tricks }
trick-label = The trick on the table
would-do = What would do:
read-clause = Read the clause in its rulebook
confirm-cards = These are my cards

## Watching a deal again

what-happened = What happened?
watch-again = Watch the deal again with all cards open.
step-first = From the start
step-back = Step back
step-next = Step on
step-last = To the end

## The order of the cards

ranks-title = The order of the cards, and their points
ranks-trump = Trump, the strongest first:
ranks-plain = The other suits, the strongest first:
ranks-sun = In sun all suits are alike, the strongest first:
ranks-both = The other suits, and all of them in sun, the strongest first:

## Before a class

projector-on = Projector: the table alone, large
projector-off = Back to the usual view

## Arrows over the table

arrow = Arrow from { $start } to { $end }
arrow-end = { $place ->
    [s] your seat
    [n] your partner's seat
    [e] the seat on your right
   *[w] the seat on your left
}
