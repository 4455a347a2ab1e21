"""Every computed number of a sheet, with its reasons (なぜ？)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import ceil, floor
from typing import Literal

from desktop.core.problem import Problem
from desktop.core.rolls.outcome import Contribution, Explained
from desktop.core.words import Phrase, phrase, plus
from desktop.systems.enishi.gear import AttackLine, Rules, attack_lines, find, label_of, skill_word, weight, worn
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.tables import Water, tables

State = Literal["normal", "unconscious", "dead"]
"""正常 / 気絶 / 死亡."""
STATES: dict[str, str] = {"normal": "正常", "unconscious": "気絶", "dead": "死亡"}
DAMAGE_WORDS: dict[str, str] = {"wound": "負傷", "fatigue": "疲労"}


def slv_cap(clv: int) -> int:
    """Highest SLV that may be set or bought (EN-CRE-02, EN-GRW-02)."""
    return clv + 1


def state_of(lp: int, sp: int, dead: bool) -> State:
    """Read the life state from the numbers; death lasts until 蘇生 (EN-DMG-05, EN-DMG-06, EN-AMB-51)."""
    if dead or (lp <= 0 and sp <= 0):
        return "dead"
    return "unconscious" if lp <= 0 or sp <= 0 else "normal"


def lp_max(sheet: Sheet) -> int:
    """LP at full health (EN-CRE-03)."""
    fixed = sheet.fixed("lp_max")
    return 6 + sheet.skills.vigour if fixed is None else fixed


def sp_max(sheet: Sheet) -> int:
    """SP at full health (EN-CRE-04)."""
    fixed = sheet.fixed("sp_max")
    return 6 + sheet.skills.will if fixed is None else fixed


def gauge_boxes(sheet: Sheet, game: Rules) -> int:
    """Boxes of the gauge: frozen at the session's start, live while the sheet is a draft (EN-TMP-01, EN-AMB-27).

    A campaign without effects has none.
    """
    if not game.settings.effects_used:
        return 0
    return sheet.clv if sheet.draft or game.settings.gauge_live else sheet.gauge_size


def unused(game: Rules) -> tuple[str, ...]:
    """Name the fields of a sheet that belong to parts which this campaign does without."""
    effects = () if game.settings.effects_used else ("gauge_size", "gauge_ticks", "effect_log")
    return (*effects, *(() if game.settings.bonds_used else ("bonds",)))


def no_effects() -> Problem:
    """Return the problem of effects in a campaign without them (EN-TMP-01)."""
    return Problem(
        code="no_effects",
        rule="EN-TMP-01",
        message=phrase("この卓ではエフェクトを使いません。"),
        remedy=phrase("ゲーム定義の「エフェクトを使う」を入れてください。"),
        overridable=False,
    )


def gauge_free(sheet: Sheet, game: Rules) -> int:
    """Boxes not ticked."""
    return max(0, gauge_boxes(sheet, game) - sheet.gauge_ticks)


def thing_cost(sheet: Sheet, game: Rules) -> int:
    """Wealth points that everything on the sheet costs together (EN-EQP-01)."""
    worn_and_held = [("weapons", w.row, 1) for w in sheet.weapons] + [("armour", a.row, 1) for a in sheet.armour]
    things = worn_and_held + [("items", i.row, i.quantity) for i in sheet.items]
    return sum(row.cost * n for table, row_id, n in things if (row := find(game, table, row_id)) is not None)


def wealth_left(sheet: Sheet, game: Rules) -> int:
    """Wealth points left; negative while a draft has bought too much (EN-CRE-06, EN-AMB-33)."""
    return 5 + 5 * sheet.skills.riches - thing_cost(sheet, game) if sheet.draft else sheet.wealth


def mobility(sheet: Sheet, game: Rules) -> int:
    """Mobility with everything that weighs on it (EN-CRE-05)."""
    fixed = sheet.fixed("mobility")
    if fixed is not None:
        return fixed
    return 3 + sheet.skills.athletics + sheet.skills.vigour + sum(part.value for part in weight(sheet, game))


def moves(points: int, water: Water | None, game: Rules) -> tuple[Fraction, Fraction, Fraction]:
    """Metres of cruise, auxiliary and full move (EN-BTL-06…08, EN-WAT-03, EN-AMB-67, EN-AMB-68)."""
    return move_metres(points, water, game.settings)


def move_metres(points: int, water: Water | None, settings: Settings) -> tuple[Fraction, Fraction, Fraction]:
    """Metres of the three moves, where only the switches are known."""
    if points <= 0:
        points = settings.least_move
    return _metres(points, *((water.cruise, water.aux) if water else (2, 1)), settings.rounding)


@lru_cache(512)
def _metres(points: int, cruising: float, beside: float, rounding: str) -> tuple[Fraction, Fraction, Fraction]:
    """Return the three moves; there are few points and three waters."""
    cruise = _rounded(points * Fraction(cruising), rounding)
    aux = _rounded(points * Fraction(beside), rounding)
    return cruise, aux, cruise + aux


def _rounded(metres: Fraction, rounding: str) -> Fraction:
    match rounding:
        case "down":
            return Fraction(floor(metres))
        case "up":
            return Fraction(ceil(metres))
    return metres


def metres(three: tuple[Fraction, Fraction, Fraction]) -> str:
    """Write the three moves.

    >>> metres((Fraction(5), Fraction(5, 2), Fraction(15, 2)))
    '5 / 2.5 / 7.5 m'
    """
    return " / ".join(f"{float(m):g}" for m in three) + " m"


def derive(sheet: Sheet, game: Rules) -> Mapping[str, Explained]:
    """Compute every number by name; a number that a GM wrote wins and is marked."""
    found = dict(_numbers(sheet, game))
    for name, shown in found.items():
        fixed = sheet.fixed(name)
        if fixed is not None and shown.value is not None:
            ruling = Contribution(label="GM裁定", value=fixed, house=True)
            found[name] = shown.evolve(value=fixed, text="", parts=(*shown.parts, ruling))
    return found


def _numbers(sheet: Sheet, game: Rules) -> Iterator[tuple[str, Explained]]:
    skills = sheet.skills
    yield "slv_cap", _sum("SLV上限", "EN-CRE-02", ("CLV", sheet.clv), ("決まり", 1))
    yield "lp_max", _sum("LP最大", "EN-CRE-03", ("決まり", 6), (skill_word("vigour"), skills.vigour))
    yield "sp_max", _sum("SP最大", "EN-CRE-04", ("決まり", 6), (skill_word("will"), skills.will))
    if game.settings.effects_used:
        boxes = gauge_boxes(sheet, game)
        yield "gauge_boxes", Explained(label="ゲージ", value=boxes, rule="EN-TMP-01")
        yield "gauge_left", _sum("ゲージの空き", "EN-TMP-02", ("ゲージ", boxes), ("チェック", -sheet.gauge_ticks))
    state = state_of(sheet.lp, sheet.sp, sheet.dead)
    yield "state", Explained(label="状態", value=None, text=STATES[state], rule=_STATE_RULES[state])
    yield from _mobility(sheet, game)
    yield "wealth_left", _wealth(sheet, game)
    yield "xp_left", _sum("残り経験点", "EN-GRW-01", ("獲得経験点", sheet.xp_total), ("使用経験点", -sheet.xp_spent))
    yield from _lines(sheet, game)


_STATE_RULES: dict[str, str] = {"normal": "EN-DMG-05", "unconscious": "EN-DMG-05", "dead": "EN-DMG-06"}


def _mobility(sheet: Sheet, game: Rules) -> Iterator[tuple[str, Explained]]:
    parts = weight(sheet, game)
    yield "mobility_mod", Explained(label="移動修正", value=sum(p.value for p in parts), parts=parts, rule="EN-MOV-02")
    points = mobility(sheet, game)
    heavy = phrase("装備が重すぎます。") if points <= 0 else phrase("")
    own = (
        ("決まり", 3),
        (skill_word("athletics"), sheet.skills.athletics),
        (skill_word("vigour"), sheet.skills.vigour),
    )
    base = _sum("移動力", "EN-CRE-05", *own)
    yield "mobility", base.evolve(value=points, parts=(*base.parts, *parts), note=heavy)
    yield "moves", _moves("移動", points, None, game, "EN-BTL-08")
    for water in tables().water:
        yield (
            f"moves_{water.id}",
            _moves(phrase("移動（{depth}）", depth=water.depth), points, water, game, "EN-WAT-03"),
        )


def _moves(label: Phrase | str, points: int, water: Water | None, game: Rules, rule: str) -> Explained:
    note = phrase("巡航 / 補助 / 全力")
    return Explained(label=label, value=None, text=metres(moves(points, water, game)), rule=rule, note=note)


def _wealth(sheet: Sheet, game: Rules) -> Explained:
    if not sheet.draft:
        return Explained(label="財産ポイント", value=sheet.wealth, rule="EN-CRE-06")
    own = (("決まり", 5), (phrase("《財力》×5"), 5 * sheet.skills.riches), ("装備のコスト", -thing_cost(sheet, game)))
    return _sum("財産ポイント", "EN-CRE-06", *own)


def _lines(sheet: Sheet, game: Rules) -> Iterator[tuple[str, Explained]]:
    protection = worn(sheet, game)
    named = [(label_of(piece.name, row, piece.row), row) for piece, row in protection]
    structure = tuple(Contribution(label=n, value=r.structure, rule="EN-PWR-03") for n, r in named)
    guard = sum(part.value for part in structure)
    skill = Contribution(label=skill_word("athletics"), value=sheet.skills.athletics, rule="EN-BTL-09")
    parts = (skill, *(Contribution(label=n, value=r.defence, rule="EN-HIT-01") for n, r in named if r.defence))
    total = sum(part.value for part in parts)
    yield (
        "defence_line",
        Explained(
            label="防御", value=total, parts=parts, rule="EN-HIT-01", note=phrase("構造力 {mod}", mod=plus(guard))
        ),
    )
    yield "structure", Explained(label="構造力", value=guard, parts=structure, rule="EN-PWR-03")
    yield "initiative_line", _sum("行動順番", "EN-BTL-02", (skill_word("tactics"), sheet.skills.tactics))
    for line in attack_lines(sheet, game):
        yield f"attack_line.{line.key}", _attack(line)


def _attack(line: AttackLine) -> Explained:
    parts = (
        Contribution(label=skill_word(line.skill), value=line.slv, rule="EN-BTL-06"),
        Contribution(label="攻撃修正", value=line.mod, rule="EN-HIT-01"),
    )
    note = phrase("破壊力 {mod}・{damage}ダメージ", mod=plus(line.power), damage=DAMAGE_WORDS[line.damage])
    return Explained(label=line.label, value=line.bonus, parts=parts, rule="EN-WPN-01", note=note)


def _sum(label: str, rule: str, *parts: tuple[Phrase | str, int]) -> Explained:
    found = tuple(Contribution(label=name, value=value, rule=rule) for name, value in parts)
    return Explained(label=label, value=sum(p.value for p in found), parts=found, rule=rule)
