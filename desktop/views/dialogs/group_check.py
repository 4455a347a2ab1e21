"""The same check for several people in one go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidgetItem, QWidget

from desktop.core.rolls.check import CheckKind, ParamKind
from desktop.core.rolls.describe import joined
from desktop.core.words import Phrase, Words
from desktop.views.dialogs.base import Dialog
from desktop.views.dialogs.play import ID_ROLE, Candidate
from desktop.views.forms.group_check import Ui_GroupCheckDialog
from desktop.views.style import theme
from desktop.views.widgets.lists.wrapped_tree import wrap_columns


@dataclass(frozen=True)
class GroupRow:
    """State of one character's check."""

    odds: str = ""
    result: str = ""
    well: bool | None = None
    """Success, failure, or neither yet."""


class GroupCheckDialog(Dialog):
    """Who makes which check; stays open while the dice are thrown or typed."""

    changed = Signal()
    """Another kind, other parameters or other people."""
    throw_requested = Signal()
    type_requested = Signal()

    def __init__(self, people: Sequence[Candidate], words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_GroupCheckDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self._words = words
        self._kinds: tuple[CheckKind, ...] = ()
        tree = self.ui.people
        wrap_columns(tree, 0, 2)
        for person in people:
            item = QTreeWidgetItem(tree, [person.name, "", ""])
            item.setData(0, ID_ROLE, person.id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(0, Qt.CheckState.Checked if person.chosen else Qt.CheckState.Unchecked)
        self.ui.tickAll.follow(tree)
        tree.itemChanged.connect(lambda _item, column: self.changed.emit() if column == 0 else None)
        self.ui.kind.currentIndexChanged.connect(self._show_kind)
        self.ui.params.edited.connect(lambda _values: self.changed.emit())
        self.ui.throwButton.clicked.connect(self.throw_requested)
        self.ui.typeButton.clicked.connect(self.type_requested)

    @property
    def kind(self) -> str:
        """The kind of check."""
        return self._kinds[max(0, int(self.ui.kind.currentIndex()))].id

    @property
    def tested(self) -> Phrase | str:
        """What is tested, in the words of the choices, all that belong to it; where there are none, the kind's."""
        kind, values = self._kinds[max(0, int(self.ui.kind.currentIndex()))], self.values
        named = [
            choice.label
            for param in kind.params
            if param.kind is ParamKind.CHOICE and not (param.advanced or param.against)
            for choice in param.choices
            if choice.value is not None and choice.value == values.get(param.id)
        ]
        if not any(param.subject for param in kind.params) or not named:
            return kind.label
        return joined(named)

    @property
    def values(self) -> dict[str, object]:
        """The parameters, the same for all characters."""
        return dict(self.ui.params.values)

    @property
    def chosen(self) -> tuple[str, ...]:
        """Sheet ids of those who are ticked, in order."""
        items = (self.ui.people.topLevelItem(n) for n in range(self.ui.people.topLevelItemCount()))
        return tuple(i.data(0, ID_ROLE) for i in items if i is not None and i.checkState(0) == Qt.CheckState.Checked)

    def show_kinds(self, kinds: tuple[CheckKind, ...]) -> None:
        """Offer these kinds of check."""
        self._kinds = kinds
        self.ui.kind.addItems([self._words.say(kind.label) for kind in kinds])

    def show_row(self, person: str, row: GroupRow) -> None:
        """Show the state of one character's check."""
        for number in range(self.ui.people.topLevelItemCount()):
            item = self.ui.people.topLevelItem(number)
            if item is not None and item.data(0, ID_ROLE) == person:
                mark = {True: "✓ ", False: "× ", None: ""}[row.well]
                item.setText(1, row.odds)
                item.setText(2, mark + row.result)

    def show_over(self, over: bool) -> None:
        """Let Enter close once all have a result: pressed again, it would throw for all again."""
        ui = self.ui
        ui.throwButton.setText(self.tr("もう一度まとめて振る") if over else self.tr("まとめて振る"))
        for button, first in ((ui.throwButton, not over), (ui.closeButton, over)):
            theme.set_role(button, "primary" if first else "")
            button.setDefault(first)
        if over:  # a button that has the focus takes Enter before the usual one
            ui.closeButton.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_kind(self, number: int) -> None:
        if self._kinds:
            self.ui.params.show_kind(self._kinds[number], {}, self._words)
            self.changed.emit()
