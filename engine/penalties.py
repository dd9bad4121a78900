"""Objections and the referee (tournament:3.1): what is asked, how the cards were laid, who was right."""

from __future__ import annotations

from engine.actions import Laid, Request
from engine.choices import Enforcement, Ruling
from engine.reasons import Reason
from engine.rulebook import Rulebook


def can_be_called(rules: Rulebook, request: Request) -> bool:
    """Return whether a violation can be called under this rulebook by such a request."""
    match rules.penalties.enforcement:
        case Enforcement.BLOCK:
            return False
        case Enforcement.QAID:
            return request is Request.TASJEEL
        case Enforcement.REFEREE:
            return True


def rule_on(request: Request, laid: Laid, objection_right: bool, rules: Rulebook) -> tuple[Ruling, Reason]:
    """Return the ruling on an objection, with its reason (house:6.1, tournament:3.1)."""
    name = f"{'right' if objection_right else 'wrong'}_{'exposed' if laid is Laid.EXPOSED else 'hidden'}"
    rulings = {
        "right_hidden": rules.penalties.right_hidden,
        "right_exposed": rules.penalties.right_exposed,
        "wrong_hidden": rules.penalties.wrong_hidden,
        "wrong_exposed": rules.penalties.wrong_exposed,
    }
    return rulings[name], rules.reason(f"penalties.{name}", request=request, laid=laid)


def is_recorded(warnings: int, rules: Rulebook) -> bool:
    """Return whether a team's warning of this number is recorded as a violation (tournament:9.6, 9.7)."""
    return 0 < rules.penalties.warnings <= warnings
