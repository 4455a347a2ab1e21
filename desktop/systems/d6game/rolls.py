"""Dice thrown while a character is made (D6G-LIFE-04, D6G-ABL-01, -02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.core.game import AnyGame
from desktop.core.problem import refuse
from desktop.core.rolls.dice import Throw
from desktop.core.sheet import HistoryEntry
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game import rows
from desktop.systems.d6game.derive import initial_life
from desktop.systems.d6game.resolve import accept
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import Formula, formula

if TYPE_CHECKING:
    from desktop.core.build_step import BuildRoll  # a sheet is opened before anything of checks has been loaded

LIFE, ALL_ABILITIES, ABILITY, RESOURCE = "life", "abilities", "ability:", "resource:"


def build_rolls(sheet: D6gameSheet, game: AnyGame) -> tuple[BuildRoll, ...]:
    """List what may be thrown: life once, abilities as often as one likes, one or all (D6G-AMB-35, -38)."""
    return (*_life_roll(sheet, game), *_ability_rolls(sheet, game), *_resource_rolls(sheet, game))


def _roll(key: str, label: str, dice: tuple[int, ...], rule: str, free: bool, done: bool) -> BuildRoll:
    from desktop.core.build_step import BuildRoll
    from desktop.core.rolls.check import DiceRequest

    request = DiceRequest(sides=dice, label=phrase("{what}のダイス", what=label), rule=rule)
    return BuildRoll(id=key, request=request, label=label, free_reroll=free, done=done)


def may_reroll_life(sheet: D6gameSheet, game: AnyGame) -> bool:
    """A second life roll needs the switch or the GM's word on the sheet (D6G-AMB-38)."""
    return rows.settings_of(game).life_reroll or sheet.waived("D6G-AMB-38")


def _life_roll(sheet: D6gameSheet, game: AnyGame) -> tuple[BuildRoll, ...]:
    dice = formula(rows.settings_of(game).life_die)
    if not dice.count:
        return ()
    free, done = may_reroll_life(sheet, game), sheet.life_die is not None
    return (_roll(LIFE, game.label("life_initial"), dice.dice, "D6G-LIFE-04", free, done),)


def thrown_once(sheet: D6gameSheet, game: AnyGame) -> dict[str, object]:
    """Return what dice have made that are not thrown again, and the record of all dice (D6G-AMB-35, -38)."""
    kept: dict[str, object] = {"resources": sheet.resources, "history": sheet.history}
    if may_reroll_life(sheet, game):
        return kept
    return {**kept, "life": sheet.life, "life_initial": sheet.life_initial, "life_die": sheet.life_die}


def _ability_rolls(sheet: D6gameSheet, game: AnyGame) -> tuple[BuildRoll, ...]:
    dice, known = formula(rows.settings_of(game).ability_dice), rows.abilities(game)
    if not dice.count or not known:
        return ()
    done = [sheet.ability.get(row.id) is not None for row in known]
    every = _roll(ALL_ABILITIES, game.label("abilities"), dice.dice * len(known), "D6G-ABL-02", True, all(done))
    single = (
        _roll(f"{ABILITY}{row.id}", row.name, dice.dice, "D6G-ABL-01", True, d)
        for row, d in zip(known, done, strict=True)
    )
    return (every, *single)


def _resource_rolls(sheet: D6gameSheet, game: AnyGame) -> tuple[BuildRoll, ...]:
    return tuple(
        _roll(
            f"{RESOURCE}{row.id}",
            row.name,
            formula(row.dice).dice,
            "D6G-GMV-03",
            False,
            sheet.resources.get(row.id) is not None,
        )
        for row in rows.resources(game)
        if row.dice
    )


def apply_roll(sheet: D6gameSheet, roll: str, throw: Throw, game: AnyGame) -> D6gameSheet:
    """Record a throw; the newest result counts, older ones stay in the history (D6G-AMB-35).

    Raises:
        Refusal: `unknown_roll`, `already_rolled`, or other dice than asked for.
    """
    offered = next((r for r in build_rolls(sheet, game) if r.id == roll), None)
    if offered is None:
        raise refuse(
            "unknown_roll",
            "",
            phrase("「{roll}」というダイスはありません。", roll=str(roll)[:40]),
            phrase("シートに並ぶダイスから選んでください。"),
        )
    faces = accept(offered.request.sides, throw)
    if offered.done and not offered.free_reroll:
        raise refuse(
            "already_rolled",
            "D6G-AMB-38" if roll == LIFE else "D6G-GMV-03",
            phrase("{what}はもう振りました。振り直しにはGMの許可が要ります。", what=offered.label),
            phrase("GM裁定で許すか、ゲーム定義の「初期ライフの振り直し」を入れてください。"),
        )
    if roll == LIFE:
        return _with_life(sheet, faces, game)
    if roll.startswith(RESOURCE):
        return _with_resource(sheet, roll.removeprefix(RESOURCE), faces, game)
    return _with_abilities(sheet, roll, faces, game)


def _noted(
    sheet: D6gameSheet, what: Phrase | str, faces: Sequence[int], total: int, rule: str
) -> tuple[HistoryEntry, ...]:
    shown = "+".join(map(str, faces))
    text = phrase("{what}：{faces} → {n}", what=what, faces=shown, n=total)
    return (*sheet.history, HistoryEntry(text=text, rule=rule))


def _with_life(sheet: D6gameSheet, faces: tuple[int, ...], game: AnyGame) -> D6gameSheet:
    settings = rows.settings_of(game)
    rolled = sheet.evolve(life_die=sum(faces) + formula(settings.life_die).plus)
    life = initial_life(rolled, settings)
    history = _noted(sheet, game.label("life_initial"), faces, life or 0, "D6G-LIFE-04")
    return rolled.evolve(life_initial=life, life=life, history=history)


def _with_resource(sheet: D6gameSheet, key: str, faces: tuple[int, ...], game: AnyGame) -> D6gameSheet:
    row = next(row for row in rows.resources(game) if row.id == key)
    total = row.within(row.base + sum(faces) + formula(row.dice).plus)
    history = _noted(sheet, row.name, faces, total, "D6G-GMV-03")
    return sheet.evolve(resources={**sheet.resources, key: total}, history=history)


def _with_abilities(sheet: D6gameSheet, roll: str, faces: tuple[int, ...], game: AnyGame) -> D6gameSheet:
    dice = formula(rows.settings_of(game).ability_dice)
    known = [row for row in rows.abilities(game) if roll in (ALL_ABILITIES, f"{ABILITY}{row.id}")]
    for n, row in enumerate(known):
        sheet = _with_ability(sheet, row.id, row.name, faces[n * dice.count : (n + 1) * dice.count], dice)
    return sheet


def _with_ability(sheet: D6gameSheet, key: str, name: str, faces: tuple[int, ...], dice: Formula) -> D6gameSheet:
    total = sum(faces) + dice.plus
    return sheet.evolve(
        ability={**sheet.ability, key: total},
        ability_dice={**sheet.ability_dice, key: faces},
        history=_noted(sheet, name, faces, total, "D6G-ABL-01"),
    )
