"""The window in the words of the campaign that is open: it was there before, and stays when the campaign is left.

A form is asked for its texts twice, by the old names and by the new. Where a widget still shows what the form said, it
takes the new text; where the page has written something since, that stays, and the page writes it again itself. A
text that a page wrote once follows as well, word by word.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import Property
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QSpinBox, QTabBar, QTextEdit, QWidget

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.program.translator import Translator
from desktop.core.words import Typed, Words
from desktop.views.window.main_window import MainWindow
from desktop.views.window.start_page import OWN_WORDS

_TEXTS = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText", "windowTitle")
LONG = 12
"""Longer texts are searched everywhere; shorter ones only where they are known to be captions."""
_TYPED = (QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox)
"""Widgets whose text people write."""
Renamed = Callable[[str], str]
Read = Callable[[Any], str]
Write = Callable[[Any, str], None]


class WindowNames:
    """Calls things in the window, its pages and the forms to come as the campaign does."""

    def __init__(self, window: MainWindow, open_campaign: OpenCampaign, translator: Translator) -> None:
        self._window, self._open_campaign, self._translator = window, open_campaign, translator
        self._words = open_campaign.words
        if self._words.calls:
            self._rename(self._words.apart())
        self.keep_up()

    def keep_up(self) -> None:
        """Let forms that are made from now on have the words of now."""
        self._translator.follow(self._words)

    def change(self, before: Words, left: QWidget | None) -> None:
        """Let pages that are open call things as the campaign does now.

        Args:
            before: the words of until now.
            left: a page where the book's words stand.
        """
        self._rename(before, left, self._written())

    def leave(self) -> None:
        """Let the window speak as ever."""
        if self._words.calls:
            named = self._words.snapshot()
            self._words.call({})
            if not self._window.locked:  # of a sheet that a player has the GM's parts are gone, and the window ends
                self._rename(named)
        self._translator.leave()

    def _rename(self, before: Words, left: QWidget | None = None, written: tuple[object, ...] = ()) -> None:
        say = renaming(self._words, before, written)
        speak = self._translator.follow
        follow(self._window, left, lambda: speak(before), lambda: speak(self._words), say)

    def _written(self) -> tuple[object, ...]:
        """Return what people wrote into this campaign and pages may show."""
        open_campaign = self._open_campaign
        titles = (Typed(open_campaign.campaign.title), *(Typed(one.title) for one in open_campaign.scenarios.listed()))
        return (*titles, *open_campaign.people.all_sheets(), *open_campaign.handouts.known)


def follow(
    window: QWidget, left: QWidget | None, speak_old: Callable[[], None], speak_new: Callable[[], None], say: Renamed
) -> None:
    """Let all forms of a window have the new names.

    Args:
        left: a part of it that stays unchanged.
        speak_old: makes the translator speak by the names until now; `speak_new` by those from now on.
        say: what a caption of until now is called from now on.
    """
    every = (window, *window.findChildren(QWidget))
    kept = [part for part in every if part is left or part.property(OWN_WORDS)]
    widgets = [w for w in every if not any(_within(w, part) for part in kept)]
    forms: list[tuple[Any, QWidget]] = [(getattr(w, "ui", None), w) for w in widgets]
    forms = [(form, widget) for form, widget in forms if hasattr(form, "retranslateUi")]
    by_kind = {kind: _places(kind) for kind in {type(widget) for widget in widgets}}
    places = [(widget, *place) for widget in widgets for place in by_kind[type(widget)]]
    shown = [read(widget) for widget, read, _ in places]
    speak_old()
    for form, widget in forms:
        form.retranslateUi(widget)
    texts = [read(widget) for widget, read, _ in places]
    speak_new()
    for form, widget in forms:
        form.retranslateUi(widget)
    for (widget, read, write), before, by_form in zip(places, shown, texts, strict=True):
        if not (before or by_form):  # most widgets have no such text
            continue
        now = read(widget)
        named = say(before) if before != by_form or now == by_form else now
        if named != now:
            write(widget, named)
    for widget in widgets:
        _rename_choices(widget, say)


def renaming(words: Words, before: Words, values: Iterable[object]) -> Renamed:
    """Return a function that renames an old caption; texts typed into these values stay."""
    touched = (
        text for text in set(_typed(values)) if before.back().renamed(text) != text or words.renamed(text) != text
    )
    typed = sorted(touched, key=len, reverse=True)
    parts = re.compile(f"({'|'.join(map(re.escape, typed))})") if typed else None

    def rename(caption: str) -> str:
        if parts is None or parts.search(caption) is None:
            return words.followed(caption, before)
        return "".join(part if part in typed else words.followed(part, before) for part in parts.split(caption))

    return rename


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


def _places(kind: type[QWidget]) -> tuple[tuple[Read, Write], ...]:
    """Return how each text of a kind of widget is read and written; what people write in it is none."""
    names = [name for name in _TEXTS if not (name == "text" and issubclass(kind, _TYPED))]
    pairs = ((name, f"set{name[0].upper()}{name[1:]}") for name in names)
    # a label that cuts its text gives the whole of it only by its own method
    found: list[tuple[Any, Any]] = [(getattr(kind, name, None), getattr(kind, setter, None)) for name, setter in pairs]
    return tuple((read, write) for read, write in found if _called(read) and _called(write))


def _called(method: object) -> bool:
    """Tell a method from a property of the same name, which holds a chosen value; Qt's can be called too."""
    return callable(method) and not isinstance(method, Property)


def _rename_choices(widget: QWidget, say: Renamed) -> None:
    """Let what a box offers follow, and the tabs of a page."""
    if isinstance(widget, QComboBox):
        for place in range(widget.count()):
            widget.setItemText(place, say(widget.itemText(place)))
    elif isinstance(widget, QTabBar):
        for place in range(widget.count()):
            widget.setTabText(place, say(widget.tabText(place)))
