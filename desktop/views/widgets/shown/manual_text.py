"""A page of the manual: Markdown with its pictures, loaded from the manual's folder alone."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from desktop.views.keyboard.tab_order import move_focus
from desktop.views.style import theme
from desktop.views.style.theme_tokens import Theme

LEADING = 108
"""Percent of the font's own lines, which stand apart already."""
HEADINGS = {1: 24, 2: 18, 3: 15}
"""Level → size in px at 100 %."""
WIDEST = 760
"""Width of the text in px at 100 %; longer lines are hard to read."""
_NAME = re.compile(r"pictures/[a-z0-9-]+\.png")


class ManualText(QTextBrowser):
    """Shows one chapter at a time; emits links and keys, and follows none by itself."""

    link_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = Path()
        self._markdown = ""
        self._heading = self._scrolled_to = 0
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(lambda url: self.link_chosen.emit(url.toString()))

    def show_chapter(self, markdown: str, folder: Path) -> None:
        """Show a chapter.

        Args:
            folder: where its pictures lie; nothing outside of it is read.
        """
        if (folder, markdown) == (self._folder, self._markdown):
            return  # another heading of the same chapter
        self._folder, self._markdown = folder, markdown
        self._render()

    def go_to(self, heading: int) -> None:
        """Scroll so that a heading is on top, counted from 0; it stays there when the lines break again."""
        self._heading = heading
        blocks = [block for block in self._blocks() if block.blockFormat().headingLevel()]
        top = 0.0
        if 0 < heading < len(blocks):
            self.setTextCursor(QTextCursor(blocks[heading]))
            top = self.document().documentLayout().blockBoundingRect(blocks[heading]).top()
        else:
            self.setTextCursor(QTextCursor(self.document()))
        self.verticalScrollBar().setValue(round(top) - theme.px(6))
        self._scrolled_to = self.verticalScrollBar().value()

    def mark(self, words: str) -> None:
        """Colour the words that were looked for, where they stand as they were typed."""
        marks = []
        for word in words.split():
            cursor = self.document().find(word)
            while not cursor.isNull():
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format.setBackground(theme.current().colour("tint"))
                marks.append(mark)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(marks)

    def _links(self) -> list[tuple[int, int, str]]:
        """Return (begin, end, where it leads) of every link, in order."""
        found: list[tuple[int, int, str]] = []
        for block in self._blocks():
            walk = block.begin()
            while not walk.atEnd():
                part = walk.fragment()
                if part.charFormat().isAnchor():
                    found.append((part.position(), part.position() + part.length(), part.charFormat().anchorHref()))
                walk += 1
        return found

    def _walk_links(self, forward: bool) -> None:
        """Select the next link, or the one before."""
        cursor = self.textCursor()
        at = cursor.selectionEnd() if forward else cursor.selectionStart()
        ahead = [link for link in self._links() if (link[0] >= at if forward else link[1] <= at)]
        if ahead:
            begin, end, _ = ahead[0 if forward else -1]
            cursor.setPosition(begin)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)
            self.ensureCursorVisible()

    def _follow_link(self) -> None:
        cursor = self.textCursor()
        for begin, end, to in self._links():
            if (begin, end) == (cursor.selectionStart(), cursor.selectionEnd()):
                self.link_chosen.emit(to)
                return

    def _render(self) -> None:
        self.setMarkdown(self._markdown)
        self._lay_out()
        self._fit()

    def _blocks(self) -> list[QTextBlock]:
        found, block = [], self.document().begin()
        while block.isValid():
            found.append(block)
            block = block.next()
        return found

    def _lay_out(self) -> None:
        """Give headings, paragraphs, keys and tables the look of the program."""
        tokens = theme.current()
        for block in self._blocks():
            level = block.blockFormat().headingLevel()
            cursor = QTextCursor(block)
            cursor.mergeBlockFormat(_block_format(block, level))
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            if level:
                heading = QTextCharFormat()
                font = QFont(self.font())
                font.setPixelSize(theme.px(HEADINGS.get(level, theme.TEXT)))
                font.setBold(True)
                heading.setFont(font)
                heading.setForeground(tokens.colour("accent" if level == 1 else "ink"))
                cursor.mergeCharFormat(heading)
            else:
                self._style_words(block, tokens)
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _style_table(frame, tokens.colour("line"))

    def _style_words(self, block: QTextBlock, tokens: Theme) -> None:
        """Show keys and what is typed on a ground of their own, in the typeface of the text."""
        parts = []
        walk = block.begin()
        while not walk.atEnd():
            parts.append(walk.fragment())
            walk += 1
        for part in parts:
            cursor = QTextCursor(self.document())
            cursor.setPosition(part.position())
            cursor.setPosition(part.position() + part.length(), QTextCursor.MoveMode.KeepAnchor)
            look = QTextCharFormat()
            if part.charFormat().fontFixedPitch():
                look.setFontFamilies(self.font().families())
                look.setFontFixedPitch(False)
                look.setBackground(tokens.colour("line"))
                look.setForeground(tokens.colour("ink"))
                cursor.mergeCharFormat(look)
            elif part.charFormat().isAnchor():
                look.setForeground(tokens.colour("accent"))
                cursor.mergeCharFormat(look)

    def _fit(self) -> None:
        """Keep lines short enough to be read, and pictures within them."""
        wide = self.viewport().width()
        text = min(theme.px(WIDEST), wide - theme.px(48))
        side = max(theme.px(20), (wide - text) // 2) if wide > theme.px(WIDEST) + theme.px(160) else theme.px(24)
        root = self.document().rootFrame()
        margins = root.frameFormat()
        margins.setLeftMargin(side)
        margins.setRightMargin(max(theme.px(20), wide - side - text))
        margins.setTopMargin(theme.px(8))
        margins.setBottomMargin(theme.px(40))
        root.setFrameFormat(margins)
        for block in self._blocks():
            walk = block.begin()
            while not walk.atEnd():
                part = walk.fragment()
                if part.charFormat().isImageFormat():
                    self._fit_picture(part.charFormat().toImageFormat(), part.position(), text)
                    break
                walk += 1

    def _fit_picture(self, look: QTextImageFormat, position: int, room: int) -> None:
        picture = self._picture(look.name())
        if picture is None:
            return
        wide = min(picture.width(), room)
        look.setWidth(wide)
        look.setHeight(round(picture.height() * wide / picture.width()))
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        cursor.setPosition(position + 1, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(look)

    def _picture(self, name: str) -> QImage | None:
        if not _NAME.fullmatch(name):
            return None
        picture = QImage(str(self._folder / name)).convertToFormat(QImage.Format.Format_RGB32)
        if picture.isNull():
            return None
        painter = QPainter(picture)
        painter.setPen(theme.current().colour("strong_line"))
        painter.drawRect(picture.rect().adjusted(0, 0, -1, -1))
        painter.end()
        return picture

    # Qt's names from here on

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Give the chapter's own pictures, and nothing else in the world."""
        wanted = name.toString() if isinstance(name, QUrl) else name
        if kind == QTextDocument.ResourceType.ImageResource.value:
            return self._picture(wanted)
        return None

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab leave at once; links are walked with the arrows."""
        return move_focus(self.window(), forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk links with Right and Left, and follow one with Enter."""
        match event.key():
            case Qt.Key.Key_Right | Qt.Key.Key_Left:
                self._walk_links(event.key() == Qt.Key.Key_Right)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._follow_link()
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines again."""
        super().resizeEvent(event)
        if self._markdown:
            stays = self.verticalScrollBar().value() == self._scrolled_to
            self._fit()
            if stays:
                self.go_to(self._heading)

    def changeEvent(self, event: QEvent) -> None:
        """Take other colours and sizes."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and hasattr(self, "_markdown"):
            self._render()
            self.go_to(self._heading)


def _block_format(block: QTextBlock, level: int) -> QTextBlockFormat:
    look = QTextBlockFormat()
    if not _is_picture(block):
        look.setLineHeight(LEADING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    if level:
        look.setTopMargin(theme.px(12 if level == 1 else 22 if level == 2 else 14))
        look.setBottomMargin(theme.px(6))
    elif block.textList() is not None:
        look.setTopMargin(theme.px(2))
        look.setBottomMargin(theme.px(2))
    else:
        look.setTopMargin(theme.px(8))
        look.setBottomMargin(theme.px(8))
    return look


def _is_picture(block: QTextBlock) -> bool:
    walk = block.begin()
    return not walk.atEnd() and walk.fragment().charFormat().isImageFormat()


def _style_table(table: QTextTable, line: QColor) -> None:
    look = table.format()
    look.setBorder(1)
    look.setBorderBrush(line)
    look.setBorderCollapse(True)
    look.setCellPadding(theme.px(5))
    look.setCellSpacing(0)
    look.setTopMargin(theme.px(6))
    look.setBottomMargin(theme.px(10))
    table.setFormat(look)
