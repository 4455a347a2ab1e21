"""公開画面: a second window that shows players what they may know, on a second screen where there is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QPixmap, QScreen

from desktop.controllers import portraits
from desktop.controllers.party import Party
from desktop.controllers.teller import Teller
from desktop.controllers.tray_table import Cast, lay_out
from desktop.controllers.workspace import Workspace
from desktop.core.roll import Roll
from desktop.core.shown import CheckShown, PersonShown, Shown
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase
from desktop.models.board import Look
from desktop.models.display import DARK, public_face
from desktop.services.evening import Stepped
from desktop.services.folding import MAP, NAMES
from desktop.views.dice import DiceGroup
from desktop.views.display.window import DisplayWindow, Picture
from desktop.views.main_window import MainWindow

TABLE = Viewer()
GROUND_SIDE = 1600
"""px of the longer side of a picture under the board."""
S = TypeVar("S")


class DisplayController(QObject):
    """Opens the players' window and gives it, with every step, a picture of the players' projection."""

    def __init__(self, window: MainWindow, workspace: Workspace, teller: Teller, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._workspace, self._teller = window, workspace, teller
        self._evening, self._words = workspace.evening, workspace.words
        self._party = Party(workspace, self)
        self._ground: tuple[str, QPixmap | None] = ("", None)
        self._held: Picture | None = None
        self._open_end = False
        """The step that left the check as it lies there told nothing that players may not read."""
        self._lying: Roll | None = None
        self.dark = False
        """Nothing is shown."""
        self.view: DisplayWindow | None = None
        """The window, while it is open."""
        self._evening.stepped.connect(self._stepped)
        self._evening.prepared.connect(self.refresh)
        workspace.listed.connect(self.refresh)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._plugged)
        app.screenRemoved.connect(self._unplugged)

    # the window

    def toggle(self) -> None:
        """Open the window, or put it away."""
        if self.view is None:
            self.open()
        else:
            self.close()

    def open(self) -> None:
        """Open the window, full screen where there is a screen besides the GM's."""
        view = self.view = DisplayWindow()
        view.wished.connect(self._wish)
        view.closed.connect(self.close)
        self.refresh()
        self._place(QGuiApplication.screens())

    def close(self) -> None:
        """Put the window away; the next one begins lit and following."""
        view, self.view, self._held, self.dark = self.view, None, None, False
        if view is not None:
            view.close()
            view.deleteLater()

    def leave(self) -> None:
        """Close with the 卓."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.disconnect(self._plugged)
        app.screenRemoved.disconnect(self._unplugged)
        self.close()

    def darken(self) -> None:
        """Show nothing, or again what is."""
        self._open_first()
        self.dark = not self.dark
        self.refresh()
        dark, lit = self.tr("公開画面を暗くしました。もう一度で戻ります。"), self.tr("公開画面を戻しました。")
        self._tell(dark if self.dark else lit)

    def hold(self) -> None:
        """Keep the present picture whatever happens, or follow again."""
        self._open_first()
        self._held = self._picture() if self._held is None else None
        self.refresh()
        held = self.tr("公開画面をいまの絵で止めました。もう一度で続きを映します。")
        self._tell(self.tr("公開画面に続きを映します。") if self._held is None else held)

    def turn(self) -> None:
        """Turn the page by a quarter towards the next seat."""
        self._open_first()
        assert self.view is not None
        self.view.set_turn(self.view.turn + 1)

    def _open_first(self) -> None:
        if self.view is None:
            self.open()

    def _tell(self, text: str) -> None:
        if not self._window.locked:
            self._teller.notify(text)

    def _wish(self, wish: str) -> None:
        if self._window.locked:  # a player has the machine
            return
        match wish:
            case "dark":
                self.darken()
            case "hold":
                self.hold()
            case "turn":
                self.turn()
            case "full" if self.view is not None:
                self.view.showNormal() if self.view.isFullScreen() else self.view.showFullScreen()
            case "close":
                self.close()

    # screens

    def _place(self, screens: Sequence[QScreen]) -> None:
        """Fill another screen than the GM's; where there is none, be a window that covers nothing."""
        view, other = self.view, other_than(self._window.screen(), screens)
        if view is None:
            return
        if other is None:
            view.showNormal()
            return
        view.setScreen(other)
        view.setGeometry(other.geometry())
        view.showFullScreen()

    def _plugged(self, _screen: QScreen) -> None:
        self._place(QGuiApplication.screens())

    def _unplugged(self, screen: QScreen) -> None:
        self._place([one for one in QGuiApplication.screens() if one is not screen])

    # what is shown

    def _stepped(self, stepped: Stepped) -> None:
        if stepped.roll is not self._lying:
            self._lying, self._open_end = stepped.roll, not any(entry.secret for entry in stepped.entries)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Show how things stand, within the same step."""
        if self.view is None:
            return
        if self.dark or self._window.locked:
            self.view.show_picture(Picture(DARK))
            return
        self.view.show_picture(self._held or self._picture())

    def _picture(self) -> Picture:
        """Make a picture of the players' projection."""
        playing = self._evening.playing
        lead, heading = playing.heading(playing.story.play)
        shown = playing.shown(lead, TABLE)
        if shown is not None and not shown.stage:
            shown = shown.evolve(stage=self._stage(lead))
        sketch = self._sketch(shown)
        loose = self._loose(shown)
        found: dict[str, QPixmap] = {}
        face = public_face(
            self._workspace.table.title,
            shown,
            self._words,
            self._looks(found),
            heading=heading,
            loose=loose,
            sketch=sketch,
        )
        check = shown.check if shown is not None and shown.check is not None else loose
        ground = self._under(face.board.picture) if face.board is not None else None
        thrown = check.throws[-1].origin if check is not None and check.throws else "hand"
        tumble = self._workspace.animated and thrown == "app"
        return Picture(face, self._dice(check, shown), found, ground, tumble)

    def _sketch(self, shown: Shown | None) -> Shown | None:
        """The map as players see it, with their characters whether or not anything runs; None: none was spread."""
        sketch = self._evening.playing.shown(MAP, TABLE)
        if sketch is None:
            return None
        here = {person.id for person in shown.people} if shown is not None else set()
        sheets = [sheet for sheet in self._workspace.people.everybody() if sheet.is_pc and sheet.id not in here]
        players = (PersonShown(id=sheet.id, name=sheet.name, is_pc=True) for sheet in sheets)
        return sketch.evolve(people=(*sketch.people, *players))

    def _stage(self, lead: str) -> tuple[tuple[Phrase | str, Phrase | str], ...]:
        """Where the story is, as another machine that runs knows it."""
        playing = self._evening.playing
        others = (playing.shown(name, TABLE) for name in NAMES if name != lead)
        return next((other.stage for other in others if other is not None and other.stage), ())

    def _loose(self, shown: Shown | None) -> CheckShown | None:
        """The players' part of a check beside what runs, from the first dice on; or of one of what runs when over."""
        roll = self._evening.roll
        if roll is None:
            return None
        seen = roll.told(TABLE)
        if roll.machine:
            known = {person.id for person in shown.people} if shown is not None else set()
            throwers = {throw.who for throw in seen.throws} - {""}
            return seen if roll.done and self._open_end and throwers <= known else None
        return seen if roll.begun and not self._evening.playing.unseen(roll.asked.who) else None

    def _looks(self, found: dict[str, QPixmap]) -> Callable[[str], Look | None]:
        """Return a function that tells how somebody looks, and keeps their portrait in `found`."""

        def looks(who: str) -> Look | None:
            known = self._party.look(who)
            if known is None:
                return None
            if known[1] is not None and known[0].portrait:
                found[known[0].portrait] = known[1]
            return known[0]

        return looks

    def _dice(self, check: CheckShown | None, shown: Shown | None) -> tuple[DiceGroup, ...]:
        if check is None:
            return ()
        known = {person.id for person in shown.people} if shown is not None else set()
        roll = self._evening.roll
        own = self._workspace.sheet(roll.asked.who) if roll is not None and roll.asked.who in known else None
        cast = Cast(own, lambda who: self._workspace.sheet(who) if who in known else None, self.tr("相手"))
        return tuple(lay_out(check, cast, ()))

    def _under(self, name: str) -> QPixmap | None:
        """The picture under the board; None where there is none, or it has vanished."""
        if name != self._ground[0]:
            picture = portraits.pixmap(self._workspace.table.portrait_path(name), GROUND_SIDE)
            self._ground = name, None if picture.isNull() else picture
        return self._ground[1]


def other_than(own: S, screens: Sequence[S]) -> S | None:
    """Return the first screen besides the GM's; None when there is no other.

    >>> other_than("laptop", ["laptop", "television"]), other_than("laptop", ["laptop"])
    ('television', None)
    """
    return next((screen for screen in screens if screen is not own), None)
