"""The first start: no campaign yet, so a rule system is chosen and its sample played. Imports no rule system."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QIcon, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from desktop.views.forms.first_start import Ui_FirstStart
from desktop.views.forms.system_card import Ui_SystemCard
from desktop.views.style import icons, theme

MOST_WITH_DIE = 160
"""Size of the text in percent from which on words need the room of the dice."""
WIDEST = 1240
"""px at 100 % of the page at most: lines stay together on a wide screen."""


class SystemCard(QFrame):
    """One rule system with its die, its name and what can be started."""

    new_requested = Signal(str)
    sample_requested = Signal(str)

    def __init__(self, system_id: str, name: str, line: str, sides: int, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_SystemCard()
        self.ui.setupUi(self)
        self.setObjectName(f"SystemCard-{system_id}")
        self.system, self._sides = system_id, sides
        self._waiting = False
        self.setAccessibleName(name)
        self.ui.nameLabel.setText(name)
        self.ui.lineLabel.setText(line)
        self._key = f"Ctrl+{number}"
        self.ui.newButton.setShortcut(self._key)
        self.ui.newButton.setAccessibleName(self.tr("{name} の新しい卓").format(name=name))
        self.ui.sampleButton.setAccessibleName(self.tr("{name} の見本の卓").format(name=name))
        self.offer_sample(first=False)
        self.ui.newButton.clicked.connect(lambda: self.new_requested.emit(self.system))
        self.ui.sampleButton.clicked.connect(lambda: self.sample_requested.emit(self.system))
        self.apply_style()

    def offer_sample(self, *, first: bool, main: bool = False) -> None:
        """Put the sample campaign first, for a person who has none, or a new one.

        Args:
            main: it is what the page proposes.
        """
        ui = self.ui
        upper, lower = (ui.sampleButton, ui.newButton) if first else (ui.newButton, ui.sampleButton)
        for button in (upper, lower):
            ui.buttonLayout.removeWidget(button)
            ui.buttonLayout.addWidget(button)
        QWidget.setTabOrder(upper, lower)
        ui.sampleButton.setText(self.tr("見本で遊ぶ") if first else self.tr("見本の卓"))
        ui.sampleButton.setIcon(QIcon() if first else icons.icon("book"))
        ui.newButton.set_key_hint("" if first else self._key)
        theme.set_role(upper, "primary" if main else "")
        theme.set_role(lower, "flat")

    def apply_style(self) -> None:
        """Take the sizes of the present text."""
        self.ui.die.setVisible(theme.scale() <= MOST_WITH_DIE)
        self.ui.newButton.setMinimumWidth(theme.px(144))

    def _draw_die(self) -> None:
        from desktop.views.dice import die_pixmap  # dice cost as much as the rest of the window; it is first

        self._waiting = False
        if not self.isVisible():
            return
        light = theme.accent_colours(self.system).light
        self.ui.die.setPixmap(die_pixmap(self._sides, light, 56, self.devicePixelRatioF()))

    # Qt's names from here on

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the die once the card has been seen without; light and dark have the same."""
        super().paintEvent(event)
        die = self.ui.die.pixmap()
        if (die.isNull() or die.devicePixelRatio() != self.devicePixelRatioF()) and not self._waiting:
            self._waiting = True
            QTimer.singleShot(0, self, self._draw_die)


class FirstStart(QWidget):
    """Cards of all rule systems in two columns, and below them what needs no campaign."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_FirstStart()
        self.ui.setupUi(self)
        self._cards: Sequence[SystemCard] = ()
        self._columns = 0
        for strip in (self.ui.quickStrip, self.ui.footStrip):
            strip.flow(spread=1)
        for area in (self.ui.pageScroll.viewport(), self.ui.pageHost):
            area.setAutoFillBackground(False)

    def show_cards(self, cards: Sequence[SystemCard]) -> None:
        """Take the cards, with their samples first; that in the colour of the program is proposed."""
        self._cards, self._columns = cards, 0
        accent = theme.current().colour("accent")
        main = next((card for card in cards if theme.accent_colours(card.system).accent == accent), cards[0])
        for card in cards:
            card.offer_sample(first=True, main=card is main)
        self._arrange()
        main.ui.sampleButton.setFocus()

    def _arrange(self) -> None:
        """Put the cards beside each other where there is room for two."""
        self.ui.column.setMaximumWidth(theme.px(WIDEST))
        if not self._cards:
            return
        margins, layout = self.ui.middle.contentsMargins(), self.ui.cardLayout
        room = (
            self.width() - margins.left() - margins.right() - self.ui.pageScroll.verticalScrollBar().sizeHint().width()
        )
        wide = max(card.minimumSizeHint().width() for card in self._cards)
        columns = 2 if 2 * wide + layout.horizontalSpacing() <= room else 1
        if columns == self._columns:
            return
        self._columns = columns
        for number, card in enumerate(self._cards):
            layout.addWidget(card, number // columns, number % columns)
        for column in range(2):
            layout.setColumnStretch(column, 1 if column < columns else 0)

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Measure again when the text has another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_cards"):
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Decide again how many cards are beside each other."""
        super().resizeEvent(event)
        self._arrange()
