"""Session and battle as the program sees them; both are one reducer, opened in two ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.core.game import Game
from desktop.core.outcome import Change
from desktop.core.play import Engine
from desktop.systems.common.session.changes import changes
from desktop.systems.common.session.check import check
from desktop.systems.common.session.events import EVENTS, Join, Refresh
from desktop.systems.common.session.gm import refreshed
from desktop.systems.common.session.legal import legal
from desktop.systems.common.session.log_lines import log_messages
from desktop.systems.common.session.opening import start, start_battle
from desktop.systems.common.session.project import heading, project
from desktop.systems.common.session.reduce import apply
from desktop.systems.common.session.scene import may_grow
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet


def _refresh(state: SessionState, sheet: CommonSheet, game: Game[CommonSettings]) -> Refresh | None:
    """Take an edited sheet over; None where it changes nothing here."""
    old = state.sheets.get(sheet.id)
    return None if old is None or refreshed(old, sheet) == old else Refresh(sheet=sheet)


def _opened(sheets: Sequence[CommonSheet], state: SessionState) -> tuple[Change, ...]:
    """The start numbers every copy; a battle without a scenario puts all characters into one area, ready to fight."""
    return changes(state.evolve(sheets={sheet.id: sheet for sheet in sheets}), state)


def _standing(state: SessionState, sheet: CommonSheet) -> CommonSheet:
    """A character removed from the running scene keeps the area, but is not in its scene (CM-AMB-56, CM-AMB-76)."""
    left = state.phase == "scene" and sheet.area == state.scene_area and sheet.id not in state.cast
    return sheet.evolve(area="") if left else sheet


SESSION = Engine(
    state_type=SessionState,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=check,
    changes=changes,
    log_messages=log_messages,
    opened=_opened,
    join=lambda sheet, game: Join(sheet=sheet),
    refresh=_refresh,
    may_grow=may_grow,
    standing=_standing,
    unseen="unseen",
    whole_party=True,
    past=True,
    heading=heading,
    over=lambda state: state.phase == "scenario_end",
)


BATTLE = replace(SESSION, start=start_battle, whole_party=False, past=False, over=lambda state: state.battle is None)
