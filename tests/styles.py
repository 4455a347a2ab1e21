"""The style sheet of the program: two fifths of what a window costs, and nothing to a test that looks at no window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from desktop.views.style import theme
from desktop.views.style.theme_tokens import Theme

Look: TypeAlias = tuple[object, ...]


def _no_sheet(*_colours_and_sizes: object) -> str:
    return ""


_palette = theme.palette


def _no_accent(tokens: Theme) -> QPalette:
    """Without a campaign there is no accent: every widget would get another palette with each campaign."""
    return _palette(theme.theme(tokens.dark, contrast=theme.wants_contrast()))


@contextmanager
def style_sheet(styled: bool) -> Iterator[None]:
    """Keep the style sheet of the program and the accents of systems, or do without them."""
    with pytest.MonkeyPatch.context() as patch:
        if not styled:
            patch.setattr(theme, "style_sheet", _no_sheet)
            patch.setattr(theme, "palette", _no_accent)
        yield


def as_begun(app: QApplication) -> None:
    """Make the application light, Japanese and of usual size, without a style sheet."""
    for translator in app.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(QLocale("ja"))
    with style_sheet(False):
        theme.apply(app, False)


def look_of(app: QApplication) -> Look:
    """Return what windows put on and leave with the application: language, sheet, size and colours."""
    return (
        QCoreApplication.translate("QPlatformTheme", "Cancel"),
        QLocale().name(),
        app.styleSheet(),
        app.font().key(),
        QPalette(app.palette()),
    )
