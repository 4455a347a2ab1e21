"""Whose turn it is: what is left to do, with reach and odds before it is chosen (EN-BTL-04…09)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from desktop.core.problem import Problem
from desktop.core.rolls.odds import percent
from desktop.core.view_models import CharacterView
from desktop.core.words import Words
from desktop.services.keys.letters import assigned, letter_table
from desktop.systems.enishi.battle.view import PRESSING, Arm, Row, View
from desktop.systems.enishi.tables import tables
from desktop.views.forms.systems.enishi.battle import Ui_BattleTracker
from desktop.views.play.tracker_view import Act, RunningEngine
from desktop.views.systems.enishi.play.parts import Pool, Rows, label, light, lit, offered, put, role
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.inputs.pick import choose, fill

ATTACK, PRESSURE, AID = "attack", "pressure", "first_aid"
SIMPLE = ("cruise", "work", "drink", "aux", "signal", "ready", "hold")
"""Acts that need nothing else."""
BUTTONS = {"first_aid": "aidButton", "pressure": "pressButton", **{act: f"{act}Button" for act in SIMPLE}}


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
        arms = ui.armStrip.layout()
        assert arms is not None
        self.arms = Pool(arms, self._arm_button)
        self._arm = self._form = self._target = ""
        """The weapon of an attack; the act in the form; and at whom it is aimed; each may be empty."""
        for button in (
            ui.auxButton, ui.readyButton, ui.signalButton, ui.gripButton, ui.cruiseButton, ui.workButton,
            ui.drinkButton, ui.aidButton, ui.doneButton, ui.holdButton, ui.nextTurnButton,
        ):  # fmt: skip
            button.clicked.connect(lambda _checked=False, b=button: self._go(b))
        for combo in (ui.skill, ui.reaction):
            combo.currentIndexChanged.connect(self._again)
        ui.pressButton.clicked.connect(lambda: self.take_act(PRESSURE))
        ui.patient.currentIndexChanged.connect(self._treat)
        for spin in (ui.modifier, ui.theirModifier):
            spin.valueChanged.connect(self._again)
        for box in (ui.ownPlace, ui.theirPlace, ui.search):
            box.toggled.connect(self._again)
        ui.attackToggle.toggled.connect(self._again)
        ui.skill.activated.connect(lambda _n: self.take_act(PRESSURE))
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

    def _arm_button(self) -> KeyButton:
        button = KeyButton(self._ui.armStrip)
        button.setProperty("role", "small")
        button.setCheckable(True)
        button.clicked.connect(lambda: self.take_act(str(button.property("act"))))
        return button

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
        self._treats = False
        self._form = self._target = ""
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
        self._arm = ""
        for combo in (ui.skill, ui.reaction):
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
        self._show_caps()

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
        if self._arm not in [arm.key for arm in row.arms]:
            self._arm = row.arms[0].key if row.arms else ""
        for button, arm in zip(self.arms.take(len(row.arms)), row.arms, strict=True):
            put(button, f"{words.say(arm.label)}　{words.say(arm.detail)}")
            button.setProperty("act", self._attack(arm))
        if not ui.skill.count():
            fill(ui.skill, [(word, skill) for skill, word in _skills()])
            choose(ui.skill, PRESSING)
        fill(ui.reaction, [(self.tr("受ける"), ""), (self.tr("受けない（0）"), "decline")])
        placed = bool(view.vision or view.water)
        ui.ownPlace.setVisible(placed)
        ui.theirPlace.setVisible(placed)
        closed = bool(row.active) or row.stance in ("defence", "both")
        ui.attackToggle.setVisible(closed)
        open_ = not closed or ui.attackToggle.isChecked()
        for widget in (ui.armStrip, ui.pressStrip, ui.modStrip, ui.targetRows):
            widget.setVisible(open_)
        if not open_:
            put(ui.attackNote, "")
            return
        pressing = self._form == PRESSURE
        shares = self._play is not None and self._play.chances
        text = self.tr("見込みは、ここにある修正すべてを入れた値です") if shares else ""
        put(ui.attackNote, self.tr("意志で抵抗、ダメージなし") if pressing else text)
        foes = [r for r in view.rows if r.id != row.id]
        foes.sort(key=lambda r: people[r.id].is_pc == people[row.id].is_pc)
        self._waiting = []
        for cells, foe in zip(self.targets.take(len(foes)), foes, strict=True):
            self._fill_target(cells, row, foe, people)
        self._later.start()

    # acts by letter

    @property
    def acts(self) -> Sequence[Act]:
        """What can be done now, with letters."""
        row = self._view.row(self._view.now) if self._play is not None else None
        return tuple(self._acts(row)) if row is not None else ()

    def _acts(self, row: Row) -> Iterator[Act]:
        play, words = self._play, self._words
        assert play is not None
        kinds = {str(offer.event["kind"]) for offer in play.offers if offer.who == row.id}
        found = [(self._attack(arm), words.say(arm.label), ATTACK in kinds) for arm in row.arms]
        found.append((PRESSURE, self.tr("心を攻める"), PRESSURE in kinds))
        for act in (*SIMPLE, AID):
            button = self._button(act)
            if not button.isHidden():
                found.append((act, button.text(), button.isEnabled()))
        if "sneak" in kinds:
            found.append(("sneak", self.tr("隠密で仕掛ける"), True))
        kept = letter_table("enishi", words.language).acts
        if row.arms:
            kept = {**kept, self._attack(row.arms[0]): kept.get(ATTACK, "")}
        letters = assigned([(act, text) for act, text, _ in found], {act: kept.get(act, "") for act, *_ in found})
        for act, text, legal in found:
            yield Act(act, letters[act], text.replace("&&", "&"), legal)

    def _attack(self, arm: Arm) -> str:
        return f"{ATTACK}:{arm.key}"

    def _button(self, act: str) -> KeyButton:
        found = getattr(self._ui, BUTTONS[act])
        assert isinstance(found, KeyButton)
        return found

    def _show_caps(self) -> None:
        """Put the letter of each act on its button, and mark the one in the form."""
        letters = {act.id: act.letter for act in self.acts}
        for act in BUTTONS:
            self._button(act).set_key_hint(letters.get(act, ""))
            self._mark(self._button(act), marked=act == self._form)
        for button in self.arms.shown:
            act = str(button.property("act"))
            button.set_key_hint(letters.get(act, ""))
            button.setChecked(act == (self._form or f"{ATTACK}:{self._arm}"))
        for row in self.targets.all[: self.targets.count]:
            self._mark(row[0], marked=self._attacking and row[0].property("target") == self._target)

    def _mark(self, button: QWidget, *, marked: bool) -> None:
        assert isinstance(button, KeyButton)
        button.setCheckable(marked or button is self._ui.pressButton)
        button.setChecked(marked)

    @property
    def _attacking(self) -> bool:
        return self._form == PRESSURE or self._form.startswith(f"{ATTACK}:")

    def take_act(self, act: str) -> None:
        """Put an act into the form; nothing is done yet."""
        if act.startswith(f"{ATTACK}:"):
            self._arm = act.partition(":")[2]
        if not (self._attacking and (act == PRESSURE or act.startswith(f"{ATTACK}:"))):
            self._target = ""
        self._form = act
        self._again()

    def put_down(self) -> bool:
        """Empty the form; False: there is nothing in it."""
        if not self._form:
            return False
        self._form = self._target = ""
        self._again()
        return True

    def aim_at(self, who: str) -> bool:
        """Aim the act in the form at a character, or attack an opponent as usual; False: it cannot be."""
        if self._play is None:
            return False
        row, foe = self._view.row(self._view.now), self._view.row(who)
        if row is None or foe is None or who == row.id:
            return False
        sides = {person.id: person.is_pc for person in self._view.people}
        if self._form == AID:
            return self._aim_aid(row, who)
        if (self._form and not self._attacking) or (not self._form and sides[who] == sides[row.id]):
            return False
        event = self._event(row, foe)
        found = self._play.what_if(event)
        if isinstance(found, Problem):
            return False
        self._form, self._target = self._form or f"{ATTACK}:{self._arm}", who
        self._again()
        return True

    def _aim_aid(self, row: Row, who: str) -> bool:
        if self._ui.patient.findData(who) < 0:
            return False
        choose(self._ui.patient, who)
        self._treats, self._target = True, who
        self._again()
        return True

    @property
    def due(self) -> str:
        """What the act in the form still needs; empty: nothing."""
        if self._attacking and not self._target:
            return self.tr("だれを攻める？")
        return self.tr("だれを手当てする？") if self._form == AID and not self._target else ""

    def lead(self) -> None:
        """Put the focus where it is given."""
        rows = self.targets.all[: self.targets.count]
        target = self._ui.patient if self._form == AID else next((button for button, *_ in rows), None)
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def next_event(self) -> dict[str, Any] | None:
        """What the form would do; None: nothing, or it needs something yet."""
        row = self._view.row(self._view.now) if self._play is not None else None
        if row is None or self._play is None or not self._form or self.due:
            return None
        if self._form == "sneak":
            return offered(self._play, "sneak", row.id)
        if not self._attacking:
            return self._button(self._form).property("event")  # type: ignore[no-any-return]
        foe = self._view.row(self._target)
        return self._event(row, foe) if foe is not None else None

    @property
    def next_name(self) -> str:
        """What it is, and at whom."""
        if self.next_event() is None:
            return ""
        act = next((act.label for act in self.acts if act.id == self._form), "")
        if self._form == PRESSURE:
            act = self.tr("心を攻める《{skill}》").format(skill=self._ui.skill.currentText())
        names = {person.id: person.name for person in self._view.people}
        if self._target not in names:
            return act
        return self.tr("{what} → {name}").format(what=act, name=names[self._target])

    def _event(self, row: Row, foe: Row) -> dict[str, Any]:
        ui = self._ui
        event: dict[str, Any] = {
            "kind": "attack",
            "who": row.id,
            "target": foe.id,
            "weapon": self._arm,
        }
        if self._form == PRESSURE:
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
