"""Texts of the rule system: rule lines, log messages, the dice an engine waits for."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from desktop import assets
from desktop.core.play import Engine
from desktop.core.value import Viewer
from desktop.core.words import Words
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.hands import DICE, Hand, evaluate_hand, harder, weakest
from desktop.systems.d6game.resolve import half
from desktop.systems.d6game.settings import Settings

from .table import feed, game_of, hero

GM = Viewer(gm=True)
ENGLISH = Words(tomllib.loads(assets.text("systems", "d6game", "words.en.toml"))["words"])
BATTLE, SESSION = SYSTEM.battle, SYSTEM.session
assert BATTLE is not None
assert SESSION is not None


def lines(language: str) -> dict[str, dict[str, str]]:
    """The rule lines of one language."""
    return tomllib.loads(assets.text("systems", "d6game", f"rules.{language}.toml"))


@pytest.mark.parametrize(
    ("rule", "japanese", "english"),
    [
        ("D6G-GEN-01", "短い時間", "short time"),
        ("D6G-GEN-02", "変えたり", "change"),
        ("D6G-GEN-03", "ポーカー", "poker"),
        ("D6G-LIC-01", "無償", "free of charge"),
        ("D6G-LIC-02", "権利を求められることはありません", "nobody a claim"),
        ("D6G-LIC-04", "奥付", "colophon"),
    ],
)
def test_advisory_rules_have_lines_in_both_languages(rule: str, japanese: str, english: str) -> None:
    """Aims and licence bind no number; the program shows them in both languages."""
    assert japanese in lines("ja")[rule]["says"]
    assert english in lines("en")[rule]["says"]


def test_dice_are_read_as_a_hand() -> None:
    """D6G-GEN-03, D6G-CHK-02, D6G-CHK-03: five six-sided dice, nothing else decides."""
    assert DICE == (6, 6, 6, 6, 6)
    assert evaluate_hand((3, 3, 3, 5, 5), Settings().scores) == (Hand.FULL_HOUSE, 3)


@pytest.mark.parametrize(
    ("power", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5)]
)
def test_half_power(power: int, lost: int) -> None:
    """D6G-CMB-11: the table of section 9.2."""
    assert half(power) == lost


def test_steps_of_the_ladder() -> None:
    """D6G-HND-09: the jump from 5 to 10; the weakest hand for every score."""
    scores = Settings().scores
    assert [weakest(n, scores) for n in (11, 10, 6, 5, 4, 3, 2, 1, 0)] == [
        None,
        "the_five",
        "the_five",
        "four_dice",
        "straight",
        "full_house",
        "three_dice",
        "two_pair",
        "one_pair",
    ]
    assert harder(Hand.FOUR_DICE, scores) is Hand.THE_FIVE
    assert harder(Hand.THE_FIVE, scores) is None


def apply_and_log(
    engine: Engine[Any, Any], before: Any, event: dict[str, Any], viewer: Viewer = GM
) -> tuple[Any, list[str]]:
    """Apply an event; return the new state and a viewer's log messages."""
    typed = engine.events.validate_python(event)
    after = engine.apply(before, typed)
    lines = [line.for_(viewer) for line in engine.log_messages(before, typed, after)]
    return after, [str(line) for line in lines if line is not None]


def test_combat_requests_dice_and_logs_each_step() -> None:
    """D6G-CMB-06, D6G-AMB-22, -29: concealed attack dice, public defence dice, one die per tie; turns are named."""
    house = {"combat.tie_order": "roll"}
    state = BATTLE.start(
        [hero(id="a", name="アカリ"), hero(id="e", name="影", is_pc=False)], game_of(house, labels={"life": "アーマー"})
    )
    story = []
    for event, sides, secret in (
        ({"kind": "begin"}, (6, 6), False),
        ({"kind": "throw", "faces": (2, 5)}, None, False),
        ({"kind": "target", "target": "e"}, DICE, True),
        ({"kind": "throw", "faces": (1, 1, 2, 2, 6)}, None, False),
        ({"kind": "choose", "option": "power:6"}, None, False),
        ({"kind": "choose", "option": "fight_back"}, DICE, False),
        ({"kind": "throw", "faces": (1, 1, 2, 3, 6)}, None, False),
        ({"kind": "next"}, None, False),
    ):
        state, lines = apply_and_log(BATTLE, state, event)
        check = BATTLE.check(state)
        dice = check.wants if check else None
        assert (dice.sides if dice else None) == sides
        assert (dice.secret if dice else False) is secret
        story += lines
    assert story == [
        "順番が決まりました（アカリ 2、影 5）。",
        "第 1 巡：アカリ の手番です。",
        "アカリ が 影 を狙います。",
        "アカリ が隠して振りました。",
        "アカリ の攻撃はパワー 6 です。",
        "影 は応戦を選びました。",
        "影 は応戦：アカリ のツーペア 対 ワンペア。影 のアーマー 12 → 6。",
        "影 の手番です。",
    ]


