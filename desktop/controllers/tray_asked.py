"""What was asked for in the tray: whose check it is, and what was fixed before the dice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from desktop.core.check import Check, CheckKind
from desktop.core.game import Game
from desktop.core.sheet import Sheet
from desktop.core.system import GameSystem


@dataclass(frozen=True)
class Asked:
    """Whose check it is and what was fixed before the dice."""

    system: GameSystem[Any]
    game: Game[Any]
    sheet: Sheet | None
    party: tuple[Sheet, ...]
    kind: CheckKind
    params: Mapping[str, Any] = field(default_factory=dict)

    @property
    def given(self) -> dict[str, Any]:
        """The parameters that have a value; what is not known is left out."""
        return {name: value for name, value in self.params.items() if value is not None}

    def changed(self, params: Mapping[str, Any]) -> Asked:
        """Return the same with other parameters."""
        return replace(self, params={**self.params, **params})

    def kept_for(self, kind_id: str) -> dict[str, Any]:
        """Return the parameters that another kind of check takes as well."""
        kinds = self.system.check_kinds(self.sheet, self.game)
        known = {param.id for kind in kinds if kind.id == kind_id for param in kind.params}
        return {name: value for name, value in self.params.items() if name in known}

    def start(self) -> Check:
        """Make the check, nothing thrown yet.

        Raises:
            Refusal: a parameter does not fit.
        """
        return self.system.start_check(self.kind.id, self.sheet, self.given, self.game, party=self.party)
