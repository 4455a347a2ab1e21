"""A character's numbers needed throughout play: computed numbers, abilities, then the best skills."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.custom.profile import FieldKind
from desktop.core.game import AnyGame
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet, abilities, skills
from desktop.views.paper.plates import Fact
from desktop.views.systems.blank.paper.form import plain

MOST = 12
"""Abilities that are told, and skills, the best first."""
LONGEST = 20
"""Letters of a name; sheets have all of it."""


def facts(sheet: BlankSheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character."""
    return tuple(_facts(plain(sheet), game))


def _facts(sheet: BlankSheet, game: AnyGame) -> Iterator[Fact]:
    known = game.known(BlankSettings)
    found = SYSTEM.explained(sheet, known)
    for field in game.profile:
        if field.kind is FieldKind.FORMULA:
            yield _short(field.label), found[f"own.{field.id}"].shown
    for row in abilities(known)[:MOST]:
        yield _short(row.name), found[f"abilities.{row.id}"].shown
    totals = [(row, found[f"skills.{row.id}"]) for row in skills(known)]
    best = sorted(totals, key=lambda pair: (not sheet.skills.get(pair[0].id, 0), -(pair[1].value or 0)))
    for skill, total in best[:MOST]:
        yield _short(skill.name), total.shown


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
