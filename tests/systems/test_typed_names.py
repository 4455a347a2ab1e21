"""What people call places, scenes, people and encounters is theirs in English, too, also where a word is called so."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

import pytest
from pydantic import BaseModel, ValidationError

from desktop.core.prepared.scenario import ScenarioContext
from desktop.core.problem import Refusal
from desktop.core.value import Viewer
from desktop.core.words import Phrase, Words
from desktop.services.journal.retelling import as_data, phrase_from
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.language import english
from desktop.views.paper.scenario import paragraphs
from tests.controllers.test_renamed_english import foreign
from tests.systems.common.campaign import Play
from tests.systems.test_contract import ANSWERS, mixed

SYSTEMS = tuple(info.id for info in Catalogue())
TEXTS = ("title", "kotodama_title", "name", "label", "note", "why", "consequence", "until")

MORE = {"stage": "main", "gm": True, "confirm": True, "field": "level", "value": 1}
"""What steps ask for beside a text."""
UNSAID = ("id", "args")
"""What values hold beside that for the program alone; `args` of a sentence are said with it."""
OF_BOOK = ("sheet", "item", "ability")
"""What refers to ids, or to cards, which the book may have."""


def written(kind: type[BaseModel], words: Iterator[str]) -> dict[str, Any]:
    """Fill every text of a record, and a row of every list in it, with words that are known."""
    found: dict[str, Any] = {}
    for name, info in kind.model_fields.items():
        extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
        rows = [part for part in get_args(info.annotation) if isinstance(part, type) and issubclass(part, BaseModel)]
        if rows and rows[0] is not kind and rows[0].__name__ != "Card":
            found[name] = [written(rows[0], words)] if get_args(info.annotation)[-1] is ... else None
        elif info.annotation is str and not extra.keys() & {"hidden", "choices"} and extra.get("refers") not in OF_BOOK:
            found[name] = next(words)
    return {name: value for name, value in found.items() if value is not None}


def texts(value: Any) -> Iterator[Phrase | str]:
    """Yield all texts of a value, after a JSON round trip."""
    match value:
        case Phrase():
            yield value
            yield phrase_from(json.loads(json.dumps(as_data(value))))
            yield Phrase.model_validate_json(value.model_dump_json())
        case str():
            yield value
        case Mapping():
            yield from (text for part in value.values() for text in texts(part))
        case tuple() | list():
            yield from (text for part in value for text in texts(part))
        case _ if hasattr(value, "__dict__"):
            yield from texts({name: part for name, part in vars(value).items() if name not in UNSAID})


def translated(value: Any, used: tuple[str, ...], words: Words) -> list[str]:
    """Return the texts of a value in which typed text was translated."""
    known = re.compile("|".join(rf"\b{re.escape(words.say(word))}\b" for word in used))
    return sorted({words.say(text) for text in texts(value) if known.search(words.say(text))})


@pytest.mark.parametrize("system", SYSTEMS)
def test_scenario_shows_typed_names_untranslated(system: str) -> None:
    """In its editor, in what it may refer to, in its mistakes, and on paper."""
    kind, words = Catalogue().system(system).scenario, english(system)
    left = (word for word in foreign(system) for _ in range(2))
    data = written(kind.type, left)
    for rows in data.values():
        if isinstance(rows, list):
            rows.append(rows[0])  # a name twice is a mistake that is told by name
    scenario = kind.type.model_validate(data)
    used = tuple(foreign(system))
    again = kind.type.model_validate_json(scenario.model_dump_json())
    game = Catalogue().system(system).game()
    for one in (scenario, again, scenario.evolve(title="別の名前")):
        problems = kind.problems(one, game, ScenarioContext())
        assert len(problems) >= 3
        shown = (vars(one), kind.choices(one, game, ScenarioContext()), problems)
        assert translated(shown, used, words) == []
    printed = [paragraph.text for paragraph in paragraphs(scenario, words, {}, gm=True)]
    assert any(scenario.scenes[0].name in text for text in printed)
    assert not [text for text in printed for word in used if words.say(word) in text]


def played_texts(system: Any, engine: Any, used: Iterator[str]) -> Iterator[tuple[str, Any]]:
    """Play each step that takes a typed text; yield the kind, and all views of it."""
    party, schema = mixed(system.id), engine.events.json_schema()
    for kind, place in schema["discriminator"]["mapping"].items():
        fields = schema["$defs"][place.rpartition("/")[2]]["properties"]
        given = {name: next(used) for name in fields if name in TEXTS}
        if "text" in fields:
            given["text"] = next(used)
        if "condition" in fields:
            given["condition"] = {"text": next(used), "until": next(used)}
        if not given:
            continue
        more = {name: value for name, value in MORE.items() if name in fields and not fields[name].get("default")}
        whose = {"who": party[0].id} if "who" in fields else {}
        answers = {n: value for n, value in ANSWERS.get(kind, {}).items() if n in fields and n not in given}
        state = engine.start(party, system.game())
        try:
            event = engine.events.validate_python({"kind": kind, **more, **answers, **whose, **given})
            event = engine.events.validate_json(engine.events.dump_json(event))
            after = engine.apply(state, event)
        except (ValidationError, Refusal):
            continue
        lines = engine.log_messages(state, event, after)
        seen = [engine.project(after, viewer) for viewer in (Viewer(gm=True), Viewer())]
        yield kind, (given, lines, seen, engine.heading(after), engine.legal(after))


@pytest.mark.parametrize("system", SYSTEMS)
def test_session_shows_typed_texts_untranslated(system: str) -> None:
    words, rule_system, used = english(system), Catalogue().system(system), tuple(foreign(system))
    left = (word for _ in range(40) for word in used)
    engines = [engine for engine in (rule_system.session, rule_system.battle) if engine is not None]
    played = [one for engine in engines for one in played_texts(rule_system, engine, left)]
    bad = {kind: translated(shown[1:], used, words) for kind, shown in played}
    assert {kind: lines for kind, lines in bad.items() if lines} == {}
    sentence = "".join(words.say(text) for _, shown in played for text in texts(shown[1]))
    assert any(str(text) in sentence for _, (given, *_) in played for text in given.values()), [
        kind for kind, _ in played
    ]


def test_scenario_places_show_typed_names_untranslated() -> None:
    """コモンルール: areas, secrets and reasons, from the first cycle to the end of a scene, for all viewers."""
    words, used = english("common"), tuple(foreign("common"))
    one, two, three, four, five = used[:5]
    areas = [
        {"name": one, "description": two, "gm_note": three},
        {"name": two, "kind": "unlock", "condition": {"type": "visited", "area": one}, "reveal": "shown"},
        {"name": three, "kind": "unlock", "condition_text": four, "reveal": "shown", "reveal_condition": True},
    ]
    play = Play(scenario={"id": "typed", "title": four, "areas": areas, "secrets": [{"name": five, "text": one}]})
    steps: list[tuple[str, dict[str, Any]]] = [
        ("begin", {}), ("elapse", {"cycles": 1}), ("choose_area", {"who": "アヤ", "area": one}),
        ("choose_area", {"who": "トウマ", "area": one}), ("choose_area", {"who": "シズ", "area": one}),
        ("confirm_moves", {}), ("describe", {"area": one}),
        ("reveal", {"what": "condition", "name": two, "how": "shown"}),
        ("set_value", {"who": "アヤ", "field": "level", "value": 3, "note": three, "gm": True}),
        ("log_visit", {"who": "アヤ", "area": two}), ("end_scene", {}),
        ("place", {"who": "シズ", "area": two, "gm": True}),
    ]  # fmt: skip
    lines = []
    for kind, given in steps:
        before = play.state
        play.do(kind, **given)
        read = type(play.state).model_validate_json(play.state.model_dump_json())
        state = read.bound(play.state.known, play.state.game)
        messages = play.engine.log_messages(before, play.events[-1], state)
        seen = [play.engine.project(state, viewer) for viewer in (Viewer(gm=True), Viewer())]
        shown = (messages, seen, play.engine.heading(state), play.engine.legal(state))
        assert translated(shown, used, words) == [], kind
        lines += [words.say(text) for text in texts(messages)]
    assert sum(one in line for line in lines) >= 6
    assert any(three in line for line in lines)
