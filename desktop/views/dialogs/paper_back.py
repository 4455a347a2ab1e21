"""紙から戻す: sheets on the left, on the right what a pencil may have changed, typed from top to bottom with Enter."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QListWidgetItem,
    QSizePolicy,
    QWidget,
)

from desktop.models.paper.lines import CHOICE, NUMBER, TICK, PaperLine
from desktop.views.dialogs.base import Dialog, wrap
from desktop.views.forms.paper_back import Ui_PaperBack
from desktop.views.layout_items import clear
from desktop.views.style.theme import px

WHO = Qt.ItemDataRole.UserRole


class PaperBackDialog(Dialog):
    """Shows and forwards; the controller knows what the lines mean."""

    sheet_chosen = Signal(str)
    """Sheet id."""
    edited = Signal()
    take_requested = Signal()
    code_entered = Signal(str)
    photo_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PaperBack()
        self.ui.setupUi(self)
        self.apply_style()
        self.ui.parts.setStretchFactor(1, 1)
        self._grid = QGridLayout(self.ui.lines)
        self._grid.setContentsMargins(0, 0, 8, 0)
        for column in (0, 1):
            self._grid.setColumnStretch(column, 1)
        self._grid.setHorizontalSpacing(px(12))
        self.inputs: list[tuple[PaperLine, QWidget]] = []
        self._connect()

    def _connect(self) -> None:
        ui = self.ui
        ui.people.currentItemChanged.connect(self._chosen)
        ui.people.itemActivated.connect(lambda item: self.begin())
        ui.takeButton.clicked.connect(self.take_requested)
        ui.nextButton.clicked.connect(self.show_next)
        ui.photoButton.clicked.connect(self.photo_requested)
        ui.codeEdit.returnPressed.connect(lambda: self.code_entered.emit(ui.codeEdit.text()))
        for keys, act in (("Ctrl+Return", self.take_requested.emit), ("Ctrl+Enter", self.take_requested.emit)):
            QShortcut(QKeySequence(keys), self, act)
        QShortcut(QKeySequence("PgDown"), self, self.show_next)
        QShortcut(QKeySequence("PgUp"), self, lambda: self.show_next(-1))

    def show_model(self, model: QAbstractItemModel) -> None:
        """Show the table of differences."""
        self.ui.differences.setModel(model)
        wrap(self.ui.differences, 200)

    def show_people(self, people: Sequence[tuple[str, str]]) -> None:
        """List the sheets as (id, name)."""
        for identifier, name in people:
            item = QListWidgetItem(name)
            item.setData(WHO, identifier)
            self.ui.people.addItem(item)

    def choose(self, identifier: str) -> bool:
        """Go to a sheet; False: it is not in the list."""
        for number in range(self.ui.people.count()):
            if self.ui.people.item(number).data(WHO) == identifier:
                self.ui.people.setCurrentRow(number)
                return True
        return False

    @property
    def current(self) -> str:
        """Id of the sheet that is typed; empty: there is none."""
        item = self.ui.people.currentItem()
        return "" if item is None else str(item.data(WHO))

    def mark_done(self, identifier: str, name: str) -> None:
        """Show that a sheet has been taken in."""
        for number in range(self.ui.people.count()):
            item = self.ui.people.item(number)
            if item.data(WHO) == identifier:
                item.setText(f"✓ {name}")

    def show_lines(self, title: str, lines: Sequence[PaperLine]) -> None:
        """Ask for these values."""
        self.ui.title.setText(title)
        clear(self._grid)
        self.inputs = []
        before: QWidget = self.ui.photoButton
        for row, line in enumerate(lines):
            label, widget = QLabel(self._asked(line)), self._input(line)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setBuddy(widget)
            widget.setAccessibleName(line.label)
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(widget, row, 1)
            self.inputs.append((line, widget))
            widget.installEventFilter(self)
            QWidget.setTabOrder(before, widget)
            before = widget
            widget.show()  # at once, so that the keyboard can be put into it
        QWidget.setTabOrder(before, self.ui.differences)
        self._grid.setRowStretch(len(lines), 1)
        self.ui.scroll.verticalScrollBar().setValue(0)

    def _asked(self, line: PaperLine) -> str:
        """Say what is asked for, and what a number is now, which is typed over."""
        if line.kind != NUMBER:
            return line.label
        value = str(line.value).replace("-", "−") or "—"
        if line.most is not None:
            return self.tr("{field}（いま {value}／{n} マス）").format(field=line.label, value=value, n=line.most)
        return self.tr("{field}（いま {value}）").format(field=line.label, value=value)

    def _input(self, line: PaperLine) -> QWidget:
        if line.kind == TICK:
            box = QCheckBox()
            box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            box.setChecked(bool(line.value))
            box.toggled.connect(lambda on: self.edited.emit())
            return box
        if line.kind == CHOICE:
            choice = QComboBox()
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(4)  # its list and its tip show long words in full
            choice.currentTextChanged.connect(choice.setToolTip)
            for value, words in line.options:
                choice.addItem(words, value)
            choice.setCurrentIndex(choice.findData(line.value))
            choice.currentIndexChanged.connect(lambda index: self.edited.emit())
            return choice
        edit = QLineEdit(str(line.value).replace("-", "−") if line.kind == NUMBER else str(line.value))
        if line.kind == NUMBER:
            edit.setFixedWidth(px(72))
        edit.setMinimumWidth(px(72))
        edit.textChanged.connect(lambda text: self.edited.emit())
        return edit

    @property
    def given(self) -> dict[str, str | bool]:
        """What is in every line, by its name."""
        return {line.name: _value_of(widget) for line, widget in self.inputs}

    def begin(self) -> None:
        """Put the keyboard into the first line."""
        if self.inputs:
            self.enter(0)
        else:
            self.ui.nextButton.setFocus(Qt.FocusReason.TabFocusReason)

    def show_next(self, step: int = 1) -> None:
        """Go to the next sheet; behind the last one nothing follows."""
        row = self.ui.people.currentRow() + (step or 1)
        if 0 <= row < self.ui.people.count():
            self.ui.people.setCurrentRow(row)
            self.begin()
        elif step > 0:
            self.show_message(self.tr("これで最後のシートです。"), "success-text")
            self.ui.closeButton.setFocus(Qt.FocusReason.TabFocusReason)

    def enter(self, number: int) -> None:
        widget = self.inputs[number][1]
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if isinstance(widget, QLineEdit):
            widget.selectAll()
        self.ui.scroll.ensureWidgetVisible(widget)

    def _on(self, step: int = 1) -> None:
        """Continue from the line that has the keyboard: to the next one, behind the last to the button; or back."""
        focus = self.focusWidget()
        place = next((n for n, (_, widget) in enumerate(self.inputs) if widget is focus), -1)
        if place < 0:
            return
        if step < 0:
            self.enter(max(0, place - 1))
        elif place + 1 < len(self.inputs):
            self.enter(place + 1)
        else:
            self.ui.takeButton.setFocus(Qt.FocusReason.TabFocusReason)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.sheet_chosen.emit(str(item.data(WHO)))

    def _press(self) -> bool:
        """Press the button that has the keyboard; False: none has."""
        acts: dict[QWidget | None, Callable[[], object]] = {
            button: button.click
            for button in (self.ui.takeButton, self.ui.nextButton, self.ui.closeButton, self.ui.photoButton)
        }
        act = acts.get(self.focusWidget())
        if act is not None:
            act()
        return act is not None

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Walk with the arrows, and tick with 1 and 0, which continue as well: a number pad is all that a hand needs.

        A choice, too, is walked past by Up and Down, and made by Left and Right.
        """
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is not None and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._on(step)
            return True
        turn = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
        if turn is not None and isinstance(watched, QComboBox):
            watched.setCurrentIndex(min(max(watched.currentIndex() + turn, 0), watched.count() - 1))
            return True
        if isinstance(watched, QCheckBox) and event.text() in ("0", "1"):
            watched.setChecked(event.text() == "1")
            self._on()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter continue, and never close."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self._press():
                self._on()
            return
        super().keyPressEvent(event)


def _value_of(widget: QWidget) -> str | bool:
    if isinstance(widget, QCheckBox):
        return widget.isChecked()
    if isinstance(widget, QComboBox):
        return str(widget.currentData() or "")
    assert isinstance(widget, QLineEdit)
    return widget.text()
