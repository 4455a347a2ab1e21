"""Dialogs of play: who begins, who joins late, how far a number moves, which NPCs come; play stays usable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QTreeWidgetItem, QVBoxLayout, QWidget

from desktop.core.rolls.check import CheckKind, Param
from desktop.core.view_models import CharacterView, Gauge
from desktop.core.words import Words
from desktop.views.dialogs.base import Dialog
from desktop.views.forms.begin import Ui_BeginDialog
from desktop.views.forms.damage_dialog import Ui_DamageDialog
from desktop.views.forms.encounter import Ui_EncounterDialog
from desktop.views.forms.quick_npc import Ui_QuickNpcDialog
from desktop.views.keyboard.enter_key import is_letter
from desktop.views.play.button_row import ButtonFace, ButtonRow
from desktop.views.play.encounter_list import EncounterLine
from desktop.views.play.tracker_view import BeginOptions
from desktop.views.widgets.lists.wrapped_tree import wrap_columns

ID_ROLE = Qt.ItemDataRole.UserRole + 1
ALL, HIDE = "L", "Q"
"""Keys of the list: tick everybody, and before a letter, hide that character from the players."""


@dataclass(frozen=True)
class Candidate:
    """A character who may take part."""

    id: str
    name: str
    is_pc: bool
    chosen: bool
    hidden: bool = False
    """Hidden from the players until revealed."""
    letter: str = ""
    """That ticks them."""


class ScenarioChoice(BeginOptions):
    """Offers the scenarios of the campaign above what else a system asks.

    Args:
        known: (id, title) of each.
        chosen: id of the one that was played last.
        inner: what the system asks besides.
    """

    def __init__(self, known: Sequence[tuple[str, str]], chosen: str, inner: BeginOptions | None) -> None:
        super().__init__()
        self._inner = inner
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        label = QLabel(self.tr("シナリオ"), self)
        self.box = QComboBox(self)
        label.setBuddy(self.box)
        for identifier, title in known:
            self.box.addItem(title, identifier)
        self.box.addItem(self.tr("シナリオなし"), "")
        found = self.box.findData(chosen) if chosen else 0
        self.box.setCurrentIndex(max(0, found))
        for widget in (label, self.box, *((inner,) if inner is not None else ())):
            column.addWidget(widget)

    @property
    def scenario(self) -> str:
        """Id of the one that is chosen; empty: none."""
        return str(self.box.currentData() or "")

    def options(self) -> Mapping[str, Any]:
        """Return what the system's own questions were answered."""
        return self._inner.options() if self._inner is not None else {}


