# The assignment: what a teacher sets, how pupils work on it, and what comes of it.

assign-page = Assignment
    .about = Lessons, questions and hands, sent to your pupils with one link; you see how far each of them is, and what they get wrong most.
assign-way = Assignments: set one, or open yours
assign-back = Back to the assignment
assign-unavailable = The assignment is out of reach just now. Try again in a moment.

## The teacher puts it together

assign-new = Set a new assignment
assign-title = Title of the assignment
    .help = Your pupils see it.
assign-book = Rulebook
assign-what = What to add
assign-lesson = Lesson
assign-quiz = Questions
assign-hand = Hand
assign-lesson-of = Which lesson
assign-kind-of = Which kind of question
assign-count-of = How many questions
assign-hand-of = Paste the link of a hand or a board, or its text
    .help = Your pupils play it from where it stands; one that is over, from its beginning.
assign-add = Add to the assignment
assign-added = In the assignment
    .none = Nothing yet. Add a lesson, questions or a hand.
assign-drop = Remove
assign-full = An assignment holds { $n } things at most.
assign-make = Make the link
    .untitled = Give the assignment a title first.
    .empty = Add one thing at least.
assign-too-long = This board is too long for a link. Take out some of its notes and try again.

## What is in it

assign-item-quiz = { $kind } ({ $n ->
        [one] { $n } question
       *[other] { $n } questions
    })
assign-item-hand = Hand: { $title }
    .untitled = A hand to play
assign-item-gone = Something the school no longer has

## The teacher's page

assign-code = Pupils open the link, or type this code on the page of assignments:
assign-link = The pupils’ link
assign-own = Your own address is that of this page. Keep it and send it to nobody: whoever has it sees the results.
assign-kept = An assignment is forgotten two months after the last pupil joined it.
assign-wrong-secret = We do not know this assignment
    .text = The address may have been cut, may not be its teacher’s, or the assignment was forgotten after two months. Look at the address you kept.
assign-pupils = { $n ->
        [0] Nobody has joined yet.
        [one] { $n } pupil has joined.
       *[other] { $n } pupils have joined.
    }
assign-missed = What they get wrong most
    .unasked = Nobody has answered a question yet.
    .none = Nobody got anything wrong so far.
    .most = Worth explaining most: “{ $rule }”.
    .count = { $n ->
        [0] all right
       *[other] { $n } of { $of } wrong
    }
assign-rules = Rules that were all right
assign-results = Pupil by pupil
assign-name = Name
assign-number = Number
assign-column = { $n }. { $what }
assign-cell-right = { $right } of { $asked } right
assign-cell-points = us { $ours }, them { $theirs }
assign-cell-new = not begun
assign-cell-done = done
assign-csv = The results as a sheet
    .done = { $item }: done
    .of = { $item }: of
    .right = { $item }: right
    .asked = { $item }: answered
    .ours = { $item }: us
    .theirs = { $item }: them
assign-forget = Delete the assignment
    .sure = The assignment and the names in it are deleted, and the results do not come back. What your pupils learned stays with them.
    .yes = Yes, delete it
assign-forgotten = Done, the assignment is deleted.

## The pupil's page

assign-pupil = Do you have the code of an assignment?
assign-typed = Code of the assignment
assign-open = Open the assignment
assign-nobody = No assignment has this code
    .text = Look at your teacher’s code and type it again. It may also be forgotten: we keep an assignment for two months.
assign-wait = You tried many codes. Wait a quarter of an hour, then type the one your teacher has.
assign-seen = Your teacher sees the name you type and what you do in this assignment from the moment you join: how far you are, how much was right the first time and by which rule, and what a hand wrote for you. Nothing else you do in the school is seen.
assign-your-name = Your name
    .help = A first name will do.
    .none = Type your name, so that your teacher knows you.
assign-join = Begin the assignment
assign-full-class = So many have joined that there is no more room. Tell your teacher.
assign-as = You are here as { $name }
assign-rulebook = Rulebook: { $rulebook }.
    .other = When you open a lesson, it becomes the rulebook you learn by.
assign-go = { $state ->
        [begun] Go on
        [done] Look again
       *[new] Begin
    }
assign-state = { $state ->
        [begun] { $done } of { $of }
        [done] done
       *[new] not begun
    }
assign-all-done = You have done the whole assignment!
assign-left = { $n ->
        [one] { $n } thing left to do
       *[other] { $n } things left to do
    }
assign-broken-hand = This hand cannot be read. Tell your teacher.
assign-hand-over = This hand counts for your assignment.
