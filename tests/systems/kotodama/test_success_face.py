"""The face from which a die is a hit, as a 卓 sets it (KO-CHK-08): checks, chances, paper and the form that is sent."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from desktop.core.rolls.dice import throw_of
from desktop.core.words import Words
from desktop.systems.kotodama import SYSTEM
from desktop.systems.kotodama.odds import odds_table, target_text
from desktop.views.paper.printing import sheet_pages
from desktop.views.paper.sheet.ink import Mode


def game(face: int) -> Any:
    return SYSTEM.game(SYSTEM.definition().evolve(settings={"normal_target": face}))


@pytest.mark.parametrize("kind", ["normal", "extended", "opposed"])
@pytest.mark.parametrize("face", [5, 8, 10])
def test_a_die_is_a_hit_from_the_face_that_the_table_has_set(kind: str, face: int) -> None:
    rules = game(face)
    params: dict[str, Any] = {"pool": 3, "opponent_pool": 1}
    offered = {p.id: p.default for k in SYSTEM.check_kinds(None, rules) if k.id == kind for p in k.params}
    assert offered["target"] == face
    bare = SYSTEM.start_check(kind, None, params, rules)
    assert bare == SYSTEM.start_check(kind, None, {**params, "target": face}, rules)
    check = bare.throw(throw_of((10, 10, 10), (face - 1, 2, min(face, 9))))
    hits = sum(value >= face for value in (face - 1, 2, min(face, 9)))
    tester: Any = check.active if kind == "opposed" else check.tester if kind == "normal" else check
    assert (tester.cumulative if kind == "extended" else tester.roll.hits) == hits


def test_check_can_override_the_success_face() -> None:
    check = SYSTEM.start_check("normal", None, {"pool": 1, "target": 7}, game(5))
    assert check.odds().success == Fraction(4, 10)


def test_chances_and_words_on_paper_follow(qapp: object) -> None:
    assert odds_table(range(1, 2), 1, 5) == ((Fraction(3, 5),),)
    assert str(target_text(8)) == "目標値8（8、9、0）"
    assert str(target_text(5)) == "目標値5（5、6、7、8、9、0）"
    rules = game(5)
    sheet = SYSTEM.blank(rules)
    text = " ".join(t for page in sheet_pages([(SYSTEM, rules, sheet)], Mode.FILLED, Words()) for t in page.texts())
    assert "目標値5（5、6、7、8、9、0）" in text
    assert "5以上の個数が達成数" in text
    assert "目標値8" not in text
