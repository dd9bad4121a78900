"""The pupil's page: its words leave room for what only the browser knows."""

from __future__ import annotations

import pytest

from lessons.components.follow import mount
from lessons.i18n import Digits, languages, speech


@pytest.mark.parametrize("digits", Digits)
@pytest.mark.parametrize("language", languages())
def test_the_pupils_name_finds_its_room_in_whichever_digits(language: str, digits: Digits) -> None:
    joined = mount._words(speech(language, digits=digits))["joined"]

    assert "{it}" in joined
    assert "'{it}'" in (mount.HERE / "follow.js").read_text("utf-8")
