"""A character's numbers needed throughout play: life, fate, abilities, bonuses of equipment, specialties."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import AnyGame
from desktop.core.words import Phrase, Typed, plus
from desktop.systems.d6game import rows
from desktop.systems.d6game.derive import derive
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.views.paper.plates import Fact


def facts(sheet: D6gameSheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character, in the campaign's own words."""
    return tuple(_facts(sheet, game))


def _facts(sheet: D6gameSheet, game: AnyGame) -> Iterator[Fact]:
    settings = game.known(Settings).settings
    found = derive(sheet, game)
    yield game.label("life"), _number(sheet.life if sheet.life is not None else sheet.life_initial)
    if settings.fate_separate:
        yield game.label("fate"), _number(sheet.fate)
    for name in ("gear.damage", "gear.armour"):
        if name in found and found[name].value:
            yield found[name].label, plus(found[name].value or 0)
    for row in rows.resources(game):
        yield row.name, _number(sheet.resources.get(row.id))
    for ability in rows.abilities(game):
        yield ability.name, _number(sheet.ability.get(ability.id))
    names = {row.id: row.name for row in rows.skills(game)}
    for skill in sheet.skills:
        if skill.specialty:
            text: Phrase | str = names.get(skill.category) or game.called("skills", skill.category)
            yield text, Typed(skill.specialty)


def _number(value: int | None) -> str:
    return "" if value is None else str(value).replace("-", "−")
