"""project(state, viewer): what a viewer may know of the loop; decided here and nowhere else (D20-PHY-06, -08)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from desktop.core.rolls.check import CheckKind
from desktop.core.rolls.outcome import Outcome
from desktop.core.sheet import AnyName
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView, CheckView, PlayView, shown
from desktop.core.words import Phrase, Spoken, Typed, phrase, plus
from desktop.systems.d20fate import tables
from desktop.systems.d20fate.checks import FateCheck, under_cover
from desktop.systems.d20fate.kinds import Proposals, check_kinds, listed, proposals
from desktop.systems.d20fate.people import person
from desktop.systems.d20fate.resolve import MODE_NAMES, Mode, Verdict
from desktop.systems.d20fate.session.log import named
from desktop.systems.d20fate.session.rules import needs_consequence
from desktop.systems.d20fate.session.state import STEP_NAMES, SessionState
from desktop.systems.d20fate.session.state import LoopStep as LoopStep
from desktop.systems.d20fate.sheet import D20FateSheet
from desktop.systems.d20fate.tables import ConditionKind, Prompt, Reason
from desktop.systems.d20fate.trial import ContestSide

Line: TypeAlias = tuple[Phrase | str, Phrase | str]
"""A label and its text."""
_TAKEN = {
    Mode.ADVANTAGE: phrase("2 個で高いほう"),
    Mode.DISADVANTAGE: phrase("2 個で低いほう"),
    Mode.NORMAL: phrase("1 個"),
}


class Facing(NamedTuple):
    """What conditions propose for a check against `who`."""

    who: str
    actor: Proposals
    """For the declaring character: own conditions, and those of the other side."""
    opponent: Proposals
    """For the other side."""


class SessionView(PlayView):
    """The loop as one viewer may see it; the step's name is `phase`."""

    step: LoopStep
    prompt: Phrase
    """The one thing that is asked now (D20-PHY-04)."""
    reminder: Phrase
    """One line of the iron laws where it matters; empty when switched off (D20-GMV-09)."""
    title: Phrase | None = None
    """What is or was tested, without a hidden DC."""
    hints: tuple[str, ...] = ()
    """Prompts for 解決; GM only."""
    proposed: Proposals = Proposals()
    """What the declaring character's conditions propose for 指定; GM only (D20-AMB-35)."""
    facing: tuple[Facing, ...] = ()
    """The same for a contest against each of the others whose conditions say anything; GM only."""
    covered: bool = False
    """The opponent's dice, and who leads, are hidden until 解決: a screen that others look at shows neither."""
    open_check: CheckView | None = None
    """The open check without a hidden DC, and without what would tell it: for a screen that others look at."""
    contest: bool = False
    """The open check is a contest: the opponent's total is to be beaten, not a DC."""
    designated: tuple[Line, ...] = ()
    """What 指定 has fixed, by label; GM only."""
    who: str = ""
    """Sheet id of the declaring character."""
    text: AnyName = ""
    """The declaration."""
    kinds: tuple[CheckKind, ...] = ()
    """The kinds of check that 指定 may fix, with this character's numbers; GM only."""
    reasons: tuple[tuple[Typed | str, bool], ...] = ()
    """(reason, True for advantage) that the campaign knows; GM only."""
    states: tuple[AnyName, ...] = ()
    """Names of the conditions that the campaign knows; GM only."""
    fate: bool = True
    """The campaign plays with fate dice, and the loop has a step for them."""
    simple: bool = False
    """The campaign plays without saying 宣言 and 解決."""
    bearer: str = ""
    """Sheet id of the side that failed, on which a condition may come by 解決; empty: none is known; GM only."""
    needs_consequence: bool = False
    """解決 of a failure: a consequence must be named (D20-AMB-34); GM only."""


def project(state: SessionState, viewer: Viewer) -> SessionView:
    """Return what this viewer may know."""
    seen = None if state.check is None else shown(state.check, viewer)
    open_ = shown(state.check, Viewer()) if state.check is not None and state.check.dc_hidden else seen
    designating = viewer.gm and state.step is LoopStep.DESIGNATE
    choosing = viewer.gm and (designating or state.rules.flow_simple)
    known = state.check is not None and viewer.gm and state.step is LoopStep.RESOLVE
    return SessionView(
        step=state.step,
        phase=STEP_NAMES[state.step],
        prompt=state.prompt,
        reminder=reminder(state),
        people=tuple(_person(row, state) for row in state.cast if row.is_pc or viewer.gm),
        order=tuple(who for who in state.order if viewer.gm or _is_pc(state, who)),
        stage=_stage(state, viewer),
        check=_open(state, seen),
        finished_check=seen if state.step is LoopStep.RESOLVE else None,
        open_check=_open(state, open_),
        result=_result(state, open_),
        title=None if open_ is None else open_.title,
        hints=hints(state, state.check) if viewer.gm and state.check is not None else (),
        proposed=proposals(state.find(state.who), None, state.game) if designating else Proposals(),
        facing=_facing(state) if designating else (),
        covered=state.check is not None and under_cover(state.check),
        contest=state.check is not None and state.check.opponent is not None,
        designated=_designated(state.check) if viewer.gm and state.check is not None else (),
        who=state.who,
        text=state.text,
        kinds=check_kinds(_acting(state), state.game, state.cast) if choosing else (),
        reasons=_reasons(state) if choosing else (),
        states=tuple(row.name for row in state.game.rows("conditions", ConditionKind)) if viewer.gm else (),
        fate=state.rules.fate_enabled,
        simple=state.rules.flow_simple,
        bearer=_bearer(state.check) if known and state.check is not None else "",
        needs_consequence=known and state.check is not None and needs_consequence(state.check),
    )


