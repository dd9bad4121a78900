# Words that every kind of question shares, and those around a question. A kind's own are in quiz/<kind>.ftl.

quiz-card = { $card }
quiz-cards = { $cards }
quiz-seat = { $seat }
quiz-seat-card = { $seat }: { $card }
quiz-call = { $call }
quiz-number = { $n }
quiz-points = { $n ->
        [0] ولا نقطة
       *[other] { POINTS($n) }
    }
quiz-card-points = { $n ->
        [0] ولا بنط
       *[other] { CARD_POINTS($n) }
    }
quiz-yes = نعم
quiz-no = لا
quiz-us = لنا
quiz-them = لهم

## Around a question

not-quite = مو هذي
try-again = جرّب مرة ثانية.
well-done = صح عليك
the-answer = الجواب
help-1 = وين أشوف؟
help-2 = وش القاعدة؟
help-3 = قلّل الخيارات
help-4 = قل لي الجواب
help-fewer = شلنا لك نص الأجوبة الغلط.
to-its-lesson = الدرس اللي يشرحها
order-plain = من الأقوى إلى الأضعف:
