"""ためす: a clock, what may have happened, and what each 経過 would open, close and jump over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.core.prepared.scenario import Trial
from desktop.core.words import Words
from desktop.views.spoken import dotted
from desktop.views.widgets.inputs.spin import NumberSpin
from desktop.views.widgets.shown.paragraph import Paragraph

VALUE = int(Qt.ItemDataRole.UserRole)
LATEST = 999
LINES = 6


class TrialPanel(QWidget):
    """Asks for a point of time and shows what is open then; nothing of it is kept."""

    asked = Signal(int, object)
    """(clock, ids of the facts that are true)"""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        title = QLabel(self.tr("ためす"))
        title.setProperty("role", "heading")
        text = self.tr("サイクル数と起きたことを決めると、どのエリアが選べるかが分かります。遊びの記録には残りません。")
        hint = Paragraph(text=text)
        hint.setProperty("role", "hint")
        head = QHBoxLayout()
        label = QLabel(self.tr("現在のサイクル数"))
        self.clock = NumberSpin()
        self.clock.setRange(0, LATEST)
        label.setBuddy(self.clock)
        self.facts = QListWidget()
        self.facts.setAccessibleName(self.tr("起きたこと"))
        self.open, self.shut = Paragraph(), Paragraph()
        self.steps = self._make_steps()
        column.addWidget(title)
        column.addWidget(hint)
        column.addLayout(head)
        head.addWidget(label)
        head.addWidget(self.clock)
        head.addStretch(1)
        self._fact_label = self._heading(self.tr("起きたこと"))
        column.addWidget(self._fact_label)
        column.addWidget(self.facts)
        column.addWidget(self._heading(self.tr("いま選べるエリア")))
        column.addWidget(self.open)
        column.addWidget(self._heading(self.tr("まだ選べないエリア")))
        column.addWidget(self.shut)
        column.addWidget(self._heading(self.tr("経過させるサイクル数の下見")))
        column.addWidget(self.steps)
        self.clock.valueChanged.connect(self._ask)
        self.facts.itemChanged.connect(self._ask)

    def _make_steps(self) -> QTableWidget:
        steps = QTableWidget(0, 5)
        steps.setAccessibleName(self.tr("経過させるサイクル数の下見"))
        names = [self.tr("経過"), self.tr("サイクル"), self.tr("開く"), self.tr("閉じる"), self.tr("とびこす")]
        steps.setHorizontalHeaderLabels(names)
        steps.verticalHeader().hide()
        steps.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        steps.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        steps.setTabKeyNavigation(False)
        bar = steps.horizontalHeader()
        bar.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for number in (0, 1):
            bar.setSectionResizeMode(number, QHeaderView.ResizeMode.ResizeToContents)
        return steps

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setProperty("role", "quiet")
        return label

    @property
    def true(self) -> tuple[str, ...]:
        """Ids of the facts that are ticked."""
        items = [self.facts.item(number) for number in range(self.facts.count())]
        return tuple(str(item.data(VALUE)) for item in items if item.checkState() == Qt.CheckState.Checked)

    def show_trial(self, trial: Trial) -> None:
        """Show what is open."""
        blockers = QSignalBlocker(self.clock), QSignalBlocker(self.facts)
        self.clock.setValue(trial.now)
        self._show_facts(trial)
        del blockers
        self.open.setText(dotted(list(trial.open)) or self.tr("なし"))
        shut = [self.tr("{name} — {why}").format(name=name, why=self._words.say(why)) for name, why in trial.shut]
        self.shut.setText("\n".join(shut) or self.tr("なし"))
        self.steps.setRowCount(len(trial.steps))
        for row, step in enumerate(trial.steps):
            texts = (str(step.cycles), str(step.after), *map(self._listed, (step.opens, step.closes, step.jumped)))
            for place, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.steps.setItem(row, place, item)
        self.steps.resizeRowsToContents()
        height = sum(self.steps.rowHeight(row) for row in range(self.steps.rowCount()))
        self.steps.setFixedHeight(height + self.steps.horizontalHeader().sizeHint().height() + 6)

    def _show_facts(self, trial: Trial) -> None:
        known = [str(self.facts.item(number).data(VALUE)) for number in range(self.facts.count())]
        if known != [fact.id for fact in trial.facts]:
            self.facts.clear()
            for fact in trial.facts:
                item = QListWidgetItem(self._words.say(fact.label))
                item.setData(VALUE, fact.id)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                self.facts.addItem(item)
        for number, fact in enumerate(trial.facts):
            state = Qt.CheckState.Checked if fact.true else Qt.CheckState.Unchecked
            self.facts.item(number).setCheckState(state)
        line = self.facts.fontMetrics().height() + 8
        self.facts.setFixedHeight(line * min(max(1, len(trial.facts)), LINES) + 6)
        for widget in (self._fact_label, self.facts):
            widget.setVisible(bool(trial.facts))

    def _listed(self, names: Sequence[str]) -> str:
        return dotted(list(names)) or "—"

    def _ask(self, *_: object) -> None:
        self.asked.emit(self.clock.value(), self.true)
