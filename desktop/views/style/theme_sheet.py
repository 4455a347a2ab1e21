"""The one style sheet over Fusion; a template into which colours and sizes are filled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from desktop import assets
from desktop.views.style.plain_style import PLAIN_LABELS

if TYPE_CHECKING:
    from desktop.views.style.theme_tokens import Theme

SIZES = {
    "t12": 12,
    "t13": 13,
    "t14": 14,
    "t15": 15,
    "t16": 16,
    "t20": 20,
    "t24": 24,
    "t40": 40,
    "t56": 56,
    "h14": 14,
    "h15": 15,
    "h18": 18,
    "h20": 20,
    "h22": 22,
    "h24": 24,
    "h26": 26,
    "h30": 30,
    "h38": 38,
    "h44": 44,
    "p4": 4,
    "p8": 8,
    "p12": 12,
    "p16": 16,
    "icon": 16,
    "iconroom": 21,
}
"""Names in the template → px at 100 %; all grow with the text."""

_BASICS = """
QToolTip { background: ${panel}; color: ${ink}; border: 1px solid ${strong_line}; padding: 4px; }
QAbstractItemView { selection-background-color: ${tint}; selection-color: ${ink}; background: ${base};
  alternate-background-color: ${alternate}; border: 1px solid ${strong_line}; padding: 1px; gridline-color: ${line}; }
QAbstractItemView[role="panel"] { background: ${panel}; border: 2px solid ${panel}; padding: 0; }
QAbstractItemView[role="bare"] { background: transparent; border: none; padding: 0; }
QAbstractItemView:focus, QAbstractItemView[role="panel"]:focus, QAbstractItemView[role="bare"]:focus,
QListView[role="sections"]:focus { border: 2px solid ${accent}; padding: 0; }
QGraphicsView[role="board"] { border: 2px solid ${paper}; }
QGraphicsView[role="board"]:focus { border: 2px solid ${accent}; }
QGraphicsView[role="board"] > QLabel { background: ${paper}; color: ${second_ink}; padding: 0 4px; }
QAbstractItemView { outline: 1px solid ${accent}; }
QTreeView::item, QListView::item { min-height: ${h22}px; }
QListView[role="sections"] { background: ${panel}; border: 2px solid ${panel}; padding: 0; outline: none; }
QListView[role="sections"]::item { padding: 2px ${p12}px; border: none; border-left: 4px solid transparent; }
QListView[role="sections"]::item:selected { background: ${tint}; color: ${ink}; border-left: 4px solid ${accent}; }
QHeaderView { background: ${panel}; border: none; }
QHeaderView::section { background: ${panel}; color: ${second_ink}; border: none;
  border-bottom: 1px solid ${strong_line}; padding: 3px 6px; }
QTableCornerButton::section { background: ${panel}; border: none; border-bottom: 1px solid ${strong_line}; }
QMenuBar { background: ${paper}; border-bottom: 1px solid ${line}; }
QMenuBar::item { padding: 5px 8px; background: transparent; }
QMenuBar::item:selected { background: ${tint}; color: ${ink}; }
QMenu { background: ${base}; border: 1px solid ${strong_line}; padding: 4px 0; }
QMenu::item { padding: 4px 24px 4px 24px; }
QMenu::item:selected { background: ${tint}; color: ${ink}; }
QMenu::item:disabled { color: ${idle}; }
QMenu::separator { height: 1px; background: ${line}; margin: 4px 0; }
QTabWidget::pane { border: none; border-top: 1px solid ${line}; }
DocumentTabs::pane { border: none; }
DocumentTabs::tab-bar { left: ${p8}px; }
QTabBar { qproperty-iconSize: ${icon}px ${icon}px; }
QTabBar::tab { background: ${panel}; color: ${second_ink}; border: 1px solid ${line};
  padding: 4px ${p12}px; min-height: ${h18}px; border-top-left-radius: 4px; border-top-right-radius: 4px;
  margin: 2px 2px 0 0; }
QTabBar::tab:selected { background: ${paper}; color: ${ink}; border-top: 2px solid ${accent};
  border-bottom-color: ${paper}; font-weight: bold; }
QTabBar::tab:selected:focus { border: 2px solid ${accent}; color: ${accent}; }
QTabBar::close-button { image: url("${images}/close.png"); width: ${p12}px; height: ${p12}px;
  subcontrol-position: right; margin: 0; }
