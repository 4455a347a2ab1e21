"""No Japanese is left on an English screen, people's names and the texts of the sample excepted."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop import app as program
from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.models.play.log import TEXT_ROLE
from desktop.services.journal.journal import Journal
from desktop.services.storage.folders import Folders
from desktop.services.text.catalogue import Catalogue
from desktop.systems.common.session.rules import FREE_AREA
from tests.shared_window import take_down
from tests.table_mode import take_next
from tests.test_session_kotodama import Gm

JAPANESE = re.compile(r"[\u3005\u3041-\u30fa\u30fd-\u30ff\u3400-\u9fff]")
OWN_NAME = "日本語"
"""A language is called by its own name in the menu, whatever the interface speaks."""
STEPS = 3
"""Steps that are read of each engine."""
SYSTEMS = [info.id for info in Catalogue()]


@pytest.fixture
def english_main(tmp_path: Path, qtbot: QtBot, qapp: QApplication, styled_as_marked: None) -> Iterator[MainController]:
    """The whole program in English; the language of the other tests comes back afterwards."""
    before = QLocale()
    (tmp_path / "config").mkdir()
    chosen = {"format": "takujo-preferences", "schema_version": 1, "language": "en", "animation": False}
    (tmp_path / "config" / "preferences.json").write_text(json.dumps(chosen), encoding="utf-8")
    main = program.build(
        qapp, Folders(tmp_path / "library", tmp_path / "config", tmp_path / "state", tmp_path / "logs")
    )
    main.window.resize(1366, 768)
    with qtbot.waitExposed(main.window):
        main.window.show()
    yield main
    take_down(main)
    QLocale.setDefault(before)


def _texts(widget: QWidget) -> Iterator[str]:
    """Yield what a widget shows or reads out, leaving out what people typed into it."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox():
            yield widget.title()
        case QLineEdit() | QPlainTextEdit():
            yield widget.placeholderText()
        case QSpinBox():
            yield from (widget.prefix(), widget.suffix(), widget.specialValueText())
        case QTabBar():
            yield from (widget.tabText(place) for place in range(widget.count()))
        case QComboBox():
            yield from (widget.itemText(place) for place in range(widget.count()))
        case QMenu() | QMenuBar():
            yield from (action.text() for action in widget.actions())
        case QAbstractItemView():
            yield from _cells(widget, QModelIndex())
            if isinstance(widget, (QTableView, QTreeView)) and widget.model() is not None:
                for column in range(widget.model().columnCount()):
                    yield str(widget.model().headerData(column, Qt.Orientation.Horizontal) or "")


def _cells(view: QAbstractItemView, parent: QModelIndex) -> Iterator[str]:
    model = view.model()
    columns = model.columnCount(parent) if model is not None and isinstance(view, (QTableView, QTreeView)) else 1
    for row in range(model.rowCount(parent) if model is not None else 0):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield str(index.data() or "")
            yield str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
        if isinstance(view, QTreeView):
            yield from _cells(view, model.index(row, 0, parent))


def _strings(value: object) -> Iterator[str]:
    """Yield every text in the value of a file."""
    if isinstance(value, dict):
        value = [*value.values()]
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from _strings(part)
    elif isinstance(value, str):
        yield value


class Reader:
    """Reads the screen without texts of the campaign's own files."""

    def __init__(self, main: MainController) -> None:
        self._main = main
        self._known: list[str] = []

    def leaks(self, place: str, *, again: bool = False) -> list[str]:
        """Return every Japanese text now on the screen.

        Args:
            again: whether people's own texts are known from the last time.
        """
        self._known = self._known if again else sorted(self._own(), key=len, reverse=True)
        found = set()
        for widget in self._main.window.findChildren(QWidget):
            for text in _texts(widget):
                if not JAPANESE.search(text):  # nearly all
                    continue
                rest = text.replace(OWN_NAME, "")
                for known in self._known:
                    rest = rest.replace(known, "")
                if JAPANESE.search(rest):
                    found.add(f"{place}: {type(widget).__name__} {widget.objectName()}: {text}")
        return sorted(found)

    def _own(self) -> set[str]:
        library = self._main.library.folder
        texts = {
            text
            for file in library.rglob("*.json")
            if file.is_file()
            for text in _strings(json.loads(file.read_text(encoding="utf-8")))
        }
        if self._main.campaign_window is not None:  # there is room for the last word of a name on some buttons
            people = self._main.campaign_window.open_campaign.people.all_sheets()
            texts |= {part for sheet in people for part in sheet.name.split()}
        for controller in self._main.campaign_window.open_campaign.documents if self._main.campaign_window else ():
            texts |= set(_strings(controller.document.sheet.model_dump(mode="json")))
        return {text for text in texts - {FREE_AREA} if JAPANESE.search(text)}  # the program has written that one


