"""From 指定 to a check ready to be rolled."""

from __future__ import annotations

from typing import Any

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.odds import must_roll
from desktop.systems.d20fate.session.events import Designate
from desktop.systems.d20fate.session.state import SessionState
from desktop.systems.d20fate.starting import start_check


def check_of(state: SessionState, event: Designate) -> FateCheck:
    """Build the check a designation means; conditions have only proposed, the event decides (D20-AMB-35).

    Raises:
        Refusal: `dc_missing`, and those of `start_check`.
    """
    sheet = state.find(state.who)
    if event.opponent is None:
        if event.dc is None:
            raise refuse(
                "dc_missing", "D20-LOOP-02", phrase("目標値がありません。"), phrase("目標値か相手を決めてください。")
            )
        return start_check("check", sheet, _plain(event), state.game, state.cast)
    return start_check("contest", sheet, _contest(event), state.game, state.cast)


def _shared(event: Designate) -> dict[str, Any]:
    return {
        "subject": event.subject,
        "ability": event.ability,
        "proficiency": event.proficiency,
        "advantage": event.advantages,
        "disadvantage": event.disadvantages,
        "mode": event.mode,
        "damage": event.damage,
    }


def _plain(event: Designate) -> dict[str, Any]:
    return {**_shared(event), "dc": event.dc, "dc_hidden": event.dc_hidden}


def _contest(event: Designate) -> dict[str, Any]:
    return {
        **_shared(event),
        "opponent": event.opponent,
        "pairing": event.pairing,
        "opponent_subject": event.opponent_subject,
        "opponent_ability": event.opponent_ability,
        "opponent_proficiency": event.opponent_proficiency,
        "opponent_advantage": event.opponent_advantages,
        "opponent_disadvantage": event.opponent_disadvantages,
        "opponent_mode": event.opponent_mode,
        "secret": event.secret,
        "swap": event.swap,
        "opponent_first": event.opponent_first,
    }


def demand_roll(state: SessionState, event: Designate) -> None:
    """Refuse to go without dice while the chance of failure is above the campaign's threshold (D20-LAW-01, D20-AMB-30).

    Raises:
        Refusal: `must_roll`.
    """
    check = check_of(state, event)
    actor = check.actor
    if check.opponent is not None or must_roll(actor.modifier, check.dc or 0, actor.mode, state.rules):
        raise refuse(
            "must_roll",
            "D20-LAW-01",
            phrase("失敗する見込みが残っているので、判定を省けません。"),
            phrase("目標値を指定してダイスを振ってください。"),
        )
