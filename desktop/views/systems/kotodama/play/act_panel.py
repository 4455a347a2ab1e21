"""The foot of the round: what may be declared now, at whom, how far, and what comes of it (KO-TBL-17, KO-TBL-20)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.core.problem import Problem
from desktop.core.rolls.check import Option
from desktop.core.words import Words
from desktop.services.keys.letters import assigned, letter_table
from desktop.systems.kotodama.battle.view import BattleView
from desktop.systems.kotodama.stage.view import Participant
from desktop.views.forms.systems.kotodama.battle import Ui_KotodamaBattle
from desktop.views.keyboard.tab_order import reveal
from desktop.views.play.tracker_view import Act, RunningEngine
from desktop.views.systems.kotodama.play.parts import (
    Pool,
    Request,
    asks,
    flowing,
    lit,
    number,
    offered,
    put,
    step_button,
)
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.inputs.option_rows import option_key

PLAIN = ("attack", "combat_move", "full_move")
MOVES = ("combat_move", "full_move")


class ActPanel(QObject):
    """Leads from an act to its declaration; asks through `request`."""

    formed = Signal()
    """What would be declared is another thing, or nothing any more."""
    aimed = Signal(object)
    """An attack with its target, as the event that would declare it; None: none any more."""

    def __init__(self, ui: Ui_KotodamaBattle, request: Request, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui, self._request, self._tracker = ui, request, parent
        for strip in (ui.turnStrip, ui.artStrip, ui.nameStrip, ui.aimHead, ui.targetStrip, ui.endStrip):
            strip.flow(spread=1)
        for host in (ui.actButtons, ui.artButtons, ui.nameButtons):
            flowing(host)
        self.acts = Pool(ui.actButtons, self._act_button)
        self.arts = Pool(ui.artButtons, self._act_button)
        self.names = Pool(ui.nameButtons, lambda host: step_button(host, request))
        self.targets = Pool(ui.targetStrip, self._target)
        self._aim: dict[str, Any] | None = None
        self._act_name = ""
        self._play: RunningEngine | None = None
        self._words = Words()
        for button in (ui.discardButton, ui.victoryButton, ui.defeatButton, ui.endButton):
            asks(button, request)
        ui.declareButton.clicked.connect(self.declare)
        ui.distance.lineEdit().returnPressed.connect(self.declare)
        ui.distance.valueChanged.connect(lambda _n: self.formed.emit())
        ui.cancelButton.clicked.connect(self.cancel)
        ui.disengage.hide()
        ui.discardButton.set_key_hint("Shift+Enter")
        self._due: list[QPushButton] = []
        self._chances = QTimer(self)
        self._chances.setSingleShot(True)
        self._chances.timeout.connect(self._next_chance)
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.timeout.connect(self._reveal)
        self._letters: Mapping[str, str] = {}
        """Letters of the acts of this turn, by their option's id."""
        stop = QShortcut(QKeySequence(Qt.Key.Key_Escape), ui.aimPanel)
        stop.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        stop.activated.connect(self.cancel)

    def _act_button(self, host: QWidget) -> KeyButton:
        button = KeyButton(host)
        button.setAutoDefault(True)  # Enter presses it: N leads here
        button.clicked.connect(lambda: self.begin(button.property("event"), button.property("effect")))
        return button

    def _target(self, host: QWidget) -> QPushButton:
        button = QPushButton(host)
        button.setProperty("role", "small")
        button.setAutoDefault(True)
        button.setCheckable(True)
        button.clicked.connect(lambda: self._hit(button))
        return button

    def show_play(self, play: RunningEngine, view: BattleView, words: Words) -> None:
        """Show what may be declared at this point of the round."""
        self._play, self._words, ui = play, words, self._ui
        self.cancel()
        put(ui.prompt, "\n".join(words.say(line) for line in view.prompts))
        ui.prompt.setVisible(bool(view.prompts))
        self._letters = self._lettered(view)
        current = next((p for p in view.people if p.id == view.current), None)
        free = view.check is None
        ui.turnStrip.setVisible(current is not None and free)
        if current is not None:
            self._show_turn(play, view, current)
        self._show_arts(view, visible=free)
        self._show_names(play, visible=free)
        self._show_end(play, view)
        self._look.start()

    def _show_turn(self, play: RunningEngine, view: BattleView, current: Participant) -> None:
        ui = self._ui
        put(ui.turnName, current.name)
        put(ui.turnCount, number(current.remaining))
        put(ui.turnMost, self.tr("／ {n} 行動回数").format(n=current.budget))
        plain = [option for option in view.windows if option.id in PLAIN]
        plain.sort(key=lambda option: PLAIN.index(option.id))
        for button, option in zip(self.acts.take(len(plain)), plain, strict=True):
            self._fill(button, option, {"kind": "act", "who": current.id, "act": option.id})
        put(ui.discardButton, self.tr("残りを破棄"))
        lit(ui.discardButton, offered(play, "discard", current.id))

    def _lettered(self, view: BattleView) -> Mapping[str, str]:
        """Return id → letter of what may be declared in a turn; arts have theirs by name."""
        if view.step != "main":
            return {}
        kept = letter_table("kotodama", self._words.language).acts
        options = sorted(view.windows, key=lambda option: option.id not in PLAIN)
        return assigned(((o.id, self._words.say(o.label)) for o in options), {a: kept.get(a, "") for a in PLAIN})

    @property
    def letters_pick(self) -> Iterator[Act]:
        """Yield what can be declared in this turn."""
        view = self._play.shown if self._play is not None else None
        if isinstance(view, BattleView) and view.step == "main" and view.check is None:
            for button in (*self.acts.shown, *self.arts.shown):
                act = str(button.property("act"))
                yield Act(act, self._letters.get(act, ""), button.text().replace("&&", "&"), button.isEnabled())

    @property
    def numbered(self) -> Sequence[QPushButton]:
        """The arts that may be declared between the turns."""
        return [] if self._letters else [button for button in self.arts.shown if button.isEnabled()]

    def take_act(self, act: str) -> None:
        """Ask what an act still needs."""
        button = next((b for b in (*self.acts.shown, *self.arts.shown) if b.property("act") == act), None)
        if button is not None:
            self.begin(button.property("event"), button.property("effect"))

    def put_down(self) -> bool:
        """Think again; False: nothing is aimed."""
        aimed = self._aim is not None
        self.cancel()
        return aimed

    def aim_at(self, who: str) -> bool:
        """Aim what is to be declared at a character, or attack an opponent; False: it cannot be."""
        view = self._play.shown if self._play is not None else None
        if not isinstance(view, BattleView):
            return False
        sides = {person.id: person.side for person in view.people}
        if self._aim is None:
            attack = next((button for button in self.acts.shown if button.property("act") == "attack"), None)
            if attack is None or not attack.isEnabled() or sides.get(who) == sides.get(view.current):
                return False
            self.begin(attack.property("event"), attack.property("effect"))
        button = next((button for button in self.targets.shown if button.property("who") == who), None)
        if button is None or button.toolTip() or self._aim is None or self._aim.get("act") in MOVES:
            return False
        button.click()
        return True

    def _fill(self, button: KeyButton, option: Option, event: Mapping[str, Any], key: str = "") -> None:
        words = self._words
        cost = f" {dict(option.cost.args).get('n', '')}" if event["kind"] == "act" else ""
        put(button, f"{words.say(option.label)}{cost}")
        button.set_key_hint(self._letters.get(option.id, key))
        lit(button, event if option.enabled else None, words.say(option.effect if option.enabled else option.reason))
        button.setProperty("effect", words.say(option.effect))
        button.setProperty("act", option.id)

    def _show_arts(self, view: BattleView, *, visible: bool) -> None:
        arts = [option for option in view.windows if ":" in option.id]
        self._ui.artStrip.setVisible(bool(arts) and visible)
        free = 0
        for button, option in zip(self.arts.take(len(arts)), arts, strict=True):
            free += option.enabled
            key = option_key(self._play.choose_key, free) if self._play is not None and option.enabled else ""
            act, _, used = option.id.partition(":")
            if view.step == "main":
                event = {"kind": "act", "who": option.payer, "act": act, "outfit" if act == "attack" else act: used}
            else:
                event = {"kind": "phase_art", "who": option.payer, "art": option.id.removeprefix(f"{option.payer}:")}
            self._fill(button, option, event, key)

    def _show_names(self, play: RunningEngine, *, visible: bool) -> None:
        every = [offer for offer in play.offers if offer.kind == "nominate"]
        offers = [offer for offer in every if not offer.event.get("gm") or offer.who == play.selected]
        self._ui.nameStrip.setVisible(bool(offers) and visible)
        for button, offer in zip(self.names.take(len(offers)), offers, strict=True):
            ruled = self.tr("（GM裁定）") if offer.event.get("gm") else ""
            put(button, self._words.say(offer.label) + ruled)
            lit(button, dict(offer.event), self.tr("イニシアティヴ値の高い人より先に動きます") if ruled else "")

    def _show_end(self, play: RunningEngine, view: BattleView) -> None:
        ui, event = self._ui, offered(play, "end")
        ui.endStrip.setVisible(view.step == "ended" or (event is not None and bool(view.met)))
        words = {"victory": self.tr("勝利"), "defeat": self.tr("敗北")}
        ending = words.get(view.ending, view.ending)
        ended = self.tr("戦闘終了　{result}").format(result=ending)
        put(ui.endTitle, ended if view.step == "ended" else self.tr("条件を満たしました"))
        for button, result in ((ui.victoryButton, "victory"), (ui.defeatButton, "defeat")):
            button.setVisible(result in view.met and event is not None)
            lit(button, {"kind": "end", "result": result} if event is not None else None)
        ui.endButton.setVisible(event is not None)
        lit(ui.endButton, {"kind": "end"} if event is not None else None)

    # aiming

    @property
    def due(self) -> str:
        """What must be chosen before the round continues; empty: nothing."""
        if self._aim is not None:
            return "" if self._aim.get("act") in MOVES else self.tr("対象を選ぶ")
        return ""

    def lead(self) -> None:
        """Put the focus on what is to be chosen now: the first act, or what an act that is aimed still needs."""
        for widget in self._choices()[:1]:
            widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._look.start()

    def _reveal(self) -> None:
        """Scroll the foot of the round into view: where the focus is, else what an act still needs."""
        ui, focus = self._ui, QApplication.focusWidget()
        parts = (ui.turnStrip, ui.artStrip, ui.aimPanel, ui.duelPanel, ui.hitPanel)
        if focus is not None and any(part.isAncestorOf(focus) for part in parts):
            reveal(focus)
            return
        for part in (ui.aimPanel, ui.duelPanel):
            if part.isVisible():
                reveal(part)

    def _choices(self) -> Sequence[QWidget]:
        ui = self._ui
        if self._aim is not None and self._aim.get("act") in MOVES:
            return [ui.distance]
        if self._aim is not None:
            reached = [button for button in self.targets.shown if not button.toolTip()]
            return reached or [ui.cancelButton]
        return [button for button in (*self.acts.shown, *self.arts.shown) if button.isEnabled()]

    def begin(self, event: Mapping[str, Any] | None, effect: str = "") -> None:
        """Ask what an act still needs: its target, or how far."""
        play, ui = self._play, self._ui
        if event is None or play is None or not isinstance(play.shown, BattleView):
            return
        view = play.shown
        actor = next(p for p in view.people if p.id == event["who"])
        self._show_caps(live=True)
        self._aim = {**event}
        act = event.get("act", "")
        art = next((a for a in actor.arts if a.id == event.get("art")), None)
        title = (
            self._words.say(art.name)
            if art is not None
            else {"attack": self.tr("攻撃"), "combat_move": self.tr("戦闘移動"), "full_move": self.tr("全力移動")}.get(
                act, ""
            )
        )
        self._act_name = title
        put(ui.aimTitle, f"{actor.name}　{title}" + (f"　{effect}" if effect else ""))
        moving = act in MOVES
        limit = actor.full_move if act == "full_move" else actor.combat_move
        ui.distance.setVisible(moving)
        ui.distanceLimit.setVisible(moving)
        ui.disengage.setVisible(act == "full_move")
        ui.disengage.setChecked(False)
        ui.distance.setValue(limit or 0)
        put(ui.distanceLimit, self.tr("／ {n} まで").format(n=limit))
        ui.lasting.setVisible(art is not None and art.duration != "instant")
        ui.lasting.setChecked(art is not None and art.duration != "instant")
        ui.aimNote.setVisible(art is not None and bool(art.effect))  # its effect is a text: the program moves no number
        ui.declareButton.setVisible(act != "attack")
        ui.targetStrip.setVisible(not moving)
        ui.aimPanel.show()
        if moving:
            ui.distance.setFocus(Qt.FocusReason.ShortcutFocusReason)
            ui.distance.selectAll()
        else:
            self._show_targets(view, actor, attack=act == "attack", own=art is not None and art.on_self)
        self._look.start()
        self.formed.emit()

    def _show_caps(self, *, live: bool) -> None:
        for button in (*self.acts.shown, *self.arts.shown):
            button.set_key_live(live)

    def _show_targets(self, view: BattleView, actor: Participant, *, attack: bool, own: bool) -> None:
        people = [p for p in view.people if not (attack and (p.id == actor.id or p.state == "dead"))]
        people = [actor] if own else people
        # an attack's targets begin with the standing, as one point kills the fallen
        people.sort(key=lambda p: ((p.side == actor.side) == attack, attack and p.state == "downed"))
        for button, person in zip(self.targets.take(len(people)), people, strict=True):
            why, more = self._reached(person.id)
            put(button, f"{person.name}　{more}" if more else person.name)
            button.setProperty("who", person.id)
            button.setProperty("name", "" if more else person.name)
            button.setChecked(False)
            button.setToolTip(why)
        if own:
            self.targets.shown[0].setChecked(True)
        self._due = [b for b in self.targets.shown if b.property("name")] if attack else []
        self._chances.start()

    def _reached(self, target: str) -> tuple[str, str]:
        """Tell why a target cannot be reached; empty where it can."""
        assert self._play is not None
        assert self._aim is not None
        found = self._play.what_if({**self._aim, "targets": [target]})
        if isinstance(found, Problem):
            return found.text(self._words), self.tr("届かない") if found.code == "out_of_reach" else "△"
        return "", ""

    def _next_chance(self) -> None:
        """Write one chance at a time, since large pools take a while."""
        if not self._due or self._aim is None or self._play is None:
            return
        button = self._due.pop(0)
        params = {"opponent": button.property("who")}
        found = self._play.what_if({"kind": "check", "check": "opposed", "who": self._aim["who"], "params": params})
        odds = None if isinstance(found, Problem) or found.check is None else found.check.odds
        if odds is not None and odds.success is not None:
            put(button, f"{button.property('name')}　{float(odds.success) * 100:.1f} %")
        self._chances.start()

    def _hit(self, button: QPushButton) -> None:
        if self._aim is not None and self._aim.get("act") == "attack":
            for other in self.targets.shown:
                other.setChecked(other is button)
            self.aimed.emit({**self._aim, "targets": [button.property("who")]})
            self._show_caps(live=False)  # letters are abilities and skills now
        self.formed.emit()

    def next_event(self) -> Mapping[str, Any] | None:
        """What is declared, once it has a target or a distance; None: there is something to choose yet."""
        if self._aim is None or not (("art" in self._aim and self._chosen) or self._aim.get("act") in MOVES):
            return None
        return self._aimed()

    @property
    def next_name(self) -> str:
        """What declaring it is called."""
        if self.next_event() is None or self._aim is None:
            return ""
        if self._aim.get("act") in MOVES:
            return self.tr("{act} {n}").format(act=self._act_name, n=self._ui.distance.value())
        return self.tr("{act}を宣言").format(act=self._act_name)

    @property
    def _chosen(self) -> list[str]:
        return [button.property("who") for button in self.targets.shown if button.isChecked()]

    def declare(self) -> None:
        """Declare what is aimed."""
        if self._aim is not None:
            self._send(self._aimed())

    def _aimed(self) -> dict[str, Any]:
        ui, aim = self._ui, {**(self._aim or {})}
        if aim.get("act") in MOVES:
            ui.distance.interpretText()
            aim["distance"] = ui.distance.value()
            aim |= {"disengage": True} if ui.disengage.isChecked() else {}
        else:
            aim["targets"] = self._chosen
            aim |= {"lasting": True} if ui.lasting.isChecked() else {}
        return aim

    def _send(self, event: dict[str, Any]) -> None:
        self.cancel()
        self._request(event)

    def cancel(self) -> None:
        """Think again."""
        aimed, self._aim = self._aim, None
        self._due = []
        if self._ui.aimPanel.isAncestorOf(QApplication.focusWidget() or self._ui.scroll):
            self._tracker.setFocus(Qt.FocusReason.OtherFocusReason)
        self._ui.aimPanel.hide()
        self._show_caps(live=True)
        if aimed is not None:
            self.aimed.emit(None)
            self.formed.emit()
