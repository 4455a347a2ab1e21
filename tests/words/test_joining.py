"""A message and its way out are joined in one place, with a space where the language wants one."""

from __future__ import annotations

import ast
from pathlib import Path

import desktop
from desktop.core.problem import Problem
from desktop.core.words import JAPANESE, Words, phrase
from desktop.services.text import language

_EMPTY = Problem(
    code="x",
    rule="",
    message=phrase("「{name}」が見つかりません。", name="a.json"),
    remedy=phrase("移動や削除をしていないか確かめてください。"),
)
_MAY_SAY_THEM_APART = {
    "core/problem.py": "the join itself",
    "core/build_step.py": "the same for what growth cannot offer",
    "views/sheet/sheet_frame.py": "two labels, one under the other",
}


def test_english_has_a_space_between_message_and_way_out() -> None:
    text = _EMPTY.text(language.words("en"))
    assert text == "“a.json” cannot be found. Check whether it was moved or deleted."
    assert _EMPTY.text(JAPANESE) == str(_EMPTY)
    assert " " not in str(_EMPTY)


def test_empty_remedy_adds_nothing() -> None:
    assert _EMPTY.evolve(remedy=phrase("")).text(Words({"a": "b"})) == "「a.json」が見つかりません。"


def test_message_and_remedy_are_joined_in_one_place() -> None:
    root = Path(desktop.__file__).parent
    found = []
    for file in sorted(root.rglob("*.py")):
        name, text = file.relative_to(root).as_posix(), file.read_text(encoding="utf-8")
        if name in _MAY_SAY_THEM_APART or "remedy" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if (
                isinstance(node, ast.Call)
                and any(isinstance(part, ast.Attribute) and part.attr == "remedy" for part in node.args)
                and ast.unparse(node.func) != "refuse"
            ):
                found.append(f"{name}:{node.lineno}: {ast.unparse(node)}")
    assert found == []


def test_no_translation_ends_in_a_blank_to_hide_a_missing_join() -> None:
    blank = [
        f"{file.parent.name}: {japanese}"
        for file in language.word_files()
        for japanese, text in language.read_words(file).items()
        if japanese.endswith("。") and text != text.strip()
    ]
    assert blank == []
