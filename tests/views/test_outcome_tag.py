"""How a check ended is never cut: facts that one line does not hold stand below each other."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.views.style import theme
from desktop.views.widgets.shown.outcome_tag import WIDEST, OutcomeTag


def test_long_facts_are_stacked(qtbot: QtBot) -> None:
    tag = OutcomeTag()
    qtbot.addWidget(tag)
    tag.show_outcome("success", "成功")
    one = tag.sizeHint()
    for text in ("The active side wins, Tatsujin! (active side)", "能動側の勝利・能動側のタツジン!・受動側のウカツ!"):
        tag.show_outcome("success", text)
        assert tag.sizeHint().width() < theme.px(WIDEST) + theme.px(40)
        assert tag.sizeHint().height() > one.height()
        assert tag.text == text


def test_facts_are_stacked_in_a_narrow_tray(qtbot: QtBot) -> None:
    """With large text the tray grows less than its letters: a wider tag would push the rest of it out of sight."""
    tag = OutcomeTag()
    qtbot.addWidget(tag)
    tag.show_outcome("success", "成功・タツジン!・ウカツ!")
    wide = tag.sizeHint()
    tag.set_room(wide.width() - 1)
    assert tag.sizeHint().width() < wide.width()
    assert tag.sizeHint().height() > wide.height()
    tag.set_room(wide.width())
    assert tag.sizeHint() == wide
    tag.set_room(0)
    assert tag.sizeHint() == wide
