"""動きを減らす: the desktop's setting, and the person's choice over it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.views.dialogs.dice_only import DiceOnlyDialog
from desktop.views.dice import DiceView
from desktop.views.style import motion
from tests.controllers.windows import opened

GNOME = ("org.gnome.desktop.interface", "enable-animations")
KDE = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
ALL = ("org.freedesktop.appearance", "reduced-motion")


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing here looks at a sheet."""
    return window_without_sheet


def tumbles(campaign_window: CampaignWindow) -> bool:
    """Whether dice of the tray would move."""
    return campaign_window.tray.tray.ui.diceView.dice.animated


def test_the_desktop_is_followed_also_when_it_changes(main: MainController, campaign_window: CampaignWindow) -> None:
    main.preferences.change(animation=True)
    main.appearance.set_motion("system")
    builder = campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    asked = ((GNOME, False, True), (KDE, "0", "1"), (KDE, "0.0", "0.5"), (ALL, 1, 0))
    for setting, value, moves in (
        (setting, value, value is more) for setting, less, more in asked for value in (more, less, more)
    ):
        main.appearance.desktop_motion.receive(*setting, value)
        assert tumbles(campaign_window) is moves, (setting, value)
        assert {view.dice.animated for view in builder.view.findChildren(DiceView)} <= {moves}
        assert main.window.actions_by_id["animation"].isChecked() is moves


@pytest.mark.styled
def test_other_desktop_settings_do_not_reduce_motion(main: MainController) -> None:
    for value in (None, "", "fast", 7, b"\0"):
        for namespace, key in (GNOME, KDE, ALL, ("org.freedesktop.appearance", "color-scheme")):
            main.appearance.desktop_motion.receive(namespace, key, value)
    assert not main.appearance.reduced


@pytest.mark.parametrize(("chosen", "moves"), [("motion_less", False), ("motion_full", True), ("motion_auto", False)])
def test_chosen_motion_overrides_the_desktop(
    main: MainController, campaign_window: CampaignWindow, chosen: str, moves: bool
) -> None:
    main.preferences.change(animation=True)
    main.appearance.desktop_motion.receive(*GNOME, chosen == "motion_less")
    main.window.actions_by_id[chosen].trigger()
    ticked = [name for name, action in main.window.actions_by_id.items() if action.isChecked()]
    assert [name for name in ticked if name.startswith("motion_")] == [chosen]
    assert tumbles(campaign_window) is moves
    main.run("dice_only")
    assert opened(main, DiceOnlyDialog).ui.diceView.dice.animated is moves


def test_tumbling_dice_can_be_enabled_despite_reduced_motion(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    main.preferences.change(animation=True)
    main.appearance.desktop_motion.receive(*GNOME, False)
    assert not tumbles(campaign_window)
    main.run("animation")
    assert tumbles(campaign_window)
    main.run("animation")
    assert not tumbles(campaign_window)
    assert main.preferences.value.motion == "full"


def test_windows_motion_setting_is_read_on_activation(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    machine, moves = main.appearance.desktop_motion, False
    monkeypatch.setattr(motion, "windows_animates", lambda: moves)
    monkeypatch.setattr(sys, "platform", "win32")
    machine.ask()
    assert machine.reduced
    moves = True
    assert motion.windows_animates()
    application = machine.come_to_front
    application(motion.Qt.ApplicationState.ApplicationInactive)
    assert machine.reduced
    application(motion.Qt.ApplicationState.ApplicationActive)
    assert not machine.reduced


def test_motion_is_on_where_windows_cannot_be_queried() -> None:
    assert motion.windows_animates() or sys.platform == "win32"


def test_macos_motion_setting_is_read_on_activation(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    machine, less = main.appearance.desktop_motion, True
    monkeypatch.setattr(motion, "mac_reduces", lambda: less)
    monkeypatch.setattr(sys, "platform", "darwin")
    machine.ask()
    assert machine.reduced
    less = False
    machine.come_to_front(motion.Qt.ApplicationState.ApplicationActive)
    assert not machine.reduced


RUNTIME = """
#include <string.h>
void *objc_getClass(const char *name) { return strcmp(name, "NSWorkspace") ? 0 : (void *)1; }
void *sel_registerName(const char *name) {
    return (void *)(long)(!strcmp(name, "sharedWorkspace") ? 2 :
        !strcmp(name, "accessibilityDisplayShouldReduceMotion") ? 3 : 4); }
void *objc_msgSend(void *who, void *what) {
    if (who == (void *)1 && what == (void *)2) return (void *)5;
    return (void *)(long)(who == (void *)5 && what == (void *)3); }
"""
"""What macOS has of it, as far as the program asks."""


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a compiler for what stands in for macOS")
def test_macos_motion_setting_uses_the_system_library(tmp_path: Path) -> None:
    (tmp_path / "objc.c").write_text(RUNTIME)
    library = tmp_path / "libobjc.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(tmp_path / "objc.c")], check=True)
    assert motion.mac_reduces(str(library))


def test_motion_is_on_where_macos_cannot_be_queried(tmp_path: Path) -> None:
    assert not motion.mac_reduces(str(tmp_path / "nothing.dylib"))
