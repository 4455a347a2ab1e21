"""Sums take away behind one minus: `2 − 5`, never `2 ＋ −5`; a minus on the screen is U+2212, never a hyphen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.tray import tray_words
from desktop.core.problem import Refusal
from desktop.core.rolls.check import ParamKind
from desktop.core.value import Viewer
from desktop.core.view_models import shown
from desktop.core.words import Words
from desktop.services.text.language import words
from desktop.systems.common.odds import outcome
from desktop.views.sheet.why_popup import WhyPopup
from tests.example_budget import seeds
from tests.systems.test_contract import FOLDERS, engines, event_of, fill, load, mixed, steps
from tests.words.limits import at_limits, sentences_in

TWO_SIGNS = re.compile(r"[＋+−±][ 　]*[−\-＋+±]|[＋+±−=＝：:（(×][ 　]*-[ 　]*\d| [＋+] [^\d、。・]+ −\d")
HYPHEN = re.compile(r"(?:^|[ 　、（(])-\d|\d-\d")
AN_ID = r"([0-9a-f]{32}\.)?[np]\d-\d+|-1"
"""Ids of copies of cards, and values of parameters, which are not shown."""


def wrong(text: str) -> bool:
    return bool(TWO_SIGNS.search(text) or HYPHEN.search(text)) and not re.fullmatch(AN_ID, text)


def strange(folder: str, seed: int) -> tuple[Any, ...]:
    """Four characters at their limits."""
    rng = Random(seed)
    return tuple(at_limits(sheet, rng) for sheet in mixed(folder))


def speakers(folder: str) -> tuple[Words, ...]:
    return tuple(words(language, folder) for language in ("ja", "en"))


@pytest.mark.parametrize("seed", seeds(3))
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_explained_number_at_its_limits(folder: str, seed: int, qtbot: QtBot) -> None:
    system, found = load(folder), []
    game, parent = system.game(), QWidget()
    qtbot.addWidget(parent)
    for sheet in strange(folder, seed):
        for speaker in speakers(folder):
            for name, number in system.derive(sheet, game).items():
                texts = [*sentences_in(number, speaker), number.shown]
                if "." not in name:
                    texts += popup_lines(WhyPopup(parent), number, speaker)
                found += [f"{name}: {text}" for text in texts if wrong(text)]
            found += [f"{p.code}: no way out" for p in system.validate(sheet, game) if not speaker.say(p.remedy)]
            for part in (*system.summary(sheet, game), *(p for p in system.validate(sheet, game))):
                found += [text for text in sentences_in(part, speaker) if wrong(text)]
    assert found == []


def popup_lines(popup: WhyPopup, number: Any, speaker: Words) -> Iterator[str]:
    """Read what なぜ？ shows, line by line."""
    popup.explain("x", number, speaker, "", may_rule=False)
    yield from (label.text() for label in popup.findChildren(QLabel) if label.property("role") != "quiet")
    popup.deleteLater()


def asked(kind: Any, rng: Random) -> dict[str, Any]:
    """What a form starts with, its numbers at their limits half of the time."""
    params = {param.id: fill(param, rng) for param in kind.params}
    for param in kind.params:
        if param.kind is ParamKind.NUMBER and rng.random() < 0.5:
            low = -30 if param.minimum is None else param.minimum
            high = 30 if param.maximum is None else param.maximum
            params[param.id] = rng.choice((low, high, max(low, min(high, -3))))
    return params


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_check_of_characters_at_their_limits(folder: str) -> None:
    system, found, ended = load(folder), [], 0
    game, party = system.game(), strange(folder, 1)
    for sheet in party:
        for kind in system.check_kinds(sheet, game, party=party):
            rng = Random(f"{folder} {kind.id}")
            try:
                ways = list(steps(system.start_check(kind.id, sheet, asked(kind, rng), game, party=party), rng))
            except Refusal as refusal:
                found += [] if str(refusal.problem.remedy) else [f"{kind.id}: no way out"]
                found += [text for speaker in speakers(folder) if wrong(text := refusal.problem.text(speaker))]
                continue
            ended += 1
            for speaker in speakers(folder):
                views = [shown(ways[-1], viewer, odds=False) for viewer in (Viewer(gm=True), Viewer())]
                found += [
                    f"{kind.id}: {text}" for text in sentences_in((views, ways[-1].outcome), speaker) if wrong(text)
                ]
                summed = re.sub("<[^>]*>", "", tray_words._sum(ways[-1].outcome, speaker))
                found += [summed] if wrong(summed) else []
    assert ended > 4
    assert found == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_line_of_a_session_with_characters_at_their_limits(folder: str) -> None:
    system, found, walked = load(folder), [], 0
    for engine in engines(system):
        rng = Random(folder)
        state = engine.start(strange(folder, 2), system.game())
        for _ in range(30):
            moves = [(move, event_of(engine, state, move, rng)) for move in engine.legal(state)]
            ready = [event for move, event in moves if event is not None and not move.event.startswith("end")]
            if not ready:
                break
            event = rng.choice(ready)
            try:
                after = engine.apply(state, event)
            except Refusal as refusal:
                found += [] if str(refusal.problem.remedy) else [f"{event}: no way out"]
                continue
            lines = [line.for_(viewer) for line in engine.log_messages(state, event, after) for viewer in _ALL]
            for speaker in speakers(folder):
                found += [text for text in sentences_in([line for line in lines if line], speaker) if wrong(text)]
                found += [text for text in sentences_in(engine.project(after, _ALL[0]), speaker) if wrong(text)]
            state, walked = after, walked + 1
    assert walked > 15
    assert found == []


_ALL = (Viewer(gm=True), Viewer())


def test_a_difficulty_below_zero_is_taken_away() -> None:
    """CM-CHK-08: 7×(10−6), not 7×(10+−6)."""
    assert "7×(10−6) = 28 ＞ −600" in str(outcome(10, -6, 7).detail)
