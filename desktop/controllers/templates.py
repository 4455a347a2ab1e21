"""ひな形: a character kept to make others from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from desktop.core.problem import TakujoError
from desktop.services import sheet_templates
from desktop.services.sheet_templates import SheetTemplate
from desktop.views.dialogs.choices import TemplatesDialog

if TYPE_CHECKING:
    from desktop.controllers.desk import Desk


class TemplatesController(QObject):
    """The dialog of templates for the open 卓."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._templates: tuple[SheetTemplate, ...] = ()

    def open(self) -> TemplatesDialog:
        """Show the list."""
        self.dialog = TemplatesDialog(self._desk.main.window)
        self.setParent(self.dialog)
        self.dialog.make_requested.connect(self._make)
        self.dialog.delete_requested.connect(self._delete)
        self._list()
        self.dialog.open()
        return self.dialog

    def _list(self) -> None:
        library = self._desk.main.library
        self._templates = sheet_templates.sheet_templates(library, self._desk.workspace.system.id)
        self.dialog.show_templates([t.name for t in self._templates])

    def _make(self, number: int) -> None:
        workspace = self._desk.workspace
        try:
            stored = sheet_templates.create_from(
                workspace.table, workspace.system, workspace.game, self._templates[number]
            )
        except TakujoError as error:
            self._tell(error)
            return
        self.dialog.close()
        workspace.listed.emit()
        workspace.open_path(stored.path)

    def _delete(self, number: int) -> None:
        template = self._templates[number]
        try:
            sheet_templates.delete(self._desk.main.library, template)
        except TakujoError as error:
            self._tell(error)
        else:
            self.dialog.say(self.tr("{name} をごみ箱へ移しました。").format(name=template.name), "success-text")
        self._list()

    def _tell(self, error: TakujoError) -> None:
        self.dialog.say(error.problem.said(self._desk.words), "error-text")


def save_templates(desk: Desk) -> None:
    """Keep the chosen sheets as templates.

    Raises:
        FileFault: one cannot be read or written.
    """
    desk.workspace.flush()
    table = desk.workspace.table
    entries = desk.selection()
    for entry in entries:
        sheet_templates.save(desk.main.library, table, table.path_of(entry))
    names = desk.words.say("、").join(entry.label for entry in entries[:3]) + ("…" if len(entries) > 3 else "")
    if entries:
        desk.main.notify(QCoreApplication.translate("Templates", "✓ {names} をひな形にしました。").format(names=names))


def choose_template(desk: Desk) -> None:
    """Make a new character from a template."""
    TemplatesController(desk).open()
