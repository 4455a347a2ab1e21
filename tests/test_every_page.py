"""Accessibility of every page: names, reading order, a visible focus, nothing cut, and no window too large.

By default one system in one look, one at double size and one at a size between; `TAKUJO_EVERY_PAGE=1` walks all systems
in both themes and languages at every size, and looks at every control instead of one of a kind.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from desktop import app as program
from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.services.storage.folders import Folders
from desktop.services.text.catalogue import Catalogue
from desktop.views import fitting
from tests.example_budget import fewest
from tests.looking import clipped, disorder, edgeless, mute, nameless, ringless, stops, twins
from tests.screens import settle, start_screens, system_screens
from tests.shared_window import take_down
from tests.table_mode import take_next

COMPLETE = bool(os.environ.get("TAKUJO_EVERY_PAGE"))
SYSTEMS = tuple(info.id for info in Catalogue())
WIDTH, HEIGHT = 1366, 720
LOOKS = [(language, theme) for language in ("ja", "en") for theme in ("light", "dark")]
WALKS = [(system, *look) for system in SYSTEMS for look in LOOKS] if COMPLETE else [("enishi", "ja", "light")]
EVERY = (100, 110, 125, 150, 200)
"""Sizes of text in percent: what just fits at 100 and has turned into further lines at 150 is cut between them."""
SIZES = [(system, language, scale) for system in SYSTEMS for language in ("ja", "en") for scale in EVERY]
LARGE = SIZES if COMPLETE else [("d20fate", "en", 200), ("enishi", "en", 125)]
STEPS = 4 if COMPLETE else 1
SAME = ("-later", "-refused", "-growth", "-memo", "-gm", "-pin")
"""Screens of which Tab goes through the same controls as through the one before."""


@contextmanager
def running(home: Path, language: str, scale: int, theme: str) -> Iterator[MainController]:
    """The whole program as one person has set it up; afterwards all is as before."""
    app, before = QApplication.instance(), QLocale()
    assert isinstance(app, QApplication)
    (home / "config").mkdir(parents=True)
    chosen = {"language": language, "scale": scale, "theme": theme, "animation": False}
    text = json.dumps({"format": "takujo-preferences", "schema_version": 1, **chosen})
    (home / "config" / "preferences.json").write_text(text, encoding="utf-8")
    main = program.build(app, Folders(home / "library", home / "config", home / "state", home / "logs"))
    main.window.resize(WIDTH, HEIGHT)
    main.window.show()
    settle()
    try:
        yield main
    finally:
        take_down(main)
        QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def usual_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let dialogs take what the usual screen has; the one of the tests has 800 × 800."""
    monkeypatch.setattr(fitting, "room", lambda window, around=fitting.FRAME: QSize(WIDTH, HEIGHT) - around)


def page_size(main: MainController) -> QSize:
    """Return the size that the window must have so that its page need not scroll."""
    window, scroll = main.window, main.window.ui.screenScroll
    around = QSize(0, window.height() - scroll.height())
    return window.size().expandedTo(main.window.ui.screens.minimumSizeHint() + around)


def too_large(main: MainController, window: QWidget) -> list[str]:
    """Describe by how much a window exceeds its screen."""
    found = []
    # a dialog takes no more than the screen has; here that is another one than it is made for
    size = page_size(main) if window is main.window else window.minimumSizeHint()
    if size.width() > WIDTH or size.height() > HEIGHT:
        found.append(f"{size.width()} × {size.height()}")
    return found


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("system", "language", "theme"), WALKS)
def test_every_screen_is_accessible(system: str, language: str, theme: str, tmp_path: Path, qapp: QApplication) -> None:
    found: list[str] = []
    ringed: set[tuple[object, ...]] | None = None if COMPLETE else set()
    edged: set[tuple[object, ...]] | None = None if COMPLETE else set()
    with running(tmp_path, language, 100, theme) as main:
        for name, window in chain(start_screens(main), system_screens(main, system, STEPS)):
            settle()
            texts = [
                *too_large(main, window),
                *clipped(window),
                *nameless(window),
                *mute(window),
                *twins(window),
                *edgeless(window, edged),
            ]
            if COMPLETE or not name.endswith(SAME):
                stopped = stops(window)
                texts += [*disorder(stopped), *ringless(window, stopped.chain, ringed)]
            found += [f"{name}: {line}" for line in texts]
    assert found == [], "\n".join(found)


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("system", "language", "scale"), LARGE)
def test_nothing_is_cut_at_any_text_size(
    system: str, language: str, scale: int, tmp_path: Path, qapp: QApplication
) -> None:
    found: list[str] = []
    with running(tmp_path, language, scale, "dark") as main:
        first = start_screens(main) if COMPLETE or scale == 200 else ()
        for name, window in chain(first, system_screens(main, system, STEPS)):
            settle()
            found += [f"{name}: {line}" for line in (*too_large(main, window), *clipped(window))]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_larger_text_splits_no_skill(language: str, tmp_path: Path, qapp: QApplication) -> None:
    with running(tmp_path, language, 125, "light") as main:
        main.open_sample("d20fate")
        settle()
        window = main.window
        table = next(found for found in window.findChildren(QTableView, "skillTable") if found.isVisible())
        assert max(table.rowHeight(row) for row in range(7)) <= 3 * table.fontMetrics().lineSpacing()


