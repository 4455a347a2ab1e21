"""Sheets that are edited while a session or a battle runs: there is one sheet, and play reads it as it is now."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import pytest

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.problem import Refusal
from desktop.core.rolls.outcome import Change
from desktop.core.value import Viewer
from desktop.services.journal.log import FOUND
from desktop.services.play.engine_event import plain
from desktop.systems.common import SYSTEM
from desktop.systems.common.engines import SESSION
from desktop.systems.common.session.checks import check
from desktop.systems.common.sheet import CommonSheet, CopyRow
from tests.example_budget import seeds
from tests.play_sessions import edit, play_session
from tests.systems.common import campaign
from tests.systems.common.campaign import Play, ids, person
from tests.systems.common.test_engine import HANDS, completed

GM = Viewer(gm=True)


def gauges(play: Play, name: str) -> dict[str, int | None]:
    people = SESSION.project(play.state, GM).people
    return {gauge.id: gauge.value for gauge in next(one for one in people if one.name == name).gauges}


def typed(play: Play, name: str, field: str, after: Any) -> None:
    """Set a number by command."""
    before = getattr(play.sheet(name), field)
    play.session.change((Change(sheet=ids(name), field=field, before=before, after=after),), field)


def lines(play: Play) -> list[str]:
    texts = (entry.text for entry in play.session.log().entries)
    return [line.rpartition("\u3000")[2] for text in texts for line in text.splitlines()]


def test_numbers_set_by_command_or_on_sheet_count_at_once() -> None:
    """CM-APP-19: in the views, in the order of acting, and back again with undo and redo."""
    play = Play().to("battle")
    play.do("end_setup")
    assert play.see("tied") == ["アヤ", "トウマ", "シズ", "影"]
    typed(play, "影", "ap", 3)
    play.edit("シズ", ap=2, max_ap_base=12)
    assert play.see("tied") == ["アヤ", "トウマ"]
    assert (gauges(play, "影")["ap"], gauges(play, "シズ")["ap"]) == (3, 2)
    play.session.back()
    play.session.back()
    assert play.see("tied") == ["アヤ", "トウマ", "シズ", "影"]
    assert gauges(play, "影")["ap"] == play.sheet("影").ap == 9
    play.session.forward()
    play.session.forward()
    assert play.see("tied") == ["アヤ", "トウマ"]
    assert play.state.sheets == {who: play.company.sheets[who] for who in play.state.members}


def test_growth_on_the_sheet_counts_and_is_logged_once() -> None:
    """CM-SCN-06, CM-COST-01: the card can be used at once; undo takes it out of play, too."""
    play = Play(sheets={"アヤ": {"cp": 3}}).to("scene")
    typed(play, "アヤ", "cp", 3)
    grown = SYSTEM.grow(play.company.sheets["aya"], "slash", play.game)
    play.edit("アヤ", **{name: getattr(grown, name) for name in ("cp", "abilities", "history")})
    assert lines(play)[-1] == "アヤ：<斬撃> CP−1"
    assert (play.see("アヤ.kinds"), gauges(play, "アヤ")["cp"]) == (["斬撃"], 2)
    play.session.back()
    assert (play.see("アヤ.kinds"), gauges(play, "アヤ")["cp"]) == ([], 3)
    play.session.forward()
    assert play.see("アヤ.kinds") == ["斬撃"]


def test_character_moved_on_sheet_leaves_scene_and_battle() -> None:
    """CM-AMB-39, CM-AMB-56: the turn passes, the action is aborted; a character moved back appears again."""
    play = Play(cards={"アヤ": ["双撃"]}).to("turn:アヤ")
    play.do("use", who="アヤ", copy="双撃", targets=["影"])
    play.edit("アヤ", area="小屋")
    assert "アヤ" not in play.see("cast")
    assert (play.state.action, play.sheet("アヤ").ap, play.see("turn")) == (None, -1, "")
    assert lines(play)[-3:] == [
        "いまの行為をやめました。",
        "アヤ が退場しました。",
        "APの割合が同じです：1 トウマ、2 シズ、3 影。ダイスで決めます。",
    ]
    play.edit("アヤ", area="広場")
    assert "アヤ" in play.see("cast")
    assert "アヤ が登場しました。" in lines(play)


def test_character_taken_out_of_scene_stays_out_while_area_is_the_same() -> None:
    """CM-AMB-56: the area stays theirs."""
    play = Play().to("scene")
    play.do("leave", who="トウマ")
    play.edit("トウマ", memo="外で待つ")
    assert "トウマ" not in play.see("cast")
    play.edit("トウマ", area="小屋")
    play.edit("トウマ", area="広場")
    assert "トウマ" in play.see("cast")


def test_marks_on_sheet_start_and_end_battle() -> None:
    """CM-SCN-09, CM-BTL-02."""
    play = Play().to("scene")
    play.edit("シズ", hostile=True)
    assert (play.see("process"), lines(play)[-1]) == ("setup", "戦闘が始まりました。")
    play.edit("シズ", hostile=False)
    assert (play.state.battle, lines(play)[-1]) == (None, "戦闘が終わりました。")


def test_copies_from_edit_get_ids_of_their_own() -> None:
    """Each can be used; undo and redo, and a restart, find the same ids."""
    play = Play(cards={"アヤ": ["薬草"]}).to("scene")
    (herb,) = play.sheet("アヤ").items
    play.edit("アヤ", items=(herb, herb, herb.evolve(id="")))
    copies = play.sheet("アヤ").items
    assert len({copy.id for copy in copies}) == 3
    assert copies[0] == herb
    play.session.back()
    assert play.sheet("アヤ").items == (herb,)
    play.session.forward()
    assert play.sheet("アヤ").items == copies
    again = play_session(play.company, play.path.file)
    assert again.resume().disallowed is None
    assert again.playing.state("session") == play.state
    play.do("use", who="アヤ", copy_id=copies[2].id, targets=["アヤ"])


def test_secret_given_on_sheet_is_offered_no_more() -> None:
    """CM-AMB-44, CM-DATA-13: one copy of a secret each."""
    play = Play().to("scene")
    play.do("log_meeting", who="アヤ", other="粉屋")
    assert "アヤ:約束" in play.see("offers")
    play.edit("アヤ", items=({"card": "secret", "choice": "約束"},))
    assert "アヤ:約束" not in play.see("offers")


def test_open_check_computes_with_edited_sheets_until_numbers_are_frozen() -> None:
    """CM-CHK-05, CM-AMB-75."""
    play = Play(cards={"アヤ": ["双撃"]}).to("scene")
    play.do("use", who="アヤ", copy="双撃", targets=["トウマ"])
    state = ({"name": "鈍足", "effects": ({"stat": "skill", "scope": "kind", "ref": "回避", "amount": -4},)},)
    play.edit("トウマ", states=state)
    assert play.see("difficulty") == 6
    play.do("choose", option="roll")
    play.edit("トウマ", states=())
    assert play.see("difficulty") == 6


def test_check_without_computable_numbers_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """CM-CHK-05: a field of the campaign became 0, by which a card divides."""
    rate = ProfileField(id="rate", label="割合", kind=FieldKind.NUMBER)
    twin = next(card for card in campaign.CARDS if card["id"] == "twin")
    judge = {"kind": "over", "of": {"kind": "const", "value": 20}, "by": {"kind": "ref", "id": "own.rate"}}
    made = campaign.definition()
    odd = {**twin, "id": "odd", "name": "奇手", "check": {"judge": judge, "difficulty": {"kind": "const", "value": 5}}}
    cards = [*made.lists["cards"], odd]
    own = SYSTEM.game(made.evolve(lists={**made.lists, "cards": cards}, profile=(rate,)))
    monkeypatch.setattr(campaign, "game", lambda settings=None: own)
    play = Play(cards={"アヤ": ["奇手"]}, sheets={"アヤ": {"own": {"rate": 2}}}).to("scene")
    play.do("use", who="アヤ", copy="奇手", targets=["トウマ"])
    assert play.see("judge") == 10
    play.edit("アヤ", own={"rate": 0})
    assert (check(play.state), lines(play)[-1]) == (None, "いまの行為をやめました。")


def test_battle_alone_and_session_exclude_each_other() -> None:
    """CM-SCN-09: a session has its battles in its scenes; a battle alone would take its characters out of them."""
    play = Play().to("scene")
    assert play.session.playing.possible == ()
    cast, who = play.see("cast"), [ids("アヤ"), ids("影")]
    with pytest.raises(Refusal) as refused:
        play.session.begin("battle", who)
    assert refused.value.problem.code == "excluded"
    assert (play.session.playing.running, play.see("cast")) == (("session",), cast)
    play.do("start_battle", gm=True)
    assert play.see("process") == "setup"
    play.session.close("session")
    assert set(play.session.playing.possible) == {"battle", "session"}
    play.session.begin("battle", who)
    assert play.session.playing.possible == ()
    with pytest.raises(Refusal) as refused:
        play.session.begin("session", who)
    assert refused.value.problem.code == "excluded"
    assert play.session.playing.running == ("battle",)


@pytest.mark.parametrize("engine", ["battle", "session"])
def test_closing_engine_takes_ap_and_hexes_off_sheets(engine: str) -> None:
    """CM-PARAM-02: AP is −1 outside battle; undo and a restart agree."""
    play = Play().to("battle")
    if engine == "battle":
        play.session.close("session")
        play.session.begin("battle", [ids("アヤ"), ids("影")])
    play.session.play(engine, {"kind": "end_setup"})
    play.session.play(engine, {"kind": "all_to", "hex": 37})
    before = play.company.sheets["aya"]
    assert isinstance(before, CommonSheet)
    assert (before.ap, before.hex) == (9, 37)
    play.session.close(engine)
    for who in ("aya", "shadow"):
        sheet = play.company.sheets[who]
        assert isinstance(sheet, CommonSheet)
        assert (sheet.ap, sheet.hex) == (-1, None)
    play.session.back()
    assert (play.company.sheets["aya"], play.session.playing.running) == (before, (engine,))
    play.session.forward()
    again = play_session(play.company, play.path.file)
    assert again.resume().disallowed is None
    assert again.history.play == play.session.history.play
    assert again.playing.running == ()


def test_file_edited_elsewhere_counts_in_play() -> None:
    play = Play().to("battle")
    before = play.company.sheets["aya"]
    play.company.sheets["aya"] = before.evolve(hex=12, level=3, name="あや")
    play.session.found(before, play.company.sheets["aya"])
    assert play.session.log().entries[-1].kind == FOUND
    assert (play.state.sheets["aya"].hex, play.state.sheets["aya"].level) == (12, 3)
    assert "あや" in [one.name for one in SESSION.project(play.state, GM).people]


@pytest.mark.parametrize("place", ["start", "setup", "move", "pick", "scene", "turn:アヤ"])
def test_sheet_that_breaks_the_rules_never_stops_play(place: str) -> None:
    """A PC who became an NPC, unknown cards, numbers out of every range."""
    play = Play(cards={"アヤ": ["双撃", "剣"], "影": ["斬撃"]}).to(place)
    play.edit("アヤ", is_pc=False, level=-5, ap=-40, hex=37, max_ap_base=0, area="どこか", name="")
    play.edit("影", is_pc=True, abilities=({"card": "gone"}, {"card": "gone"}), effects=(), cp=999, player="石黒")
    play.edit("シズ", items=({"card": "secret", "choice": "ない"},) * 3, states=({"name": ""},), name="トウマ")
    for viewer in (GM, Viewer(), Viewer(sheet="aya")):
        SESSION.project(play.state, viewer)
    for move in SESSION.legal(play.state):
        if move.event not in ("use", "search", "throw", "choose", "place_token", "equip", "acquire", "buy", "mark"):
            SESSION.apply(play.state, play.engine.events.validate_python({"kind": move.event, **dict(move.args)}))
    assert SESSION.advance(play.state) is play.state


def test_advance_returns_the_same_state_where_nothing_follows() -> None:
    play = Play(cards={"アヤ": ["双撃"]})
    for place in ("setup", "move", "pick", "scene", "battle", "turn:アヤ"):
        assert play.engine.advance(play.state) is play.state
        getattr(play, f"to_{place.partition(':')[0]}")(place.partition(":")[2])
        assert play.engine.advance(play.state) is play.state


def test_newcomer_reads_the_sheet_as_it_is() -> None:
    """CM-AMB-95, CM-AMB-56: the event names the sheet alone."""
    play = Play().to("scene")
    play.join(person("ロク", memo="旅の者"))
    assert play.events[-1].model_dump() == {"kind": "join", "who": ids("ロク"), "gm": False, "note": ""}
    play.edit("ロク", memo="仲間")
    assert play.sheet("ロク").memo == "仲間"


def some_edit(rng: Random, sheet: CommonSheet) -> dict[str, Any]:
    """Return what somebody may write on a sheet in the middle of play."""
    copies = tuple(CopyRow(card=card) for card in rng.choices(("slash", "move", "herb", "gone", "max_ap_up"), k=2))
    edits: tuple[dict[str, Any], ...] = (
        {"area": rng.choice(("広場", "小屋", "", "どこか"))},
        {"hostile": rng.random() < 0.5, "battle_capable": rng.random() < 0.8},
        {"ap": rng.randint(-3, 30), "hex": rng.choice((None, 1, 37))},
        {"max_ap_base": rng.randint(0, 12)},
        {"level": rng.randint(0, 4), "cp": rng.randint(0, 5), "assets": rng.randint(0, 9)},
        {"abilities": (*sheet.abilities, *copies)},
        {"items": sheet.items[1:] if rng.random() < 0.5 else (*sheet.items, *sheet.items)[:40]},
        {"items": (*sheet.items, CopyRow(card="secret", choice="約束"))[:40]},
        {"effects": (), "states": ({"name": "毒", "effects": ({"stat": "max_ap", "amount": -4},)},)},
        {"visited": ("小屋", "墓地"), "met": ("粉屋",)},
        {"name": sheet.name + "改", "is_pc": not sheet.is_pc},
        {"memo": f"{rng.random()}"},
    )
    return rng.choice(edits)


@pytest.mark.parametrize("seed", seeds(3))
def test_play_agrees_with_sheets_whatever_is_edited(seed: int) -> None:
    rng, play = Random(seed), Play(cards=HANDS)
    for number in range(90):
        with contextlib.suppress(Refusal):
            one_thing(rng, play)
        state = play.state
        assert SESSION.advance(state) is state
        assert state.sheets == {who: play.company.sheets[who] for who in state.members}
        for sheet in state.sheets.values():
            assert len({copy.id for copy in sheet.copies} - {""}) == len(sheet.copies)
            assert sheet.id not in state.cast or sheet.area == state.scene_area
        for viewer in (GM, Viewer(), Viewer(sheet="aya")):
            SESSION.project(state, viewer)
        if number % 30 == 29:
            again = play_session(play.company, play.path.file)
            assert again.resume().disallowed is None
            assert again.playing.state("session") == state


def one_thing(rng: Random, play: Play) -> None:
    """Edit a sheet, take something back, or play on."""
    dice = rng.random()
    if dice < 0.25:
        sheet = play.company.sheets[rng.choice(play.state.members)]
        edit(play.session, play.company, sheet.evolve(**some_edit(rng, sheet)))
    elif dice < 0.35:
        play.session.back()
        if not play.session.playing.running:
            play.session.forward()
    elif dice < 0.4:
        play.session.forward()
    else:
        moves = [move for move in SESSION.legal(play.state) if move.event != "end_scenario"]
        onward = [move for move in moves if move.primary]
        move = rng.choice(onward if onward and rng.random() < 0.5 else moves)
        play.session.play("session", plain(completed(play.state, move, rng)))
