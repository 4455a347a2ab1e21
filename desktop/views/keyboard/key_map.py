"""Which key does what, the program's own or chosen instead, what a menu line is made of, and who keeps a letter."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QWidget

from desktop.services.keys.letters import PICKS
from desktop.views.keyboard.focus_filter import FocusFilter
from desktop.views.translate import QT_TRANSLATE_NOOP


class KeptKey(FocusFilter):
    """Lets one line's key act in every field of a window: Ctrl+K deletes to the line's end on X11 and macOS."""

    def __init__(self, window: QWidget, action: QAction) -> None:
        super().__init__(window, window)
        self._action = action
        self.watch(True)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the key to the window's shortcuts."""
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        if not self._action.isEnabled() or QKeySequence(event.keyCombination()) not in self._action.shortcuts():
            return False
        event.ignore()
        return True


CONTEXT = "Menu"


@dataclass(frozen=True)
class Command:
    """One menu line; the window sends `id` when it is chosen."""

    id: str
    label: str
    key: str = ""
    checkable: bool = False
    needs: str = ""
    """`table`, `sheet`, `selection`…: what must be open, or be possible, for the line to be live."""


SEPARATOR = Command("", "")

Menus: TypeAlias = Sequence[tuple[str, Sequence[Command]]]
"""Titles with mnemonic and their lines, in the order of the menu bar."""


def label_of(text: str) -> str:
    """Return a menu text in the language of the interface."""
    return QCoreApplication.translate(CONTEXT, text)


@dataclass(frozen=True)
class KeyLine:
    """One key, what it does, and where it works."""

    group: str
    label: str
    key: str
    """As this computer writes it."""
    id: str = ""
    """Of what can be given another key; empty for keys that belong to a field or a list."""


@dataclass(frozen=True)
class _Letter:
    """A key besides those of the menus that can be changed; `for_menu` names the menu line that it carries out."""

    id: str
    label: str
    key: str
    for_menu: str = ""


