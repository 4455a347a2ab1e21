"""Makes enumerations from lists of names and numbers when somebody looks at them; PySide makes some three hundred.

Until then one is an empty class that knows its list: of four thousand members that Qt would have at a start, a tenth is
ever named. The first look at anything of it, or the first value that Qt hands over, makes its members, and from then on
it is the class that Python would have made: a test holds it for all of Qt. To be named (`Qt.AlignmentFlag`) is a look.
Machine code that looks through all enumerations of a class for a member finds none in empty ones: `Qt.AlignLeft` for
`Qt.AlignmentFlag.AlignLeft` works only after a look at the latter, a test finds whoever writes so, and where PySide
itself does, none waits.

Only the four plain kinds, only in the version of Python whose members were looked at, and only from pairs of a name and
a whole number: everything else is made as Python makes it.
"""

from __future__ import annotations

import sys
from _thread import RLock
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
        "__module__",
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
COUNTS_SINGLES = "_singles_mask_" in vars(Flag("Empty", ()))
"""Whether this Python tells single bits from all that are named."""
WAITING = "_waiting_"
"""Where an enumeration that nobody has looked at keeps what it was made from."""
TOLD = frozenset(("__module__", "__qualname__", "_missing_"))
"""What PySide tells every enumeration of at once."""

_one_at_a_time = RLock()
_unseen: list[Any] = []
"""Every enumeration that has waited."""
_patterns: dict[tuple[type, Any], dict[str, Any]] = {}
_slow = EnumType._create_  # type: ignore[attr-defined]


def install() -> None:
    """Make enumerations quickly from here on, where this Python is known."""
    if sys.version_info[:2] == KNOWN:
        EnumType._create_ = _create  # type: ignore[attr-defined]


def wait_no_longer() -> None:
    """Give every enumeration its members: all that wait, and from here on each when it is made."""
    if EnumType._create_ is _create:  # type: ignore[attr-defined]
        EnumType._create_ = _create_whole  # type: ignore[attr-defined]
    while _unseen:
        _looked_at(_unseen.pop())


def _create(cls: Any, class_name: str, names: Any, *, module: str | None = None, **named: Any) -> Any:
    """Make an enumeration; takes what Python's own way takes."""
    if module is None:
        module = sys._getframe(2).f_globals.get("__name__")  # as Python does, from one call further in
    if cls not in KINDS or named.get("type") is not None or not _plain(names):
        return _slow(cls, class_name, names, module=module, **named)
    own = {"__module__": module, WAITING: (cls, names, named.get("boundary"))}
    if named.get("qualname") is not None:
        own["__qualname__"] = named["qualname"]
    made = type.__new__(_Waiting, class_name, (cls,), own)
    _unseen.append(made)
    return made


def _create_whole(cls: Any, class_name: str, names: Any, *, module: str | None = None, **named: Any) -> Any:
    """Make an enumeration with its members; takes what Python's own way takes."""
    made = _create(cls, class_name, names, module=module or sys._getframe(2).f_globals.get("__name__"), **named)
    return _looked_at(made)


class _Waiting(EnumType):
    """What an enumeration is of until somebody looks at it."""

    def __get__(cls, holder: object, kind: object = None) -> Any:
        return _looked_at(cls)

    def __getattribute__(cls, name: str) -> Any:
        return getattr(_looked_at(cls), name)

    def __setattr__(cls, name: str, value: Any) -> None:
        if name in TOLD:
            type.__setattr__(cls, name, value)
        else:
            setattr(_looked_at(cls), name, value)

    def __delattr__(cls, name: str) -> None:
        delattr(_looked_at(cls), name)

    def __call__(cls, *values: Any, **named: Any) -> Any:
        return _looked_at(cls)(*values, **named)

    def __contains__(cls, member: Any) -> bool:
        return member in _looked_at(cls)

    def __dir__(cls) -> list[str]:
        return dir(_looked_at(cls))

    def __getitem__(cls, name: str) -> Any:
        return _looked_at(cls)[name]

    def __iter__(cls) -> Any:
        return iter(_looked_at(cls))

    def __len__(cls) -> int:
        return len(_looked_at(cls))

    def __repr__(cls) -> str:
        return repr(_looked_at(cls))

    def __reversed__(cls) -> Any:
        return reversed(_looked_at(cls))


