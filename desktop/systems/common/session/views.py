"""What a viewer gets to see, as values; None stands for what may not be known."""

from __future__ import annotations

from fractions import Fraction

from desktop.core.value import Value
from desktop.core.words import Phrase


class AreaView(Value):
    """An area as a viewer sees it."""

    name: str
    kind: str
    description: str
    condition: Phrase | None = None
    """None: not to be known."""
    described: bool = False
    open: bool = True
    people: tuple[str, ...] = ()
    """Sheet ids of those whose place may be known."""


class CardView(Value):
    """A copy as a viewer sees it."""

    id: str
    card: str
    kind: str
    type: str
    text: str
    equipped: bool = False
    used_cycle: int = 0
    used_scenario: int = 0


class PersonView(Value):
    """A character as a viewer sees it; None stands for what may not be known."""

    id: str
    name: str
    is_pc: bool
    colour: str
    portrait: str
    area: str
    """Name, 別のエリア, or empty."""
    hex: int | None = None
    ap: int | None = None
    max_ap: int | None = None
    level: int | None = None
    cp: int | None = None
    assets: int | None = None
    hostile: bool | None = None
    battle_capable: bool | None = None
    states: tuple[str, ...] = ()
    cards: tuple[CardView, ...] = ()
    custom: tuple[tuple[str, int], ...] = ()


class CheckView(Value):
    """The running or last check as a viewer sees it."""

    user: str
    name: str
    step: str = ""
    judge: Fraction | None = None
    difficulty: Fraction | None = None
    results: tuple[tuple[str, int | None, bool], ...] = ()
    """(against, 1D100 value, success)."""


class RankView(Value):
    """One line of the order of AP."""

    who: str
    fraction: Fraction | None = None
    turn: bool = False
    tied: bool = False


class SecretView(Value):
    """A secret that the viewer may read."""

    who: str
    name: str
    text: str


class TableView(Value):
    """Everything one viewer may know at this moment."""

    phase: str
    counter: int
    elapsed: int
    title: str
    areas: tuple[AreaView, ...] = ()
    people: tuple[PersonView, ...] = ()
    scene_area: str = ""
    cast: tuple[str, ...] = ()
    round: int = 0
    process: str = ""
    turn: str = ""
    order: tuple[RankView, ...] = ()
    check: CheckView | None = None
    secrets: tuple[SecretView, ...] = ()
    choices: tuple[tuple[str, str], ...] = ()
    """(sheet id, area or 別のエリア) picked in this setup step."""
    offers: tuple[tuple[str, str], ...] = ()
    """(sheet id, secret) waiting for the GM; the GM only."""
    gm_script: str = ""
