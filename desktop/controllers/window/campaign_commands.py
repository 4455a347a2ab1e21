"""What menu lines do with the open campaign; whatever a line needs is loaded when it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.views.keyboard.key_map import label_of
from desktop.views.translate import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pathlib import Path

    from desktop.controllers.editors.definition import DefinitionController
    from desktop.controllers.editors.scenario import ScenarioController
    from desktop.controllers.output.exporting import Exporter
    from desktop.controllers.window.campaign_window import CampaignWindow
    from desktop.core.custom.definition import Definition


class PageKeeper(Protocol):
    """The controller of a page that has a tab of its own."""

    @property
    def page(self) -> QWidget:
        """What the tab shows."""

    def flush(self) -> bool:
        """Write what has not been written; False when it cannot be."""

    def stop(self) -> None:
        """Let go of the page."""


C = TypeVar("C", bound=PageKeeper)


def undo(campaign_window: CampaignWindow) -> None:
    """Take the last thing back: an edit of the document in front, or a step of play."""
    campaign_window.step("undo", campaign_window.tabs.edited)


def redo(campaign_window: CampaignWindow) -> None:
    """Redo what was undone."""
    campaign_window.step("redo", campaign_window.tabs.edited)


def find(campaign_window: CampaignWindow) -> None:
    """Put the focus into the search field."""
    campaign_window.window.ui.searchEdit.setFocus(Qt.FocusReason.ShortcutFocusReason)
    campaign_window.window.ui.searchEdit.selectAll()


def build(campaign_window: CampaignWindow) -> None:
    """Begin a character in the builder."""
    _show_sheets(campaign_window)
    campaign_window.open_campaign.new_draft()


def random_character(campaign_window: CampaignWindow) -> None:
    """Make a legal random character."""
    _show_sheets(campaign_window)
    campaign_window.open_campaign.new_random()


def blank_npc(campaign_window: CampaignWindow) -> None:
    """Make an NPC: values are set freely, nothing has to be built."""
    _show_sheets(campaign_window)
    campaign_window.open_campaign.new_npc()


def _show_sheets(campaign_window: CampaignWindow) -> None:
    """Go where pages are seen: what opens behind the table looks as if nothing had happened."""
    if campaign_window.play_shown:
        campaign_window.modes.show(False)
        # or Qt gives the focus of what was hidden to the list of campaigns, where an arrow would leave this one
        campaign_window.window.ui.documents.tabBar().setFocus(Qt.FocusReason.OtherFocusReason)


def duplicate(campaign_window: CampaignWindow) -> None:
    """Copy the chosen sheets."""
    campaign_window.open_campaign.list.duplicate(campaign_window.characters.selection())


def delete(campaign_window: CampaignWindow) -> None:
    """Move the chosen sheets to the bin; the notice offers to bring them back."""
    play_session, chosen = campaign_window.open_campaign.play_session, campaign_window.characters.selection()
    lines = play_session.leave([entry.id for entry in chosen]).entries if play_session.writable else ()
    left = lines[-1].id if lines else ""
    entries = campaign_window.open_campaign.list.delete(chosen)
    if not entries:
        return  # the failure has been reported
    names = campaign_window.words.say("、").join(entry.label for entry in entries[:3]) + (
        "…" if len(entries) > 3 else ""
    )
    from desktop.core.words import phrase

    text = campaign_window.words.say(phrase("{names} をごみ箱へ移しました。", names=names))
    known = [entry.id for entry in entries if entry.id]
    if not known:  # files that cannot be opened are no characters
        campaign_window.notifier.notify(text)
        return
    line = play_session.binned(known, left).entries[0].id
    campaign_window.notifier.notify(
        text, campaign_window.words.say("元に戻す"), lambda: campaign_window.history.take_back(line)
    )


def rename(campaign_window: CampaignWindow) -> None:
    """Give the chosen sheet another name."""
    chosen = campaign_window.characters.selection()
    if chosen:
        title, label = campaign_window.words.say("名前を変える"), campaign_window.words.say("名前")
        _ask_text(
            campaign_window,
            title,
            label,
            chosen[0].name,
            lambda name: campaign_window.open_campaign.list.rename(chosen[0], name),
        )


def _ask_text(
    campaign_window: CampaignWindow, title: str, label: str, text: str, then: Callable[[str], object]
) -> None:
    """Ask for one line of text; `then` is called with it once it has been given."""

    from desktop.views.dialogs import asking

    def given(chosen: str) -> None:
        if chosen:
            campaign_window.notifier.guard(lambda: then(chosen))

    asking.ask_text(campaign_window.window, title, label, text, given)


def archive(campaign_window: CampaignWindow) -> None:
    """Put the chosen sheets away from the list, or bring them back."""
    campaign_window.open_campaign.list.archive(campaign_window.characters.selection())


def save_template(campaign_window: CampaignWindow) -> None:
    """Keep the chosen sheets as templates."""
    from desktop.controllers.campaign.templates import save_templates

    save_templates(
        campaign_window.open_campaign,
        campaign_window.program.library,
        campaign_window.characters.selection(),
        campaign_window.notifier,
    )


def from_template(campaign_window: CampaignWindow) -> None:
    """Make a character from a template."""
    from desktop.controllers.campaign.templates import TemplatesController

    _show_sheets(campaign_window)
    TemplatesController(campaign_window.open_campaign, campaign_window.program.library).open(campaign_window.window)


def rename_campaign(campaign_window: CampaignWindow) -> None:
    """Give the campaign another name."""

    def rename_to(title: str) -> None:
        campaign_window.open_campaign.campaign.change(title=title)
        campaign_window.caption.show_title()
        campaign_window.renamed.emit()

    title, label = campaign_window.words.say("卓の名前を変える"), campaign_window.words.say("名前")
    _ask_text(campaign_window, title, label, campaign_window.open_campaign.campaign.title, rename_to)


def chances(campaign_window: CampaignWindow) -> None:
    """Show chances at this campaign, or hide them."""
    campaign_window.open_campaign.show_chances(not shows_chances(campaign_window))
    from desktop.core.words import phrase

    shown = phrase("確率を見せます。")
    hidden = phrase("確率を隠しました。画面にも、プレイヤーに渡す紙にも出ません。")
    campaign_window.notifier.notify(campaign_window.words.say(shown if shows_chances(campaign_window) else hidden))


def shows_chances(campaign_window: CampaignWindow) -> bool:
    """Tell whether chances are shown at this campaign."""
    return campaign_window.open_campaign.campaign.chances


def campaign_template(campaign_window: CampaignWindow) -> None:
    """Keep the campaign as a template under a title: rules, scenarios, handouts and NPCs, without PCs."""
    from desktop.controllers.campaign.templates import save_template

    title, label = campaign_window.words.say("卓をひな形にする"), campaign_window.words.say("名前")
    open_campaign, library = campaign_window.open_campaign, campaign_window.program.library

    def keep(name: str) -> None:
        if campaign_window.save():  # a failure has been reported
            save_template(open_campaign, library, name, campaign_window.notifier)

    _ask_text(campaign_window, title, label, open_campaign.campaign.title, keep)


def tray(campaign_window: CampaignWindow) -> None:
    """Put the focus into the dice tray."""
    campaign_window.tray.focus()


def command_line(campaign_window: CampaignWindow) -> None:
    """Put the focus into the command line."""
    campaign_window.window.ui.commandEdit.setFocus(Qt.FocusReason.ShortcutFocusReason)


def close_tab(campaign_window: CampaignWindow) -> None:
    """Close the tab in front; what is in it is written first."""
    campaign_window.tabs.close_front()


def _show_page(campaign_window: CampaignWindow, key: str, title: str, icon: str, make: Callable[[], C]) -> C:
    """Show a page without a sheet in its tab, made when it is first wanted; `title` is that of its menu line."""
    controller = cast("C | None", campaign_window.tabs.keeper(key)) or make()
    _show_sheets(campaign_window)
    campaign_window.tabs.show_page(key, controller.page, label_of(title), icon, controller)
    return controller


def definition(campaign_window: CampaignWindow) -> DefinitionController:
    """Open the game definition of this campaign."""
    from desktop.controllers.editors.definition import PAGE, DefinitionController, begun
    from desktop.controllers.editors.definition_files import table_of

    program, open_campaign = campaign_window.program, campaign_window.open_campaign

    def play(value: Definition, title: str) -> None:
        campaign_window.notifier.guard(lambda: campaign_window.enter(table_of(program.library, value, title)))

    def make() -> DefinitionController:
        made = DefinitionController(
            begun(open_campaign, campaign_window.notifier),
            open_campaign,
            campaign_window.notifier,
            program.leftovers,
            program.appearance,
            program.system_name(open_campaign.system.id),
            play,
            campaign_window,
        )
        made.undo_stack.indexChanged.connect(campaign_window.changed)
        return made

    return _show_page(campaign_window, PAGE, QT_TRANSLATE_NOOP("Menu", "ゲーム定義"), "gear", make)


def update_definition(campaign_window: CampaignWindow, found: Definition) -> None:
    """Open the game definition of this campaign, and show what another edition of it changes."""
    definition(campaign_window).propose(found)


def hand_over(campaign_window: CampaignWindow) -> None:
    """Open the kiosk: only the builder or one sheet, everything else behind a PIN."""
    from desktop.controllers.display.hand_over import ask_hand_over

    front = campaign_window.current.document.sheet.id if campaign_window.current is not None else ""
    selected = campaign_window.modes.selected if campaign_window.modes.play_shown else ""
    ask_hand_over(campaign_window.open_campaign, selected or front, campaign_window.window, campaign_window.hand_over)


def versions(campaign_window: CampaignWindow) -> None:
    """Show earlier versions of the sheet in front."""
    from desktop.controllers.sheet.versions import VersionsController

    current, campaign = campaign_window.current, campaign_window.open_campaign.campaign
    if current is not None:
        when = campaign_window.program.appearance.when
        shown = VersionsController(current.document, current.autosave, campaign.store, campaign_window.words, when)
        shown.restored.connect(campaign_window.open_campaign.flush)
        shown.open(campaign_window.window)


def history(campaign_window: CampaignWindow) -> None:
    """Show every undo step of the document in front."""
    from desktop.controllers.sheet.versions import show_history

    if campaign_window.current is not None:
        show_history(campaign_window.current.document, campaign_window.window)


def export_sheet(campaign_window: CampaignWindow) -> None:
    """Write the sheet in front to a file, for a stick."""
    if campaign_window.current is not None:
        _exporter(campaign_window).open_sheet(campaign_window.current)


def replay_text(campaign_window: CampaignWindow) -> None:
    """Write the log as text to read."""
    _exporter(campaign_window).open_log()


def recap(campaign_window: CampaignWindow) -> None:
    """Show what the session has changed on every sheet."""
    from desktop.controllers.output.recap import PAGE, RecapController

    def make() -> RecapController:
        return RecapController(
            campaign_window.open_campaign,
            lambda sheet, growth: _open_at(campaign_window, sheet, growth),
            lambda: replay_text(campaign_window),
            campaign_window.program.appearance.when,
            campaign_window,
        )

    fresh = campaign_window.tabs.page(PAGE) is None
    controller = _show_page(campaign_window, PAGE, QT_TRANSLATE_NOOP("Menu", "セッションのまとめ"), "list", make)
    if fresh:
        controller.show()


def handouts(campaign_window: CampaignWindow) -> None:
    """Write handouts, and show them."""
    from desktop.controllers.display.handouts import PAGE, HandoutsController

    def make() -> HandoutsController:
        display, open_campaign = campaign_window.display, campaign_window.open_campaign
        made = HandoutsController(open_campaign, display.pictures, campaign_window.notifier, campaign_window)
        made.edited.undo_stack.indexChanged.connect(campaign_window.changed)
        return made

    _show_page(campaign_window, PAGE, QT_TRANSLATE_NOOP("Menu", "ハンドアウト"), "document", make)


def display_control(campaign_window: CampaignWindow) -> None:
    """Show what the GM holds of the players' display."""
    from desktop.controllers.display.display import open_display_control

    open_display_control(
        campaign_window.display,
        campaign_window.open_campaign,
        campaign_window.window,
        campaign_window.notifier,
        lambda: handouts(campaign_window),
    )


