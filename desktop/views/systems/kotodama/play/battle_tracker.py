"""The round: four phases above, the two scenes in the middle, what may be declared at the foot, the conditions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.core.words import Typed, Words, phrase
from desktop.systems.kotodama.battle.view import BattleView, Term
from desktop.systems.kotodama.sheet import SIDES
from desktop.views.forms.systems.kotodama.battle import Ui_KotodamaBattle
from desktop.views.play.step_strip import StepBox, state_at
from desktop.views.play.tracker_view import Act, RunningEngine, TrackerView
from desktop.views.style import icons
from desktop.views.systems.kotodama.labels import DURATIONS
from desktop.views.systems.kotodama.play.act_panel import ActPanel
from desktop.views.systems.kotodama.play.attack_panel import AttackPanel
from desktop.views.systems.kotodama.play.parts import LanesPanel, Pool, Request, flowing, lit, offered, put, step_button
from desktop.views.systems.kotodama.play.person_tools import PersonTools
from desktop.views.widgets.inputs.pick import fill

FALLEN = {"victory": "enemy", "defeat": "pc"}
"""Whose fall is the usual end, offered first (KO-VIC-03)."""


class TermsPanel(QObject):
    """Shows what ends the battle and what lasts; asks through `request`."""

    def __init__(self, ui: Ui_KotodamaBattle, request: Request, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui, self._request = ui, request
        self._terms: tuple[Term, ...] = ()
        self._who = ""
        self._taken: frozenset[str] = frozenset()
        self._words = Words()
        for host in (ui.conditionChips, ui.effectChips, ui.victorySides, ui.defeatSides):
            flowing(host)
        self.chips = Pool(ui.conditionChips, self._chip)
        self.effects = Pool(ui.effectChips, lambda host: step_button(host, request))
        self._sides = {
            "victory": Pool(ui.victorySides, self._side),
            "defeat": Pool(ui.defeatSides, self._side),
        }
        ui.conditionToggle.clicked.connect(lambda: ui.conditionPanel.setVisible(ui.conditionToggle.isChecked()))
        ui.effectToggle.clicked.connect(lambda: ui.effectPanel.setVisible(ui.effectToggle.isChecked()))
        ui.effectPanel.hide()
        ui.effectAdd.clicked.connect(self._add_effect)
        ui.effectName.returnPressed.connect(self._add_effect)
        for result, dead, add, text in (
            ("victory", ui.victoryDead, ui.victoryAdd, ui.victoryText),
            ("defeat", ui.defeatDead, ui.defeatAdd, ui.defeatText),
        ):
            dead.clicked.connect(lambda _c=False, r=result: self._add_dead(r))
            add.clicked.connect(lambda _c=False, r=result: self._add_text(r))
            text.returnPressed.connect(lambda r=result: self._add_text(r))

    def _chip(self, host: QWidget) -> QPushButton:
        button = QPushButton(host)
        button.setProperty("role", "small")
        button.setIcon(icons.icon("flag"))
        button.setCheckable(True)
        button.clicked.connect(lambda: self._touch(button))
        return button

    def _side(self, host: QWidget) -> QPushButton:
        button = QPushButton(host)
        button.setProperty("role", "small")
        button.setCheckable(True)
        button.clicked.connect(lambda: self._toggle_side(str(button.property("result")), str(button.property("side"))))
        return button

    def show_play(self, play: RunningEngine, view: BattleView, words: Words) -> None:
        """Show conditions and effects."""
        ui, self._terms, self._who, self._words = self._ui, view.terms, play.selected, words
        heads = {"victory": self.tr("勝利"), "defeat": self.tr("敗北")}
        chips = self.chips.take(len(view.conditions))
        for place, (chip, (result, text)) in enumerate(zip(chips, view.conditions, strict=True)):
            term = view.terms[place]
            met = result in view.met and _holds(term, view)
            mark = "✓ " if term.checked or met else ""
            put(chip, f"{mark}{heads[result]}：{words.say(text)}")
            chip.setProperty("place", place)
            chip.setChecked(met)
            custom = term.kind == "custom"
            chip.setToolTip(
                self.tr("押すと、満たした・満たしていないを切り替えます") if custom else self.tr("押すと外します")
            )
        if view.step == "idle":
            ui.conditionPanel.show()
        elif not ui.conditionToggle.isChecked():
            ui.conditionPanel.hide()
        texts = view.warnings if (view.round, view.step) == (1, "setup") else ()  # as it begins, and no nagging later
        missing = "\n".join(f"△ {words.say(text)}" for text in texts)
        put(ui.conditionWarning, missing)
        ui.conditionWarning.setVisible(bool(missing))
        ui.conditionToggle.setVisible(view.step not in ("idle", "ended"))
        ui.effectToggle.setVisible(view.step not in ("idle", "ended"))
        if ui.conditionPanel.isVisibleTo(ui.content):
            self._show_rows(view, words)
        self._show_effects(play, view, words)

    def _show_rows(self, view: BattleView, words: Words) -> None:
        ui = self._ui
        sides = [side for side in SIDES if any(p.side == side for p in view.people)]
        people = [(p.name, p.id) for p in view.people]
        for result, combo in (("victory", ui.victoryWho), ("defeat", ui.defeatWho)):
            given = {t.side for t in view.terms if t.result == result and t.kind == "all_downed"}
            usual = sorted(sides, key=lambda side: side != FALLEN[result])
            for button, side in zip(self._sides[result].take(len(usual)), usual, strict=True):
                put(button, self.tr("{side}全員の戦闘不能").format(side=words.say(SIDES[side])))
                button.setProperty("result", result)
                button.setProperty("side", side)
                button.setChecked(side in given)
            fill(combo, people)

    def _show_effects(self, play: RunningEngine, view: BattleView, words: Words) -> None:
        ui, names = self._ui, {p.id: p.name for p in view.people}
        arts = {art.name: art.effect for person in view.people for art in person.arts}
        for chip, effect in zip(self.effects.take(len(view.effects)), view.effects, strict=True):
            until = words.say(DURATIONS[effect.until])
            # typed names are not translated
            name = words.say(effect.name) if effect.name in arts else effect.name or effect.id
            if effect.who in names:
                name = words.say(phrase("{name}（{who}）", name=Typed(name), who=Typed(names[effect.who])))
            put(chip, f"{name} {until}")
            does, off = words.say(arts.get(effect.name, "")), self.tr("押すと解除します")
            lit(chip, offered(play, "end_effect", id=effect.id), f"{does}\n{off}" if does else off)
        self._taken = frozenset(effect.id for effect in view.effects)
        put(ui.effectHead, self.tr("{name} に").format(name=names.get(self._who, "—")))
        fill(ui.effectUntil, [(words.say(DURATIONS[key]), key) for key in ("cleanup", "scene", "permanent")])

    # asking

    def _write(self, terms: tuple[Term, ...]) -> None:
        self._request({"kind": "conditions", "conditions": [t.model_dump(mode="json") for t in terms]})

    def _touch(self, chip: QPushButton) -> None:
        chip.setChecked(not chip.isChecked())  # a click has turned it; what is met decides
        place = int(chip.property("place"))
        term = self._terms[place]
        if term.kind == "custom" and not term.checked:
            new: tuple[Term, ...] = (term.evolve(checked=True),)
        else:
            new = ()
        self._write((*self._terms[:place], *new, *self._terms[place + 1 :]))

    def _toggle_side(self, result: str, side: str) -> None:
        same = [t for t in self._terms if (t.result, t.kind, t.side) == (result, "all_downed", side)]
        if same:
            self._write(tuple(t for t in self._terms if t is not same[0]))
        else:
            self._add(result, kind="all_downed", side=side)

    def _add_dead(self, result: str) -> None:
        combo = self._ui.victoryWho if result == "victory" else self._ui.defeatWho
        if combo.currentData():
            self._add(result, kind="dead", who=str(combo.currentData()))

    def _add_text(self, result: str) -> None:
        edit = self._ui.victoryText if result == "victory" else self._ui.defeatText
        text = edit.text().strip()
        if text:
            edit.clear()
            self._add(result, kind="custom", text=text)

    def _add(self, result: str, **known: Any) -> None:
        self._write((*self._terms, Term.model_validate({"result": result, **known})))

    def _add_effect(self) -> None:
        name = self._ui.effectName.text().strip()
        if not name:
            return
        self._ui.effectName.clear()
        names = (name if number == 1 else f"{name}:{number}" for number in count(1))
        identifier = next(free for free in names if free not in self._taken)
        until = str(self._ui.effectUntil.currentData())
        self._request({"kind": "effect", "id": identifier, "name": name, "until": until, "who": self._who})


def _holds(term: Term, view: BattleView) -> bool:
    """Tell which chip is meant when a result is met; a ticked one, a dead one, or a side that has fallen."""
    people = {p.id: p for p in view.people}
    if term.kind == "custom":
        return term.checked
    if term.kind == "dead":
        return term.who in people and people[term.who].state == "dead"
    return all(p.state in ("downed", "dead") for p in view.people if p.side == term.side)


PHASES = ("setup", "initiative", "main", "cleanup")


class BattleTracker(TrackerView):
    """Shows a battle and asks; decides nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui = Ui_KotodamaBattle()
        ui.setupUi(self)
        ui.conditionStrip.flow(spread=1)
        ui.effectStrip.flow(spread=1)
        for strip in (ui.victoryStrip, ui.defeatStrip):
            strip.flow(spread=1)
        self.lanes = LanesPanel(self)
        self.lanes.picked.connect(self.picked)
        self.tools = PersonTools(self._ask, self.check_requested.emit, self)
        ui.lanesHostLayout.addWidget(self.lanes)
        ui.toolsHostLayout.addWidget(self.tools)
        self.terms = TermsPanel(ui, self._ask, self)
        self.act = ActPanel(ui, self._ask, self)
        self.act.formed.connect(self.formed)
        self.attack = AttackPanel(ui, self._ask, self)
        self.act.aimed.connect(self.attack.aim)
        self._play: RunningEngine | None = None

    def _ask(self, event: Mapping[str, Any]) -> None:
        self.requested.emit(dict(event))

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show the state of the battle."""
        view, self._play = play.shown, play
        assert isinstance(view, BattleView)
        put(self.ui.roundNumber, str(view.round or 0))
        self.ui.phases.show_boxes(self._phases(view))
        self.lanes.show_stage(view, play.selected, words, fight=True)
        self.terms.show_play(play, view, words)
        self.act.show_play(play, view, words)
        self.attack.show_play(play, view, words)
        self.tools.show_play(play, words)

    @property
    def due(self) -> str:
        """What must be chosen before the round continues; empty: nothing."""
        return self.act.due or self.attack.due

    def lead(self) -> None:
        """Put the focus on the choice that is due."""
        if not (self.attack.due and self.attack.lead_to_damage()):
            self.act.lead()

    def next_event(self) -> Mapping[str, Any] | None:
        """What comes first of `next_events`."""
        return next(iter(self.next_events()), None)

    def next_events(self) -> Sequence[Mapping[str, Any]]:
        """An art or a move, or the check or damage of an attack, as the form is filled in; or who of equals is next."""
        event = self.act.next_event()
        if event is not None:
            return (event,)
        return self.attack.next_events() or self._nomination()

    def _nomination(self) -> Sequence[Mapping[str, Any]]:
        play = self._play
        if play is None or not play.named:
            return ()
        offer = play.offer("nominate", play.selected)
        return (dict(offer.event),) if offer is not None and not offer.event.get("gm") else ()

    @property
    def next_name(self) -> str:
        """What it is called; empty: its offer names it."""
        return self.act.next_name or self.attack.next_name

    @property
    def acts(self) -> Sequence[Act]:
        """What can be declared in the turn; in an attack the abilities and skills of its pool."""
        return tuple(self.attack.letters_pick) or tuple(self.act.letters_pick)

    @property
    def acts_in_tray(self) -> bool:
        """Abilities and skills have no buttons on the page."""
        return any(True for _ in self.attack.letters_pick)

    def take_act(self, identifier: str) -> None:
        """Put an act, or a part of an attack's pool, into the form."""
        if not (self.acts_in_tray and self.attack.pick(identifier)):
            self.act.take_act(identifier)

    def aim_at(self, who: str) -> bool:
        """Aim what is to be declared, or an attack, at a character."""
        return self.act.aim_at(who)

    def put_down(self) -> bool:
        """Think again."""
        return self.act.put_down()

    def lead_to_damage(self) -> bool:
        """Go where the damage of a hit is written."""
        return self.attack.lead_to_damage()

    @property
    def numbered(self) -> int:
        """The arts that may be declared between the turns."""
        return len(self.act.numbered)

    def take(self, number: int) -> bool:
        """Aim one of them."""
        buttons = self.act.numbered
        if number > len(buttons):
            return False
        buttons[number - 1].click()
        return True

    def _phases(self, view: BattleView) -> list[StepBox]:
        waiting = sum(p.state == "unacted" for p in view.people)
        titles = {
            "setup": (self.tr("セットアップ"), self.tr("全員 未行動へ")),
            "initiative": (self.tr("イニシアティヴ"), self.tr("未行動 {n} 人").format(n=waiting)),
            "main": (self.tr("メイン"), next((p.name for p in view.people if p.id == view.current), "")),
            "cleanup": (self.tr("クリンナップ"), self._ending(view)),
        }
        now = PHASES.index(view.step) if view.step in PHASES else (len(PHASES) if view.step == "ended" else -1)
        boxes = []
        for place, phase in enumerate(PHASES):
            title, text = titles[phase]
            boxes.append(StepBox(title, text, state_at(place, now)))
        return boxes

    def _ending(self, view: BattleView) -> str:
        gone = sum(effect.until == "cleanup" for effect in view.effects)
        return self.tr("効果 {n} つが切れる").format(n=gone) if gone else ""
