"""A row of buttons that are given as data and break into lines; those that stay are kept, so that a focus stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from desktop.views.style import theme
from desktop.views.style.plain_style import literal
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.layouts.flow_strip import FlowLayout

LARGE = 40
"""Height in px at 100 % of a large button; steps that lead on have it, the others stand lower in the same line."""

SPARE = 24
"""Buttons that are kept though they are not needed now: more than a step takes away and the next brings back."""


@dataclass(frozen=True)
class ButtonFace:
    """One button as shown."""

    id: str
    text: str
    key: str = ""
    why: str = ""
    """Why it cannot be pressed; empty: it can."""
    tip: str = ""
    role: str = ""
    checked: bool | None = None
    """None: it is no switch."""


class ButtonRow(QFrame):
    """Shows faces; tells which one was pressed."""

    chosen = Signal(str)
    """Id of the face."""

    def __init__(self, parent: QWidget | None = None, *, yielding: bool = False) -> None:
        """Make an empty row.

        Args:
            yielding: a text longer than the row is cut and is in full in the tip; names of people may be long.
        """
        super().__init__(parent)
        self._yielding = yielding
        self._faces: tuple[ButtonFace, ...] = ()
        self._buttons: list[KeyButton] = []
        """Those of the faces, in order."""
        self._made: list[KeyButton] = []
        """All of them in the order in which they stand; what is not needed now is hidden."""
        self._shown_faces: dict[KeyButton, ButtonFace] = {}
        self._steady = False
        self._flow = FlowLayout([], 8, spread=1, aligned=True)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._flow.middle = True  # on one line with the word beside it
        self.setLayout(self._flow)
        self.setAttribute(Qt.WidgetAttribute.WA_StaticContents)  # draws nothing itself: no redraw of the same
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def centre(self) -> None:
        """Stand in the middle, as everything around does."""
        self._flow.centred = True

    @property
    def faces(self) -> tuple[ButtonFace, ...]:
        """What is shown."""
        return self._faces

    def reserve(self, high: int) -> None:
        """Keep so much room in px at 100 %, so that other buttons move nothing below; more lines take more."""
        self._flow.middle = False
        if theme.px(high) != self.minimumHeight():
            self.setMinimumHeight(theme.px(high))

    def steady(self, on: bool) -> None:
        """Keep the height once taken, at the same width: what comes and goes with every step moves nothing around."""
        if on != self._steady:
            self._steady = on
            self._flow.middle = not on
            self.setMinimumHeight(0)

    def button(self, identifier: str) -> KeyButton | None:
        """Return the button of a face."""
        pairs = zip(self._faces, self._buttons, strict=True)
        return next((button for face, button in pairs if face.id == identifier), None)

    def checked(self) -> tuple[str, ...]:
        """Ids of the switches that are on."""
        pairs = zip(self._faces, self._buttons, strict=True)
        return tuple(face.id for face, button in pairs if button.isCheckable() and button.isChecked())

    def put_back(self) -> None:
        """Reset every switch to the state of its face."""
        for face, button in zip(self._faces, self._buttons, strict=True):
            button.setChecked(bool(face.checked))

    def show_faces(self, faces: Sequence[ButtonFace]) -> None:
        """Show these buttons, in order; an empty row takes no room. The same again leaves pressed switches alone."""
        if tuple(faces) == self._faces:
            if not faces:
                self.hide()  # one that never had any, too: a column leaves a gap on either side of it
            return
        self._faces = tuple(faces)
        before, self._buttons = self._buttons, self._taken()
        self._order_buttons()
        for face, button in zip(self._faces, self._buttons, strict=True):
            if self._shown_faces.get(button) != face or button.isChecked() is not bool(face.checked):
                self._apply_style(button, face)
                self._shown_faces[button] = face
            button.show()
        for button in before:
            if button not in self._buttons:
                button.hide()  # kept for the next time; what is hidden takes no room
        if len(self._made) > len(self._buttons) + SPARE:
            self._drop_spare()
        self.setVisible(bool(self._faces))
        self.updateGeometry()

    def _taken(self) -> list[KeyButton]:
        """Choose a button for each face: the one in its place, or another of its role; a new role is styled slowly."""
        places = dict(enumerate(self._buttons))
        kept = {
            number: places[number]
            for number, face in enumerate(self._faces)
            if number in places and self._shown_faces[places[number]].role == face.role
        }
        free: dict[str, list[KeyButton]] = {}
        for button in self._made:
            if button not in kept.values():
                free.setdefault(self._shown_faces[button].role, []).append(button)
        return [kept.get(n) or self._next(free.get(face.role, [])) for n, face in enumerate(self._faces)]

    def _next(self, free: list[KeyButton]) -> KeyButton:
        return free.pop(0) if free else self._add()

    def _order_buttons(self) -> None:
        """Let the buttons be in the order of their faces."""
        places = {button: place for place, button in enumerate(self._made)}
        if (order := [places[button] for button in self._buttons]) == sorted(order):
            return
        rest = [button for button in self._made if button not in self._buttons]
        self._made = [*self._buttons, *rest]
        self._flow.put_in_order(self._made)

    def _drop_spare(self) -> None:
        """Part with hidden buttons beyond those that are kept."""
        spare = [button for button in self._made if button not in self._buttons]
        for button in spare[SPARE:]:
            self._made.remove(button)
            del self._shown_faces[button]
            self._flow.removeWidget(button)
            button.deleteLater()  # later: it may be the very one that was pressed

    def _add(self) -> KeyButton:
        button = KeyButton(self)
        if self._yielding:
            button.set_leading(True)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, button.sizePolicy().verticalPolicy())
        button.clicked.connect(lambda: self.chosen.emit(self._shown_faces[button].id))
        self._flow.addWidget(button)
        self._made.append(button)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Know the greatest height at this width."""
        super().resizeEvent(event)
        if self._steady:
            same = event.oldSize().width() == event.size().width()
            self.setMinimumHeight(event.size().height() if same else 0)

    def _apply_style(self, button: KeyButton, face: ButtonFace) -> None:
        button.setText(literal(face.text))
        button.set_key_hint(face.key)
        button.setEnabled(not face.why)
        texts = (face.text if self._yielding else "", face.why or face.tip)
        button.setToolTip("\n".join(filter(None, texts)))
        button.setAccessibleName(face.text)
        button.setAccessibleDescription(face.why or face.tip)
        button.setCheckable(face.checked is not None)
        button.setChecked(bool(face.checked))
        theme.set_role(button, face.role)
