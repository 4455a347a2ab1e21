"""The look: palette and one small style sheet over Fusion, light and dark, one accent per rule system.

Widgets choose their look by the dynamic property `role`, set in Designer:

| role | look |
|---|---|
| `heading`, `big-heading`, `strong` | bold 14 px, bold 20 px, bold text |
| `quiet`, `hint` | second ink; `hint` one size larger for novices |
| `number`, `big-number` | 24 px and 40 px bold figures |
| `name` | input for a character's name, larger and bold |
| `primary`, `primary-large`, `large` | the one accent button of a view; large ones for novices |
| `panel`, `tool`, `foot`, `card`, `popup`, `banner` | areas; `banner` is filled with the accent |
| `banner-title`, `banner-text`, `banner-button` | what stands on a banner |
| `success`, `warning`, `error` | boxes; with `-text` only the colour of the words |
| `chip`, `keycap`, `tray` | small frames, key hints, the felt under the dice |
| `flat` | a button without a frame |

`invalid` (bool) marks an input whose value the rules refuse.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from desktop.services.catalogue import Accent, Catalogue
from desktop.views import fonts

BASE_PIXELS = 13
SMALLEST, LARGEST = 80, 200
"""Percent."""


@dataclass(frozen=True)
class Tokens:
    """Every colour that is not an accent."""

    paper: str
    panel: str
    base: str
    alternate: str
    button: str
    tray: str
    line: str
    strong_line: str
    ink: str
    second_ink: str
    success: str
    success_tint: str
    error: str
    error_tint: str
    warning: str
    warning_tint: str
    marked: str
    on_accent: str


LIGHT = Tokens(
    paper="#FBF8F1",
    panel="#F4EFE3",
    base="#FFFEFA",
    alternate="#F7F2E7",
    button="#F8F3E8",
    tray="#E9E1CF",
    line="#D9D2C3",
    strong_line="#B5AB98",
    ink="#20242C",
    second_ink="#5B5E66",
    success="#2C6A39",
    success_tint="#E3EEDD",
    error="#A4231B",
    error_tint="#F9E3DD",
    warning="#7C5200",
    warning_tint="#F8EBCB",
    marked="#FFF3C4",
    on_accent="#FFFDF8",
)
DARK = Tokens(
    paper="#17191E",
    panel="#1D2026",
    base="#121419",
    alternate="#1B1E24",
    button="#262A31",
    tray="#0F1115",
    line="#33373F",
    strong_line="#555B67",
    ink="#E8E4DA",
    second_ink="#ABA89F",
    success="#8FCB95",
    success_tint="#1E2D22",
    error="#FF9C8F",
    error_tint="#3A1F1D",
    warning="#E6BA62",
    warning_tint="#342A16",
    marked="#4A3F16",
    on_accent="#14161A",
)


@dataclass(frozen=True)
class AccentColours:
    """A system's colours in the present theme."""

    accent: QColor
    tint: QColor
    on_accent: QColor
    light: QColor
    """The accent of the light theme: the colour of the system's dice in both themes."""


@dataclass(frozen=True)
class Look:
    """What is shown now."""

    dark: bool
    system: str
    scale: int

    @property
    def tokens(self) -> Tokens:
        """The colours in force."""
        return DARK if self.dark else LIGHT


@cache
def _accents() -> Mapping[str, Accent]:
    return {info.id: info.accent for info in Catalogue()}


def accent_colours(system: str, dark: bool | None = None) -> AccentColours:
    """Return the colours of a rule system; ink blue for an unknown one."""
    accent = _accents().get(system, Accent())
    dark = is_dark() if dark is None else dark
    tokens = DARK if dark else LIGHT
    return AccentColours(
        QColor(accent.dark if dark else accent.light),
        QColor(accent.dark_tint if dark else accent.light_tint),
        QColor(tokens.on_accent),
        QColor(accent.light),
    )


def is_dark() -> bool:
    """Tell whether the application is dark now."""
    return QGuiApplication.palette().color(QPalette.ColorRole.Window).lightness() < 128


def tokens() -> Tokens:
    """Return the colours in force."""
    return DARK if is_dark() else LIGHT


