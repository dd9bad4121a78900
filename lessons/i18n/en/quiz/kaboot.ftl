quiz-kaboot = Kaboot
    .ask = All eight tricks went to one side: { $team }. What is written for each side?
    .look = { $times ->
        [1] A kaboot has its own worth, other than an ordinary deal's. And mind projects and baloot.
       *[other] A kaboot has its own worth, and the deal was raised. See what this rulebook multiplies.
    }
    .ordinary = That is how an ordinary deal is written. All eight tricks went to { $team }, and that is a kaboot, worth { POINTS($worth) }.
    .other-mode = { $mode ->
        [hokum] { $other } is a kaboot in sun. This is hokum, where it is { $worth }.
       *[sun] { $other } is a kaboot in hokum. This is sun, where it is { $worth }.
    }
    .on-top = A kaboot takes the place of the deal's points; it is not added to them.
    .times-one = In this rulebook a raise does not multiply a kaboot: it stays { POINTS($worth) }.
    .times-level = In this rulebook a raise multiplies a kaboot as it does a deal.
