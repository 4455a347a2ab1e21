"""The players' window (公開画面): shows a screen with nothing that is concealed from any player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QDeadlineTimer, QEvent, QRect, QSignalBlocker, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QAccessible, QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from desktop.views import spoken
from desktop.views.display.page import LOWEST, SHORT
from desktop.views.display.screen import Picture, Screen
from desktop.views.fitting import room
from desktop.views.forms.private_view import Ui_PrivateViewPage
from desktop.views.spoken import listed
from desktop.views.style import icons


class PrivateViewPage(QWidget):
    """A list of leaves and the one that is read, painted as the players' display paints it."""

    chosen = Signal(int)
    """Place in the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PrivateViewPage()
        self.ui.setupUi(self)
        self.ui.view.fill()
        self.setFocusProxy(self.ui.leaves)
        self.ui.leaves.currentRowChanged.connect(self.chosen)

    def show_leaves(self, leaves: Sequence[tuple[str, str]], chosen: int) -> None:
        """List leaves, as icon and title."""
        view = self.ui.leaves
        with QSignalBlocker(view):
            view.clear()
            for icon, title in leaves:
                item = QListWidgetItem(icons.icon(icon), title)
                item.setToolTip(title)
                view.addItem(item)
            view.setCurrentRow(chosen)

    def show_picture(self, picture: Picture) -> None:
        """Show the leaf that was chosen."""
        self.ui.view.shown.show_picture(picture)


WISHES: Mapping[Qt.Key, str] = {
    Qt.Key.Key_B: "dark",
    Qt.Key.Key_H: "hold",
    Qt.Key.Key_R: "turn",
    Qt.Key.Key_PageDown: "leaf",
    Qt.Key.Key_PageUp: "leaf_back",
    Qt.Key.Key_F11: "full",
    Qt.Key.Key_F12: "close",
    Qt.Key.Key_Escape: "close",
}
"""The window's own keys."""
JUST_SHOWN = 1000
"""Milliseconds after a window was shown in which only the desktop can have given it the keys, not a person."""


class DisplayWindow(QWidget):
    """Shows a screen; keys are wishes that it passes on."""

    wished = Signal(str)
    """`dark`, `hold`, `turn`, `leaf`, `leaf_back`, `full` or `close`."""
    closed = Signal()
    """By whatever way, also by the frame of the window."""
    took_keys = Signal()
    """It was only shown, and the desktop gave it the keys all the same, as under Wayland."""
    spoken_role = QAccessible.Role.Graphic

    def __init__(self, screen: Screen | None = None) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("公開画面 — 卓上 Takujō"))
        self.setAccessibleName(self.tr("公開画面"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)  # the GM's keys stay with the GM's window
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._just_shown = QDeadlineTimer(0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self.shown = screen or Screen(self)
        """What it shows."""
        self.shown.changed.connect(self._changed)
        self.shown.words_changed.connect(self._announce)

    @property
    def picture(self) -> Picture:
        """What is shown."""
        return self.shown.picture

    @property
    def turn(self) -> int:
        """Quarter turns towards a seat."""
        return self.shown.turn

    @property
    def written(self) -> tuple[str, ...]:
        """What the last painting wrote."""
        return self.shown.written

    def show_picture(self, picture: Picture) -> None:
        """Show another picture; dice that are new tumble."""
        self.shown.show_picture(picture)

    def set_turn(self, turn: int) -> None:
        """Turn the page towards another seat, in quarter turns clockwise."""
        self.shown.set_turn(turn)

    def spoken_value(self) -> str:
        """What a screen reader says: the words of the face."""
        return listed(self.picture.face.texts)

    def _fit(self) -> None:
        """Fill the window with as many units as keep letters as large as on the whole screen."""
        whole = self.screen().size()
        part = min(self.width(), self.height()) / max(1, min(whole.width(), whole.height()))
        self.shown.resize(QSizeF(self.size()), max(LOWEST, min(SHORT, SHORT * part)))

    def _changed(self, part: QRect) -> None:
        self.update(part)

    def _announce(self) -> None:
        spoken.value_changed(self)

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Half of a large screen."""
        return QSize(960, 540).boundedTo(room(self))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the screen fill the window."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the screen."""
        self.shown.paint(QPainter(self))

    def event(self, event: QEvent) -> bool:
        """Claim the keys of this window: the same letters mean other things in the GM's."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and wish_of(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.ScreenChangeInternal:  # moved to another, or its own was taken away
            self._fit()
        if event.type() == QEvent.Type.WindowActivate and not self._just_shown.hasExpired():
            self.took_keys.emit()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Keep in mind when it was shown."""
        self._just_shown = QDeadlineTimer(JUST_SHOWN)
        super().showEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass on what a key wishes."""
        wish = wish_of(event)
        if wish:
            self.wished.emit(wish)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let the dice rest, and report the closing."""
        self.shown.dice.finish()
        super().closeEvent(event)
        self.closed.emit()


def wish_of(event: QKeyEvent) -> str:
    """Return what a key means here; empty: nothing."""
    if event.modifiers() != Qt.KeyboardModifier.NoModifier:
        return ""
    return WISHES.get(Qt.Key(event.key()), "")