def wants_dark() -> bool:
    """Tell whether the machine is set to dark."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def apply(app: QApplication, dark: bool | None = None, system: str = "", scale: int = 100) -> Look:
    """Dress the whole application.

    Args:
        dark: None follows the machine.
        system: whose accent is used; empty: ink blue.
        scale: base font size in percent, 80–200.
    """
    look = Look(wants_dark() if dark is None else dark, system, max(SMALLEST, min(LARGEST, scale)))
    if app.style().objectName() != "fusion":
        app.setStyle("Fusion")
    font = QFont(fonts.load().proportional)
    font.setPixelSize(round(BASE_PIXELS * look.scale / 100))
    app.setFont(font)
    app.setPalette(palette(look))
    app.setStyleSheet(style_sheet(look))
    return look


def palette(look: Look) -> QPalette:
    """Return the palette of a look."""
    t, accent = look.tokens, accent_colours(look.system, look.dark)
    roles = QPalette.ColorRole
    made = QPalette()
    for role, colour in {
        roles.Window: t.paper,
        roles.WindowText: t.ink,
        roles.Base: t.base,
        roles.AlternateBase: t.alternate,
        roles.Text: t.ink,
        roles.Button: t.button,
        roles.ButtonText: t.ink,
        roles.PlaceholderText: t.second_ink,
        roles.ToolTipBase: t.base,
        roles.ToolTipText: t.ink,
        roles.Mid: t.strong_line,
        roles.Midlight: t.line,
        roles.Dark: t.strong_line,
        roles.Light: t.base,
        roles.Shadow: t.strong_line,
        roles.BrightText: t.on_accent,
        roles.HighlightedText: t.ink,
    }.items():
        made.setColor(role, QColor(colour))
    made.setColor(roles.Highlight, accent.tint)
    made.setColor(roles.Link, accent.accent)
    made.setColor(roles.LinkVisited, accent.accent)
    made.setColor(roles.Accent, accent.accent)
    for role in (roles.Text, roles.WindowText, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(t.second_ink))
    made.setColor(QPalette.ColorGroup.Disabled, roles.Button, QColor(t.panel))
    return made


def style_sheet(look: Look) -> str:
    """Return the one style sheet of a look."""
    t, accent = look.tokens, accent_colours(look.system, look.dark)
    size = lambda pixels: f"{round(pixels * look.scale / 100)}px"  # noqa: E731 - a name for a unit
    a, tint, on = accent.accent.name(), accent.tint.name(), accent.on_accent.name()
    return f"""
* {{ selection-background-color: {tint}; selection-color: {t.ink}; }}
QToolTip {{ background: {t.base}; color: {t.ink}; border: 1px solid {t.strong_line}; padding: 4px 6px; }}
QMenuBar {{ background: {t.paper}; border-bottom: 1px solid {t.line}; }}
QMenuBar::item {{ padding: 4px 10px; background: transparent; }}
QMenuBar::item:selected {{ background: {tint}; }}
QMenu {{ background: {t.base}; border: 1px solid {t.strong_line}; padding: 4px; }}
QMenu::item {{ padding: 4px 24px 4px 20px; border-radius: 3px; }}
QMenu::item:selected {{ background: {tint}; color: {t.ink}; }}
QMenu::item:disabled {{ color: {t.second_ink}; }}
QMenu::separator {{ height: 1px; background: {t.line}; margin: 4px 6px; }}
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox, QDateEdit {{
  background: {t.base}; color: {t.ink}; border: 1px solid {t.strong_line}; border-radius: 3px; padding: 2px 6px;
  min-height: {size(18)}; }}
QComboBox {{ padding-right: 4px; }}
QComboBox::drop-down {{ border: 0; width: {size(18)}; }}
QComboBox::down-arrow {{ image: none; border-left: 4px solid {t.base}; border-right: 4px solid {t.base};
  border-top: 5px solid {t.second_ink}; width: 0; height: 0; }}
