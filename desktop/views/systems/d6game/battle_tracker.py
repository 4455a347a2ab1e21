"""戦闘: the duel of hidden hands, one question at a time, with the order of this round above it (D6G-CMB-01 to -13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.core.rolls.check import Option
from desktop.core.view_models import CharacterView, Offer
from desktop.core.words import Words
from desktop.services.keys.letters import letter_table, number_of
from desktop.systems.d6game.battle.view import BattleView
from desktop.systems.d6game.sheet import ENEMY, PARTY
from desktop.views.forms.systems.d6game.battle import Ui_D6gameBattle
from desktop.views.keyboard.key_map import native
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.step_strip import StepBox, state_at
from desktop.views.play.tracker_view import Act, RunningEngine, TrackerView
from desktop.views.widgets.inputs.option_rows import OptionLine
from desktop.views.widgets.shown.outcome_tag import kind_of

STEPS = ("target", "attack_roll", "power", "response", "defence_roll", "turn_end")
"""States of a turn in their order; a hand that is opened late is shown with the answer."""
BEFORE, AFTER = ("setup", "order"), ("combat_end", "closed", "game_over")
PLACED = ("throw", "choose", "target", "adjust", "join", "assign", "place", "reorder", "show", "leave")
"""Steps that have a place of their own, here or in the tray; every other one is a button at the end."""
EARLIER, LATER = "earlier", "later"
GM = "gm"
"""Who acts for those whom no player acts for."""
ATTACK = "attack"
"""The only act of a turn."""
GOES = "-"
"""The button by which a character leaves; no id is so short."""


def life_of(person: CharacterView, words: Words) -> str:
    """Return a character's life under the name it has in this game; ？ where it is hidden."""
    gauge = next((g for g in person.gauges if g.id == "life"), None)
    value = "？" if gauge is None or gauge.value is None else str(gauge.value).replace("-", "−")
    return f"{words.say(gauge.label) if gauge is not None else ''} {value}".strip()


class OrderPanel(QObject):
    """Lets the GM change the order; the strip shows it, but for that of the list before the start."""

    requested = Signal(object)

    def __init__(self, ui: Ui_D6gameBattle, parent: QObject) -> None:
        super().__init__(parent)
        self._ui, self._words = ui, Words()
        self._play: RunningEngine | None = None
        self._shown: BattleView | None = None
        ui.moves.chosen.connect(self._move)

    @property
    def shown(self) -> BattleView:
        """The combat as it was shown last."""
        assert self._shown is not None
        return self._shown

    def show_play(self, play: RunningEngine, words: Words, shown: BattleView) -> None:
        """Show the order; before the start it is that of the list."""
        self._play, self._words, self._shown = play, words, shown
        ui, people = self._ui, {person.id: person for person in shown.people}
        before = shown.step == "setup"
        gauge = next((g for p in shown.people for g in p.gauges if g.id == "life"), None)
        life = words.say(gauge.label) if gauge is not None else ""
        names = words.say("、").join(people[who].name for who in shown.roster)
        text = self.tr("名簿の順（{life}が同じ人は、この順に動きます）").format(life=life)
        ui.orderLabel.setText(f"{text}　{names}")
        ui.orderLabel.setVisible(before)
        chosen, movable = people.get(play.selected), self._movable
        name = chosen.name if chosen is not None else ""
        ways = ((EARLIER, self.tr("▲ {name} を前へ"), 0), (LATER, self.tr("▼ {name} を後へ"), -1))
        here = play.selected in movable and len(movable) > 1
        ui.moves.show_faces(
            [
                ButtonFace(way, text.format(name=name), role="small")
                for way, text, end in ways
                if here and movable[end] != play.selected
            ]
        )

    @property
    def _movable(self) -> tuple[str, ...]:
        """Those whose order the GM may change now: before the start the roster, then the rest of the round."""
        assert self._play is not None
        if self.shown.step == "setup":
            return self.shown.roster
        offer = self._play.offer("reorder")
        order = offer.event.get("order") if offer is not None else None
        return tuple(map(str, order)) if isinstance(order, list) else ()

    def _move(self, way: str) -> None:
        assert self._play is not None
        order = list(self._movable)
        place = order.index(self._play.selected)
        other = place + (1 if way == LATER else -1)
        order[place], order[other] = order[other], order[place]
        before = self.shown.step == "setup"
        self.requested.emit({"kind": "place", "roster": order} if before else {"kind": "reorder", "order": order})


