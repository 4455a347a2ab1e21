"""Paper and ink: every colour and type size of the program, as one palette and one small style sheet over Fusion.

A widget chooses its look by the dynamic property `role` (in Designer: a string property, `stdset="0"`):

| on | role | look |
|---|---|---|
| button | `primary`, `primary-large` | filled with the accent; the one main action of a view |
| button | `large`, `small` | 40 and 24 px high instead of 28 |
| button | `flat` | no border until the mouse or the focus is on it |
| button | `skill` | a name at the left that prepares its check; properties `owned` and `chosen` |
| button | `segment` | part of a row of checkable buttons; the checked one is tinted |
| button | `option` | a row that can be declared: text at the left |
| button | `face` | one face of a die, 32 px square |
| button | `banner-button` | on the accent bar |
| button | `dots` | opens a menu, without the arrow that says so |
| frame | `panel`, `tool`, `foot` | second paper; `tool` has a line below, `foot` a line above |
| frame | `card`, `popup` | base with a border |
| frame | `row` | a line below: one of many |
| frame | `banner` | bar in the accent colour |
| frame | `tint` | accent tint with an accent border: a hint that belongs to the choice |
| frame | `error`, `warning`, `success` | tinted box with a border in its colour |
| label | `caption`, `quiet`, `hint` | second ink |
| label | `column-head`, `column-note` | over a column of controls, with a line below |
| label | `plain` | 15 px, for novices |
| list | `panel`, `sections` | on second paper; `sections` marks the chosen line with an edge |
| table | `bare` | without border and paper |
| spin box | `number` | bold 24 px |
| progress bar | `striped` | in stripes, where a second bar must not be distinguished by colour alone |
| label | `strong`, `heading`, `big-heading` | bold 13, 16 and 24 px |
| label | `number`, `total`, `message` | bold 24, 40 and 56 px |
| computed number | `strong`, `number`, `total` | the same |
| label | `accent` | accent colour, bold |
| label | `error-text`, `warning-text`, `success-text` | in its colour; a sign or word must be beside it |
| label | `error-tag`, `warning-tag`, `success-tag`, `tag`, `accent-tag` | a word in a box; `accent-tag` is filled |
| label | `chip` | rounded; something added to a check |
| label | `keycap`, `keycap-on-accent` | the key that does it |
| label | `banner-title`, `banner-text` | on the accent bar |
| label | `tabular` | figures that line up in columns (BIZ UDGothic) |
| line edit | `name`, `big-entry` | bold 16 px; bold 20 px, centred |
| any input | `invalid` (property `invalid` = true) | 2-px error border and tint |

A plain `QWidget` with a frame role needs `WA_StyledBackground`; take a `QFrame`. After changing a role at run time call
`set_role`. Drawing code asks `current()` for the tokens; the palette carries the common ones: `Mid` line, `Dark` strong
line, `PlaceholderText` second ink, `Link` and `Highlight` accent, `HighlightedText` text on the accent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from desktop.services.text.catalogue import Accent, Catalogue
from desktop.views.style import fonts
from desktop.views.style.theme_sheet import style_sheet
from desktop.views.style.theme_tokens import DARK, LIGHT, Theme

TEXT = 13
"""Size of ordinary text in px at 100 %."""
SCALES = (80, 200)
"""Smallest and largest size of the text in percent."""

SYSTEM_FONTS = ("QMenuBar", "QMenu", "QMessageBox", "QTipLabel", "QLabel", "QPushButton", "QToolButton", "QHeaderView")
"""Widgets for which Windows, macOS or KDE have a font; it would know nothing of the size of the text."""

_ACCENT, _SCALE, _CONTRAST, _ENGLISH = "takujoAccent", "takujoScale", "takujoContrast", "takujoEnglish"
_DESKTOP_DARK = "takujoToldDark"
_FOLLOWER, _FUSION = "takujoFollower", "takujoFusion"


@dataclass(frozen=True)
class AccentColours:
    """One system's accent: as the present theme shows it, and the light one that its dice keep in both themes."""

    accent: QColor
    tint: QColor
    on_accent: QColor
    light: QColor


