"""Computed numbers: MAXAP, AP as an exact fraction, 技能値 of every kind, and why they are what they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import ProfileField
from desktop.core.game import Game, ListSpec
from desktop.core.rolls.outcome import Contribution, Explained
from desktop.core.value import Record
from desktop.core.words import phrase
from desktop.systems.common.cards.library import KEY_NAME, SECRET_NAME, Library
from desktop.systems.common.cards.schema import Card, KeyText, SecretText, Series
from desktop.systems.common.cards.wording import bracketed, state_name
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, ValueChange

SKILL = 10
"""技能値 of every kind before effects (CM-CARD-05), owned or not (CM-AMB-25)."""


def library_of(game: Game[CommonSettings]) -> Library:
    """Return the cards of a campaign outside any scenario."""
    return game.once(_library)


def _library(game: Game[CommonSettings]) -> Library:
    secrets = ((SECRET_NAME.format(row.name), row.text) for row in game.extra("secrets", SecretText))
    keys = ((KEY_NAME.format(row.name), row.text) for row in game.extra("keys", KeyText))
    cards, series, extra = game.rows("cards", Card), game.rows("series", Series), game.extra("cards", Card)
    return Library(cards, series, game.profile, extra, (*secrets, *keys))


def kept_rows(sheet: CommonSheet, game: Game[CommonSettings]) -> dict[str, tuple[Record, ...]]:
    """Return a character's cards of scenarios, with the texts of their secrets and keys (CM-CARD-03)."""
    held, library = {copy.card for copy in sheet.copies}, library_of(game)
    kinds = set(library.kinds_of(sheet.copies))
    found: dict[str, tuple[Record, ...]] = {
        "cards": tuple(row for row in game.extra("cards", Card) if row.id in held),
        "secrets": tuple(r for r in game.extra("secrets", SecretText) if SECRET_NAME.format(r.name) in kinds),
        "keys": tuple(r for r in game.extra("keys", KeyText) if KEY_NAME.format(r.name) in kinds),
    }
    return {name: rows for name, rows in found.items() if rows}


def play_game(library: Library, settings: CommonSettings, profile: tuple[ProfileField, ...]) -> Game[CommonSettings]:
    """Return as much of the rules as numbers of a sheet need."""
    specs = (
        ListSpec(id="cards", title="", row_type=Card, base=library.cards),
        ListSpec(id="series", title="", row_type=Series, base=library.series),
    )
    definition = Definition(based_on="common", profile=profile)
    extra = {"cards": library.extra}
    return Game(definition, settings, {spec.id: spec for spec in specs}, extra_rows=extra)


def changes_on(sheet: CommonSheet, settings: CommonSettings) -> Iterator[tuple[str, ValueChange]]:
    """Yield every running change with the name of what causes it: card effects, then states (CM-CARD-07)."""
    for effect in sheet.effects:
        yield bracketed(effect.cause), effect
    if settings.states_act:
        for state in sheet.states:
            for change in state.effects:
                yield state_name(state.name), change


def touches(change: ValueChange, kind: str, series: str, library: Library) -> bool:
    """Tell whether a change concerns the 技能値 of a kind (CM-CARD-07, CM-CARD-09)."""
    if change.stat != "skill" or not change.ref:
        return False
    return library.named(change.ref) == kind if change.scope == "kind" else change.ref == series


def skill(sheet: CommonSheet, kind: str, library: Library, settings: CommonSettings) -> int:
    """Return the 技能値 of a kind: 10 and everything that runs (CM-AMB-88); a floor only by house rule (CM-AMB-26)."""
    value = SKILL
    if sheet.effects or sheet.states:
        series = library.series_of(kind)
        value += sum(c.amount for _, c in changes_on(sheet, settings) if touches(c, kind, series, library))
    fixed = sheet.fixed(f"skill.{kind}") if sheet.rulings else None
    value = value if fixed is None else fixed
    return max(0, value) if settings.skill_floor else value


