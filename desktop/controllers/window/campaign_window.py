"""An open campaign in the main window: its list on the left, its documents in tabs, tray, log and command line."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from desktop.controllers.campaign.character_list import CharacterList, EmptyCampaign
from desktop.controllers.campaign.conflicts import Conflicts
from desktop.controllers.campaign.edits import Edited, History
from desktop.controllers.campaign.open_campaign import Open, OpenCampaign
from desktop.controllers.campaign.resume_point import ResumePoint
from desktop.controllers.campaign.tabs import Caption, OpenPages, OpensFiles, Tabs
from desktop.controllers.campaign.timers import Timers
from desktop.controllers.campaign.window_names import WindowNames
from desktop.controllers.display.kiosk import KioskMode
from desktop.controllers.play.mode_switch import ModeSwitch, Selection
from desktop.controllers.program.program import Program
from desktop.controllers.sheet.sheet import SheetController
from desktop.controllers.window.campaign_opening import CampaignOpening, LazySidePanel, OpeningNotices
from desktop.core.words import Words
from desktop.services.campaign.campaign import Campaign
from desktop.services.journal.log import BIN
from desktop.services.text.glossary import OpenGlossary
from desktop.services.text.rulebook import Rulebook
from desktop.views.sheet import terms
from desktop.views.widgets.layouts.batched_layout import BatchedLayout

if TYPE_CHECKING:
    from desktop.controllers.display.display import DisplayController, Place
    from desktop.controllers.display.hand_over import HandOver
    from desktop.controllers.play.play import Play
    from desktop.controllers.play.play_page import PlayPageController
    from desktop.controllers.play.side_panel import LogController, SidePanel
    from desktop.controllers.tray.dice_tray import DiceTrayController
    from desktop.controllers.tray.hot_seat import HotSeat
    from desktop.services.play.history import Stepped

TRAY_WAITS = 150
"""Milliseconds: a prepared check is updated after a pause in typing; a throw reads the sheet by itself."""
RENEW_LOCK = 60_000
"""Milliseconds between signs of life in the campaign's lock file."""


