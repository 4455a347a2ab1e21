"""What is on a ステージマップシート: everything for the GM, nothing closed, hidden or secret for players.

The filter works on the scenario, before anything is drawn: what players may not know is not in the value
(CM-APP-07).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from desktop.core.game import Game
from desktop.core.sheet import AnyName
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, Spoken, phrase
from desktop.systems.common.authoring import trial
from desktop.systems.common.cards.library import Library
from desktop.systems.common.scenario import Area, AreaKind, Drop, Scenario, ShopEntry, condition_text
from desktop.systems.common.scenario_problems import library_with
from desktop.systems.common.session.knowledge import Sight, area_open, condition_shown
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.settings import CommonSettings

KINDS: tuple[AreaKind, ...] = ("normal", "unlock", "entry")
"""CM-MAP-02: the order of the blocks."""


class StageCell(Value):
    """One area as it is on the map."""

    name: AnyName
    description: AnyName = ""
    condition: Spoken = ""
    """Empty: there is none, or it is not to be known."""
    shop: tuple[Phrase, ...] = ()
    drops: tuple[Phrase, ...] = ()
    gm_note: AnyName = ""
    open: bool = False
    """All characters may go there now, though not always before; for the GM only."""
    described: bool = False
    """描写済み in this cycle."""


class StageMap(Value):
    """One edition of the sheet."""

    title: str
    gm: bool
    cycle: int | None = None
    """現在のサイクル数; None: no scenario."""
    blocks: tuple[tuple[AreaKind, tuple[StageCell, ...]], ...]


def stage_map(
    scenario: Scenario, game: Game[CommonSettings], *, gm: bool, cycle: int = 0, session: object = None
) -> StageMap:
    """Return what the GM, or what the players may read at a moment.

    Args:
        cycle: the clock, while nothing else has happened; 0: before the first cycle.
        session: the state of the one that runs; where it plays this scenario, all is read from it.
    """
    now = session if isinstance(session, SessionState) and session.scenario.areas == scenario.areas else None
    opened = _opened(scenario, cycle, now)
    shown = [area for area in scenario.areas if gm or area.name in _public(scenario, game, opened, now)]
    library = library_with(scenario, game)
    unsaid = () if gm else tuple(_spoilers(scenario, [area.name for area in shown]))

    def cell(area: Area) -> StageCell:
        condition_known = gm or (area.reveal_condition if now is None else condition_shown(now, area))
        described = now is not None and area.name in now.described
        made = _cell(area, library, gm, unsaid, condition_known)
        return made.evolve(open=gm and area.kind != "normal" and area.name in opened, described=described)

    return StageMap(
        title=scenario.title,
        gm=gm,
        cycle=cycle if now is None else now.counter,
        blocks=tuple((kind, tuple(cell(area) for area in shown if area.kind == kind)) for kind in KINDS),
    )


def _opened(scenario: Scenario, cycle: int, now: SessionState | None) -> frozenset[str]:
    """Name the areas that are open to all characters now."""
    if now is None:
        return frozenset(trial(scenario, cycle, ()).open)
    return frozenset(area.name for area in scenario.areas if area_open(now, area, None))


def _public(
    scenario: Scenario, game: Game[CommonSettings], opened: Collection[str], now: SessionState | None
) -> frozenset[str]:
    """Name the areas whose existence all players may know (CM-AMB-50)."""
    if now is not None:
        return Sight(now, Viewer()).areas

    def known(area: Area) -> bool:
        if area.reveal != "auto":
            return area.reveal == "shown"
        return area.kind == "normal" or (area.kind == "unlock" and game.settings.show_unlocked and area.name in opened)

    return frozenset(area.name for area in scenario.areas if known(area))


def _spoilers(scenario: Scenario, shown: Collection[str]) -> Iterator[str]:
    """Yield names that would betray something on a price list."""
    yield from (area.name for area in scenario.areas if area.name not in shown)
    yield from (secret.name for secret in scenario.secrets)


def _cell(area: Area, library: Library, gm: bool, unsaid: Collection[str], condition_known: bool) -> StageCell:
    goods = [entry for entry in area.shop if not any(name and name in entry.item for name in unsaid)]
    return StageCell(
        name=area.name,
        description=area.description,
        condition=_condition(area) if condition_known else "",
        shop=tuple(_sold(entry, library) for entry in goods),
        drops=tuple(_lying(drop) for drop in area.drops) if gm else (),
        gm_note=area.gm_note if gm else "",
    )


def _condition(area: Area) -> Phrase | str:
    if area.condition_text:
        return area.condition_text
    return condition_text(area.condition) if area.condition is not None else ""


def _sold(entry: ShopEntry, library: Library) -> Phrase:
    found = library.resolve(entry.item)
    price = entry.price if entry.price is not None else (found[0].cost_assets if found is not None else None)
    if price is None:
        return phrase("{item}", item=entry.item)
    return phrase("{item}（財産点{price}）", item=entry.item, price=price)


def _lying(drop: Drop) -> Phrase:
    if not drop.ability:
        return phrase("{item}", item=drop.item)
    if drop.difficulty is None:
        return phrase("{item}（{ability}）", item=drop.item, ability=drop.ability)
    return phrase("{item}（{ability} 難易度{n}）", item=drop.item, ability=drop.ability, n=drop.difficulty)
