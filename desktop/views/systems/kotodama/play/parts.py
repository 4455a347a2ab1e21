"""What both trackers share: reused widgets, buttons that hold a step, the two scenes side by side (KO-TBL-19)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QPushButton, QWidget

from desktop.core.problem import Problem
from desktop.core.view_models import Gauge
from desktop.core.words import Counted, Words, phrase
from desktop.systems.kotodama.connection import Card
from desktop.systems.kotodama.sheet import CHAR_STATES, CONNECTIONS, Ability
from desktop.systems.kotodama.stage.view import Participant, StageView
from desktop.views.forms.systems.kotodama.lanes import Ui_KotodamaLanes
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.style.plain_style import literal
from desktop.views.systems.kotodama.play.drawn import Face, LaneCard, Tag
from desktop.views.widgets.layouts.flow_strip import FlowLayout

W = TypeVar("W", bound=QWidget)
Request = Callable[[Mapping[str, Any]], None]
"""Asks for an event, as plain data."""


class Pool(Generic[W]):
    """Widgets of one kind in a host's layout; what is not needed is hidden and kept."""

    def __init__(self, host: QWidget, make: Callable[[QWidget], W]) -> None:
        self._host, self._make = host, make
        self.all: list[W] = []
        self.shown: list[W] = []

    def take(self, count: int) -> list[W]:
        """Return this many widgets, visible."""
        layout = self._host.layout()
        assert layout is not None
        while len(self.all) < count:
            widget = self._make(self._host)
            layout.addWidget(widget)
            self.all.append(widget)
        for number, widget in enumerate(self.all):
            widget.setVisible(number < count)
        self.shown = self.all[:count]
        self._host.setVisible(count > 0)
        return self.shown


def flowing(host: QWidget) -> None:
    """Let the blocks of a host that has Designer's row break into lines."""
    old = host.layout()
    if old is not None:
        heir = QWidget()
        heir.setLayout(old)  # the only way Qt offers to give up a layout
    flow = FlowLayout([], 8, spread=1)
    flow.middle = True
    flow.setContentsMargins(0, 0, 0, 0)
    host.setLayout(flow)
    policy = host.sizePolicy()
    policy.setHeightForWidth(True)
    host.setSizePolicy(policy)


def step_button(host: QWidget, request: Request, role: str = "small") -> QPushButton:
    """Make a button that asks for the step it holds."""
    button = QPushButton(host)
    button.setProperty("role", role)
    asks(button, request)
    return button


def asks(button: QAbstractButton, request: Request) -> None:
    """Let a click ask for the step that a button holds."""

    def go() -> None:
        event = button.property("event")
        if event:
            request(event)

    button.clicked.connect(go)


def put(widget: QLabel | QAbstractButton, text: str) -> None:
    """Write a text, where it is another one."""
    shown = literal(text) if isinstance(widget, QAbstractButton) else text
    if widget.text() != shown:
        widget.setText(shown)


def lit(button: QAbstractButton, event: Mapping[str, Any] | None, why: str = "") -> None:
    """Light a button that has a legal step, or let it rest with the reason why not."""
    button.setProperty("event", dict(event) if event is not None else None)
    button.setEnabled(event is not None)
    if button.toolTip() != why:
        button.setToolTip(why)


def offered(play: RunningEngine, kind: str, who: str | None = None, **known: Any) -> dict[str, Any] | None:
    """Return the event of a legal step that has these fields; None where it is not legal now."""
    for offer in play.offers:
        if offer.kind == kind and who in (None, offer.who) and all(offer.event.get(k) == v for k, v in known.items()):
            return dict(offer.event)
    return None


def refused(play: RunningEngine, event: Mapping[str, Any], words: Words) -> str:
    """Say why a step is not legal now; empty where it is."""
    found = play.what_if(event)
    return found.text(words) if isinstance(found, Problem) else ""


def number(value: int | None) -> str:
    """Write a number with a real minus sign; a dash where there is none."""
    return "—" if value is None else str(value).replace("-", "−")


def ability_of(ability: Ability, words: Words) -> str:
    """Write an ability with its value, as a choice."""
    return f"{words.say(phrase('【{name}】', name=ability.name))} {number(ability.value)}"


def skills_of(person: Participant, words: Words) -> list[tuple[str, str]]:
    """Write a character's own skills with their values, as choices."""
    owned = [skill for skill in person.skills if skill.value is not None]
    return [(f"{words.say(phrase('≪{name}≫', name=skill.name))} {number(skill.value)}", skill.id) for skill in owned]


