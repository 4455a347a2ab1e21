"""公開画面: a second window that shows players what they may know, and the GM's small window that controls it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QSizeF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.display.players_picture import PlayersPicture
from desktop.controllers.play.party import Party
from desktop.controllers.program.notifier import Notifier
from desktop.models.play.measures import Measures, read, written
from desktop.services.play.history import Stepped
from desktop.services.program.preferences import Preferences
from desktop.services.program.state_file import StateFile
from desktop.views.dialogs.display_control import DisplayControl, RulerDialog
from desktop.views.display.page import LONG, SHORT
from desktop.views.display.screen import Picture, Screen
from desktop.views.display.window import DisplayWindow
from desktop.views.editors.handouts import HandoutLine
from desktop.views.window.main_window import MainWindow

KEY = "display"
"""Name in `Preferences.windows`."""
RULER = 0.6
"""Part of the screen's shorter side that the line to be measured takes."""
MM_IN_INCH = 25.4
INSET = 48
"""px from the corner of the GM's screen to a display that has lost its own."""
S = TypeVar("S")
# the gatherer of strings only understands a context that is written out at every call
translate = QCoreApplication.translate


class Place(NamedTuple):
    """Where the window is, and how; another campaign continues there."""

    geometry: QRect
    full: bool
    turn: int
    dark: bool


