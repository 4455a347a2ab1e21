"""Draw the pictures of the manual: `python -m tests.gallery.manual resources/manual`, light, in both languages.

Small on purpose: scaled to the width of a page and brought down to 256 colours.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from desktop import app as program
from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.storage.folders import Folders
from desktop.services.text.manual import PICTURES
from desktop.views.dialogs.dice_only import DiceOnlyDialog
from desktop.views.sheet.why_popup import WhyPopup
from desktop.views.widgets.inputs.custom_fields import DerivedNumber
from tests.gallery.__main__ import wait

SETTLE = 350
"""Milliseconds until pages and dice have been drawn."""
PAGE = 760
"""Width of a page of the manual."""
COLOURS = 256
MOST_STEPS = 20
"""Presses of Enter that end any check of the pictures."""
WIDTH, HEIGHT = 1366, 768
PLACE = {"ja": "保存先　文書 › 卓上", "en": "Library: Documents › 卓上"}
"""Where the library is said to be: the real folder is of no interest."""
STORY = {"ja": "#第2話 水底の鐘", "en": "#Chapter 2: the bell under water"}
Drawn = Iterator[tuple[str, QWidget, int]]
"""(name, what is drawn, width in px at most)"""


def small(picture: QImage, width: int) -> QImage:
    """Scale a picture down and keep its commonest colours."""
    if picture.width() > width:
        picture = picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    counted = Counter(memoryview(picture.constBits()).cast("I"))
    palette = [colour | 0xFF000000 for colour, _ in counted.most_common(COLOURS)]
    flags = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    return picture.convertToFormat(QImage.Format.Format_Indexed8, palette, flags)


def started(home: Path, language: str) -> MainController:
    """The program as a person would have it for the pictures."""
    (home / "config").mkdir(parents=True)
    (home / "config" / "preferences.json").write_text(
        '{"format": "takujo-preferences", "schema_version": 1, '
        f'"language": "{language}", "theme": "light", "scale": 100, "animation": false}}',
        encoding="utf-8",
    )
    main = program.build(
        program.application(), Folders(home / "library", home / "config", home / "state", home / "logs")
    )
    main.window.resize(WIDTH, HEIGHT)
    main.window.show()
    return main


def pictures(main: MainController, language: str) -> Drawn:
    """Walk through the program and yield what the manual shows."""
    window = main.window
    for system in ("common", "d20fate", "enishi"):
        main.open_sample(system)
    main.show_start()
    assert main.start.ui.folderLabel.text()
    main.start.ui.folderLabel.setText(PLACE[language])
    yield "start", window, PAGE
    main.campaigns.show()
    campaign_window = main.campaign_window
    assert campaign_window is not None
    yield from _play(main, campaign_window)
    yield from _sheet(main, campaign_window)
    for name, width in (("print_sheet", PAGE), ("hand_over", PAGE), ("versions", PAGE), ("dice_only", 360)):
        yield from _dialog(main, name, width)
    builder = campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    builder.randomise()
    builder.go_to(1)
    yield "builder", window, PAGE
    main.run("definition")
    yield "definition", window, PAGE
    window.ui.playButton.click()
    sheets = [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets()]
    campaign_window.open_campaign.play_session.begin("battle", sheets)
    yield "table", window, PAGE


def _play(main: MainController, campaign_window: CampaignWindow) -> Drawn:
    bow, stealth = (campaign_window.words.say(skill) for skill in ("射出", "隠密"))
    campaign_window.play.enter(STORY[campaign_window.words.language])
    for line in (f"{bow} 9", f"{stealth} 7"):
        campaign_window.play.enter(line)
        _to_its_end(campaign_window)
    campaign_window.play.enter(":LP-2")
    campaign_window.play.enter(f"{bow} 9")
    campaign_window.tray.enter_faces((4, 3))
    _to_its_end(campaign_window)
    wait(SETTLE)
    yield "log", campaign_window.log.panel, PAGE
    campaign_window.play.enter(f"{bow} 9")
    yield "tray", main.window.ui.trayHost, PAGE
    yield "window", main.window, PAGE


def _to_its_end(campaign_window: CampaignWindow) -> None:
    """Throw, and continue with the proposed option, until a check is over."""
    for _ in range(MOST_STEPS):
        roll = campaign_window.open_campaign.play_session.roll
        if roll is None or roll.done:
            return
        campaign_window.tray.tray.throw_requested.emit()
        wait(20)


def _sheet(main: MainController, campaign_window: CampaignWindow) -> Drawn:
    assert campaign_window.sheet is not None
    yield "sheet", campaign_window.sheet.frame, PAGE
    numbers = [
        n
        for n in campaign_window.sheet.frame.findChildren(DerivedNumber)
        if n.isVisible() and n.text() not in ("", "0")
    ]
    numbers[0].click()
    popup = next(w for w in QApplication.topLevelWidgets() if isinstance(w, WhyPopup) and w.isVisible())
    yield "why", popup, PAGE
    popup.close()
    campaign_window.sheet.document.edit("reading", "あさくら", "reading")
    campaign_window.sheet.close()


def _dialog(main: MainController, name: str, width: int) -> Drawn:
    before = set(QApplication.topLevelWidgets())
    main.run(name)
    wait(50)
    for dialog in QApplication.topLevelWidgets():
        if dialog not in before and dialog.isVisible():
            if isinstance(dialog, DiceOnlyDialog):
                dialog.ui.diceEdit.setText("2d6+1d20+3")
                dialog.ui.throwButton.click()
            yield {"print_sheet": "print"}.get(name, name.replace("_", "-")), dialog, width
            dialog.close()


def main(arguments: list[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery.manual", description=__doc__)
    parser.add_argument("out", type=Path, help="the folder of the manual")
    options = parser.parse_args(arguments)
    for language in ("ja", "en"):
        folder: Path = options.out / language / PICTURES
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as home:
            controller = started(Path(home), language)
            for name, widget, width in pictures(controller, language):
                wait(SETTLE)
                picture = small(widget.grab().toImage(), width)
                picture.save(str(folder / f"{name}.png"), "PNG", 0)
                sys.stdout.write(f"{language} {name} {picture.width()} × {picture.height()}\n")
            controller.leave_campaign()
            controller.window.close()
            controller.window.deleteLater()
            wait(10)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
