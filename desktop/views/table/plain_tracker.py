"""The page that draws any machine: where the story stands, who is in it, and every legal step as a button."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.core.check import CheckKind
from desktop.core.shown import Offer, Shown
from desktop.core.words import Words
from desktop.views.contract import PlayShown
from desktop.views.laid_out import exchange
from desktop.views.spoken_lists import dotted
from desktop.views.widgets.flow_strip import FlowLayout
from desktop.views.widgets.param_form import ParamForm


class AskBox(QFrame):
    """What a step still needs, asked in place; nothing stops meanwhile."""

    given = Signal(object)
    """The event, complete."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "tint")
        self._offer: Offer | None = None
        column = QVBoxLayout(self)
        self._title = QLabel(self)
        self._title.setProperty("role", "strong")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._form = ParamForm(self)
        self._do = QPushButton(self.tr("この内容で行う"), self)
        self._do.setProperty("role", "primary")
        self._do.clicked.connect(self._give)
        column.addWidget(self._title)
        column.addWidget(self._form)
        column.addWidget(self._do, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def ask(self, offer: Offer, words: Words) -> None:
        """Ask for what an offer still needs."""
        self._offer = offer
        self._title.setText(words.say(offer.label))
        self._form.show_kind(CheckKind(id=offer.kind, label=offer.label, params=offer.asks), {}, words)
        self.show()
        first = next(iter(self._form.inputs.values()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _give(self) -> None:
        if self._offer is None:
            return
        self.given.emit(filled(self._offer, self._form.values))
        self.hide()


def filled(offer: Offer, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return an offer's event with what a form has given; what was left as it began is left out."""
    usual = {param.id: param.default for param in offer.asks if param.advanced}
    given = {key: value for key, value in values.items() if key not in usual or value != usual[key]}
    return {**offer.event, **given}


class PlainTracker(QScrollArea):
    """Draws any `Shown`; a designed tracker is better and optional."""

    requested = Signal(object)
    picked = Signal(str)
    check_requested = Signal(str, str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        host = QWidget(self)
        self._column = QVBoxLayout(host)
        self._column.setContentsMargins(12, 12, 12, 12)
        self._column.setSpacing(12)
        self._facts = QLabel(host)
        self._facts.setTextFormat(Qt.TextFormat.PlainText)
        self._facts.setWordWrap(True)
        self._column.addWidget(self._facts)
        self._ask = AskBox(host)
        self._ask.given.connect(self.requested)
        self._column.addWidget(self._ask)
        self._people = QWidget(host)
        self._column.addWidget(self._people)
        self._steps = QWidget(host)
        self._column.addWidget(self._steps)
        self._column.addStretch(1)
        self.setWidget(host)

    def show_play(self, play: PlayShown, words: Words) -> None:
        """Show facts, people and steps."""
        facts = [f"{words.say(label)}　{words.say(text)}" for label, text in play.shown.stage]
        self._facts.setText("　　".join(facts))
        self._facts.setVisible(bool(facts))
        self._people = self._replaced(self._people, self._people_table(play.shown, words))
        self._steps = self._replaced(self._steps, self._steps_list(play, words))
        self._ask.hide()

    def _replaced(self, old: QWidget, new: QWidget) -> QWidget:
        exchange(self._column, old, new)
        return new

    def _people_table(self, shown: Shown, words: Words) -> QWidget:
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        for row, person in enumerate(shown.people):
            name = QPushButton(person.name, page)
            name.setProperty("role", "flat")
            name.clicked.connect(lambda _checked=False, who=person.id: self.picked.emit(who))
            grid.addWidget(name, row, 0)
            for column, gauge in enumerate(person.gauges, 1):
                value = gauge.text or ("？" if gauge.value is None else str(gauge.value).replace("-", "−"))
                most = f" / {gauge.maximum}" if gauge.maximum is not None and not gauge.text else ""
                grid.addWidget(_label(f"{words.say(gauge.label)} {value}{most}", page), row, column)
            states = [words.say(c.label) for c in person.conditions]
            if person.place:
                states.insert(0, words.say(person.place))
            grid.addWidget(_label(dotted(states), page), row, 8)
        grid.setColumnStretch(9, 1)
        return page

    def _steps_list(self, play: PlayShown, words: Words) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        names = {person.id: person.name for person in play.shown.people}
        for who, offers in _grouped(offer for offer in play.offers if not offer.beyond):
            head = _label(names.get(who, self.tr("進行")) if who else self.tr("進行"), page)
            head.setProperty("role", "strong")
            column.addWidget(head)
            line = QWidget(page)
            flow = FlowLayout([], 8)
            for offer in offers:
                flow.addWidget(self._button(offer, words, line))
            line.setLayout(flow)
            policy = line.sizePolicy()
            policy.setHeightForWidth(True)
            line.setSizePolicy(policy)
            column.addWidget(line)
        return page

    def _button(self, offer: Offer, words: Words, parent: QWidget) -> QPushButton:
        text = words.say(offer.label) + ("" if offer.complete else "…")
        button = QPushButton(text.replace("&", "&&"), parent)
        button.setProperty("role", "primary" if offer.primary else "")
        button.setToolTip(offer.rule)
        button.clicked.connect(lambda: self._take(offer, words))
        return button

    def _take(self, offer: Offer, words: Words) -> None:
        if offer.complete:
            self.requested.emit(dict(offer.event))
        else:
            self._ask.ask(offer, words)


def _grouped(offers: Iterable[Offer]) -> list[tuple[str, list[Offer]]]:
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        found.setdefault(offer.who, []).append(offer)
    return list(found.items())


def _label(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
