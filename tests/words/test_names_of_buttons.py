"""A button, menu or page that a sentence names exists under that name."""

from __future__ import annotations

import re

from desktop import assets
from tests.window_texts import messages
from tests.words.spoken import spoken

_QUOTED = re.compile("「([^「」{}]+)」")
_NO_NAMES = {
    "このファイルはほかで変わりました": "the beginning of a sentence on the screen",
    "運動 7": "what is typed",
    "名前=値": "what is typed",
    "[^": "a pattern",
    "そのPL": "a way of speaking",
    "だれか一人": "a way of speaking",
    "ルールはない": "a motto",
    "素手／蹴り": "a name in a table",
    "アプリ独自": "printed on the page",
    "𠮷": "a kanji",
    "髙": "a kanji",
}


def _plain(text: str) -> str:
    """Return a label without its mnemonic, its dots and its placeholders, also ○○."""
    return re.sub(r"\(&\w\)|&|…|\{.*?\}|○○", "", text).strip()


def test_labels_named_in_japanese_sentences_exist() -> None:
    labels = {_plain(text) for _, text in spoken()}
    labels |= {text.split("：")[0] for place, text in spoken() if place == "controllers/menus.py"}  # テーマ：ダーク
    labels |= {
        text.lstrip("# ").split(" {#")[0]
        for place, text in spoken()
        if place.startswith("manual") and text.startswith("#")
    }
    missing = [
        f"{place}: 「{name}」 in {text[:60]}"
        for place, text in spoken()
        for name in _QUOTED.findall(text)
        if name not in _NO_NAMES and _plain(name) not in labels
    ]
    assert missing == []


def test_labels_named_in_the_english_manual_exist() -> None:
    labels = {_plain(message.english).lower() for message in messages()}
    labels |= {message.english.split(":")[0].lower() for message in messages() if message.context == "Menu"}
    for file in assets.path("manual", "en").glob("*.md"):
        labels |= {
            text.lower() for text in re.findall(r"^#+ (.*?)(?: {#.*)?$", file.read_text(encoding="utf-8"), re.MULTILINE)
        }
    texts = {"Changed elsewhere": "the beginning of a sentence"}
    missing = []
    for file in sorted(assets.path("manual", "en").glob("*.md")):
        named = re.findall("“([^”]+)”", file.read_text(encoding="utf-8"))
        missing += [f"{file.name}: {n}" for n in named if n not in texts and _plain(n).lower() not in labels]
    assert missing == []
