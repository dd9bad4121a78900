# The live class, the pupil's page; what the teacher sees of it is in board.ftl.

## The pupil's page

class-page = The class
class-lead = The board on your phone: follow your teacher, and answer when you are asked.
class-code = Code of the class
class-name = Your name
class-name-help = A first name will do. Your teacher sees it with your answer.
class-join = Join the class
class-joined = You are in the class as { $it }
class-leave = Leave the class
class-table = The board
class-waiting = One moment, the board is coming…
class-lost = The line to the class is lost. Stay here, it comes back by itself.
class-back = The line is back.
class-over = The class is over. The board stays with you as it is.
class-refused =
    .nobody = No class has this code. Look at your teacher's code and type it again.
    .name = Type your name, so that your teacher knows you.
    .ended = This class is over.
    .full = The class is full. Tell your teacher.
    .wait = You tried many codes. Wait a quarter of an hour, then type the one your teacher has.
    .unknown = Your browser keeps no cookies, and without them your answer cannot be told from another's. Allow them and open the page again.
    .unavailable = The class is out of reach just now. Try again in a moment.
    .other = You could not be let in. Reload the page and try again.

## The question

class-open = Guess first: which do you choose?
class-yours = Your answer
class-change = Your answer has arrived. You can change it until your teacher closes the question.
class-closed = The question is closed.
class-right = The answer
class-unsent = Your answer did not arrive. Press it again.
class-unasked = The question was closed before your answer arrived.
