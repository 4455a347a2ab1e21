"""Asks about a custom state or timer: its name, whose it is, what ends it; or only how long a break is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.core.prepared.gm_notes import Ends
from desktop.views.dialogs.base import Dialog
from desktop.views.forms.mark import Ui_MarkDialog

MINUTES, MOST_MINUTES, MOST_ROUNDS = 10, 600, 99


@dataclass(frozen=True)
class MarkEnd:
    """One way in which it can end."""

    ends: Ends
    text: str


@dataclass(frozen=True)
class MarkRequest:
    """What was asked for."""

    name: str
    who: str
    ends: Ends
    number: int
    """Minutes, or rounds with the present one; 0 for the other ways to end."""
    secret: bool = False
    """Players learn nothing of it."""


class MarkDialog(Dialog):
    """Asks in one form; says at once when it will end."""

    wanted = Signal(object)
    """`Wanted`"""

    def __init__(
        self,
        people: Sequence[tuple[str, str]],
        endings: Sequence[MarkEnd],
        chosen: str,
        round_word: str,
        *,
        rest: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Ask about these.

        Args:
            people: (sheet id, name).
            chosen: whose it is, unless another is chosen.
            rest: it is a break: only the minutes are asked.
        """
        super().__init__(parent)
        self.ui = Ui_MarkDialog()
        self.ui.setupUi(self)
        self.apply_style(self.ui.preview)
        self._round_word, self._rest = round_word, rest
        ui = self.ui
        title = self.tr("休憩を取る") if rest else self.tr("状態・タイマー")
        self.setWindowTitle(title)
        ui.head.setText(title)
        ui.who.addItem(self.tr("卓のみんな"), "")
        for identifier, name in people:
            ui.who.addItem(name, identifier)
        ui.who.setCurrentIndex(max(0, ui.who.findData(chosen)))
        for ending in endings:
            ui.ends.addItem(ending.text, ending.ends)
        if rest:
            ui.ends.setCurrentIndex(max(0, ui.ends.findData("clock")))
            ui.number.setFocus()
            ui.number.selectAll()
        for number in (0, 1, 2, 4) if rest else ():
            ui.form.setRowVisible(number, False)
        ui.ends.currentIndexChanged.connect(lambda _row: self._show())
        ui.beginButton.clicked.connect(self._begin)
        self._show()

    @property
    def ends(self) -> Ends:
        """What ends it."""
        found: Ends = self.ui.ends.currentData()
        return found

    def _show(self) -> None:
        ui, clock, rounds = self.ui, self.ends == "clock", self.ends == "round"
        for widget in (ui.numberLabel, ui.number):  # hidden, it would move what is below
            widget.setEnabled(clock or rounds)
        ui.numberLabel.setText(self.tr("何{word}(&R)").format(word=self._round_word) if rounds else self.tr("何分(&M)"))
        ui.number.setMaximum(MOST_MINUTES if clock else MOST_ROUNDS)
        ui.number.setValue(MINUTES if clock else 1)
        ui.preview.setText(
            {
                "hand": self.tr("上の帯で押すまで続きます。"),
                "phase": self.tr("そこまで行くと、ひとりでに終わります。"),
                "round": self.tr("数え始めは今の{word}です。終わるとひとりでに消えます。").format(
                    word=self._round_word
                ),
                "clock": self.tr("時間になると知らせます。手は止まりません。"),
            }[self.ends]
        )

    def _begin(self) -> None:
        name = self.tr("休憩") if self._rest else self.ui.name.text().strip()
        if not name:
            self.show_message(self.tr("名前がありません。何の状態か、短く書いてください。"), "error-text")
            self.ui.name.setFocus()
            return
        numbered = self.ends in ("clock", "round")
        number = int(self.ui.number.value()) if numbered else 0
        who = "" if self._rest else str(self.ui.who.currentData() or "")
        self.wanted.emit(
            MarkRequest(name, who, self.ends, number, secret=not self._rest and self.ui.secret.isChecked())
        )
        self.close()
