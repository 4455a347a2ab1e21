"""Tools for the selected character: damage, states, connection, numbers, checks; all that the GM may do (KO-GEN-07)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from desktop.core.words import Words
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.battle.view import BattleView
from desktop.systems.kotodama.sheet import CONNECTIONS
from desktop.systems.kotodama.stage.view import Participant, StageView
from desktop.views.forms.systems.kotodama.person_tools import Ui_KotodamaTools
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.systems.kotodama.play.parts import Request, asks, lit, offered, put
from desktop.views.widgets.inputs.pick import choose, fill

LINKS = {"offline": "offlineButton", "aware": "awareButton", "dive": "diveButton", "full_dive": "fullButton"}
CHECKS = {
    "normal": "normalButton",
    "opposed": "opposedButton",
    "react": "reactButton",
    "extended": "extendedButton",
}
SIGNED = ("initiative", "karma")


class PersonTools(QFrame):
    """Changes the selected character; asks through `request`.

    Args:
        check: prepares a check in the tray (sheet id, kind, parameters).
    """

    def __init__(
        self, request: Request, check: Callable[[str, str, Mapping[str, Any]], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.ui = ui = Ui_KotodamaTools()
        ui.setupUi(self)
        for strip in (ui.hurtStrip, ui.checkStrip, ui.linkStrip, ui.numberStrip):
            strip.flow(spread=1)
        self._request, self._check = request, check
        self._who, self._link_now = "", ""
        self._numbers: dict[str, int | None] = {}
        for button in (
            ui.downButton, ui.releaseButton, ui.killButton, ui.readyButton, ui.doneButton, ui.revealButton,
            ui.hideButton, ui.leaveButton,
        ):  # fmt: skip
            asks(button, request)
        ui.damageButton.clicked.connect(lambda: self._hurt("damage"))
        ui.healButton.clicked.connect(lambda: self._hurt("heal"))
        ui.setButton.clicked.connect(lambda: self._set(ui.value.value()))
        ui.noneButton.clicked.connect(lambda: self._set(None))
        ui.field.currentIndexChanged.connect(lambda _n: self._show_value())
        for to, name in LINKS.items():
            self._button(name).clicked.connect(lambda _checked=False, t=to: self._link(t))
        for kind, name in CHECKS.items():
            self._button(name).clicked.connect(lambda _checked=False, k=kind: self._check(self._who, k, {}))
        ui.amount.setValue(1)

    def _button(self, name: str) -> QPushButton:
        found: QPushButton = getattr(self.ui, name)
        return found

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show the selected character."""
        shown = play.shown
        assert isinstance(shown, StageView)
        person = next((p for p in shown.people if p.id == play.selected), None)
        self.setVisible(person is not None)
        if person is None:
            return
        self._who, ui = person.id, self.ui
        put(ui.toolsName, person.name)
        fallen = person.state == "downed"
        put(ui.toolsWarning, self.tr("{name} は戦闘不能です。1点でも受けると死亡します。").format(name=person.name))
        ui.toolsWarning.setVisible(fallen)
        self._states(play, person)
        self._links(person, shown, words)
        self._fields(person, fight=play.engine == "battle")
        for button, hidden in ((ui.hideButton, True), (ui.revealButton, False)):
            event = offered(play, "reveal", person.id, hidden=hidden)
            button.setVisible(event is not None)
            lit(button, event)
        lit(ui.leaveButton, offered(play, "leave", person.id))

    def _states(self, play: RunningEngine, person: Participant) -> None:
        ui, who = self.ui, person.id
        for button, kind in ((ui.downButton, "down"), (ui.releaseButton, "release"), (ui.killButton, "kill")):
            event = offered(play, kind, who)
            button.setVisible(event is not None)
            lit(button, event)
        acts = isinstance(play.shown, BattleView) and play.shown.running
        for button, state in ((ui.readyButton, "unacted"), (ui.doneButton, "done")):
            button.setVisible(acts and person.state != state)
            lit(button, {"kind": "adjust", "who": who, "field": "state", "state": state})
        alive = person.state != "dead"
        ui.amount.setEnabled(alive)
        ui.damageButton.setEnabled(alive)
        ui.healButton.setEnabled(alive)
        for kind, name in CHECKS.items():
            self._button(name).setEnabled(alive or kind == "react")

    def _links(self, person: Participant, shown: StageView, words: Words) -> None:
        ui = self.ui
        for part in (ui.linkHead, ui.linkStrip):
            part.setVisible(shown.banner is None)
        for to, name in LINKS.items():
            button, way = self._button(name), spaces.route(person.connection, to)
            button.setChecked(to == person.connection)
            named = " → ".join(words.say(CONNECTIONS[step]) for step in way)
            button.setToolTip(self.tr("続けて移行：{way}").format(way=named) if len(way) > 1 else "")
        self._link_now = person.connection
        reasons = [(self.tr("なし"), ""), *((words.say(word), key) for key, word in spaces.REASONS.items())]
        fill(ui.reason, reasons)

    def _fields(self, person: Participant, *, fight: bool) -> None:
        gauges = {gauge.id: gauge.value for gauge in person.gauges}
        self._numbers = {"hp": gauges.get("hp"), "karma": gauges.get("karma")}
        self._numbers["wazamae"] = person.wazamae_counter
        names = {"hp": self.tr("HP"), "karma": self.tr("インガオホー値"), "wazamae": self.tr("ワザマエカウンター")}
        if fight:
            self._numbers |= {"initiative": person.initiative, "dl": person.dl, "remaining": person.remaining}
            names |= {"initiative": self.tr("イニシアティヴ値"), "dl": self.tr("DL"), "remaining": self.tr("行動回数")}
        self._numbers["combat_move"] = person.combat_move
        names["combat_move"] = self.tr("戦闘移動")
        fill(self.ui.field, [(names[key], key) for key in self._numbers])
        self._show_value()

    def _show_value(self) -> None:
        ui, field = self.ui, str(self.ui.field.currentData())
        ui.value.setRange(-99 if field in SIGNED else 0, 99 if field in ("karma", "initiative", "wazamae") else 999)
        ui.value.setValue(self._numbers.get(field) or 0)
        ui.noneButton.setVisible(field in ("hp", "karma"))

    # asking

    def _hurt(self, kind: str) -> None:
        self._request({"kind": kind, "who": self._who, "amount": self.ui.amount.value()})

    def _set(self, value: int | None) -> None:
        field = str(self.ui.field.currentData())
        if field in ("karma", "wazamae", "initiative", "dl"):
            self._request({"kind": f"set_{field}", "who": self._who, "value": value})
        else:
            self._request({"kind": "adjust", "who": self._who, "field": field, "number": value})

    def _link(self, to: str) -> None:
        reason = str(self.ui.reason.currentData() or "")
        self._button(LINKS[to]).setChecked(to == self._link_now)  # a click has turned it; the answer decides
        if to == self._link_now:
            return
        event: dict[str, Any] = {"kind": "connect", "who": self._who, "to": to}
        event |= {"reason": reason} if reason else {}
        self._request({**event, "along": True} if len(spaces.route(self._link_now, to)) > 1 else event)
        choose(self.ui.reason, "")
