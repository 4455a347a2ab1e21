"""Who takes part in a check and under what circumstances: rules are started with these, never with sheets."""

from __future__ import annotations

from typing import NamedTuple, Unpack

from desktop.core.problem import Further, Refusal, refuse
from desktop.core.rolls.outcome import Contribution
from desktop.core.words import Spoken, phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks.state import CheckSide, Marks
from desktop.systems.enishi.derived import STATES
from desktop.systems.enishi.gear import AttackLine, skill_word
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import FIELD_SKILLS, Skills
from desktop.systems.enishi.tables import tables

NOTHING = Marks()


class Bare(NamedTuple):
    """A character without a sheet, with typed numbers."""

    name: Spoken = "相手"
    is_pc: bool = False
    bonus: int = 0
    label: Spoken = "修正込みSLV"
    rule: str = "EN-OPP-03"
    secret: bool = False
    """The numbers are the GM's (EN-TAB-08)."""
    marks: Marks = NOTHING


Who = Actor | Bare


class Around(NamedTuple):
    """What one side's surroundings add (EN-AMB-11, EN-VIS-01, EN-WAT-01, EN-AMB-44)."""

    modifier: int = 0
    vision: int = 0
    water: str = ""
    search: bool = False
    """Internet search available now."""

    def parts(self, settings: Settings) -> tuple[Contribution, ...]:
        """Name modifier, vision and water as summands."""
        typed = (
            (Contribution.model_construct(label="修正", value=self.modifier, rule="EN-AMB-11"),)
            if self.modifier
            else ()
        )
        if not self.vision and not self.water:
            return typed
        return (*typed, *_situation(self.vision, self.water, settings))


class Scene(NamedTuple):
    """Where a check takes place: who may pay or be hurt, the marks they bear, whom it concerns."""

    settings: Settings
    cast: tuple[Actor, ...] = ()
    marks: tuple[tuple[str, Marks], ...] = ()
    about: tuple[str, ...] = ()
    gm: bool = False
    """The GM lets pass what a GM may let pass."""

    def of(self, who: Who) -> Marks:
        """Return the marks of a character; none outside a fight."""
        if isinstance(who, Bare):
            return who.marks
        return next((marks for name, marks in self.marks if name == who.id), NOTHING)


class Entry(NamedTuple):
    """One side of an opposed check before its dice."""

    who: Who
    skill: str | int = 0
    around: Around = Around()
    total: int | None = None
    """An achievement known beforehand."""


def _situation(vision: int, water: str, settings: Settings) -> tuple[Contribution, ...]:
    """Vision and water; both count unless the campaign takes the worse (EN-VIS-01, EN-WAT-01, EN-AMB-66)."""
    row = next((w for w in tables().water if w.id == water), None)
    if water and row is None:
        raise refuse(
            "unknown_water",
            "EN-WAT-01",
            phrase("水の深さ {depth} はありません。", depth=water),
            phrase("一覧にある深さを選んでください。"),
        )
    wet = row.modifier if row else 0
    if settings.situations == "worst" and vision and wet:
        vision, wet = (vision, 0) if vision < wet else (0, wet)
    return (
        Contribution.model_construct(label="視界修正", value=vision, rule="EN-VIS-01"),
        Contribution.model_construct(label="水域修正", value=wet, rule="EN-WAT-01"),
    )


def may_use(actor: Actor, skill: str, settings: Settings) -> bool:
    """Tell whether a character may choose a skill: one not learnt only where the campaign allows it (EN-AMB-10)."""
    return settings.unowned_skills or actor.slv(skill) > 0


def skill_parts(
    scene: Scene, who: Who, skill: str | int, search: bool = False, *, chosen: bool = True
) -> tuple[Contribution, ...]:
    """SLV, then what things owned add (EN-CHK-04, EN-ITM-01); a typed SLV counts alone.

    Args:
        chosen: False where the throw is forced: for the acting order, in answer to others. No other skill can be
            chosen there, so one not learnt counts as 0 even where the campaign forbids to choose it.

    Raises:
        Refusal: `unowned` where the campaign forbids unlearnt skills (EN-AMB-10).
    """
    if isinstance(who, Bare):
        return (Contribution.model_construct(label=who.label, value=who.bonus, rule=who.rule),)
    if isinstance(skill, int):
        return (Contribution.model_construct(label="SLV", value=skill, rule="EN-CHK-04"),)
    slv = who.slv(skill)
    if chosen and not scene.gm and not may_use(who, skill, scene.settings):
        message = phrase("{skill}を持っていません。", skill=skill_word(skill))
        raise refuse("unowned", "EN-AMB-10", message, phrase("別のスキルを選んでください。"))
    own = Contribution.model_construct(label=skill_word(skill), value=slv, rule="EN-CHK-04")
    return (own, *who.tool_parts(skill, search)) if who.tools else (own,)


def known_skill(skill: str) -> bool:
    """Tell whether a name is a skill of the book, with a field where one belongs (EN-VAL-06)."""
    kind, _, field = skill.partition(":")
    return bool(field.strip()) if kind in FIELD_SKILLS else kind in Skills.model_fields and not field


def able(actor: Actor, settings: Settings) -> bool:
    """Tell whether a character can act by the own body under the campaign's rules (EN-VAL-40, EN-AMB-50)."""
    return actor.state == "normal" or (settings.unconscious_acts and actor.state == "unconscious")


