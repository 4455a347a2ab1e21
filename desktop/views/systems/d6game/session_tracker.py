"""遊び: the GM announces a check with its target or bet, then the dice are thrown (D6G-CHK-07, D6G-AMB-12)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox, QWidget

from desktop.core.problem import Problem
from desktop.core.rolls.check import CheckKind
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.odds import percent
from desktop.core.view_models import Offer
from desktop.core.words import Words, phrase, signed_text
from desktop.systems.d6game.session.view import SessionView
from desktop.views import spoken
from desktop.views.forms.systems.d6game.session import Ui_D6gameSession
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.tracker_view import RunningEngine, TrackerView
from desktop.views.widgets.layouts.steady_room import keep_steady
from desktop.views.widgets.shown.odds import OddsLine
from desktop.views.widgets.shown.outcome_tag import kind_of

PERSON = ("restore_life", "show", "leave")
REROLL, ALL_PCS = "reroll_life", "everybody"
TABLE = ("new_game", "dismiss")
ANNOUNCED = {"check": "announce", "fate_check": "announce_fate"}
"""Kind of check → the event by which it is announced."""
NOTHING: Mapping[str, Any] = MappingProxyType({})
MOST_BETS = 21
"""Bets that are listed with their chances; a game may allow more."""


class SessionTracker(TrackerView):
    """One form for what is announced about the character selected on the strip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D6gameSession()
        self.ui.setupUi(self)
        (self._problem_room,) = keep_steady(self.ui.problemLabel)
        self._play: RunningEngine | None = None
        self._words = Words()
        self._kind: CheckKind | None = None
        self._written = False
        """Whether a person has written something into the form since the last check."""
        self._own: dict[str, Offer] = {}
        self._all: dict[str, Offer] = {}
        ui = self.ui
        ui.form.put_in_column()
        ui.kinds.chosen.connect(self._change_kind)
        ui.form.edited.connect(self._write)
        ui.form.confirmed.connect(self._announce)
        ui.announceButton.clicked.connect(self._announce)
        ui.foresee.picked.connect(self._bet)
        ui.withdrawButton.clicked.connect(lambda: self.requested.emit({"kind": "withdraw"}))
        ui.personSteps.chosen.connect(self._step)
        ui.given.chosen.connect(self._give)
        ui.tableSteps.chosen.connect(lambda kind: self.requested.emit(dict(self._all[kind].event)))

    @property
    def shown(self) -> SessionView:
        """The play session as it was shown last."""
        assert self._play is not None
        assert isinstance(self._play.shown, SessionView)
        return self._play.shown

    def next_event(self) -> Mapping[str, Any] | None:
        """What N does: announce the form for the chosen character or the form as written, else the usual step."""
        named = self._play is not None and (self._play.named or self._written)
        announcing = named and not self.ui.announceButton.isHidden()
        return self._event() if announcing and self.ui.announceButton.isEnabled() else None

    def fill(self, who: str, kind: str, params: Mapping[str, Any]) -> bool:
        """Write a check of the selected character into the form, while none is announced."""
        if self._play is None or self.ui.kinds.isHidden() or who != self._play.selected:
            return False
        known = next((k for k in self.shown.kinds if k.id == ANNOUNCED.get(kind)), None)
        if known is None:
            return False
        self._written = True
        own = {param.id for param in known.params}
        self._show_kind(known, {name: value for name, value in params.items() if name in own})
        self._show_form(self.shown, open_=True)
        return True

    def put_down(self) -> bool:
        """Announce nothing after all: the form is as it was."""
        held, self._written = self._written, False
        if held and self._play is not None and not self.ui.kinds.isHidden():
            self._show_kind(self.shown.kinds[0])
            self._show_form(self.shown, open_=True)
        return held

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show the form, or what is announced, and how the last check ended."""
        self._play, self._words = play, words
        shown, ui = self.shown, self.ui
        first = self.tr("まだゲームは始まっていません") if not shown.game else ""
        ui.gameLabel.setText(first or self.tr("第 {n} 回のゲーム").format(n=shown.game))
        announced = shown.step == "announced"
        over = shown.step == "game_over"
        person = next((p for p in shown.people if p.id == play.selected), None)
        name = person.name if person is not None else ""
        asked = self.tr("{name} の判定を告げます。目標や賭けは、振る前に決まります。").format(name=name)
        if announced:
            self._written = False
            if self._kind is not None and not self.ui.form.isHidden():
                self._show_kind(self._kind)  # target and bet were those of this one check (D6G-CHK-07, D6G-FCK-03)
            title = words.say(shown.check.title) if shown.check is not None else ""
            asked = self.tr("告げました：{title}　右のトレイで振ってください。").format(title=title)
        ui.askLabel.setText(words.say(shown.phase) if over else asked)
        self._show_form(shown, open_=not announced and not over and person is not None)
        ui.withdrawButton.setVisible(announced)
        self._show_last(shown)
        self._show_steps(play, name)

    def _show_form(self, shown: SessionView, *, open_: bool) -> None:
        ui = self.ui
        for widget in (ui.kinds, ui.form, ui.announceButton, self._problem_room):
            widget.setVisible(open_)
        self._show_stakes(shown)
        if not open_:
            self._show_ladder(shown)
            return
        ui.foreseeLabel.setText(self.tr("振る前の見込み"))
        ui.foresee.show()
        if self._kind is None or self._kind not in shown.kinds:
            self._show_kind(shown.kinds[0])
        chosen = self._kind.id if self._kind is not None else ""
        ui.kinds.show_faces(
            [
                ButtonFace(kind.id, self._words.say(kind.label), role="segment", checked=kind.id == chosen)
                for kind in shown.kinds
            ]
        )
        self._foresee()

    def _show_ladder(self, shown: SessionView) -> None:
        """Show the hands of the announced check: what the table reads the dice by; no chances where they are hidden."""
        ui, say = self.ui, self._words.say
        assert self._play is not None
        lines = [
            OddsLine(say(row.label), float(row.chance), percent(row.chance), row.current, row.legal, say(row.note))
            for row in shown.ladder
        ]
        least = next((line.label for line in lines if line.current), "")
        ui.foreseeLabel.setText(self.tr("{hand}から成功します。").format(hand=least) if least else "")
        ui.foreseeLabel.setVisible(bool(least))
        drawn = lines if self._play.chances else []
        ui.foresee.setVisible(bool(drawn))
        ui.foresee.show_lines(drawn, noted=True)
        ui.foresee.offer(False)

    def _show_kind(self, kind: CheckKind, values: Mapping[str, Any] = NOTHING) -> None:
        self._kind = kind
        self.ui.form.show_kind(kind, values, self._words)

    def _write(self) -> None:
        self._written = True
        self._foresee()
        self.formed.emit()

    def _change_kind(self, wanted: str) -> None:
        self._written = True
        self._show_kind(next(kind for kind in self.shown.kinds if kind.id == wanted))
        self._show_form(self.shown, open_=True)
        self.formed.emit()

    def _bet(self, number: int) -> None:
        """Bet as much as the line that was clicked says: they begin with 0."""
        bet = self.ui.form.inputs["bet"]
        if isinstance(bet, QSpinBox):
            bet.setValue(number)
            bet.setFocus(Qt.FocusReason.MouseFocusReason)

    def _announce(self) -> None:
        """Enter in the form: what the button says."""
        if not self.ui.announceButton.isHidden() and self.ui.announceButton.isEnabled():
            self.requested.emit(self._event())

    def _event(self) -> dict[str, Any]:
        assert self._play is not None
        kind = self._kind.id if self._kind is not None else "announce"
        given = {key: value for key, value in self.ui.form.values.items() if value not in (None, "")}
        return {"kind": kind, "who": self._play.selected, **given}

    def _foresee(self) -> None:
        """Say the chance, for a fate check of every bet, and what would follow (D6G-PHY-01, D6G-FCK-03)."""
        assert self._play is not None
        ui, words = self.ui, self._words
        now = self._play.what_if(self._event())
        tried = now if not isinstance(now, Problem) else self._play.what_if({**self._event(), "bet": 0})
        odds = tried.check.odds if isinstance(tried, SessionView) and tried.check is not None else None
        lines, idle = [], phrase("")
        if odds is not None and odds.success is not None and isinstance(now, SessionView) and not self._bets:
            lines = [OddsLine(self.tr("成功"), float(odds.success), percent(odds.success), current=True)]
        elif odds is not None and self._bets:
            lines = [
                OddsLine(
                    words.say(row.label), float(row.chance), percent(row.chance),
                    row.current and tried is now, row.legal, words.say(row.note),
                )
                for row in odds.rows[:MOST_BETS]
            ]  # fmt: skip
            idle = next((row.warning for row in odds.rows if row.current and tried is now), idle)
        ui.foresee.show_lines(lines, noted=True)
        ui.foresee.offer(self._bets)
        ui.foreseeLabel.setVisible(bool(lines))
        self._show_stakes(now, words.say(idle))
        problem = now.text(words) if isinstance(now, Problem) else ""
        spoken.write(ui.problemLabel, f"△ {problem}" if problem else "")
        # what the GM may overrule is asked all the same: the refusal then offers the ruling (D6G-AMB-21)
        ui.announceButton.setEnabled(not isinstance(now, Problem) or now.overridable)

    def _show_stakes(self, shown: object, warning: str = "") -> None:
        label = self.ui.stakesLabel
        stakes = self._words.say(shown.stakes) if isinstance(shown, SessionView) else ""
        label.setText("\n".join(part for part in (stakes, warning) if part))
        label.setVisible(bool(label.text()))

    @property
    def _bets(self) -> bool:
        """Whether the form asks for a bet."""
        return self._kind is not None and any(param.id == "bet" for param in self._kind.params)

    def _show_last(self, shown: SessionView) -> None:
        """Say how the last check ended and whose it was, until another one is announced."""
        ui, outcome = self.ui, shown.result if shown.step != "announced" else None
        for widget in (ui.lastLabel, ui.lastTag, ui.lastText):
            widget.setVisible(outcome is not None)
        if outcome is None:
            return
        total = "" if outcome.total is None else signed_text(outcome.total)
        ui.lastLabel.setText(self._words.say(outcome.headline) or total)
        kind = kind_of(outcome.success, accident=outcome.fumble)
        ui.lastTag.show_outcome(kind, self._words.say(outcome.label))
        whose = next((person.name for person in shown.people if person.id == shown.result_who), "")
        ui.lastText.setText("　".join(part for part in (whose, self._words.say(outcome.detail)) if part))

    def _show_steps(self, play: RunningEngine, name: str) -> None:
        ui, words = self.ui, self._words
        self._own = {o.kind: o for o in play.offers if o.who == play.selected and _at_once(o)}
        self._all = {o.kind: o for o in play.offers if o.kind in TABLE}
        ui.personLabel.setText(name)
        ui.personSteps.show_faces([ButtonFace(kind, words.say(o.label)) for kind, o in self._own.items()])
        self._show_gifts(name)
        ui.tableSteps.show_faces(
            [ButtonFace(k, words.say(o.label), role="small") for k, o in self._all.items() if not o.primary]
        )
        ui.tableLabel.setVisible(bool(self._all))

    def _show_gifts(self, name: str) -> None:
        """Fate for a mystery solved or a combat won, to one or to the whole party (D6G-FATE-03)."""
        assert self._play is not None
        labels = {g.id: self._words.say(g.label) for person in self.shown.people for g in person.gauges}
        self.ui.givenLabel.setText(self.tr("ボーナスの{pool}").format(pool=labels.get(self._pool, "")))
        self.ui.givenSpin.setAccessibleName(self.ui.givenLabel.text())
        self.ui.given.show_faces(
            [
                ButtonFace(self._play.selected, self.tr("{name} へ").format(name=name)),
                ButtonFace(ALL_PCS, self.tr("PC全員へ")),
            ]
        )

    @property
    def _pool(self) -> str:
        """What grows: fate, or life in a game that has nothing else."""
        return next((g.id for person in self.shown.people for g in person.gauges if g.id == "fate"), "life")

    def _give(self, to: str) -> None:
        assert self._play is not None
        event = {"kind": "adjust", "field": self._pool, "amount": self.ui.givenSpin.value()}
        pcs = [person.id for person in self.shown.people if person.is_pc]
        for who in pcs if to == ALL_PCS else [to]:
            self.requested.emit({**event, "cause": "bonus", "who": who})

    def _step(self, kind: str) -> None:
        event = dict(self._own[kind].event)
        if kind == REROLL:
            dice = self.shown.life_dice
            event |= {"faces": list(RandomDice().throw(dice).values), "origin": "app"}
        self.requested.emit(event)


def _at_once(offer: Offer) -> bool:
    """A step that a button takes: it asks for nothing, or for dice that the program throws."""
    return (offer.kind in PERSON and offer.complete) or offer.kind == REROLL
