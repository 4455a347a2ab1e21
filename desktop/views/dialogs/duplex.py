"""How far a printed back is beside its front: typed once, after the page for it has been held against the light."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.views.dialogs.base import Dialog
from desktop.views.forms.duplex import Ui_DuplexDialog


class DuplexDialog(Dialog):
    """Asks for the printer and its two numbers."""

    given = Signal(str, float, float)
    """(printer, mm to the right, mm down)"""

    def __init__(
        self,
        printers: Sequence[str],
        chosen: str,
        known: Callable[[str], tuple[float, float]],
        parent: QWidget | None = None,
    ) -> None:
        """Begin with a printer.

        Args:
            known: printer -> what has been measured for it.
        """
        super().__init__(parent)
        self.ui = Ui_DuplexDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self._known = known
        self.ui.printerBox.addItem(self.tr("どのプリンターでも"), "")
        for name in printers:
            self.ui.printerBox.addItem(name, name)
        if chosen and chosen not in printers:
            self.ui.printerBox.addItem(chosen, chosen)
        self.ui.printerBox.setCurrentIndex(max(0, self.ui.printerBox.findData(chosen)))
        self.ui.printerBox.currentIndexChanged.connect(lambda index: self._show())
        self.ui.doButton.clicked.connect(self._go)
        self._show()

    def _show(self) -> None:
        right, down = self._known(str(self.ui.printerBox.currentData()))
        self.ui.rightBox.setValue(right)
        self.ui.downBox.setValue(down)

    def _go(self) -> None:
        self.given.emit(str(self.ui.printerBox.currentData()), self.ui.rightBox.value(), self.ui.downBox.value())
        self.accept()
