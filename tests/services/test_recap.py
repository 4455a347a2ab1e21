"""The summary of a session and the two editions of its replay, in all five systems."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.core.prepared.gm_notes import CustomState
from desktop.core.problem import Refusal
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.outcome import Change
from desktop.core.value import Viewer, at
from desktop.core.words import Words
from desktop.models.play.recap import recap
from desktop.services.journal.journal import Journal, Log
from desktop.services.journal.replay import replay
from desktop.services.journal.replay_styles import Recap, RecapPerson, RecapRow, Style
from desktop.services.play.play_session import PlaySession
from desktop.services.play.recap import starts
from desktop.services.text.catalogue import Catalogue
from tests.play_sessions import Company, edit

SYSTEMS = tuple(info.id for info in Catalogue())
STYLES: tuple[Style, ...] = ("text", "markdown", "html")
NUMBERS = {
    "common": "cp",
    "d20fate": "fate_dice",
    "d6game": "fate",
    "enishi": "sp",
    "kotodama": "karma",
    "blank": "points",
}
"""A public number of each system."""
FIRST = datetime(2026, 11, 20, 19, 0, tzinfo=UTC)


class Ticking:
    """A clock that continues by one second each time it is asked."""

    def __init__(self) -> None:
        self.now = FIRST

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


def company(system_id: str, villain: str = "黒幕", notes: str = "") -> Company:
    rule_system = Catalogue().system(system_id)
    game = rule_system.game()
    ids = [f"{n:032x}" for n in range(4)]
    sheets = [rule_system.randomise(game, Random(n)).evolve(id=ids[n], name=f"人物{n}", is_pc=True) for n in range(3)]
    npc = rule_system.randomise(game, Random(9)).evolve(id=ids[3], name=villain, is_pc=False, gm_notes=notes)
    return Company(rule_system, [*sheets, npc], game)


def night(people: Company, file: Path) -> PlaySession:
    clock = Ticking()
    journal = Journal(file, clock)
    return PlaySession(people.system, lambda: people.game, journal, people, Words())


def recap_of(people: Company, play_session: PlaySession, **how: Any) -> Recap:
    found = recap(people.system, people.game, play_session.log(), people.all_sheets(), Words(), **how)
    assert found is not None
    return found


def move(people: Company, play_session: PlaySession, who: str, field: str, by: int) -> None:
    sheet = people.sheet(who)
    assert sheet is not None
    before = at(sheet, field)
    play_session.change([Change(sheet=who, field=field, before=before, after=before + by)], "手で")


def play(play_session: PlaySession, name: str, rng: Random, steps: int) -> None:
    """Take some steps as N and the tray do; what the rules still ask for is left out."""
    for _ in range(steps):
        check = play_session.playing.check(name)
        if check is not None and check.wants is not None:
            faces = list(RandomDice(rng).throw(check.wants.sides).values)
            play_session.play(name, {"kind": "throw", "faces": faces})
            continue
        offers = [offer for offer in play_session.playing.offers(name) if offer.complete]
        primary = [offer for offer in offers if offer.primary] or offers[-1:]
        with suppress(Refusal):
            play_session.play(name, dict(primary[0].event))


@pytest.mark.parametrize("system", SYSTEMS)
def test_recap_lists_session_changes_by_character(system: str, tmp_path: Path) -> None:
    people = company(system)
    play_session = night(people, tmp_path / "log.jsonl")
    ids, field = list(people.sheets), NUMBERS[system]
    move(people, play_session, ids[0], field, 5)
    play_session.begin("session", ids[:2])
    assert not any(row.title for person in recap_of(people, play_session, secrets=False).people for row in person.rows)
    before = at(people.sheets[ids[0]], field)
    move(people, play_session, ids[0], field, 2)
    move(people, play_session, ids[0], field, -1)
    move(people, play_session, ids[2], field, 3)  # a character outside the session
    move(people, play_session, ids[3], field, 4)
    found = recap_of(people, play_session, secrets=True)
    assert [person.name for person in found.people] == ["人物0", "人物2", "黒幕"]
    rows = {person.name: [(row.before, row.after) for row in person.rows] for person in found.people}
    assert (str(before), str(before + 1)) in rows["人物0"]
    now = at(people.sheets[ids[2]], field)
    assert (str(now - 3), str(now)) in rows["人物2"]
    assert [person.name for person in recap_of(people, play_session, secrets=False).people] == ["人物0", "人物2"]


@pytest.mark.parametrize(("state", "news"), [("done", False), ("downed", True)])
def test_recap_leaves_out_positions_within_a_round(state: str, news: bool, tmp_path: Path) -> None:
    """KO-SHT-05: 行動完了 passes with the round, 戦闘不能 does not."""
    people = company("kotodama")
    play_session = night(people, tmp_path / "log.jsonl")
    who = next(iter(people.sheets))
    play_session.begin("session", [who])
    play_session.change([Change(sheet=who, field="char_state", before="unacted", after=state)], "手で")
    titles = [row.title for person in recap_of(people, play_session, secrets=False).people for row in person.rows]
    assert ("状態" in titles) is news


def test_experience_is_summarised_as_its_total(tmp_path: Path) -> None:
    """EN-XP-01: five ticks of four people were twenty lines of the GM's summary."""
    people = company("enishi")
    play_session = night(people, tmp_path / "log.jsonl")
    who = next(iter(people.sheets))
    play_session.begin("session", [who])
    play_session.play("session", {"kind": "stage", "stage": "last", "confirm": True, "gm": True})
    before = people.sheets[who].xp_total  # type: ignore[attr-defined]
    play_session.play("session", {"kind": "tick", "who": who, "item": "led"})
    play_session.play("session", {"kind": "end_stage"})
    play_session.play("session", {"kind": "close"})
    rows = [row for person in recap_of(people, play_session, secrets=True).people for row in person.rows]
    assert [(row.title, row.after) for row in rows] == [("獲得経験点", str(before + 1))]


