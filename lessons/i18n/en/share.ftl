# A board is kept and shared: its code, its link, its square, its picture, its place in another page.

share-keep = Keep it in the school
share-kept = Kept. It stands under “My boards” where you begin a new board. Its code:
share-kept-guest = Your browser keeps no cookies, so “My boards” lasts until you close this page. Copy the link now.
share-refused =
    .full = You keep very many boards. Take one off “My boards” and keep this one in its place.
    .long = This board is too long to be kept here. Save it as a file.
    .unavailable = The board could not be kept just now. Try again in a while, or save it as a file.

## The link

share-link-short = A short link to hand out: it opens the board as it stands now, and not your class. Change the board, keep it again, and you get a new link; the first stays as it is.
share-link-none = The board has outgrown a link. Keep it, and you get a short one to hand out.
share-copy-link = Copy the link
share-square-board = A square to scan with a phone, to open the board
share-square-class = A square to scan with a phone, to join the class
share-square-assignment = A square to scan with a phone, to open the assignment
share-scan = Scan it and open it on your phone
share-square-none = The square cannot be drawn here. Type the link or the code.

## The picture

share-picture = Save a picture of this step

## In another page

share-embed = Put it in a page of yours
    .about = The board alone, within your page: a reader steps through it, changes nothing, and sees nothing of your class. Copy this:
share-copy-frame = Copy the line
share-embed-none = There is no board here.

## My boards

share-shelf = My boards
    .about = Each board is kept as it is. If you take one off and nobody else keeps it, its link opens no more.
    .unavailable = Your boards cannot be reached just now.
share-untitled = No title
share-take-off = Take off

## A code that opens nothing

share-none = The board did not open
    .nobody = No board is kept under this code. Look at the link again: a part may be missing, or its owner took the board off.
    .wait = You tried many codes. You can try again after { $time }.
    .unavailable = The kept boards cannot be reached just now. Reload the page in a while.
    .broken = The board is kept, but the school cannot read what is in it.
