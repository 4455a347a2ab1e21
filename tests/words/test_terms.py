"""Every word of a system is explained in one sentence, in both languages, also under the names that a 卓 gives."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from desktop import assets
from desktop.core.custom.definition import Definition
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.glossary import Glossary, OpenGlossary, glossary
from desktop.services.text.language import words
from tests.window_texts import messages
from tests.words.spoken import FORMS

SYSTEM_IDS = ("common", "d20fate", "d6game", "enishi", "kotodama")
LONGEST = {"ja": 75, "en": 130}
"""Characters of an explanation: it is read on hover."""
NAMED = {
    "common": ("MAXAP", "AP −1", "○○強化", "□□強化3", "セットアッププロセス", "CP", "財産点", "戦意"),
    "kotodama": ("DL", "インガオホー", "ワザマエ", "ワザマエカウンター", "タツジン!", "ウカツ!", "アクト", "≪電制≫"),
    "enishi": ("CLV", "SLV", "所縁", "エフェクト", "ゲージ", "ダブルアップ", "威力値", "打撃点"),
    "d20fate": ("DC", "習熟ボーナス", "フェイト・ダイス", "スタント", "有利", "不利"),
    "d6game": ("命運", "ライフ", "役", "ファンブル", "パワー", "応戦"),
}
"""Words at which novices have stopped."""
ORDINARY = frozenset((Path(__file__).parent / "ordinary.txt").read_text(encoding="utf-8").split())
"""Words of every day, and what explains the word above it."""


def _rows(model: type[BaseModel], seen: set[type]) -> Iterator[type[BaseModel]]:
    """Yield a model and every model inside it."""
    if model in seen:
        return
    seen.add(model)
    yield model
    for field in model.model_fields.values():
        for part in _types(field.annotation):
            yield from _rows(part, seen)


def _types(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _types(part)


def forms_of(system_id: str) -> list[Path]:
    """The Designer forms of a rule system."""
    return sorted((FORMS / "systems" / system_id).glob("*.ui"))


def labels(system_id: str) -> Iterator[tuple[str, str]]:
    """Yield (place, label) of the sheet's fields and choices, of steps, checks and forms of a rule system."""
    system = Catalogue().system(system_id)
    for model in _rows(system.sheet_type, set()):
        if model.__module__.startswith(f"desktop.systems.{system_id}"):
            for name, field in model.model_fields.items():
                if field.title:
                    yield f"{model.__name__}.{name}", field.title
    game = system.game()
    yield from ((f"step {step.id}", str(game.named(step.title))) for step in system.steps)
    for kind in system.check_kinds(None, game):
        yield f"check {kind.id}", str(kind.label)
        yield from ((f"check {kind.id}.{param.id}", str(param.label)) for param in kind.params)
    for file in forms_of(system_id):
        if not file.stem.startswith(("sheet", "build")):
            continue  # a page of play tells steps and acts, not the terms of a sheet
        for text in re.findall(r"<string(?![^>]*notr)[^>]*>([^<]*)</string>", file.read_text(encoding="utf-8")):
            yield file.name, text.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">")


def is_a_word(text: str) -> bool:
    """Leave out sentences, numbers and signs."""
    lettered = re.search(r"[ぁ-んァ-ヶ一-龠A-Z]", text)
    return bool(lettered) and not text.endswith("。") and text not in ORDINARY


def of(system_id: str, language: str = "ja") -> Glossary:
    return glossary(system_id, language, Catalogue().system(system_id).game())


@pytest.mark.parametrize("system_id", SYSTEM_IDS)
def test_every_label_of_a_system_is_explained(system_id: str) -> None:
    known = of(system_id)
    found = list(labels(system_id))
    assert len(found) > 20
    missing = sorted({f"{place}: {text}" for place, text in found if is_a_word(text) and not known.within(text)})
    assert missing == []