class SidesPanel(QObject):
    """Draws the sides into the form of a combat."""

    requested = Signal(object)

    def __init__(self, ui: Ui_D6gameBattle, parent: QObject) -> None:
        super().__init__(parent)
        self._ui, self._words = ui, Words()
        self._play: RunningEngine | None = None
        self._shown: BattleView | None = None
        ui.moreButton.toggled.connect(lambda _on: self._show_sides())
        ui.sides.chosen.connect(self._change_side)
        ui.sideButton.clicked.connect(lambda: self._change_side(ui.sideEdit.text().strip()))
        ui.control.chosen.connect(self._hand_over)
        ui.seen.chosen.connect(self._show_or_hide)

    @property
    def shown(self) -> BattleView:
        """The combat as it was shown last."""
        assert self._shown is not None
        return self._shown

    def show_play(self, play: RunningEngine, words: Words, shown: BattleView) -> None:
        """Show the sides and who may change to another, who acts for whom, and who is visible."""
        self._play, self._words, self._shown = play, words, shown
        self._show_sides()

    def _show_sides(self) -> None:
        assert self._play is not None
        shown = self.shown
        own = dict(shown.sides)
        sides = dict.fromkeys((*own.values(), PARTY, ENEMY))
        names = {person.id: person.name for person in shown.people}
        faces = []
        words = {PARTY: self.tr("味方"), ENEMY: self.tr("敵"), "": self.tr("（名前なし）")}
        for side in sides:
            members = self._words.say("、").join(names[who] for who in own if own[who] == side and who in names)
            faces.append(ButtonFace(side, f"{words.get(side, side)}：{members}" if members else words.get(side, side)))
        self._ui.sides.show_faces(faces)
        may = any(offer.kind == "assign" for offer in self._play.offers)
        setup = shown.step == "setup"
        self._ui.moreButton.setVisible(may and not setup)
        self._ui.sidesFrame.setVisible(may and (setup or self._ui.moreButton.isChecked()))
        self._show_control(shown, names)
        hidden = set(shown.hidden)
        shows = {str(o.event.get("who")) for o in self._play.offers if o.kind == "show"}
        seen = [ButtonFace(who, names[who], role="chip", checked=who not in hidden) for who in names if who in shows]
        self._ui.seen.show_faces(seen)
        self._ui.shownLabel.setVisible(bool(seen))

    def _show_control(self, shown: BattleView, names: dict[str, str]) -> None:
        """Show who acts for the selected character, and so may look at their hidden hands."""
        assert self._play is not None
        who = self._play.selected
        now = dict(shown.controllers).get(who)
        faces = [] if now is None else [ButtonFace(GM, self.tr("GM"), role="chip", checked=now == GM)]
        for one in shown.players if now is not None else ():
            text = self.tr("本人のPL") if one == who else self.tr("{name} のPL").format(name=names.get(one, ""))
            faces.append(ButtonFace(one, text, role="chip", checked=now == one))
        goes = any(o.kind == "leave" and o.event.get("who") == who for o in self._play.offers)
        if goes:
            text = self.tr("{name} が抜ける").format(name=names.get(who, ""))
            faces.append(ButtonFace(GOES, text, role="small"))
        self._ui.control.show_faces(faces)
        self._ui.controlLabel.setText(self.tr("{name} を動かす人").format(name=names.get(who, "")))
        self._ui.controlLabel.setVisible(bool(faces))

    def _hand_over(self, controller: str) -> None:
        assert self._play is not None
        who = self._play.selected
        goes = controller == GOES
        self.requested.emit(
            {"kind": "leave", "who": who} if goes else {"kind": "assign", "who": who, "controller": controller}
        )

    def _change_side(self, side: str) -> None:
        assert self._play is not None
        if side and self._play.selected:
            self._ui.sideEdit.clear()
            self.requested.emit({"kind": "assign", "who": self._play.selected, "side": side})

    def _show_or_hide(self, who: str) -> None:
        self.requested.emit({"kind": "show", "who": who, "seen": who in self.shown.hidden})


