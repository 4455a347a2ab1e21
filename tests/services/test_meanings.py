"""Which of the things that a line may mean comes first, by its names and by what the scene has done."""

from __future__ import annotations

import pytest

from desktop.core.words import Words
from desktop.services.command_line.meanings import Meaning, addressed, alike, checks, deeds, opponents, ranked
from desktop.services.command_line.named_check import CheckWanted
from desktop.services.command_line.names import BEGUN, HIT, WHOLE, person
from desktop.services.journal.journal import LogEntry
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.language import english

HARU, MIHARI_A, MIHARI_B = (
    person("h", "三枝 ハル", "さえぐさ はる"),
    person("a", "見張り", ""),
    person("b", "見張り", ""),
)
LETTERS = {"h": "H", "a": "O", "b": "T"}


def meant(label: str, score: int, tested: str = "", who: str = "") -> Meaning:
    return Meaning(label, label, score, CheckWanted("check") if tested else None, who=who, tested=tested)


HAKUHEI, HA = meant("白兵", BEGUN, "melee"), meant("ハル", BEGUN, who="h")
WHOLE_NAME, PART = meant("は", WHOLE, "ha"), meant("反射", HIT, "reflexes")


@pytest.mark.parametrize(
    ("done", "first"),
    [
        ((), [WHOLE_NAME, HAKUHEI, HA, PART]),
        ((("h", ""),), [WHOLE_NAME, HA, HAKUHEI, PART]),
        ((("m", "melee"), ("h", "")), [WHOLE_NAME, HAKUHEI, HA, PART]),
        ((("m", "reflexes"),), [WHOLE_NAME, HAKUHEI, HA, PART]),
    ],
)
def test_whole_name_then_this_scene_then_beginning_then_part(
    done: tuple[tuple[str, str], ...], first: list[Meaning]
) -> None:
    assert ranked([PART, HAKUHEI, HA, WHOLE_NAME], done, "m") == first


def test_only_what_this_scene_did_tells_two_beginnings_apart() -> None:
    assert alike([HAKUHEI, HA], (), "m") == [HAKUHEI, HA]
    assert alike([HA, HAKUHEI], (("h", ""),), "m") == [HA]


def entry(who: str, tested: str = "", **data: object) -> LogEntry:
    asked = {"asked": {"kind": "check", "who": who, "params": {"skill": tested, "target": 7}}} if who else {}
    return LogEntry(id=f"{who}{tested}", time="", text="", kind="step", data={**asked, **data})


def test_deeds_are_those_of_the_last_scene_in_the_order_they_were_done_first() -> None:
    begin, scene = entry("", begin={}), LogEntry(id="s", time="", text="駅", kind="scene")
    log = [entry("x", "old"), begin, entry("h", "melee"), entry("m", "melee"), entry("h", "melee")]
    here = (("h", ""), ("h", "check"), ("h", "melee"), ("m", ""), ("m", "check"), ("m", "melee"))
    assert deeds(reversed(log)) == here
    assert deeds(reversed([*log, scene])) == ()
    other = [entry("x", "old", heading={"scene": "駅"}), entry("h", "melee", heading={"scene": "港"})]
    assert deeds(reversed(other)) == here[:3]


def test_name_of_two_is_told_apart_by_the_letter() -> None:
    found = {(one.id, rest) for one, _, rest in addressed("見張り T 運動", (MIHARI_A, MIHARI_B), LETTERS)}
    assert ("b", "運動") in found
    assert ("a", "運動") not in found
    assert [(line, one and one.id) for line, one in opponents("運動 v 見張り", (MIHARI_A, MIHARI_B), LETTERS)] == [
        ("運動 vs 見張り", "a"),
        ("運動 vs 見張り", "b"),
    ]
    assert [one and one.id for _, one in opponents("運動 対 見張り T", (MIHARI_A, MIHARI_B), LETTERS)] == ["b"]


@pytest.mark.parametrize(
    ("line", "where"),
    [("vs haru undou", "undou vs 三枝 ハル"), ("運動 vs h 有利", "運動 有利 vs 三枝 ハル"), ("u v 5 a", "u a vs 5")],
)
def test_opponent_stands_anywhere(line: str, where: str) -> None:
    assert opponents(line, (HARU,), LETTERS)[0][0] == where


@pytest.mark.parametrize("line", ["運動", "うんどう", "ｳﾝﾄﾞｳ", "undou", "undo", "athletics", "athl", "運動9"])
def test_check_is_found_in_every_script(line: str) -> None:
    rule_system = Catalogue().system("d20fate")
    game = rule_system.game()
    kinds = rule_system.check_kinds(rule_system.blank(game), game)
    assert [one.tested for one in checks(line, kinds, (), Words(), english("d20fate"))] == ["athletics"]
