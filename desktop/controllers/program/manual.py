"""Joins the manual to its window: what is shown, the way back, searching, and the keys that are in force."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QObject

from desktop.services.text.manual import KEYS, Manual, Place
from desktop.views.keyboard.key_map import KeyLine, KeyMap, native
from desktop.views.manual import ManualWindow
from desktop.views.window.main_window import MainWindow

FIRST = Place("start")
_CODE = re.compile(r"`([^`\n]+)`")


class ManualController(QObject):
    """The manual of one main window; it closes with it."""

    def __init__(self, window: MainWindow, language: str) -> None:
        super().__init__(window)
        self._main, self._manual = window, Manual(language)
        self._behind: list[Place] = []
        self._ahead: list[Place] = []
        self._here: Place | None = None
        self.window = ManualWindow()
        self.window.show_parts(self._manual.parts)
        self.window.show_hits(None)
        self._join()

    def open(self, place: Place) -> None:
        """Show a chapter; a place that does not exist shows the first one."""
        self.window.search_for("")
        self.go(place if self._manual.has(place) else FIRST)
        self.window.show()
        self.window.activateWindow()

    def close(self) -> bool:
        """Take the window away for good; nothing keeps it open."""
        self.window.close()
        self.window.deleteLater()
        self.deleteLater()
        return True

    @property
    def here(self) -> Place | None:
        """What is shown."""
        return self._here

    def go(self, place: Place) -> None:
        """Go to a place; the one before can be gone back to."""
        if place == self._here:
            self._show()
            return
        if self._here is not None:
            self._behind.append(self._here)
        self._ahead.clear()
        self._here = place
        self._show()

    def follow(self, link: str) -> None:
        """Follow a link of a chapter; what is none of the manual leads nowhere."""
        place = Place.of(link, self._here.chapter if self._here else "")
        if place is not None and self._manual.has(place):
            self.go(place)

    def back(self) -> None:
        """Go where one came from."""
        if self._behind and self._here is not None:
            self._ahead.append(self._here)
            self._here = self._behind.pop()
            self._show()

    def forward(self) -> None:
        """Go again where one came back from."""
        if self._ahead and self._here is not None:
            self._behind.append(self._here)
            self._here = self._ahead.pop()
            self._show()

    def search(self, text: str) -> None:
        """List where words stand; with none the contents."""
        self.window.show_hits(self._manual.search(text) if text.strip() else None)

    def _show(self) -> None:
        place = self._here or FIRST
        chapter = self._manual.chapter(place.chapter)
        assert chapter is not None
        text = with_keys(chapter.markdown, self._main.keys)
        heading = chapter.section(place.name) or 0
        found = self.window.ui.searchEdit.text()
        self.window.show_chapter(chapter, text, self._manual.folder, heading, found=found)
        self.window.allow(back=bool(self._behind), forward=bool(self._ahead))

    def _join(self) -> None:
        window = self.window
        window.wanted.connect(self.go)
        window.link_chosen.connect(self.follow)
        window.back_requested.connect(self.back)
        window.forward_requested.connect(self.forward)
        window.searched.connect(self.search)
        window.keys_requested.connect(lambda: self.go(Place("keys")))
        self._main.keys_changed.connect(self._keys_changed)
        self._main.closed.connect(window.close)
        self.destroyed.connect(window.deleteLater)

    def _keys_changed(self) -> None:
        if self._here is not None and self.window.isVisible():
            self._show()


def with_keys(markdown: str, keys: KeyMap) -> str:
    """Write the keys that are in force where a chapter names the program's own, and the list of all in its place."""
    own = keys.own()
    changed = {own.key(line.id): keys.key(line.id) for line in own.lines() if line.id and own.key(line.id)}

    def written(code: re.Match[str]) -> str:
        key = changed.get(code[1])
        return code[0] if key is None else f"`{native(key)}`" if key else _without_key()

    return _CODE.sub(written, markdown).replace(KEYS, table(keys))


def _without_key() -> str:
    return QCoreApplication.translate("ManualController", "（キーなし）")


def table(keys: KeyMap) -> str:
    """Return all keys as Markdown, a table for each group."""
    groups: dict[str, list[KeyLine]] = {}
    for line in keys.lines():
        if line.key:
            groups.setdefault(line.group, []).append(line)
    what, key = QCoreApplication.translate("Keys", "すること"), QCoreApplication.translate("Keys", "キー")
    parts = []
    for group, lines in groups.items():
        rows = "\n".join(f"| {_cell(line.label)} | `{_cell(line.key)}` |" for line in lines)
        parts.append(f"### {group}\n\n| {what} | {key} |\n|---|---|\n{rows}\n")
    return "\n".join(parts)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
