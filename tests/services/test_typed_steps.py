"""Steps of play as typed lines: every kind of every engine, equal to its click."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from desktop.core.fields import literals, parts_of
from desktop.core.problem import Refusal
from desktop.services.command_line.completion import completions
from desktop.services.command_line.fields import JOIN, UNTYPED_FIELDS
from desktop.services.command_line.names import WHOLE, step_words
from desktop.services.command_line.parser import TypedStep, read, write
from desktop.services.command_line.scene import Scene, scene_of
from desktop.services.play.play_session import PlaySession
from desktop.services.play.play_state import NAMES, engine_of
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words as language_words
from tests.example_budget import seeds
from tests.play_sessions import Company, edit, play_session
from tests.systems.test_contract import ANSWERS, mixed

NINE = [(s, m) for s in system_ids() for m in NAMES if engine_of(Catalogue().system(s), m) is not None]
engines = pytest.mark.parametrize(("system", "engine"), NINE)


def begun(system: str, engine: str, folder: Path) -> tuple[PlaySession, Company]:
    """Begin with all but the last, who stays outside."""
    rule_system = Catalogue().system(system)
    company = Company(rule_system, mixed(system), rule_system.game())
    session = play_session(company, folder / "journal.jsonl")
    session.begin(engine, [sheet.id for sheet in company.all_sheets()][:-1])
    return session, company


def scene(play_session: PlaySession, company: Company, engine: str, language: str = "ja", selected: str = "") -> Scene:
    found = scene_of(
        play_session.playing,
        engine,
        language_words(language, company.system.id),
        company.all_sheets(),
        selected=selected or company.all_sheets()[0].id,
    )
    assert found is not None
    return found


def example(kind: str, cls: Any, at: Scene, rng: Random) -> dict[str, Any]:
    """Fill every field of an event with something of its type."""
    event: dict[str, Any] = {"kind": kind}
    for name, info in cls.model_fields.items():
        if name == "kind" or name in UNTYPED_FIELDS:
            continue
        if name == "gm" and rng.random() < 0.5:
            continue
        fixed = [value for value in literals(info) if value]
        if fixed:
            event[name] = rng.choice(fixed)
        elif at.vocabulary.is_person(kind, name):
            person = rng.choice(at.people).id
            event[name] = person if str in parts_of(info.annotation) else [person]
        else:
            event[name] = some(info.annotation, rng)
    return event


def some(annotation: Any, rng: Random) -> Any:
    part = parts_of(annotation)[0]
    if part is bool:
        return rng.random() < 0.5
    if part is int:
        return rng.randint(0, 5)
    if part is str:
        return rng.choice(["扉", "北の 塔", "move", "x=1"])
    if isinstance(part, type) and issubclass(part, BaseModel):
        return {}
    return [] if "tuple" in str(part) else {}


def event_types(play_session: PlaySession, engine: str) -> Any:
    return play_session.playing.engine(engine).events


@engines
@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_kind_of_step_can_be_typed(system: str, engine: str, language: str, tmp_path: Path) -> None:
    play_session, company = begun(system, engine, tmp_path)
    at, rng = scene(play_session, company, engine, language), Random(system + engine)
    for kind, cls in at.types.items():
        if kind in ("join", "refresh"):
            who = (at.others if kind == "join" else at.people)[-1]
            company.sheets[who.id] = company.sheets[who.id].evolve(name="別の名")
            found = read(f"{at.vocabulary.step(kind).text(at.words)} {who.label}", at)
            assert found is not None, kind
            assert found.event["kind"] == kind
            event_types(play_session, engine).validate_python(dict(found.event))
            continue
        for _ in range(5):
            event = example(kind, cls, at, rng)
            line = write(event, at)
            found = read(line, at)
            assert found is not None, line
            assert {**found.event, **event} == found.event, line


@engines
def test_step_names_are_distinct(system: str, engine: str) -> None:
    words = step_words(system)
    played = engine_of(Catalogue().system(system), engine)
    assert played is not None
    from desktop.core.rolls.asking import event_types as types_of

    kinds = types_of(played.events)
    for kind in kinds:
        name = words.step(kind)
        assert name.label, kind
        assert [k for k in kinds if words.step(k).fits(name.label) == WHOLE] == [kind]
        assert [k for k in kinds if words.step(k).fits(kind) == WHOLE] == [kind]
        assert words.step(kind).fits(name.reading or name.label) == WHOLE
    for kind, cls in kinds.items():
        if kind in ("join", "refresh"):
            continue
        fields = [words.field(name).label for name in cls.model_fields if name not in ("kind", *UNTYPED_FIELDS)]
        assert all(fields), (kind, list(cls.model_fields))
        assert len(set(fields)) == len(fields), (kind, fields)


@engines
@pytest.mark.parametrize("seed", seeds(3))
def test_typed_is_clicked(system: str, engine: str, seed: int, tmp_path: Path) -> None:
    """Along a walk, each offer's line is read as the offer's own event; what was read before, at every third step."""
    play_session, company = begun(system, engine, tmp_path)
    rng, typed, before = Random(seed), 0, set[tuple[str, str]]()
    for number in range(25):
        at = scene(play_session, company, engine)
        ready = []
        for offer in at.offers:
            asked = {n: v for n, v in ANSWERS.get(offer.kind, {}).items() if n in at.types[offer.kind].model_fields}
            event = json.loads(json.dumps({**asked, **offer.event}))
            if offer.kind in ("join", "refresh") or any(p not in event for p in offer.beyond if p != "faces"):
                continue
            line = write(event, at)
            if number % 3 and (line, str(event)) in before:
                ready.append((offer, event))
                continue
            try:
                found = read(line, at)
            except Refusal as error:
                if all(p.id in event for p in offer.asks if not p.advanced):
                    raise AssertionError(line) from error
                continue
            assert found is not None, line
            assert dict(found.event) == event, line
            typed += 1
            before.add((line, str(event)))
            ready.append((offer, event))
        rng.shuffle(ready)
        ready.sort(key=lambda pair: not (pair[0].primary and rng.random() < 0.6))
        for offer, event in ready:
            wants = play_session.playing.check(engine)
            if offer.kind == "throw" and wants is not None and wants.wants is not None:
                event = {**event, "faces": [rng.randint(1, sides) for sides in wants.wants.sides]}
            if offer.kind.startswith(("end", "close", "leave")) and rng.random() < 0.9:
                continue
            try:
                play_session.play(engine, event)
            except (Refusal, ValidationError):
                continue
            break
    assert typed > 20


def test_dotted_part_replaces_a_value_typed_as_a_whole(tmp_path: Path) -> None:
    play_session, company = begun("common", "battle", tmp_path)
    at = scene(play_session, company, "battle")
    step = read("不在 who=P0 メモ=x メモ.kind=y", at)
    assert step is not None
    assert step.event["note"] == {"kind": "y"}
    for line in ("不在 who=P0 メモ=[1] メモ.kind=y", "不在 who=P0 メモ={} メモ.kind=y "):
        assert read(line, at) is not None
        completions(line, at, lambda _event: "")


def outcome(line: str, at: Scene) -> object:
    try:
        return read(line, at)
    except Refusal as refusal:
        return refusal.problem.code


@engines
def test_joining_character_is_named_with_or_without_the_field(tmp_path: Path, system: str, engine: str) -> None:
    play_session, company = begun(system, engine, tmp_path)
    at = scene(play_session, company, engine)
    if JOIN not in at.types:
        return
    who, name = company.all_sheets()[-1].name, at.vocabulary.step(JOIN).text(at.words)
    typed = outcome(f"{name} {who}", at)
    assert isinstance(typed, TypedStep)
    assert outcome(f"{name} sheet={who}", at) == typed


def test_brackets_without_end_are_refused(tmp_path: Path) -> None:
    play_session, company = begun("common", "battle", tmp_path)
    with pytest.raises(Refusal, match="読めません"):
        read("不在 who=" + "[" * 20_000, scene(play_session, company, "battle"))


@pytest.mark.parametrize("names", [('"門', "[三]", "{n}", "北の 塔"), ("影", "七海", "はる", "ハル")])
def test_characters_of_any_name_can_be_typed(names: tuple[str, ...], tmp_path: Path) -> None:
    """Special characters of the line in a name, and names that sound alike, select the written character."""
    play_session, company = begun("blank", "session", tmp_path)
    for who, name in zip(list(company.sheets), names, strict=True):
        edit(play_session, company, company.sheets[who].evolve(name=name))
    at = scene(play_session, company, "session")
    leaving = [offer for offer in at.offers if offer.kind == "leave"]
    assert len(leaving) == len(names) - 1
    for offer in leaving:
        assert read(write(offer.event, at), at).event == offer.event  # type: ignore[union-attr]
    (last,) = at.others
    (row,) = (row for row in completions("途中参加 ", at, lambda event: "") if row.label == last.label)
    assert company.sheets[read(row.line, at).event["who"]].name == names[-1]  # type: ignore[union-attr]


def test_number_names_no_character(tmp_path: Path) -> None:
    """A number in P3 or in a sheet's random id selects no character."""
    rule_system = Catalogue().system("common")
    drawn = "e30cf7ead3c44d2485b85de0a9a4ccd6"
    sheets = [sheet.evolve(id=drawn) if n == 1 else sheet for n, sheet in enumerate(mixed("common"))]
    company = Company(rule_system, sheets, rule_system.game())
    session = play_session(company, tmp_path / "journal.jsonl")
    session.begin("battle", [sheet.id for sheet in sheets])
    at = scene(session, company, "battle")
    for number in (3, 5, 24):
        line = read(f"コマを置く {sheets[0].name} {number}", at)
        assert line is not None
        assert line.event == {"kind": "place_token", "who": sheets[0].id, "hex": number}
    assert read(f"コマを置く {sheets[1].name} 5", at).event["who"] == drawn  # type: ignore[union-attr]
    assert at.people[1].fits("5") == at.people[1].fits("ead") == 0
    assert at.people[1].fits(drawn) == WHOLE


