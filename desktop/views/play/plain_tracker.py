"""The page that draws any engine: the present scene, and every legal step in its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.core.rolls.check import CheckKind
from desktop.core.view_models import Offer
from desktop.core.words import Words
from desktop.views.play.button_row import ButtonFace, ButtonRow
from desktop.views.play.tracker_view import RunningEngine, TrackerView
from desktop.views.widgets.inputs.param_form import ParamForm


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
        self.form = ParamForm(self)
        self.form.confirmed.connect(self._submit)
        self.do_button = QPushButton(self.tr("この内容で行う"), self)
        self.do_button.clicked.connect(self._submit)
        column.addWidget(self._title)
        column.addWidget(self.form)
        column.addWidget(self.do_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def ask(self, offer: Offer, words: Words) -> None:
        """Ask for what an offer still needs."""
        self._offer = offer
        self._title.setText(words.say(offer.label))
        self.form.show_kind(CheckKind(id=offer.kind, label=offer.label, params=offer.asks), {}, words)
        self.show()
        first = next(iter(self.form.inputs.values()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _submit(self) -> None:
        if self._offer is None:
            return
        self.given.emit(filled(self._offer, self.form.values))
        self.hide()


def filled(offer: Offer, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return an offer's event with what a form has given; what was left as it began is left out."""
    usual = {param.id: param.default for param in offer.asks if param.advanced}
    given = {key: value for key, value in values.items() if key not in usual or value != usual[key]}
    return {**offer.event, **given}


class OfferRow(QWidget):
    """A heading and the steps that belong under it; nothing of it is seen where there are none."""

    taken = Signal(object)
    """The `Offer` that was pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offers: tuple[Offer, ...] = ()
        self._head = QLabel(self)
        self._head.setProperty("role", "strong")
        self._head.setTextFormat(Qt.TextFormat.PlainText)
        self._head.setWordWrap(True)
        self.row = ButtonRow(self, yielding=True)
        self.row.chosen.connect(lambda number: self.taken.emit(self._offers[int(number)]))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._head)
        column.addWidget(self.row)

    def show_offers(self, title: str, offers: Sequence[Offer], words: Words) -> None:
        """Show the steps under their heading."""
        self._offers = tuple(offers)
        self._head.setText(title)
        faces = [
            ButtonFace(
                str(number),
                words.say(offer.label) + ("" if offer.complete else "…"),
                tip=offer.rule,
            )
            for number, offer in enumerate(self._offers)
        ]
        self.row.show_faces(faces)
        self.setVisible(bool(faces))


class PlainTracker(TrackerView):
    """Draws any `PlayView`; a designed tracker is better and optional."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words()
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        host = QWidget(scroll.viewport())
        self._facts = QLabel(host)
        self._facts.setTextFormat(Qt.TextFormat.PlainText)
        self._facts.setWordWrap(True)
        self.ask_box = AskBox(host)
        self.ask_box.given.connect(self.requested)
        self.steps, self._others, self.theirs = (OfferRow(host) for _ in range(3))
        self._hint = QLabel(host)
        self._hint.setProperty("role", "muted")
        self._hint.setWordWrap(True)
        self._hint.setText(self.tr("左の人を選ぶと、その人にできることが出ます。"))
        column = QVBoxLayout(host)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(14)
        for widget in (self._facts, self.steps, self.ask_box, self._others, self.theirs, self._hint):
            column.addWidget(widget)
        column.addStretch(1)
        for row in (self.steps, self._others, self.theirs):
            row.taken.connect(self._take)
        scroll.setWidget(host)

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show facts, and the steps of the group and of the selected character."""
        self._words = words
        facts = [f"{words.say(label)}　{words.say(text)}" for label, text in play.shown.stage]
        self._facts.setText("　　".join(facts))
        self._facts.setVisible(bool(facts))
        offers = [offer for offer in play.offers if not offer.beyond]
        own = [o for o in offers if o.who == play.selected and o.who and not (o.turn or o.primary)]
        self.steps.show_offers(self.tr("進行"), [o for o in offers if not o.who or o.primary], words)
        free = [o for o in offers if o.turn and not o.primary]
        self._others.show_offers(self.tr("だれが動くか"), free, words)
        name = next((person.name for person in play.shown.people if person.id == play.selected), "")
        self.theirs.show_offers(self.tr("{name} にできること").format(name=name), own, words)
        self._hint.setVisible(not own and any(o.who and not o.turn for o in offers))
        self.ask_box.hide()

    def _take(self, offer: Offer) -> None:
        if offer.complete:
            self.requested.emit(dict(offer.event))
        else:
            self.ask_box.ask(offer, self._words)
