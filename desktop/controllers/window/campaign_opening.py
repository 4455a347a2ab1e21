"""What happens when a campaign comes into the window: the sheet is seen first, everything else comes in its turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.campaign.timers import Timers
from desktop.controllers.play.mode_switch import ModeSwitch, Selection
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.program.program import Program
from desktop.core.problem import Problem
from desktop.core.words import phrase
from desktop.services.campaign.campaign import Campaign
from desktop.services.library.library import Library

if TYPE_CHECKING:
    from desktop.controllers.play.side_panel import SidePanel
    from desktop.core.rolls.roll import Roll  # a sheet is opened without what plays
    from desktop.services.play.history import Stepped


class OpeningNotices(QObject):
    """Says in one sentence what a person must know about the campaign that has just opened.

    Args:
        enter: leaves this campaign and shows another.
    """

    def __init__(
        self,
        open_campaign: OpenCampaign,
        library: Library,
        notifier: Notifier,
        enter: Callable[[Campaign], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._open_campaign, self._library, self._notifier, self._enter = open_campaign, library, notifier, enter
        self._returned: Roll | None = None
        """The check that is in the tray again."""

    def resume(self) -> None:
        """Continue where the program was stopped: an open check is in the tray again, a battle in the same state.

        Raises:
            TakujoError: the play session cannot be continued.
        """
        if self._open_campaign.campaign.read_only:
            self._open_campaign.play_session.look()
            return
        from desktop.services.play.playing import CALLED  # a sheet is opened without what plays

        stepped = self._open_campaign.play_session.resume()
        if stepped.disallowed is not None:
            what = self._open_campaign.words.say(CALLED.get(stepped.disallowed.engine, phrase("盤")))
            text = self.tr(
                "△ いまのきまりでは続けられないので、{what}をしまいました（記録の {line} 行目）。シートはそのままです。"
            )
            self._notifier.notify(text.format(line=stepped.disallowed.entry.line, what=what))
        elif stepped.roll is not None and stepped.roll.open:
            self._notifier.notify(self.tr("途中だった判定をトレイに戻しました。"))
            self._returned = stepped.roll
            self._open_campaign.play_session.stepped.connect(self._withdraw_resumed)
            self._open_campaign.play_session.prepared.connect(self._withdraw_resumed)
        self._tell_found(stepped)

    def _tell_found(self, stepped: Stepped) -> None:
        """Say whose sheets another program has changed while the campaign was closed."""
        from desktop.services.journal.log import FOUND

        names = list(dict.fromkeys(entry.who for entry in stepped.entries if entry.kind == FOUND and entry.who))
        if names:
            text = self.tr("△ 閉じている間に、{names} のシートが書き換えられていました。その数で続けます。")
            tell = (
                self._notifier.notify if stepped.disallowed is None and self._returned is None else self._notifier.add
            )
            tell(text.format(names=self.tr("、").join(names)))

    def _withdraw_resumed(self) -> None:
        """Withdraw the notice of a check in the tray once it has continued or was closed."""
        if self._open_campaign.play_session.roll != self._returned:
            self._open_campaign.play_session.stepped.disconnect(self._withdraw_resumed)
            self._open_campaign.play_session.prepared.disconnect(self._withdraw_resumed)
            self._notifier.withdraw_text(self.tr("途中だった判定をトレイに戻しました。"))

    def show(self, log: Problem | None) -> None:
        """Say why the campaign can only be read, or what of it was left out.

        Args:
            log: what of the log cannot be read.
        """
        campaign, notify = self._open_campaign.campaign, self._notifier.notify
        if campaign.holder is not None:
            host = campaign.holder.host
            text = self.tr("この卓は {host} で開かれています。ここでは読むだけです。").format(host=host)
            if campaign.may_be_taken_over:
                notify(text, self.tr("{host} からこの卓を引きつぐ").format(host=host), self._take_over)
            else:
                notify(text)
        elif log is not None:
            self._notifier.show_problem(log)
        elif campaign.damaged:
            parts = self.tr("・").join(self._part(key) for key in campaign.damaged)
            notify(self.tr("△ この卓の{parts}は壊れているので、読まずに開きました。").format(parts=parts))
        elif campaign.newer:
            notify(
                self.tr("この卓は新しい版の卓上で作られているので、読むだけです。書くには、卓上を新しくしてください。")
            )
        elif campaign.read_only:
            notify(
                self.tr(
                    "この卓の場所には書き込めないので、読むだけです。書くには、書き込める場所へコピーしてください。"
                )
            )

    def _part(self, key: str) -> str:
        parts = {
            "title": self.tr("名前"),
            "party": self.tr("参加者の並び"),
            "place": self.tr("続きの場所"),
            "definition": self.tr("ゲーム定義"),
        }
        return parts[key]

    def _take_over(self) -> None:
        """Open the campaign again for writing, after the user has confirmed that the other computer has closed it."""
        folder = self._open_campaign.campaign.folder
        self._notifier.quiet()
        self._notifier.guard(lambda: self._enter(self._library.open(folder, by_force=True)))


class LazySidePanel(QObject):
    """Makes tray, log and command line when they are needed first; calls before that are dropped."""

    made = Signal()
    """They are there now."""

    def __init__(self, program: Program, open_campaign: OpenCampaign, selection: Selection, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._open_campaign, self._selection = program, open_campaign, selection
        self._side: SidePanel | None = None

    @property
    def exists(self) -> bool:
        """Tell whether they have been made."""
        return self._side is not None

    def take(self) -> SidePanel:
        """Return them."""
        if self._side is None:
            from desktop.controllers.play.side_panel import SidePanel

            self._side = SidePanel(self._program, self._open_campaign, self._selection, self)
            self.made.emit()
        return self._side

    def refresh(self) -> None:
        """Read sheets again for what is in the tray; one that is still to be made will read them then."""
        if self._side is not None:
            self._side.tray.refresh()

    def refresh_words(self) -> None:
        """Show the check in the tray by the current names."""
        if self._side is not None:
            self._side.tray.refresh_words()

    def take_keys(self) -> None:
        """Write the keys on what they do."""
        if self._side is not None:
            self._side.set_keys(self._program.window.keys)

    def stop(self) -> None:
        """Take the screen that goes round back."""
        if self._side is not None:
            self._side.stop()

    def leave(self) -> None:
        """Take them out of the window."""
        if self._side is not None:
            self._side.leave()


class CampaignOpening(QObject):
    """Resumes the play session, has tray and log made, and shows the notices of the campaign: each of them once.

    Args:
        sheet_first: do so after the first paint, or as soon as one of them is needed.
    """

    def __init__(
        self,
        program: Program,
        notices: OpeningNotices,
        beside: LazySidePanel,
        modes: ModeSwitch,
        timers: Timers,
        parent: QObject,
        *,
        sheet_first: bool,
    ) -> None:
        super().__init__(parent)
        self._window, self._notifier = program.window, program.notifier
        self._notices, self._beside, self._modes, self._timers = notices, beside, modes, timers
        self._unseen, self._left = sheet_first, False
        self._resumes, self._greets = False, False
        """What is still to be done."""

    def open(self) -> None:
        """Make what is beside the sheet, or wait for the sheet's picture."""
        if self._unseen:
            self._window.after_picture(self._pictured)
        else:
            self._beside.take()

    def restore_place(self, *, play_shown: bool) -> None:
        """Continue where this campaign was left, once its documents are open."""
        self._resumes = True
        if play_shown or not self._unseen:
            self.resume()
        if play_shown:
            self._modes.show(True)
        self._greets = True
        if self._beside.exists:
            self.greet()
        elif not self._unseen:  # the first picture was a player's, and nothing was made behind it
            self._beside.take()
        if not self._resumes:
            self._notifier.guard(self._timers.look)

    def resume(self) -> None:
        """Continue with the play session, if that was put off."""
        if self._resumes:
            self._resumes = False
            self._notifier.guard(self._notices.resume)

    def greet(self) -> None:
        """Show the notices of this campaign once its log has been read, unless they are shown."""
        if self._greets:
            self._greets = False
            self._notices.show(self._beside.take().log.problem)

    def leave(self) -> None:
        """Let nothing come any more that waits for a picture."""
        self._left = True

    def _pictured(self) -> None:
        """Do what waited for the picture of the sheet; tray and log are not made behind a player's screen."""
        self._unseen = False
        if self._left:
            return
        self.resume()
        if not self._window.locked:
            self._beside.take()
        self._notifier.guard(self._timers.look)
