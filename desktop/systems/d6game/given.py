"""Parameters of a check as they came in: names checked, defaults filled, numbers read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import JsonValue

from desktop.core.numbers import whole_of
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.d6game.params import ATTACK, CHECK, FATE_CHECK
from desktop.systems.d6game.settings import Settings


def defaults(kind: str, bare: bool, settings: Settings) -> dict[str, Any] | None:
    """What a check of this kind knows, with its defaults; None: this game has no such kind.

    Args:
        bare: without a sheet, so resources are parameters too.
    """
    if kind == CHECK:
        return _check(bare, settings)
    if kind == FATE_CHECK and settings.fate_check:
        return {"subject": "", "bet": 0} | ({"fate": settings.max_bet} if bare else {"gm": False})
    if kind == ATTACK and settings.combat:
        return {"target": None, "target_life": None} | ({"life": None} if bare else {})
    return None


def _check(bare: bool, settings: Settings) -> dict[str, Any]:
    known: dict[str, Any] = {"subject": "", "target": settings.default_target}
    known |= {"fate": 0} if bare else {"gm": False}
    if settings.favourable_bonus:
        known["favourable"] = False
    if settings.spend_max:
        known["spend"] = 0
    if settings.challenge:
        known["challenge"] = False
    if settings.equipment and not bare:
        known["item"] = ""
    return known


class Given:
    """Parameters as they came in, read with their defaults."""

    def __init__(self, known: Mapping[str, JsonValue], params: Mapping[str, JsonValue]) -> None:
        self._values = dict(known)
        for name, value in params.items():
            if name not in known:
                raise refuse(
                    "unknown_param",
                    "",
                    phrase("「{name}」という指定はありません。", name=str(name)[:40]),
                    phrase("使える指定：{names}", names=tuple(known)),
                )
            if value is not None:
                self._values[name] = value

    def text(self, name: str) -> str:
        """A word; empty when not given."""
        return str(self._values.get(name) or "")[:200]

    def switch(self, name: str) -> bool:
        """Yes or no; no where this game does not have it."""
        return self._values.get(name) in (True, 1, "1", "true", "yes")

    def raw(self, name: str) -> Any:
        """The value untouched, digits read as a number."""
        value = self._values.get(name)
        number = whole_of(value)
        return value if number is None else number

    def number(self, name: str, default: int = 0) -> int:
        """A whole number, `default` where none is given; refuses anything else (`bad_number`)."""
        value = self.raw(name)
        value = default if value in (None, "") else value
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > 1_000_000:
            raise refuse(
                "bad_number",
                "",
                phrase("「{value}」は使える整数ではありません。", value=str(value)[:40]),
                phrase("整数を入れてください。"),
            )
        return value
