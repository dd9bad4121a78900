"""What is written for a deal, read straight from the rulebooks' texts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sheet:
    """What the score sheet says; gahwa writes 152 for the winner of the deal (house:4.1)."""

    points: tuple[int, int]
    outcome: str
    kaboot: int | None = None
    match_winner: int | None = None


def pair(team: int, mine: int, theirs: int) -> tuple[int, int]:
    """Return two numbers in the order of the teams, the first of them of `team`."""
    return (mine, theirs) if team == 0 else (theirs, mine)


def nearest_ten(points: int, five_up: bool) -> int:
    """Return card points to the nearest ten."""
    last = points % 10
    up = last >= 5 if five_up else last > 5
    return points - last + (10 if up else 0)


def converted(points: int, mode: str) -> int:
    """Return card points as points (online:8.1, tournament:4.11)."""
    if mode == "hokum":
        return nearest_ten(points, five_up=False) // 10
    return (points if points % 10 == 5 else nearest_ten(points, five_up=False)) // 5


def baloot_score(
    book: str,
    mode: str,
    buyers: int,
    level: int | str,
    card_points: tuple[int, int],
    tricks: tuple[int, int],
    projects: tuple[int, int],
    baloot: tuple[int, int],
) -> Sheet:
    """Score a deal of a Baloot rulebook (online:8, tournament:4 and 5)."""
    valid = [projects[team] if tricks[team] else 0 for team in (0, 1)]  # online:7.9
    gahwa = level == "gahwa"
    times = 1 if gahwa else int(level)
    project_times = 2 if times == 2 or (times > 2 and book != "tournament") else 1  # tournament:5.5

    for team in (0, 1):
        if tricks[team] == 8:  # kaboot
            outcome = "made" if team == buyers else "failed"
            if gahwa:
                return Sheet(pair(team, 152, 0), outcome, team, team)
            amount = 25 if mode == "hokum" else 44
            if book != "tournament":
                amount *= times
            written = [baloot[0], baloot[1]]
            written[team] += amount + valid[team] * project_times
            return Sheet((written[0], written[1]), outcome, team)

    counts_as_buyer = buyers
    if book == "tournament" and level in (2, 4):  # tournament:4.10
        counts_as_buyer = 1 - buyers
    against = 1 - counts_as_buyer
    base = 16 if mode == "hokum" else 26
    theirs = converted(card_points[against], mode)
    total = [0, 0]
    total[against] = theirs + valid[against] + baloot[against]
    total[counts_as_buyer] = base - theirs + valid[counts_as_buyer] + baloot[counts_as_buyer]

    tied = False
    if total[0] != total[1]:
        winner = 0 if total[0] > total[1] else 1
    elif book == "tournament":
        each = 10 if mode == "hokum" else 5
        worth = [card_points[team] + each * (valid[team] + baloot[team]) for team in (0, 1)]
        tied = worth[0] == worth[1]
        winner = against if tied else (0 if worth[0] > worth[1] else 1)
    else:
        winner = buyers if card_points[buyers] > card_points[1 - buyers] else 1 - buyers

    outcome = "tied" if tied else "made" if winner == buyers else "failed"
    if gahwa:
        return Sheet(pair(winner, 152, 0), outcome, None, winner)
    if times == 1 and (tied or winner == buyers):
        return Sheet((total[0], total[1]), outcome)
    written = [baloot[0], baloot[1]]
    written[winner] += base * times + sum(valid) * project_times
    return Sheet((written[0], written[1]), outcome)


def recorded_score(
    book: str, mode: str, offenders: int, level: int | str, projects: tuple[int, int], baloot: tuple[int, int]
) -> tuple[int, int]:
    """Return what a recorded violation writes: the deal lost at its level (house:6.1, reading 3)."""
    other = 1 - offenders
    if level == "gahwa":
        return pair(other, 152, 0)
    times = int(level)
    project_times = 2 if times == 2 or (times > 2 and book != "tournament") else 1
    gained = (16 if mode == "hokum" else 26) * times + sum(projects) * project_times
    return pair(other, gained + baloot[other], baloot[offenders])


def coinche_score(
    scoring: str,
    bidders: int,
    bid: int | str,
    times: int,
    card_points: tuple[int, int],
    tricks: tuple[int, int],
    belote: tuple[int, int],
) -> Sheet:
    """Score a deal of the Tunisian rulebook, either way (coinche:3, coinche:7)."""
    defenders = 1 - bidders
    rounded = [nearest_ten(points, five_up=True) for points in card_points]
    if bid == "capot":
        made = tricks[bidders] == 8
        number = 250
        if made:
            rounded[bidders] = 250
    else:
        number = int(bid)
        made = rounded[bidders] + belote[bidders] >= number
    prize = number if scoring == "contree" else 0
    written = [0, 0]
    if made:
        written[bidders] = (prize + rounded[bidders]) * times
        if times == 1:
            written[defenders] = rounded[defenders]
    else:
        written[defenders] = (prize + 160) * times
    written[defenders] += belote[defenders]
    written[bidders if made else defenders] += belote[bidders]
    swept = next((team for team in (0, 1) if tricks[team] == 8), None)
    return Sheet((written[0], written[1]), "made" if made else "failed", swept)
