"""今夜の印刷: what is printed for whom and on how many pages, and how far a printed back is beside its front."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QResizeEvent, QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QHeaderView, QLabel, QLineEdit, QPushButton, QWidget

from desktop.core.words import Counted, Words
from desktop.views.dialogs.base import Dialog
from desktop.views.forms.duplex import Ui_DuplexDialog
from desktop.views.forms.tonight import Ui_TonightDialog
from desktop.views.paper.protocol import Choice
from desktop.views.paper.sheet.ink import A4, PAPER_SIZES, PaperSize
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.painting import render_page
from desktop.views.paper.tonight import SHEET, PrintChoice
from desktop.views.style import icons
from desktop.views.style.theme import px
from desktop.views.widgets.layouts.flow_layout import FlowLayout


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


PART = Qt.ItemDataRole.UserRole
TITLE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True)
class Chosen:
    """What the dialog says now."""

    parts: tuple[str, ...]
    mode: str
    paper: str
    blank: int
    scenario: str
    choices: Mapping[str, str] = field(default_factory=dict)
    modes: Mapping[str, str] = field(default_factory=dict)
    pages: str = ""


class TonightDialog(Dialog):
    """Shows and forwards; the caller counts the pages."""

    changed = Signal()
    look_requested = Signal()
    pdf_requested = Signal()
    shift_requested = Signal()
    """The user wants to set this printer's offset between fronts and backs."""

    def __init__(self, most_blank: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_TonightDialog()
        self.ui.setupUi(self)
        self.ui.tools.share()
        self.choice_boxes: dict[str, QComboBox] = {}
        """By `Choice.id`."""
        self._choices = FlowLayout([], 12, spread=1)
        self._choices.setContentsMargins(12, 8, 12, 8)
        self.ui.choices.setLayout(self._choices)
        self._modes: dict[str, str] = {}
        self.person_box, self.pages_edit = QComboBox(), QLineEdit()
        self._model = QStandardItemModel(0, 2, self)
        self._model.setHorizontalHeaderLabels([self.tr("印刷するもの"), self.tr("ページ")])
        self.ui.parts.setModel(self._model)
        self.apply_style()
        self.ui.blankBox.setRange(0, most_blank)
        self.ui.modeBox.addItem(self.tr("鉛筆用"), "pencil")
        self.ui.modeBox.addItem(self.tr("記入済み"), "filled")
        self.ui.sizeBox.addItems(list(PAPER_SIZES))
        self._offer_own()
        self.ui.preview.give_way()
        self.ui.halves.setStretchFactor(0, 3)
        self.ui.halves.setStretchFactor(1, 2)
        self.ui.backButton.setIcon(icons.icon("chevron_left"))
        self.ui.onButton.setIcon(icons.icon("chevron_right"))
        self._pages: tuple[PageDrawing, ...] = ()
        self._size, self._leaf = A4, 0
        self._starts: Mapping[str, int] = {}
        self._fold(opened=False)
        head = self.ui.parts.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        head.resizeSection(1, px(110))
        self._connect()

    @property
    def chosen(self) -> Chosen:
        """What is ticked and set."""
        ticked = (row for row in self.rows() if row.checkState() is Qt.CheckState.Checked)
        return Chosen(
            parts=tuple(str(row.data(PART)) for row in ticked),
            mode=str(self.ui.modeBox.currentData()),
            paper=self.ui.sizeBox.currentText(),
            blank=self.ui.blankBox.value(),
            scenario=str(self.ui.scenarioBox.currentData() or ""),
            choices={name: str(box.currentData()) for name, box in self.choice_boxes.items() if box.currentIndex()},
            modes=dict(self._modes),
            pages=self.pages_edit.text().strip(),
        )

    def offer_scenarios(self, scenarios: Sequence[tuple[str, str]], current: str) -> None:
        """Offer scenarios as (id, title); without any, nothing of one is asked."""
        for identifier, title in scenarios:
            self.ui.scenarioBox.addItem(title, identifier)
        self.ui.scenarioBox.setCurrentIndex(max(0, self.ui.scenarioBox.findData(current)))
        self.ui.scenarioBox.setToolTip(self.ui.scenarioBox.currentText())  # a long title is cut in the box
        self.ui.scenarioBox.currentTextChanged.connect(self.ui.scenarioBox.setToolTip)
        for widget in (self.ui.scenarioLabel, self.ui.scenarioBox):
            widget.setVisible(len(scenarios) > 0)

    def offer_choices(self, words: Words, choices: Sequence[Choice], chosen: Mapping[str, str]) -> None:
        """Offer what can be chosen about kinds of pages, below the list."""
        for choice in choices:
            title = words.say(choice.title)
            box = QComboBox()
            box.setAccessibleName(title)
            for value, text in choice.values:
                box.addItem(words.say(text), value)
            box.setCurrentIndex(max(0, box.findData(chosen.get(choice.id, ""))))
            box.currentIndexChanged.connect(lambda index: self.changed.emit())
            self._choices.addWidget(_pair(title, box))
            self.choice_boxes[choice.id] = box
            if box.currentIndex() > 0:
                self._fold(opened=True)
        button = QPushButton(self.tr("両面のずれ(&O)…"))
        button.setAutoDefault(False)
        button.setToolTip(self.tr("裏が表とずれるプリンターで、ずれの幅を書いておきます。"))
        button.clicked.connect(self.shift_requested)
        self._choices.addWidget(button)

    def _offer_own(self) -> None:
        """Offer what is below the list in every rule system: how the chosen person is printed, and which pages."""
        for text, value in (
            (self.tr("「シート」のとおり"), ""),
            (self.tr("鉛筆用"), "pencil"),
            (self.tr("記入済み"), "filled"),
            (self.tr("白紙"), "blank"),
        ):
            self.person_box.addItem(text, value)
        self.person_box.setAccessibleName(self.tr("選んだ人のシートの形"))
        self.person_box.setEnabled(False)
        self.pages_edit.setAccessibleName(self.tr("印刷するページ"))
        self.pages_edit.setPlaceholderText(self.tr("すべて（例 1-3、7）"))
        self.pages_edit.setMaxLength(100)
        self.pages_edit.setMinimumWidth(px(150))
        self._choices.addWidget(_pair(self.tr("この人だけ(&P)"), self.person_box))
        self._choices.addWidget(_pair(self.tr("ページ(&G)"), self.pages_edit))

    def set_choice(
        self, mode: str, paper: str, blank: int, modes: Mapping[str, str] | None = None, pages: str = ""
    ) -> None:
        """Set what is above and below the list."""
        self._modes = dict(modes or {})
        self.pages_edit.setText(pages)
        self._fold(opened=bool(self._modes or pages))  # what was set once is in sight
        self.ui.modeBox.setCurrentIndex(max(0, self.ui.modeBox.findData(mode)))
        self.ui.sizeBox.setCurrentText(paper)
        self.ui.blankBox.setValue(blank)

    def show_parts(self, parts: Iterable[PrintChoice], ticked: Collection[str]) -> None:
        """List the parts under their groups."""
        self._model.blockSignals(True)
        self._model.removeRows(0, self._model.rowCount())
        groups: dict[str, QStandardItem] = {}
        for part in parts:
            if part.group not in groups:
                groups[part.group] = self._group(part.group)
            row = QStandardItem()
            row.setData(self.tr("{part}　GMだけ").format(part=part.title) if part.gm else part.title, TITLE)
            row.setCheckable(True)
            row.setEditable(False)
            row.setCheckState(Qt.CheckState.Checked if part.id in ticked else Qt.CheckState.Unchecked)
            row.setData(part.id, PART)
            self._name(row)
            groups[part.group].appendRow([row, _number("")])
        for group in groups.values():
            _tick_head(group)
        self._model.blockSignals(False)
        self._model.layoutChanged.emit()
        self.ui.parts.expandAll()
        for number in range(self._model.rowCount()):
            self.ui.parts.setFirstColumnSpanned(number, QModelIndex(), True)
        first = self._model.index(0, 0)
        if first.isValid():
            self.ui.parts.setCurrentIndex(self._model.index(0, 0, first))

    def show_counts(self, counts: Mapping[str, int], total: int, papers: str, both: int) -> None:
        """Say how many pages each ticked part takes, and all together, and how much paper that needs.

        Args:
            papers: how many sheets of which paper.
            both: sheets where both sides are printed on.
        """
        self._model.blockSignals(True)
        for row in self.rows():
            beside = row.parent().child(row.row(), 1)
            count = counts.get(str(row.data(PART)))
            beside.setText("" if count is None else self.tr("{n} ページ").format(n=Counted(count)))
        self._model.blockSignals(False)
        self.ui.parts.viewport().update()
        text = self.tr("全部で {n} ページ（{papers}。両面なら {both}枚）")
        self.show_message(text.format(n=Counted(total), papers=papers, both=Counted(both)) if total else "")
        for button in (self.ui.lookButton, self.ui.pdfButton):
            button.setEnabled(total > 0)

    def show_pages(self, pages: Sequence[PageDrawing], size: PaperSize, starts: Mapping[str, int]) -> None:
        """Show how the pages come out, one at a time.

        Args:
            starts: number of the first page of a part.
        """
        self._pages, self._size, self._starts = tuple(pages), size, starts
        self._turn(0)

    def _turn(self, by: int) -> None:
        """Show the next page, or another."""
        ui, count = self.ui, len(self._pages)
        self._leaf = max(0, min(self._leaf + by, count - 1))
        ui.backButton.setEnabled(self._leaf > 0)
        ui.onButton.setEnabled(self._leaf + 1 < count)
        page = self._pages[self._leaf] if count else None
        if page is None or not self.isVisible():
            ui.preview.show_page(QImage(), "")
            ui.leafLabel.setText("")
            return
        ui.preview.show_page(render_page(page, max(1, ui.preview.wanted_width()), page.paper or self._size), page.title)
        ui.leafLabel.setText(f"{self._leaf + 1}／{count}　{page.title}")

    def _fold(self, *, opened: bool) -> None:
        """Show what is seldom set, or put it away."""
        self.ui.choices.setVisible(opened)
        self.ui.foldButton.setChecked(opened)
        self.ui.foldButton.setIcon(icons.icon("chevron_down" if opened else "chevron_right"))

    def _name(self, row: QStandardItem) -> None:
        """Write a part's name, and how it is printed where not like the others."""
        mode = self.person_box.findData(self._modes.get(str(row.data(PART)), ""))
        how = self.person_box.itemText(mode) if mode > 0 else ""
        row.setText(f"{row.data(TITLE)}　{how}" if how else str(row.data(TITLE)))

    def _show_person(self) -> None:
        part = str(self.ui.parts.currentIndex().siblingAtColumn(0).data(PART) or "")
        if part in self._starts:
            self._leaf = self._starts[part]
            self._turn(0)
        self.person_box.setEnabled(part.startswith(SHEET))
        self.person_box.blockSignals(True)
        self.person_box.setCurrentIndex(max(0, self.person_box.findData(self._modes.get(part, ""))))
        self.person_box.blockSignals(False)

    def _set_person(self) -> None:
        index = self.ui.parts.currentIndex().siblingAtColumn(0)
        row, mode = self._model.itemFromIndex(index), str(self.person_box.currentData())
        part = str(row.data(PART))
        self._modes = {one: how for one, how in {**self._modes, part: mode}.items() if how}
        self._name(row)  # which tells of the change

    def _group(self, group: str) -> QStandardItem:
        names = {
            "pc": self.tr("プレイヤーのシート"),
            "npc": self.tr("NPCのシート"),
            "page": self.tr("卓に置くもの"),
            "handout": self.tr("ハンドアウト"),
            "replay": self.tr("読みもの"),
        }
        item = QStandardItem(names[group])
        item.setEditable(False)
        item.setCheckable(True)
        item.setSelectable(False)
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        self._model.appendRow(item)
        return item

    def rows(self) -> Iterable[QStandardItem]:
        for number in range(self._model.rowCount()):
            group = self._model.item(number)
            yield from (group.child(row) for row in range(group.rowCount()))

    def _tick(self, item: QStandardItem) -> None:
        """Tick a group with its lines, or a line; emits once."""
        self._model.blockSignals(True)
        if item.parent() is None:
            for number in range(item.rowCount()):
                item.child(number).setCheckState(item.checkState())
        else:
            _tick_head(item.parent())
        self._model.blockSignals(False)
        self._model.layoutChanged.emit()
        self.changed.emit()

    def _connect(self) -> None:
        self._model.itemChanged.connect(self._tick)
        self.ui.parts.selectionModel().currentChanged.connect(lambda now, before: self._show_person())
        self.person_box.currentIndexChanged.connect(lambda index: self._set_person())
        self.pages_edit.textChanged.connect(lambda text: self.changed.emit())
        self.ui.modeBox.currentIndexChanged.connect(lambda index: self.changed.emit())
        self.ui.sizeBox.currentIndexChanged.connect(lambda index: self.changed.emit())
        self.ui.scenarioBox.currentIndexChanged.connect(lambda index: self.changed.emit())
        self.ui.blankBox.valueChanged.connect(lambda value: self.changed.emit())
        self.ui.lookButton.clicked.connect(self.look_requested)
        self.ui.foldButton.clicked.connect(lambda on: self._fold(opened=on))
        self.ui.backButton.clicked.connect(lambda: self._turn(-1))
        self.ui.onButton.clicked.connect(lambda: self._turn(1))
        self.ui.pdfButton.clicked.connect(self.pdf_requested)

    # Qt's names from here on

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the page once its room is known."""
        super().showEvent(event)
        QTimer.singleShot(0, self, lambda: self._turn(0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the page as large as its new room."""
        super().resizeEvent(event)
        self._turn(0)


def _tick_head(group: QStandardItem) -> None:
    """Tick a group's head as far as its lines are ticked."""
    ticked = {group.child(number).checkState() for number in range(group.rowCount())}
    group.setCheckState(ticked.pop() if len(ticked) == 1 else Qt.CheckState.PartiallyChecked)


def _pair(title: str, field: QWidget) -> QWidget:
    """Return a field with its label before it."""
    pair = QWidget()
    row = QHBoxLayout(pair)
    row.setContentsMargins(0, 0, 0, 0)
    label = QLabel(title)
    label.setBuddy(field)
    row.addWidget(label)
    row.addWidget(field)
    return pair


def _number(text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setEditable(False)
    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item
