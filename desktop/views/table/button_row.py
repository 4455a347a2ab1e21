"""A row of buttons that are given as data and break into lines; those that stay are kept, so that a focus stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from desktop.views import theme
from desktop.views.plain_style import literal
from desktop.views.widgets.flow_strip import FlowLayout
from desktop.views.widgets.key_button import KeyButton

LARGE = 40
"""Height in px at 100 % of a large button; steps that lead on have it, the others stand lower in the same line."""


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
            yielding: a text longer than the row is cut and stands in full in the tip; names of people may be long.
        """
        super().__init__(parent)
        self._yielding = yielding
        self._faces: tuple[ButtonFace, ...] = ()
        self._buttons: list[KeyButton] = []
        self._flow = FlowLayout([], 8, spread=1)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self.setLayout(self._flow)
        self.setAttribute(Qt.WidgetAttribute.WA_StaticContents)  # it draws nothing itself: what stays is not drawn anew
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def faces(self) -> tuple[ButtonFace, ...]:
        """What is shown."""
        return self._faces

    def reserve(self, high: int) -> None:
        """Keep so much room in px at 100 %, so that other buttons move nothing below; more lines take more."""
        if theme.px(high) != self.minimumHeight():
            self.setMinimumHeight(theme.px(high))

    def button(self, identifier: str) -> KeyButton | None:
        """Return the button of a face."""
        pairs = zip(self._faces, self._buttons, strict=False)
        return next((button for face, button in pairs if face.id == identifier), None)

    def checked(self) -> tuple[str, ...]:
        """Ids of the switches that are on."""
        pairs = zip(self._faces, self._buttons, strict=False)
        return tuple(face.id for face, button in pairs if button.isCheckable() and button.isChecked())

    def show_faces(self, faces: Sequence[ButtonFace]) -> None:
        """Show these buttons, in order; an empty row takes no room."""
        if tuple(faces) == self._faces:
            return
        before, self._faces = self._faces, tuple(faces)
        while len(self._buttons) < len(self._faces):
            self._add(len(self._buttons))
        for button in self._buttons[len(self._faces) :]:
            button.hide()  # kept for the next time; what is hidden takes no room
        for number, (face, button) in enumerate(zip(self._faces, self._buttons, strict=False)):
            if before[number : number + 1] != (face,) or button.isChecked() is not bool(face.checked):
                self._dress(button, face)
            button.show()
        self.setVisible(bool(self._faces))
        self.updateGeometry()

    def _add(self, number: int) -> None:
        button = KeyButton(self)
        if self._yielding:
            button.set_leading(True)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, button.sizePolicy().verticalPolicy())
        button.clicked.connect(lambda _checked=False, n=number: self.chosen.emit(self._faces[n].id))
        self._flow.addWidget(button)
        self._buttons.append(button)

    def _dress(self, button: KeyButton, face: ButtonFace) -> None:
        button.setText(literal(face.text))
        button.set_key_hint(face.key)
        button.setEnabled(not face.why)
        told = (face.text if self._yielding else "", face.why or face.tip)
        button.setToolTip("\n".join(filter(None, told)))
        button.setAccessibleName(face.text)
        button.setAccessibleDescription(face.why or face.tip)
        button.setCheckable(face.checked is not None)
        button.setChecked(bool(face.checked))
        theme.set_role(button, face.role)
