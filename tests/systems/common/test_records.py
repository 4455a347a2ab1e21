"""Scenario files, forms of play, what goes from scenario to scenario, and the GM's helps."""

from __future__ import annotations

import itertools
import json
import tomllib
from typing import Any

import pytest

from desktop import assets
from desktop.core.custom.definition import Definition
from desktop.core.problem import Refusal, Severity
from desktop.core.value import Viewer
from desktop.systems.common import SYSTEM
from desktop.systems.common.authoring import KIND
from desktop.systems.common.engines import SESSION
from desktop.systems.common.scenario import Scenario
from desktop.systems.common.scenario_problems import library_with, scenario_problems
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.carry import at_start, play_form
from desktop.systems.common.session.cycle import undescribed
from desktop.systems.common.session.legal import acquirable
from desktop.systems.common.settings import CommonSettings
from tests.systems.common.campaign import CARDS, SCENARIO, Play, game, kinds, person, scenario

SETTINGS = CommonSettings()


def mistakes(**changes: Any) -> dict[str, str]:
    found = scenario_problems(scenario(**changes), game(), ["アヤ", "シズ"])
    return {p.field: p.code for p in found if p.severity is not Severity.WARN}


def area(name: str, kind: str = "normal", **more: Any) -> dict[str, Any]:
    return {"name": name, "kind": kind, **more}


def test_terms_are_explained() -> None:
    """CM-TERM-01…09: every word of the rules has its line, with the word in its meaning."""
    lines = tomllib.loads(assets.text("systems", "common", "rules.ja.toml"))
    texts = {
        f"CM-TERM-0{n}": word
        for n, word in enumerate(
            ["主人公", "PC", "裁定", "主人公", "GM", "役割", "キャラクター", "1セッション", "1シナリオ"], start=1
        )
    }
    for rule, word in texts.items():
        assert word in lines[rule]["says"], rule


@pytest.mark.parametrize(
    ("mine", "every", "changes", "form"),
    [
        ((), (), {}, "mono"),
        (("x",), ("x",), {}, "star_system"),
        (("x",), ("x",), {"sequel_of": ["x"]}, "campaign"),
        ((), ("x",), {"sequel_of": ["x"]}, "shared_world"),
        ((), ("night",), {}, "if_play"),
        (("night",), ("night",), {}, "if_play"),
        (("y",), ("x", "y"), {"sequel_of": ["x"]}, "star_system"),
        (("x",), ("x",), {"related_to": ["x"]}, None),
        ((), ("x",), {"related_to": ["x"]}, None),
        (("x",), ("x", "night"), {"sequel_of": ["x"]}, "if_play"),
    ],
)
def test_forms_of_play(
    mine: tuple[str, ...], every: tuple[str, ...], changes: dict[str, Any], form: str | None
) -> None:
    """CM-PLAY-01…05, CM-AMB-91, CM-AMB-92: by the past of PL and PC; gaps are left to the GM."""
    assert play_form(scenario(**changes), mine, every, SETTINGS) == form


def test_play_form_without_if_switch_is_campaign() -> None:
    """CM-AMB-92: without the switch the other form is named."""
    plain = CommonSettings(if_wins=False)
    assert play_form(scenario(sequel_of=["x"]), ("x",), ("x", "night"), plain) == "campaign"


def test_a_good_scenario_has_hints_only() -> None:
    """CM-AMB-33: a short window is a hint."""
    assert mistakes() == {}
    hints = [p.code for p in scenario_problems(scenario(), game(), ["アヤ", "シズ"])]
    assert hints == ["range_jumped"]


def test_unknown_people_are_hints_while_the_party_is_unknown() -> None:
    """CM-SEC-05, CM-AMB-95: whose own name it is can only be known with the party."""
    found = scenario_problems(scenario(), game())
    assert [(p.code, p.severity) for p in found if p.code == "missing_name"] == [("missing_name", Severity.WARN)]


