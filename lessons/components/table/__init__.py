"""The card table, drawn: one component that every page uses."""

from lessons.components.table.choices import explained
from lessons.components.table.mount import FETCHING, MODULE, board_data, draw_board
from lessons.components.table.scene import Scene, Use
from lessons.components.table.staging import play_scene

__all__ = ["FETCHING", "MODULE", "Scene", "Use", "board_data", "draw_board", "explained", "play_scene"]
