"""Moving an outline keeps its shape, and writing it keeps it closed."""

from __future__ import annotations

import re
from itertools import accumulate

import pytest

from lessons.faces.outline import compact, mirrored, placed


def test_an_outline_is_moved_and_scaled() -> None:
    assert "M10 20 H14 V26 L10 20 Z" == placed("M0 0 H2 V3 L0 0 Z", 10, 20, 2)


def test_a_negative_scale_turns_an_outline_upside_down() -> None:
    assert "M10 20 H8 V17 Z" == placed("M0 0 H2 V3 Z", 10, 20, -1)


def test_an_arc_keeps_its_flags_and_a_positive_radius_when_turned() -> None:
    assert "M10 20 A10 10 0 1 1 8 20" == placed("M0 0 A5 5 0 1 1 1 0", 10, 20, -2)


def test_a_mirrored_outline_comes_with_its_other_half() -> None:
    assert "M1 0 Q2 3 0 4 M-1 0 Q-2 3 0 4" == mirrored("M1 0 Q2 3 0 4")


@pytest.mark.parametrize("step", [0.14, 0.25, 0.33, 1.06])
def test_rounding_does_not_add_up_along_an_outline(step: float) -> None:
    written = compact("M0 0 " + " ".join(f"H{step * place}" for place in range(1, 41)))
    *_, last = accumulate(float(part) for part in re.findall(r"h(-?[\d.]+)", written))
    assert step * 40 == pytest.approx(last, abs=0.051)


def test_segments_are_written_from_where_the_pen_is() -> None:
    assert "M1 1h2v2c-1 0-1 .5-2-2M5 5l.5-.5" == compact("M1 1 H3 V3 C2 3 2 3.5 1 1 M5 5 L5.5 4.5")
