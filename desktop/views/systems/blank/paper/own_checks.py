"""Own checks on paper: their dice in words, and how likely they are for a sheet."""

from __future__ import annotations

from desktop.core.formula import Const
from desktop.core.formula_written import written
from desktop.core.own_checks.model import OwnCheck
from desktop.core.own_checks.starting import KIND
from desktop.core.problem import Refusal
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.blank import SYSTEM
from desktop.views.paper.screen import share
from desktop.views.systems.blank.item_words import choice_of
from desktop.views.systems.blank.paper.form import Form, plain


def chance_of_own(check: OwnCheck, form: Form) -> str:
    """Return how likely a check is for the sheet that is printed; nothing where it has an opponent or no target."""
    if form.sheet is None:
        return ""
    try:
        success = SYSTEM.begin(KIND + check.id, plain(form.sheet), {}, form.game).odds().success
    except Refusal:
        return ""
    return "" if success is None else f"{share(success)} %"


def told_of(check: OwnCheck, form: Form) -> Phrase:
    """Tell a check in one line: dice, how they are counted, what is added, the target."""
    sheet = form.sheet if form.sheet is not None else SYSTEM.blank(form.game)
    names = SYSTEM.numbers(plain(sheet), form.game, form.words)
    dice = f"{written(check.count, names)}D{check.sides}"
    parts: list[Phrase | str] = [Typed(dice)]
    if check.keep != "all":
        kept = choice_of(OwnCheck, "keep", check.keep)
        parts.append(phrase("{which} {n} 個", which=kept, n=Typed(written(check.kept, names))))
    if check.reduce == "count":
        parts.append(phrase("{n} 以上の目を数える", n=Typed(written(check.hit, names))))
    elif check.reduce != "sum":
        parts.append(choice_of(OwnCheck, "reduce", check.reduce))
    if check.bonus != Const(value=0):
        parts.append(Typed(f"＋{written(check.bonus, names)}"))
    return phrase("{how}{aim}", how=_spaced(parts), aim=_aim(check, written(check.number, names)))


def _spaced(parts: list[Phrase | str]) -> Phrase:
    said = phrase("{a}", a=parts[0])
    for part in parts[1:]:
        said = phrase("{a}　{b}", a=said, b=part)
    return said


def _aim(check: OwnCheck, number: str) -> Phrase:
    """Tell what is to be reached."""
    least = check.compare == "at_least"
    match check.target:
        case "none":
            return phrase("")
        case "opponent":
            return phrase("：相手の結果以上で成功") if least else phrase("：相手の結果以下で成功")
        case "asked":
            known = phrase("：目標 {n} 以上で成功", n=Typed(number)), phrase("：目標 {n} 以下で成功", n=Typed(number))
            return known[0] if least else known[1]
        case "number":
            return phrase("：{n} 以上で成功", n=Typed(number)) if least else phrase("：{n} 以下で成功", n=Typed(number))
