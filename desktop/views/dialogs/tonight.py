"""今夜の印刷: ticks what is printed for whom, and counts the pages of each part and of all."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QHeaderView, QLabel, QPushButton, QWidget

from desktop.core.words import Counted, Words
from desktop.views.dialogs.base import Dialog
from desktop.views.forms.tonight import Ui_TonightDialog
from desktop.views.paper.ink import PAPER_SIZES
from desktop.views.paper.protocol import Choice
from desktop.views.paper.tonight import Part
from desktop.views.theme import px
from desktop.views.widgets.flow_layout import FlowLayout

PART = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class Chosen:
    """What the dialog says now."""

    parts: tuple[str, ...]
    mode: str
    paper: str
    blank: int
    scenario: str
    choices: Mapping[str, str] = field(default_factory=dict)


class TonightDialog(Dialog):
    """Shows and forwards; whoever opens it counts the pages."""

    changed = Signal()
    look_requested = Signal()
    pdf_requested = Signal()
    shift_requested = Signal()
    """Somebody wants to say how far this printer's backs lie beside their fronts."""

    def __init__(self, most_blank: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_TonightDialog()
        self.ui.setupUi(self)
        self.choice_boxes: dict[str, QComboBox] = {}
        """By `Choice.id`."""
        self._choices = FlowLayout([], 12, spread=1)
        self._choices.setContentsMargins(12, 8, 12, 8)
        self.ui.choices.setLayout(self._choices)
        self._model = QStandardItemModel(0, 2, self)
        self._model.setHorizontalHeaderLabels([self.tr("印刷するもの"), self.tr("ページ")])
        self.ui.parts.setModel(self._model)
        self.dress()
        self.ui.blankBox.setRange(0, most_blank)
        self.ui.modeBox.addItem(self.tr("鉛筆用"), "pencil")
        self.ui.modeBox.addItem(self.tr("記入済み"), "filled")
        self.ui.sizeBox.addItems(list(PAPER_SIZES))
        head = self.ui.parts.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        head.resizeSection(1, px(110))
        self._connect()

    @property
    def chosen(self) -> Chosen:
        """What is ticked and set."""
        ticked = (row for row in self._rows() if row.checkState() is Qt.CheckState.Checked)
        return Chosen(
            parts=tuple(str(row.data(PART)) for row in ticked),
            mode=str(self.ui.modeBox.currentData()),
            paper=self.ui.sizeBox.currentText(),
            blank=self.ui.blankBox.value(),
            scenario=str(self.ui.scenarioBox.currentData() or ""),
            choices={name: str(box.currentData()) for name, box in self.choice_boxes.items() if box.currentIndex()},
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
            for value, told in choice.values:
                box.addItem(words.say(told), value)
            box.setCurrentIndex(max(0, box.findData(chosen.get(choice.id, ""))))
            box.currentIndexChanged.connect(lambda index: self.changed.emit())
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            label = QLabel(title)
            label.setBuddy(box)
            row.addWidget(label)
            row.addWidget(box)
            self._choices.addWidget(pair)
            self.choice_boxes[choice.id] = box
        button = QPushButton(self.tr("両面のずれ(&O)…"))
        button.setAutoDefault(False)
        button.setToolTip(self.tr("裏が表とずれるプリンターで、ずれの幅を書いておきます。"))
        button.clicked.connect(self.shift_requested)
        self._choices.addWidget(button)
        self.ui.choices.setVisible(bool(choices))

    def set_choice(self, mode: str, paper: str, blank: int) -> None:
        """Set what stands above the list."""
        self.ui.modeBox.setCurrentIndex(max(0, self.ui.modeBox.findData(mode)))
        self.ui.sizeBox.setCurrentText(paper)
        self.ui.blankBox.setValue(blank)

    def show_parts(self, parts: Iterable[Part], ticked: Collection[str]) -> None:
        """List the parts under their groups."""
        self._model.blockSignals(True)
        self._model.removeRows(0, self._model.rowCount())
        groups: dict[str, QStandardItem] = {}
        for part in parts:
            if part.group not in groups:
                groups[part.group] = self._group(part.group)
            row = QStandardItem(self.tr("{part}　GMだけ").format(part=part.title) if part.gm else part.title)
            row.setCheckable(True)
            row.setEditable(False)
            row.setCheckState(Qt.CheckState.Checked if part.id in ticked else Qt.CheckState.Unchecked)
            row.setData(part.id, PART)
            groups[part.group].appendRow([row, _number("")])
        self._model.blockSignals(False)
        self._model.layoutChanged.emit()
        self.ui.parts.expandAll()
        for number in range(self._model.rowCount()):
            self.ui.parts.setFirstColumnSpanned(number, QModelIndex(), True)
        first = self._model.index(0, 0)
        if first.isValid():
            self.ui.parts.setCurrentIndex(self._model.index(0, 0, first))

    def show_counts(self, counts: Mapping[str, int], total: int) -> None:
        """Say how many pages each ticked part takes, and all together."""
        self._model.blockSignals(True)
        for row in self._rows():
            beside = row.parent().child(row.row(), 1)
            count = counts.get(str(row.data(PART)))
            beside.setText("" if count is None else self.tr("{n} ページ").format(n=Counted(count)))
        self._model.blockSignals(False)
        self.ui.parts.viewport().update()
        self.say(self.tr("全部で {n} ページ（{paper}）").format(n=Counted(total), paper=self.ui.sizeBox.currentText()))
        for button in (self.ui.lookButton, self.ui.pdfButton):
            button.setEnabled(total > 0)

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
        item.setSelectable(False)
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        self._model.appendRow(item)
        return item

    def _rows(self) -> Iterable[QStandardItem]:
        for number in range(self._model.rowCount()):
            group = self._model.item(number)
            yield from (group.child(row) for row in range(group.rowCount()))

    def _connect(self) -> None:
        self._model.itemChanged.connect(lambda item: self.changed.emit())
        self.ui.modeBox.currentIndexChanged.connect(lambda index: self.changed.emit())
        self.ui.sizeBox.currentIndexChanged.connect(lambda index: self.changed.emit())
        self.ui.scenarioBox.currentIndexChanged.connect(lambda index: self.changed.emit())
        self.ui.blankBox.valueChanged.connect(lambda value: self.changed.emit())
        self.ui.lookButton.clicked.connect(self.look_requested)
        self.ui.pdfButton.clicked.connect(self.pdf_requested)


def _number(text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setEditable(False)
    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item
