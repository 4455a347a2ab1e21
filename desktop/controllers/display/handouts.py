"""The page of handouts: writes them, brings their pictures in, and shows them to players or puts them away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.display.players_picture import SIDE, PlayersPicture
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.sheet import portraits
from desktop.core.prepared.handout import Handout
from desktop.core.problem import TakujoError
from desktop.models.play.handouts import HandoutsModel
from desktop.models.sheet.undo import Replace
from desktop.services.storage.file_errors import Conflict
from desktop.views.dialogs import asking
from desktop.views.editors.handouts import HandoutLine, HandoutsPage

PAGE = "handouts"
"""Key of its tab."""


class HandoutsController(QObject):
    """Joins the handouts of the campaign to their page.

    Args:
        pictures: knows how a handout looks.
    """

    def __init__(
        self, open_campaign: OpenCampaign, pictures: PlayersPicture, notifier: Notifier, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._open_campaign, self._pictures, self._notifier = open_campaign, pictures, notifier
        self._model, self._play_session = open_campaign.handouts, open_campaign.play_session
        self.page = page = HandoutsPage()
        known = self._model.known
        self._chosen = known[0].id if known else ""
        page.chosen.connect(self._choose)
        page.new_requested.connect(self.new)
        page.delete_requested.connect(self.delete)
        page.show_requested.connect(self.show_or_hide)
        page.print_requested.connect(self.print)
        page.title_edited.connect(lambda text: self._edit("title", text, self.tr("ハンドアウトの題")))
        page.text_edited.connect(lambda text: self._edit("text", text, self.tr("ハンドアウトの文章")))
        page.who_edited.connect(lambda who: self._edit("who", who, self.tr("ハンドアウトの相手")))
        page.picture_removed.connect(lambda: self._edit("picture", "", self.tr("ハンドアウトの画像")))
        page.left.connect(self._model.end_burst)
        page.file_chosen.connect(self.take_file)
        page.image_pasted.connect(self.take_image)
        page.browse_requested.connect(self._browse)
        page.appeared.connect(self.show)
        self._model.changed.connect(self.show)
        self._model.failed.connect(self._ask_version)
        self._play_session.stepped.connect(self._follow)
        open_campaign.listed.connect(self._follow)
        if open_campaign.campaign.read_only:
            page.keep_shut()
        self.show()

    def flush(self) -> bool:
        """Write pending edits; False when writing fails (reported)."""
        return self._model.save()

    def stop(self) -> None:
        """Follow no more: the page goes."""
        self._model.changed.disconnect(self.show)
        self._model.failed.disconnect(self._ask_version)
        self.page.appeared.disconnect(self.show)
        self._play_session.stepped.disconnect(self._follow)
        self._open_campaign.listed.disconnect(self._follow)
        self.deleteLater()

    @property
    def edited(self) -> HandoutsModel:
        """What undo reverts here, in one order with the steps of the play session."""
        return self._model

    @property
    def chosen(self) -> Handout | None:
        """The one that is written."""
        return self._model.get(self._chosen)

    def _follow(self, *_: object) -> None:
        if self.page.isVisible():
            self.show()

    def show(self) -> None:
        """Show how things stand."""
        known, shown = self._model.known, set(self._play_session.handed.shown)
        if self.chosen is None:
            self._chosen = known[-1].id if known else ""
        lines = [HandoutLine(one.id, one.title, one.id in shown, bool(one.who)) for one in known]
        self.page.show_list(lines, self._chosen)
        one = self.chosen
        face, picture = self._pictures.handout(one) if one is not None else (None, None)
        mine = one.who if one is not None else ()
        sheets = [sheet for sheet in self._open_campaign.people.all_sheets() if sheet.is_pc]
        people = [(sheet.id, sheet.name or self.tr("名前のないキャラクター"), sheet.id in mine) for sheet in sheets]
        gone = [(who, self.tr("いない人"), True) for who in mine if who not in {sheet.id for sheet in sheets}]
        self.page.show_handout(face, picture, [*people, *gone], self._open_campaign.campaign.title)
        self.page.show_state(shown=self._chosen in shown, private=bool(mine))

    # what is done

    def new(self) -> None:
        """Begin a new one."""
        handout = Handout()
        self._model.end_burst()
        self._model.add(handout, self.tr("ハンドアウトを作る"))
        self._chosen = handout.id
        self.show()
        self.page.ui.titleEdit.setFocus()

    def delete(self) -> None:
        """Take the chosen one away; the notice offers to bring it back."""
        one = self.chosen
        if one is None:
            return
        if one.id in self._play_session.handed.shown:
            self._notifier.guard(lambda: self._play_session.hand(one, on=False))
        self._model.remove(one.id, self.tr("ハンドアウトを消す"))
        stack = self._model.undo_stack
        step = stack.command(stack.index() - 1)
        text = self.tr("ハンドアウト「{title}」を消しました。").format(title=one.title[:40])
        self._notifier.notify(text, self.tr("元に戻す"), lambda: self._bring_back(one, step))

    def _bring_back(self, one: Handout, step: Replace | None) -> None:
        """Bring one back, whatever else was done since it was taken away by a step."""
        self._notifier.quiet()
        stack = self._model.undo_stack
        if self._model.get(one.id) is not None:
            return
        if step is not None and stack.command(stack.index() - 1) is step:
            stack.undo()
        else:
            self._model.add(one, self.tr("ハンドアウトを元に戻す"))

    def show_or_hide(self) -> None:
        """Show the chosen one to those for whom it is, or put it away."""
        one = self.chosen
        if one is not None:
            on = one.id not in self._play_session.handed.shown
            self._notifier.guard(lambda: self._play_session.hand(one, on=on))

    def print(self) -> None:
        """Open the preview of the chosen one on paper."""
        from desktop.controllers.output.printing import print_handouts

        one = self.chosen
        if one is not None:
            print_handouts([one], self._open_campaign, self.page)

    def take_file(self, path: Path) -> None:
        """Copy a picture file into the campaign, scaled down
        the file stays as it is, and one that is none is reported.
        """
        try:
            image = portraits.read_picture(path, SIDE)
        except TakujoError as error:
            self._notifier.show_error(error)
        else:
            self.take_image(image)

    def take_image(self, image: QImage) -> None:
        """Copy a picture into the campaign."""
        try:
            name = self._open_campaign.campaign.put_portrait(portraits.as_picture(image, SIDE))
        except TakujoError as error:
            self._notifier.show_error(error)
            return
        self._edit("picture", name, self.tr("ハンドアウトの画像"))

    def _browse(self) -> None:
        kind = self.tr("画像 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)")
        asking.ask_file(self.page, self.tr("ハンドアウトの画像を選ぶ"), kind, self.take_file)

    def _choose(self, identifier: str) -> None:
        self._chosen = identifier
        self._model.end_burst()
        self.page.show_message("")
        self.show()

    def _edit(self, field: str, value: object, text: str) -> None:
        self._model.edit(self._chosen, {field: value}, text)

    def _ask_version(self, error: TakujoError) -> None:
        """Ask which version counts when the file changed on disk."""
        if not isinstance(error, Conflict):
            return
        text = self.tr("△ ハンドアウトのファイルが、別の場所で書き換えられています。")
        act = self.tr("この画面の内容で書く")
        self._notifier.notify(text, act, lambda: self._notifier.guard(lambda: self._model.resolve(mine=True)))
