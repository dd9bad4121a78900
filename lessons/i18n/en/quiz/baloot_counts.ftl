quiz-baloot_counts = Does { term-baloot } count?
    .ask = This is your hand as it was dealt. What about { term-baloot } in it?
    .ask-points = This is your hand as it was dealt. How many points does it bring your side, projects and { term-baloot }?
    .look = { $counts ->
        [spoken] Find king and queen of trump in your hand. If they are there: did you say it, or were both cards shown?
        [announced] Find king and queen of trump in your hand, both of them.
       *[automatic] Find king and queen of trump in your hand. If they are there: do they lie inside a hundred?
    }
    .declared = You declared a { $project }
    .open = Your side's projects were the best, so they were shown and counted.
    .hidden = The other side's projects were better, so yours were neither shown nor counted.
    .spoke = You said baloot with the second of its cards.
    .silent = You played both cards and did not say baloot.
    .is-itself = It counts by itself: { POINTS($n) }
    .is-anyway = It counts even unsaid: { POINTS($n) }
    .is-said = It counts because you said it: { POINTS($n) }
    .is-if-said = It counts only if you say it: { POINTS($n) }
    .is-shown = It counts unsaid, because both cards were shown in a run: { POINTS($n) }
    .is-suited = It counts, because you hold king and queen of one suit: { POINTS($n) }
    .is-any = It counts, because you hold a king and a queen: { POINTS($n) }
    .is-partner = It counts if your partner holds the other card: { POINTS($n) }
    .is-half = Half of it counts: { POINTS($n) }
    .is-won = It counts only if your side wins the deal
    .is-none = You have no { term-baloot }
    .is-unspoken = It does not count: you did not say it
    .is-inside = It does not count: both cards lie inside a { $project }
    .is-in-run = It does not count: both cards lie inside a run
    .is-court = It does not count: you hold all four { $ranks }
    .is-standing = It does not count: your side's projects did not
    .is-undeclared = It does not count: you did not declare it in the first trick
    .must-say = Here it counts only if you say it, or if both cards were shown in a run.
    .no-need = Here it counts by itself, said or not.
    .there-is = You hold { $king } and { $queen }, king and queen of trump in one hand: that is { term-baloot }.
    .none-here = { $mode ->
        [sun] Sun has no trump, so there is no { term-baloot } in it.
       *[hokum] It takes king and queen of trump together in your hand, and you do not hold them.
    }
    .one-hand = It takes two cards in one hand, and one of them is not enough.
    .not-shown = Your side's projects were not shown, so nobody saw the two cards.
    .was-shown = Both cards were shown in the run you declared, and that is as good as saying it.
    .not-inside = { $lost ->
        [inside_run] It is lost only inside a hundred, and your run is shorter than that.
        [never] Here it is never lost.
       *[shown_court_four] A run does not take it away here.
    }
    .not-court = { $lost ->
        [inside_run] It is lost when both cards lie in the same hundred. Four { $ranks } hold only one of them.
        [never] Here it is never lost, not even beside four { $ranks }.
       *[shown_court_four] The hundred of { $ranks } was not shown, so it took nothing away.
    }
    .not-standing = It has no part in comparing projects.
    .no-project = It is no project to be declared in the first trick.
    .always = It always belongs to its holder, whether the side wins the deal or loses it.
    .not-times = It is not multiplied by a raise: it stays { POINTS($n) }.
    .not-hidden = Your projects did not count, so nothing of them goes in.
    .not-without = You left out { term-baloot }: it has { POINTS($n) }.
    .not-alone = That is { term-baloot } alone. Add your projects to it.
    .not-each = { POINTS($n) } for both cards together, not for each.
    .not-cards = { CARD_POINTS($n) } is what the two cards are worth in the tricks. This has points of its own.
    .not-half = All of it is { POINTS($n) }, and it is not split.
