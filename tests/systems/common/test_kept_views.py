"""Cards in hands outside the scene have one reason, and need no further computation at every step."""

from __future__ import annotations

import pytest

from desktop.core.value import Viewer
from desktop.systems.common.cards import usage
from desktop.systems.common.session.actions import use_problem, use_problems
from desktop.systems.common.session.view_models import CardView, SessionView
from tests.systems.common.campaign import Play

GM = Viewer(gm=True)
CARDS = ("移動", "斬撃", "二人撃ち", "爆発", "大声", "小突き", "斬撃強化")


def test_hand_outside_scene_is_tested_for_one_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """CM-AMB-90."""
    play = Play({}, {"アヤ": CARDS})
    asked: list[object] = []
    obstacle = usage._obstacle
    monkeypatch.setattr(usage, "_obstacle", lambda use, limit: asked.append(limit) or obstacle(use, limit))
    seen = play.engine.project(play.state, GM)
    hand = next(person.cards for person in seen.people if person.name == "アヤ")
    assert len(hand) == len(CARDS)
    assert all("シーンに登場" in str(card.reason) for card in hand)
    assert asked == []


@pytest.mark.parametrize("settings", [{}, {"actions.scene_only": False}])
@pytest.mark.parametrize("where", ["", "scene", "turn:アヤ"])
def test_the_first_reason_is_the_first_of_all(where: str, settings: dict[str, object]) -> None:
    play = Play(settings, {"アヤ": CARDS})
    state = (play.to(where) if where else play).state
    for sheet in state.sheets.values():
        for copy in sheet.copies:
            card = state.library.by_id[copy.card]
            all_of_them = use_problems(state, sheet.id, copy, card)
            assert use_problem(state, sheet.id, copy, card) == (all_of_them[0] if all_of_them else None)


def test_card_views_pass_validation() -> None:
    """They are made without being validated; validated they are the same."""
    for where in ("scene", "turn:アヤ"):
        play = Play({}, {"アヤ": CARDS}).to(where)
        for viewer in (GM, Viewer()):
            seen = play.engine.project(play.state, viewer)
            assert isinstance(seen, SessionView)
            for card in (card for person in seen.people for card in person.cards):
                assert CardView.model_validate(card.model_dump()) == card


def test_hand_outside_scene_is_reused_between_steps() -> None:
    """It is the same object, neither compared nor rebuilt; in the scene it is computed each time."""
    play = Play({}, {"アヤ": CARDS})
    before, after = (play.engine.project(play.state.evolve(elapsed=n), GM) for n in (1, 2))
    for old, new in zip(before.people, after.people, strict=True):
        assert new.cards is old.cards
    scene = play.to("scene")
    hand = next(person.cards for person in scene.engine.project(scene.state, GM).people if person.name == "アヤ")
    assert any(card.reach for card in hand)


def test_changed_card_updates_its_view() -> None:
    play = Play({}, {"アヤ": CARDS})
    sheet = next(s for s in play.state.sheets.values() if s.name == "アヤ")
    used = sheet.evolve(abilities=(sheet.abilities[0].evolve(used_cycle=3), *sheet.abilities[1:]))
    before, after = (play.engine.project(play.state.with_sheet(one), GM) for one in (sheet, used))
    cards = [next(p.cards for p in seen.people if p.id == sheet.id) for seen in (before, after)]
    assert [hand[0].used_cycle for hand in cards] == [sheet.abilities[0].used_cycle, 3]
    assert cards[0][1:] == cards[1][1:]
