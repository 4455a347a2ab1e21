"""What is wrong with a sheet: how it was created, what it holds (EN-VAL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.core.problem import Fix, Problem, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.derived import (
    gauge_boxes,
    lp_max,
    mobility,
    slv_cap,
    sp_max,
    thing_cost,
    unused,
    wealth_left,
)
from desktop.systems.enishi.gear import Rules, find, shield_blocked, skill_word
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.tables import Start, tables

BLOCK, CONSENT, WARN = Severity.BLOCK, Severity.CONSENT, Severity.WARN


def found(
    code: str,
    rule: str,
    field: str,
    step: str,
    message: Phrase,
    remedy: Phrase,
    severity: Severity = BLOCK,
    *,
    overridable: bool = True,
    fix: Fix | None = None,
) -> Problem:
    """Make one problem of a sheet."""
    return Problem(
        code=code,
        rule=rule,
        message=message,
        remedy=remedy,
        severity=severity,
        field=field,
        step=step,
        overridable=overridable,
        fix=fix,
    )


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
    """Warn that the equipment weighs too much (EN-VAL-10)."""
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


def validate(sheet: Sheet, game: Rules) -> tuple[Problem, ...]:
    """List every problem; creation rules only while `draft`, softened for NPCs (EN-AMB-82), waived ones left out."""
    problems = [*(_creation(sheet, game) if sheet.draft else _play(sheet, game)), *_always(sheet, game)]
    return tuple(p for p in problems if not (p.overridable and sheet.waived(p.rule, p.field)))


def _creation(sheet: Sheet, game: Rules) -> Iterator[Problem]:
    soft = not sheet.is_pc and game.settings.npc_checks == "warn"
    for problem in creation_rules(sheet, game):
        yield problem.evolve(severity=WARN) if soft else problem


def _play(sheet: Sheet, game: Rules) -> Iterator[Problem]:
    """Warn about typed numbers that cannot be right (EN-TAB-11), and of more growth than experience."""
    if sheet.is_pc:
        yield from growth_rules(sheet, game)
    if mobility(sheet, game) <= 0:
        yield too_heavy(sheet, game, WARN)
    limits = (
        ("gauge_ticks", "EN-VAL-20", "ゲージのチェック", gauge_boxes(sheet, game)),
        ("lp", "EN-CRE-03", "LP", lp_max(sheet)),
        ("sp", "EN-CRE-04", "SP", sp_max(sheet)),
        ("xp_spent", "EN-VAL-30", "使用経験点", sheet.xp_total),
    )
    for field, rule, label, limit in limits:
        value = getattr(sheet, field)
        if field in unused(game):
            continue
        if value > limit:
            text = phrase("{label} {n} が上限 {limit} を超えています。", label=label, n=value, limit=limit)
            fix = Fix(label=phrase("{n} にする", n=limit), field=field, value=limit)
            yield found("over_limit", rule, field, "", text, phrase("数を確かめてください。"), WARN, fix=fix)


def _always(sheet: Sheet, game: Rules) -> Iterator[Problem]:
    yield from _fields(sheet)
    if game.settings.count_languages:
        yield from _languages(sheet)
    yield from _things(sheet, game)
    if game.settings.bonds_used:
        yield from _bonds(sheet)


def _fields(sheet: Sheet) -> Iterator[Problem]:
    seen: set[tuple[str, str]] = set()
    for index, row in enumerate(sheet.fields):
        place = f"fields.{index}.field"
        word = skill_word(row.kind)
        if not row.field.strip():
            yield found(
                "no_field",
                "EN-VAL-06",
                place,
                "skills",
                phrase("{skill}の分野がありません。", skill=word),
                phrase("分野を具体的に書いてください。"),
                overridable=False,
            )
        elif (row.kind, row.field) in seen:
            text = phrase("{skill}がすでにあります。", skill=skill_word(f"{row.kind}:{row.field}"))
            yield found(
                "double", "EN-VAL-07", place, "skills", text, phrase("一行にまとめてください。"), overridable=False
            )
        seen.add((row.kind, row.field))


def _languages(sheet: Sheet) -> Iterator[Problem]:
    named = [name for name in sheet.languages if name.strip()]
    slv = sheet.skills.language
    if len(named) != slv or len(set(named)) != len(named):
        text = phrase("母国語のほかの言語は {slv} 個です（いま {n} 個）。", slv=slv, n=len(set(named)))
        yield found(
            "languages", "EN-VAL-08", "languages", "skills", text, phrase("違う言語を {n} 個書いてください。", n=slv)
        )
    if sheet.mother_tongue and sheet.mother_tongue in named:
        text = phrase("母国語 {name} は習得言語に数えません。", name=sheet.mother_tongue)
        yield found("mother_tongue", "EN-VAL-08", "languages", "skills", text, phrase("ほかの言語を選んでください。"))


def _things(sheet: Sheet, game: Rules) -> Iterator[Problem]:
    rows: tuple[tuple[str, tuple[Any, ...]], ...] = (
        ("weapons", sheet.weapons),
        ("armour", sheet.armour),
        ("items", sheet.items),
    )
    for table, things in rows:
        for index, thing in enumerate(things):
            if find(game, table, thing.row) is None:
                text = phrase("{name} はこの卓の表にありません。", name=thing.name or game.last_name(table, thing.row))
                yield found(
                    "unknown_row",
                    "EN-AMB-47",
                    f"{table}.{index}.row",
                    "shop",
                    text,
                    phrase("表にある種類を選んでください。"),
                )
    yield from _doubled(sheet, game)
    shields = [a for a in sheet.armour if a.carried and a.in_use and _kind(a.row, game) == "shield"]
    if shields and shield_blocked(sheet, game):
        text = phrase("両手で武器を持つ間、盾は効きません。")
        yield found(
            "shield_idle", "EN-VAL-12", "armour", "shop", text, phrase("片手で持つか、盾を外してください。"), WARN
        )


def _doubled(sheet: Sheet, game: Rules) -> Iterator[Problem]:
    if game.settings.armour_stacks:
        return
    for kind, word in (("body", "鎧"), ("shield", "盾")):
        used = [i for i, a in enumerate(sheet.armour) if a.carried and a.in_use and _kind(a.row, game) == kind]
        if len(used) > 1:
            field = f"armour.{used[-1]}.in_use"
            fix = Fix(label=phrase("使用中から外す"), field=field, value=False)
            text = phrase("{word}を {n} つ使っています。", word=word, n=len(used))
            yield found("two_armours", "EN-VAL-11", field, "shop", text, phrase("使えるのは一つだけです。"), fix=fix)


def _kind(row: str, game: Rules) -> str:
    piece = find(game, "armour", row)
    return piece.kind if piece else ""


def _bonds(sheet: Sheet) -> Iterator[Problem]:
    limit = tables().bond_max
    if len(sheet.bonds) > limit:
        text = phrase("所縁が {n} 行あります。", n=len(sheet.bonds))
        yield found(
            "too_many_bonds", "EN-VAL-28", "bonds", "person", text, phrase("{n} 行までにしてください。", n=limit)
        )
    seen: set[str] = set()
    for index, bond in enumerate(sheet.bonds):
        if not bond.person.strip():
            yield _bond(
                sheet,
                index,
                "no_person",
                "person",
                phrase("所縁の相手がありません。"),
                phrase("相手を書いてください。"),
            )
        elif bond.person in seen:
            text = phrase("{person} への所縁がすでにあります。", person=bond.person)
            yield _bond(sheet, index, "double_bond", "person", text, phrase("一人につき一行にしてください。"))
        if not bond.relation:
            text = phrase("{person} への関係が選ばれていません。", person=bond.person or "—")
            remedy = phrase("六つの関係から一つ選んでください。")
            yield _bond(sheet, index, "no_relation", "relation", text, remedy)
        seen.add(bond.person)


def _bond(sheet: Sheet, index: int, code: str, part: str, message: Phrase, remedy: Phrase) -> Problem:
    rows = (*sheet.bonds[:index], *sheet.bonds[index + 1 :])
    fix = Fix(label=phrase("この行を消す"), field="bonds", value=rows)
    field = f"bonds.{index}.{part}"
    return found(code, "EN-VAL-29", field, "person", message, remedy, overridable=False, fix=fix)