def test_all_mistakes_of_a_scenario_at_once() -> None:
    """CM-AMB-95, CM-AREA-06…12, CM-SEC-04…07, CM-DROP-01, CM-DROP-02, CM-AMB-12, CM-AMB-48, CM-AMB-39."""
    found = mistakes(
        areas=[
            area("広場", shop=[{"item": "ない"}, {"item": "秘密:約束"}, {"item": "日記"}]),
            area("広場", drops=[{"item": "秘密:約束", "ability": "ない"}]),
            area("", "unlock"),
            area("A", "unlock", condition={"type": "visited", "area": "ない"}),
            area("B", "unlock", condition={"type": "i_am", "character": "アヤ"}),
            area("C", "unlock", condition={"type": "cycle_range", "min": 5, "max": 3}),
            area("D", "unlock", condition={"type": "cycle_range", "max": -1}),
            area("E", "entry", condition={"type": "has_item", "item": "鍵:ない"}),
            area("F", "entry", condition={"type": "all", "of": []}),
            area("G", "entry", condition={"type": "text", "text": ""}),
            area("H", "entry"),
        ],
        secrets=[{"name": "s", "condition": {"type": "i_succeeded", "area": "広場", "ability": "ない"}}],
        npcs=[{"name": "粉屋", "area": "ない"}],
    )
    assert found == {
        "areas.0.name": "double",
        "areas.1.name": "double",
        "areas.2.name": "name_missing",
        "areas.0.shop.0.item": "unknown_item",
        "areas.0.shop.1.item": "secret_for_sale",
        "areas.0.shop.2.price": "price_missing",
        "areas.1.drops.0.item": "secret_for_sale",
        "areas.1.drops.0.ability": "unknown_ability",
        "areas.2.condition": "condition_missing",
        "areas.3.condition": "missing_name",
        "areas.4.condition": "personal_condition",
        "areas.5.condition": "range_never",
        "areas.6.condition": "range_never",
        "areas.7.condition": "missing_name",
        "areas.8.condition": "empty_condition",
        "areas.9.condition": "empty_condition",
        "areas.10.condition": "condition_missing",
        "secrets.0.condition": "unknown_ability",
        "npcs.0.area": "missing_name",
    }


def test_circular_and_unreachable() -> None:
    """CM-AREA-08, CM-SEC-02: what needs itself in the end is a mistake, what has no source a hint."""
    areas = [
        area("広場"),
        area("A", "unlock", condition={"type": "visited", "area": "B"}),
        area("B", "unlock", condition={"type": "visited", "area": "A"}),
        area("C", "unlock", condition={"type": "visited", "area": "A"}),
        area("蔵", "entry", condition={"type": "has_item", "item": "鍵:蔵"}),
    ]
    found = scenario_problems(scenario(areas=areas, secrets=[], npcs=[]), game(), ["アヤ"])
    assert {p.field: p.code for p in found} == {
        "areas.1.condition": "circular",
        "areas.2.condition": "circular",
        "areas.3.condition": "unreachable",
        "areas.4.condition": "unreachable",
    }


def test_a_circle_through_a_secret_and_a_drop() -> None:
    """CM-SEC-06, CM-AREA-12."""
    areas = [
        area("広場"),
        area(
            "蔵",
            "entry",
            condition={"type": "has_item", "item": "秘密:約束"},
            drops=[{"item": "日記", "ability": "探索"}],
        ),
    ]
    secrets = [{"name": "約束", "condition": {"type": "i_obtained", "item": "日記"}}]
    assert mistakes(areas=areas, secrets=secrets, npcs=[]) == {
        "areas.1.condition": "circular",
        "secrets.0.condition": "circular",
    }


def test_no_area_to_begin_with() -> None:
    """CM-AMB-35: a hint, since the GM may place the PCs."""
    areas = [area("祭り", "unlock", condition={"type": "cycle_range", "min": 3})]
    found = scenario_problems(scenario(areas=areas, secrets=[], npcs=[], keys=[]), game(), ["アヤ"])
    assert "no_first_area" in {p.code for p in found}


@pytest.mark.parametrize("changes", [{"initial_assets": -1}, {"areas": [{"name": "x", "kind": "?"}]}])
def test_impossible_scenarios_do_not_load(changes: dict[str, Any]) -> None:
    """CM-PARAM-04: negative assets are refused."""
    with pytest.raises(ValueError, match="validation error"):
        scenario(**changes)


def test_scenario_keeps_unknown_keys() -> None:
    data = {**SCENARIO, "later": {"x": 1}}
    assert Scenario.model_validate(data).model_dump(mode="json")["later"] == {"x": 1}


def test_renaming_is_followed_everywhere() -> None:
    """CM-AMB-95: names decide, so a rename goes through all conditions."""
    changed = scenario()
    for group, old, new in (("areas", "小屋", "水車"), ("npcs", "粉屋", "主")):
        rows = tuple(row.evolve(name=new) if row.name == old else row for row in getattr(changed, group))
        changed = KIND.renamed(changed.evolve(**{group: rows}), group, old, new)
    text = changed.model_dump_json()
    assert "小屋" not in text
    assert "粉屋" not in text
    assert {p.code for p in scenario_problems(changed, game(), ["シズ"])} == {"range_jumped"}


def test_scenario_cards_take_precedence() -> None:
    """CM-AMB-10: scenario > table; by house rule the other way round."""
    own = [{**CARDS[0], "cost_cp": 9}]
    assert library_with(scenario(cards=own), game()).by_id["slash"].cost_cp == 9
    assert library_with(scenario(cards=own), game({"precedence.scenario_first": False})).by_id["slash"].cost_cp == 1


