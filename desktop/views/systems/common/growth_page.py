"""The builder's page of growth rate and 財産点, with what they will bring (CM-PARAM-04, CM-PARAM-08, CM-CYC-04)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QLabel, QWidget

from desktop.core.words import Words, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import SKILL
from desktop.views.forms.systems.common.build_growth import Ui_CommonBuildGrowth
from desktop.views.sheet.form_page import FormPage
from desktop.views.style.plain_style import show_name

MOST_CYCLES = 6
"""Cycles that may pass at a time (CM-CYC-02)."""


class GrowthPage(FormPage):
    """Two numbers to write, and a table of the CP that follow from the first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_CommonBuildGrowth()
        self.ui.setupUi(self)
        self.ui.skillText.setText(str(SKILL))
        self._words = Words()

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document."""
        self._words = words
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(CommonSheet)
        assets = self._words.say(document.game.label("assets"))
        show_name(self.ui.assetsTitle, assets)
        self.ui.assetsSpin.setAccessibleName(assets)
        for cycles in range(1, MOST_CYCLES + 1):
            label: QLabel = getattr(self.ui, f"gain{cycles}")
            label.setText(str(sheet.growth_rate * cycles))
            label.setAccessibleName(self.tr("{k} サイクルで CP {n}").format(k=cycles, n=label.text()))
        self.ui.levelText.setText(signed_text(sheet.level))
        self.ui.cpText.setText(str(sheet.cp))
