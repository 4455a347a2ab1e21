"""Pages that are open while a 卓 calls things otherwise: what their forms say follows at once.

A form is asked for its texts twice, by the old names and by the new. Where a widget still shows what the form said, it
takes the new text; where the page has written something since, that stays, and the page writes it anew itself. A
text that a page wrote once follows as well, word by word.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from PySide6.QtWidgets import QComboBox, QTabBar, QWidget

from desktop.core.words import Typed, Words

_TEXTS = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText", "windowTitle")
LONG = 12
"""Signs that nobody's caption has; shorter texts are looked for only where they are known to be somebody's."""
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


def saying(words: Words, before: Words, values: Iterable[object]) -> Renamed:
    """Return how a caption of until now is said from now on; what people wrote into these values stays as it is."""
    touched = (
        text for text in set(_typed(values)) if before.back().renamed(text) != text or words.renamed(text) != text
    )
    typed = sorted(touched, key=len, reverse=True)
    parts = re.compile(f"({'|'.join(map(re.escape, typed))})") if typed else None

    def say(caption: str) -> str:
        if parts is None or parts.search(caption) is None:
            return words.followed(caption, before)
        return "".join(part if part in typed else words.followed(part, before) for part in parts.split(caption))

    return say


def _typed(value: object) -> Iterator[str]:
    """Yield what people wrote somewhere in a value: names, and texts that are too long for a caption."""
    match value:
        case str():
            if value and (isinstance(value, Typed) or len(value) >= LONG):
                yield value
        case Mapping():
            yield from (text for part in value.values() for text in _typed(part))
        case tuple() | list():
            yield from (text for part in value for text in _typed(part))
        case _ if hasattr(value, "__dict__"):
            yield from _typed(vars(value))


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