class DisplayController(QObject):
    """Opens the players' window and gives it, with every step, a picture of the players' projection."""

    changed = Signal()
    """It was opened, closed, darkened, held, or is on another screen."""
    left = Signal()
    """It goes with the campaign."""

    def __init__(
        self,
        window: MainWindow,
        open_campaign: OpenCampaign,
        notifier: Notifier,
        preferences: StateFile[Preferences],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._window, self._open_campaign, self._notifier = window, open_campaign, notifier
        self.pictures = PlayersPicture(open_campaign, Party(open_campaign, self), self._notify_missing)
        self._frozen: Picture | None = None
        self.dark = False
        """Nothing is shown."""
        self.screen = Screen(self)
        """What players see, or would see while the window is away."""
        self.watched = False
        """A dialog previews the display while its window is hidden."""
        self.view: DisplayWindow | None = None
        """The window, while it is open."""
        open_campaign.play_session.stepped.connect(self._stepped)
        open_campaign.play_session.prepared.connect(self._prepared)
        open_campaign.listed.connect(self.refresh)
        open_campaign.handouts.changed.connect(self.refresh)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._plugged)
        app.screenRemoved.connect(self.unplugged)

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
        view.took_keys.connect(self._window.activateWindow)
        self.refresh()
        self._place(QGuiApplication.screens())
        self.measure()
        self.changed.emit()

    @property
    def place(self) -> Place | None:
        """Where the window is; None while it is away."""
        view = self.view
        if view is None:
            return None
        return Place(view.geometry(), view.isFullScreen(), self.screen.turn, self.dark or self.frozen)

    def open_at(self, place: Place) -> None:
        """Open the window where that of another campaign lay."""
        self.dark = place.dark
        self.open()
        assert self.view is not None
        self.screen.set_turn(place.turn)
        if not self.view.isFullScreen():
            self.view.setGeometry(place.geometry)
        if place.full:
            self.view.showFullScreen()

    def close(self) -> None:
        """Put the window away; the next one begins lit and following."""
        view, self.view, self._frozen, self.dark = self.view, None, None, False
        if view is not None:
            view.close()
            view.deleteLater()
            self.screen.resize(QSizeF(LONG, SHORT))
            self.screen.set_measures(hex_high=0.0, ruler=0.0)
            self.refresh()
            self.changed.emit()

    def leave(self) -> None:
        """Close with the campaign."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.disconnect(self._plugged)
        app.screenRemoved.disconnect(self.unplugged)
        self.left.emit()
        self.close()

    def darken(self) -> None:
        """Show nothing, or again what is."""
        self._open_first()
        self.dark = not self.dark
        self.refresh()
        self.changed.emit()
        dark, lit = self.tr("公開画面を暗くしました。もう一度で戻ります。"), self.tr("公開画面を戻しました。")
        self._notify(dark if self.dark else lit)

    def hold(self) -> None:
        """Keep the present picture whatever happens, or follow again."""
        self._open_first()
        self._frozen = self.pictures.picture() if self._frozen is None else None
        self.refresh()
        self.changed.emit()
        text = self.tr("公開画面をいまの絵で止めました。もう一度で続きを映します。")
        self._notify(self.tr("公開画面に続きを映します。") if self._frozen is None else text)

    def turn(self) -> None:
        """Turn the page by a quarter towards the next seat."""
        self._open_first()
        self.screen.set_turn(self.screen.turn + 1)

    def _open_first(self) -> None:
        if self.view is None:
            self.open()

    def _notify(self, text: str) -> None:
        if not self._window.locked:
            self._notifier.notify(text)

    def _wish(self, wish: str) -> None:
        if self._window.locked:  # the kiosk is open
            return
        match wish:
            case "dark":
                self.darken()
            case "hold":
                self.hold()
            case "turn":
                self.turn()
            case "leaf" | "leaf_back":
                self.screen.turn_leaf(1 if wish == "leaf" else -1)
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
            own = self._window.screen()
            if view.screen() is not own:  # it would be off every screen
                view.setScreen(own)
                room = own.availableGeometry()
                view.setGeometry(QRect(room.topLeft() + QPoint(INSET, INSET), view.sizeHint().boundedTo(room.size())))
            self.measure()
            self.changed.emit()
            return
        view.setScreen(other)
        view.setGeometry(other.geometry())
        view.showFullScreen()
        self.measure()
        self.changed.emit()

    def _plugged(self, _screen: QScreen) -> None:
        self._place(QGuiApplication.screens())

    def unplugged(self, screen: QScreen) -> None:
        self._place([one for one in QGuiApplication.screens() if one is not screen])

    # real size

    @property
    def measures(self) -> Measures:
        """The size of hexes as it is kept with the settings."""
        return read(self._preferences.value.windows.get(KEY))

    def _screen_metrics(self) -> tuple[str, float]:
        """Name the screen that shows the display, and say its px in a millimetre as it claims."""
        assert self.view is not None
        screen = self.view.screen()
        size = screen.geometry().size()
        name = f"{screen.manufacturer()} {screen.model()} {screen.name()} {size.width()}x{size.height()}".strip()
        return name, screen.physicalDotsPerInch() / MM_IN_INCH

    def measure(self, ruler: float = 0.0) -> None:
        if self.view is not None:
            self.screen.set_measures(hex_high=self.measures.hex_high(*self._screen_metrics()), ruler=ruler)

    def ask_ruler(self) -> None:
        """Draw a line on the display and ask how long it is."""
        self._open_first()
        measures, (name, guess) = self.measures, self._screen_metrics()
        if self.dark:
            self.darken()
        long = round(min(self.screen.size.width(), self.screen.size.height()) * RULER)
        self.measure(ruler=long)
        line = long / measures.density(name, guess)
        dialog = RulerDialog(line, measures.hex_mm, on=measures.on or not measures.densities, parent=self._window)
        dialog.given.connect(partial(self.take_ruler, long))
        dialog.finished.connect(lambda _code: self.measure())
        dialog.open()

    def take_ruler(self, long: float, line: float, hex_mm: float, on: bool) -> None:
        """Keep what was measured.

        Args:
            long: px of the line.
            line: mm of it.
        """
        if self.view is None:
            return
        densities = {**self.measures.densities, self._screen_metrics()[0]: long / line}
        kept = written(Measures(on=on, hex_mm=hex_mm, densities=densities))
        windows = {**self._preferences.value.windows, KEY: kept}
        self._notifier.guard(lambda: self._preferences.change(windows=windows))

    # what is shown

    def lock_changed(self) -> None:
        """Leave the screen dark while the kiosk is open."""
        self.refresh()
        self.changed.emit()

    @property
    def frozen(self) -> bool:
        """Whether the display is frozen on one picture."""
        return self._frozen is not None

    def _stepped(self, stepped: Stepped) -> None:
        self.pictures.stepped(stepped)
        self.refresh()

    def _prepared(self) -> None:
        self.pictures.follow()
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Show how things stand, within the same step."""
        if self.view is None and not self.watched:
            return
        if self.dark or self._window.locked:
            self.screen.show_picture(Picture())
            return
        self.screen.show_picture(self._frozen or self.pictures.picture())

    def _notify_missing(self, title: str) -> None:
        text = self.tr("△ ハンドアウト「{title}」の画像が見つかりません。「ハンドアウト」で選び直してください。")
        self._notify(text.format(title=title[:40]))


