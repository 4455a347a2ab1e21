"""What of a scenario can ever be reached: a fixed point over areas, people, items and secrets, hopeful where unsure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.systems.common.cards.library import Library
from desktop.systems.common.scenario import Condition, Scenario


@dataclass(frozen=True)
class World:
    """What can be reached as far as is known."""

    areas: frozenset[str]
    items: frozenset[str]
    people: frozenset[str]
    """NPCs that can be met; a character who is no NPC of the scenario counts as a PC and can be met."""


def satisfiable(condition: Condition, world: World, scenario: Scenario, library: Library) -> bool:
    """Tell whether a condition can come true in this world; negations and texts count as possible."""
    npcs = {npc.name for npc in scenario.npcs}
    match condition.type:
        case "cycle_range":
            low, high = condition.min or 0, condition.max
            return high is None or high >= max(low, 0)
        case "visited" | "i_visited" | "i_succeeded":
            return condition.area in world.areas
        case "met" | "i_met":
            return condition.character not in npcs or condition.character in world.people
        case "has_item" | "i_obtained":
            return library.named(condition.item) in world.items
        case "all":
            return all(satisfiable(part, world, scenario, library) for part in condition.of)
        case "any":
            return any(satisfiable(part, world, scenario, library) for part in condition.of)
        case "i_am" | "not" | "text":
            return True


def world_of(scenario: Scenario, library: Library) -> World:
    """Return everything that can be reached in some course of play."""
    world = World(frozenset(), frozenset(), frozenset())
    while True:
        larger = _grown(world, scenario, library)
        if larger == world:
            return world
        world = larger


def _grown(world: World, scenario: Scenario, library: Library) -> World:
    def holds(condition: Condition | None) -> bool:
        return condition is not None and satisfiable(condition, world, scenario, library)

    areas = {area.name for area in scenario.areas if area.kind == "normal" or holds(area.condition)}
    items = {f"秘密:{secret.name}" for secret in scenario.secrets if holds(secret.condition)}
    for area in scenario.areas:
        if area.name in areas:
            items |= {library.named(item) for item in scenario.item_references(area)}
    people = {npc.name for npc in scenario.npcs if not npc.area or npc.area in areas}
    return World(frozenset(areas), frozenset(items), frozenset(people))


def never(scenario: Scenario, library: Library) -> Iterator[tuple[str, str]]:
    """Yield (dotted path, name) of every area and secret whose condition can never come true."""
    world = world_of(scenario, library)
    for path, name, condition in _guarded(scenario):
        if not satisfiable(condition, world, scenario, library):
            yield path, name


def _guarded(scenario: Scenario) -> Iterator[tuple[str, str, Condition]]:
    for index, area in enumerate(scenario.areas):
        if area.kind != "normal" and area.condition is not None:
            yield f"areas.{index}", area.name, area.condition
    for index, secret in enumerate(scenario.secrets):
        if secret.condition is not None:
            yield f"secrets.{index}", secret.name, secret.condition


def circles(scenario: Scenario, library: Library) -> frozenset[str]:
    """Return the paths whose condition, followed through what it needs, comes back to itself."""
    nodes = {path: condition for path, _, condition in _guarded(scenario)}
    blocked = {path for path, _ in never(scenario, library)}
    needs = {path: _needs(nodes[path], scenario, library) & blocked for path in blocked}
    return frozenset(path for path in blocked if _comes_back(path, needs))


def _needs(condition: Condition, scenario: Scenario, library: Library) -> set[str]:
    """Return the guarded areas and secrets that could make parts of a condition true."""
    found: set[str] = set()
    paths = {area.name: f"areas.{n}" for n, area in enumerate(scenario.areas)}
    secrets = {f"秘密:{secret.name}": f"secrets.{n}" for n, secret in enumerate(scenario.secrets)}
    homes = {npc.name: npc.area for npc in scenario.npcs}
    for part in condition.walk():
        if part.type in ("visited", "i_visited", "i_succeeded"):
            found.add(paths.get(part.area, ""))
        elif part.type in ("met", "i_met"):
            found.add(paths.get(homes.get(part.character, ""), ""))
        elif part.type in ("has_item", "i_obtained"):
            kind = library.named(part.item)
            found.add(secrets.get(kind, ""))
            for area in scenario.areas:
                if any(library.named(item) == kind for item in scenario.item_references(area)):
                    found.add(paths[area.name])
    return found - {""}


def _comes_back(start: str, needs: dict[str, set[str]]) -> bool:
    seen: set[str] = set()
    queue = list(needs[start])
    while queue:
        here = queue.pop()
        if here == start:
            return True
        if here not in seen:
            seen.add(here)
            queue += needs.get(here, set())
    return False
