"""The state of a session: who is present, whose turn it is, and the dice for the order that are still to be thrown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.core.custom_checks.check import CustomRoll
from desktop.core.game import Game
from desktop.core.play import EngineState, KnownSheets
from desktop.core.problem import Refusal, refuse
from desktop.core.sheet import AnyName
from desktop.core.words import Typed, phrase
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet
from desktop.systems.blank.tables import TurnRow


class SessionState(EngineState[BlankSheet, BlankSettings]):
    """One moment of a session; the log is the list of events, not kept here."""

    members: tuple[str, ...] = ()
    """Sheet ids of all characters present."""
    hidden: tuple[str, ...] = ()
    """Sheet ids of those whom the players do not know of yet."""
    scene: AnyName = ""
    scenes: int = 0
    """How many scenes have begun."""
    turns: str = ""
    """Id of the way in which turns are taken; empty: none are."""
    taking: tuple[str, ...] = ()
    """Who takes turns, in the order in which they came."""
    values: Mapping[str, int] = {}
    """The number that orders a character's turn, by sheet id."""
    order: tuple[str, ...] = ()
    """Who acts when; empty where people agree on it, or dice are still to be thrown."""
    now: str = ""
    """Sheet id of the character whose turn it is; empty: none."""
    acted: tuple[str, ...] = ()
    """Who has had a turn in this round."""
    round: int = 0
    check: CustomRoll | None = None
    """The dice for the order that are due."""

    @property
    def cast(self) -> tuple[BlankSheet, ...]:
        """The sheets of all characters present, in the order in which they came."""
        return tuple(self.known[who] for who in self.members)

    @property
    def turn_row(self) -> TurnRow | None:
        """The way in which turns are taken now."""
        return next((row for row in self.game.rows("turns", TurnRow) if row.id == self.turns), None)

    @property
    def free(self) -> bool:
        """Tell whether people agree on who acts next (BL-TRN-04)."""
        return self.turn_row is not None and self.turn_row.way == "free" and not self.order

    @property
    def waiting(self) -> tuple[str, ...]:
        """Who has not acted in this round, in order."""
        every = self.order or self.taking
        return tuple(who for who in every if who not in self.acted and who != self.now)

    def sheet(self, who: str) -> BlankSheet | None:
        """Return a character by sheet id, or None."""
        return self.known[who] if who in self.members else None

    def find(self, who: str) -> BlankSheet:
        """Return a character by sheet id.

        Raises:
            Refusal: `unknown_character`.
        """
        found = self.sheet(who)
        if found is not None:
            return found
        raise refuse(
            "unknown_character",
            "BL-TRN-01",
            phrase("この卓に「{who}」はいません。", who=Typed(who[:40])),
            phrase("卓にいるキャラクターを選んでください。"),
        )


def start(sheets: Sequence[BlankSheet], game: Game[BlankSettings], unseen: Sequence[str] = ()) -> SessionState:
    """Begin with these characters.

    Args:
        unseen: sheet ids of those whom the players do not know of yet.

    Raises:
        Refusal: `same_character_twice`.
    """
    if len({sheet.id for sheet in sheets}) != len(sheets):
        raise twice()
    here = {sheet.id for sheet in sheets}
    hidden = tuple(who for who in unseen if who in here)
    known = {sheet.id: sheet for sheet in sheets}
    return SessionState(members=tuple(known), hidden=hidden).bound(KnownSheets(known), game)


def twice() -> Refusal:
    """Return the refusal of a character who is present already."""
    return refuse(
        "same_character_twice", "", phrase("同じキャラクターが二度います。"), phrase("一人を外してください。")
    )
