"""Colours that can be read, sizes that follow the person, icons that all draw, a typeface that has Japanese."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QImage, QPalette, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QProxyStyle,
    QPushButton,
    QStyle,
    QTableWidget,
    QToolButton,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

import desktop
from desktop.services.text.catalogue import Catalogue
from desktop.views.style import fonts, icons, theme
from desktop.views.widgets.lists.row_table import RowTable
from tests.example_budget import fewest
from tests.looking import contrasting_pixels

SYSTEMS = ("", *(info.id for info in Catalogue()))


@pytest.fixture(autouse=True)
def undress(qapp: QApplication) -> object:
    """Leave the next test the light theme at 100 %."""
    yield
    theme.apply(qapp, dark=False)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    parts = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


class Counted(QObject):
    """Counts the style changes of a widget."""

    times = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.StyleChange
        return False


def test_every_text_colour_has_enough_contrast() -> None:
    for dark, system in list(product((False, True), SYSTEMS)):
        t = theme.theme(dark, system)
        pairs = [(t.ink, ground) for ground in (t.paper, t.panel, t.base, t.alternate, t.button, t.tint, t.tray)]
        pairs += [(t.second_ink, ground) for ground in (t.paper, t.panel, t.base, t.alternate)]
        pairs += [(t.accent, t.paper), (t.accent, t.tint), (t.accent, t.base), (t.on_accent, t.accent)]
        pairs += [(t.success, t.success_tint), (t.error, t.error_tint), (t.warning, t.warning_tint)]
        pairs += [(t.success, t.panel), (t.error, t.panel), (t.warning, t.panel)]
        weak = [(a, b, round(contrast(a, b), 2)) for a, b in pairs if contrast(a, b) < 4.5]
        assert not weak, (dark, system)


@pytest.mark.parametrize(("dark", "system"), list(product((False, True), SYSTEMS)))
def test_no_accent_is_the_colour_of_errors(dark: bool, system: str) -> None:
    """The vermilion of d6game was: every number of its sheets looked like a mistake."""
    tokens = theme.theme(dark, system)
    apart = abs(tokens.colour("accent").hslHue() - tokens.colour("error").hslHue())
    assert min(apart, 360 - apart) >= 20


def test_each_system_has_an_accent_and_unknown_ones_are_blue(qapp: QApplication) -> None:
    theme.apply(qapp, dark=False)
    accents = [theme.accent_colours(info.id).accent.name() for info in Catalogue()]
    assert len(set(accents)) == len(accents)
    assert theme.accent_colours("nobody-knows-it").accent.name().upper() == "#2F4B8F"


def test_dark_and_light_change_the_palette_and_the_accent(qapp: QApplication) -> None:
    theme.apply(qapp, dark=True, accent="enishi")
    assert theme.is_dark()
    assert theme.current() == theme.theme(True, "enishi")
    assert qapp.palette().color(QPalette.ColorRole.Link).name().upper() == theme.theme(True, "enishi").accent
    theme.apply(qapp, dark=False, accent="enishi")
    assert not theme.is_dark()
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == theme.theme(False).paper


def test_system_theme_is_reapplied_when_it_turns_dark(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, dark=None)
    with qtbot.waitSignal(theme.notifier(qapp).changed, timeout=1000):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


def test_chosen_light_theme_does_not_follow_the_system(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, dark=False)
    with qtbot.assertNotEmitted(theme.notifier(qapp).changed):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


@pytest.mark.parametrize("dark", [None, True, False])
def test_system_contrast_setting_is_followed_both_ways(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, dark: bool | None
) -> None:
    theme.apply(qapp, dark=dark)
    before = theme.current()
    hints = qapp.styleHints()
    for wanted in (True, False):
        monkeypatch.setattr(theme, "wants_contrast", lambda wanted=wanted: wanted)
        with qtbot.waitSignal(theme.notifier(qapp).changed, timeout=1000):
            hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
        now = theme.current()
        assert now.dark == before.dark
        assert (now.line, now.strong_line, now.second_ink) == (
            (now.ink, now.ink, now.ink) if wanted else (before.line, before.strong_line, before.second_ink)
        )
        assert qapp.palette().color(QPalette.ColorRole.Mid).name().upper() == now.line
        idle = qapp.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText).name().upper()
        assert idle == before.second_ink  # what cannot be used still looks so
        assert (f"border: 1px solid {before.strong_line}" in qapp.styleSheet()) != wanted


@pytest.mark.parametrize(("wish", "size"), [(80, 10), (100, 13), (150, 20), (200, 26), (500, 26), (1, 10)])
def test_text_grows_from_80_to_200_percent(qapp: QApplication, wish: int, size: int) -> None:
    theme.apply(qapp, dark=False, scale=wish)
    assert qapp.font().pixelSize() == size


def test_nothing_is_cut_at_double_size(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, dark=False, scale=200)
    button, box, line = QPushButton("運動で判定する"), QComboBox(), QLineEdit("霧島")
    box.addItem("C 普通 7")
    for widget in (button, box, line):
        qtbot.addWidget(widget)
        widget.ensurePolished()
        assert widget.sizeHint().height() >= widget.fontMetrics().height()
    assert button.sizeHint().width() > button.fontMetrics().horizontalAdvance(button.text())
    assert box.sizeHint().width() > box.fontMetrics().horizontalAdvance("C 普通 7")


def test_a_changed_role_is_seen_at_once(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, dark=False)
    label = QLabel("7")
    qtbot.addWidget(label)
    label.ensurePolished()
    before = label.sizeHint().height()
    theme.set_role(label, "total")
    assert label.sizeHint().height() > 2 * before


def test_a_wrong_input_gets_a_thick_border(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, dark=False)
    line = QLineEdit("x")
    qtbot.addWidget(line)
    line.resize(80, 30)
    theme.set_invalid(line, True)
    assert line.grab().toImage().pixelColor(40, 1).name().upper() == theme.current().error
    theme.set_invalid(line, False)
    assert line.grab().toImage().pixelColor(40, 1).name().upper() == theme.current().base


def test_every_icon_draws_something_within_its_box(qapp: QApplication) -> None:
    for name in icons.names():
        image = icons.pixmap(name, QColor("black"), 32).toImage()
        inked = [(x, y) for x in range(32) for y in range(32) if image.pixelColor(x, y).alpha() > 40]
        assert len(inked) > 12, name
        border = [p for p in inked if 0 in p or 31 in p]
        assert len(border) < 6, name


def ink_of(picture: QImage) -> QColor:
    """The colour of the most opaque pixel."""
    pixels = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
    return max(pixels, key=QColor.alpha)


def test_icons_follow_the_theme_and_pale_when_disabled(qapp: QApplication) -> None:
    sign = icons.icon("check")
    for dark in (False, True):
        theme.apply(qapp, dark=dark)
        size = QSize(32, 32)
        live = ink_of(sign.pixmap(size, QIcon.Mode.Normal).toImage())
        off = ink_of(sign.pixmap(size, QIcon.Mode.Disabled).toImage())
        assert live.name().upper() == theme.current().ink
        assert off.name().upper() == theme.current().second_ink


def test_an_unknown_icon_is_a_mistake_at_once() -> None:
    with pytest.raises(KeyError):
        icons.icon("no such icon")


def test_first_available_typeface_is_used_and_figures_are_tabular(qapp: QApplication) -> None:
    found = fonts.load()
    known = [f for f in fonts.PROPORTIONAL if f in (found.proportional,)]
    assert known or found.warning
    if not found.warning and found.tabular in fonts.TABULAR:
        font = theme.text_font(found.figures, 100)
        widths = {QFontMetricsF(font).horizontalAdvance(figure) for figure in "0123456789"}
        assert len(widths) == 1


def test_missing_japanese_fonts_give_a_one_line_warning(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts.QFontDatabase, "hasFamily", staticmethod(lambda family: False))
    monkeypatch.setattr(fonts.QFontDatabase, "families", staticmethod(lambda system: []))
    warning = fonts.choose().warning
    assert warning
    assert "\n" not in warning


def test_plain_window_uses_the_paper_colour(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, dark=True)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(20, 20)
    assert window.grab().toImage().pixelColor(10, 10).name().upper() == theme.current().paper


def test_colour_change_restyles_each_widget_once(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, dark=False, accent="enishi")
    window = QWidget()
    qtbot.addWidget(window)
    inner = window
    for _ in range(20):
        inner = QWidget(inner)
    window.show()
    counted = Counted()
    inner.installEventFilter(counted)
    theme.apply(qapp, dark=False, accent="common")
    assert 1 <= counted.times <= 2  # the old sheet is taken off, the new one put on
    theme.apply(qapp, dark=False, accent="common")
    assert counted.times <= 2  # nothing has changed


def test_all_style_sheets_are_in_the_theme() -> None:
    views = Path(desktop.__file__).parent
    own = [str(path) for path in views.rglob("*.py") if ".setStyleSheet(" in path.read_text(encoding="utf-8")]
    assert [Path(path).name for path in own] == ["theme.py"]


def test_a_table_is_as_high_as_its_rows_after_any_change_of_looks(qapp: QApplication, qtbot: QtBot) -> None:
    table = RowTable()
    qtbot.addWidget(table)
    table.setModel(QStandardItemModel(2, 3))
    table.setFitRows(4)
    table.show()
    for scale, system in ((100, "enishi"), (150, "common"), (100, "d6game"), (200, ""), (100, "kotodama")):
        theme.apply(qapp, dark=False, accent=system, scale=scale)
        head, rows = table.horizontalHeader(), table.verticalHeader()
        below = table.horizontalScrollBar().sizeHint().height() if table.horizontalScrollBar().maximum() else 0
        need = head.sizeHint().height() + rows.length() + 2 * table.frameWidth() + below
        assert table.minimumHeight() == table.maximumHeight() == need


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("make", [QLineEdit, QPlainTextEdit], ids=["line", "text"])
def test_placeholder_text_is_readable(
    qapp: QApplication, qtbot: QtBot, dark: bool, make: type[QLineEdit] | type[QPlainTextEdit]
) -> None:
    theme.apply(qapp, dark=dark, scale=200)
    field = make()
    qtbot.addWidget(field)
    field.setPlaceholderText("■■■")
    field.resize(200, 80)
    image = field.grab(QRect(6, 6, 150, 50)).toImage()
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert max(contrast(theme.current().base, colour) for colour in colours) >= 4.5


def test_every_edge_has_enough_contrast() -> None:
    for dark, system in list(product((False, True), SYSTEMS)):
        t = theme.theme(dark, system)
        grounds = (t.paper, t.panel, t.base)
        pairs = [(edge, ground) for edge in (t.strong_line, t.second_ink, t.accent) for ground in grounds]
        pairs += [(t.error, t.error_tint), (t.warning, t.base), (t.success, t.base), (t.accent, t.tint)]
        assert [(a, b, round(contrast(a, b), 2)) for a, b in pairs if contrast(a, b) < 3] == []


@pytest.mark.parametrize(
    ("look", "make"), fewest(product((False, True), SYSTEMS), (QTableWidget, QTreeWidget, QListWidget))
)
def test_focus_ring_of_a_list_is_two_contrasting_pixels(
    qapp: QApplication, qtbot: QtBot, look: tuple[bool, str], make: type[QAbstractItemView]
) -> None:
    theme.apply(qapp, *look)
    page = QWidget()
    qtbot.addWidget(page)
    view, other = make(page), QLineEdit(page)
    view.setGeometry(20, 20, 200, 120)
    other.setGeometry(20, 160, 200, 30)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    other.setFocus()
    QApplication.processEvents()
    before = page.grab().toImage()
    view.setFocus()
    QApplication.processEvents()
    assert view.hasFocus()
    assert contrasting_pixels(before, page.grab().toImage()) >= 2 * (200 + 120) - 40


@pytest.mark.parametrize("scale", [100, 200])
def test_icon_in_a_line_edit_is_vertically_centred(qtbot: QtBot, qapp: QApplication, scale: int) -> None:
    theme.apply(qapp, dark=False, scale=scale)
    edit = QLineEdit()
    qtbot.addWidget(edit)
    edit.addAction(icons.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
    edit.resize(200, edit.sizeHint().height())
    edit.show()
    sign = edit.findChild(QToolButton)
    assert abs(sign.geometry().center().y() - edit.rect().center().y()) <= 1


@pytest.mark.parametrize("kind", theme.SYSTEM_FONTS)
def test_widget_fonts_of_the_system_follow_the_text_size(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Windows, macOS and KDE give menus and other widgets their own font whenever a style sheet is put on."""
    put_on = QApplication.setStyleSheet

    def as_there(app: QApplication, sheet: str) -> None:
        put_on(app, sheet)
        QApplication.setFont(QFont("Serif", 6), kind)

    monkeypatch.setattr(QApplication, "setStyleSheet", as_there)
    theme.apply(qapp, dark=False, scale=150)
    assert QApplication.font(kind) == qapp.font()
    assert QApplication.font(kind).pixelSize() == 20


class Adorned(QProxyStyle):
    """A desktop whose buttons below a question bear pictures, as many of Linux do."""

    def styleHint(self, hint: Any, option: Any = None, widget: Any = None, data: Any = None) -> int:
        if hint == QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, data)


def test_dialog_buttons_have_no_icons(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, dark=False)
    adorned, box = Adorned("fusion"), QDialogButtonBox()
    qtbot.addWidget(box)
    box.setStyle(adorned)
    box.setStandardButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    assert [button.icon().isNull() for button in box.buttons()] == [True, True]
    box.setStyle(qapp.style())
