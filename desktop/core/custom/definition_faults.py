"""Everything that is wrong with a definition, whatever its system: switches, rows, what a campaign adds, and names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pydantic import JsonValue, ValidationError

from desktop.core.custom import row_names, values
from desktop.core.custom.definition import Definition, typed_row, typed_rows
from desktop.core.custom.profile import ProfileField
from desktop.core.expression.tree import size
from desktop.core.game import Label, ListSpec
from desktop.core.problem import Problem
from desktop.core.settings import Settings, setting_infos
from desktop.core.validation_problems import pydantic_problems
from desktop.core.words import phrase

MOST_RECKONED = 5_000
"""Limit of numbers and signs in all formulas of custom fields and checks, which every shown sheet computes."""


def of_form(definition: Definition, settings_type: type[Settings], lists: Sequence[ListSpec]) -> Iterator[Problem]:
    """List the invalid switches and rows; the rule system can check the rest only after these are corrected."""
    known = {info.key for info in setting_infos(settings_type)}
    try:
        settings_type.model_validate({k: v for k, v in definition.settings.items() if k in known})
    except ValidationError as error:
        yield from pydantic_problems(error, "bad_setting")
    for spec in lists:
        yield from _row_problems(spec, definition.lists.get(spec.id) or ())
        yield from _lacking(spec, definition)


def of_own(definition: Definition, profile: Sequence[ProfileField]) -> tuple[Problem, ...]:
    """List the mistakes of the numbers, checks and tables that a campaign adds to its rules.

    Args:
        profile: the custom fields of this definition, or the system's where it has none.
    """
    found = (*values.definition_problems(definition), *_of_checks(definition, profile), *_of_tables(definition))
    return (*found, *_of_work(definition, profile))


def of_names(
    definition: Definition,
    profile: Sequence[ProfileField],
    specs: Sequence[ListSpec],
    words: Sequence[Label],
    known: Sequence[Problem],
) -> Iterator[Problem]:
    """List the problems of names in a definition, but for names with a problem in `known`."""
    lists = [row_names.named(f"lists.{s.id}", s.title, definition.lists.get(s.id) or ()) for s in specs]
    fields = [field.label for field in profile if not field.removed]
    lists.append(("profile", "プロフィールの項目", fields))
    lists.append(("checks", "自作の判定", [check.name for check in definition.checks]))
    lists.append(("tables", "表", [table.name for table in definition.tables]))
    called = {label.id: (label.text, definition.labels.get(label.id, "")) for label in words}
    return (problem for problem in row_names.faults(lists, called) if not _is_known(problem, known))


def _row_problems(spec: ListSpec, rows: Sequence[Mapping[str, JsonValue]]) -> Iterator[Problem]:
    """Say which rows of a list do not fit; those that were read before are not read again."""
    try:
        typed_rows(spec.row_type, rows)
    except ValidationError:
        for index, row in enumerate(rows):
            try:
                typed_row(spec.row_type, row)
            except ValidationError as error:
                yield from (_in_row(problem, spec, index) for problem in pydantic_problems(error, "bad_row"))


def _lacking(spec: ListSpec, definition: Definition) -> Iterator[Problem]:
    """Say that a table whose rows are the rules' own has others."""
    rows = definition.lists.get(spec.id) if spec.fixed else None
    if rows is not None and [row.get("id") for row in rows] != [getattr(row, "id", None) for row in spec.base]:
        yield Problem(
            code="other_rows",
            rule=spec.rule,
            field=f"lists.{spec.id}",
            message=phrase("「{list}」の行が元の {n} 行と違います。", list=spec.title, n=len(spec.base)),
            remedy=phrase("行はそのままにして、中の値だけを変えてください。"),
            overridable=False,
        )


def _in_row(problem: Problem, spec: ListSpec, index: int) -> Problem:
    """Say in words where in a list a mistake is: the list, the row, and the field by its title."""
    field = spec.row_type.model_fields.get(problem.field.partition(".")[0])
    args: dict[str, object] = dict(problem.message.args)
    place: dict[str, object] = {
        "list": spec.title,
        "n": index + 1,
        "title": (field.title if field else "") or problem.field,
    }
    if args["reason"] == phrase("必要な項目がありません"):
        message = phrase("{list}の{n}行目に「{title}」がありません。", **place)
    else:
        message = phrase(
            "{list}の{n}行目の「{title}」の値 {value} は使えません（{reason}）。",
            **place,
            value=args["value"],
            reason=args["reason"],
        )
    return problem.evolve(field=f"lists.{spec.id}.{index}.{problem.field}", message=message)


def _of_work(definition: Definition, profile: Sequence[ProfileField]) -> Iterator[Problem]:
    """Say that the formulas which are reckoned again and again are too long altogether."""
    parts = sum(size(formula) for field in profile for formula in values.formulas(field))
    if definition.checks:
        from desktop.core.custom.checks.starting import formulas

        parts += sum(size(formula) for check in definition.checks for formula in formulas(check))
    if parts > MOST_RECKONED:
        yield Problem(
            code="too_much_to_reckon",
            rule="",
            field="profile",
            message=phrase("計算式の数と記号が合わせて {n} 個あり、多すぎます。", n=parts),
            remedy=phrase("{most} 個までに収まるように、計算式を短くするか減らしてください。", most=MOST_RECKONED),
            overridable=False,
        )


def _of_checks(definition: Definition, profile: Sequence[ProfileField]) -> tuple[Problem, ...]:
    if not definition.checks:
        return ()
    from desktop.core.custom.checks.faults import faults

    return tuple(faults(definition.checks, profile))


def _of_tables(definition: Definition) -> tuple[Problem, ...]:
    if not definition.tables:
        return ()
    from desktop.core.tables.table import faults

    return tuple(faults(definition.tables))


def _is_known(problem: Problem, known: Sequence[Problem]) -> bool:
    """Tell whether a problem of this name in this list is known: rule systems give the better reason."""
    name, field = dict(problem.message.args).get("name"), problem.field
    there = (other for other in known if other.field.startswith(field))
    return problem.code == "same_name" and any(name in dict(other.message.args).values() for other in there)
