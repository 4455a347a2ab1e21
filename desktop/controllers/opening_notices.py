"""Notices shown when a campaign opens: who else has it, what of it is damaged, where it continues."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.controllers.notifier import Notifier
from desktop.controllers.open_campaign import OpenCampaign
from desktop.core.problem import Problem
from desktop.core.words import phrase
from desktop.services.campaign import Campaign
from desktop.services.library import Library

if TYPE_CHECKING:
    from desktop.core.roll import Roll  # a sheet is opened without what plays


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
        from desktop.services.playing import CALLED  # a sheet is opened without what plays

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
