quiz-who_eats = Who eats the trick?
    .ask = Four cards on the table. Who eats the trick?
    .look = { $mode ->
        [hokum] First look for trump: if there is any, the highest trump eats. If not, the highest card of the suit that was led.
       *[sun] Look at the suit that was led, then for its highest card.
    }
    .off-suit = { $mode ->
        [hokum] { $card } is neither { $led } nor trump, so it never eats, however high.
       *[sun] { $card } is not { $led }, so it never eats, however high.
    }
    .lower = { $mode ->
        [hokum] Both are trump, and trump has its own order: { $best } is above { $card }.
       *[sun] { $best } is of the same suit and above { $card }.
    }
    .trumped = { $card } is of the suit that was led, but { $best } is trump, and trump eats the rest.
