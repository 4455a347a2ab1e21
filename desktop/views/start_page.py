"""ようこそ: recent campaigns on the left, the rule systems on the right. Imports no rule system and no pydantic."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from desktop.views import icons, theme
from desktop.views.forms.start_page import Ui_StartPage
from desktop.views.forms.system_card import Ui_SystemCard
from desktop.views.recent_list import ENTRY_ROLE, Index, RecentCampaign, RecentDelegate, RecentModel

MOST_WITH_DIE = 160
"""Size of the text in percent from which on words need the room of the dice."""
EDGES = 4
"""px of the list's border above and below its rows, as thick as it is with the focus."""
FIRST_ROWS = 4
"""Recent campaigns that stand on the page before it has to be scrolled, where it has one column."""
OWN_WORDS = "ownWords"
"""Property of a page that belongs to no campaign: it keeps the program's own words."""


class SystemCard(QFrame):
    """One rule system with its die, its name and what can be started."""

    new_requested = Signal(str)
    sample_requested = Signal(str)

    def __init__(self, system_id: str, name: str, line: str, sides: int, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_SystemCard()
        self.ui.setupUi(self)
        self.setObjectName(f"SystemCard-{system_id}")
        self._id, self._sides = system_id, sides
        self._waiting = False
        self.setAccessibleName(name)
        self.ui.nameLabel.setText(name)
        self.ui.lineLabel.setText(line)
        self.ui.newButton.set_key_hint(f"Ctrl+{number}")
        self.ui.newButton.setShortcut(f"Ctrl+{number}")
        self.ui.newButton.setAccessibleName(self.tr("{name} の新しい卓").format(name=name))
        self.ui.sampleButton.setAccessibleName(self.tr("{name} の見本の卓").format(name=name))
        self.ui.sampleButton.setIcon(icons.icon("book"))
        self.ui.newButton.clicked.connect(lambda: self.new_requested.emit(self._id))
        self.ui.sampleButton.clicked.connect(lambda: self.sample_requested.emit(self._id))
        self.apply_style()

    def apply_style(self) -> None:
        """Take the sizes of the present text."""
        self.ui.die.setVisible(theme.scale() <= MOST_WITH_DIE)
        self.ui.newButton.setMinimumWidth(theme.px(144))

    def _draw_die(self) -> None:
        from desktop.views.dice import die_pixmap  # dice cost as much as the rest of the window; it is first

        self._waiting = False
        if not self.isVisible():
            return
        light = theme.accent_colours(self._id).light
        self.ui.die.setPixmap(die_pixmap(self._sides, light, 56, self.devicePixelRatioF()))

    # Qt's names from here on

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the die once the card has been seen without; light and dark have the same."""
        super().paintEvent(event)
        die = self.ui.die.pixmap()
        if (die.isNull() or die.devicePixelRatio() != self.devicePixelRatioF()) and not self._waiting:
            self._waiting = True
            QTimer.singleShot(0, self, self._draw_die)


class StartPage(QWidget):
    """The first thing a person sees; every control forwards what was chosen."""

    campaign_chosen = Signal(Path)
    new_requested = Signal(str)
    sample_requested = Signal(str)
    open_requested = Signal()
    import_requested = Signal()
    earlier_requested = Signal()
    bin_requested = Signal()
    folder_requested = Signal()
    definition_requested = Signal()
    sheet_requested = Signal()
    dice_requested = Signal()
    blank_requested = Signal()

    def __init__(self, systems: Sequence[tuple[str, str, str, int]], parent: QWidget | None = None) -> None:
        """Build the page.

        Args:
            systems: (id, name, line, sides of its die) of every system, in order.
        """
        super().__init__(parent)
        self.ui = Ui_StartPage()
        self.ui.setupUi(self)
        self._recent = RecentModel(self)
        self._folded = False
        self.ui.recentList.setModel(self._recent)
        self.ui.recentList.setItemDelegate(RecentDelegate(self.ui.recentList))
        self.ui.recentList.activated.connect(self._open)
        self.ui.recentList.clicked.connect(self._open)
        self.cards = [SystemCard(*entry, number, self.ui.systemHost) for number, entry in enumerate(systems, start=1)]
        for strip in (self.ui.restoreStrip, self.ui.quickStrip):
            strip.flow()
        for area in (
            self.ui.systemScroll.viewport(),
            self.ui.systemHost,
            self.ui.pageScroll.viewport(),
            self.ui.pageHost,
        ):
            area.setAutoFillBackground(False)
        for card in self.cards:
            card.new_requested.connect(self.new_requested)
            card.sample_requested.connect(self.sample_requested)
            self.ui.systemLayout.addWidget(card)
        self.ui.systemLayout.addStretch(1)
        for button, signal, name in (
            (self.ui.openButton, self.open_requested, "folder"),
            (self.ui.importButton, self.import_requested, "import"),
            (self.ui.earlierButton, self.earlier_requested, "clock"),
            (self.ui.restoreButton, self.bin_requested, "trash"),
            (self.ui.folderButton, self.folder_requested, "folder"),
            (self.ui.definitionButton, self.definition_requested, "gear"),
            (self.ui.sheetButton, self.sheet_requested, "person"),
            (self.ui.diceButton, self.dice_requested, "dice"),
            (self.ui.blankButton, self.blank_requested, "print"),
        ):
            button.setIcon(icons.icon(name))
            button.clicked.connect(signal)

    def show_recent(self, entries: Sequence[RecentCampaign], folder: str) -> None:
        """List the recent campaigns and say where everything is kept."""
        self._recent.set_entries(entries)
        self.ui.recentList.setVisible(bool(entries))
        self._fit_list()
        self.ui.emptyLabel.setVisible(not entries)
        self._fold()
        self.ui.folderLabel.setText(self.tr("保存先　{folder}").format(folder=folder))
        if entries:
            self.ui.recentList.setCurrentIndex(self._recent.index(0, 0))
            self.ui.recentList.setFocus()
        else:
            self.cards[0].ui.sampleButton.setFocus()

    def _fit_list(self) -> None:
        """Keep the list no longer than its lines, so that what follows is right below it."""
        rows = self._recent.rowCount()
        high = self.ui.recentList.sizeHintForRow(0) if rows else 0
        self.ui.recentList.setMaximumHeight(rows * high + EDGES)
        # beside each other the list scrolls; one below the other the whole page does
        self.ui.recentList.setMinimumHeight(min(rows, FIRST_ROWS if self._folded else 1) * high + EDGES)

    def _fold(self) -> None:
        """Put new campaigns below the recent ones where the page is too narrow; its size is known once it is seen."""
        if not self.isVisible():
            return
        ui = self.ui
        # the scroll area itself is as wide as it was until the page is in sight
        wide = self.width() - ui.pageScroll.verticalScrollBar().sizeHint().width()
        self._folded = ui.leftHalf.minimumSizeHint().width() + ui.rightHalf.minimumSizeHint().width() > wide
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        ui.halves.setDirection(down if self._folded else across)
        margins = ui.rightLayout.contentsMargins()
        high = ui.systemLayout.totalHeightForWidth(wide - margins.left() - margins.right()) if self._folded else 0
        ui.systemScroll.setMinimumHeight(high)
        self._fit_list()

    def _open(self, index: Index) -> None:
        entry: RecentCampaign | None = index.data(ENTRY_ROLE)
        if entry is not None:
            self.campaign_chosen.emit(entry.path)

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Measure again when the text has another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_recent"):
            self._fold()

    def showEvent(self, event: QShowEvent) -> None:
        """Decide now whether both halves are beside each other."""
        super().showEvent(event)
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Decide again whether both halves are beside each other."""
        super().resizeEvent(event)
        self._fold()

    def minimumSizeHint(self) -> QSize:
        """As wide as the wider half: the two may be one below the other."""
        halves = (self.ui.leftHalf.minimumSizeHint().width(), self.ui.rightHalf.minimumSizeHint().width())
        return QSize(max(halves) + self.ui.pageScroll.verticalScrollBar().sizeHint().width(), theme.px(200))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Continue the chosen campaign with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.ui.recentList.currentIndex().isValid():
            self._open(self.ui.recentList.currentIndex())
        else:
            super().keyPressEvent(event)
