"""公開画面: a second window that shows players what they may know, on a second screen where there is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, QSizeF, Signal
from PySide6.QtGui import QGuiApplication, QScreen

from desktop.controllers.party import Party
from desktop.controllers.players_picture import PlayersPicture
from desktop.controllers.teller import Teller
from desktop.controllers.workspace import Workspace
from desktop.services.evening import Stepped
from desktop.views.display.page import LONG, SHORT
from desktop.views.display.screen import Picture, Screen
from desktop.views.display.window import DisplayWindow
from desktop.views.main_window import MainWindow

S = TypeVar("S")


class DisplayController(QObject):
    """Opens the players' window and gives it, with every step, a picture of the players' projection."""

    changed = Signal()
    """It was opened, closed, darkened, held, or lies on another screen."""

    def __init__(self, window: MainWindow, workspace: Workspace, teller: Teller, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._workspace, self._teller = window, workspace, teller
        self.pictures = PlayersPicture(workspace, Party(workspace, self), self._say_missing)
        self._held: Picture | None = None
        self.dark = False
        """Nothing is shown."""
        self.screen = Screen(self)
        """What players see, or would see while the window is away."""
        self.watched = False
        """Somebody looks at the screen though the window is away."""
        self.view: DisplayWindow | None = None
        """The window, while it is open."""
        workspace.evening.stepped.connect(self._stepped)
        workspace.evening.prepared.connect(self.refresh)
        workspace.listed.connect(self.refresh)
        workspace.handouts.changed.connect(self.refresh)
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
        view = self.view = DisplayWindow(self.screen)
        view.wished.connect(self._wish)
        view.closed.connect(self.close)
        self.refresh()
        self._place(QGuiApplication.screens())
        self.changed.emit()

    def close(self) -> None:
        """Put the window away; the next one begins lit and following."""
        view, self.view, self._held, self.dark = self.view, None, None, False
        if view is not None:
            view.close()
            view.deleteLater()
            self.screen.resize(QSizeF(LONG, SHORT))
            self.refresh()
            self.changed.emit()

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
        self.changed.emit()
        dark, lit = self.tr("公開画面を暗くしました。もう一度で戻ります。"), self.tr("公開画面を戻しました。")
        self._tell(dark if self.dark else lit)

    def hold(self) -> None:
        """Keep the present picture whatever happens, or follow again."""
        self._open_first()
        self._held = self.pictures.picture() if self._held is None else None
        self.refresh()
        self.changed.emit()
        held = self.tr("公開画面をいまの絵で止めました。もう一度で続きを映します。")
        self._tell(self.tr("公開画面に続きを映します。") if self._held is None else held)

    def turn(self) -> None:
        """Turn the page by a quarter towards the next seat."""
        self._open_first()
        self.screen.set_turn(self.screen.turn + 1)

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
        self.changed.emit()

    def _plugged(self, _screen: QScreen) -> None:
        self._place(QGuiApplication.screens())

    def _unplugged(self, screen: QScreen) -> None:
        self._place([one for one in QGuiApplication.screens() if one is not screen])

    # what is shown

    @property
    def held(self) -> bool:
        """Whether a picture stands still whatever happens."""
        return self._held is not None

    def _stepped(self, stepped: Stepped) -> None:
        self.pictures.stepped(stepped)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Show how things stand, within the same step."""
        if self.view is None and not self.watched:
            return
        if self.dark or self._window.locked:
            self.screen.show_picture(Picture())
            return
        self.screen.show_picture(self._held or self.pictures.picture())

    def _say_missing(self, title: str) -> None:
        text = self.tr("△ ハンドアウト「{title}」の画像が見つかりません。「ハンドアウト」で選び直してください。")
        self._tell(text.format(title=title[:40]))


def other_than(own: S, screens: Sequence[S]) -> S | None:
    """Return the first screen besides the GM's; None when there is no other.

    >>> other_than("laptop", ["laptop", "television"]), other_than("laptop", ["laptop"])
    ('television', None)
    """
    return next((screen for screen in screens if screen is not own), None)
