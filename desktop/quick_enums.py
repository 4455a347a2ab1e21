"""Makes enumerations from lists of names and numbers in a third of the time; PySide makes some three hundred of them.

Only the four plain kinds, only in the version of Python whose members were looked at, and only from pairs of a name and
a whole number: everything else is made as Python makes it. Both give the same class: a test holds it for all of Qt.
"""

from __future__ import annotations

import sys
from enum import Enum, EnumType, Flag, IntEnum, IntFlag
from typing import Any

PLAIN = "TAKUJO_PLAIN_QT"
"""A variable of the environment; set to anything, it leaves PySide and Python as they are."""
KNOWN = (3, 11)
"""The version of Python whose members look as they are made here."""
KINDS: dict[type, type] = {Enum: object, IntEnum: int, Flag: object, IntFlag: int}
"""What a member of each kind is, besides."""
TAKEN = frozenset(name for kind in KINDS for base in kind.__mro__ for name in vars(base))
"""Names that mean something in every enumeration: a member of such a name is led around them by Python itself."""

OWN = frozenset(
    (
        "__new__",
        "__dict__",
        "__weakref__",
        "_member_names_",
        "_member_map_",
        "_value2member_map_",
        "_unhashable_values_",
    )
)
"""What no two enumerations share."""

_patterns: dict[tuple[type, Any], dict[str, Any]] = {}
_slow = EnumType._create_  # type: ignore[attr-defined]


def install() -> None:
    """Make enumerations quickly from here on, where this Python is known."""
    if sys.version_info[:2] == KNOWN:
        EnumType._create_ = _create  # type: ignore[attr-defined]


def _create(cls: Any, class_name: str, names: Any, *, module: str | None = None, **named: Any) -> Any:
    """Make an enumeration; takes what Python's own way takes."""
    if module is None:
        module = sys._getframe(2).f_globals.get("__name__")  # as Python does, from one call further in
    if cls not in KINDS or named.get("type") is not None or not _plain(names):
        return _slow(cls, class_name, names, module=module, **named)
    made = _empty(cls, class_name, module, named)
    (_fill_flags if issubclass(cls, Flag) else _fill)(made, names, KINDS[cls])
    return made


def _empty(cls: Any, class_name: str, module: str | None, named: dict[str, Any]) -> Any:
    """Make an enumeration without members: like the first one of its kind, which Python has made."""
    boundary = named.get("boundary")
    if (cls, boundary) not in _patterns:
        first = vars(_slow(cls, "Empty", (), module=__name__, boundary=boundary))
        _patterns[cls, boundary] = {name: value for name, value in first.items() if name not in OWN}
    own: dict[str, Any] = {"_member_names_": [], "_member_map_": {}, "_value2member_map_": {}}
    own |= {"_unhashable_values_": [], "__module__": module}
    if named.get("qualname") is not None:
        own["__qualname__"] = named["qualname"]
    made = type.__new__(EnumType, class_name, (cls,), _patterns[cls, boundary] | own)
    type.__setattr__(made, "__new__", Enum.__new__)  # set later, as Python does, for a class's own would be wrapped
    return made


def _plain(names: Any) -> bool:
    if not isinstance(names, list | tuple) or not names:
        return False
    return all(type(pair) is tuple and type(pair[1]) is int and pair[0] not in TAKEN for pair in names)


def _fill(made: Any, names: Any, data: type) -> None:
    """Give an empty enumeration its members."""
    by_name, by_value, order = made._member_map_, made._value2member_map_, made._member_names_
    for name, value in names:
        member = by_value.get(value)
        if member is None:
            member = _member(made, name, value, data)
            order.append(name)
        by_name[name] = member
        type.__setattr__(made, name, member)


def _fill_flags(made: Any, names: Any, data: type) -> None:
    """Give an empty enumeration of flags its members; only single bits are listed."""
    by_name, by_value, order = made._member_map_, made._value2member_map_, made._member_names_
    mask = singles = 0
    for name, value in names:
        mask |= value
        single = value != 0 and value & (value - 1) == 0
        singles |= value if single else 0
        member = by_value.get(value)
        if member is None:
            member = _member(made, name, value, data)
            if single:
                order.append(name)
        by_name[name] = member
        type.__setattr__(made, name, member)
    listed = [by_name[name]._value_ for name in order]
    masks = {"_flag_mask_": mask, "_singles_mask_": singles, "_all_bits_": _filled(mask)}
    if "_singles_mask_" not in vars(made):  # Python up to 3.11.3, Debian's among them, counts single bits alone
        masks = {"_flag_mask_": singles, "_all_bits_": _filled(mask)}
    for attribute, number in masks.items():
        type.__setattr__(made, attribute, number)
    if listed != sorted(listed):
        type.__setattr__(made, "_iter_member_", made._iter_member_by_def_)


def _filled(mask: int) -> int:
    return (1 << mask.bit_length()) - 1


def _member(made: Any, name: str, value: int, data: type) -> Any:
    member = data.__new__(made, value) if data is int else data.__new__(made)  # type: ignore[call-overload]
    member._value_ = value
    member._name_ = name
    member.__objclass__ = made
    member._sort_order_ = len(made._member_names_)
    made._value2member_map_[value] = member
    return member
