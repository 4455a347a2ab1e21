"""Cards that change AP, CP, 財産点 and own numbers by formulas (CM-PARAM-02…06): at the table, on paper, mistakes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from desktop.core.problem import Refusal
from desktop.core.words import Words
from desktop.services.journal.retelling import as_data, phrase_from
from desktop.services.text.language import english as english_of
from desktop.systems.common import SYSTEM
from desktop.systems.common.session.actions import use_problems
from desktop.views.paper.printing import find_printouts
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.sheet.marks import PageDrawing
from tests.systems.common import campaign
from tests.systems.common.campaign import Play, person

NERVE = {"id": "nerve", "label": "正気", "kind": "track", "most": {"kind": "const", "value": 9}}
FAME = {"id": "fame", "label": "名声", "kind": "number"}
LEVEL_TWICE = {"kind": "times", "of": [{"kind": "ref", "id": "level"}, {"kind": "const", "value": 2}]}


def card(**effect: Any) -> dict[str, Any]:
    target = {"kind": "n_same_area", "n": 1} if effect.get("who") == "targets" else {"kind": "self"}
    effects = [{"op": "points", **effect}]
    return {"id": "rite", "name": "儀式", "series": "調査", "target": target, "cost_cp": 1, "effects": effects}


def definition(**effect: Any) -> Any:
    made = BASE()
    lists = {**made.lists, "cards": [*made.lists["cards"], card(**effect)]}
    return made.evolve(lists=lists, profile=(NERVE, FAME))


BASE = campaign.definition


def play(monkeypatch: pytest.MonkeyPatch, **effect: Any) -> Play:
    """Seat アヤ, who has the card, and トウマ beside her, both in a scene."""
    own = SYSTEM.game(definition(**effect))
    monkeypatch.setattr(campaign, "game", lambda settings=None: own)
    sheets = {"アヤ": {"level": 3, "cp": 5, "assets": 4, "growth_rate": 5}, "トウマ": {"own": {"nerve": 2}}}
    return Play(cards={"アヤ": ["儀式"]}, people=("アヤ", "トウマ"), sheets=sheets).to("scene")


@pytest.mark.parametrize(
    ("effect", "field", "change"),
    [
        ({"number": "assets", "amount": 3}, "assets", 3),
        ({"number": "assets", "amount": -99}, "assets", None),
        ({"number": "cp", "formula": LEVEL_TWICE}, "cp", "level×2"),
        ({"number": "level", "amount": 1}, "level", 1),
    ],
)
def test_points_of_the_rules_change(monkeypatch: pytest.MonkeyPatch, effect: Any, field: str, change: Any) -> None:
    game = play(monkeypatch, **effect)
    before = game.sheet("アヤ")
    game.do("use", who="アヤ", copy="儀式")
    after = getattr(game.sheet("アヤ"), field)
    wanted = {None: 0, "level×2": before.cp + 2 * before.level}.get(change)
    assert after == (getattr(before, field) + change if wanted is None else wanted)


def test_ap_moves_in_battle_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """CM-PARAM-02, CM-AMB-14: 戦闘時以外は −1, whatever a card does, also for a character out of the scene."""
    game = play(monkeypatch, number="ap", amount=3, who="targets")
    with pytest.raises(Refusal) as caught:
        game.do("use", who="アヤ", copy="儀式", targets=["トウマ"])
    assert caught.value.problem.code == "no_ap", "nothing is paid for what cannot be"
    assert "use" not in {move.event for move in game.engine.legal(game.state) if move.who == "aya"}
    copy = next(row for row in game.sheet("アヤ").copies if row.card == "rite")
    known = game.state, "aya", copy, game.state.library.by_id["rite"]
    assert not use_problems(*known, search=True), "for a drop item its check alone counts"
    game.do("use", who="アヤ", copy="儀式", targets=["トウマ"], gm=True)
    assert game.sheet("トウマ").ap == -1
    game.do("mark", who="アヤ", mark="hostile", on=True)
    game.do("use", who="アヤ", copy="儀式", targets=["トウマ"])
    assert game.sheet("トウマ").ap == 2
    game.do("leave", who="トウマ")
    with pytest.raises(Refusal) as caught:
        game.do("set_value", who="トウマ", field="ap", value=5)
    assert (caught.value.problem.code, game.sheet("トウマ").ap) == ("ap_outside_battle", -1)


def test_a_track_of_the_table_moves_within_its_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(monkeypatch, number="own.nerve", amount=-3, who="targets")
    before, event = game.state, game.event("use", who="アヤ", copy="儀式", targets=["トウマ"])
    game.do("use", who="アヤ", copy="儀式", targets=["トウマ"])
    assert game.sheet("トウマ").own["nerve"] == 0
    changes = [c for c in game.engine.changes(before, game.engine.apply(before, event)) if c.field.startswith("own")]
    assert [(c.sheet, c.field, c.before, c.after) for c in changes] == [("touma", "own.nerve", 2, 0)]
    up = play(monkeypatch, number="own.nerve", amount=99)
    up.do("use", who="アヤ", copy="儀式")
    assert up.sheet("アヤ").own["nerve"] == 9


def test_log_names_changed_tracks_with_both_values(monkeypatch: pytest.MonkeyPatch) -> None:
    """An unchanged track counts from its start; one that stays at its limit gives no message."""
    english = english_of("common")
    for effect, name, wanted in (
        ({"number": "own.nerve", "amount": -3, "who": "targets"}, "トウマ", "トウマ: 正気 2 → 0"),
        ({"number": "own.nerve", "amount": -3, "who": "user"}, "アヤ", "アヤ: 正気 9 → 6"),
        ({"number": "own.nerve", "amount": 3, "who": "user"}, "アヤ", ""),
        ({"number": "own.fame", "amount": 2, "who": "user"}, "アヤ", "アヤ: 名声 0 → 2"),
    ):
        game = play(monkeypatch, **effect)
        before = game.state
        game.do("use", who="アヤ", copy="儀式", targets=["トウマ"] if effect["who"] == "targets" else [])
        messages = game.engine.log_messages(before, game.events[-1], game.state)
        lines = [
            english.say(phrase_from(json.loads(json.dumps(as_data(line.text))))) for line in messages if not line.secret
        ]
        assert [line for line in lines if "→" in line] == ([wanted] if wanted else []), name


def news(game: Play, before: Any, secret: bool = False) -> list[str]:
    """The log messages about numbers of the last step."""
    messages = game.engine.log_messages(before, game.events[-1], game.state)
    return [str(line.text) for line in messages if "→" in str(line.text) and line.secret is secret]


def test_log_names_changed_points_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """AP as the card gives it; players never read 財産点 (CM-AMB-50)."""
    for effect, wanted, secret in (
        ({"number": "cp", "amount": 2}, "アヤ：CP 5 → 7", False),
        ({"number": "level", "amount": 1, "who": "targets"}, "トウマ：レベル 1 → 2", False),
        ({"number": "assets", "amount": 3}, "アヤ：財産点 4 → 7", True),
        ({"number": "ap", "amount": 3, "who": "targets"}, "トウマ：AP −1 → 2", False),
    ):
        game = play(monkeypatch, **effect)
        if effect["number"] == "ap":
            game.do("mark", who="アヤ", mark="hostile", on=True)
        before = game.state
        game.do("use", who="アヤ", copy="儀式", targets=["トウマ"] if "who" in effect else [])
        assert news(game, before, secret) == [wanted]
        assert news(game, before, not secret) == []


def test_custom_number_changes_by_a_formula(monkeypatch: pytest.MonkeyPatch) -> None:
    over = {"kind": "over", "of": {"kind": "ref", "id": "own.nerve"}, "by": {"kind": "const", "value": 2}}
    half = {"kind": "floor", "of": over}
    game = play(monkeypatch, number="own.fame", formula=half)
    game.do("use", who="アヤ", copy="儀式")
    assert game.sheet("アヤ").own["fame"] == 4


@pytest.mark.parametrize(("needed", "done"), [(1, True), (50, False)])
def test_effect_applies_only_under_its_condition(monkeypatch: pytest.MonkeyPatch, needed: int, done: bool) -> None:
    rows = [{"least": 0, "value": 0}, {"least": needed, "value": 1}]
    only = {"kind": "table", "of": {"kind": "ref", "id": "level"}, "rows": rows}
    game = play(monkeypatch, number="assets", amount=2, only_if=only)
    before = game.sheet("アヤ").assets
    game.do("use", who="アヤ", copy="儀式")
    assert game.sheet("アヤ").assets == before + 2 * done


def test_uncomputable_amount_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    zero = {"kind": "over", "of": {"kind": "const", "value": 1}, "by": {"kind": "const", "value": 0}}
    game = play(monkeypatch, number="assets", formula=zero)
    before = game.sheet("アヤ").assets
    game.do("use", who="アヤ", copy="儀式")
    assert game.sheet("アヤ").assets == before


def test_card_without_text_prints_its_change(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    own = SYSTEM.game(definition(number="own.nerve", formula=LEVEL_TWICE).evolve(labels={"assets": "銀貨"}))
    monkeypatch.setattr(campaign, "game", lambda settings=None: own)
    (cards,) = (printout for printout in find_printouts("common") if printout.id == "cards")
    pages: list[PageDrawing] = cards.draw(PaperContents(own, Words(), pcs=(person("アヤ", ("儀式",)),)))
    assert "正気 レベル×2" in "".join(text for page in pages for text in page.texts())


@pytest.mark.parametrize(
    ("effect", "code", "part"),
    [
        ({"number": ""}, "no_number", "number"),
        ({"number": "own.gone"}, "no_number", "number"),
        ({"number": "ap", "formula": {"kind": "unread", "text": "1+"}}, "bad_formula", "formula"),
        ({"number": "ap", "only_if": {"kind": "ref", "id": "own.gone"}}, "gone_number", "only_if"),
    ],
)
def test_mistakes_are_named_at_their_place(effect: Any, code: str, part: str) -> None:
    made = definition(**effect)
    found = SYSTEM.check_definition(made)
    place = f"lists.cards.{len(made.lists['cards']) - 1}.effects.0.{part}"
    assert [(problem.code, problem.field) for problem in found] == [(code, place)]


def test_editor_offers_every_changeable_number() -> None:
    offered = dict(SYSTEM.names(SYSTEM.game(definition(number="ap").evolve(labels={"assets": "銀貨"})))["number"])
    assert offered == {
        "ap": "AP", "cp": "CP", "assets": "銀貨", "level": "レベル", "own.nerve": "正気", "own.fame": "名声",
    }  # fmt: skip
