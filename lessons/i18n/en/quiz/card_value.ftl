quiz-card_value = What is it worth?
    .ask = { $mode ->
        [hokum] Trump is { $trump }. How many card points is { $card } worth?
       *[sun] In sun, how many card points is { $card } worth?
    }
    .ask-several = { $mode ->
        [hokum] Trump is { $trump }. How many card points are these worth together?
       *[sun] In sun, how many card points are these worth together?
    }
    .look = { $mode ->
        [hokum] First part the trumps, { $trump }, from the rest: jack and nine count differently there.
       *[sun] Sun has no trump, so all its suits count alike.
    }
    .told = { $slip } { $told }
    .one = { $card } { $n }
    .more = { $rest } + { $card } { $n }
    .ard = { $rest } + { term-last_trick } { $n }
    .sum = The sum: { $parts } = { $n }.
    .as-plain = { $card } is a trump, so it is worth { CARD_POINTS($worth, case: "after") } and not { $taken }.
    .as-trump = { $mode ->
        [hokum] { $worth ->
            [0] { $card } is not a trump, so it is worth nothing. Only in trump does it count { $taken }.
           *[other] { $card } is not a trump, so it is worth { CARD_POINTS($worth, case: "after") } and not { $taken }.
        }
       *[sun] { $worth ->
            [0] Sun has no trump, so { $card } is worth nothing. Only in trump does it count { $taken }.
           *[other] Sun has no trump, so { $card } is worth { CARD_POINTS($worth, case: "after") } and not { $taken }.
        }
    }
    .swapped = { $worth ->
        [0] Trump and plain were counted the wrong way round: { $card }, for one, is worth nothing, not { $taken }.
       *[other] Trump and plain were counted the wrong way round: { $card }, for one, is worth { CARD_POINTS($worth, case: "after") }, not { $taken }.
    }
    .printed = The number printed on { $card } says nothing about points: it is worth none.
    .court = Pictures do not count { $taken } here: { $card } is worth { CARD_POINTS($worth, case: "after") }.
    .left-out = That leaves out { $card }, which is worth { CARD_POINTS($worth, case: "after") }.
    .neighbour = { $worth ->
        [0] That is what { $other } is worth. { $card } is worth nothing.
       *[other] That is what { $other } is worth. { $card } is worth { CARD_POINTS($worth, case: "after") }.
    }
