# Hints a step at a time, and the question before a card that costs.

hint-ask = Give me a hint
hint-which = Which cards should I weigh?
hint-numbers = And in numbers?
hint-away = Put the hint away
hint-but = That is the usual question; this time look at your other cards too.
hint-cards = Weigh these:
hint-average = The unseen cards imagined in { $worlds } ways: the card points your side takes from here on average, if you play…
hint-not-ready = The count is not ready yet. Ask again in a moment.
hint-lead_master = Do you hold a card that nothing left in its suit can beat?
hint-lead_trump = Who may still hold trumps, and what do they do to your side's big cards?
hint-lead_partner_suit = Which suit has your partner led before?
hint-lead_short = Which suit have you only one card of, and what could you do when that suit comes back?
hint-lead_low = No trick is sure here. Which card costs you least to lead?
hint-win_cheaply = You can take this trick. Which card is just enough?
hint-win_last = Nobody plays after you. Which card takes the trick, and will not be missed later?
hint-give_points = Your partner looks like taking this trick. What can you give him?
hint-keep_safe = The trick is your partner's. Which card will you miss least?
hint-duck = This trick is hardly yours. Which card do you lose least with?
hint-ruff_smallest = You have none of the suit that was led. How small a trump is enough?
hint-discard_low = You have none of the suit, and this trick is hardly yours. Which card is worth least to you?
hint-keep_ard = Two cards are left. What is worth more to you: this trick, or the last one with its ten?

doubt = Sure? We imagined the unseen cards, and on average { $card } costs your side { CARD_POINTS($points) } against the best you have. If you mean it, play it again.
costly-cards = { $count ->
    [0] Looking back: none of your cards in this deal cost much. Well played!
    [one] Looking back: one of your cards in this deal cost clearly against the best you had.
   *[other] Looking back: { $count } of your cards in this deal cost clearly against the best you had.
}
level-not-ready = The school has just woken up: until the count is ready, they play by the rules of thumb.
