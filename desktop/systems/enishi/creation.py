"""The rules of creation, held against a draft (EN-VAL-01…04, EN-VAL-09, EN-VAL-10, EN-VAL-13) and what grew from it."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.problem import Fix, Problem, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.derived import mobility, slv_cap, thing_cost, wealth_left
from desktop.systems.enishi.findings import BLOCK, CONSENT, WARN, found
from desktop.systems.enishi.gear import Rules, skill_word
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.tables import Start, tables


def start_of(sheet: Sheet) -> Start | None:
    """Return the chosen start, or None (EN-CRE-01)."""
    return next((s for s in tables().creation if s.id == sheet.creation_option), None)


def levels(sheet: Sheet) -> int:
    """Sum of all SLV."""
    fixed = sum(getattr(sheet.skills, name) for name in type(sheet.skills).model_fields)
    return int(fixed) + sum(row.slv for row in sheet.fields)


def creation_rules(sheet: Sheet, game: Rules) -> Iterator[Problem]:
    """Find everything that keeps a draft from being finished."""
    yield from _start(sheet, game)
    yield from _caps(sheet)
    left = wealth_left(sheet, game)
    if left < 0:
        yield found(
            "poor",
            "EN-VAL-09",
            "weapons",
            "shop",
            phrase("財産ポイントが {n} 足りません。", n=-left),
            phrase("装備を返すか、財力を上げてください。"),
        )
    if mobility(sheet, game) <= 0:
        yield too_heavy(sheet, game, BLOCK if game.settings.too_heavy_blocks else WARN)
    if not sheet.name.strip():
        yield found(
            "no_name",
            "EN-VAL-13",
            "name",
            "person",
            phrase("名前がありません。"),
            phrase("名前を書いてください。"),
            overridable=False,
        )
    if sheet.bonds and game.settings.bonds_used and not game.settings.bonds_at_creation:
        yield found(
            "bond_consent",
            "EN-VAL-29",
            "bonds",
            "person",
            phrase("作成中の所縁 {n} 行にはGMの同意が要ります。", n=len(sheet.bonds)),
            phrase("GMに見せて認めてもらってください。"),
            CONSENT,
            fix=Fix(label=phrase("所縁の行を消す"), field="bonds", value=()),
        )
    for own in game.profile:
        if own.required and not sheet.own.get(own.id):
            yield found(
                "required",
                "",
                f"own.{own.id}",
                "person",
                phrase("{label}が空です。", label=own.label),
                phrase("書き入れてください。"),
            )


def _start(sheet: Sheet, game: Rules) -> Iterator[Problem]:
    start = start_of(sheet)
    if start is None:
        yield found(
            "no_start",
            "EN-VAL-01",
            "creation_option",
            "start",
            phrase("作成方法が選ばれていません。"),
            phrase("aかbを選んでください。"),
            overridable=False,
        )
        return
    if sheet.clv != start.clv:
        fix = Fix(label=phrase("CLV {n} にする", n=start.clv), field="clv", value=start.clv)
        text = phrase("CLV {clv} は作成方法 {start} と合いません。", clv=sheet.clv, start=start.id)
        yield found(
            "clv_differs", "EN-VAL-01", "clv", "start", text, phrase("CLVを {n} にしてください。", n=start.clv), fix=fix
        )
    over = levels(sheet) - start.skill_levels
    if over > 0:
        yield found(
            "too_many",
            "EN-VAL-02",
            "skills",
            "skills",
            phrase("スキルレベルが {n} 多すぎます。", n=over),
            phrase("どれかを下げてください。"),
        )
    elif over < 0 and game.settings.all_levels:
        yield found(
            "too_few",
            "EN-VAL-03",
            "skills",
            "skills",
            phrase("あと {n} レベル配れます。", n=-over),
            phrase("残さず配ってください。"),
        )


def _caps(sheet: Sheet) -> Iterator[Problem]:
    cap = slv_cap(sheet.clv)
    for name in type(sheet.skills).model_fields:
        if (slv := getattr(sheet.skills, name)) > cap:
            yield _over_cap(skill_word(name), slv, cap, f"skills.{name}")
    for index, row in enumerate(sheet.fields):
        if row.slv > cap:
            yield _over_cap(skill_word(f"{row.kind}:{row.field}"), row.slv, cap, f"fields.{index}.slv")


def _over_cap(skill: Phrase | str, slv: int, cap: int, field: str) -> Problem:
    text = phrase("スキルが上限を超えています（{skill} {slv} ＞ 上限 {cap}）。", skill=skill, slv=slv, cap=cap)
    fix = Fix(label=phrase("{cap} に下げる", cap=cap), field=field, value=cap)
    return found(
        "over_cap", "EN-VAL-04", field, "skills", text, phrase("CLVを上げるか、レベルを下げてください。"), fix=fix
    )


def too_heavy(sheet: Sheet, game: Rules, severity: Severity) -> Problem:
    """Say that the equipment weighs too much (EN-VAL-10)."""
    text = phrase("装備が重すぎます（移動力 {n}）。", n=mobility(sheet, game))
    return found("too_heavy", "EN-VAL-10", "weapons", "shop", text, phrase("何かを携行から外してください。"), severity)


def growth_rules(sheet: Sheet, game: Rules) -> Iterator[Problem]:
    """Find what a finished character has beyond its start and the experience spent on it (EN-CRE-01, EN-GRW-01)."""
    spent, needed = sheet.xp_spent, _growth_cost(sheet)
    if needed > spent:
        yield found(
            "unpaid_growth",
            "EN-GRW-01",
            "skills",
            "",
            phrase(
                "CLV {clv} とスキル {levels} レベルには経験点 {n} が要りますが、使ったのは {spent} です。",
                clv=sheet.clv,
                levels=levels(sheet),
                n=needed,
                spent=spent,
            ),
            phrase("CLVかスキルを下げるか、経験点で成長させてください。GM裁定で許可もできます。"),
            CONSENT,
        )
    costs = tables().growth
    bought = max(0, spent - needed) // costs["wealth_cost"] * costs["wealth_points"]
    limit = 5 + 5 * sheet.skills.riches + bought
    held = sheet.wealth + thing_cost(sheet, game)
    if held > limit:
        yield found(
            "too_rich",
            "EN-CRE-06",
            "wealth",
            "",
            phrase("財産ポイントと装備が合わせて {n} です（決まりでは {limit} まで）。", n=held, limit=limit),
            phrase("減らすか、GMが渡したものならGM裁定で許可してください。"),
            CONSENT,
        )


def _growth_cost(sheet: Sheet) -> int:
    """Return the least experience that leads from the start to this CLV and these levels."""
    costs = tables().growth
    starts = [start for start in tables().creation if sheet.creation_option in ("", start.id)]
    return min(
        costs["clv"] * max(0, sheet.clv - start.clv) + costs["skill_up"] * max(0, levels(sheet) - start.skill_levels)
        for start in starts
    )
