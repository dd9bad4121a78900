quiz-rank_order = Which card is stronger?
    .ask-strongest = { $mode ->
        [hokum] Trump is { $trump }. Which of these cards is the strongest?
       *[sun] In sun, which of these cards is the strongest?
    }
    .ask-weakest = { $mode ->
        [hokum] Trump is { $trump }. Which of these cards is the weakest?
       *[sun] In sun, which of these cards is the weakest?
    }
    .ask-above = { $mode ->
        [hokum] Trump is { $trump }. Which card stands just above { $card }?
       *[sun] In sun, which card stands just above { $card }?
    }
    .ask-order = { $mode ->
        [hokum] Trump is { $trump }. How do these cards rank, from the strongest down?
       *[sun] In sun, how do these cards rank, from the strongest down?
    }
    .look = { $mode ->
        [hokum] First of all: is { $suit } trump here, or a plain suit? Each has an order of its own.
       *[sun] Sun has no trump, and all its suits share one order.
    }
    .row = { $first }, then { $second }, then { $third }, then { $fourth }
    .told-order = From the strongest: { $order }.
    .told-above = Just above { $card } stands { $best }.
    .as-trump = { $mode ->
        [hokum] That is the order of trump, and { $suit } is a plain suit here. { $told }
       *[sun] That is the order of trump, and sun has no trump. { $told }
    }
    .as-plain = That is the order of plain suits, and { $suit } is trump, with its own. { $told }
    .natural = That is how one counts, from seven to ace. Strength in play goes by another order. { $told }
    .ace-top = The ace is the strongest card of a plain suit, and in trump others are stronger. { $told }
    .opposite-strongest = That is the weakest of them. { $told }
    .opposite-weakest = That is the strongest of them. { $told }
    .opposite-above = That one stands below { $card }, not above. { $told }
    .opposite-order = That is the other way round, from the weakest up. { $told }
    .other-strongest = There is a stronger one. { $told }
    .other-weakest = There is a weaker one. { $told }
    .other-above = Another card stands between it and { $card }. { $told }