def _looked_at(made: Any) -> Any:
    """Give an enumeration its members, once, and return it."""
    with _one_at_a_time:
        if type(made) is _Waiting:
            kind, names, boundary = type.__getattribute__(made, WAITING)
            type.__delattr__(made, WAITING)
            own = _made_empty(made, kind, boundary)
            (_fill_flags if issubclass(kind, Flag) else _fill)(made, own, names, KINDS[kind])
            type.__setattr__(made, "__class__", EnumType)  # last: until then other threads wait above
    return made


def _made_empty(made: Any, kind: Any, boundary: Any) -> dict[str, Any]:
    """Make a class an enumeration without members, like the first one of its kind, which Python has made.

    Returns:
        What is no other enumeration's; members belong into it.
    """
    if (kind, boundary) not in _patterns:
        first = vars(_slow(kind, "Empty", (), module=__name__, boundary=boundary))
        _patterns[kind, boundary] = {name: value for name, value in first.items() if name not in OWN}
    own: dict[str, Any] = {"_member_names_": [], "_member_map_": {}, "_value2member_map_": {}}
    own |= {"_unhashable_values_": [], "__new__": Enum.__new__}
    for name, value in (_patterns[kind, boundary] | own).items():
        type.__setattr__(made, name, value)
    return own


def _plain(names: Any) -> bool:
    if not isinstance(names, list | tuple) or not names:
        return False
    return all(type(pair) is tuple and type(pair[1]) is int and pair[0] not in TAKEN for pair in names)


def _fill(made: Any, own: dict[str, Any], names: Any, data: type) -> None:
    """Give an empty enumeration its members."""
    by_name, by_value, order = own["_member_map_"], own["_value2member_map_"], own["_member_names_"]
    for name, value in names:
        member = by_value.get(value)
        if member is None:
            member = by_value[value] = _member(made, name, value, data, len(order))
            order.append(name)
        by_name[name] = member
        type.__setattr__(made, name, member)


def _fill_flags(made: Any, own: dict[str, Any], names: Any, data: type) -> None:
    """Give an empty enumeration of flags its members; only single bits are listed."""
    by_name, by_value, order = own["_member_map_"], own["_value2member_map_"], own["_member_names_"]
    mask = singles = 0
    for name, value in names:
        mask |= value
        single = value != 0 and value & (value - 1) == 0
        singles |= value if single else 0
        member = by_value.get(value)
        if member is None:
            member = by_value[value] = _member(made, name, value, data, len(order))
            if single:
                order.append(name)
        by_name[name] = member
        type.__setattr__(made, name, member)
    listed = [by_name[name]._value_ for name in order]
    masks = {"_flag_mask_": mask, "_singles_mask_": singles, "_all_bits_": _filled(mask)}
    if not COUNTS_SINGLES:  # Python up to 3.11.3, Debian's among them, counts single bits alone
        masks = {"_flag_mask_": singles, "_all_bits_": _filled(mask)}
    for attribute, number in masks.items():
        type.__setattr__(made, attribute, number)
    if listed != sorted(listed):
        type.__setattr__(made, "_iter_member_", vars(Flag)["_iter_member_by_def_"].__get__(None, made))


def _filled(mask: int) -> int:
    return (1 << mask.bit_length()) - 1


def _member(made: Any, name: str, value: int, data: type, place: int) -> Any:
    member = data.__new__(made, value) if data is int else data.__new__(made)  # type: ignore[call-overload]
    member._value_ = value
    member._name_ = name
    member.__objclass__ = made
    member._sort_order_ = place
    return member
