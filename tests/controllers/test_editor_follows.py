"""What follows typing in the editor follows in pieces, once typing rests, and reads only the row that was written."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from desktop.controllers.editors.definition_live import LiveColumn
from desktop.controllers.main import MainController
from desktop.core.custom import definition
from tests.test_bad_games import editor_of


def test_keystroke_validates_one_row_and_samples_follow(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[object] = []
    typed = definition._typed
    monkeypatch.setattr(definition, "_typed", lambda key: read.append(key) or typed(key))
    done: list[str] = []
    pieces = ("show_kinds", "show_odds", "_make_sample")
    for name in pieces:
        own = getattr(LiveColumn, name)
        monkeypatch.setattr(LiveColumn, name, lambda self, n=name, f=own: (done.append(n), f(self)))
    main.campaigns.make("blank", "霧の国")
    controller = editor_of(main)
    rows = [{"id": f"s{n}", "name": f"技{n}"} for n in range(60)]
    controller.page.rows_changed.emit("skills", rows)
    before = controller.document.rows("skills")
    read.clear()
    done.clear()
    written = [*before[:30], {**before[30], "name": "霧読み"}, *before[31:]]
    controller.page.rows_changed.emit("skills", written)
    assert len(read) == 1
    after = controller.document.rows("skills")
    assert [n for n, (old, new) in enumerate(zip(before, after, strict=True)) if old is not new] == [30]
    assert done == []  # no sample while the user types
    controller.live.rest.stop()
    controller.live.begin()  # the pause is over
    seen, drawn = [], []
    monkeypatch.setattr(controller.page.ui.preview, "show_page", lambda *page: drawn.append(page))
    for _ in range(4):
        QCoreApplication.processEvents()
        seen.append(len(done))
    assert seen == [1, 2, 3, 4]
    steps = 0
    while controller.live.turn.isActive():
        assert drawn == []
        QCoreApplication.processEvents()
        steps += 1
    assert steps >= 4  # what is laid out, in three steps, and the picture of it
    assert len(drawn) == 1
    controller.live.begin()
    controller.page.rows_changed.emit("skills", before)  # a key comes in between: the rest is not wanted any more
    controller.live.rest.stop()
    for _ in range(5):
        QCoreApplication.processEvents()
    assert len(done) == 4
