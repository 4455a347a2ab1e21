"""The main window's controller: joins the start page, the open campaign and imported files; keeps nothing itself."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from desktop.controllers.program.program import Program
from desktop.controllers.window.campaigns import Campaigns
from desktop.controllers.window.start import StartController
from desktop.services.campaign.campaign import CAMPAIGN_FILE
from desktop.services.program.state_file import LOCKED, remember
from desktop.services.storage.folders import placed
from desktop.views.keyboard.key_map import KeyMap
from desktop.views.window.start_page import StartPage

if TYPE_CHECKING:
    from desktop.controllers.campaign.open_campaign import OpenCampaign
    from desktop.controllers.program.manual import ManualController
    from desktop.controllers.program.pin_lock import EmptyLock
    from desktop.controllers.window.campaign_window import CampaignWindow
    from desktop.controllers.window.importing import FileImporter
    from desktop.services.campaign.index import Entry
    from desktop.services.program.instance import Message
    from desktop.services.storage.file_errors import FileError
    from desktop.services.storage.stored import Stored


class WayBack(QObject):
    """Finds what has earlier versions, and opens what was brought back."""

    def __init__(self, program: Program, campaigns: Campaigns, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._campaigns = program, campaigns
        program.notifier.way_back = self._of

    def open(self) -> None:
        """Show every sheet that has earlier versions."""
        from desktop.controllers.window.earlier import EarlierController

        earlier = EarlierController(self._program.window, self._program.library, self._program.appearance)
        earlier.chosen.connect(self._show_versions)
        earlier.broken.connect(self._show_versions_of)
        earlier.open()

    def _of(self, fault: FileError) -> Callable[[], None] | None:
        from desktop.services.storage.file_errors import BROKEN

        known = fault.problem.code in BROKEN and self._program.store.versions(fault.path)
        return (lambda: self._show_versions_of(fault.path)) if known else None

    def _show_versions(self, folder: Path, entry: Entry) -> None:
        """Open a sheet and its earlier versions; failures are reported."""
        self._campaigns.open(folder)
        campaign_window = self._campaigns.campaign_window
        if campaign_window is not None and campaign_window.open_campaign.campaign.folder == folder.absolute():
            controller = campaign_window.open_campaign.open(entry)
            if controller is not None:
                campaign_window.tabs.bring_to_front(controller)
                self._program.window.command.emit("versions")

    def _show_versions_of(self, path: Path) -> None:
        """Offer the versions of a file that cannot be read; afterwards it is opened."""
        from desktop.controllers.window.earlier import FileVersions

        program, campaign_window = self._program, self._campaigns.campaign_window
        open_campaign = (
            campaign_window.open_campaign if campaign_window is not None and path.name != CAMPAIGN_FILE else None
        )

        def open_() -> None:
            if open_campaign is not None:
                open_campaign.campaign.refuse_if_read_only()
            load = _reader(open_campaign, path) if open_campaign is not None else None
            versions = FileVersions(program.window, path, program.store, program.appearance, load)
            versions.restored.connect(after)
            versions.open()

        def after() -> None:
            program.notifier.quiet()
            if open_campaign is None or campaign_window is None:
                self._campaigns.open(path.parent)
            elif path.parent == open_campaign.scenarios.folder:
                open_campaign.scenarios_changed()
                open_campaign.listed.emit()
                campaign_window.open_scenario(path.name)
            elif path.parent == open_campaign.campaign.folder:
                open_campaign.handouts.resolve(mine=False)
            else:
                open_campaign.campaign.refresh()
                open_campaign.listed.emit()
                open_campaign.open_path(path)
                open_campaign.flush()

        program.notifier.guard(open_)


def _reader(open_campaign: OpenCampaign, path: Path) -> Callable[[Stored], object] | None:
    """Return how the program reads a file of a campaign; None where it takes what it can of any, such as handouts."""
    if path.parent == open_campaign.campaign.folder:
        return None
    if path.parent == open_campaign.scenarios.folder:
        return open_campaign.scenarios.understood
    from desktop.services.campaign import sheets

    return lambda stored: sheets.load(stored, open_campaign.system)


class MainController(QObject):
    """Owns the main window and what fills it."""

    allowed = Signal()
    """What can be done now has been looked at again."""

    def __init__(self, program: Program, *, going_on: bool = False) -> None:
        """Fill the window.

        Args:
            going_on: where a campaign was left open, nothing is shown before it; `resume` shows something in any case.
        """
        window = program.window
        super().__init__(window)
        self.used: Callable[[Path], object] = lambda _file: None
        """Called with the imported files, for the desktop's own list."""
        self.program, self.window, self.notifier = program, window, program.notifier
        self.appearance, self.catalogue = program.appearance, program.catalogue
        self.preferences, self.session = program.preferences, program.session
        self.library, self.store = program.library, program.store
        self.campaigns = Campaigns(program, self)
        self.way_back = WayBack(program, self.campaigns, self)
        self._starting = StartController(program, self.campaigns, self)
        self._importer: FileImporter | None = None
        self._first_lock: EmptyLock | None = None
        self.manual: ManualController | None = None
        self._giving_up = False
        self._kept: tuple[Path, ...] = ()
        """Files that came while the kiosk was open."""
        if program.preferences.value.keys:  # without keys of one's own the window has them
            window.set_keys(KeyMap(program.preferences.value.keys, window.menus))
        window.closing.connect(self._closing)
        window.closed.connect(self._closed)
        window.files_dropped.connect(self.take_files)
        window.help_wanted.connect(self.show_manual)
        for moved in (self.notifier.acted, self.campaigns.changed, self._starting.shown):
            moved.connect(self.update_actions)
        if not (going_on and self._interrupted_campaign is not None):
            self.show_start()

    # what is where

    @property
    def campaign_window(self) -> CampaignWindow | None:
        """The open campaign."""
        return self.campaigns.campaign_window

    @property
    def start(self) -> StartPage:
        """The start page."""
        return self._starting.page

    def show_start(self) -> None:
        """Show ようこそ."""
        self._starting.show()

    def show_manual(self, chapter: str) -> None:
        """Open the manual at a chapter, e.g. `sheets#why`; without one where it begins."""
        from desktop.controllers.program.manual import FIRST, ManualController
        from desktop.services.text.manual import Place

        if self.manual is None:
            self.manual = ManualController(self.window, self.appearance.language)
        self.manual.open(Place.of(chapter) or FIRST)

    def run(self, command: str) -> None:
        """Choose one line of the menus."""
        self.window.command.emit(command)

    def enter_campaign(self, folder: Path) -> None:
        """Open a campaign from its folder; the present one is written and left first."""
        self.campaigns.open(folder)

    def open_sample(self, system: str) -> None:
        """Open a fresh copy of a system's sample campaign."""
        self.campaigns.open_sample(system)

    def leave_campaign(self) -> bool:
        """Close the open campaign; False when something cannot be written."""
        return self.campaigns.leave()

    def list_again(self) -> None:
        """Read the lists of campaigns again, wherever they are shown."""
        self.campaigns.list()
        self._starting.show_again()

    def take_files(self, files: Sequence[Path]) -> None:
        """Bring files in that were dropped or given at the start: campaign folders are opened, sheets previewed."""
        if self.window.locked or self.session.value.mode in LOCKED:
            self._kept = tuple(dict.fromkeys((*self._kept, *files)))
            return
        folders = [f for f in files if os.path.isfile(f / CAMPAIGN_FILE)]
        if folders:
            self.enter_campaign(folders[0])
            if len(files) > 1:
                text = self.tr("開いたのは「{name}」の卓です。ほかの {n} つは、あとで開いてください。")
                self.notifier.add(text.format(name=folders[0].name, n=len(files) - 1))
            return
        arrivals = self._receive()
        self.notifier.begin()  # notifications about earlier files do not apply to these

        def take() -> None:
            arrivals.take([Path(f) for f in files])
            for file in files:
                self.used(Path(file))

        self.notifier.guard(take)

    def _offer_received_files(self) -> None:
        files, self._kept = self._kept, ()
        text = self.tr("手渡しのあいだに「{name}」が届きました。")
        if len(files) > 1:
            text = self.tr("手渡しのあいだにファイルが {n} つ届きました（「{name}」ほか）。")

        def open_files() -> None:
            self.notifier.quiet()
            self.take_files(files)

        self.notifier.notify(text.format(name=files[0].name, n=len(files)), self.tr("開く"), open_files)

    def close(self) -> bool:
        """Leave the campaign and close all that is open beside the window, which has nothing to show then.

        False where something cannot be written, or the window is still locked.
        """
        self.window.close_dialogs(all_=True)
        if self.campaign_window is not None:
            self.campaign_window.close_kiosk()
        late = [one for one in (self.manual, self._importer) if one is not None]
        if self.window.locked or not all(one.close() for one in late) or not self.campaigns.leave():
            return False
        self.manual = self._importer = self._first_lock = None
        self._giving_up, self._kept = False, ()
        self.campaigns.forget()
        self.window.reset()
        return True

    def save(self) -> bool:
        """Write now whatever has not been written; False when something cannot be."""
        return self.campaign_window is None or self.campaign_window.save()

    def end(self) -> None:
        """Write everything, for the system ends the program; the next start continues where this one was."""
        if self.window.locked:
            self.save()
        else:
            self.window.closing.emit()

    def answer(self, message: Message) -> None:
        """Come to the front for a second start, which may bring files; not while the kiosk is open."""
        self.window.bring_to_front(message.token)
        if message.files:
            self.take_files([Path(file) for file in message.files])
        self.begin(message.doing)

    def begin(self, doing: str) -> None:
        """Begin what the desktop's menu of the program offers, unless the kiosk is open.

        Args:
            doing: `sheet`: a sheet is built; `table`: a campaign is chosen; anything else: nothing.
        """
        if self.window.locked:
            return
        if doing == "sheet":
            self._starting.sheet_here()
        elif doing == "table":
            self.window.command.emit("open_campaign")

    def notify_user_folder(self, folder: Path) -> None:
        """Say where a portable program keeps its files when its own folder cannot be written."""
        text = self.tr("{folder} に書けないので、このパソコンの {library} にしまいます。")
        self.notifier.notify(text.format(folder=folder, library=self.library.folder))

    def _receive(self) -> FileImporter:
        if self._importer is None:
            from desktop.controllers.window.importing import FileImporter

            self._importer = FileImporter(self.program, self.campaigns, self)
            self._importer.sheet_left.connect(self._return_to_start)
            self._importer.campaign_wanted.connect(self._take_to_own)
            self._importer.sheet_unwritten.connect(self._hold_back)
        return self._importer

    def _take_to_own(self, system: str, path: Path) -> None:
        """Open the own campaign of a player and preview a sheet that was open alone, so that it can roll checks."""
        self._starting.enter_own(system)
        if self.campaign_window is not None:
            self.take_files([path])

    def _return_to_start(self) -> None:
        """Go to ようこそ from a sheet that was open alone; a campaign that is open gives its colours."""
        if self.campaign_window is not None:
            self.appearance.set_system(self.campaign_window.open_campaign.system.id)
        self.show_start()

    # continuing where the program was stopped

    def resume(self) -> None:
        """After a crash, go back to the campaign that was open; otherwise stay on ようこそ."""
        state, folder = self.session.value, self._interrupted_campaign
        if state.mode == "hand_over":
            self._resume_hand_over(self._last_campaign)
        elif state.mode == "passing":
            self.lock_at_once()
        elif folder is not None:
            self.enter_campaign(folder)
            if self.campaign_window is None:  # it cannot be opened, which is reported
                self.show_start()

    @property
    def _last_campaign(self) -> Path | None:
        """The folder of the campaign that was open last, where it still is."""
        folder = placed(self.session.value.table, self.library.folder)
        return folder if self.session.value.table and os.path.isfile(folder / CAMPAIGN_FILE) else None

    @property
    def _interrupted_campaign(self) -> Path | None:
        """The same where the program was stopped with it open, and the kiosk was not open."""
        state = self.session.value
        return None if state.clean or state.mode in LOCKED else self._last_campaign

    def lock_at_once(self) -> None:
        """Lock an empty screen when the kiosk was open, before the window shows anything."""
        mode = self.session.value.mode
        if mode not in LOCKED or self._first_lock is not None:
            return
        from desktop.controllers.program.pin_lock import EmptyLock

        self._first_lock = EmptyLock(self.window, self.session, self)
        if mode == "passing":
            self._first_lock.explain_kiosk()
            self._first_lock.ended.connect(self._return_to_campaign)
        else:
            self._first_lock.ended.connect(self.show_start)

    def _return_to_campaign(self) -> None:
        """Resume the kiosk of a concealed check."""
        self._first_lock = None
        self.show_start()
        self.remember(mode="table")
        self.resume()

    def _resume_hand_over(self, folder: Path | None) -> None:
        """Lock again, even when the campaign cannot be opened: a removed drive must not reveal the GM's screen."""
        self.lock_at_once()
        lock, self._first_lock = self._first_lock, None
        assert lock is not None
        if folder is not None:
            self.enter_campaign(folder)
        if self.campaign_window is not None:
            self.campaign_window.kiosk.resume(lock)
        else:
            lock.explain_nothing_to_open()

    # what can be done, and the end

    def update_actions(self) -> None:
        """Make live what can be done now; a window that is being taken apart still sends signals."""
        if not isValid(self.window.actions_by_id["undo"]):
            return
        campaign_window, work_shown = (
            self.campaign_window,
            self.window.ui.screens.currentWidget() is self.window.ui.workScreen,
        )
        self.window.allow(campaign_window.met() if campaign_window is not None and work_shown else ())
        self.allowed.emit()
        if self._kept and not (self.window.locked or self.session.value.mode in LOCKED):
            self._offer_received_files()

    def remember(self, **changes: Any) -> None:
        """Write down what is open; a write error is ignored."""
        remember(self.session, **changes)

    def _hold_back(self) -> None:
        """Keep the window open because something cannot be written, unless the person gives that up."""
        if self._giving_up:
            return
        self.window.cancel_closing()
        reason = self.window.notice
        text = self.appearance.words().join(self.tr("保存できていない変更があるため、終了していません。"), reason)
        self.notifier.notify(text, self.tr("保存せずに終わる"), self._give_up)

    def _give_up(self) -> None:
        self._giving_up = True
        self.window.close()

    def _closing(self) -> None:
        self.window.quiet()
        if not self.campaigns.leave():
            self._hold_back()

    def _closed(self) -> None:
        self.remember(clean=True)
        QApplication.quit()
