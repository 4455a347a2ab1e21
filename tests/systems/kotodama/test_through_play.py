"""Rules of コトダマ that no golden case writes, through the play session."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop.core.play import ThrowEvent
from desktop.core.problem import Refusal
from desktop.core.rolls.outcome import Change
from desktop.core.value import Viewer
from desktop.systems.kotodama import SYSTEM
from tests.play_path import PlayPath
from tests.play_sessions import edit
from tests.systems.kotodama.runner import game_of, sheet_of

HERE: dict[str, Any] = {"id": "me", "initiative": 9}
THERE: dict[str, Any] = {"id": "you", "name": "クロガネ", "is_pc": False, "side": "enemy"}


def opened(folder: Path, *sheets: dict[str, Any], **settings: Any) -> PlayPath:
    return PlayPath(SYSTEM, game_of(settings), [sheet_of(sheet) for sheet in sheets], folder)


def fight(folder: Path, *sheets: dict[str, Any], **settings: Any) -> PlayPath:
    """Begin a battle and lead it to the main phase of the first character."""
    path = opened(folder, *sheets, **settings)
    path.play_session.begin("battle", [sheet["id"] for sheet in sheets])
    for kind in ("start", "next", "next"):
        path.play("battle", {"kind": kind})
    return path


def gm(path: PlayPath, engine: str = "battle") -> Any:
    return path.play_session.playing.shown(engine, Viewer(gm=True))


def test_an_attack_reaches_across_by_an_outfit(tmp_path: Path) -> None:
    """KO-ART-04, KO-RNG-02, KO-RNG-03: only one that is equipped and has オーバーレンジ; it is offered by its name."""
    outfits = [
        {"id": "far", "name": "衛星砲", "range": "over", "equipped": True},
        {"id": "near", "name": "刀", "range": "1", "equipped": True},
        {"id": "home", "name": "予備の砲", "range": "over"},
    ]
    path = fight(tmp_path, {**HERE, "outfits": outfits}, {**THERE, "connection": "full_dive"})
    attack = {"kind": "act", "who": "me", "act": "attack", "targets": ["you"]}
    assert [str(option.label) for option in gm(path).windows if option.id.startswith("attack:")] == ["攻撃（衛星砲）"]
    for outfit, code in (("", "out_of_reach"), ("near", "out_of_reach"), ("home", "unknown_outfit")):
        with pytest.raises(Refusal) as refused:
            path.play("battle", {**attack, "outfit": outfit} if outfit else attack)
        assert refused.value.problem.code == code
    path.play("battle", {**attack, "outfit": "far"})
    assert gm(path).attack is not None
    assert path.unasked == []


@pytest.mark.parametrize("now", [True, False])
def test_immediate_end_of_an_art_is_shown_before_use(tmp_path: Path, now: bool) -> None:
    """KO-AMB-45: in the cleanup phase itself, unless the campaign lets it last."""
    arts = [{"id": "x", "name": "結界", "timing": "cleanup", "duration": "cleanup", "effect": "守り"}]
    path = fight(tmp_path, {**HERE, "arts": arts}, cleanup_art_expires_now=now)
    path.play("battle", {"kind": "discard", "who": "me"})
    path.play("battle", {"kind": "next"})
    (option,) = gm(path).windows
    assert ("すぐに切れます" in str(option.effect)) is now


def test_both_sides_may_take_densei_and_bare_opponents_are_ninja(tmp_path: Path) -> None:
    """KO-CON-15, KO-NIN-02: of any check, also of the passive side; an opponent known by a number alone has a DL."""
    skills = {"射撃": 1, "電制": 4}
    path = opened(tmp_path, HERE, {**THERE, "connection": "full_dive", "skills": skills})
    path.prepare("opposed", "me", {"opponent": "you", "opponent_densei": True})
    assert path.check.passive.skill == "電制"
    path.prepare("opposed", "me", {"opponent_pool": 3, "opponent_dl": 2})
    assert path.check.passive.pool.dice == 7
    assert path.unasked == []


def test_words_against_the_rules_are_written_down(tmp_path: Path) -> None:
    """KO-GEN-03, KO-GEN-05, KO-GEN-07: a consent and a GM ruling stand in the session, and nothing is blocked."""
    path = opened(tmp_path, HERE)
    path.play_session.begin("session", ["me"])
    path.play("session", {"kind": "ruling", "text": "屋根の上では目標値9", "agreed": True})
    path.play("session", {"kind": "ruling", "text": "今回だけ"})
    assert [ruling.agreed for ruling in gm(path, "session").rulings] == [True, False]
    assert path.unasked == []


def test_announced_definition_omits_second_space(tmp_path: Path) -> None:
    """KO-KTD-01, KO-KTD-02, KO-AMB-58, KO-SET-13, KO-TBL-22."""
    definition = SYSTEM.definition("試し").evolve(settings={"kotodama_enabled": False})
    assert [problem.code for problem in SYSTEM.check_definition(definition)] == ["announcement_required"]
    path = opened(tmp_path, HERE, kotodama_enabled=False, kotodama_announced=True)
    path.play_session.begin("session", ["me"])
    assert gm(path, "session").banner is not None
    assert gm(path, "session").lanes.kotodama == ()


def test_names_of_the_round_and_of_the_spaces(tmp_path: Path) -> None:
    """KO-AMB-30, KO-AMB-50, KO-BTL-05: one phase of that name, a space and a scene for each of the two."""
    path = opened(tmp_path, HERE)
    path.play_session.begin("session", ["me"])
    path.play("session", {"kind": "scene", "title": "埠頭", "kotodama_title": "図書館"})
    assert [str(text) for label, text in gm(path, "session").stage if "シーン" in str(label)] == ["埠頭", "図書館"]
    path.play_session.begin("battle", ["me"])
    for kind in ("start", "next"):
        path.play("battle", {"kind": kind})
    assert str(gm(path).phase) == "イニシアティヴ"


def test_pool_beyond_available_dice_is_thrown_in_parts(tmp_path: Path) -> None:
    """KO-DIC-01, KO-DIC-02, KO-TBL-09: only d10; twenty are at hand, and more are no limit."""
    path = opened(tmp_path)
    path.prepare("normal", "", {"pool": 21})
    assert path.check.wants.sides == (10,) * 21
    assert "10個ずつ3回" in str(path.check.wants.label)
    path.play_session.post(ThrowEvent(faces=(2,) * 21, origin="hand"))
    assert path.check.done


def test_undefined_fields_survive_play(tmp_path: Path) -> None:
    """KO-AMB-61, KO-AMB-64, KO-SHT-02, KO-SHT-20, KO-SHT-23, KO-SHT-24: play keeps their values on the sheet."""
    kept = {"player": "ゆき", "actor": "影渡り", "connection_gear": "携帯UNIX", "memo": "秘密"}
    path = opened(tmp_path, {**HERE, **kept, "char_state": "done"})
    path.play_session.begin("session", ["me"])
    path.play("session", {"kind": "damage", "who": "me", "amount": 1})
    sheet: Any = path.company.sheet("me")
    assert {name: getattr(sheet, name) for name in kept} == kept
    assert (sheet.char_state, sheet.hp) == ("done", 9)


def test_sides_and_conditions(tmp_path: Path) -> None:
    """KO-SHT-04, KO-TBL-16, KO-VIC-03: the three templates, in public messages."""
    conditions = [
        {"result": "victory", "kind": "all_downed", "side": "enemy"},
        {"result": "victory", "kind": "dead", "who": "you"},
        {"result": "defeat", "kind": "custom", "text": "日の出"},
    ]
    path = opened(tmp_path, HERE, THERE)
    path.play_session.begin("battle", ["me", "you"])
    path.play("battle", {"kind": "start", "conditions": conditions})
    table: Any = path.play_session.playing.shown("battle", Viewer())
    assert [str(text) for _, text in table.conditions] == ["敵側全員の戦闘不能", "クロガネ の死亡", "日の出"]
    path.play("battle", {"kind": "kill", "who": "you"})
    assert gm(path).met == ("victory",)


def test_three_contestants_are_several_checks(tmp_path: Path) -> None:
    """KO-OPP-01, KO-AMB-28, KO-BTL-07, KO-AMB-41: each target of an attack has an opposed check of its own."""
    path = fight(tmp_path, HERE, THERE, {**THERE, "id": "they", "name": "番犬"})
    path.play("battle", {"kind": "act", "who": "me", "act": "attack", "targets": ["you", "they"], "gm": True})
    for target in ("you", "they"):
        check = next(offer for offer in path.play_session.playing.offers("battle") if offer.primary)
        assert dict(check.event)["params"] == {"opponent": target}
        path.play("battle", dict(check.event))
        while path.check.wants is not None:
            path.play_session.post(ThrowEvent(faces=(2,) * len(path.check.wants.sides), origin="hand"))
    assert gm(path).attack is None


def test_an_attack_without_dice_is_the_attackers(tmp_path: Path) -> None:
    """KO-AMB-04: the defender alone throws, and the tray was headed by the defender."""
    path = fight(tmp_path, HERE, THERE)
    path.play("battle", {"kind": "act", "who": "me", "act": "attack", "targets": ["you"]})
    params = {"pool": 0, "opponent": "you", "opponent_pool": 2}
    path.play("battle", {"kind": "check", "check": "opposed", "who": "me", "params": params})
    roll = path.play_session.roll
    assert roll is not None
    assert roll.check.wants is not None
    assert roll.check.wants.who == "you"
    assert roll.asked.who == "me"


def both(path: PlayPath) -> list[tuple[Any, ...]]:
    """Return what battle and session show of the first character, and the sheet."""
    rows = []
    for engine in ("battle", "session"):
        shown = next(person for person in gm(path, engine).people if person.id == "me")
        gauges = {gauge.id: gauge.value for gauge in shown.gauges}
        rows.append((shown.name, gauges["hp"], gauges["karma"], shown.state, shown.dl, shown.combat_move))
    sheet: Any = path.company.sheet("me")
    return [*rows, (sheet.name, sheet.hp, sheet.karma, sheet.char_state, sheet.dl, sheet.combat_move)]


def test_edits_count_at_once_wherever_numbers_are_shown(tmp_path: Path) -> None:
    """A sheet edited, a number typed on a line, undone and redone: battle, session and sheet show the same."""
    path = opened(tmp_path, HERE, THERE)
    night = path.play_session
    for engine in ("session", "battle"):
        night.begin(engine, ["me", "you"])
    for kind in ("start", "next", "next"):
        path.play("battle", {"kind": kind})
    seen = []
    sheet: Any = path.company.sheet("me")
    edit(night, path.company, sheet.evolve(name="改名", dl=2, combat_move=7))
    seen.append(both(path))
    night.change((Change(sheet="me", field="hp", before=10, after=8),), "hp")
    seen.append(both(path))
    path.play("battle", {"kind": "set_karma", "who": "me", "value": 2})
    seen.append(both(path))
    night.change((Change(sheet="me", field="hp", before=8, after=0),), "hp")
    seen.append(both(path))
    rows = [
        ("改名", 10, 5, "unacted", 2, 7), ("改名", 8, 5, "unacted", 2, 7), ("改名", 8, 2, "unacted", 2, 7),
        ("改名", 0, 2, "downed", 2, 7),
    ]  # fmt: skip
    assert seen == [[row] * 3 for row in rows]
    assert (gm(path).step, gm(path).current) == ("initiative", "")
    for row in reversed(seen[:-1]):
        night.back()
        assert both(path) == row
        assert gm(path).current == "me"
    for row in seen[1:]:
        night.forward()
        assert both(path) == row
