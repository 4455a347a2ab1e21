"""Campaigns with equal titles are distinguished wherever they are listed."""

from __future__ import annotations

import shutil
from pathlib import Path

from desktop.controllers.main import MainController
from desktop.controllers.window.campaigns import distinguishing_marks
from desktop.services.library.library import CampaignHead
from desktop.views.window.start_page import ENTRY_ROLE

LIBRARY = Path("/卓上")


def head(folder: str, title: str = "夜", *, made: str = "1日") -> CampaignHead:
    return CampaignHead(LIBRARY / folder, folder, "enishi", title, created=made)


def marks(*heads: CampaignHead) -> dict[str, str]:
    return {folder.name: mark for folder, mark in distinguishing_marks(heads, LIBRARY, lambda time: time).items()}


def test_only_equal_titles_are_marked() -> None:
    assert marks(head("a"), head("b", "昼")) == {}
    assert marks(head("a"), head("b", made="2日")) == {"a": "1日に作成", "b": "2日に作成"}


def test_campaigns_are_distinguished_by_place_date_or_folder() -> None:
    assert marks(head("a"), head("/棒/控え/b")) == {"a": "1日に作成", "b": "/棒/控え"}
    assert marks(head("a"), head("b"), head("c", made="")) == {"a": "a", "b": "b", "c": "c"}


def test_copied_campaign_is_distinguished_in_both_lists(main: MainController, tmp_path: Path) -> None:
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
