quiz-play_moment =
    .look-begin = In order: first the bidding, then the first card. How far are you?
    .auction = Say my word in the bidding
