"""The scenario at hand while it is played: one scene or note at a time, and what belongs to it, one click away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from desktop.views.forms.scenario_panel import Ui_ScenarioPanel
from desktop.views.style import icons, theme
from desktop.views.style.plain_style import literal
from desktop.views.style.restyled import restyled

WIDE, FREE = 280, 16_777_215
"""px at 100 %."""


@dataclass(frozen=True)
class HandoutButton:
    """A handout that belongs to a scene."""

    id: str
    title: str
    shown: bool
    """Players see it now."""


@dataclass(frozen=True)
class Page:
    """One scene, note, or other part to read."""

    title: str
    aloud: str = ""
    note: str = ""
    who: str = ""
    encounter: str = ""
    """Its name; empty: none belongs here."""
    handouts: tuple[HandoutButton, ...] = ()


class ScenarioPanel(QFrame):
    """Shows and forwards."""

    folded = Signal()
    encounter_requested = Signal(str)
    handout_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ScenarioPanel()
        self.ui.setupUi(self)
        self._alone = False
        restyled(self, self._restyle_width)
        self._pages: tuple[Page, ...] = ()
        self._buttons: list[QPushButton] = []
        for widget in (self.ui.scroll.viewport(), self.ui.host):
            widget.setAutoFillBackground(False)
        self.ui.foldButton.setIcon(icons.icon("cross"))
        self.ui.foldButton.clicked.connect(self.folded)
        self.ui.what.currentIndexChanged.connect(lambda _row: self._turn())

    def set_alone(self, alone: bool) -> None:
        """Take all the width there is, or what leaves the most to what is played."""
        self._alone = alone
        self._restyle_width()

    def _restyle_width(self) -> None:
        self.setMinimumWidth(theme.px(WIDE))
        self.setMaximumWidth(FREE if self._alone else theme.px(WIDE))

    @property
    def current(self) -> Page | None:
        """What is read."""
        row = self.ui.what.currentIndex()
        return self._pages[row] if 0 <= row < len(self._pages) else None

    def show_pages(self, title: str, pages: Sequence[Page]) -> None:
        """Show a scenario; the place where one was reading is kept."""
        if tuple(pages) == self._pages and self.ui.head.text() == title:
            return
        row = max(0, self.ui.what.currentIndex())
        self._pages = tuple(pages)
        box = self.ui.what
        box.blockSignals(True)
        box.clear()
        box.addItems([page.title for page in pages])
        box.setCurrentIndex(min(row, len(pages) - 1))
        box.blockSignals(False)
        self.ui.head.setText(title)
        self._turn()

    def _turn(self) -> None:
        page, ui = self.current or Page(""), self.ui
        for label, paragraph, text in ((ui.aloudLabel, ui.aloud, page.aloud), (ui.noteLabel, ui.note, page.note)):
            paragraph.setText(text)
            for widget in (label, paragraph):
                widget.setVisible(bool(text))
        ui.who.setText(page.who)
        ui.who.setVisible(bool(page.who))
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        if page.encounter:
            text = self.tr("出す：{name}").format(name=page.encounter)
            self._add(text, lambda: self.encounter_requested.emit(page.encounter))
        for one in page.handouts:
            text = self.tr("しまう：{name}") if one.shown else self.tr("見せる：{name}")
            self._add(text.format(name=one.title), partial(self.handout_requested.emit, one.id))
        ui.scroll.verticalScrollBar().setValue(0)

    def _add(self, text: str, act: Callable[[], object]) -> None:
        button = QPushButton(literal(text[:40]), self)
        button.setToolTip(text)
        button.clicked.connect(lambda _on=False: act())
        self.ui.acts.addWidget(button)
        button.show()  # at once, not when the layout comes round to it
        self._buttons.append(button)