def scenario(campaign_window: CampaignWindow, file: str = "") -> ScenarioController:
    """Write scenarios; the one of a file where it is named."""
    from desktop.controllers.editors.scenario import PAGE, ScenarioController

    def make() -> ScenarioController:
        program = campaign_window.program
        made = ScenarioController(
            campaign_window.open_campaign,
            campaign_window.notifier,
            program.leftovers,
            program.appearance.when,
            campaign_window,
        )
        made.stepped.connect(campaign_window.changed)
        return made

    controller = _show_page(campaign_window, PAGE, QT_TRANSLATE_NOOP("Menu", "シナリオ"), "document", make)
    if file:
        controller.open(file)
    return controller


def bring_in_scenario(campaign_window: CampaignWindow, path: Path) -> None:
    """Copy a scenario file into the campaign, and show it."""
    scenario(campaign_window).bring_in(path)


def _open_at(campaign_window: CampaignWindow, sheet: str, growth: bool) -> None:
    """Show a sheet, at its growth or as it was left."""
    entry = next((entry for entry in campaign_window.open_campaign.campaign.sheets() if entry.id == sheet), None)
    opened = campaign_window.open_campaign.open(entry) if entry is not None else None
    if opened is None:
        return
    campaign_window.tabs.bring_to_front(opened)
    if growth and campaign_window.sheet is not None:
        campaign_window.sheet.frame.show_growth_page()


