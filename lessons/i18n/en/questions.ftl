# Words that every kind of question shares, and those around a question. A kind's own are in quiz/<kind>.ftl.

quiz-card = { $card }
quiz-cards = { $cards }
quiz-seat = { $seat }
quiz-seat-card = { $seat }: { $card }
quiz-call = { $call }
quiz-number = { $n }
quiz-points = { POINTS($n) }
quiz-card-points = { CARD_POINTS($n) }
quiz-yes = Yes
quiz-no = No
quiz-us = Us
quiz-them = Them

## Around a question

not-quite = Not that one
try-again = Try again.
well-done = That is right
the-answer = The answer
help-1 = Where do I look?
help-2 = What is the rule?
help-3 = Fewer choices
help-4 = Tell me the answer
help-fewer = Half of the wrong ones are gone.
to-its-lesson = The lesson that explains it
order-plain = From the strongest to the weakest:
