"""The safe card: what one is sure to bring near the end of a hand, and how one that seems good is beaten.

A card is *safe* for an aim if it reaches it however the hidden cards lie and whatever the others play, the
partner too, while the player himself goes on by what he sees. A card is *beaten* if the hidden cards can lie
so that it misses the aim although everybody sees everything and the partner helps. The first is harder than
it need be and the second easier to survive, so that neither is ever said too soon.
"""

from engine.safety.beaten import beaten, chances, lies
from engine.safety.ending import Ending, Prize
from engine.safety.lines import brought, losing_line, safe_line, tricks_in
from engine.safety.sure import Tangled, sure

__all__ = [
    "Ending",
    "Prize",
    "Tangled",
    "beaten",
    "brought",
    "chances",
    "lies",
    "losing_line",
    "safe_line",
    "sure",
    "tricks_in",
]