def _facing(state: SessionState) -> tuple[Facing, ...]:
    actor = state.find(state.who)
    found = (
        Facing(row.id, proposals(actor, row, state.game), proposals(row, actor, state.game))
        for row in state.cast
        if row.id != state.who and (row.conditions or actor.conditions)
    )
    return tuple(found)


def _is_pc(state: SessionState, who: str) -> bool:
    sheet = state.sheet(who)
    return sheet is not None and sheet.is_pc


def _acting(state: SessionState) -> D20FateSheet | None:
    """The declaring character, or the first player character where no declaration is needed."""
    return state.sheet(state.who) or next((row for row in state.cast if row.is_pc), None)


def _reasons(state: SessionState) -> tuple[tuple[str, bool], ...]:
    good = ((row.name, True) for row in state.game.rows("advantages", Reason))
    bad = ((row.name, False) for row in state.game.rows("disadvantages", Reason))
    return (*good, *bad)


def _open(state: SessionState, seen: CheckView | None) -> CheckView | None:
    return seen if state.step in (LoopStep.ROLL, LoopStep.FATE) else None


def _result(state: SessionState, seen: CheckView | None) -> Outcome | None:
    return seen.outcome if seen is not None and seen.done else None


def _stage(state: SessionState, viewer: Viewer) -> tuple[tuple[Spoken, Spoken], ...]:
    """Declaration, consequence and description, and above them at the end what players are asked (D20-PHY-08)."""
    rows = (("宣言", state.text), ("結果", named(state, state.consequence)), ("解決", state.description))
    asked = ((STEP_NAMES[state.step], state.prompt),) if state.step is LoopStep.STOP and not viewer.gm else ()
    return (*asked, *((label, text) for label, text in rows if text))


def reminder(state: SessionState) -> Phrase:
    """D20-LAW-01 to D20-LAW-03 in one line at the step where they are easily broken."""
    if not state.rules.law_reminder:
        return phrase("")
    if state.step is LoopStep.DESIGNATE:
        return phrase("失敗しうるなら、話し合いや観察でも必ずダイスを振ります。")
    if state.step is LoopStep.STOP:
        return phrase("次の宣言まで、GMは敵も話も動かしません。")
    return phrase("")


def _person(sheet: D20FateSheet, state: SessionState) -> CharacterView:
    return person(sheet, state.rules, turn=sheet.id == state.acting)


def hints(state: SessionState, check: FateCheck) -> tuple[str, ...]:
    """D20-AMB-34: prompts that fit the actor's result, and an extreme of the other side (D20-AMB-15)."""
    if state.step is not LoopStep.RESOLVE:
        return ()
    _, mine, theirs = check.verdicts
    kinds = {_kind(mine)}
    if theirs is not None and (theirs.critical or theirs.fumble):  # that the other side only loses is no consequence
        kinds.add(_kind(theirs))
    rows: tuple[tables.Prompt, ...] = state.game.rows("prompts", Prompt)
    return tuple(row.name for row in rows if row.kind in kinds)


def _bearer(check: FateCheck) -> str:
    """Return the failed side: the actor, or the opponent of a contest that the actor won (D20-RES-04, D20-AMB-15)."""
    if not check.verdicts[1].success:
        return check.actor.who
    return check.opponent.who if check.opponent is not None else ""


def _kind(verdict: Verdict) -> str:
    if verdict.critical:
        return "critical"
    if verdict.fumble:
        return "fumble"
    return "" if verdict.success else "failure"


def _designated(check: FateCheck) -> tuple[Line, ...]:
    """Return the designation as the GM knows it, but for a hidden DC and for the numbers of NPCs.

    Others look at the page, too (D20-GMV-08, D20-PHY-06).
    """
    return tuple(_designated_lines(check))


def _designated_lines(check: FateCheck) -> Iterator[Line]:
    yield "能力値・技能", _tested(check.actor, check)
    other = check.opponent
    if other is None:
        yield "目標値", phrase("伏せています") if check.dc_hidden else phrase("DC {dc}", dc=check.dc)
    else:
        what = _tested(other, check)
        name = phrase("{name}　{what}", name=Typed(other.name), what=what) if other.name else what
        yield "相手", phrase("{who}（ダイスを伏せています）", who=name) if check.secret else name
    yield from _dice_line(check.actor, "有利", "不利", "出目")
    if other is not None and (other.advantages or other.disadvantages or other.mode is not Mode.NORMAL):
        yield from _dice_line(other, "相手の有利", "相手の不利", "相手の出目")


def _tested(side: ContestSide, check: FateCheck) -> Phrase | str:
    """Name what is tested, with its summands; an NPC's are concealed like its odds."""
    if not (check.final or side.is_pc):
        return side.label
    sums = [phrase("{what} {n}", what=part.label, n=plus(part.value)) for part in side.parts]
    return phrase("{what}（{sum}）", what=side.label, sum=listed(sums)) if sums else side.label


def _dice_line(side: ContestSide, good: str, bad: str, dice: str) -> Iterator[Line]:
    for label, reasons in ((good, side.advantages), (bad, side.disadvantages)):
        if reasons:
            yield label, listed(reasons)
    yield dice, phrase("{mode}：{dice}", mode=MODE_NAMES[side.mode], dice=_TAKEN[side.mode])
