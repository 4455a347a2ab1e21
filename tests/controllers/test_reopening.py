"""A 卓 that is opened again can be written, however it was left."""

from __future__ import annotations

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController


def test_a_table_opened_again_in_the_same_program_can_be_written(main: MainController, desk: Desk) -> None:
    folder = desk.workspace.table.folder
    assert main.leave_table()
    for _ in range(2):
        main.open_table(folder)
        assert main.desk is not None
        table = main.desk.workspace.table
        assert (table.holder, table.read_only) == (None, False)
        assert main.desk.sheet is not None
        assert not main.desk.sheet.document.read_only
        assert main.leave_table()


def test_going_from_one_table_to_another_and_back_locks_nobody_out(main: MainController, desk: Desk) -> None:
    first = desk.workspace.table.folder
    main.open_sample("d6game")
    main.open_table(first)
    assert main.desk is not None
    assert main.desk.workspace.table.folder == first
    assert not main.desk.workspace.table.read_only


def test_the_tab_that_was_in_front_is_in_front_again(main: MainController, desk: Desk) -> None:
    folder = desk.workspace.table.folder
    first = desk.current
    assert first is not None
    path = first.autosave.stored.path
    for entry in desk.workspace.table.members():
        desk.workspace.open(entry)
    desk.tabs.bring_to_front(first)
    assert len(desk.tabs.files) > 1
    assert main.leave_table()
    main.open_table(folder)
    assert main.desk is not None
    assert main.desk.current is not None
    assert main.desk.current.autosave.stored.path == path
