"""A character's numbers needed throughout play: abilities and skills with their sums, proficiency, fate."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import AnyGame
from desktop.systems.d20fate.fate import owns_fate
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet, derive
from desktop.systems.d20fate.tables import Ability
from desktop.views.paper.plates import Fact


def facts(sheet: D20FateSheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character: what is added to 1d20 (D20-CORE-02)."""
    return tuple(_facts(sheet, game))


def _facts(sheet: D20FateSheet, game: AnyGame) -> Iterator[Fact]:
    known = game.known(D20FateSettings)
    found = derive(sheet, known)
    for ability in game.rows("abilities", Ability):
        yield ability.code or ability.name, found[f"{ability.id}_total"].shown
    if owns_fate(sheet.is_pc, known.settings):
        yield "フェイト", str(sheet.fate_dice)
    totals = [(skill.name, found.get(f"skill_total.{skill.id}")) for skill in sheet.skills]
    summed = [(name, total) for name, total in totals if total is not None]
    for name, total in sorted(summed, key=lambda pair: -(pair[1].value or 0)):
        yield name, total.shown
    yield "レベル", str(sheet.level)
