"""The state of a session: who is present, whose turn it is, and the dice for the order that are due."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.core.custom.checks.check import CustomRoll
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
    """Sheet ids of characters concealed from the players."""
    scene: AnyName = ""
    scenes: int = 0
    """How many scenes have begun."""
    turns: str = ""
    """Id of the way of taking turns, a row of the list `turns`; empty: none are taken."""
    taking: tuple[str, ...] = ()
    """Sheet ids of those who take turns, in order of registration."""
    values: Mapping[str, int] = {}
    """The number that orders a character's turn, by sheet id: as it was when turns began, or as the GM set it."""
    order: tuple[str, ...] = ()
    """Sheet ids in the order of turns; empty where the group agrees on it, or dice are due."""
    now: str = ""
    """Sheet id of the character whose turn it is; empty: none."""
    acted: tuple[str, ...] = ()
    """Sheet ids of those who have acted in this round."""
    round: int = 0
    check: CustomRoll | None = None
    """The dice for the order that are due, with the numbers of the character when they were asked for."""

    @property
    def cast(self) -> tuple[BlankSheet, ...]:
        """The sheets of all characters present, in order of registration."""
        return tuple(self.known[who] for who in self.members)

    @property
    def turn_row(self) -> TurnRow | None:
        """The way of taking turns now."""
        return next((row for row in self.game.rows("turns", TurnRow) if row.id == self.turns), None)

    @property
    def free(self) -> bool:
        """Tell whether the group agrees on who acts next (BL-TRN-04)."""
        return self.turn_row is not None and self.turn_row.way == "free" and not self.order

    @property
    def waiting(self) -> tuple[str, ...]:
        """Sheet ids of those who have not acted in this round, in order."""
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


def begun_with(sheets: Sequence[BlankSheet], game: Game[BlankSettings], unseen: Sequence[str] = ()) -> SessionState:
    """Begin with these characters.

    Args:
        unseen: sheet ids of characters concealed from the players.

    Raises:
        Refusal: `same_character_twice`.
    """
    if len({sheet.id for sheet in sheets}) != len(sheets):
        raise same_character_twice()
    here = {sheet.id for sheet in sheets}
    hidden = tuple(who for who in unseen if who in here)
    known = {sheet.id: sheet for sheet in sheets}
    return SessionState(members=tuple(known), hidden=hidden).bound(KnownSheets(known), game)


def same_character_twice() -> Refusal:
    """Return the refusal of a character who is present already."""
    return refuse(
        "same_character_twice", "", phrase("同じキャラクターが二度います。"), phrase("一人を外してください。")
    )
