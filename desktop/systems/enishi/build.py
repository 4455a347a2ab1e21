"""Making a character: steps, shop, a random one, an NPC in the middle of play (EN-CRE, EN-EQP, EN-AMB-82)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from desktop import assets
from desktop.core.build_step import Purchase, Step
from desktop.core.custom.fields import filled
from desktop.core.problem import Refusal, Severity, refuse
from desktop.core.value import put
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.derived import lp_max, mobility, slv_cap, sp_max, wealth_left
from desktop.systems.enishi.gear import Rules, find, rows_of, shield_blocked, skill_word
from desktop.systems.enishi.sheet import FIELD_SKILLS, Armour, FieldSkill, Item, Sheet, Skills, Weapon
from desktop.systems.enishi.tables import WeaponRow, tables
from desktop.systems.enishi.validate import levels, start_of, validate

if TYPE_CHECKING:
    from desktop.core.rolls.check import Param, Plain  # a sheet is opened before anything of checks has been loaded


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


STEPS = (
    Step(id="start", title="作成方法", hint="成長したキャラクターか、スキルの多いキャラクターかを選びます。"),
    Step(id="skills", title="スキル", hint="得意なことにレベルを配ります。0のスキルも使えます。"),
    Step(id="values", title="LP・SP・移動力", hint="体と心の強さはスキルから決まります。"),
    Step(id="person", title="名前と設定", hint="どんな人かを書きます。"),
    Step(id="shop", title="装備", hint="財産ポイントで装備を買います。買わなくてもかまいません。"),
    Step(id="finish", title="確認", hint="できあがったシートを見せて終わります。"),
)


def blank(game: Rules) -> Sheet:
    """Return a new draft: nothing chosen yet."""
    return Sheet(draft=True)


def choose_start(sheet: Sheet, option: str, game: Rules) -> Sheet:
    """Choose a or b, which sets CLV and gauge (EN-CRE-01).

    Raises:
        Refusal: `unknown_start` (EN-VAL-01), or `fixed` once the sheet is finished.
    """
    start = next((s for s in tables().creation if s.id == option), None)
    if start is None:
        raise refuse(
            "unknown_start",
            "EN-VAL-01",
            phrase("作成方法 {option} はありません。", option=option),
            phrase("aかbを選んでください。"),
        )
    if not sheet.draft:
        raise refuse(
            "fixed",
            "EN-CRE-01",
            phrase("作成方法は作成後に変えられません。"),
            phrase("別の作成方法にするには、新しいキャラクターを作ってください。"),
        )
    return sheet.evolve(creation_option=start.id, clv=start.clv, gauge_size=start.clv)


def levels_left(sheet: Sheet) -> int:
    """Skill levels still to give out; negative when too many are given (EN-CRE-01)."""
    start = start_of(sheet)
    return (start.skill_levels if start else 0) - levels(sheet)


def highest(sheet: Sheet, skill: str) -> int:
    """Highest SLV that this skill may take now: the cap and the levels left both limit (EN-CRE-02)."""
    return max(0, min(slv_cap(sheet.clv), sheet.slv(skill) + max(0, levels_left(sheet))))


def set_slv(sheet: Sheet, skill: str, slv: int) -> Sheet:
    """Write one SLV while building; `art:歌唱` and `knowledge:歴史` make their row.

    Raises:
        Refusal: `bad_level` (EN-VAL-05) or `unknown_skill` (EN-VAL-06).
    """
    if isinstance(slv, bool) or not isinstance(slv, int) or not 0 <= slv <= 99:
        raise refuse(
            "bad_level",
            "EN-VAL-05",
            phrase("レベル {n} は使えません。", n=slv),
            phrase("0以上の整数にしてください。"),
            overridable=False,
        )
    kind, _, field = skill.partition(":")
    if kind in Skills.model_fields and not field:
        return put(sheet, f"skills.{kind}", slv)
    if kind not in FIELD_SKILLS or not field.strip():
        raise unknown_skill(skill)
    for index, row in enumerate(sheet.fields):
        if (row.kind, row.field) == (kind, field):
            return put(sheet, f"fields.{index}.slv", slv)
    return sheet.evolve(fields=(*sheet.fields, FieldSkill.model_validate({"kind": kind, "field": field, "slv": slv})))


def unknown_skill(skill: str) -> Refusal:
    """Refuse a skill that does not exist, or whose field is missing or superfluous (EN-VAL-06)."""
    kind, _, field = skill.partition(":")
    if kind in FIELD_SKILLS and not field.strip():
        message = phrase("{skill}の分野がありません。", skill=skill_word(kind))
        return refuse("no_field", "EN-VAL-06", message, phrase("分野を具体的に書いてください。"), overridable=False)
    return refuse(
        "unknown_skill",
        "EN-VAL-06",
        phrase("スキル {skill} はありません。", skill=skill),
        phrase("表にあるスキルを選んでください。"),
        overridable=False,
    )


def finish(sheet: Sheet, game: Rules) -> Sheet:
    """Close the draft: LP, SP, gauge and wealth get their starting values.

    Raises:
        Refusal: the first problem that blocks.
    """
    for problem in validate(sheet, game):
        if problem.severity is Severity.BLOCK:
            raise Refusal(problem)
    if not sheet.draft:
        return sheet
    return sheet.evolve(
        draft=False,
        lp=lp_max(sheet),
        sp=sp_max(sheet),
        gauge_size=sheet.clv,
        gauge_ticks=0,
        wealth=max(0, wealth_left(sheet, game)),
    )


def steps_summary(sheet: Sheet, step: str, game: Rules) -> Phrase:
    """Describe in one line how far a step is."""
    match step:
        case "start":
            if not sheet.creation_option:
                return phrase("未選択")
            text = "CLV {clv}・ゲージ {clv}" if game.settings.effects_used else "CLV {clv}"
            return phrase(text, clv=sheet.clv)
        case "skills":
            return phrase("あと {n} レベル", n=levels_left(sheet))
        case "values":
            numbers = {"lp": lp_max(sheet), "sp": sp_max(sheet), "move": mobility(sheet, game)}
            return phrase("LP {lp}・SP {sp}・移動力 {move}", **numbers)
        case "person":
            return phrase("{name}", name=sheet.name) if sheet.name else phrase("名前がありません。")
        case "shop":
            return phrase("財産ポイント 残り {n}", n=wealth_left(sheet, game))
    count = sum(p.severity is Severity.BLOCK for p in validate(sheet, game))
    return phrase("直すところ {n} 件", n=count) if count else phrase("完成できます")


def randomise(game: Rules, rng: Random) -> Sheet:
    """Make a finished legal character with a few weapons and things."""
    made = fill(blank(game), game, rng)
    return finish(made.evolve(own=filled(made.own, game, rng)), game)


def fill(sheet: Sheet, game: Rules, rng: Random) -> Sheet:
    """Choose every missing value: the start, the levels left, personal details, and things while there are none."""
    sheet = _random_person(sheet, rng)
    if not sheet.creation_option:
        sheet = choose_start(sheet, rng.choice("ab"), game)
    sheet = _random_levels(sheet, rng)
    more = sheet.skills.language - len(sheet.languages)
    unknown = [name for name in _names()["languages"] if name not in sheet.languages]
    if more > 0:
        sheet = sheet.evolve(languages=(*sheet.languages, *rng.sample(unknown, min(more, len(unknown)))))
    bare = not (sheet.weapons or sheet.armour or sheet.items)
    return _random_things(sheet, rng, game) if bare else sheet


def _random_person(sheet: Sheet, rng: Random) -> Sheet:
    family, given = rng.choice(_names()["family"]), rng.choice(_names()["given"])
    if not sheet.name.strip():
        sheet = sheet.evolve(name=f"{family[0]} {given[0]}", reading=f"{family[1]} {given[1]}")
    if not sheet.mother_tongue:
        sheet = sheet.evolve(mother_tongue="日本語")
    colour = rng.choice(("#2F4B8F", "#B5371B", "#48682A", "#A3256F", "#0F6868", "#7C5200"))
    return sheet.evolve(colour=colour) if sheet.colour == Sheet().colour else sheet


def _random_levels(sheet: Sheet, rng: Random) -> Sheet:
    fields = [f"{kind}:{field}" for kind in FIELD_SKILLS for field in _names()[kind]]
    known = [*Skills.model_fields, *rng.sample(fields, 2)]
    favourites = rng.sample(known, 5)
    while levels_left(sheet) > 0:
        # with levels given by hand, the favourites may be full before all are given
        free = _may_rise(sheet, favourites) or _may_rise(sheet, known)
        if not free:
            break
        skill = rng.choice(free)
        sheet = set_slv(sheet, skill, sheet.slv(skill) + 1)
    return sheet


def _may_rise(sheet: Sheet, skills: Sequence[str]) -> list[str]:
    return [skill for skill in skills if highest(sheet, skill) > sheet.slv(skill)]


def _random_things(sheet: Sheet, rng: Random, game: Rules) -> Sheet:
    for _ in range(rng.randint(1, 4)):
        choice = rng.choice([o.id for o in offers(sheet, game)] or [""])
        if choice and next(o for o in offers(sheet, game) if o.id == choice).legal:
            richer = buy(sheet, choice, game)
            sheet = richer if mobility(richer, game) > 0 else sheet
    return sheet


@cache
def _names() -> dict[str, Sequence[Any]]:
    return tomllib.loads(assets.text("systems", "enishi", "names.toml"))


BARE = ""
"""Bare hands, or no armour."""
WHOLE = ("athletics", "tactics")
"""Skills as high as the weapon skill of a fighter: 《運動》 defends, 《戦術》 gives the order."""


def quick_fields(game: Rules) -> tuple[Param, ...]:
    """Ask for one SLV, one weapon and one piece of armour."""
    from desktop.core.rolls.check import Param

    return (
        Param(id="slv", label="武器・運動・戦術のSLV", default=1, minimum=0, maximum=99, rule="EN-AMB-82"),
        _row("weapon", "武器", "weapons", "素手/蹴り", game),
        _row("armour", "防具", "armour", "なし", game),
    )


def _row(name: str, label: str, table: str, nothing: str, game: Rules) -> Param:
    from desktop.core.rolls.check import Param, ParamChoice, ParamKind

    rows = [row for row in rows_of(game, table) if row.id != "unarmed"]
    choices = (ParamChoice(value=BARE, label=nothing), *(ParamChoice(value=row.id, label=row.name) for row in rows))
    return Param(id=name, label=label, kind=ParamKind.CHOICE, default=BARE, choices=choices, rule="EN-AMB-82")


def quick(game: Rules, name: str, values: Mapping[str, Plain]) -> Sheet:
    """Make the NPC: LP and SP 6, CLV 1, everything in use."""
    slv, weapon, armour = int(values.get("slv") or 0), str(values.get("weapon") or ""), str(values.get("armour") or "")
    row = next((row for row in game.rows("weapons", WeaponRow) if row.id == weapon), None)
    skill = row.skill if row is not None else "brawling"
    known = {**dict.fromkeys(WHOLE, slv), skill: slv} if skill in Skills.model_fields else dict.fromkeys(WHOLE, slv)
    return Sheet(
        name=name,
        is_pc=False,
        clv=1,
        gauge_size=1,
        skills=Skills(**known),
        weapons=(Weapon.model_validate({"row": weapon}),) if weapon else (),
        armour=(Armour(row=armour),) if armour else (),
    )
