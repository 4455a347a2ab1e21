"""卓 of one title are told apart wherever they are listed."""

from __future__ import annotations

import shutil
from pathlib import Path

from desktop.controllers.main import MainController
from desktop.controllers.same_title import distinguishing_marks
from desktop.services.library import CampaignHead
from desktop.views.recent_list import ENTRY_ROLE

LIBRARY = Path("/卓上")


def head(folder: str, title: str = "夜", *, made: str = "1日") -> CampaignHead:
    return CampaignHead(LIBRARY / folder, folder, "enishi", title, created=made)


def marks(*heads: CampaignHead) -> dict[str, str]:
    return {folder.name: mark for folder, mark in distinguishing_marks(heads, LIBRARY, lambda time: time).items()}


def test_only_what_looks_alike_is_marked() -> None:
    assert marks(head("a"), head("b", "昼")) == {}
    assert marks(head("a"), head("b", made="2日")) == {"a": "1日に作成", "b": "2日に作成"}


def test_one_elsewhere_says_where_and_two_of_one_minute_their_folders() -> None:
    assert marks(head("a"), head("/棒/控え/b")) == {"a": "1日に作成", "b": "/棒/控え"}
    assert marks(head("a"), head("b"), head("c", made="")) == {"a": "a", "b": "b", "c": "c"}


def test_a_copy_of_a_table_is_told_apart_in_both_lists(main: MainController, tmp_path: Path) -> None:
    folder = main.library.create("enishi", "夜の市").folder
    copy = tmp_path / "控え" / folder.name
    shutil.copytree(folder, copy)
    main.enter_campaign(folder)
    main.enter_campaign(copy)
    combo = main.window.ui.tableCombo
    lines = [combo.itemText(row) for row in range(combo.count())]
    assert len(set(lines)) == 2
    assert str(copy.parent) in combo.currentText()
    main.show_start()
    model = main.start.ui.recentList.model()
    shown = {entry.path: entry.where for entry in (model.index(row, 0).data(ENTRY_ROLE) for row in range(2))}
    assert str(copy.parent) in shown[copy]
    assert "に作成" in shown[folder]
