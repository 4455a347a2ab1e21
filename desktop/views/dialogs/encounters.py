"""NPCs in play: an encounter prepared beforehand, and one that is made up in the middle of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSpinBox, QTreeWidgetItem, QWidget

from desktop.core.check import CheckKind, Param
from desktop.core.words import Words
from desktop.views.dialogs.base import Dialog
from desktop.views.dialogs.play import ID_ROLE
from desktop.views.forms.encounter import Ui_EncounterDialog
from desktop.views.forms.quick_npc import Ui_QuickNpcDialog
from desktop.views.widgets.wrapped_tree import wrap_columns


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
