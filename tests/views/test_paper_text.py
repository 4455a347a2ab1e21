"""Breaking and fitting of printed text, measured with a typeface of squares so that every number can be counted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.views.paper.sheet.ink import FLOOR, PT
from desktop.views.paper.text import fitting
from desktop.views.paper.text.kinsoku import NOT_FIRST, NOT_LAST, clean, wrap
from desktop.views.paper.text.typeface import Style, typeface


class Squares:
    """Every character is one em wide."""

    least = 1.0

    def width(self, text: str, style: Style) -> float:
        """Return the width in mm."""
        return len(text) * style.pt * style.stretch * PT

    def measure(self, style: Style) -> Callable[[str], float]:
        """Return the `width` of one style."""
        return lambda text: self.width(text, style)


FACE = Squares()


def lines(text: str, width: int) -> list[str]:
    return wrap(text, width, lambda piece: float(len(piece)))


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("霧の山で消えた兄を追う。", 11, ["霧の山で消えた兄を", "追う。"]),
        ("ドロップ 鍵（探索 難易度12）", 13, ["ドロップ 鍵（探索", "難易度12）"]),
        ("あいう「えお」", 4, ["あいう", "「えお」"]),
        ("びっくりした", 3, ["びっく", "りした"]),
        ("すきっぷ", 2, ["す", "きっ", "ぷ"]),
        ("サーバー", 3, ["サー", "バー"]),
        ("次のシナリオまで", 5, ["次の", "シナリオ", "まで"]),
        ("プロセス1・1/シナリオ", 10, ["プロセス1・", "1/シナリオ"]),
        ("セットアッププロセス", 4, ["セット", "アッププ", "ロセス"]),
        ("射程<近接>あり", 4, ["射程", "<近接>", "あり"]),
        ("LP−1かSP−2", 5, ["LP−1か", "SP−2"]),
        ("a strong wind", 8, ["a strong", "wind"]),
        ("一行目\n\n三行目", 9, ["一行目", "", "三行目"]),
        ("", 9, []),
    ],
)
def test_lines_break_where_japanese_setting_allows(text: str, width: int, expected: list[str]) -> None:
    assert lines(text, width) == expected


def test_overlong_word_is_broken_without_loss() -> None:
    assert lines("W" * 25, 10) == ["W" * 10, "W" * 10, "W" * 5]


@given(st.text(alphabet="あっー、。」「（）ab1 <>漢字", max_size=60), st.integers(4, 12))
def test_wrapping_loses_nothing_and_fits_the_width(text: str, width: int) -> None:
    got = lines(text, width)
    assert "".join("".join(got).split()) == "".join(clean(text).split())
    assert all(len(line) <= width for line in got)


@given(st.lists(st.sampled_from(["あい", "漢", "「か」", "き、", "しょー。"]), max_size=20))
def test_line_breaks_obey_kinsoku_rules(parts: list[str]) -> None:
    got = lines("".join(parts), 6)
    assert not any(line[0] in NOT_FIRST for line in got[1:] if line)
    assert not any(line[-1] in NOT_LAST for line in got if line)


def test_signs_and_brackets_are_not_separated() -> None:
    for width in range(4, 12):
        for text in ("攻撃の修正は−1で防御は−12", "6＋《体力》99＝105から−3", "≪電制≫＋2と【反射】−1"):
            lines = wrap(text, width, len)
            assert "".join(lines) == text
            assert not [line for line in lines if line.endswith("−")]
            for name in ("《体力》", "≪電制≫", "【反射】"):
                assert (name in text) == any(name in line for line in lines)


def test_clean_keeps_wide_space_and_drops_invisible_characters() -> None:
    assert clean(" 霧島\u3000七海\u200b \t x\n") == "霧島\u3000七海 x"


def test_text_shrinks_in_quarter_points_down_to_the_floor() -> None:
    assert fitting.sizes(9.0) == (9.0, 8.75, 8.5, 8.25, 8.0, 7.75, 7.5)
    with pytest.raises(ValueError, match="below"):
        fitting.sizes(7.0)
    fitted = fitting.label("四文字名", 4 * 8.3 * PT, 5, Style(9), FACE)
    assert (fitted.lines, fitted.style.pt, fitted.complete) == (("四文字名",), 8.25, True)


def test_text_too_long_at_least_size_is_wrapped_then_reported() -> None:
    narrow = 4.2 * FLOOR * PT
    assert fitting.label("あいうえおか", narrow, 6.2, Style(9), FACE).lines == ("あいう", "えおか")
    assert not fitting.label("あいうえおか", narrow, 4.0, Style(9), FACE).complete


def test_a_latin_word_is_narrowed_before_it_is_broken() -> None:
    fitted = fitting.label("Friendship", 7.5 * FLOOR * PT, 3.6, Style(FLOOR), FACE)
    assert fitted.lines == ("Friendship",)
    assert FACE.width(fitted.lines[0], fitted.style) == pytest.approx(7.5 * FLOOR * PT)
    assert fitted.style.pt == FLOOR


def test_long_text_is_not_measured_whole_at_every_size() -> None:
    """A memo has 5,000 letters; a box of three lines is full after a few dozen."""

    class Counting(Squares):
        asked = 0

        def width(self, text: str, style: Style) -> float:
            self.asked += 1
            return super().width(text, style)

    face, text = Counting(), "霧\n" * 2000
    fitted = fitting.running(text, 40.0, lambda _: 3, Style(9), face)
    assert (fitted.lines, fitted.style.pt, fitted.complete) == (("霧",) * 3, FLOOR, False)
    assert face.asked < 200
    assert fitting.running("霧\n" * 4, 40.0, lambda _: 4, Style(9), face).complete


def test_inner_empty_lines_stay_and_outer_ones_are_removed() -> None:
    assert lines("\n \n一\n\n\n二\n\u200b\n", 9) == ["一", "", "", "二"]


def test_cut_text_leaves_room_for_its_mark() -> None:
    cut = fitting.label("あいうえおかきくけこ", 6.2 * FLOOR * PT, 3.0, Style(9), FACE)
    assert fitting.shortened(cut, 6.2 * FLOOR * PT, "…2枚目へ", FACE).lines == ("あ…2枚目へ",)


@pytest.mark.usefixtures("qapp")
def test_apostrophe_is_narrow_and_closing_quote_is_wide() -> None:
    face, style = typeface(), Style(10.0)

    def wide(text: str) -> float:
        return face.width(text, style)

    assert wide("GM’s") == pytest.approx(wide("GM's"))
    assert wide("GM’s") < wide("GM") + wide("’") + wide("s") - 0.5
    assert wide("「霧」’s") == pytest.approx(wide("「霧」") + wide("’") + wide("s"))
    close, apart = (face.run(text, style, 1000) for text in ("M’s", "霧’s"))
    assert close is not None
    assert apart is not None
    steps = [run.positions()[2].x() - run.positions()[1].x() for run in (close, apart)]
    assert steps[0] < 0.7 * steps[1]