@pytest.mark.parametrize("system_id", SYSTEM_IDS)
def test_every_explained_label_is_explained_in_english(system_id: str) -> None:
    japanese, english, say = of(system_id), of(system_id, "en"), words("en", system_id)
    own = {file.read_text(encoding="utf-8").split("<class>")[1].split("<")[0] for file in forms_of(system_id)}
    forms = {message.source: message.english for message in messages() if message.context in own}
    missing = set()
    for place, text in labels(system_id):
        if is_a_word(text) and japanese.find(text):
            rows = {say.say(text), forms.get(text, "")} - {"", text}
            missing |= {f"{place}: {text} = {other}" for other in rows if not english.within(other)}
    assert sorted(missing) == []


@pytest.mark.parametrize("system_id", SYSTEM_IDS)
def test_beginner_terms_are_explained(system_id: str) -> None:
    known = of(system_id)
    assert [word for word in NAMED[system_id] if known.find(word) is None] == []


@pytest.mark.parametrize("folder", ["", *(f"systems/{system_id}" for system_id in SYSTEM_IDS)])
def test_both_languages_explain_the_same_words_in_a_sentence_or_two(folder: str) -> None:
    by_language = {}
    for language in ("ja", "en"):
        rows = tomllib.loads((assets.path(folder) / f"glossary.{language}.toml").read_text(encoding="utf-8"))
        by_language[language] = list(rows)
        wrong = [
            f"{key}: {row['says']}"
            for key, row in rows.items()
            if len(row["says"]) > LONGEST[language]
            or not row["says"].endswith("。" if language == "ja" else ".")
            or ("word" in row) == ("label" in row)
        ]
        assert wrong == []
    assert by_language["ja"] == by_language["en"]


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("system_id", SYSTEM_IDS)
def test_terms_are_explained_once_with_names_filled_in(system_id: str, language: str) -> None:
    own = of(system_id, language).terms
    assert all(term.word for term in own)
    assert [term.line for term in own if "{" in term.says] == []
    plain = tomllib.loads(assets.text("systems", system_id, f"glossary.{language}.toml"))
    words_of = [row["word"] for row in plain.values() if "word" in row]
    assert len(words_of) == len(set(words_of))


def test_a_renamed_word_is_explained_under_its_new_name_and_the_old_one() -> None:
    system = Catalogue().system("d6game")
    game = system.game(Definition(based_on="d6game", labels={"life": "アーマー", "incapacitated": "大破"}))
    known = glossary("d6game", "ja", game)
    term = known.find("アーマー")
    assert term is not None
    assert term.word == "アーマー"
    assert "大破" in term.says
    assert known.find("ライフ") == term
    assert "アーマー" in (known.find("初期ライフ") or term).says


def test_terms_of_a_definition_are_found_and_updated() -> None:
    system = Catalogue().system("d6game")
    row = {"id": "gum", "name": "ねばり", "hint": "あきらめない力"}
    games = [system.game(), system.game(Definition(based_on="d6game", lists={"abilities": [row]}))]
    known = OpenGlossary("d6game", "ja", lambda: games[-1])
    assert known() is known()
    assert [t.says for t in known().within("ねばり 7")] == ["あきらめない力"]
    games.append(games[0])
    assert known().find("ねばり") is None


@pytest.mark.parametrize(
    ("system_id", "text", "expected"),
    [
        ("common", "<斬撃強化3>", ["○○強化3"]),
        ("common", "財産点：", ["財産点"]),
        ("common", "レベル　0", ["レベル"]),
        ("enishi", "《交渉》 0→1", ["交渉"]),
        ("enishi", "LPかSPが0になると気絶します。", ["LP", "SP", "気絶"]),
        ("kotodama", "技能なし 2個", ["≪技能≫"]),
        ("kotodama", "DLが1以上ならニンジャです。", ["DL", "ニンジャ"]),
        ("d20fate", "ABCDCEF", []),
        ("d20fate", "", []),
    ],
)
def test_words_are_found_as_the_screen_writes_them(system_id: str, text: str, expected: list[str]) -> None:
    assert [term.word for term in of(system_id).within(text)] == expected


def test_a_language_without_a_glossary_explains_in_japanese() -> None:
    assert glossary("kotodama", "fr").find("DL") is not None
