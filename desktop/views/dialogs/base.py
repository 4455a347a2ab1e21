"""What every dialog shares, the small dialogs that ask for one thing of a list, and the progress of a long job."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHeaderView, QProgressDialog, QTableView, QWidget

from desktop.views import spoken
from desktop.views.fitting import enlarge, fit
from desktop.views.forms.choose_system import Ui_ChooseSystem
from desktop.views.forms.templates import Ui_TemplatesDialog
from desktop.views.help_link import add_help_key
from desktop.views.keyboard import tab_order
from desktop.views.keyboard.enter_key import press_focused
from desktop.views.style.theme import px, set_role
from desktop.views.widgets.layouts.steady_room import keep_steady
from desktop.views.widgets.lists.narrow_columns import WrappingHead
from desktop.views.widgets.shown.paragraph import Paragraph

MANY = 40
"""Pages from which on a job takes long enough to be watched."""


class Patience:
    """Says after each page whether to continue."""

    def __init__(self, parent: QWidget, title: str, pages: int) -> None:
        self._dialog: QProgressDialog | None = None
        if pages >= MANY:
            self._dialog = QProgressDialog(parent)
            self._dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
            self._dialog.setWindowTitle(title)
            self._dialog.setLabelText(QCoreApplication.translate("Printing", "ページを作っています。"))
            self._dialog.setCancelButtonText(QCoreApplication.translate("Printing", "やめる"))
            self._dialog.setRange(0, pages)
            self._dialog.setMinimumDuration(0)
            self._dialog.setValue(0)

    def step(self, done: int) -> bool:
        """Show how many pages are done; False once cancelled."""
        if self._dialog is None:
            return True
        self._dialog.setValue(done)  # which also lets the window answer
        return not self._dialog.wasCanceled()

    def close(self) -> None:
        """Show nothing any more."""
        if self._dialog is not None:
            self._dialog.close()
            self._dialog.deleteLater()
            self._dialog = None


class Dialog(QDialog):
    """Base of the dialogs; its form has a button `closeButton` or `cancelButton`."""

    ui: Any

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        add_help_key(self)

    def apply_style(self, *changing: Paragraph) -> None:
        """Join what every form has; call once after `setupUi`.

        Args:
            changing: labels besides `message` that say something else while the dialog is open.
        """
        labels = (getattr(self.ui, "message", None), *changing)
        keep_steady(*(label for label in labels if label is not None))
        for name in ("closeButton", "cancelButton"):
            button = getattr(self.ui, name, None)
            if button is not None:
                button.clicked.connect(self.close)
        for view in self.findChildren(QAbstractItemView):
            view.ensurePolished()  # rows that are filled in before the first showing get the height of the style
            view.setMinimumWidth(px(view.minimumWidth()))
        enlarge(self)

    def show_message(self, text: str, role: str = "quiet") -> None:
        """Say one sentence on the form's label `message`; with the role of an error a sign is before it."""
        set_role(self.ui.message, role)
        sign = {"error-text": "△ ", "success-text": "✓ "}.get(role, "")
        spoken.write(self.ui.message, f"{sign}{text}" if text else "", urgent=role == "error-text")

    # Qt's names from here on

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Follow the reading order; what was put in late is last in Qt's own."""
        return tab_order.move_focus(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus, else the one that bears it."""
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Be high enough for every line."""
        fit(self)
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the rows of tables as high as their text when fonts change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            for table in self.findChildren(QTableView):
                table.resizeRowsToContents()


def wrap(table: QTableView, first: int) -> None:
    """Let a table's rows grow with their text; all columns but the first share what it leaves.

    Args:
        first: width of the first column in px at 100 %.
    """
    table.setTabKeyNavigation(False)  # Tab continues to the buttons; arrows move between cells
    rows, columns = table.verticalHeader(), WrappingHead(table)
    columns.narrow = True
    table.setHorizontalHeader(columns)
    rows.setMinimumSectionSize(px(26))
    rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    columns.setMinimumSectionSize(1)  # a long heading must not push the last column out
    columns.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    columns.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
    columns.sectionResized.connect(table.resizeRowsToContents)
    _FairShare(table, px(first)).share()


class _FairShare(QObject):
    """Keeps the first column of a table from taking more than its share where there is little room."""

    def __init__(self, table: QTableView, wanted: int) -> None:
        super().__init__(table)
        self._table, self._wanted = table, wanted
        table.viewport().installEventFilter(self)

    def share(self) -> None:
        """Set the first column: as wide as it was made for, or as any other."""
        columns = self._table.horizontalHeader()
        fair = self._table.viewport().width() // max(1, columns.count())
        columns.resizeSection(0, min(self._wanted, fair))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share again what there is."""
        if event.type() == QEvent.Type.Resize:
            self.share()
        return super().eventFilter(watched, event)


class ChooseSystem(Dialog):
    """Asks for a rule system."""

    chosen = Signal(int)

    def __init__(self, title: str, question: str, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ChooseSystem()
        self.ui.setupUi(self)
        self.apply_style()
        self.setWindowTitle(title)
        self.ui.hint.setText(question)
        self.ui.systems.addItems(list(names))
        self.ui.systems.setCurrentRow(0)
        self.ui.systems.itemActivated.connect(lambda _item: self._choose())
        self.ui.chooseButton.clicked.connect(self._choose)

    def _choose(self) -> None:
        number = self.ui.systems.currentRow()
        if number >= 0:
            self.close()
            self.chosen.emit(number)


class TemplatesDialog(Dialog):
    """Asks which template a character is made from; templates can be deleted here."""

    make_requested = Signal(int)
    delete_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_TemplatesDialog()
        self.ui.setupUi(self)
        self.apply_style(self.ui.hint)
        self.ui.templates.itemActivated.connect(lambda _item: self._make())
        self.ui.makeButton.clicked.connect(self._make)
        self.ui.deleteButton.clicked.connect(lambda: self.delete_requested.emit(self.ui.templates.currentRow()))

    def show_looking(self, left: int) -> None:
        """Say that files are still being looked into.

        Args:
            left: how many.
        """
        for button in (self.ui.makeButton, self.ui.deleteButton):
            button.setEnabled(False)
        self.ui.hint.setText(self.tr("ひな形を探しています（あと %n ファイル）。", "", left))

    def show_templates(self, names: Sequence[str]) -> None:
        """List the templates."""
        self.ui.templates.clear()
        self.ui.templates.addItems(list(names))
        self.ui.templates.setCurrentRow(0)
        for button in (self.ui.makeButton, self.ui.deleteButton):
            button.setEnabled(bool(names))
        self.ui.hint.setText(
            self.tr("選んだひな形から、新しいキャラクターを作ります。")
            if names
            else self.tr("ひな形はまだありません。左の一覧でシートを選び、「ひな形にする」を押すと、ここに並びます。")
        )

    def _make(self) -> None:
        if self.ui.templates.currentRow() >= 0:
            self.make_requested.emit(self.ui.templates.currentRow())
