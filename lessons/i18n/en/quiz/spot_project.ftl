quiz-spot_project = What is your project?
    .ask = { $game }: what is the best project in your hand?
    .look = Look for two things: three or more cards of one suit in a row, or four of a kind. A sequence runs ace, king, queen, jack, 10, 9, 8, 7.
    .named = { $project }: { $cards }
    .two = { $first }, with { $second }
    .nothing = There is no project
    .missed = You hold a { $project }: { $cards }.
    .aces = { $mode ->
        [hokum] Four aces are a four hundred in sun only. In hokum they are a hundred.
       *[sun] In sun four aces are more than a hundred: they are a four hundred.
    }
    .idle = Not every four of a kind is a project: { $cards } are worth nothing.
    .too-long = A hundred here is exactly { CARDS($n) }. What is left counts by itself, if it makes a project.
    .across = A sequence is all of one suit, and these are of two.
    .strength = { $mode ->
        [hokum] That is the order of strength in trump. A sequence has another: ace, king, queen, jack, 10, 9, 8, 7.
       *[sun] That is the order of strength. In a sequence the 10 stands between the jack and the 9.
    }
    .gap = You lack { $missing }, and a sequence does not jump over a card.
    .lower = It is there, but your hand holds a better one: a { $best } is above a { $project }.
    .three = Three of a kind are not enough: a project needs four.
