"""From the form of 指定 to its event (D20-LOOP-02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.systems.d20fate.resolve import Mode

MODES = ("", *(mode.value for mode in Mode))
"""What the chances are compared for: as designated, then each way of throwing."""
NO_OPPONENT = 0
"""The modifier of an opponent who was not chosen, as everywhere a contest is made (D20-CON-02)."""
_SWITCHES = {"on": True, "off": False}
_PLAIN = ("dc", "dc_hidden")
_CONTEST = ("opponent", "pairing", "opponent_subject", "opponent_ability", "opponent_mode", "secret", "swap",
            "opponent_first")  # fmt: skip


def designation(
    kind: str,
    values: Mapping[str, Any],
    own: tuple[Sequence[str], Sequence[str]],
    foes: tuple[Sequence[str], Sequence[str]],
) -> dict[str, Any]:
    """Return the event of a designation; what was not given is left to the rules.

    Args:
        own, foes: reasons for advantage and for disadvantage that were chosen by name, of each side.
    """
    event: dict[str, Any] = {"kind": "designate"}
    for name in ("subject", "ability", "mode", "damage", *(_CONTEST if kind == "contest" else _PLAIN)):
        if values.get(name) not in (None, ""):
            event[name] = values[name]
    for prefix in ("", "opponent_"):
        if values.get(f"{prefix}proficiency") in _SWITCHES:
            event[f"{prefix}proficiency"] = _SWITCHES[values[f"{prefix}proficiency"]]
    event |= _reasons("", values, *own)
    if kind == "contest":
        event.setdefault("opponent", NO_OPPONENT)
        event |= _reasons("opponent_", values, *foes)
    return event


def _reasons(prefix: str, values: Mapping[str, Any], good: Sequence[str], bad: Sequence[str]) -> dict[str, Any]:
    """A ticked switch without a named reason is a reason of its own."""
    found = {}
    for switch, names, word in (("advantage", good, "有利"), ("disadvantage", bad, "不利")):
        chosen = tuple(names) or ((word,) if values.get(f"{prefix}{switch}") else ())
        if chosen:
            found[f"{prefix}{switch}s"] = chosen
    return found