class LanesPanel(QFrame):
    """Draws the characters in 通常シーン and コトダマシーン."""

    picked = Signal(str)
    """Sheet id of the clicked character."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_KotodamaLanes()
        self.ui.setupUi(self)
        self.real = Pool(self.ui.realCards, self._card)
        self.kotodama = Pool(self.ui.kotodamaCards, self._card)

    def _card(self, host: QWidget) -> LaneCard:
        card = LaneCard(host)
        card.clicked.connect(lambda: self.picked.emit(card.face.who))
        return card

    def show_stage(self, shown: StageView, selected: str, words: Words, *, fight: bool) -> None:
        """Show who is where; in a fight in the order of acting."""
        ui, people = self.ui, {p.id: p for p in shown.people}
        place = {who: n for n, who in enumerate(shown.order)}
        enabled = shown.banner is None
        ui.kotodamaLane.setVisible(enabled)
        ui.gutter.setVisible(enabled)
        put(ui.realTitle, self.tr("通常シーン") if enabled else self.tr("シーン"))  # one of two, or the only one
        ui.realSub.setVisible(enabled)
        ui.gutter.show_text(self.tr("オーバーレンジ"))
        for pool, cards in ((self.real, shown.lanes.real), (self.kotodama, shown.lanes.kotodama)):
            ordered = sorted(cards, key=lambda c: (c.kind != "active", place.get(c.who, 0)))
            for widget, card in zip(pool.take(len(ordered)), ordered, strict=True):
                widget.show_face(self._face(card, people[card.who], selected, words, fight=fight, linked=enabled))
        put(ui.realCount, self._count(shown.lanes.real, "body", self.tr("{n} 人"), self.tr("{n} 人と体 {more}")))
        put(
            ui.kotodamaCount,
            self._count(shown.lanes.kotodama, "listener", self.tr("{n} 人"), self.tr("{n} 人　認識 {more}")),
        )
        put(ui.realNote, words.say(shown.banner) if shown.banner is not None else "")
        ui.realNote.setVisible(not enabled)
        put(ui.kotodamaNote, self.tr("射程がオーバーレンジの技だけが、となりの空間に届きます。"))

    def show_titles(self, real: str, kotodama: str) -> None:
        """Write the titles of the two scenes."""
        space = "" if self.ui.kotodamaLane.isHidden() else self.tr("通常空間")
        put(self.ui.realSub, "　".join(part for part in (space, real) if part))
        self.ui.realSub.setVisible(bool(self.ui.realSub.text()))
        put(self.ui.kotodamaSub, "　".join(part for part in (self.tr("IRCコトダマ空間"), kotodama) if part))

    @staticmethod
    def _count(cards: Sequence[Card], other: str, plain: str, both: str) -> str:
        more = sum(card.kind == other for card in cards)
        active = sum(card.kind == "active" for card in cards)
        return both.format(n=active, more=Counted(more)) if more else plain.format(n=active)

    def _face(self, card: Card, person: Participant, selected: str, words: Words, *, fight: bool, linked: bool) -> Face:
        chosen = person.id == selected
        if card.kind != "active":
            tag = Tag(words.say(CONNECTIONS[person.connection]), "quiet")
            name = self.tr("{name} の体").format(name=person.name) if card.kind == "body" else person.name
            note = words.say(card.note)
            return Face(person.id, name, kind=card.kind, note=note, tags=(tag,), selected=chosen)
        gauges = {gauge.id: gauge for gauge in person.gauges}
        hp, karma = gauges.get("hp"), gauges.get("karma")
        ninja = self.tr("ニンジャ DL {n}").format(n=person.dl) if person.dl else self.tr("モータル")
        return Face(
            who=person.id,
            name=person.name,
            sub=ninja if person.dl is not None else "",
            colour=person.colour,
            pc=person.is_pc,
            tags=tuple(self._tags(person, words, fight=fight, linked=linked)),
            initiative=number(person.initiative),
            hp=_text(hp),
            part=hp.value / hp.maximum if hp is not None and hp.value is not None and hp.maximum else None,
            karma=_text(karma),
            left=person.remaining if fight else None,
            most=person.budget or 0,
            now=person.turn,
            selected=chosen,
            quiet=person.acted or person.state in ("downed", "dead"),
            labels=(self.tr("イニシアティヴ"), self.tr("HP"), self.tr("インガオホー")),
        )

    def _tags(self, person: Participant, words: Words, *, fight: bool, linked: bool) -> list[Tag]:
        found = [Tag(self.tr("伏せている"), "quiet")] if person.hidden else []
        if linked:
            found.append(Tag(words.say(CONNECTIONS[person.connection])))
        if person.over_range and linked:
            found.insert(0, Tag(self.tr("オーバーレンジ"), "plain"))
        if person.turn:
            found.append(Tag(self.tr("手番"), "turn"))
        elif fight or person.state in ("downed", "dead"):
            fallen = person.state in ("downed", "dead")
            found.append(
                Tag(words.say(CHAR_STATES[person.state]), "bad" if fallen else "quiet" if person.acted else "plain")
            )
        return found


def _text(gauge: Gauge | None) -> str:
    return "" if gauge is None else gauge.text or number(gauge.value)
