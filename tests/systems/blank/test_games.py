"""The three games that the rule system brings: legal, whole, and played for a play session each by a walk."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from desktop.core.problem import Severity
from desktop.core.rolls.check import ParamKind
from desktop.core.rolls.dice import RandomDice
from desktop.services.library.library import Library
from desktop.services.library.sample import SampleGame, definition_of, games, open_sample
from desktop.services.storage.store import Store
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.sheet import BlankSheet

GAMES = games("blank")


def opened(game: SampleGame, folder: Path) -> tuple[Any, list[BlankSheet]]:
    campaign = open_sample(Library(folder, Store()), "blank", "ja", game)
    sheets = [
        BlankSheet.model_validate_json(campaign.path_of(e).read_text(encoding="utf-8")) for e in campaign.sheets()
    ]
    return campaign.game(SYSTEM), sheets  # type: ignore[arg-type]


def test_three_sample_games_exist() -> None:
    assert [game.title for game in GAMES] == ["夜勤の灯", "チャイムまで5分", "六分儀の島々"]


@pytest.mark.parametrize("sample", GAMES, ids=lambda game: game.folder.name)
def test_sample_game_and_its_characters_are_valid(sample: SampleGame, tmp_path: Path) -> None:
    game, sheets = opened(sample, tmp_path)
    assert SYSTEM.check_definition(game.definition) == ()
    assert game.definition.licence
    assert game.definition.tables
    assert game.definition.checks
    assert (sum(s.is_pc for s in sheets), sum(not s.is_pc for s in sheets)) == (4, 2)
    for sheet in sheets:
        assert [p for p in SYSTEM.validate(sheet, game) if p.severity is Severity.BLOCK] == []
    for seed in range(20):
        SYSTEM.by_chance(game, Random(seed))


@pytest.mark.parametrize("sample", GAMES, ids=lambda game: game.folder.name)
def test_every_check_of_a_game_ends_and_has_chances(sample: SampleGame, tmp_path: Path) -> None:
    """Each character makes every check; consequences change tracks within their limits."""
    game, sheets = opened(sample, tmp_path)
    dice, changed = RandomDice(Random(1)), set()
    for sheet in sheets:
        tracks = SYSTEM.custom_values(sheet, game).tracks
        for kind in SYSTEM.kinds(sheet, game, sheets):
            params = {p.id: p.default for p in kind.params if p.kind is not ParamKind.SWITCH}
            for _ in range(3):
                check = SYSTEM.begin(kind.id, sheet, params, game, sheets)
                while check.wants is not None:
                    odds = check.odds()
                    assert odds.rows or odds.success is not None, kind.id
                    check = check.throw(dice.throw(check.wants.sides))
                assert check.outcome is not None
                for change in check.outcome.changes:
                    track = tracks[change.field.removeprefix("own.")]
                    assert isinstance(change.after, int)
                    assert track.least <= change.after <= (track.most or 9999)
                    changed.add(change.field)
    assert changed


@pytest.mark.parametrize("sample", GAMES, ids=lambda game: game.folder.name)
def test_sample_game_plays_a_session(sample: SampleGame, tmp_path: Path) -> None:
    """120 legal steps from scene to scene; every offer is accepted."""
    game, sheets = opened(sample, tmp_path)
    engine, rng = SYSTEM.session, Random(sample.title)
    assert engine is not None
    state: Any = engine.start(sheets, game)
    kinds: Counter[str] = Counter()
    taken = 0
    while taken < 120:
        moves = engine.legal(state)
        usual = [m for m in moves if m.primary]
        rarest = sorted(moves, key=lambda m: (kinds[m.event], rng.random()))[0]
        move = usual[0] if usual and rng.random() < 0.6 else rarest
        given: dict[str, Any] = {"kind": move.event, **({"who": move.who} if move.who else {}), **dict(move.args)}
        check = engine.check(state)
        if move.event == "throw" and check is not None and check.wants is not None:
            given = {"kind": "throw", "faces": [rng.randint(1, n) for n in check.wants.sides]}
        given |= {"condition": {"text": "けが"}, "set_value": {"value": 3}}.get(move.event, {})
        try:
            event = engine.events.validate_python({**given, **dict(move.args)})
        except ValidationError:
            kinds[move.event] += 1  # a new character: there is none left to bring in
            continue
        state, taken = engine.apply(state, event), taken + 1
        kinds[move.event] += 1
    assert {"begin", "next", "condition", "scene", "end", "act"} <= kinds.keys()


def test_custom_game_copies_sample_rules_with_new_id() -> None:
    first, again = definition_of(GAMES[0]), definition_of(GAMES[0])
    assert first.id != again.id
    assert first.evolve(id="x") == again.evolve(id="x")
    assert first.title == GAMES[0].title
