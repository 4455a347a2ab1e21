"""The view of the check in the tray: for the user at the screen, and for the public."""

from __future__ import annotations

from typing import Protocol

from desktop.core.roll import Roll
from desktop.core.sheet import Sheet
from desktop.core.view_models import CheckView
from desktop.core.viewer import Viewer
from desktop.models.play_session import PlaySessionModel

GM, PUBLIC = Viewer(gm=True), Viewer()


class SheetSource(Protocol):
    """Who sits at the table."""

    def sheet(self, who: str) -> Sheet | None:
        """The current sheet; None when there is none."""


class TrayConcealment:
    """Projects a check for the GM, for the public while it is concealed, or for the player who reveals it."""

    def __init__(self, play_session: PlaySessionModel, people: SheetSource) -> None:
        self._play_session, self._people = play_session, people
        self._seen: tuple[Roll, bool, bool, CheckView] | None = None
        """What was asked last, how, and what is seen: several parts of the tray ask for the same."""

    def visible_check(self, roll: Roll | None, *, lifted: bool) -> CheckView | None:
        """Return a check as the user at the screen may see it; a concealed one as the public may."""
        if roll is None:
            return None
        how = lifted, self._play_session.playing.chances
        if self._seen is None or self._seen[0] is not roll or self._seen[1:3] != how:
            self._seen = roll, *how, self._shown(roll, lifted=lifted)
        return self._seen[3]

    def _shown(self, roll: Roll, *, lifted: bool) -> CheckView:
        eyes = self._play_session.playing.eyes
        if not roll.concealed:
            return roll.shown(eyes(GM))
        open_ = roll.shown(eyes(PUBLIC))
        if not lifted:
            return open_
        return roll.shown(eyes(Viewer(sheet=open_.looker) if open_.looker else GM))

    def player_acts(self, seen: CheckView | None) -> bool:
        """Whether a player acts now, to whom the screen could be handed."""
        if seen is None:
            return False
        who = seen.wants.who if seen.wants is not None else next((o.payer for o in seen.options if o.enabled), "")
        sheet = self._people.sheet(who) if who else None
        return sheet is not None and sheet.is_pc


def may_look(roll: Roll) -> bool:
    """Whether a concealed check may be revealed to a player or the GM."""
    return roll.concealed and roll.seen_by(PUBLIC).may_look


def hides(roll: Roll | None) -> bool:
    """Whether the throw is concealed from other players."""
    wants = roll.check.wants if roll is not None else None
    return (roll is not None and roll.concealed) or (wants is not None and wants.secret)
