"""Validation errors of a file, with place, value and reason."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping, Sequence

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from desktop.core.expression.tree import TOO_DEEP
from desktop.core.problem import Problem
from desktop.core.value import Record
from desktop.core.words import Phrase, phrase

MOST_PROBLEMS = 100
"""Limit of reported validation errors; a damaged file may have one per value."""


def pydantic_problems(error: ValidationError, code: str = "bad_field") -> tuple[Problem, ...]:
    """Turn the mistakes of a pydantic validation into problems with place and value; of very many, the first."""
    return tuple(
        Problem(
            code=code,
            rule="",
            field=_place(mistake["loc"]),
            message=phrase(
                "{place} の値 {value} は使えません（{reason}）。",
                place=_place(mistake["loc"]) or "ファイル",
                value=_amount(mistake) or _short(mistake.get("input")),
                reason=_reason(mistake["type"], mistake.get("ctx") or {}),
            ),
            remedy=phrase("正しい値に直してください。"),
        )
        for mistake in error.errors(include_url=False)[:MOST_PROBLEMS]
    )


def _amount(mistake: ErrorDetails) -> Phrase | None:
    """Phrase the number of entries where there are too many, instead of the first of them."""
    found = (mistake.get("ctx") or {}).get("actual_length")
    return phrase("{n} 件", n=found) if mistake["type"] == "too_long" and isinstance(found, int) else None


def titled(row_type: type[Record] | type[BaseModel], problem: Problem) -> Problem:
    """Name the field of a row by its title, where a mistake of form names it as files do."""
    field = row_type.model_fields.get(problem.field.partition(".")[0])
    args: dict[str, object] = dict(problem.message.args)
    title = (field.title if field else "") or problem.field
    if args.get("reason") == phrase("必要な項目がありません"):
        return problem.evolve(message=phrase("「{title}」がありません。", title=title))
    message = phrase(
        "「{title}」の値 {value} は使えません（{reason}）。",
        title=title,
        **{name: args.get(name, "") for name in ("value", "reason")},
    )
    return problem.evolve(message=message)


def _place(steps: Sequence[int | str]) -> str:
    """Write the way to a value; keys of a stranger's file may hold any signs."""
    return _one_line(".".join(map(str, steps)))[:200]


def _short(value: object, limit: int = 40) -> str:
    text = _one_line(reprlib.repr(value) if not isinstance(value, str) else f"「{value[:limit]}」")
    return text if len(text) <= limit else text[: limit - 1] + "…"


def _one_line(text: str) -> str:
    """Put a sign that can be seen in place of what would break a sentence, such as the end of a line."""
    return "".join(sign if sign.isprintable() or sign == "　" else "�" for sign in text)


_REASONS: Sequence[tuple[str, str]] = (
    ("missing", "必要な項目がありません"),
    ("int", "整数ではありません"),
    ("string_too_long", "長すぎます"),
    ("string", "文字ではありません"),
    ("bool", "「はい」か「いいえ」ではありません"),
    ("greater_than", "小さすぎます。下限 {ge}{gt}"),
    ("less_than", "大きすぎます。上限 {le}{lt}"),
    ("enum", "選べるものではありません。{expected}"),
    ("literal", "選べるものではありません。{expected}"),
    ("extra_forbidden", "知らない項目です"),
    ("too_long", "数が多すぎます。上限 {max_length} 件"),
    (TOO_DEEP, "計算式が深すぎるか、長すぎます"),
)


_BOUNDS = ("ge", "gt", "le", "lt", "expected", "max_length")


def _reason(kind: str, context: Mapping[str, object]) -> Phrase:
    for start, text in _REASONS:
        if kind.startswith(start):
            wanted = {k: str(context.get(k, "")) for k in _BOUNDS if "{" + k + "}" in text}
            return phrase(text, **wanted)
    return phrase("形が違います")
