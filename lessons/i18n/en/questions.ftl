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