def test_assets_of_new_and_used_pcs() -> None:
    """CM-PARAM-04, CM-PARAM-09, CM-AMB-19: a new PC gets the scenario's assets, a used one keeps its own."""
    library = library_with(scenario(), game())
    new = at_start(person("アヤ"), scenario(), library, SETTINGS)
    used = person("アヤ", ["剣"], scenarios=({"id": "x"},), assets=0, states=({"name": "毒"},), memo="覚え書き")
    again = at_start(used, scenario(), library, SETTINGS)
    assert (new.assets, again.assets) == (5, 0)
    assert (again.memo, again.states, again.obtained) == ("覚え書き", (), ("剣",))
    assert at_start(used, scenario(), library, CommonSettings(carry_states=True)).states


def test_level_at_the_start_of_a_scenario() -> None:
    """CM-PARAM-06, CM-AMB-18: 0 for every PC; by house rule a played PC keeps the level, a new one has none to keep."""
    library = library_with(scenario(), game())
    new, used = person("アヤ", level=3), person("アヤ", level=3, scenarios=({"id": "x"},))
    for carries, levels in ((False, (0, 0)), (True, (0, 3))):
        house = CommonSettings(carry_level=carries)
        found = tuple(at_start(one, scenario(), library, house).level for one in (new, used))
        assert found == levels


def test_level_is_the_counter() -> None:
    """CM-CYC-03, CM-CYC-07: a PC in play since the start has レベル = 現在のサイクル数."""
    play = Play().to("move")
    for cycles in (2, 6):
        for sheet in play.state.pcs:
            play.do("choose_area", who=sheet.name, area="広場")
        play.do("confirm_moves")
        assert {sheet.level for sheet in play.state.pcs} == {play.state.counter}
        play.do("describe", area="広場")
        play.do("end_scene")
        play.do("close_cycle", confirm=True)
        play.do("elapse", cycles=cycles)


def test_play_and_edits_change_one_sheet() -> None:
    """CM-CARD-03: cards and values come from play; name, notes and rulings are edited beside it."""
    play = Play(cards={"アヤ": ["斬撃"]}).to("scene")
    play.edit("アヤ", memo="途中で書いた")
    play.do("acquire", who="アヤ", card="max_ap_up")
    back = play.company.sheets["aya"]
    assert back == play.sheet("アヤ")
    assert (back.memo, back.cp, kinds(back)) == ("途中で書いた", 1, ["斬撃", "MAXAP増加"])


def test_warnings_and_reminders() -> None:
    """CM-APP-18, CM-AMB-22, CM-APP-15, CM-AREA-02, CM-AMB-51: the GM hears them, players do not."""

    def warnings_for(play: Play, viewer: Viewer) -> list[str]:
        return [str(text) for text in SESSION.project(play.state, viewer).warnings]

    play = Play().to("move")
    for who, where in (("アヤ", "広場"), ("トウマ", "広場"), ("シズ", "小屋")):
        play.do("choose_area", who=who, area=where)
    play.do("confirm_moves")
    assert undescribed(play.state) == ("広場", "小屋")
    assert warnings_for(play, Viewer(gm=True)) == []
    play.do("describe", area="広場")
    left = ["CPが残っています：アヤ 2、トウマ 1。"]
    assert warnings_for(play, Viewer(gm=True)) == [*left, "シズ は別のエリアにいます。"]
    assert warnings_for(play, Viewer()) == []
    silent = Play({"talk.reminder": False}).to("move")
    for event in play.events[2:]:
        silent.session.play("session", event)
    assert warnings_for(silent, Viewer(gm=True)) == left


def test_preview_of_cycles() -> None:
    """CM-APP-14, CM-AMB-33, CM-AMB-28: the choice now is at 0, the next at 0 + n; 6 jumps over 3–5."""
    rows = SESSION.project(Play().to("setup").state, Viewer(gm=True)).windows
    assert [(row.cycles, row.next, row.after) for row in rows] == [(n, 0, n) for n in range(1, 7)]
    assert [row.open_after for row in rows] == [(), (), ("祭り",), ("祭り",), ("祭り",), ()]
    assert [row.jumped for row in rows] == [(), (), (), (), (), ("祭り",)]