def test_earlier_session_is_summarised_as_it_ended(tmp_path: Path) -> None:
    people = company("enishi")
    play_session = night(people, tmp_path / "log.jsonl")
    who = next(iter(people.sheets))
    play_session.begin("session", [who])
    move(people, play_session, who, "xp_total", 2)
    play_session.close("session")
    play_session.begin("session", [who])
    move(people, play_session, who, "xp_total", 5)
    first, second = starts(play_session.log())
    rows = recap_of(people, play_session, secrets=True, start=first, end=second).people[0].rows
    assert [(row.title, row.before, row.after) for row in rows] == [("獲得経験点", "0", "2")]
    rows = recap_of(people, play_session, secrets=True).people[0].rows
    assert [(row.title, row.before, row.after) for row in rows] == [("獲得経験点", "2", "7")]


def test_undone_changes_and_empty_play_give_no_recap(tmp_path: Path) -> None:
    people = company("enishi")
    play_session = night(people, tmp_path / "log.jsonl")
    assert recap(people.system, people.game, play_session.log(), people.all_sheets(), Words(), secrets=True) is None
    who = next(iter(people.sheets))
    move(people, play_session, who, "xp_total", 2)
    assert recap_of(people, play_session, secrets=True).people[0].rows[0].after == "2"
    play_session.back()
    play_session.note("夜は更けた")
    assert recap_of(people, play_session, secrets=True).people == ()


def test_recap_without_a_session_uses_the_last_play_session(tmp_path: Path) -> None:
    people = company("enishi")
    clock = Ticking()
    journal = Journal(tmp_path / "log.jsonl", clock)
    play_session = PlaySession(people.system, lambda: people.game, journal, people, Words())
    who = next(iter(people.sheets))
    move(people, play_session, who, "xp_total", 2)
    clock.now += timedelta(days=14)
    move(people, play_session, who, "xp_total", 3)
    rows = recap_of(people, play_session, secrets=True).people[0].rows
    assert [(row.before, row.after) for row in rows] == [("2", "5")]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_recap_for_players_is_independent_of_gm_secrets(system: str, style: Style, tmp_path: Path) -> None:
    """Non-interference: name, notes, numbers and states of a concealed character change nothing that a player reads."""
    texts = []
    for number, (villain, notes, secret) in enumerate((("黒幕", "甲", "毒"), ("白い影武者", "乙", "祝福"))):
        people = company(system, villain, notes)
        play_session, rng = night(people, tmp_path / f"{number}.jsonl"), Random(7)
        ids = list(people.sheets)
        play_session.gm_notes.note(f"{villain}は橋の下にいる", gm=True)
        play_session.gm_notes.begin(CustomState(id="a", name=secret, who=ids[3]))
        play_session.begin("session", ids[:3])
        play(play_session, "session", rng, 12)
        move(people, play_session, ids[0], NUMBERS[system], 1)
        play_session.gm_notes.end(play_session.gm_notes.marks[0])
        edit(play_session, people, people.sheets[ids[3]].evolve(gm_notes=secret, memo=villain))
        play_session.gm_notes.note("橋は落ちた", gm=False)
        log = play_session.log()
        texts.append(replay(log, "夜", style, recap=recap_of(people, play_session, secrets=False)))
        whole = replay(log, "夜", style, secrets=True, recap=recap_of(people, play_session, secrets=True))
        assert villain in whole
        assert secret in whole
        assert "橋は落ちた" in texts[-1]
    assert texts[0] == texts[1]
    for word in ("黒幕", "影武者", "毒", "祝福"):
        assert word not in texts[0]


