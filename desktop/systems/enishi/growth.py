"""Spending experience, and earning it (EN-XP, EN-GRW)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.build_step import Purchase
from desktop.core.problem import refuse
from desktop.core.sheet import HistoryEntry
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.build import set_slv, unknown_skill
from desktop.systems.enishi.derived import lp_max, slv_cap, sp_max
from desktop.systems.enishi.gear import Rules, skill_word
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import FIELD_SKILLS, Checklist, Sheet, Skills
from desktop.systems.enishi.tables import tables

_ANOTHER = phrase("別のスキルを選ぶか、GM裁定で許可してください。")
_EARN = phrase("経験点を得てから成長させてください。")


def xp_left(sheet: Sheet) -> int:
    """Experience points not spent."""
    return sheet.xp_total - sheet.xp_spent


def growth(sheet: Sheet, game: Rules) -> tuple[Purchase, ...]:
    """List what experience buys: CLV, every skill, wealth (EN-GRW-01)."""
    return tuple(_offers(sheet))


def _offers(sheet: Sheet) -> Iterator[Purchase]:
    costs = tables().growth
    yield _offer(sheet, "clv", phrase("CLV {n}→{m}", n=sheet.clv, m=sheet.clv + 1), "CLV", costs["clv"])
    for skill in _skills(sheet):
        slv = sheet.slv(skill)
        label = phrase("{skill} {n}→{m}", skill=skill_word(skill), n=slv, m=slv + 1)
        kind, cost = ("raise", costs["skill_up"]) if slv else ("new", costs["new_skill"])
        group = "スキルを上げる" if slv else "新しいスキル"
        yield _offer(sheet, f"{kind}:{skill}", label, group, cost, _capped(sheet, skill))
    label = phrase("財産ポイント {n}→{m}", n=sheet.wealth, m=sheet.wealth + costs["wealth_points"])
    yield _offer(sheet, "wealth", label, "財産ポイント", costs["wealth_cost"])


def _skills(sheet: Sheet) -> Iterator[str]:
    yield from Skills.model_fields
    yield from (f"{row.kind}:{row.field}" for row in sheet.fields if row.field)


def _offer(sheet: Sheet, name: str, label: Phrase, group: str, cost: int, barred: Phrase | None = None) -> Purchase:
    short = cost - xp_left(sheet)
    reason = barred or (phrase("経験点が {n} 足りません。", n=short) if short > 0 else phrase(""))
    remedy = _ANOTHER if barred else _EARN if short > 0 else phrase("")
    return Purchase(
        id=name, label=label, group=group, cost=cost, unit="経験点", held=xp_left(sheet),
        rule="EN-GRW-02" if barred else "EN-GRW-01",
        legal=barred is None and short <= 0, reason=reason, remedy=remedy,
    )  # fmt: skip


def _capped(sheet: Sheet, skill: str) -> Phrase | None:
    cap = slv_cap(sheet.clv)
    if sheet.slv(skill) < cap:
        return None
    return phrase("{skill} は上限 {cap} です。CLVを先に上げてください。", skill=skill_word(skill), cap=cap)


def grow(sheet: Sheet, purchase: str, game: Rules) -> Sheet:
    """Buy growth: `clv`, `raise:athletics`, `new:art:歌唱`, `wealth`.

    Raises:
        Refusal: `no_xp` (EN-VAL-30), `cap` (EN-VAL-31), `owned` (EN-VAL-07), `unknown_skill` (EN-VAL-06).
    """
    kind, _, skill = purchase.partition(":")
    costs = tables().growth
    if kind == "clv" and not skill:
        _affordable(sheet, costs["clv"])
        return _paid(sheet.evolve(clv=sheet.clv + 1), costs["clv"], phrase("CLV {n}", n=sheet.clv + 1))
    if kind == "wealth" and not skill:
        _affordable(sheet, costs["wealth_cost"])
        richer = sheet.evolve(wealth=sheet.wealth + costs["wealth_points"])
        return _paid(richer, costs["wealth_cost"], phrase("財産ポイント {n}→{m}", n=sheet.wealth, m=richer.wealth))
    if kind not in ("raise", "new"):
        raise refuse(
            "unknown_purchase",
            "EN-GRW-01",
            phrase("{what} は経験点で買えません。", what=purchase),
            phrase("CLV・スキル・財産ポイントから選んでください。"),
        )
    return _learn(sheet, kind, skill, game)


def _learn(sheet: Sheet, kind: str, skill: str, game: Rules) -> Sheet:
    name, _, field = skill.partition(":")
    if (name not in Skills.model_fields or field) and not (name in FIELD_SKILLS and field.strip()):
        raise unknown_skill(skill)
    slv = sheet.slv(skill)
    word = skill_word(skill)
    if kind == "new" and slv:
        message = phrase("{skill} はもう持っています。", skill=word)
        raise refuse("owned", "EN-VAL-07", message, phrase("レベルを上げるほうを選んでください。"), overridable=False)
    if kind == "raise" and not slv:
        raise refuse(
            "not_owned",
            "EN-VAL-06",
            phrase("{skill} はまだ持っていません。", skill=word),
            phrase("新しく覚えてください。"),
        )
    barred = _capped(sheet, skill)
    if barred:
        raise refuse("cap", "EN-VAL-31", barred, _ANOTHER)
    cost = tables().growth["skill_up" if slv else "new_skill"]
    _affordable(sheet, cost)
    grown = _risen(sheet, set_slv(sheet, skill, slv + 1), game)
    if skill == "riches" and game.settings.riches_pay:
        grown = grown.evolve(wealth=grown.wealth + 5)
    return _paid(grown, cost, phrase("{skill} {n}", skill=word, n=slv + 1))


def _risen(before: Sheet, after: Sheet, game: Rules) -> Sheet:
    """Raise the current LP and SP together with their maxima (EN-AMB-32)."""
    if not game.settings.current_rises or before.dead:
        return after
    lp = after.lp + lp_max(after) - lp_max(before)
    return after.evolve(lp=lp, sp=after.sp + sp_max(after) - sp_max(before))


def refuse_in_battle(settings: Settings) -> None:
    """Keep growth out of a battle stage (EN-AMB-73).

    Raises:
        Refusal: the table does not allow it.
    """
    if not settings.grow_in_battle:
        message, remedy = phrase("バトルステージの間は成長できません。"), phrase("戦いのあとにしてください。")
        raise refuse("in_battle", "EN-AMB-73", message, remedy)


def _affordable(sheet: Sheet, cost: int) -> None:
    left = xp_left(sheet)
    if left < cost:
        message = phrase("経験点が {n} 足りません（残り {left}）。", n=cost - left, left=left)
        raise refuse("no_xp", "EN-VAL-30", message, _EARN, overridable=False)


def _paid(sheet: Sheet, cost: int, what: Phrase) -> Sheet:
    line = HistoryEntry(text=phrase("成長：{what}（経験点 {n}）", what=what, n=cost), rule="EN-GRW-01")
    return sheet.evolve(xp_spent=sheet.xp_spent + cost, history=(*sheet.history, line))


def checklist_points(ticks: Checklist) -> int:
    """Points of the last stage's checklist, one per tick (EN-XP-01)."""
    return sum(bool(getattr(ticks, row.id)) for row in tables().checklist)
