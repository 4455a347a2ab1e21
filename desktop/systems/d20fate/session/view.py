"""project(state, viewer): what somebody may know of the loop; decided here and nowhere else (D20-PHY-06, -08)."""

from __future__ import annotations

from desktop.core.outcome import Contribution
from desktop.core.system import Viewer
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.d20fate import tables
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.fate import owns_fate
from desktop.systems.d20fate.resolve import MODE_NAMES, Verdict
from desktop.systems.d20fate.results import parts
from desktop.systems.d20fate.session.state import STEP_NAMES, LoopStep, SessionState
from desktop.systems.d20fate.sheet import Condition, D20FateSheet
from desktop.systems.d20fate.side import Side
from desktop.systems.d20fate.window import shortage


class PersonView(Value):
    """One character on the strip; numbers of NPCs are for the GM alone."""

    id: str
    name: str
    colour: str
    is_pc: bool
    level: int | None
    fate_dice: int | None
    conditions: tuple[Condition, ...]


class SideView(Value):
    """One side of the check; None stands for what is hidden or not thrown yet."""

    who: str
    name: str
    label: Phrase | str
    mode: str
    reasons: tuple[str, ...]
    faces: tuple[int, ...] | None
    natural: int | None
    parts: tuple[Contribution, ...] | None
    total: int | None
    result: str
    """成功, 失敗, クリティカル, ファンブル; empty while open or hidden."""


class SessionView(Value):
    """The loop as one viewer may see it."""

    step: LoopStep
    step_name: str
    prompt: Phrase
    reminder: Phrase
    """One line of the iron laws where it matters; empty when switched off (D20-GMV-09)."""
    who: str
    text: str
    people: tuple[PersonView, ...]
    actor: SideView | None = None
    opponent: SideView | None = None
    dc: int | None = None
    dc_hidden: bool = False
    shortage: int | None = None
    """What the actor lacks (negative: by how much it is beaten); None while hidden."""
    fate_uses: tuple[str, ...] = ()
    """Ids of the fate uses this viewer may declare now."""
    hints: tuple[str, ...] = ()
    """Prompts for 解決; GM only."""
    description: str = ""
    consequence: str = ""


def project(state: SessionState, viewer: Viewer) -> SessionView:
    """Return what this viewer may know."""
    view = SessionView(
        step=state.step,
        step_name=STEP_NAMES[state.step],
        prompt=state.prompt,
        reminder=reminder(state),
        who=state.who,
        text=state.text,
        people=tuple(_person(row, state) for row in state.cast if row.is_pc or viewer.gm),
        description=state.description,
        consequence=state.consequence,
    )
    return view if state.check is None else _with_check(view, state, state.check, viewer)


def reminder(state: SessionState) -> Phrase:
    """D20-LAW-01 to D20-LAW-03 in one line at the step where they are easily broken."""
    if not state.rules.law_reminder:
        return phrase("")
    if state.step is LoopStep.DESIGNATE:
        return phrase("失敗しうるなら、話し合いや観察でも必ずダイスを振ります。")
    if state.step is LoopStep.STOP:
        return phrase("次の宣言まで、GMは敵も話も動かしません。")
    return phrase("")


def _person(sheet: D20FateSheet, state: SessionState) -> PersonView:
    return PersonView(
        id=sheet.id,
        name=sheet.name,
        colour=sheet.colour,
        is_pc=sheet.is_pc,
        level=sheet.level,
        fate_dice=sheet.fate_dice if owns_fate(sheet.is_pc, state.rules) else None,
        conditions=sheet.conditions,
    )


def _with_check(view: SessionView, state: SessionState, check: FateCheck, viewer: Viewer) -> SessionView:
    shown = viewer.gm or dice_shown(state, check)
    _, mine, theirs = check.verdicts if check.rolled and shown else (None, None, None)
    knows_dc = viewer.gm or not check.dc_hidden
    margin = shortage(check, "actor") if mine is not None and knows_dc else None
    return view.evolve(
        actor=_side(check.actor, mine, True, viewer),
        opponent=_side(check.opponent, theirs, shown, viewer) if check.opponent else None,
        dc=check.dc if knows_dc else None,
        dc_hidden=check.dc_hidden,
        shortage=margin,
        fate_uses=_fate_uses(state, check, viewer) if shown else (),
        hints=hints(state, check) if viewer.gm else (),
    )


def dice_shown(state: SessionState, check: FateCheck) -> bool:
    """D20-PHY-06: hidden dice of the opponent are shown at 解決."""
    return not check.secret or state.step in (LoopStep.RESOLVE, LoopStep.STOP)


def _side(side: Side, verdict: Verdict | None, shown: bool, viewer: Viewer) -> SideView:
    """Show a side; the summands of an NPC stay with the GM even when its dice lie open."""
    lies = bool(side.faces) and shown
    return SideView(
        who=side.who,
        name=side.name,
        label=_label(side, viewer),
        mode=MODE_NAMES[side.mode],
        reasons=(*side.advantages, *side.disadvantages),
        faces=side.faces if lies else None,
        natural=side.natural if lies else None,
        parts=parts(side) if lies and (side.is_pc or viewer.gm) else None,
        total=side.total if lies else None,
        result=verdict.word if verdict is not None else "",
    )


def _label(side: Side, viewer: Viewer) -> Phrase | str:
    """Name what is tested; a bare modifier of an NPC would be a number and is left out."""
    bare = not side.who
    return "" if bare and not side.is_pc and not viewer.gm else side.label


def _fate_uses(state: SessionState, check: FateCheck, viewer: Viewer) -> tuple[str, ...]:
    if state.step is not LoopStep.FATE:
        return ()
    uses = (option for option in check.options if option.enabled and option.id != "confirm")
    return tuple(option.id for option in uses if viewer.gm or option.payer == viewer.sheet != "")


def hints(state: SessionState, check: FateCheck) -> tuple[str, ...]:
    """D20-AMB-34: prompts that fit the results of both sides."""
    if state.step is not LoopStep.RESOLVE:
        return ()
    kinds = {_kind(verdict) for verdict in check.verdicts[1:] if isinstance(verdict, Verdict)}
    rows: tuple[tables.Prompt, ...] = state.game.rows("prompts")
    return tuple(row.name for row in rows if row.kind in kinds)


def _kind(verdict: Verdict) -> str:
    if verdict.critical:
        return "critical"
    if verdict.fumble:
        return "fumble"
    return "" if verdict.success else "failure"
