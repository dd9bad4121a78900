"""The style sheet of the suits in running text: a page's markup may hold no SVG, so the shapes are masks."""

from __future__ import annotations

from lessons.faces.suits import SUIT_PATHS

HEAD = """\
/* The suits in running text, made by `python -m lessons.faces`. The sign itself stays, for whoever listens or
   copies; what is seen is our own shape, in the colour of its suit (tokens.css). */
.glyph { display: inline-block; position: relative; width: .82em; height: .82em; vertical-align: -.06em; \
margin-inline: .06em; }
.pair { white-space: nowrap; }
.glyph i { position: absolute; inset: 0; overflow: hidden; opacity: 0; font-size: 1px; }
.glyph::after { content: ""; position: absolute; inset: 0; background: currentColor; \
mask: var(--shape) center / contain no-repeat; }
"""


def sheet() -> str:
    """Return the style sheet."""
    rules = (
        f".glyph.suit-{suit} {{ color: var(--glyph-{suit}); --shape: url('{_shape(path)}'); }}\n"
        for suit, path in SUIT_PATHS.items()
    )
    return HEAD + "".join(rules)


def _shape(path: str) -> str:
    """An outline as the address of a picture."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="{path}"/></svg>'
    return "data:image/svg+xml," + svg.replace('"', "%22").replace("<", "%3C").replace(">", "%3E")
