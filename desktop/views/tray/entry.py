"""Where faces of real dice are entered into the tray: typed, pressed or counted; and what the button beside it does."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction

from desktop.core.rolls.check import missing_faces
from desktop.core.words import Counted
from desktop.views.forms.dice_tray import Ui_DiceTray
from desktop.views.style import theme
from desktop.views.widgets.inputs.face_entry import ColumnView
from desktop.views.widgets.inputs.tally_entry import TallyView
from desktop.views.widgets.shown.odds import OddsLine

MANY = 10
"""More dice than these are offered to be counted at once."""
LARGE = 130
"""Percent from which the heading keeps only its buttons, and counted ways are beside a chance only where they fit."""


class Mode(StrEnum):
    """Where the faces come from by default; each can be had at any moment in either."""

    HAND = "hand"
    APP = "app"


@dataclass(frozen=True)
class OddsView:
    """The odds line and the table behind it, ready to be shown."""

    part: float | None = None
    text: str = ""
    ways: str = ""
    lines: tuple[OddsLine, ...] = ()


@dataclass(frozen=True)
class ResultView:
    """State of a check, ready to be shown."""

    kind: str
    """One of `outcome_tag.SIGNS`."""
    label: str
    total: str = ""
    target: str = ""
    sum: str = ""
    detail: str = ""


@dataclass(frozen=True)
class EntryView:
    """The dice that are waited for, ready to be shown."""

    sides: tuple[int, ...] = ()
    """None: nothing can be typed but the keys still work."""
    placeholder: str = ""
    pad: bool = True
    """Whether the buttons for faces are offered too."""
    wanted: bool = False
    """Whether dice are waited for now, not only understood as the first of the next check."""
    hidden: bool = False
    """Whether dots are written instead of what is typed."""
    values: bool = False
    """Whether what the dice come to may be typed in place of their faces."""
    tally: TallyView | None = None
    """How they may be counted."""
    columns: tuple[ColumnView, ...] = ()
    """Both sides of a contest, side by side."""
    column: int = 0
    """Which of them throws now."""
    again_from: int | None = None
    """Faces from this one on ask for one die more each."""


class TrayEntry(QObject):
    """Joins entry, buttons for faces and counters to one way of entering; the tray asks for the dice."""

    edited = Signal(object)
    """The faces typed so far."""
    rest_requested = Signal(object)
    """The faces typed so far; the program throws the other dice."""
    pressed = Signal()
    """The button was pressed with nothing typed."""
    pad_shown = Signal()
    """The buttons for faces have come or gone, or are for other dice."""
    left_short = Signal(str)
    """Enter came before all faces were there: a sentence about that."""

    def __init__(self, ui: Ui_DiceTray, app_throws: QAction, parent: QObject) -> None:
        super().__init__(parent)
        self._app_throws = app_throws
        self._ui, self._shown = ui, EntryView()
        self._request = ""
        self._primary = "", False
        """What Enter does with nothing typed, and whether it does anything."""
        self._due = True
        ui.entry.faces_changed.connect(self._emit_edited)
        ui.pad.pressed.connect(ui.entry.put)
        ui.pad.erased.connect(ui.entry.take_back)
        ui.pad.counted.connect(self._count)
        ui.entry.left_short.connect(self._warn_of_rest)
        ui.entry.interrupted.connect(self._warn_of_letter)
        ui.entry.rest_wanted.connect(self.rest_requested)
        ui.entry.throw_wanted.connect(self.pressed)
        ui.primaryButton.clicked.connect(self._press)

    @property
    def mode(self) -> Mode:
        """Whether faces are typed or thrown by default."""
        return Mode.APP if self._app_throws.isChecked() else Mode.HAND

    @property
    def moving(self) -> EntryView:
        """Nothing is waited for while dice move; two sides stay side by side."""
        return EntryView(columns=self._shown.columns, column=self._shown.column)

    def show(self, shown: EntryView) -> None:
        """Wait for faces."""
        entry = self._ui.entry
        entry.hide_faces(shown.hidden)
        blocked = entry.blockSignals(True)
        entry.set_dice(shown.sides, values=shown.values)
        entry.blockSignals(blocked)
        entry.setPlaceholderText(shown.placeholder)
        ahead = self._ui.columns.show_columns(shown.columns, shown.column)
        self._shown = shown
        self.keep_up()
        if ahead:
            QTimer.singleShot(0, entry, lambda: entry.setText(ahead))  # when what was posted has been shown

    def ask(self, request: str) -> None:
        """Say which dice are wanted."""
        self._request = request
        self._show_request(0, 0)

    def name(self, primary: str, *, enabled: bool) -> None:
        """Name what Enter does with nothing typed."""
        self._primary = primary, enabled
        self._name_primary()

    def set_due(self, due: bool) -> None:
        """Fill the button and give it its key, or neither: the next key is not for it."""
        if due != self._due:
            self._due = due
            self._name_primary()

    def keep_up(self) -> None:
        """Show what fits the way of throwing that is chosen."""
        self._show_next_die()
        self._show_tally()

    def _emit_edited(self, values: tuple[int, ...]) -> None:
        if values:
            self._app_throws.setChecked(False)  # real dice lie on the table
        self._show_next_die()
        self.edited.emit(values)

    def _show_next_die(self) -> None:
        entry, shown = self._ui.entry, self._shown
        sides, have = entry.sides, len(entry.typed.values)
        by_hand = bool(sides) and shown.pad and self.mode is Mode.HAND
        self._ui.pad.show_die(sides[min(have, len(sides) - 1)] if by_hand else 0, tally=shown.tally is not None)
        self.pad_shown.emit()
        self._show_request(have, len(sides))
        self._name_primary()

    @property
    def _remaining(self) -> int:
        """How many dice are missing where some are typed."""
        entry = self._ui.entry
        have = len(entry.typed.values)
        return len(entry.sides) - have if have and self._shown.wanted else 0

    @property
    def _undecided(self) -> bool:
        """Whether Enter ends a face that is being typed."""
        return self._shown.wanted and self._ui.entry.undecided

    def _name_primary(self) -> None:
        (text, enabled), left = self._primary, self._remaining
        button, undecided = self._ui.primaryButton, self._undecided
        named = self.tr("残りの {n} 個を振る").format(n=Counted(left)) if left else text.replace("&", "&&")
        button.setText(self.tr("この目にする") if undecided else named)
        button.setEnabled(bool(left) or enabled or undecided)
        button.setVisible(bool(left or text))
        theme.set_role(button, "primary" if self._due else "")
        button.set_key_live(self._due)
        if undecided or not self._shown.wanted:
            button.set_key_hint("Enter")
        elif left:
            button.set_key_hint("Shift+Space")
        else:
            button.set_key_hint("Space" if self.mode is Mode.HAND else "Enter")

    def _warn_of_rest(self, _short: int) -> None:
        if self._shown.wanted:
            text = self.tr("あと {n} 個の目がありません。続けて打つか、Shift+Space で残りをアプリが振ります。")
            self.left_short.emit(text.format(n=Counted(self._missing)))

    @property
    def _missing(self) -> int:
        shown = self._shown
        return missing_faces(shown.sides, shown.again_from, self._ui.entry.typed.values)

    def _warn_of_letter(self) -> None:
        text = self.tr("あと {n} 個の目を先に打つか、Esc でやめます。")
        self.left_short.emit(text.format(n=Counted(self._missing)))

    def _press(self) -> None:
        """Do what the button says."""
        if self._undecided:
            self._ui.entry.decide()
        elif self._remaining:
            self.rest_requested.emit(self._ui.entry.typed.values)
        else:
            self.pressed.emit()

    def _show_request(self, have: int, wanted: int) -> None:
        """Say which dice are wanted; while they are typed, how many are there."""
        label = self._ui.requestLabel
        label.setText(f"{have} / {wanted}" if 0 < have < wanted else self._request)
        label.setVisible(bool(label.text()))

    def _show_tally(self) -> None:
        """Count where it was asked for, and unasked where there are many dice."""
        tally, asked = self._shown.tally, self._ui.pad.counting
        wanted = tally is not None and (asked or tally.dice > MANY)
        self._ui.tally.show_tally(tally if wanted and self.mode is Mode.HAND else None)

    def _count(self, on: bool) -> None:
        self._show_tally()
        if on:
            self._ui.tally.focus()
        else:
            self._ui.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)
