"""What can happen in a battle, as data."""

from __future__ import annotations

from typing import Literal

from desktop.systems.common.session.events import Event


class StartBattle(Event):
    """The GM starts a battle by hand."""

    kind: Literal["start_battle"] = "start_battle"


class EndBattle(Event):
    """The GM ends a battle by hand."""

    kind: Literal["end_battle"] = "end_battle"


class PlaceToken(Event):
    """A token is put on a hex; None: off the sheet."""

    kind: Literal["place_token"] = "place_token"
    who: str
    hex: int | None


class MoveToken(Event):
    """A token is taken to another hex: put down at first, then by a card that moves, or by the GM's word."""

    kind: Literal["move_token"] = "move_token"
    who: str
    hex: int


class AllTo(Event):
    """全員を37へ, or to another hex."""

    kind: Literal["all_to"] = "all_to"
    hex: int = 37


class EndSetup(Event):
    """セットアッププロセス終了."""

    kind: Literal["end_setup"] = "end_setup"


class Draw(Event):
    """The GM chooses among those tied, with `gm`."""

    kind: Literal["draw"] = "draw"
    who: str


class EndTurn(Event):
    """ターン終了 AP−1."""

    kind: Literal["end_turn"] = "end_turn"
    who: str


class EndCleanup(Event):
    """クリンナッププロセス終了."""

    kind: Literal["end_cleanup"] = "end_cleanup"
