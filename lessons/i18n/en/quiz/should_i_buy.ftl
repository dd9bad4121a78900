quiz-should_i_buy = Buy or pass?
    .ask = The buy card is { $buy_card }, and nobody has bought it before you. What do you say with this hand?
    .look = Put the buy card with your hand and count: how many trumps, the jack and the nine among them? How many aces?
    .enough = { $mode ->
        [hokum] By the count, this hand takes about { CARD_POINTS($count) } for your side in hokum, and { CARD_POINTS($needed) } are enough.
       *[sun] By the count, this hand takes about { CARD_POINTS($count) } for your side in sun, and { CARD_POINTS($needed) } are enough.
    }
    .short = { $mode ->
        [hokum] By the count, this hand takes about { CARD_POINTS($count) } for your side in hokum, and you need { CARD_POINTS($needed) }. That is too little.
       *[sun] By the count, this hand takes about { CARD_POINTS($count) } for your side in sun, and you need { CARD_POINTS($needed) }. That is too little.
    }
    .better = { $mode ->
        [hokum] Hokum would do: about { CARD_POINTS($count) } where { CARD_POINTS($needed) } are enough. But sun has more to spare with this hand.
       *[sun] Sun would do: about { CARD_POINTS($count) } where { CARD_POINTS($needed) } are enough. But hokum has more to spare with this hand.
    }