@cache
def theme(dark: bool, system_id: str = "", contrast: bool = False) -> Theme:
    """Return the tokens of the light or the dark theme with a system's accent (ink blue for none).

    Args:
        contrast: lines and second ink as strong as the ink, for a desktop that asks for contrast.
    """
    accent = _accent(system_id)
    pair = (accent.dark, accent.dark_tint) if dark else (accent.light, accent.light_tint)
    tokens = DARK if dark else LIGHT
    strong = dict.fromkeys(("line", "strong_line", "second_ink"), tokens["ink"]) if contrast else {}
    return Theme(dark=dark, accent=pair[0], tint=pair[1], **(tokens | strong))


@cache
def current() -> Theme:
    """Return the tokens in force; asked for at every stroke of a brush, so they are kept until `apply`."""
    app = QApplication.instance()
    if app is None:
        return theme(is_dark())
    return theme(is_dark(), str(app.property(_ACCENT) or ""), bool(app.property(_CONTRAST)))


def is_dark() -> bool:
    """Tell whether the program is dark now."""
    return QGuiApplication.palette().color(QPalette.ColorRole.Window).lightness() < 128


@cache
def scale() -> int:
    """Return the size of the text in percent; kept until `apply`."""
    app = QApplication.instance()
    return int((app.property(_SCALE) if app else None) or 100)


def px(size: float) -> int:
    """Return a size in px at the present scale; for what must grow with the text."""
    return round(size * scale() / 100)


def accent_colours(system_id: str) -> AccentColours:
    """Return a system's accent for the present theme; ink blue for an unknown system."""
    tokens = theme(is_dark(), system_id)
    light = QColor(_accent(system_id).light)
    return AccentColours(QColor(tokens.accent), QColor(tokens.tint), QColor(tokens.on_accent), light)


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget another role and restyle it."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        redress(widget)


def set_invalid(widget: QWidget, invalid: bool, *, mild: bool = False) -> None:
    """Mark or clear an input as wrong; `mild`: it is odd, but stops nothing."""
    wanted = "mild" if invalid and mild else invalid
    if (widget.property("invalid") or False) != wanted:
        widget.setProperty("invalid", wanted)
        redress(widget)


