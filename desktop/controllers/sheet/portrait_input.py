"""Joins a portrait button to a sheet: a file, drag or clipboard becomes a small picture stored beside the sheet."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from desktop.controllers.sheet import portraits
from desktop.core.problem import Problem, TakujoError
from desktop.core.words import phrase
from desktop.models.document import SheetDocument
from desktop.services.sheet_home import SheetHome
from desktop.views.dialogs import asking
from desktop.views.widgets.portrait import PortraitButton


class PortraitInput(QObject):
    """One portrait button and the sheet whose picture it shows."""

    problem_found = Signal(object)
    """The `Problem` that keeps a picture from being used."""
    problem_gone = Signal(object)
    """The `Problem` reported last, solved by a picture that was taken since."""

    def __init__(self, button: PortraitButton, home: SheetHome, document: SheetDocument) -> None:
        super().__init__(button)
        self._button, self._home, self._document = button, home, document
        self._shown: tuple[str, str] | None = None
        """Portrait and colour of the sheet as the button shows them."""
        self._refused: Problem | None = None
        """The problem reported of the last picture."""
        button.file_chosen.connect(self.take_file)
        button.image_pasted.connect(self.take_image)
        button.browse_requested.connect(self._browse)
        button.removed.connect(lambda: document.edit("portrait", "", self.tr("肖像を外す")))
        document.value_changed.connect(self._show)
        button.setEnabled(button.isEnabled() and not document.read_only)
        self._show()

    def take_file(self, path: Path) -> None:
        """Use a picture file; what cannot be used is reported in one sentence."""
        if self._document.read_only:
            message = phrase("このシートは読むだけなので、肖像を替えられません。")
            remedy = phrase("書き込めるシートを開いてください。")
            self._refuse(Problem(code="read_only", rule="", message=message, remedy=remedy))
            return
        try:
            image = portraits.read_picture(path)
        except TakujoError as error:
            self._refuse(error.problem)
        else:
            self.take_image(image)

    def take_image(self, image: QImage) -> None:
        """Store a picture, scaled down, and put its name on the sheet."""
        if image.isNull() or self._document.read_only:
            return  # nothing given, or not kept: no file of it is left beside another sheet
        try:
            name = self._home.put_portrait(portraits.as_png(image))
        except TakujoError as error:
            self._refuse(error.problem)
            return
        self._document.edit("portrait", name, self.tr("肖像を替える"))
        self._document.end_burst()
        if self._refused is not None:
            self.problem_gone.emit(self._refused)
            self._refused = None

    def _refuse(self, problem: Problem) -> None:
        self._refused = problem
        self.problem_found.emit(problem)

    def _browse(self) -> None:
        kind = self.tr("画像 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)")
        asking.ask_file(self._button, self.tr("肖像を選ぶ"), kind, self.take_file)

    def _show(self) -> None:
        sheet = self._document.sheet
        if self._shown == (sheet.portrait, sheet.colour):
            return
        self._shown = (sheet.portrait, sheet.colour)
        picture = portraits.pixmap(self._home.portrait_path(sheet.portrait))
        self._button.show_picture(picture, sheet.colour)
