"""The fight: before it who is where in the order, then the order at the left and the due step in the middle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from desktop.core.view_models import CharacterView
from desktop.core.words import Words, plus
from desktop.systems.enishi.battle.view import STANCES, Row, View
from desktop.systems.enishi.tables import tables
from desktop.views.forms.systems.enishi.battle import Ui_BattleTracker
from desktop.views.play.tracker_view import Act, RunningEngine, TrackerView
from desktop.views.spoken import name_within
from desktop.views.style import theme
from desktop.views.systems.enishi.play.act_panel import ActPanel
from desktop.views.systems.enishi.play.parts import ChainPanel, NameLabel, Pool, Rows, label, lit, offered, put, refused
from desktop.views.systems.enishi.play.person_tools import PersonTools
from desktop.views.widgets.inputs.pick import choose, fill
from desktop.views.widgets.layouts.flow_strip import FlowStrip
from desktop.views.widgets.shown.elided import ElidedLabel

NARROW = 140
"""From this size of text on, in percent, a row says nothing twice."""


class _Option(NamedTuple):
    """What the button of a combat option shows and does."""

    text: str
    taken: bool
    event: Mapping[str, Any] | None
    why: str


class _Turn(NamedTuple):
    """What a row of the order shows and does."""

    number: str
    name: str
    detail: str
    roll: str
    event: Mapping[str, Any] | None
    reason: str
    why: str
    """The reason, where the row above does not show it."""
    options: tuple[_Option, _Option]


class _Ambush(NamedTuple):
    """What a row of the ambush shows and does."""

    name: str
    sneak: Mapping[str, Any] | None
    notice: Mapping[str, Any] | None
    reveal: Mapping[str, Any] | None
    state: str


class OrderPanel(QObject):
    """Fills order and ambush; asks through `request`."""

    def __init__(self, ui: Ui_BattleTracker, request: Callable[[Mapping[str, Any]], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._ui, self._request = ui, request
        self._reasons: dict[tuple[object, ...], str] = {}
        """Why options cannot be declared now, grouped by equal stance."""
        self._row_contents: dict[QWidget, tuple[object, ...]] = {}
        """What a row shows, by its strip: asking Qt for each of its buttons at every step would be felt."""
        self.order_parts: dict[QWidget, tuple[QPushButton, QPushButton, QPushButton]] = {}
        """What is in the strip of each row."""
        self.order = Rows(ui.orderGridLayout, self._order_row, stretch=4)
        self._ambush_parts: dict[QWidget, tuple[QPushButton, QPushButton, QPushButton, QPushButton, QLabel]] = {}
        """What is in the strip of each row."""
        self._ambush = Rows(ui.ambushRowsLayout, self._ambush_row, stretch=1)

    def show_play(self, play: RunningEngine, view: View, words: Words) -> None:
        """Show what may be done before the turn's actions."""
        ordering, early = view.step == "order", view.step in ("start", "order")
        self._reasons.clear()
        self._ui.orderPanel.setVisible(ordering)
        self._ui.ambushPanel.setVisible(early)
        people = {person.id: person for person in view.people}
        if ordering:
            note = self.tr("振る前に戦闘オプションを宣言できます")
            if not view.options:
                note = self.tr("戦闘オプションは、押すとGMが認めたことになります")
            put(self._ui.orderNote, note)
            text = ""
            for row, shown in zip(self.order.take(len(view.rows)), view.rows, strict=True):
                text = self._fill_order(row, shown, people[shown.id], play, words, text) or text
        if early:
            for row, shown in zip(self._ambush.take(len(view.rows)), view.rows, strict=True):
                self._fill_ambush(row, shown, people[shown.id], play)

    def _button(self, *, small: bool = True, checkable: bool = False) -> QPushButton:
        button = QPushButton(self._ui.orderGrid)
        button.setProperty("role", "small" if small else "")
        button.setCheckable(checkable)
        button.clicked.connect(lambda: self._go(button))
        return button

    def _go(self, button: QPushButton) -> None:
        self._row_contents.clear()  # Qt has turned what can be checked, whatever comes of the step
        event = button.property("event")
        if event:
            self._request(event)

    # order

    def _order_row(self) -> tuple[QWidget, ...]:
        number = label("number")
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        why = ElidedLabel(self._ui.orderGrid)
        why.setProperty("role", "caption")
        parts = self._button(), self._button(checkable=True), self._button(checkable=True)
        strip = _strip(self._ui.orderGrid, parts)
        self.order_parts[strip] = parts
        return number, NameLabel("strong"), label("caption"), strip, why

    def _fill_order(
        self, row: tuple[QWidget, ...], shown: Row, person: CharacterView, play: RunningEngine, words: Words, text: str
    ) -> str:
        """Fill a row; return why nothing is thrown there, which the next row does not repeat (`said`)."""
        event = offered(play, "order", shown.id)
        reason = ""
        if event is None and shown.order is None:
            reason = refused(play, {"kind": "order", "who": shown.id}, words)
        roomy = theme.scale() < NARROW  # the order at the left says it, too
        self._show_turn(
            row,
            _Turn(
                number="—" if shown.order is None else str(shown.order).replace("-", "−"),
                name=person.name,
                detail=self.tr("戦術 {n}").format(n=shown.tactics) if roomy else "",
                roll=self.tr("振る") if shown.order is None else self.tr("済"),
                event=event,
                reason=reason,
                why="" if reason == text else reason,
                options=(self._option("attack", shown, play, words), self._option("defence", shown, play, words)),
            ),
        )
        return reason

    def _show_turn(self, row: tuple[QWidget, ...], turn: _Turn) -> None:
        number, name, detail, strip, why = row
        if self._row_contents.get(strip) == turn:
            return
        self._row_contents[strip] = turn
        assert isinstance(number, QLabel)
        assert isinstance(name, QLabel)
        assert isinstance(detail, QLabel)
        assert isinstance(why, QLabel)
        roll, *options = self.order_parts[strip]
        for label_, text in ((number, turn.number), (name, turn.name), (detail, turn.detail), (why, turn.why)):
            put(label_, text)
        put(roll, turn.roll)
        lit(roll, turn.event, turn.reason)
        for button, option in zip(options, turn.options, strict=True):
            button.setChecked(option.taken)
            put(button, option.text)
            lit(button, option.event, option.why, "EN-OPT-02")
        for button in (roll, *options):
            button.setAccessibleName(name_within(turn.name, button.text()))

    def _option(self, option: str, shown: Row, play: RunningEngine, words: Words) -> _Option:
        """Offer a combat option; pressed once more it is taken back (EN-OPT-01)."""
        text, taken = words.say(STANCES[option]), shown.stance in (option, "both")
        if taken:
            back = {"kind": "option", "who": shown.id, "option": ""}
            return _Option(text, taken, back, self.tr("もう一度押すと取り消します"))
        event = offered(play, "option", shown.id, option=option)
        return _Option(text, taken, event, "" if event else self._why_not(option, shown, play, words))

    def _why_not(self, option: str, shown: Row, play: RunningEngine, words: Words) -> str:
        """Return why an option cannot be declared; it is the same for all who can act and have the same stance."""
        alike = option, shown.stance, shown.order is None, "" if shown.able else shown.id
        if alike not in self._reasons:
            event = {"kind": "option", "who": shown.id, "option": option, "gm": True}
            self._reasons[alike] = refused(play, event, words)
        return self._reasons[alike]

    # ambush

    def _ambush_row(self) -> tuple[QWidget, ...]:
        parts = (self._button(), self._button(), self._button(), self._button(), label("caption"))
        strip = _strip(self._ui.ambushRows, parts)
        self._ambush_parts[strip] = parts
        return label("strong", wrap=True), strip

    def _fill_ambush(self, row: tuple[QWidget, ...], shown: Row, person: CharacterView, play: RunningEngine) -> None:
        texts = [self.tr("隠れている")] if shown.hiding else []
        texts += [self.tr("不意を打たれた（防御 −1）")] if shown.ambushed else []
        sneak, notice, reveal = (offered(play, kind, shown.id) for kind in ("sneak", "notice", "reveal"))
        self._show_ambush(row, _Ambush(person.name, sneak, notice, reveal, self.tr("・").join(texts)))

    def _show_ambush(self, row: tuple[QWidget, ...], ambush: _Ambush) -> None:
        name, strip = row
        if self._row_contents.get(strip) == ambush:
            return
        self._row_contents[strip] = ambush
        assert isinstance(name, QLabel)
        sneak, notice, immune, reveal, state = self._ambush_parts[strip]
        put(name, ambush.name)
        put(sneak, self.tr("隠密で仕掛ける"))
        lit(sneak, ambush.sneak, rule="EN-SUR-01")
        put(notice, self.tr("知覚で気づく"))
        lit(
            notice, ambush.notice, "" if ambush.notice else self.tr("相手の側に、隠れている人がいません。"), "EN-SUR-01"
        )
        put(immune, self.tr("不意打ちを受けない"))
        lit(immune, {**ambush.notice, "immune": True} if ambush.notice else None, rule="EN-SUR-03")
        put(reveal, self.tr("姿を見せる"))
        lit(reveal, ambush.reveal)
        reveal.setVisible(ambush.reveal is not None)
        for button in (sneak, notice, immune, reveal):
            button.setAccessibleName(name_within(ambush.name, button.text()))
        put(state, ambush.state)


