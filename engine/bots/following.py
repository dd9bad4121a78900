"""Rules of thumb for playing to a trick somebody else has led, in the order a beginner asks himself."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.bots.reading import Reading
from engine.cards import Card, Cards

Rule = Callable[[Reading], Card | None]

SURE = 0.2  # a card holds: it is beaten less often than this
LIKELY = 0.35  # a card is tried where it is beaten less often than this
RISK = 0.3  # and a rich one where it is beaten less often than this
RICH = 10  # card points of a rich card
MASTER_HOKUM, MASTER_SUN = 10, 16  # how a card that nobody beats is missed, in card points
BOSS = 5  # and the highest trump, above the other trumps


def follow(reading: Reading) -> tuple[str, Card]:
    """Return the card to play and the rule of thumb that chose it."""
    rules = WITH_PARTNER if reading.partner_wins else AGAINST
    for key, rule in rules:
        if (card := rule(reading)) is not None:
            return key, card
    key = "keep_safe" if reading.partner_wins else "duck" if _follows(reading) else "discard_low"
    return key, cheapest(reading, reading.legal)


def _follows(reading: Reading) -> bool:
    return bool(reading.hand & reading.led)


def cost(reading: Reading, card: Card) -> float:
    """Return what parting with a card is felt to cost, beside its card points."""
    mates = Cards(reading.mates(card))
    felt = reading.strength(card) / 10
    if reading.is_trump(card):
        felt += 6 + reading.strength(card) / 2 + BOSS * reading.is_boss(card)
    elif reading.is_master(card):
        felt += MASTER_HOKUM if reading.trump else MASTER_SUN
    if any(reading.points(mate) >= 10 for mate in mates) and len(mates) == 1:
        felt += 4  # it guards a ten
    if not mates and reading.hand & reading.trump and not reading.is_trump(card):
        felt -= 2  # a void to ruff with
    return felt


def cheapest(reading: Reading, cards: Iterable[Card]) -> Card:
    """Return the card least missed: few card points, no master, no trump, no guard of a ten."""
    return min(cards, key=lambda card: (reading.points(card) + cost(reading, card), card.index))


# --- the partner is eating the trick ------------------------------------------------------------


def _give_points(reading: Reading) -> Card | None:
    """The partner's card holds: put the points on it that would not win a trick themselves."""
    if reading.risk(reading.winning, reading.opponents_to_play) > SURE:
        return None
    spare = [card for card in reading.legal if not reading.is_trump(card) or card.bit & reading.led]
    if not spare:
        return None
    card = max(spare, key=lambda card: (reading.points(card) - cost(reading, card), -card.index))
    return card if reading.points(card) else None


def _secure(reading: Reading) -> Card | None:
    """The partner is likely to be beaten, our master of the led suit is not: take the trick over."""
    now = reading.risk(reading.winning, reading.opponents_to_play)
    if now < LIKELY:
        return None
    masters = [card for card in reading.winners if card.bit & reading.led and reading.is_master(card)]
    holds = [card for card in masters if reading.risk(card, reading.opponents_to_play) <= min(SURE, now / 2)]
    return cheapest(reading, holds) if holds else None


# --- an opponent is eating it -------------------------------------------------------------------


def _keep_ard(reading: Reading) -> Card | None:
    """Two cards left, one of them the highest trump: it is kept for the last trick's ten."""
    bosses = [card for card in reading.view.hand if reading.is_boss(card)]
    others = [card for card in reading.legal if card not in bosses]
    if len(reading.view.hand) != 2 or len(bosses) != 1 or not others:
        return None
    worth = reading.on_table + reading.points(others[0])
    return others[0] if worth < reading.view.rules.cards.last_trick else None


def _ruff(reading: Reading) -> Card | None:
    """Void: the smallest trump that wins and is not likely to be overruffed; not for an empty trick."""
    if _follows(reading) or not reading.trump or reading.led == reading.trump:
        return None
    trumps = [card for card in reading.winners if reading.is_trump(card)]
    if not trumps:
        return None
    forced = all(reading.is_trump(card) for card in reading.legal)
    small = min(trumps, key=reading.strength)
    return small if forced or reading.on_table + 4 * len(reading.to_play) >= 4 else None


def _win_last(reading: Reading) -> Card | None:
    """Last to play: eat the trick with the card that would win no later one, the rich one first."""
    if reading.to_play or not reading.winners:
        return None
    bare = [card for card in reading.winners if not reading.is_master(card) and not reading.is_trump(card)]
    if bare:
        return max(bare, key=lambda card: (reading.points(card), -reading.strength(card)))
    return min(reading.winners, key=reading.strength)


def _win_cheaply(reading: Reading) -> Card | None:
    """The cheapest card that is likely to hold against those after us; a rich one if it is surer."""
    holds = [
        card
        for card in reading.winners
        if reading.risk(card, reading.opponents_to_play) <= (RISK if reading.points(card) >= RICH else LIKELY)
    ]
    return min(holds, key=reading.strength, default=None)


WITH_PARTNER: tuple[tuple[str, Rule], ...] = (
    ("give_points", _give_points),
    ("win_cheaply", _secure),
)
AGAINST: tuple[tuple[str, Rule], ...] = (
    ("keep_ard", _keep_ard),
    ("ruff_smallest", _ruff),
    ("win_last", _win_last),
    ("win_cheaply", _win_cheaply),
)
