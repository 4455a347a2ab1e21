"""All rule texts that a campaign shows and prints: disabled and renamed parts are searched for in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from random import Random

from pydantic import BaseModel
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QTabWidget,
    QTreeView,
    QWidget,
)

from desktop.controllers.campaign.window_names import OWN_WORDS
from desktop.controllers.display.players_picture import PlayersPicture
from desktop.controllers.main import MainController
from desktop.controllers.play.party import Party
from desktop.controllers.play.typed import examples
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.captions import models_in
from desktop.core.game import AnyGame
from desktop.core.words import Words
from desktop.models.sheet.change_words import APART, ChangeWords
from desktop.services.journal.replay import replay
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.diff import Difference
from desktop.services.text.rulebook import Origin
from desktop.views.paper.printing import find_paper, find_printouts
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.sheet.ink import Mode
from desktop.views.widgets.inputs.param_form import ParamForm
from tests.own_games import write_texts
from tests.table_mode import take_next


def strings(data: object) -> Iterator[str]:
    """Yield the texts in plain data, line by line."""
    if isinstance(data, str):
        yield from data.splitlines()
    elif isinstance(data, (Mapping, list, tuple)):
        for part in data.values() if isinstance(data, Mapping) else data:
            yield from strings(part)


PlayView = Iterator[tuple[str, str]]
"""(place, text) of everything that is shown there."""
STEPS = 8
"""How far an engine continues, being read."""


def of_widget(widget: QWidget) -> Iterator[str]:
    """Yield what a widget shows or reads out, leaving out what people typed into it."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox():
            yield widget.title()
        case QLineEdit() | QPlainTextEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(place) for place in range(widget.count()))
        case QTabWidget():
            yield from (widget.tabText(place) for place in range(widget.count()))
        case QAbstractItemView():
            yield from _cells(widget, QModelIndex())
        case QAbstractSpinBox():
            pass
        case _ if type(widget).__module__.startswith("desktop"):
            face = QAccessible.queryAccessibleInterface(widget)
            if face is None:
                return
            yield from (face.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description))
            children = (face.child(n) for n in range(face.childCount()))
            yield from (c.text(QAccessible.Text.Name) for c in children if c is not None and not c.state().invisible)


def _cells(view: QAbstractItemView, parent: QModelIndex) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    columns = model.columnCount(parent) if isinstance(view, (QTableView, QTreeView)) else 1
    if isinstance(view, (QTableView, QTreeView)) and not parent.isValid():
        heads = range(model.columnCount())
        yield from (str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in heads)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield from (str(index.data() or ""), str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))


def of_window(window: QWidget) -> Iterator[str]:
    """Yield all that can be seen of a window now."""
    for widget in seen(window):
        yield from filter(None, of_widget(widget))


def seen(root: QWidget) -> Iterator[QWidget]:
    """Yield the widgets inside one that are not hidden; hidden ones, most of a window, are not queried."""
    for widget in root.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if not (widget.isHidden() or widget.isWindow()):
            yield widget
            yield from seen(widget)


def of_captions(window: QWidget) -> Iterator[str]:
    """Yield what labels, buttons, boxes and tabs of a window say now; rows that are painted follow when next drawn.

    The start page belongs to no 卓 and speaks as ever.
    """
    own = [page for page in window.findChildren(QWidget) if page.property(OWN_WORDS)]
    for widget in seen(window):
        if any(page.isAncestorOf(widget) for page in own):
            continue
        if isinstance(widget, (QLabel, QAbstractButton, QGroupBox, QComboBox, QTabWidget)):
            yield from filter(None, of_widget(widget))


def of_screens(main: MainController) -> PlayView:
    """Walk the open campaign: sheet, checks in the tray, builder, every engine with its first steps, the log."""
    campaign_window, window = main.campaign_window, main.window
    assert campaign_window is not None
    yield from _of_sheet(campaign_window, window)
    assert campaign_window.sheet is not None
    for kind in campaign_window.open_campaign.system.check_kinds(
        campaign_window.sheet.document.sheet, campaign_window.open_campaign.game
    ):
        campaign_window.play.prepare(kind.id, {})
        for form in window.findChildren(ParamForm):
            form.more.setChecked(True)  # what is seldom needed, too
        QApplication.processEvents()
        yield from ((f"check {kind.id}", text) for text in of_window(window))
        campaign_window.tray.throw()
        yield from ((f"thrown {kind.id}", text) for text in of_window(window))
    yield from _of_builder(campaign_window, window)
    yield from _of_engines(main, campaign_window)
    yield from _of_typed(campaign_window)
    sentence = replay(
        campaign_window.open_campaign.play_session.log(), "", secrets=True, times=True, words=campaign_window.words
    )
    yield from (("replay", line) for line in sentence.splitlines())


