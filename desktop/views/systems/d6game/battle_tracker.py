"""戦闘: the duel of hidden hands, one question at a time, with the order of this round above it (D6G-CMB-01 to -13)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.core.shown import Offer, PersonShown
from desktop.core.words import Words
from desktop.systems.d6game.battle.showing import BattleShown
from desktop.systems.d6game.sheet import ENEMY, PARTY
from desktop.views.contract import PlayShown
from desktop.views.forms.systems.d6game.battle import Ui_D6gameBattle
from desktop.views.table.button_row import ButtonFace
from desktop.views.table.step_strip import StepBox
from desktop.views.widgets.option_rows import OptionLine

STEPS = ("target", "attack_roll", "power", "response", "defence_roll", "turn_end")
"""States of a turn in their order; a hand that is opened late stands with the answer."""
BEFORE, AFTER = ("setup", "order"), ("combat_end", "closed", "game_over")
STEERING = ("begin", "next", "reveal", "pass", "end", "resume", "dismiss", "close")


class BattleTracker(QScrollArea):
    """Shows whose turn it is and what is asked; the dice and their cover lie in the tray."""

    requested = Signal(object)
    picked = Signal(str)
    check_requested = Signal(str, str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D6gameBattle()
        self.ui.setupUi(self)
        self._play: PlayShown | None = None
        self._words = Words()
        self._steering: dict[str, Offer] = {}
        ui = self.ui
        ui.order.chosen.connect(self.picked)
        ui.targets.chosen.connect(self._attack)
        ui.answers.chosen.connect(lambda option: self.requested.emit({"kind": "choose", "option": option}))
        ui.steering.chosen.connect(lambda kind: self.requested.emit(dict(self._steering[kind].event)))
        ui.sides.chosen.connect(self._change_side)
        ui.sideButton.clicked.connect(lambda: self._change_side(ui.sideEdit.text().strip()))
        ui.seen.chosen.connect(self._show_or_hide)

    @property
    def shown(self) -> BattleShown:
        """The combat as it was shown last."""
        assert self._play is not None
        assert isinstance(self._play.shown, BattleShown)
        return self._play.shown

    def show_play(self, play: PlayShown, words: Words) -> None:
        """Show the step of the duel that is asked now."""
        self._play, self._words = play, words
        shown = self.shown
        people = {person.id: person for person in shown.people}
        self._show_steps(shown)
        self._show_order(shown, people)
        self._show_duel(shown, people)
        self._show_asked(shown, people)
        self._show_steering()
        self._show_sides(shown)

    def _show_steps(self, shown: BattleShown) -> None:
        titles = {
            "target": self.tr("攻撃対象"),
            "attack_roll": self.tr("攻撃の判定"),
            "power": self.tr("パワー"),
            "response": self.tr("応じ方"),
            "defence_roll": self.tr("応じる判定"),
            "turn_end": self.tr("手番の終わり"),
        }
        step = "defence_roll" if shown.step == "late_roll" else shown.step
        here = STEPS.index(step) if step in STEPS else -1 if step in BEFORE else len(STEPS)
        boxes = []
        for number, name in enumerate(STEPS):
            state = "done" if number < here else "now" if number == here else "later"
            boxes.append(StepBox(titles[name], "", state, number + 1))  # type: ignore[arg-type]
        self.ui.steps.show_boxes(boxes)

    def _life(self, person: PersonShown) -> str:
        gauge = next((g for g in person.gauges if g.id == "life"), None)
        value = "？" if gauge is None or gauge.value is None else str(gauge.value).replace("-", "−")
        return f"{self._words.say(gauge.label) if gauge is not None else ''} {value}".strip()

    def _show_order(self, shown: BattleShown, people: dict[str, PersonShown]) -> None:
        faces = []
        for number, who in enumerate(shown.order, 1):
            person = people[who]
            done = self.tr("　済み") if person.acted and not person.turn else ""
            text = f"{number}. {person.name}　{self._life(person)}{done}"
            faces.append(ButtonFace(who, text, role="primary" if person.turn else ""))
        self.ui.order.show_faces(faces)
        self.ui.orderLabel.setVisible(bool(faces))

    def _show_duel(self, shown: BattleShown, people: dict[str, PersonShown]) -> None:
        ui = self.ui
        attacker, target = people.get(shown.attacker), people.get(shown.target)
        duel = attacker is not None and target is not None
        for widget in (ui.attackerLabel, ui.arrowLabel, ui.targetLabel):
            widget.setVisible(duel)
        ui.attackerLabel.setText(attacker.name if attacker is not None else "")
        ui.targetLabel.setText(target.name if target is not None else "")
        power = "" if shown.power is None else self.tr("パワー {n}").format(n=shown.power)
        ui.powerLabel.setText(power)
        ui.powerLabel.setVisible(duel and bool(power))
        outcome = shown.result
        kind = "plain" if outcome is None or outcome.success is None else "success" if outcome.success else "error"
        ui.resultTag.show_outcome(kind, self._words.say(outcome.label) if outcome is not None else "")

    def _show_asked(self, shown: BattleShown, people: dict[str, PersonShown]) -> None:
        assert self._play is not None
        ui, check = self.ui, shown.check
        actor = next((person for person in people.values() if person.turn), None)
        name = actor.name if actor is not None else ""
        asked = {
            "setup": self.tr("だれがどの陣営かを確かめて、始めます。"),
            "target": self.tr("{name} は、だれを攻撃しますか？").format(name=name),
            "attack_roll": self.tr("{name} は、伏せて振ります。").format(name=name),
            "power": self.tr("{name} は、パワーを決めます。").format(name=name),
            "response": self.tr("{name} は、どう応じますか？").format(name=ui.targetLabel.text()),
            "defence_roll": self.tr("{name} が振ります。").format(name=ui.targetLabel.text()),
            "turn_end": self.tr("{name} の手番が終わりました。").format(name=name),
        }
        ui.askLabel.setText(asked.get(shown.step, self._words.say(shown.phase)))
        targets = [o for o in self._play.offers if o.kind == "target"]
        faces = []
        for offer in targets:
            person = people.get(str(offer.event.get("target")))
            life = f"　{self._life(person)}" if person is not None else ""
            own = self.tr("　（同じ陣営）") if offer.event.get("confirmed") is True else ""
            role = "primary" if offer.primary else "small" if own else ""
            text = f"{self._words.say(offer.label)}{life}{own}"
            faces.append(ButtonFace(str(offer.event.get("target")), text, role=role))
        ui.targets.show_faces(faces)
        lines = [
            OptionLine(
                o.id, self._words.say(o.label), self._words.say(o.cost), self._words.say(o.effect),
                "" if o.enabled else self._words.say(o.reason), o.rule,
            )
            for o in (check.options if check is not None and not check.done else ())
        ]  # fmt: skip
        ui.answers.show_lines(lines)
        alone = shown.step == "setup" and len(set(dict(shown.sides).values())) < 2
        hint = self.tr("ダイスは右のトレイで振るか、出目を入れます。伏せた手は、本人だけが見ます。")
        if alone:
            hint = self.tr("陣営が一つだけでは始まりません。相手になる人を上で選び、「敵」を押してください。")
        ui.hintLabel.setText(hint)
        ui.hintLabel.setVisible(alone or (check is not None and check.wants is not None))

    def _show_steering(self) -> None:
        assert self._play is not None
        self._steering = {o.kind: o for o in self._play.offers if o.kind in STEERING}
        faces = [
            ButtonFace(kind, self._words.say(offer.label), role="primary" if offer.primary else "")
            for kind, offer in self._steering.items()
        ]
        self.ui.steering.show_faces(faces)

    def _show_sides(self, shown: BattleShown) -> None:
        assert self._play is not None
        own = dict(shown.sides)
        sides = dict.fromkeys((*own.values(), PARTY, ENEMY))
        names = {person.id: person.name for person in shown.people}
        faces = []
        words = {PARTY: self.tr("味方"), ENEMY: self.tr("敵"), "": self.tr("（名前なし）")}
        for side in sides:
            members = self._words.say("、").join(names[who] for who in own if own[who] == side and who in names)
            faces.append(ButtonFace(side, f"{words.get(side, side)}：{members}" if members else words.get(side, side)))
        self.ui.sides.show_faces(faces)
        may = any(offer.kind == "assign" for offer in self._play.offers)
        self.ui.sidesFrame.setVisible(may)
        hidden = set(shown.hidden)
        shows = {str(o.event.get("who")) for o in self._play.offers if o.kind == "show"}
        seen = [ButtonFace(who, names[who], role="chip", checked=who not in hidden) for who in names if who in shows]
        self.ui.seen.show_faces(seen)
        self.ui.shownLabel.setVisible(bool(seen))

    def _attack(self, target: str) -> None:
        assert self._play is not None
        offer = next(o for o in self._play.offers if o.kind == "target" and o.event.get("target") == target)
        self.requested.emit(dict(offer.event))

    def _change_side(self, side: str) -> None:
        assert self._play is not None
        if side and self._play.selected:
            self.ui.sideEdit.clear()
            self.requested.emit({"kind": "assign", "who": self._play.selected, "side": side})

    def _show_or_hide(self, who: str) -> None:
        self.requested.emit({"kind": "show", "who": who, "seen": who in self.shown.hidden})
