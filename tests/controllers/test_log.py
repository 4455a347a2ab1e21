"""What is wrong with the file of the log is told when the 卓 opens, and play goes on; a line can be gone back to."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.services.journal import Journal


@pytest.fixture
def desk(bare_desk: Desk) -> Desk:
    """Nothing is open but what a test opens."""
    return bare_desk


def left(main: MainController, desk: Desk) -> Path:
    """Some lines are written and the campaign is left; returns the file of the log."""
    for text in ("一", "二", "三"):
        desk.workspace.record(text)
    path = desk.workspace.table.log
    assert main.leave_table()
    return path


def listed(main: MainController) -> list[str]:
    assert main.desk is not None
    model = main.desk.log.panel.model
    return [model.texts([row])[6:] for row in range(model.rowCount())]


def test_a_damaged_log_is_told_and_the_evening_goes_on(main: MainController, desk: Desk) -> None:
    path = left(main, desk)
    damaged = path.read_bytes().replace("二".encode(), "弐".encode())
    path.write_bytes(damaged)
    main.open_table(path.parent)
    assert "3 行目が壊れているか書き換わっている" in main.window.notice
    assert listed(main) == ["一"]
    assert main.desk is not None
    main.desk.workspace.record("続き")
    assert listed(main) == ["続き", "一"]
    kept = list(path.parent.glob("*.damaged.jsonl"))
    assert [file.read_bytes() for file in kept] == [damaged]
    assert main.leave_table()
    main.window.quiet()
    main.open_table(path.parent)
    assert "行目" not in main.window.notice
    assert listed(main) == ["続き", "一"]


def test_the_log_of_another_table_is_told_and_not_written_into(main: MainController, desk: Desk) -> None:
    path = left(main, desk)
    Journal(path.with_name("other.jsonl"), table="another").append("よその行")
    path.with_name("other.jsonl").replace(path)
    raw = path.read_bytes()
    main.open_table(path.parent)
    assert "別の卓のもの" in main.window.notice
    assert listed(main) == []
    assert main.desk is not None
    main.desk.workspace.record("こちらの行")
    assert [file.read_bytes() for file in path.parent.glob("*.other.jsonl")] == [raw]
    assert [e.text for e in Journal(path, table=main.desk.workspace.table.id).read().entries] == ["こちらの行"]


def test_a_log_that_cannot_be_read_keeps_no_table_shut(main: MainController, desk: Desk) -> None:
    path = left(main, desk)
    path.rename(path.with_name("away"))
    path.mkdir()
    main.open_table(path.parent)
    assert main.desk is not None
    assert main.desk.sheet is not None
    assert "「log.jsonl」はファイルではありません" in main.window.notice
    main.desk.workspace.record("書けない")
    assert listed(main) == []
    assert "log.jsonl" in main.window.notice


def test_a_log_changed_meanwhile_is_not_written_on(main: MainController, desk: Desk) -> None:
    desk.workspace.record("一")
    path = desk.workspace.table.log
    Journal(path).append("よそから")
    raw = path.read_bytes()
    desk.workspace.record("二")
    assert "別の場所で書き換えられています" in main.window.notice
    assert path.read_bytes() == raw
    assert listed(main) == ["一"]


def test_a_line_asks_to_go_back_to_it_and_one_to_be_taken_back(main: MainController, desk: Desk) -> None:
    desk.workspace.record("一")
    desk.workspace.record("二")
    asked: list[str] = []
    desk.log.panel.back_to_requested.connect(asked.append)
    panel = desk.log.panel
    first = desk.workspace.play_session.log().entries[0]
    panel.ui.list.doubleClicked.emit(panel.model.index(1, 0))
    assert asked == [first.id]
    second = desk.workspace.play_session.log().standing[-1]
    assert second.id == first.id  # the later line is taken back
    panel.void_requested.emit(first)
    assert not desk.workspace.play_session.log().standing


def test_back_to_a_line_takes_the_story_there(main: MainController, desk: Desk) -> None:
    """DESIGN 2.4: ここまで戻す on any line; sheets and what runs follow, and nothing is erased."""
    play_session = desk.workspace.play_session
    play_session.begin("battle", [s.id for s in desk.workspace.people.everybody()])
    line, state = play_session.log().entries[-1], play_session.playing.state("battle")
    play_session.play("battle", {"kind": "turn"})
    assert play_session.playing.state("battle") != state
    desk.log.panel.back_to_requested.emit(line.id)
    assert play_session.playing.state("battle") == state
    assert not play_session.log().counts(play_session.log().entries[-2].id)
    refused: list[object] = []
    desk.log.failed.connect(refused.append)
    desk.log.panel.back_to_requested.emit(line.id)
    assert len(refused) == 1  # nothing came after it
