quiz-play_moment = What is it time for?
    .ask = This is what has happened so far. What may you do now?
    .look-begin = In order: first the auction, then the raises, then the first card. How far are you?
    .look-end = Count the tricks, and see whether any cards are left in hand.
    .auction = Say my word in the auction
    .raises = Raise, or pass
    .play = Play a card
    .over = Nothing more, we count the deal
    .not-over = { $phase ->
        [auction] Play has not begun: the auction is not over.
        [raises] Play has not begun: first come the raises, then the first card.
       *[play] The deal is not over: there are cards left to play.
    }
    .raises-first = The auction is over, but the raises come first, and then the first card.
