"""The list of the log: which lines stand in it, what a filter leaves, and that a new line disturbs no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from desktop.models.play.log import (
    BATTLE,
    CHANGE,
    CHECK,
    DICE,
    GROUPS,
    NOTE,
    SCENE,
    SESSION,
    TEXT_ROLE,
    VOIDED_ROLE,
    LogFilter,
    LogModel,
    Names,
    group_of,
)
from desktop.services.journal.journal import Journal, Log, LogEntry
from desktop.services.text import search

BEGIN = {"engine": "battle", "begin": {"sheets": [{"name": "黒瀬"}, {"name": "手下"}, {"name": "手下A"}]}}
LINES: tuple[dict[str, Any], ...] = (
    {"text": "第一場　霧の駅", "kind": "scene"},
    {"text": "運動 → 7 成功", "who": "霧島 七海", "kind": "check", "hand": True},
    {"text": "", "who": "霧島 七海", "kind": "step"},
    {"text": "2d6 → 3 4 → 7", "kind": "dice"},
    {"text": "戦闘を始めました（3 人）", "kind": "play", "data": BEGIN},
    {"text": "手下A　命中 13 ＞ 9\nダメージ 2", "kind": "play", "data": {"engine": "battle", "event": {}}},
    {"text": "LP 6 → 5", "who": "ジャン・ピエール", "kind": "change"},
    {"text": "LP 5 → 4", "who": "霧島 七海・黒瀬", "kind": "change"},
    {"text": "二回り目です。", "kind": "play", "data": {"engine": "session", "event": {}}},
    {"text": "黒瀬は師だった", "who": "GM", "secret": True, "open": "GMが何かを書きとめた"},
    {"text": "未来の行", "kind": "weather"},
)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "log.jsonl")


@pytest.fixture
def model(qapp: object) -> Iterator[LogModel]:
    made = LogModel()
    tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    yield made
    tester.deleteLater()
    made.deleteLater()


def filled(model: LogModel, journal: Journal) -> list[LogEntry]:
    entries = [journal.append(**line) for line in LINES]
    model.set_log(journal.read())
    return entries


def texts_of(model: LogModel) -> list[str]:
    return [str(model.index(row, 0).data(TEXT_ROLE)) for row in range(model.rowCount())]


def struck(model: LogModel) -> list[str]:
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return [str(index.data(TEXT_ROLE)) for index in rows if index.data(VOIDED_ROLE)]


def test_newest_line_is_first_and_empty_lines_are_omitted(model: LogModel, journal: Journal) -> None:
    filled(model, journal)
    assert texts_of(model)[0] == "未来の行"
    assert texts_of(model)[-1] == "第一場　霧の駅"
    assert model.rowCount() == model.total == len(LINES) - 1
    model.add(journal.append("", kind="step"))
    model.add(journal.append("新しい"))
    assert texts_of(model)[:2] == ["新しい", "未来の行"]


def test_line_by_line_is_the_same_as_all_at_once(model: LogModel, journal: Journal, qapp: object) -> None:
    other = LogModel()
    for line in LINES:
        other.add(journal.append(**line))
    entries = journal.read().entries
    other.add(journal.void([entries[1].id, entries[5].id], "取り消し"))
    other.add(journal.void([journal.read().entries[-1].id], "やり直し"))
    other.add(journal.void([entries[3].id], "取り消し"))
    model.set_log(journal.read())
    assert texts_of(other) == texts_of(model)
    assert struck(other) == struck(model) == ["2d6 → 3 4 → 7"]
    assert (other.people, other.kinds) == (model.people, model.kinds)
    other.deleteLater()


def test_undone_lines_are_struck_out(model: LogModel, journal: Journal, qtbot: QtBot) -> None:
    entries = filled(model, journal)
    with qtbot.waitSignal(model.dataChanged) as found:
        model.add(journal.void([entries[1].id, entries[6].id], "取り消し"))
    assert struck(model) == ["LP 6 → 5", "運動 → 7 成功"]
    first, last, *_ = found.args
    assert (first.row(), last.row()) == (4, model.rowCount() - 2)
    assert model.rowCount() == len(LINES) - 1


@pytest.mark.parametrize(
    ("wanted", "left"),
    [
        (LogFilter(kinds=frozenset({CHECK})), ["運動 → 7 成功"]),
        (LogFilter(kinds=frozenset({DICE, SCENE})), ["2d6 → 3 4 → 7", "第一場　霧の駅"]),
        (LogFilter(kinds=frozenset({BATTLE})), ["手下A　命中 13 ＞ 9\nダメージ 2", "戦闘を始めました（3 人）"]),
        (LogFilter(kinds=frozenset({SESSION})), ["二回り目です。"]),
        (LogFilter(kinds=frozenset({NOTE})), ["未来の行", "GMが何かを書きとめた"]),
        (LogFilter(kinds=frozenset({CHANGE}), people=frozenset({"黒瀬"})), ["LP 5 → 4"]),
        (LogFilter(people=frozenset({"霧島 七海"})), ["LP 5 → 4", "運動 → 7 成功"]),
        (LogFilter(people=frozenset({"手下A"})), ["手下A　命中 13 ＞ 9\nダメージ 2"]),
        (LogFilter(people=frozenset({"手下"})), []),
        (LogFilter(people=frozenset({"ジャン・ピエール"})), ["LP 6 → 5"]),
        (LogFilter(secret=True), ["GMが何かを書きとめた"]),
        (LogFilter("kirisima"), []),
        (LogFilter("めいちゅう"), []),
        (LogFilter("霧島 LP"), ["LP 5 → 4"]),
        (LogFilter("ﾀﾞﾒｰｼﾞ"), ["手下A　命中 13 ＞ 9\nダメージ 2"]),
        (LogFilter("師だった"), []),
        (LogFilter(), None),
    ],
)
def test_filter_selects_matching_lines(
    model: LogModel, journal: Journal, wanted: LogFilter, left: list[str] | None
) -> None:
    filled(model, journal)
    everything = texts_of(model)
    model.set_filter(wanted)
    assert texts_of(model) == (everything if left is None else left)
    more = [journal.append(**line) for line in LINES]  # new lines are asked the same
    for entry in more:
        model.add(entry)
    assert texts_of(model) == (everything * 2 if left is None else left * 2)


def test_hidden_line_is_found_only_after_the_gm_lifts_it(model: LogModel, journal: Journal) -> None:
    secret = filled(model, journal)[9]
    model.set_filter(LogFilter("師だった"))
    assert texts_of(model) == []
    model.set_filter(LogFilter())
    model.lift(secret)
    assert "黒瀬は師だった" in texts_of(model)
    model.set_filter(LogFilter("師だった"))
    assert texts_of(model) == ["黒瀬は師だった"]
    model.lift(secret)
    model.set_filter(LogFilter("書きとめた"))
    assert texts_of(model) == ["GMが何かを書きとめた"]
    unnamed = journal.append("だれも知らない", secret=True)
    model.set_filter(LogFilter())
    model.add(unnamed)
    assert texts_of(model)[0] == "（GMだけ）"


def test_filter_offers_single_participants_once(model: LogModel, journal: Journal) -> None:
    filled(model, journal)
    assert model.people == ("霧島 七海", "黒瀬", "手下", "手下A", "ジャン・ピエール", "GM")
    assert model.kinds == frozenset(GROUPS)


def test_every_kind_of_line_has_a_group() -> None:
    kinds = ("note", "check", "cancel", "change", "dice", "play", "scene", "step", "void", "weather")
    assert {group_of(LogEntry("a", "", "A", kind=kind)) for kind in kinds} <= set(GROUPS)


def test_copied_lines_read_from_the_oldest_on(model: LogModel, journal: Journal) -> None:
    filled(model, journal)
    rows = [row for row, text in enumerate(texts_of(model)) if "命中" in text or "運動" in text]
    first, second, third = model.texts(rows).split("\n")
    assert first.endswith("実　霧島 七海　運動 → 7 成功")
    assert second.endswith("手下A　命中 13 ＞ 9")
    assert third == "　ダメージ 2"
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole).endswith("未来の行")


def test_log_lines_are_indexed_while_idle(
    model: LogModel, journal: Journal, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    key = search.key

    def counted(*texts: str) -> str:
        made.append(texts[1])
        return key(*texts)

    monkeypatch.setattr("desktop.models.play.log.search_key", counted)
    monkeypatch.setattr("desktop.models.play.log.READY_AT_ONCE", 4)
    filled(model, journal)
    qtbot.waitUntil(lambda: not model.idle.isActive())
    assert len(made) == model.total
    model.set_filter(LogFilter("し"))
    model.set_filter(LogFilter("しち"))
    assert len(made) == model.total
    assert "未来の行" in made[:4]  # the newest first


def test_another_log_replaces_the_first(model: LogModel, journal: Journal) -> None:
    filled(model, journal)
    model.set_filter(LogFilter(kinds=frozenset({DICE})))
    model.set_log(Log())
    assert (texts_of(model), model.people, model.total) == ([], (), 0)


def test_participants_are_read_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    learned = Names._read
    monkeypatch.setattr(Names, "_read", lambda names, entry: read.append(entry.id) or learned(names, entry))
    names = Names()
    for n, who in enumerate(("霧島", "ハル")):
        data = {"engine": "battle", "begin": {"sheets": [{"name": f"影{n}"}]}}
        names.learn(LogEntry(id=str(n), time="", kind="play", who=who, text="始めました", data=data))
    assert read == []
    assert names.all() == ("霧島", "影0", "ハル", "影1")
    assert names.all() == ("霧島", "影0", "ハル", "影1")
    assert read == ["0", "1"]
