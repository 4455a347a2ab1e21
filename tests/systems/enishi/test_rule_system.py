"""What the rule system shows, hides and keeps: projections, logs, words, lists of legal steps."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from desktop import assets
from desktop.core.problem import Refusal, Severity
from desktop.core.rolls.describe import result
from desktop.core.rolls.dice import throw_of
from desktop.core.value import Viewer
from desktop.core.view_models import PlayView, shown
from desktop.core.words import Words
from desktop.models.play.display import public_face
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.battle import BATTLE
from desktop.systems.enishi.checks.result import power_label
from desktop.systems.enishi.checks.run import start_check
from desktop.systems.enishi.session import SESSION
from desktop.systems.enishi.session.state import role
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.view import of_sheet
from tests.systems.enishi.people import game, sheet

RULES = game()


def opened(*sheets: Sheet, upto: tuple[str, ...] = ("zero", "first")) -> object:
    """A session whose zero and first stage have been played."""
    state = SESSION.start(sheets, RULES)
    for stage in upto:
        state = SESSION.apply(state, SESSION.events.validate_python({"kind": "stage", "stage": stage}))
        state = SESSION.apply(state, SESSION.events.validate_python({"kind": "end_stage"}))
    return state


def test_roles() -> None:
    """EN-SES-09, EN-SES-10, EN-AMB-78, EN-TAB-12: protagonist, supporting, backstage on the board."""
    state = opened(sheet("a"), sheet("b"), sheet("c"))
    event = {"kind": "stage", "stage": "main", "protagonist": "a", "present": ["a", "b"], "title": "霧の橋"}
    state = SESSION.apply(state, SESSION.events.validate_python(event))
    assert [role(state, who) for who in "abc"] == ["protagonist", "supporting", "backstage"]
    board = SESSION.project(state, Viewer())
    assert (board.title, board.kind, board.protagonist, board.cycle_no) == ("霧の橋", "main", "a", 1)
    assert [row.role for row in board.rows] == ["protagonist", "supporting", "backstage"]
    lit = SESSION.apply(state, SESSION.events.validate_python({"kind": "spotlight", "who": "b"}))
    assert [role(lit, who) for who in "abc"] == ["supporting", "protagonist", "backstage"]


def test_players_never_see_npc_numbers() -> None:
    """EN-TAB-08, EN-TAB-04: places and life states yes; LP, order numbers, CLV, bonds of NPCs no."""
    npc = sheet("n", is_pc=False, clv=41, lp=43, sp=47, bonds=["ヒミツ"], skills={"tactics": 53})
    state = BATTLE.start([sheet("a", bonds=["アカネ"]), npc], RULES)
    for event in (
        {"kind": "turn"},
        {"kind": "order", "who": "a"},
        {"kind": "throw", "faces": [3, 4]},
        {"kind": "choose", "option": "next"},
        {"kind": "choose", "option": "next"},
        {"kind": "order", "who": "n"},
        {"kind": "throw", "faces": [3, 4]},
    ):
        state = BATTLE.apply(state, BATTLE.events.validate_python(event))
    for viewer in (Viewer(), Viewer(sheet="a")):
        text = BATTLE.project(state, viewer).model_dump_json()
        assert not re.search(r"4[137]|60|53|ヒミツ", text), text
        assert ("アカネ" in text) == (viewer.sheet == "a")
    assert "ヒミツ" in BATTLE.project(state, Viewer(gm=True)).model_dump_json()
    session = opened(sheet("a", bonds=["アカネ"]), npc)
    session = SESSION.apply(
        session, SESSION.events.validate_python({"kind": "stage", "stage": "sub", "present": ["a"]})
    )
    for viewer in (Viewer(), Viewer(sheet="a")):
        text = SESSION.project(session, viewer).model_dump_json()
        assert not re.search(r"4[137]|ヒミツ|\"id\":\"n\"", text), text


def test_experience_is_seen_by_its_owner_and_the_gm() -> None:
    """EN-TAB-08: another player's sheet is not part of one's own screen."""
    session = opened(sheet("a", xp_total=31), sheet("b", xp_total=37))
    seen = {
        viewer.sheet or "gm": {row.id: row.xp_total for row in SESSION.project(session, viewer).rows}
        for viewer in (Viewer(sheet="a"), Viewer(sheet="b"), Viewer(gm=True))
    }
    assert seen == {"a": {"a": 31, "b": None}, "b": {"a": None, "b": 37}, "gm": {"a": 31, "b": 37}}


def test_players_read_a_hit_without_its_damage() -> None:
    """EN-TAB-08: how much an NPC took stays on the GM's screen; the word of the outcome does not."""
    npc = sheet("n", is_pc=False, clv=0)
    own = sheet("a", clv=0, skills={"melee": 2}, weapons=["melee_one_hand"])
    state = BATTLE.start([own, npc], RULES)
    for event in (
        {"kind": "turn"},
        {"kind": "order", "who": "a"},
        {"kind": "throw", "faces": [3, 4]},
        {"kind": "order", "who": "n"},
        {"kind": "throw", "faces": [1, 2]},
        {"kind": "attack", "who": "a", "target": "n", "weapon": "0"},
        {"kind": "throw", "faces": [5, 4]},
        {"kind": "throw", "faces": [1, 2]},
        {"kind": "choose", "option": "split:3:4"},
    ):
        state = BATTLE.apply(state, BATTLE.events.validate_python(event))
    say = Words().say
    whole = BATTLE.project(state, Viewer(gm=True)).result
    assert [say(word) for word in whole.words] == ["ダメージ 5", "命中"]
    assert say(whole.detail) == "攻撃 11・防御 3・打撃点 6（中傷）・防御点 1（擦傷）・LP −3　SP −4・正常"
    for viewer in (Viewer(), Viewer(sheet="a")):
        seen = BATTLE.project(state, viewer).result
        assert [say(word) for word in seen.words] == ["命中"]
        assert (say(seen.detail), seen.changes) == ("達成値 11", ())


