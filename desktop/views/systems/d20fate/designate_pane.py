"""指定: what is tested against what, the reasons for two dice, and the chances before anything is fixed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.core.numbers import whole_in
from desktop.core.problem import Problem
from desktop.core.rolls.check import CheckKind, Param
from desktop.core.rolls.odds import percent
from desktop.core.words import Words
from desktop.systems.d20fate.resolve import MODE_NAMES, Mode
from desktop.systems.d20fate.session.view import SessionView
from desktop.views import spoken
from desktop.views.forms.systems.d20fate.loop import Ui_D20FateLoop
from desktop.views.play.button_row import ButtonFace, ButtonRow
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.widgets.inputs.option_rows import option_key
from desktop.views.widgets.shown.odds import OddsLine

COLUMN = 300
"""px at 100 % below which the chances go under the form."""


class DesignatePane(QObject):
    """Keeps what is chosen on the page of 指定 until it is posted."""

    requested = Signal(object)

    def __init__(self, ui: Ui_D20FateLoop, parent: QObject) -> None:
        super().__init__(parent)
        self.ui = ui
        self._play: RunningEngine | None = None
        self._words = Words()
        self._kind: CheckKind | None = None
        self._of: tuple[str, str] | None = None
        """Whose declaration the form was last emptied for, and its words; None: it is of a check before."""
        self._faced = ""
        """Sheet id of the opponent whose conditions were last proposed."""
        ui.designateColumns.share(COLUMN)
        ui.designateButtons.flow()
        ui.plainButton.clicked.connect(lambda: self._change_kind("check"))
        ui.contestButton.clicked.connect(lambda: self._change_kind("contest"))
        ui.designation.edited.connect(lambda _values: self._edited())
        for row in self._rows:
            row.chosen.connect(lambda _name: self.foresee())
        ui.designateButton.clicked.connect(lambda: self.requested.emit(self.written()))
        ui.trivialButton.clicked.connect(self._no_dice)
        ui.impossibleButton.clicked.connect(lambda: self.requested.emit({"kind": "no_check", "why": "impossible"}))
        ui.withdrawButton.clicked.connect(lambda: self.requested.emit({"kind": "withdraw"}))

    @property
    def _rows(self) -> tuple[ButtonRow, ButtonRow, ButtonRow]:
        return self.ui.goodReasons, self.ui.badReasons, self.ui.foeReasons

    @property
    def _shown(self) -> SessionView:
        assert self._play is not None
        assert isinstance(self._play.shown, SessionView)
        return self._play.shown

    # showing

    def show_play(self, play: RunningEngine, shown: SessionView, words: Words) -> None:
        """Show the form, empty after a new declaration."""
        self._play, self._words = play, words
        ui = self.ui
        who = next((person.name for person in shown.people if person.id == shown.who), "")
        text = self.tr("{name} の宣言：{text}").format(name=who, text=shown.text) if shown.text else who
        ui.declarationLabel.setText(f"　{text}" if text else "")
        if (shown.who, shown.text) != self._of or self._kind is None:
            self._of = (shown.who, shown.text)
            ui.designation.more.setChecked(False)
            if shown.kinds:  # before a session has begun there are none to go back to
                self._show_kind(shown.kinds[0], {})
            self._show_reasons(keep=False)
        else:
            self._follow(shown)
        kinds = {offer.kind for offer in play.offers}
        for button in (ui.trivialButton, ui.impossibleButton):
            button.setVisible("no_check" in kinds)
        ui.withdrawButton.setVisible("withdraw" in kinds)
        self.foresee()

    def _follow(self, shown: SessionView) -> None:
        """Offer the characters now present; the rest of the form stays as it is."""
        now = next((kind for kind in shown.kinds if self._kind is not None and kind.id == self._kind.id), None)
        if now is None or now == self._kind:
            return
        kept = self.ui.designation.values
        here = [p for p in now.params if p.id in kept and not (p.against and _unknown(p, kept[p.id]))]
        self._show_kind(now, {p.id: kept[p.id] for p in here})
        self._show_reasons(keep=True)

    def forget(self) -> None:
        """Begin the next designation with an empty form: reasons belong to one check."""
        self._of = None

    def _show_kind(self, kind: CheckKind, values: Mapping[str, Any]) -> None:
        self._kind = kind
        self.ui.plainButton.setChecked(kind.id == "check")
        self.ui.contestButton.setChecked(kind.id == "contest")
        self.ui.designation.show_kind(kind, values, self._words)

    def _show_reasons(self, *, keep: bool) -> None:
        """Offer the reasons of the campaign and what conditions propose; what is proposed is lit and can be put out."""
        shown, foe = self._shown, self._foe()
        facing = next((row for row in shown.facing if row.who == foe), None)
        mine = facing.actor if facing is not None else shown.proposed
        held = {row: set(row.checked()) if keep else set() for row in self._rows}
        numbers = iter(range(1, 100))
        for row, good in ((self.ui.goodReasons, True), (self.ui.badReasons, False)):
            extra = mine.advantage if good else mine.disadvantage
            own = [name for name, is_good in shown.reasons if is_good is good]
            names = (*dict.fromkeys((*extra, *own)),)
            row.show_faces(list(self._chips(names, {*extra, *held[row]}, numbers)))
        theirs = (*facing.opponent.advantage, *facing.opponent.disadvantage) if facing is not None else ()
        self.ui.foeReasons.show_faces(list(self._chips(theirs, set(theirs), numbers)))
        for row, line in zip(self._rows, (self.ui.goodLine, self.ui.badLine, self.ui.foeLine), strict=True):
            line.setVisible(bool(row.faces))
            row.put_back()
        self._faced = foe

    def _chips(self, names: tuple[str, ...], taken: set[str], numbers: Iterator[int]) -> Iterator[ButtonFace]:
        key = self._play.choose_key if self._play is not None else ""
        for name in names:
            number = next(numbers)
            cap = option_key(key, number)
            yield ButtonFace(name, self._words.say(name), key=cap, role="chip", checked=name in taken)

    def _foe(self) -> str:
        """Sheet id of the chosen opponent; empty: no contest, or no sheet."""
        if self._kind is None or self._kind.id != "contest":
            return ""
        return str(self.ui.designation.values.get("opponent") or "")

    def foresee(self) -> None:
        """Say the chances before anything is fixed, for all three ways of throwing (D20-PHY-05)."""
        assert self._play is not None
        lines, problem = [], ""
        event = self.written()
        names: dict[str, str] = {mode.value: self._words.say(name) for mode, name in MODE_NAMES.items()}
        names[""] = self.tr("この指定")
        for mode in MODES:
            tried = self._play.what_if({**event, "mode": mode} if mode else event)
            if isinstance(tried, Problem):
                problem = tried.text(self._words)
                break
            odds = tried.check.odds if tried.check is not None else None
            if odds is not None and odds.success is not None:
                part = float(odds.success)
                lines.append(OddsLine(names[mode], part, percent(odds.success), current=not mode))
        self.ui.foresee.show_lines(lines)
        self.ui.foreseeLabel.setVisible(bool(lines))
        spoken.write(self.ui.designateProblem, f"△ {problem}" if problem else "")
        self.ui.designateButton.setEnabled(not problem)

    # choosing

    def written(self) -> dict[str, Any]:
        """The present designation."""
        kind = self._kind.id if self._kind is not None else "check"
        good, bad, foe = (row.checked() for row in self._rows)
        assert self._play is not None
        facing = next((row for row in self._shown.facing if row.who == self._foe()), None)
        theirs = facing.opponent if facing is not None else None
        foe_good = [name for name in foe if theirs is not None and name in theirs.advantage]
        foe_bad = [name for name in foe if theirs is not None and name in theirs.disadvantage]
        event = designation(kind, self.ui.designation.values, (good, bad), (foe_good, foe_bad))
        return {**event, "who": self._shown.who or self._play.selected}

    @property
    def numbered(self) -> int:
        """How many reasons are offered."""
        return sum(len(row.faces) for row in self._rows)

    def take(self, number: int) -> bool:
        """Take a reason by its number, or let it go; False: there is none."""
        faces = [(row, face) for row in self._rows for face in row.faces]
        if not 1 <= number <= len(faces):
            return False
        row, face = faces[number - 1]
        button = row.button(face.id)
        assert button is not None
        button.click()
        return True

    def fill(self, kind: str, params: Mapping[str, Any]) -> bool:
        """Write a check that was typed or clicked; what it does not name, and the reasons, stay as they are.

        One against an absent opponent is outside of the loop: it goes to the tray.
        """
        found = next((k for k in self._shown.kinds if k.id == kind), None)
        if found is None or self.absent(kind, params):
            return False
        kept = self.ui.designation.values
        self._show_kind(found, {p.id: kept[p.id] for p in found.params if p.id in kept} | dict(params))
        self._edited()
        return True

    def absent(self, kind: str, params: Mapping[str, Any]) -> str:
        """Name the absent opponent of a check; empty: none is absent."""
        against = (p for k in self._shown.kinds if k.id == kind for p in k.params if p.against)
        return next((str(params[p.id]) for p in against if _unknown(p, params.get(p.id))), "")

    def _edited(self) -> None:
        if self._foe() != self._faced:
            self._show_reasons(keep=True)
        self.foresee()

    def _change_kind(self, wanted: str) -> None:
        kind = next((k for k in self._shown.kinds if k.id == wanted), None)
        if kind is not None:
            kept = self.ui.designation.values
            self._show_kind(kind, {p.id: kept[p.id] for p in kind.params if p.id in kept and p.id != "subject"})
            self._edited()

    def without_dice(self) -> dict[str, Any]:
        """Return the event that settles the designation without dice."""
        would = {key: value for key, value in self.written().items() if key != "who"}
        return {"kind": "no_check", "why": "trivial", "would_be": would}

    @property
    def ready(self) -> bool:
        """Whether the designation as it is written could be thrown."""
        return self.ui.designateButton.isEnabled()

    def _no_dice(self) -> None:
        """Go without dice where nothing can fail; the chance of failure is looked at first (D20-LAW-01)."""
        self.requested.emit(self.without_dice())


def _unknown(param: Param, value: object) -> bool:
    """Tell whether a value is a sheet that a parameter does not offer; a number is always taken."""
    return (
        isinstance(value, str) and whole_in(value) is None and value not in {choice.value for choice in param.choices}
    )


MODES = ("", *(mode.value for mode in Mode))
"""What the chances are compared for: as designated, then each way of throwing."""
NO_OPPONENT = 0
"""The modifier of an opponent who was not chosen, as everywhere a contest is made (D20-CON-02)."""
_SWITCHES = {"on": True, "off": False}
_PLAIN = ("dc", "dc_hidden")
_CONTEST = ("opponent", "pairing", "opponent_subject", "opponent_ability", "opponent_mode", "secret", "swap",
            "opponent_first")  # fmt: skip


def designation(
    kind: str,
    values: Mapping[str, Any],
    own: tuple[Sequence[str], Sequence[str]],
    foes: tuple[Sequence[str], Sequence[str]],
) -> dict[str, Any]:
    """Return the event of a designation; what was not given is left to the rules.

    Args:
        own, foes: reasons for advantage and for disadvantage that were chosen by name, of each side.
    """
    event: dict[str, Any] = {"kind": "designate"}
    for name in ("subject", "ability", "mode", "damage", *(_CONTEST if kind == "contest" else _PLAIN)):
        if values.get(name) not in (None, ""):
            event[name] = values[name]
    for prefix in ("", "opponent_"):
        if values.get(f"{prefix}proficiency") in _SWITCHES:
            event[f"{prefix}proficiency"] = _SWITCHES[values[f"{prefix}proficiency"]]
    event |= _reasons("", values, *own)
    if kind == "contest":
        event.setdefault("opponent", NO_OPPONENT)
        event |= _reasons("opponent_", values, *foes)
    return event


def _reasons(prefix: str, values: Mapping[str, Any], good: Sequence[str], bad: Sequence[str]) -> dict[str, Any]:
    """A ticked switch without a named reason is a reason of its own."""
    found = {}
    for switch, names, word in (("advantage", good, "有利"), ("disadvantage", bad, "不利")):
        chosen = tuple(names) or ((word,) if values.get(f"{prefix}{switch}") else ())
        if chosen:
            found[f"{prefix}{switch}s"] = chosen
    return found
