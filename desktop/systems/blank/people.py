"""A character on the party strip, and an NPC made during play."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.core.game import Game
from desktop.core.rolls.check import Param, ParamKind, Plain
from desktop.core.view_models import CharacterView, Condition
from desktop.core.words import Phrase, phrase
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import SKILLS, BlankSheet, abilities, derive, skills
from desktop.systems.blank.tables import ConditionRow

ENDS = {"turn": "自分の手番の終わり", "round": "ラウンドの終わり", "fight": "手番の進行の終わり"}


def condition_row(text: str, game: Game[BlankSettings]) -> ConditionRow | None:
    """Return the game's row of a condition by its name."""
    return next((row for row in game.rows("conditions", ConditionRow) if row.name == text), None)


def person(
    sheet: BlankSheet,
    game: Game[BlankSettings],
    *,
    turn: bool = False,
    acted: bool = False,
    notes: tuple[Phrase | str, ...] = (),
) -> CharacterView:
    """Return a character with its conditions; custom tracks are added by the caller."""
    return CharacterView(
        id=sheet.id,
        name=sheet.name,
        is_pc=sheet.is_pc,
        notes=notes,
        conditions=tuple(_condition(row.text, row.until, game) for row in sheet.conditions),
        turn=turn,
        acted=acted,
    )


def _condition(text: str, until: str, game: Game[BlankSettings]) -> Condition:
    known = condition_row(text, game)
    ends = until or (ENDS.get(known.ends, "") if known is not None else "")
    return Condition(id=text, label=text, ends=ends, rule="BL-CND-01")


def quick_fields(game: Game[BlankSettings]) -> tuple[Param, ...]:
    """Return one value for all abilities, and one for the training of all skills."""
    known = abilities(game)
    usual = known[0].start if known else 0
    least, most = min((row.least for row in known), default=0), max((row.most for row in known), default=99)
    first = Param(
        id="ability",
        label=phrase("{what}（すべて）", what=game.label("abilities")),
        kind=ParamKind.NUMBER,
        default=usual,
        minimum=least,
        maximum=most,
    )
    second = Param(
        id="training",
        label=phrase("{what}の訓練（すべて）", what=game.label("skills")),
        kind=ParamKind.NUMBER,
        default=0,
        minimum=0,
        maximum=99,
    )
    return tuple(param for param, rows in ((first, known), (second, skills(game))) if rows)


def quick(game: Game[BlankSettings], name: str, values: Mapping[str, Plain]) -> BlankSheet:
    """Return an NPC of a name and two numbers, each within the bounds of its row."""
    value, training = values.get("ability"), _whole(values.get("training"), 0)
    each = {row.id: min(max(_whole(value, row.start), row.least), row.most) for row in abilities(game)}
    made = BlankSheet(name=name, is_pc=False, draft=False, abilities=each)
    if not training:
        return made
    derived = derive(made, game)
    room = {row.id: row.most - (derived[SKILLS + row.id].value or 0) for row in skills(game)}
    return made.evolve(skills={key: min(training, most) for key, most in room.items() if most > 0})


def _whole(value: Plain, usual: int) -> int:
    """Return a number that a form gave, or what counts without one."""
    return usual if value is None else int(value)
