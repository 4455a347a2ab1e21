"""Dice that make abilities (BL-BLD-03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.core.dice import Throw, check_face, wrong_count
from desktop.core.game import Game
from desktop.core.problem import refuse
from desktop.core.sheet import HistoryEntry
from desktop.core.words import Typed, phrase
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet, abilities
from desktop.systems.blank.tables import AbilityRow

if TYPE_CHECKING:
    # a sheet is opened before anything of checks has been loaded
    from desktop.core.build_roll import BuildRoll
    from desktop.core.check import DiceRequest

ALL, ONE = "abilities", "ability:"


def build_rolls(sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[BuildRoll, ...]:
    """List the dice of every ability that is made by dice: all together, then each alone."""
    known = _by_dice(game)
    if not known:
        return ()
    from desktop.core.build_roll import BuildRoll
    from desktop.core.check import DiceRequest

    again, done = game.settings.build_again, [row.id in sheet.rolled for row in known]
    single = [
        BuildRoll(id=ONE + row.id, request=_request(row), label=row.name, free_reroll=again, done=thrown)
        for row, thrown in zip(known, done, strict=True)
    ]
    word = game.label("abilities")
    faces = tuple(side for row in known for side in (row.sides,) * row.dice)
    request = DiceRequest(sides=faces, label=phrase("{what}のダイス", what=word), rule="BL-BLD-03")
    every = BuildRoll(id=ALL, request=request, label=word, free_reroll=again, done=any(done))
    return (every, *single)


def _by_dice(game: Game[BlankSettings]) -> list[AbilityRow]:
    if game.settings.build_method != "roll":
        return []
    return [row for row in abilities(game) if row.dice]


def _request(row: AbilityRow) -> DiceRequest:
    from desktop.core.check import DiceRequest

    label = phrase("{what}のダイス", what=row.name)
    return DiceRequest(sides=(row.sides,) * row.dice, label=label, rule="BL-BLD-03")


def apply_roll(sheet: BlankSheet, roll: str, throw: Throw, game: Game[BlankSettings]) -> BlankSheet:
    """Write down what the dice made of one ability, or of all.

    Raises:
        Refusal: `unknown_roll`, `already_rolled`, or other dice than were asked for.
    """
    offered = next((one for one in build_rolls(sheet, game) if one.id == roll), None)
    if offered is None:
        raise refuse(
            "unknown_roll",
            "BL-BLD-03",
            phrase("「{roll}」というダイスはありません。", roll=Typed(str(roll)[:40])),
            phrase("シートに並ぶダイスから選んでください。"),
        )
    if offered.done and not offered.free_reroll and not sheet.waived("BL-BLD-03"):
        raise refuse(
            "already_rolled",
            "BL-BLD-03",
            phrase("{what}はもう振りました。", what=offered.label),
            phrase("振り直すには、GM裁定で許すか、ゲーム定義の「振り直してよい」を入れてください。"),
        )
    if len(throw.faces) != len(offered.request.sides):
        raise wrong_count(len(offered.request.sides), len(throw.faces))
    values = list(throw.values)
    for sides, value in zip(offered.request.sides, values, strict=True):
        check_face(sides, value)
    for row in _by_dice(game):
        if roll in (ALL, ONE + row.id):
            sheet, values = made_by(sheet, row, values[: row.dice]), values[row.dice :]
    return sheet


def thrown_once(sheet: BlankSheet, game: Game[BlankSettings]) -> dict[str, object]:
    """Return the abilities that dice have made where they are not thrown again, and the record of all dice."""
    if game.settings.build_method != "roll" or game.settings.build_again:
        return {"history": sheet.history}
    return {"abilities": sheet.abilities, "rolled": sheet.rolled, "history": sheet.history}


def made_by(sheet: BlankSheet, row: AbilityRow, faces: Sequence[int]) -> BlankSheet:
    """Write an ability down that dice have made; it stays within its bounds."""
    value = max(row.least, min(row.most, (sum(faces) + row.plus) * row.times))
    shown = "+".join(map(str, faces))
    text = phrase("{what}：{faces} → {n}", what=row.name, faces=shown, n=value)
    return sheet.evolve(
        abilities={**sheet.abilities, row.id: value},
        rolled=tuple(dict.fromkeys((*sheet.rolled, row.id))),
        history=(*sheet.history, HistoryEntry(text=text, rule="BL-BLD-03")),
    )
