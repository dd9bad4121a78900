"""Write the drawings where the pages find them: `python -m lessons.faces`."""

from __future__ import annotations

from pathlib import Path

from lessons.faces.favicon import favicon
from lessons.faces.glyphs import sheet
from lessons.faces.sprite import sprite

STATIC = Path(__file__).resolve().parents[1] / "static"

if __name__ == "__main__":
    (STATIC / "faces.svg").write_text(sprite(), encoding="utf-8", newline="\n")
    (STATIC / "glyphs.css").write_text(sheet(), encoding="utf-8", newline="\n")
    (STATIC / "favicon.svg").write_text(favicon(), encoding="utf-8", newline="\n")
