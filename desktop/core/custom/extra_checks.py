"""The checks that a campaign adds to those of its rules: custom ones, throws on its tables, and lines of dice.

Their modules are loaded once a definition has custom checks or a player types a dice line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.custom.definition import Definition
from desktop.core.notation import KIND as LINE
from desktop.core.problem import refuse
from desktop.core.sheet import Sheet
from desktop.core.words import phrase

if TYPE_CHECKING:
    from desktop.core.custom.checks.starting import Roller
    from desktop.core.rolls.check import Check, CheckKind


def kinds(definition: Definition, roller: Callable[[], Roller | None], party: Sequence[Sheet]) -> tuple[CheckKind, ...]:
    """List the kinds of check that a definition adds.

    Args:
        roller: returns the character who would roll; None: no character.
        party: every possible opponent.
    """
    from desktop.core.tables import check as tables

    own: tuple[CheckKind, ...] = ()
    if definition.checks:
        from desktop.core.custom.checks import starting

        own = starting.kinds(definition.checks, roller(), [(one.id, one.name) for one in party])
    table = tables.kind_of(definition.tables)
    return own if table is None else (*own, table)


def begin(
    kind: str,
    definition: Definition,
    roller: Callable[[], Roller | None],
    params: Mapping[str, JsonValue],
    opponent: Callable[[str], Roller | None],
) -> Check | None:
    """Begin one of these checks; None: it is none of them, but the rules' own.

    Raises:
        Refusal: bad parameters or people, or the definition has it no more.
    """
    if kind == LINE:
        from desktop.core.notation import check as lines

        return lines.start(params)
    from desktop.core.custom.checks import starting
    from desktop.core.tables import check as tables

    if kind == tables.KIND:
        return tables.start(definition.tables, params)
    if not kind.startswith(starting.KIND):
        return None
    known = next((row for row in definition.checks if row.id == kind.removeprefix(starting.KIND)), None)
    if known is None:
        raise refuse(
            "no_check",
            "",
            phrase("この卓に、その自作の判定はもうありません。"),
            phrase("別の判定を選んでください。"),
            overridable=False,
        )
    return starting.start(known, roller(), params, opponent)
