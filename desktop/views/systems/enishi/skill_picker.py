"""One skill in the builder: name, plain words, boxes up to the cap, − and ＋."""

from __future__ import annotations

from PySide6.QtCore import Property, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.views.style import theme
from desktop.views.style.restyled import restyled


class _Boxes(QWidget):
    """Squares, some of them filled."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.value, self.cap = 0, 2
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return f"{self.value} / {self.cap}"

    def sizeHint(self) -> QSize:
        """A square per level."""
        side = theme.px(14)
        return QSize(max(self.cap, self.value) * (side + 4) + 2, side + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the squares."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, side = theme.current(), theme.px(14)
        for number in range(max(self.cap, self.value)):
            filled = number < self.value
            painter.setPen(QPen(colours.colour("accent" if filled else "ink"), 1.2))
            painter.setBrush(colours.colour("accent") if filled else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(1 + number * (side + 4), 2, side - 1, side - 1), 2, 2)


class SkillPicker(QWidget):
    """Asks to raise or lower one skill; the owner says what is legal."""

    raise_requested = Signal(str)
    lower_requested = Signal(str)
    entered = Signal(str)
    """The pointer or the focus came here: time to explain this skill."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._hint = QLabel(), QLabel()
        self._name.setProperty("role", "picker-name")
        self._hint.setProperty("role", "quiet")
        self._boxes = _Boxes(self)
        self._less, self._more = QToolButton(), QToolButton()
        self._less.setText("−")
        self._more.setText("＋")
        self._less.clicked.connect(lambda: self.lower_requested.emit(self.skill))
        self._more.clicked.connect(lambda: self.raise_requested.emit(self.skill))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 3, 0, 3)
        row.setSpacing(6)
        row.addLayout(texts, 1)
        texts.addWidget(self._name)
        texts.addWidget(self._hint)
        row.addWidget(self._boxes)
        for button in (self._less, self._more):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # after a click its keys work, too
            button.installEventFilter(self)
            row.addWidget(button)
        restyled(self, self._give_room)

    def _give_room(self) -> None:
        for button in self.steps:
            button.setMinimumWidth(theme.px(30))

    @property
    def steps(self) -> tuple[QToolButton, QToolButton]:
        """− and ＋."""
        return self._less, self._more

    @property
    def skill(self) -> str:
        """The skill's id, from Designer."""
        return str(self.property("skill") or "")

    def get_title(self) -> str:
        """The skill's name."""
        return self._name.text()

    def setTitle(self, title: str) -> None:
        """Show another name."""
        self._name.setText(title)
        self._boxes.setAccessibleName(title)
        self._less.setAccessibleName(self.tr("{skill}を下げる").format(skill=title))
        self._more.setAccessibleName(self.tr("{skill}を上げる").format(skill=title))

    def get_hint(self) -> str:
        """What the skill is for, in plain words."""
        return self._hint.text()

    def setHint(self, hint: str) -> None:
        """Show other words."""
        self._hint.setText(hint)

    title = Property(str, get_title, setTitle)
    hint = Property(str, get_hint, setHint)

    def show_level(self, level: int, cap: int, *, may_raise: bool, may_lower: bool) -> None:
        """Show the level and what can be done with it."""
        self._boxes.value, self._boxes.cap = level, cap
        self._boxes.updateGeometry()
        self._boxes.update()
        font = self._name.font()
        if font.bold() != (level > 0):
            font.setBold(level > 0)
            self._name.setFont(font)
        self._more.setEnabled(may_raise)
        self._less.setEnabled(may_lower)
        self.setAccessibleName(f"{self.get_title()} {level}")

    # Qt's names from here on

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that this skill is looked at."""
        self.entered.emit(self.skill)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Tell that this skill has the focus."""
        if event.type() == QEvent.Type.FocusIn:
            self.entered.emit(self.skill)
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line below."""
        painter = QPainter(self)
        painter.setPen(QPen(theme.current().colour("line"), 1))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
