"""The fight: the acting order at the left; in the middle the step that is due, and what may be done in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.core.view_models import CharacterView
from desktop.core.words import Words, plus
from desktop.systems.enishi.battle.view import Row, View
from desktop.systems.enishi.tables import tables
from desktop.views import theme
from desktop.views.forms.systems.enishi.battle import Ui_BattleTracker
from desktop.views.play.tracker_view import RunningEngine, TrackerView
from desktop.views.systems.enishi.play.act_panel import ActPanel
from desktop.views.systems.enishi.play.chain_panel import ChainPanel
from desktop.views.systems.enishi.play.drawn import OrderRow, Place
from desktop.views.systems.enishi.play.order_panel import OrderPanel
from desktop.views.systems.enishi.play.parts import Pool, lit, offered, put
from desktop.views.systems.enishi.play.person_tools import PersonTools
from desktop.views.widgets.choices import choose, fill


class BattleTracker(TrackerView):
    """Shows a fight and asks; decides nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui = Ui_BattleTracker()
        ui.setupUi(self)
        for strip in (
            ui.laneButtons, ui.placeStrip, ui.prepStrip, ui.activeStrip, ui.endStrip, ui.armStrip, ui.modStrip,
            ui.footStrip,
        ):  # fmt: skip
            strip.flow()
        self._order = OrderPanel(ui, self._ask, self)
        self._act = ActPanel(ui, self._ask, self)
        self._act.formed.connect(self.formed)
        self.chain = ChainPanel(self._ask, self)
        self.tools = PersonTools(self._ask, self)
        ui.contentLayout.insertWidget(1, self.chain)
        ui.contentLayout.insertWidget(ui.contentLayout.indexOf(ui.footStrip), self.tools)
        self._lane = Pool(ui.orderRowsLayout, self._lane_row)
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
        """The usual attack as its form has it."""
        return self._act.next_event()

    @property
    def next_name(self) -> str:
        """With what, and whom."""
        return self._act.next_name

    @property
    def ways(self) -> Sequence[QWidget]:
        """The ways in which damage can be split."""
        return self.chain.cards

    def _lane_row(self) -> OrderRow:
        row = OrderRow(self.ui.orderRows)
        row.clicked.connect(lambda: self.picked.emit(row.who))
        return row

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
        self._show_lane(play, view)
        self._fit_lane()
        self._show_place(view)
        self._show_start(view)
        self._order.show_play(play, view, words)
        self._act.show_play(play, view, words)
        self.chain.show_chain(view.chain if play.lifted else view.concealed, words)
        ui.overPanel.setVisible(view.over)
        self.tools.show_play(play, words)
        lit(ui.endButton, offered(play, "end", ""))
        ui.footStrip.setVisible(not view.over and view.chain is None)

    # the lane

    def _fit_lane(self) -> None:
        """Leave the acts more width than the order, whose lines are never cut."""
        scroll = self.ui.laneScroll
        need = self.ui.laneHost.minimumSizeHint().width() + scroll.verticalScrollBar().sizeHint().width()
        need += 2 * scroll.frameWidth()
        self.ui.lane.setFixedWidth(max(need, min(theme.px(216), max(150, self.width() // 4))))

    def _show_lane(self, play: RunningEngine, view: View) -> None:
        people = {person.id: person for person in view.people}
        for widget, row in zip(self._lane.take(len(view.rows)), view.rows, strict=True):
            widget.show_place(self._place(row, people[row.id], play, view))
        ui = self.ui
        put(ui.turnLabel, self.tr("第 {n} ターン").format(n=view.round) if view.round else "")
        ui.reorderButton.setVisible(any(row.order is not None for row in view.rows) and view.step in ("order", "act"))
        ui.reorderButton.setEnabled(view.chain is None)
        ties = [offer for offer in play.offers if offer.kind == "arrange"]
        for button, offer in zip(self._ties.take(len(ties)), ties, strict=True):
            put(button, self._words.say(offer.label))
            lit(button, dict(offer.event), rule=offer.rule)

    def _place(self, row: Row, person: CharacterView, play: RunningEngine, view: View) -> Place:
        number = "—" if row.order is None else str(row.order).replace("-", "−")
        return Place(
            who=row.id, number=number, name=person.name, detail=self._detail(row), tag=self._tag(row, person, view),
            pc=person.is_pc, now=person.turn, quiet=person.acted or not row.able, selected=row.id == play.selected,
        )  # fmt: skip

    def _detail(self, row: Row) -> str:
        if row.faces:
            if row.faces == (1, 1):
                return self.tr("1 1　ファンブル")
            return self.tr("{faces} ＋ 戦術 {n}").format(faces=" ".join(map(str, row.faces)), n=row.tactics)
        if row.order is not None:
            return self.tr("手で書いた順番")
        return self.tr("戦術 {n}").format(n=row.tactics) if row.tactics is not None else ""

    def _tag(self, row: Row, person: CharacterView, view: View) -> str:
        if not row.able:
            return self._words.say(person.conditions[0].label) if person.conditions else ""
        if person.turn:
            return self.tr("手番")
        if person.acted:
            return self.tr("済")
        if row.tied:
            return self.tr("同値")
        waiting = [who for who in view.order if not self._acted(view, who)]
        return self.tr("次") if len(waiting) > 1 and waiting[1] == row.id and view.step == "act" else ""

    def _acted(self, view: View, who: str) -> bool:
        person = next((p for p in view.people if p.id == who), None)
        row = view.row(who)
        return person is None or person.acted or row is None or not row.able

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
        """Both columns scroll by themselves: asked for its height, the page would get a second bar beside theirs."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        self._fit_lane()
