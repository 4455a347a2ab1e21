"""Numbers of cards as formulas (`core.expression`): what they may ask for, and what that is for a user and a target.

`level`, `own.<id>` and the like are the user's; `skill.<kind>` is a 技能値, `skill.this` that of the card's own kind;
`target.` before any of these asks the target; `asked` is what the GM reads out of the card's words.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from fractions import Fraction

from desktop.core.custom.numbers import NUMBERS, OWN, names
from desktop.core.custom.profile import ProfileField
from desktop.core.custom.values import CustomValues
from desktop.core.expression.names import ENGLISH, Named
from desktop.core.expression.names import JAPANESE as JAPANESE_STYLE
from desktop.core.expression.tree import Const, Formula, Ref, Unread, evaluate, refs
from desktop.core.expression.writing import written
from desktop.core.game import Game
from desktop.core.problem import Problem, refuse
from desktop.core.remembered import remembered
from desktop.core.words import JAPANESE, Phrase, Typed, Words, phrase
from desktop.systems.common.cards.library import Library
from desktop.systems.common.cards.schema import Card, CardCheck
from desktop.systems.common.migrations import ASKED, SKILL, TARGET, THIS
from desktop.systems.common.odds import Number
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import derive, library_of, max_ap, play_game, skill

PARAMETERS = {
    "level": "レベル",
    "max_ap": "MAXAP",
    "ap": "AP",
    "cp": "CP",
    "assets": "財産点",
    "growth_rate": "成長速度",
}


MOST_KEPT = 32
"""People whose own fields are kept as they were computed."""


class Reader:
    """Computes formulas for one user, one target and one card kind."""

    def __init__(
        self,
        user: CommonSheet,
        target: CommonSheet | None,
        kind: str,
        library: Library,
        settings: CommonSettings,
        profile: tuple[ProfileField, ...] = (),
    ) -> None:
        """Take whose numbers count, and the campaign's own fields."""
        self._user, self._target, self._kind = user, target, kind
        self._library, self._settings, self._profile = library, settings, profile

    def value(self, formula: Formula, typed: Number | None = None, more: int = 0, text: str = "") -> Number:
        """Return the number, rounded and kept from falling below 0 only by house rule (CM-AMB-89, CM-AMB-26).

        Args:
            more: what a person adds to it.
            text: the words that the GM reads a number out of.

        Raises:
            Refusal: `number_needed` for words without a number from the GM, `no_target` for a missing target.
        """
        exact: Number = evaluate(formula, lambda name: self._asked(typed, text) if name == ASKED else self.number(name))
        exact += more
        if self._settings.skill_floor:
            exact = max(0, exact)
        if isinstance(exact, int) or exact.denominator == 1 or self._settings.rounding == "exact":
            return exact
        return math.floor(exact) if self._settings.rounding == "down" else math.ceil(exact)

    def number(self, name: str) -> Fraction | int:
        """Return what a formula asks for (CM-CARD-05, CM-CHK-05).

        Raises:
            Refusal: it asks a target where there is none, or it cannot be computed.
        """
        if not name.startswith(TARGET):
            return self._of(self._user, name)
        if self._target is None:
            raise refuse(
                "no_target",
                "CM-CHK-06",
                phrase("このカードの計算には対象が必要です。"),
                phrase("対象を選んでください。"),
                overridable=False,
            )
        return self._of(self._target, name.removeprefix(TARGET))

    def _of(self, sheet: CommonSheet, name: str) -> Fraction | int:
        if name.startswith(SKILL):
            kind = name.removeprefix(SKILL)
            named = self._kind if kind == THIS else self._library.named(kind)
            return skill(sheet, named, self._library, self._settings)
        if name == "max_ap":
            return max_ap(sheet, self._settings)
        if name in PARAMETERS:
            number: int = getattr(sheet, name)
            return number
        return _own_values(sheet, self._library, self._settings, self._profile).number(name)

    def _asked(self, typed: Number | None, text: str) -> Number:
        if typed is None:
            raise refuse(
                "number_needed",
                "CM-AMB-86",
                phrase("カードの「{text}」の数が決まっていません。", text=text),
                phrase("GMが数を入れてください。"),
                overridable=False,
            )
        return typed


@remembered(MOST_KEPT)
def _own_values(
    sheet: CommonSheet, library: Library, settings: CommonSettings, profile: tuple[ProfileField, ...]
) -> CustomValues:
    """Compute the campaign's custom fields of a character once for all formulas that use them."""
    game = play_game(library, settings, profile)
    return CustomValues(sheet, game, lambda: derive(sheet, game))


SAMPLE_ASKED = 10
"""What the GM reads out of a card's words, in samples."""


def asked(what: str, game: Game[CommonSettings], words: Words) -> tuple[Named, ...]:
    """List what formulas of checks may ask for beside the numbers of a sheet."""
    return further(game, words) if what == "check" else ()


def asked_number(name: str, sheet: CommonSheet, game: Game[CommonSettings]) -> Fraction | int | None:
    """Return what such a number is where user and target are the same person; None: it is none of them."""
    if name == ASKED:
        return SAMPLE_ASKED
    if not name.startswith((SKILL, TARGET)):
        return None
    return Reader(sheet, sheet, "", library_of(game), game.settings, game.profile).number(name)


