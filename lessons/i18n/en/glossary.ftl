# What each term of the glossary means, as a player explains it to a friend. What all rulebooks share is said
# here, and where they part: that they do.

## Around the table

glossary-player = One of the four at the table. Each holds cards of their own and plays when the turn comes.
glossary-partner = Whoever sits across from you. You are one side: you win together and lose together.
glossary-opponent = One of the two against you, on your right and on your left.
glossary-team = Two who sit across from each other. Everything is written for the side, never for one player.
glossary-dealer = Whoever deals the cards of this deal. When it is over the deal passes on.
glossary-qass = Before the deal somebody parts the pack and puts the lower half on top, so that nobody knows the order. Who it is depends on the rulebook.
glossary-deal = From dealing the cards to writing the score: buying, then eight tricks, then points. A match has many.
glossary-match = The whole game: deal after deal, until a side reaches the target.

## The cards

glossary-pack = 32 cards: eight of each suit, from the seven to the ace.
glossary-card = It has a suit and a rank, as the king of spades has. How strong it is and what it counts depends on whether it is trump.
glossary-hand = The cards you hold. Nobody else sees them until they are played.
glossary-suit = One of four: spades, hearts, diamonds, clubs.
glossary-spades = A black suit, marked ♠︎.
glossary-hearts = A red suit, marked ♥︎.
glossary-diamonds = A red suit, marked ♦︎.
glossary-clubs = A black suit, marked ♣︎.
glossary-ace = The strongest card of every suit that is not trump, 11 card points. In trump, the jack and the nine go before it.
glossary-king = Worth 4 card points. The king of trump with its queen is a baloot.
glossary-queen = It comes after the king and is worth 3 card points. The queen of trump with its king is a baloot.
glossary-jack = In trump the strongest card, 20 card points. Elsewhere it comes after the queen and is worth 2.
glossary-ten = It comes straight after the ace and is worth 10 card points. In a sequence its place is between jack and nine.
glossary-nine = In trump the second strongest card, 14 card points. Elsewhere it is worth nothing.
glossary-eight = Above the seven only, and worth no card points.
glossary-seven = The lowest card of every suit, and worth no card points.

## Buying

glossary-auction = What is said before the play: who buys, and what is to be played.
glossary-round = Once around the table, a word for each player. In Baloot the buying has two rounds.
glossary-buy_card = A card turned face up after the first cards are dealt. The buying is all about it.
glossary-sun = Play without trump: the highest card of the suit led takes the trick. It is the highest word of the buying.
glossary-hokum = You buy, and the suit of the buy card becomes trump.
glossary-second_hokum = Hokum in the second round. You name the suit: any but the buy card's.
glossary-ashkal = Sun, but the buy card goes to your partner instead of you. Only the dealer, and the player who speaks just before the dealer, may say it.
glossary-pass = You do not want to buy, and the next player speaks.
glossary-wala = A pass in the second round: you do not want to buy.
glossary-thani = What the dealer says when everybody has passed once: we ask again, in the second round.
glossary-waraq = What the dealer says when nobody bought in either round: the cards are gathered and dealt again.
glossary-confirm = The first round ended on your hokum, and you stay with it.
glossary-convert = Turning hokum into sun before the play begins. Who may, and when, depends on the rulebook.
glossary-take_over = Your partner bought sun after you had spoken, and you take it for yourself. Not every rulebook has it.
glossary-bid = In Coinche, a number and a suit: the card points you promise to make, and the trump you want.
glossary-contract = What the auction ended on: what is played, who bought it, and how far it was raised.
glossary-buyer = The player the buying ended on. It is for the buyer's side to win the deal.
glossary-buyers = The buyer and the buyer's partner.
glossary-others = The two who did not buy. They want the buyers to fail.

## Doubling

glossary-raise = After the buying and before the first card, the sides make the deal worth more, one word after another, each an answer to the last.
glossary-double = The first raise: the other side tells the buyer “you will not win this”, and the deal counts twice.
glossary-three = The buyer's answer to double: the deal counts three times.
glossary-four = The doubler's answer to three: the deal counts four times.
glossary-gahwa = “Coffee”, the last raise, for the buyer: whoever wins this deal wins the whole match.
glossary-open = After a raise, a trick may be led with any card, trump included.
glossary-closed = After a raise, nobody leads a trump, except a player who holds nothing else.
glossary-contre = Coinche's double: an opponent tells the bidder “you will not make it”, and it counts twice.
glossary-surcontre = The bidding side's answer to contre: it is doubled once more.

## Play

