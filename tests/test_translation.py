"""Every text of the program exists in English, with every placeholder."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QApplication,
    QColorDialog,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop import assets
from desktop.controllers.menus import MENUS
from desktop.controllers.program.translator import EVERYWHERE, Translator, read_tables, window_files
from desktop.core.words import Words
from desktop.services.text.language import read_words, word_files
from tests.window_texts import FORMS, called, messages, window_texts

ROOT = Path(__file__).resolve().parents[1]
JAPANESE = re.compile(r"[\u3005\u3041-\u30fa\u30fd-\u30ff\u3400-\u9fff]")
PLACEHOLDER = re.compile(r"\{\w*\}")
MNEMONIC = re.compile(r"&\w")
OWN_NAME = "日本語"
"""A language is called by its own name in the menu, whatever the interface speaks."""
NO_SENTENCES = {
    "core/rolls/faces.py": "separators",
    "core/expression/names.py": "signs and words of formulas, in both languages",
    "core/numbers.py": "minus signs",
    "core/rolls/codes.py": "the sign 0式 of the Common Rule's dice codes",
    "views/paper/pdf/pdf.py": "the program's own name",
    "services/storage/files.py": "the file name of what has no name",
    "services/storage/folders.py": "the name of the library's folder",
    "services/journal/replay.py": "the mark of real dice, read by the sentence that it stands in",
    "services/text/search.py": "kana, for searching by reading",
    "services/command_line/palette.py": "the word that begins dice for the order, beside its English",
    "systems/common/build.py": "people's names",
    "systems/common/scenario_problems.py": "the beginning of a card's name",
    "systems/d6game/tables.py": "the end of a word of which the whole has English",
    "systems/kotodama/paper/pools.py": "half of a sentence of which the whole has English",
    "views/systems/kotodama/paper/pools.py": "half of a sentence of which the whole has English",
    "views/style/fonts.py": "names of typefaces",
    "views/paper/text/kinsoku.py": "characters that may not begin or end a line",
    "views/paper/printing.py": "the program's name",
}


def load(name: str) -> ModuleType:
    """Load a module of `packaging/`, which is no package because its name is taken."""
    spec = importlib.util.spec_from_file_location(f"takujo_{name}", ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_window_texts_have_english() -> None:
    assert [f"no English: [{m.context}] {m.source!r}" for m in messages() if not m.english] == []


def entries() -> Iterator[tuple[Path, str, str, str]]:
    """Yield file, context, source and English of every line of the catalogue."""
    for file in window_files("en"):
        for context, table in read_tables([file]).items():
            yield from ((file, context, source, text) for source, text in table.items())


def test_window_files_contain_used_texts_only() -> None:
    """A rule system's file has what its own forms and pages say."""
    used = {
        (file, context, text.source)
        for text in window_texts()
        for file in (assets.path("window.en.toml"), assets.path("systems", text.system, "window.en.toml"))
        for context in (EVERYWHERE, text.context)
    }
    left = [(file, context, source) for file, context, source, _ in entries() if (file, context, source) not in used]
    assert left == []


def test_window_texts_are_translated_once_or_by_context() -> None:
    found: dict[str, list[tuple[str, str]]] = {}
    for _, context, source, text in entries():
        found.setdefault(source, []).append((context, text))
    for source, places in found.items():
        if EVERYWHERE in dict(places):
            assert len(places) == 1, f"{source}: {places}"
        else:
            assert len({text for _, text in places}) > 1, f"{source}: equal everywhere, so it belongs into [words]"


@pytest.mark.parametrize("file", [*window_files("en"), *window_files("ja")], ids=str)
def test_window_files_are_toml(file: Path) -> None:
    """Their reader is a short one, which knows no other TOML."""
    read = {context: table for context, table in read_tables([file]).items() if table}
    assert read == tomllib.loads(file.read_text(encoding="utf-8"))


def test_translations_keep_placeholders_mnemonics_and_dots() -> None:
    for message in messages():
        assert sorted(PLACEHOLDER.findall(message.source)) == sorted(PLACEHOLDER.findall(message.english)), message
        assert ("%n" in message.source) == ("%n" in message.english), message
        assert len(MNEMONIC.findall(message.source)) == len(MNEMONIC.findall(message.english)), message
        assert message.source.endswith("…") == message.english.endswith("…"), message
        assert not JAPANESE.search(message.english.replace(OWN_NAME, "")), message


def test_a_japanese_word_is_followed_by_a_wide_colon() -> None:
    """自動：なし, as in the log and on paper, not 出す: 裏口の警備."""
    narrow = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff）」}]: ")
    assert not [m.source for m in messages() if narrow.search(m.source) and re.search(r"[\u3040-\u9fff]", m.source)]


