"""Formulas written as people type them; `formula_reader.read` gives the same tree back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from desktop.core.expression.names import (
    CLOSE,
    DICE,
    FUNCTIONS,
    JAPANESE,
    MINUS,
    OPEN,
    SIGNS,
    Named,
    Style,
    by_name,
    folded,
)
from desktop.core.expression.tree import Const, Extreme, Formula, LookUp, Quotient, Ref, Rounded, Sum, Times, Unread
from desktop.core.words import Phrase, Typed, phrase

_SUM, _PRODUCT, _PART = 0, 1, 2
_WHOLE = {"floor": "切り捨て({a})", "ceil": "切り上げ({a})", "round": "四捨五入({a})"}
_ROUNDINGS = {"floor": "", "ceil": "C", "round": "R"}
"""Behind a quotient in a line of dice."""


def written(formula: Formula, numbers: Sequence[Named], style: Style = JAPANESE) -> str:
    """Write a tree as it would be typed; `read` gives the same tree back. An unknown number is written as its id."""
    names = by_name(numbers)
    labels = {n.id: _spelt(n, names) for n in reversed(numbers)}
    return with_labels(formula, labels, style)


def with_labels(formula: Formula, labels: Mapping[str, str], style: Style) -> str:
    """Write a tree with these texts for its numbers."""
    return _written(formula, labels, style, _SUM)


def spoken(formula: Formula, labels: Mapping[str, Phrase | str]) -> Phrase:
    """Say a tree as a sentence of every language; numbers by their labels, an unknown one by its id."""
    return _spoken(formula, labels, _SUM)


def _spoken(formula: Formula, labels: Mapping[str, Phrase | str], within: int) -> Phrase:
    def part(inner: Formula, level: int = _SUM) -> Phrase:
        return _spoken(inner, labels, level)

    def enclosed(text: Phrase, needed: bool) -> Phrase:
        return phrase("({a})", a=text) if needed else text

    match formula:
        case Const():
            return enclosed(phrase("{a}", a=formula.value), formula.value < 0 and within > _SUM)
        case Ref():
            return phrase("{a}", a=labels.get(formula.id, Typed(OPEN + formula.id + CLOSE)))
        case Sum():
            first, *rest = formula.of
            text = part(first, _SUM if _less(first) is not None else _PRODUCT)
            for more in rest:
                less = _less(more)
                if less is None:
                    text = phrase("{a}＋{b}", a=text, b=part(more, _PRODUCT))
                else:
                    text = phrase("{a}−{b}", a=text, b=part(less, _PRODUCT))
            return enclosed(text, within > _SUM)
        case Times():
            less = _less(formula) if within == _SUM else None
            if less is not None:
                return phrase("−{a}", a=part(less, _PRODUCT))
            text, *factors = (part(inner, _PART) for inner in formula.of)
            for factor in factors:
                text = phrase("{a}×{b}", a=text, b=factor)
            return enclosed(text, within > _PRODUCT)
        case Quotient():
            return enclosed(
                phrase("{a}÷{b}", a=part(formula.of, _PRODUCT), b=part(formula.by, _PART)), within > _PRODUCT
            )
        case Rounded():
            return phrase(_WHOLE[formula.kind], a=part(formula.of))
        case Extreme():
            template = "最小({a})" if formula.kind == "min" else "最大({a})"
            return phrase(template, a=tuple(map(part, formula.of)))
        case LookUp():
            rows = tuple(Typed(f"{row.least}:{row.value}".replace("-", MINUS)) for row in formula.rows)
            return phrase("段階({a})", a=(part(formula.of), *rows))
        case Unread():
            return phrase("{a}", a=Typed(formula.text))
        case _:
            assert_never(formula)


def _spelt(number: Named, names: Mapping[str, str]) -> str:
    """Write a name so that it is read as this number: quoted where it holds signs, by its id where another has it."""
    plain = [folded(char) for char in number.label]
    if names.get("".join("".join(plain).split())) != number.id:
        return OPEN + number.id + CLOSE
    plainly = all(part not in SIGNS and part.strip() for part in plain) and not plain[0][0].isdecimal()
    return number.label if plainly and "".join(plain) not in FUNCTIONS else OPEN + number.label + CLOSE


def _written(formula: Formula, labels: Mapping[str, str], style: Style, within: int) -> str:
    def part(inner: Formula, level: int) -> str:
        return _written(inner, labels, style, level)

    def listed(parts: Iterable[Formula]) -> str:
        return style.comma.join(part(inner, _SUM) for inner in parts)

    match formula:
        case Const():
            inside = formula.value < 0 and within > _SUM and style is not DICE  # a die may be behind two signs
            return _bracketed(str(formula.value).replace("-", style.negative), inside)
        case Ref():
            return labels.get(formula.id, OPEN + formula.id + CLOSE)
        case Sum():
            first, *rest = formula.of
            text = part(first, _SUM if _less(first) is not None else _PRODUCT)
            for more in rest:
                less = _less(more)
                text += style.plus + part(more, _PRODUCT) if less is None else style.minus + part(less, _PRODUCT)
            return _bracketed(text, within > _SUM)
        case Times():
            less = _less(formula) if within == _SUM else None
            if less is not None:
                return style.negative + part(less, _PART if isinstance(less, Quotient) else _PRODUCT)
            first, *rest = formula.of
            text = part(first, _PRODUCT if _whole_quotient(first, style) else _PART)
            return _bracketed(style.times.join((text, *(part(inner, _PART) for inner in rest))), within > _PRODUCT)
        case Quotient():
            return _bracketed(f"{part(formula.of, _PRODUCT)}{style.over}{part(formula.by, _PART)}", within > _PRODUCT)
        case Rounded():
            if _whole_quotient(formula, style):
                return _bracketed(part(formula.of, _PRODUCT) + _ROUNDINGS[formula.kind], within > _PRODUCT)
            return f"{style.functions[formula.kind]}({part(formula.of, _SUM)})"
        case Extreme():
            return f"{style.functions[formula.kind]}({listed(formula.of)})"
        case LookUp():
            rows = style.comma.join(f"{row.least}:{row.value}".replace("-", MINUS) for row in formula.rows)
            return f"{style.functions['table']}({part(formula.of, _SUM)}{style.comma}{rows})"
        case Unread():
            return formula.text
        case _:
            assert_never(formula)


def _less(formula: Formula) -> Formula | None:
    """Return what a summand takes away, so that it is written after a minus sign; None for what it adds."""
    if isinstance(formula, Const) and formula.value < 0:
        return Const(value=-formula.value)
    if not isinstance(formula, Times) or not isinstance(formula.of[0], Const) or formula.of[0].value >= 0:
        return None
    factor, rest = -formula.of[0].value, formula.of[1:]
    if factor != 1 or not rest or isinstance(rest[0], Const):
        return Times(of=(Const(value=factor), *rest))
    return Times(of=rest) if len(rest) > 1 or isinstance(rest[0], Times) else rest[0]


def _whole_quotient(formula: Formula, style: Style) -> bool:
    return style is DICE and isinstance(formula, Rounded)


def _bracketed(text: str, needed: bool) -> str:
    return f"({text})" if needed else text
