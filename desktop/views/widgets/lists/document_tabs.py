"""Tabs: of open documents, each with a button that closes it, and a row of them that Designer places."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QTabBar, QTabWidget, QWidget

from desktop.views import spoken
from desktop.views.style import theme


class PageTabs(QTabBar):
    """A tab bar without a frame of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # the name of the page in front is bold, and wider: without asking for more, the last tab is cut
        self.currentChanged.connect(lambda _number: self.updateGeometry())

    # Qt's names from here on

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line on which the tabs are first: the tab in front is open towards its page."""
        painter = QPainter(self)
        draw_base(painter, self.rect())
        painter.end()
        super().paintEvent(event)


def draw_base(painter: QPainter, row: QRect) -> None:
    """Draw the line at the foot of a row of tabs."""
    painter.fillRect(row.left(), row.bottom(), row.width(), 1, theme.current().colour("line"))


CLOSE = 16
"""px at 100 % of the button that closes a tab; its own size does not grow with the text."""


READABLE = 136
"""px at 100 % below which no tab goes: a name of five signs is read, and arrows lead to tabs that do not fit."""


class DocumentBar(QTabBar):
    """A tab bar that rather scrolls than leave nothing of the names but dots."""

    # Qt's name from here on

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Cut long names, but not to nothing."""
        whole = self.tabSizeHint(index)
        return QSize(min(whole.width(), theme.px(READABLE)), whole.height())


class DocumentTabs(QTabWidget):
    """A `QTabWidget` whose close buttons say what they do, and whose hidden pages ask for no room."""

    spoken_role = QAccessible.Role.Grouping

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        bar = DocumentBar(self)
        bar.setObjectName(self.tabBar().objectName())
        self.setTabBar(bar)
        self._filling: QWidget | None = None
        self.currentChanged.connect(lambda _number: self.updateGeometry())

    @property
    def place(self) -> QStackedWidget | None:
        """Where pages stand, below the tabs."""
        return self.findChild(QStackedWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def fill(self, page: QWidget | None) -> None:
        """Show something where nothing is open; None takes it away."""
        if self._filling is not None:
            self._filling.hide()
        self._filling = page
        if page is not None:
            page.setParent(self)
            self._fit()
        self.updateGeometry()

    def _fit(self) -> None:
        """Show what fills the middle while there is no tab."""
        if self._filling is not None:
            self._filling.setGeometry(self.rect())
            self._filling.setVisible(not self.count())

    def spoken_value(self) -> str:
        """What is in front."""
        return self.tabText(self.currentIndex())

    # Qt's names from here on

    def minimumSizeHint(self) -> QSize:
        """What the page in front and the tabs need."""
        front, bar = self.currentWidget(), self.tabBar().minimumSizeHint()
        if front is None:
            return super().minimumSizeHint() if self._filling is None else self._filling.minimumSizeHint()
        least = front.minimumSizeHint()
        return QSize(max(least.width(), bar.width()), least.height() + bar.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay a strip of its own behind the tabs, with the line on which they stand."""
        row = self.tabBar().geometry()
        row.setLeft(0)
        row.setRight(self.rect().right())
        painter = QPainter(self)
        if self.count():
            painter.fillRect(row, theme.current().colour("panel"))
            draw_base(painter, row)
        painter.end()
        super().paintEvent(event)

    def tabInserted(self, index: int) -> None:
        """Name the new tab's button; it stays with its tab wherever that is dragged."""
        super().tabInserted(index)
        for side in (QTabBar.ButtonPosition.RightSide, QTabBar.ButtonPosition.LeftSide):
            button = self.tabBar().tabButton(index, side)
            if button is not None:
                button.setToolTip(self.tr("タブを閉じる"))
        self._size_buttons()
        self._name_button(index)
        self._fit()

    def tabRemoved(self, index: int) -> None:
        """Fill the middle again where the last tab has gone."""
        super().tabRemoved(index)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let what fills the middle be as large as it."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Let the buttons grow with the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._size_buttons()

    def _size_buttons(self) -> None:
        size = QSize(theme.px(CLOSE), theme.px(CLOSE))
        for button in self.tabBar().findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if button.metaObject().className() == "CloseButton" and button.size() != size:
                button.setFixedSize(size)

    def setTabText(self, index: int, text: str) -> None:
        """Name the button again, too."""
        super().setTabText(index, text)
        self._name_button(index)

    def _name_button(self, index: int) -> None:
        for side in (QTabBar.ButtonPosition.RightSide, QTabBar.ButtonPosition.LeftSide):
            button = self.tabBar().tabButton(index, side)
            if button is not None:
                button.setAccessibleName(spoken.name_within(self.tabText(index), self.tr("タブを閉じる")))