def test_the_menu_bar_has_a_letter_for_every_menu() -> None:
    letters = [MNEMONIC.findall(m.english)[0] for m in messages() if m.context == "Menu" and "&" in m.english]
    assert len(letters) == len(set(letters)) == len(MENUS)


def _modules(wanted: re.Pattern[str]) -> Iterator[tuple[str, ast.Module]]:
    """Yield the modules that contain a text."""
    for file in sorted((ROOT / "desktop").rglob("*.py")):
        text = "" if file.is_relative_to(FORMS) else file.read_text(encoding="utf-8")
        if wanted.search(text):
            yield file.relative_to(ROOT / "desktop").as_posix(), ast.parse(text)


def test_every_tr_is_called_with_a_literal() -> None:
    """PySide asks under the class and its bases; every text is a literal, so that its English can be looked for."""
    for name, module in _modules(re.compile(r"\btr\b")):
        for owner in (node for node in ast.walk(module) if isinstance(node, ast.ClassDef)):
            for call in (node for node in ast.walk(owner) if called(node) == "tr"):
                assert isinstance(call, ast.Call)
                found = call.args[0]
                assert isinstance(found, ast.Constant), f"{name}: {owner.name}: {ast.unparse(call)} cannot be read"


def _words_of(module: str) -> Words:
    """Return the words that a module may use: its rule system's own and the shared ones."""
    parts = module.removeprefix("views/").split("/")
    return _words_of_system(parts[1] if parts[0] == "systems" and len(parts) > 2 else "-")


@cache
def _words_of_system(system: str) -> Words:
    systems = assets.path("systems")
    files = [file for file in word_files() if not file.is_relative_to(systems) or file.is_relative_to(systems / system)]
    return Words({japanese: text for file in files for japanese, text in read_words(file).items()})


def test_every_other_japanese_sentence_has_english() -> None:
    """Texts without `tr` use `Words`; a rule system's words are in its own or a shared file."""
    missing = []
    for name, module in _modules(JAPANESE):
        if name in NO_SENTENCES:
            continue
        catalogue, nodes = _words_of(name), list(ast.walk(module))
        passed = {
            id(inner)
            for node in nodes
            if called(node) in ("tr", "translate", "QT_TRANSLATE_NOOP", "horizontalAdvance", "compile")
            for inner in ast.walk(node)
        }
        passed |= {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        passed |= {id(node.value) for node in nodes if isinstance(node, ast.keyword) and node.arg == "reading"}
        for node in nodes:
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if JAPANESE.search(text) and id(node) not in passed:
                sentence = catalogue.say(text)
                if sentence == text:
                    missing.append(f"{name}:{node.lineno}: {sentence}")
    assert missing == []


@pytest.fixture
def japanese(qapp: QApplication) -> Iterator[None]:
    """Qt's own Japanese and what it lacks, as the program loads them."""
    translator = Translator("ja", qapp)
    yield
    for one in (translator, *translator.findChildren(QTranslator)):
        QCoreApplication.removeTranslator(one)


def test_qt_dialogs_are_translated_to_japanese(japanese: None, qtbot: QtBot) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert {button.text() for button in box.buttons()} == {"保存", "キャンセル"}


def _texts_of(dialog: QWidget) -> set[str]:
    """List every text of a dialog, choices of its lists included."""
    texts = set()
    for widget in (dialog, *dialog.findChildren(QWidget)):
        for name in ("text", "title", "toolTip", "placeholderText", "specialValueText"):
            texts.add(str(widget.property(name) or ""))
        if isinstance(widget, QComboBox):
            texts |= {widget.itemText(number) for number in range(widget.count())}
        if isinstance(widget, QTabWidget):
            texts |= {widget.tabText(number) for number in range(widget.count())}
    return texts


QT_NAMES = {"OK", "&HTML:"}
"""What Japanese programs write so too."""


@pytest.mark.parametrize("kind", ["print", "file", "colour", "message"])
def test_qt_dialogs_contain_no_english(japanese: None, qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "1.pdf"))
    dialog: QDialog = {
        "print": lambda: QPrintDialog(printer),
        "file": lambda: QFileDialog(None, "", str(tmp_path), options=QFileDialog.Option.DontUseNativeDialog),
        "colour": lambda: QColorDialog(),
        "message": lambda: QMessageBox(
            QMessageBox.Icon.Question,
            "",
            "",
            QMessageBox.StandardButton.Ok | QMessageBox.StandardButton.Discard | QMessageBox.StandardButton.Cancel,
        ),
    }[kind]()
    qtbot.addWidget(dialog)
    dialog.ensurePolished()
    english = {text for text in _texts_of(dialog) if re.search("[A-Za-z]{2}", text) and not JAPANESE.search(text)}
    assert {text for text in english if not text.startswith((str(tmp_path), "#"))} - QT_NAMES == set()