def test_the_start_page_is_english(english_main: MainController) -> None:
    assert english_main.window.findChildren(QWidget)
    assert Reader(english_main).leaks("start") == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_table_is_english_from_sheet_to_definition(english_main: MainController, system: str) -> None:
    main, reader = english_main, Reader(english_main)
    main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    assert campaign_window.sheet is not None
    leaks = reader.leaks("sheet")
    for kind in campaign_window.open_campaign.system.check_kinds(
        campaign_window.sheet.document.sheet, campaign_window.open_campaign.game
    ):
        campaign_window.play.prepare(kind.id, {})
        campaign_window.tray.throw()
        leaks += reader.leaks(f"check {kind.id}")
    builder = campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    for number, step in enumerate(campaign_window.open_campaign.system.steps):
        builder.go_to(number)
        if builder.step_id != step.id:
            builder.randomise()
            builder.go_to(number)
        leaks += reader.leaks(f"step {step.id}")
    main.run("definition")
    leaks += reader.leaks("definition")
    main.window.ui.playButton.click()
    play_session, sheets = (
        campaign_window.open_campaign.play_session,
        [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets()],
    )
    for engine in play_session.playing.possible:
        play_session.begin(engine, sheets)
        for number in range(STEPS):
            leaks += reader.leaks(f"{engine} {number}", again=number > 0)
            if play_session.roll is not None and play_session.roll.open:
                campaign_window.tray.tray.throw_requested.emit()
            else:
                take_next(campaign_window.play_page)
        play_session.close(engine)
    assert leaks == []


def test_a_log_written_in_japanese_is_read_in_english(english_main: MainController) -> None:
    main = english_main
    main.open_sample("enishi")
    assert main.campaign_window is not None
    folder = main.campaign_window.open_campaign.campaign.folder
    main.leave_campaign()
    journal = Journal(folder / "log.jsonl")
    change = {"sheet": "s", "field": "lp", "before": 12, "after": 10}
    journal.append("LP 12 を 10", kind="change", data={"changes": [change], "lang": "ja"})
    journal.append("運動：12 成功", kind="check", outcome={"label": "成功", "total": 12})
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    texts = [entry.text for entry in main.campaign_window.open_campaign.retelling.log(journal.read()).entries][-2:]
    model = main.campaign_window.log.panel.model
    assert [str(model.index(row, 0).data(TEXT_ROLE)) for row in (1, 0)] == texts
    assert not any(JAPANESE.search(text) for text in texts)


def test_kotodama_choices_are_translated(english_main: MainController) -> None:
    """The lists show Body, not 【体力】, as the tray does."""
    gm = Gm(english_main)
    gm.begin("session")
    lists = [gm.session.ui.trackAbility, gm.session.ui.trackSkill]
    gm.begin("battle")
    for _ in range(3):
        gm.next()
    gm.battle.setFocus()
    gm.press(Qt.Key.Key_A)
    gm.battle.act.targets.shown[0].click()
    lists += [gm.battle.ui.duelAbility, gm.battle.ui.duelSkill]
    for combo in lists:
        assert combo.count() > 2
        assert not [text for n in range(combo.count()) if JAPANESE.search(text := combo.itemText(n))]


def test_a_lasting_effect_is_named_in_the_brackets_of_the_language(english_main: MainController) -> None:
    """KO-ART-03: the chip does not use 「Afterimage steps（シラサギ）」."""
    gm = Gm(english_main)
    gm.begin("battle")
    gm.next()
    gm.battle.act.arts.shown[0].click()
    gm.battle.ui.declareButton.click()
    assert "（" not in gm.battle.terms.effects.shown[0].text()
    assert " (" in gm.battle.terms.effects.shown[0].text()
