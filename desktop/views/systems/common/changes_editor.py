"""The values that a state changes while it lasts, as rows with a form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words
from desktop.systems.common.sheet import ValueChange
from desktop.views.systems.common.change_words import change_text
from desktop.views.widgets.rows_editor import RowsEditor


class ChangesEditor(RowsEditor):
    """Names each row by what it does, since a change has no name."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(ValueChange, words, "", parent)

    def _name(self, row: Mapping[str, Any]) -> str:
        try:
            return self._words.say(change_text(ValueChange.model_validate(dict(row))))
        except ValidationError:
            return super()._name(row)
