"""A result in the log: every fact, and no sign twice."""

from __future__ import annotations

from desktop.core.rolls.outcome import Outcome
from desktop.core.words import Words, phrase
from desktop.services.text import language
from desktop.systems.kotodama.stage.log import result_line


def test_result_line_lists_facts_before_numbers() -> None:
    """KO-TBL-12: タツジン! has a sign of its own at its end."""
    won = Outcome(label="能動側の勝利", marks=("能動側のタツジン!",), detail=phrase("達成数{a}対{b}。", a=4, b=1))
    assert Words().say(result_line(won)) == "能動側の勝利・能動側のタツジン!　達成数4対1。"
    english = language.english("kotodama").say(result_line(Outcome(label="能動側の勝利")))
    assert (Words().say(result_line(Outcome(label="成功"))), english) == ("成功。", "The active side wins.")


def test_english_names_the_side_of_special_faces_uniformly() -> None:
    """KO-TAT-01, KO-UKA-01."""
    say = language.english("kotodama").say
    found = [say(f"{side}の{word}!") for word in ("タツジン", "ウカツ") for side in ("能動側", "受動側")]
    assert found == [f"{word}! ({side} side)" for word in ("Tatsujin", "Ukatsu") for side in ("active", "passive")]
