# What the server itself says: in the head of a page, and when a page cannot be shown.

## A shared link

site-description = Learn Baloot: play a hand, ask why, and get every ruling with its clause.
site-hand-title = A hand of Baloot: play on from here
site-hand-description = The same cards, the same turn. Open the link, play on, and see what you would do.
site-picture = The Baloot School emblem

## The connection

site-no-script = The school needs JavaScript. Turn it on in your browser and load the page again.
site-connection-lost = The connection is lost; we keep trying. Your hand is safe in the page’s address.
site-connection-back = Connected again.
site-reload = Load the page again

## No such page, and a fault of ours

site-missing = There is no such page
    .text = The link may have been cut, or the page may have moved. You can go on from the home page.
site-fault = Something broke on our side
    .text = The fault is ours, not yours, and it has been noted.
    .hand = Your hand is safe in the page’s address.
site-go-on = Go on where you were
site-go-home = Home

## What Streamlit's own widgets say to a screen reader, or below a field ($it: a name or a number)

widget-open = Open the list
widget-close = Close
widget-copy = Copy
widget-copied = Copied
widget-help = Help
widget-help-for = Help for { $it }
widget-link = Link to this heading
widget-clear = Clear
widget-more = One more
widget-less = One less
widget-tabs = More tabs
widget-choose = Choose
widget-none = Nothing by that name
widget-enter = Press Enter to apply
widget-ctrl-enter = Press Ctrl+Enter to apply
widget-options = Options: { $it }
widget-selected = { $it }, selected