def other_than(own: S, screens: Sequence[S]) -> S | None:
    """Return the first screen besides the GM's; None when there is no other.

    >>> other_than("laptop", ["laptop", "television"]), other_than("laptop", ["laptop"])
    ('television', None)
    """
    return next((screen for screen in screens if screen is not own), None)


def open_display_control(
    display: DisplayController,
    open_campaign: OpenCampaign,
    window: MainWindow,
    notifier: Notifier,
    write: Callable[[], object],
) -> None:
    """Show the window, or bring it to the front.

    Args:
        write: shows the page of handouts.
    """
    known = window.findChild(DisplayControl)
    if known is None:
        known = DisplayControlController(display, open_campaign, window, notifier, write).dialog
        known.show()
    known.activateWindow()


class DisplayControlController(QObject):
    """Keeps the window in step with the display; goes with it."""

    def __init__(
        self,
        display: DisplayController,
        open_campaign: OpenCampaign,
        window: MainWindow,
        notifier: Notifier,
        write: Callable[[], object],
    ) -> None:
        self.dialog = DisplayControl(display.screen, window)
        super().__init__(self.dialog)
        self._display, self._open_campaign, self._window, self._notifier = display, open_campaign, window, notifier
        dialog = self.dialog
        dialog.open_wanted.connect(display.toggle)
        dialog.dark_wanted.connect(display.darken)
        dialog.hold_wanted.connect(display.hold)
        dialog.turn_wanted.connect(display.turn)
        dialog.ruler_wanted.connect(display.ask_ruler)
        dialog.hand_wanted.connect(self._hand)
        dialog.write_wanted.connect(write)
        dialog.finished.connect(self._leave, Qt.ConnectionType.SingleShotConnection)  # Esc may come twice
        display.left.connect(dialog.close)
        display.changed.connect(self.show)
        open_campaign.play_session.stepped.connect(self.show)
        open_campaign.handouts.changed.connect(self.show)
        display.watched = True
        display.refresh()
        self.show()

    def show(self, *_: object) -> None:
        """Show the state of the display; closed while the kiosk is open."""
        if self._window.locked:
            self.dialog.close()
            return
        display, shown = self._display, set(self._open_campaign.play_session.handed.shown)
        self.dialog.show_state(
            self._state_text(), open_=display.view is not None, dark=display.dark, held=display.frozen
        )
        known = self._open_campaign.handouts.known
        self.dialog.show_handouts([HandoutLine(one.id, one.title, one.id in shown, bool(one.who)) for one in known])

    def _state_text(self) -> str:
        display = self._display
        if display.view is None:
            return translate("DisplayControl", "公開画面は出ていません。出すと、こう見えます。")
        if display.dark:
            return translate("DisplayControl", "暗くしています。")
        if display.frozen:
            return translate("DisplayControl", "いまの絵で止めています。")
        return translate("DisplayControl", "プレイヤーには、こう見えています。")

    def _hand(self, identifier: str) -> None:
        handout, play_session = self._open_campaign.handouts.get(identifier), self._open_campaign.play_session
        if handout is not None:
            on = identifier not in play_session.handed.shown
            self._notifier.guard(lambda: play_session.hand(handout, on=on))

    def _leave(self) -> None:
        self._display.watched = False
        self._display.changed.disconnect(self.show)
        self._open_campaign.play_session.stepped.disconnect(self.show)
        self._open_campaign.handouts.changed.disconnect(self.show)
