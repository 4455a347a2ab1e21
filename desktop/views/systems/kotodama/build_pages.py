"""The builder's other pages of コトダマ d10: who is behind it, DL, HP and the like, arts and outfits."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.models.sheet.schema import at_path
from desktop.systems.kotodama.build import set_present, set_start
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.views.forms.systems.kotodama.build_dl import Ui_KotodamaBuildDl
from desktop.views.forms.systems.kotodama.build_gear import Ui_KotodamaBuildGear
from desktop.views.forms.systems.kotodama.build_numbers import Ui_KotodamaBuildNumbers
from desktop.views.forms.systems.kotodama.build_person import Ui_KotodamaBuildPerson
from desktop.views.sheet.form_page import FormPage
from desktop.views.systems.kotodama.examples import offer_examples
from desktop.views.systems.kotodama.gear_table import ARTS, OUTFITS, GearModel
from desktop.views.widgets.inputs.spin import limit_spin


class PersonExtra(FormPage):
    """PC or NPC, and the side, beside what every system asks of a person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaBuildPerson()
        self.ui.setupUi(self)


class DlPage(FormPage):
    """モータル or ニンジャ, and of which DL (KO-NIN-01)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaBuildDl()
        self.ui.setupUi(self)
        self._choices = [b for b in self.findChildren(QPushButton) if b.property("dl") is not None]

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward the choice."""
        for button in self._choices:
            dl = int(button.property("dl"))
            button.clicked.connect(lambda _checked=False, n=dl: document.edit("dl", n, self.tr("DLを選ぶ")))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(KotodamaSheet)
        for button in self._choices:
            button.setAutoExclusive(False)
            button.setChecked(sheet.dl == int(button.property("dl")))
            button.setAutoExclusive(True)


class NumbersPage(FormPage):
    """HP, インガオホー値, イニシアティヴ値 and 戦闘移動; what is current begins at the full value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaBuildNumbers()
        self.ui.setupUi(self)
        self._points = (
            ("hp", self.ui.hpSpin, self.ui.hpCheck),
            ("karma", self.ui.karmaSpin, self.ui.karmaCheck),
        )

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document; the two points change together with what is current."""
        for name, spin, check in self._points:
            limit_spin(spin, at_path(type(document.sheet), f"{name}_max"))
            for widget in (spin, check):
                widget.setProperty("shows", f"{name} {name}_max")
            spin.valueChanged.connect(lambda value, n=name: self._write(document, f"{n}_max", value))
            check.toggled.connect(lambda on, n=name: self._have(document, n, on))
        document.value_changed.connect(lambda: self._show(document))
        self._show(document)
        return {}

    def _write(self, document: SheetDocument, field: str, value: int) -> None:
        document.apply(lambda sheet: set_start(sheet, field, value), self.tr("はじめの値を変える"))

    def _have(self, document: SheetDocument, field: str, present: bool) -> None:
        document.apply(lambda sheet: set_present(sheet, field, present), self.tr("数えるかどうかを変える"))

    def _show(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(KotodamaSheet)
        for name, spin, check in self._points:
            blockers = (QSignalBlocker(spin), QSignalBlocker(check))
            spin.setValue(getattr(sheet, f"{name}_max"))
            check.setChecked(getattr(sheet, name) is not None)
            spin.setEnabled(check.isChecked())
            del blockers


class GearPage(FormPage):
    """Arts, outfits, and what connects; examples of the campaign at hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaBuildGear()
        self.ui.setupUi(self)

    def first_stop(self) -> QWidget:
        """Begin at the examples of arts."""
        return self.ui.artExamples

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document; both tables show short words."""
        self.ui.artTable.prepare(words, ARTS)
        self.ui.outfitTable.prepare(words, OUTFITS)
        offer_examples(self.ui.artExamples, document, words, "arts")
        offer_examples(self.ui.outfitExamples, document, words, "outfits")
        rules = document.game.known(KotodamaSettings).settings
        for widget in (self.ui.gearLabel, self.ui.gearEdit, self.ui.actorLabel, self.ui.actorEdit):
            widget.setVisible(rules.kotodama_enabled)
        return {
            "arts": GearModel(document, "arts", ARTS, words),
            "outfits": GearModel(document, "outfits", OUTFITS, words),
        }
