"""The GM hides chances: one switch for every system, on the screen, on the display and on paper for players."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.controllers.main import MainController
from desktop.core.words import Words
from desktop.services.library.templates import create_from, save_template
from desktop.services.text.catalogue import system_ids
from desktop.views.dialogs.group_check import GroupCheckDialog
from desktop.views.paper.printing import find_paper
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import Mode
from desktop.views.widgets.shown.odds import OddsBar, OddsTable
from tests.controllers.test_sessions_by_keys import Keys as Gm
from tests.controllers.windows import opened
from tests.services.test_playing import ENGINES
from tests.table_mode import no_sheet_open
from tests.walk_shown import seen

SHARE = re.compile(r"[0-9０-９] ?[%％]")
"""How every screen writes a chance."""
TABLES = re.compile(r"[0-9] ?[%％]|成功率|以上の率|確率|成功の％|表は％")
"""What stands in a table of chances on paper."""
HIDE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
STEPS, TURNED = 14, 4
"""Steps of each engine, and how often chances are shown in between."""


def chances_in(root: QWidget) -> list[str]:
    """List the chances shown in a window."""
    widgets = [*seen(root)]
    found = [type(widget).__name__ for widget in widgets if isinstance(widget, OddsBar)]
    found += [line.shown for widget in widgets if isinstance(widget, OddsTable) for line in widget.lines]
    for widget in widgets:
        texts = (str(widget.property(name) or "") for name in ("text", "toolTip", "plainText", "accessibleName"))
        found += [text for text in texts if SHARE.search(text)]
    return found


@pytest.mark.parametrize(("system", "engine"), ENGINES)
def test_hidden_chances_are_absent_from_the_screen(main: MainController, system: str, engine: str) -> None:
    """KO-TBL-24, D6G-PHY-09: while hidden, neither tray nor tracker shows a chance; otherwise they do."""
    gm = Gm(main, system)
    window = main.window
    texts = chances_in(window)
    gm.begin(engine, [sheet.id for sheet in (*gm.players, *gm.npcs)])
    gm.press(Qt.Key.Key_O, HIDE)
    assert not window.actions_by_id["chances"].isChecked()
    for number in range(STEPS):
        if number % TURNED == 0:  # what lies there goes with them
            gm.play_session.show_chances(True)
            texts += chances_in(window)
            gm.play_session.show_chances(False)
        assert chances_in(window) == []
        if not gm.type_dice():
            gm.next()
    assert texts
    gm.press(Qt.Key.Key_O, HIDE)
    assert window.actions_by_id["chances"].isChecked()


def test_hidden_chances_are_absent_outside_the_tray(main: MainController) -> None:
    """KO-TBL-24: neither the group check nor the command line shows a chance."""
    gm = Gm(main, "kotodama")
    line, hint = gm.campaign_window.play.examples()[0], main.window.ui.commandHint
    main.window.command_edited.emit(line)
    assert SHARE.search(hint.text())
    gm.press(Qt.Key.Key_O, HIDE)
    main.window.command_edited.emit(line)
    assert hint.text()
    assert not SHARE.search(hint.text())
    gm.campaign_window.play_page.group_check()
    rows = opened(main, GroupCheckDialog).ui.people
    entries = [item.text(1) for n in range(rows.topLevelItemCount()) if (item := rows.topLevelItem(n)) is not None]
    assert entries
    assert set(entries) <= {"", "—"}


def test_hidden_chances_are_remembered_by_the_campaign(main: MainController) -> None:
    """The setting survives leaving the campaign and is part of its template."""
    gm = Gm(main, "d6game")
    gm.press(Qt.Key.Key_O, HIDE)
    campaign, library = gm.campaign_window.open_campaign.campaign, main.library
    assert not create_from(library, save_template(library, campaign, "型"), "次の卓").chances
    folder = campaign.folder
    main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    assert not main.campaign_window.open_campaign.play_session.playing.chances
    assert not main.window.actions_by_id["chances"].isChecked()


@pytest.mark.parametrize("system", system_ids())
def test_hidden_chances_are_absent_from_paper(main: MainController, system: str) -> None:
    """KO-TBL-24, D6G-PHY-09: pages for players lose the tables of chances, and nothing else."""
    with no_sheet_open():
        main.open_sample(system)
    assert main.campaign_window is not None
    open_campaign = main.campaign_window.open_campaign
    sheet = next(read.sheet for read in open_campaign.listing.sheets(lambda entry: entry.is_pc))
    paper = find_paper(system)

    def texts(mode: Mode, chances: bool) -> list[str]:
        pages = paper.pages(sheet, open_campaign.game, mode, Words(), PaperContext(chances=chances))
        return [text for page in pages for text in page.texts()]

    for mode in Mode:
        shown, hidden = texts(mode, True), texts(mode, False)
        assert not [text for text in hidden if TABLES.search(text) and "倍率" not in text], mode
        if system == "enishi":
            assert shown == hidden, mode
        else:
            assert len(hidden) < len(shown), mode
