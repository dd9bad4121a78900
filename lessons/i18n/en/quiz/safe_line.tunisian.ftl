quiz-safe_line =
    .ask-make = Your side bid, and { CARD_POINTS($least) } more will make the contract. Which card gets there, however the hidden cards lie?
    .ask-break = { CARD_POINTS($least) } more, and their contract fails. Which card gets there, however the hidden cards lie?
    .taken = So far, without belote-rebelote: your side { CARD_POINTS($us) }, the other side { CARD_POINTS($them) }.
