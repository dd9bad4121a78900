# Ways to practise: the page, a run of questions, its result.

## The page

practise-page = Practise what you have learned
    .short = Practise
practice-lead = A little every day stays longer than a lot in one.
practice-rulebook = The questions are about “{ $rulebook }”.
practice-go-on = Go on where you stopped
    .at = { $mode }: question { $n } of { $of }
practice-topics = Topic by topic
practice-topics-lead = Choose what you want to make yours. A rule that you answer right a few times is settled.

## The modes: what each is called, and how it stands

practice-review = Review
    .about = { $n ->
        [0] Nothing is due. We strengthen the weakest and try what is new.
        [one] { $n } rule is due.
       *[other] { $n } rules are due.
    }
practice-daily = Today's challenge
    .about = { $n ->
        [one] { $n } question, the same for everybody.
       *[other] { $n } questions, the same for everybody.
    }
    .begun = Begun; you stopped at question { $n } of { $of }.
    .done = Done today: { $right } right of { $of }.
practice-mistakes = Worth another try
    .about = { $n ->
        [0] Nothing here needs another try.
        [one] { $n } question waits for another try.
       *[other] { $n } questions wait for another try.
    }
practice-drill = One-minute race
    .about = How many can you get right in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }?
    .best = Your best: { $n ->
        [one] { $n } right answer
       *[other] { $n } right answers
    }.
    .rules = Answer as many as you can. The first press is your answer, and the clock starts when you press “Begin”.
practice-safe = The safe card
    .about = { $n ->
        [one] { $n } ending: one card does it however the hidden cards lie.
       *[other] { $n } endings: one card does it however the hidden cards lie.
    }
practice-exam = Exam
    .about = { $n ->
        [one] { $n } question, the result at the end.
       *[other] { $n } questions from every topic, the result at the end.
    }
    .rules = The first press is your answer; help and explanations come when you have finished. Take your time: if you leave, you come back to the same question.
practice-assigned = Questions of the assignment
practice-topic = One topic
    .about = { $n ->
        [one] { $n } question from a topic you choose.
       *[other] { $n } questions from a topic you choose.
    }

## Topics

practice-topic-cards = The cards and their worth
practice-topic-table = The table and the deal
practice-topic-auction = The auction
practice-topic-raises = Double and above
practice-topic-play = Play
practice-topic-projects = Projects
practice-topic-scoring = Scoring
practice-topic-claims = Sawa
practice-topic-penalties = Faults
practice-topic-match = The end of a match
practice-known = { $known } settled of { $of ->
        [one] { $of } rule
       *[other] { $of } rules
    }
    .met = { $known }, { $n } on the way
    .new = { $of ->
        [one] { $of } rule, new to you
       *[other] { $of } rules, new to you
    }

## A run

practice-all = All practice
practice-begin = Begin
practice-nothing = There is nothing here just now
    .text = All of this is right by now. Choose another way to practise.
practice-leave = Leave it and go on
practice-see-result = See the result
practice-other-tab = You answered this one in another tab. Your answer there:
practice-gave-up = you asked for the answer
practice-last-right = The last one was right
practice-last-wrong = The answer to the last one:
practice-unkept = Your answer cannot be kept just now. Go on: it stays with you until you close the page.
practice-left = Left
    .seconds = { $n ->
        [0] Time is up
        [one] { $n } second left
       *[other] { $n } seconds left
    }
practice-right-so-far = Right: { $n }

## The result

practice-score = { $right } right of { $of }
practice-praise = { $level ->
        [all] Well played, every one is right!
        [most] Good work, and nearly all of it.
        [half] You are getting there. See what is below and come back stronger.
        [none] The time was up before the first answer. Take it again, at your own pace.
       *[some] A good beginning. See what is below; each time is easier than the one before.
    }
practice-record = A new best!
practice-daily-after = See you tomorrow for a new challenge.
practice-by-topic = The result by topic
practice-topic-head = Topic
practice-right-head = Right
practice-of-head = Of
practice-name = Name
practice-date = Date
practice-time = Time
    .minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
    .seconds = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
practice-print = Print the result
practice-to-look-at = Worth another look
practice-yours = Your answer:
practice-right-one = The right one:
practice-look = See question { $n }
practice-lessons = Lessons that explain it
practice-again = Once more
practice-retry = Try again what needs it
