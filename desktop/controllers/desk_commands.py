"""What menu lines do with the open campaign; whatever a line needs is loaded when it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from desktop.views.menu_structure import label_of

if TYPE_CHECKING:
    from pathlib import Path

    from desktop.controllers.desk import Desk
    from desktop.controllers.exporting import Exporter
    from desktop.core.definition import Definition
    from desktop.services.bin import Binned


def undo(desk: Desk) -> None:
    """Take the last thing back: an edit of the document in front, or a step of play."""
    desk.step("undo", desk.tabs.edited)


def redo(desk: Desk) -> None:
    """Do again what was taken back."""
    desk.step("redo", desk.tabs.edited)


def find(desk: Desk) -> None:
    """Put the focus into the search field."""
    desk.window.ui.searchEdit.setFocus(Qt.FocusReason.ShortcutFocusReason)
    desk.window.ui.searchEdit.selectAll()


def build(desk: Desk) -> None:
    """Begin a character in the builder."""
    _lay_open(desk)
    desk.workspace.new_draft()


def random_character(desk: Desk) -> None:
    """Make a legal random character."""
    _lay_open(desk)
    desk.workspace.new_random()


def blank_npc(desk: Desk) -> None:
    """Make an NPC: values are set freely, nothing has to be built."""
    _lay_open(desk)
    desk.workspace.new_npc()


def _lay_open(desk: Desk) -> None:
    """Go where pages are seen: what opens behind the table looks as if nothing had happened."""
    if desk.at_table:
        desk.modes.show(False)
        # or Qt gives the focus of what was hidden to the list of campaigns, where an arrow would leave this one
        desk.window.ui.documents.tabBar().setFocus(Qt.FocusReason.OtherFocusReason)


def duplicate(desk: Desk) -> None:
    """Copy the chosen sheets."""
    desk.workspace.list.duplicate(desk.characters.selection())


def delete(desk: Desk) -> None:
    """Move the chosen sheets to the bin; the notice offers to bring them back."""
    chosen = desk.characters.selection()
    deleted = desk.workspace.list.delete(chosen)
    entries = [entry for entry in chosen if entry.id in deleted]
    if not entries:
        return  # why not has been told
    names = desk.words.say("、").join(entry.label for entry in entries[:3]) + ("…" if len(entries) > 3 else "")
    from desktop.core.words import phrase

    text = desk.words.say(phrase("{names} をごみ箱へ移しました。", names=names))
    deed = desk.history.note(desk.workspace.stamp(), lambda: _bring_back(desk, deleted))
    desk.teller.notify(text, desk.words.say("元に戻す"), lambda: desk.history.take_back(deed))


def _bring_back(desk: Desk, deleted: Mapping[str, Binned]) -> None:
    desk.workspace.list.restore(deleted.values())
    desk.teller.quiet()


def rename(desk: Desk) -> None:
    """Give the chosen sheet another name."""
    chosen = desk.characters.selection()
    if chosen:
        title, label = desk.words.say("名前を変える"), desk.words.say("名前")
        _ask_text(desk, title, label, chosen[0].name, lambda name: desk.workspace.list.rename(chosen[0], name))


def _ask_text(desk: Desk, title: str, label: str, text: str, then: Callable[[str], object]) -> None:
    """Ask for one line of text; `then` is called with it once it has been given."""

    from desktop.views.dialogs import asking

    def given(chosen: str) -> None:
        if chosen:
            desk.teller.guard(lambda: then(chosen))

    asking.ask_text(desk.window, title, label, text, given)


def archive(desk: Desk) -> None:
    """Put the chosen sheets away from the list, or bring them back."""
    desk.workspace.list.archive(desk.characters.selection())


def save_template(desk: Desk) -> None:
    """Keep the chosen sheets as templates."""
    from desktop.controllers.templates import save_templates

    save_templates(desk.workspace, desk.program.library, desk.characters.selection(), desk.teller)


def from_template(desk: Desk) -> None:
    """Make a character from a template."""
    from desktop.controllers.templates import TemplatesController

    _lay_open(desk)
    TemplatesController(desk.workspace, desk.program.library).open(desk.window)


def rename_table(desk: Desk) -> None:
    """Give the campaign another name."""

    def rename_to(title: str) -> None:
        desk.workspace.table.change(title=title)
        desk.caption.say_title()
        desk.renamed.emit()

    title, label = desk.words.say("卓の名前を変える"), desk.words.say("名前")
    _ask_text(desk, title, label, desk.workspace.table.title, rename_to)


def chances(desk: Desk) -> None:
    """Show chances at this campaign, or hide them."""
    desk.workspace.show_chances(not shows_chances(desk))
    from desktop.core.words import phrase

    shown = phrase("確率を見せます。")
    hidden = phrase("確率を隠しました。画面にも、プレイヤーに渡す紙にも出ません。")
    desk.teller.notify(desk.words.say(shown if shows_chances(desk) else hidden))


def shows_chances(desk: Desk) -> bool:
    """Tell whether chances are shown at this campaign."""
    return desk.workspace.table.chances


def table_template(desk: Desk) -> None:
    """Keep the campaign as a template under a title: rules, scenarios, handouts and NPCs, without PCs."""
    from desktop.controllers.templates import save_table

    title, label = desk.words.say("卓をひな形にする"), desk.words.say("名前")
    workspace, library = desk.workspace, desk.program.library

    def keep(name: str) -> None:
        if desk.save():  # why not has been told
            save_table(workspace, library, name, desk.teller)

    _ask_text(desk, title, label, workspace.table.title, keep)


def tray(desk: Desk) -> None:
    """Put the focus into the dice tray."""
    desk.tray.focus()


def command_line(desk: Desk) -> None:
    """Put the focus into the command line."""
    desk.window.ui.commandEdit.setFocus(Qt.FocusReason.ShortcutFocusReason)


def close_tab(desk: Desk) -> None:
    """Close the tab in front; what is in it is written first."""
    desk.tabs.close_front()


def definition(desk: Desk) -> None:
    """Open the game definition of this campaign."""
    from desktop.controllers.definition import PAGE, DefinitionController, begun
    from desktop.controllers.definition_files import table_of

    page, controller, program, workspace = desk.tabs.page(PAGE), None, desk.program, desk.workspace

    def make(value: Definition, title: str) -> None:
        desk.teller.guard(lambda: desk.enter(table_of(program.library, value, title)))

    if page is None:
        controller = DefinitionController(
            begun(workspace, desk.teller),
            workspace,
            desk.teller,
            program.leftovers,
            program.appearance,
            program.system_name(workspace.system.id),
            make,
            desk,
        )
        page = controller.page
    _lay_open(desk)
    desk.tabs.show_page(PAGE, page, label_of("ゲーム定義"), "gear", controller)


def update_definition(desk: Desk, found: Definition) -> None:
    """Open the game definition of this campaign, and show what another edition of it changes."""
    from desktop.controllers.definition import PAGE, DefinitionController

    definition(desk)
    controller = desk.tabs.keeper(PAGE)
    if isinstance(controller, DefinitionController):
        controller.propose(found)


def hand_over(desk: Desk) -> None:
    """Open the kiosk: only the builder or one sheet, everything else behind a PIN."""
    from desktop.controllers.hand_over import ask_hand_over

    front = desk.current.document.sheet.id if desk.current is not None else ""
    selected = desk.modes.selected if desk.modes.at_table else ""
    ask_hand_over(desk.workspace, selected or front, desk.window, desk.hand_over)


def versions(desk: Desk) -> None:
    """Show earlier versions of the sheet in front."""
    from desktop.controllers.versions import VersionsController

    current, table = desk.current, desk.workspace.table
    if current is not None:
        when = desk.program.appearance.when
        shown = VersionsController(current.document, current.autosave, table.store, desk.words, when)
        shown.restored.connect(desk.workspace.flush)
        shown.open(desk.window)


def history(desk: Desk) -> None:
    """Show every undo step of the document in front."""
    from desktop.controllers.versions import show_history

    if desk.current is not None:
        show_history(desk.current.document, desk.window)


def export_sheet(desk: Desk) -> None:
    """Write the sheet in front to a file, for a stick."""
    if desk.current is not None:
        _exporter(desk).open_sheet(desk.current)


def replay_text(desk: Desk) -> None:
    """Write the log as text to read."""
    _exporter(desk).open_log()


def recap(desk: Desk) -> None:
    """Show what the session has changed on every sheet."""
    from desktop.controllers.recap import PAGE, RecapController

    page, controller = desk.tabs.page(PAGE), None
    if page is None:
        when = desk.program.appearance.when
        controller = RecapController(
            desk.workspace, lambda sheet, growth: _open_at(desk, sheet, growth), lambda: replay_text(desk), when, desk
        )
        page = controller.page
    _lay_open(desk)
    desk.tabs.show_page(PAGE, page, label_of("セッションのまとめ"), "list", controller)
    if controller is not None:
        controller.show()


def handouts(desk: Desk) -> None:
    """Write handouts, and show them."""
    from desktop.controllers.handouts import PAGE, HandoutsController

    page, controller = desk.tabs.page(PAGE), None
    if page is None:
        controller = HandoutsController(desk.workspace, desk.display.pictures, desk.teller, desk)
        page = controller.page
    _lay_open(desk)
    desk.tabs.show_page(PAGE, page, label_of("ハンドアウト"), "document", controller)


def display_desk(desk: Desk) -> None:
    """Show what the GM holds of the players' display."""
    from desktop.controllers.display_desk import open_display_desk

    open_display_desk(desk.display, desk.workspace, desk.window, desk.teller, lambda: handouts(desk))


