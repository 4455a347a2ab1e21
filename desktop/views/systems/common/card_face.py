"""A card on the screen as it will come out of the printer (CM-APP-11), as large as there is room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.values import library_of
from desktop.views.style import theme
from desktop.views.systems.common.card_words import rules_in_full, text_of, title_of

RATIO = 88 / 63
"""Height to width of a card."""
WANTED, LEAST = 270, 200
"""px wide at 100 %: easily read, and still readable."""
SHADOW = 4
"""px below and beside the card."""


class CardFace(QWidget):
    """Shows one copy, or a blank card while none is chosen; screen readers get name, rules and text."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: SheetDocument | None = None
        self._words = Words()
        self._copy: CopyRow | None = None
        self._image = QImage()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setSizePolicy(policy)

    def attach(self, document: SheetDocument, words: Words) -> None:
        """Draw cards of this character's campaign from now on."""
        self._document, self._words = document, words
        self.show_copy(None)

    def show_copy(self, copy: CopyRow | None) -> None:
        """Show another copy; nothing when None."""
        self._copy = copy
        self._image = QImage()
        name, text = self._texts()
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)
        self.update()

    def spoken_value(self) -> str:
        """What a screen reader reads of it."""
        name, text = self._texts()
        return text or name

    def _texts(self) -> tuple[str, str]:
        """Return the card's name, and all that is on it."""
        if self._document is None or self._copy is None:
            return self.tr("白紙のカード"), ""
        game = self._document.game.known(CommonSettings)
        library, sheet = library_of(game), self._document.sheet
        written = library.by_id.get(self._copy.card)
        if written is None or not isinstance(sheet, CommonSheet):
            return self._words.say(game.called("cards", self._copy.card)), ""
        card = in_hand(written, sheet, library, game.settings)
        rules, text = rules_in_full(card, self._words), text_of(card, self._copy.choice, self._words, game)
        return f"<{title_of(card, self._copy.choice, self._words)}>", f"{rules}\n{text}".strip()

    def _card(self) -> QRectF:
        width = min(self.width() - SHADOW - 2, (self.height() - SHADOW - 2) / RATIO, theme.px(WANTED) * 1.25)
        return QRectF((self.width() - SHADOW - width) / 2, 1, max(1.0, width), max(1.0, width * RATIO))

    def _draw(self, width: int) -> QImage:
        """Let the printing code draw it; that is only loaded once a card is looked at."""
        from desktop.views.systems.common.paper import card_image

        if self._document is None:
            return QImage()
        sheet = self._document.sheet_as(CommonSheet)
        return card_image(sheet, self._copy, self._document.game.known(CommonSettings), self._words, width)

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Easily read where there is room; pages that scroll give no more height than this asks for."""
        return QSize(theme.px(WANTED), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Still readable."""
        return QSize(theme.px(LEAST), round(theme.px(LEAST) * RATIO) + SHADOW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card on its shadow."""
        place, density = self._card(), self.devicePixelRatioF()
        width = round(place.width() * density)
        if self._image.width() != width:
            self._image = self._draw(width)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        painter.fillRect(place.translated(SHADOW - 1, SHADOW - 1), QColor(0, 0, 0, 40))
        painter.fillRect(place, Qt.GlobalColor.white)
        if not self._image.isNull():
            painter.drawImage(place, self._image)
        painter.setPen(QPen(self.palette().mid().color(), 1))
        painter.drawRect(place)
