"""Sheets and definitions as they come from files: every mistake of plain data, told and not raised."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import JsonValue, ValidationError

from desktop.core.definition import Definition
from desktop.core.game import Game
from desktop.core.problem import Fix, Problem
from desktop.core.validation_problems import MOST_PROBLEMS, pydantic_problems
from desktop.core.words import phrase
from desktop.systems.kotodama.roll import SIDES
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import DENSEI, Ability, KotodamaSheet, Skill
from desktop.systems.kotodama.validate import missing_densei, name_problems, validate


def file_problems(data: Mapping[str, JsonValue], game: Game[KotodamaSettings]) -> tuple[Problem, ...]:
    """List every mistake of a sheet that comes as plain data, e.g. from a file made by hand (KO-VAL-01…04).

    What cannot be read does not hide what is wrong elsewhere: the rest is checked with the unreadable values left out.
    """
    found: list[Problem] = []
    broken: list[str] = []
    rest: Any = dict(data)
    while True:
        try:
            sheet = KotodamaSheet.model_validate(rest)
        except ValidationError as error:
            places = [tuple(mistake["loc"]) for mistake in error.errors(include_url=False)]
            codes = [_code(mistake["type"]) for mistake in error.errors(include_url=False)]
            found += [_of_rule(p, c) for p, c in zip(pydantic_problems(error), codes, strict=False)]
            broken += [".".join(map(str, place)) for place in places]
            if not all(places):
                return tuple(found)
            before = rest
            for place in places[:MOST_PROBLEMS]:
                rest = _without(rest, place)
            if rest == before or len(found) >= MOST_PROBLEMS:  # nothing more can be left out, or the limit is reached
                return tuple(found[:MOST_PROBLEMS])
        else:
            return (*found, *(p for p in validate(sheet, game) if not _follows(p, broken)))


def _of_rule(problem: Problem, code: str) -> Problem:
    """Give a mistake of form its code and rule of the catalogue."""
    head = problem.field.partition(".")[0]
    rule = {"abilities": "KO-VAL-02", "skills": "KO-VAL-02", "arts": "KO-VAL-03", "outfits": "KO-VAL-03"}
    field = "kind" if problem.field == "is_pc" else problem.field
    return problem.evolve(code=code, rule=rule.get(head, "KO-VAL-01"), field=field)


def _without(data: Any, place: tuple[str | int, ...]) -> Any:
    """Leave one value out in favour of its default; a row that cannot be read becomes an empty one."""
    head, *deeper = place
    if isinstance(data, Mapping):
        if deeper and isinstance(data.get(str(head)), (Mapping, list, tuple)):
            return {**data, str(head): _without(data[str(head)], tuple(deeper))}
        return {key: value for key, value in data.items() if key != head}
    at = int(head)
    row = _without(data[at], tuple(deeper)) if deeper and isinstance(data[at], Mapping) else {}
    return [*data[:at], row, *data[at + 1 :]]


def _follows(problem: Problem, broken: Sequence[str]) -> bool:
    """Tell whether a problem only comes from what could not be read."""
    if problem.code in ("no_act", "no_react", "over_budget", "missing_densei"):
        return any(place.partition(".")[0] in ("abilities", "skills") for place in broken)
    if problem.code == "required" and problem.field.endswith(".cost"):
        return problem.field in broken or problem.field.replace(".cost", ".timing") in broken
    if problem.code == "exceeds_max" and f"{problem.field}_max" in broken:
        return True
    return any(problem.field == place or problem.field.startswith(place + ".") for place in broken)


def _code(kind: str) -> str:
    if kind.startswith(("greater_than", "less_than")):
        return "out_of_range"
    if kind.startswith(("literal", "bool")):
        return "bad_choice"
    if kind.startswith(("int", "value_error", "finite")):
        return "not_integer"
    if kind.endswith("too_long"):
        return "too_long"
    return "required" if kind == "missing" else "bad_field"


def definition_problems(definition: Definition) -> tuple[Problem, ...]:
    """List what a definition gets wrong beyond single values: switches that need a consent, lists without ≪電制≫."""
    return (*_announcement(definition), *_preset(definition), *_faces(definition))


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


LEAST_AGAIN, MOST_ONES = 6, 4
"""So many faces may be special: with more there is hardly a plain one left, and chances take long."""


def _faces(definition: Definition) -> Iterator[Problem]:
    """Find special faces that leave too few plain ones (KO-TAT-02, KO-UKA-01)."""
    faces = [row.get("face") for row in definition.lists.get("special_faces") or ()]
    limits = ((LEAST_AGAIN, SIDES + 1), (0, MOST_ONES))
    for index, (face, (low, high)) in enumerate(zip(faces, limits, strict=False)):
        if not isinstance(face, int) or not low <= face <= high:
            yield Problem(
                code="bad_special_face",
                rule="KO-TAT-02" if index == 0 else "KO-UKA-01",
                message=phrase("特別な目に {n} は使えません。", n=str(face)),
                remedy=phrase("{low}〜{high} の数にしてください。", low=low, high=high),
                field=f"lists.special_faces.{index}.face",
                overridable=False,
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