def of_rules(campaign_window: CampaignWindow) -> PlayView:
    """Read きまりを読む: all parts of the book; rules of the program are marked as such."""
    for line in campaign_window.rulebook.lines(campaign_window.open_campaign.system.id):
        if line.origin is Origin.BOOK:
            yield from ((f"rule {line.id}", text) for text in (line.heading, line.says))


def _of_typed(campaign_window: CampaignWindow) -> PlayView:
    """Read what the command line answers to a word it knows, to one it does not, and what it offers."""
    assert campaign_window.sheet is not None
    kinds = campaign_window.open_campaign.system.kinds(
        campaign_window.sheet.document.sheet, campaign_window.open_campaign.game
    )
    yield from (("typed", text) for text in examples(kinds, (), campaign_window.words, ()))
    yield from (("typed", campaign_window.words.say(kind.label)) for kind in kinds)


def of_changes(campaign_window: CampaignWindow) -> PlayView:
    """Read what a comparison of versions calls every field of a sheet, and the columns of its rows."""
    rule_system, say = (
        campaign_window.open_campaign.system,
        ChangeWords(
            campaign_window.words, campaign_window.open_campaign.system.sheet_type, campaign_window.open_campaign.game
        ),
    )

    def titles(model: type[BaseModel], before: str) -> Iterator[tuple[str, str]]:
        for name, info in model.model_fields.items():
            title = f"{before}{info.title or name}"
            yield name, title
            for row in models_in(info.annotation):
                yield from ((name, deeper) for _, deeper in titles(row, f"{title}{APART}"))

    for name, title in titles(rule_system.sheet_type, ""):
        yield f"change {name}", say.row(Difference(name, title, 0, 1))[0]


def _of_sheet(campaign_window: CampaignWindow, window: QWidget) -> PlayView:
    assert campaign_window.sheet is not None
    tabs = campaign_window.sheet.frame.ui.pageTabs
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        yield from ((f"sheet {number}", text) for text in of_window(window))
    tabs.setCurrentIndex(0)
    document, say = campaign_window.sheet.document, campaign_window.words.say
    for name, number in document.derived.items():
        for part in number.parts:
            yield f"why {name}", say(part.label)


def _of_builder(campaign_window: CampaignWindow, window: QWidget) -> PlayView:
    builder = campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    builder.preview_due.blockSignals(True)  # its page is read among all other pages, line by line
    builder.randomise()
    write_texts(builder.document)
    for number, step in enumerate(campaign_window.open_campaign.system.steps):
        builder.go_to(number)
        QApplication.processEvents()
        yield from ((f"step {step.id}", text) for text in of_window(window))
        yield from ((f"step {step.id}", f"{row.title} {row.summary}") for row in builder.view.steps.steps)
    builder.finish()


def _of_engines(main: MainController, campaign_window: CampaignWindow) -> PlayView:
    window, play_page, play_session = main.window, campaign_window.play_page, campaign_window.open_campaign.play_session
    window.ui.playButton.click()
    all_sheets = [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets()]
    for engine in play_session.playing.possible:
        play_session.begin(engine, all_sheets)
        for _ in range(STEPS):
            QApplication.processEvents()
            yield from ((engine, text) for text in of_window(window))
            yield from ((f"display {engine}", text) for text in of_display(campaign_window))
            yield from (
                (f"{engine} offers", campaign_window.words.say(offer.label))
                for offer in play_session.playing.offers(engine)
            )
            take_next(play_page)
            if play_session.roll is not None:
                campaign_window.tray.throw()
        play_session.close(engine)
    yield from (("log", entry.text) for entry in play_session.log().entries)


def of_display(campaign_window: CampaignWindow) -> Iterator[str]:
    """Yield what the players' display shows."""
    pictures = PlayersPicture(
        campaign_window.open_campaign, Party(campaign_window.open_campaign, campaign_window), lambda _title: None
    )
    picture = pictures.picture()
    yield from strings(asdict(picture.face))


def of_paper(game: AnyGame, words: Words) -> PlayView:
    """Draw every kind of page: a sheet blank, filled and in pencil, and all further printouts."""
    rule_system = Catalogue().system(game.definition.based_on)
    sheets = [rule_system.randomise(game, Random(seed)) for seed in range(5)]
    sheet_paper, context = find_paper(rule_system.id), PaperContext(campaign_title="卓")
    for mode in Mode:
        for page in sheet_paper.pages(None if mode is Mode.BLANK else sheets[0], game, mode, words, context):
            yield from ((f"paper {mode.value}", text) for text in page.texts())
    npcs = tuple(sheet.evolve(is_pc=False) for sheet in sheets[3:])
    given = PaperContents(game, words, context, tuple(sheets[:3]), npcs)
    for printout in find_printouts(rule_system.id):
        for page in printout.draw(given) if not printout.needs_scenario else []:
            yield from ((f"paper {printout.id}", text) for text in page.texts())
