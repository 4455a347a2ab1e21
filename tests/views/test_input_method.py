"""Japanese can be typed where a desktop uses fcitx, which Qt as it comes does not know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.views.keyboard.enter_key import reach_fcitx

CASES: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "fcitx": (
        {"QT_IM_MODULE": "fcitx"},
        {"QT_IM_MODULE": "ibus", "IBUS_USE_PORTAL": "1"},
    ),
    "under its other name, behind Wayland's own way": (
        {"QT_IM_MODULE": "fcitx5", "QT_IM_MODULES": "wayland;fcitx;compose"},
        {"QT_IM_MODULE": "ibus", "QT_IM_MODULES": "wayland;ibus;compose", "IBUS_USE_PORTAL": "1"},
    ),
    "chosen by the user": (
        {"QT_IM_MODULE": "fcitx", "IBUS_USE_PORTAL": "0"},
        {"QT_IM_MODULE": "ibus", "IBUS_USE_PORTAL": "0"},
    ),
    "IBus itself": ({"QT_IM_MODULE": "ibus"}, {"QT_IM_MODULE": "ibus"}),
    "an empty wish": ({"QT_IM_MODULE": ""}, {"QT_IM_MODULE": ""}),
    "nothing": ({}, {}),
}


@pytest.mark.parametrize("wish", CASES)
def test_fcitx_is_reached_through_ibus(tmp_path: Path, wish: str) -> None:
    given, wanted = CASES[wish]
    environment = dict(given)
    reach_fcitx(environment, tmp_path)
    assert environment == wanted


def test_qt_with_fcitx_support_is_unchanged(tmp_path: Path) -> None:
    (tmp_path / "platforminputcontexts").mkdir()
    (tmp_path / "platforminputcontexts" / "libfcitx5platforminputcontextplugin.so").touch()
    environment = {"QT_IM_MODULE": "fcitx"}
    reach_fcitx(environment, tmp_path)
    assert environment == {"QT_IM_MODULE": "fcitx"}


def test_input_method_is_set_before_the_application_starts() -> None:
    code = (
        "import os\n"
        "os.environ.update(QT_QPA_PLATFORM='offscreen', QT_IM_MODULE='fcitx')\n"
        "os.environ.pop('QT_IM_MODULES', None)\n"
        "from desktop import app\n"
        "class Begun(app.QApplication):\n"
        "    def __init__(self, arguments):\n"
        "        print(os.environ['QT_IM_MODULE'])\n"
        "        super().__init__(arguments)\n"
        "app.QApplication = Begun\n"
        "app.application()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "ibus"
