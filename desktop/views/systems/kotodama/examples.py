"""The campaign's examples of arts and outfits, offered from a button."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QPushButton

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.systems.kotodama.build import take
from desktop.systems.kotodama.sheet import Art, Outfit
from desktop.systems.kotodama.tables import lists
from desktop.views.style.plain_style import literal


def offer_examples(button: QPushButton, document: SheetDocument, words: Words, field: str) -> None:
    """Let a button offer the rows of a list; each is marked as this program's own where it is (KO-SHT-30).

    Args:
        field: `arts` or `outfits`, the name of the list and of the sheet's field.
    """
    menu = QMenu(button)
    menu.setToolTipsVisible(True)
    title = next(spec.title for spec in lists() if spec.id == field)
    menu.addSection(literal(words.say(title)))
    text = QCoreApplication.translate("KotodamaExamples", "「{name}」を足す")
    for row in document.game.rows(field):
        assert isinstance(row, (Art, Outfit))
        action = menu.addAction(literal(row.name))
        action.setToolTip(row.effect)
        action.triggered.connect(
            lambda _checked=False, r=row: document.apply(lambda sheet: take(sheet, field, r), text.format(name=r.name))
        )
    button.setMenu(menu)
    button.setEnabled(bool(document.game.rows(field)) and not document.read_only)