def test_players_read_that_an_npc_fell() -> None:
    """EN-DMG-05: it is public on the strip, so log and players' replay contain it, without numbers."""
    npc, own = sheet("n", is_pc=False, clv=0, lp=1, sp=2), sheet("a", clv=0, skills={"melee": 2})
    own = own.evolve(weapons=sheet("b", weapons=["melee_one_hand"]).weapons)
    state = BATTLE.start([own, npc], RULES)
    for event in (
        {"kind": "turn"},
        {"kind": "order", "who": "a"},
        {"kind": "throw", "faces": [3, 4]},
        {"kind": "order", "who": "n"},
        {"kind": "throw", "faces": [1, 2]},
        {"kind": "attack", "who": "a", "target": "n", "weapon": "0"},
        {"kind": "throw", "faces": [5, 4]},
        {"kind": "throw", "faces": [1, 2]},
    ):
        state = BATTLE.apply(state, BATTLE.events.validate_python(event))
    while state.check is not None and not (BATTLE.project(state, Viewer(gm=True)).result and state.check.done):
        option = next(option for option in state.check.options if option.id.startswith("split") or option.primary)
        state = BATTLE.apply(state, BATTLE.events.validate_python({"kind": "choose", "option": option.id}))
    seen = Words().say(BATTLE.project(state, Viewer()).result.detail)
    assert seen in {f"達成値 11・{npc.name}：気絶", f"達成値 11・{npc.name}：死亡"}


def test_growth_is_refused_during_battle() -> None:
    """EN-AMB-73: never in a battle stage unless the table allows it, with consent while the session runs."""
    state = opened(sheet("a"))
    with pytest.raises(Refusal) as asked:
        SESSION.may_grow(state, "a")
    assert asked.value.problem.severity is Severity.CONSENT
    SESSION.may_grow(state, "somebody else")
    fight = SESSION.apply(state, SESSION.events.validate_python({"kind": "stage", "stage": "battle"}))
    battle = BATTLE.start([sheet("a")], RULES)
    for engine, running in ((SESSION, fight), (BATTLE, battle)):
        with pytest.raises(Refusal) as barred:
            engine.may_grow(running, "a")
        assert (barred.value.problem.rule, barred.value.problem.severity) == ("EN-AMB-73", Severity.BLOCK)
        engine.may_grow(running.bound(running.known, game(grow_in_battle=True)), "a")