glossary-trick = Four cards on the table, one from each player. The strongest takes them all.
glossary-lead = Playing the first card of a trick. The others go by its suit.
glossary-follow = Playing a card of the suit led. If you hold one you must, in every rulebook.
glossary-take = Your card is the strongest, so the trick is your side's and you lead the next.
glossary-void = You hold no card of the suit led.
glossary-trump = The suit that beats every other in this deal: its lowest card takes the highest of another suit.
glossary-ruff = You have none of the suit led, and play a trump. When you must depends on the rulebook.
glossary-overruff = Playing a higher trump than the highest one down. When you must depends on the rulebook.
glossary-underruff = Playing a trump lower than one that is down already, so that it does not take the trick.
glossary-discard = You have none of the suit led, and play a card of another suit that is not trump. It never takes the trick.
glossary-last_trick = The last trick of a deal. It gives ten card points to whoever takes it.
glossary-sawa = Saying that all tricks left are your side's, to spare playing them. When it may be said depends on the rulebook.

## Projects

glossary-project = Cards in one hand that earn extra points: sra, fifty, hundred, four hundred.
glossary-declare = Naming your project in the first trick, before your card. What is not declared does not count.
glossary-show = Laying the cards of your project open, for everybody to see.
glossary-sequence = Cards of one suit, one after another. From the top: ace, king, queen, jack, ten, nine, eight, seven.
glossary-four_of_a_kind = The same rank in all four suits, such as four kings.
glossary-sra = Three cards of one suit in sequence.
glossary-fifty = Four cards of one suit in sequence.
glossary-hundred = Five cards of one suit in sequence, or four of a kind such as four jacks.
glossary-four_hundred = Four aces in sun: the highest project.
glossary-baloot = King and queen of trump in one hand, worth extra points. Whether it must be said depends on the rulebook.

## The score

glossary-card_points = What the cards in the tricks are worth. The points are made of them at the end of the deal.
glossary-points = What is written on the score sheet, and what brings a side to the target.
glossary-rounding = Card points go to the nearest ten before they are counted. Whether a five goes up or down depends on the rulebook.
glossary-total = All that a side made in the deal: points for its tricks, its projects and its baloot. It tells who won.
glossary-tie = Both sides have the same total. What follows depends on the rulebook.
glossary-khasara = The buyers did not win their deal, and it goes to the other side.
glossary-kaboot = One side took all eight tricks, and the other none.
glossary-score_sheet = Where the score is written: a line for every deal, a column for each side.
glossary-us_and_them = The two columns of the score sheet: “us” is your side, “them” the other.
glossary-target = The points that end the match. The rulebook sets them, or lets the table choose.

## The referee

glossary-violation = A card or a word against the rules, such as holding the suit and not following it.
glossary-qaid = You catch the other side breaking a rule of play, and it loses the deal.
glossary-referee = Whoever decides when the table disagrees. That word counts for all.
glossary-objection = You see the other side make a mistake, lay your cards face down and ask the referee.
glossary-expose = Showing your cards while you object. You then lose the right to what you asked for.
glossary-tasjeel = Asking the referee to record a fault against the other side. It is the same as qaid.
glossary-takweesh = The deal is annulled and dealt again, and nothing is written for anybody.
glossary-warning = The referee's caution, counted against the whole side. Too many become a fault.

## What players say beyond the rulebooks

glossary-ekka = In hokum, leading the highest card left of its suit with the word “ekka”, so that your partner does not ruff it. Not every table does: ask first.
glossary-kawesh = Your first cards are all sevens, eights and nines, and you ask for a new deal. Some tables allow it and some do not: ask first.
glossary-qablak = “Before you”: somebody bought sun, but you speak before them, so you take it from them. A custom of some tables: ask first.
glossary-tarbee = Leading a trump, to draw trumps out of the other side's hands.
glossary-tahreeb = The trick is your partner's, and the card you throw tells which suit you want led.
glossary-barqiya = A “telegram”, the clearest tahreeb: throwing an ace on your partner's trick means “lead me this suit”.
glossary-faranka = You hold the card that would take the trick, keep it and play a lower one, hoping for a bigger catch.
glossary-mardufa = A high card with another of its suit beside it, such as ace and ten.
glossary-signal = A word or a gesture that tells your partner what you hold. Forbidden in competitions: only the cards may speak.

## The words of the school

glossary-rulebook = A written text that says how to play and score. We have five, and they differ.
glossary-rule = One thing that a rulebook settles, such as what happens at a tie.
glossary-clause = A numbered paragraph of a rulebook. Every ruling you get here comes with its clause.
glossary-stated = The text itself says so, and this is its clause.
glossary-inherited = The text is silent, so we took it from the rulebook it falls back on.
glossary-customary = The text is silent, so we went by what players agree on.
glossary-reading = The text can be understood in more than one way, so we say how we took it.
glossary-lesson = One thing, learned in a few minutes, more by playing than by reading.
glossary-quiz = Questions from real deals, and a reason with every answer.
glossary-practice_hand = A whole deal, played with the computer at your own pace.
glossary-review = Going back over a deal you played, to see where there was something better.
