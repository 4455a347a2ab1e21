"""Battles and sessions in a play session: journal, sheets and states agree after any steps and undo."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import Refusal
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Asked
from desktop.core.value import Viewer, at
from desktop.core.view_models import Offer
from desktop.services.play.history import History
from desktop.services.play.play_session import PlaySession
from desktop.services.storage.file_errors import FileError
from desktop.services.text.catalogue import Catalogue
from tests.example_budget import SHARE
from tests.play_sessions import Company, edit, play_session

GM = Viewer(gm=True)
DICE = ("throw", "choose", "changed")
ENGINES = tuple(
    (info.id, name)
    for info in Catalogue()
    for name in ("battle", "session")
    if getattr(Catalogue().system(info.id), name) is not None
)


def company(system_id: str, seed: int = 1, many: int = 4) -> Company:
    """Some finished characters of a system with different names, the last one an NPC."""
    rule_system = Catalogue().system(system_id)
    game = rule_system.game()
    people = [
        rule_system.randomise(game, Random(seed + n)).evolve(name=f"人{n}", is_pc=n < many - 1) for n in range(many)
    ]
    return Company(rule_system, people, game)


def event_of(offer: Offer, rng: Random) -> dict[str, Any]:
    """Fill what an offer asks for."""
    event = dict(offer.event)
    for param in offer.asks:
        if param.advanced:
            continue
        if param.choices:
            event[param.id] = rng.choice(param.choices).value
        elif param.kind == "number":
            event[param.id] = min(param.maximum or 3, max(param.minimum or 0, rng.randrange(4)))
        elif param.kind == "switch":
            event[param.id] = rng.random() < 0.5
        else:
            event[param.id] = "何か"
    return event


def step(night: PlaySession, name: str, rng: Random) -> None:
    """Do one thing that could be done: throw, declare, or take an offered step."""
    roll = night.roll
    if roll is not None and roll.open:
        wants = roll.check.wants
        if wants is not None:
            night.post(ThrowEvent(faces=RandomDice(rng).throw(wants.sides).values))
            return
        enabled = [option for option in roll.check.options if option.enabled]
        chosen = next((o for o in enabled if o.primary), enabled[-1]) if rng.random() < 0.7 else rng.choice(enabled)
        night.post(Choose(option=chosen.id))
        return
    offers = [offer for offer in night.playing.offers(name) if not offer.beyond and offer.kind not in DICE]
    if not offers:
        return
    primary = [offer for offer in offers if offer.primary]
    offer = primary[0] if primary and rng.random() < 0.6 else rng.choice(offers)
    try:
        night.play(name, event_of(offer, rng))
    except Refusal:
        if not offer.asks:
            raise  # what is offered and asks for nothing is legal


def by_hand(night: PlaySession, people: Company, rng: Random) -> None:
    """Correct a number on a sheet by hand while engines run."""
    who = rng.choice(list(people.sheets))
    fields = [p for p in people.system.play_fields if "*" not in p and type(at(people.sheets[who], p)) is int]
    if fields:
        field = rng.choice(fields)
        before = at(people.sheets[who], field)
        with contextlib.suppress(Refusal):  # a die has no face 0
            night.change((Change(sheet=who, field=field, before=before, after=max(0, before - 1)),), field)


def start(night: PlaySession, people: Company, name: str) -> None:
    """Begin an engine with all characters."""
    night.begin(name, list(people.sheets))


def states(night: PlaySession) -> dict[str, Any]:
    """The states of running engines."""
    return dict(night.playing.history.play.states)


@pytest.mark.parametrize("system", ["enishi", "d6game", "kotodama"])
def test_concurrent_battle_and_session_have_equal_numbers(system: str, tmp_path: Path) -> None:
    rng, people = Random(3), company(system)
    night = play_session(people, tmp_path / "log.jsonl")
    start(night, people, "session")
    start(night, people, "battle")
    for count in range(40):
        if night.playing.over("battle"):
            return  # it only waits to be put away, and shows how it ended
        step(night, "battle", rng)
        if count % 6 == 3:
            by_hand(night, people, rng)
    fresh = play_session(people, tmp_path / "log.jsonl")
    fresh.resume()
    assert states(fresh) == states(night)
    for engine in ("battle", "session"):
        shown = night.playing.shown(engine, GM)
        for person in shown.people if shown is not None and engine == "battle" else ():
            for gauge in person.gauges:
                if gauge.field and gauge.value is not None:
                    assert at(people.sheets[person.id], gauge.field) == gauge.value


@pytest.mark.parametrize(("system", "name"), ENGINES)
def test_previewed_states_are_reused_when_applied(system: str, name: str, tmp_path: Path) -> None:
    rng, people = Random(3), company(system, 3)
    night = play_session(people, tmp_path / "log.jsonl")
    start(night, people, name)
    engine, same = night.playing.engine(name), 0
    for _ in range(30):
        offers = [o for o in night.playing.offers(name) if o.kind not in DICE and o.complete]
        if not offers or (night.roll is not None and night.roll.open):
            step(night, name, rng)
            continue
        event, before = dict(rng.choice(offers).event), night.playing.state(name)
        try:
            foreseen = night.playing.what_if(name, event)
        except Refusal:
            continue  # one value alone would do, another is wanted as well
        night.play(name, event)
        assert foreseen == engine.project(engine.apply(before, engine.events.validate_python(event)), GM)
        same += night.playing.shown(name, GM) is foreseen
    assert same


def test_a_refused_step_leaves_no_trace(tmp_path: Path) -> None:
    people = company("enishi")
    night = play_session(people, tmp_path / "log.jsonl")
    start(night, people, "battle")
    before, lines = states(night), len(night.log().entries)
    with pytest.raises(Refusal):
        night.play("battle", {"kind": "done", "who": next(iter(people.sheets))})
    with pytest.raises(Refusal):
        night.play("battle", {"kind": "nonsense"})
    with pytest.raises(Refusal):
        night.play("session", {"kind": "close"})
    assert states(night) == before
    assert len(night.log().entries) == lines


def test_step_refused_by_the_disk_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people = company("enishi")
    night = play_session(people, tmp_path / "log.jsonl")
    start(night, people, "battle")
    before, sheets = states(night), dict(people.sheets)

    def full(*_: object, **__: object) -> None:
        raise FileError.__new__(FileError)

    monkeypatch.setattr("desktop.services.journal.journal.Journal.append", full)
    with pytest.raises(FileError):
        night.play("battle", {"kind": "turn"})
    assert states(night) == before
    assert people.sheets == sheets


def test_a_ruling_is_written_down_with_its_reason(tmp_path: Path) -> None:
    """EN-OPT-01: the GM may allow what the rules would refuse."""
    people = company("enishi")
    night = play_session(people, tmp_path / "log.jsonl")
    start(night, people, "session")
    event = {"kind": "stage", "stage": "last"}
    with pytest.raises(Refusal):
        night.play("session", event)
    night.play("session", event, "時間がないので")
    assert "GM裁定：時間がないので" in night.log().entries[-1].text


@pytest.mark.parametrize("undone", [False, True])
def test_engine_refused_by_changed_rules_is_removed_and_effects_stay(tmp_path: Path, undone: bool) -> None:
    people = company("enishi")
    file = tmp_path / "log.jsonl"
    night = play_session(people, file)
    start(night, people, "battle")
    night.play("battle", {"kind": "turn"})
    line = night.log().entries[-1]
    by_hand(night, people, Random(1))
    if undone:
        night.play("battle", {"kind": "order", "who": next(iter(people.sheets))})
        night.back()
    sheets = dict(people.sheets)
    with stricter(people, {"kind": "turn"}):
        again = play_session(people, file)
        disallowed = again.resume().disallowed
        assert disallowed is not None
        assert (disallowed.entry.id, disallowed.engine) == (line.id, "battle")
        assert states(again) == {}
        assert people.sheets == sheets
        third = play_session(people, file)
        assert third.resume().disallowed is None  # it is told once
        start(third, people, "battle")
        assert play_session(people, file).resume().disallowed is None


@contextlib.contextmanager
def stricter(people: Company, refused: dict[str, Any]) -> Iterator[None]:
    """Let a battle refuse one event that it used to take, as an update of the rules may."""
    usual = people.system.battle.apply
    never = people.system.battle.events.validate_python(refused)

    def apply(state: Any, event: Any) -> Any:
        if event == never:
            raise Refusal.__new__(Refusal)
        return usual(state, event)

    object.__setattr__(people.system.battle, "apply", apply)
    try:
        yield
    finally:
        object.__setattr__(people.system.battle, "apply", usual)


def test_play_is_the_pure_fold_of_the_journal(tmp_path: Path) -> None:
    rng, people = Random(11), company("d6game")
    night = play_session(people, tmp_path / "log.jsonl")
    start(night, people, "battle")
    for _ in range(15):
        step(night, "battle", rng)
    history = History(people.system)
    assert history.read(night.log()) is None
    assert history.play == night.history.play


def test_loose_check_is_suspended_during_battle_check_and_restored(tmp_path: Path) -> None:
    people = company("enishi")
    night = play_session(people, tmp_path / "log.jsonl")
    hero = next(iter(people.sheets))
    night.prepare(Asked(kind="check", who=hero))
    night.post(ThrowEvent(faces=(4, 4)))
    loose = night.roll
    start(night, people, "battle")
    night.play("battle", {"kind": "turn"})
    night.play("battle", {"kind": "order", "who": hero})
    assert night.roll is not None
    assert night.roll.engine == "battle"
    assert [roll.id for roll in night.suspended] == [loose.id if loose else ""]
    night.take_up(night.suspended[0].id)
    assert night.roll is not None
    assert not night.roll.engine
    assert [roll.engine for roll in night.suspended] == ["battle"]


def test_edit_leaves_the_check_in_the_tray(tmp_path: Path) -> None:
    """A memo typed while a battle asks put the battle's check in the place of one that was being prepared."""
    people = company("enishi")
    night = play_session(people, tmp_path / "log.jsonl")
    hero, other, *_ = people.sheets
    start(night, people, "battle")
    night.play("battle", {"kind": "turn"})
    night.play("battle", {"kind": "order", "who": hero})
    night.prepare(Asked(kind="check", who=other))
    edit(night, people, people.sheets[hero].evolve(memo="夜"))
    assert night.roll is not None
    assert (night.roll.engine, night.roll.asked.who) == ("", other)


