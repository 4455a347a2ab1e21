"""Formulas of a definition: typed text, trees, exact results, and what a stranger's tree may not do."""

from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from desktop.core.expression.formula_reader import LONGEST, FormulaMistake, read
from desktop.core.expression.names import ENGLISH, JAPANESE, Named
from desktop.core.expression.tree import (
    DEEPEST,
    Const,
    DefinitionFormula,
    Extreme,
    Formula,
    LookUp,
    Quotient,
    Ref,
    Rounded,
    Stage,
    Sum,
    Times,
    evaluate,
    refs,
    written_number,
)
from desktop.core.expression.writing import written
from desktop.core.problem import Refusal

NUMBERS = (
    Named(id="own.a", label="体力", others=("たいりょく", "vigour")),
    Named(id="lp", label="LP"),
    Named(id="lp_max", label="LP最大"),
    Named(id="ap", label="AP/MAXAP"),
    Named(id="move", label="移動（膝）"),
    Named(id="str", label="STR 筋力"),
    Named(id="best", label="最大"),
    Named(id="ten", label="10フィート"),
    Named(id="twin", label="体力"),
)
VALUES = {n.id: value for value, n in enumerate(NUMBERS, start=2)}


def value(text: str) -> Fraction | int:
    return evaluate(read(text, NUMBERS), VALUES.__getitem__)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("体力×2＋6", 10),
        ("たいりょく*2+6", 10),
        ("タイリョク*2+6", 10),
        ("VIGOUR * 2 + ６", 10),
        ("LP最大−LP", 1),
        ("2−3−4", -5),
        ("2−(3−4)", 3),
        ("−LP×−2", 6),
        ("7÷2", Fraction(7, 2)),
        ("切り捨て(7÷2)", 3),
        ("floor(−7/2)", -4),
        ("切り上げ(7÷2)", 4),
        ("12÷2÷3", 2),
        ("12÷(2÷3)", 18),
        ("最大(体力、LP、4)", 4),
        ("min(体力, LP, 4)", 2),
        ("AP/MAXAP×2", 10),
        ("移動（膝）＋1", 7),
        ("STR筋力", 7),
        ("「STR 筋力」＋「最大」", 15),
        ("最大＋1", 9),
        ("最大(最大、1)", 8),
        ("「10フィート」", 9),
        ("「twin」", 10),
        ("段階(LP、0:1、3:5、4:9)", 5),
        ("steps(-1, -5:-2, 0:1)", -2),
    ],
)
def test_typed_formulas_are_evaluated(text: str, expected: Fraction | int) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    ("text", "place", "says"),
    [
        ("", 0, "1 字目に数か名前がありません。"),
        ("体力＋", 3, "4 字目に数か名前がありません。"),
        ("体力 2", 3, "4 字目の「2」の前に ＋ − × ÷ がありません。"),
        ("体力×)", 3, "4 字目の「)」の前に数か名前がありません。"),
        ("(体力", 3, "閉じるかっこ ) がありません。"),
        ("体カ＋1", 0, "1 字目の「体カ」という数はありません。使える名前の例：体力"),
        ("1＋体力点", 2, "3 字目の「体力点」という数はありません。"),
        ("段階(LP)", 5, "段階には 0:1 のような行が要ります。"),
        ("段階(LP、3)", 7, "段階の行は 0:1 のように書いてください。"),
        ("切り捨て(1、2)", 7, "切り捨てのかっこには 1 つだけ書いてください。"),
        ("1＋1000000000", 2, "3 字目の数が大きすぎます。"),
        ("1＋「体力", 2, "3 字目の「 が閉じていません。"),
        ("(" * 100, 20, "かっこが 20 重より深くなっています。"),
        ("−" * 500 + "1", 20, "かっこが 20 重より深くなっています。"),
        ("1" + "＋1" * 400, 599, "計算式の数や記号が 300 個より多くなっています。"),
        ("1＋" * 600, LONGEST, "計算式が 1000 字より長くなっています。"),
    ],
)
def test_a_mistake_is_shown_at_its_place(text: str, place: int, says: str) -> None:
    with pytest.raises(FormulaMistake) as caught:
        read(text, NUMBERS)
    assert says in str(caught.value)
    assert abs(caught.value.place - place) <= 2, caught.value.place


