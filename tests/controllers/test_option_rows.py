"""Options stand in one line each; folded they are one line together; the log keeps its room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.tray import tray_words
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.play import Choose
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.inputs.option_rows import OptionLine, OptionRows

pytestmark = pytest.mark.styled

LINES = (
    OptionLine("plus", "達成値+1", "ゲージ1", "目標 7 に届くまで何度でも宣言できる長い説明がここに続きます"),
    OptionLine("heal", "全回復", reason="LPが減っていません。"),
)


@pytest.fixture
def rows(qtbot: QtBot) -> OptionRows:
    rows = OptionRows()
    qtbot.addWidget(rows)
    rows.resize(280, 200)
    return rows


def visible_buttons(rows: OptionRows) -> list[QPushButton]:
    return [button for button in rows.findChildren(QPushButton) if button.isVisibleTo(rows)]


def test_every_option_is_one_line(rows: OptionRows) -> None:
    rows.show_lines(LINES)
    rows.show()
    assert len(visible_buttons(rows)) == len(LINES)
    one = visible_buttons(rows)[0].sizeHint().height()
    assert rows.sizeHint().height() <= len(LINES) * (one + 4)
    assert "長い説明" in visible_buttons(rows)[0].toolTip()


def test_folded_options_are_one_line_that_opens_them(rows: OptionRows, qtbot: QtBot) -> None:
    rows.show_lines(LINES, folded=True)
    rows.show()
    (head,) = visible_buttons(rows)
    assert "1" in head.text()  # the other one cannot be chosen
    qtbot.mouseClick(head, Qt.MouseButton.LeftButton)
    assert len(visible_buttons(rows)) == 1 + len(LINES)


def test_the_key_opens_folded_options_too(rows: OptionRows) -> None:
    rows.show_lines(LINES, folded=True)
    assert rows.folded
    rows.unfold()
    assert not rows.folded


def test_chip_names_the_keys_that_choose_it(rows: OptionRows) -> None:
    """What begins with the letter of its line needs the payer's letter alone; another coin has other letters."""
    lines = [OptionLine(f"{keys}", "振りなおし", payer="アカネ", letters=keys) for keys in ("FA", "XFA")]
    rows.show_lines((*lines, OptionLine("power:6", "パワー 6", letters="XXA", key="6")))
    rows.show()
    caps = {button.key_hint() for button in visible_buttons(rows) if isinstance(button, KeyButton)}
    assert caps == {"A", "EXFA", "6"}


def test_successful_check_folds_its_declarations(main: MainController, campaign_window: CampaignWindow) -> None:
    campaign_window.tray.enter_faces((6, 5))
    roll = campaign_window.tray.roll
    assert roll is not None
    assert roll.check.outcome is not None
    assert roll.check.outcome.success is True
    options = campaign_window.tray.tray.ui.options
    assert options.lines
    assert options.folded


def test_log_keeps_its_height_below_many_options(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    main.window.resize(1366, 720)
    many = tuple(OptionLine(str(n), f"選べるもの {n}", "LP 1", "説明") for n in range(20))
    campaign_window.tray.tray.show_options(many)
    qtbot.waitUntil(lambda: campaign_window.tray.tray.ui.options.isVisible())
    log = campaign_window.log.panel
    below = log.mapTo(main.window, log.rect().bottomLeft()).y()
    assert log.height() >= 112
    assert below <= main.window.height()


def test_equal_refusals_share_one_line(main: MainController) -> None:
    """EN-AMB-19: dice of the other side are not rerolled; one line gives the reason for all of them."""
    main.open_sample("enishi")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    campaign_window.tray.prepare(
        campaign_window.open_campaign.people.all_sheets()[0].id, "check", {"skill": "athletics", "target": 12}
    )
    campaign_window.tray.throw()
    roll = campaign_window.tray.roll
    assert roll is not None
    refused = [option for option in roll.check.options if not option.enabled]
    assert len(refused) > 1
    assert len({str(option.reason) for option in refused}) == 1
    (line,) = [line for line in tray_words.options(roll.check.options, campaign_window.words, {}) if line.reason]
    assert line.cost == "霧の手下 のゲージ・白い女 のゲージ・鳴海 町長 のゲージ"
    chosen = [line.id for line in tray_words.options(roll.check.options, campaign_window.words, {}) if not line.reason]
    assert chosen == [option.id for option in roll.check.options if option.enabled and not option.primary]


def test_gm_can_allow_a_second_payment(main: MainController, qtbot: QtBot) -> None:
    """EN-VAL-21, EN-VAL-26: no key chooses it; pressed, it counts, and the log calls it a ruling."""
    main.open_sample("enishi")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    play_session, who = (
        campaign_window.open_campaign.play_session,
        campaign_window.open_campaign.people.all_sheets()[0].id,
    )
    campaign_window.tray.prepare(who, "check", {"skill": "athletics", "target": 12})
    campaign_window.tray.enter_faces((3, 4))
    play_session.post(Choose(option="next"))
    play_session.post(Choose(option=f"plus:{who}:gauge:0"))
    rows = campaign_window.tray.tray.ui.options
    (ruled,) = [number for number, line in enumerate(rows.lines) if line.ruling]
    assert not rows.choose(rows.lines[ruled].letters)
    qtbot.mouseClick(visible_buttons(rows)[ruled], Qt.MouseButton.LeftButton)
    roll = play_session.roll
    assert roll is not None
    assert roll.check.outcome is not None
    assert roll.check.outcome.total == 9
    play_session.post(Choose(option="next"))
    assert play_session.log().entries[-1].text.count("GM裁定") == 1
