"""The tools above the work screen: what they look like, what they choose in the menus, which keys they tell of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QSplitter

from desktop.views.forms.main_window import Ui_MainWindow
from desktop.views.keyboard.key_map import KeyMap, native
from desktop.views.style import icons, theme
from desktop.views.style.plain_style import literal

if TYPE_CHECKING:
    from desktop.views.forms.work_screen import Ui_WorkScreen

    class _Everything(Ui_MainWindow, Ui_WorkScreen):
        """The window and its work screen, as one form."""

else:
    _Everything = Ui_MainWindow


class WindowForm(_Everything):
    """Everything in the window by its name; the work screen is made when something of it is first wanted."""

    def __init__(self, furnish: Callable[[], object]) -> None:
        """Know who makes the rest.

        Args:
            furnish: makes the work screen and gives its parts to this form.
        """
        self._furnish: Callable[[], object] | None = furnish

    @property
    def furnished(self) -> bool:
        """Whether the work screen has been made."""
        return self._furnish is None

    def furnish(self) -> None:
        """Make the work screen, where that has not been done."""
        furnish, self._furnish = self._furnish, None
        if furnish is not None:
            furnish()

    if not TYPE_CHECKING:  # a name that is nowhere stays a mistake to the type checker

        def __getattr__(self, name: str) -> Any:
            if name.startswith("_") or self._furnish is None:
                raise AttributeError(name)
            self.furnish()
            return getattr(self, name)


WIDTH = 1366
"""px that the columns divide at first, before the window has its size."""


class SideColumns(QObject):
    """Keeps the widths of the library and of the dice tray, also while one of them is hidden.

    Args:
        widths: those of all three columns, as they were left; empty: the usual ones.
    """

    def __init__(self, splitter: QSplitter, widths: list[int]) -> None:
        super().__init__(splitter)
        self._splitter = splitter
        self._usual = column_widths()
        self._left, _, self._right = widths or self._usual
        splitter.setStretchFactor(1, 1)
        splitter.setSizes(widths or [*self._usual])
        splitter.splitterMoved.connect(self._take)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.notifier(app).changed.connect(self._restyle_text)

    def set_widths(self, widths: list[int]) -> None:
        """Divide the screen otherwise."""
        self._left, _, self._right = widths
        self._splitter.setSizes(widths)

    def _take(self) -> None:
        """Keep what was drawn; a hidden column has no width of its own and keeps the one it had."""
        left, _, right = self._splitter.sizes()
        self._left, self._right = left or self._left, right or self._right

    def _restyle_text(self) -> None:
        """Give the sides what other text takes more than the text before, and no more: who drew them wide has room."""
        before, self._usual = self._usual, column_widths()
        if before == self._usual:
            return
        self._left += self._usual[0] - before[0]
        self._right += self._usual[2] - before[2]
        whole = sum(self._splitter.sizes())
        self._splitter.setSizes([self._left, max(1, whole - self._left - self._right), self._right])


def column_widths() -> tuple[int, int, int]:
    """Return the widths in px that the columns have at first; those at the sides grow a little with the text."""
    more = max(0, theme.scale() - 100)
    left, right = 200 + 2 * more // 5, 312 + 7 * more // 20
    return left, WIDTH - left - right, right


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

    def name_next(self, text: str, *, live: bool, gives_up: bool = False, elsewhere: bool = False) -> None:
        """Name the next step on its button, which a long sentence beside it leaves whole, up to a width.

        Args:
            gives_up: it has the key of what gives something up, and does not stand out.
            elsewhere: the filled button, which Enter is for, is in the tray, and there is one alone.
        """
        button, stands_out = self._ui.nextButton, live and not (gives_up or elsewhere)
        button.setText(literal(text))
        button.setEnabled(live)
        button.set_key_hint(self._give_up_key if gives_up else native("Return") if stands_out else self._next_key)
        theme.set_role(button, "primary" if stands_out else "")
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
