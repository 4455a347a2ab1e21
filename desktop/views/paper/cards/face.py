"""Content of one card, in the language of its page; layout and drawing are elsewhere."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Uses:
    """Boxes of one period, the first of them ticked."""

    label: str
    most: int
    used: int = 0


@dataclass(frozen=True)
class Face:
    """What is on a card, in the language of the page."""

    kind: str
    name: str
    dark: bool = False
    """A black tag: what a character can do; a white one: what a character has."""
    cost: tuple[str, str] = ("", "")
    """What it costs: in what, and how much."""
    rules: tuple[tuple[str, str], ...] = ()
    """系統, 対象, 制限, …: label and text."""
    chosen: tuple[str, str] = ("", "")
    """What is filled in for ○○, and the sign it stands for."""
    text: str = ""
    number: tuple[str, str] = ("", "")
    """A number with an empty box beside it."""
    uses: tuple[Uses, ...] = ()
    source: str = ""
    owner: str = ""