@pytest.mark.parametrize(("system", "name"), ENGINES)
@given(seed=st.integers(0, 10_000))
@settings(max_examples=max(2, 6 * SHARE // 100))
def test_every_state_has_a_step_and_settable_numbers(
    system: str, name: str, seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Every state has a legal step, and any number on the strip takes another value."""
    rng, people = Random(seed), company(system, seed % 7)
    night = play_session(people, tmp_path_factory.mktemp("session") / "log.jsonl")
    start(night, people, name)
    engine = night.playing.engine(name)
    for count in range(40):
        if night.playing.over(name):
            return
        check = night.playing.check(name)
        if check is not None:
            assert check.wants is not None or any(option.enabled for option in check.options)
        else:
            assert any(offer.kind not in DICE and not offer.beyond for offer in night.playing.offers(name))
        state = night.playing.state(name)
        for person in engine.project(state, GM).people if count % 5 == 0 else ():
            for gauge in person.gauges:
                if gauge.field and type(gauge.value) is int and gauge.value > 1:
                    change = Change(sheet=person.id, field=gauge.field, before=gauge.value, after=gauge.value - 1)
                    after = night.playing.shown_in(night.playing.follow_changes((change,))[0], name, GM)
                    (own,) = (p for p in after.people if p.id == person.id)
                    assert next(g for g in own.gauges if g.id == gauge.id).value == gauge.value - 1
        step(night, name, rng)


@pytest.mark.parametrize(("system", "name"), ENGINES)
def test_late_joiner_plays_from_the_current_state(system: str, name: str, tmp_path: Path) -> None:
    rng, people = Random(5), company(system, many=5)
    night = play_session(people, tmp_path / "log.jsonl")
    *here, late = people.sheets
    night.begin(name, here)
    for count in range(40):
        if night.playing.over(name):
            night.close(name)
            night.begin(name, here)
        if count >= 3 and night.playing.check(name) is None:
            break
        step(night, name, rng)
    night.join(name, late, "遅れて来た")
    shown = night.playing.shown(name, GM)
    assert shown is not None
    assert late in {person.id for person in shown.people}
    for _ in range(8):
        if not night.playing.over(name):
            step(night, name, rng)
    again = play_session(people, tmp_path / "log.jsonl")
    assert again.resume().disallowed is None
    assert states(again) == states(night)


USED: dict[str, dict[str, object]] = {
    "d6game": {"fate": -2},
    "d20fate": {"fate_dice": 1},
    "enishi": {"gauge_ticks": 1, "bonds": ({"person": "人0", "relation": "trust", "box": True},)},
    "common": {"cp": 1, "level": 2},
    "kotodama": {},
    "blank": {},
}
"""Values that a sheet may hold from an earlier session, besides the start values."""
ZERO: tuple[dict[str, object], ...] = ({"kind": "stage", "stage": "zero"}, {"kind": "end_stage"})
UNDER_WAY: dict[tuple[str, str], tuple[dict[str, object], ...]] = {
    ("enishi", "session"): ZERO,
    ("common", "session"): ({"kind": "begin"},),
}
"""The event from which on characters have start values."""


@pytest.mark.parametrize(("system", "name"), ENGINES)
def test_late_joiner_has_the_same_numbers_on_the_sheet(system: str, name: str, tmp_path: Path) -> None:
    """D20-AMB-26, EN-TMP-01: the sheet has the start numbers of the engine, also after undo."""
    people = company(system, many=5)
    late = list(people.sheets)[2]
    plain = people.sheets[late].model_dump() | USED[system]
    people.sheets[late] = used = type(people.sheets[late]).model_validate(plain)
    night = play_session(people, tmp_path / "log.jsonl")
    night.begin(name, [who for who in people.sheets if who != late])
    for event in UNDER_WAY.get((system, name), ()):
        night.play(name, event)
    night.join(name, late)
    shown = night.playing.shown(name, GM)
    assert shown is not None
    gauges = next(person.gauges for person in shown.people if person.id == late)
    held = {gauge.field: gauge.value for gauge in gauges if gauge.field and gauge.value is not None}
    assert {field: at(people.sheets[late], field) for field in held} == held
    night.back()
    assert people.sheets[late] == used


def test_late_joiners_bonds_are_free(tmp_path: Path) -> None:
    """EN-ENI-10, EN-AMB-79: boxes of the earlier scenario are free for late characters, too."""
    people = company("enishi")
    late = list(people.sheets)[2]
    bonds = ({"person": "人0", "relation": "trust", "box": True},)
    people.sheets[late] = type(people.sheets[late]).model_validate(people.sheets[late].model_dump() | {"bonds": bonds})
    night = play_session(people, tmp_path / "log.jsonl")
    night.begin("session", [who for who in people.sheets if who != late])
    for event in ZERO:
        night.play("session", event)
    night.join("session", late)
    assert [bond["box"] for bond in people.sheets[late].model_dump()["bonds"]] == [False]


def test_returning_character_keeps_fate_dice(tmp_path: Path) -> None:
    """D20-AMB-26: a late character gets three; a returning one keeps the rest, until all are dealt again."""
    people = company("d20fate")
    who = next(iter(people.sheets))
    night = play_session(people, tmp_path / "log.jsonl")
    night.begin("session", list(people.sheets))
    night.play("session", {"kind": "session_start"})
    for _ in range(2):
        night.play("session", {"kind": "stunt", "who": who})
    night.play("session", {"kind": "leave", "who": who})
    night.join("session", who)
    assert at(people.sheets[who], "fate_dice") == 5
    night.play("session", {"kind": "leave", "who": who})
    night.play("session", {"kind": "session_start"})
    night.join("session", who)
    assert at(people.sheets[who], "fate_dice") == 3


def test_check_and_changed_sheet_show_same_values(tmp_path: Path) -> None:
    """A stunt while the window of a loose check is open: sheet, session and journal count it, also back and forth."""
    people = company("d20fate")
    who = next(iter(people.sheets))
    night = play_session(people, tmp_path / "log.jsonl")
    night.begin("session", list(people.sheets))
    night.play("session", {"kind": "session_start"})
    night.prepare(Asked(kind="check", who=who, params={"subject": "str", "dc": 25}))
    night.post(ThrowEvent(faces=(2,)))
    night.play("session", {"kind": "stunt", "who": who})
    night.post(Choose(option="reroll"))
    night.post(ThrowEvent(faces=(3,)))
    night.post(Choose(option="confirm"))

    def fate_values(play_session: PlaySession) -> tuple[int, int]:
        shown = play_session.playing.shown("session", GM)
        assert shown is not None
        (gauge,) = next(person.gauges for person in shown.people if person.id == who)
        assert gauge.value is not None
        return gauge.value, at(people.sheets[who], "fate_dice")

    assert fate_values(night) == (3, 3)
    night.back()
    assert fate_values(night) == (4, 4)
    night.forward()
    assert fate_values(night) == (3, 3)
    again = play_session(people, tmp_path / "log.jsonl")
    again.resume()
    assert states(again) == states(night)


def rich_party() -> tuple[Any, str]:
    """A party of えにし 2d6 whose first has experience to spend."""
    people = company("enishi")
    who = next(iter(people.sheets))
    rich = people.sheets[who].model_dump() | {
        "xp_total": 60, "skills": {}, "sp": 6, "lp": 6, "clv": 2, "wealth": 5, "is_pc": True,
    }  # fmt: skip
    people.sheets[who] = type(people.sheets[who]).model_validate(rich)
    return people, who


def test_growth_in_a_session_keeps_values_within_the_maximum(tmp_path: Path) -> None:
    """EN-AMB-32, EN-REC-06: SP rises with its maximum in the session as on the sheet, and its end fills no more."""
    people = company("enishi")
    who = next(iter(people.sheets))
    rule_system, game = people.system, people.game
    rich = people.sheets[who].model_dump() | {"xp_total": 60, "skills": {}, "sp": 6, "lp": 6, "clv": 2}
    people.sheets[who] = type(people.sheets[who]).model_validate(rich)
    night = play_session(people, tmp_path / "log.jsonl")
    night.begin("session", list(people.sheets))
    for purchase in ("new:will", "raise:will", "new:vigour"):
        edit(night, people, rule_system.grow(people.sheets[who], purchase, game))
        shown = night.playing.shown("session", GM)
        assert shown is not None
        gauges = {g.field: g.value for g in next(p.gauges for p in shown.people if p.id == who)}
        assert (gauges["sp"], gauges["lp"]) == (at(people.sheets[who], "sp"), at(people.sheets[who], "lp"))
    night.play("session", {"kind": "close", "gm": True})
    assert (at(people.sheets[who], "sp"), at(people.sheets[who], "lp")) == (8, 7)


def test_bought_level_and_wealth_reach_running_engines(tmp_path: Path) -> None:
    """EN-GRW-01, EN-AMB-73: session and battle use the new CLV and wealth."""
    people, who = rich_party()
    rule_system, game = people.system, people.game
    night = play_session(people, tmp_path / "log.jsonl")
    night.begin("session", list(people.sheets))
    night.begin("battle", list(people.sheets))
    for purchase in ("clv", "wealth", "new:will"):
        edit(night, people, rule_system.grow(people.sheets[who], purchase, game))
    night.play("battle", {"kind": "effect", "effect": "full_heal", "payer": who, "receiver": who, "gm": True})
    shown = {name: night.playing.shown(name, GM) for name in ("session", "battle")}
    rows = {name: next(row for row in page.rows if row.id == who) for name, page in shown.items()}  # type: ignore[union-attr]
    sheet: Any = people.sheets[who]
    assert (sheet.clv, sheet.wealth, sheet.sp) == (2, 8, 7)  # 3 bought − 1 paid, 5 + 3, 6 + 1
    numbers = dict(rows["session"].numbers)
    assert (rows["session"].clv, rows["battle"].clv, numbers["wealth"]) == (2, 2, 8)


@pytest.mark.parametrize("restarts", [False, True])
def test_redo_survives_sheet_sync(tmp_path: Path, restarts: bool) -> None:
    """What was bought after a step is taken over anew behind the way back to it: the step could not be done again."""
    people, who = rich_party()
    night = play_session(people, tmp_path / "log.jsonl")
    night.begin("session", list(people.sheets))
    for lp in (4, 3):
        night.play("session", {"kind": "adjust", "who": who, "field": "lp", "value": lp})
        edit(night, people, people.system.grow(people.sheets[who], "clv", people.game))
    before, sheet = states(night), people.sheets[who]
    night.back()
    night.back()
    assert people.sheets[who] != sheet
    night.forward()
    night.forward()
    if restarts:
        night = play_session(people, tmp_path / "log.jsonl")
        night.resume()
    assert states(night) == before
    assert people.sheets[who] == sheet


@pytest.mark.parametrize("restarts", [False, True])
def test_undo_of_growth_leaves_sheet_and_session_the_same(tmp_path: Path, restarts: bool) -> None:
    """EN-GRW-01: after undo of a growth sheet and session have the same LP."""
    people, who = rich_party()
    night = play_session(people, tmp_path / "log.jsonl")
    night.begin("session", list(people.sheets))
    night.play("session", {"kind": "adjust", "who": who, "field": "lp", "value": 3})
    known = [(people.sheets[who], states(night))]
    for purchase in ("new:will", "new:vigour", "clv"):
        edit(night, people, people.system.grow(people.sheets[who], purchase, people.game))
        known.append((people.sheets[who], states(night)))
    if restarts:
        night = play_session(people, tmp_path / "log.jsonl")
        night.resume()
    for sheet, state in known[-2::-1]:
        night.back()
        assert (people.sheets[who], states(night)) == (sheet, state)
    for sheet, state in known[1:]:
        night.forward()
        assert (people.sheets[who], states(night)) == (sheet, state)


@pytest.mark.parametrize(("system", "name"), ENGINES)
def test_returning_character_joins_with_current_sheet(system: str, name: str, tmp_path: Path) -> None:
    """KO-FSM-R13: what became of it meanwhile counts once, in the engine and on the sheet."""
    people = company(system, many=5)
    who = list(people.sheets)[1]
    night = play_session(people, tmp_path / "log.jsonl")
    night.begin(name, list(people.sheets))
    try:
        night.play(name, {"kind": "leave", "who": who})
    except Refusal:
        return  # no character leaves this one for good

    def gauge_values() -> dict[str, int]:
        found = night.playing.shown(name, GM)
        assert found is not None
        own = (p.gauges for p in found.people if p.id == who and not p.gone)
        return {g.field: g.value for g in next(own, ()) if g.field and type(g.value) is int}

    fields = [f for f in people.system.play_fields if "*" not in f and type(at(people.sheets[who], f)) is int]
    for field in fields:
        before = at(people.sheets[who], field)
        with contextlib.suppress(Refusal):  # a die has no face 7
            night.change((Change(sheet=who, field=field, before=before, after=before + 1),), field)
    try:
        night.join(name, who)
    except Refusal:
        return  # a scene is left, not the play session
    held = gauge_values()
    assert held == {field: at(people.sheets[who], field) for field in held}


def test_late_joiner_of_a_round_has_not_acted_on_the_sheet(tmp_path: Path) -> None:
    """KO-FSM-R13: neither the sheet nor the session keeps 行動完了 of the battle before."""
    people = company("kotodama")
    sheets: Any = people.sheets
    who = list(sheets)
    sheets[who[1]] = sheets[who[1]].evolve(char_state="done")
    night = play_session(people, tmp_path / "log.jsonl")
    start(night, people, "session")
    night.begin("battle", [who[0]])
    night.play("battle", {"kind": "start"})
    night.join("battle", who[1])
    assert sheets[who[1]].char_state == "unacted"
    running: list[Any] = [night.playing.state(name) for name in night.playing.running]
    assert {p.state for s in running for p in s.people if p.id == who[1]} == {"unacted"}
    night.back()
    assert sheets[who[1]].char_state == "done"


@pytest.mark.parametrize("way", ["undo", "bin", "another program"])
def test_sheet_from_the_bin_has_what_was_played_meanwhile(way: str, tmp_path: Path) -> None:
    people = company("enishi")
    file, who = tmp_path / "log.jsonl", next(iter(people.sheets))
    night = play_session(people, file)
    start(night, people, "session")
    lp = at(people.sheets[who], "lp")
    people.to_bin(who)
    night.binned([who])
    night.play("session", {"kind": "adjust", "who": who, "field": "lp", "value": lp - 1})
    night.written()
    if way == "undo":
        night.back(next(entry.id for entry in night.log().entries if entry.kind == "bin"))
    else:
        people.from_bin(who)
    if way == "bin":
        night.restored([who])
    elif way == "another program":
        night = play_session(people, file)
        night.resume()
    assert who not in night.history.play.removed
    assert people.sheets[who] == night.history.sheet(who)
    assert at(people.sheets[who], "lp") == (lp if way == "another program" else lp - 1)


@pytest.mark.parametrize("system", ["d6game", "enishi", "kotodama"])
def test_session_reads_the_effects_of_a_line_that_changed_rules_refuse(system: str, tmp_path: Path) -> None:
    rng, people = Random(0), company(system, 0)
    night = play_session(people, tmp_path / "log.jsonl")
    start(night, people, "session")
    start(night, people, "battle")
    for _ in range(40):
        if not night.playing.over("battle"):
            step(night, "battle", rng)
    lines = [
        e for e in night.log().entries if e.data.get("engine") == "battle" and {"event", "changes"} <= e.data.keys()
    ]
    for line in lines[:8]:
        history = History(people.system)
        with stricter(people, line.data["event"]):
            assert history.read(night.log()) is not None
        assert history.play.states.keys() == {"session"}
        assert history.sheets() == night.history.sheets()
        state = history.play.bound("session", history.play.known(history.first))
        assert people.system.session.advance(state) is state


def test_session_begins_with_numbers_that_the_rules_allow(tmp_path: Path) -> None:
    """CM-AMB-58: AP above MAXAP, from a sheet that was edited, is cut as the session begins, and undo restores it."""
    people = company("common")
    who = next(iter(people.sheets))
    ap = people.system.derive(people.sheets[who], people.game)["max_ap"].value
    people.sheets[who] = above = people.sheets[who].evolve(ap=ap + 5)
    night = play_session(people, tmp_path / "log.jsonl")
    start(night, people, "session")
    assert at(people.sheets[who], "ap") == ap
    night.back()
    assert people.sheets[who] == above
