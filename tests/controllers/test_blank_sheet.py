"""A sheet of a custom game in its frame: its blocks are not repeated outside of the page."""

from __future__ import annotations

from desktop.controllers.main import MainController
from desktop.controllers.sheet.sheet import SheetController
from desktop.core.game import Game
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.settings import BlankSettings
from desktop.views.sheet.sheet_frame import MEMO_PAGE


def opened(main: MainController) -> SheetController:
    main.open_sample("blank")
    assert main.campaign_window is not None
    open_campaign = main.campaign_window.open_campaign
    sheet = open_campaign.people.all_sheets()[0]
    controller = open_campaign.controller_of(sheet.id) or open_campaign.open(
        next(e for e in open_campaign.listed if e.id == sheet.id)
    )
    assert isinstance(controller, SheetController)
    return controller


def test_custom_fields_and_memo_appear_once(main: MainController) -> None:
    """BL-LAY-01."""
    controller = opened(main)
    frame, game = controller.frame, controller.document.game
    assert game.profile
    assert frame.ui.ownFields.inputs == {}
    assert not frame.ui.pageTabs.isTabVisible(MEMO_PAGE)
    controller.document.set_game(without_blocks(game.known(BlankSettings)))
    assert set(frame.ui.ownFields.inputs) == {field.id for field in game.profile}
    assert frame.ui.pageTabs.isTabVisible(MEMO_PAGE)
    assert not frame.ui.memoEdit.isHidden()


def without_blocks(game: Game[BlankSettings]) -> Game[BlankSettings]:
    """Return the same game with abilities alone on its sheet."""
    lists = {**game.definition.lists, "blocks": ({"id": "a", "holds": "abilities"},)}
    return SYSTEM.game(game.definition.evolve(lists=lists))