@pytest.mark.parametrize("system", SYSTEMS)
def test_private_fields_are_absent_from_players_recap(system: str, tmp_path: Path) -> None:
    people = company(system)
    play_session = night(people, tmp_path / "log.jsonl")
    ids = list(people.sheets)
    play_session.begin("session", ids)
    edit(play_session, people, people.sheets[ids[0]].evolve(memo="裏切るつもり", gm_notes="知っている"))
    assert recap_of(people, play_session, secrets=False).people == ()
    values = [row.after for person in recap_of(people, play_session, secrets=True).people for row in person.rows]
    assert {"裏切るつもり", "知っている"} <= set(values)


@pytest.mark.parametrize(("system", "points", "start"), [
    ("common", "cp", ""), ("enishi", "xp_total", "raise:"), ("d6game", "", "skill:"), ("blank", "points", "skill:"),
    ("blank", "points", "ability:"),
])  # fmt: skip
def test_players_recap_has_bought_skills(system: str, points: str, start: str, tmp_path: Path) -> None:
    people = company(system)
    play_session = night(people, tmp_path / "log.jsonl")
    rich = people.sheets[f"{0:032x}"].evolve(**{points: 60} if points else {})
    people.write(rich)
    play_session.begin("session", list(people.sheets))
    offers = people.system.growth(rich, people.game)
    offer = next(one for one in offers if one.id.startswith(start) and one.legal)
    edit(play_session, people, people.system.grow(rich, offer.id, people.game))
    players, gm = (recap_of(people, play_session, secrets=secrets).people for secrets in (False, True))
    assert players == gm != ()


@pytest.mark.parametrize("system", SYSTEMS)
def test_open_fields_exist_on_the_sheet(system: str) -> None:
    rule_system = Catalogue().system(system)
    assert set(rule_system.open_fields) <= set(rule_system.sheet_type.model_fields)
    assert not {"memo", "gm_notes", "own", "rulings", "history"} & set(rule_system.open_fields)


@pytest.mark.parametrize("system", [s for s in SYSTEMS if Catalogue().system(s).battle is not None])
def test_battle_rounds_are_headings_above_its_end(system: str, tmp_path: Path) -> None:
    people = company(system)
    play_session, rng = night(people, tmp_path / "log.jsonl"), Random(3)
    play_session.note("まえがき")
    play_session.begin("battle", list(people.sheets))
    reached = 0
    for _ in range(120):
        shown = play_session.playing.shown("battle", Viewer(gm=True))
        assert shown is not None
        reached = shown.round or 0
        if reached >= 2:
            break
        play(play_session, "battle", rng, 1)
    assert reached
    play_session.close("battle")
    lines = replay(play_session.log(), "夜").splitlines()
    heads = [line for line in lines if line.startswith(("■", "◇"))]
    scene = next(line for line in heads if line.startswith("■"))
    rounds = [line for line in heads if line.startswith("◇")]
    assert scene
    assert lines.index("　　まえがき") < lines.index(scene)
    assert [line.split()[2] for line in rounds] == [str(n + 1) for n in range(reached)]
    assert lines.index(rounds[-1]) < next(n for n, line in enumerate(lines) if "戦闘を終えました。" in line)


def test_gm_headings_and_notes_appear_where_they_were_written(tmp_path: Path) -> None:
    people = company("d20fate")
    play_session = night(people, tmp_path / "log.jsonl")
    play_session.begin("session", list(people.sheets))
    play_session.gm_notes.head("第一場　霧の駅")
    memo = play_session.gm_notes.note("駅長は無口", gm=False)
    play_session.gm_notes.note("駅長はおしゃべり", gm=False, instead=memo.id)
    gone = play_session.gm_notes.note("まちがい", gm=False)
    play_session.gm_notes.drop(gone.id)
    play_session.close("session")
    play_session.note("またね")
    text = replay(play_session.log(), "夜")
    assert "■ 第一場　霧の駅" in text
    assert text.index("■ 第一場") < text.index("駅長はおしゃべり") < text.index("またね")
    assert "無口" not in text
    assert "まちがい" not in text


def test_recap_is_appended_as_plain_text_in_every_style() -> None:
    rows = (RecapRow("L<b>P", "6", "*4*\n# x"),)
    found = Recap("まとめ", "2026-11-20 19:00", (RecapPerson("a", "七海 & <i>", True, rows),))

    assert replay(Log(), "夜", recap=found).endswith(
        "■ まとめ　2026-11-20 19:00\n\n◇ 七海 & <i>\n　　L<b>P　6 → *4* # x\n"
    )
    marked = replay(Log(), "夜", "markdown", recap=found)
    assert "## まとめ" in marked
    assert "- L\\<b\\>P：6 → \\*4\\* \\# x" in marked
    page = replay(Log(), "夜", "html", recap=found)
    assert "<h3>七海 &amp; &lt;i&gt;</h3>" in page
    assert "<td>L&lt;b&gt;P</td>" in page
