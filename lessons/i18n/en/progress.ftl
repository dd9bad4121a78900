# What a learner has done and knows: the progress page, and his data on the settings page.

## The page

progress-page = How far you are
    .short = Progress
progress-lead = What is settled by now, and what is on the way. Every question you answer changes something here.
progress-empty = Your page is still blank
    .text = Answer a first question and it begins to fill: what is settled, and what it is time to look at again.
progress-first-lesson = Begin with the first lesson: { $title }
progress-unavailable = We cannot reach your record just now. Nothing is lost; try again in a while.
progress-about = Rulebook
    .all = All
progress-numbers = The same in numbers
progress-percent = { $n }%
progress-of = { $n } of { $of }
progress-to-my-data = Take your progress to another device, download it, or delete it

## How it stands

progress-streak = Days running
    .value = { $n ->
        [0] Today begins a new row
        [one] { $n } day
       *[other] { $n } days
    }
progress-answered = You answered
    .value = { $n ->
        [one] { $n } question
       *[other] { $n } questions
    }
progress-right = Right the first time
progress-due = Waiting for you today
    .value = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
progress-lessons = Lessons

## What is known

progress-known = What you know, topic by topic
    .about = The fuller the colour, the more rules of the topic are settled. Where it fades, it is time to look again.
    .none = No rule is settled yet. That is how it begins: a rule settles after a few right answers.
    .best = { $settled } Your strongest topic: { $topic }.
progress-settled = { $of ->
        [one] { $n } of { $of } rule is settled.
       *[other] { $n } of { $of } rules are settled.
    }
progress-topic = Topic
progress-head-known = Settled
progress-head-met = On the way
progress-head-of = All

## What comes

progress-coming = What is waiting
    .about = We ask about each rule before you would forget it, and less often each time.
    .none = Nothing is due in the coming two weeks. A good time to learn something new.
    .first = Nothing is due today. The first review is on { $day }.
    .today = { $n ->
        [0] Nothing is due today.
        [one] { $n } rule is due today.
       *[other] { $n } rules are due today.
    }
progress-to-review = Review them now
progress-head-day = Day
progress-head-week = Week from
progress-head-due = Rules
progress-today = Today
progress-day = { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }

## Over time

progress-over-time = How it goes, day by day
progress-rightness = How many are right
    .about = You began with { $first } right; lately it is { $last }.
progress-speed = How long a question takes you
    .about = You began with { $first } a question; lately it is { $last }.
progress-one-day = Practise on another day, and we draw how it goes.
progress-head-answers = Questions
progress-head-right = Right
progress-head-seconds = Time

## What is worth more time

progress-missed = Questions worth more time
    .about = “{ $kind }” is most worth another look: { $n } of { $of }.
    .none = You have missed nothing so far. Well played!
progress-to-mistakes = Try them again
progress-other-kind = Other questions
progress-head-kind = Question
progress-head-missed = Try again

## Rulebook by rulebook

progress-books = Rulebook by rulebook
progress-book-online = Online
progress-book-house = House
progress-book-primer = Primer
progress-book-tournament = Tournament
progress-book-coinche = Coinche

## My data

my-data = Your data
    .about = We keep your answers and their time, the lessons you have done, when to ask you again, and the boards you keep here. No name, no phone number, no e-mail: your browser has a number, and that is all we know you by. Only a class and an assignment ask for a name: your teacher sees it, and we forget it two months after the class last moved, or after the last pupil joined the assignment.
    .guest = Your browser keeps no cookies, so your progress lasts until you close this page. Allow them, and it stays.
    .unavailable = We cannot reach the record just now. Nothing has changed; try again in a while.

my-code = Go on with another device
    .about = Take a code from here and type it on the other device: your progress is then on both.
    .make = Give me a code
    .again = Give me a new code
    .replaces = You have a code already. A new one replaces it.
    .once = This is your code. We show it once, so write it down or take a picture.
    .how = On the other device open Settings, go down to “{ $title }” and type it. Give it to nobody: whoever has it has your progress.
    .noted = I have noted it

my-other = I have a code
    .label = Type the code
    .help = Twelve letters and digits; the dashes may be left out.
    .go = Go on with it
    .not-a-code = A code has twelve letters and digits. See whether one is missing.
    .nobody = We do not know this code. Compare it letter by letter; a newer code may have replaced it.
    .own = This is your own code, and this browser goes by it already.
    .wait = Those were many codes in a row. Try again after { $time }.
    .found = Found! This browser will go on with the progress of that code.
    .has-done = { $n ->
        [0] Found! This browser will go on with the progress of that code.
        [one] Found! In this browser { $n } thing was done before. Shall we add it to the progress of that code?
       *[other] Found! In this browser { $n } things were done before. Shall we add them to the progress of that code?
    }
    .no-code = If they are not yours, take a code for them first: without one nobody comes back to them.
    .together = Add them and go on
    .apart = Leave them and go on
    .yes = Go on
    .no = No, leave it as it is

my-export = Download everything kept of you
    .about = One file with every answer, every lesson and every board you keep, for any program to read.
    .get = Download the file

my-forget = Delete everything
    .about = We delete your answers, your lessons, your boards and your code, and you begin anew.
    .ask = Delete my progress
    .sure = Are you sure? All you have done is deleted at once, and there is no way to bring it back.
    .yes = Yes, delete everything
    .no = No, keep it

my-done = Done
    .moved = Done! This browser now goes by your progress.
    .forgotten = Done: everything is deleted, and this is a new beginning.

my-failed = That did not work
    .expired = That took a little long, so it was stopped. Try again.
    .foreign = The browser has changed meanwhile. Load the page again and try once more.
    .unavailable = We cannot reach the record just now, and nothing has changed. Try again in a while.
    .other = The request did not arrive, and nothing has changed. Try again.

time-of-day = { $time } { $half ->
        [am] a.m.
       *[pm] p.m.
    }
