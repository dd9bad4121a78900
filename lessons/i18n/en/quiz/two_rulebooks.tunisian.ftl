quiz-two_rulebooks =
    .rounds-to = Under “{ $there }” { CARD_POINTS($n) } under trump are rounded to { $to }. And under “{ $here }”?
    .not-as-it-is = They do not stay { $n }: card points are rounded to tens.
