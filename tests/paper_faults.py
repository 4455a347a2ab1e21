"""What must not be on a printed page: text on text, text that is cut, anything outside."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.views.paper.marks import Glyphs, Mark, PageDrawing, bounds


def faults(pages: Iterable[PageDrawing]) -> list[object]:
    """Return everything that is wrong with pages as they are laid out."""
    return [fault for page in pages for fault in (*page.overflows, *collisions(page.marks))]


def collisions(marks: Iterable[Mark], slack: float = 0.3) -> list[tuple[str, str]]:
    """Return pairs of texts that lie on each other by more than `slack` mm both ways."""
    lines = sorted(((bounds(m), m.text) for m in marks if isinstance(m, Glyphs) and m.text), key=lambda p: p[0].y)
    found = []
    for index, (a, first) in enumerate(lines):
        for b, second in lines[index + 1 :]:
            if b.y >= a.bottom - slack:
                break
            if b.x < a.right - slack and b.right > a.x + slack and b.bottom > a.y + slack:
                found.append((first, second))
    return found
