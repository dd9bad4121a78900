quiz-safe_line = The safe card
    .ask-make = Your side bought, and { CARD_POINTS($least) } more will make it. Which card gets there, however the hidden cards lie?
    .ask-break = { CARD_POINTS($least) } more, and the buyers lose. Which card gets there, however the hidden cards lie?
    .ask-every = You want every trick that is left for your side. Which card gets them all, however the hidden cards lie?
    .ask-one = One more trick is enough for your side. Which card is sure of it, however the hidden cards lie?
    .ask-ard = You want the last trick for your side, with its ten. Which card is sure of it, however the hidden cards lie?
    .out = Hidden cards
    .taken = So far, without projects and baloot: your side { CARD_POINTS($us) }, the other side { CARD_POINTS($them) }.
    .void = { $suits ->
        [1] No { $one } with { $seat }.
        [2] No { $one } and no { $two } with { $seat }.
       *[other] No { $one }, no { $two } and no { $three } with { $seat }.
    }
    .holds = With { $seat }: { $cards }.
    .lacks = Not with { $seat }: { $cards }.
    .look = Take your cards one by one and ask: how must the hidden cards lie for this one to go wrong?
    .beaten-contract = If the hidden cards lie as below, { $card } falls short: trick { $trick } goes { $seat_to } with { $with }, and your side gets { $got } of the { CARD_POINTS($least) } it needs. Nothing you or your partner play later changes that.
    .beaten-every = If the hidden cards lie as below, { $card } loses a trick: trick { $trick } goes { $seat_to } with { $with }. Nothing you or your partner play later changes that.
    .beaten-one = If the hidden cards lie as below, { $card } brings no trick at all: the first goes { $seat_to } with { $with }, and the rest to the other side too.
    .beaten-ard = If the hidden cards lie as below, { $card } loses the last trick: it goes { $seat_to } with { $with }. Nothing you or your partner play later changes that.
    .safe = { $ways ->
        [one] There is { $ways } way the hidden cards can lie, and { $card } is safe in it, whatever the others play. You see it below.
       *[other] There are { $ways } ways the hidden cards can lie, and { $card } is safe in all { $ways } of them, whatever the others play. Below you see one that beats another card.
    }
