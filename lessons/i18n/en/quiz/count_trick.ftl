quiz-count_trick = How many card points in the trick?
    .ask = This is trick { $number }. How many card points are in it?
    .ask-last = This is trick { $number }, the last one. How many card points does it give whoever takes it?
    .look = { $mode ->
        [hokum] Part the trumps from the rest and count card by card. The suit led changes no values.
       *[sun] Sun has no trump: count card by card, all suits alike.
    }
    .look-last = { $mode ->
        [hokum] Count card by card, trumps by their values and the rest by theirs. And what does a last trick add?
       *[sun] Count card by card. And what does a last trick add?
    }
    .no-ard = The last trick adds { CARD_POINTS($ard, case: "after") } of its own to its cards, and they are missing.
    .ard-added = Only the last trick adds { CARD_POINTS($ard, case: "after") } of its own, and this is trick { $number }.
