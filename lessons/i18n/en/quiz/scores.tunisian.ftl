quiz-scores =
    .converted = Rounded
    .baloot = Belote-rebelote
