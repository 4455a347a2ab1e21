"""書き出す: asks how something is written to a file, and whether what only the GM may read goes along."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.views import spoken
from desktop.views.dialogs import places
from desktop.views.dialogs.base import Dialog
from desktop.views.fitting import fit
from desktop.views.forms.export import Ui_ExportDialog


class ExportDialog(Dialog):
    """Shows and forwards."""

    write_requested = Signal()

    def __init__(self, title: str, hint: str, secret: str, warning: str, parent: QWidget | None = None) -> None:
        """Args:
        secret: what the box for secrets says.
        warning: shown while that box is ticked.
        """
        super().__init__(parent)
        self.ui = Ui_ExportDialog()
        self.ui.setupUi(self)
        self.apply_style(self.ui.warning)
        self.setWindowTitle(title)
        self.ui.hint.setText(hint)
        self.ui.secretCheck.setText(secret)
        self.ui.secretCheck.toggled.connect(lambda on: spoken.write(self.ui.warning, f"△ {warning}" if on else ""))
        self.ui.writeButton.clicked.connect(self.write_requested)
        self.offer_styles(())

    def offer_styles(self, styles: tuple[tuple[str, str], ...]) -> None:
        """Offer forms of text as (id, label); without any, nothing of a text is asked."""
        for style, label in styles:
            self.ui.styleBox.addItem(label, style)
        for widget in (self.ui.styleLabel, self.ui.styleBox, self.ui.timesCheck, self.ui.summaryCheck):
            widget.setVisible(bool(styles))
        self.resize(self.width(), 0)
        fit(self)  # as high as what is left needs

    @property
    def style_id(self) -> str:
        """The form that is chosen."""
        return str(self.ui.styleBox.currentData() or "")

    def ask_place(self, suggested: str, kind: str, *, asks_before_replacing: bool) -> QFileDialog:
        """Open the dialog that asks for the file; `fileSelected` names it."""
        dialog = QFileDialog(self, self.windowTitle(), suggested, kind)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not asks_before_replacing)
        places.offer(dialog)
        dialog.open()
        return dialog
