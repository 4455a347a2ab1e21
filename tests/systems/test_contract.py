"""The contract of a rule system, held against each of them; one without `SYSTEM` yet is skipped."""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

import desktop.systems
from desktop import assets
from desktop.core.custom.definition import Definition
from desktop.core.play import Engine, EngineState, Move
from desktop.core.problem import Refusal, Severity
from desktop.core.rolls.check import Check, Param, ParamKind
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.outcome import Outcome
from desktop.core.settings import setting_infos
from desktop.core.system import GameSystem
from desktop.core.value import Viewer
from desktop.core.view_models import CheckView, shown
from tests.example_budget import seeds

FOLDERS = [module.name for module in pkgutil.iter_modules(desktop.systems.__path__) if module.ispkg]
JAPANESE = re.compile(r"[\u3001\u3002\u3041-\u30ff\u3400-\u9fff\uff01-\uff60]")
PLACEHOLDER = re.compile(r"{\w+}")
RULE_ID = re.compile(r"^[A-Z]+\d*[A-Z]*-[A-Z]+-[A-Z]?\d+$")
SEEDS = range(50)
LONGEST_CHECK = 400
"""Dice and choices after which a check is called endless."""


@cache
def load(folder: str) -> GameSystem[Any]:
    system: GameSystem[Any] = importlib.import_module(f"desktop.systems.{folder}").SYSTEM
    return system