@pytest.mark.parametrize(("language", "scale"), [("ja", 100), ("en", 150)])
def test_the_definition_and_a_notice_never_enlarge_the_window(
    language: str, scale: int, tmp_path: Path, qapp: QApplication
) -> None:
    with running(tmp_path, language, scale, "light") as main:
        main.open_sample("d6game")
        main.run("definition")
        ui = main.window.ui
        for length in (6, 40):
            main.notifier.notify("とても長い知らせがここに出ます。" * length, "元に戻す")
            settle()
            assert (main.window.width(), main.window.height()) == (WIDTH, HEIGHT)
            assert ui.toolArea.height() >= ui.toolArea.minimumSizeHint().height()
            assert length > 6 or clipped(main.window) == []


@pytest.mark.parametrize(("language", "scale"), fewest(("ja", "en"), (100, 150, 200)))
def test_a_notice_of_any_length_takes_a_third_of_the_window_at_most(
    language: str, scale: int, tmp_path: Path, qapp: QApplication
) -> None:
    with running(tmp_path, language, scale, "light") as main:
        main.open_sample("d20fate")
        ui = main.window.ui
        for page in ("prepare", "table"):
            (ui.playButton if page == "table" else ui.prepareButton).click()
            settle()
            alone = ui.screens.height()
            for length in (1, 40, 400):
                main.notifier.notify("とても長い知らせがここに出ます。" * length, "元に戻す")
                settle()
                assert (main.window.width(), main.window.height()) == (WIDTH, HEIGHT)
                assert ui.noticeBar.height() <= HEIGHT / 3
                assert ui.screens.height() == alone
                assert clipped(main.window) == []
                bar, need = ui.noticeScroll.verticalScrollBar(), ui.noticeText.heightForWidth(ui.noticeText.width())
                assert bar.maximum() + ui.noticeScroll.viewport().height() >= need  # the end can be read
                assert (bar.maximum() > 0) is (length == 400) or length == 40
            main.window.quiet()


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_board_fits_a_low_window_with_text_of_double_size(
    language: str, tmp_path: Path, qapp: QApplication
) -> None:
    found: list[str] = []
    with running(tmp_path, language, 200, "light") as main:
        main.open_sample("common")
        main.window.ui.playButton.click()
        assert main.campaign_window is not None
        play_page, play_session = main.campaign_window.play_page, main.campaign_window.open_campaign.play_session
        play_session.begin("battle", [sheet.id for sheet in main.campaign_window.open_campaign.people.all_sheets()])
        take_next(play_page)
        play_page.page.show_refused("△ " + "いまは その手番では ありません。" * 3, ruling=True)
        for open_notes in (False, True):
            if open_notes:
                play_page.gm_notes.note()
            settle()
            found += [*too_large(main, main.window), *clipped(main.window)]
        assert play_page.page.board.isVisible()
    assert found == [], "\n".join(found)


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("scale", [150, 200] if COMPLETE else [200])
def test_growth_and_shop_lists_wrap_at_any_scale(scale: int, tmp_path: Path, qapp: QApplication) -> None:
    with running(tmp_path, "en", scale, "light") as main:
        for system in ("d6game", "enishi", "common"):
            main.open_sample(system)
            assert main.campaign_window is not None
            assert main.campaign_window.sheet is not None
            ui = main.campaign_window.sheet.frame.ui
            ui.pageTabs.setCurrentIndex(1)
            ui.offers.expandAll()
            settle()
            assert ui.offers.horizontalScrollBar().maximum() == 0
            assert clipped(main.window) == []
            if system != "enishi":
                continue
            builder = main.campaign_window.open_campaign.new_draft()
            assert isinstance(builder, BuilderController)
            builder.randomise()
            builder.go_to([step.id for step in main.campaign_window.open_campaign.system.steps].index("shop"))
            settle()
            assert clipped(main.window) == []