def test_gm_sees_unrequited_love() -> None:
    """EN-ENI-04: love from one side on the GM's board, not on the players'."""
    lover = sheet("a", name="A", bonds=[{"person": "B", "relation": "love"}])
    state = SESSION.start([lover, sheet("b", name="B"), sheet("c", name="C")], RULES)
    assert [str(line) for line in SESSION.project(state, Viewer(gm=True)).feelings] == ["A から B への片思い"]
    assert SESSION.project(state, Viewer(sheet="b")).feelings == ()


def test_throws_keep_their_origin_and_payers_are_logged() -> None:
    """EN-TAB-01, EN-TAB-15: typed and thrown faces stay apart, every summand names its rule, payers are logged."""
    own = sheet(skills={"athletics": 1})
    check = start_check("check", own, {"skill": "athletics", "target": 9}, RULES)
    check = check.throw(throw_of((6, 6), (3, 3), "hand")).throw(throw_of((6,), (1,), "app")).choose("next")
    check = check.choose("plus")
    outcome = check.outcome
    assert outcome is not None
    assert [(t.origin, t.values) for t in outcome.throws] == [("hand", (3, 3)), ("app", (1,))]
    rules = [(p.rule, p.value) for p in outcome.parts]
    assert rules == [("EN-CHK-04", 6), ("EN-CHK-06", 1), ("EN-CHK-04", 1), ("EN-TMP-07", 1)]
    log = next(c for c in outcome.changes if c.field == "effect_log")
    assert log.after[0] == {
        "at": "", "stage": "", "effect": "達成値+1", "target": "a", "coin": "gauge", "support": False, "xp": 0,
    }  # fmt: skip
    saved = Sheet.model_validate({**own.model_dump(), "effect_log": log.after})
    assert saved.effect_log[0].effect == "達成値+1"


def test_option_ids_start_short() -> None:
    """The beginning of an id is enough; nonsense is refused and changes nothing."""
    check = start_check("check", sheet(), {"skill": "athletics", "target": 7}, RULES)
    with pytest.raises(Refusal):
        check.choose("dance")
    with pytest.raises(Refusal):
        check.choose("next")
    with pytest.raises(Refusal):
        check.choose("auto_success:nobody:clv:0")
    assert check.wants is not None
    assert check.choose("auto_success").done


def test_sheets_of_others_can_be_loaded() -> None:
    """EN-TAB-13: a sheet is a file; a bond can point to it and its box counts for that person."""
    other = Sheet.model_validate_json(sheet("b", name="アカネ").model_dump_json())
    own = sheet("a", gauge_ticks=1, bonds=[{"person": "あかね姉", "link": "b", "relation": "trust"}])
    check = start_check("opposed", own, {"skill": "athletics", "other": "b"}, RULES, [other])
    check = check.throw(throw_of((6, 6), (3, 4)))
    assert "reroll:a:bond0:0" in [o.id for o in check.options if o.enabled]


def test_range_is_the_gms_word() -> None:
    """EN-WPN-07, EN-AMB-60: a shot is never refused for its distance; no parameter asks for one."""
    own = sheet(skills={"shooting": 1}, weapons=["bow_weapon"])
    attack = next(kind for kind in SYSTEM.check_kinds(own, RULES) if kind.id == "attack")
    assert not {p.id for p in attack.params} & {"distance", "range"}
    assert start_check("attack", own, {"weapon": "0", "defence": 0}, RULES).wants is not None


def test_spelling() -> None:
    """EN-AMB-03, EN-AMB-04: one spelling everywhere, and no slips of the source."""
    folder = assets.path("systems", "enishi")
    files = [*folder.glob("*.toml"), *Path("desktop/systems/enishi").rglob("*.py")]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    assert "パーマナント" in text
    for slip in ("パーマ" + "メント", "ジン" + "グル", "業" + "手", "医" + "療"):
        assert slip not in text
    lines = tomllib.loads(assets.text("systems", "enishi", "rules.ja.toml"))
    assert "ジャングル" in lines["EN-SKL-D2"]["says"]


def test_power_words() -> None:
    """EN-PWR-01: the labels of the bands."""
    labels = [power_label(n, SYSTEM.game().settings) for n in (-3, 0, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 40)]
    expected = "無傷 無傷 無傷 擦傷 擦傷 軽傷 軽傷 中傷 中傷 重傷 重傷 致命 致命 死亡 死亡"
    assert labels == expected.split()


