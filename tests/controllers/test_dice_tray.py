"""The tray, driven by keys: odds before the throw, typed or thrown dice, more dice, options, result, next check."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.tray import tray_words
from desktop.controllers.tray.dice_tray import DiceTrayController
from desktop.core.notation import KIND as LINE
from desktop.core.notation import check as lines
from desktop.core.problem import refuse
from desktop.core.rolls.check import (
    CheckKind,
    Concealment,
    DiceRequest,
    Option,
    Param,
    ParamChoice,
    ParamKind,
    ThrowRecord,
)
from desktop.core.rolls.dice import Face, RandomDice, Throw
from desktop.core.rolls.odds import Odds, OddsRow, at_least, die, repeat
from desktop.core.rolls.outcome import Contribution, Outcome
from desktop.core.sheet import Sheet
from desktop.core.value import Viewer
from desktop.core.words import Words, phrase
from desktop.models.play.play_session import PlaySessionModel
from desktop.services.play.history import Stepped
from desktop.services.text.catalogue import Catalogue
from desktop.views.dice import DieState
from desktop.views.style import theme
from desktop.views.tray.dice_tray import DiceTray
from desktop.views.tray.entry import Mode
from tests.play_sessions import Company, play_session
from tests.tumbling import fly_to_the_end

SKILL, OTHER = 2, 0


@dataclass(frozen=True)
class Pair:
    """A check of our own: 2d6 and a number; a pair throws a third die; then one point may be added."""

    target: int
    modifier: int = 0
    secret: bool = False
    throws: tuple[Throw, ...] = ()
    plus: int = 0
    closed: bool = False

    @property
    def title(self) -> Any:
        return phrase("運動 → {n}", n=self.target)

    @property
    def _pair(self) -> bool:
        return len(self.throws) == 1 and len(set(self.throws[0].values)) == 1

    @property
    def wants(self) -> DiceRequest | None:
        if not self.throws:
            return DiceRequest(sides=(6, 6), label=phrase("2d6"), secret=self.secret)
        return DiceRequest(sides=(6,), label=phrase("もう1d6")) if self._pair else None

    @property
    def options(self) -> tuple[Option, ...]:
        if self.wants is not None or self.closed:
            return ()
        return (
            Option(id="heal", label="全回復", enabled=False, reason=phrase("LPが減っていません。")),
            Option(
                id="plus", label="達成値+1", cost=phrase("ゲージ1"), effect=phrase("1つ上がる"), enabled=not self.plus
            ),
            Option(id="next", label="次へ", primary=True),
        )

    @property
    def done(self) -> bool:
        return self.closed

    @property
    def _total(self) -> int:
        return sum(throw.total for throw in self.throws) + SKILL + self.modifier + self.plus

    @property
    def outcome(self) -> Outcome | None:
        if not self.throws:
            return None
        met = self._total >= self.target
        parts = (
            Contribution(label="ダイス", value=sum(t.total for t in self.throws)),
            Contribution(label="運動", value=2),
        )
        return Outcome(
            label="成功" if met else "失敗",
            success=met,
            total=self._total,
            target=self.target,
            parts=parts,
            throws=self.throws,
        )

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        first = DiceRequest(sides=(6, 6), label=phrase("2d6"), secret=self.secret)
        wanted = (first, DiceRequest(sides=(6,), label=phrase("もう1d6")))
        return tuple(ThrowRecord(request=r, throw=t) for r, t in zip(wanted, self.throws, strict=False))

    def concealment(self, viewer: Viewer) -> Concealment:
        if viewer.gm or not self.secret or not self.throws:
            return Concealment()
        return Concealment(throws=(0,), outcome=True, odds=True, options=True, may_look=True)

    def odds(self) -> Odds:
        need = self.target - self._total
        chance = at_least(repeat(die(6), 0 if self.throws else 2), need)
        rows = tuple(OddsRow(label=f"目標 {t}", chance=Fraction(1, t), current=t == self.target) for t in (5, 7))
        return Odds(success=chance, ways=f"{chance.numerator} / {chance.denominator}", rows=() if self.throws else rows)

    def throw(self, throw: Throw) -> Pair:
        return replace(self, throws=(*self.throws, throw))

    def choose(self, option: str, args: Mapping[str, Any] | None = None) -> Pair:
        if option == "next":
            return replace(self, closed=True)
        if option == "plus" and not self.plus:
            return replace(self, plus=1)
        raise refuse("not_offered", "", phrase("いまは選べません。"))


KIND = CheckKind(
    id="pair",
    label="行為判定",
    notation="2D6",
    params=(
        Param(
            id="skill",
            label="スキル",
            kind=ParamKind.CHOICE,
            default="athletics",
            subject=True,
            choices=(ParamChoice(value="athletics", label="運動"), ParamChoice(value="will", label="意志")),
        ),
        Param(
            id="target",
            label="目標値",
            kind=ParamKind.CHOICE,
            default=7,
            free=True,
            choices=(ParamChoice(value=7, label="C 普通7"), ParamChoice(value=9, label="B 困難9")),
        ),
        Param(id="modifier", label="修正", default=0, minimum=-9, maximum=9),
        Param(id="secret", label="伏せる", kind=ParamKind.SWITCH, default=False, advanced=True),
        Param(id="known", label="相手の達成値", default=None, minimum=0, advanced=True),
    ),
)


def start(kind: str, sheet: Any, params: Mapping[str, Any], game: Any, party: Sequence[Any] = ()) -> Any:
    """Begin our check; target 1 is refused."""
    if kind == LINE:
        return lines.start(params)
    if params.get("target", 7) == 1:
        raise refuse("too_low", "", phrase("目標値 1 は低すぎます。"), phrase("2 以上にしてください。"))
    return Pair(params.get("target", 7), params.get("modifier", 0), params.get("secret", False))


ROOM: Any = SimpleNamespace(id="ours", check_kinds=lambda sheet, game: (KIND,), begin=start)
HERO = Sheet(id="hero", name="霧島 七海", colour="#B5371B")


class ScriptedDice:
    """Dice that fail loudly when other sides are asked for or when faces remain."""

    def __init__(self, faces: Iterable[tuple[int, int]]) -> None:
        self._faces = list(faces)

    def throw(self, sides: Sequence[int]) -> Throw:
        """Hand out the next scripted faces; they must have the sides asked for."""
        taken, self._faces = self._faces[: len(sides)], self._faces[len(sides) :]
        if tuple(s for s, _ in taken) != tuple(sides):
            raise AssertionError(f"asked for {tuple(sides)}, scripted {taken}")
        return Throw(faces=tuple(Face(sides=s, value=v) for s, v in taken), origin="app")

    def done(self) -> None:
        """Fail when scripted faces remain."""
        if self._faces:
            raise AssertionError(f"left over: {self._faces}")


class Table:
    """A tray with its controller, and all outcomes it reported."""

    def __init__(self, qtbot: QtBot, folder: Path, faces: Sequence[tuple[int, int]] = ()) -> None:
        self.tray = DiceTray()
        qtbot.addWidget(self.tray)
        self.tray.resize(328, 480)
        self.dice = ScriptedDice(faces)
        self.company = Company(ROOM, (HERO,))
        self.play_session = PlaySessionModel(lambda: play_session(self.company, folder / "log.jsonl"))
        self.controller = DiceTrayController(self.tray, self.dice, Words(), self.play_session, self.company)
        self.controller.set_animated(False)
        self.outcomes: list[Outcome] = []
        self.thrown: list[Throw] = []
        self.play_session.stepped.connect(self._record)
        self.tray.show()
        self.qtbot = qtbot

    def _record(self, stepped: Stepped) -> None:
        if stepped.dice is not None:
            self.thrown.append(stepped.dice)
        if any(entry.kind == "check" for entry in stepped.entries):
            assert stepped.roll is not None
            assert stepped.roll.check.outcome is not None
            self.outcomes.append(stepped.roll.check.outcome)

    @property
    def check(self) -> Any:
        """The check in the tray."""
        assert self.controller.roll is not None
        return self.controller.roll.check

    def prepare(self, **params: Any) -> None:
        """Put our check in and the focus where it belongs."""
        self.controller.prepare(HERO.id, "pair", params)
        self.controller.focus()

    def keys(self, text: str) -> None:
        """Type into the tray; ⏎ is Enter, ⌫ Backspace."""
        for char in text:
            special = {"⏎": Qt.Key.Key_Return, "⌫": Qt.Key.Key_Backspace}.get(char)
            if special is not None:
                self.qtbot.keyClick(self.tray.ui.entry, special)
            else:
                self.qtbot.keyClicks(self.tray.ui.entry, char)

    def input(self, name: str) -> QWidget:
        """The input of a parameter."""
        return self.tray.ui.params.inputs[name]


@pytest.fixture
def table(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Table:
    """A tray in which dice are thrown by hand only."""
    theme.apply(qapp, dark=False)
    return Table(qtbot, tmp_path)


def test_odds_are_shown_before_the_throw_and_follow_changes(table: Table) -> None:
    table.prepare(target=7)
    ui = table.tray.ui
    assert ui.oddsLabel.text() == "成功 83.3 %"
    assert ui.waysLabel.text() == "5 / 6"
    assert ui.oddsBar.part == pytest.approx(5 / 6)
    spin = table.input("modifier")
    assert isinstance(spin, QSpinBox)
    spin.setValue(1)
    assert ui.oddsLabel.text() == "成功 91.7 %"
    box = table.input("target")
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert ui.oddsLabel.text() == "成功 72.2 %"
    assert ui.checkTitle.text() == "霧島 七海　運動 → 9"


def test_a_target_off_the_table_is_typed_in_full_width(table: Table) -> None:
    table.prepare()
    box = table.input("target")
    assert isinstance(box, QComboBox)
    box.setEditText("１１")
    box.lineEdit().editingFinished.emit()
    assert table.check.target == 11


def test_refused_parameter_is_reported_and_blocks_the_throw(table: Table) -> None:
    table.prepare(target=1)
    assert "目標値 1 は低すぎます。" in table.tray.ui.problemLabel.text()
    assert not table.tray.ui.primaryButton.isEnabled()
    table.keys("⏎4")
    assert table.thrown == []
    table.prepare(target=7)
    assert table.tray.ui.problemBox.isHidden()


def test_two_typed_faces_give_the_result(table: Table) -> None:
    table.prepare(target=7)
    table.keys("41")
    ui = table.tray.ui
    assert [throw.values for throw in table.thrown] == [(4, 1)]
    assert table.thrown[0].origin == "hand"
    assert ui.totalLabel.text() == "7"
    assert (ui.outcomeTag.kind, ui.outcomeTag.text) == ("success", "成功")
    assert ui.targetLabel.text() == "目標 7"
    assert ui.sumLabel.text() == "ダイス <b>5</b> ＋ 運動 <b>2</b>"
    assert table.outcomes == []  # a window is still open
    table.keys("⏎")
    assert len(table.outcomes) == 1
    assert table.outcomes[0].total == 7


def test_failure_has_its_own_icon_and_label(table: Table) -> None:
    table.prepare(target=9)
    table.keys("12")
    assert (table.tray.ui.outcomeTag.kind, table.tray.ui.outcomeTag.text) == ("error", "失敗")


def test_enter_throws_nothing_with_real_dice_but_space_does(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, tmp_path, [(6, 3), (6, 5)])
    table.prepare()
    button = table.tray.ui.primaryButton
    assert (button.text(), button.key_hint()) == ("2 個振る", "Space")
    table.keys("⏎⏎")
    assert table.thrown == []
    assert table.tray.ui.problemBox.isVisibleTo(table.tray)
    table.keys(" ")
    assert table.thrown[0].values == (3, 5)
    assert table.thrown[0].origin == "app"
    table.dice.done()


def test_typed_dice_are_placed_one_by_one(table: Table) -> None:
    table.prepare()
    table.keys("4")
    dice = table.tray.ui.diceView.dice.groups[0].dice
    assert [(d.value, d.standing) for d in dice] == [(4, DieState.COUNTED), (1, DieState.WAITING)]
    assert dice[0].colour == "#B5371B"
    table.keys("⌫")
    assert {d.standing for d in table.tray.ui.diceView.dice.groups[0].dice} == {DieState.WAITING}


def test_third_die_is_requested_in_a_separate_frame(table: Table) -> None:
    table.prepare()
    table.keys("44")
    groups = table.tray.ui.diceView.dice.groups
    assert [g.added for g in groups] == [False, True]
    assert groups[1].dice[0].standing is DieState.WAITING
    assert table.tray.ui.requestLabel.text() == "もう1d6"
    assert table.controller.wanted
    table.keys("2")
    assert table.tray.ui.totalLabel.text() == "12"
    assert not table.controller.wanted


def test_backspace_reverts_a_typed_throw_of_an_open_check(table: Table) -> None:
    table.prepare()
    table.keys("44⌫")
    assert table.check.throws == ()
    table.keys("12")
    assert table.tray.ui.totalLabel.text() == "5"


def test_impossible_face_is_reported_and_discarded(table: Table) -> None:
    table.prepare()
    table.keys("7")
    assert "d6 に 7 の目はありません。" in table.tray.ui.problemLabel.text()
    table.keys("4")
    assert table.tray.ui.problemBox.isHidden()
    table.keys("1")
    assert table.thrown[0].values == (4, 1)


def test_options_show_cost_effect_reason_and_key(table: Table) -> None:
    table.prepare()
    table.keys("12")
    rows = table.tray.ui.options
    assert [(line.label, line.reason) for line in rows.lines] == [("達成値+1", ""), ("全回復", "LPが減っていません。")]
    buttons = [b.text() for b in rows.findChildren(QPushButton) if not b.isHidden()]
    assert buttons == ["達成値+1　ゲージ1　1つ上がる", "全回復　LPが減っていません。"]
    table.keys("ea")
    assert table.tray.ui.totalLabel.text() == "5"
    table.keys("eb")
    assert table.tray.ui.totalLabel.text() == "6"
    assert table.tray.ui.primaryButton.text() == "この結果にする"


def test_parameters_are_hidden_during_a_thrown_check(table: Table) -> None:
    table.prepare()
    table.keys("12")
    assert table.tray.ui.params.isHidden()
    table.keys("⏎")
    assert not table.tray.ui.params.isHidden()


def test_enter_after_the_end_prepares_the_next_check_once(table: Table) -> None:
    table.prepare(target=9)
    table.keys("12⏎")
    assert table.tray.ui.primaryButton.text() == "次の判定へ"
    assert table.tray.ui.oddsLabel.text() == "振る前の見込み 58.3 %"
    table.keys("⏎")
    assert table.check == Pair(9)
    assert len(table.outcomes) == 1


def test_faces_after_the_end_are_surplus_until_enter(table: Table) -> None:
    table.prepare()
    table.keys("12⏎")
    table.keys("65")
    assert table.tray.ui.entry.surplus == "65"
    assert [outcome.total for outcome in table.outcomes] == [5]
    table.keys("⏎")
    table.keys("65⏎")
    assert [outcome.total for outcome in table.outcomes] == [5, 13]


def test_first_typed_face_selects_real_dice(table: Table) -> None:
    table.tray.app_throws.trigger()
    table.prepare()
    assert table.tray.ui.primaryButton.key_hint() == "Enter"
    table.keys("1⏎")
    assert table.tray.mode is Mode.HAND
    assert table.thrown == []


def test_letter_after_incomplete_faces_is_no_command(table: Table) -> None:
    table.prepare()
    table.keys("12⏎⏎")
    table.keys("5r")
    assert table.tray.ui.entry.text() == "5"
    assert table.tray.ui.problemBox.isVisibleTo(table.tray)


def test_r_repeats_the_check(table: Table) -> None:
    table.prepare()
    table.keys("12⏎")
    assert not table.tray.ui.againButton.isHidden()
    table.keys("r")
    assert table.check == Pair(7)


def test_r_throws_at_once_where_the_program_throws(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, tmp_path, [(6, 1), (6, 2), (6, 5), (6, 6)])
    table.tray.app_throws.trigger()
    table.prepare()
    table.keys("⏎⏎")
    table.keys("r")
    assert [throw.values for throw in table.thrown] == [(1, 2), (5, 6)]


def test_app_mode_throws_the_third_die_automatically(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, tmp_path, [(6, 4), (6, 4), (6, 6)])
    table.tray.app_throws.trigger()
    table.prepare()
    assert table.tray.ui.pad.isHidden()
    table.keys("⏎")
    assert table.tray.ui.totalLabel.text() == "16"
    table.dice.done()


def test_secret_throw_shows_only_while_revealed(table: Table) -> None:
    table.prepare(secret=True)
    table.keys("45")
    ui = table.tray.ui
    assert {d.standing for d in ui.diceView.dice.groups[0].dice} == {DieState.COVERED}
    assert ui.resultBox.isHidden()
    QTest.mousePress(ui.coverButton, Qt.MouseButton.LeftButton)
    assert {d.standing for d in ui.diceView.dice.groups[0].dice} == {DieState.COUNTED}
    assert ui.totalLabel.text() == "11"
    assert not ui.resultBox.isHidden()
    QTest.mouseRelease(ui.coverButton, Qt.MouseButton.LeftButton)
    assert {d.standing for d in ui.diceView.dice.groups[0].dice} == {DieState.COVERED}
    assert ui.resultBox.isHidden()
    QTest.keyPress(ui.coverButton, Qt.Key.Key_Space)
    assert ui.totalLabel.text() == "11"
    assert not ui.resultBox.isHidden()
    QApplication.sendEvent(ui.coverButton, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason))
    assert ui.resultBox.isHidden()
    assert {d.standing for d in ui.diceView.dice.groups[0].dice} == {DieState.COVERED}


def test_folded_active_parameters_are_named(table: Table) -> None:
    table.prepare(secret=True)
    params = table.tray.ui.params
    chips = [chip.text() for chip in params.chips.findChildren(QLabel) if not chip.isHidden()]
    assert chips == ["伏せる"]
    assert params.inputs["secret"].isHidden()
    params.more.click()
    assert not params.inputs["secret"].isHidden()
    assert params.chips.isHidden()
    assert params.values["known"] is None


def test_result_is_hidden_while_dice_tumble(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, tmp_path, [(6, 4), (6, 1)])
    table.controller.set_animated(True)
    table.prepare()
    table.keys(" ")
    assert table.tray.ui.diceView.dice.tumbling
    assert table.tray.ui.resultBox.isHidden()
    fly_to_the_end(table.tray.ui.diceView.dice)
    assert table.tray.ui.totalLabel.text() == "7"


def test_any_key_stops_the_tumbling(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, tmp_path, [(6, 4), (6, 1)])
    table.controller.set_animated(True)
    table.prepare()
    table.keys(" ")
    table.keys("5")
    assert not table.tray.ui.diceView.dice.tumbling
    assert table.tray.ui.totalLabel.text() == "7"
    assert table.tray.ui.entry.text() == ""


def test_command_line_accepts_faces(table: Table) -> None:
    table.prepare()
    table.controller.enter_faces((4, 1))
    assert table.tray.ui.totalLabel.text() == "7"


def test_free_dice_are_thrown_and_the_prepared_check_returns(table: Table) -> None:
    table.prepare()
    table.controller.throw_line("", "1D20+1D100")
    table.controller.enter_faces((14, 62))
    dice = [die.sides for group in table.tray.ui.diceView.dice.groups for die in group.dice]
    assert len(dice) == 3  # a d100 lies as two
    assert table.tray.ui.totalLabel.text() == "76"
    assert table.outcomes == [], "the log's own kind of line"
    table.keys("⏎")
    assert table.tray.ui.resultBox.isHidden()
    table.keys("41")
    assert table.tray.ui.totalLabel.text() == "7"


def test_unfinished_check_returns_after_free_dice(table: Table) -> None:
    table.prepare()
    table.keys("33")
    table.controller.throw_line("", "1D20")
    table.controller.enter_faces((14,))
    assert table.controller.wanted == ()
    table.keys("⏎")
    assert table.controller.wanted == (6,), "a pair throws a third die"


@pytest.mark.parametrize("system_id", [info.id for info in Catalogue()])
def test_every_check_of_every_system_ends_with_space_and_enter(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, system_id: str
) -> None:
    rule_system = Catalogue().system(system_id)
    game = rule_system.game()
    sheet = rule_system.randomise(game, Random(3))
    tray = DiceTray()
    qtbot.addWidget(tray)
    tray.show()
    company = Company(rule_system, (sheet,), game)
    model = PlaySessionModel(lambda: play_session(company, tmp_path / "log.jsonl"))
    controller = DiceTrayController(tray, RandomDice(Random(5)), Words(), model, company)
    controller.set_animated(False)
    for kind in company.kinds(sheet.id):
        before = len(model.log().standing)
        controller.prepare(sheet.id, kind.id, {})
        controller.focus()
        if controller.roll is None:
            assert tray.ui.problemLabel.text()  # a check that needs more than its defaults says what
            continue
        for _ in range(40):
            if controller.roll.done:
                break
            if tray.ui.primaryButton.isEnabled():
                throws = controller.roll.check.wants is not None
                qtbot.keyClick(tray.ui.entry, Qt.Key.Key_Space if throws else Qt.Key.Key_Return)
            else:
                assert tray.ui.options.choose(tray.ui.options.lines[0].letters)
        assert [e.kind for e in model.log().standing[before:]] == ["check"], kind.id


@pytest.mark.parametrize(("before", "text"), [(True, "振る前の見込み"), (False, "見込み")])
def test_chance_table_after_the_throw_is_labelled_as_earlier(before: bool, text: str) -> None:
    """After the throw the label is not 見込み alone."""
    odds = tray_words.odds(Odds(rows=(OddsRow(label="7 以上", chance=Fraction(1)),)), Words(), before=before)
    assert odds is not None
    assert odds.text == text
