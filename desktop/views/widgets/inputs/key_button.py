"""A button that shows the key which does the same."""

from __future__ import annotations

from PySide6.QtCore import Property, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from desktop.views.style import theme

GAP = 8
_text = QPushButton.text
"""Asked so, PySide searches no class for it; layouts want to know it dozens of times at each step."""
_PLACE = Qt.TextFlag.TextHideMnemonic | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class KeyButton(QPushButton):
    """Label, then a key cap; Designer property `keyHint`. Property `leading` sets the label to the left edge."""

    def __init__(self, parent: QWidget | None = None, text: str = "", key: str = "") -> None:
        super().__init__(text, parent)
        self._key, self._leading = key, False
        self._live, self._end = True, ""
        self._asked: tuple[str, str, QSize] | None = None
        """Text, key and the room that they ask for; layouts ask at every step, and the style sheet answers slowly."""
        self._cap: tuple[str, QFont, int] | None = None
        """The key with its font and its width in px."""
        self._named: tuple[str, int] | None = None
        """The text and its width in px."""

    def key_hint(self) -> str:
        """The key shown; empty for none."""
        return self._key

    def set_key_hint(self, key: str) -> None:
        """Show another key."""
        if key != self._key:
            self._key = key
            self.updateGeometry()
            self.update()

    def set_key_live(self, live: bool) -> None:
        """Draw the cap, or only keep its room while the key is for another button."""
        if live != self._live:
            self._live = live
            self.update()

    @property
    def key_live(self) -> bool:
        """Whether the cap is drawn."""
        return self._live and bool(self._key)

    def set_end(self, end: str) -> None:
        """Say with what the label ends that is never cut, as a number."""
        if end != self._end:
            self._end = end
            self.update()

    def leading(self) -> bool:
        """Whether the label is at the left and the cap at the right edge."""
        return self._leading

    def set_leading(self, leading: bool) -> None:
        """Put the label to the left edge, where it gives way to what is beside it, or into the middle."""
        self._leading = leading
        policy = self.sizePolicy()
        if leading and policy.horizontalPolicy() is QSizePolicy.Policy.Minimum:  # as a button has it by itself
            policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
            self.setSizePolicy(policy)
        self.update()

    keyHint = Property(str, key_hint, set_key_hint)
    leadingText = Property(bool, leading, set_leading)

    def _cap_look(self) -> tuple[str, QFont, int]:
        if self._cap is None or self._cap[0] != self._key:
            font = QFont(self.font())
            font.setBold(False)
            font.setPixelSize(theme.px(12))
            self._cap = self._key, font, QFontMetrics(font).horizontalAdvance(self._key) + 10 if self._key else 0
        return self._cap

    # Qt's names from here on

    def setIcon(self, icon: QIcon | QPixmap) -> None:
        """Make room for the icon."""
        self._asked = None
        super().setIcon(icon)

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another typeface or style."""
        self._asked = self._cap = self._named = None
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """Make room for the cap."""
        text, key, asked = _text(self), self._key, self._asked
        if asked is None or asked[0] != text or asked[1] != key:
            size = super().sizeHint()
            cap = self._cap_look()[2] + GAP if key else 0
            asked = self._asked = text, key, QSize(size.width() + cap, size.height())
        return asked[2]

    def minimumSizeHint(self) -> QSize:
        """The same, so that neither label nor key is cut; a label at the left gives way."""
        size = self.sizeHint()
        return QSize(theme.px(96), size.height()) if self._leading else size

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the empty button, then label and cap as one block."""
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        text, option.text = option.text, ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        primary = str(self.property("role")).startswith("primary")
        ink = self._ink(primary)
        painter.setFont(self.font())
        inner = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        cap = self._cap_look()[2] if self.key_live else 0
        room = inner.width() - (cap + GAP if cap else 0)
        wide = min(room, self._text_width(text))
        left = inner.left() if self._leading else inner.left() + (room - wide) // 2
        painter.setPen(ink)
        if self._leading:
            text = self._fitted(text, room)
        painter.drawText(left, inner.top(), room, inner.height(), _PLACE, text)
        if cap:
            cap_left = inner.right() - cap + 1 if self._leading else left + wide + GAP
            self._draw_cap(painter, QRectF(cap_left, inner.center().y() - 8.5, cap, 18), ink, primary)

    def _fitted(self, text: str, room: int) -> str:
        end, metrics = self._end if text.endswith(self._end) else "", self.fontMetrics()
        room -= metrics.horizontalAdvance(end)
        return metrics.elidedText(text.removesuffix(end), Qt.TextElideMode.ElideRight, room) + end

    def _text_width(self, text: str) -> int:
        if self._named is None or self._named[0] != text:
            self._named = text, self.fontMetrics().size(Qt.TextFlag.TextHideMnemonic, text).width()
        return self._named[1]

    def _ink(self, primary: bool) -> QColor:
        tokens = theme.current()
        if not self.isEnabled():
            return tokens.colour("second_ink")
        if primary:
            return tokens.colour("on_accent")
        return tokens.colour("accent") if self.isChecked() else self.palette().color(QPalette.ColorRole.ButtonText)

    def _draw_cap(self, painter: QPainter, box: QRectF, ink: QColor, primary: bool) -> None:
        grow = theme.px(18) - 18
        box = box.adjusted(0, -grow / 2, 0, grow / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plain, tokens = self.isEnabled() and not primary, theme.current()
        painter.setPen(QPen(tokens.colour("strong_line") if plain else ink, 1))
        painter.setBrush(tokens.colour("base") if plain else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.setPen(tokens.colour("second_ink") if plain else ink)
        painter.setFont(self._cap_look()[1])
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key)
