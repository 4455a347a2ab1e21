"""A replay as values, before it is written as plain text, Markdown or HTML."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class RecapRow:
    """One field that a session has changed."""

    title: str
    before: str
    after: str


@dataclass(frozen=True)
class RecapPerson:
    """Everything that a session has changed on one sheet."""

    id: str
    name: str
    is_pc: bool
    rows: tuple[RecapRow, ...]


@dataclass(frozen=True)
class Recap:
    """The summary at the end, in words already."""

    title: str
    since: str
    """Day and time of its beginning; empty: not known."""
    people: tuple[RecapPerson, ...] = ()


@dataclass(frozen=True)
class Heading:
    """A scene, or a round of it."""

    text: str
    level: Literal[1, 2] = 1


@dataclass(frozen=True)
class Day:
    """The date, where a line is the first of a day other than the first one."""

    text: str


@dataclass(frozen=True)
class ReplayLine:
    """One line of the replay, not styled yet."""

    text: str
    who: str = ""
    dice: str = ""
    time: str = ""
    more: str = ""
    """Text behind the dice."""


Block = Heading | Day | ReplayLine


@dataclass(frozen=True)
class Book:
    """A whole replay, not styled yet."""

    title: str
    day: str
    blocks: tuple[Block, ...]
    recap: Recap | None
    language: str
