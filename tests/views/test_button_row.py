"""A row of buttons given as data: what stays is not styled anew, and keeps its place, its height and its focus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.keyboard import tab_order
from desktop.views.play.button_row import SPARE, ButtonFace, ButtonRow
from desktop.views.style import theme

NEXT = ButtonFace("next", "次へ", key="N", role="primary-large")
ASIDE, OTHER = ButtonFace("aside", "脇へ", role="small"), ButtonFace("other", "ほか", role="small")


@pytest.fixture
def row(qtbot: QtBot) -> Iterator[ButtonRow]:
    page = QWidget()
    qtbot.addWidget(page)
    made = ButtonRow(page)
    column = QVBoxLayout(page)
    column.addWidget(made)
    column.addStretch(1)
    page.resize(400, 300)
    page.show()
    yield made
    page.hide()


def texts_in_order(row: ButtonRow) -> list[str]:
    """The labels of the buttons, from left to right."""
    QCoreApplication.processEvents()
    shown = [button for button in row.findChildren(QPushButton) if button.isVisible()]
    return [button.text() for button in sorted(shown, key=lambda button: button.x())]


def test_step_of_another_kind_restyles_no_button(row: ButtonRow, monkeypatch: pytest.MonkeyPatch) -> None:
    row.show_faces([NEXT, ASIDE])
    row.show_faces([ASIDE])
    redressed: list[QWidget] = []
    monkeypatch.setattr(theme, "redress", redressed.append)
    for faces in ([NEXT, ASIDE], [ASIDE], [OTHER, ASIDE], [NEXT, ASIDE]):
        row.show_faces(faces)
        assert texts_in_order(row) == [face.text for face in faces]
        assert [stop.text() for stop in tab_order.stops(row) if isinstance(stop, QPushButton)] == texts_in_order(row)
    assert len(redressed) == 1, "one more small button was made"


def test_button_reports_its_face_at_any_position(row: ButtonRow, qtbot: QtBot) -> None:
    texts: list[str] = []
    row.chosen.connect(texts.append)
    for faces in ([ASIDE], [NEXT, ASIDE], [OTHER, NEXT, ASIDE]):
        row.show_faces(faces)
        for face in faces:
            button = row.button(face.id)
            assert button is not None
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert texts == ["aside", "next", "aside", "other", "next", "aside"]


def test_a_steady_row_keeps_the_height_it_once_took(row: ButtonRow) -> None:
    many = [ButtonFace(str(n), f"{n} 番の人の手番にする", role="small") for n in range(8)]
    row.steady(True)
    row.show_faces(many)
    texts_in_order(row)
    high = row.height()
    row.show_faces([ASIDE])
    texts_in_order(row)
    assert row.height() == high
    row.steady(False)
    texts_in_order(row)
    assert row.height() < high


def places(row: ButtonRow) -> list[tuple[int, int]]:
    QCoreApplication.processEvents()
    shown = [button for button in row.findChildren(QPushButton) if button.isVisible()]
    return [(button.x(), button.y()) for button in shown]


def test_buttons_of_similar_width_form_columns(row: ButtonRow) -> None:
    """Ten powers of an attack form even lines."""
    row.show_faces([ButtonFace(str(n), f"パワー {10 ** (n % 2)}　失う") for n in range(7)])
    found = places(row)
    assert len({y for _, y in found}) > 1
    lines = [[x for x, y in found if y == line] for line in sorted({y for _, y in found})]
    assert all(line == lines[0][: len(line)] for line in lines)


def test_buttons_of_unlike_width_keep_their_own(row: ButtonRow) -> None:
    row.show_faces([ButtonFace(str(n), "長い名前のボタンです" if n % 2 else "短") for n in range(8)])
    wide = {button.width() for button in row.findChildren(QPushButton) if button.isVisible()}
    assert len(wide) == 2


def test_centred_row_has_equal_margins(row: ButtonRow) -> None:
    row.centre()
    row.show_faces([NEXT, ASIDE])
    QCoreApplication.processEvents()
    shown = sorted((button for button in row.findChildren(QPushButton) if button.isVisible()), key=lambda b: b.x())
    left, right = shown[0].x(), row.width() - shown[-1].geometry().right() - 1
    assert left > 8
    assert abs(left - right) <= 1


def test_long_row_does_not_keep_memory(row: ButtonRow) -> None:
    many = [ButtonFace(str(n), str(n), role="small" if n % 2 else "") for n in range(SPARE * 3)]
    texts: list[str] = []
    row.chosen.connect(texts.append)
    row.chosen.connect(lambda _id: row.show_faces([NEXT, ASIDE]))
    row.show_faces(many)
    last = row.button(many[-1].id)
    assert last is not None
    last.click()
    assert texts == [many[-1].id]
    for faces in ([NEXT, ASIDE], [], many[:30], [ASIDE]):
        row.show_faces(faces)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert len(row.findChildren(QPushButton)) <= len(faces) + SPARE
        assert sorted(texts_in_order(row)) == sorted(face.text for face in faces), "in one line or in several"
    row.show_faces(many)
    for face in many:
        button = row.button(face.id)
        assert button is not None
        assert (button.text(), button.isVisible()) == (face.text, True)


def test_centred_block_of_buttons_forms_columns(row: ButtonRow) -> None:
    """Ten powers whose lines began anywhere: one line more is less to pay than crooked edges."""
    row.centre()
    row.window().resize(640, 300)
    row.show_faces([ButtonFace(str(n), f"パワー {n}　負け −{n}、回避 −{n // 2}") for n in range(1, 11)])
    texts_in_order(row)
    buttons = [row.button(str(n)) for n in range(1, 11)]
    lines: dict[int, list[int]] = {}
    for button in buttons:
        assert button is not None
        lines.setdefault(button.y(), []).append(button.x())
    full = [lefts for lefts in lines.values() if len(lefts) == max(map(len, lines.values()))]
    assert len(full) > 1
    assert all(lefts == full[0] for lefts in full)
    assert len({button.width() for button in buttons if button is not None}) == 1
