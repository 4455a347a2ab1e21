"""The campaign's own computed numbers and tracks: values, reasons, circles, ends."""

import random
from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.custom.values import definition_problems, in_order
from desktop.core.expression.formula_reader import read
from desktop.core.expression.tree import LARGEST, Const, Formula, Quotient, Ref, Rounded, Sum, Times
from desktop.core.problem import Refusal, Severity
from desktop.core.sheet import Ruling, Sheet
from desktop.core.system import AnySystem
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import english

SYSTEMS = tuple(info.id for info in Catalogue())


def number(name: str) -> ProfileField:
    return ProfileField(id=name, label=name, kind=FieldKind.NUMBER)


def computed(name: str, formula: Formula | None) -> ProfileField:
    return ProfileField(id=name, label=name, kind=FieldKind.FORMULA, formula=formula)


def track(name: str, most: Formula | None = None, least: Formula | None = None) -> ProfileField:
    return ProfileField(id=name, label=name, kind=FieldKind.TRACK, most=most, least=least)


def made(system: AnySystem, *fields: ProfileField) -> Definition:
    return Definition(based_on=system.id, profile=fields)


@pytest.fixture(params=SYSTEMS)
def system(request: pytest.FixtureRequest) -> AnySystem:
    return Catalogue().system(request.param)


def character(system: AnySystem) -> Sheet:
    return system.randomise(system.game(), random.Random(4))


def test_every_name_that_a_system_offers_is_a_number_of_its_sheets(system: AnySystem) -> None:
    game, sheet = system.game(), character(system)
    names = system.numbers(sheet, game)
    assert len(names) >= 6
    assert len({name.id for name in names}) == len(names)
    values = system.custom_values(sheet, game)
    known = {name.id: values.number(name.id) for name in names}
    assert any(known.values())
    for name in names:
        assert read(f"「{name.id}」", names) == Ref(id=name.id)


def test_computed_number_follows_sheet_and_lists_its_summands(system: AnySystem) -> None:
    sheet = character(system).evolve(own={"grit": 3})
    name = system.numbers(sheet, system.game())[0]
    formula = Sum(of=(Times(of=(Ref(id=name.id), Const(value=2))), Ref(id="own.grit"), Const(value=6)))
    game = system.game(made(system, number("grit"), computed("force", formula)))
    base = int(system.custom_values(sheet, game).number(name.id))
    shown = system.explained(sheet, game)["own.force"]
    assert shown.value == base * 2 + 9
    assert sum(part.value for part in shown.parts) == shown.value
    assert [str(part.label) for part in shown.parts][1:] == ["grit", "6"]
    assert name.label in str(shown.note)


@pytest.mark.parametrize(
    ("system_id", "settings", "exact", "cut"),
    [
        ("kotodama", {}, "−3", "−3"),
        ("d20fate", {}, "−3 1/2", "−4"),
        ("d20fate", {"modifier.rounding": "toward_zero"}, "−3 1/2", "−3"),
        ("blank", {}, "−3 1/2", "−4"),
    ],
)
def test_formula_rounds_as_its_rule_system(system_id: str, settings: dict[str, object], exact: str, cut: str) -> None:
    """KO-DIC-04, KO-AMB-06, D20-AMB-01."""
    system = Catalogue().system(system_id)
    half = Quotient(of=Const(value=-7), by=Const(value=2))
    definition = made(
        system, computed("half", half), computed("cut", Rounded(of=half)), track("hurt", Const(value=0), half)
    )
    game = system.game(definition.evolve(settings=settings))
    sheet = character(system)
    shown = system.explained(sheet, game)
    texts = {
        name: number.text or f"−{-(number.value or 0)}" for name, number in shown.items() if name.startswith("own.")
    }
    assert texts == {"own.half": exact, "own.cut": cut}
    assert system.custom_values(sheet, game).tracks["hurt"].least == int(cut.replace("−", "-"))


def test_summands_are_translated_except_custom_labels(system: AnySystem) -> None:
    """Words of the rules are words of English there; what a field of one's own is called stays as it was typed."""
    sheet, words = character(system).evolve(own={"grit": 3}), english(system.id)
    named = [one.id for one in system.numbers(sheet, system.game())]
    half = Rounded(kind="floor", of=Quotient(of=Ref(id="own.grit"), by=Const(value=3)))
    formula = Sum(of=(half, *(Ref(id=name) for name in named)))
    grit = number("grit").model_copy(update={"label": "成功"})
    shown = system.explained(sheet, system.game(made(system, grit, computed("force", formula))))["own.force"]
    texts = [words.say(text) for text in (*(part.label for part in shown.parts), shown.note)]
    offered = [one.label for one in system.numbers(sheet, system.game(), words)]
    assert texts[1:-1] == offered, "as the formula field offers them"
    assert "floor(成功" in texts[0]
    assert all(name in texts[-1] for name in offered)
    assert "切り捨て" not in texts[-1]


