"""The state of a session and what may happen next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.core.game import Game
from desktop.core.play import KnownSheets
from desktop.core.sheet import AnyName
from desktop.core.value import Value
from desktop.core.words import Typed
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.checks import ExtendedCheck
from desktop.systems.kotodama.session.events import Ruling
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.systems.kotodama.stage.state import Stage, seats_of


class Track(Value):
    """An extended check in the course of a session (KO-EXT-01)."""

    id: str
    label: AnyName = ""
    check: ExtendedCheck
    """As its last throw has left it."""

    @property
    def who(self) -> str:
        """Sheet id of the tester."""
        return self.check.tester.sheet

    @property
    def called(self) -> str:
        """Its typed label, else the name of the kind."""
        return Typed(self.label) if self.label else "継続判定"


class Session(Stage):
    """One session: the present scene in both spaces, all characters, and what takes time."""

    scene: int = 0
    title: AnyName = ""
    kotodama_title: AnyName = ""
    tracks: tuple[Track, ...] = ()
    track: str = ""
    """Id of the track whose throw is the open check."""
    rulings: tuple[Ruling, ...] = ()


def start(sheets: Sequence[KotodamaSheet], game: Game[KotodamaSettings], hidden: Iterable[str] = ()) -> Session:
    """Open a session; `hidden` are ids that only the GM knows of.

    Raises:
        Refusal: `duplicate`, or `announcement_required` when the Kotodama rules are left out unannounced.
    """
    spaces.adopt(game.settings.kotodama_enabled, game.settings.kotodama_announced)
    known = KnownSheets({sheet.id: sheet for sheet in sheets})
    return Session(seats=seats_of(sheets, hidden)).bound(known, game)
