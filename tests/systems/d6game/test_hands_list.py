"""The hands as one list of a definition (D6G-GMV-02): names and scores reach odds, checks and words."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from desktop.core.rolls.dice import throw_of
from desktop.core.words import Words
from desktop.services.text.language import words_of_campaign
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.hands import ORDER, Hand
from desktop.systems.d6game.tables import HANDS
from tests.systems.d6game.table import definition_of, game_of, hands_of


def rows(**changes: dict[str, Any]) -> list[dict[str, Any]]:
    """All hands, some with other values."""
    return [{**row, **changes.get(row["id"], {})} for row in hands_of({"hands.none": 0})["hands"]]


def test_hands_list_matches_printed_hands() -> None:
    (spec,) = (spec for spec in SYSTEM.lists if spec.id == "hands")
    assert spec.fixed
    assert [(row.id, row.name, row.score) for row in spec.base] == [(h.id, h.name, h.score) for h in HANDS]
    assert [row.id for row in SYSTEM.game().rows("hands")] == list(ORDER)
    assert not [label for label in SYSTEM.labels if label.id in set(ORDER)], "named in the list alone"


def test_names_and_scores_of_the_list_are_played() -> None:
    game = game_of(lists={"hands": rows(one_pair={"name": "双子", "score": 3}, straight={"score": 1})})
    assert game.label(Hand.ONE_PAIR) == "双子"
    check = SYSTEM.start_check("check", None, {"target": "one_pair"}, game)
    assert "双子" in str(check.title)
    assert check.odds().success == Fraction(76, 81) - Fraction(240, 7776)  # all but no hand, and the straights
    done = check.throw(throw_of((6,) * 5, (1, 1, 2, 4, 6))).outcome
    assert done is not None
    assert (str(done.headline), done.total) == ("双子", 3)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_renamed_hand_is_used_in_every_sentence(language: str) -> None:
    game = game_of(lists={"hands": rows(one_pair={"name": "手当て"})})
    words: Words = words_of_campaign(language, SYSTEM, game)
    assert words.say("ワンペア") == "手当て"
    assert words.say(game.label(Hand.ONE_PAIR)) == "手当て", "a name of one's own is translated by nobody"


@pytest.mark.parametrize(
    ("hands", "code", "place"),
    [
        (rows(straight={"score": "x"}), "bad_row", "lists.hands.5.score"),
        (rows(straight={"score": 100}), "bad_row", "lists.hands.5.score"),
        (rows(two_pair={"name": " "}), "no_name", "lists.hands.2.name"),
        (rows(full_house={"score": -5}), "hand_below_none", "lists.hands.4.score"),
        (rows()[:-1], "other_rows", "lists.hands"),
    ],
)
def test_a_mistake_is_named_at_its_row(hands: list[dict[str, Any]], code: str, place: str) -> None:
    (problem,) = SYSTEM.check_definition(definition_of(lists={"hands": hands}))
    assert (problem.code, problem.field) == (code, place)
