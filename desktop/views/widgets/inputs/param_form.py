"""The parameters to fix before dice are thrown, as inputs made from a kind of check; short facts as rounded words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.views.layout_items import clear, exchange, parts_of
from desktop.views.style import icons, theme
from desktop.views.style.plain_style import literal
from desktop.views.style.restyled import restyled
from desktop.views.widgets.inputs.param_input import ParamInput, make_input
from desktop.views.widgets.layouts.flow_strip import FlowStrip

if TYPE_CHECKING:
    from desktop.core.rolls.check import CheckKind, Param
    from desktop.core.words import Words


class Chips(QWidget):
    """What is added to a check, as rounded words in one line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(6)
        self._line.addStretch(1)

    def show_texts(self, texts: tuple[str, ...]) -> None:
        """Show these words."""
        clear(self._line)
        for place, text in enumerate(texts):
            chip = QLabel(text, self)
            chip.setTextFormat(Qt.TextFormat.PlainText)
            chip.setProperty("role", "chip")
            self._line.insertWidget(place, chip)
        self.setVisible(bool(texts))


CHIPS = 2
"""Chips beside "more" at most; the rest is counted."""
SHORT = 84
"""Width in px at 100 % up to which a label lets its input share a line."""
HALF = 148
"""px that half a line has for a label and its input; up to `NARROW` the tray does not grow with the text."""
SHARE = 0.6
"""Of a whole line, what an input has beside its label."""
ARROWS = 44
"""px at 100 % that an input takes around its text."""
MOST = 160
"""px at 100 % that a label has before it breaks, where all are in one column."""
LABEL = 150
"""px at 100 % that a label has at most: on a wide page its input is near it."""
NUMBER = 96
"""px at 100 % of an input for a number that has a line to itself."""
NARROW = 140
"""From this size of text on, in percent, every input has a line of its own."""