QTabBar::close-button:hover { background: ${tint}; border-radius: 3px; }
QTabBar::scroller { width: ${h44}px; }
QSplitter::handle { background: ${line}; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QScrollArea { background: transparent; border: 2px solid transparent; }
QScrollArea:focus { border-color: ${accent}; }
QScrollArea#pageScroll { border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: ${strong_line}; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
NoticeScroll QScrollBar::handle:vertical { min-height: 10px; }
QScrollBar[role="steady"]::handle:disabled { background: transparent; }
QScrollBar::handle:hover { background: ${second_ink}; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QGroupBox { border: 1px solid ${line}; border-radius: 4px; margin-top: ${h18}px; padding: 8px; }
QGroupBox::title { subcontrol-origin: margin; left: 4px; font-weight: bold; }
QProgressBar { background: ${base}; border: 1px solid ${strong_line}; border-radius: 3px; text-align: center; }
QProgressBar::chunk { background: ${accent}; }
QProgressBar[role="striped"]::chunk { width: 3px; margin-right: 2px; }
"""

_INPUTS = """
QDialogButtonBox { button-layout: 3; dialogbuttonbox-buttons-have-icons: 0; }
QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox { background: ${base}; color: ${ink};
  border: 1px solid ${strong_line}; border-radius: 3px; padding: 2px 6px; min-height: ${h20}px;
  selection-background-color: ${accent}; selection-color: ${on_accent}; placeholder-text-color: ${second_ink}; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QAbstractSpinBox:focus, QComboBox:focus {
  border: 2px solid ${accent}; padding: 1px 5px; }
QLineEdit:disabled, QPlainTextEdit:disabled, QTextEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {
  background: ${panel}; color: ${idle}; border-color: ${line}; }
QLineEdit:read-only, QPlainTextEdit:read-only, QTextEdit:read-only { background: ${panel}; }
*[invalid="mild"] { border: 2px solid ${warning}; padding: 1px 5px; }
*[invalid="true"]:focus { border: 4px solid ${error}; padding: 0 3px; }
*[invalid="mild"]:focus { border: 4px solid ${warning}; padding: 0 3px; }
*[invalid="true"] { border: 2px solid ${error}; background: ${error_tint}; padding: 1px 5px; }
QLineEdit[role="name"] { font-size: ${t16}px; font-weight: bold; }
QLineEdit[role="big-entry"] { font-size: ${t20}px; font-weight: bold; qproperty-alignment: AlignCenter; }
CustomFields QPlainTextEdit { min-height: ${h44}px; }
HotSeatScreen QLineEdit { min-height: ${h30}px; }
QComboBox::drop-down { border: none; width: ${h20}px; }
QComboBox::down-arrow { image: url("${images}/down.png"); width: ${h14}px; height: ${h14}px; }
QComboBox::down-arrow:disabled { image: url("${images}/down-off.png"); }
QComboBox { qproperty-maxVisibleItems: 30; }
QComboBox QLineEdit { border: none; padding: 0; background: transparent; min-height: 0; }
QComboBox QAbstractItemView { border: 1px solid ${strong_line}; }
QAbstractSpinBox { padding: 1px ${h20}px 1px 4px; }
QAbstractSpinBox:focus { padding: 0 ${h20}px 0 3px; }
QAbstractSpinBox[role="number"] { font-size: ${t24}px; font-weight: bold; min-height: ${h26}px; }
QAbstractSpinBox QLineEdit { border: none; padding: 0 0 0 1px; min-height: 0; background: transparent; }
QAbstractSpinBox::up-button { subcontrol-origin: border; subcontrol-position: top right; width: ${h18}px;
  border: none; }
QAbstractSpinBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right; width: ${h18}px;
  border: none; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: ${tint}; }
QAbstractSpinBox::up-arrow { image: url("${images}/up.png"); width: ${p12}px; height: ${p12}px; }
QAbstractSpinBox::down-arrow { image: url("${images}/down.png"); width: ${p12}px; height: ${p12}px; }
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::up-arrow:off { image: url("${images}/up-off.png"); }
QAbstractSpinBox::down-arrow:disabled, QAbstractSpinBox::down-arrow:off { image: url("${images}/down-off.png"); }
QCheckBox, QRadioButton { spacing: 6px; }
QCheckBox::indicator, QAbstractItemView::indicator { width: ${h14}px; height: ${h14}px; background: ${base};
  border: 1px solid ${second_ink}; border-radius: 3px; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: ${accent}; border-color: ${accent};
  image: url("${images}/check.png"); }
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate { background: ${accent};
  border-color: ${accent}; image: url("${images}/some.png"); }
QRadioButton::indicator { width: ${h14}px; height: ${h14}px; background: ${base}; border: 1px solid ${second_ink};
  border-radius: ${radius}px; }
QRadioButton::indicator:checked { image: url("${images}/dot.png"); background: ${accent}; border-color: ${accent}; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled, QAbstractItemView::indicator:disabled {
  background: ${panel}; border-color: ${strong_line}; }
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled { background: ${idle}; }
QCheckBox, QRadioButton { border: 2px solid transparent; border-radius: 3px; }
QCheckBox:focus, QRadioButton:focus { border-color: ${accent}; }
QSlider::groove:horizontal { height: 4px; background: ${strong_line}; border-radius: 2px; }
QSlider::sub-page:horizontal { background: ${accent}; border-radius: 2px; }
QSlider::handle:horizontal { width: 12px; margin: -8px 0; background: ${base}; border: 2px solid ${accent};
  border-radius: 3px; }
"""

_BUTTONS = """
QPushButton, QToolButton { background: ${button}; color: ${ink}; border: 1px solid ${strong_line}; border-radius: 4px;
  padding: 3px ${p12}px; min-height: ${h20}px; outline: none; }
QPushButton { qproperty-iconSize: ${iconroom}px ${icon}px; }
QToolButton { padding: 3px 6px; qproperty-iconSize: ${icon}px ${icon}px; }
QToolButton[toolButtonStyle="2"] { padding: 3px ${p4}px 3px ${p8}px; qproperty-iconSize: ${iconroom}px ${icon}px; }
QToolButton[autoRaise="true"] { background: transparent; border-color: transparent; }
QLineEdit QToolButton { min-height: 0; padding: 0; border: none; background: transparent; }
QPushButton:hover, QToolButton:hover { border-color: ${second_ink}; }
QPushButton:pressed, QToolButton:pressed { background: ${tint}; }
QPushButton:checked, QToolButton:checked { background: ${tint}; color: ${accent}; border-color: ${accent};
  font-weight: bold; }
QPushButton:focus, QToolButton:focus { border: 2px solid ${accent}; padding: 2px ${p11}px; }
QToolButton:focus { padding: 2px 5px; }
QToolButton[toolButtonStyle="2"]:focus { padding: 2px ${p3}px 2px ${p7}px; }
QPushButton:disabled, QToolButton:disabled { background: ${panel}; color: ${idle}; border-color: ${line}; }
QToolButton[popupMode="2"], QToolButton[popupMode="1"] { padding-right: ${p16}px; }
QToolButton::menu-indicator { image: url("${images}/down.png"); width: 10px; height: 10px;
  subcontrol-position: right center; right: 3px; }
QToolButton[role="dots"]::menu-indicator { image: none; }
QPushButton[role="primary"], QPushButton[role="primary-large"] { background: ${accent}; color: ${on_accent};
  border-color: ${accent}; font-weight: bold; }
QPushButton[role="primary"]:hover, QPushButton[role="primary-large"]:hover { border-color: ${ink}; }
QPushButton[role="primary"]:focus,
QPushButton[role="primary-large"]:focus { border: 4px double ${on_accent}; padding: 0 ${p8}px; }
QPushButton[role="primary"]:disabled, QPushButton[role="primary-large"]:disabled { background: ${panel};
  color: ${idle}; border-color: ${strong_line}; }
QPushButton[role="large"], QPushButton[role="primary-large"], QToolButton[role="large"] { min-height: ${h30}px;
  padding: 4px ${p16}px; font-size: ${t15}px; }
QPushButton[role="large"]:focus, QToolButton[role="large"]:focus { padding: 3px ${p15}px; }
QPushButton[role="primary-large"]:focus { padding: 1px ${p13}px; }
HotSeatScreen QPushButton#receiveButton { min-height: ${h44}px; font-size: ${t20}px; }
QPushButton[role="small"]:focus, QToolButton[role="small"]:focus { padding: 0 ${p7}px; }
QPushButton[role="small"], QToolButton[role="small"] { min-height: ${h18}px; padding: 1px ${p8}px; }
QToolButton[role="small"][popupMode="2"] { padding-right: ${p16}px; }
QPushButton[role="flat"], QToolButton[role="flat"] { background: transparent; border-color: transparent;
  padding: 3px 6px; }
QPushButton[role="flat"]:hover, QToolButton[role="flat"]:hover { border-color: ${strong_line}; }
QPushButton[role="flat"]:focus, QToolButton[role="flat"]:focus { border: 2px solid ${accent}; padding: 2px 5px; }
QPushButton[role="skill"] { background: transparent; border-color: transparent; border-radius: 0; text-align: left;
  padding: 1px 4px; min-height: ${h18}px; }
QPushButton[role="skill"][owned="true"] { font-weight: bold; }
QPushButton[role="skill"][owned="false"] { color: ${second_ink}; }
QPushButton[role="skill"][chosen="true"] { background: ${tint}; border-left: 3px solid ${accent}; padding-left: 2px; }
QPushButton[role="skill"]:hover { background: ${tint}; }
QPushButton[role="skill"]:focus { border: 2px solid ${accent}; padding: 0 3px; }
QPushButton[role="segment"], QToolButton[role="segment"] { padding: 1px ${p8}px; border-radius: 3px; }
QPushButton[role="option"] { text-align: left; padding: 3px ${p8}px; }
QPushButton[role="face"], QToolButton[role="face"] { font-size: ${t14}px; font-weight: bold; padding: 2px;
  min-width: ${h24}px; min-height: ${h24}px; }
QPushButton[role="face"]:focus, QToolButton[role="face"]:focus { padding: 1px; }
QPushButton[role="banner-button"], QToolButton[role="banner-button"] { background: transparent; color: ${on_accent};
  border-color: ${on_accent}; }
QPushButton[role="banner-button"]:hover, QToolButton[role="banner-button"]:hover,
QPushButton[role="banner-button"]:focus, QToolButton[role="banner-button"]:focus { border: 2px solid ${on_accent}; }
QPushButton[role="banner-button"]:disabled, QToolButton[role="banner-button"]:disabled { border-color: transparent; }
DerivedNumber, DerivedNumber[autoRaise="true"], DerivedNumber:hover, DerivedNumber:pressed, DerivedNumber:focus,
DerivedNumber:disabled { padding: 0; min-height: 0; border: none; background: transparent; }
"""

_FRAMES = """
QFrame[role="panel"], QWidget[role="panel"] { background: ${panel}; }
QFrame[role="tool"], QWidget[role="tool"] { background: ${panel}; border: none; border-bottom: 1px solid ${line}; }
QFrame[role="foot"], QWidget[role="foot"] { background: ${panel}; border: none; border-top: 1px solid ${line}; }
QFrame[role="row"] { border: none; border-bottom: 1px solid ${line}; }
QFrame[role="card"], QWidget[role="card"] { background: ${base}; border: 1px solid ${line}; border-radius: 4px; }
QFrame[role="popup"], QWidget[role="popup"] { background: ${base}; border: 1px solid ${strong_line}; }
QFrame[role="banner"], QWidget[role="banner"] { background: ${accent}; border: none; }
QFrame[role="banner"] QLabel { color: ${on_accent}; }
QFrame[role="tint"], QWidget[role="tint"] { background: ${tint}; border: 1px solid ${accent}; border-radius: 4px; }
QFrame[role="error"] { background: ${error_tint}; border: 1px solid ${error}; border-radius: 4px; }
QFrame[role="warning"] { background: ${warning_tint}; border: 1px solid ${warning}; border-radius: 4px; }
QFrame[role="success"] { background: ${success_tint}; border: 1px solid ${success}; border-radius: 4px; }
"""

_LABELS = """
QLabel { background: transparent; border: none; }
QLabel[role="caption"], QLabel[role="quiet"], QLabel[role="hint"] { color: ${second_ink}; }
QLabel[role="strong"] { font-weight: bold; }
QLabel[role="heading"] { font-size: ${t16}px; font-weight: bold; }
QLabel[role="column-head"] { font-weight: bold; border-bottom: 1px solid ${strong_line}; padding: 0 0 3px 0; }
QLabel[role="column-note"] { color: ${second_ink}; border-bottom: 1px solid ${strong_line}; padding: 0 3px 3px 0; }
QLabel[role="plain"] { font-size: ${t15}px; }
QLabel[role="picker-name"] { font-size: ${t15}px; }
QLabel[role="big-heading"] { font-size: ${t24}px; font-weight: bold; }
QLabel[role="number"] { font-size: ${t24}px; font-weight: bold; }
QLabel[role="total"] { font-size: ${t40}px; font-weight: bold; }
QLabel[role="message"] { font-size: ${t56}px; font-weight: bold; }
QToolButton[role="strong"] { font-weight: bold; }
QToolButton[role="number"] { font-size: ${t24}px; font-weight: bold; }
QToolButton[role="total"] { font-size: ${t40}px; font-weight: bold; }
QLabel[role="accent"] { color: ${accent}; font-weight: bold; }
QLabel[role="error-text"], QLabel[role="error"] { color: ${error}; }
QLabel[role="warning-text"], QLabel[role="warning"] { color: ${warning}; }
QLabel[role="success-text"], QLabel[role="success"] { color: ${success}; }
QLabel[role="tag"], QLabel[role="error-tag"], QLabel[role="warning-tag"], QLabel[role="success-tag"] {
  border: 1px solid ${second_ink}; border-radius: 3px; padding: 0 5px; color: ${ink}; background: ${base}; }
QLabel[role="error-tag"] { color: ${error}; border-color: ${error}; background: ${error_tint}; }
QLabel[role="warning-tag"] { color: ${warning}; border-color: ${warning}; background: ${warning_tint}; }
QLabel[role="success-tag"] { color: ${success}; border-color: ${success}; background: ${success_tint}; }
QLabel[role="accent-tag"] { color: ${on_accent}; background: ${accent}; border-radius: 3px; padding: 1px 6px;
  font-weight: bold; }
QLabel[role="chip"] { color: ${accent}; background: ${tint}; border: 1px solid ${accent}; border-radius: ${radius}px;
  padding: 1px 8px; font-weight: bold; }
QLabel[role="keycap"] { color: ${second_ink}; background: ${base}; border: 1px solid ${strong_line}; border-radius: 3px;
  padding: 0 4px; font-size: ${t12}px; max-height: ${h18}px; }
QLabel[role="keycap-on-accent"] { color: ${on_accent}; border: 1px solid ${on_accent}; border-radius: 3px;
  padding: 0 4px; font-size: ${t12}px; max-height: ${h18}px; }
QLabel[role="banner-title"] { color: ${on_accent}; font-size: ${t16}px; font-weight: bold; }
QLabel[role="banner-text"] { color: ${on_accent}; }
*[role="tabular"] { font-family: ${tabular}; }
"""

_TEMPLATE = _BASICS + _INPUTS + _BUTTONS + _FRAMES + _LABELS


_CARD = """
#SystemCard-${id} { border-left: 4px solid ${accent}; border-top-left-radius: 0; border-bottom-left-radius: 0; }
#SystemCard-${id} QLabel#nameLabel { color: ${accent}; }
"""


def _filled(template: str, values: Mapping[str, object]) -> str:
    """Replace each `${name}` by its value; `string.Template` loads and compiles too much for the first window."""
    first, *rest = template.split("${")
    parts = [first]
    for piece in rest:
        name, _, behind = piece.partition("}")
        parts += str(values[name]), behind
    return "".join(parts)


def style_sheet(tokens: Theme, scale: int, tabular: Sequence[str], cards: Mapping[str, str]) -> str:
    """Fill the template in; all looks are in the one sheet, for a sheet of its own styles a widget a second time.

    Args:
        scale: size of the text in percent.
        tabular: families, the first with figures that are equally wide.
        cards: colour of each system's card on the start page.
    """
    sizes = {name: round(size * scale / 100) for name, size in SIZES.items()}
    images = assets.path("theme", "dark" if tokens.dark else "light").as_posix()
    own = (_filled(_CARD, {"id": system, "accent": colour}) for system, colour in cards.items())
    further = {
        "images": images,
        "tabular": ", ".join(f'"{family}"' for family in tabular),
        "p11": sizes["p12"] - 1,
        "p13": sizes["p16"] - 3,
        "p15": sizes["p16"] - 1,
        "p7": sizes["p8"] - 1,
        "p3": sizes["p4"] - 1,
        "radius": sizes["h14"] // 2 + 1,
    }
    return PLAIN_LABELS + "".join(own) + _filled(_TEMPLATE, vars(tokens) | sizes | further)
