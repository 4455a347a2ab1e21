"""Everything wrong with a scenario, listed at once, and what of it can ever be reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from desktop.core.game import Game
from desktop.core.problem import Problem, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.library import SECRET, Library
from desktop.systems.common.cards.problems import card_problems, unknown_item
from desktop.systems.common.scenario import PERSONAL, Area, Condition, Scenario
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.values import library_of


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


MAX_DEPTH = 10


def library_with(scenario: Scenario | None, game: Game[CommonSettings]) -> Library:
    """Return the cards in force when a scenario is played: GM ruling > scenario > campaign (CM-AMB-10)."""
    without = library_of(game)
    if scenario is None or not scenario.cards:
        return without
    base = without.cards
    first, second = (scenario.cards, base) if game.settings.scenario_first else (base, scenario.cards)
    ids, names = {card.id for card in first}, {card.name for card in first}
    cards = (*first, *(card for card in second if card.id not in ids and card.name not in names))
    known = {card.id for card in cards}
    return replace(without, cards=cards, extra=tuple(card for card in without.extra if card.id not in known))


def scenario_problems(
    scenario: Scenario, game: Game[CommonSettings], characters: Sequence[str] | None = None
) -> tuple[Problem, ...]:
    """List every mistake of a scenario.

    Args:
        characters: names of the PCs, where they are known; unknown names are then mistakes instead of hints.
    """
    library = library_with(scenario, game)
    found = [
        *_doubles(scenario),
        *_areas(scenario, library),
        *_conditions(scenario, library, characters),
        *_npcs(scenario),
        *card_problems(scenario.cards, library, "cards"),
        *_reach(scenario, library),
    ]
    return tuple(found)


def _doubles(scenario: Scenario) -> Iterator[Problem]:
    groups = {
        "areas": [area.name for area in scenario.areas],
        "secrets": [secret.name for secret in scenario.secrets],
        "keys": [key.name for key in scenario.keys],
        "npcs": [npc.name for npc in scenario.npcs],
    }
    for group, names in groups.items():
        counts = Counter(names)
        for index, name in enumerate(names):
            if not name.strip():
                message, remedy = phrase("名前が空です。"), phrase("名前を書いてください。条件は名前で決まります。")
                yield _bad("name_missing", "CM-AMB-95", f"{group}.{index}.name", message, remedy)
            elif counts[name] > 1:
                message = phrase("「{name}」が {n} つあります。", name=name, n=counts[name])
                yield _bad("double", "CM-AMB-95", f"{group}.{index}.name", message, phrase("名前を変えてください。"))


def _areas(scenario: Scenario, library: Library) -> Iterator[Problem]:
    for index, area in enumerate(scenario.areas):
        place = f"areas.{index}"
        if area.kind != "normal" and area.condition is None:
            yield _bad(
                "condition_missing",
                "CM-AREA-06" if area.kind == "unlock" else "CM-AREA-10",
                f"{place}.condition",
                phrase("「{name}」の条件がありません。", name=area.name),
                phrase("条件を書くか、通常のエリアにしてください。"),
            )
        if area.kind == "unlock" and area.condition is not None:
            yield from _personal(area, area.condition, f"{place}.condition")
        for row, entry in enumerate(area.shop):
            yield from _shop_item(entry.item, library, f"{place}.shop.{row}.item")
            if entry.price is None and _lacks_price(entry.item, library):
                yield _bad(
                    "price_missing",
                    "CM-AMB-48",
                    f"{place}.shop.{row}.price",
                    phrase("「{item}」には値段がありません。", item=entry.item),
                    phrase("値段を書いてください。"),
                )
        for row, drop in enumerate(area.drops):
            yield from _shop_item(drop.item, library, f"{place}.drops.{row}.item")
            yield from _ability(drop.ability, library, f"{place}.drops.{row}.ability", "CM-DROP-02")


def _lacks_price(item: str, library: Library) -> bool:
    found = library.resolve(item)
    return found is not None and found[0].id != SECRET and found[0].cost_assets is None


def _personal(area: Area, condition: Condition, place: str) -> Iterator[Problem]:
    for part in condition.walk():
        if part.type in PERSONAL:
            yield _bad(
                "personal_condition",
                "CM-AREA-06",
                place,
                phrase("「{name}」の解放条件は、特定のキャラクター自身のことを条件にできません。", name=area.name),
                phrase("だれか一人についての条件にするか、立ち入り条件のエリアにしてください。"),
            )


def _shop_item(item: str, library: Library, place: str) -> Iterator[Problem]:
    found = library.resolve(item)
    if found is None or found[0].type != "item":
        yield unknown_item(item, "CM-DROP-01" if ".drops." in place else "CM-SCN-08", place)
    elif found[0].id == SECRET:
        yield _bad(
            "secret_for_sale",
            "CM-AMB-12",
            place,
            phrase("秘密「{item}」は、売ることもドロップにすることもできません。", item=item),
            phrase("秘密の入手条件「自分がエリアで判定に成功した」を使ってください。"),
        )


def _ability(name: str, library: Library, place: str, rule: str) -> Iterator[Problem]:
    found = library.resolve(name)
    if found is None or found[0].type != "ability":
        yield _bad(
            "unknown_ability",
            rule,
            place,
            phrase("アビリティ「{name}」はカードの一覧にありません。", name=name),
            phrase("アビリティを足すか、名前を直してください。"),
        )


def _conditions(scenario: Scenario, library: Library, characters: Sequence[str] | None) -> Iterator[Problem]:
    people = {npc.name for npc in scenario.npcs} | set(characters or ())
    areas = {area.name for area in scenario.areas}
    for path, root in scenario.conditions():
        if _depth(root) > MAX_DEPTH:
            message = phrase("条件が入り組みすぎています（{n} 段まで）。", n=MAX_DEPTH)
            yield _bad("too_deep", "CM-AREA-06", path, message, phrase("条件を分けてください。"))
            continue
        for part in root.walk():
            yield from _condition(part, path, areas, people, characters is not None, library, scenario)


def _condition(
    part: Condition,
    path: str,
    areas: set[str],
    people: set[str],
    people_known: bool,
    library: Library,
    scenario: Scenario,
) -> Iterator[Problem]:
    match part.type:
        case "cycle_range":
            yield from _range(part, path)
        case "all" | "any" | "not":
            if not part.of or (part.type == "not" and len(part.of) != 1):
                message = phrase("組み合わせの条件の中身の数が合いません。")
                yield _bad("empty_condition", "CM-AREA-06", path, message, phrase("中に条件を入れてください。"))
        case "visited" | "i_visited" | "i_succeeded":
            if part.area not in areas:
                yield _missing("エリア", part.area, path, "CM-AREA-08" if part.type == "visited" else "CM-SEC-04")
            if part.type == "i_succeeded":
                yield from _ability(part.ability, library, path, "CM-SEC-07")
        case "met" | "i_met" | "i_am":
            if part.character not in people:
                problem = _missing("キャラクター", part.character, path, "CM-AREA-09")
                sure = people_known or not part.character
                yield problem if sure else problem.evolve(severity=Severity.WARN)
        case "has_item" | "i_obtained":
            yield from _condition_item(part, path, library, scenario)
        case "text":
            if not part.text.strip():
                message = phrase("文章の条件が空です。")
                yield _bad("empty_condition", "CM-AREA-06", path, message, phrase("GMが確かめる文章を書いてください。"))


def _condition_item(part: Condition, path: str, library: Library, scenario: Scenario) -> Iterator[Problem]:
    found = library.resolve(part.item)
    if found is None or found[0].type != "item":
        yield _missing("アイテム", part.item, path, "CM-AREA-11" if part.type == "has_item" else "CM-SEC-06")
    elif found[0].id == SECRET and scenario.secret(found[1]) is None:
        yield _missing("秘密", found[1], path, "CM-AREA-11")
    elif found[0].id == "key" and all(key.name != found[1] for key in scenario.keys):
        yield _missing("鍵", found[1], path, "CM-AREA-12")


def _range(part: Condition, path: str) -> Iterator[Problem]:
    low, high = part.min if part.min is not None else 0, part.max
    if part.min is None and high is None:
        message = phrase("サイクル数の範囲が空です。")
        yield _bad("empty_condition", "CM-AREA-07", path, message, phrase("始まりか終わりを書いてください。"))
    elif high is not None and (high < 0 or high < low):
        yield _bad(
            "range_never",
            "CM-AREA-07",
            path,
            phrase("サイクル数 {low}〜{high} は決して来ません。", low=low, high=high),
            phrase("0 以上で、始まりが終わりより大きくない範囲にしてください。"),
        )
    elif high is not None and low > 0 and high - low < 5:
        yield _bad(
            "range_jumped",
            "CM-AMB-33",
            path,
            phrase("サイクル数 {low}〜{high} は、大きく経過させるととびこすことがあります。", low=low, high=high),
            phrase("経過させるサイクル数の下見で確かめてください。"),
            severity=Severity.WARN,
        )


def _npcs(scenario: Scenario) -> Iterator[Problem]:
    areas = {area.name for area in scenario.areas}
    for index, npc in enumerate(scenario.npcs):
        if npc.area and npc.area not in areas:
            yield _missing("エリア", npc.area, f"npcs.{index}.area", "CM-AMB-39")


def _reach(scenario: Scenario, library: Library) -> Iterator[Problem]:
    in_circle = circles(scenario, library)
    for path, name in never(scenario, library):
        circular = path in in_circle
        yield _bad(
            "circular" if circular else "unreachable",
            "CM-AREA-06" if path.startswith("areas") else "CM-SEC-02",
            f"{path}.condition",
            phrase("「{name}」の条件が、めぐりめぐって自分自身を必要としています。", name=name)
            if circular
            else phrase("「{name}」の条件を満たす道が、このシナリオの中に見つかりません。", name=name),
            phrase("条件のどれかを変えるか、GMが手で満たしてください。"),
            severity=Severity.BLOCK if circular else Severity.WARN,
        )
    if scenario.areas and not any(_open_at_start(area) for area in scenario.areas):
        yield _bad(
            "no_first_area",
            "CM-AMB-35",
            "areas",
            phrase("サイクル数 0 で選べるエリアがありません。"),
            phrase("通常のエリアを一つ足すか、最初はGMがPCを置いてください。"),
            severity=Severity.WARN,
        )


def _open_at_start(area: Area) -> bool:
    if area.kind == "normal":
        return True
    part = area.condition
    return (
        part is not None and part.type == "cycle_range" and (part.min or 0) <= 0 and (part.max is None or part.max >= 0)
    )


def _depth(condition: Condition) -> int:
    return 1 + max((_depth(part) for part in condition.of), default=0)


def _missing(what: str, name: str, path: str, rule: str) -> Problem:
    return _bad(
        "missing_name",
        rule,
        path,
        phrase("{what}「{name}」はこのシナリオにありません。", what=what, name=name),
        phrase("名前を直すか、足してください。"),
    )


def _bad(
    code: str, rule: str, field: str, message: Phrase, remedy: Phrase, severity: Severity = Severity.BLOCK
) -> Problem:
    return Problem(code=code, rule=rule, field=field, message=message, remedy=remedy, severity=severity)
