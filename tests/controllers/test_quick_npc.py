"""NPCs made in the middle of play: a refused one leaves nothing behind, an unticked will to fight counts."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox

from desktop.controllers.main import MainController
from desktop.systems.common.session.state import SessionState
from desktop.views.dialogs.play import QuickNpcDialog
from tests.controllers.test_encounters import open_play
from tests.table_mode import click


def asked(main: MainController) -> QuickNpcDialog:
    main.run("quick_npc")
    return next(one for one in main.window.findChildren(QuickNpcDialog) if one.isVisible())


def test_refused_npc_leaves_no_file(main: MainController) -> None:
    campaign_window = open_play(main, "common")
    open_campaign = campaign_window.open_campaign
    open_campaign.play_session.begin("session", [s.id for s in open_campaign.people.all_sheets() if s.is_pc], {})
    before = sorted(path.name for path in open_campaign.campaign.characters.iterdir())
    dialog = asked(main)
    dialog.ui.nameEdit.setText("アヤ")
    click(dialog.ui.makeButton)
    assert dialog.isVisible()
    assert dialog.ui.message.property("role") == "error-text"
    assert sorted(path.name for path in open_campaign.campaign.characters.iterdir()) == before
    dialog.ui.nameEdit.setText("見張り")
    click(dialog.ui.makeButton)
    assert not dialog.isVisible()
    assert "見張り" in [person.name for person in campaign_window.play_page.people()]


def test_unticked_will_to_fight_counts(main: MainController) -> None:
    """CM-SCN-09: an onlooker begins no battle; a character with 戦意 does."""
    campaign_window = open_play(main, "common")
    playing = campaign_window.open_campaign.play_session.playing
    for name, fights in (("見張り", False), ("番兵", True)):
        dialog = asked(main)
        dialog.ui.nameEdit.setText(name)
        dialog.ui.fields.findChildren(QCheckBox)[0].setChecked(fights)
        click(dialog.ui.makeButton)
        assert bool(playing.running) is fights
        assert name in [sheet.name for sheet in campaign_window.open_campaign.people.all_sheets()]
    state = playing.state("battle")
    assert isinstance(state, SessionState)
    assert state.battle is not None
