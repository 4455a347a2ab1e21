"""The game's tracks: a number with its steps, and a bar where the track has an upper end."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.core.custom_values import Track
from desktop.core.profile import ProfileField
from desktop.core.words import Words, signed_text
from desktop.models.document import SheetDocument
from desktop.views import spoken, theme
from desktop.views.systems.blank.body import Body
from desktop.views.systems.blank.layout import Layout, Piece
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.points_spin import PointsSpin
from desktop.views.widgets.spin import WIDEST

THICK = 10
"""px at 100 % of a bar."""


class TrackBar(QWidget):
    """How far a track is filled."""

    spoken_role = QAccessible.Role.ProgressBar

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def part(self) -> float:
        """From 0 to 1."""
        return self._part

    def show_part(self, part: float) -> None:
        """Fill the bar so far."""
        part = max(0.0, min(1.0, part))
        if part != self._part:
            self._part = part
            self.update()
            spoken.value_changed(self)

    def spoken_value(self) -> str:
        """Return the part in percent, for a screen reader."""
        return f"{self._part:.0%}"

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """As long as there is room."""
        return QSize(theme.px(60), theme.px(THICK))

    def minimumSizeHint(self) -> QSize:
        """Short, but to be seen."""
        return QSize(theme.px(24), theme.px(THICK))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame and what is filled."""
        painter, tokens = QPainter(self), theme.current()
        painter.setPen(QPen(tokens.colour("strong_line"), 1))
        painter.setBrush(tokens.colour("base"))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        full = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        full.setWidth(full.width() * self._part)
        painter.fillRect(full, tokens.colour("accent"))


class TrackLine(QWidget):
    """One track; what is typed goes to the document as play."""

    def __init__(self, field: ProfileField, document: SheetDocument, words: Words) -> None:
        super().__init__()
        self._field, self._document, self._words = field, document, words
        text = words.say(field.label)
        self.label, self.end, self.bar = ElidedLabel(), QLabel(), TrackBar()
        self.label.setText(text)
        self.end.setTextFormat(Qt.TextFormat.PlainText)
        self.spin = PointsSpin()
        self.spin.set_places(3)
        self.spin.setObjectName(f"track_{field.id}")
        self.spin.setProperty("shows", f"own.{field.id}")
        self.spin.setAccessibleName(text)
        self.bar.setAccessibleName(text)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.spin.setEnabled(not document.read_only and not document.is_guarded(f"own.{field.id}"))
        self.spin.valueChanged.connect(self._write)
        self.spin.editingFinished.connect(document.end_burst)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(2)
        column.addWidget(self.label)
        line = QHBoxLayout()
        line.setSpacing(6)
        column.addLayout(line)
        for widget in (self.spin, self.end):
            line.addWidget(widget)
        line.addWidget(self.bar, 1)

    def _write(self, value: int) -> None:
        name = self._words.say(self._field.label)
        self._document.edit(f"own.{self._field.id}", value, self.tr("「{field}」を書き換える").format(field=name))

    def show_track(self, track: Track) -> None:
        """Show where the track stands, and its ends."""
        value, most = track.value, WIDEST if track.most is None else track.most
        blocker = QSignalBlocker(self.spin)
        self.spin.setRange(min(track.least, value), max(most, value))
        if self.spin.value() != value:
            self.spin.setValue(value)
        del blocker
        self.end.setText("" if track.most is None else f"/ {signed_text(track.most)}")
        wide = track.most is not None and track.most > track.least
        self.bar.setVisible(wide)
        if track.most is not None and wide:
            self.bar.show_part((value - track.least) / (track.most - track.least))


class TrackBody(Body):
    """A line per track."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.lines = {field.id: TrackLine(field, document, words) for field in layout.tracks}
        for line in self.lines.values():
            column.addWidget(line)

    def follow(self) -> None:
        """Show where the tracks stand."""
        tracks = self.document.system.custom_values(self.document.sheet, self.document.game).tracks
        for field, line in self.lines.items():
            line.show_track(tracks[field])
