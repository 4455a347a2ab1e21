"""Whose turn it is: what is left to do, with reach and odds before it is chosen (EN-BTL-04…09)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from desktop.core.problem import Problem
from desktop.core.rolls.odds import percent
from desktop.core.view_models import CharacterView
from desktop.core.words import Words
from desktop.systems.enishi.battle.view import Row, View
from desktop.systems.enishi.tables import tables
from desktop.views.forms.systems.enishi.battle import Ui_BattleTracker
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.systems.enishi.play.parts import Rows, label, light, lit, offered, put, role
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.inputs.pick import choose, fill


class ActPanel(QObject):
    """Fills the panel of actions; asks through `request`."""

    formed = Signal()
    """The form has another attack."""

    def __init__(self, ui: Ui_BattleTracker, request: Callable[[Mapping[str, Any]], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._ui, self._request = ui, request
        self._play: RunningEngine | None = None
        self._words = Words()
        self._seen: object = None
        self._waiting: list[tuple[tuple[QWidget, ...], dict[str, Any], CharacterView]] = []
        self._later = QTimer(self, interval=0, singleShot=True)
        self._later.timeout.connect(self._try_next)
        self.targets = Rows(ui.targetRowsLayout, self._target_row, stretch=3)
        for button in (
            ui.auxButton, ui.readyButton, ui.signalButton, ui.gripButton, ui.cruiseButton, ui.workButton,
            ui.drinkButton, ui.aidButton, ui.doneButton, ui.holdButton, ui.nextTurnButton,
        ):  # fmt: skip
            button.clicked.connect(lambda _checked=False, b=button: self._go(b))
        for combo in (ui.arm, ui.skill, ui.reaction):
            combo.currentIndexChanged.connect(self._again)
        ui.patient.currentIndexChanged.connect(self._treat)
        for spin in (ui.modifier, ui.theirModifier):
            spin.valueChanged.connect(self._again)
        for box in (ui.ownPlace, ui.theirPlace, ui.search):
            box.toggled.connect(self._again)
        ui.attackToggle.toggled.connect(self._again)
        ui.skill.activated.connect(lambda _n: self._aim("pressure"))
        ui.arm.activated.connect(lambda _n: self._aim("attack"))
        self._kind = "attack"
        self._whose = ""
        self._treats = False
        """Whom to treat was chosen in this turn; else it is an ally who needs it."""

    def _treat(self, _row: int) -> None:
        self._treats = True
        self._again()

    def _go(self, button: QPushButton) -> None:
        event = button.property("event")
        if event:
            self._request(event)

    def _aim(self, kind: str) -> None:
        self._kind = kind
        self._again()

    def _again(self, *_: object) -> None:
        if self._play is not None:
            self._seen = None
            self._show()
            self.formed.emit()

    def show_play(self, play: RunningEngine, view: View, words: Words) -> None:
        """Show what the acting character may do."""
        acting = view.step == "act" and view.chain is None
        self._ui.actPanel.setVisible(acting)
        if not acting:
            self._play, self._seen = None, None
            return
        if self._seen == (view, words.language):
            self._play = play
            self._mark_usual()
            return
        if self._play is None or self._view.now != view.now:
            self._begin_turn()
        if self._whose != view.now:
            self._change_hands(view.now)
        self._play, self._words, self._seen = play, words, (view, words.language)
        self._show()

    @property
    def _view(self) -> View:
        assert self._play is not None
        shown = self._play.shown
        assert isinstance(shown, View)
        return shown

    def _begin_turn(self) -> None:
        """What was set for one attack is not taken over into the next turn."""
        self._kind, self._treats = "attack", False
        ui = self._ui
        ui.attackToggle.setChecked(False)
        for spin in (ui.modifier, ui.theirModifier):
            blocked = spin.blockSignals(True)
            spin.setValue(0)
            spin.blockSignals(blocked)
        for box in (ui.ownPlace, ui.theirPlace):
            blocked = box.blockSignals(True)
            box.setChecked(True)
            box.blockSignals(blocked)

    def _change_hands(self, who: str) -> None:
        """Forget how the one before struck: else a sword's bearer would strike with that one's bare hands."""
        self._whose = who
        ui = self._ui
        ui.search.blockSignals(True)
        ui.search.setChecked(False)
        ui.search.blockSignals(False)
        for combo in (ui.arm, ui.skill, ui.reaction):
            combo.blockSignals(True)
            combo.clear()
            combo.blockSignals(False)

    def _show(self) -> None:
        view = self._view
        row = view.row(view.now)
        if row is None:
            return
        people = {person.id: person for person in view.people}
        self._show_actions(row, people[row.id])
        self._show_aid(row, people)
        self._show_attack(row, people)

    def _show_actions(self, row: Row, person: CharacterView) -> None:
        ui, play, words = self._ui, self._play, self._words
        assert play is not None
        put(ui.actHead, self.tr("{name}にできること").format(name=person.name))
        used = [self.tr("能動行動は使用済み（{what}）").format(what=self._done(row.active))] if row.active else []
        used += [self.tr("準備行動は使用済み")] if row.prep else []
        put(ui.actNote, self.tr("・").join(used))
        cruise, aux, full = row.moves
        put(ui.cruiseButton, self.tr("巡航移動 {n} m").format(n=cruise))
        put(ui.auxButton, self.tr("補助移動 {n} m").format(n=aux))
        for kind, button in (
            ("aux", ui.auxButton), ("signal", ui.signalButton), ("cruise", ui.cruiseButton), ("work", ui.workButton),
            ("drink", ui.drinkButton), ("done", ui.doneButton), ("hold", ui.holdButton),
        ):  # fmt: skip
            event = offered(play, kind, row.id)
            light(button, play, event or {"kind": kind, "who": row.id}, words, known=event is not None)
        if full:
            ui.cruiseButton.setToolTip(
                ui.cruiseButton.toolTip() or self.tr("補助移動と合わせて全力移動 {n} m").format(n=full)
            )
        ui.drinkButton.setVisible(row.drinks > 0)
        put(ui.drinkButton, self.tr("栄養ドリンク 残{n}").format(n=row.drinks))
        light(ui.readyButton, play, {"kind": "ready", "who": row.id}, words, known=not row.prep)
        self._show_grip(row)
        lit(
            ui.nextTurnButton,
            {"kind": "turn", "gm": True},
            self.tr("まだ行動していない人がいても、次のターンを始めます。"),
        )

    def _done(self, active: str) -> str:
        """Name the active action that is used up, by the event that took it."""
        names = {"attack": self.tr("攻撃行動"), "cruise": self.tr("巡航移動")}
        return names.get(active, self.tr("作業行動"))

    def _show_grip(self, row: Row) -> None:
        """Regrip a weapon that can be held either way (EN-AMB-40)."""
        ui, play = self._ui, self._play
        assert play is not None
        arm = next((arm for arm in row.arms if arm.both_hands is not None), None)
        ui.gripButton.setVisible(arm is not None)
        if arm is None:
            return
        words = self.tr("{weapon}を片手で持つ") if arm.both_hands else self.tr("{weapon}を両手で持つ")
        put(ui.gripButton, words.format(weapon=self._words.say(arm.label)))
        lit(ui.gripButton, offered(play, "ready", row.id, weapon=arm.key), rule="EN-AMB-40")

    def _show_aid(self, row: Row, people: Mapping[str, CharacterView]) -> None:
        """First aid is a 作業行動 that the GM accepts by pressing it (EN-AMB-52)."""
        ui, play = self._ui, self._play
        assert play is not None
        offers = [dict(o.event) for o in play.offers if o.kind == "first_aid" and o.who == row.id]
        offers.sort(key=lambda e: people[str(e["patient"])].is_pc != people[row.id].is_pc)
        fill(ui.patient, [(people[str(e["patient"])].name, str(e["patient"])) for e in offers])
        if offers and not self._treats:
            choose(ui.patient, str(offers[0]["patient"]))
        ui.patient.setVisible(bool(offers))
        ui.aidButton.setVisible(bool(offers))
        event = next((e for e in offers if e["patient"] == ui.patient.currentData()), None)
        lit(ui.aidButton, event, self.tr("押すと、GMが作業行動として認めたことになります。"), "EN-AMB-52")

    # attacks

    def _show_attack(self, row: Row, people: Mapping[str, CharacterView]) -> None:
        ui, words, view = self._ui, self._words, self._view
        fill(ui.arm, [(f"{words.say(arm.label)}　{words.say(arm.detail)}", arm.key) for arm in row.arms])
        fill(ui.skill, [("—", ""), *((word, skill) for skill, word in _skills())])
        fill(ui.reaction, [(self.tr("受ける"), ""), (self.tr("受けない（0）"), "decline")])
        placed = bool(view.vision or view.water)
        ui.ownPlace.setVisible(placed)
        ui.theirPlace.setVisible(placed)
        closed = bool(row.active) or row.stance in ("defence", "both")
        ui.attackToggle.setVisible(closed)
        open_ = not closed or ui.attackToggle.isChecked()
        for widget in (ui.armStrip, ui.modStrip, ui.targetRows):
            widget.setVisible(open_)
        if not open_:
            put(ui.attackNote, "")
            return
        pressing = self._kind == "pressure" and bool(ui.skill.currentData())
        shares = self._play is not None and self._play.chances
        text = self.tr("見込みは、ここにある修正すべてを入れた値です") if shares else ""
        put(ui.attackNote, self.tr("意志で抵抗、ダメージなし") if pressing else text)
        foes = [r for r in view.rows if r.id != row.id]
        foes.sort(key=lambda r: people[r.id].is_pc == people[row.id].is_pc)
        self._waiting = []
        for cells, foe in zip(self.targets.take(len(foes)), foes, strict=True):
            self._fill_target(cells, row, foe, people)
        self._mark_usual()
        self._later.start()

    def _mark_usual(self) -> None:
        """Put the key of the next step on the target that it would strike; the list is in the order of turn."""
        event = self.next_event()
        target = event["target"] if event is not None else ""
        for button, *_ in self.targets.all[: self.targets.count]:
            assert isinstance(button, KeyButton)
            button.set_key_hint("N" if target and button.property("target") == target else "")

    def _usual(self) -> tuple[Row, Row] | None:
        """Who attacks whom by the next step: the chosen character of the other side; None: that is no attack."""
        offer = self._play.primary if self._play is not None else None
        if self._play is None or offer is None or offer.kind != "attack" or not self._play.named:
            return None
        sides = {person.id: person.is_pc for person in self._view.people}
        row, foe = self._view.row(self._view.now), self._view.row(self._play.selected)
        if row is None or foe is None or sides[foe.id] == sides[row.id] or not foe.able:
            return None
        return row, foe

    def next_event(self) -> dict[str, Any] | None:
        """The attack of the next step as the form has it; None: it is no attack."""
        usual = self._usual()
        return self._event(*usual) if usual is not None else None

    @property
    def next_name(self) -> str:
        """With what, and whom."""
        usual = self._usual()
        if usual is None:
            return ""
        row, foe = usual
        people = {person.id: person.name for person in self._view.people}
        arm = next((arm.label for arm in row.arms if arm.key == self._ui.arm.currentData()), "")
        what = self._ui.skill.currentText() if self._kind == "pressure" else self._words.say(arm)
        return self.tr("{what} → {name}").format(what=what, name=people[foe.id])

    def _event(self, row: Row, foe: Row) -> dict[str, Any]:
        ui = self._ui
        event: dict[str, Any] = {
            "kind": "attack",
            "who": row.id,
            "target": foe.id,
            "weapon": ui.arm.currentData() or "",
        }
        if self._kind == "pressure" and ui.skill.currentData():
            event = {"kind": "pressure", "who": row.id, "target": foe.id, "skill": ui.skill.currentData()}
        more = {"modifier": ui.modifier.value(), "target_modifier": ui.theirModifier.value()}
        event |= {name: value for name, value in more.items() if value}
        if ui.reaction.currentData():
            event["reaction"] = ui.reaction.currentData()
        event |= {"search": True} if ui.search.isChecked() else {}
        event |= {} if ui.ownPlace.isChecked() else {"vision": 0, "water": ""}
        return event | ({} if ui.theirPlace.isChecked() else {"target_vision": 0, "target_water": ""})

    def _target_row(self) -> tuple[QWidget, ...]:
        button = KeyButton(self._ui.targetRows)
        button.clicked.connect(lambda: self._go(button))
        chance = label("strong")
        chance.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return button, label("caption"), chance, label("caption", wrap=True)

    def _fill_target(self, cells: tuple[QWidget, ...], row: Row, foe: Row, people: Mapping[str, CharacterView]) -> None:
        button, guard, chance, why = cells
        assert isinstance(button, QPushButton)
        assert isinstance(guard, QLabel)
        assert isinstance(chance, QLabel)
        assert isinstance(why, QLabel)
        event = self._event(row, foe)
        button.setProperty("target", foe.id)
        put(button, self.tr("→ {name}").format(name=people[foe.id].name))
        put(guard, self._words.say(foe.guard))
        put(chance, "…")
        put(why, "")
        lit(button, event, rule="EN-HIT-01")
        self._waiting.append((cells, event, people[foe.id]))

    def _try_next(self) -> None:
        """Compute the odds of one target after the other, so that the panel never blocks."""
        if self._play is None or not self._waiting:
            return
        cells, event, person = self._waiting.pop(0)
        self._show_odds(cells, event, person)
        if self._waiting:
            self._later.start()

    def _show_odds(self, cells: tuple[QWidget, ...], event: dict[str, Any], person: CharacterView) -> None:
        button, _, chance, why = cells
        assert isinstance(button, QPushButton)
        assert isinstance(chance, QLabel)
        assert isinstance(why, QLabel)
        assert self._play is not None
        found = self._play.what_if(event)
        if isinstance(found, Problem):
            role(button, "flat" if found.overridable else "")
            lit(button, event if found.overridable else None, found.text(self._words))
            put(chance, "")
            put(why, self._words.say(found.message))
            return
        role(button, "")
        lit(button, event, rule="EN-HIT-01")
        odds = found.check.odds if found.check is not None else None
        put(chance, percent(odds.success, 1) if odds is not None and odds.success is not None else "")
        states = [self._words.say(c.label) for c in person.conditions]
        put(why, self.tr("・").join(states))


def _skills() -> list[tuple[str, str]]:
    """Every skill with which a mind can be pressed (EN-AMB-59): the GM names it."""
    return [(skill, word) for skill, word in tables().skills.items() if not skill.startswith(("art", "knowledge"))]
