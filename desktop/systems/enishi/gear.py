"""What weapons, armour and shields do to numbers; reads the tables as the campaign plays them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from desktop.core.derived import cached_by_identity
from desktop.core.game import Game
from desktop.core.rolls.outcome import Contribution
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Armour, Sheet, Weapon
from desktop.systems.enishi.tables import ArmourRow, DamageKind, ItemRow, WeaponRow, tables

Rules = Game[Settings]


class AttackLine(Value):
    """One weapon as it strikes now (EN-HIT-01, EN-PWR-02)."""

    key: str
    """`unarmed`, or the weapon's index on the sheet."""
    label: str
    skill: str
    slv: int
    mod: int
    """Attack modifier of this weapon alone (EN-AMB-38)."""
    power: int
    damage: DamageKind
    thrown: bool = False

    @property
    def bonus(self) -> int:
        """What is added to the dice."""
        return self.slv + self.mod


def rows_of(game: Rules, table: str) -> tuple[WeaponRow | ArmourRow | ItemRow, ...]:
    """Return the rows of one of the three tables of things."""
    return tuple(row for row in game.rows(table) if isinstance(row, (WeaponRow, ArmourRow, ItemRow)))


def find(game: Rules, table: str, row: str) -> Any:
    """Return the row of a table by id, or None when this campaign has no such row."""
    return _by_id(game, table).get(row)


@cached_by_identity
def _by_id(game: Rules, table: str) -> Mapping[str, WeaponRow | ArmourRow | ItemRow]:
    """Return the rows of a table by id, the first one of each."""
    return {row.id: row for row in reversed(rows_of(game, table))}


def label_of(own: str, row: Any, row_id: str) -> str:
    """Name a thing: its own shape, else its row, else its id."""
    return own or (row.name if row else row_id)


def two_handed(weapon: Weapon, row: WeaponRow | None) -> bool:
    """Tell whether a melee weapon is gripped with both hands now (EN-AMB-41)."""
    return row is not None and row.hands == 2 and not (weapon.versatile and weapon.grip == "one")


def shield_blocked(sheet: Sheet, game: Rules) -> bool:
    """Tell whether both hands are at a melee weapon, so that a shield gives nothing (EN-AMB-40)."""
    return not game.settings.shield_with_two_hands and any(
        w.carried and w.in_use and two_handed(w, find(game, "weapons", w.row)) for w in sheet.weapons
    )


def attack_lines(sheet: Sheet, game: Rules) -> tuple[AttackLine, ...]:
    """List bare hands and every weapon owned (EN-WPN-01, EN-WPN-02)."""
    bare = find(game, "weapons", "unarmed") or tables().weapons[0]
    rows: list[tuple[str, str, WeaponRow, Weapon | None]] = [("unarmed", bare.name, bare, None)]
    for index, weapon in enumerate(sheet.weapons):
        row = find(game, "weapons", weapon.row)
        if row is not None:
            rows.append((str(index), label_of(weapon.name, row, weapon.row), row, weapon))
    extra = game.settings.second_weapon if sum(w.carried and w.in_use for w in sheet.weapons) > 1 else 0
    return tuple(_line(key, label, _held(row, weapon, game), sheet, extra) for key, label, row, weapon in rows)


def usual(lines: tuple[AttackLine, ...]) -> AttackLine:
    """Return the weapon that counts while none is named: the first one owned, else bare hands."""
    return lines[min(1, len(lines) - 1)]


def _line(key: str, label: str, row: WeaponRow, sheet: Sheet, extra: int) -> AttackLine:
    return AttackLine(
        key=key,
        label=label,
        skill=row.skill,
        slv=sheet.slv(row.skill),
        mod=row.attack + (extra if key != "unarmed" else 0),
        power=row.power,
        damage=row.damage,
        thrown=row.skill == "throwing",
    )


