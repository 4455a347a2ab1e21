"""What the GM holds of the players' display: how it looks there, its switches, and the handouts that may go there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from desktop.views import spoken
from desktop.views.dialogs.base import Dialog
from desktop.views.display.screen import Screen
from desktop.views.editors.handouts import HandoutLine
from desktop.views.forms.display_control import Ui_DisplayControl
from desktop.views.forms.ruler import Ui_RulerDialog
from desktop.views.style import icons

ID = int(Qt.ItemDataRole.UserRole)


class DisplayControl(Dialog):
    """A small window that stays open during play; shows and forwards."""

    open_wanted = Signal()
    """Open the display, or put it away."""
    dark_wanted = Signal()
    hold_wanted = Signal()
    turn_wanted = Signal()
    ruler_wanted = Signal()
    hand_wanted = Signal(str)
    """Id of a handout that is to be shown, or put away."""
    write_wanted = Signal()

    def __init__(self, shown: Screen, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_DisplayControl()
        self.ui.setupUi(self)
        self.apply_style(self.ui.state)
        self.setWindowTitle(self.tr("公開画面の手もと"))
        ui = self.ui
        ui.tools.flow()
        ui.preview.show_screen(shown)
        self._screen = shown
        ui.leafButton.clicked.connect(lambda: shown.turn_leaf())
        shown.words_changed.connect(self._offer_leaves)
        self._offer_leaves()
        ui.openButton.clicked.connect(self.open_wanted)
        ui.darkButton.clicked.connect(self.dark_wanted)
        ui.holdButton.clicked.connect(self.hold_wanted)
        ui.turnButton.clicked.connect(self.turn_wanted)
        ui.rulerButton.clicked.connect(self.ruler_wanted)
        ui.writeButton.clicked.connect(self.write_wanted)
        ui.showButton.clicked.connect(self._hand)
        ui.list.itemActivated.connect(self._hand)
        ui.list.currentItemChanged.connect(self._name)
        self._lines: tuple[HandoutLine, ...] | None = None
        self._shown: frozenset[str] = frozenset()
        self._private: frozenset[str] = frozenset()

    def show_state(self, text: str, *, open_: bool, dark: bool, held: bool) -> None:
        """Show the state of the display, and press the switches that are on."""
        ui = self.ui
        spoken.write(ui.state, text)
        ui.openButton.setText(self.tr("しまう(&O)") if open_ else self.tr("出す(&O)"))
        for button, on in ((ui.darkButton, dark), (ui.holdButton, held)):
            button.setChecked(on)
            button.setEnabled(open_)
        ui.turnButton.setEnabled(open_)
        ui.rulerButton.setEnabled(open_)

    def show_handouts(self, lines: Sequence[HandoutLine]) -> None:
        """List the handouts; the one chosen stays chosen."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        view = self.ui.list
        chosen = self._chosen
        self._shown = frozenset(line.id for line in lines if line.shown)
        self._private = frozenset(line.id for line in lines if line.private)
        with QSignalBlocker(view):
            view.clear()
            for line in lines:
                item = QListWidgetItem(icons.icon("eye" if line.shown else "document"), line.text)
                item.setData(ID, line.id)
                item.setToolTip(line.text)
                view.addItem(item)
                if line.id == chosen or view.currentItem() is None:
                    view.setCurrentItem(item)
        self._name()

    def _offer_leaves(self) -> None:
        """Offer to turn over only what has another leaf."""
        self.ui.leafButton.setVisible(self._screen.leaves > 1)

    @property
    def _chosen(self) -> str:
        item = self.ui.list.currentItem()
        return str(item.data(ID)) if item is not None else ""

    def _name(self) -> None:
        button, chosen = self.ui.showButton, self._chosen
        button.setEnabled(bool(chosen))
        give = self.tr("渡す(&S)") if chosen in self._private else self.tr("見せる(&S)")
        button.setText(self.tr("しまう(&S)") if chosen in self._shown else give)

    def _hand(self) -> None:
        if self._chosen:
            self.hand_wanted.emit(self._chosen)


class RulerDialog(Dialog):
    """Asks how long a line on the display is, and how large a hex shall be there."""

    given = Signal(float, float, bool)
    """(mm of the line, mm of a hex, whether boards are drawn so)"""

    def __init__(self, line: float, hex_: float, *, on: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_RulerDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self.setWindowTitle(self.tr("公開画面の実寸"))
        self.ui.line.setValue(line)
        self.ui.hex.setValue(hex_)
        self.ui.onCheck.setChecked(on)
        self.ui.doButton.clicked.connect(self._go)
        self.ui.line.selectAll()

    def _go(self) -> None:
        self.given.emit(self.ui.line.value(), self.ui.hex.value(), self.ui.onCheck.isChecked())
        self.accept()