def test_cards_are_completed_by_their_displayed_names(tmp_path: Path) -> None:
    """In English <Move>, not 移動; the Japanese name is accepted, too."""
    play_session, company = begun("common", "session", tmp_path)
    play_session.play("session", {"kind": "begin"})
    at = scene(play_session, company, "session", "en")
    names = {name.label: name for name in at.things}
    assert "移動" not in names
    for line in ("give card Move", "give card 移動", "give card いどう"):
        step = read(line, at)
        assert step is not None
        assert step.event["card"] == "move"


def test_bare_number_is_the_hex_of_a_card_with_one_target(tmp_path: Path) -> None:
    """CM-DATA-10, CM-TGT-04: `使用 移動 34` means the hex, at any position; otherwise it is a number of the card."""
    rule_system = Catalogue().system("common")
    sheets = [sheet for sheet in mixed("common") if sheet.is_pc][:2]
    cards = [{"card": "move"}, {"card": "max_ap_up"}]
    sheets = [type(s).model_validate({**s.model_dump(), "abilities": cards, "items": []}) for s in sheets]
    company = Company(rule_system, sheets, rule_system.game())
    card_session = play_session(company, tmp_path / "journal.jsonl")
    who = sheets[0].id
    card_session.begin("battle", [sheet.id for sheet in sheets])
    for event in ({"kind": "all_to"}, {"kind": "end_setup"}, {"kind": "draw", "who": who, "gm": True}):
        card_session.play("battle", event)
    at, card = scene(card_session, company, "battle", selected=who), company.sheets[who].abilities[0].id  # type: ignore[attr-defined]
    for line in ("使用 移動 34", "使用 34 移動", "使用 移動 ヘクス=34", "使う ３４ いどう"):
        step = read(line, at)
        assert step is not None
        assert step.event == {"kind": "use", "who": who, "copy_id": card, "hexes": [34]}, line
    other = company.sheets[sheets[1].id]
    for line in (f"使用 {other.name} MAXAP増加", f"使用 {other.name} MAXAP増加 {sheets[0].name}"):
        step = read(line, at)
        assert step is not None
        held = (step.event["who"], step.event["copy_id"])
        assert held == (other.id, other.abilities[1].id), "whoever is named first uses their own"  # type: ignore[attr-defined]
    at_other = scene(card_session, company, "battle", selected=other.id)
    step = read(f"使用 {sheets[0].name} MAXAP増加", at_other)
    assert step is not None
    assert step.event["who"] == who, "the card is for its user alone"
    step = read(f"使用 MAXAP増加 {other.name}", at)
    assert step is not None
    assert step.event["who"] == who
    assert [row.label for row in completions("使用 M", at, lambda event: "")].count("MAXAP増加") <= 1
    assert [row.label for row in completions("使用 ", at, lambda event: "")].count("MAXAP増加") == 1
    step = read("使用 MAXAP増加 34", at)
    assert step is not None
    assert step.event["judge"] == 34
    with pytest.raises(Refusal):
        read("使用 移動 34 1 2 3", at)
    card_session.play("battle", {"kind": "use", "who": who, "copy_id": card, "hexes": [34]})
    assert company.sheets[who].hex == 34  # type: ignore[attr-defined]
