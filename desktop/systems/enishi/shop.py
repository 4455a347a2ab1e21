"""The shop: what wealth points buy, and taking back (EN-EQP, EN-AMB-46)."""

from __future__ import annotations

from typing import Any

from desktop.core.problem import refuse
from desktop.core.purchase import Purchase
from desktop.core.value import put
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.derived import wealth_left
from desktop.systems.enishi.gear import Rules, find, rows_of, shield_blocked
from desktop.systems.enishi.sheet import Armour, Item, Sheet, Weapon

ROWS: dict[str, type[Any]] = {"weapons": Weapon, "armour": Armour, "items": Item}


GROUPS: dict[str, str] = {"weapons": "武器", "armour": "防具", "items": "その他の装備"}


def offers(sheet: Sheet, game: Rules) -> tuple[Purchase, ...]:
    """List everything the shop has, each with its price and whether it can be paid (EN-EQP-01)."""
    left = wealth_left(sheet, game)
    return tuple(
        Purchase(
            id=f"{table}:{row.id}",
            label=row.name,
            group=GROUPS[table],
            cost=row.cost,
            unit="財産ポイント",
            rule="EN-EQP-01",
            legal=row.cost <= left,
            reason=phrase("") if row.cost <= left else _short(row.cost - left),
            remedy=phrase("") if row.cost <= left else _CHEAPER,
        )
        for table in ROWS
        for row in rows_of(game, table)
        if row.id != "unarmed"
    )


_CHEAPER = phrase("安いものを選ぶか、何かを返してください。")


def _short(n: int) -> Phrase:
    return phrase("財産ポイントが {n} 足りません。", n=n)


def buy(sheet: Sheet, thing: str, game: Rules) -> Sheet:
    """Buy a row, `weapons:gun`; a second item of a kind raises its quantity.

    Raises:
        Refusal: `unknown_row` (EN-EQP-01) or `poor` (EN-VAL-09).
    """
    table, _, row_id = thing.partition(":")
    row = find(game, table, row_id) if table in ROWS and row_id != "unarmed" else None
    if row is None:
        raise refuse(
            "unknown_row",
            "EN-EQP-01",
            phrase("{thing} は売っていません。", thing=thing),
            phrase("一覧から選んでください。"),
        )
    left = wealth_left(sheet, game)
    if row.cost > left:
        raise refuse("poor", "EN-VAL-09", _short(row.cost - left), _CHEAPER)
    paid = sheet if sheet.draft else sheet.evolve(wealth=sheet.wealth - row.cost)
    for index, item in enumerate(paid.items if table == "items" else ()):
        if item.row == row_id and not item.name:
            return put(paid, f"items.{index}.quantity", item.quantity + 1)
    return paid.evolve(**{table: (*getattr(paid, table), _new(table, row_id, paid, game))})


def _new(table: str, row_id: str, sheet: Sheet, game: Rules) -> Any:
    """Make the row; it is put to use at once unless another of its kind is, or the hands are taken (EN-VAL-11, -12)."""
    if table == "armour":
        kind = find(game, "armour", row_id).kind
        same = any(a.in_use and getattr(find(game, "armour", a.row), "kind", "") == kind for a in sheet.armour)
        taken = kind == "shield" and shield_blocked(sheet, game)
        return Armour(row=row_id, in_use=(not same or game.settings.armour_stacks) and not taken)
    if table == "weapons":
        weapon = Weapon(row=row_id, in_use=not any(w.in_use for w in sheet.weapons))
        shield = any(
            a.carried and a.in_use and getattr(find(game, "armour", a.row), "kind", "") == "shield"
            for a in sheet.armour
        )
        idle = shield and weapon.in_use and shield_blocked(sheet.evolve(weapons=(*sheet.weapons, weapon)), game)
        return weapon.evolve(in_use=False) if idle else weapon
    return Item(row=row_id)


def return_(sheet: Sheet, thing: str, game: Rules) -> Sheet:
    """Take back an owned thing, `weapons:0`: free while building, for its price where that is allowed (EN-AMB-46).

    Raises:
        Refusal: `no_such_thing`, or `no_resale` once the sheet is finished.
    """
    kept, row = _without(sheet, thing)
    if sheet.draft:
        return kept
    if not game.settings.resale:
        raise refuse("no_resale", "EN-AMB-46", phrase("装備は売れません。"), phrase("人に譲ることはできます。"))
    found = find(game, thing.partition(":")[0], row.row)
    return kept.evolve(wealth=kept.wealth + (found.cost if found else 0))


def _without(sheet: Sheet, thing: str) -> tuple[Sheet, Any]:
    """Take a thing off the sheet; also return its row."""
    table, _, number = thing.partition(":")
    things = getattr(sheet, table) if table in ROWS else ()
    if not number.isdecimal() or int(number) >= len(things):
        raise refuse(
            "no_such_thing",
            "EN-EQP-01",
            phrase("{thing} は持っていません。", thing=thing),
            phrase("持ち物から選んでください。"),
        )
    index = int(number)
    row = things[index]
    if table == "items" and row.quantity > 1:
        return put(sheet, f"items.{index}.quantity", row.quantity - 1), row.evolve(quantity=1)
    return sheet.evolve(**{table: (*things[:index], *things[index + 1 :])}), row