def scenario(desk: Desk, file: str = "") -> None:
    """Write scenarios; the one of a file where it is named."""
    from desktop.controllers.scenario import PAGE, ScenarioController

    known = desk.tabs.keeper(PAGE)
    controller = known if isinstance(known, ScenarioController) else None
    if controller is None:
        controller = ScenarioController(
            desk.workspace, desk.teller, desk.program.leftovers, desk.program.appearance.when, desk
        )
        controller.stepped.connect(desk.changed)
    _lay_open(desk)
    desk.tabs.show_page(PAGE, controller.page, label_of("シナリオ"), "document", controller)
    if file:
        controller.open(file)


def bring_in_scenario(desk: Desk, path: Path) -> None:
    """Copy a scenario file into the campaign, and show it."""
    from desktop.controllers.scenario import PAGE, ScenarioController

    scenario(desk)
    controller = desk.tabs.keeper(PAGE)
    if isinstance(controller, ScenarioController):
        controller.bring_in(path)


def _open_at(desk: Desk, sheet: str, growth: bool) -> None:
    """Show a sheet, at its growth or as it was left."""
    entry = next((entry for entry in desk.workspace.table.sheets() if entry.id == sheet), None)
    opened = desk.workspace.open(entry) if entry is not None else None
    if opened is None:
        return
    desk.tabs.bring_to_front(opened)
    if growth and desk.sheet is not None:
        desk.sheet.frame.show_growth_page()


