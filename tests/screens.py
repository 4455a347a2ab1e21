"""Walks through every screen of the program; the gallery draws them and the tests look at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.controllers.editors.scenario import ScenarioController
from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.prepared.gm_notes import CustomState
from desktop.core.prepared.handout import Handout
from desktop.core.tables.text import read as read_tables
from desktop.views.contract import system_view
from desktop.views.dialogs.display_control import RulerDialog
from desktop.views.dialogs.tonight import DuplexDialog, TonightDialog
from desktop.views.editors.definition import SECTION_ROLE, DefinitionPage
from desktop.views.output.recap_page import RecapPage
from desktop.views.sheet.terms_popover import open_terms_in
from desktop.views.widgets.inputs.custom_fields import DerivedNumber
from tests.table_mode import take_next

DIALOGS = (
    *("print_sheet", "versions", "history", "export_sheet", "replay_text", "rules", "hand_over", "from_template"),
    *("rename", "paper_back", "print_tonight"),
)
"""Lines of the menus that open a window of their own over a campaign."""
FREE_DIALOGS = ("earlier", "bin", "keys", "guide", "about", "dice_only")
"""The same for those that are alike in every system."""
TABLE_DIALOGS = (
    *("begin_session", "begin_battle", "prepare_encounter", "quick_npc", "group_check", "damage", "heal"),
    *("mark", "rest", "scene_head"),
)
TABLES = "遭遇表\n2D6\n2-6:野犬の群れ\n7-11:盗賊が持っていたのは→[宝物]\n\n宝物\nD66\n11-66:古い地図"
"""Random tables, the first of which has a gap."""
STEPS = 4
"""How far an engine continues, being looked at, where nothing else is said."""
Screens = Iterator[tuple[str, QWidget]]
"""(name, window) of every screen, each while it is shown."""


def settle() -> None:
    """Process layouts and deferred deletions."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def start_screens(main: MainController) -> Screens:
    """Yield ようこそ and what it opens."""
    window = main.window
    main.show_start()
    yield "start", window
    page = main.window.page
    assert page is not None
    yield from opened(main, "start-sheet-only", page.ui.sheetButton.click)  # type: ignore[attr-defined]
    for name in FREE_DIALOGS:
        yield from opened(main, f"dialog-{name}", lambda n=name: main.run(n))  # type: ignore[misc]
    yield from empty_screens(main)


def empty_screens(main: MainController) -> Screens:
    """Yield a campaign without characters, outside and in play, and one with no sheet open."""
    main.campaigns.make("enishi", "金曜の卓")
    assert main.campaign_window is not None
    main.campaigns.show()
    yield "empty-table", main.window
    main.window.ui.playButton.click()
    yield "empty-table-play", main.window
    main.window.ui.prepareButton.click()
    main.run("random")
    main.campaign_window.tabs.close_front()
    yield "empty-table-people", main.window


def system_screens(main: MainController, system: str, steps: int = STEPS) -> Screens:
    """Yield every screen of a system: sheet, builder, definition, dialogs, the table with what runs, the hand-over.

    Args:
        steps: how far each engine continues.
    """
    window = main.window
    main.open_sample(system)
    assert main.campaign_window is not None
    campaign_window = main.campaign_window
    assert campaign_window.sheet is not None
    tabs = campaign_window.sheet.frame.ui.pageTabs
    yield f"{system}-sheet", window
    for number, page in ((1, "growth"), (2, "memo"), (3, "gm")):
        tabs.setCurrentIndex(number)
        yield f"{system}-sheet-{page}", window
    tabs.setCurrentIndex(0)
    campaign_window.tray.throw()
    yield f"{system}-thrown", window
    yield from popups(main, campaign_window, system)
    yield from builder_screens(campaign_window, window, system)
    main.run("definition")
    yield f"{system}-definition", window
    sections = ("cards",) if system != "blank" else ("blocks", "labels")  # the words are the same in every system
    for section in sections:
        if in_section(main, section):
            yield f"{system}-definition-{section}", window
    if system == "enishi":  # the same in every system
        yield f"{system}-definition-tables", with_tables(main)
    yield from scenario_screens(main, campaign_window, system)
    yield from display_screens(main, campaign_window, system)
    for controller in tuple(campaign_window.open_campaign.documents):
        if not isinstance(controller, BuilderController):
            window.ui.documents.setCurrentWidget(controller.frame)
            break
    campaign_window.sheet.document.edit("memo", "橋は落ちた。次に渡れるのは、水が引いたあと。駅長は鍵を持っている。")
    for name in DIALOGS:  # of which one shows what differs
        yield from opened(main, f"{system}-dialog-{name}", lambda n=name: main.run(n))  # type: ignore[misc]
    yield from backs_screens(main, system)
    yield from table_screens(main, campaign_window, system, steps)
    yield from hand_over_screens(main, campaign_window, system)


