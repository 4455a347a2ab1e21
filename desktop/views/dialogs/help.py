"""Help: every key, the rules of the open system, what the program is made of; and what a crash has written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import assert_never

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QHeaderView, QLineEdit, QTreeWidgetItem, QWidget

from desktop.services.text import search
from desktop.services.text.rulebook import Origin, RuleLine
from desktop.views.dialogs.base import Dialog
from desktop.views.forms.about import Ui_AboutDialog
from desktop.views.forms.crash import Ui_CrashDialog
from desktop.views.forms.keys import Ui_KeysDialog
from desktop.views.forms.rules import Ui_RulesDialog
from desktop.views.help_link import STAYS
from desktop.views.keyboard.key_map import KeyLine, KeyMap, native, readable


class CrashDialog(Dialog):
    """The report as plain text; further ones are added while it is open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty(STAYS, True)
        self.ui = Ui_CrashDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self.ui.copyButton.clicked.connect(self._copy)
        self.ui.closeButton.setFocus()

    def show_saved(self, *, saved: bool) -> None:
        """Say whether everything could be saved."""
        done = self.tr("確定したものは保存してあります。")
        left = self.tr("保存できていないものがあります。閉じる前に、書きかけの文をほかの場所へ写してください。")
        self.show_message(done if saved else left, "success-text" if saved else "error-text")

    def add(self, report: str) -> None:
        """Show one more report."""
        self.ui.report.appendPlainText(report)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.ui.report.toPlainText())
        self.show_message(self.tr("コピーしました。"), "success-text")