def test_session_start_refuses_missing_pcs_and_equal_names() -> None:
    """CM-AMB-93, CM-AMB-94, CM-AMB-95, CM-TERM-01."""
    assert Play(people=["アヤ"]).state.pcs
    with pytest.raises(Refusal, match="PC"):
        Play(people=["粉屋"])
    twins = {"トウマ": {"name": "アヤ"}}
    with pytest.raises(Refusal) as caught:
        Play(sheets=twins)
    assert caught.value.problem.rule == "CM-AMB-95"
    assert len(Play({"names.unique": False}, sheets=twins).state.pcs) == 3
    same = {"トウマ": {"player": "石黒"}}
    assert len(Play(sheets=same).state.pcs) == 3
    with pytest.raises(Refusal) as caught:
        Play({"players.several_pcs": False}, sheets=same)
    assert caught.value.problem.rule == "CM-AMB-94"


def test_use_marks_move_with_the_item() -> None:
    """CM-AMB-78: they stay; by house rule they are cleared."""
    for stay, left in ((True, 1), (False, 0)):
        play = Play({"items.marks_stay": stay}, {"アヤ": ["鈴"]}).to("scene")
        play.do("use", who="アヤ", copy="鈴")
        play.do("hand_over", who="アヤ", copy="鈴", to="トウマ")
        assert play.sheet("トウマ").items[0].used_cycle == left


def test_custom_fields() -> None:
    """CM-AMB-98: the GM counts hit points in an own field; some are carried over, some not."""
    rows = ({"label": "HP", "value": 9, "min": 0, "max": 10, "carry": False}, {"label": "名声", "value": 2})
    play = Play(sheets={"アヤ": {"custom": rows}}).to("scene")
    play.do("set_value", who="アヤ", field="custom.0.value", value=4, note="傷")
    assert play.sheet("アヤ").custom[0].value == 4
    play.do("end_scenario", confirm=True)
    assert [row.value for row in play.sheet("アヤ").custom] == [0, 2]


def test_only_pcs_record_played_scenarios() -> None:
    """CM-AMB-91: forms of play need it; the summary of an NPC would contain nothing else."""
    play = Play().to("scene")
    play.do("end_scenario", confirm=True)
    assert [row.title for row in play.sheet("アヤ").scenarios] == [play.state.scenario.title]
    assert play.sheet("影").scenarios == ()


def test_used_up_card_message_is_secret_like_its_use() -> None:
    """CM-APP-07: a card whose use players know nothing of also ends in secret."""
    play = Play(cards={"アヤ": ["双撃"]}).to("scene")
    play.do("use", who="アヤ", copy="双撃", targets=["トウマ"])
    used = play.state
    step = ev.WordsDone()
    for who, secret in (("aya", False), ("shadow", True)):
        state = used.evolve(action=used.action.evolve(user=who, trial=None, waits=True))
        (line,) = SESSION.log_messages(state, step, state.evolve(action=None))
        assert line.secret is secret


def test_the_sample_scenario_plays() -> None:
    """CM-TERM-09, CM-SEC-03: the sample table, its party and its scenario fit each other."""
    folder = assets.path("systems", "common", "samples")
    table = json.loads((folder / "table.json").read_text(encoding="utf-8"))
    rules = SYSTEM.game(Definition.model_validate(table["definition"]))
    files = sorted((folder / "sheets").glob("*.json"))
    people = [SYSTEM.sheet_type.model_validate_json(path.read_text(encoding="utf-8")) for path in files]
    played = Scenario.model_validate_json((folder / "scenarios" / "mill_night.json").read_text(encoding="utf-8"))
    found = scenario_problems(played, rules, [sheet.name for sheet in people if sheet.is_pc])
    assert [p for p in found if p.severity is not Severity.WARN] == []
    state = SESSION.start(people, rules, scenario=played)
    for data in ({"kind": "begin"}, {"kind": "elapse", "cycles": 2}):
        state = SESSION.apply(state, SESSION.events.validate_python(data))
    assert {sheet.name: sheet.area for sheet in state.sheets.values() if not sheet.is_pc} == {
        "粉屋": "水車小屋",
        "影A": "水車小屋の地下",
        "番犬": "水車小屋の地下",
    }


def test_acquirable_cards_are_computed_once_per_sheet() -> None:
    """An event changes one sheet or none; the lists of the others are the very same (CM-SCN-06)."""
    play = Play().to("scene")
    sheets = {sheet.id: sheet for sheet in play.state.sheets.values()}
    library, settings = play.state.library, play.state.settings
    rounds = [{who: acquirable(sheet, library, settings) for who, sheet in sheets.items()} for _ in range(3)]
    first, *_ = rounds
    pairs = itertools.pairwise(rounds)  # what was kept for others may be let go between two of them
    assert any(all(again[who] is moves for who, moves in before.items()) for before, again in pairs)
    rich = next(sheet for sheet in sheets.values() if first[sheet.id])
    assert set(acquirable(rich.evolve(cp=0), library, settings)) < set(first[rich.id])