class CampaignWindow(QObject):
    """Makes and joins what the main window shows while a campaign is open; keeps nothing itself."""

    changed = Signal()
    """Something moved: what can be done now may have changed."""
    renamed = Signal()
    """The campaign has another name."""

    def __init__(
        self,
        program: Program,
        campaign: Campaign,
        enter: Callable[[Campaign], None],
        parent: QObject,
        *,
        sheet_first: bool = False,
    ) -> None:
        """Fill the window with a campaign.

        Args:
            enter: leaves this campaign and shows another.
            sheet_first: nothing keeps the sheet's first picture waiting (`CampaignOpening`).
        """
        super().__init__(parent)
        self.program, self.window, self.notifier, self.enter = program, program.window, program.notifier, enter
        self._ui = program.window.ui
        self._ui.furnish()
        self.words = program.appearance.words(campaign.system_id).apart()
        self.rulebook = Rulebook(program.appearance.language, self.words)
        self.open_campaign = OpenCampaign(campaign, program.catalogue, self.words, self.rulebook, self)
        self._names = WindowNames(self.window, self.open_campaign, program.appearance.translator)
        self.open_campaign.rules_changed.connect(self._names.keep_up)
        self.open_campaign.renamed.connect(self._rename_pages)
        language, system = program.appearance.language, campaign.system_id
        terms.set_source(self._ui.workScreen, OpenGlossary(system, language, lambda: self.open_campaign.game))
        self.open_campaign.animated = program.appearance.tumbling
        self._resume_point = ResumePoint(program.session, program.library, self.open_campaign)
        self._make_play()
        self.tabs = Tabs(self.open_campaign, self.window, self)
        self._pages = OpenPages(self.open_campaign, self.tabs, self.notifier, self)
        self._selection = Selection(self.tabs, self.modes)
        self._beside = LazySidePanel(program, self.open_campaign, self._selection, self)
        self.characters = CharacterList(self.open_campaign, self.window, lambda: self.current, self)
        self.caption = Caption(campaign, self.tabs, self.window, program.appearance, self)
        self._conflicts = Conflicts(self.open_campaign, self.window, self.notifier, self)
        self._empty = EmptyCampaign(self.open_campaign, self.window, self)
        self.kiosk = KioskMode(
            program, self.open_campaign, self.history, self.tabs, self._resume_point, self.restore, self
        )
        self._display: DisplayController | None = None
        self._renew = QTimer(self, interval=RENEW_LOCK)
        self._renew.timeout.connect(campaign.renew)
        self._renew.start()
        self._connect()
        notices = OpeningNotices(self.open_campaign, program.library, self.notifier, enter, self)
        self._opening = CampaignOpening(
            program, notices, self._beside, self.modes, self.timers, self, sheet_first=sheet_first
        )
        self.open_campaign.play_session.begun.connect(self._opening.resume)
        self._opening.open()
        self.characters.show()

    def _make_play(self) -> None:
        """Make what play goes through: undo, timers, and the play page once it is shown."""
        play_session = self.open_campaign.play_session
        self.history = History(play_session, self)
        self.timers = Timers(self.open_campaign, self.notifier, lambda: self.window.locked, self)
        self.modes = ModeSwitch(self.open_campaign, self.window, self.notifier, lambda: self.tray, self)
        self._layout_batch = BatchedLayout(self._ui.playHost, self._ui.sidePanel)
        self.modes.tracker_made.connect(self._layout_batch.forget)
        play_session.around = self._batched_step
        self._refresh_due = QTimer(self, interval=TRAY_WAITS, singleShot=True)

    @property
    def complete(self) -> bool:
        """Tell whether nothing comes any more: tray and log are there, or the kiosk is open."""
        return self._beside.exists or self.window.locked

    @property
    def side(self) -> SidePanel:
        """What is beside the sheet."""
        return self._beside.take()

    @property
    def tray(self) -> DiceTrayController:
        """The dice tray."""
        return self.side.tray

    @property
    def log(self) -> LogController:
        """The log."""
        return self.side.log

    @property
    def play(self) -> Play:
        """What a typed line and a clicked skill do."""
        return self.side.play

    @property
    def passing(self) -> HotSeat:
        """The one screen that goes round with hidden checks."""
        return self.side.passing

    def _side_made(self) -> None:
        """Connect tray and log, with the character in front and the warnings about the log."""
        side = self.side
        for goes_on in (side.tray.closed, side.tray.went_on):
            goes_on.connect(self.modes.lead_on)
        side.tray.tray.passed_on.connect(self.modes.take_page_step)
        side.tray.looked.connect(self.modes.lift)
        side.returned.connect(self.modes.wait)
        side.log.failed.connect(self.notifier.show_error)
        side.log.went_back.connect(self.modes.go_to_dice)
        self._layout_batch.forget()
        self._beside.take_keys()
        self._face_front()
        self._opening.greet()

    def _batched_step(self) -> AbstractContextManager[None]:
        """Batch the updates of a step in play; a single update suffices while sheets are edited."""
        return self._layout_batch.batched() if self.modes.play_shown else nullcontext()

    # what is where

    @property
    def current(self) -> Open | None:
        """The document in front."""
        return self.tabs.current

    @property
    def sheet(self) -> SheetController | None:
        """The finished sheet in front, if one is."""
        return self.tabs.sheet

    def met(self) -> set[str]:
        """Return which needs of commands are met now."""
        document = self.current.document if self.current is not None else None
        needs = {
            "campaign": True,
            "play": self.modes.play_shown,
            "sheet": document is not None,
            "selection": bool(self.characters.selection()),
            "undo": self.history.can_undo(self.tabs.edited) or (document is not None and document.waits),
            "redo": self.history.can_redo(self.tabs.edited),
        }
        stack = self.tabs.undo_stack
        if stack is not None and not self.modes.play_shown:
            needs |= {"undo": stack.canUndo(), "redo": stack.canRedo()}
        return {need for need, met in needs.items() if met}

    def step(self, action: str, document: Edited | None, since: int = 0) -> None:
        """Take the last thing back (`undo`), in the document or in the play session, or do it again (`redo`).

        A page in front that has steps of its own, a scenario, undoes those and nothing else.
        """
        stack = self.tabs.undo_stack
        if stack is not None and not self.play_shown:
            getattr(stack, action)()
            return
        self.open_campaign.edits.post_all()
        self.history.step(action, document, since)
        self.modes.go_to_dice()

    def run(self, command: str) -> None:
        """Choose one line of the menus."""
        self.window.command.emit(command)

    def _move(self) -> None:
        """Let dice tumble, or show them at once."""
        animated = self.program.appearance.tumbling
        self.tray.set_animated(animated)
        self.open_campaign.animated = animated
        for controller in self.open_campaign.documents:
            if not isinstance(controller, SheetController):
                controller.set_animated(animated)

    # 準備 and 卓

    @property
    def play_shown(self) -> bool:
        """Whether the play page is shown, not where sheets are prepared."""
        return self.modes.play_shown

    @property
    def display(self) -> DisplayController:
        """The players' window; it is made when it is first wanted."""
        if self._display is None:
            from desktop.controllers.display.display import DisplayController

            program = self.program
            self._display = DisplayController(self.window, self.open_campaign, self.notifier, program.preferences, self)
            self._display.changed.connect(self._note_display)
        return self._display

    @property
    def display_place(self) -> Place | None:
        """Where the players' window is; None while it is away."""
        return self._display.place if self._display is not None else None

    def _note_display(self) -> None:
        display = self.display
        self._resume_point.note_display(shown=display.view is not None, dark=display.dark or display.frozen)

    def _show_display_again(self) -> None:
        """Give players back the window that went when the program was stopped."""
        if not self._resume_point.suspended and self.display.view is None:  # the campaign may have been left meanwhile
            self.display.open()
            if self._resume_point.display_dark:
                self.display.darken()

    def _lock_changed(self) -> None:
        """Leave the players' window dark while the kiosk is open."""
        if self._display is not None:
            self._display.lock_changed()

    @property
    def play_page(self) -> PlayPageController:
        """The play page."""
        return self.modes.play_page

    def _mode_shown(self, play: bool) -> None:
        if play:
            self.play.face(self.modes.selected)
            self.play.show_examples()
            self._focus_play()
        else:
            self._front_changed()
        self._resume_point.note_mode(play=play)
        self.changed.emit()

    def _focus_play(self) -> None:
        """Put the focus where the play session continues: on the page, but where dice are due."""
        roll = self.tray.roll
        if roll is None or not roll.open or not (roll.begun or roll.engine):
            self.play_page.page.setFocus(Qt.FocusReason.OtherFocusReason)  # first who, then the faces
        else:
            self.tray.focus()
            self.tray.tray.ui.entry.expect_no_throw()

    # opening and leaving

    def restore(self) -> None:
        """Open what was open when this campaign was left, else the first character; say what must be known about it."""
        resume_point = self._resume_point
        with resume_point.paused():
            for path in resume_point.wanted:
                self.open_campaign.open_path(path)
            self.tabs.bring_file_to_front(resume_point.active)
        if self.current is not None:
            self._face_front()
        resume_point.note(self.tabs)
        self._opening.restore_place(play_shown=resume_point.play_shown)
        self.modes.wait()
        if resume_point.display:
            self.window.after_picture(self._show_display_again)
        else:
            resume_point.note_display(shown=False, dark=False)  # that of another campaign
        self._empty.look()

    def save(self) -> bool:
        """Write now whatever has not been written; False when something cannot be."""
        return all([self.open_campaign.flush(), self.tabs.flush()])

    def leave(self) -> bool:
        """Write everything and clear the window; False (nothing cleared) when something cannot be written."""
        if not self.save():
            return False
        stopped = self._stopping_point()
        self.window.close_dialogs()
        self._resume_point.note(self.tabs)
        self._resume_point.suspended = True  # tabs that go one after the other were never where the person was
        self._renew.stop()
        self.timers.leave()
        if self._display is not None:
            self._display.leave()
        self._refresh_due.stop()
        self._opening.leave()
        self._beside.stop()
        self.modes.leave()
        self._empty.leave()
        self.tabs.clear()
        for controller in self.open_campaign.documents:  # what still waits in them must not reach for their pages
            controller.deleteLater()
        self._beside.leave()
        self.open_campaign.campaign.close()
        self._disconnect()
        self.caption.leave()
        self._names.leave()
        self.program.library.remember(self.open_campaign.campaign.folder, stopped)
        return True

    def _stopping_point(self) -> str | None:
        """Say for the start page where play stops, as players know it; None: the journal was not read."""
        if not self.open_campaign.play_session.position:
            return None
        playing = self.open_campaign.play_session.playing
        lead, heading = playing.heading(playing.history.play)
        if not lead:
            return ""
        from desktop.core.value import Viewer
        from desktop.models.play.display import stopping_point

        return stopping_point(playing.shown(lead, Viewer()), heading, self.open_campaign.words)

    def hand_over(self, sheet_id: str, pin: str, free: bool = False) -> None:
        """Open the kiosk until the PIN is given."""
        self.kiosk.begin(sheet_id, pin, free=free)

    def close_kiosk(self) -> None:
        """Give the window back to the GM, whichever screen of a player holds it."""
        self._beside.stop()
        self.kiosk.close()

    @property
    def handed_over(self) -> HandOver | None:
        """The lock while the kiosk is open."""
        return self.kiosk.lock

    def _kiosk_ended(self) -> None:
        self.caption.show_title()
        self.modes.wait()
        self.changed.emit()

    # joining

    def _connect(self) -> None:
        open_campaign, window = self.open_campaign, self.window
        open_campaign.failed.connect(self.notifier.show_error)
        self._beside.made.connect(self._side_made)
        self._refresh_due.timeout.connect(self._beside.refresh)
        open_campaign.play_session.stepped.connect(self._played)
        self.history.refused.connect(self.notifier.show_error)
        self.history.moved.connect(self._notify_moved)
        self.kiosk.lock_changed.connect(self._lock_changed)
        self.kiosk.ended.connect(self._kiosk_ended)
        self._pages.value_changed.connect(self._refresh_due.start)
        self._pages.value_changed.connect(self.caption.show_saved_time)
        self._pages.saved.connect(self.caption.show_saved_time)
        self._pages.step_taken.connect(self.changed)
        for done in (self._pages.value_changed, self._pages.step_taken, open_campaign.play_session.stepped):
            done.connect(lambda *_results: self.notifier.dismiss_done())
        self._pages.check_requested.connect(lambda kind, params: self.play.prepare_and_focus(kind, params))
        self._pages.rule_requested.connect(self.read_rule)
        self._pages.print_requested.connect(lambda: self.run("print_sheet"))
        self.characters.opened.connect(self.tabs.bring_to_front)
        self.characters.scenario_opened.connect(self.open_scenario)
        self.characters.selected.connect(self.changed)
        self.tabs.added.connect(self._note)
        self.tabs.dropped.connect(self._note)
        self.tabs.front_changed.connect(self._front_changed)
        window.command_entered.connect(self._enter)
        window.command_edited.connect(self._hint)
        window.keys_changed.connect(self._beside.take_keys)
        window.keys_changed.connect(self._empty.show_keys)
        self.program.appearance.motion_changed.connect(self._move)
        self.modes.shown.connect(self._mode_shown)
        self.modes.picked.connect(self._face_picked)
        self.modes.rule_requested.connect(self.read_rule)

    def _enter(self, line: str) -> None:
        self.play.enter(line)

    def _hint(self, line: str) -> None:
        self.play.hint(line)

    def _disconnect(self) -> None:
        window = self.window
        self._conflicts.leave()
        self.characters.leave()
        window.command_entered.disconnect(self._enter)
        window.line_history.forget()
        window.command_edited.disconnect(self._hint)
        window.keys_changed.disconnect(self._beside.take_keys)
        window.keys_changed.disconnect(self._empty.show_keys)
        self.program.appearance.motion_changed.disconnect(self._move)

    def open_scenario(self, file: str) -> None:
        """Show a scenario in its page."""
        self.run("scenario")
        keeper = self.tabs.keeper("scenario")
        if isinstance(keeper, OpensFiles):
            keeper.open(file)

    def read_rule(self, rule: str) -> None:
        """Open the rules of this system, at once at one of them."""
        from desktop.controllers.program.help import show_rules

        system = self.open_campaign.system.id
        show_rules(self.window, self.program.system_name(system), system, self.rulebook, rule)

    def _rename_pages(self, before: Words) -> None:
        """Let pages that are open call things as the campaign does now."""
        self._names.change(before, self.tabs.page("definition"))
        # sentences that pages have composed are followed in Japanese alone: what has an English one is translated again
        self.characters.show()
        self.play.show_examples()
        self._beside.refresh_words()

    def _note(self) -> None:
        self._resume_point.note(self.tabs)

    # what has moved

    def _notify_moved(self, stepped: Stepped) -> None:
        """Say whose sheet undo or redo has changed where it is not in front; the log tells nothing of edits."""
        log = self.open_campaign.play_session.log()
        taken = (log.entry(name) for entry in stepped.entries for name in entry.voids)
        if any(entry is not None and entry.kind == BIN for entry in taken):
            self.notifier.withdraw()  # it offers what has been done
        sheet = self.open_campaign.sheet(stepped.changes[0].sheet) if stepped.changes else None
        document = self.current.document if self.current is not None and not self.play_shown else None
        if sheet is None or any(entry.text for entry in stepped.entries):
            return
        if document is None or document.sheet is not sheet:
            undone = any(entry.takes_out for entry in stepped.entries)
            text = (
                self.tr("✓ {name} のシートの編集を戻しました。")
                if undone
                else self.tr("✓ {name} のシートの編集をやり直しました。")
            )
            self.notifier.notify(text.format(name=sheet.name or "―"))

    def _front_changed(self) -> None:
        self.caption.show_title()
        self.caption.show_saved_time()
        self.changed.emit()
        self._note()
        if self.modes.play_shown:
            return
        for panel in (self._ui.sidePanel, self._ui.libraryPanel, self._ui.commandBar):
            panel.setVisible(not self.tabs.wide)  # building and rules need the whole window, and neither the tray
        self._face_front()
        self._empty.look()
        self.characters.follow()

    def _face_picked(self, who: str) -> None:
        """Point tray and command line at the character selected in play."""
        self.play.face(who)
        self.play.show_examples()

    def _face_front(self) -> None:
        """Point tray and command line at the character in front, but not while tabs open or close in a row."""
        if not self._beside.exists or self.modes.play_shown or self._resume_point.suspended:
            return
        if self.sheet is not None:
            self.play.face(self.sheet.document.sheet.id)
        self.play.show_examples()

    def _played(self, stepped: Stepped) -> None:
        """Play has moved something: what is edited next is a step of its own, and Ctrl+Z may mean something else."""
        if not all(entry.beside for entry in stepped.entries):
            for controller in self.open_campaign.documents:
                controller.document.end_burst()
        self.caption.show_saved_time()
        self._refresh_due.start()  # also of people whose sheets are not open
        self.changed.emit()