TABLE = QT_TRANSLATE_NOOP("Keys", "卓の画面")
TRAY, SHEET = QT_TRANSLATE_NOOP("Keys", "ダイストレイ"), QT_TRANSLATE_NOOP("Keys", "シート")
BUILDER = QT_TRANSLATE_NOOP("Keys", "作成")
COMMANDS = QT_TRANSLATE_NOOP("Keys", "コマンド")
BOARD = QT_TRANSLATE_NOOP("Keys", "盤")
DISPLAY = QT_TRANSLATE_NOOP("Keys", "公開画面")
"""Their keys hold while they have the focus; everywhere else they are free."""
LETTERS: Mapping[str, tuple[_Letter, ...]] = {
    TRAY: (
        _Letter("command_line.letter", QT_TRANSLATE_NOOP("Keys", "コマンドへ移る"), "/", "command_line"),
        _Letter("again", QT_TRANSLATE_NOOP("Keys", "もう一度"), "."),
        _Letter("effects", QT_TRANSLATE_NOOP("Keys", "エフェクトを選ぶ（このあとに文字）"), "E"),
    ),
    SHEET: (_Letter("next_problem", QT_TRANSLATE_NOOP("Keys", "次の直すところへ"), "F8"),),
}
FIXED: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (TABLE, QT_TRANSLATE_NOOP("Keys", "人を選ぶ・その人のすることを選ぶ"), tuple(PICKS)),
    (TABLE, QT_TRANSLATE_NOOP("Keys", "相手を選ぶ"), tuple(f"Shift+{letter}" for letter in PICKS)),
    (TABLE, QT_TRANSLATE_NOOP("Keys", "次の文字か数を相手にする"), ("V",)),
    (TABLE, QT_TRANSLATE_NOOP("Keys", "難しさの数（技能の前）"), tuple("0123456789")),
    (TABLE, QT_TRANSLATE_NOOP("Keys", "難しく・易しくする"), ("Up", "Down")),
    (TABLE, QT_TRANSLATE_NOOP("Keys", "有利・不利に修正する"), ("Right", "Left")),
    (TABLE, QT_TRANSLATE_NOOP("Keys", "全員で判定する・ほかのもの・伏せる"), ("L", "X", "Q")),
    (TABLE, QT_TRANSLATE_NOOP("Keys", "選んだ人の値を減らす・増やす"), ("-", "+")),
    (TABLE, QT_TRANSLATE_NOOP("Keys", "参加者を選ぶ（左から数えて）"), tuple(f"Alt+{n}" for n in range(1, 10))),
    (
        TABLE,
        QT_TRANSLATE_NOOP("Keys", "用意した遭遇を出す（上から数えて）"),
        tuple(f"Ctrl+{n}" for n in range(1, 10)),
    ),
    (TABLE, QT_TRANSLATE_NOOP("Keys", "ひとつ戻る・欄を出て卓へ戻る・断りの文をしまう"), ("Esc",)),
    (TRAY, QT_TRANSLATE_NOOP("Keys", "出目を入れる（d10 の 10 は 0）"), tuple("0123456789")),
    (TRAY, QT_TRANSLATE_NOOP("Keys", "ボタンのとおりに進む（本物のダイスでは振りません）"), ("Enter",)),
    (TRAY, QT_TRANSLATE_NOOP("Keys", "アプリが振る・残りの目だけアプリが振る"), ("Space", "Shift+Space")),
    (TRAY, QT_TRANSLATE_NOOP("Keys", "最後の出目を消す"), ("Backspace",)),
    (BOARD, QT_TRANSLATE_NOOP("Keys", "隣のヘクスを選ぶ"), ("Up", "Down", "Left", "Right")),
    (BOARD, QT_TRANSLATE_NOOP("Keys", "番号でヘクスを選ぶ"), tuple("0123456789")),
    (BOARD, QT_TRANSLATE_NOOP("Keys", "そこへ動かす・選んだカードを使う"), ("Enter",)),
    (BOARD, QT_TRANSLATE_NOOP("Keys", "対象やヘクスを選ぶ・最後の一つをやめる"), ("Space", "Backspace")),
    (BOARD, QT_TRANSLATE_NOOP("Keys", "次の人・前の人"), ("PgDown", "PgUp")),
    (BOARD, QT_TRANSLATE_NOOP("Keys", "盤の全体を見る"), ("Home",)),
    (BOARD, QT_TRANSLATE_NOOP("Keys", "選んだものをやめる"), ("Esc",)),
    (DISPLAY, QT_TRANSLATE_NOOP("Keys", "暗くする・いまの絵で止める・次の席へ回す"), ("B", "H", "R")),
    (DISPLAY, QT_TRANSLATE_NOOP("Keys", "しまう"), ("Esc",)),
    (SHEET, QT_TRANSLATE_NOOP("Keys", "レベルを上げる・下げる（四角の上で）"), ("Right", "Left")),
    (SHEET, QT_TRANSLATE_NOOP("Keys", "表の行を消す"), ("Del",)),
    (SHEET, QT_TRANSLATE_NOOP("Keys", "表の行を上・下へ動かす"), ("Alt+Up", "Alt+Down")),
    (SHEET, QT_TRANSLATE_NOOP("Keys", "ポップアップを閉じる"), ("Esc",)),
    (SHEET, QT_TRANSLATE_NOOP("Keys", "写す・切り取る・貼り付ける"), ("Ctrl+C", "Ctrl+X", "Ctrl+V")),
    (SHEET, QT_TRANSLATE_NOOP("Keys", "すべて選ぶ"), ("Ctrl+A",)),
    (SHEET, QT_TRANSLATE_NOOP("Keys", "次の欄へ・前の欄へ"), ("Tab", "Shift+Tab")),
    (COMMANDS, QT_TRANSLATE_NOOP("Keys", "前に入れた行を出す"), ("Up", "Down")),
    (
        QT_TRANSLATE_NOOP("Keys", "ようこそ画面"),
        QT_TRANSLATE_NOOP("Keys", "新しい卓を作る（上から数えて）"),
        tuple(f"Ctrl+{n}" for n in range(1, 10)),
    ),
    (BUILDER, QT_TRANSLATE_NOOP("Keys", "次へ進む"), ("Enter",)),
    (BUILDER, QT_TRANSLATE_NOOP("Keys", "次へ進む（ボタン・一覧・長い文からでも）"), ("Ctrl+Enter",)),
    (
        QT_TRANSLATE_NOOP("Keys", "使い方"),
        QT_TRANSLATE_NOOP("Keys", "前のページ・次のページ"),
        ("Alt+Left", "Alt+Right"),
    ),
    (QT_TRANSLATE_NOOP("Keys", "使い方"), QT_TRANSLATE_NOOP("Keys", "次のリンク・前のリンク"), ("Right", "Left")),
    (
        BUILDER,
        QT_TRANSLATE_NOOP("Keys", "隣の数へ移る（− ＋ の上で）"),
        ("Up", "Down", "Left", "Right"),
    ),
    (BUILDER, QT_TRANSLATE_NOOP("Keys", "数を増やす・減らす"), ("+", "-")),
)
"""Keys that a field, a list or a page understands by itself."""
WHY = QT_TRANSLATE_NOOP("Keys", "なぜ？（計算した数の上で）")
"""Over a computed number the key of the guide explains it: no conflict, and always the same key."""