QComboBox QAbstractItemView {{ background: {t.base}; border: 1px solid {t.strong_line}; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus {{
  border: 2px solid {a}; padding: 1px 5px; }}
QLineEdit:disabled, QPlainTextEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{
  background: {t.panel}; color: {t.second_ink}; border-color: {t.line}; }}
*[invalid="true"] {{ border: 2px solid {t.error}; background: {t.error_tint}; padding: 1px 5px; }}
QPushButton, QToolButton {{
  background: {t.button}; color: {t.ink}; border: 1px solid {t.strong_line}; border-radius: 4px; padding: 3px 10px;
  min-height: {size(20)}; }}
QToolButton {{ padding: 3px 6px; }}
QPushButton:hover, QToolButton:hover {{ background: {t.base}; border-color: {t.second_ink}; }}
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {{
  background: {tint}; border-color: {a}; color: {t.ink}; }}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {a}; padding: 2px 9px; }}
QToolButton:focus {{ padding: 2px 5px; }}
QPushButton:disabled, QToolButton:disabled {{
  background: {t.panel}; color: {t.second_ink}; border: 1px solid {t.line}; }}
QToolButton[autoRaise="true"] {{ background: transparent; border: 1px solid transparent; }}
QToolButton[autoRaise="true"]:hover {{ background: {t.button}; border-color: {t.line}; }}
QToolButton[autoRaise="true"]:focus {{ border: 2px solid {a}; }}
QToolButton::menu-indicator {{ image: none; width: 0; }}
QPushButton[flat="true"], QPushButton[role="flat"] {{ background: transparent; border: 1px solid transparent; }}
QPushButton[flat="true"]:hover, QPushButton[role="flat"]:hover {{ background: {t.button}; border-color: {t.line}; }}
QPushButton[flat="true"]:focus, QPushButton[role="flat"]:focus {{ border: 2px solid {a}; }}
QPushButton[role^="primary"] {{ background: {a}; color: {on}; border-color: {a}; font-weight: bold; }}
QPushButton[role^="primary"]:hover {{ background: {accent.accent.lighter(112).name()}; }}
QPushButton[role^="primary"]:focus {{ border: 2px solid {t.ink}; }}
QPushButton[role^="primary"]:disabled {{
  background: {t.panel}; color: {t.second_ink}; border-color: {t.line}; font-weight: normal; }}
QPushButton[role="large"], QPushButton[role="primary-large"] {{
  min-height: {size(32)}; padding: 3px 16px; font-size: {size(15)}; }}
QLabel[role="heading"], QLabel[role="section"] {{ font-weight: bold; font-size: {size(15)}; }}
QLabel[role="big-heading"] {{ font-weight: bold; font-size: {size(20)}; }}
QLabel[role="strong"] {{ font-weight: bold; }}
QLabel[role="quiet"] {{ color: {t.second_ink}; }}
QLabel[role="hint"] {{ color: {t.second_ink}; font-size: {size(15)}; }}
QLabel[role="number"], QToolButton[role="number"] {{ font-weight: bold; font-size: {size(24)}; }}
QLabel[role="big-number"], QToolButton[role="big-number"] {{ font-weight: bold; font-size: {size(40)}; }}
QLineEdit[role="name"] {{ font-weight: bold; font-size: {size(16)}; }}
QLabel[role="success-text"] {{ color: {t.success}; }}
QLabel[role="warning-text"] {{ color: {t.warning}; }}
QLabel[role="error-text"] {{ color: {t.error}; font-weight: bold; }}
QLabel[role="accent-text"] {{ color: {a}; font-weight: bold; }}
QLabel[role="chip"] {{ border: 1px solid {a}; color: {a}; border-radius: 9px; padding: 1px 8px; }}
QLabel[role="success-chip"] {{ border: 1px solid {t.success}; color: {t.success}; background: {t.success_tint};
  border-radius: 3px; padding: 1px 6px; font-weight: bold; }}
QLabel[role="error-chip"] {{ border: 1px solid {t.error}; color: {t.error}; background: {t.error_tint};
  border-radius: 3px; padding: 1px 6px; font-weight: bold; }}
QLabel[role="warning-chip"] {{ border: 1px solid {t.warning}; color: {t.warning}; background: {t.warning_tint};
  border-radius: 3px; padding: 1px 6px; font-weight: bold; }}
QLabel[role="keycap"] {{ border: 1px solid {t.strong_line}; border-radius: 3px; background: {t.base};
  padding: 0 5px; font-size: {size(12)}; }}
