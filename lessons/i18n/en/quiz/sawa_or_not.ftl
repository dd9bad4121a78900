quiz-sawa_or_not = Sawa or not?
    .ask = { $leader_who ->
        [me] All hands lie open, and you are on lead. You want to say sawa: what happens?
       *[other] All hands lie open, and the lead goes { $leader_to }. You want to say sawa: what happens?
    }
    .look = Three things in order: how many cards do you hold? Are you on lead? And have the others any way to take a trick?
    .ours = It holds: all that is left is ours
    .theirs = It may be said but does not hold: all that is left is theirs
    .shared = It may be said, and each side takes the tricks it can
    .count = It may not be said with { CARDS($count, case: "after") } in hand
    .lead = It may not be said: I am not on lead
    .refuted = The others have a way. Say { $line } are played in that order: the last of those tricks goes { $seat_to } with { $card }.
    .nothing-lost = The others have no way: whatever they play, every trick left goes to you or your partner.
    .whole = Sawa is never shared: either all that is left is yours, or all of it is theirs.
    .count-fits = The number of your cards is no hindrance. Sawa is said { $value }.
    .lead-fits = You are on lead and nothing has been played to the trick. That is no hindrance.
