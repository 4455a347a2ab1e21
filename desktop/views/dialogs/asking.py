"""Short questions of Qt's own: a line of text, a number, a file, a folder, a colour. None of them stops the table.

Each opens over its window and returns at once; what was chosen is handed over later, and nothing when nothing was.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QDialog, QDialogButtonBox, QFileDialog, QInputDialog, QLineEdit, QWidget

from desktop.views.dialogs import places
from desktop.views.fitting import fit
from desktop.views.style import theme
from desktop.views.style.theme import set_role

D = TypeVar("D", bound=QDialog)
LONGEST = 200
"""Letters of a name."""
WIDE = 320
"""px at 100 % that a line has, so that a name is read whole; Qt's own is half as wide."""


def ask_text(parent: QWidget, title: str, label: str, text: str, then: Callable[[str], object]) -> QInputDialog:
    """Ask for one line; `then` gets it without blanks around it, also when it is empty."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    _name_buttons(dialog)
    dialog.setTextValue(text)
    line = dialog.findChild(QLineEdit)
    assert line is not None
    line.setMaxLength(LONGEST)
    line.setMinimumWidth(theme.px(WIDE))
    line.setAccessibleName(label)
    dialog.textValueSelected.connect(lambda given: then(given.strip()))
    return _open(dialog)


def ask_number(parent: QWidget, title: str, label: str, value: int, then: Callable[[int], object]) -> QInputDialog:
    """Ask for a whole number."""
    dialog = QInputDialog(parent)
    dialog.setInputMode(QInputDialog.InputMode.IntInput)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    _name_buttons(dialog)
    dialog.setIntRange(-999_999, 999_999)
    dialog.setIntValue(value)
    dialog.intValueSelected.connect(then)
    return _open(dialog)


def ask_file(parent: QWidget, title: str, kind: str, then: Callable[[Path], object]) -> QFileDialog:
    """Ask for a file that exists.

    Args:
        kind: e.g. `シート (*.json);;すべて (*)`.
    """
    dialog = QFileDialog(parent, title, "", kind)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    return _open(dialog)


def ask_files(parent: QWidget, title: str, kind: str, then: Callable[[list[Path]], object]) -> QFileDialog:
    """Ask for one or several files that exist."""
    dialog = QFileDialog(parent, title, "", kind)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.filesSelected.connect(lambda names: then([Path(name) for name in names]))
    return _open(dialog)


def ask_folder(parent: QWidget, title: str, start: str, then: Callable[[Path], object]) -> QFileDialog:
    """Ask for a folder.

    Args:
        start: where the dialog begins.
    """
    dialog = QFileDialog(parent, title, start)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    return _open(dialog)


def ask_target(parent: QWidget, title: str, suggested: str, kind: str, then: Callable[[Path], object]) -> QFileDialog:
    """Ask for a file to write; one that exists is only taken after a question.

    Args:
        suggested: its name, with the ending that is added where none is typed.
    """
    dialog = QFileDialog(parent, title, suggested, kind)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(suggested).suffix.removeprefix("."))
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    return _open(dialog)


def ask_colour(parent: QWidget, title: str, colour: str, then: Callable[[str], object]) -> QColorDialog:
    """Ask for a colour as `#RRGGBB`."""
    dialog = QColorDialog(QColor(colour), parent)
    dialog.setWindowTitle(title)
    dialog.colorSelected.connect(lambda chosen: then(chosen.name().upper()))
    return _open(dialog)


def _name_buttons(dialog: QInputDialog) -> None:
    """Call the buttons what they are called in every other window."""
    dialog.setOkButtonText(QCoreApplication.translate("Asking", "決める"))
    dialog.setCancelButtonText(QCoreApplication.translate("Asking", "やめる"))
    box = dialog.findChild(QDialogButtonBox)  # it is there once a button has a name
    assert box is not None
    set_role(box.button(QDialogButtonBox.StandardButton.Ok), "primary")


def _open(dialog: D) -> D:
    if isinstance(dialog, QFileDialog):
        places.offer(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    fit(dialog)
    dialog.open()
    return dialog
