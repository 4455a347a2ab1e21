"""One term for one thing and one spelling: variants that were cleared away do not come back."""

from __future__ import annotations

import re
from functools import cache

import pytest

from desktop import assets
from desktop.services.text.language import read_words, word_files
from tests.words.spoken import spoken

EVERYWHERE = {
    r"読みこ[まみむめも]": "読み込む",
    r"書きこ[まみむめも]": "書き込む",
    r"書きかえ": "書き換える",
    r"置きかえ": "置き換える",
    r"並べかえ": "並べ替える",
    r"貼りつけ": "貼り付け",
    r"見こみ": "見込み",
    r"めやす": "目安",
    r"あたらし": "新しい",
    r"もど[すしりる]": "戻す・戻る",
    r"ちが[ういっ]": "違う・間違い",
    r"(?<!い)ずみ": "済み",
    r"誰": "だれ",
    r"[}\d](回|行)め": "回目・行目",
    r"ひな型": "ひな形",
    r"以前の版": "前の版",
    r"規則": "ルール",
    r"GMの許し": "GMの許可",
    r"しまったもの|しまう・出す": "アーカイブ",
    r"(どの|この|別の)機械": "パソコン",
    r"ルール設定": "ゲーム定義",
    r"窓": "ウィンドウ",
    r"[ぁ-んァ-ヶ一-龠]-\d": "− (U+2212)",
    r"(テーマ|表示言語|明るさ|ことば): ": "：",
}
"""Pattern → what is written instead."""
IN_A_SYSTEM = {
    "enishi": {r"振り直": "振りなおし, as the book", r"財産点": "財産ポイント", r"2D6": "2d6", r"他PC主役": "主人公"},
    "d20fate": {r"振りなお": "振り直す", r"1D20": "1d20", r"見事な演技": "スタント", r"品や力": "アイテムや特殊能力"},
    "common": {r"手番の者": "イニシアティヴキャラクター", r"くじ": "ランダム", r"(?<!作成)作者": "シナリオ作成者"},
    "d6game": {r"振りなお": "振り直す"},
    "kotodama": {r"振りなお": "振り直す"},
}
ENGLISH = {
    r"\bre-roll": "reroll",
    r"\b(to|Nothing to) mend\b": "to fix / No problems",
    r"\b[Jj]udge value": "check value",
    r"\bGM['’]s ruling": "GM ruling",
    r"(?<=[\w}])'(?=\w)": "’",
    r"\b[Rr]eckon(?!ed)": "calculate, formula",
    r"\b[Tt]hrow (the )?(dice|die|\d|d\d)": "roll",
}


@cache
def everything() -> str:
    """All texts as one: most variants are absent from it."""
    return "\n".join(text for _, text in spoken())


@pytest.mark.parametrize(("variant", "instead"), EVERYWHERE.items(), ids=EVERYWHERE.values())
def test_discouraged_variants_are_not_used(variant: str, instead: str) -> None:
    if re.search(variant, everything()):
        assert [f"{place}: {text}" for place, text in spoken() if re.search(variant, text)] == [], f"write {instead}"


@pytest.mark.parametrize("system_id", IN_A_SYSTEM)
def test_rule_system_uses_terms_of_its_book(system_id: str) -> None:
    own = [(place, text) for place, text in spoken() if system_id in place.split("/")]
    assert own
    found = [f"{p}: {t}" for v in IN_A_SYSTEM[system_id] for p, t in own if re.search(v, t)]
    assert found == [], f"write {IN_A_SYSTEM[system_id]}"


@pytest.mark.parametrize(("variant", "instead"), ENGLISH.items(), ids=ENGLISH.values())
def test_english_uses_one_term_per_concept(variant: str, instead: str) -> None:
    rows = [(file.parent.name, text) for file in word_files() for text in read_words(file).values()]
    rows += [(file.name, file.read_text(encoding="utf-8")) for file in assets.path("manual", "en").glob("*.md")]
    assert [f"{place}: {text}" for place, text in rows if re.search(variant, text)] == [], f"write {instead}"
