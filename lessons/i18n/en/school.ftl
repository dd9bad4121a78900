# Words of the school: the road, the lessons, practice, the learner.

## The road

learn-page = Learn from the start
    .short = Learn
lesson-page = Lesson
    .short = Lesson
learn-by = Which rulebook do you learn by?
the-road = The road, lesson by lesson
road-done = You have walked the whole road, well done! See on the practice page what is due.
begin-with = Begin here
begin = Begin the lesson
go-on-with = Go on where you stopped
go-on = Go on
lesson-is-done = done
steps-done = { $n } of { $of }
beyond-the-rulebooks = Beyond the written rulebooks
    .about = What players do that none of the five texts says.
no-such-lesson = There is no such lesson in your rulebook

## A lesson

step-of = Step { $n } of { $of }
lesson-next = Next
lesson-back = Back
lesson-skip = Leave it for later
lesson-finish = Finish
lesson-done = The lesson is done
    .text = “{ $title }” is yours now. You will be reminded of it before you forget it.
lesson-following = Next lesson: { $title }
lesson-unkept = Your answer could not be kept just now. Go on with the lesson; what comes next is kept as soon as it can be.
question-of = Question { $n } of { $of }
next-question = Next question

## Home

home-lesson = Your first lesson
home-lesson-on = Go on with your lesson
home-due = { $n ->
    [one] One question is due
   *[other] { $n } questions are due
}