def test_unknown_numbers_are_refused_with_their_value() -> None:
    """Huge numbers, text and unknown kinds never start a check."""
    for kind, params in (
        ("check", {"skill": 100}),
        ("check", {"target": "七"}),
        ("check", {"modifier": 10**9}),
        ("check", {"vision": 3}),
        ("check", {"water": "lava"}),
        ("attack", {"stance": "sideways", "weapon": 0, "other_stance": "odd"}),
        ("dance", {}),
    ):
        with pytest.raises(Refusal) as caught:
            start_check(kind, None, params, RULES)
        assert str(caught.value)


def test_full_width_and_signs_of_typed_numbers() -> None:
    """The command line hands over text."""
    check = start_check("check", None, {"skill": "2", "modifier": "−1", "target": "7"}, RULES)
    assert check.throw(throw_of((6, 6), (2, 4))).outcome.total == 7  # type: ignore[union-attr]


def test_english_is_complete_for_a_whole_attack() -> None:
    """No Japanese is left in an English attack, names of people apart."""
    words = Words(tomllib.loads(assets.text("systems", "enishi", "words.en.toml"))["words"])
    own = sheet("a", name="Ann", skills={"melee": 3}, weapons=["melee_one_hand"])
    foe = sheet("b", name="Ben", is_pc=False)
    check = start_check("attack", own, {"weapon": "0", "defence": "b"}, RULES, [foe])
    seen = []
    for thrown in ((3, 3), (5,), (1, 2)):
        while check.wants is None:
            check = check.choose("next")
        seen += [words.say(check.wants.label), *(words.say(o.label) + words.say(o.cost) for o in check.options)]
        check = check.throw(throw_of((6,) * len(thrown), thrown))
    while not check.done:
        seen += [words.say(part) for o in check.options for part in (o.label, o.cost, o.effect, o.reason)]
        check = check.choose(next(o.id for o in check.options if o.primary))
    assert check.outcome is not None
    seen += [words.say(check.title), words.say(check.outcome.label), words.say(check.outcome.detail)]
    seen += [words.say(p.label) for p in check.outcome.parts]
    assert [text for text in seen if re.search(r"[぀-ヿ一-鿿]", text)] == []


def test_samples_are_finished_sheets() -> None:
    """Four player characters and a few others, each legal and readable as JSON."""
    folder = assets.path("systems", "enishi", "samples", "sheets")
    people = [Sheet.model_validate(json.loads(path.read_text(encoding="utf-8"))) for path in folder.glob("*.json")]
    assert sum(own.is_pc for own in people) == 4
    assert len(people) > 4
    for own in people:
        assert own.reading
        assert SYSTEM.validate(own, RULES) == ()


def test_hidden_targets_and_foes_dice() -> None:
    """EN-TAB-08, EN-TAB-04: a secret target and an NPC's dice and number are only the GM's."""
    own, foe = sheet("a", clv=0), sheet("n", clv=0, is_pc=False, skills={"athletics": 50})
    params = {"skill": "athletics", "target": 83, "secret": True}
    check = start_check("check", own, params, RULES).throw(throw_of((6, 6), (3, 4)))
    seen = shown(check, Viewer(sheet="a"))
    assert "83" not in seen.model_dump_json()
    assert seen.outcome is not None
    assert (seen.outcome.total, seen.outcome.success, seen.outcome.target, seen.done) == (7, False, None, True)
    assert shown(check, Viewer(gm=True)).outcome.target == 83  # type: ignore[union-attr]
    duel = start_check("opposed", own, {"skill": "athletics", "other": "n"}, RULES, [foe])
    duel = duel.throw(throw_of((6, 6), (3, 4))).throw(throw_of((6, 6), (5, 6)))
    open_view = shown(duel, Viewer())
    assert "61" not in open_view.model_dump_json()
    assert [die.value for thrown in open_view.throws for die in thrown.dice] == [3, 4, None, None]
    assert open_view.outcome is not None
    assert (open_view.outcome.target, open_view.outcome.success) == (None, False)
    assert shown(duel, Viewer(gm=True)).outcome.target == 61  # type: ignore[union-attr]


