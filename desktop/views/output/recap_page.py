"""セッションのまとめ: a card for each person with every field that changed, and how it leaves the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPalette, QShowEvent, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.views import spoken
from desktop.views.forms.recap_page import Ui_RecapPage
from desktop.views.style import theme
from desktop.views.widgets.layouts.flow_layout import EvenLayout
from desktop.views.widgets.layouts.steady_room import keep_steady
from desktop.views.widgets.shown.paragraph import Paragraph

ROOM = 300
"""px at 100 % that a card has at least."""


@dataclass(frozen=True)
class RowFace:
    """One field that changed."""

    title: str
    before: str
    after: str


@dataclass(frozen=True)
class PersonFace:
    """One person with what changed."""

    id: str
    name: str
    colour: str
    rows: tuple[RowFace, ...]
    """None where only growth waits."""
    grows: bool
    """The rules offer growth."""


class RecapPage(QWidget):
    """Shows and forwards."""

    shown = Signal()
    """It has come into sight."""
    session_chosen = Signal(int)
    secrets_wanted = Signal(bool)
    copy_requested = Signal()
    print_requested = Signal()
    replay_requested = Signal()
    sheet_requested = Signal(str, bool)
    """(sheet id, at its growth)"""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_RecapPage()
        self.ui.setupUi(self)
        ui = self.ui
        ui.headBar.flow(spread=1)
        self._cards: list[QWidget] = []
        self._faces: tuple[PersonFace, ...] | None = None
        self._layout = EvenLayout([], theme.px(16), ROOM)
        self._layout.setContentsMargins(0, 0, 0, 0)
        ui.people.setLayout(self._layout)
        policy = ui.people.sizePolicy()
        policy.setHeightForWidth(True)
        policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)  # a limit would be that of all in one line
        ui.people.setSizePolicy(policy)
        keep_steady(ui.message, lines=1)
        ui.session.activated.connect(self.session_chosen)
        ui.secrets.toggled.connect(self.secrets_wanted)
        ui.copyButton.clicked.connect(self.copy_requested)
        ui.printButton.clicked.connect(self.print_requested)
        ui.replayButton.clicked.connect(self.replay_requested)

    def show_sessions(self, labels: Sequence[str], chosen: int) -> None:
        """Offer these sessions."""
        box = self.ui.session
        if [box.itemText(n) for n in range(box.count())] != list(labels):
            box.clear()
            box.addItems(list(labels))
        box.setCurrentIndex(chosen)
        box.setEnabled(len(labels) > 1)
        box.setVisible(bool(labels))

    def show_people(self, people: Sequence[PersonFace]) -> None:
        """Show these people, in order."""
        if tuple(people) == self._faces:
            return
        self._faces = tuple(people)
        for card in self._cards:
            self._layout.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = [self._card(person) for person in people]
        for card in self._cards:
            self._layout.addWidget(card)
            card.show()
        changed = any(person.rows for person in people)
        self.ui.empty.setVisible(not changed)
        for button in (self.ui.copyButton, self.ui.printButton):
            button.setEnabled(changed)

    def show_empty(self, *, covered: bool) -> None:
        """Say what is in place of people.

        Args:
            covered: secrets would fill the page.
        """
        text = self.tr("このセッションで変わったものは、まだありません。")
        if covered:
            text = self.tr(
                "だれもが知ってよいものは変わっていません。本人やGMだけが知ることは、上の印を付けると出ます。"
            )
        self.ui.empty.setText(text)

    def show_message(self, text: str) -> None:
        """Say one sentence under the head."""
        spoken.write(self.ui.message, text)

    def ask_printer(self, text: str, title: str) -> None:
        """Ask for a printer and print a text; play continues meanwhile."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: print_text(text, printer))
        QDialog.open(dialog)

    def _card(self, person: PersonFace) -> QWidget:
        card = QFrame(self.ui.people)
        card.setProperty("role", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        line = QHBoxLayout()
        line.setSpacing(8)
        column.addLayout(line)
        self._head(person, card, line)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        for number, row in enumerate(person.rows):
            title, value = Paragraph(card, row.title), Paragraph(card, f"{row.before} → {row.after}")
            title.setProperty("role", "quiet")
            value.setProperty("role", "strong")
            for place, label in enumerate((title, value)):
                label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
                grid.addWidget(label, number, place)
        column.addStretch(1)
        return card

    def _head(self, person: PersonFace, card: QWidget, line: QHBoxLayout) -> None:
        mark = QLabel("●", card)
        colours = mark.palette()
        colours.setColor(QPalette.ColorRole.WindowText, QColor(person.colour))
        mark.setPalette(colours)
        mark.setAccessibleName(" ")
        name = QLabel(person.name, card)
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setProperty("role", "heading")
        line.addWidget(mark)
        line.addWidget(name, 1)
        button = QPushButton(self.tr("成長…") if person.grows else self.tr("シートを開く"), card)
        button.setProperty("role", "small")
        button.setAccessibleName(f"{button.text()} {person.name}")
        button.clicked.connect(lambda: self.sheet_requested.emit(person.id, person.grows))
        line.addWidget(button)

    # Qt's name from here on

    def showEvent(self, event: QShowEvent) -> None:
        """Come into sight: whatever was played meanwhile is wanted."""
        super().showEvent(event)
        self.shown.emit()


def print_text(page: str, printer: QPrinter) -> None:
    """Print an HTML page of plain words."""
    document = QTextDocument()
    document.setHtml(page)
    document.print_(printer)