def asks_target(formula: Formula) -> bool:
    """Tell whether a formula looks at the target."""
    return any(name.startswith(TARGET) for name in refs(formula))


def in_words(formula: Formula) -> bool:
    """Tell whether the GM has to read a number out of words (CM-AMB-86)."""
    return ASKED in refs(formula)


def formula_text(formula: Formula, game: Game[CommonSettings]) -> str:
    """Write a formula that is more than one number; empty for a plain one."""
    return written(formula, every_name(game)) if is_compound(formula) else ""


def is_compound(formula: Formula) -> bool:
    """Tell whether a formula is more than one number, so that it is worth showing."""
    return not isinstance(formula, (Const, Ref))


def further(game: Game[CommonSettings], words: Words = JAPANESE) -> tuple[Named, ...]:
    """List what formulas of checks may ask for beside the numbers of the user's sheet."""
    kinds = tuple(dict.fromkeys(card.name for card in library_of(game).cards if card.placeholder == "none"))
    skills = [(SKILL + THIS, phrase("このカードの技能値")), *((SKILL + kind, _skill(kind)) for kind in kinds)]
    own = ((name, phrase("{name}", name=label)) for name, label in _numbers(game))
    targets = (
        (TARGET + name, phrase("対象の{number}", number=label), str(phrase("相手の{number}", number=label)))
        for name, label in (*skills, *own)
    )
    mine = ((name, label, name) for name, label in (*skills, (ASKED, phrase("GMが読む数"))))
    return tuple(
        Named(id=name, label=words.say(label), others=tuple(dict.fromkeys((str(label), name, other))))
        for name, label, other in (*mine, *targets)
    )


def _skill(kind: str) -> Phrase:
    return phrase("<{kind}>の技能値", kind=kind)


def _numbers(game: Game[CommonSettings]) -> Iterator[tuple[str, Phrase | str]]:
    called = {name: game.label(name) for name in PARAMETERS if name in game.words}
    yield from {**PARAMETERS, **called}.items()
    yield from ((OWN + field.id, Typed(field.label)) for field in game.profile if field.kind in NUMBERS)


def every_name(game: Game[CommonSettings], words: Words = JAPANESE) -> tuple[Named, ...]:
    """List all that a formula of a check may ask for, the user's numbers first."""
    sheet = CommonSheet()
    known = {named.id: named for named in (*names(game, sheet, derive(sheet, game), words), *further(game, words))}
    return tuple(known.values())


def check_text(card: Card, game: Game[CommonSettings], words: Words = JAPANESE) -> str:
    """Say a card's check by its two formulas: 判定値：このカードの技能値、難易度：対象の<回避>の技能値。"""
    if card.check is None:
        return ""
    numbers, style = every_name(game, words), JAPANESE_STYLE if words.language == "ja" else ENGLISH
    judge, difficulty = (Typed(written(one, numbers, style)) for one in (card.check.judge, card.check.difficulty))
    return words.say(phrase("判定値：{a}、難易度：{b}。", a=judge, b=difficulty))


def own_check(card: Card) -> bool:
    """Tell whether a card's check is another than its own 技能値 against the target's."""
    return card.check is not None and card.check != CardCheck()


def unread(card: Card, formula: Unread, rule: str, place: str) -> Problem:
    """Say that the formula of a card is not finished."""
    return _bad(
        "bad_formula",
        rule,
        place,
        phrase("「{name}」の計算式「{text}」はまだ読めません。", name=card.name, text=formula.text[:60]),
        phrase("計算式の下に出ている説明のとおりに直してください。"),
    )


def gone(card: Card, rule: str, place: str) -> Problem:
    """Say that a formula asks for a field that the campaign does not have any more."""
    return _bad(
        "gone_number",
        rule,
        place,
        phrase("「{name}」の計算式に、いまはない項目があります。", name=card.name),
        phrase("項目を戻すか、計算式を直してください。"),
    )


def unknown_kind(card: Card, kind: str, place: str) -> Problem:
    """Say that a card names a kind that is in no list."""
    return _bad(
        "unknown_kind",
        "CM-AMB-87",
        place,
        phrase("「{name}」にある「{kind}」は、カードの一覧にも系統の一覧にもありません。", name=card.name, kind=kind),
        phrase("一覧に足すか、名前を直してください。"),
    )


def number_problems(
    card: Card, formula: Formula, library: Library, known: Iterable[str], place: str
) -> Iterator[Problem]:
    """Say what is wrong with one number of a card.

    Args:
        known: what formulas may ask for beside 技能値.
    """
    if isinstance(formula, Unread):
        yield unread(card, formula, "CM-CHK-05", place)
        return
    there = frozenset(known)
    for name in dict.fromkeys(refs(formula)):
        plain = name.removeprefix(TARGET)
        kind = plain.removeprefix(SKILL)
        if plain.startswith(SKILL):
            if kind != THIS and library.resolve(kind) is None:
                yield unknown_kind(card, kind, place)
        elif name != ASKED and plain not in there:
            yield gone(card, "CM-CHK-05", place)


def _bad(code: str, rule: str, field: str, message: Phrase, remedy: Phrase) -> Problem:
    return Problem(code=code, rule=rule, field=field, message=message, remedy=remedy)