class BeginDialog(Dialog):
    """Asks who takes part, and what a system wants to know besides."""

    begun = Signal(object, object)
    """(ids of those who take part, ids of those whom players do not know of yet)"""
    encounter_chosen = Signal(str)

    def __init__(
        self,
        title: str,
        people: Sequence[Candidate],
        *,
        hides: bool,
        late: bool = False,
        encounters: Sequence[EncounterLine] = (),
        extra: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Ask about these people.

        Args:
            hides: whether some of them may be kept from the players.
            late: they come into what runs already.
            encounters: what is prepared; one of them comes as a whole, by one key.
        """
        super().__init__(parent)
        self.ui = Ui_BeginDialog()
        self.ui.setupUi(self)
        self.apply_style()
        if late:
            self.ui.beginButton.setText(self.tr("加える"))
            self.ui.hintLabel.setText(self.tr("あとから加わる人を選びます。"))
        self.setWindowTitle(title)
        self.ui.headLabel.setText(title)
        tree = self.ui.people
        wrap_columns(tree, 0)
        tree.setColumnHidden(1, not hides)  # after the columns have got the head that shares their width
        self._by_letter: dict[str, QTreeWidgetItem] = {}
        self._hides = False
        """Whether the next letter hides."""
        for person in people:
            name = person.name + ("" if person.is_pc else self.tr("（NPC）"))
            item = QTreeWidgetItem(tree, [f"{person.letter}　{name}" if person.letter else name, ""])
            self._by_letter[person.letter] = item
            item.setData(0, ID_ROLE, person.id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(0, Qt.CheckState.Checked if person.chosen else Qt.CheckState.Unchecked)
            if not person.is_pc:
                item.setCheckState(1, Qt.CheckState.Checked if person.hidden else Qt.CheckState.Unchecked)
        self.ui.tickAll.follow(tree)
        tree.setFocus()
        if encounters:
            self._offer(encounters)
        if extra is not None:
            self.ui.extraLayout.addWidget(extra)
        self.ui.beginButton.clicked.connect(self._begin)
        tree.installEventFilter(self)
        tree.headerItem().setText(1, f"{tree.headerItem().text(1)}（{HIDE}）")

    def _take_letter(self, letter: str) -> None:
        """Tick everybody or the one who has a letter, or hide them from the players, or take it back."""
        item, hides, self._hides = self._by_letter.get(letter), self._hides, False
        if letter == ALL:
            self.ui.tickAll.click()
        elif letter == HIDE:
            self._hides = not self.ui.people.isColumnHidden(1)
        elif item is not None:
            column = 1 if hides else 0
            self.ui.people.setCurrentItem(item)
            if item.data(column, Qt.ItemDataRole.CheckStateRole) is not None:
                ticked = item.checkState(column) == Qt.CheckState.Checked
                item.setCheckState(column, Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)

    def _offer(self, encounters: Sequence[EncounterLine]) -> None:
        """Show what is prepared, with the keys that it has at the table."""
        title = QLabel(self.tr("用意した遭遇を出す"), self)
        title.setProperty("role", "quiet")
        row = ButtonRow(self)
        faces = []
        for number, line in enumerate(encounters, 1):
            key = f"Ctrl+{number}" if number < 10 else ""
            faces.append(ButtonFace(line.id, line.name, key=key, tip=line.who))
            if key:
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.activated.connect(lambda one=line.id: self.encounter_chosen.emit(one))
        row.show_faces(faces)
        row.chosen.connect(self.encounter_chosen)
        self.ui.extraLayout.addWidget(title)
        self.ui.extraLayout.addWidget(row)

    def _begin(self) -> None:
        items = [self.ui.people.topLevelItem(n) for n in range(self.ui.people.topLevelItemCount())]
        chosen = [i for i in items if i is not None and i.checkState(0) == Qt.CheckState.Checked]
        hidden = [i for i in chosen if i.checkState(1) == Qt.CheckState.Checked]
        if not chosen:
            no_people = self.tr("加わる人がいません。「準備」で、キャラクターを作るか読み込んでください。")
            unchosen = self.tr("だれも選ばれていません。一人以上に印をつけてください。")
            self.show_message(unchosen if items else no_people, "error-text")
            return
        self.begun.emit([i.data(0, ID_ROLE) for i in chosen], [i.data(0, ID_ROLE) for i in hidden])

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the letters of the list."""
        pressed = event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        held = pressed is not None and pressed.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if pressed is not None and watched == self.ui.people and is_letter(pressed.key()) and not held:
            self._take_letter(chr(pressed.key()))
            return True
        return super().eventFilter(watched, event)


class DamageDialog(Dialog):
    """Asks how far a number of a character moves; shows the new value before anything changes."""

    given = Signal(object, int)
    """(`Gauge`, the value that it shall have)"""

    def __init__(self, person: CharacterView, words: Words, *, harm: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_DamageDialog()
        self.ui.setupUi(self)
        self.apply_style(self.ui.previewLabel)
        self._gauges: list[Gauge] = [g for g in person.gauges if g.field and g.value is not None]
        title = self.tr("{name} にダメージ") if harm else self.tr("{name} を回復")
        self.setWindowTitle(title.format(name=person.name))
        self.ui.headLabel.setText(title.format(name=person.name))
        self.ui.gauge.addItems([words.say(gauge.label) for gauge in self._gauges])
        self.ui.way.addItems([self.tr("減らす"), self.tr("増やす"), self.tr("この値にする")])
        self.ui.way.setCurrentIndex(0 if harm else 1)
        self.ui.amount.setValue(1)
        self.ui.amount.selectAll()
        self.ui.amount.setFocus()
        self.ui.amount.valueChanged.connect(self._preview)
        self.ui.gauge.currentIndexChanged.connect(self._preview)
        self.ui.way.currentIndexChanged.connect(self._preview)
        self.ui.doButton.clicked.connect(self._emit_damage)
        self._preview()

    @property
    def gauge(self) -> Gauge:
        """The number that moves."""
        return self._gauges[max(0, int(self.ui.gauge.currentIndex()))]

    @property
    def value(self) -> int:
        """Where it will stand."""
        gauge, amount = self.gauge, int(self.ui.amount.value())
        now = gauge.value or 0
        match self.ui.way.currentIndex():
            case 0:
                return gauge.within(now - amount)
            case 1:
                return gauge.within(now + amount)
        return amount

    @property
    def taken(self) -> int:
        """Points that are to be taken away, however many the number has left."""
        return int(self.ui.amount.value()) if self.ui.way.currentIndex() == 0 else 0

    @property
    def beyond(self) -> int:
        """Points taken from a number that cannot fall any further."""
        return self.taken if self.value == (self.gauge.value or 0) else 0

    def _preview(self) -> None:
        if self._gauges:
            text = f"{self.ui.gauge.currentText()}　{self.gauge.value} → {self.value}"
            self.ui.previewLabel.setText(text.replace("-", "−"))
        self.ui.doButton.setEnabled(bool(self._gauges))

    def _emit_damage(self) -> None:
        self.given.emit(self.gauge, self.value)
        self.close()


class EncounterDialog(Dialog):
    """Asks which NPCs an encounter has, and how many of each."""

    kept = Signal(str, object)
    """(name, sheet id → number, only those above 0)"""
    deleted = Signal()

    def __init__(
        self,
        npcs: Sequence[tuple[str, str]],
        name: str = "",
        counts: Mapping[str, int] | None = None,
        most: int = 30,
        parent: QWidget | None = None,
    ) -> None:
        """Ask about one encounter.

        Args:
            npcs: (sheet id, name) of every NPC that may be in it.
            counts: those of an encounter that is changed; None: it is new.
        """
        super().__init__(parent)
        self.ui = Ui_EncounterDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self.ui.nameEdit.setText(name)
        self.ui.deleteButton.setVisible(counts is not None)
        self._spins: dict[str, QSpinBox] = {}
        tree = self.ui.npcs
        wrap_columns(tree, 0)
        for identifier, npc in npcs:
            item = QTreeWidgetItem(tree, [npc, ""])
            item.setData(0, ID_ROLE, identifier)
            spin = QSpinBox(tree)
            spin.setRange(0, most)
            spin.setValue((counts or {}).get(identifier, 0))
            spin.setAccessibleName(self.tr("{name} の人数").format(name=npc))
            tree.setItemWidget(item, 1, spin)
            self._spins[identifier] = spin
        self.ui.keepButton.clicked.connect(self._keep)
        self.ui.deleteButton.clicked.connect(self._delete)

    def offer_hiding(self, hidden: bool, *, possible: bool) -> None:
        """Ask whether they come unseen, where the game knows of people whom players do not know of."""
        self.ui.hiddenCheck.setVisible(possible)
        self.ui.hiddenCheck.setChecked(hidden)

    def spin(self, identifier: str) -> QSpinBox:
        """Return the number of one NPC."""
        return self._spins[identifier]

    def _keep(self) -> None:
        name = self.ui.nameEdit.text().strip()
        counts = {identifier: spin.value() for identifier, spin in self._spins.items() if spin.value()}
        if not name:
            self.show_message(self.tr("名前がありません。名前を書いてください。"), "error-text")
        elif not counts:
            self.show_message(self.tr("だれもいません。NPCの人数を 1 以上にしてください。"), "error-text")
        else:
            self.kept.emit(name, counts)
            self.close()

    def _delete(self) -> None:
        self.deleted.emit()
        self.close()


class QuickNpcDialog(Dialog):
    """Asks for the name and the few numbers that an NPC needs in the middle of play."""

    made = Signal(str, object)
    """(name, values); the receiver makes the NPC and closes the dialog."""

    def __init__(self, fields: tuple[Param, ...], words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_QuickNpcDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self.ui.fields.put_below_label(self.ui.nameLabel)
        self.ui.fields.show_kind(CheckKind(id="quick", label="", params=fields), {}, words)
        self.ui.makeButton.clicked.connect(self._make)
        self.ui.nameEdit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make(self) -> None:
        name = self.ui.nameEdit.text().strip()
        if not name:
            self.show_message(self.tr("名前がありません。名前を書いてください。"), "error-text")
            return
        self.made.emit(name, self.ui.fields.values)
