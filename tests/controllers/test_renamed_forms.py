"""Forms speak as the 卓 that is open; whoever translates for them lives as long as the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTranslator

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController


def test_one_translator_speaks_for_one_table_after_another(main: MainController) -> None:
    """A translator that went with its 卓 could be thrown away while another is asked, and Qt would wait for ever."""
    said, there = [], []
    for word in ("生気", "活力", ""):
        definition = {"based_on": "enishi", "labels": {"word_lp": word} if word else {}}
        main.tables.enter(main.library.create("enishi", "卓", definition))
        assert isinstance(main.desk, Desk)
        said.append(QCoreApplication.translate("EnishiSheet", "LP 生命力"))
        there.append({id(found) for found in main.desk.findChildren(QTranslator)})
    assert ["生気" in said[0], "活力" in said[1], said[2]] == [True, True, "LP 生命力"]
    assert there == [set(), set(), set()]
    assert main.leave_table()
