"""One table defines the name, key, requirements and action of every menu entry."""

from __future__ import annotations

import pytest

from desktop.controllers.acts import CampaignAct, PlayAct
from desktop.controllers.main import MainController
from desktop.controllers.menus import ACTS, MENUS
from desktop.views.keyboard.key_map import SEPARATOR

LINES = [line for _, lines in MENUS for line in lines if line is not SEPARATOR]
NEEDS = {"", "campaign", "play", "sheet", "selection", "undo", "redo"}


def test_every_menu_line_has_an_action_and_a_unique_name() -> None:
    assert list(ACTS.values()) == LINES
    assert {line.needs for line in LINES} <= NEEDS


def test_campaign_commands_do_nothing_without_a_campaign(main: MainController) -> None:
    before = main.window.notice
    for identifier, act in ACTS.items():
        if isinstance(act, CampaignAct | PlayAct):
            assert not main.window.actions_by_id[identifier].isEnabled(), identifier
            main.run(identifier)
    assert main.campaign_window is None
    assert main.window.notice == before
    assert main.window.ui.screens.currentWidget() is main.start


@pytest.mark.parametrize("theme", ["theme_light", "theme_dark", "theme_auto"])
def test_the_theme_in_force_is_ticked(main: MainController, theme: str) -> None:
    main.window.actions_by_id[theme].trigger()
    ticked = [name for name, action in main.window.actions_by_id.items() if action.isChecked()]
    assert [name for name in ticked if name.startswith("theme_")] == [theme]
    main.window.actions_by_id[theme].trigger()
    assert main.window.actions_by_id[theme].isChecked()


def test_animation_is_ticked_while_dice_tumble(main: MainController) -> None:
    for tumbling in (True, False):
        main.run("animation")
        assert main.preferences.value.animation is tumbling
        assert main.window.actions_by_id["animation"].isChecked() is tumbling
