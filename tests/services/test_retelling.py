"""A log written in one language is read in the other, word for word as it would have been written there."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.notation import KIND as LINE
from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import Refusal
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.outcome import Change, Outcome
from desktop.core.rolls.roll import Asked
from desktop.core.words import JAPANESE, Phrase, Typed, Words, phrase
from desktop.services.journal.journal import Journal, LogEntry
from desktop.services.journal.replay import replay
from desktop.services.journal.retelling import DEEPEST, Retelling, phrase_data
from desktop.services.play.play_session import PlaySession
from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue
from tests.play_sessions import Company

SYSTEMS = tuple(info.id for info in Catalogue())


def changed(change: Change) -> Phrase:
    return phrase("{title} {before} → {after}", title=change.field, before=change.before, after=change.after)


def played(system: str, words: Words, file: Path) -> Journal:
    """Play every kind of check that needs nothing but its defaults, the same way in every language."""
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    people = Company(
        rule_system, [rule_system.randomise(game, Random(n)).evolve(id=f"s{n}", name="成功") for n in range(2)], game
    )
    journal = Journal(file)
    night = PlaySession(rule_system, lambda: game, journal, people, words)
    dice = RandomDice(Random(5))
    kinds = rule_system.kinds(people.sheet("s0"), game, people.all_sheets())
    for kind in kinds:
        try:
            night.prepare(Asked(kind=kind.id, who="s0"))
        except Refusal:
            continue
        for _ in range(40):
            roll = night.roll
            if roll is None or roll.done:
                break
            if roll.check.wants is not None:
                night.post(ThrowEvent(faces=dice.throw(roll.check.wants.sides).values))
                continue
            options = [option for option in roll.check.options if option.enabled]
            night.post(Choose(option=next((o for o in options if o.primary), options[-1]).id))
    night.prepare(Asked(kind=kinds[0].id, who="s0"))
    night.prepare(Asked(kind=LINE, who="s0", params={"line": "2D6>=7"}))
    night.post(ThrowEvent(faces=(3, 3)))
    return journal


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize(("then", "now"), [("ja", "en"), ("en", "ja")])
def test_log_in_another_language_equals_one_written_in_it(system: str, then: str, now: str, tmp_path: Path) -> None:
    before, today = (language.words(name, system) for name in (then, now))
    written = played(system, before, tmp_path / "then.jsonl").read()
    wanted = played(system, today, tmp_path / "now.jsonl").read()
    log = Retelling(today, changed).log(written)
    assert len(log.entries) > 2
    assert [(e.who, e.text, e.open) for e in log.entries] == [(e.who, e.text, e.open) for e in wanted.entries]
    assert [e.text for e in log.entries] != [e.text for e in written.entries]
    assert replay(log, "夜", secrets=True) == replay(wanted, "夜", secrets=True)


def test_log_in_the_same_language_is_unchanged(tmp_path: Path) -> None:
    written = played("enishi", JAPANESE, tmp_path / "log.jsonl").read()
    log = Retelling(JAPANESE, changed).log(written)
    assert all(one is other for one, other in zip(log.entries, written.entries, strict=True))


def entry(text: str, kind: str = "note", **more: Any) -> LogEntry:
    return LogEntry(id="1", time="", text=text, kind=kind, **more)


OLD = {
    "a check": (
        entry("運動：12 成功", "check", outcome=Outcome(label="成功", total=12).model_dump(mode="json")),
        "Athletics: 12 Success",
    ),
    "a change": (
        entry("LP 12 を 10", "change", data={"changes": [{"sheet": "s", "field": "lp", "before": 12, "after": 10}]}),
        "lp 12 → 10",
    ),
    "a note": (entry("扉が開いた"), "扉が開いた"),
    "a damaged check": (entry("運動：12 成功", "check", outcome={"label": [5]}), "運動：12 成功"),
    "a damaged change": (entry("LP 12 を 10", "change", data={"changes": 5}), "LP 12 を 10"),
}


@pytest.mark.parametrize("old", OLD)
def test_old_lines_are_rebuilt_from_data_or_shown_as_written(old: str) -> None:
    line, wanted = OLD[old]
    assert Retelling(language.words("en"), changed).entry(line).text == wanted


def test_typed_text_is_never_translated() -> None:
    data = phrase_data(phrase("{a} {b}", a=Typed("成功"), b="成功"), "", JAPANESE)
    line = entry("成功 成功", "check", data=json.loads(json.dumps(data)))
    assert Retelling(language.words("en"), changed).entry(line).text == "成功 Success"


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["phrase", "typed", "with", "a"]), inner),
    max_leaves=12,
)


@given(found=anything, lang=anything)
def test_damaged_words_are_shown_as_they_were_written(found: Any, lang: Any) -> None:
    line = entry("成功", "check", data={"said": found, "lang": lang})
    assert isinstance(Retelling(language.words("en"), changed).entry(line).text, str)


def test_words_within_words_without_end_are_shown_as_they_were_written() -> None:
    found: Any = {"phrase": "{a}", "with": {"a": "成功"}}
    for _ in range(DEEPEST + 1):
        found = {"phrase": "{a}", "with": {"a": found}}
    assert Retelling(language.words("en"), changed).entry(entry("成功", data={"said": found})).text == "成功"