@pytest.fixture(params=FOLDERS)
def folder(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def system(folder: str) -> GameSystem[Any]:
    return load(folder)


@cache
def people(folder: str) -> tuple[Any, ...]:
    """Four random characters, made once for each rule system."""
    system = load(folder)
    return tuple(system.randomise(system.game(), Random(seed)) for seed in range(4))


@cache
def mixed(folder: str) -> tuple[Any, ...]:
    """Two characters of players and two of the GM."""
    return tuple(sheet.evolve(is_pc=number < 2, name=f"P{number}") for number, sheet in enumerate(people(folder)))


def played(system: GameSystem[Any], field: str) -> bool:
    """Return whether a dotted field is a play field."""
    steps = field.split(".")
    return any(
        len(steps) == len(names) and all(name in ("*", step) for name, step in zip(names, steps, strict=True))
        for names in (pattern.split(".") for pattern in system.play_fields)
    )


def resource(folder: str, *parts: str) -> Any:
    return tomllib.loads(assets.text("systems", folder, *parts))


# -- sheets --------------------------------------------------------------------


def test_id_is_the_folder(folder: str, system: GameSystem[Any]) -> None:
    assert system.id == folder
    assert system.blank(system.game()).system == folder


def test_blank_sheet_lacks_only_creation_choices(system: GameSystem[Any]) -> None:
    game = system.game()
    sheet = system.blank(game)
    assert sheet.draft
    steps = {step.id for step in system.steps}
    for problem in system.validate(sheet, game):
        assert problem.step in steps, problem
        assert str(problem.message), problem
    assert system.derive(sheet, game) is not None


def test_random_character_is_finished_and_legal(system: GameSystem[Any]) -> None:
    for seed in SEEDS:
        game = system.game()
        sheet = system.randomise(game, Random(seed))
        assert not sheet.draft, seed
        assert sheet.name, seed
        found = system.validate(sheet, game)
        assert [problem for problem in found if problem.severity is not Severity.WARN] == [], seed
        assert system.sheet_type.model_validate_json(sheet.model_dump_json()) == sheet, seed


def test_one_seed_is_one_character(system: GameSystem[Any]) -> None:
    """Fresh identifiers apart, nothing but the generator decides."""
    texts = [system.randomise(system.game(), Random(7)).model_dump_json() for _ in range(2)]
    first, second = (re.sub(r"\b[0-9a-f]{32}\b", "id", text) for text in texts)
    assert first == second


def test_unknown_keys_of_a_sheet_survive(folder: str, system: GameSystem[Any]) -> None:
    data = people(folder)[0].model_dump(mode="json") | {"from_a_later_version": [1, 2]}
    back = system.sheet_type.model_validate(data).model_dump(mode="json")
    assert back == data


def test_steps_have_titles_and_summaries(folder: str, system: GameSystem[Any]) -> None:
    game = system.game()
    assert len({step.id for step in system.steps}) == len(system.steps)
    for step in system.steps:
        assert step.title
        system.steps_summary(people(folder)[0], step.id, game)


def test_derived_numbers_are_explained(folder: str, system: GameSystem[Any]) -> None:
    for sheet in people(folder):
        for name, explained in system.derive(sheet, system.game()).items():
            assert str(explained.label), name
            if explained.parts and explained.value is not None and not explained.text:
                assert isinstance(explained.value, int), name


# -- checks --------------------------------------------------------------------


def fill(param: Param, rng: Random) -> Any:
    """Take the default, leave to the rule what it decides, else a legal choice, else the smallest number."""
    if param.default is not None or param.auto:
        return param.default
    legal = [choice.value for choice in param.choices if choice.legal]
    if legal:
        return rng.choice(legal)
    return {ParamKind.SWITCH: False, ParamKind.TEXT: ""}.get(param.kind, max(param.minimum or 0, 0))


def run_to_the_end(check: Check, rng: Random) -> Check:
    """Play a check, with a look at the odds before every step."""
    last = check
    for last in steps(check, rng):
        if not last.done:
            last.odds()
    return last


def steps(check: Check, rng: Random) -> Iterator[Check]:
    """Throw the wanted dice and take the first enabled option; after many, the one Enter takes."""
    dice = RandomDice(rng)
    for count in range(LONGEST_CHECK):
        yield check
        if check.done:
            return
        if check.wants is not None:
            check = check.throw(dice.throw(check.wants.sides))
            continue
        enabled = [option for option in check.options if option.enabled]
        assert enabled, f"nothing to throw, nothing to choose: {check.title}"
        primary = next((option for option in enabled if option.primary), enabled[-1])
        check = check.choose((enabled[0] if count < LONGEST_CHECK // 4 else primary).id)
    pytest.fail(f"no end after {LONGEST_CHECK} steps: {check.title}")


def test_every_check_runs(folder: str, system: GameSystem[Any]) -> None:
    game, party = system.game(), people(folder)
    for sheet in (None, *party):
        kinds = system.check_kinds(sheet, game)
        assert sheet is None or kinds
        assert len({kind.id for kind in kinds}) == len(kinds)
        for kind in kinds:
            rng = Random(f"{folder} {kind.id}")
            params = {param.id: fill(param, rng) for param in kind.params}
            check = run_to_the_end(system.start_check(kind.id, sheet, params, game, party=party), rng)
            assert check.outcome is not None, kind.id
            assert str(check.outcome.label), kind.id
            for change in check.outcome.changes:
                assert change.field


def viewers(party: tuple[Any, ...]) -> tuple[Viewer, ...]:
    return (Viewer(gm=True), Viewer(), *(Viewer(sheet=sheet.id) for sheet in party))


def started(system: GameSystem[Any], kind: str, sheet: Any, params: dict[str, Any], party: tuple[Any, ...]) -> Any:
    """A check, or why there is none."""
    try:
        return system.start_check(kind, sheet, params, system.game(), party=party)
    except Refusal as refusal:
        return refusal.problem


def test_default_params_equal_no_params(folder: str, system: GameSystem[Any]) -> None:
    """With nothing chosen and with something chosen, for a PC, an NPC and no sheet."""
    party = mixed(folder)
    for sheet in (None, party[0], party[3]):
        for kind in system.check_kinds(sheet, system.game(), party=party):
            rng = Random(kind.id)
            given = {param.id: fill(param, rng) for param in kind.params}
            for chosen in ({}, given, dict(rng.sample(sorted(given.items()), len(given) // 2))):
                nothing = started(system, kind.id, sheet, chosen, party)
                defaults = {param.id: param.default for param in kind.params} | chosen
                nones: dict[str, Any] = {param.id: None for param in kind.params} | chosen
                assert started(system, kind.id, sheet, defaults, party) == nothing, (kind.id, chosen)
                assert started(system, kind.id, sheet, nones, party) == nothing, (kind.id, chosen)


def test_check_views_and_results_are_valid(folder: str, system: GameSystem[Any]) -> None:
    """Every viewer gets a view at every step; results survive a file; only fields of play change."""
    game, party = system.game(), mixed(folder)
    for sheet in (party[0], party[3]):
        for kind in system.check_kinds(sheet, game, party=party):
            rng = Random(f"{folder} {kind.id}")
            params = {param.id: fill(param, rng) for param in kind.params}
            for check in steps(system.start_check(kind.id, sheet, params, game, party=party), rng):
                for viewer in viewers(party):
                    seen = shown(check, viewer, odds=False)
                    assert CheckView.model_validate_json(seen.model_dump_json()) == seen, kind.id
                outcome = check.outcome
                if outcome is not None:
                    assert Outcome.model_validate_json(outcome.model_dump_json()) == outcome, kind.id
                    assert [c.field for c in outcome.changes if not played(system, c.field)] == [], kind.id


def test_check_forms_are_clear(folder: str, system: GameSystem[Any]) -> None:
    for kind in system.check_kinds(people(folder)[0], system.game()):
        ids = [param.id for param in kind.params]
        assert len(set(ids)) == len(ids), kind.id
        assert sum(param.subject for param in kind.params) <= 1, kind.id
        for param in kind.params:
            assert str(param.label), (kind.id, param.id)
            if param.minimum is not None and param.maximum is not None:
                assert param.minimum <= param.maximum, (kind.id, param.id)
            values = [choice.value for choice in param.choices]
            if param.kind is ParamKind.CHOICE and not param.free and param.default is not None and values:
                assert param.default in values, (kind.id, param.id)


# -- engines ------------------------------------------------------------------


ANSWERS: dict[str, dict[str, Any]] = {
    "designate": {"subject": "str", "dc": 12},
    "changed": {"after": 1},
    "describe": {"consequence": "警戒される"},
    "condition": {"condition": {"text": "転倒"}},
    "adjust": {"amount": 1},
    "announce_fate": {"bet": 0},
    "reroll_life": {"faces": (3,)},
    "damage": {"amount": 1},
    "heal": {"amount": 1},
    "set_karma": {"value": 1},
    "set_wazamae": {"value": 1},
    "set_initiative": {"value": 1},
    "set_dl": {"value": 1},
    "ruling": {"text": "GMの言葉"},
    "place_token": {"hex": 1},
}
"""What a person would answer where a move asks for more, by event."""


def engines(system: GameSystem[Any]) -> Iterator[Engine[Any, Any]]:
    yield from (engine for engine in (system.battle, system.session) if engine is not None)


def event_of(engine: Engine[Any, Any], state: Any, move: Move, rng: Random) -> Any:
    """Make a move into its event; None where it asks for a new character, a place on the map or numbers of a hand."""
    given = {"kind": move.event} | ANSWERS.get(move.event, {}) | dict(move.args)
    check = engine.check(state)
    if move.event == "throw" and check is not None and check.wants is not None:
        given["faces"] = [rng.randint(1, sides) for sides in check.wants.sides]
    if move.event in ("use", "tally"):
        return None
    try:
        return engine.events.validate_python(given)
    except ValidationError:
        return None


def test_has_battle_and_has_session_agree_with_the_engines(system: GameSystem[Any]) -> None:
    assert (system.has_battle, system.has_session) == (system.battle is not None, system.session is not None)


def test_engines_start_with_legal_moves(folder: str, system: GameSystem[Any]) -> None:
    assert list(engines(system))
    for engine in engines(system):
        state = engine.start(mixed(folder), system.game())
        assert isinstance(state, engine.state_type)
        moves = engine.legal(state)
        assert moves
        assert sum(move.primary for move in moves) <= 1
        kinds = json.dumps(engine.events.json_schema(), ensure_ascii=False)
        for move in moves:
            assert f'"{move.event}"' in kinds, move
            assert str(move.label), move
            assert not move.who or move.who in {sheet.id for sheet in mixed(folder)}, move


@pytest.mark.parametrize("seed", seeds(4))
def test_random_walk_keeps_the_engine_contract(folder: str, system: GameSystem[Any], seed: int) -> None:
    """Offers are accepted; states, events, projections survive JSON; lines and changes can always be described."""
    party, rng, walked = mixed(folder), Random(seed), 0
    for engine in engines(system):
        first = state = engine.start(party, system.game())
        for _ in range(25):
            moves = [(move, event_of(engine, state, move, rng)) for move in engine.legal(state)]
            ready = [(move, event) for move, event in moves if event is not None and not move.event.startswith("end")]
            onward = [pair for pair in ready if pair[0].primary and rng.random() < 0.5]
            if not ready:
                break
            _, event = rng.choice(onward or ready)
            after = engine.apply(state, event)
            walked += 1
            assert_contract(system, engine, first, state, event, after)
            state = after
    assert walked > 10


def assert_contract(
    system: GameSystem[Any], engine: Engine[Any, Any], first: Any, state: Any, event: Any, after: Any
) -> None:
    """Hold one step of an engine against the contract."""
    assert engine.events.validate_json(engine.events.dump_json(event)) == event
    kept = after.unbound() if isinstance(after, EngineState) else after
    assert engine.state_type.model_validate_json(after.model_dump_json()) == kept
    for change in (*engine.changes(state, after), *engine.changes(first, after)):
        assert played(system, change.field), change
    messages = engine.log_messages(state, event, after)
    for viewer in viewers(mixed(system.id)):
        for line in messages:
            words = line.for_(viewer)
            assert words is None or str(words), (event, line)
        seen = engine.project(after, viewer)
        assert not isinstance(seen, engine.state_type)
        assert type(seen).model_validate_json(seen.model_dump_json()) == seen


# -- definitions and settings ----------------------------------------------------


def test_settings_have_keys_sentences_and_rules(folder: str, system: GameSystem[Any]) -> None:
    infos = setting_infos(system.settings_type)
    rules = resource(folder, "rules.ja.toml")
    assert len({info.key for info in infos}) == len(infos)
    for info in infos:
        assert info.rule in rules, info.key
        assert info.title, info.key
        assert info.says.endswith("。"), info.key
        assert info.group, info.key
        if info.choices:
            assert info.default in [value for value, _ in info.choices], info.key


def test_empty_definition_changes_nothing(system: GameSystem[Any]) -> None:
    definition = system.definition("卓")
    assert definition.based_on == system.id
    assert system.check_definition(definition) == ()
    assert system.game(definition).changed() == ()


def test_lists_hold_rows_of_their_type(system: GameSystem[Any]) -> None:
    assert len({spec.id for spec in system.lists}) == len(system.lists)
    for spec in system.lists:
        ids = [row.id for row in spec.base]
        assert len(set(ids)) == len(ids), spec.id
        for row in spec.base:
            assert isinstance(row, spec.row_type), spec.id
            assert spec.row_type.model_validate(row.model_dump(mode="json")) == row


# -- words and rules -------------------------------------------------------------


def sources(folder: str) -> Iterator[str]:
    for path in sorted(Path(desktop.systems.__path__[0], folder).rglob("*.py")):
        yield path.read_text(encoding="utf-8")


def constants(tree: ast.Module) -> dict[str, str]:
    """Names that stand for a string in this module, e.g. the group of a setting."""
    return {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def text_of(node: ast.expr, names: dict[str, str]) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return names.get(node.id, "") if isinstance(node, ast.Name) else ""


def spoken(tree: ast.Module) -> Iterator[str]:
    """Templates of `phrase`, and words given as title, says, group, label, hint and choices."""
    names = constants(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id == "phrase" and node.args:
            yield text_of(node.args[0], names)
        for keyword in node.keywords:
            if keyword.arg in ("title", "says", "group", "label", "hint"):
                yield text_of(keyword.value, names)
            if keyword.arg == "choices" and isinstance(keyword.value, ast.Dict):
                yield from (text_of(value, names) for value in keyword.value.values)


@cache
def shared_words() -> dict[str, str]:
    found: dict[str, str] = {}
    for path in assets.resources().rglob("words.en.toml"):
        if "systems" not in path.relative_to(assets.resources()).parts:
            found |= tomllib.loads(path.read_text(encoding="utf-8"))["words"]
    return found


def test_english_is_complete(folder: str) -> None:
    words = shared_words() | resource(folder, "words.en.toml")["words"]
    japanese = (ast.parse(source) for source in sources(folder) if JAPANESE.search(source))
    texts = {text for tree in japanese for text in spoken(tree) if JAPANESE.search(text)}
    assert sorted(texts - set(words)) == []
    for text in texts:
        assert words[text].strip(), text
        assert set(PLACEHOLDER.findall(words[text])) <= set(PLACEHOLDER.findall(text)), text


def test_every_rule_has_a_line(folder: str) -> None:
    japanese, english = resource(folder, "rules.ja.toml"), resource(folder, "rules.en.toml")
    assert set(japanese) == set(english)
    texts = (text for source in sources(folder) for text in re.findall(r'"([^"\n]+)"', source))
    assert sorted({text for text in texts if RULE_ID.match(text)} - set(japanese)) == []
    for rule in japanese:
        assert RULE_ID.match(rule), rule
        for lines in (japanese, english):
            assert lines[rule]["heading"].strip(), rule
            assert lines[rule]["says"].strip(), rule
        assert JAPANESE.search(japanese[rule]["says"]), rule
        assert not JAPANESE.search(english[rule]["heading"]), rule


# -- resources -------------------------------------------------------------------


def test_system_card(folder: str) -> None:
    card = json.loads(assets.text("systems", folder, "system.json"))
    assert card["id"] == folder
    assert JAPANESE.search(card["line"])
    assert not JAPANESE.search(card["line_en"])
    assert {"name", "name_en"} <= set(card)
    assert card["die"] in (4, 6, 8, 10, 12, 20, 100)
    for shade in ("light", "light_tint", "dark", "dark_tint"):
        assert re.fullmatch(r"#[0-9A-Fa-f]{6}", card["accent"][shade]), shade


def test_sample_table_is_ready_to_play(folder: str, system: GameSystem[Any]) -> None:
    table = json.loads(assets.text("systems", folder, "samples", "table.json"))
    assert (table["format"], table["schema_version"], table["system"]) == ("takujo-table", 1, folder)
    assert table["title"]
    definition = Definition.model_validate(table["definition"])
    assert [p for p in system.check_definition(definition) if p.severity is Severity.BLOCK] == []
    game = system.game(definition)
    files = sorted(assets.path("systems", folder, "samples", "sheets").glob("*.json"))
    sheets = [system.sheet_type.model_validate_json(path.read_text(encoding="utf-8")) for path in files]
    assert sum(sheet.is_pc for sheet in sheets) == 4
    assert 2 <= sum(not sheet.is_pc for sheet in sheets) <= 3
    assert len({sheet.id for sheet in sheets}) == len({sheet.colour for sheet in sheets}) == len(sheets)
    for sheet in sheets:
        assert not sheet.draft, sheet.name
        assert sheet.reading, sheet.name
        assert [p for p in system.validate(sheet, game) if p.severity is Severity.BLOCK] == [], sheet.name