def popups(main: MainController, campaign_window: CampaignWindow, system: str) -> Screens:
    """Yield the pop-ups of a number and of the front page."""
    assert campaign_window.sheet is not None
    number = next(d for d in campaign_window.sheet.page.findChildren(DerivedNumber) if d.isVisible())
    yield from opened(main, f"{system}-why", number.click)
    yield from opened(main, f"{system}-terms", lambda: open_terms_in(main.window))


def builder_screens(campaign_window: CampaignWindow, window: QWidget, system: str) -> Screens:
    """Yield every step of the builder."""
    builder = campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    for number, step in enumerate(campaign_window.open_campaign.system.steps):
        builder.go_to(number)
        if builder.step_id != step.id:
            builder.randomise()
            builder.go_to(number)
        yield f"{system}-build-{number + 1}-{step.id}", window


def with_tables(main: MainController) -> QWidget:
    """Write random tables, one of which has a gap, and go to them."""
    (page,) = main.window.findChildren(DefinitionPage)
    page.tables.tables_changed.emit(read_tables(TABLES), "")
    in_section(main, "tables")
    return main.window


def in_section(main: MainController, section: str) -> bool:
    """Go to a section of the editor of games, all words of it opened; False where this system has none."""
    (page,) = main.window.findChildren(DefinitionPage)
    more = page.findChild(QWidget, "moreLabelsButton")
    if section == "labels" and isinstance(more, QAbstractButton):
        more.click()
    sections = page.ui.sections
    rows = [n for n in range(sections.count()) if sections.item(n).data(SECTION_ROLE) == section]
    for row in rows:
        sections.setCurrentRow(row)
    return bool(rows)


def scenario_screens(main: MainController, campaign_window: CampaignWindow, system: str) -> Screens:
    """Yield the editor of scenarios: every part with its first row, the try-out, a mistake."""
    main.run("scenario")
    controller = campaign_window.tabs.keeper("scenario")
    assert isinstance(controller, ScenarioController)
    page = controller.page
    for number in range(page.ui.sections.count()):
        page.ui.sections.setCurrentRow(number)
        settle()
        yield f"{system}-scenario-{page.part}", main.window
    page.go_to("npcs")
    page.editors["npcs"].add({})
    settle()
    yield f"{system}-scenario-mistake", main.window
    main.run("undo")
    campaign_window.tabs.close_front()
    settle()


def backs_screens(main: MainController, system: str) -> Screens:
    """Yield the question how far a printer shifts the backs of cards, over tonight's printing."""
    main.run("print_tonight")
    settle()
    (tonight,) = main.window.findChildren(TonightDialog)
    tonight.shift_requested.emit()
    settle()
    (dialog,) = tonight.findChildren(DuplexDialog)
    yield f"{system}-dialog-backs", dialog
    dialog.close()
    tonight.close()
    settle()


def display_screens(main: MainController, campaign_window: CampaignWindow, system: str) -> Screens:
    """Yield what belongs to the players' display: handouts, the GM's small window of it, the question for its size."""
    main.run("handouts")
    yield f"{system}-handouts-empty", main.window
    model, sheets = campaign_window.open_campaign.handouts, campaign_window.open_campaign.people.all_sheets()
    player = next(sheet.id for sheet in sheets if sheet.is_pc)
    letter = Handout(title="古い手紙", text="霧が晴れたら、駅の三番線で待つ。\nだれにも言うな。")
    order = Handout(title="密命", text="駅長を見張れ。", who=(player,))
    for handout in (letter, order):
        model.add(handout, "")
        campaign_window.open_campaign.play_session.hand(handout, on=True)
    settle()
    yield f"{system}-handouts", main.window
    yield from opened(main, f"{system}-dialog-display-control", lambda: main.run("display_control"))
    campaign_window.display.open()
    settle()
    campaign_window.display.ask_ruler()
    settle()
    (ruler,) = main.window.findChildren(RulerDialog)
    yield f"{system}-dialog-ruler", ruler
    ruler.close()
    campaign_window.display.close()
    campaign_window.open_campaign.play_session.hand(letter, on=False)
    campaign_window.tabs.close_front()
    settle()