class ParamForm(QWidget):
    """Subject first, then what every check of the kind needs, then the rest behind "more"."""

    edited = Signal(object)
    """All parameters as a dictionary."""
    confirmed = Signal()
    """Enter in one of the inputs that are typed into."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inputs: dict[str, ParamInput] = {}
        self._kind: CheckKind | None = None
        self._parts: dict[str, list[QWidget]] = {}
        """Label and input of each parameter."""
        self._hidden: frozenset[str] = frozenset()
        self._look: tuple[int, Mapping[str, str]] = (0, {})
        """Size of the text, and what the campaign called things, when the inputs were made."""
        self._words: Words | None = None
        self._rooms: dict[str, int] = {}
        """Properties of each input that decided its place."""
        self._building = False
        self._lead: QWidget | None = None
        self._above: QLabel | None = None
        self._lined = False
        """Every input has a line of its own, and all of them begin at one edge."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.chips = Chips(self)
        self._page = QWidget(self)
        self._column.addWidget(self._page)
        self._column.addWidget(self.chips)
        self.more = QToolButton(self)
        self.more.setCheckable(True)
        self.more.setProperty("role", "flat")
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.setToolTip(self.tr("ほかの条件"))
        self.more.setText(self.tr("ほかの条件"))
        self.more.setAccessibleName(self.tr("ほかの条件"))
        self.more.toggled.connect(self._show_rest)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        restyled(self, self._restyle_text)

    def set_lead(self, lead: QWidget) -> None:
        """Put a widget (the list of kinds) at the left of the first line."""
        self._lead = lead
        lead.setParent(self)
        lead.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def put_below_label(self, label: QLabel) -> None:
        """Give every input a line of its own below that of a label; all of them begin at one edge."""
        self._above, self._lined = label, True

    def put_in_column(self) -> None:
        """Give every input a line of its own; all of them begin at one edge."""
        self._lined = True

    @property
    def inputs(self) -> Mapping[str, QWidget]:
        """The input of each parameter."""
        return {key: entry.widget for key, entry in self._inputs.items()}

    @property
    def values(self) -> dict[str, Any]:
        """The present parameters."""
        return {key: entry.read() for key, entry in self._inputs.items()}

    def show_kind(self, kind: CheckKind, values: Mapping[str, Any], words: Words, hidden: Sequence[str] = ()) -> None:
        """Show the inputs of a kind with these values; missing ones take their default, `hidden` ones are not seen."""
        now = theme.scale(), words.captions()
        if kind != self._kind or self._look != now:
            before, self._building = self._kind if self._look == now else None, True
            self._kind, self._look, self._words = kind, now, words
            if before is None or not self._refilled(before, kind, words):
                self._make_anew(kind, words)
            self._building = False
        for param in kind.params:
            entry = self._inputs[param.id]
            blocker = QSignalBlocker(entry.widget)
            entry.write(values.get(param.id, param.default))
            del blocker
        self._hidden = frozenset(hidden)
        self._show_rest(self.more.isChecked())

    def _restyle_text(self) -> None:
        if self._kind is not None and self._words is not None and self._look[0] != theme.scale():
            self.show_kind(self._kind, self.values, self._words, tuple(self._hidden))

    def _refilled(self, before: CheckKind, kind: CheckKind, words: Words) -> bool:
        """Offer other choices in the present inputs, for another character's turn; False: they do not fit."""
        if len(before.params) != len(kind.params):
            return False
        changed = [(old, new) for old, new in zip(before.params, kind.params, strict=True) if old != new]
        for old, new in changed:
            if (
                self._inputs[old.id].refill is None
                or old.model_copy(update={"choices": new.choices, "default": new.default}) != new
            ):
                return False
        for _, new in changed:
            entry = self._inputs[new.id]
            assert entry.refill is not None
            entry.refill(new, words)
            if not new.subject and self._room(new, words.say(new.label), entry.widget) != self._rooms[new.id]:
                return False
        return True

    def _make_anew(self, kind: CheckKind, words: Words) -> None:
        led = self._lead is not None and self._lead.hasFocus()
        self._rebuild(kind, words)
        if led and self._lead is not None:  # keeps the focus while the arrow keys walk through the kinds
            self._lead.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rebuild(self, kind: CheckKind, words: Words) -> None:
        self._inputs, self._parts, self._rooms = {}, {}, {}
        for kept in (self.more, self._lead):
            if kept is not None:
                kept.setParent(self)
        old, self._page = self._page, QWidget(self)
        column = QVBoxLayout(self._page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        first = QHBoxLayout()
        column.addLayout(first)
        if self._lead is not None and theme.scale() >= NARROW:
            column.insertWidget(0, self._lead)
        elif self._lead is not None:
            first.addWidget(self._lead, 2)
        line: QHBoxLayout | None = None
        params = sorted(kind.params, key=lambda p: (p.advanced, not p.subject))
        for param, after in zip_longest(params, params[1:]):
            entry = make_input(param, words, self._page, self._emit_edited)
            self._inputs[param.id] = entry
            entry.widget.setObjectName(f"param_{param.id}")
            entry.widget.setAccessibleName(words.say(param.label))
            if (typed := _line_of(entry.widget)) is not None:
                typed.returnPressed.connect(partial(self._confirm, typed))
            if not isinstance(entry.widget, QCheckBox):
                entry.widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                entry.widget.setMinimumWidth(theme.px(52))
            self._parts[param.id] = [entry.widget]
            if param.subject:
                entry.widget.setToolTip(words.say(param.label))
                first.addWidget(entry.widget, 3)
                continue
            narrow = self._may_share(param, words.say(param.label), entry.widget)
            self._rooms[param.id] = self._room(param, words.say(param.label), entry.widget)
            if _switches(param, after) and not _switch_last(line):
                line = None  # two switches are side by side, not one of them beside a number
            if line is None or not narrow:
                target = QHBoxLayout()
                column.addLayout(target)
                line = target if narrow else None
            else:
                target, line = line, None
            self._place(target, param, entry, words.say(param.label), narrow=narrow)
        alone = not first.count()  # beside nothing, a sign in the middle of a line would mean nothing
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if alone else Qt.ToolButtonStyle.ToolButtonIconOnly
        self.more.setToolButtonStyle(style)
        first.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft if alone else Qt.AlignmentFlag(0))
        self._line_up()
        exchange(self._column, old, self._page)
        for shown in (self._lead, self.more):
            if shown is not None:
                shown.show()
        self.more.setVisible(any(param.advanced for param in kind.params))

    def _line_up(self) -> None:
        """Make all labels as wide as the widest, where inputs are under another one's."""
        if not self._lined or theme.scale() >= NARROW:
            return
        labels = [part for parts in self._parts.values() for part in parts if isinstance(part, QLabel)]
        if self._above is not None:
            labels.append(self._above)
        if not labels:
            return
        wide = max(self.fontMetrics().horizontalAdvance(label.text()) for label in labels) + 1
        for label in labels:
            label.setFixedWidth(min(wide, theme.px(MOST)))

    def _room(self, param: Param, label: str, entry: QWidget) -> int:
        """What an input's place depends on: whether it may share its line, or in large type the width that it needs."""
        return _wanted(entry) if theme.scale() >= NARROW else self._may_share(param, label, entry)

    def _may_share(self, param: Param, label: str, entry: QWidget) -> bool:
        """Tell whether an input may share its line with another one and can still be read."""
        if param.advanced or self._lined:
            return False
        wide = self.fontMetrics().horizontalAdvance(label)
        if isinstance(entry, QCheckBox):  # the label is all that it has beside its box
            return theme.scale() < NARROW and wide + theme.px(ARROWS) <= _half()
        return theme.scale() < NARROW and wide <= theme.px(SHORT) and wide + _wanted(entry) <= _half()

    def _place(self, line: QHBoxLayout, param: Param, entry: ParamInput, name: str, *, narrow: bool) -> None:
        if isinstance(entry.widget, QCheckBox):
            line.addWidget(entry.widget, 1)
            return
        label = QLabel(literal(name), self._page)
        label.setProperty("role", "quiet")
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setBuddy(entry.widget)
        label.setWordWrap(not narrow)
        self._parts[param.id].append(label)
        if theme.scale() >= NARROW or (not self._lined and not narrow and _wanted(entry.widget) > SHARE * 2 * HALF):
            strip = self._breaking(label, entry.widget)
            self._parts[param.id].append(strip)
            line.addWidget(strip)
        else:
            label.setMaximumWidth(theme.px(LABEL))
            line.addWidget(label, 0 if narrow else 2)
            line.addWidget(entry.widget, 1 if narrow else 3)
            if self._lined and isinstance(entry.widget, QSpinBox):  # a number alone in a wide line needs little of it
                entry.widget.setMaximumWidth(max(theme.px(NUMBER), _wanted(entry.widget)))
                line.addStretch(1)

    def _breaking(self, label: QLabel, entry: QWidget) -> FlowStrip:
        """Put a label beside its input, or above it where the input needs the width."""
        strip = FlowStrip(self._page)
        row = QHBoxLayout(strip)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(label)
        row.addWidget(entry, 1)
        strip.share(100 * _wanted(entry) // theme.scale())
        return strip

    def _show_rest(self, shown: bool) -> None:
        self.more.setChecked(shown)
        self.more.setIconSize(QSize(theme.px(14), theme.px(14)))
        self.more.setIcon(icons.icon("chevron_up" if shown else "chevron_down"))
        for param in self._kind.params if self._kind else ():
            for widget in self._parts[param.id]:
                widget.setVisible(param.id not in self._hidden and (shown or not param.advanced))
        self.chips.show_texts(() if shown else self._changed())

    def _changed(self) -> tuple[str, ...]:
        """Say what differs from the usual among the folded inputs, so that nothing counts unseen."""
        params = self._kind.params if self._kind else ()
        params = tuple(p for p in params if p.advanced and p.id not in self._hidden)
        folded = [p for p in params if self._inputs[p.id].read() != p.default]
        texts = [_in_words(self._inputs[p.id].widget) for p in folded]
        return (*texts[:CHIPS], *((f"＋{len(texts) - CHIPS}",) if len(texts) > CHIPS else ()))

    def _emit_edited(self) -> None:
        if not self._building:  # the focus passes through inputs that hold nothing yet
            self.edited.emit(self.values)

    def _confirm(self, line: QLineEdit) -> None:
        """Enter: submits the form; where a completion is chosen, Enter only takes that."""
        if not _chooses(line):
            self.confirmed.emit()


def _half() -> int:
    """Return the px that half a line has at the present size of the text."""
    return min(theme.px(HALF), HALF)


def _line_of(entry: QWidget) -> QLineEdit | None:
    """Return the line that an input is typed into; None: there is none."""
    return entry if isinstance(entry, QLineEdit) else entry.findChild(QLineEdit)


def _chooses(line: QLineEdit) -> bool:
    """Tell whether a line of the list that is offered below a typed text is chosen; Qt tells of the Enter first."""
    completer = line.completer()
    offered = completer.popup() if completer is not None else None
    return offered is not None and offered.isVisible() and offered.currentIndex().isValid()


def _switches(param: Param, after: Param | None) -> bool:
    """Tell whether this and the next thing to fix are both switches, shown together."""
    if after is None or param.advanced != after.advanced:
        return False
    return param.kind.value == after.kind.value == "switch"


def _switch_last(line: QHBoxLayout | None) -> bool:
    """Tell whether a line ends with a switch."""
    parts = parts_of(line) if line is not None else []
    return bool(parts) and isinstance(parts[-1][1], QCheckBox)


def _wanted(entry: QWidget) -> int:
    """Return the px in which an input can be read."""
    metrics = entry.fontMetrics()
    match entry:
        case QComboBox():
            texts = [entry.itemText(number) for number in range(entry.count())]
            if (line := entry.lineEdit()) is not None:
                texts.append(line.placeholderText())
        case QSpinBox():
            texts = [entry.specialValueText()]
        case _:
            texts = []
    return max((metrics.horizontalAdvance(text) for text in texts), default=0) + theme.px(ARROWS)


def _in_words(widget: QWidget) -> str:
    """Say in a few words what an input is set to."""
    name = widget.accessibleName()
    match widget:
        case QSpinBox():
            return f"{name} {widget.text()}".replace("-", "−")
        case QComboBox():
            return widget.currentText()
        case QLineEdit():
            return widget.text()[:12]
    return name
