"""Campaigns are opened, made and left here; at most one is open, and its `CampaignWindow` fills the window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.controllers.program.program import Program
from desktop.services.library.library import CampaignHead

if TYPE_CHECKING:
    from desktop.controllers.window.campaign_window import CampaignWindow
    from desktop.core.custom.definition import Definition
    from desktop.services.campaign.campaign import Campaign
    from desktop.services.library.sample import SampleGame


class Campaigns(QObject):
    """The open campaign, and the list of all in the tool area."""

    changed = Signal()
    """Something moved: what can be done now may have changed."""

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._notifier, self._library = program, program.notifier, program.library
        self.campaign_window: CampaignWindow | None = None
        self.beginning = False
        """The program begins: the sheet is seen first, and what is beside it comes after."""
        self._heads: tuple[CampaignHead, ...] = ()
        program.window.campaign_picked.connect(lambda number: self.open(self._heads[number].folder))

    # one after the other

    def open(self, folder: Path) -> None:
        """Open a campaign from its folder; saves and closes the present one first; failures are reported."""
        folder = folder.absolute()
        if self.campaign_window is not None and self.campaign_window.open_campaign.campaign.folder == folder:
            self.show()
            return
        self._notifier.guard(lambda: self.enter(self._library.open(folder)))

    def open_sample(self, system: str, game: SampleGame | None = None) -> None:
        """Open a fresh copy of a sample campaign of a system, of the usual one where none is named
        failures are reported.
        """
        from desktop.services.library import sample

        language = self._program.appearance.language
        self._notifier.guard(lambda: self.enter(sample.open_sample(self._library, system, language, game)))

    def make(self, system: str, title: str) -> None:
        """Make a new campaign of a system and open it; failures are reported."""
        self._notifier.guard(lambda: self.enter(self._library.create(system, title)))

    def make_of(self, definition: Definition, title: str) -> None:
        """Make a new campaign that plays by a definition, and open it; failures are reported."""
        from desktop.controllers.editors.definition_files import table_of

        self._notifier.guard(lambda: self.enter(table_of(self._library, definition, title)))

    def enter(self, campaign: Campaign) -> None:
        """Leave the present campaign and show this one.

        Raises:
            TakujoError: it cannot be used; the present one stays.
        """
        from desktop.controllers.window.campaign_window import CampaignWindow
        from desktop.core.problem import TakujoError
        from desktop.services.text.catalogue import foreign

        if not (campaign.mine or campaign.read_only):  # a campaign that was just made is not locked yet
            campaign = self._library.open(campaign.folder)
        try:
            if campaign.system_id not in self._program.catalogue:
                raise foreign(campaign.folder, campaign.system_id, "")
            campaign.game(self._program.catalogue.system(campaign.system_id))
            display = self.campaign_window.display_place if self.campaign_window is not None else None
            left = self.leave()
        except TakujoError:  # its rules are of no use: the present campaign stays
            campaign.close()
            raise
        if not left:
            campaign.close()
            return
        self._program.appearance.set_system(
            campaign.system_id
        )  # before there is a campaign window, which would be styled twice
        self.campaign_window = CampaignWindow(self._program, campaign, self.enter, self, sheet_first=self.beginning)
        self.campaign_window.changed.connect(self.changed)
        self.campaign_window.renamed.connect(self.list)
        self.list()
        if not self._program.window.locked:  # the player's screen stays; nothing of the GM's is opened behind it
            self.campaign_window.restore()
            if display is not None:
                self.campaign_window.display.open_at(display)
            self.show()

    def leave(self) -> bool:
        """Close the open campaign; False when something cannot be written."""
        if self.campaign_window is not None:
            if not self.campaign_window.leave():
                return False
            self.campaign_window.deleteLater()
            self._notifier.withdraw()
        self.campaign_window = None
        return True

    def forget(self) -> None:
        """Empty the list of campaigns in the tool area, once none is open."""
        self._heads = ()
        self._program.window.ui.tableCombo.clear()

    # showing

    def show(self) -> None:
        """Show the open campaign."""
        if self.campaign_window is not None:
            self._program.window.show_work()
            self.campaign_window.caption.show_title()
        self.changed.emit()

    def list(self) -> None:
        """List the campaigns in the tool area, the open one chosen."""
        if self.campaign_window is None:
            return
        here = self.campaign_window.open_campaign.campaign.folder
        heads = [h for h in self._library.campaigns() if not h.fault and not h.archived]
        if all(h.folder != here for h in heads):
            heads.insert(0, self._library.head(here))
        self._heads = tuple(heads)
        combo = self._program.window.ui.tableCombo
        apart = distinguishing_marks(heads, self._library.folder, self._program.appearance.when)
        combo.clear()
        for head in heads:
            parts = (head.title, self._program.system_name(head.system), apart.get(head.folder, ""))
            combo.addItem("　".join(part for part in parts if part))
        combo.setCurrentIndex(next(i for i, h in enumerate(heads) if h.folder == here))


def distinguishing_marks(heads: Iterable[CampaignHead], library: Path, when: Callable[[str], str]) -> dict[Path, str]:
    """Return what distinguishes campaigns of one title: the place outside the library, else the creation time.

    Args:
        when: says a time in words.
    """
    listed = list(heads)
    alike = Counter((head.title, head.system) for head in listed)
    twins = [head for head in listed if alike[head.title, head.system] > 1]
    texts = {head.folder: _mark(head, library, when) for head in twins}
    marks = Counter((head.title, texts[head.folder]) for head in twins)
    return {  # made in the same minute: only the folder is left
        head.folder: texts[head.folder] if marks[head.title, texts[head.folder]] == 1 else head.folder.name
        for head in twins
    }


def _mark(head: CampaignHead, library: Path, when: Callable[[str], str]) -> str:
    if head.folder.parent != library:
        return str(head.folder.parent)
    made = when(head.created)
    return QCoreApplication.translate("Library", "{when}に作成").format(when=made) if made else head.folder.name
