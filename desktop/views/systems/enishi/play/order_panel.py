"""Before anybody acts: who is where in the order, combat options, and who springs a surprise."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from desktop.core.shown import PersonShown
from desktop.core.words import Words
from desktop.systems.enishi.battle.view import STANCES, Row, View
from desktop.views import theme
from desktop.views.contract import PlayShown
from desktop.views.forms.systems.enishi.battle import Ui_BattleTracker
from desktop.views.spoken import name_within
from desktop.views.systems.enishi.play.parts import Rows, label, lit, offered, put, refused
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.flow_strip import FlowStrip

NARROW = 140
"""From this size of text on, in percent, a row says nothing twice."""


class OrderPanel(QObject):
    """Fills order and ambush; asks through `request`."""

    def __init__(self, ui: Ui_BattleTracker, request: Callable[[Mapping[str, Any]], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._ui, self._request = ui, request
        self._reasons: dict[tuple[object, ...], str] = {}
        """Why options cannot be declared now, by who stands alike."""
        self._order_parts: dict[QWidget, tuple[QPushButton, QPushButton, QPushButton]] = {}
        """What stands in the strip of each row."""
        self._order = Rows(ui.orderGridLayout, self._order_row, stretch=4)
        self._ambush_parts: dict[QWidget, tuple[QPushButton, QPushButton, QPushButton, QPushButton, QLabel]] = {}
        """What stands in the strip of each row."""
        self._ambush = Rows(ui.ambushRowsLayout, self._ambush_row, stretch=1)

    def show_play(self, play: PlayShown, view: View, words: Words) -> None:
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
            said = ""
            for row, shown in zip(self._order.take(len(view.rows)), view.rows, strict=True):
                said = self._fill_order(row, shown, people[shown.id], play, words, said) or said
        if early:
            for row, shown in zip(self._ambush.take(len(view.rows)), view.rows, strict=True):
                self._fill_ambush(row, shown, people[shown.id], play, words)

    def _button(self, *, small: bool = True, checkable: bool = False) -> QPushButton:
        button = QPushButton(self._ui.orderGrid)
        button.setProperty("role", "small" if small else "")
        button.setCheckable(checkable)
        button.clicked.connect(lambda: self._go(button))
        return button

    def _go(self, button: QPushButton) -> None:
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
        self._order_parts[strip] = parts
        return number, label("strong"), label("caption"), strip, why

    def _fill_order(
        self, row: tuple[QWidget, ...], shown: Row, person: PersonShown, play: PlayShown, words: Words, said: str
    ) -> str:
        """Fill a row; return why nothing is thrown there, which is not said again (`said`) in the next."""
        number, name, detail, strip, why = row
        assert isinstance(number, QLabel)
        assert isinstance(name, QLabel)
        assert isinstance(detail, QLabel)
        assert isinstance(why, QLabel)
        roll, attack, defence = self._order_parts[strip]
        put(number, "—" if shown.order is None else str(shown.order).replace("-", "−"))
        put(name, person.name)
        roomy = theme.scale() < NARROW  # the order at the left says it, too
        put(detail, self.tr("戦術 {n}").format(n=shown.tactics) if roomy else "")
        event = offered(play, "order", shown.id)
        reason = ""
        if event is None and shown.order is None:
            reason = refused(play, {"kind": "order", "who": shown.id}, words)
        put(roll, self.tr("振る") if shown.order is None else self.tr("済"))
        lit(roll, event, reason)
        put(why, "" if reason == said else reason)
        self._fill_stance(attack, "attack", shown, play, words)
        self._fill_stance(defence, "defence", shown, play, words)
        return reason

    def _fill_stance(self, button: QPushButton, option: str, shown: Row, play: PlayShown, words: Words) -> None:
        """Declare a combat option; pressed once more it is taken back (EN-OPT-01)."""
        taken = shown.stance in (option, "both")
        event = offered(play, "option", shown.id, option=option)
        if taken:
            event = {"kind": "option", "who": shown.id, "option": ""}
        reason = "" if event else self._why_not(option, shown, play, words)
        button.setChecked(taken)
        put(button, words.say(STANCES[option]))
        lit(button, event, self.tr("もう一度押すと取り消します") if taken else reason, "EN-OPT-02")

    def _why_not(self, option: str, shown: Row, play: PlayShown, words: Words) -> str:
        """Say why an option cannot be declared; the rules say the same to all who can act and stand alike."""
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

    def _fill_ambush(
        self, row: tuple[QWidget, ...], shown: Row, person: PersonShown, play: PlayShown, words: Words
    ) -> None:
        name, strip = row
        assert isinstance(name, QLabel)
        sneak, notice, immune, reveal, state = self._ambush_parts[strip]
        who = shown.id
        put(name, person.name)
        put(sneak, self.tr("隠密で仕掛ける"))
        lit(sneak, offered(play, "sneak", who), rule="EN-SUR-01")
        seen = offered(play, "notice", who)
        put(notice, self.tr("知覚で気づく"))
        lit(notice, seen, "" if seen else self.tr("相手の側に、隠れている人がいません。"), "EN-SUR-01")
        put(immune, self.tr("不意打ちを受けない"))
        lit(immune, {**seen, "immune": True} if seen else None, rule="EN-SUR-03")
        shows = offered(play, "reveal", who)
        put(reveal, self.tr("姿を見せる"))
        lit(reveal, shows)
        reveal.setVisible(shows is not None)
        for button in (sneak, notice, immune, reveal):
            button.setAccessibleName(name_within(person.name, button.text()))
        said = [self.tr("隠れている")] if shown.hiding else []
        said += [self.tr("不意を打たれた（防御 −1）")] if shown.ambushed else []
        put(state, self.tr("・").join(said))


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
