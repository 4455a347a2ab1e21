"""What a viewer gets to see beyond what every table shows; None stands for what may not be known."""

from __future__ import annotations

from fractions import Fraction

from desktop.core.sheet import AnyName
from desktop.core.value import Value
from desktop.core.view_models import CharacterView, PlayView
from desktop.core.words import Phrase, phrase
from desktop.systems.common.session.preview import PreviewRow


class AreaView(Value):
    """An area as a viewer sees it."""

    name: AnyName
    kind: str
    description: AnyName
    condition: Phrase | None = None
    """None: not to be known."""
    described: bool = False
    open: bool = True
    people: tuple[str, ...] = ()
    """Sheet ids of those whose place may be known."""
    due: bool = False
    """It holds a PC and has had no scene in this cycle."""
    hidden: bool = False
    """The open table does not know of it; the GM only."""
    may: tuple[str, ...] = ()
    """PCs who may choose it now; the GM only."""
    note: Phrase = phrase("")
    """Why it is open or closed now; the GM only."""
    gm_note: AnyName = ""


class CardView(Value):
    """A copy as a viewer sees it."""

    id: str
    card: str
    kind: AnyName
    choice: AnyName = ""
    """What fills the ○○ or □□ of its text; empty where it has none."""
    reading: str = ""
    """By which it is found as well."""
    type: str
    text: str
    equipped: bool = False
    used_cycle: int = 0
    used_scenario: int = 0
    badge: str = ""
    """アビリティ or アイテム."""
    target: Phrase = phrase("")
    limits: tuple[Phrase, ...] = ()
    reach: tuple[str, ...] = ()
    """Whom it can be used on; the GM only."""
    most: int = 0
    """How many of them are to be named; 0: none."""
    hexes: tuple[int, ...] = ()
    """Hexes of which some are to be named; the GM only."""
    most_hexes: int = 0
    reason: Phrase = phrase("")
    """Why its owner cannot use it now; empty: he can, or it is not for this viewer to know."""

    @property
    def likeness(self) -> tuple[object, ...]:
        """All that is seen of it: copies that are alike in this are shown as one."""
        return tuple(value for name, value in self.__dict__.items() if name != "id")


class PersonView(CharacterView):
    """A character as a viewer sees it; None stands for what may not be known."""

    colour: str
    portrait: str
    area: AnyName
    """Name, 別のエリア, or empty."""
    hex: int | None = None
    ap: int | None = None
    max_ap: int | None = None
    level: int | None = None
    cp: int | None = None
    assets: int | None = None
    growth_rate: int | None = None
    hostile: bool | None = None
    battle_capable: bool | None = None
    cards: tuple[CardView, ...] = ()
    custom: tuple[tuple[str, int], ...] = ()


class ResultView(Value):
    """One check of the running or last action as it ended."""

    against: str
    """Sheet id of the target, or the drop item for the GM; empty: not to be known."""
    value: int | None
    success: bool


class RankView(Value):
    """One line of the order of AP."""

    who: str
    fraction: Fraction | None = None
    turn: bool = False
    tied: bool = False


class SaleView(Value):
    """What a scene character can buy, or why not."""

    who: str
    item: str
    kind: AnyName
    price: int | None
    reason: Phrase = phrase("")
    """Empty: it can be bought."""


class SecretView(Value):
    """A secret that the viewer may read."""

    who: str
    name: AnyName
    text: AnyName


class CardName(Value):
    """A card of the campaign, by which a step may speak of it."""

    card: str
    """Its id; copies in hands, which go by the same name, have ids of their own."""
    name: AnyName
    reading: str = ""


class SessionView(PlayView):
    """Everything one viewer may know at this moment."""

    at: str
    """The part of the game by its id, e.g. `main_pick`."""
    counter: int
    elapsed: int
    title: AnyName
    gains: tuple[tuple[int, int], ...] = ()
    """(levels, times the growth rate) that each number of elapsed cycles gives, from 1 on."""
    areas: tuple[AreaView, ...] = ()
    people: tuple[PersonView, ...] = ()
    scene_area: AnyName = ""
    cast: tuple[str, ...] = ()
    process: str = ""
    turn: str = ""
    ranks: tuple[RankView, ...] = ()
    results: tuple[ResultView, ...] = ()
    secrets: tuple[SecretView, ...] = ()
    choices: tuple[tuple[str, AnyName], ...] = ()
    """(sheet id, area or 別のエリア) picked in this setup step."""
    offers: tuple[tuple[str, AnyName], ...] = ()
    """(sheet id, secret) waiting for the GM; the GM only."""
    undescribed: tuple[AnyName, ...] = ()
    """Areas that still get a scene in this cycle; the GM only."""
    tied: tuple[str, ...] = ()
    """Those among whom dice decide, as far as they are known."""
    windows: tuple[PreviewRow, ...] = ()
    """In the setup step, for each number of cycles; the GM only."""
    library: tuple[CardName, ...] = ()
    """Every card of the campaign; the GM only."""
    sales: tuple[SaleView, ...] = ()
    """What is on sale in the scene area; the GM only."""
    warnings: tuple[Phrase, ...] = ()
    """What the GM should hear now, such as CP left; the GM only."""
    gm_script: AnyName = ""