def _exporter(campaign_window: CampaignWindow) -> Exporter:
    from desktop.controllers.output.exporting import Exporter

    return Exporter(
        campaign_window.open_campaign,
        campaign_window.window,
        campaign_window.notifier,
        campaign_window.program.leftovers,
    )


def print_sheet(campaign_window: CampaignWindow) -> None:
    """Print the sheet in front."""
    from desktop.controllers.output.printing import print_document

    if campaign_window.current is not None:
        campaign = campaign_window.open_campaign.campaign
        print_document(
            campaign_window.current.document,
            campaign_window.words,
            campaign_window.window,
            campaign.title,
            chances=campaign.chances,
        )


def print_party(campaign_window: CampaignWindow) -> None:
    """Print every character of the campaign."""
    from desktop.controllers.output.printing import print_party as print_all

    print_all(campaign_window.open_campaign, campaign_window.window)


def print_tonight(campaign_window: CampaignWindow) -> None:
    """Choose all that is printed for a play session."""
    from desktop.controllers.output.tonight import Tonight

    Tonight(campaign_window.open_campaign, campaign_window.window, campaign_window.program.preferences)


def paper_back(campaign_window: CampaignWindow) -> None:
    """Type in what a pencil has changed, beginning with the sheet that is chosen."""
    from desktop.controllers.campaign.paper_back import PaperBack

    chosen = campaign_window.characters.selection()
    first = (
        chosen[0].id
        if chosen
        else campaign_window.current.document.sheet.id
        if campaign_window.current is not None
        else ""
    )
    PaperBack(campaign_window.open_campaign, campaign_window.window, campaign_window.notifier, first)


def print_blank(campaign_window: CampaignWindow) -> None:
    """Print blank sheets."""
    from desktop.controllers.output.printing import print_blank_of

    print_blank_of(campaign_window.open_campaign, campaign_window.window)


def rules(campaign_window: CampaignWindow) -> None:
    """Read the rules of this system, one sentence each."""
    campaign_window.read_rule("")


def switch_mode(campaign_window: CampaignWindow) -> None:
    """Change between the table and where sheets are prepared."""
    campaign_window.modes.show(not campaign_window.play_shown)
