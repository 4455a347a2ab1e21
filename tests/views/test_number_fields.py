"""Number fields: signs and digits of any keyboard, values of any file, and a blank that is not a number."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.style import theme
from desktop.views.widgets.inputs.spin import NumberSpin, OptionalSpin, PointsSpin, WholeValidator
from tests.controllers.keyboard import commit, type_into

SPINS = [NumberSpin, OptionalSpin, PointsSpin]


def spin_of(kind: type[NumberSpin], qtbot: QtBot) -> NumberSpin:
    spin = kind()
    qtbot.addWidget(spin)
    spin.setRange(-50, 300)
    return spin


@pytest.mark.parametrize("kind", SPINS)
@pytest.mark.parametrize("sign", ["-", "−", "－", "ー", "+", "±"])
def test_a_sign_before_a_negative_number_does_not_enter(kind: type[NumberSpin], sign: str, qtbot: QtBot) -> None:
    spin = spin_of(kind, qtbot)
    spin.setValue(-3)
    qtbot.keyClick(spin, Qt.Key.Key_Home)
    type_into(spin, sign)
    assert (spin.value(), spin.text()) == (-3, "−3")


@pytest.mark.parametrize("kind", SPINS)
@pytest.mark.parametrize(
    ("typed", "value"),
    [("12", 12), ("-3", -3), ("−3", -3), ("ー３", -3), ("１５", 15), ("＋７", 7), ("007", 7), ("x9", 9), ("3-", 3)],
)
def test_numbers_are_typed_in_any_script(kind: type[NumberSpin], typed: str, value: int, qtbot: QtBot) -> None:
    spin = spin_of(kind, qtbot)
    spin.selectAll()
    type_into(spin, typed)
    assert spin.value() == value
    qtbot.keyClick(spin, Qt.Key.Key_Return)
    assert spin.text() == str(value).replace("-", "−")


@pytest.mark.parametrize("kind", SPINS)
@pytest.mark.parametrize(("value", "shown"), [(2**31, 300), (-(2**31) - 1, -50), (10**30, 300), (7, 7)])
def test_a_number_that_does_not_fit_shows_as_the_nearest(
    kind: type[NumberSpin], value: int, shown: int, qtbot: QtBot
) -> None:
    spin = spin_of(kind, qtbot)
    spin.setValue(value)
    assert spin.value() == shown
    spin.setRange(-(10**20), 10**20)
    spin.setValue(value)
    assert abs(spin.value()) <= 2**31 - 1


@pytest.mark.parametrize("kind", SPINS)
@pytest.mark.parametrize(("typed", "kept"), [("21", 20), ("200", 20), ("-5", -3), ("12", 12), ("", 0)])
def test_typed_number_out_of_range_is_reported(kind: type[NumberSpin], typed: str, kept: int, qtbot: QtBot) -> None:
    """KO-SHT-05: 21 of at most 20 became 2 without a word."""
    page = QWidget()
    qtbot.addWidget(page)
    spin = kind(page)
    QLineEdit(page)
    spin.setRange(-3, 20)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    spin.setFocus()
    spin.selectAll()
    type_into(spin, typed)
    qtbot.keyClick(spin, Qt.Key.Key_Tab)
    assert spin.value() == kept
    text = (
        ""
        if typed == str(kept) or not typed
        else f"{typed.replace('-', '−')} は入りません。−3〜20 の数を書いてください。"
    )
    qtbot.waitUntil(lambda: QToolTip.text() == text)
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


@pytest.mark.parametrize("kind", SPINS)
def test_number_can_be_typed_after_the_special_value_text(kind: type[NumberSpin], qtbot: QtBot) -> None:
    spin = spin_of(kind, qtbot)
    spin.setSpecialValueText("なし")
    spin.setValue(-50)
    qtbot.keyClick(spin, Qt.Key.Key_End)
    commit(spin, "１２")
    assert spin.value() == 12
    spin.selectAll()
    qtbot.keyClick(spin, Qt.Key.Key_Delete)
    qtbot.keyClick(spin, Qt.Key.Key_Return)
    assert (spin.value(), spin.text()) == (-50, "なし")


def test_number_line_accepts_only_prefixes_of_valid_numbers(qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    line.setValidator(WholeValidator(-5, 30, line))
    type_into(line, "−−３x")
    assert line.text() == "-3"
    line.clear()
    type_into(line, "2147483648")
    assert line.text() == "21"
    assert line.hasAcceptableInput()


def test_arrows_of_a_number_appear_under_the_hand_and_the_keys(qapp: QApplication, qtbot: QtBot) -> None:
    """Elsewhere a number looks like a number."""
    theme.apply(qapp, dark=False)
    host = QWidget()
    row = QHBoxLayout(host)
    fields = [NumberSpin() for _ in range(2)]
    for field in fields:
        row.addWidget(field)
    qtbot.addWidget(host)
    with qtbot.waitExposed(host):
        host.show()

    def arrows(field: NumberSpin) -> bool:
        image = field.grab().toImage()
        ground = image.pixelColor(image.width() - 30, image.height() // 2)
        right = range(image.width() - 16, image.width() - 6)
        return any(image.pixelColor(x, y) != ground for x in right for y in range(6, image.height() - 6))

    host.setFocus()
    fields[0].clearFocus()
    assert not arrows(fields[1])
    fields[1].setFocus()
    qtbot.waitUntil(fields[1].hasFocus)
    assert arrows(fields[1])
    assert not arrows(fields[0])