def test_gm_ruling_overrides_computed_number(system: AnySystem) -> None:
    game = system.game(made(system, computed("a", Const(value=2)), computed("b", Ref(id="own.a"))))
    sheet = character(system).evolve(rulings=(Ruling(rule="", field="own.a", value=7),))
    shown = system.explained(sheet, game)
    assert (shown["own.a"].value, shown["own.b"].value) == (7, 7)
    assert shown["own.a"].parts[0].house


def test_track_starts_full_and_appears_on_the_strip(system: AnySystem) -> None:
    sheet = character(system).evolve(own={"body": 4})
    fields = (number("body"), track("nerve", most=Times(of=(Ref(id="own.body"), Const(value=2)))))
    game = system.game(made(system, *fields, track("fame"), track("mood", Const(value=3), Const(value=-3))))
    gauges = {g.id: g for g in system.with_tracks(system.person(sheet, game), sheet, game).gauges}
    assert (gauges["own.nerve"].value, gauges["own.nerve"].maximum) == (8, 8)
    assert gauges["own.fame"].value == 0
    assert gauges["own.fame"].maximum is None
    assert gauges["own.mood"].within(-9) == -3
    written = sheet.evolve(own={**sheet.own, "nerve": 5})
    assert system.custom_values(written, game).track(fields[1]).value == 5


def test_incomputable_number_is_explained(system: AnySystem) -> None:
    names = system.numbers(character(system), system.game(made(system, number("zero"))))
    broken = computed("broken", read("10÷zero", names))
    game = system.game(made(system, number("zero"), broken, computed("fine", Const(value=1))))
    shown = system.explained(character(system), game)
    assert shown["own.broken"].value is None
    assert str(shown["own.broken"].note) == "0 で割るところがあります。"
    assert shown["own.fine"].value == 1


def problems(*fields: ProfileField) -> list[str]:
    return [str(p) for p in definition_problems(Definition(profile=fields))]


def test_cycle_is_reported_in_its_order() -> None:
    circle = "計算式が輪になっています：「力」→「速さ」→「運」→「力」。どれか 1 つを計算しない数にしてください。"
    fields = (
        computed("a", Ref(id="own.b")).evolve(label="力"),
        computed("b", Sum(of=(Ref(id="own.c"), Const(value=1)))).evolve(label="速さ"),
        computed("c", Ref(id="own.a")).evolve(label="運"),
        computed("d", Ref(id="own.a")).evolve(label="外"),
    )
    assert problems(*fields) == [circle]


def test_field_errors_are_one_sentence_each() -> None:
    unread = ProfileField.model_validate(
        {"id": "u", "label": "u", "kind": "formula", "formula": {"kind": "unread", "text": "体力×"}}
    )
    assert problems(computed("a", None)) == [
        "計算する項目「a」に計算式がありません。計算式を書くか、種類を数に変えてください。"
    ]
    assert problems(computed("a", Ref(id="own.gone"))) == [
        "「a」の計算式が、いまはない数を使っています。計算式を書き直してください。"
    ]
    assert problems(unread) == [
        "「u」の計算式「体力×」はまだ読めません。計算式の下に出ている説明のとおりに直してください。"
    ]
    assert problems(track("t", Const(value=1), Const(value=5))) == [
        "「t」の最小 5 が最大 1 より大きくなっています。最小を最大以下にしてください。"
    ]
    begins = track("t", Const(value=5), Const(value=1))
    assert problems(begins.evolve(start=Const(value=7))) == [
        "「t」のはじめ 7 が最大 5 より大きくなっています。はじめを最大以下にしてください。"
    ]
    assert problems(begins.evolve(start=Const(value=0))) == [
        "「t」のはじめ 0 が最小 1 より小さくなっています。はじめを最小以上にしてください。"
    ]
    assert not problems(begins.evolve(start=Const(value=5)))