class BattleTracker(TrackerView):
    """Shows whose turn it is and what is asked; the dice and their cover are in the tray."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D6gameBattle()
        self.ui.setupUi(self)
        self._play: RunningEngine | None = None
        self._words = Words()
        self._steering: dict[str, Offer] = {}
        self._aimed = ""
        """Sheet id of the character at whom the attack is aimed by a letter; empty: no target yet."""
        self._named = False
        """Whether a letter has named the attack, so that it may be at one of the same side."""
        ui = self.ui
        ui.targets.chosen.connect(self._attack)
        for row in (ui.answers, ui.powers):
            row.chosen.connect(lambda option: self.requested.emit({"kind": "choose", "option": option}))
        ui.steering.chosen.connect(lambda kind: self.requested.emit(self._steered(kind)))
        self._order, self._sides = OrderPanel(ui, self), SidesPanel(ui, self)
        for panel in (self._order, self._sides):
            panel.requested.connect(self.requested)

    @property
    def shown(self) -> BattleView:
        """The combat as it was shown last."""
        assert self._play is not None
        assert isinstance(self._play.shown, BattleView)
        return self._play.shown

    def next_event(self) -> Mapping[str, Any] | None:
        """What N does: at the end of a combat what the form says of it, an attack at the chosen character."""
        if self._play is None:
            return None
        if "close" in self._steering:
            return self._steered("close")
        targets = [dict(offer.event) for offer in self._play.offers if offer.kind == "target"]
        if self._aimed:
            return next((event for event in targets if event["target"] == self._aimed), None)
        chosen = self._play.selected if self._play.named else ""
        return next((event for event in targets if event["target"] == chosen and not event["confirmed"]), None)

    # acts of a turn, by letter

    @property
    def acts(self) -> Sequence[Act]:
        """The attack, in the turn of the character who is selected."""
        if self._play is None or self.shown.step != "target" or self._play.selected != self._actor:
            return ()
        letter = letter_table("d6game", self._words.language).acts.get(ATTACK, "")
        return (Act(ATTACK, letter, self.tr("攻撃する")),)

    @property
    def _actor(self) -> str:
        return next((person.id for person in self.shown.people if person.turn), "")

    def take_act(self, identifier: str) -> None:
        """Name the attack: it may be at one of the same side, too."""
        self._named = identifier == ATTACK

    def aim_at(self, who: str) -> bool:
        """Aim the attack at a character; at one of the same side only where it has been named."""
        assert self._play is not None
        targets = {str(o.event["target"]): bool(o.event["confirmed"]) for o in self._play.offers if o.kind == "target"}
        if who not in targets or (targets[who] and not self._named):
            return False
        self._aimed = who
        self._show_targets(self.shown)
        self.formed.emit()
        return True

    def put_down(self) -> bool:
        """Take the target back."""
        held = bool(self._aimed) or self._named
        self._aimed, self._named = "", False
        if held and self._play is not None:
            self._show_targets(self.shown)
        return held

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show the step of the duel that is asked now."""
        before = self._play.shown if self._play is not None else None
        self._play, self._words = play, words
        if play.shown is not before:
            self._aimed, self._named = "", False
        shown = self.shown
        people = {person.id: person for person in shown.people}
        self._show_steps(shown)
        self._order.show_play(play, words, shown)
        self._show_duel(shown, people)
        self._show_asked(shown, people)
        self._show_options(shown)
        self._show_end(shown, people)
        self._show_steering()
        self._sides.show_play(play, words, shown)

    def _show_steps(self, shown: BattleView) -> None:
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
            dodged = name == "defence_roll" and shown.response == "dodge"
            box = StepBox(titles[name], self.tr("振りません")) if dodged else None
            boxes.append(box or StepBox(titles[name], "", state_at(number, here), number + 1))
        self.ui.steps.show_boxes(boxes)

    def _show_duel(self, shown: BattleView, people: dict[str, CharacterView]) -> None:
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
        kind = kind_of(outcome.success, accident=outcome.fumble) if outcome is not None else "plain"
        ui.resultTag.show_outcome(kind, self._words.say(outcome.label) if outcome is not None else "")
        rows = (self._words.say(outcome.headline), self._words.say(outcome.detail)) if outcome is not None else ()
        ui.resultLabel.setText("　".join(part for part in rows if part))
        ui.resultLabel.setVisible(bool(ui.resultLabel.text()))

    def _show_asked(self, shown: BattleView, people: dict[str, CharacterView]) -> None:
        assert self._play is not None
        ui, check = self.ui, shown.check
        actor = next((person for person in people.values() if person.turn), None)
        name = actor.name if actor is not None else ""
        asked = {
            "setup": self.tr("だれがどの陣営かを確かめて、始めます。"),
            "order": self.tr("{title}（この順に1個ずつ振ります）").format(
                title=self._words.say(check.title) if check is not None else ""
            ),
            "target": self.tr("{name} は、だれを攻撃しますか？").format(name=name),
            "attack_roll": self.tr("{name} は、伏せて振ります。").format(name=name),
            "power": self.tr("{name} は、パワーを決めます。").format(name=name),
            "response": self.tr("{name} は、どう応じますか？").format(name=ui.targetLabel.text()),
            "defence_roll": self.tr("{name} が振ります。").format(name=ui.targetLabel.text()),
            "turn_end": self.tr("{name} の手番が終わりました。").format(name=name),
            "closed": self.tr("戦闘は終わりました。N で片づけます。"),
        }
        ui.askLabel.setText(asked.get(shown.step, self._words.say(shown.phase)))
        self._show_targets(shown)
        alone = shown.step == "setup" and len(set(dict(shown.sides).values())) < 2
        hint = self.tr("ダイスは右のトレイで振るか、出目を入れます。伏せた手は、本人だけが見ます。")
        if alone:
            hint = self.tr("陣営が一つだけでは始まりません。相手になる人を上で選び、「敵」を押してください。")
        ui.hintLabel.setText(hint)
        ui.hintLabel.setVisible(alone or (check is not None and check.wants is not None))

    def _show_targets(self, shown: BattleView) -> None:
        """Offer everybody who can be attacked, with the letter that aims; the one aimed at is marked."""
        assert self._play is not None
        people = {person.id: person for person in shown.people}
        faces = []
        for offer in (o for o in self._play.offers if o.kind == "target"):
            who = str(offer.event.get("target"))
            person = people.get(who)
            life = f"　{life_of(person, self._words)}" if person is not None else ""
            own = self.tr("　（同じ陣営）") if offer.event.get("confirmed") is True else ""
            letter = self._play.people.get(who, "")
            text = f"{self._words.say(offer.label)}{life}{own}"
            key = f"Shift+{letter}" if letter else ""
            role = "small" if own else ""
            faces.append(
                ButtonFace(who, text, key=native(key), role=role, checked=True if who == self._aimed else None)
            )
        self.ui.targets.show_faces(faces)

    def _show_options(self, shown: BattleView) -> None:
        """Offer every power side by side, and every answer in a line, with the keys that the tray takes for them."""
        check, words = shown.check, self._words
        letters = self._play.letters if self._play is not None else {}
        options = check.options if check is not None and not check.done else ()
        powers = shown.step == "power"
        faces = [
            ButtonFace(
                o.id, "　".join(filter(None, (words.say(o.label), words.say(o.effect)))),
                key=self._cap(o, letters), tip=o.rule,
            )
            for o in (options if powers else ())
        ]  # fmt: skip
        self.ui.powers.show_faces(faces)
        lines = [
            OptionLine(
                o.id, words.say(o.label), words.say(o.cost), words.say(o.effect),
                "" if o.enabled else words.say(o.reason), rule=o.rule,
                key=self._cap(o, letters),
            )
            for o in (() if powers else options)
        ]  # fmt: skip
        self.ui.answers.show_lines(lines)

    @staticmethod
    def _cap(option: Option, letters: Mapping[str, str]) -> str:
        """Name the key of an option: a power its figure, an answer its letter, what only goes on Enter."""
        return number_of(option) or letters.get(option.id, "Enter" if option.primary and option.enabled else "")

    def _show_end(self, shown: BattleView, people: dict[str, CharacterView]) -> None:
        """Who returns with life 1, and what the GM gives for it (D6G-CMB-13, D6G-FATE-03)."""
        assert self._play is not None
        ui = self.ui
        ended = "close" in {offer.kind for offer in self._play.offers}
        ui.endFrame.setVisible(ended)
        if not ended:
            ui.bonusSpin.setValue(0)
            return
        gauges = {g.id: g for person in people.values() for g in person.gauges}
        life, pool = (self._words.say(gauges[g].label) if g in gauges else "" for g in ("life", "fate"))
        ui.returnLabel.setText(self.tr("{life} 1 で戻る人").format(life=life))
        ui.returnLabel.setVisible(bool(shown.returning))
        ui.returns.show_faces([ButtonFace(w, people[w].name, role="chip", checked=True) for w in shown.returning])
        others = [w for w in shown.fallen if w not in shown.returning]
        ui.mercyLabel.setText(self.tr("GMが認めれば {life} 1 で戻る人").format(life=life))
        ui.mercyLabel.setVisible(bool(others))
        ui.mercies.show_faces([ButtonFace(w, people[w].name, role="chip", checked=False) for w in others])
        ui.bonusLabel.setText(self.tr("ボーナスの{pool}").format(pool=pool or life))
        ui.bonusSpin.setAccessibleName(ui.bonusLabel.text())
        ui.bonusFor.show_faces(
            [ButtonFace(who, people[who].name, role="chip", checked=who in shown.players) for who in shown.roster]
        )

    def _steered(self, kind: str) -> dict[str, Any]:
        """A step of the row; closing takes along who returns and what is given."""
        event = dict(self._steering[kind].event)
        if kind != "close":
            return event
        back = (*self.ui.returns.checked(), *self.ui.mercies.checked())
        bonus = self.ui.bonusSpin.value()
        given = [[who, bonus] for who in self.ui.bonusFor.checked()] if bonus else []
        beyond = bool(set(back) - set(self.shown.returning))
        return {**event, "revive": list(back), "bonus": given, "gm": beyond}

    def _show_steering(self) -> None:
        assert self._play is not None
        self._steering = {o.kind: o for o in self._play.offers if o.kind not in PLACED}
        faces = [
            ButtonFace(kind, self._words.say(offer.label), role="small")
            for kind, offer in self._steering.items()
            if not offer.primary  # that one is on the button of the next step
        ]
        self.ui.steering.show_faces(faces)

    def _attack(self, target: str) -> None:
        assert self._play is not None
        offer = next(o for o in self._play.offers if o.kind == "target" and o.event.get("target") == target)
        self.requested.emit(dict(offer.event))
