quiz-project_points = What is it worth?
    .ask = { $game }. { $count ->
        [one] How many points is this project?
       *[other] Both projects are in one hand. How many points are they together?
    }
    .look = First: is it sun or hokum? A project is worth one thing in sun and another in hokum.
    .other-mode = { $mode ->
        [hokum] That is what it makes in sun, and this is hokum.
       *[sun] That is what it makes in hokum, and this is sun.
    }
    .one = That is the { $project } alone. Add the other one.
    .cards = Those are the card points of the cards. A project has a fixed worth, whatever its cards.
    .name = That number is only in the name. What is written on the sheet is much less.
    .other = That is the worth of a { $project }, and this is a { $this }.
    .count = That is the number of cards. Points are another thing.
    .doubled = A project counts once, and nothing is doubled here.
