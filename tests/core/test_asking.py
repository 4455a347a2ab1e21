"""What forms ask for a legal step, read from the type of its event."""

from __future__ import annotations

from typing import Literal

from desktop.core.play import Move
from desktop.core.rolls.asking import offer
from desktop.core.rolls.check import ParamChoice
from desktop.core.value import Value


class Join(Value):
    """A character joins."""

    kind: Literal["join"] = "join"
    who: str
    side: str = ""


class Leave(Value):
    """A character leaves."""

    kind: Literal["leave"] = "leave"
    who: str


def test_form_offers_characters_in_play_but_no_joiners() -> None:
    people = (ParamChoice(value="a", label="A"),)
    leave = offer(Move(event="leave", label="抜ける"), {"leave": Leave}, people)
    join = offer(Move(event="join", label="加わる"), {"join": Join}, people)
    assert ([param.id for param in leave.asks], leave.beyond) == (["who"], ())
    assert ([param.id for param in join.asks], join.beyond) == (["side"], ("who",))