def test_crossed_track_limits_are_reported_on_the_sheet(system: AnySystem) -> None:
    """They come from formulas, so that the definition alone does not know of it (BL-OWN-01)."""
    body = Ref(id="own.body")
    nerve = track("nerve", most=body, least=Const(value=2)).evolve(start=Const(value=4))
    game = system.game(made(system, number("body"), nerve))
    assert system.check_definition(game.definition) == ()

    def describe(**own: int) -> list[tuple[str, str]]:
        sheet = character(system).evolve(own=own)
        return [(problem.field, str(problem.message)) for problem in system.problems(sheet, game)]

    assert describe(body=4) == []
    assert describe(body=1) == [("own.nerve", "「nerve」の最小 2 が最大 1 より大きくなっています。")]
    assert describe(body=3) == [("own.nerve", "「nerve」のはじめ 4 が最大 3 より大きくなっています。")]
    assert describe(body=3, nerve=3) == [], "it stands elsewhere by now"
    below = system.game(made(system, number("body"), track("nerve", most=Sum(of=(body, Const(value=-5))))))
    problem = system.problems(character(system).evolve(own={"body": 3}), below)[-1]
    assert str(problem) == (
        "「nerve」の最小 0 が最大 −2 より大きくなっています。シートの数か、ゲーム定義の計算式を直してください。"
    )
    assert problem.severity is Severity.WARN, "play goes on"


@given(st.lists(st.lists(st.integers(0, 11), max_size=3), min_size=12, max_size=12))
def test_field_references_are_ordered_or_cycles_are_reported(net: list[list[int]]) -> None:
    fields = {
        f"f{n}": computed(f"f{n}", Sum(of=tuple(Ref(id=f"own.f{m}") for m in refs) or (Const(value=1),)))
        for n, refs in enumerate(net)
    }
    order = in_order(fields)
    assert sorted(order) == sorted(fields)
    known = any("輪" in text for text in problems(*fields.values()))
    late = any(order.index(f"f{m}") >= order.index(f"f{n}") for n, refs in enumerate(net) for m in refs)
    assert known == late


def test_a_long_chain_needs_no_deep_stack() -> None:
    system = Catalogue().system(SYSTEMS[0])
    chain = [computed("f0", Const(value=1))]
    chain += [computed(f"f{n}", Sum(of=(Ref(id=f"own.f{n - 1}"), Const(value=1)))) for n in range(1, 200)]
    game = system.game(made(system, *reversed(chain)))
    assert system.check_definition(game.definition) == ()
    assert system.explained(system.blank(game), game)["own.f199"].value == 200


_LEAVES = st.sampled_from(
    [Const(value=LARGEST), Quotient(of=Const(value=1), by=Const(value=999_999_937)), Ref(id="own.f")]
)
_PARTS = st.lists(_LEAVES, min_size=1, max_size=60).map(tuple)
_JOINED = st.one_of(st.builds(Sum, of=_PARTS), st.builds(Times, of=_PARTS))


@given(st.lists(st.one_of(_LEAVES, _JOINED), min_size=1, max_size=12))
def test_numbers_have_limited_size_whatever_is_multiplied(formulas: list[Formula]) -> None:
    """Each field uses the one before it; larger numbers are reported, as in the definition."""
    system = Catalogue().system("blank")
    fields = [computed(f"f{n}", _asking(formula, f"own.f{n - 1}")) for n, formula in enumerate(formulas, 1)]
    game = system.game(made(system, number("f0"), *fields))
    values = system.custom_values(system.blank(game), game)
    for field in fields:
        with suppress(Refusal):
            found = Fraction(values.number(f"own.{field.id}"))
            assert abs(found) <= LARGEST
            assert found.denominator <= LARGEST
    refused = [field for field, _ in values.too_large]
    assert len(system.check_definition(game.definition)) == len(refused)


def _asking(formula: Formula, name: str) -> Formula:
    """Return a formula in which every reference is to one number."""
    if isinstance(formula, Ref):
        return Ref(id=name)
    if isinstance(formula, Sum | Times):
        return formula.evolve(of=tuple(_asking(part, name) for part in formula.of))
    return formula


@pytest.mark.parametrize("name", system_ids())
def test_no_two_numbers_of_a_formula_have_one_name(name: str) -> None:
    """STR 筋力 was 12 or +1, whichever came first."""
    rule_system = Catalogue().system(name)
    sheet = rule_system.randomise(rule_system.game(), random.Random(3))
    labels = [number.label for number in rule_system.numbers(sheet, rule_system.game())]
    assert len(labels) == len(set(labels))
