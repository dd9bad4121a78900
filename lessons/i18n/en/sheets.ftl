# Words on printed sheets.

print-worksheet = Worksheet
print-answers = Answers
# What options are counted with, from the first on.
print-letters = A B C D E F G H I J
print-page = Page { $n } of { $of }
print-open = Scan to open
print-total = { $mode ->
        [sun] All card points of a deal in sun, with the last trick: { CARD_POINTS($n) }.
       *[hokum] All card points of a deal in hokum, with the last trick: { CARD_POINTS($n) }.
    }
# Said on the page, where the server lacks what prints.
print-unavailable = Printing is not installed in this school. Whoever runs it can add it.