def _held(row: WeaponRow, weapon: Weapon | None, game: Rules) -> WeaponRow:
    """Swap in the one-handed row where the campaign reads EN-AMB-41 that way."""
    if weapon and row.hands == 2 and game.settings.one_hand_row and not two_handed(weapon, row):
        return find(game, "weapons", "melee_one_hand") or row
    return row


def weight(sheet: Sheet, game: Rules) -> tuple[Contribution, ...]:
    """List what weighs on mobility: everything carried (EN-MOV-02, EN-AMB-38, EN-AMB-39)."""
    return tuple(Contribution(label=name, value=mod, rule=rule) for name, mod, rule in _weights(sheet, game) if mod)


def _weights(sheet: Sheet, game: Rules) -> Iterator[tuple[str, int, str]]:
    in_use_only = game.settings.weight_of == "in_use"
    for weapon in sheet.weapons:
        row = find(game, "weapons", weapon.row)
        if row is None or not weapon.carried or (in_use_only and not weapon.in_use):
            continue
        yield label_of(weapon.name, row, weapon.row), burden(row, weapon, game), "EN-MOV-02"
    for piece in sheet.armour:
        worn = find(game, "armour", piece.row)
        if worn is not None and piece.carried and (piece.in_use or not in_use_only):
            yield label_of(piece.name, worn, piece.row), worn.mobility, "EN-MOV-02"


def burden(row: WeaponRow, weapon: Weapon, game: Rules) -> int:
    """Return what one weapon takes from mobility, by how it is held (EN-MOV-02, EN-AMB-38)."""
    light = row.mobility_only_hand_held and not weapon.hand_held and game.settings.cannon_weight == "hand_held"
    return 0 if light else _held(row, weapon, game).mobility


def worn(sheet: Sheet, game: Rules) -> tuple[tuple[Armour, ArmourRow], ...]:
    """List armour and shield that protect now; a shield not while both hands are full (EN-AMB-40, EN-AMB-42)."""
    blocked = shield_blocked(sheet, game)
    found: list[tuple[Armour, ArmourRow]] = []
    for piece in sheet.armour:
        row = find(game, "armour", piece.row)
        if row is None or not (piece.carried and piece.in_use) or (blocked and row.kind == "shield"):
            continue
        if game.settings.armour_stacks or all(row.kind != other.kind for _, other in found):
            found.append((piece, row))
    return tuple(found)


class Tool(Value):
    """A thing owned that adds to checks of one skill (EN-ITM-01)."""

    label: str
    skill: str
    bonus: int
    needs_search: bool = False
    """Only where the net can be searched (EN-AMB-44)."""


def tools(sheet: Sheet, game: Rules) -> tuple[Tool, ...]:
    """List what things owned add, the same thing once unless the campaign stacks them (EN-ITM-01, EN-AMB-44)."""
    if not sheet.items:
        return ()
    return tuple(
        Tool.model_construct(
            label=row.name,
            skill=row.skill,
            bonus=row.bonus * (count if game.settings.items_stack else 1),
            needs_search=row.needs_search,
        )
        for row, count in _useful(sheet, game)
    )


def _useful(sheet: Sheet, game: Rules) -> Iterator[tuple[ItemRow, int]]:
    counts: dict[str, int] = {}
    for item in sheet.items:
        counts[item.row] = counts.get(item.row, 0) + item.quantity
    for row_id, count in counts.items():
        row = find(game, "items", row_id)
        if row is not None and count and row.bonus and row.skill:
            yield row, count


@lru_cache(maxsize=1024)
def skill_word(skill: str) -> Phrase | str:
    """Write a skill id the way the rulebook does, brackets and field included (EN-SKL-01, EN-SKL-03).

    >>> str(skill_word("art:歌唱")), str(skill_word("athletics"))
    ('《芸術(歌唱)》', '《運動》')
    """
    kind, _, field = skill.partition(":")
    word = tables().skills.get(kind, kind)
    return phrase("《{skill}({field})》", skill=word, field=field) if field else phrase("《{skill}》", skill=word)
