"""Bad game definitions of every kind that a stranger's file or a tired GM makes, for any base."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from desktop.core.custom.definition import Definition
from desktop.core.problem import Severity
from desktop.core.system import AnySystem
from desktop.services.campaign import definitions

Changes = Callable[[AnySystem], dict[str, Any]]
MARKUP = "<b>太字</b>"
ABYSS = "an expression of a thousand levels"
DEEP = '{"kind": "floor", "of": ' * 1000 + '{"kind": "const", "value": 1}' + "}" * 1000
"""Stands in files where `ABYSS` does: no JSON writer goes down so far."""
FACES = 10**6


class Bad(NamedTuple):
    """One way to be bad."""

    changes: Changes
    """What differs from the base's own definition."""
    names: tuple[str, ...]
    """What the sentence says of place and value."""
    refused: bool | None = True
    """It cannot be played with; False: it only asks for attention; None: as the base has it."""


def whole(system: AnySystem, bad: Bad) -> bytes:
    """Return the file of a definition that is bad in one way."""
    data = {**definitions.dump(system.definition("霧の国")), **bad.changes(system)}
    return json.dumps(data, ensure_ascii=False).replace(json.dumps(ABYSS), DEEP).encode()


def refused(system: AnySystem, bad: Bad) -> bool:
    """Return whether no base can be played with it."""
    if bad.refused is not None:
        return bad.refused
    found = system.check_definition(Definition.model_validate_json(whole(system, bad)))
    return any(problem.severity is Severity.BLOCK for problem in found)


def _named(system: AnySystem) -> str:
    """Return the list whose rows have names and none of which is fixed; of abilities and skills, the skills."""
    able = [spec.id for spec in system.lists if not spec.fixed and "name" in spec.row_type.model_fields]
    return "skills" if "skills" in able else able[0]


def _rows(system: AnySystem) -> list[dict[str, Any]]:
    """Return the rows that the list begins with: the definition's, else those of the rules, else two."""
    spec = next(spec for spec in system.lists if spec.id == _named(system))
    own = system.definition("霧の国").lists.get(spec.id)
    rows = [dict(row) for row in own] if own else [row.model_dump(mode="json") for row in spec.base]
    return rows or [{"id": "a", "name": "霧"}, {"id": "b", "name": "風"}]


def _many(system: AnySystem) -> dict[str, Any]:
    row = _rows(system)[0]
    rows = [{**row, "id": f"r{n}", "name": f"技能{n}"} for n in range(10_000)]
    return {"lists": {**_lists(system), _named(system): rows}}


def _lists(system: AnySystem) -> dict[str, Any]:
    lists: dict[str, Any] = definitions.dump(system.definition("霧の国"))["lists"]
    return lists


def _same(system: AnySystem) -> dict[str, Any]:
    first, *middle, last = _rows(system)
    rows = [{**first, "name": "霧読み"}, *middle, {**last, "name": "霧読み"}]
    return {"lists": {**_lists(system), _named(system): rows}}


def _field(name: str, formula: object, **more: object) -> dict[str, Any]:
    return {"id": name, "label": f"項目{name}", "kind": "formula", "formula": formula} | more


def _ref(name: str) -> dict[str, Any]:
    return {"kind": "ref", "id": f"own.{name}"}


def _const(value: int) -> dict[str, Any]:
    return {"kind": "const", "value": value}


_SHARE = {"kind": "over", "of": _const(1), "by": _const(999_999_937)}


def _profile(*fields: dict[str, Any]) -> Changes:
    return lambda system: {"profile": [*(f.model_dump(mode="json") for f in system.profile), *fields]}


def _table(name: str, dice: str = "1D2", then: str | None = None) -> dict[str, Any]:
    rows = [{"low": 1, "text": "霧"}, {"low": 2, "text": "風", "then": then}]
    return {"id": name, "name": f"表{name}", "dice": dice, "rows": rows}


BAD: dict[str, Bad] = {
    "circular tables": Bad(
        lambda _s: {"tables": [_table("a", then="b"), _table("b", then="c"), _table("c", then="a")]},
        ("表a → 表b → 表c → 表a",),
    ),
    "circular values": Bad(
        _profile(_field("a", _ref("b")), _field("b", _ref("a"))), ("「項目a」→「項目b」→「項目a」",)
    ),
    "10,000 skills": Bad(_many, ("10000", "2000")),
    "a table of a million faces": Bad(lambda _s: {"tables": [_table("a", f"1D{FACES}")]}, ("表a", f"1D{FACES}")),
    "a million dice": Bad(lambda _s: {"tables": [_table("a", f"{FACES}D6")]}, ("表a", f"{FACES}D6")),
    "division by zero": Bad(
        _profile(_field("a", {"kind": "over", "of": _const(7), "by": _const(0)})), ("項目a", "7÷0"), refused=False
    ),
    "fractions that multiply": Bad(
        _profile(
            _field("a", {"kind": "times", "of": [_SHARE] * 60}),
            _field("b0", _SHARE),
            *(_field(f"b{n}", {"kind": "times", "of": [_ref(f"b{n - 1}")] * 40}) for n in range(1, 60)),
        ),
        ("項目a",),
        refused=False,
    ),
    "too much to reckon": Bad(
        _profile(*(_field(f"a{n}", {"kind": "sum", "of": [_const(1)] * 90}) for n in range(60))), ("5460",)
    ),
    "deep expression": Bad(_profile(_field("a", ABYSS)), ("profile", "formula", "64")),
    "two rows with one name": Bad(_same, ("霧読み",), refused=None),
    "two fields with one name": Bad(
        _profile(_field("a", _const(1), label="霧読み"), _field("b", _const(2), label="霧読み")),
        ("霧読み", "2"),
        refused=False,
    ),
    "newer program": Bad(lambda _s: {"schema_version": 99}, ("99", "新しい")),
    "base not installed": Bad(lambda _s: {"based_on": "nobody"}, ("nobody",)),
    "a label with markup": Bad(
        lambda s: {"labels": {s.labels[0].id: MARKUP}} if s.labels else {}, (MARKUP,), refused=False
    ),
    "a name with markup": Bad(_profile(_field("a", _const(1), label=MARKUP)), (MARKUP,), refused=False),
    "a track upside down": Bad(
        _profile({"id": "a", "label": "正気", "kind": "track", "least": _const(9), "most": _const(2)}),
        ("正気", "9", "2"),
    ),
}
EDITED = [name for name in BAD if name not in ("deep expression", "newer program", "base not installed")]
"""What the editor can come to hold; the others are of files only, or cannot be typed."""
