"""使い方: the manual in a window of its own, which is beside the work and is never in its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QListWidgetItem, QTreeWidgetItem, QWidget

from desktop.services.text.manual import Chapter, ManualPart, Place, SearchHit
from desktop.views.fitting import enlarge
from desktop.views.forms.manual import Ui_ManualWindow
from desktop.views.keyboard.tab_order import move_focus
from desktop.views.style import icons, theme

PLACE = Qt.ItemDataRole.UserRole + 1


class ManualWindow(QWidget):
    """Contents or hits on the left, one chapter on the right."""

    wanted = Signal(object)
    """The `Place` that was chosen."""
    link_chosen = Signal(str)
    back_requested = Signal()
    forward_requested = Signal()
    searched = Signal(str)
    keys_requested = Signal()

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.ui = Ui_ManualWindow()
        self.ui.setupUi(self)
        self._join()
        self._apply_style()

    def show_parts(self, parts: Sequence[ManualPart]) -> None:
        """List the contents: parts, chapters, and their headings of the second level."""
        tree = self.ui.contents
        tree.clear()
        for part in parts:
            head = QTreeWidgetItem(tree, [part.title])
            font = head.font(0)
            font.setBold(True)
            head.setFont(0, font)
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            for chapter in part.chapters:
                item = QTreeWidgetItem(head, [chapter.title])
                item.setData(0, PLACE, Place(chapter.id))
                for section in chapter.sections[1:]:
                    if section.level == 2:
                        QTreeWidgetItem(item, [section.heading]).setData(0, PLACE, Place(chapter.id, section.name))
            head.setExpanded(True)

    def show_chapter(self, chapter: Chapter, markdown: str, folder: Path, heading: int, *, found: str = "") -> None:
        """Show a chapter from one of its headings on.

        Args:
            markdown: the chapter with the keys that are in force.
            found: words that were looked for.
        """
        self.ui.text.show_chapter(markdown, folder)
        self.ui.text.mark(found)
        self.ui.text.go_to(heading)
        self.setWindowTitle(self.tr("{chapter} — 使い方").format(chapter=chapter.title))
        self._choose(chapter, heading)

    def show_hits(self, hits: Sequence[SearchHit] | None) -> None:
        """List where the words stand; None shows the contents again."""
        ui = self.ui
        ui.left.setCurrentWidget(ui.contentsPage if hits is None else ui.hitsPage)
        ui.hits.blockSignals(True)  # lines that go make others the current one
        ui.hits.clear()
        ui.hits.blockSignals(False)
        for hit in hits or ():
            same = hit.section.heading == hit.title
            head = hit.title if same else f"{hit.title} › {hit.section.heading}"
            item = QListWidgetItem(f"{head}\n{hit.line}", ui.hits)
            item.setData(PLACE, Place(hit.section.chapter, hit.section.name))
        found = len(hits or ())
        ui.found.setText(
            self.tr("{n} 件").format(n=found) if found else self.tr("見つかりません。別の言葉で探してください。")
        )

    def allow(self, *, back: bool, forward: bool) -> None:
        """Make the ways back and forward live."""
        self.ui.backButton.setEnabled(back)
        self.ui.forwardButton.setEnabled(forward)

    def search_for(self, text: str) -> None:
        """Put words into the search field."""
        self.ui.searchEdit.setText(text)

    def _choose(self, chapter: Chapter, heading: int) -> None:
        """Mark in the contents what is shown; nothing is followed by that."""
        tree = self.ui.contents
        tree.blockSignals(True)
        named = Place(chapter.id, chapter.sections[heading].name if heading else "")
        for item in self._items(tree.invisibleRootItem()):
            if item.data(0, PLACE) == Place(chapter.id):
                item.setExpanded(True)
            if item.data(0, PLACE) == named:
                tree.setCurrentItem(item)
                tree.scrollToItem(item)
        tree.blockSignals(False)

    def _items(self, below: QTreeWidgetItem) -> Iterator[QTreeWidgetItem]:
        for number in range(below.childCount()):
            item = below.child(number)
            if item is not None:
                yield item
                yield from self._items(item)

    def _join(self) -> None:
        ui = self.ui
        ui.text.link_chosen.connect(self.link_chosen)
        ui.contents.currentItemChanged.connect(lambda item, _before: self._want(item.data(0, PLACE) if item else None))
        ui.hits.currentItemChanged.connect(lambda item, _before: self._want(item.data(PLACE) if item else None))
        ui.hits.itemClicked.connect(lambda item: self._want(item.data(PLACE)))
        ui.searchEdit.textChanged.connect(self.searched)
        ui.searchEdit.returnPressed.connect(lambda: ui.hits.setCurrentRow(0))
        ui.backButton.clicked.connect(self.back_requested)
        ui.forwardButton.clicked.connect(self.forward_requested)
        ui.keysButton.clicked.connect(self.keys_requested)
        ui.closeButton.clicked.connect(self.close)
        for key, act in (
            (QKeySequence("Alt+Left"), self.back_requested.emit),
            (QKeySequence("Alt+Right"), self.forward_requested.emit),
            (QKeySequence(QKeySequence.StandardKey.Find), self._find),
        ):
            QShortcut(key, self).activated.connect(act)

    def _want(self, place: Place | None) -> None:
        if place is not None:
            self.wanted.emit(place)

    def _find(self) -> None:
        self.ui.searchEdit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.ui.searchEdit.selectAll()

    def _apply_style(self) -> None:
        ui = self.ui
        for button, name, key in (
            (ui.backButton, "chevron_left", "Alt+Left"),
            (ui.forwardButton, "chevron_right", "Alt+Right"),
        ):
            button.setIcon(icons.icon(name))
            button.setIconSize(QSize(16, 16))
            native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{button.accessibleName()}　{native}")
        ui.keysButton.setIcon(icons.icon("keyboard"))
        ui.columns.setStretchFactor(1, 1)
        ui.columns.setSizes([theme.px(260), theme.px(740)])
        ui.left.setMinimumWidth(theme.px(180))
        enlarge(self)

    # Qt's names from here on

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Follow the reading order."""
        return move_focus(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
