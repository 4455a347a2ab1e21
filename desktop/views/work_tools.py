"""The tools above the work screen: what they look like, what they choose in the menus, which keys they tell of."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from desktop.views import icons, theme
from desktop.views.key_map import KeyMap, native
from desktop.views.plain_style import literal
from desktop.views.window_form import WindowForm

NEXT = (200, 320)
"""px at 100 % that the button of the next step takes at least, and at most beside a long sentence."""
LARGE = 150
"""Size of text in percent from which the tools at the table are shown by their pictures, and the log is low."""


class WorkTools(QObject):
    """Buttons that stand for lines of the menus, and the one of the next step.

    Args:
        actions: the lines, by id.
    """

    def __init__(self, ui: WindowForm, actions: Mapping[str, QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._ui, self._actions = ui, actions
        self._next_key = self._give_up_key = ""
        pictures = {"build": "person", "print_sheet": "print"}
        for button, identifier in self._tools():
            button.setIcon(icons.icon(pictures.get(identifier, identifier)))
            action = actions[identifier]
            button.clicked.connect(lambda _checked=False, a=action: a.trigger())
            button.setEnabled(action.isEnabled())
            action.changed.connect(lambda b=button, a=action: b.setEnabled(a.isEnabled()))
        for button, identifier in (
            (ui.handOverButton, "hand_over"),
            (ui.displayButton, "display"),
            (ui.keysButton, "keys"),
        ):
            button.clicked.connect(lambda _checked=False, a=actions[identifier]: a.trigger())
        glass = icons.icon("search", QPalette.ColorRole.PlaceholderText)
        ui.searchEdit.addAction(glass, QLineEdit.ActionPosition.LeadingPosition)

    def _tools(self) -> tuple[tuple[QAbstractButton, str], ...]:
        ui = self._ui
        return (
            (ui.undoButton, "undo"),
            (ui.redoButton, "redo"),
            (ui.buildButton, "build"),
            (ui.printButton, "print_sheet"),
        )

    def show_keys(self, keys: KeyMap) -> None:
        """Write the keys beside the tools."""
        self._next_key, self._give_up_key = keys.key("next_step"), native(keys.key("give_up"))
        cap = native(keys.key("command_line") or keys.key("command_line.letter"))
        self._ui.commandKey.setText(cap)
        self._ui.commandKey.setVisible(bool(cap))
        for button, identifier in self._tools():
            button.setToolTip(f"{self._actions[identifier].text()}　{native(keys.key(identifier))}".strip())

    def name_next(self, text: str, *, live: bool, gives_up: bool = False) -> None:
        """Name the next step on its button, which a long sentence beside it leaves whole, up to a width.

        Args:
            gives_up: it has the key of what gives something up, and does not stand out.
        """
        button = self._ui.nextButton
        button.setText(literal(text))
        button.setEnabled(live)
        button.set_key_hint(self._give_up_key if gives_up else self._next_key)
        theme.set_role(button, "" if gives_up or not live else "primary")
        self._widen_next()

    def _widen_next(self) -> None:
        button = self._ui.nextButton
        least, most = (theme.px(width) for width in NEXT)
        button.setMinimumWidth(min(max(least, button.sizeHint().width()), most))

    def restyle_text(self) -> None:
        """With large text the log leaves the dice its height: it can be scrolled, they cannot be read in part."""
        self.fit_space()
        self._widen_next()
        self._ui.sideLayout.setStretchFactor(self._ui.logHost, 1 if theme.scale() >= LARGE else 2)

    def fit_space(self) -> None:
        """At the table large text needs the width of these names; their pictures and tooltips stay."""
        style = Qt.ToolButtonStyle
        short = self._ui.playButton.isChecked() and theme.scale() >= LARGE
        wanted = style.ToolButtonIconOnly if short else style.ToolButtonTextBesideIcon
        for button in (self._ui.buildButton, self._ui.printButton):
            if button.toolButtonStyle() != wanted:
                button.setToolButtonStyle(wanted)
                theme.redress(button)  # a picture alone has other room around it
