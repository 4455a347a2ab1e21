"""Tools for the selected character: numbers by hand, damage without attack, effects, bonds (EN-TAB-11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtWidgets import QPushButton, QWidget

from desktop.core.view_models import CharacterView
from desktop.core.words import Words
from desktop.systems.enishi.sheet import RELATIONS, SET_IN_FIGHT, SET_IN_SESSION, most, title_of
from desktop.views.forms.systems.enishi.person_tools import Ui_PersonTools
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.systems.enishi.play.parts import lit, offered, put
from desktop.views.widgets.inputs.pick import fill

DOWN = ("unconscious", "dead")
"""Conditions in which the help for a character is open, not behind the switch (EN-PRM-06)."""
FEW = 10
"""Values of a number from which its bounds are left out."""
NEW = -1
"""Data of the choice that writes a new bond."""


class PersonTools(QWidget):
    """Changes the selected character; asks through `request`."""

    def __init__(self, request: Callable[[Mapping[str, Any]], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui = Ui_PersonTools()
        ui.setupUi(self)
        for strip in (ui.numberStrip, ui.harmStrip, ui.effectStrip, ui.bondStrip, ui.moreStrip):
            strip.flow()
        self._request = request
        self._who, self._down, self._words = "", False, Words()
        self._numbers: dict[str, int] = {}
        ui.toolsToggle.toggled.connect(ui.toolsBody.setVisible)
        ui.toolsToggle.toggled.connect(lambda _on: self._show_effects())
        ui.toolsBody.hide()
        ui.setButton.clicked.connect(self._set)
        ui.field.currentIndexChanged.connect(lambda _n: self._show_value())
        ui.woundButton.clicked.connect(lambda: self._harm("wound"))
        ui.fatigueButton.clicked.connect(lambda: self._harm("fatigue"))
        ui.bondButton.clicked.connect(self._bond)
        ui.bondRow.activated.connect(lambda _n: self._fill_bond())
        ui.payer.currentIndexChanged.connect(lambda _n: self._show_effects())
        for button in (ui.healButton, ui.reviveButton, ui.drinkButton, ui.revealButton, ui.leaveButton):
            button.clicked.connect(lambda _checked=False, b=button: self._go(b))
        self._play: RunningEngine | None = None
        self._bonds: list[tuple[str, str]] = []
        self._others: list[str] = []

    def _go(self, button: QPushButton) -> None:
        event = button.property("event")
        if event:
            self._request(event)

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show the selected character."""
        person = next((p for p in play.shown.people if p.id == play.selected), None)
        self.setVisible(person is not None)
        if person is None:
            return
        self._play, self._words = play, words
        other, self._who = person.id != self._who, person.id
        self._down = any(condition.id in DOWN for condition in person.conditions)
        ui, fight = self.ui, play.engine == "battle"
        put(ui.toolsHead, self._head(play).format(name=person.name))
        fields = self._fields(person, play)
        self._numbers = {name: value for _, name, value in fields}
        fill(ui.field, [(text, name) for text, name, _ in fields])
        if other or not ui.value.hasFocus():
            self._show_value()
        ui.harmStrip.setVisible(fight)
        free = fight and play.shown.check is None
        ui.harmStrip.setEnabled(free)
        self._show_effects()
        self._show_bonds(play, person, words, other=other)
        self._show_more(play, fight)

    def _head(self, play: RunningEngine) -> str:
        """Name what can be changed here: parts that the campaign does without are none of it."""
        match getattr(play.shown, "bonds", True), getattr(play.shown, "effects", True):
            case True, True:
                return self.tr("{name}の数・所縁・エフェクト")
            case True, False:
                return self.tr("{name}の数・所縁")
            case False, True:
                return self.tr("{name}の数・エフェクト")
        return self.tr("{name}の数")

    def _fields(self, person: CharacterView, play: RunningEngine) -> list[tuple[str, str, int]]:
        """Every number that can be set, with what it is now."""
        gauges = {gauge.field: gauge.value or 0 for gauge in person.gauges}
        row = next((r for r in getattr(play.shown, "rows", ()) if r.id == person.id), None)
        effects = getattr(play.shown, "effects", True)
        dead = any(condition.id == "dead" for condition in person.conditions)
        now = {**gauges, **dict(getattr(row, "numbers", ())), "clv": getattr(row, "clv", None) or 0, "dead": int(dead)}
        hidden = () if effects else ("gauge_ticks",)
        fields = [field for field in SET_IN_FIGHT if field not in (*hidden, "dead")] + ["dead"]
        if play.engine == "session":
            fields += [field for field in SET_IN_SESSION if field not in SET_IN_FIGHT]
        found = [(self._label(field), field, now.get(field, 0)) for field in fields]
        if play.engine == "battle":
            found += [
                (self.tr("行動順番"), "order", getattr(row, "order", None) or 0),
                (self.tr("使った受動行動"), "reactions", getattr(row, "reactions", 0)),
            ]
        return found

    def _label(self, field: str) -> str:
        """Name a number, with its bounds where it has few values."""
        if field == "dead":
            return self.tr("死亡の印（0か1）")
        name, limit = self._words.say(title_of(field)), most(field) or 0
        return self.tr("{name}（0〜{n}）").format(name=name, n=limit) if limit < FEW else name

    def _show_value(self) -> None:
        self.ui.value.setValue(self._numbers.get(str(self.ui.field.currentData()), 0))

    def _set(self) -> None:
        ui = self.ui
        self._request({"kind": "adjust", "who": self._who, "field": ui.field.currentData(), "value": ui.value.value()})

    def _harm(self, kind: str) -> None:
        self._request({"kind": "harm", "who": self._who, "amount": self.ui.amount.value(), "damage": kind})

    # effects

    def _show_effects(self) -> None:
        play, ui = self._play, self.ui
        if play is None:
            return
        names = {person.id: person.name for person in play.shown.people}
        offers = [o for o in play.offers if o.kind == "effect" and o.event.get("receiver") == self._who]
        fill(ui.payer, [(names.get(o.who, o.who), o.who) for o in offers])
        ui.effectStrip.setVisible(bool(offers) and (self._down or ui.toolsToggle.isChecked()))
        payer = ui.payer.currentData()
        for button, effect in ((ui.healButton, "full_heal"), (ui.reviveButton, "revive")):
            found = next((o for o in offers if o.who == payer and o.event.get("effect") == effect), None)
            button.setVisible(found is not None)
            lit(button, dict(found.event) if found is not None else None, rule=found.rule if found else "")

    # bonds

    def _show_bonds(self, play: RunningEngine, person: CharacterView, words: Words, *, other: bool) -> None:
        ui = self.ui
        ui.bondStrip.setVisible(getattr(play.shown, "bonds", True))
        row = next((r for r in getattr(play.shown, "rows", ()) if r.id == person.id), None)
        self._bonds = [(bond[0], bond[1] if len(bond) > 2 else "") for bond in getattr(row, "bonds", ())]
        boxes = [bond[-1] for bond in getattr(row, "bonds", ())]
        rows = [(self.tr("新しい所縁"), NEW)]
        for number, ((name, relation), box) in enumerate(zip(self._bonds, boxes, strict=True)):
            mark = "■" if box else "□"
            rows.append((f"{mark} {name}　{words.say(RELATIONS[relation])}", number))
        fill(ui.bondRow, rows)
        fill(ui.relation, [(words.say(word), key) for key, word in RELATIONS.items() if key])
        self._others = [p.name for p in play.shown.people if p.id != person.id]
        self._offer_people(anew=other)
        if other:
            self._fill_bond()

    def _offer_people(self, *, anew: bool = False) -> None:
        """Offer all characters for a row that is rewritten; for a new one, those without a row (EN-VAL-29).

        Args:
            anew: another character was selected, to whom typed input does not belong.
        """
        ui = self.ui
        had = [name for name, _ in self._bonds] if ui.bondRow.currentData() == NEW else []
        offered = [name for name in self._others if name not in had]
        if [ui.person.itemText(n) for n in range(ui.person.count())] != offered:
            typed = ui.person.currentText()
            ui.person.clear()
            ui.person.addItems(offered)
            if typed and typed not in self._others and not anew:
                ui.person.setEditText(typed)

    def _fill_bond(self) -> None:
        """Put the row that is to be rewritten into the inputs."""
        self._offer_people()
        ui, number = self.ui, self.ui.bondRow.currentData()
        if number is not None and 0 <= number < len(self._bonds):
            name, relation = self._bonds[number]
            ui.person.setEditText(name)
            ui.relation.setCurrentIndex(max(0, ui.relation.findData(relation)))

    def _bond(self) -> None:
        ui, number = self.ui, self.ui.bondRow.currentData()
        name = ui.person.currentText().strip()
        if not name:
            ui.person.setFocus()
            return
        assert self._play is not None
        link = next((p.id for p in self._play.shown.people if p.name == name), "")
        event: dict[str, Any] = {
            "kind": "bond", "who": self._who, "person": name, "relation": ui.relation.currentData(), "gm": True,
            "link": link,
        }  # fmt: skip
        self._request(event | ({"index": number} if number is not None and number >= 0 else {}))

    # the rest

    def _show_more(self, play: RunningEngine, fight: bool) -> None:
        ui = self.ui
        drink = None if fight else offered(play, "drink", self._who)
        ui.drinkButton.setVisible(drink is not None)
        lit(ui.drinkButton, drink, rule="EN-REC-09")
        reveal = offered(play, "reveal", self._who)
        ui.revealButton.setVisible(reveal is not None)
        lit(ui.revealButton, reveal)
        ui.leaveButton.setVisible(fight)
        gone = {"kind": "leave", "who": self._who} if fight and play.shown.check is None else None
        put(ui.leaveButton, self.tr("戦闘から離れる"))
        lit(ui.leaveButton, gone)
