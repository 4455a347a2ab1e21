"""The open campaign: its rules, its list of characters, its open sheets and drafts, its log."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.controllers.campaign.edits import Edits
from desktop.controllers.campaign.listing import Listing, SheetListCommands
from desktop.controllers.campaign.people import CampaignPeople, DeferredSheets
from desktop.controllers.campaign.rules_in_force import PlayedScenario, RulesInForce
from desktop.controllers.campaign.table_letters import TableLetters
from desktop.controllers.sheet.sheet import SheetController
from desktop.core.derived import cached_by_identity
from desktop.core.game import AnyGame
from desktop.core.problem import TakujoError
from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Phrase, Words
from desktop.models.play.play_session import PlaySessionModel
from desktop.models.sheet.document import SheetDocument
from desktop.services.campaign.anonymised import unlike, unlike_colour
from desktop.services.campaign.campaign import Campaign
from desktop.services.campaign.index import COPY, Entry
from desktop.services.campaign.scenarios import Scenarios
from desktop.services.storage.file_errors import fault
from desktop.services.storage.stored import Stored
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.rulebook import Rulebook
from desktop.views.widgets.inputs.colour import DICE_COLOURS

if TYPE_CHECKING:
    # a sheet is opened before anything of play has been loaded, and without the builder
    from PySide6.QtWidgets import QWidget

    from desktop.controllers.sheet.builder import BuilderController
    from desktop.core.rolls.check import Check, CheckKind, Option
    from desktop.core.rolls.roll import Asked
    from desktop.core.view_models import CharacterView
    from desktop.models.play.handouts import HandoutsModel
    from desktop.services.journal.retelling import Retelling
    from desktop.services.play.play_session import PlaySession

Open: TypeAlias = "SheetController | BuilderController"


class OpenCampaign(QObject):
    """Everything about one campaign while it is open; knows no main window."""

    listed = Signal()
    """The list of characters changed."""
    carried = Signal()
    """Play has changed sheets that are not open; emitted once for all of them."""
    opened = Signal(object)
    """A `SheetController` or `BuilderController` that is new."""
    closed = Signal(object)
    placed = Signal()
    """A draft has gone to another step."""
    rules_changed = Signal()
    """The campaign plays by another definition from now on."""
    renamed = Signal(object)
    """Things are called otherwise; the words of until now."""
    failed = Signal(object)
    """A `TakujoError` to report."""

    def __init__(
        self, campaign: Campaign, catalogue: Catalogue, words: Words, rulebook: Rulebook, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.campaign, self.words, self.rulebook = campaign, words, rulebook
        self.system: AnySystem = catalogue.system(campaign.system_id)
        self.rules = RulesInForce(campaign, self.system, catalogue.info(campaign.system_id), words, self)
        self.rules.changed.connect(self._take_rules)
        self.rules.renamed.connect(self.renamed)
        self.rules.failed.connect(self.failed)
        self.documents: list[Open] = []
        self.place: QWidget | None = None
        """Where pages of documents will stand."""
        self.places: dict[str, str] = {}
        """The step at which each draft was left, by sheet id."""
        self._announced: dict[str, Sheet] = {}
        """Open sheets as the lists know them, by id."""
        self._emit_carried = QTimer(self, interval=0, singleShot=True)
        self._emit_carried.timeout.connect(self.carried)
        self.people = CampaignPeople(
            campaign,
            self.system,
            self._document_of,
            self._written_state,
            self._moved,
            lambda before, after: self.edits.note_foreign(before, after),
            lambda who: self.play_session.played(who),
            self.shut,
            self.listed.emit,
        )
        self._deferred = DeferredSheets(campaign, self.people, self)
        self._deferred.failed.connect(self.failed)
        self.play_session = PlaySessionModel(self._make_play_session, self, writable=lambda: not campaign.read_only)
        campaign.stamp = lambda: self.play_session.stamp
        self.scenarios = Scenarios(campaign, self.system)
        self.played = PlayedScenario(campaign, self.scenarios)
        self.listing = Listing(campaign, self.system, self.scenarios, words, self._document_of, self)
        self.edits = Edits(
            self.play_session,
            lambda: [controller.document for controller in self.documents],
            lambda changes: self._post(changes, written=True),
            self._describe_found,
            self.failed.emit,
            self,
        )
        self.list = SheetListCommands(campaign, self.system, self, self)
        self.list.listed.connect(self.listed)
        self.list.failed.connect(self.failed)
        self.letters = TableLetters(campaign, words, self.sheet, self.failed.emit)
        self.animated = True
        """Whether dice tumble in builders."""

    def _make_play_session(self) -> PlaySession:
        from desktop.services.journal.journal import Journal
        from desktop.services.play.play_session import PlaySession

        campaign = self.campaign
        play_session = PlaySession(
            self.system,
            lambda: self.game,
            Journal(campaign.log, table=campaign.id),
            self.people,
            self.words,
            allowed=campaign.refuse_if_read_only,
            snapshots=campaign.snapshots,
        )
        play_session.playing.chances = campaign.chances
        return play_session

    @cached_property
    def handouts(self) -> HandoutsModel:
        """The handouts of the campaign."""
        from desktop.models.play.handouts import HandoutsModel
        from desktop.services.campaign.handouts import Handouts

        model = HandoutsModel(Handouts(self.campaign), self.stamp, self)
        model.failed.connect(self.failed)
        return model

    @cached_property
    def retelling(self) -> Retelling:
        """Tells the journal in the words of this campaign."""
        from desktop.services.journal.retelling import Retelling

        return Retelling(self.words, self._changed)

    def show_chances(self, shown: bool) -> None:
        """Show or conceal odds for all viewers; the campaign keeps the setting (KO-TBL-24, D6G-PHY-09).

        Raises:
            TakujoError: the campaign cannot be written.
        """
        self.campaign.change(chances=shown)
        self.play_session.show_chances(shown)

    # opening and making

    def controller_of(self, sheet_id: str) -> Open | None:
        """Return the open document of a sheet."""
        for controller in self.documents:  # for each person of each step: no generator is made for it
            if controller.document.sheet.id == sheet_id:
                return controller
        return None

    def open(self, entry: Entry) -> Open | None:
        """Open a listed sheet, or a draft in the builder; None when the file cannot be read (reported)."""
        if entry.fault == COPY:
            self.failed.emit(fault(COPY, self.campaign.path_of(entry)))
            return None
        return self.controller_of(entry.id) or self.open_path(self.campaign.path_of(entry))

    def open_path(self, path: Path, *, gm: bool = True, guarded: bool = False) -> Open | None:
        """Open a sheet file of this campaign; one opened for a player (not `gm`) emits no signal.

        Args:
            guarded: fields that the GM decides are read-only.
        """
        try:
            stored, sheet = self.campaign.read(path, self.system)
        except TakujoError as error:
            self.failed.emit(error)
            return None
        document = SheetDocument(sheet, self.system, self.game, path, self.edits)
        document.in_play = not sheet.draft
        document.guarded = self.system.guarded(sheet) if guarded else ()
        document.namesakes = lambda name: self._known(name, sheet.id)
        self.edits.follow(document)
        controller = self._begun(stored, document, gm) if sheet.draft else self._shown(stored, document, gm)
        document.setParent(controller)  # with all that listens to it, it ends with its page
        self.documents.append(controller)
        self.people.catch_up(document)
        controller.save_failed.connect(self.failed)
        if isinstance(controller, SheetController):
            self._announced[sheet.id] = sheet
            controller.saved.connect(lambda: self._saved(document))
        if gm:
            self.opened.emit(controller)
        return controller

    def _known(self, name: str, but: str) -> bool:
        """Tell whether another character of the campaign has this name."""
        return any(e.name == name and e.id != but and not (e.archived or e.fault) for e in self.campaign.sheets())

    def _moved(self) -> None:
        self._emit_carried.start()
        self._deferred.start()

    def _saved(self, document: SheetDocument) -> None:
        """Tell that a sheet was written; of what play moves lists say nothing, and the table has shown it."""
        sheet, play = document.sheet, self.system.play_fields
        before, self._announced[sheet.id] = self._announced[sheet.id], sheet
        rest = (name for name in type(sheet).model_fields if name not in play)
        if any(getattr(sheet, name) != getattr(before, name) for name in rest):
            self.listed.emit()
        else:
            self._emit_carried.start()

    def _shown(self, stored: Stored, document: SheetDocument, gm: bool) -> Open:
        controller = SheetController(
            self.campaign, stored, document, self.words, self.rulebook, gm=gm, place=self.place, parent=self
        )
        controller.may_grow = lambda who: self.play_session.playing.may_grow(who)
        return controller

    def _begun(self, stored: Stored, document: SheetDocument, gm: bool) -> Open:
        """Open a draft at the step where it was left."""
        from desktop.controllers.sheet.builder import BuilderController

        sheet, step = document.sheet.id, self.places.get(document.sheet.id, "")
        builder = BuilderController(
            self.campaign, stored, document, self.words, self.rulebook, gm=gm, step=step, place=self.place, parent=self
        )
        builder.set_animated(self.animated)
        builder.chances = self.campaign.chances
        builder.step_changed.connect(lambda present: self._place(sheet, present))
        builder.finished.connect(lambda: self._place(sheet, ""))
        return builder

    def _place(self, sheet: str, step: str) -> None:
        """Note at which step a draft is; a finished one has none."""
        self.places.pop(sheet, None)
        if step:
            self.places[sheet] = step
        self.placed.emit()

    def new_draft(self, *, is_pc: bool = True, gm: bool = True, guarded: bool = False) -> Open | None:
        """Begin a character in the builder; it is saved from the first moment."""
        blank = self.system.blank(self.game).evolve(is_pc=is_pc, draft=True)
        borne = (entry.colour for entry in self.campaign.sheets() if entry.is_pc)
        colour = unlike_colour(blank.colour, borne, DICE_COLOURS)
        return self._add(blank.evolve(colour=colour), gm=gm, guarded=guarded)

    def new_random(self, *, is_pc: bool = True) -> Open | None:
        """Make a legal random character (おまかせ)."""
        chance, names = random.SystemRandom(), (entry.name for entry in self.campaign.sheets())
        made = unlike(lambda: self.system.by_chance(self.game, chance), names)
        return self._add(made if is_pc else self.system.as_npc(made))

    def new_npc(self) -> Open | None:
        """Make an NPC: a random one to be changed freely, for an NPC is never built step by step."""
        return self.new_random(is_pc=False)

    def finish_draft(self, builder: BuilderController, *, gm: bool = True, guarded: bool = False) -> Open | None:
        """Put the finished sheet in the builder's place; its file is called by the name that it has come to."""
        path, sheet = builder.autosave.stored.path, builder.document.sheet
        if self.close(builder) and not self.campaign.read_only:
            path = self.campaign.name_file(path, sheet.name, sheet.id)
        return self.open_path(path, gm=gm, guarded=guarded)

    def close(self, controller: Open) -> bool:
        """Close a document after writing it; False (and still open) when it cannot be written."""
        controller.document.post()
        if not controller.close():
            return False
        self.documents.remove(controller)
        self.closed.emit(controller)
        self.listed.emit()
        return True

    def shut(self, sheet_id: str) -> bool:
        """Write a sheet, and close it if it is open; False (and still open) when it cannot be written."""
        known = self.controller_of(sheet_id)
        return self._deferred.flush() if known is None else self.close(known)

    def flush(self) -> bool:
        """Write everything now."""
        self.edits.post_all()
        written = all([self._deferred.flush(), *(controller.close() for controller in self.documents)])
        if written and not self.campaign.read_only:
            with suppress(TakujoError):  # then the next start looks at more lines than it need
                self.play_session.written()
        return all([written, "handouts" not in vars(self) or self.handouts.save()])

    def _add(self, sheet: Sheet, *, gm: bool = True, guarded: bool = False) -> Open | None:
        try:
            stored = self.campaign.add(sheet)
        except TakujoError as error:
            self.failed.emit(error)
            return None
        self.listed.emit()
        return self.open_path(stored.path, gm=gm, guarded=guarded)

    # the rules

    @property
    def game(self) -> AnyGame:
        """What is played by now."""
        return self.rules.game

    def scenarios_changed(self) -> None:
        """Read the scenarios again: one was written, came or went."""
        self.played.forget()
        self.rules.look_again()

    def _take_rules(self) -> None:
        self.rules_changed.emit()
        for controller in self.documents:
            controller.document.set_game(self.game)

    # play

    def came_back(self, sheets: Sequence[str]) -> None:
        """Take note that files came back from the bin, of sheets that play knows to be there."""
        if self.play_session.writable:
            try:
                self.play_session.restored(sheets)
            except TakujoError as error:
                self.failed.emit(error)
        self.listed.emit()

    def stamp(self) -> int:
        """Return the number of the next line of the journal: what is done now comes before it."""
        with suppress(TakujoError):  # a journal that cannot be read has nothing to be undone
            self.play_session.log()
        return self.play_session.position + 1

    def change(self, changes: tuple[Change, ...]) -> bool:
        """Post changes made by hand, named by the titles of their fields; False: refused, as the window says."""
        error = self._post(changes, written=False)
        if error is not None:
            self.failed.emit(error)
        return error is None

    def _post(self, changes: tuple[Change, ...], *, written: bool) -> TakujoError | None:
        """Post changes made by hand; return why that cannot be.

        Args:
            written: the sheets show them already.
        """
        changes = tuple(self._with_start_value(change) for change in changes)
        text = self.describe(changes)
        try:
            self.play_session.change(changes, text, written=written)
        except TakujoError as error:
            return error
        return None

    def describe(self, changes: Sequence[Change]) -> str:
        """Say what changes; of several sheets with whose it is."""
        several = len({change.sheet for change in changes}) > 1
        texts = []
        for change in changes:
            sheet = self.sheet(change.sheet) if several else None
            texts.append((f"{sheet.name} " if sheet is not None else "") + self.words.say(self._changed(change)))
        return self.words.say("、").join(texts)

    def _with_start_value(self, change: Change) -> Change:
        """Add the start value of a track that was not written yet, for the log."""
        if change.before is not None or not self.game.is_track(change.field):
            return change
        sheet = self.sheet(change.sheet)
        return change if sheet is None else change.evolve(start=self.system.track_start(sheet, change.field, self.game))

    def kinds(self, who: str) -> tuple[CheckKind, ...]:
        """Return the kinds of check that a character can make now, with the others as choices."""
        playing = self.play_session.playing
        return _kinds(self.system, playing.sheet(who), playing.game, *playing.all_sheets())

    def try_check(self, asked: Asked) -> Check:
        """A check as the tray would begin it, for its odds.

        Raises:
            Refusal: a parameter does not fit.
        """
        playing = self.play_session.playing
        sheet = playing.sheet(asked.who) if asked.who else None
        return self.system.begin(asked.kind, sheet, asked.given, playing.game, party=playing.all_sheets())

    def sheet(self, who: str) -> Sheet | None:
        """The current sheet; None when there is none."""
        return self.people.sheet(who)

    def option_letters(self, options: Sequence[Option]) -> Mapping[str, str]:
        """Return id → letters of what may be declared in a check."""
        if not self.letters.people:  # before the table is shown
            self.people_letters([sheet for sheet in self.people.all_sheets() if sheet.is_pc])
        return self.letters.options(options)

    def people_letters(self, sheets: Sequence[Sheet]) -> Mapping[str, str]:
        """Return sheet id → letter of people who may come to the table: the party's first, in its order."""
        order = {who: n for n, who in enumerate(self.campaign.party)}
        first = sorted(sheets, key=lambda sheet: (not sheet.is_pc, order.get(sheet.id, len(order))))
        return self.letters.meet([sheet.id for sheet in first], keep=False)

    def with_tracks(self, person: CharacterView) -> CharacterView:
        """Return a character's view with the custom tracks."""
        return self.system.with_tracks(person, self.people.sheet(person.id), self.game) if self.game.tracks else person

    def record(self, text: Phrase | str, who: str = "", **more: Any) -> None:
        """Write one line of the log; a failure is reported."""
        try:
            self.play_session.note(text, who, **more)
        except TakujoError as error:
            self.failed.emit(error)

    def _describe_found(self, before: Sheet, after: Sheet) -> str:
        """Say which numbers of play another program has changed."""
        from desktop.services.journal.changes import differences

        play = self.system.play_fields
        found = (change for change in differences(before, after) if change.field in play and type(change.after) is int)
        return self.words.say("、").join(self.words.say(self._changed(change)) for change in found)

    def _changed(self, change: Change) -> Phrase:
        from desktop.models.sheet.change_words import by_hand

        return by_hand(self.system.sheet_type, self.game, change)

    def _document_of(self, sheet_id: str) -> SheetDocument | None:
        known = self.controller_of(sheet_id)
        return known.document if known is not None else None

    def _written_state(self, sheet_id: str) -> tuple[Stored, Sheet] | None:
        known = self.controller_of(sheet_id)
        return None if known is None else (known.autosave.stored, known.autosave.written)


@cached_by_identity
def _kinds(system: AnySystem, sheet: Sheet | None, game: AnyGame, *party: Sheet) -> tuple[CheckKind, ...]:
    return tuple(system.kinds(sheet, game, party=party))
