"""Endings in which one card is safe and another tempts: found beforehand, since they are rare.

`python -m lessons.quiz.endings` finds them again, among hands that the bots play, and writes the stock.
"""

from lessons.quiz.endings.stock import Prepared, stock, turned

__all__ = ["Prepared", "stock", "turned"]
