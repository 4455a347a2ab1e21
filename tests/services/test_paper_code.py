"""Codes on paper: a sheet fits, comes back whole, and no made-up text does harm."""

from __future__ import annotations

import base64
import zlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.sheet import Sheet
from desktop.services.paper import paper_code
from desktop.services.paper.paper_code import CodeFault, SheetCode, Tag
from desktop.services.storage import files
from desktop.services.text.catalogue import Catalogue, system_ids


def random_sheet(system: str, seed: int = 3, **more: object) -> Sheet:
    rule_system = Catalogue().system(system)
    return rule_system.randomise(rule_system.game(), Random(seed)).evolve(gm_notes="ひみつ", **more)


def packed(raw: bytes) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return "TKJ1S" + base64.b32encode(packer.compress(raw) + packer.flush()).decode().rstrip("=")


def refusal(*texts: str) -> str:
    with pytest.raises(CodeFault) as caught:
        paper_code.read(texts)
    return caught.value.problem.code


@pytest.mark.parametrize("system", system_ids())
def test_tag_is_short_and_identifies_its_sheet(system: str) -> None:
    sheet = random_sheet(system)
    text = paper_code.tag(sheet)
    assert len(text) == 36, "a QR code of version 2 holds 38"
    assert paper_code.read([text]) == Tag(sheet.id, paper_code.mark(sheet))
    assert paper_code.mark(sheet) != paper_code.mark(sheet.evolve(name="別の名"))


@pytest.mark.parametrize("system", system_ids())
def test_sheet_code_round_trips_without_gm_data(system: str) -> None:
    sheet = random_sheet(system, memo="雨𠮷\n" * 40)
    read = paper_code.read(paper_code.parts(sheet))
    assert isinstance(read, SheetCode)
    again = Catalogue().system(system).sheet_type.model_validate(read.data)
    assert again == sheet.evolve(gm_notes="", history=(), portrait="")


def test_long_sheet_uses_several_codes_and_very_long_one_none() -> None:
    text, longer = ("".join(Random(1).choices("あいうえおかきくけこ漢字仮名交文", k=k)) for k in (6000, 60_000))
    sheet = random_sheet("enishi", memo=text)
    parts = paper_code.parts(sheet)
    assert 1 < len(parts) <= paper_code.MOST_PARTS
    assert all(len(part) <= paper_code.PART for part in parts)
    read = paper_code.read([*parts[::-1], parts[0]])
    assert isinstance(read, SheetCode)
    assert read.data["memo"] == text
    assert refusal(*parts[1:]) == "codes_missing"
    other = paper_code.parts(random_sheet("enishi", 4, memo=text))
    assert refusal(parts[0], *other[1:]) == "codes_mixed"
    assert paper_code.parts(sheet.evolve(memo=longer)) == ()


def test_typed_tag_ignores_spaces_and_case() -> None:
    text = paper_code.tag(random_sheet("common"))
    typed = " ".join(text[n : n + 4] for n in range(0, len(text), 4)).lower()
    assert paper_code.read([typed]) == paper_code.read([text])


def test_hostile_texts_are_refused_in_one_sentence() -> None:
    bomb = packed(b'{"system":"enishi","memo":"' + b"a" * (files.SHEET_BYTES * 3) + b'"}')
    assert refusal(bomb) == "code_too_big"
    assert refusal("TKJ2IAAAA") == "code_newer"
    assert refusal("https://example.com") == "code_foreign"
    assert refusal("") == refusal() == "no_code"
    assert refusal("A" * (paper_code.MOST_SIGNS + 1)) == "code_too_long"
    assert refusal(packed(b"[1]")) == refusal(packed(b"{" * 200)) == "code_damaged"
    whole = paper_code.whole(random_sheet("enishi"))
    assert refusal(whole[:-20]) == "code_damaged"
    for text in ("TKJ1", "TKJ1X", "TKJ1I", "TKJ1S", "TKJ1P", "TKJ1P19", "TKJ1S!!!"):
        assert refusal(text) == "code_damaged"


@given(st.text(max_size=200), st.sampled_from(("", "TKJ1", "TKJ1S", "TKJ1I", "TKJ1P11", "tkj1p26")))
def test_any_text_is_read_or_refused(text: str, head: str) -> None:
    sentence = "。"
    try:
        paper_code.read([head + text])
    except CodeFault as error:
        sentence = str(error.problem.message)
    assert sentence.endswith("。")
