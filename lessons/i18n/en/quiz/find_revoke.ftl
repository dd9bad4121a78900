quiz-find_revoke = Where is the fault?
    .ask = { $enforcement ->
        [block] One card in these tricks could not have been played, and the proof lies before you. Which card?
        [qaid] One card in these tricks is a fault that can be called, and the proof lies before you. Which card?
       *[referee] One card in these tricks is a fault for the referee, and the proof lies before you. Which card?
    }
    .look = { $duty }
    .follow_suit = Look for a card that did not follow suit, from a player who showed that same suit later.
    .raise_led_trump = Look at the trick led with trump: who did not go higher, and showed a higher trump later?
    .ruff = Look for a void player who did not ruff while an opponent was winning, and showed a trump later.
    .partner_wins = Look for a void player who did not ruff while the partner was winning, and showed a trump later.
    .overruff = Look for a player who ruffed below an opponent's trump, and showed a higher trump later.
    .keep_trump_when_closed = Play is closed: look for a player who led trump, and showed another suit later.
    .play = Trick { $trick }, { $seat }: { $card }
    .is-led = { $card } was led, and nothing played later by { $seat } forbids that.
    .is-followed = { $card } is of the suit led, and nothing played later by { $seat } had to be played instead.
    .is-strayed = { $card } is not of the suit led, but nothing played later by { $seat } had to be played instead.
    .proof = Instead of { $card } it had to be { $would_do }, as a later trick shows.
