"""Sheets and definitions as they come from files: every mistake of plain data, told and not raised."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from desktop.core.game import Definition, Game
from desktop.core.problem import Fix, Problem
from desktop.core.words import phrase
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import DENSEI, Ability, KotodamaSheet, Skill
from desktop.systems.kotodama.validate import make_problem, missing_densei, name_problems, validate


def raw_problems(data: Mapping[str, Any], game: Game[KotodamaSettings]) -> tuple[Problem, ...]:
    """List the mistakes of a sheet that comes as plain data, e.g. from a file made by hand (KO-VAL-01…04)."""
    try:
        return validate(KotodamaSheet.model_validate(data), game)
    except ValidationError as error:
        found = [_from_pydantic(mistake) for mistake in error.errors(include_url=False)]
    return tuple(found)


def _from_pydantic(mistake: Any) -> Problem:
    place = tuple(str(part) for part in mistake["loc"])
    field = "kind" if place == ("is_pc",) else ".".join(place)
    rule = {"abilities": "KO-VAL-02", "skills": "KO-VAL-02", "arts": "KO-VAL-03"}.get(
        place[0] if place else "", "KO-VAL-01"
    )
    return make_problem(
        field,
        _code(mistake["type"]),
        rule,
        "",
        phrase("{field} に {value} は使えません。", field=field, value=str(mistake.get("input"))[:40]),
        phrase("決められた範囲の値に直してください。"),
    )


def _code(kind: str) -> str:
    if kind.startswith(("greater_than", "less_than")):
        return "out_of_range"
    if kind.startswith(("literal", "bool")):
        return "bad_choice"
    if kind.startswith(("int", "value_error", "finite")):
        return "not_integer"
    return "required" if kind == "missing" else "bad_field"


def definition_problems(definition: Definition) -> tuple[Problem, ...]:
    """List what a definition gets wrong beyond single values: switches that need a consent, lists without ≪電制≫."""
    return (*_announcement(definition), *_preset(definition))


def _announcement(definition: Definition) -> Iterator[Problem]:
    chosen = definition.settings
    if chosen.get("kotodama_enabled") is False and not chosen.get("kotodama_announced"):
        yield Problem(
            code="announcement_required",
            rule="KO-AMB-58",
            message=phrase("コトダマ空間ルールを切るには、全PLに事前に伝える必要があります。"),
            remedy=phrase("伝えてから「全PLに事前に伝えた」に印をつけてください。"),
            field="settings.kotodama_enabled",
            overridable=False,
            fix=Fix(label=phrase("伝えたことにする"), field="settings.kotodama_announced", value=True),
        )


def _preset(definition: Definition) -> Iterator[Problem]:
    for field, row_type in (("abilities", Ability), ("skills", Skill)):
        rows = definition.lists.get(field)
        if rows is None:
            continue
        typed = [row_type.model_validate(dict(row)) for row in rows]
        found: list[Problem] = list(name_problems(field, "【能力値】" if field == "abilities" else "≪技能≫", typed))
        if field == "skills" and not any(getattr(row, "role", "") == DENSEI for row in typed):
            found.append(missing_densei())
        yield from (p.evolve(field=f"lists.{p.field}", fix=None) for p in found)
