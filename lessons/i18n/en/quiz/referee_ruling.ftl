quiz-referee_ruling = What does the objection end in?
    .ask = { $enforcement ->
        [qaid] After { $card } from { $seat } you called qaid with your cards { $laid ->
            [exposed] exposed
           *[down] face down
        }. These are the cards still held there. What follows?
       *[referee] After { $card } from { $seat } you asked for { $request ->
            [takweesh] takweesh
            [warning] a warning
           *[tasjeel] tasjeel
        } with your cards { $laid ->
            [exposed] exposed
           *[down] face down
        }. These are the cards still held there. What does the referee rule?
    }
    .look = Two things: did that card break a rule? Look at the cards still held. And yours: face down or exposed?
    .granted = { $request ->
        [takweesh] Takweesh: the deal is annulled and dealt again
        [warning] A warning against the other side
       *[tasjeel] It is recorded against the other side, which loses the deal
    }
    .takweesh = Takweesh: the deal is annulled and dealt again
    .against_exposer = It is recorded against you
    .refused = You get nothing, and play goes on
    .fault = It is a fault: { $would_do } had to be played, not { $card }.
    .clean = No rule was broken by { $card }, and a wrong objection does not get what it asked for.
    .exposed-himself = True, no rule was broken, but you exposed your cards, and that does not go by.
    .never-against = In this rulebook an objection never turns on whoever made it, even with exposed cards.
    .right-after-all = It is recorded against you if you expose your cards and are wrong. Here the fault is real: { $would_do } had to be played.
    .kept-hidden = Your objection is wrong, but your cards were face down, so nothing happens to you.
    .lapsed = The fault is real, but your cards were exposed, so you lost the right to what you asked for.
    .not-lapsed = Takweesh takes the place of what you asked for if you expose your cards. Yours were face down, so you get it.
    .no-takweesh = This rulebook has no takweesh. The fault is real, so the qaid is yours.
    .may-ask = It was a fault to play { $card }, and { $seat } did. May you ask for { $request ->
        [takweesh] takweesh
        [warning] a warning
       *[tasjeel] { $enforcement ->
            [qaid] the qaid
           *[referee] tasjeel
        }
    }?
    .look-enforcement = Remember: what does this rulebook do when an illegal card is played?
    .may = Yes, that can be asked for
    .only-qaid = No, there is only the qaid
    .only-warning = No, there is only a warning
    .blocked = No, an illegal card cannot be played at all
    .says = In this rulebook: { $value }.
    .how-many = After how many more warnings is a fault recorded against your side?
    .look-warnings = Are warnings against a player or against the side? Add them up, and mind the limit.
    .mine = Against you: { $n ->
        [0] no warnings
       *[other] { WARNINGS($n) }
    }
    .partners = Against your partner: { $n ->
        [0] no warnings
       *[other] { WARNINGS($n) }
    }
    .more = { WARNINGS($n) }
    .never = It never is
    .too-few = The side then has { WARNINGS($total) }, and a fault is recorded with number { $limit }.
    .too-many = By then the side has passed warning number { $limit }, and that is the one recorded.
    .by-team = So it would be if each player were counted alone. Warnings count against the side, so add them up.
    .no-new-start = The count does not begin again. After number { $limit } every warning is recorded at once.
