quiz-no_trick = Projects without a trick
    .ask = The deal is over, and this was declared at its start. What counts for each side, of projects and baloot?
    .look = First: is there a side without a single trick? Then keep projects and baloot apart.
    .row = { $seat }: { $project }
    .said = { $seat }: { $project }, and it was said
    .contract = { $contract }
    .all = { $side_who ->
        [us] All eight tricks are yours
       *[them] All eight tricks are theirs
    }
    .shared = You took { TRICKS($us) }, they took { TRICKS($them) }
    .pair = Us { POINTS($us) }, them { POINTS($them) }
    .none = { $side_who ->
        [us] You took no trick at all, so all your projects fall away.
       *[them] They took no trick at all, so all their projects fall away.
    }
    .enough = { $side_who ->
        [us] You took few tricks, but that is enough. The best project decides, as always.
       *[them] They took few tricks, but that is enough. The best project decides, as always.
    }
    .baloot-stays = Baloot is no project: it always stays with its holder, even if the side took nothing.
    .not-compared = { $side_who ->
        [us] Their projects fell away, so they are not compared. Yours count.
       *[them] Your projects fell away, so they are not compared. Theirs count.
    }
    .falls = Projects that do not count fall away. They go to nobody.
    .one-side = Projects count for one side only, the one with the best.
