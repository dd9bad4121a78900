quiz-who_leads = Whose turn is it?
    .ask-first = The dealer is { $dealer }, and { term-buyer } is { $buyer }. Who leads the first trick?
    .ask-first-same = The dealer has won the auction too: { $dealer }. Who leads the first trick?
    .ask-next = The trick is full. Who leads the next one?
    .ask-now = Whose turn is it now?
    .ask-last = Who plays last to this trick?
    .ask-after = The turn is with { $of }. Who comes next?
    .ask-before = The turn is with { $of }. Who came just before?
    .ask-deals = The dealer was { $of }, and the deal is over. Who deals the next one?
    .look-first = See who deals, and remember which way play goes.
    .look-next = First see who took this trick.
    .look-now = See who put down the last card, and go on the way play goes.
    .look-last = See who led the trick, and go round the table the way play goes.
    .look-after = Remember which way play goes, and sit where the turn is.
    .look-before = Remember which way play goes, and sit where the turn is.
    .look-deals = The deal passes the way everything passes.
    .buyer = The auction went { $seat_to }, but that gives no lead: the player after the dealer leads the first trick.
    .dealer = { $seat_who ->
        [me] You are the dealer, and the dealer plays last to the first trick.
       *[other] That is the dealer, who plays last to the first trick.
    }
    .wrong-way = { $way ->
        [right] That is the other way round: here the player on one's right comes next.
       *[left] That is the other way round: here the player on one's left comes next.
    }
    .across = The turn does not jump across the table, it goes from player to player.
    .led = The lead of this trick went { $seat_to }, but whoever takes it leads the next one: { $right }.
    .bought = Winning the auction gives no lead. Whoever takes a trick leads the next one: { $right }.
    .next-in-turn = The lead does not pass in turn. Whoever takes a trick leads the next one: { $right }.
    .played-last = The last card gives no lead. Whoever takes a trick leads the next one: { $right }.
    .not-taken = The trick was not taken by { $seat } but by { $right }, and whoever takes it leads.
    .played = { $seat_who ->
        [me] You have played your card to this trick already.
       *[other] That player has played to this trick already.
    }
    .later = { $seat_who ->
        [me] Your turn comes after { $right }.
       *[other] That turn comes after { $right }.
    }
    .sooner = { $seat_who ->
        [me] You play before { $right }.
       *[other] That player comes before { $right }.
    }
    .deals-again = { $seat_who ->
        [me] You dealt this deal, and the next has another dealer.
       *[other] This deal was dealt by { $seat }, and the next has another dealer.
    }
