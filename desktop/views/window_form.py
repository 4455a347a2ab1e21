"""The form of the main window, with the work screen made on first use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from desktop.views.forms.main_window import Ui_MainWindow

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