def test_manual_damage_is_logged_with_amount_and_split() -> None:
    """EN-DMG-03: the log names the split, not 「3 ダメージ 3」; players read no NPC's numbers (EN-TAB-08)."""
    say = Words().say
    for hurt in ("a", "n"):
        state = BATTLE.start([sheet("a", clv=0), sheet("n", is_pc=False, clv=0)], RULES)
        harm = BATTLE.harm(state, hurt, 3)
        assert harm is not None
        state = BATTLE.apply(state, harm)
        while state.check is not None:
            choice = "next" if "next" in {o.id for o in BATTLE.check(state).options} else "split:1:4"
            state = BATTLE.apply(state, BATTLE.events.validate_python({"kind": "choose", "option": choice}))
        whole = BATTLE.project(state, Viewer(gm=True)).result
        assert say(whole.detail).endswith("：LP −1　SP −4・正常")
        seen = BATTLE.project(state, Viewer(sheet="a")).result
        if hurt == "a":
            assert say(result(whole)).startswith("ダメージ 3　")
            assert seen == whole
        else:
            assert "−" not in say(result(seen))


def test_third_die_is_logged_with_the_first_two() -> None:
    """EN-CHK-06: "1 → 7" is no comprehensible sum."""
    say = Words().say
    state = BATTLE.start([sheet("a", clv=0)], RULES)
    found = []
    for event in (
        {"kind": "turn"},
        {"kind": "order", "who": "a"},
        *({"kind": "throw", "faces": f} for f in ([3, 3], [1])),
    ):
        parsed = BATTLE.events.validate_python(event)
        after = BATTLE.apply(state, parsed)
        found += [say(line.text) for line in BATTLE.log_messages(state, parsed, after)]
        state = after
    assert [line.split("》")[1].strip() for line in found if "《" in line] == [
        "3 3 → ゾロ目、ダブルアップ",
        "3 3 1 → 7",
    ]


def test_main_stages_have_their_own_headings_and_count_cycles() -> None:
    """EN-SES-11: zero, first and last stage belong to no cycle; a main stage is its protagonist's."""
    say = Words().say
    session = SESSION.start([sheet("a"), sheet("b")], RULES)
    heads = []
    for event in (
        {"kind": "stage", "stage": "zero", "present": ["a", "b"]},
        {"kind": "end_stage"},
        {"kind": "stage", "stage": "first", "present": ["a", "b"]},
        {"kind": "end_stage"},
        {"kind": "stage", "stage": "main", "protagonist": "a", "present": ["a", "b"]},
        {"kind": "end_stage"},
        {"kind": "stage", "stage": "main", "protagonist": "b", "present": ["a", "b"]},
    ):
        session = SESSION.apply(session, SESSION.events.validate_python(event))
        heads.append(say(SESSION.heading(session).scene))
    first, second = (session.member(who).actor.name for who in ("a", "b"))
    assert list(dict.fromkeys(heads)) == [
        "ゼロステージ",
        "ファーストステージ",
        f"第 1 クール　メインステージ（{first}）",
        f"第 1 クール　メインステージ（{second}）",
    ]


def test_heading_omits_npc_protagonist() -> None:
    """EN-SES-11: a main stage is a PC's; a concealed character is in no heading."""
    session = SESSION.start([sheet("a"), sheet("b", is_pc=False)], RULES)
    for event in (
        {"kind": "stage", "stage": "zero", "present": ["a", "b"]},
        {"kind": "end_stage"},
        {"kind": "stage", "stage": "main", "protagonist": "b", "present": ["a", "b"], "gm": True, "confirm": True},
    ):
        session = SESSION.apply(session, SESSION.events.validate_python(event))
    assert session.protagonist == "b"
    assert Words().say(SESSION.heading(session).scene) == "第 1 クール　メインステージ"


def test_strip_and_display_show_remaining_gauge_and_bonds() -> None:
    """EN-TMP-01: 「ゲージ □□ 0」 beside 「所縁 残2」 read as none left, and so did 「ゲージ 0/2」 on the display."""
    person = of_sheet(sheet(clv=3, gauge_ticks=1, bonds=["影", "白"]), game())
    gauge = next(g for g in person.gauges if g.id == "gauge")
    assert (gauge.value, gauge.maximum) == (1, 3)
    assert Words().say(gauge.caption) == "残2"
    assert [Words().say(note) for note in person.notes] == ["所縁 残2"]
    face = public_face("", PlayView(people=(person,), order=("a",)), Words(), lambda _: None)
    assert [(bar.label, bar.text) for bar in face.order[0].bars][-1] == ("ゲージ", "残2")
