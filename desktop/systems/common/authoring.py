"""What the editor of scenarios asks of this rule system: mistakes, names to choose from, and a try-out of the clock."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from desktop.core.game import Game
from desktop.core.prepared.scenario import (
    Choices,
    ScenarioContext,
    ScenarioKind,
    Trial,
    TrialFact,
    TrialStep,
    any_kind,
    doubled,
    mistake,
    plain_choices,
    reference_problems,
    title_problems,
)
from desktop.core.problem import Problem, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.library import KEY_NAME, SECRET_NAME
from desktop.systems.common.cards.points import reference_names
from desktop.systems.common.scenario import Area, Condition, Scenario, condition_text, why_closed
from desktop.systems.common.scenario_problems import library_with, scenario_problems
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.tables import MOST_CYCLES

NAMES = {
    "npcs": (("npc", "{}"), ("person", "{}")),
    "encounters": (("encounter", "{}"),),
    "areas": (("area", "{}"),),
    "secrets": (("item", SECRET_NAME),),
    "keys": (("item", KEY_NAME),),
    "cards": (("item", "{}"), ("ability", "{}"), ("kind_or_series", "{}")),
}


def problems(scenario: Scenario, game: Game[CommonSettings], around: ScenarioContext) -> tuple[Problem, ...]:
    """List every mistake: of the common parts, of areas and conditions, of keys and secrets without a use."""
    players = [name for _, name, player in around.sheets if player] if around.sheets else None
    return (
        *title_problems(scenario),
        *doubled("encounters", [row.name for row in scenario.encounters]),
        *doubled("scenes", [row.name for row in scenario.scenes]),
        *reference_problems(scenario, game, around),
        *scenario_problems(scenario, game, players),
        *_useless(scenario),
    )


def _useless(scenario: Scenario) -> Iterator[Problem]:
    """List keys without a lock or a place, and secrets that no character can learn."""
    wanted = {part.item for _, root in scenario.conditions() for part in root.walk()}
    lying = {item for area in scenario.areas for item in scenario.item_references(area)}
    for index, key in enumerate(scenario.keys):
        item, place = KEY_NAME.format(key.name), f"keys.{index}.name"
        if not key.name.strip():
            continue
        if item not in wanted:
            message = phrase("「{name}」で開くものがありません。", name=item)
            remedy = phrase("どこかの立ち入り条件に使うか、鍵を消してください。")
            yield mistake("opens_nothing", place, message, remedy, "CM-AREA-12", Severity.WARN)
        if item not in lying:
            message = phrase("「{name}」は、どのエリアでも手に入りません。", name=item)
            remedy = phrase("売りものかドロップアイテムにするか、GMが手で渡してください。")
            yield mistake("lies_nowhere", place, message, remedy, "CM-DROP-01", Severity.WARN)
    for index, secret in enumerate(scenario.secrets):
        if secret.condition is None and secret.name.strip():
            message = phrase("<秘密:{name}> の入手条件がありません。", name=secret.name)
            remedy = phrase("入手条件を書くか、GMが手で渡してください。")
            yield mistake("never_learnt", f"secrets.{index}.condition", message, remedy, "CM-SEC-02", Severity.WARN)


def choices(scenario: Scenario, game: Game[CommonSettings], around: ScenarioContext) -> Choices:
    """Return everything that a condition, a shop or a drop can name."""
    library, around_cards = library_with(scenario, game), reference_names(in_play(scenario, game))
    people = [*(npc.name for npc in scenario.npcs), *(name for _, name, player in around.sheets if player)]
    items = [card.name for card in library.cards if card.type == "item" and card.placeholder == "none"]
    items += [KEY_NAME.format(key.name) for key in scenario.keys] + [
        SECRET_NAME.format(secret.name) for secret in scenario.secrets
    ]
    return {
        **around_cards,
        **plain_choices(scenario, game, around),
        "area": _same(area.name for area in scenario.areas),
        "person": _same(people),
        "item": _same(items),
        "ability": _same(library.ability_kinds),
    }


def in_play(scenario: Scenario, game: Game[CommonSettings]) -> Game[CommonSettings]:
    """Return the rules while a scenario is played, its cards among the others."""
    return game.with_rows("cards", library_with(scenario, game).cards)


def _same(names: Collection[str] | Iterator[str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, name) for name in dict.fromkeys(names) if name.strip())


def condition_words(area: Area) -> Phrase:
    """Return what opens an area, in the author's words where there are some; nothing for one without a condition."""
    return why_closed(area) if area.condition_text or area.condition is not None else phrase("")


def unseen_at_first(area: Area) -> bool:
    """Tell whether players do not see an area when play begins (CM-AMB-50)."""
    return area.reveal == "hidden" or (area.reveal == "auto" and area.kind != "normal")


# the try-out


def trial(scenario: Scenario, now: int, true: Collection[str]) -> Trial:
    """Say what can be chosen at a clock of `now`, and what each 経過 would open and jump over (CM-AMB-28, CM-AMB-33).

    Args:
        true: what is taken to have happened, by the ids of the facts.
    """
    guarded = [area for area in scenario.areas if area.kind != "normal"]

    def is_open(area: Area, clock: int) -> bool:
        return area.condition is not None and _holds(area.condition, clock, true)

    at = {clock: {area.name for area in guarded if is_open(area, clock)} for clock in range(now, now + MOST_CYCLES + 1)}

    def step(cycles: int) -> TrialStep:
        here, then = at[now], at[now + cycles]
        between: set[str] = set().union(*(at[clock] for clock in range(now + 1, now + cycles)))
        order = [area.name for area in guarded]
        return TrialStep(
            cycles=cycles,
            after=now + cycles,
            opens=tuple(name for name in order if name in then - here),
            closes=tuple(name for name in order if name in here - then),
            jumped=tuple(name for name in order if name in between - here - then),
        )

    return Trial(
        now=now,
        open=tuple(area.name for area in scenario.areas if area.kind == "normal" or area.name in at[now]),
        shut=tuple((area.name, why_closed(area)) for area in guarded if area.name not in at[now]),
        facts=tuple(_facts(scenario, true)),
        steps=tuple(step(cycles) for cycles in range(1, MOST_CYCLES + 1)),
    )


def _holds(condition: Condition, clock: int, true: Collection[str]) -> bool:
    match condition.type:
        case "cycle_range":
            low, high = condition.min, condition.max
            return (low is None or low <= clock) and (high is None or clock <= high)
        case "all":
            return all(_holds(part, clock, true) for part in condition.of)
        case "any":
            return any(_holds(part, clock, true) for part in condition.of)
        case "not":
            return not any(_holds(part, clock, true) for part in condition.of)
        case _:
            return _fact_id(condition) in true


def _fact_id(condition: Condition) -> str:
    part = condition
    return "|".join((part.type, part.area, part.character, part.item, part.ability, part.text))


def _facts(scenario: Scenario, true: Collection[str]) -> Iterator[TrialFact]:
    """Yield what areas wait for besides the clock, each once."""
    seen: set[str] = set()
    for area in scenario.areas:
        for part in area.condition.walk() if area.condition is not None and area.kind != "normal" else ():
            identifier = _fact_id(part)
            if part.type in ("cycle_range", "all", "any", "not") or identifier in seen:
                continue
            seen.add(identifier)
            yield TrialFact(id=identifier, label=condition_text(part), true=identifier in true)


KIND = any_kind(
    ScenarioKind(type=Scenario, problems=problems, choices=choices, names=NAMES, trial=trial, rules=in_play)
)