def start_options(campaign_window: CampaignWindow, engine: str) -> Mapping[str, Any]:
    """Return the first offers of the page before the start, e.g. the first scenario."""
    open_campaign = campaign_window.open_campaign
    asked = system_view(open_campaign.system.id).session_options if engine == "session" else None
    page = asked(open_campaign.game, open_campaign.people.all_sheets()) if asked is not None else None
    if page is not None and page.folder:
        page.show_files(open_campaign.campaign.documents(page.folder)[0])
    return page.options() if page is not None else {}


def table_screens(main: MainController, campaign_window: CampaignWindow, system: str, steps: int) -> Screens:
    """Yield the table: before anything runs, each engine as it begins and some steps later, and its dialogs."""
    window, play_page, play_session = main.window, campaign_window.play_page, campaign_window.open_campaign.play_session
    window.ui.playButton.click()
    yield f"{system}-table", window
    yield from table_dialogs(main, campaign_window, system)
    sheets = [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets()]
    for engine in play_session.playing.possible:
        play_session.begin(engine, sheets, start_options(campaign_window, engine))
        yield f"{system}-{engine}", window
        for number in range(steps):
            take_next(play_page)
            settle()
            if campaign_window.open_campaign.play_session.roll is not None:
                campaign_window.tray.throw()
                settle()
                yield f"{system}-{engine}-thrown-{number}", window
        yield f"{system}-{engine}-later", window
        play_page.page.show_refused("△ " + "いまは その手番では ありません。" * 3, ruling=True)
        yield f"{system}-{engine}-refused", window
        play_page.page.show_refused("", ruling=False)
        play_session.mark(CustomState(name="霧", who=sheets[0]))
        for gm in (False, True):
            play_session.memo("橋は落ちた。次に渡れるのは、水が引いたあと。", gm=gm)
        play_page.gm_notes.note()
        settle()
        yield f"{system}-{engine}-margin", window
        play_page.page.ui.notes.folded.emit()
        play_session.close(engine)
    main.run("recap")
    recap = campaign_window.tabs.page("recap")
    assert isinstance(recap, RecapPage)
    recap.ui.secrets.setChecked(True)
    settle()
    yield f"{system}-recap", window
    campaign_window.tabs.close_front()
    window.ui.prepareButton.click()


def table_dialogs(main: MainController, campaign_window: CampaignWindow, system: str) -> Screens:
    """Yield the dialogs of the table, before anything runs."""
    begun = {f"begin_{engine}" for engine in campaign_window.open_campaign.play_session.playing.possible}
    for name in TABLE_DIALOGS:
        if name.startswith("begin_") and name not in begun:
            continue  # the sentence of the refusal would stand above every picture that follows
        yield from opened(main, f"{system}-dialog-{name}", lambda n=name: main.run(n))  # type: ignore[misc]


def every_dialog(main: MainController, system: str) -> Screens:
    """Yield the dialogs over an open campaign that are alike in all rule systems, and the screen of a player."""
    assert main.campaign_window is not None
    for name in (*FREE_DIALOGS, *DIALOGS):
        yield from opened(main, f"{system}-dialog-{name}", lambda n=name: main.run(n))  # type: ignore[misc]
    yield from backs_screens(main, system)
    yield from display_screens(main, main.campaign_window, system)
    yield from hand_over_screens(main, main.campaign_window, system)


def hand_over_screens(main: MainController, campaign_window: CampaignWindow, system: str) -> Screens:
    """Yield a player's screen: a builder, and a sheet with the question for the PIN."""
    sheets = [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets() if sheet.is_pc]
    for name, sheet in (("new", ""), ("sheet", sheets[0])):
        campaign_window.hand_over(sheet, "2468")
        lock = campaign_window.handed_over
        assert lock is not None
        main.window.setWindowState(main.window.windowState() & ~main.window.windowState().WindowFullScreen)
        yield f"{system}-hand-over-{name}", main.window
        if sheet:
            lock.screen.ui.lookButton.click()
            settle()
            yield f"{system}-hand-over-look", main.window
            lock.screen.ui.lookButton.click()
        lock.screen.ask_pin()
        lock.unlock("1111")
        yield f"{system}-hand-over-{name}-pin", main.window
        lock.unlock("2468")
        settle()


def opened(main: MainController, name: str, act: Callable[[], object]) -> Screens:
    """Yield every window that an act opens, and close it."""
    before = set(QApplication.topLevelWidgets())
    act()
    settle()
    for widget in QApplication.topLevelWidgets():
        if widget not in before and widget.isVisible() and widget is not main.window:
            yield name, widget
            widget.close()
    settle()
