"""Drives any check through the tray: parameters, exact odds, thrown or typed dice, windows, the result."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.core.check import Check, CheckKind, DiceRequest
from desktop.core.dice import Dice, Throw, throw_of
from desktop.core.game import Game
from desktop.core.odds import percent
from desktop.core.outcome import Explained, Outcome
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import GameSystem
from desktop.core.words import Words, plus
from desktop.views import theme
from desktop.views.dice import DiceGroup, Die
from desktop.views.dice_tray import DiceTray
from desktop.views.why_popup import WhyPopup


class DiceTrayController(QObject):
    """Holds the check that is under way; the tray only shows it."""

    finished = Signal(object, object)
    """(Outcome, Check), once, when every window has closed."""
    dice_thrown = Signal(object)
    """The Throw, as soon as it is decided."""

    def __init__(self, tray: DiceTray, dice: Dice, words: Words) -> None:
        super().__init__(tray)
        self._tray, self._dice, self._words = tray, dice, words
        self._system: GameSystem[Any] | None = None
        self._game: Game[Any] | None = None
        self._sheet: Sheet | None = None
        self._party: tuple[Sheet, ...] = ()
        self._kind: CheckKind | None = None
        self._values: dict[str, Any] = {}
        self._check: Check | None = None
        self._told = False
        self._pending: Throw | None = None
        self._throws: list[Throw] = []
        self._colour = theme.current().accent
        self._scene = tray.ui.diceView.dice
        self._scene.settled.connect(self._settled)
        tray.kind_chosen.connect(lambda kind: self._choose_kind(kind))
        tray.param_changed.connect(self._param_changed)
        tray.faces_edited.connect(self._faces_edited)
        tray.go_requested.connect(self.go)
        tray.again_requested.connect(self.again)
        tray.option_chosen.connect(self.choose)
        tray.why_requested.connect(self._explain)
        tray.mode_changed.connect(lambda _hand: self._show())
        self._show()

    # from outside

    @property
    def check(self) -> Check | None:
        """The check as it stands."""
        return self._check

    @property
    def waiting(self) -> bool:
        """True while dice are wanted."""
        return self._check is not None and self._check.wants is not None and self._pending is None

    def set_animated(self, animated: bool) -> None:
        """Let dice tumble, or show them at once."""
        self._scene.animated = animated

    def focus(self) -> None:
        """Put the focus where the next key belongs."""
        entry = self._tray.ui.entry
        target = entry if entry.isVisibleTo(self._tray) and entry.isEnabled() else self._tray.ui.goButton
        target.setFocus()

    def prepare(
        self,
        system: GameSystem[Any],
        game: Game[Any],
        sheet: Sheet | None,
        kind: str,
        params: Mapping[str, Any],
        party: Sequence[Sheet] = (),
    ) -> None:
        """Put a check into the tray; nothing is thrown yet. An unknown kind is the first one."""
        self._system, self._game, self._sheet, self._party = system, game, sheet, tuple(party)
        self._colour = sheet.colour if sheet is not None else theme.theme(False, system.id).accent
        self._tray.ui.facing.setText(sheet.name if sheet is not None else "")
        self._choose_kind(kind, params)

    def show_free(self, throw: Throw) -> None:
        """Show dice that belong to no check."""
        self._throws = [throw]
        self._reveal()

    def enter_faces(self, values: Sequence[int]) -> None:
        """Take faces of real dice for the throw that is wanted."""
        request = self._check.wants if self._check else None
        if request is not None:
            self._accept(request, values)

    def go(self) -> None:
        """Do what Enter does now: skip the tumbling, throw, take the typed faces, go on, or begin anew."""
        if self._scene.tumbling:
            self._scene.finish()
            return
        check = self._check
        if check is None:
            return
        if check.wants is not None:
            typed = self._typed(check.wants)
            if typed or self._tray.ui.entry.text().strip():
                self._accept(check.wants, typed)
            else:
                self._throw(self._dice.throw(check.wants.sides))
        elif check.done:
            self.again()
        else:
            primary = next((o for o in check.options if o.primary and o.enabled), None)
            if primary is not None:
                self.choose(primary.id)

    def again(self) -> None:
        """Begin the same check anew."""
        if self._kind is not None:
            self._begin()
            self.focus()

    def choose(self, option: str) -> None:
        """Declare an option of the window that is open."""
        if self._check is None:
            return
        try:
            self._check = self._check.choose(option)
        except TakujoError as error:
            self._complain(error)
            return
        self._show()
        self._tell()
        self.focus()

    # inside

    def _choose_kind(self, kind: str, params: Mapping[str, Any] | None = None) -> None:
        if self._system is None or self._game is None:
            return
        kinds = tuple(self._system.check_kinds(self._sheet, self._game))
        self._kind = next((k for k in kinds if k.id == kind), kinds[0])
        kept = {p.id: self._values[p.id] for p in self._kind.params if p.id in self._values and p.subject}
        defaults = {p.id: p.default for p in self._kind.params}
        self._values = defaults | (kept if params is None else dict(params))
        self._tray.show_kinds(kinds, self._kind.id, self._words)
        self._begin()

    def _param_changed(self, name: str, value: Any) -> None:
        self._values[name] = value
        self._begin()

    def _begin(self) -> None:
        """Make a fresh check of the chosen kind and parameters."""
        if self._system is None or self._game is None or self._kind is None:
            return
        self._told, self._pending = False, None
        self._throws = []
        self._reveal()
        self._tray.clear_result()
        self._tray.show_params(self._kind, self._values, self._words)
        given = {k: v for k, v in self._values.items() if v is not None}
        try:
            self._check = self._system.start_check(self._kind.id, self._sheet, given, self._game, self._party)
        except TakujoError as error:
            self._check = None
            self._show()
            self._complain(error)
            return
        self._show()

    def _throw(self, throw: Throw) -> None:
        """Give dice to the check at once, and let the scene reveal them; nothing is shown before they lie still."""
        assert self._check is not None
        try:
            self._check = self._check.throw(throw)
        except TakujoError as error:
            self._complain(error)
            return
        self._pending = throw
        self.dice_thrown.emit(throw)
        self._tray.ask(None, "")
        self._tray.set_go(self.tr("すぐに見る"))
        self._throws.append(throw)
        self._reveal()

    def _reveal(self) -> None:
        """Show the throws in the scene; later ones lie apart."""
        self._scene.show_dice(
            [
                DiceGroup(tuple(Die(f.sides, f.value, self._colour) for f in throw.faces), added=number > 0)
                for number, throw in enumerate(self._throws)
            ]
        )

    def _settled(self) -> None:
        if self._pending is None:
            return
        self._pending = None
        self._show()
        self._tell()
        # the entry may have lost the focus while it was hidden
        QTimer.singleShot(0, self._refocus)

    def _refocus(self) -> None:
        if self._tray.isAncestorOf(self._tray.window().focusWidget() or self._tray):
            self.focus()

    def _tell(self) -> None:
        check = self._check
        if check is not None and check.done and check.outcome is not None and not self._told:
            self._told = True
            self.finished.emit(check.outcome, check)

    def _typed(self, request: DiceRequest) -> list[int]:
        return read_faces(self._tray.ui.entry.text(), request.sides)

    def _accept(self, request: DiceRequest, values: Sequence[int]) -> None:
        try:
            throw = throw_of(request.sides, list(values), "hand")
        except TakujoError as error:
            self._complain(error)
            return
        self._throw(throw)

    def _faces_edited(self, _text: str) -> None:
        request = self._check.wants if self._check else None
        if request is None:
            return
        typed = len(self._typed(request))
        wanted = len(request.sides)
        if typed == 0:
            text = self._throw_text(request)
        elif typed < wanted:
            text = self.tr("あと {n} 個").format(n=wanted - typed)
        else:
            text = self.tr("この出目で決める")
        self._tray.set_go(text + "　Enter", enabled=typed in (0, wanted) or typed > wanted)

    def _throw_text(self, request: DiceRequest) -> str:
        return self.tr("{n} 個を振る").format(n=len(request.sides)) if len(request.sides) > 1 else self.tr("振る")

    def _complain(self, error: TakujoError) -> None:
        say = self._words.say
        self._tray.ui.prompt.setText("△ " + say(error.problem.message) + say(error.problem.remedy))
        self._tray.ui.prompt.show()

    # showing

    def _show(self) -> None:
        tray, check = self._tray, self._check
        if check is None:
            tray.ask(None, "" if self._kind else self.tr("キャラクターを開くと、ここで判定できます。"))
            tray.set_go(self.tr("振る"), enabled=False)
            tray.ui.againButton.setEnabled(False)
            return
        self._show_odds(check)
        request = check.wants
        tray.ask(request, self._words.say(request.label) if request is not None else "")
        tray.ui.againButton.setEnabled(bool(self._throws))
        if check.outcome is not None and self._throws:
            tray.show_outcome(check.outcome, self._sum(check.outcome), self._words)
        options = () if check.done else check.options
        tray.show_options(options, {o.id: self._option_text(o) for o in options})
        if request is not None:
            hand = tray.ui.handButton.isChecked()
            tray.ui.entry.setPlaceholderText(self.tr("出目を入れる（空で Enter なら振る）") if hand else "")
            tray.set_go(self._throw_text(request) + "　Enter")
        elif check.done:
            tray.set_go(self.tr("次の判定へ　Enter"))
        else:
            primary = next((o for o in options if o.primary), None)
            text = self._words.say(primary.label) if primary else self.tr("上から選んでください")
            tray.set_go(text + ("　Enter" if primary else ""), enabled=primary is not None and primary.enabled)

    def _show_odds(self, check: Check) -> None:
        odds = check.odds()
        if odds.success is None:
            text, permille = "", None
        else:
            text = self.tr("成功 {p}").format(p=percent(odds.success))
            permille = round(odds.success * 1000)
        self._tray.show_odds(odds, text, permille, self._words, [percent(row.chance) for row in odds.rows])

    def _sum(self, outcome: Outcome) -> str:
        faces = " + ".join(str(value) for throw in outcome.throws for value in throw.values)
        parts = [f"{self._words.say(p.label)} {plus(p.value)}" for p in outcome.parts if p.rule or p.value]
        return "　".join(part for part in (faces, *parts) if part)

    def _option_text(self, option: Any) -> str:
        say = self._words.say
        cost = say(option.cost)
        payer = next((s.name for s in self._party if s.id == option.payer and s.name not in cost), "")
        tail = say(option.effect) if option.enabled else "× " + say(option.reason)
        head = "　".join(part for part in (say(option.label), payer, cost) if part)
        return f"{head}\n{tail}" if tail else head

    def _explain(self) -> None:
        outcome = self._check.outcome if self._check else None
        if outcome is None:
            return
        number = Explained(label=outcome.label, value=outcome.total, parts=outcome.parts, note=outcome.detail)
        popup = WhyPopup(self._tray)
        popup.explain("", number, self._words, "", False)
        popup.open_under(self._tray.ui.whyButton)


def read_faces(text: str, sides: Sequence[int]) -> list[int]:
    """Read typed faces: single digits may stand together (`442`); on a d10, 0 means 10.

    >>> read_faces("４ 4２", (6, 6, 6)), read_faces("07", (10, 10)), read_faces("17 4", (20, 20))
    ([4, 4, 2], [10, 7], [17, 4])
    """
    plain = unicodedata.normalize("NFKC", text)
    largest = max(sides, default=6)
    pieces = re.findall(r"\d", plain) if largest <= 10 else re.findall(r"\d{1,3}", plain)
    return [10 if largest == 10 and piece == "0" else int(piece) for piece in pieces]
