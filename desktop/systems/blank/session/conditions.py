"""States of people: put on, taken off, and ending by themselves (BL-CND-01, BL-CND-02)."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.core.problem import refuse
from desktop.core.words import Typed, phrase
from desktop.systems.blank.people import condition_row
from desktop.systems.blank.session import events as ev
from desktop.systems.blank.session.state import SessionState
from desktop.systems.blank.sheet import MOST_CONDITIONS, Condition


def changed(state: SessionState, event: ev.ConditionEvent) -> SessionState:
    """Add a condition to a character, or take it off.

    Raises:
        Refusal: `unknown_character`, `no_condition`, `too_many_conditions`.
    """
    sheet, text = state.find(event.who), event.text.strip()
    if not text:
        raise refuse(
            "no_condition",
            "BL-CND-01",
            phrase("状態の名前がありません。"),
            phrase("一覧から選ぶか、名前を書いてください。"),
        )
    others = tuple(row for row in sheet.conditions if row.text != text)
    after = others if event.remove else (*others, Condition(text=text, until=event.until.strip()))
    if len(after) > MOST_CONDITIONS:
        raise refuse(
            "too_many_conditions",
            "BL-CND-01",
            phrase("{name} の状態はもう {n} 個あります。", name=Typed(sheet.name), n=MOST_CONDITIONS),
            phrase("終わった状態を外してください。"),
        )
    return state if after == sheet.conditions else state.with_sheet(sheet.evolve(conditions=after))


def ended(state: SessionState, people: Iterable[str], when: str) -> SessionState:
    """Take off what ends of its own at the end of a turn, a round or all turns (BL-CND-02)."""
    for who in people:
        sheet = state.sheet(who)
        if sheet is None:
            continue
        left = tuple(row for row in sheet.conditions if not _ends(state, row, when))
        if left != sheet.conditions:
            state = state.with_sheet(sheet.evolve(conditions=left))
    return state


def _ends(state: SessionState, row: Condition, when: str) -> bool:
    known = condition_row(row.text, state.game)
    return known is not None and known.ends == when and not row.until
