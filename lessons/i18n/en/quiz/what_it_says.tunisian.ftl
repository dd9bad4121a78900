quiz-what_it_says =
    .raises = Picture the end of the bidding: who says contre, and what does it multiply by?
    .projects = Picture king and queen of trump in your hand: what are they worth?
    .claims = Picture the end of a deal, when the rest is surely yours: what may you say?