LINE = Qt.ItemDataRole.UserRole + 1
RULE, CHAPTER = Qt.ItemDataRole.UserRole + 2, Qt.ItemDataRole.UserRole + 3
MOST_HEADINGS = 24
"""Headings of a chapter that are listed beside it."""
MOVING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class KeysDialog(Dialog):
    """すべてのキー, in groups: typing narrows the list, and the chosen line can be given another key."""

    changed = Signal(object)
    """The `KeyMap` that is in force now."""

    def __init__(self, keys: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KeysDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self._keys = keys
        self.ui.keyEdit.setMaximumSequenceLength(1)
        for line in self.ui.keyEdit.findChildren(QLineEdit):  # Qt's own inside has no name
            line.setAccessibleName(self.ui.keyEdit.accessibleName() or self.ui.giveButton.text())
        self.ui.keys.header().setStretchLastSection(False)
        self.ui.keys.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.ui.keys.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.ui.searchEdit.textChanged.connect(lambda: self._show())
        self.ui.keys.currentItemChanged.connect(lambda _now, _before: self._face())
        self.ui.keyEdit.keySequenceChanged.connect(lambda: self._look())
        self.ui.giveButton.clicked.connect(self._set_pressed)
        self.ui.noneButton.clicked.connect(lambda: self._set(""))
        self.ui.ownButton.clicked.connect(lambda: self._set(None))
        self.ui.allOwnButton.clicked.connect(lambda: self._take(self._keys.own()))
        self._show()

    @property
    def _line(self) -> KeyLine | None:
        item = self.ui.keys.currentItem()
        return item.data(0, LINE) if item is not None else None

    def _show(self) -> None:
        chosen = self._line
        self.ui.keys.clear()
        query = search.Query(self.ui.searchEdit.text())
        groups: dict[str, QTreeWidgetItem] = {}
        for line in self._keys.lines():
            if not query.hits(search.key(line.group, line.label, line.key)):
                continue
            if line.group not in groups:
                groups[line.group] = self._head(line.group)
            item = QTreeWidgetItem(groups[line.group], [line.label, line.key])
            item.setData(0, LINE, line)
            if chosen is not None and (line.group, line.label) == (chosen.group, chosen.label):
                self.ui.keys.setCurrentItem(item)
        self.ui.keys.expandAll()
        self._face()

    def _head(self, group: str) -> QTreeWidgetItem:
        head = QTreeWidgetItem(self.ui.keys, [group])
        font = head.font(0)
        font.setBold(True)
        head.setFont(0, font)
        head.setFirstColumnSpanned(True)
        return head

    def _face(self) -> None:
        """Offer what can be done with the line that is chosen."""
        line = self._line
        changeable = line is not None and bool(line.id)
        for widget in (self.ui.keyEdit, self.ui.noneButton, self.ui.ownButton):
            widget.setEnabled(changeable)
        self.ui.keyEdit.blockSignals(True)
        self.ui.keyEdit.setKeySequence(QKeySequence(self._keys.key(line.id) if line is not None and line.id else ""))
        self.ui.keyEdit.blockSignals(False)
        self.ui.ownButton.setEnabled(changeable and line is not None and line.id in self._keys.chosen)
        self.ui.noneButton.setEnabled(changeable and line is not None and bool(line.key))
        self.ui.allOwnButton.setEnabled(bool(self._keys.chosen))
        fixed = line is not None and not line.id
        self.show_message(self.tr("このキーは、欄や一覧のものなので変えられません。") if fixed else "")
        self._look()

    def _look(self) -> None:
        """Say what uses the key that was pressed."""
        line, key = self._line, self._pressed()
        self.ui.giveButton.setText(self.tr("このキーにする"))
        self.ui.giveButton.setEnabled(line is not None and bool(line.id and key) and key != self._keys.key(line.id))
        if line is None or not line.id or not self.ui.giveButton.isEnabled():
            return
        user = self._keys.user(key, besides=line.id)
        if user is None:
            self.show_message(self.tr("{key} は空いています。").format(key=native(key)))
        elif user.id:
            text = self.tr("{key} は「{user}」のキーです。付けると、そちらからははずれます。")
            self.show_message(text.format(key=native(key), user=user.label), "error-text")
            self.ui.giveButton.setText(self.tr("はずして付ける"))
        else:
            text = self.tr("{key} は「{user}」に使うので付けられません。ほかのキーにしてください。")
            self.show_message(text.format(key=native(key), user=user.label), "error-text")
            self.ui.giveButton.setEnabled(False)

    def _pressed(self) -> str:
        key = self.ui.keyEdit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        return key if readable(key) else ""

    def _set_pressed(self) -> None:
        self._set(self._pressed())

    def _set(self, key: str | None) -> None:
        """Give the chosen line a key; None for the program's own."""
        line = self._line
        if line is not None and line.id:
            self._take(self._keys.having(line.id, self._keys.own().key(line.id) if key is None else key))

    def _take(self, keys: KeyMap) -> None:
        self._keys = keys
        self.changed.emit(keys)
        self._show()


class RulesDialog(Dialog):
    """きまりを読む: find a rule by id, words or kana, and read it."""

    def __init__(
        self,
        title: str,
        find: Callable[[str], Sequence[RuleLine]],
        chapters: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        """Show the chapters, all of them closed.

        Args:
            find: the rules that match what was typed; all for an empty text.
            chapters: titles by id, in the order of reading.
        """
        super().__init__(parent)
        self.ui = Ui_RulesDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self.setWindowTitle(self.tr("きまりを読む — {system}").format(system=title))
        self._find, self._chapters = find, chapters
        self._shown: tuple[RuleLine, ...] = ()
        self.ui.parts.setStretchFactor(1, 1)
        self.ui.ruleLabel.setWordWrap(True)
        self.ui.searchEdit.textChanged.connect(self._search)
        self.ui.searchEdit.installEventFilter(self)
        self.ui.rules.currentItemChanged.connect(lambda item, _before: self._read(item))
        self.ui.rules.itemClicked.connect(lambda item: item.setExpanded(not item.isExpanded()))
        self._search("")

    def search_for(self, text: str) -> None:
        """Look for a rule, e.g. the id that なぜ？ names."""
        self.ui.searchEdit.setText(text)

    def _search(self, text: str) -> None:
        self._shown = tuple(self._find(text))
        tree = self.ui.rules
        with QSignalBlocker(tree):
            tree.clear()
            if text.strip():
                tree.addTopLevelItems([self._row(line) for line in self._shown])
            else:
                tree.addTopLevelItems([self._chapter(chapter) for chapter in self._chapters])
            tree.setRootIsDecorated(not text.strip())
        self.ui.countLabel.setText(self.tr("{n} 件").format(n=len(self._shown)))
        tree.setCurrentItem(tree.topLevelItem(0))
        self._read(tree.topLevelItem(0))

    def _chapter(self, chapter: str) -> QTreeWidgetItem:
        """Return a chapter with its rules in it."""
        rules = [self._row(line) for line in self._shown if line.chapter == chapter]
        item = QTreeWidgetItem([f"{self._chapters[chapter]}　{len(rules)}"])
        item.setData(0, CHAPTER, chapter)
        item.addChildren(rules)
        return item

    @staticmethod
    def _row(line: RuleLine) -> QTreeWidgetItem:
        item = QTreeWidgetItem([f"{line.id}　{line.heading}"])
        item.setToolTip(0, line.heading)
        item.setData(0, RULE, line)
        return item

    def _read(self, item: QTreeWidgetItem | None) -> None:
        """Show a rule whole, or the headings of a chapter."""
        line: RuleLine | None = item.data(0, RULE) if item is not None else None
        ui, chapter = self.ui, str(item.data(0, CHAPTER) or "") if item is not None else ""
        ui.ruleLabel.setVisible(bool(line or chapter))
        if line is not None:
            ui.ruleLabel.setText(f"{line.id}　{self._origin(line)}")
            ui.heading.setText(line.heading)
            ui.says.setText(line.says)
        elif chapter and item is not None:
            rules = [line for line in self._shown if line.chapter == chapter]
            ui.ruleLabel.setText(chapter)
            ui.heading.setText(self._chapters[chapter])
            ui.says.setText("\n".join(f"・{rule.heading}" for rule in rules[:MOST_HEADINGS]))
        else:
            ui.heading.setText(self.tr("見つかりません。"))
            ui.says.setText(self.tr("番号の一部や、別の言葉で探してください。"))

    def _origin(self, line: RuleLine) -> str:
        match line.origin:
            case Origin.BOOK:
                return self.tr("資料のルール")
            case Origin.READING:
                return self.tr("資料にないところの読み方")
            case Origin.PROGRAM:
                return self.tr("アプリの機能")
        assert_never(line.origin)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys walk the list while the search field has the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in MOVING:
            return QApplication.sendEvent(self.ui.rules, event)
        return super().eventFilter(watched, event)


class AboutDialog(Dialog):
    """卓上について: version, licences in short, and every licence in full."""

    def __init__(
        self,
        version: str,
        notices: str,
        texts: Sequence[str],
        read: Callable[[str], str],
        parent: QWidget | None = None,
    ) -> None:
        """Show the notices first.

        Args:
            texts: names of the full texts.
            read: gives the full text of a name.
        """
        super().__init__(parent)
        self.ui = Ui_AboutDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self.ui.version.setText(self.tr("版 {version}").format(version=version))
        self.ui.notices.setPlainText(notices)
        box = self.ui.textCombo
        box.addItems([self.tr("権利表記のまとめ"), *texts])
        box.currentIndexChanged.connect(
            lambda number: self.ui.notices.setPlainText(read(texts[number - 1]) if number else notices)
        )
        self.ui.closeButton.setFocus()