QFrame[role="panel"], QTreeView[role="panel"], QListView[role="panel"], QScrollArea[role="panel"],
QScrollArea[role="panel"] > QWidget > QWidget {{ background: {t.panel}; border: 0; }}
QFrame[role="tool"] {{ background: {t.panel}; border: 0; border-bottom: 1px solid {t.line};
  border-top: 1px solid {t.line}; }}
QFrame[role="foot"] {{ background: {t.paper}; border: 0; border-top: 1px solid {t.line}; }}
QFrame[role="card"], QListView[role="card"] {{ background: {t.base}; border: 1px solid {t.line}; border-radius: 4px; }}
QFrame[role="popup"] {{ background: {t.base}; border: 1px solid {t.second_ink}; border-radius: 4px; }}
QFrame[role="box"] {{ background: {tint}; border: 1px solid {a}; border-radius: 4px; }}
QFrame[role="success"] {{ background: {t.success_tint}; border: 1px solid {t.success}; border-radius: 4px; }}
QFrame[role="warning"] {{ background: {t.warning_tint}; border: 0; border-bottom: 1px solid {t.warning}; }}
QFrame[role="error"] {{ background: {t.error_tint}; border: 1px solid {t.error}; border-left: 4px solid {t.error};
  border-radius: 3px; }}
QFrame[role="tray"], QGraphicsView[role="tray"] {{ background: {t.tray}; border: 1px solid {t.line};
  border-radius: 4px; }}
QFrame[role="banner"] {{ background: {a}; border: 0; }}
QFrame[role="banner"] QLabel {{ color: {on}; }}
QLabel[role="banner-title"] {{ font-size: {size(18)}; font-weight: bold; }}
QLabel[role="banner-text"] {{ font-size: {size(15)}; }}
*[role="banner-button"] {{ background: transparent; color: {on}; border: 1px solid {on}; }}
*[role="banner-button"]:hover {{ background: {accent.accent.lighter(115).name()}; }}
*[role="banner-button"]:disabled {{ background: transparent; color: {on}; border-color: transparent; }}
QTabWidget::pane {{ border: 0; border-top: 1px solid {t.line}; }}
QTabBar::tab {{ background: {t.panel}; border: 1px solid {t.line}; border-bottom: 0; padding: 5px 12px;
  min-height: {size(18)}; }}
QTabBar::tab:selected {{ background: {t.paper}; border-top: 2px solid {a}; font-weight: bold; }}
QTabBar::tab:focus {{ border-top: 2px solid {a}; color: {a}; }}
QHeaderView {{ background: {t.panel}; }}
QHeaderView::section {{ background: {t.panel}; color: {t.second_ink}; border: 0; border-top: 1px solid {t.strong_line};
  border-bottom: 1px solid {t.strong_line}; padding: 2px 6px; }}
QTableView, QTreeView, QListView {{ background: {t.base}; alternate-background-color: {t.alternate};
  gridline-color: {t.line}; border: 1px solid {t.line}; outline: 0; }}
QTableView::item:selected, QTreeView::item:selected, QListView::item:selected {{
  background: {tint}; color: {t.ink}; }}
QTreeView::item {{ min-height: {size(23)}; }}
QTableView:focus, QTreeView:focus, QListView:focus {{ border: 1px solid {a}; }}
QCheckBox::indicator, QTableView::indicator, QTreeView::indicator, QListView::indicator {{
  width: {size(13)}; height: {size(13)}; border: 1px solid {t.second_ink}; border-radius: 2px;
  background: {t.base}; }}
QCheckBox::indicator:checked, QTableView::indicator:checked, QTreeView::indicator:checked,
QListView::indicator:checked {{ background: {t.ink}; border: 1px solid {t.ink}; }}
QCheckBox:focus {{ color: {a}; }}
QRadioButton:focus {{ color: {a}; }}
QSplitter::handle {{ background: {t.line}; }}
QScrollBar:vertical {{ background: transparent; width: {size(11)}; }}
QScrollBar:horizontal {{ background: transparent; height: {size(11)}; }}
QScrollBar::handle {{ background: {t.strong_line}; border-radius: 4px; margin: 2px; min-height: 24px;
  min-width: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QProgressBar {{ background: {t.base}; border: 1px solid {t.strong_line}; border-radius: 0; }}
QProgressBar::chunk {{ background: {a}; }}
"""
