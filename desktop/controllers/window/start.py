"""ようこそ: the campaigns that were open last, and the ways to a first one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.controllers.program.program import Program
from desktop.controllers.window.campaigns import Campaigns, distinguishing_marks
from desktop.views.window.start_page import OWN_WORDS, RecentCampaign, StartPage

if TYPE_CHECKING:
    from desktop.services.library.sample import SampleGame

MOST_RECENT = 12
"""Most campaigns on the page."""


def _lines(games: Sequence[SampleGame]) -> list[str]:
    return [f"{game.title}\n{game.line}" for game in games]


class StartController(QObject):
    """The start page and what is begun from it."""

    shown = Signal()

    def __init__(self, program: Program, campaigns: Campaigns, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._campaigns = program, campaigns
        self._page: StartPage | None = None

    @property
    def page(self) -> StartPage:
        """The page; it is made when it is first wanted."""
        if self._page is None:
            program = self._program
            language = program.appearance.language
            systems = [(i.id, i.name_in(language), i.line_in(language), i.die) for i in program.catalogue]
            with program.appearance.translator.silent():
                self._page = StartPage(systems, program.window.ui.screens)  # styled once, where it belongs
            self._page.setProperty(OWN_WORDS, True)
            self._connect(self._page)
            program.appearance.changed.connect(self._redress)
        return self._page

    def show(self) -> None:
        """Show ようこそ; the campaign stays as it is and is only left when another one is opened."""
        window = self._program.window
        self.page.show_recent(self._recent(), str(self._program.library.folder))
        window.show_start(self.page)
        window.setWindowTitle(self.tr("ようこそ — 卓上 Takujō"))
        self.shown.emit()

    def show_again(self) -> None:
        """Read the list again where it is in sight."""
        if self._page is not None and self._program.window.ui.screens.currentWidget() is self._page:
            self.show()

    def _recent(self) -> list[RecentCampaign]:
        shown: list[RecentCampaign] = []
        library = self._program.library
        listed = {head.folder: head for head in (*library.recent(), *library.campaigns()) if not head.archived}
        apart = distinguishing_marks(listed.values(), library.folder, self._program.appearance.when)
        for head in listed.values():
            when = self._program.appearance.when(head.opened)
            if head.fault:
                name, where = self.tr("△ 読めません"), self.tr("開くと、わけと直し方が出ます。")
            else:
                name, where = self._program.system_name(head.system), head.stopped
                where = where or self.tr("シート {n} 枚").format(n=head.sheets)
            where = "　".join(part for part in (where, apart.get(head.folder, "")) if part)
            shown.append(RecentCampaign(head.folder, head.title, head.system, name, where, when))
        return shown[:MOST_RECENT]

    def _connect(self, page: StartPage) -> None:
        choose = self._program.window.command.emit
        page.campaign_chosen.connect(self._campaigns.open)
        page.new_requested.connect(self.new_campaign)
        page.sample_requested.connect(self.open_sample)
        page.open_requested.connect(lambda: choose("open_campaign"))
        page.import_requested.connect(lambda: choose("import_files"))
        page.bin_requested.connect(lambda: choose("bin"))
        page.earlier_requested.connect(lambda: choose("earlier"))
        page.dice_requested.connect(lambda: choose("dice_only"))
        page.folder_requested.connect(lambda: choose("library_folder"))
        page.definition_requested.connect(self.new_from_definition)
        page.sheet_requested.connect(self.sheet_only)
        page.blank_requested.connect(self.blank_only)

    def _redress(self) -> None:
        for card in self.page.cards:
            card.apply_style()

    # beginning

    def open_sample(self, system: str) -> None:
        """Open a system's sample campaign; where it has several, ask which."""
        from desktop.services.library import sample

        games = sample.games(system)
        if len(games) < 2:
            self._campaigns.open_sample(system)
            return
        question = self.tr("どの見本の卓を開きますか。")
        self._ask(self.tr("見本の卓"), question, _lines(games), lambda n: self._campaigns.open_sample(system, games[n]))

    def _ask(self, title: str, question: str, names: list[str], done: Callable[[int], None], at: int = 0) -> None:
        from desktop.views.dialogs.base import ChooseSystem

        dialog = ChooseSystem(title, question, names, self._program.window)
        dialog.ui.systems.setCurrentRow(at)
        dialog.chosen.connect(done)
        dialog.open()

    def new_campaign(self, system: str) -> None:
        """Make a new campaign of a system: from nothing, or, where it brings several games, from the rules of one."""
        from desktop.services.library import sample

        games = sample.games(system)
        if len(games) < 2:
            self._new_table(system)
            return

        def begin(number: int) -> None:
            if number:
                self._campaigns.make_of(sample.definition_of(games[number - 1]), games[number - 1].title)
            else:
                self._new_table(system)

        names = [self.tr("白紙から"), *_lines(games)]
        self._ask(self.tr("新しい卓"), self.tr("何から始めますか。ルールはあとから変えられます。"), names, begin)

    def _new_table(self, system: str) -> None:
        """Ask for a name, make a new campaign of a system and open it."""
        from desktop.views.dialogs import asking

        title = self.tr("{name}の卓").format(name=self._program.system_name(system))

        def make(chosen: str) -> None:
            self._campaigns.make(system, chosen or title)

        asking.ask_text(self._program.window, self.tr("新しい卓"), self.tr("卓の名前"), title, make)

    def new_from_definition(self) -> None:
        """Make a new campaign from a game definition file."""
        from desktop.controllers.editors.definition_files import DefinitionFiles

        program = self._program
        files = DefinitionFiles(program.window, program.store, program.catalogue, program.appearance.words())
        files.choose(lambda found: self._campaigns.make_of(found, found.title))

    def sheet_only(self) -> None:
        """Ask for the rules, and build a single sheet: in the open campaign if it has them, else in the own one."""
        systems = [info.id for info in self._program.catalogue]
        question = self.tr("どのルールのシートを作りますか。")
        names = [self._program.system_name(system) for system in systems]

        def build(number: int) -> None:
            if self._plays() == systems[number]:
                self._campaigns.show()
            else:
                self.enter_own(systems[number])
            if self._plays() == systems[number]:  # the present campaign stays where something of it cannot be written
                self._program.window.command.emit("build")

        at = systems.index(self._plays()) if self._plays() else 0
        self._ask(self.tr("シートだけ作る"), question, names, build, at)

    def sheet_here(self) -> None:
        """Build a sheet in the campaign that is open; without one, ask by which rules."""
        if self._campaigns.campaign_window is None:
            self.sheet_only()
        else:
            self._campaigns.show()
            self._program.window.command.emit("build")

    def _plays(self) -> str:
        """The system of the campaign that is open; empty: none is."""
        return (
            self._campaigns.campaign_window.open_campaign.system.id
            if self._campaigns.campaign_window is not None
            else ""
        )

    def enter_own(self, system: str) -> None:
        """Open the own campaign of a player who only makes sheets; there is one for each system."""
        title, heads = self.tr("わたしのキャラクター"), self._program.library.campaigns()
        mine = [head for head in heads if (head.system, head.title) == (system, title)]
        usable = next((head.folder for head in mine if not (head.archived or head.fault)), None)
        if usable is None:
            self._campaigns.make(system, title)
        else:
            self._campaigns.open(usable)

    def blank_only(self) -> None:
        """Print blank sheets of any system."""
        from desktop.controllers.output.printing import print_blank

        program = self._program
        program.notifier.guard(lambda: print_blank(program.catalogue, program.appearance, program.window))