@dataclass(frozen=True)
class KeyMap:
    """The keys in force.

    Args:
        chosen: id → key, only where it differs from the program's own; an empty key is none.
        menus: the lines that can be given keys, with those that they have of their own.
    """

    chosen: Mapping[str, str]
    menus: Menus

    @cached_property
    def _own(self) -> Mapping[str, str]:
        letters = {letter.id: letter.key for group in LETTERS.values() for letter in group}
        return {command.id: command.key for _, lines in self.menus for command in lines if command.id} | letters

    def own(self) -> KeyMap:
        """Return the map in which everything has the program's own key."""
        return KeyMap({}, self.menus)

    def key(self, identifier: str) -> str:
        """Return the key of something, as `QKeySequence` writes it portably; empty for none."""
        own, chosen = self._own[identifier], self.chosen.get(identifier)
        if chosen is None or (chosen and not readable(chosen)):
            return own
        return chosen

    def menu_of_letter(self) -> Mapping[str, str]:
        """Return key → menu line for every key that acts besides the menus' own."""
        letters = (letter for group in LETTERS.values() for letter in group if letter.for_menu)
        return {self.key(letter.id): letter.for_menu for letter in letters if self.key(letter.id)}

    def user(self, key: str, besides: str = "") -> KeyLine | None:
        """Return what uses a key already; None when it is free."""
        wanted = QKeySequence(key)
        for line in self.lines():
            if line.id and line.id != besides and self.key(line.id) and QKeySequence(self.key(line.id)) == wanted:
                return line
        for group, label, keys in FIXED:
            if group not in (BOARD, DISPLAY, COMMANDS) and any(QKeySequence(each) == wanted for each in keys):
                return KeyLine(_translated(group), _translated(label), native(key))
        return None

    def having(self, identifier: str, key: str) -> KeyMap:
        """Return the map in which something has another key, taken from whatever had it."""
        changed = {**self.chosen, identifier: key}
        former = self.user(key, besides=identifier) if key else None
        if former is not None and former.id:
            changed[former.id] = ""
        kept = {name: value for name, value in changed.items() if self._own.get(name) != value}
        return KeyMap(kept, self.menus)

    def lines(self) -> tuple[KeyLine, ...]:
        """List every key in the language of the interface, in the order of the menus; those without a key too."""
        lines = [
            KeyLine(plain(label_of(title)), plain(label_of(command.label)), native(self.key(command.id)), command.id)
            for title, commands in self.menus
            for command in commands
            if command.id
        ]
        for group in dict.fromkeys((*LETTERS, *(group for group, _, _ in FIXED))):
            for letter in LETTERS.get(group, ()):
                lines.append(
                    KeyLine(_translated(group), _translated(letter.label), native(self.key(letter.id)), letter.id)
                )
            if group == SHEET:
                lines.append(KeyLine(_translated(group), _translated(WHY), native("F1")))
            lines += [
                KeyLine(_translated(group), _translated(label), spread(keys))
                for at, label, keys in FIXED
                if at == group
            ]
        return tuple(lines)


