"""The check inside an action: the very `CommonCheck` of a loose check, among those in the scene."""

from __future__ import annotations

from desktop.core.expression.tree import Const
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.common.checks import USUAL, CommonCheck, Numbers, Trial
from desktop.systems.common.session.drops import difficulty_of
from desktop.systems.common.session.state import Action, SessionState


def opened(state: SessionState, action: Action) -> SessionState:
    """Open the check against the next target (CM-CHK-02).

    Raises:
        Refusal: `number_needed`, `no_target`.
    """
    state = state.evolve(action=action.evolve(trial=_trial(state, action)))
    _ = open_trial(state).pair
    return state


def _trial(state: SessionState, action: Action) -> Trial:
    usual = state.library.by_id[action.card].check or USUAL
    search = action.purpose == "search"
    difficulty = Const(value=difficulty_of(state, action)) if search else usual.difficulty
    return Trial(
        user=action.user,
        against="" if search else action.against,
        secret=search,
        numbers=Numbers(
            judge=usual.judge,
            judge_text=usual.judge_text,
            difficulty_text=usual.difficulty_text,
            difficulty=difficulty,
            kind=action.name,
            typed_judge=action.typed_judge,
            typed_difficulty=action.typed_difficulty,
        ),
    )


def open_trial(state: SessionState) -> CommonCheck:
    """Return the running check with its target and the characters who may act in it (CM-AMB-90).

    Raises:
        Refusal: `no_check`.
    """
    action = state.action
    if action is None or action.trial is None:
        raise refuse(
            "no_check",
            "CM-CHK-01",
            phrase("いまは行為判定の途中ではありません。"),
            phrase("カードを使ってから進めてください。"),
            overridable=False,
        )
    here = state.cast if state.settings.scene_only else tuple(state.sheets)
    concerned = (*here, action.trial.user, action.trial.against)
    people = tuple(sheet for who, sheet in state.sheets.items() if who in concerned)
    return CommonCheck(
        trial=action.trial,
        library=state.library,
        settings=state.settings,
        profile=state.library.profile,
        people=people,
        moments={sheet.id: state.moment(sheet.id) for sheet in people},
        known=frozenset(sheet.id for sheet in people if state.open_sheet(sheet)),
    )
