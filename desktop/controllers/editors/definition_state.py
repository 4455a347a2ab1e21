"""The state of an edited definition: its validation errors, and its differences from the system."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from desktop.core.custom.definition import Definition
from desktop.core.words import Counted, Words
from desktop.models.editors.definition import DefinitionDocument
from desktop.models.play.play_session import PlaySessionModel
from desktop.services.campaign import definition_changes
from desktop.views.dialogs.mistakes import MistakesDialog
from desktop.views.editors.definition import DefinitionPage


class RulesKept:
    """Knows the rules with which the running engines began: they keep them."""

    def __init__(self, play_session: PlaySessionModel) -> None:
        self._play_session = play_session
        self._known: tuple[tuple[tuple[str, ...], int], list[Any]] = (((), -1), [])
        """The definitions of what runs, as their first lines have them, and after which step; the log is long."""

    def others(self, definition: Definition) -> bool:
        """Tell whether any of them is another one than this."""
        running = self._play_session.playing.running
        if (running, self._play_session.last) != self._known[0]:
            self._known = (running, self._play_session.last), [self._begun(name) for name in running]
        plain = definition.model_dump(mode="json", exclude_none=True)
        return any(begun is not None and begun != plain for begun in self._known[1])

    def _begun(self, name: str) -> Any:
        lines = (entry.data for entry in reversed(self._play_session.log().entries))
        first = next((data for data in lines if data.get("engine") == name and "begin" in data), None)
        return first["begin"].get("definition") if first is not None else None


class DefinitionState(QObject):
    """Tells it in a line, in full on demand."""

    def __init__(
        self,
        page: DefinitionPage,
        document: DefinitionDocument,
        words: Words,
        kept: Callable[[Definition], bool],
        parent: QObject,
    ) -> None:
        """Show it.

        Args:
            kept: whether something runs at the table that began with other rules than these, and keeps them.
        """
        super().__init__(parent)
        self._page, self._document, self._words, self._kept = page, document, words, kept

    def show(self) -> None:
        """Say how many mistakes there are and the first, else how much differs from the system."""
        problems, warnings = self._document.blocking, self._document.warnings
        if problems:
            first = problems[0].text(self._words)
            text = self.tr("△ 直すところ {n} 件　{first}").format(n=len(problems), first=first)
            self._page.ui.state.setToolTip("\n".join(self._words.say(p.message) for p in problems[:20]))
            self._page.show_state(text, "error-text", usable=False)
        elif warnings:
            text = self.tr("△ 気をつけるところ {n} 件　{first}").format(
                n=len(warnings), first=warnings[0].text(self._words)
            )
            self._page.ui.state.setToolTip("")
            self._page.show_state(text, "warning-text", usable=True)
        else:
            changes = self._document.changes
            text = (
                self.tr("✓ この卓はこのルールで動いています　既定から {n} か所を変更")
                if changes
                else self.tr("✓ 問題はありません　変更なし")
            )
            text = text.format(n=changes)
            if self._kept(self._document.game.definition):
                text += self.tr("　いま進んでいる場面は、始めたときのルールのまま続きます。")
            self._page.ui.state.setToolTip("")
            self._page.show_state(text, "success-text", usable=True)

    def differences(self) -> list[str]:
        """List in words everything that differs from the system."""
        document = self._document
        base = document.system.definition(document.value.title)
        plain = self._words.apart()  # of two names one is the book's: in this campaign's words both would be the same
        return [plain.say(line) for line in definition_changes.changes(document.system, base, document.value)]

    def show_problems(self) -> None:
        """List everything that is wrong, what only asks for attention last."""
        found = (*self._document.blocking, *self._document.warnings)
        lines = [f"{problem.text(self._words)}　{problem.rule}".strip("　") for problem in found]
        headline = self.tr("ゲーム定義に直すところが {n} 件あります。").format(n=Counted(len(found)))
        dialog = MistakesDialog(headline, lines, self._page.window(), lambda n: self._page.lead_to(found[n].field))
        dialog.setWindowTitle(self.tr("直すところ"))
        dialog.open()

    def show_differences(self) -> None:
        """List what differs from the system."""
        self._show_box(self.tr("元の定義との違い"), "\n".join(self.differences()) or self.tr("元の定義と同じです。"))

    def _show_box(self, title: str, text: str) -> None:
        box = QMessageBox(self._page.window())
        box.setWindowTitle(title)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(text[:4000])
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