def readable(key: str) -> bool:
    """Tell whether a text is one key on any keyboard."""
    return QKeySequence(key).count() == 1 and chord(QKeySequence(key)).key() is not Qt.Key.Key_unknown


def chord(sequence: QKeySequence) -> QKeyCombination:
    """Return the first key of a sequence, with what is held."""
    first: QKeyCombination = sequence[0]  # type: ignore[index] # Qt's stubs do not know it
    return first


def types_text(key: str) -> bool:
    """Tell whether a key writes a character, so that fields and lists take it first.

    >>> types_text("D"), types_text("?"), types_text("Ctrl+D"), types_text("F8")
    (True, True, False, False)
    """
    pressed = chord(QKeySequence(key))
    modifiers = pressed.keyboardModifiers() & ~Qt.KeyboardModifier.ShiftModifier
    return modifiers == Qt.KeyboardModifier.NoModifier and pressed.key() < Qt.Key.Key_Escape


def plain(label: str) -> str:
    """Take the mnemonic and the dots off a menu text.

    >>> plain("ファイル(&F)"), plain("開く…"), plain("&File")
    ('ファイル', '開く', 'File')
    """
    return re.sub(r"\(&\w\)", "", label).replace("&", "").removesuffix("…")


def native(key: str) -> str:
    """Write a key as this computer does."""
    written = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key
    return written.replace("Return", "Enter")  # one name for the key in everything that people read


def spread(keys: Iterable[str]) -> str:
    """Write several keys that belong together; a run of digits, or of many letters, by its ends.

    >>> spread("0123456789"), spread(("Ctrl+1", "Ctrl+2", "Ctrl+3")), spread(("B", "H", "R")), spread(PICKS)
    ('0–9', 'Ctrl+1–3', 'B / H / R', 'A–Z')
    """
    written = [native(key) for key in keys]
    many = len(written) == len(PICKS)
    if many or (len(written) > 2 and all(key[-1].isdigit() for key in written)):
        return f"{written[0]}–{written[-1][-1]}"
    return " / ".join(written)


def _translated(text: str) -> str:
    return QCoreApplication.translate("Keys", text)


def names_in(widget: QWidget, text: str) -> bool:
    """Tell whether a list or box of choices has an entry with this text in its name, to be found by typing."""
    if isinstance(widget, QComboBox):
        return not widget.isEditable() and widget.findText(text, Qt.MatchFlag.MatchContains) >= 0
    if not isinstance(widget, QAbstractItemView) or widget.model() is None or widget.model().rowCount() == 0:
        return False
    first = widget.model().index(0, 0)
    flags = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive | Qt.MatchFlag.MatchWrap
    return bool(widget.model().match(first, Qt.ItemDataRole.DisplayRole, text, 1, flags))


class LetterKeys:
    """The letters of one window: each acts unless a field takes it, or a list that has it in a name."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._shortcuts: list[QShortcut] = []

    def clear(self) -> None:
        """Let every letter write again."""
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts = []

    def add(self, key: str, action: QAction) -> None:
        """Let a letter choose a line."""
        shortcut = QShortcut(QKeySequence(key), self._window)
        shortcut.activated.connect(lambda: self._press(shortcut, action))
        self._shortcuts.append(shortcut)

    def _press(self, shortcut: QShortcut, action: QAction) -> None:
        focus, key = self._window.focusWidget(), shortcut.key()
        if focus is None or not names_in(focus, key.toString()):
            action.trigger()
            return
        first = chord(key)
        pressed = QKeyEvent(QEvent.Type.KeyPress, first.key(), first.keyboardModifiers(), key.toString().lower())
        shortcut.setEnabled(False)  # the key goes to the list this once
        QApplication.sendEvent(focus, pressed)
        shortcut.setEnabled(True)
