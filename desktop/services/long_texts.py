"""Finds long texts that a file loses, at once or letter by letter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

LONG = 30
"""Length from which a text counts as long, worth a version before it shrinks."""
Content: TypeAlias = Mapping[str, Any]
Place: TypeAlias = tuple[str | int, ...]


class Shortened(dict[Place, tuple[str, Content]]):
    """Long texts of a file that have become shorter: by place, the longest they were and the content of that time."""

    def after(self, before: Content, now: Content) -> tuple[list[Content], Shortened]:
        """Return the contents before long texts lost more than half of their letters, and what is shorter by now.

        A row that has moved has lost nothing.
        """
        longest = {place: (text, before) for place, text in _shorter(before, now)} | self
        lost, shorter = list[Content](), Shortened()
        there = set(_texts(now)) if longest else set()
        for place, (text, whole) in longest.items():
            length = len(_at(now, place))
            if text in there or length >= len(text):
                continue
            if length * 2 >= len(text):
                shorter[place] = text, whole
            elif not any(whole is known for known in lost):
                lost.append(whole)
        return lost, shorter


def _shorter(before: Any, after: Any, place: Place = ()) -> Iterator[tuple[Place, str]]:
    """Yield the long texts whose place holds a shorter one by now, or none."""
    if isinstance(before, str):
        if LONG <= len(before) > len(after if isinstance(after, str) else ""):
            yield place, before
    else:
        parts = _parts(after)
        for name, part in _parts(before).items():
            now = parts.get(name)
            if part != now:
                yield from _shorter(part, now, (*place, name))


def _texts(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    for value in _parts(part).values():
        yield from _texts(value)


def _at(content: Any, place: Place) -> str:
    for name in place:
        content = _parts(content).get(name)
    return content if isinstance(content, str) else ""


def _parts(value: Any) -> Mapping[Any, Any]:
    if isinstance(value, (list, tuple)):
        return dict(enumerate(value))
    return value if isinstance(value, Mapping) else {}
