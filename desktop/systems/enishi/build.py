"""Making a character: steps and legal choices (catalogue 5.2); the shop's functions are offered here as well."""

from __future__ import annotations

from desktop.core.build_step import Step
from desktop.core.problem import Refusal, Severity, refuse
from desktop.core.value import put
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.derived import lp_max, mobility, slv_cap, sp_max, wealth_left
from desktop.systems.enishi.gear import Rules, skill_word
from desktop.systems.enishi.sheet import FIELD_SKILLS, FieldSkill, Sheet, Skills
from desktop.systems.enishi.shop import GROUPS as GROUPS
from desktop.systems.enishi.shop import buy as buy
from desktop.systems.enishi.shop import offers as offers
from desktop.systems.enishi.shop import return_ as return_
from desktop.systems.enishi.tables import tables
from desktop.systems.enishi.validate import levels, start_of, validate

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
    """Say in one line where a step stands."""
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