def max_ap(sheet: CommonSheet, settings: CommonSettings) -> int:
    """Return MAXAP: base and everything that runs, summed first, then not below 0 (CM-AMB-17, CM-PARAM-03)."""
    fixed = sheet.fixed("max_ap") if sheet.rulings else None
    if fixed is not None:
        return max(0, fixed)
    if not sheet.effects and not sheet.states:
        return sheet.max_ap_base
    return max(0, sheet.max_ap_base + sum(c.amount for _, c in changes_on(sheet, settings) if c.stat == "max_ap"))


def ap_fraction(sheet: CommonSheet, settings: CommonSettings) -> Fraction | None:
    """Return AP ÷ MAXAP, exact (CM-AMB-58); None when MAXAP is 0 (CM-AMB-16)."""
    ceiling = max_ap(sheet, settings)
    return Fraction(sheet.ap, ceiling) if ceiling else None


def explain_skill(sheet: CommonSheet, kind: str, library: Library, settings: CommonSettings) -> Explained:
    """Say why a 技能値 is what it is."""
    series = library.series_of(kind)
    parts = [Contribution(label=phrase("どの種類も"), value=SKILL, rule="CM-CARD-05")]
    for name, change in changes_on(sheet, settings):
        if touches(change, kind, series, library):
            parts.append(Contribution(label=name, value=change.amount, rule="CM-CARD-07"))
    fixed = sheet.fixed(f"skill.{kind}")
    if fixed is not None:
        parts = [Contribution(label=phrase("GM裁定"), value=fixed, rule="CM-AMB-10", house=True)]
    value = skill(sheet, kind, library, settings)
    total = sum(part.value for part in parts)
    if value != total:
        parts.append(Contribution(label=phrase("下限 0"), value=value - total, rule="CM-AMB-26", house=True))
    return Explained(label=phrase("<{kind}> の技能値", kind=kind), value=value, parts=tuple(parts), rule="CM-CARD-05")


def explain_max_ap(sheet: CommonSheet, settings: CommonSettings) -> Explained:
    """Say why MAXAP is what it is."""
    parts = [Contribution(label=phrase("基本値"), value=sheet.max_ap_base, rule="CM-PARAM-03")]
    for name, change in changes_on(sheet, settings):
        if change.stat == "max_ap":
            parts.append(Contribution(label=name, value=change.amount, rule="CM-AMB-17"))
    fixed = sheet.fixed("max_ap")
    if fixed is not None:
        parts = [Contribution(label=phrase("GM裁定"), value=fixed, rule="CM-AMB-10", house=True)]
    value = max_ap(sheet, settings)
    total = sum(part.value for part in parts)
    if value != total:
        parts.append(Contribution(label=phrase("下限 0"), value=value - total, rule="CM-PARAM-03"))
    return Explained(label="MAXAP", value=value, parts=tuple(parts), rule="CM-PARAM-03")


def explain_ap(sheet: CommonSheet, settings: CommonSettings) -> Explained:
    """Say AP as an exact fraction of MAXAP."""
    ceiling = max_ap(sheet, settings)
    text = f"{sheet.ap}/{ceiling}".replace("-", "−") if ceiling else ""
    return Explained(
        label="AP/MAXAP",
        value=sheet.ap if ceiling else None,
        text=text,
        rule="CM-AMB-58" if ceiling else "CM-AMB-16",
        note=phrase("戦闘以外のAPは −1 です。") if sheet.hex is None and sheet.ap < 0 else phrase(""),
    )


def derive(sheet: CommonSheet, game: Game[CommonSettings]) -> Mapping[str, Explained]:
    """Compute `max_ap`, `ap_fraction` and `skill.<kind>` for every kind on the sheet."""
    library = library_of(game)
    found = {
        "max_ap": explain_max_ap(sheet, game.settings),
        "ap_fraction": explain_ap(sheet, game.settings),
    }
    for kind in library.kinds_of(sheet.copies):
        found[f"skill.{kind}"] = explain_skill(sheet, kind, library, game.settings)
    return found