def redress(widget: QWidget) -> None:
    """Let the style sheet see changed properties."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


def apply(
    app: QApplication, dark: bool | None = None, accent: str = "", scale: int = 100, *, english: bool = False
) -> None:
    """Style the whole program; may be called again at any time.

    Args:
        dark: True or False to insist; None follows the desktop, also when it changes later.
        accent: id of the system whose accent is shown; empty for ink blue.
        scale: size of the text in percent, brought into 80–200.
        english: the text is English, so Latin signs come from a Latin typeface.
    """
    scale = max(SCALES[0], min(SCALES[1], scale))
    follower = _follower(app)
    follower.following = dark is None
    hints = app.styleHints()
    if dark is None:
        hints.unsetColorScheme()
        preferred = app.property(_DESKTOP_DARK)
        dark = hints.colorScheme() == Qt.ColorScheme.Dark if preferred is None else bool(preferred)
    else:
        hints.setColorScheme(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)
    app.setProperty(_ACCENT, accent)
    app.setProperty(_SCALE, scale)
    app.setProperty(_CONTRAST, wants_contrast())
    app.setProperty(_ENGLISH, english)
    tokens = theme(dark, accent, wants_contrast())
    _use_fusion(app)
    _forget()
    app.setPalette(palette(tokens))
    _forget()  # widgets may have asked for the palette while it was set
    typefaces = fonts.load()
    app.setFont(text_font(typefaces.english if english else typefaces.text, scale))
    cards = {info.id: theme(dark, info.id).accent for info in Catalogue()}
    sheet = style_sheet(tokens, scale, typefaces.figures, cards)
    if app.styleSheet() != sheet:
        app.setStyleSheet("")  # from one sheet to another Qt styles a widget once for each one that it is in
        app.setStyleSheet(sheet)
    _unify_fonts(app)
    follower.changed.emit()


def set_desktop_dark(app: QApplication, dark: bool | None) -> None:
    """Set the desktop's colour scheme where Qt does not find it; None: unknown, Qt's value counts."""
    if app.property(_DESKTOP_DARK) != dark:
        app.setProperty(_DESKTOP_DARK, dark)
        _follower(app).follow()


def wants_contrast() -> bool:
    """Tell whether the desktop asks for high contrast; also followed where the user has chosen light or dark."""
    hints = QGuiApplication.styleHints()
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def _use_fusion(app: QApplication) -> None:
    """Give the program the style below its sheet, once."""
    if not app.property(_FUSION):
        app.setStyle("Fusion")
        app.setProperty(_FUSION, True)


def _unify_fonts(app: QApplication) -> None:
    """Remove the fonts of its own that a system gives to menus, message boxes or buttons with every style sheet."""
    font = app.font()
    # Qt's types for Python say bytes; it takes a str alone
    if any(app.font(kind) != font for kind in SYSTEM_FONTS):  # type: ignore[call-overload]
        app.setFont(font)


def _forget() -> None:
    current.cache_clear()
    scale.cache_clear()


def notifier(app: QApplication) -> Follower:
    """Return the object whose signal `changed` tells that colours or sizes are new (for what draws by itself)."""
    return _follower(app)


def text_font(families: Sequence[str], scale: int) -> QFont:
    """Return the font of ordinary text."""
    font = QFont(families)
    font.setPixelSize(round(TEXT * scale / 100))
    return font


def palette(tokens: Theme) -> QPalette:
    """Return the palette of a theme; disabled text is second ink on panel, still readable."""
    role, result = QPalette.ColorRole, QPalette()
    for target, token in {
        role.Window: "paper",
        role.WindowText: "ink",
        role.Base: "base",
        role.AlternateBase: "alternate",
        role.Text: "ink",
        role.PlaceholderText: "second_ink",
        role.Button: "button",
        role.ButtonText: "ink",
        role.BrightText: "error",
        role.ToolTipBase: "panel",
        role.ToolTipText: "ink",
        role.Highlight: "accent",
        role.HighlightedText: "on_accent",
        role.Accent: "accent",
        role.Link: "accent",
        role.LinkVisited: "accent",
        role.Light: "base",
        role.Midlight: "alternate",
        role.Mid: "line",
        role.Dark: "strong_line",
        role.Shadow: "strong_line",
    }.items():
        result.setColor(target, tokens.colour(token))
    for target, token in {
        role.WindowText: "idle",
        role.Text: "idle",
        role.ButtonText: "idle",
        role.Base: "panel",
        role.Button: "panel",
        role.Highlight: "strong_line",
    }.items():
        result.setColor(QPalette.ColorGroup.Disabled, target, tokens.colour(token))
    return result


class Follower(QObject):
    """Styles the program again when the desktop turns light or dark, or asks for contrast."""

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.following = False
        self.setObjectName(_FOLLOWER)
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self.follow)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow_contrast)

    def follow(self) -> None:
        """Style as the desktop wants it, where it is followed."""
        if self.following:
            self._apply_style(None)

    def _follow_contrast(self) -> None:
        self._apply_style(None if self.following else is_dark())

    def _apply_style(self, dark: bool | None) -> None:
        app = self.parent()
        if isinstance(app, QApplication):
            accent, scale = str(app.property(_ACCENT) or ""), int(app.property(_SCALE) or 100)
            apply(app, dark, accent, scale, english=bool(app.property(_ENGLISH)))


def _follower(app: QApplication) -> Follower:
    found = app.findChild(Follower, _FOLLOWER)
    return found if isinstance(found, Follower) else Follower(app)


@cache
def _accent(system_id: str) -> Accent:
    catalogue = Catalogue()
    return catalogue.info(system_id).accent if system_id in catalogue else Accent()
