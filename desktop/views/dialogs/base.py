"""What every dialog shares: it is deleted on close, says one sentence at its foot, and its tables wrap long text."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHeaderView, QTableView, QWidget

from desktop.views import spoken, tab_order
from desktop.views.enter_key import press_focused
from desktop.views.fitting import enlarge, fit
from desktop.views.help_link import add_help_key
from desktop.views.theme import px, set_role
from desktop.views.widgets.narrow_columns import WrappingHead
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.steady_room import keep_steady


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
