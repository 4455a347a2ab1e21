"""What a viewer may know of a check: hidden targets and NPC numbers stay with the GM (EN-TAB-04, EN-TAB-08)."""

from __future__ import annotations

from desktop.core.system import Viewer
from desktop.core.value import Value
from desktop.core.words import Phrase
from desktop.systems.enishi.checks.result import outcome
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.checks.side import ready


class SideView(Value):
    """One side as shown; None and empty stand for what the viewer may not know."""

    who: str
    name: Phrase | str
    faces: tuple[tuple[int, ...], ...] = ()
    total: int | None = None


class CheckView(Value):
    """A check as shown."""

    title: Phrase
    sides: tuple[SideView, ...] = ()
    target: int | None = None
    label: Phrase | str = ""
    success: bool | None = None
    done: bool = False


def project(check: Run, viewer: Viewer) -> CheckView:
    """Return what this viewer may see; the word of the result only once the check is done."""
    state = check.state
    numbers = state.numbers
    sides = tuple(
        SideView(
            who=side.who,
            name=side.name,
            faces=tuple(t.values for t in side.throws) if side.is_pc or viewer.gm else (),
            total=numbers[i] if (side.is_pc or viewer.gm) and ready(side, state.settings) else None,
        )
        for i, side in enumerate(state.sides)
    )
    result = outcome(state) if check.done else None
    hidden = state.secret and not viewer.gm
    return CheckView(
        title=state.title,
        sides=sides,
        target=None if hidden else state.target,
        label=_word(result.label, viewer) if result else "",
        success=result.success if result else None,
        done=check.done,
    )


def _word(label: Phrase | str, viewer: Viewer) -> Phrase | str:
    return label if viewer.gm or isinstance(label, str) else "命中"