def _strip(parent: QWidget, parts: Sequence[QWidget]) -> FlowStrip:
    """Put the parts of a row beside each other; in English or large letters one line does not hold them all."""
    strip = FlowStrip(parent)
    line = QHBoxLayout(strip)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(8)
    for part in parts:
        line.addWidget(part)
    strip.flow(spread=1)
    return strip


class BattleTracker(TrackerView):
    """Shows a fight and asks; decides nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui = Ui_BattleTracker()
        ui.setupUi(self)
        for strip in (
            ui.laneButtons, ui.placeStrip, ui.prepStrip, ui.activeStrip, ui.endStrip, ui.armStrip, ui.pressStrip,
            ui.modStrip, ui.footStrip,
        ):  # fmt: skip
            strip.flow()
        self.order = OrderPanel(ui, self._ask, self)
        self.act_panel = ActPanel(ui, self._ask, self)
        self.act_panel.formed.connect(self.formed)
        self.chain = ChainPanel(self._ask, self)
        self.tools = PersonTools(self._ask, self)
        ui.contentLayout.insertWidget(1, self.chain)
        ui.contentLayout.insertWidget(ui.contentLayout.indexOf(ui.footStrip), self.tools)
        below = ui.laneButtons.layout()
        assert below is not None
        self._ties = Pool(below, self._tie_button)
        self._words = Words()
        ui.reorderButton.clicked.connect(lambda: self._ask({"kind": "reorder"}))
        ui.endButton.clicked.connect(lambda: self._ask({"kind": "end"}))
        ui.vision.activated.connect(lambda _n: self._situate())
        ui.water.activated.connect(lambda _n: self._situate())

    def _ask(self, event: Mapping[str, Any]) -> None:
        self.requested.emit(dict(event))

    def next_event(self) -> Mapping[str, Any] | None:
        """The act in the form, once it has all that it needs."""
        return self.act_panel.next_event()

    @property
    def next_name(self) -> str:
        """What it is, and at whom."""
        return self.act_panel.next_name

    @property
    def due(self) -> str:
        """Whom the act in the form is aimed at; empty: nothing is missing."""
        return self.act_panel.due

    def lead(self) -> None:
        """Put the focus where it is given."""
        self.act_panel.lead()

    @property
    def in_rows(self) -> str:
        """The order dice of all."""
        return "order" if self.ui.orderPanel.isVisibleTo(self) else ""

    @property
    def acts(self) -> Sequence[Act]:
        """What the one whose turn it is can do."""
        return self.act_panel.acts

    def take_act(self, identifier: str) -> None:
        """Put an act into the form."""
        self.act_panel.take_act(identifier)

    def put_down(self) -> bool:
        """Empty the form."""
        return self.act_panel.put_down()

    def aim_at(self, who: str) -> bool:
        """Aim the act in the form, or the usual attack, at a character."""
        return self.act_panel.aim_at(who)

    @property
    def ways(self) -> Sequence[QWidget]:
        """The ways in which damage can be split."""
        return self.chain.cards

    def _tie_button(self) -> QPushButton:
        button = QPushButton(self.ui.laneButtons)
        button.setProperty("role", "small")
        button.clicked.connect(lambda: self._ask(button.property("event")))
        return button

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show the state of the fight."""
        view, ui = play.shown, self.ui
        assert isinstance(view, View)
        self._words = words
        self._show_ties(play, view)
        self._show_place(view)
        self._show_start(view)
        self.order.show_play(play, view, words)
        self.act_panel.show_play(play, view, words)
        self.chain.show_chain(view.chain if play.lifted else view.concealed, words, play.letters)
        ui.overPanel.setVisible(view.over)
        self.tools.show_play(play, words)
        lit(ui.endButton, offered(play, "end", ""))
        ui.footStrip.setVisible(not view.over and view.chain is None)

    def _show_ties(self, play: RunningEngine, view: View) -> None:
        ui = self.ui
        ui.reorderButton.setVisible(any(row.order is not None for row in view.rows) and view.step in ("order", "act"))
        ui.reorderButton.setEnabled(view.chain is None)
        ties = [offer for offer in play.offers if offer.kind == "arrange"]
        for button, offer in zip(self._ties.take(len(ties)), ties, strict=True):
            put(button, self._words.say(offer.label))
            lit(button, dict(offer.event), rule=offer.rule)
        ui.laneButtons.setVisible(bool(ties) or not ui.reorderButton.isHidden())

    # the place

    def _show_place(self, view: View) -> None:
        ui = self.ui
        dark = [
            ("／".join(self._words.say(s) for s in row.states) + f"　{plus(row.modifier)}", row.modifier)
            for row in tables().vision
        ]
        fill(ui.vision, [(self.tr("よく見える"), 0), *dark])
        wet = [(f"{self._words.say(row.depth)}　{plus(row.modifier)}", row.id) for row in tables().water]
        fill(ui.water, [(self.tr("水の外"), ""), *wet])
        choose(ui.vision, view.vision)
        choose(ui.water, view.water)
        ui.placeStrip.setVisible(view.chain is None and not view.over)

    def _situate(self) -> None:
        self._ask({"kind": "situation", "vision": self.ui.vision.currentData(), "water": self.ui.water.currentData()})

    def _show_start(self, view: View) -> None:
        ui = self.ui
        waiting = view.step in ("start", "end") and view.chain is None
        ui.startPanel.setVisible(waiting)
        if not waiting:
            return
        put(ui.startTitle, self.tr("第 {n} ターンへ").format(n=(view.round or 0) + 1))
        hint = self.tr("全員の行動が終わりました。N で次のターンに進みます。")
        if view.step == "start":
            hint = self.tr("N で始めます。不意打ちがあれば、先に下で仕掛けます。最初のターンに効きます。")
        put(ui.startHint, hint)

    # Qt's names from here on

    def hasHeightForWidth(self) -> bool:
        """It scrolls by itself: asked for its height, the page would get a second bar beside its own."""
        return False
