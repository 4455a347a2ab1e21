"""手渡し: the kiosk's screen, and the dialog that opens it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from desktop.views import spoken
from desktop.views.fitting import fit
from desktop.views.forms.hand_over import Ui_HandOver
from desktop.views.forms.hand_over_ask import Ui_HandOverAsk
from desktop.views.help_link import add_help_key
from desktop.views.keyboard.enter_key import press_focused
from desktop.views.layout_items import parts_of
from desktop.views.style import icons, theme
from desktop.views.style.restyled import restyled
from desktop.views.widgets.layouts.steady_room import keep_steady

SHORTEST_PIN = 4


class HandOverScreen(QWidget):
    """A banner, one builder or sheet, and the way back behind a PIN; nothing else."""

    pin_entered = Signal(str)
    step_requested = Signal(str)
    """`undo` or `redo`"""
    look_wanted = Signal()
    """The player wants to see what may be known"""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_HandOver()
        self.ui.setupUi(self)
        self.ui.tell.setContentsMargins(20, 0, 20, 0)
        keep_steady(self.ui.tell, self.ui.pinTell, lines=1)
        restyled(self, self._draw_lock)
        on_accent = QPalette.ColorRole.HighlightedText
        for button, step in ((self.ui.undoButton, "undo"), (self.ui.redoButton, "redo")):
            button.setIcon(icons.icon(step, on_accent))
            button.clicked.connect(lambda _checked=False, s=step: self.step_requested.emit(s))
        self._page: QWidget | None = None
        self._look: QWidget | None = None
        self.ui.lookButton.toggled.connect(self._turn)
        self.ui.lookButton.hide()
        self.ui.pinPanel.hide()
        self.ui.backButton.clicked.connect(self.ask_pin)
        self.ui.pinCancel.clicked.connect(self._stop_asking)
        self.ui.pinButton.clicked.connect(self._enter)
        self.ui.pinEdit.returnPressed.connect(self._enter)

    def _draw_lock(self) -> None:
        colour = theme.current().colour("on_accent")
        self.ui.lockIcon.setPixmap(icons.pixmap("lock", colour, theme.px(20), self.devicePixelRatioF()))

    def show_page(self, page: QWidget, title: str, table: str) -> None:
        """Show one page and nothing else."""
        layout = self.ui.hostLayout
        for _, shown in parts_of(layout):
            shown.setParent(None)
        layout.addWidget(page)
        self._page, self._look = page, None
        self.ui.lookButton.setChecked(False)
        self.ui.lookButton.hide()
        self.ui.title.setText(title)
        self.ui.tableLabel.setText(table)

    def offer_look(self, look: QWidget) -> None:
        """Offer a second page: what this player may know."""
        self._look = look
        look.hide()
        self.ui.hostLayout.addWidget(look)
        self.ui.lookButton.show()

    def _turn(self, look: bool) -> None:
        self.ui.lookButton.setText(self.tr("シート") if look else self.tr("見る"))
        if self._page is None or self._look is None:
            return
        if look:
            self.look_wanted.emit()
        self._page.setVisible(not look)
        self._look.setVisible(look)
        (self._look if look else self._page).setFocus()

    def show_message(self, text: str) -> None:
        """Say one sentence above the page."""
        spoken.write(self.ui.tell, text, urgent=True)

    def allow_steps(self, *, undo: bool, redo: bool) -> None:
        """Make undo and redo live while there is something to undo or redo."""
        self.ui.undoButton.setEnabled(undo)
        self.ui.redoButton.setEnabled(redo)

    def ask_pin(self) -> None:
        """Ask for the PIN."""
        self.ui.pinPanel.show()
        self.ui.pinEdit.clear()
        self.ui.pinEdit.setFocus()

    def refuse_pin(self, text: str) -> None:
        """Say why the way back stays shut."""
        spoken.write(self.ui.pinTell, text, urgent=True)
        self.ui.pinEdit.clear()
        self.ui.pinEdit.setFocus()

    def _enter(self) -> None:
        self.pin_entered.emit(self.ui.pinEdit.text())

    def _stop_asking(self) -> None:
        self.ui.pinPanel.hide()
        self.ui.pinTell.clear()


class HandOverDialog(QDialog):
    """Asks what is handed over and under which PIN."""

    chosen = Signal(str, str, bool)
    """(sheet id or empty for a new character, PIN, whether the player may set what is the GM's)"""

    def __init__(self, sheets: Sequence[tuple[str, str]], current: str, parent: QWidget | None = None) -> None:
        """Build the question.

        Args:
            sheets: (id, name) of the sheets that can be handed over.
            current: the sheet that is proposed.
        """
        super().__init__(parent)
        self.ui = Ui_HandOverAsk()
        self.ui.setupUi(self)
        keep_steady(self.ui.tell)
        self.setWindowTitle(self.tr("手渡し"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        add_help_key(self)
        for identifier, name in sheets:
            self.ui.sheetCombo.addItem(name, identifier)
        self.ui.sheetCombo.setCurrentIndex(max(0, self.ui.sheetCombo.findData(current)))
        self.ui.ownRadio.setEnabled(bool(sheets))
        self.ui.ownRadio.setChecked(bool(sheets) and bool(current))
        self.ui.sheetCombo.setEnabled(self.ui.ownRadio.isChecked())
        self.ui.ownRadio.toggled.connect(self.ui.sheetCombo.setEnabled)
        self.ui.cancelButton.clicked.connect(self.reject)
        self.ui.goButton.clicked.connect(self._go)
        self.ui.pinEdit.setFocus()  # who gets it is proposed; the PIN must be typed in any case

    def _go(self) -> None:
        pin, again = self.ui.pinEdit.text().strip(), self.ui.againEdit.text().strip()
        if len(pin) < SHORTEST_PIN:
            spoken.write(self.ui.tell, self.tr("PINは4文字以上にしてください。"), urgent=True)
            self.ui.pinEdit.setFocus()
        elif pin != again:
            spoken.write(self.ui.tell, self.tr("2つのPINが違います。もう一度入れてください。"), urgent=True)
            self.ui.againEdit.clear()
            self.ui.againEdit.setFocus()
        else:
            sheet = self.ui.sheetCombo.currentData() if self.ui.ownRadio.isChecked() else ""
            self.chosen.emit(sheet, pin, self.ui.freeCheck.isChecked())
            self.accept()

    # Qt's name from here on

    def showEvent(self, event: QShowEvent) -> None:
        """Be high enough for every line."""
        fit(self)
        super().showEvent(event)

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus, else the one that bears it."""
        if not press_focused(self, event):
            super().keyPressEvent(event)
