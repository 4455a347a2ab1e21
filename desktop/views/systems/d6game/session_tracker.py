"""遊び: the GM announces a check with its target or bet, then the dice are thrown (D6G-CHK-07, D6G-AMB-12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.core.check import CheckKind
from desktop.core.odds import percent
from desktop.core.problem import Problem
from desktop.core.shown import Offer
from desktop.core.words import Words, signed_text
from desktop.systems.d6game.session.showing import SessionShown
from desktop.views import spoken
from desktop.views.contract import PlayShown
from desktop.views.forms.systems.d6game.session import Ui_D6gameSession
from desktop.views.table.button_row import ButtonFace
from desktop.views.widgets.odds import OddsLine

PERSON = ("restore_life", "show", "leave")
TABLE = ("new_game", "dismiss")
MOST_BETS = 21
"""Bets that are listed with their chances; a game may allow more."""


class SessionTracker(QScrollArea):
    """One form for what is announced; whoever is selected on the strip is meant."""

    requested = Signal(object)
    picked = Signal(str)
    check_requested = Signal(str, str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_D6gameSession()
        self.ui.setupUi(self)
        self._play: PlayShown | None = None
        self._words = Words()
        self._kind: CheckKind | None = None
        self._own: dict[str, Offer] = {}
        self._all: dict[str, Offer] = {}
        ui = self.ui
        ui.kinds.chosen.connect(self._change_kind)
        ui.form.edited.connect(lambda _values: self._foresee())
        ui.announceButton.clicked.connect(lambda: self.requested.emit(self._event()))
        ui.withdrawButton.clicked.connect(lambda: self.requested.emit({"kind": "withdraw"}))
        ui.personSteps.chosen.connect(lambda kind: self.requested.emit(dict(self._own[kind].event)))
        ui.tableSteps.chosen.connect(lambda kind: self.requested.emit(dict(self._all[kind].event)))

    @property
    def shown(self) -> SessionShown:
        """The evening as it was shown last."""
        assert self._play is not None
        assert isinstance(self._play.shown, SessionShown)
        return self._play.shown

    def next_event(self) -> Mapping[str, Any] | None:
        """What N does: announce what the form says, else the usual step."""
        announcing = self._play is not None and not self.ui.announceButton.isHidden()
        return self._event() if announcing and self.ui.announceButton.isEnabled() else None

    def show_play(self, play: PlayShown, words: Words) -> None:
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
            title = words.say(shown.check.title) if shown.check is not None else ""
            asked = self.tr("告げました：{title}　右のトレイで振ってください。").format(title=title)
        ui.askLabel.setText(words.say(shown.phase) if over else asked)
        self._show_form(shown, open_=not announced and not over and person is not None)
        ui.withdrawButton.setVisible(announced)
        self._show_last(shown)
        self._show_steps(play, name)

    def _show_form(self, shown: SessionShown, *, open_: bool) -> None:
        ui = self.ui
        for widget in (ui.kinds, ui.form, ui.announceButton, ui.foresee, ui.foreseeLabel, ui.problemLabel):
            widget.setVisible(open_)
        if not open_:
            return
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

    def _show_kind(self, kind: CheckKind) -> None:
        self._kind = kind
        self.ui.form.show_kind(kind, {}, self._words)

    def _change_kind(self, wanted: str) -> None:
        self._show_kind(next(kind for kind in self.shown.kinds if kind.id == wanted))
        self._show_form(self.shown, open_=True)

    def _event(self) -> dict[str, Any]:
        assert self._play is not None
        kind = self._kind.id if self._kind is not None else "announce"
        given = {key: value for key, value in self.ui.form.values.items() if value not in (None, "")}
        return {"kind": kind, "who": self._play.selected, **given}

    def _foresee(self) -> None:
        """Say the chance, for a fate check of every bet that may be made (D6G-PHY-01)."""
        assert self._play is not None
        event, lines = self._event(), []
        now = self._play.what_if(event)
        problem = now.said(self._words) if isinstance(now, Problem) else ""
        bet = event.get("bet", 0)
        spec = next((p for p in self._kind.params if p.id == "bet"), None) if self._kind is not None else None
        bets = range(min(MOST_BETS, (spec.maximum or 0) + 1)) if spec is not None else (None,)
        for each in bets:
            tried = now if each in (None, bet) else self._play.what_if({**event, "bet": each})
            if isinstance(tried, Problem) or tried.check is None or tried.check.odds is None:
                continue
            chance = tried.check.odds.success
            if chance is not None:
                label = self.tr("賭け {n}").format(n=each) if each is not None else self.tr("成功")
                lines.append(OddsLine(label, float(chance), percent(chance), current=each in (None, bet)))
        ui = self.ui
        ui.foresee.show_lines(lines)
        ui.foreseeLabel.setVisible(bool(lines))
        ui.problemLabel.setVisible(bool(problem))
        spoken.write(ui.problemLabel, f"△ {problem}" if problem else "")
        # what the GM may overrule is asked all the same: the refusal then offers the ruling (D6G-AMB-21)
        ui.announceButton.setEnabled(not isinstance(now, Problem) or now.overridable)

    def _show_last(self, shown: SessionShown) -> None:
        ui, outcome = self.ui, shown.result
        for widget in (ui.lastLabel, ui.lastTag, ui.lastText):
            widget.setVisible(outcome is not None)
        if outcome is None:
            return
        total = "" if outcome.total is None else signed_text(outcome.total)
        ui.lastLabel.setText(self._words.say(outcome.headline) or total)
        kind = "plain" if outcome.success is None else "success" if outcome.success else "error"
        ui.lastTag.show_outcome(kind, self._words.say(outcome.label))
        ui.lastText.setText(self._words.say(outcome.detail))

    def _show_steps(self, play: PlayShown, name: str) -> None:
        ui, words = self.ui, self._words
        self._own = {o.kind: o for o in play.offers if o.kind in PERSON and o.who == play.selected and o.complete}
        self._all = {o.kind: o for o in play.offers if o.kind in TABLE}
        ui.personLabel.setText(name)
        ui.personSteps.show_faces([ButtonFace(kind, words.say(o.label)) for kind, o in self._own.items()])
        ui.tableSteps.show_faces(
            [ButtonFace(k, words.say(o.label), role="primary" if o.primary else "") for k, o in self._all.items()]
        )
        ui.tableLabel.setVisible(bool(self._all))
