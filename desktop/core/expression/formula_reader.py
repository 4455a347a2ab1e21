"""Formulas as people type them, such as `体力×2＋6`, read by a grammar into a tree.

part = number | name | 「name」 | "−" part | "(" sum ")"
     | 切り捨て(sum) | 切り上げ(sum) | 四捨五入(sum) | 最小(sum、…) | 最大(sum、…) | 段階(sum、0:1、5:2 …)
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import NoReturn

from desktop.core.expression.names import CLOSE, FUNCTIONS, JAPANESE_NAMES, OPEN, SIGNS, Named, by_name, folded
from desktop.core.expression.reader import DEEPEST, Reader, negative
from desktop.core.expression.tree import LARGEST, MOST_PARTS, Const, Extreme, Formula, LookUp, Ref, Rounded, Stage
from desktop.core.problem import Problem, Refusal
from desktop.core.words import Phrase, Typed, phrase

LONGEST = 1000
"""Signs of a typed formula."""


class FormulaMistake(Refusal):
    """A typed formula that cannot be read."""

    def __init__(self, problem: Problem, place: int) -> None:
        super().__init__(problem)
        self.place = place
        """Of the sign that is wrong, counted from 0."""


def read(text: str, numbers: Sequence[Named]) -> Formula:
    """Turn a typed formula into a tree.

    Raises:
        FormulaMistake: it cannot be read; says where and what was expected.
    """
    return _Reader(text, numbers).whole()


class _Reader(Reader):
    """One pass over a text; `_at` is the sign that comes next."""

    def __init__(self, text: str, numbers: Sequence[Named]) -> None:
        self._text, self._numbers, self._parts = text, numbers, 0
        if len(text) > LONGEST:
            self._fail(LONGEST, phrase("計算式が {n} 字より長くなっています。", n=LONGEST))
        super().__init__([folded(char) for char in text])
        self._names = by_name(numbers)

    def whole(self) -> Formula:
        formula = self._sum()
        if self._next():
            self._fail(
                self._at,
                phrase("{n} 字目の「{sign}」の前に ＋ − × ÷ がありません。", n=self._at + 1, sign=self._sign()),
            )
        return formula

    def _too_deep(self) -> FormulaMistake:
        return self._mistake(self._at, phrase("かっこが {n} 重より深くなっています。", n=DEEPEST))

    def _count(self) -> None:
        self._parts += 1
        if self._parts > MOST_PARTS:
            self._fail(self._at, phrase("計算式の数や記号が {n} 個より多くなっています。", n=MOST_PARTS))

    def _part(self) -> Formula:
        self._count()
        sign = self._next()
        if sign == "-":
            self._at += 1
            self._deeper()
            part = negative(self._part())
            self._depth -= 1
            return part
        if sign == "(":
            self._at += 1
            return self._closed(self._sum())
        if sign == OPEN:
            return self._quoted()
        if sign and sign.isdecimal():
            return Const(value=self._number())
        return self._name()

    def _closed(self, formula: Formula) -> Formula:
        self._expect(")", phrase("閉じるかっこ ) がありません。"))
        return formula

    def _number(self) -> int:
        start, digits = self._at, ""
        while self._at < len(self._chars) and self._chars[self._at].isdecimal():
            digits += self._chars[self._at]
            self._at += 1
        value = int(digits)
        if value > LARGEST:
            self._fail(
                start, phrase("{n} 字目の数が大きすぎます。{most} までにしてください。", n=start + 1, most=LARGEST)
            )
        return value

    def _quoted(self) -> Formula:
        end = next((i for i in range(self._at + 1, len(self._chars)) if self._chars[i] == CLOSE), None)
        if end is None:
            self._fail(self._at, phrase("{n} 字目の「 が閉じていません。", n=self._at + 1))
        wanted, start = "".join("".join(self._chars[self._at + 1 : end]).split()), self._at + 1
        self._at = end + 1
        if wanted not in self._names:
            self._unknown(self._text[start:end], start)
        return Ref(id=self._names[wanted])

    def _name(self) -> Formula:
        start, word = self._at, ""
        while self._at < len(self._chars) and self._chars[self._at] not in SIGNS:
            word += self._chars[self._at]
            self._at += 1
        function = FUNCTIONS.get("".join(word.split()))
        if function is not None and self._next() == "(":
            self._at += 1
            return self._function(function)
        found = self._longest(start)
        if found is not None:
            number, self._at = found
            return Ref(id=number)
        if not word.strip():
            missing = phrase("{n} 字目に数か名前がありません。", n=start + 1)
            if start < len(self._text):
                missing = phrase(
                    "{n} 字目の「{sign}」の前に数か名前がありません。", n=start + 1, sign=Typed(self._text[start])
                )
            self._fail(start, missing)
        self._unknown(self._text[start : self._at].strip(), start)

    def _longest(self, start: int) -> tuple[str, int] | None:
        """Find the longest name that begins there and ends where a word ends; return its id and the place after it."""
        best, name = None, ""
        for place in range(start, min(len(self._chars), start + 200)):
            name += "".join(self._chars[place].split())
            if name in self._names and self._ends(place):
                best = self._names[name], place + 1
        return best

    def _ends(self, place: int) -> bool:
        """Tell whether a word may end with this sign: the next one belongs to no word."""
        after = self._chars[place + 1] if place + 1 < len(self._chars) else " "
        return not (after[:1].isalnum() and self._chars[place][-1:].isalnum())

    def _function(self, kind: str) -> Formula:
        parts = [self._sum()]
        rows: list[Stage] = []
        while self._next() == ",":
            self._at += 1
            if kind == "table":
                rows.append(self._stage())
            else:
                parts.append(self._sum())
        if kind == "table" and not rows:
            self._fail(self._at, phrase("段階には 0:1 のような行が要ります。"))
        self._expect(")", phrase("閉じるかっこ ) がありません。"))
        match kind:
            case "min" | "max":
                return Extreme(kind="min" if kind == "min" else "max", of=tuple(parts))
            case "table":
                return LookUp(of=parts[0], rows=tuple(rows))
        if len(parts) > 1:
            self._fail(self._at - 1, phrase("{name}のかっこには 1 つだけ書いてください。", name=JAPANESE_NAMES[kind]))
        return Rounded(kind="floor" if kind == "floor" else "ceil" if kind == "ceil" else "round", of=parts[0])

    def _stage(self) -> Stage:
        self._count()
        least = self._signed()
        self._expect(":", phrase("段階の行は 0:1 のように書いてください。"))
        return Stage(least=least, value=self._signed())

    def _signed(self) -> int:
        sign = self._next()
        if sign == "-":
            self._at += 1
        following = self._next()
        if not following or not following.isdecimal():
            self._fail(self._at, phrase("段階の行は 0:1 のように書いてください。"))
        return -self._number() if sign == "-" else self._number()

    def _sign(self) -> Typed:
        return Typed(self._text[self._at : self._at + 1])

    def _expect(self, sign: str, message: Phrase) -> None:
        if self._next() != sign:
            self._fail(self._at, message)
        self._at += 1

    def _unknown(self, word: str, place: int) -> NoReturn:
        labels = [number.label for number in self._numbers]
        near = difflib.get_close_matches(word, labels, 3, 0.3) or labels[:3]
        remedy = phrase("使える名前の例：{names}。", names=tuple(Typed(name) for name in near))
        if not near:
            remedy = phrase("いま使える名前はありません。")
        message = phrase("{n} 字目の「{name}」という数はありません。", n=place + 1, name=Typed(word[:40]))
        self._fail(place, message, remedy)

    def _fail(self, place: int, message: Phrase, remedy: Phrase | None = None) -> NoReturn:
        raise self._mistake(place, message, remedy)

    def _mistake(self, place: int, message: Phrase, remedy: Phrase | None = None) -> FormulaMistake:
        remedy = remedy or phrase("体力×2＋6 のような形に直してください。")
        problem = Problem(code="bad_formula", rule="", message=message, remedy=remedy, overridable=False)
        return FormulaMistake(problem, place)
