"""The menus as a table: id, Japanese label with mnemonic, key. Who does what is joined in the main controller."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.views.translate import QT_TRANSLATE_NOOP

CONTEXT = "Menu"


@dataclass(frozen=True)
class Command:
    """One menu line; `id` is also the name of the signal handler in the controller."""

    id: str
    label: str
    key: str = ""
    checkable: bool = False
    needs: str = ""
    """`table`, `sheet` or `selection`: what must be open for the line to be live."""


SEPARATOR = Command("", "")

MENUS: tuple[tuple[str, tuple[Command, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Menu", "ファイル(&F)"),
        (
            Command("new_table", QT_TRANSLATE_NOOP("Menu", "新しい卓…"), "Ctrl+Shift+N"),
            Command("open_table", QT_TRANSLATE_NOOP("Menu", "卓を開く…"), "Ctrl+O"),
            Command("start_page", QT_TRANSLATE_NOOP("Menu", "ようこそ画面")),
            Command("close_tab", QT_TRANSLATE_NOOP("Menu", "タブを閉じる"), "Ctrl+W", needs="table"),
            SEPARATOR,
            Command("import_files", QT_TRANSLATE_NOOP("Menu", "シートを読み込む…"), "Ctrl+I"),
            Command("export_sheet", QT_TRANSLATE_NOOP("Menu", "シートを書き出す…"), "Ctrl+E", needs="sheet"),
            SEPARATOR,
            Command("versions", QT_TRANSLATE_NOOP("Menu", "前の版…"), "Ctrl+Shift+H", needs="sheet"),
            Command("earlier", QT_TRANSLATE_NOOP("Menu", "前の版に戻す…")),
            Command("bin", QT_TRANSLATE_NOOP("Menu", "ごみ箱…")),
            Command("library_folder", QT_TRANSLATE_NOOP("Menu", "保存先フォルダーを開く")),
            Command("move_library", QT_TRANSLATE_NOOP("Menu", "保存先を変える…")),
            SEPARATOR,
            Command("quit", QT_TRANSLATE_NOOP("Menu", "終わる"), "Ctrl+Q"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "編集(&E)"),
        (
            Command("undo", QT_TRANSLATE_NOOP("Menu", "元に戻す"), "Ctrl+Z"),
            Command("redo", QT_TRANSLATE_NOOP("Menu", "やり直す"), "Ctrl+Shift+Z"),
            Command("history", QT_TRANSLATE_NOOP("Menu", "変更の一覧…"), needs="sheet"),
            SEPARATOR,
            Command("find", QT_TRANSLATE_NOOP("Menu", "名前・かなで探す"), "Ctrl+F", needs="table"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "表示(&V)"),
        (
            Command("larger", QT_TRANSLATE_NOOP("Menu", "文字を大きく"), "Ctrl++"),
            Command("smaller", QT_TRANSLATE_NOOP("Menu", "文字を小さく"), "Ctrl+-"),
            Command("normal_size", QT_TRANSLATE_NOOP("Menu", "文字をふつうの大きさに"), "Ctrl+0"),
            SEPARATOR,
            Command("theme_auto", QT_TRANSLATE_NOOP("Menu", "テーマ：システムに合わせる"), checkable=True),
            Command("theme_light", QT_TRANSLATE_NOOP("Menu", "テーマ：ライト"), checkable=True),
            Command("theme_dark", QT_TRANSLATE_NOOP("Menu", "テーマ：ダーク"), checkable=True),
            SEPARATOR,
            Command("language_ja", QT_TRANSLATE_NOOP("Menu", "表示言語：日本語"), checkable=True),
            Command("language_en", QT_TRANSLATE_NOOP("Menu", "表示言語：English"), checkable=True),
            SEPARATOR,
            Command("animation", QT_TRANSLATE_NOOP("Menu", "ダイスを転がす"), checkable=True),
            Command("full_screen", QT_TRANSLATE_NOOP("Menu", "全画面"), "F11", checkable=True),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "キャラクター(&C)"),
        (
            Command("build", QT_TRANSLATE_NOOP("Menu", "作る…"), "Ctrl+N", needs="table"),
            Command("random", QT_TRANSLATE_NOOP("Menu", "おまかせで作る"), "Ctrl+R", needs="table"),
            Command("blank_npc", QT_TRANSLATE_NOOP("Menu", "NPCを作る"), needs="table"),
            Command("from_template", QT_TRANSLATE_NOOP("Menu", "ひな形から作る…"), needs="table"),
            SEPARATOR,
            Command("duplicate", QT_TRANSLATE_NOOP("Menu", "複製"), "Ctrl+D", needs="selection"),
            Command("save_template", QT_TRANSLATE_NOOP("Menu", "ひな形にする"), needs="selection"),
            Command("rename", QT_TRANSLATE_NOOP("Menu", "名前を変える…"), "F2", needs="selection"),
            Command("archive", QT_TRANSLATE_NOOP("Menu", "アーカイブする・一覧に戻す"), needs="selection"),
            Command("delete", QT_TRANSLATE_NOOP("Menu", "ごみ箱へ"), needs="selection"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "卓(&T)"),
        (
            Command("definition", QT_TRANSLATE_NOOP("Menu", "ゲーム定義"), "Ctrl+G", needs="table"),
            Command("rename_table", QT_TRANSLATE_NOOP("Menu", "卓の名前を変える…"), needs="table"),
            Command("hand_over", QT_TRANSLATE_NOOP("Menu", "手渡し…"), "F5", needs="table"),
            SEPARATOR,
            Command("replay_text", QT_TRANSLATE_NOOP("Menu", "記録を書き出す…"), needs="table"),
            Command("delete_table", QT_TRANSLATE_NOOP("Menu", "卓をごみ箱へ"), needs="table"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "ダイス(&D)"),
        (
            Command("tray", QT_TRANSLATE_NOOP("Menu", "ダイスへ"), "Ctrl+T", needs="table"),
            Command("command_line", QT_TRANSLATE_NOOP("Menu", "コマンドへ"), "Ctrl+K", needs="table"),
            SEPARATOR,
            Command("dice_only", QT_TRANSLATE_NOOP("Menu", "ダイスだけ使う…")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "印刷(&P)"),
        (
            Command("print_sheet", QT_TRANSLATE_NOOP("Menu", "このシートを印刷…"), "Ctrl+P", needs="sheet"),
            Command("print_party", QT_TRANSLATE_NOOP("Menu", "全員のシートを印刷…"), "Ctrl+Shift+P", needs="table"),
            Command("print_blank", QT_TRANSLATE_NOOP("Menu", "白紙を印刷…"), needs="table"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "ヘルプ(&H)"),
        (
            Command("guide", QT_TRANSLATE_NOOP("Menu", "使い方"), "F1"),
            Command("keys", QT_TRANSLATE_NOOP("Menu", "すべてのキー…"), "?"),
            Command("rules", QT_TRANSLATE_NOOP("Menu", "きまりを読む…"), "Ctrl+F1", needs="table"),
            Command("about", QT_TRANSLATE_NOOP("Menu", "卓上について")),
        ),
    ),
)


def label_of(text: str) -> str:
    """Return a menu text in the language of the interface."""
    return QCoreApplication.translate(CONTEXT, text)