def _exporter(desk: Desk) -> Exporter:
    from desktop.controllers.exporting import Exporter

    return Exporter(desk.workspace, desk.window, desk.teller, desk.program.leftovers)


def print_sheet(desk: Desk) -> None:
    """Print the sheet in front."""
    from desktop.controllers.printing import print_document

    if desk.current is not None:
        table = desk.workspace.table
        print_document(desk.current.document, desk.words, desk.window, table.title, chances=table.chances)


def print_party(desk: Desk) -> None:
    """Print every character of the campaign."""
    from desktop.controllers.printing import print_party as print_all

    print_all(desk.workspace, desk.window)


def print_tonight(desk: Desk) -> None:
    """Choose all that is printed for a play session."""
    from desktop.controllers.tonight import Tonight

    Tonight(desk.workspace, desk.window, desk.program.preferences)


def paper_back(desk: Desk) -> None:
    """Type in what a pencil has changed, beginning with the sheet that is chosen."""
    from desktop.controllers.paper_back import PaperBack

    chosen = desk.characters.selection()
    first = chosen[0].id if chosen else desk.current.document.sheet.id if desk.current is not None else ""
    PaperBack(desk.workspace, desk.window, desk.teller, first)


def print_blank(desk: Desk) -> None:
    """Print blank sheets."""
    from desktop.controllers.printing import print_blank_of

    print_blank_of(desk.workspace, desk.window)


def rules(desk: Desk) -> None:
    """Read the rules of this system, one sentence each."""
    desk.read_rule("")


def switch_mode(desk: Desk) -> None:
    """Change between the table and where sheets are prepared."""
    desk.modes.show(not desk.at_table)
