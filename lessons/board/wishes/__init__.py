"""Wishes for a deal, as a person says them. A kind of wish is one module here that defines `KIND`."""

from lessons.board.wishes.asking import Found, NotFound, ask, kinds
from lessons.board.wishes.wish import Kind, Wish

__all__ = ["Found", "Kind", "NotFound", "Wish", "ask", "kinds"]
