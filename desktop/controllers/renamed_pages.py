"""Pages that are open while a 卓 calls things otherwise: what their forms say follows at once.

A form is asked for its texts twice, by the old names and by the new. Where a widget still shows what the form said, it
takes the new text; where the page has written something since, that stays, and the page writes it anew itself. A
text that a page wrote once follows as well, word by word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtWidgets import QComboBox, QTabBar, QWidget

_TEXTS = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText", "windowTitle")
_TYPED = ("QLineEdit", "QPlainTextEdit", "QTextEdit", "QSpinBox", "QComboBox")
"""Widgets whose text people write."""


Renamed = Callable[[str], str]


def follow(
    window: QWidget, left: QWidget | None, speak_old: Callable[[], None], speak_new: Callable[[], None], say: Renamed
) -> None:
    """Let all forms of a window have the new names.

    Args:
        left: a part of it that goes on as it is.
        speak_old: makes the translator speak by the names until now; `speak_new` by those from now on.
        say: what a caption of until now is called from now on.
    """
    widgets = [w for w in (window, *window.findChildren(QWidget)) if left is None or not _within(w, left)]
    forms: list[tuple[Any, QWidget]] = [(getattr(w, "ui", None), w) for w in widgets]
    forms = [(form, widget) for form, widget in forms if hasattr(form, "retranslateUi")]
    places = [place for widget in widgets for place in _places(widget)]
    shown = {place: _read(*place) for place in places}
    speak_old()
    for form, widget in forms:
        form.retranslateUi(widget)
    said = {place: _read(*place) for place in places}
    speak_new()
    for form, widget in forms:
        form.retranslateUi(widget)
    for place in places:
        if shown[place] != said[place]:
            _write(*place, say(shown[place]))
        elif _read(*place) == said[place]:
            _write(*place, say(said[place]))
    for widget in widgets:
        _say_choices(widget, say)


def _within(widget: QWidget, part: QWidget) -> bool:
    return widget is part or part.isAncestorOf(widget)


def _places(widget: QWidget) -> Iterator[tuple[QWidget, str]]:
    typed = any(widget.inherits(kind) for kind in _TYPED)
    for name in _TEXTS:
        known = all(callable(getattr(widget, part, None)) for part in (name, _setter(name)))
        if known and not (typed and name == "text"):
            yield widget, name


def _say_choices(widget: QWidget, say: Renamed) -> None:
    """Let what a box offers follow, and the tabs of a page."""
    if isinstance(widget, QComboBox):
        for place in range(widget.count()):
            widget.setItemText(place, say(widget.itemText(place)))
    elif isinstance(widget, QTabBar):
        for place in range(widget.count()):
            widget.setTabText(place, say(widget.tabText(place)))


def _setter(name: str) -> str:
    return f"set{name[0].upper()}{name[1:]}"


def _read(widget: QWidget, name: str) -> str:
    return str(getattr(widget, name)())  # a label that cuts its text gives the whole of it only so


def _write(widget: QWidget, name: str, text: str) -> None:
    if _read(widget, name) != text:
        getattr(widget, _setter(name))(text)
