"""Help: every key, the rules of the open system one sentence each, and what this program is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHeaderView, QTreeWidgetItem, QWidget

from desktop.services import search
from desktop.services.rulebook import RuleLine
from desktop.views.dialogs.base import Dialog
from desktop.views.forms.about import Ui_AboutDialog
from desktop.views.forms.guide import Ui_GuideDialog
from desktop.views.forms.keys import Ui_KeysDialog
from desktop.views.forms.rules import Ui_RulesDialog
from desktop.views.key_list import KeyLine

MOVING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class KeysDialog(Dialog):
    """すべてのキー, in groups; typing narrows the list."""

    def __init__(self, lines: Sequence[KeyLine], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KeysDialog()
        self.ui.setupUi(self)
        self.dress()
        self._lines = tuple(lines)
        self.ui.keys.header().setStretchLastSection(False)
        self.ui.keys.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.ui.keys.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.ui.searchEdit.textChanged.connect(self._show)
        self._show("")

    def _show(self, text: str) -> None:
        self.ui.keys.clear()
        query = search.Query(text)
        groups: dict[str, QTreeWidgetItem] = {}
        for line in self._lines:
            if not query.hits(search.key(line.group, line.label, line.key)):
                continue
            if line.group not in groups:
                head = groups[line.group] = QTreeWidgetItem(self.ui.keys, [line.group])
                font = head.font(0)
                font.setBold(True)
                head.setFont(0, font)
                head.setFirstColumnSpanned(True)
            QTreeWidgetItem(groups[line.group], [line.label, line.key])
        self.ui.keys.expandAll()


class RulesDialog(Dialog):
    """きまりを読む: find a rule by id, words or kana, and read it."""

    def __init__(self, title: str, find: Callable[[str], Sequence[RuleLine]], parent: QWidget | None = None) -> None:
        """Args:
        find: the rules that match what was typed; all for an empty text.
        """
        super().__init__(parent)
        self.ui = Ui_RulesDialog()
        self.ui.setupUi(self)
        self.dress()
        self.setWindowTitle(self.tr("きまりを読む — {system}").format(system=title))
        self._find = find
        self._shown: tuple[RuleLine, ...] = ()
        self.ui.parts.setStretchFactor(1, 1)
        self.ui.searchEdit.textChanged.connect(self._search)
        self.ui.searchEdit.installEventFilter(self)
        self.ui.rules.currentRowChanged.connect(self._read)
        self._search("")

    def search_for(self, text: str) -> None:
        """Look for a rule, e.g. the id that なぜ？ names."""
        self.ui.searchEdit.setText(text)

    def _search(self, text: str) -> None:
        self._shown = tuple(self._find(text))
        self.ui.rules.clear()
        self.ui.rules.addItems([f"{line.id}　{line.heading}" for line in self._shown])
        self.ui.countLabel.setText(self.tr("{n} 件").format(n=len(self._shown)))
        self.ui.rules.setCurrentRow(0)
        if not self._shown:
            self._read(-1)

    def _read(self, number: int) -> None:
        line = self._shown[number] if 0 <= number < len(self._shown) else None
        self.ui.ruleLabel.setVisible(line is not None)
        self.ui.ruleLabel.setText(line.id if line else "")
        self.ui.heading.setText(line.heading if line else self.tr("見つかりません。"))
        self.ui.says.setText(line.says if line else self.tr("番号の一部や、別のことばで探してください。"))

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys walk the list while somebody types."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in MOVING:
            return QApplication.sendEvent(self.ui.rules, event)
        return super().eventFilter(watched, event)


class GuideDialog(Dialog):
    """使い方: the guide that comes with the program."""

    def __init__(self, guide: str, parent: QWidget | None = None) -> None:
        """Args:
        guide: our own Markdown; never text from a file of somebody else's.
        """
        super().__init__(parent)
        self.ui = Ui_GuideDialog()
        self.ui.setupUi(self)
        self.dress()
        self.ui.text.setMarkdown(guide)
        self.ui.closeButton.clicked.connect(self.close)


class AboutDialog(Dialog):
    """卓上について: version and licences."""

    def __init__(self, version: str, notices: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_AboutDialog()
        self.ui.setupUi(self)
        self.dress()
        self.ui.version.setText(self.tr("版 {version}").format(version=version))
        self.ui.notices.setPlainText(notices)
        self.ui.closeButton.setFocus()
