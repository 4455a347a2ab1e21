"""An attack that has been declared: both pools, the chance, then the damage of a hit (KO-AMB-41)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from desktop.core.problem import Problem
from desktop.core.words import Words
from desktop.services.keys.letters import assigned, letter_table
from desktop.systems.kotodama.battle.view import BattleView
from desktop.systems.kotodama.connection import SPACES
from desktop.systems.kotodama.numbers import NO_SKILL
from desktop.systems.kotodama.sheet import TAGS
from desktop.systems.kotodama.stage.view import Participant
from desktop.views.forms.systems.kotodama.battle import Ui_KotodamaBattle
from desktop.views.play.tracker_view import Act, RunningEngine
from desktop.views.systems.kotodama.play.parts import Request, ability_of, put, skills_of
from desktop.views.widgets.inputs.pick import choose, fill


class AttackPanel(QObject):
    """Leads an attack from its check to its damage; asks through `request`."""

    def __init__(self, ui: Ui_KotodamaBattle, request: Request, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui, self._request, self._tracker = ui, request, parent
        for strip in (ui.duelHead, ui.duelMore, ui.duelFoot, ui.hitStrip):
            strip.flow(spread=1)
        self._play: RunningEngine | None = None
        self._duel: tuple[str, str] = ("", "")
        self._target = ""
        self._used: dict[tuple[str, str], Any] = {}
        """The last choices of an attack, by person and parameter."""
        self._combos = {
            "ability": ui.duelAbility,
            "skill": ui.duelSkill,
            "opponent_ability": ui.duelOtherAbility,
            "opponent_skill": ui.duelOtherSkill,
        }
        for combo in self._combos.values():
            combo.activated.connect(lambda _n: self._chosen())
        self._modifiers = {"modifier": ui.duelModifier, "opponent_modifier": ui.duelOtherModifier}
        self._denseis = {"densei": ui.duelDensei, "opponent_densei": ui.duelOtherDensei}
        ui.duelTarget.valueChanged.connect(
            ui.duelOtherTarget.setValue
        )  # one for both, until the GM sets another (KO-AMB-26)
        for spin in (ui.duelTarget, ui.duelOtherTarget, *self._modifiers.values()):
            spin.valueChanged.connect(lambda _n: self._show_chance())
        for tick in self._denseis.values():
            tick.toggled.connect(lambda _on: self._show_chance())
        ui.duelSpace.activated.connect(lambda _n: self._show_chance())
        ui.duelButton.clicked.connect(lambda: self._post(self._event()))
        ui.noDuelButton.clicked.connect(self._no_check)
        ui.hitAmount.valueChanged.connect(self._tell)
        ui.hitButton.clicked.connect(self._hurt)
        ui.hitAmount.lineEdit().returnPressed.connect(self._hurt)
        ui.noHitButton.clicked.connect(lambda: self._request({"kind": "damage", "who": self._target, "amount": 0}))
        self._unchecked = ""
        self._told = False
        """Whether the damage has been written, not only proposed."""
        self._declaration: Mapping[str, Any] | None = None
        """The attack in the form that has not been declared yet; None: it has, or there is none."""
        self._view: BattleView | None = None
        self._words = Words()

    def aim(self, event: Mapping[str, Any] | None) -> None:
        """Show the pools of an attack before it is declared; None: there is none any more."""
        before, self._declaration = self._declaration, event
        view = self._view
        if event is None or view is None:
            if before is not None:
                self._put_away(self._ui.duelPanel)
            return
        people = {p.id: p for p in view.people}
        target = str(next(iter(event["targets"])))
        self._show_duel(people[str(event["who"])], people[target], view, self._words)

    @property
    def letters_pick(self) -> Iterator[Act]:
        """Yield the abilities and skills that can be put into the form of the acting side."""
        if self._ui.duelPanel.isHidden():
            return
        letters = letter_table("kotodama", self._words.language).tested
        boxes = (self._ui.duelAbility, self._ui.duelSkill)
        rows = [(str(box.itemData(row)), box.itemText(row)) for box in boxes for row in range(box.count())]
        known = [(key, text) for key, text in rows if key and key != NO_SKILL]
        given = assigned(known, {key: letters.get(key, "") for key, _ in known})
        for key, text in known:
            yield Act(key, given[key], text)

    def pick(self, key: str) -> bool:
        """Put an ability or a skill into the form; False: it is neither."""
        for box in (self._ui.duelAbility, self._ui.duelSkill):
            if box.findData(key) >= 0:
                choose(box, key)
                self._chosen()
                return True
        return False

    @property
    def due(self) -> str:
        """Whose damage is not entered yet, as words for the next step's button; empty: none is due."""
        person = self._person(self._target) if self._target else None
        if person is None or self._told or self._ui.hitAmount.hasFocus():
            return ""
        return self.tr("{name} のダメージを書く").format(name=person.name)

    def lead_to_damage(self) -> bool:
        """Put the focus where the damage of a hit is written; False: none is due."""
        amount = self._ui.hitAmount
        if self._ui.hitPanel.isHidden():
            return False
        amount.setFocus(Qt.FocusReason.ShortcutFocusReason)
        amount.selectAll()
        return True

    def show_play(self, play: RunningEngine, view: BattleView, words: Words) -> None:
        """Show the attack under way, where there is one."""
        self._play, self._view, self._words, ui = play, view, words, self._ui
        self._declaration = None
        people = {p.id: p for p in view.people}
        attack, free = view.attack, view.check is None
        duel = attack is not None and free and attack.who in people and attack.targets[0] in people and view.hit is None
        if duel and attack is not None and self._unchecked != attack.targets[0]:
            self._show_duel(people[attack.who], people[attack.targets[0]], view, words)
        else:
            self._put_away(ui.duelPanel)
        if attack is None:
            self._unchecked = ""
        hit = view.hit.targets[0] if view.hit is not None else self._unchecked
        if free and hit in people:
            self._show_hit(people[hit])
        else:
            self._put_away(ui.hitPanel)
            self._target = ""

    def _put_away(self, panel: QWidget) -> None:
        """Hide a panel; the focus stays in the tracker, for Qt would give it to whatever comes next in the window."""
        if panel.isAncestorOf(QApplication.focusWidget() or self._tracker):
            self._tracker.setFocus(Qt.FocusReason.OtherFocusReason)
        panel.hide()

    def _show_duel(self, active: Participant, passive: Participant, view: BattleView, words: Words) -> None:
        ui = self._ui
        new = (active.id, passive.id) != self._duel or not ui.duelPanel.isVisible()
        self._duel = (active.id, passive.id)
        put(ui.duelTitle, f"{active.name} → {passive.name}")
        for combo, person, tag in ((ui.duelAbility, active, "act"), (ui.duelOtherAbility, passive, "react")):
            self._abilities(combo, person, tag, words)
        for combo, person in ((ui.duelSkill, active), (ui.duelOtherSkill, passive)):
            fill(combo, [(self.tr("技能なし"), NO_SKILL), *skills_of(person, words)])
        if new:
            for name, combo in self._combos.items():
                combo.setCurrentIndex(max(0, combo.findData(self._used.get((self._side(name), name), ""))))
            ui.duelHidden.setChecked(False)
            self._begin_afresh(view)
        for tick, person in ((ui.duelDensei, active), (ui.duelOtherDensei, passive)):
            tick.setVisible(person.id in view.densei)
        spaces = [(self.tr("能動側のいる空間で"), ""), *((words.say(name), key) for key, name in SPACES.items())]
        fill(ui.duelSpace, spaces)
        ui.duelSpace.setVisible(passive.connection == "dive")
        ui.duelPanel.show()
        self._show_chance()

    def _begin_afresh(self, view: BattleView) -> None:
        """Show the usual target, and nothing that the GM has ruled for another attack."""
        targets = (self._ui.duelTarget, self._ui.duelOtherTarget)
        values = {**dict.fromkeys(targets, view.target), **dict.fromkeys(self._modifiers.values(), 0)}
        for spin, value in values.items():
            with QSignalBlocker(spin):
                spin.setValue(value)
        for tick in self._denseis.values():
            with QSignalBlocker(tick):
                tick.setChecked(False)
        choose(self._ui.duelSpace, "")

    def _side(self, name: str) -> str:
        return self._duel[1] if name.startswith("opponent") else self._duel[0]

    def _chosen(self) -> None:
        for name, combo in self._combos.items():
            self._used[self._side(name), name] = combo.currentData()
        self._show_chance()

    def _abilities(self, combo: QComboBox, person: Participant, tag: str, words: Words) -> None:
        """Offer the fitting group first; the others too, for it is only the rule of thumb (KO-AMB-27)."""
        rows = sorted(person.abilities, key=lambda a: a.tag != tag)
        fill(combo, [(f"{ability_of(a, words)}　{words.say(TAGS[a.tag])}", a.id) for a in rows])

    def _event(self) -> dict[str, Any]:
        ui, (active, passive) = self._ui, self._duel
        params: dict[str, Any] = {"opponent": passive}
        for name, combo in self._combos.items():
            if combo.currentData():
                params[name] = combo.currentData()
        view = self._play.shown if self._play is not None else None
        if isinstance(view, BattleView) and ui.duelTarget.value() != view.target:
            params["target"] = ui.duelTarget.value()
        if ui.duelOtherTarget.value() != ui.duelTarget.value():
            params["opponent_target"] = ui.duelOtherTarget.value()
        params |= {name: spin.value() for name, spin in self._modifiers.items() if spin.value()}
        params |= {
            name: True for name, tick in self._denseis.items() if tick.isVisibleTo(ui.duelPanel) and tick.isChecked()
        }
        if ui.duelSpace.isVisibleTo(ui.duelPanel) and ui.duelSpace.currentData():
            params["space"] = ui.duelSpace.currentData()
        if ui.duelHidden.isChecked():
            params["hidden"] = True
        return {"kind": "check", "check": "opposed", "who": active, "params": params}

    def _post(self, event: Mapping[str, Any]) -> None:
        """Post an event, after the declaration of its attack."""
        if self._declaration is not None:
            self._request(self._declaration)
        self._request(event)

    def next_events(self) -> Sequence[Mapping[str, Any]]:
        """Return what comes next as it is filled in: the attack is declared with its check."""
        if self._declaration is not None:
            return self._declaration, self._event()
        event = self.next_event()
        return () if event is None else (event,)

    @property
    def next_name(self) -> str:
        """Text of the button that attacks the target; empty: no target."""
        person = self._person(self._duel[1]) if self._declaration is not None else None
        return self.tr("{name} を攻撃").format(name=person.name) if person is not None else ""

    def next_event(self) -> Mapping[str, Any] | None:
        """The check or the damage as it is filled in, where that is what comes next; None: neither is."""
        if self._play is None or self._play.primary is None:
            return None
        if self._target:
            return None if self.due else self._damage()
        return self._event() if self._play.primary.kind == "check" and self._ui.duelPanel.isVisible() else None

    def _show_chance(self) -> None:
        assert self._play is not None
        before = () if self._declaration is None else (self._declaration,)
        found = self._play.what_if(*before, self._event())
        pools = found.pools if isinstance(found, BattleView) else ()
        against = self.tr("{a} 個 対 {b} 個").format(a=pools[0], b=pools[1]) if len(pools) == 2 else ""
        put(self._ui.duelPools, against)
        odds = None if isinstance(found, Problem) or found.check is None else found.check.odds
        chance = None if odds is None else odds.success
        if not self._play.chances:
            put(self._ui.duelChance, "")
            put(self._ui.duelText, self.tr("達成数が多ければ能動側の勝ち。同数なら受動側の勝ち。"))
            return
        put(self._ui.duelChance, "—" if chance is None else f"{float(chance) * 100:.1f} %")
        put(self._ui.duelText, self.tr("で能動側の勝ち。同数なら受動側の勝ち。"))

    def _no_check(self) -> None:
        self._unchecked = self._duel[1]
        if self._declaration is not None:
            self._request(self._declaration)
            return
        self._put_away(self._ui.duelPanel)
        person = self._person(self._unchecked)
        if person is not None:
            self._show_hit(person)

    # damage

    def _person(self, who: str) -> Participant | None:
        view = self._play.shown if self._play is not None else None
        return next((p for p in view.people if p.id == who), None) if isinstance(view, BattleView) else None

    def _show_hit(self, person: Participant) -> None:
        ui, new = self._ui, person.id != self._target
        self._target = person.id
        put(ui.hitTitle, self.tr("{name} に命中。ダメージ").format(name=person.name))
        ui.hitPanel.show()
        if new:
            with QSignalBlocker(ui.hitAmount):
                ui.hitAmount.setValue(1)
            self._told = False
        self._show_after()

    def _tell(self, _amount: int) -> None:
        self._told = True
        self._show_after()

    def _show_after(self) -> None:
        """Describe the target's state after the damage."""
        if self._play is None or not self._target:
            return
        event = {"kind": "damage", "who": self._target, "amount": self._ui.hitAmount.value()}
        found, old = self._play.what_if(event), self._person(self._target)
        if isinstance(found, Problem) or not isinstance(found, BattleView) or old is None:
            put(self._ui.hitAfter, "")
            return
        new = next(p for p in found.people if p.id == self._target)
        fell = {"downed": self.tr("　戦闘不能"), "dead": self.tr("　死亡")}
        state = fell.get(new.state, "") if new.state != old.state else ""
        put(self._ui.hitAfter, f"HP {_hp(old)} → {_hp(new)}{state}")

    def _damage(self) -> dict[str, Any]:
        self._ui.hitAmount.interpretText()
        return {"kind": "damage", "who": self._target, "amount": self._ui.hitAmount.value()}

    def _hurt(self) -> None:
        event, self._unchecked = self._damage(), ""
        self._request(event)


def _hp(person: Participant) -> str:
    gauge = next((g for g in person.gauges if g.id == "hp"), None)
    return "—" if gauge is None or gauge.value is None else str(gauge.value)
