"""Cards that change AP, CP, 財産点 and custom numbers by formulas, and what fields of a card may name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from desktop.core.custom.numbers import OWN, names
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.custom.values import CustomValues
from desktop.core.expression.tree import Formula, Unread, refs, whole
from desktop.core.expression.writing import written
from desktop.core.game import AnyGame, Game
from desktop.core.problem import Problem, Refusal
from desktop.core.words import Phrase, Typed, phrase, plus
from desktop.systems.common.cards.library import Library
from desktop.systems.common.cards.numbers import gone, unread
from desktop.systems.common.cards.schema import Card, Effect, Series
from desktop.systems.common.migrations import THIS
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import derive, play_game

POINTS = {"ap": "AP", "cp": "CP", "assets": "財産点", "level": "レベル"}
"""What of the rules a card may change at once."""
FLOORS = {"cp": 0, "assets": 0}
"""CM-PARAM-04, CM-PARAM-05: AP has no floor, its ceiling is MAXAP."""
LARGEST = 1_000_000
"""Either side of zero: what a field of a sheet holds."""
Own = tuple[ProfileField, ...]


class CardFormulas:
    """The results of one card's formulas for its user."""

    def __init__(self, user: CommonSheet, library: Library, settings: CommonSettings, profile: Own = ()) -> None:
        """Take whose numbers count, and the campaign's own fields."""
        self._user = user
        self._game = play_game(library, settings, profile)

    def takes_place(self, effect: Effect) -> bool:
        """Tell whether the condition of an effect holds; one that comes to nothing does not."""
        return effect.only_if is None or (self._whole(effect.only_if) or 0) >= 1

    def amount(self, effect: Effect) -> int:
        """Return by how much a number changes; what cannot be computed changes nothing."""
        found = effect.amount if effect.formula is None else self._whole(effect.formula) or 0
        return max(-LARGEST, min(found, LARGEST))

    def number_name(self, effect: Effect) -> str:
        """Return the word for what an effect of points changes; a person's own is `Typed`."""
        own = {OWN + field.id: Typed(field.label) for field in self._game.profile}
        return {**POINTS, **own}.get(effect.number, effect.number)

    def changed(self, sheet: CommonSheet, effect: Effect) -> CommonSheet:
        """Return a sheet with one number changed, within its ends (CM-PARAM-02…06)."""
        by, name = self.amount(effect), effect.number
        if name in POINTS:
            least = 0 if name == "level" and sheet.is_pc else FLOORS.get(name, -LARGEST)
            return sheet.evolve(**{name: max(least, min(getattr(sheet, name) + by, LARGEST))})
        field = next((f for f in self._game.profile if OWN + f.id == name), None)
        if field is None:
            return sheet
        if field.kind is FieldKind.TRACK:
            track = self._values(sheet).track(field)
            after = track.value + by
            after = max(track.least, after if track.most is None else min(after, max(track.least, track.most)))
        else:
            held = sheet.own.get(field.id)
            after = (held if isinstance(held, int) else 0) + by
        return sheet.evolve(own={**sheet.own, field.id: max(-LARGEST, min(after, LARGEST))})

    def _values(self, sheet: CommonSheet) -> CustomValues:
        return CustomValues(sheet, self._game, lambda: derive(sheet, self._game))

    def _whole(self, formula: Formula) -> int | None:
        try:
            return whole(formula, self._values(self._user).number)
        except Refusal:
            return None


def choices(profile: Own, assets: str) -> tuple[tuple[str, str], ...]:
    """List what a card may change: value and name."""
    own = ((OWN + f.id, f.label) for f in profile if f.kind in (FieldKind.NUMBER, FieldKind.TRACK))
    return (*({**POINTS, "assets": assets}).items(), *own)


def points_text(effect: Effect, game: Game[CommonSettings]) -> Phrase | str:
    """Say what an effect changes and by how much: AP +2, 正気 −(精神÷2)."""
    called = dict(choices(game.profile, game.label("assets"))).get(effect.number, effect.number)
    if effect.formula is None:
        amount = plus(effect.amount)
    else:
        sheet = CommonSheet()
        amount = written(effect.formula, names(game, sheet, derive(sheet, game)))
    return phrase("{number} {n}", number=called, n=amount)


def point_problems(card: Card, effect: Effect, known: frozenset[str], own: Own, place: str) -> Iterator[Problem]:
    """Say what is wrong with the number and the formulas of an effect.

    Args:
        known: own fields that formulas may ask for, by `own.<id>`.
    """
    if effect.op == "points" and effect.number not in dict(choices(own, "")):
        yield _bad(
            "no_number",
            f"{place}.number",
            phrase("「{name}」の効果に、増減する点がありません。", name=card.name),
            phrase("AP・CP・財産点・レベルか、この卓の数とゲージから選んでください。"),
        )
    for part, formula in (("formula", effect.formula), ("only_if", effect.only_if)):
        if isinstance(formula, Unread):
            yield unread(card, formula, "CM-PARAM-02", f"{place}.{part}")
        elif formula is not None and any(ref.startswith(OWN) and ref not in known for ref in refs(formula)):
            yield gone(card, "CM-PARAM-02", f"{place}.{part}")


def _bad(code: str, field: str, message: Phrase, remedy: Phrase) -> Problem:
    return Problem(code=code, rule="CM-PARAM-02", field=field, message=message, remedy=remedy)


Choices = Sequence[tuple[str, str]]


def reference_names(game: AnyGame) -> Mapping[str, Choices]:
    """Return by kind of reference what there is: value and name."""
    cards = game.rows("cards", Card)
    series = _same(row.name for row in game.rows("series", Series))
    kinds = _same(card.name for card in cards)
    return {
        "item": _same(card.name for card in cards if card.type == "item"),
        "kind": ((THIS, "このカードの種類"), *kinds),
        "series": series,
        "number": choices(game.profile, game.label("assets")),
        "kind_or_series": tuple(dict.fromkeys((*kinds, *series))),
    }


def _same(found: Iterable[str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, name) for name in dict.fromkeys(found))
