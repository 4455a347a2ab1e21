"""What may be added to a finished character: nothing costs anything here (D6G-SKL-04, D6G-AMB-37)."""

from __future__ import annotations

from typing import Any

from desktop.core.game import AnyGame
from desktop.core.problem import refuse
from desktop.core.purchase import Purchase
from desktop.core.sheet import HistoryEntry
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game import rows
from desktop.systems.d6game.build import may_pick
from desktop.systems.d6game.sheet import D6gameSheet, ItemRow, SkillRow
from desktop.systems.d6game.tables import ItemDef

SKILL, DROP, ITEM = "skill:", "drop:", "item:"


def growth(sheet: D6gameSheet, game: AnyGame) -> tuple[Purchase, ...]:
    """List what is not there yet: skills and the definition's items; and the skills that may be given up."""
    return (*_additions(sheet, game), *_removals(sheet, game), *_items(sheet, game))


def _additions(sheet: D6gameSheet, game: AnyGame) -> tuple[Purchase, ...]:
    full = not rows.settings_of(game).duplicate_skills
    taken = {row.category for row in sheet.skills} if full else set()
    return tuple(
        Purchase(
            id=f"{SKILL}{row.id}",
            label=phrase("{skill}を加える", skill=row.name),
            group=game.label("skills"),
            rule="D6G-SKL-04",
            **_leave(sheet, row.id, game),
        )
        for row in rows.skills(game)
        if row.id not in taken
    )


def _leave(sheet: D6gameSheet, category: str, game: AnyGame) -> dict[str, Any]:
    """Say whether a skill may be added now, and if not, why and how to continue."""
    if may_pick(sheet, category, game):
        return {}
    remedy = phrase("ほかの{skills}をやめるか、完成してから加えてください。", skills=game.label("skills"))
    return {"legal": False, "reason": phrase("作成中はこれ以上選べません。"), "remedy": remedy}


def _removals(sheet: D6gameSheet, game: AnyGame) -> tuple[Purchase, ...]:
    if not rows.settings_of(game).skills:
        return ()
    return tuple(
        Purchase(
            id=f"{DROP}{n}",
            label=phrase("{skill}をやめる", skill=_skill_name(row, game)),
            group=game.label("skills"),
            rule="D6G-SKL-04",
        )
        for n, row in enumerate(sheet.skills)
    )


def _skill_name(row: SkillRow, game: AnyGame) -> Phrase | str:
    known = rows.skill(game, row.category)
    return known.name if known else game.called("skills", row.category)


def _items(sheet: D6gameSheet, game: AnyGame) -> tuple[Purchase, ...]:
    return tuple(
        Purchase(
            id=f"{ITEM}{row.id}",
            label=phrase("{item}を手に入れる", item=row.name),
            group=game.label("items"),
            rule="D6G-AMB-34",
        )
        for row in rows.items(game)
        if row.id not in {own.item for own in sheet.items}
    )


def item_row(row: ItemDef) -> ItemRow:
    """Copy a piece of equipment from the definition onto a sheet."""
    return ItemRow(
        name=row.name,
        note=row.hint,
        item=row.id,
        damage=row.damage,
        armour=row.armour,
        life=row.life,
        gain=row.gain,
        skill=row.skill,
        situation=row.situation,
    )


def grow(sheet: D6gameSheet, purchase: str, game: AnyGame) -> D6gameSheet:
    """Do one of the things `growth` lists.

    Raises:
        Refusal: `unknown_purchase`, or `not_now`.
    """
    offered = next((p for p in growth(sheet, game) if p.id == purchase), None)
    if offered is None:
        raise refuse(
            "unknown_purchase",
            "",
            phrase("「{what}」は選べません。", what=str(purchase)[:40]),
            phrase("成長の一覧から選んでください。"),
        )
    if not offered.legal:
        raise refuse("not_now", offered.rule, offered.reason, offered.remedy)
    history = (*sheet.history, HistoryEntry(text=offered.label, rule=offered.rule))
    return _grown(sheet, purchase, game).evolve(history=history)


def _grown(sheet: D6gameSheet, purchase: str, game: AnyGame) -> D6gameSheet:
    if purchase.startswith(SKILL):
        return sheet.evolve(skills=(*sheet.skills, SkillRow(category=purchase.removeprefix(SKILL))))
    if purchase.startswith(DROP):
        n = int(purchase.removeprefix(DROP))
        return sheet.evolve(skills=(*sheet.skills[:n], *sheet.skills[n + 1 :]))
    row = next(row for row in rows.items(game) if row.id == purchase.removeprefix(ITEM))
    return sheet.evolve(items=(*sheet.items, item_row(row)))
