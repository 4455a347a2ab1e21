"""Random tables: what faces mean, exact chances, every mistake in a sentence, plain text in and out."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from desktop.core.problem import Refusal, Severity
from desktop.core.rolls.check import Check
from desktop.core.rolls.describe import describe_check, result
from desktop.core.rolls.dice import throw_of
from desktop.core.tables import check, text
from desktop.core.tables.dice import MOST_FACES, TableDice, dice_of
from desktop.core.tables.table import MOST_DEPTH, RandomTable, TableRow, faults, gaps
from desktop.core.value import Viewer
from desktop.core.view_models import shown

CASES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "cases" / "random_tables.toml").read_text(encoding="utf-8")
)["case"]
GM = Viewer(gm=True)


def thrown(tables: tuple[RandomTable, ...], faces: list[list[int]], **params: object) -> Check:
    running: Check = check.start(tables, {"table": tables[0].id, **params})  # type: ignore[dict-item]
    for values in faces:
        assert running.wants is not None
        running = running.throw(throw_of(running.wants.sides, values))
    return running


@pytest.mark.parametrize("case", CASES, ids=[case["what"] for case in CASES])
def test_cases(case: dict[str, Any]) -> None:
    ended = thrown(text.read(case["tables"]), case["faces"])
    assert ended.done
    assert ended.wants is None
    assert ended.outcome is not None
    assert str(result(ended.outcome)).rstrip() == case["says"]
    assert [list(throw.values) for throw in ended.outcome.throws] == case["faces"]  # every die face is kept


def table(dice: str, *rows: tuple[int, int], name: str = "遭遇") -> RandomTable:
    made = tuple(TableRow(low=low, high=high, text=f"{low}") for low, high in rows)
    return RandomTable(name=name, dice=dice, rows=made)


@pytest.mark.parametrize("dice", ["1D6", "2D6", "3D4", "D66", "D66A", "D66D", "D33", "D88", "1D100"])
@settings(max_examples=25, deadline=None)
@given(cuts=st.lists(st.integers(-3, 103), min_size=1, max_size=8, unique=True))
def test_chances_equal_counting_every_throw(dice: str, cuts: list[int]) -> None:
    ordered = sorted(cuts)
    made = table(dice, *((low, high - 1) for low, high in zip(ordered, [*ordered[1:], 110], strict=True)))
    found = made.thrown
    assert found is not None
    values = [found.value(faces) for faces in product(*(range(1, sides + 1) for sides in found.sides))]
    counted = [Fraction(sum(low <= v <= high for v in values), len(values)) for low, high in made.spans]
    assert list(made.chances()) == counted


@settings(max_examples=50, deadline=None)
@given(shares=st.lists(st.integers(0, 40), min_size=1, max_size=20).filter(lambda s: sum(s) >= 2))
def test_shares_give_proportional_chances(shares: list[int]) -> None:
    made = RandomTable(name="天気", dice="shares", rows=tuple(TableRow(share=s, text=str(s)) for s in shares))
    assert list(made.chances()) == [Fraction(share, sum(shares)) for share in shares]
    assert gaps(made) == ()
    assert faults([made]) == ()


def test_dice_are_read_in_usual_notations() -> None:
    assert dice_of("２ｄ６") == TableDice(count=2, size=6)
    assert dice_of("d100") == TableDice(count=1, size=100)
    assert [d.text for d in map(dice_of, ("d66s", "D66N", "1D66", "D88D")) if d] == ["D66A", "D66", "1D66", "D88D"]
    assert [dice_of(t) for t in ("", "2", "0D6", "1D1", "1D1000000", "1001D6", "2D6+1")] == [None] * 7


FAULTY = {
    "「遭遇」のダイス「1D1000000」は使えません": table("1D1000000", (1, 6)),
    "「遭遇」に 1、3–6 の行がありません": table("1D6", (2, 2)),
    "「遭遇」の1行目と2行目に、どちらも 3 があります": table("1D6", (1, 3), (3, 6)),
    "「遭遇」の2行目は 6〜4 で、前後が逆です": table("1D6", (1, 6), (6, 4)),
    "「遭遇」の1行目の 7 は 1D6 では出ません": table("1D6", (1, 7)),
    "「遭遇」の1行目の 17 は D66 では出ません": table("D66", (17, 66), (11, 16)),
    "「遭遇」の割合の合計は 1 です": RandomTable(name="遭遇", dice="shares", rows=(TableRow(),)),
    "「遭遇」の1行目から続ける表がもうありません": RandomTable(
        name="遭遇", rows=(TableRow(low=1, high=6, then="gone"),)
    ),
    "名前のない表が 1 つあります": table("1D6", (1, 6), name=" "),
}


@pytest.mark.parametrize("says", FAULTY)
def test_every_mistake_names_table_row_and_value(says: str) -> None:
    found = faults([FAULTY[says]])
    assert any(str(problem.message).startswith(says) for problem in found), [str(p) for p in found]
    assert all(str(problem.remedy) for problem in found)


def test_a_gap_may_be_played_an_overlap_may_not() -> None:
    assert {p.severity for p in faults([table("1D6", (1, 5))])} == {Severity.WARN}
    assert Severity.BLOCK in {p.severity for p in faults([table("1D6", (1, 5), (5, 6))])}


def chain(length: int, *, closed: bool = False) -> tuple[RandomTable, ...]:
    """Tables that lead on to one another."""
    following = [*map(str, range(1, length)), "0" if closed else None]
    return tuple(
        RandomTable(id=str(n), name=f"表{n}", rows=(TableRow(low=1, high=6, text="x", then=then),))
        for n, then in enumerate(following)
    )


def test_cycle_of_tables_is_reported() -> None:
    message = next(str(p.message) for p in faults(chain(3, closed=True)) if p.code == "table_circle")
    assert message == "表が輪になっていて終わりません（表0 → 表1 → 表2 → 表0）。"
    assert [p.code for p in faults(chain(1, closed=True))] == ["table_circle"]


def test_chained_tables_stop_at_a_limit() -> None:
    assert faults(chain(MOST_DEPTH)) == ()
    (problem,) = faults(chain(MOST_DEPTH + 1))
    assert str(problem) == "「表0」から表が 9 段続きます。続けるのは 8 段までにしてください。"
    assert thrown(chain(200), [[1]] * MOST_DEPTH).done  # even without validation


def test_duplicate_table_name_is_a_warning() -> None:
    (problem,) = faults([table("1D6", (1, 6)), table("1D6", (1, 6))])
    assert str(problem) == "「遭遇」という表が 2 つあります。名前で振れるように、別々の名前を付けてください。"
    assert problem.severity is Severity.WARN


# the check


def test_odds_are_those_of_the_current_table() -> None:
    made = text.read("遭遇\n1D6\n1-5:何も\n6:→[宝]\n\n宝\n1D2\n1:金\n2:銀\n")
    running = thrown(made, [])
    assert [(str(row.label), row.chance) for row in running.odds().rows] == [
        ("1–5　何も", Fraction(5, 6)),
        ("6　→ 宝", Fraction(1, 6)),
    ]
    assert [row.chance for row in thrown(made, [[6]]).odds().rows] == [Fraction(1, 2), Fraction(1, 2)]
    assert str(thrown(text.read("遭遇\n1D6\n1-5:何も"), []).odds().rows[-1].label) == "行のない目"


def test_gm_throw_is_concealed() -> None:
    made = text.read("罠\n1D6\n1-6:落とし穴")
    hidden = thrown(made, [[4]], secret=True)
    assert "落とし穴" in str(describe_check(shown(hidden, GM)))
    seen = shown(hidden, Viewer())
    assert (seen.outcome, seen.odds, seen.unlogged) == (None, None, True)
    assert [die.value for throw in seen.throws for die in throw.dice] == [None]
    assert "罠" not in str(describe_check(seen))
    own = made[0].evolve(secret=True)
    assert shown(thrown((own,), [[4]]), Viewer()).covered  # a table of the GM's is so without being asked


def test_other_dice_are_refused() -> None:
    running = thrown(text.read("罠\n2D6\n2-12:穴"), [])
    with pytest.raises(Refusal, match="2 個"):
        running.throw(throw_of((6,), (3,)))
    with pytest.raises(Refusal, match="いま振るダイス"):
        thrown(text.read("罠\n1D6\n1-6:穴"), [[3]]).throw(throw_of((6,), (3,)))


def test_missing_table_is_refused() -> None:
    with pytest.raises(Refusal, match="という表はありません"):
        check.start((), {"table": "x"})
    assert check.kind_of(()) is None


# plain text

ROWS = st.lists(
    st.text(alphabet="あ海9:：\\n「」→表[] \n2-", max_size=12).map(str.strip), min_size=1, max_size=6, unique=True
)


@settings(max_examples=200, deadline=None)
@given(says=ROWS, dice=st.sampled_from(["1D6", "2D6", "D66", "D66A", "1D100"]))
@example(says=["→[]"], dice="1D6")
@example(says=["2 →[2]"], dice="1D6")
def test_written_tables_are_read_back(says: list[str], dice: str) -> None:
    found = dice_of(dice)
    assert found is not None
    values = sorted(found.weights())
    rows = tuple(
        TableRow(low=value, text=line, then="next" if place % 2 else None)
        for place, (value, line) in enumerate(zip(values, says, strict=False))
    )
    tables = (RandomTable(name="表", dice=dice, rows=rows), RandomTable(id="next", name="次", dice="1D6"))
    back = text.read(text.write(tables))
    assert [t.name for t in back] == ["表", "次"]
    mine = {v: (row.text, bool(row.then)) for v in values if (row := tables[0].row_at(v))}
    theirs = {v: (row.text, bool(row.then)) for v in values if (row := back[0].row_at(v))}
    assert theirs == mine


def test_ranges_round_trip_unchanged() -> None:
    made = text.read("名前\nD66A\n11-26:アサ\n33-66:ヨル")
    (back,) = text.read(text.write(made))
    assert [(r.low, r.last, r.text) for r in back.rows] == [(11, 26, "アサ"), (33, 66, "ヨル")]


REFUSED = {
    "": "1行目「」",
    "遭遇": "2行目「」",
    "遭遇\n1D0": "2行目「1D0」",
    "遭遇\n2D6\nここから": "3行目「ここから」",
    "遭遇\n2D6\n5-2:x": "3行目「5-2:x」",
    "\n\n遭遇\n2D6\n2:x\n\n3:y\n2D6": "7行目「3:y」",
    "遭遇\n1D6\n\n遭遇\n1D6": "4行目「遭遇」",
    "x" * 201 + "\n1D6": "1行目「xxxxxxxxxx",
    "遭遇\n1D6\n" + "1:x\n" * (MOST_FACES + 1): "1003行目",
    "遭遇\n1D6\n1:" + "x" * 2001: "3行目",
    "x" * 2_000_001: "文章が長すぎます",
}


@pytest.mark.parametrize("given_text", REFUSED, ids=lambda t: repr(t[:20]))
def test_invalid_table_text_is_refused_with_its_line(given_text: str) -> None:
    with pytest.raises(Refusal) as caught:
        text.read(given_text)
    assert str(caught.value).startswith(REFUSED[given_text])
    assert str(caught.value.problem.remedy)
    assert len(str(caught.value)) < 200


def test_reread_table_keeps_its_id_and_references() -> None:
    old = text.read("遭遇\n1D6\n1-6:→[宝]\n\n宝\n1D6\n1-6:金")
    new = text.read("宝\n1D6\n1-6:銀\n\n罠\n1D6\n1-6:→[宝]", old)
    both = text.merged(old, new)
    assert [t.name for t in both] == ["遭遇", "宝", "罠"]
    assert both[1].id == old[1].id
    assert both[1].rows[0].text == "銀"
    assert both[2].rows[0].then == old[1].id
    assert faults(both) == ()


def test_two_thousand_damaged_texts() -> None:
    whole = "遭遇表\n2D6\n2-5:野犬\\nの群れ\n6:何も\n7〜12：→[宝物]\n\n宝物\nD66A\n11-66:金\n"
    signs = "\n\n:：-〜9０D→[]\\ \u3000\u0000\ufeff\u200fxあ"
    for seed in range(2000):
        chance = Random(seed)
        letters = list(whole)
        for _ in range(chance.randrange(1, 12)):
            place = chance.randrange(len(letters))
            letters[place : place + chance.randrange(0, 3)] = chance.choices(signs, k=chance.randrange(0, 4))
        with suppress(Refusal):
            found = text.read("".join(letters))
            faults(found)
            back = text.read(text.write(found), found)
            assert [made.id for made in back] == [made.id for made in found]
