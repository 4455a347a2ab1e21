"""From a campaign to all that is printed for a play session: one choice, one PDF or printer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QWidget

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.output.printing import leaf_of, picture_bytes
from desktop.core.problem import TakujoError
from desktop.core.words import Counted
from desktop.services.journal.replay import replay
from desktop.services.paper import print_set
from desktop.services.paper.print_set import MOST_BLANK, PrintSet
from desktop.services.program import preferences
from desktop.services.program.preferences import Preferences
from desktop.services.program.state_file import StateFile
from desktop.services.storage.files import sanitised
from desktop.views.dialogs import asking
from desktop.views.dialogs.base import Patience
from desktop.views.dialogs.tonight import DuplexDialog, TonightDialog
from desktop.views.output.print_preview import MOST_SIGNS, PrintPreview
from desktop.views.paper.printing import About, PrintingCancelled, write_pdf
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.sheet.ink import PAPER_SIZES, Mode, PaperSize
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.text.unknown_signs import unknown_signs
from desktop.views.paper.tonight import Job


class Tonight(QObject):
    """Asks what is printed, counts it, and sends it on."""

    def __init__(self, open_campaign: OpenCampaign, window: QWidget, preferences: StateFile[Preferences]) -> None:
        super().__init__()
        self._open_campaign, self._preferences = open_campaign, preferences
        self._scenarios = {one.id: one for one in open_campaign.scenarios.listed() if one.id and not one.fault}
        self._remembered = print_set.remembered(open_campaign.campaign)
        self.job = job_of(open_campaign)
        self._take_shift()
        self._take_scenario(self._remembered.scenario)
        self.dialog = TonightDialog(MOST_BLANK, window)
        self.setParent(self.dialog)
        self._begin()
        self.dialog.changed.connect(self._count)
        self.dialog.look_requested.connect(self.look)
        self.dialog.pdf_requested.connect(self._ask_pdf)
        self.dialog.shift_requested.connect(self.ask_shift)
        self.dialog.open()

    def ask_shift(self) -> None:
        """Ask how far a printer's backs lie beside their fronts, and draw backs against it from now on."""
        from PySide6.QtPrintSupport import QPrinterInfo

        def known(printer: str) -> preferences.Shift:
            return preferences.shift(self._preferences.value, printer)

        def given(printer: str, right: float, down: float) -> None:
            try:
                self._preferences.change(**preferences.changes(self._preferences.value, printer, right, down))
            except TakujoError as error:
                self.dialog.show_message(error.problem.text(self._open_campaign.words), "error-text")
            self._take_shift()

        names = [name for name in QPrinterInfo.availablePrinterNames() if name]
        dialog = DuplexDialog(names, self._preferences.value.printer, known, self.dialog)
        dialog.given.connect(given)
        dialog.open()

    def _take_shift(self) -> None:
        self.job = _shifted(self.job, preferences.shift(self._preferences.value))

    def look(self) -> None:
        """Show every page as it will come out; from there they go to a PDF or a printer."""
        self._remember()
        words, chosen = self._open_campaign.words, self.dialog.chosen

        def draw(mode: Mode, size: PaperSize) -> list[PageDrawing]:
            return self._pages(mode, size.id)

        def on_printer(printer: str, mode: Mode, size: PaperSize) -> list[PageDrawing]:
            shift = preferences.shift(self._preferences.value, printer)
            return self._pages(mode, size.id, _shifted(self.job, shift))

        mode = Mode(chosen.mode)
        preview = PrintPreview(
            draw,
            words,
            title=self._title(),
            suggested=self._suggested(),
            mode=mode,
            modes=(mode,),
            paper=PAPER_SIZES[chosen.paper],
            looks=False,
            on_printer=on_printer,
            parent=self.dialog,
        )
        preview.open()

    def save_pdf(self, file: Path) -> bool:
        """Write everything as one PDF; tell at the foot how it went."""
        self._remember()
        chosen = self.dialog.chosen
        try:
            pages = self._pages(Mode(chosen.mode), chosen.paper)
            wait = Patience(self.dialog, self._title(), len(pages))
            try:
                write_pdf(pages, file, self._about(), PAPER_SIZES[chosen.paper], wait.step)
            finally:
                wait.close()
        except TakujoError as error:
            self.dialog.show_message(error.problem.text(self._open_campaign.words), "error-text")
            return False
        except PrintingCancelled:
            self.dialog.show_message(self.tr("やめました。「{name}」は前のままです。").format(name=file.name))
            return False
        self.dialog.show_message(self.tr("「{name}」に保存しました。").format(name=file.name), "success-text")
        return True

    def _pages(self, mode: Mode, paper: str, job: Job | None = None) -> list[PageDrawing]:
        """Draw the chosen pages of the ticked prints.

        Args:
            job: drawn for a certain printer; None: for the one that was measured last.

        Raises:
            TakujoError: they cannot be drawn, or there are no such pages.
        """
        chosen = self.dialog.chosen
        pages = (job or self.job).pages(chosen.parts, mode, paper, chosen.blank)
        return [pages[number - 1] for number in print_set.page_numbers(chosen.pages, len(pages))]

    def _begin(self) -> None:
        known, dialog = self._remembered, self.dialog
        scenario = getattr(self.job.contents.scenario, "id", "")
        dialog.offer_scenarios([(one.id, one.title) for one in self._scenarios.values()], scenario)
        self._choose(known.choices)
        dialog.set_choice(known.mode, known.paper, known.blank, known.modes, known.pages)
        dialog.offer_choices(self._open_campaign.words, self.job.choices(), known.choices)
        dialog.show_parts(self.job.parts(), self.job.usual() if known.parts is None else known.parts)
        self._count()

    def _take_scenario(self, wanted: str) -> None:
        """Lay a scenario out: the wanted one, else the first that can be read."""
        names = [wanted, *self._scenarios] if wanted in self._scenarios else list(self._scenarios)
        for name in names:
            try:
                _, found = self._open_campaign.scenarios.read(self._scenarios[name].path)
            except TakujoError:
                continue
            self.job = replace(self.job, contents=replace(self.job.contents, scenario=found), _drawn={})
            return

    def _choose(self, choices: Mapping[str, str]) -> None:
        self.job.contents = replace(self.job.contents, chosen=dict(choices))

    def _count(self) -> None:
        chosen = self.dialog.chosen
        self._choose(chosen.choices)
        self.job.modes = {part: Mode(how) for part, how in chosen.modes.items()}
        if chosen.scenario and chosen.scenario != getattr(self.job.contents.scenario, "id", ""):
            self._take_scenario(chosen.scenario)
        mode = Mode(chosen.mode)
        try:
            drawn = {one: self.job.of(one, chosen.parts, mode, chosen.paper) for one in chosen.parts}
            pages = self._pages(mode, chosen.paper)
        except TakujoError as error:
            self.dialog.show_message(error.problem.text(self._open_campaign.words), "error-text")
            return
        firsts = {id(found[0]): part for part, found in drawn.items() if found}
        starts = {firsts[id(page)]: number for number, page in enumerate(pages) if id(page) in firsts}
        self.dialog.show_pages(pages, PAPER_SIZES[chosen.paper], starts)
        sheets = Counter(page.paper.id if page.paper else chosen.paper for page in pages)
        each = (self.tr("{paper} {n}枚").format(paper=paper, n=Counted(n)) for paper, n in sheets.items())
        papers = self._open_campaign.words.listed(each)
        counts = {part: len(found) for part, found in drawn.items()}
        self.dialog.show_counts(counts, len(pages), papers, sum((n + 1) // 2 for n in sheets.values()))
        signs = "　".join(unknown_signs(pages)[:MOST_SIGNS])
        if signs:
            self.dialog.show_message(self.tr("形のない字が□になります：{signs}").format(signs=signs), "error-text")

    def _remember(self) -> None:
        chosen = self.dialog.chosen
        value = PrintSet.model_validate(asdict(chosen))
        try:
            print_set.remember(self._open_campaign.campaign, value)
        except TakujoError as error:
            self.dialog.show_message(error.problem.text(self._open_campaign.words), "error-text")

    def _about(self) -> About:
        players = dict.fromkeys(sheet.player for sheet in self.job.contents.pcs if sheet.player)
        words = self._open_campaign.words
        return About(self._title(), words.listed(players), words.language)

    def _title(self) -> str:
        return self.tr("今夜の印刷（{table}）").format(table=self._open_campaign.campaign.title)

    def _suggested(self) -> Path:
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return Path(documents) / f"{sanitised(self._title())}.pdf"

    def _ask_pdf(self) -> None:
        kind = self.tr("PDF (*.pdf)")
        asking.ask_target(self.dialog, self.tr("PDFにする"), str(self._suggested()), kind, self.save_pdf)


def _shifted(job: Job, shift: preferences.Shift) -> Job:
    """Return a job whose backs are drawn against this shift."""
    if job.contents.context.back_shift == shift:
        return job
    return replace(
        job, contents=replace(job.contents, context=replace(job.contents.context, back_shift=shift)), _drawn={}
    )


def job_of(open_campaign: OpenCampaign) -> Job:
    """Gather all that can be printed for the open campaign, in its current state."""
    sheets = [read.sheet for read in open_campaign.listing.sheets(lambda entry: not entry.archived)]

    def replay_text() -> str:
        log = open_campaign.retelling.log(open_campaign.play_session.log())
        return replay(log, open_campaign.campaign.title, "text", words=open_campaign.words)

    return Job(
        system=open_campaign.system,
        contents=PaperContents(
            game=open_campaign.game,
            words=open_campaign.words,
            context=PaperContext(campaign_title=open_campaign.campaign.title, chances=open_campaign.campaign.chances),
            pcs=tuple(sheet for sheet in sheets if sheet.is_pc),
            npcs=tuple(sheet for sheet in sheets if not sheet.is_pc),
            session=open_campaign.play_session.playing.state("session"),
        ),
        leaves={one.id: leaf_of(one, open_campaign) for one in open_campaign.handouts.known},
        portrait=lambda sheet: picture_bytes(open_campaign.campaign.portrait_path(sheet.portrait)),
        replay=replay_text if open_campaign.play_session.log().standing else None,
    )