def test_session_requests_dice_and_logs_each_step() -> None:
    """D6G-CHK-02, D6G-GMV-10, D6G-LIFE-01, D6G-FATE-03: causes in their own words; the first game is the first."""
    state = SESSION.start([hero(id="a", name="アカリ"), hero(id="e", name="影", is_pc=False)], game_of())
    story = []
    for event in (
        {"kind": "new_game"},
        {"kind": "announce", "who": "a", "target": "one_pair"},
        {"kind": "throw", "faces": (1, 1, 2, 2, 6)},
        {"kind": "adjust", "who": "a", "field": "fate", "amount": 2, "cause": "bonus", "note": "{n} の謎"},
        {"kind": "adjust", "who": "a", "amount": -4, "cause": "accident"},
        {"kind": "adjust", "who": "a", "amount": 3, "cause": "healing"},
        {"kind": "adjust", "who": "a", "amount": -1},
        {"kind": "adjust", "who": "e", "amount": -2},
    ):
        state, lines = apply_and_log(SESSION, state, event, Viewer(sheet="a"))
        waiting = SESSION.check(state)
        assert (waiting.wants.sides if waiting else None) == (DICE if event["kind"] == "announce" else None)
        story += lines
    assert story == [
        "第 1 回のゲームを始めます。",
        "アカリ：行為判定：ワンペア以上",
        "アカリ：ツーペア（1点）で成功。命運 0 → 1（+1）",
        "ボーナス：アカリ の命運 +2（{n} の謎）",
        "アクシデント：アカリ のライフ −4",
        "回復：アカリ のライフ +3",
        "GM操作：アカリ のライフ −1",
    ]


def test_typed_text_is_not_translated() -> None:
    """A character called 成功, and a note with a place to fill in, read the same in English."""
    state = SESSION.start([hero(id="a", name="成功")], game_of())
    typed = SESSION.events.validate_python({"kind": "adjust", "who": "a", "amount": -4, "note": "{n} 応戦"})
    line = SESSION.log_messages(state, typed, SESSION.apply(state, typed))[0]
    assert line.who == "a"
    assert ENGLISH.say(line.text) == "GM: 成功, Life −4 ({n} 応戦)"


def test_english_sentences_fill_in() -> None:
    """A refusal reads in English with its numbers in place."""
    problem = SYSTEM.validate(hero(ability={"wit": 13}), game_of())[0]
    assert ENGLISH.say(problem.message) == "2d6 cannot give Wit 13."


def test_the_sample_party_can_fight_and_play() -> None:
    """The sample 卓 starts both engines with its own words."""
    table = json.loads(assets.text("systems", "d6game", "samples", "table.json"))
    game = SYSTEM.game(SYSTEM.definition().model_validate(table["definition"]))
    files = sorted(assets.path("systems", "d6game", "samples", "sheets").glob("*.json"))
    sheets = [SYSTEM.sheet_type.model_validate_json(path.read_text(encoding="utf-8")) for path in files]
    fight = feed(BATTLE, BATTLE.start(sheets, game), [{"kind": "begin"}])
    assert fight.phase == "target"
    assert {c.side for c in fight.roster} == {"party", "enemy"}
    assert game.label("life") == "アーマー"
    assert SESSION.start(sheets, game).phase == "play"


def test_the_log_keeps_the_gms_numbers() -> None:
    """D6G-PHY-08, D6G-GMV-10: a change of an enemy's fate is logged for all, its amount for the GM only."""
    start = BATTLE.start([hero(id="a", name="アカリ"), hero(id="e", name="影", is_pc=False, fate=40)], game_of())
    events = [{"kind": "adjust", "who": who, "field": "fate", "amount": 3} for who in ("a", "e")]
    assert [apply_and_log(BATTLE, start, event, Viewer())[1] for event in events] == [
        ["GM操作：アカリ の命運 0 → 3。"],
        ["GM操作：影"],
    ]
    assert [apply_and_log(BATTLE, start, event)[1] for event in events] == [
        ["GM操作：アカリ の命運 0 → 3。"],
        ["GM操作：影 の命運 40 → 43。"],
    ]


def test_secret_line_keeps_dice_of_secret_check() -> None:
    """D6G-PHY-08: the GM's replay shows the dice of a GM character; players read neither line nor dice."""
    start = SESSION.start([hero(id="a", name="アカリ"), hero(id="e", name="影", is_pc=False)], game_of())
    before = feed(SESSION, start, [{"kind": "announce", "who": "e"}])
    thrown = SESSION.events.validate_python({"kind": "throw", "faces": (1, 1, 2, 2, 6)})
    (line,) = SESSION.log_messages(before, thrown, SESSION.apply(before, thrown))
    assert line.secret
    assert line.for_(Viewer()) is None
    assert [face.value for throw in line.outcome.throws for face in throw.faces] == [1, 1, 2, 2, 6]


def test_check_of_gm_character_is_secret() -> None:
    """D6G-PHY-08: also when the players may see who it is; the display keeps its earlier content."""
    state = SESSION.start([hero(id="a"), hero(id="e", name="影", is_pc=False, fate=40)], game_of())
    for event in (
        {"kind": "announce", "who": "a"},
        {"kind": "throw", "faces": (3, 3, 5, 5, 5)},
        {"kind": "show", "who": "e"},
        {"kind": "announce", "who": "e", "target": "one_pair"},
        {"kind": "throw", "faces": (1, 1, 2, 2, 6)},
    ):
        state = SESSION.apply(state, SESSION.events.validate_python(event))
    seen = SESSION.project(state, Viewer(sheet="a"))
    assert [person.id for person in seen.people] == ["a", "e"]
    assert seen.result.headline == "フルハウス"
    assert SESSION.project(state, GM).result.changes[0].after == 41


def test_manual_damage_logs_both_values_and_incapacity() -> None:
    """GM操作：ライフ names the old and the new value and the incapacity."""
    start = BATTLE.start([hero(id="a", name="アカリ", life=12), hero(id="e", name="影", is_pc=False)], game_of())
    event = {"kind": "adjust", "who": "a", "field": "life", "amount": -17}
    assert apply_and_log(BATTLE, start, event, Viewer())[1] == ["GM操作：アカリ のライフ 12 → −5（戦闘不能）。"]
