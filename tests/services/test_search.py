"""Names are found by kanji, kana of either kind, and any spelling in Latin letters; file names are safe everywhere."""

from __future__ import annotations

import warnings
from pathlib import Path, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.services.storage.files import file_name, sanitised
from desktop.services.text import search

NAMES = ("霧島 七海", "きりしま ななみ")


@pytest.mark.parametrize(
    "typed",
    ["霧島", "きりしま", "キリシマ", "ｷﾘｼﾏ", "kiri", "kirisima",
     "kirishi", "kirish", "KIRISHIMA", "ｋｉｒｉ", "nanami kiri", "七海　kiri"],
)  # fmt: skip
def test_typed_text_matches_names(typed: str) -> None:
    assert search.matches(typed, *NAMES)


@pytest.mark.parametrize("typed", ["霞", "きりしめ", "kirishimo", "nanako", "霧島 ハル"])
def test_other_text_does_not_match(typed: str) -> None:
    assert not search.matches(typed, *NAMES)


@pytest.mark.parametrize(
    ("reading", "spellings"),
    [
        ("しょうた", ("shouta", "shota", "syota", "syouta", "shōta")),
        ("じゅんいち", ("junichi", "jun'ichi", "zyuniti", "junniti")),
        ("けっか", ("kekka", "keka")),
        ("こんぶ", ("kombu", "konbu")),
        ("ふじつか", ("fujitsuka", "hujituka", "fuzituka")),
        ("まっちゃ", ("matcha", "maccha", "mattya")),
        ("おおの", ("ono", "oono", "ōno")),
        ("ちぢむ", ("chijimu", "tidimu")),
        ("ヴァイオリン", ("vaiorin", "baiorin")),
        ("ラーメン", ("raamen", "ramen", "la-men")),
    ],
)
def test_any_usual_spelling_of_a_reading(reading: str, spellings: tuple[str, ...]) -> None:
    for spelling in spellings:
        assert search.matches(spelling, reading), spelling


@given(
    st.text(
        alphabet="あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん",
        min_size=1,
    )
)
def test_every_reading_is_found_by_its_own_spelling(reading: str) -> None:
    assert search.matches(search.romaji(reading), reading)
    assert search.matches(reading, reading)


@given(st.text(), st.lists(st.text(), max_size=3))
def test_no_input_breaks_search(typed: str, names: list[str]) -> None:
    lines = [search.key(name) for name in names]
    query = search.Query(typed)
    assert query.select(lines) == [i for i, line in enumerate(lines) if query.hits(line)]


@given(st.text())
def test_a_file_name_is_one_name_on_every_system(name: str) -> None:
    safe = file_name(name, "0123456789abcdef")
    assert Path(safe).name == safe
    assert not set(safe) & set('/\\:*?"<>|\0\n')
    assert len(safe.encode()) <= 120
    assert not safe.startswith((".", " ", "-"))
    assert safe.endswith("-01234567.json")


@pytest.mark.parametrize("name", ["con", "NUL", "Com1", "lpt9.txt", "com¹", "CONIN$", "nul .txt", "clock$"])
def test_names_that_windows_keeps_for_itself_are_marked(name: str) -> None:
    assert sanitised(name).startswith(name.split(".")[0].rstrip() + "_")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # Python 3.13 has another function for it
        assert not PureWindowsPath(sanitised(name)).is_reserved()