def unable(who: Actor, **more: Unpack[Further]) -> Refusal:
    """Return the refusal of what a character who is 気絶 or 死亡 cannot do (EN-VAL-40, EN-VAL-33)."""
    text = phrase("{who} は{state}で動けません。", who=who.name, state=STATES[who.state])
    up = phrase("先に蘇生させてください。") if who.state == "dead" else phrase("先に回復させてください。")
    return refuse("cannot_act", "EN-VAL-40", text, up, **more)


def must_act(scene: Scene, who: Who) -> None:
    """Refuse an action of a character who is 気絶 or 死亡 (EN-VAL-40)."""
    if isinstance(who, Actor) and not scene.gm and not able(who, scene.settings):
        raise unable(who)


def line_of(actor: Actor, weapon: str) -> AttackLine:
    """Return the weapon by its key; without one the usual (EN-WPN-01).

    Raises:
        Refusal: `unknown_weapon`.
    """
    found = actor.usual_line if not weapon else next((line for line in actor.lines if line.key == weapon), None)
    if found is None:
        text = phrase("{who} は武器 {weapon} を持っていません。", who=actor.name, weapon=weapon)
        remedy = phrase("持っている武器から選んでください。")
        raise refuse("unknown_weapon", "EN-WPN-01", text, remedy, overridable=False)
    return found


def make_side(who: Who, special: bool, *parts: Contribution, asked: bool = False) -> CheckSide:
    """Sum up a side; summands of 0 are left out but for the skill.

    Args:
        asked: the window before its dice is the one that opens the check.
    """
    kept = tuple(p for p in parts if p.value or p.rule in ("EN-CHK-04", "EN-OPP-03", "EN-BTL-09"))
    return CheckSide.model_construct(
        who="" if isinstance(who, Bare) else who.id,
        name=who.name,
        is_pc=who.is_pc,
        hidden=who.secret if isinstance(who, Bare) else not who.is_pc,
        parts=kept,
        bonus=sum(p.value for p in kept),
        special=special,
        asked=asked,
    )


def silent(who: Who) -> CheckSide:
    """Make the side that offers no resistance: 0, and no 達成値+1 on it (EN-AMB-58, EN-AMB-61)."""
    return make_side(who, True).evolve(given=0, made=False)


def entry_side(scene: Scene, entry: Entry, *, chosen: bool = True) -> CheckSide:
    """Make one side of an opposed check by its skill (EN-OPP-03)."""
    skill = skill_parts(scene, entry.who, entry.skill, entry.around.search, chosen=chosen)
    side = make_side(entry.who, scene.settings.special_in_opposed, *skill, *entry.around.parts(scene.settings))
    return side if entry.total is None else side.evolve(given=entry.total)


def reacts(scene: Scene, who: Who, reaction: str = "") -> bool:
    """Tell whether a character can make a reactive action (EN-VAL-36, EN-VAL-40, EN-AMB-58)."""
    marks = scene.of(who)
    if reaction == "decline" or marks.stance in ("attack", "both") or marks.exhausted:
        return False
    return isinstance(who, Bare) or able(who, scene.settings)


def defence_side(scene: Scene, entry: Entry, reaction: str = "") -> CheckSide:
    """Make 防御行動: 《運動》 and protection, or 0 where none is made (EN-BTL-09, EN-OPT-02, EN-AMB-50)."""
    who = entry.who
    if not reacts(scene, who, reaction):
        return silent(who)
    if isinstance(who, Bare):
        parts = skill_parts(scene, who, 0)
    else:
        base = skill_word("athletics") if isinstance(entry.skill, str) else "SLV"
        slv = who.skills.athletics if isinstance(entry.skill, str) else entry.skill
        guard = Contribution.model_construct(label="防御修正", value=who.defence_mod, rule="EN-HIT-01")
        tools = who.tool_parts("athletics", entry.around.search) if isinstance(entry.skill, str) else ()
        parts = (Contribution.model_construct(label=base, value=slv, rule="EN-BTL-09"), *tools, guard)
    marks, settings = scene.of(who), scene.settings
    surprise = Contribution.model_construct(label="不意打ち", value=-marks.ambushed, rule="EN-SUR-02")
    more = (*_devoted(marks), *entry.around.parts(settings), surprise)
    side = make_side(who, settings.special_in_opposed, *parts, *more)
    return side if entry.total is None else side.evolve(given=entry.total)


def resistance_side(scene: Scene, entry: Entry, reaction: str = "") -> CheckSide:
    """Make 抵抗行動 with 《意志》, or 0 where none is made (EN-BTL-09, EN-AMB-59, EN-AMB-61)."""
    if not reacts(scene, entry.who, reaction):
        return silent(entry.who)
    settings = scene.settings
    skill = skill_parts(scene, entry.who, entry.skill, entry.around.search, chosen=False)
    more = (*_devoted(scene.of(entry.who)), *entry.around.parts(settings))
    side = make_side(entry.who, settings.special_in_opposed, *skill, *more)
    return side if entry.total is None else side.evolve(given=entry.total)


def _devoted(marks: Marks) -> tuple[Contribution, ...]:
    """防御に徹する lifts every reactive action (EN-OPT-03)."""
    if marks.stance not in ("defence", "both"):
        return ()
    return (Contribution.model_construct(label="防御に徹する", value=2, rule="EN-OPT-03"),)
