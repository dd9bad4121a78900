quiz-baloot_counts =
    .ask-points = This is your hand as it was dealt. How many points is belote-rebelote in it?
    .is-in-run = It does not count: both cards lie in a run with others
    .no-project = There are no projects to declare here. Belote-rebelote is said when its cards are played.
    .not-times = It is not multiplied by contre: it stays { POINTS($n) }.