def _trees() -> st.SearchStrategy[Formula]:
    leaves = st.builds(Const, value=st.integers(-50, 50)) | st.builds(Ref, id=st.sampled_from([n.id for n in NUMBERS]))
    rows = st.lists(st.builds(Stage, least=st.integers(-9, 9), value=st.integers(-9, 9)), min_size=1, max_size=3)

    def grown(inner: st.SearchStrategy[Formula]) -> st.SearchStrategy[Formula]:
        several = st.lists(inner, min_size=1, max_size=3).map(tuple)
        return st.one_of(
            st.builds(Sum, of=several),
            st.builds(Times, of=several),
            st.builds(Quotient, of=inner, by=inner),
            st.builds(Rounded, kind=st.sampled_from(["floor", "ceil"]), of=inner),
            st.builds(Extreme, kind=st.sampled_from(["min", "max"]), of=several),
            st.builds(LookUp, of=inner, rows=rows.map(tuple)),
        )

    return st.recursive(leaves, grown, max_leaves=12)


def _worth(formula: Formula) -> Fraction | int | str:
    try:
        return evaluate(formula, VALUES.__getitem__)
    except Refusal as error:
        return error.problem.code


_QUOTIENT = Quotient(of=Const(value=2), by=Const(value=3))


@example(Times(of=(Sum(of=(Const(value=-1),)), _QUOTIENT)), JAPANESE)
@example(Sum(of=(Times(of=(Const(value=-1), _QUOTIENT)), Times(of=(Const(value=-1), _QUOTIENT)))), ENGLISH)
@given(_trees(), st.sampled_from([JAPANESE, ENGLISH]))
def test_written_formula_keeps_its_meaning_when_read_again(formula: Formula, style: object) -> None:
    assert isinstance(style, type(JAPANESE))
    text = written(formula, NUMBERS, style)
    back = read(text, NUMBERS)
    assert _worth(back) == _worth(formula)
    again = written(back, NUMBERS, style)
    assert read(again, NUMBERS) == back


@given(st.text(alphabet="体力LP最大小切り捨て段階()（）+＋-−×÷/0123456789、,:：「」 　\x00𠮷é", max_size=60))
def test_any_text_is_a_formula_or_one_sentence(text: str) -> None:
    try:
        formula = read(text, NUMBERS)
    except FormulaMistake as error:
        mistake = error
    else:
        assert set(refs(formula)) <= set(VALUES)
        return
    assert 0 <= mistake.place <= len(text)
    assert str(mistake).endswith("。")


@pytest.mark.parametrize(
    "text", ["体力−LP×2", "−体力", "体力−(LP−1)", "(体力＋1)×2", "段階(LP、−1:0、3:−2)", "体力÷(2×3)"]
)
def test_plain_formula_round_trips_unchanged(text: str) -> None:
    assert written(read(text, NUMBERS), NUMBERS) == text


def test_division_by_zero_and_missing_table_row_are_refused() -> None:
    with pytest.raises(Refusal, match="0 で割るところがあります。"):
        value("体力÷(LP−3)")
    with pytest.raises(Refusal, match="段階の表に −1 の行がありません。"):
        value("段階(体力−3、0:1)")


def test_formula_tree_too_deep_or_too_large_is_rejected() -> None:
    reader: TypeAdapter[Formula] = TypeAdapter(DefinitionFormula)
    deep: dict[str, object] = {"kind": "const", "value": 1}
    for _ in range(1000):
        deep = {"kind": "floor", "of": deep}
    wide = {"kind": "sum", "of": [{"kind": "sum", "of": [{"kind": "const", "value": 1}] * 100}] * 100}
    for tree in (deep, wide, {"kind": "const", "value": 10**12}, {"kind": "run", "text": "1"}, [], "1＋1"):
        with pytest.raises(ValidationError):
            reader.validate_python(tree)
    fine: dict[str, object] = {"kind": "const", "value": 1}
    for _ in range(DEEPEST - 2):
        fine = {"kind": "floor", "of": fine}
    assert evaluate(reader.validate_python(fine), VALUES.__getitem__) == 1


def test_every_typed_formula_passes_validation() -> None:
    reader: TypeAdapter[Formula] = TypeAdapter(DefinitionFormula)
    deepest = read("(" * 18 + "−".join(["1"] * 2) + ")×2" * 18, NUMBERS)
    longest = [
        read("1" + "＋1" * 299, NUMBERS),
        read("1" + "×1" * 299, NUMBERS),
        read("最大(1" + "、1" * 298 + ")", NUMBERS),
    ]
    table = read("段階(1" + "、1:1" * 240 + ")", NUMBERS)
    for formula in (deepest, *longest, table):
        assert reader.validate_python(TypeAdapter(Formula).dump_python(formula, mode="json")) == formula


def test_exact_numbers_are_written_in_usual_notation() -> None:
    assert [written_number(n) for n in (0, -3, Fraction(1, 2), Fraction(-7, 2))] == ["0", "−3", "1/2", "−3 1/2"]
