"""A small campaign to test on: cards that show every part, five characters, a scenario, and a runner by names."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

from desktop.core.custom.definition import Definition
from desktop.core.game import Game
from desktop.core.play import Choose
from desktop.core.value import Viewer, at
from desktop.services.play.engine_event import plain
from desktop.systems.common import SYSTEM, tables
from desktop.systems.common.cards.library import kind_name
from desktop.systems.common.engines import SESSION
from desktop.systems.common.scenario import Scenario
from desktop.systems.common.session.checks import open_trial
from desktop.systems.common.session.knowledge import available
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import ap_fraction, library_of, max_ap, skill
from tests.play_path import PlayPath
from tests.play_sessions import edit

SLASH_CHECK = {"judge": {"skill_of": "user", "kind": "this"}, "difficulty": {"skill_of": "target", "kind": "回避"}}
BLOW = [{"op": "add", "stat": "max_ap", "amount": -3, "duration": "cycle", "who": "hit"}]


def _area(card_id: str, name: str, target: Mapping[str, Any], *limits: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "id": card_id,
        "name": name,
        "series": "近接",
        "target": dict(target),
        "limits": list(limits),
        "cost_cp": 1,
        "effects": [{"op": "add", "stat": "max_ap", "amount": -1, "duration": "cycle", "who": "targets"}],
    }


CONSUMES = [{"kind": "consume", "item": "薬草", "n": 1}, {"kind": "consume", "item": "herb", "n": 2}]

CARDS: list[dict[str, Any]] = [
    {
        "id": "slash",
        "name": "斬撃",
        "series": "近接",
        "target": {"kind": "n_same_hex", "n": 1},
        "limits": [{"kind": "major", "n": 3}, {"kind": "battle_only"}],
        "cost_cp": 1,
        "check": SLASH_CHECK,
        "effects": BLOW,
    },
    {"id": "dodge", "name": "回避", "series": "近接", "cost_cp": 1, "effects": [{"op": "flag"}]},
    {
        "id": "twin",
        "name": "双撃",
        "series": "近接",
        "target": {"kind": "n_same_area", "n": 2},
        "cost_cp": 1,
        "check": SLASH_CHECK,
        "effects": BLOW,
    },
    _area("two_hex", "二人斬り", {"kind": "n_same_hex", "n": 2}),
    _area("two_area", "二人撃ち", {"kind": "n_same_area", "n": 2}),
    _area("blast", "爆発", {"kind": "n_hexes", "n": 2}),
    _area("sweep", "なぎ払い", {"kind": "others_same_hex"}),
    _area("shout", "大声", {"kind": "others_same_area"}),
    _area("quake", "地震", {"kind": "all_same_hex"}),
    _area("rain", "雨", {"kind": "all_same_area"}),
    _area("riddle", "謎", {"kind": "see_effect"}),
    _area("omen", "予兆", {"kind": "self"}, {"kind": "see_effect"}),
    _area("jab", "小突き", {"kind": "n_same_hex", "n": 1}, {"kind": "major", "n": 0}),
    _area("heavy", "大技", {"kind": "n_same_hex", "n": 1}, {"kind": "major", "n": 15}),
    _area("closing", "後始末", {"kind": "self"}, {"kind": "cleanup_process", "n": 1}),
    _area("opening", "先手", {"kind": "self"}, {"kind": "setup_process", "n": 1}),
    _area("twice", "二度打ち", {"kind": "self"}, {"kind": "per_cycle", "n": 2}),
    _area("peace", "祈り", {"kind": "self"}, {"kind": "non_battle_only"}),
    _area("sword_art", "剣技", {"kind": "self"}, {"kind": "equip", "item": "剣", "n": 1}),
    _area("offer", "捧げ物", {"kind": "self"}, {"kind": "consume", "item": "秘密:約束", "n": 1}),
    _area("unlock", "解錠", {"kind": "self"}, {"kind": "consume", "item": "鍵:蔵", "n": 1}),
    {
        "id": "trip",
        "name": "足払い",
        "series": "近接",
        "target": {"kind": "n_same_area", "n": 1},
        "cost_cp": 2,
        "check": {"judge": {"skill_of": "user", "kind": "this"}, "difficulty": {"const": 0}},
        "effects": [
            {
                "op": "state_on",
                "ref": "よろめき",
                "text": "ふらつく。",
                "who": "hit",
                "effects": [{"stat": "skill", "scope": "kind", "ref": "回避", "amount": -4}],
            }
        ],
    },
    {
        "id": "steady",
        "name": "立て直し",
        "series": "近接",
        "cost_cp": 1,
        "effects": [{"op": "state_off", "ref": "よろめき"}],
    },
    {
        "id": "find",
        "name": "探索",
        "series": "調査",
        "target": {"kind": "none"},
        "cost_cp": 1,
        "check": {"judge": {"skill_of": "user", "kind": "this"}, "difficulty": {"const": 10}},
        "effects": [{"op": "text", "text": "GMが告げる。"}],
    },
    {
        "id": "guess",
        "name": "当て推量",
        "series": "調査",
        "target": {"kind": "none"},
        "cost_cp": 1,
        "check": {
            "judge": {"sum": [{"param": "level", "times": "1/2"}, {"const": 1}]},
            "difficulty": {"text": "GMが決めた数"},
        },
    },
    _area("elixir_use", "調合", {"kind": "self"}, *CONSUMES),
    {
        "id": "curse",
        "name": "呪縛",
        "series": "近接",
        "target": {"kind": "n_same_area", "n": 1},
        "limits": [{"kind": "check"}],
        "effects": [{"op": "add", "stat": "skill", "ref": "回避", "amount": -6, "duration": "check", "who": "targets"}],
    },
    {
        "id": "roar",
        "name": "一喝",
        "series": "近接",
        "limits": [{"kind": "major", "n": 2}],
        "effects": [{"op": "text", "text": "相手はひるむ。"}],
    },
    {
        "id": "elixir",
        "name": "霊薬",
        "type": "item",
        "series": "道具",
        "limits": [{"kind": "per_scenario", "n": 1}, {"kind": "consume", "item": "霊薬", "n": 1}],
        "effects": [{"op": "add", "stat": "max_ap", "amount": 1, "duration": "cycle"}],
    },
    {
        "id": "daze",
        "name": "目くらまし",
        "series": "近接",
        "target": {"kind": "n_same_area", "n": 1},
        "check": SLASH_CHECK,
        "effects": [{"op": "add", "stat": "max_ap", "amount": -2, "duration": "round", "who": "hit"}],
    },
    {"id": "old", "name": "家伝", "series": "近接", "effects": [{"op": "text", "text": "。"}]},
    {
        "id": "sword",
        "name": "剣",
        "type": "item",
        "series": "道具",
        "cost_assets": 2,
        "cap": 2,
        "effects": [{"op": "flag"}],
    },
    {
        "id": "herb",
        "name": "薬草",
        "type": "item",
        "series": "道具",
        "target": {"kind": "n_same_area", "n": 1},
        "limits": [{"kind": "consume", "item": "薬草", "n": 1}],
        "cost_assets": 1,
        "effects": [{"op": "add", "stat": "max_ap", "amount": 1, "duration": "cycle", "who": "targets"}],
    },
    {"id": "diary", "name": "日記", "type": "item", "series": "道具", "effects": [{"op": "flag"}]},
    {"id": "bell", "name": "鈴", "type": "item", "series": "道具", "limits": [{"kind": "per_cycle", "n": 1}]},
]
SERIES = [
    {"id": "melee", "name": "近接"},
    {"id": "inquiry", "name": "調査"},
    {"id": "tools", "name": "道具", "of": "item"},
]

SCENARIO: dict[str, Any] = {
    "id": "night",
    "title": "試しの夜",
    "initial_assets": 5,
    "areas": [
        {
            "name": "広場",
            "shop": [{"item": "剣"}, {"item": "薬草", "price": 3, "stock": 1}, {"item": "日記"}],
            "gm_note": "井戸の底に何かある。",
        },
        {
            "name": "小屋",
            "drops": [
                {"item": "日記", "ability": "探索", "difficulty": 15, "stock": 1},
                {"item": "鍵:蔵", "ability": "探索"},
            ],
        },
        {"name": "祭り", "kind": "unlock", "condition": {"type": "cycle_range", "min": 3, "max": 5}},
        {"name": "墓地", "kind": "unlock", "condition": {"type": "visited", "area": "小屋"}},
        {"name": "裏庭", "kind": "unlock", "condition": {"type": "met", "character": "粉屋"}},
        {"name": "蔵", "kind": "entry", "condition": {"type": "has_item", "item": "鍵:蔵"}, "description": "暗い。"},
        {"name": "祠", "kind": "entry", "condition": {"type": "has_item", "item": "秘密:約束"}},
    ],
    "secrets": [
        {"name": "約束", "text": "妹を待つ。", "condition": {"type": "i_met", "character": "粉屋"}},
        {"name": "足跡", "text": "北へ続く。", "condition": {"type": "i_visited", "area": "墓地"}},
        {"name": "生まれ", "text": "川の子。", "condition": {"type": "i_am", "character": "シズ"}},
        {"name": "頁", "text": "破れた頁。", "condition": {"type": "i_obtained", "item": "日記"}},
        {
            "name": "床下",
            "text": "空洞。",
            "condition": {"type": "i_succeeded", "area": "小屋", "ability": "探索"},
        },
        {"name": "鎖", "text": "連なる。", "condition": {"type": "i_obtained", "item": "秘密:約束"}},
    ],
    "keys": [{"name": "蔵"}],
    "npcs": [{"name": "粉屋", "area": "小屋"}, {"name": "影", "area": "蔵"}],
    "gm_script": "夜が更ける。",
}

PEOPLE: dict[str, dict[str, Any]] = {
    "アヤ": {"growth_rate": 2, "player": "石黒"},
    "トウマ": {"growth_rate": 1, "player": "村井"},
    "シズ": {"growth_rate": 1, "player": "大庭"},
    "粉屋": {"is_pc": False, "growth_rate": 0, "level": 4, "gm_notes": "妹を待っている。"},
    "影": {"is_pc": False, "growth_rate": 0},
}


def definition(settings: Mapping[str, Any] | None = None) -> Definition:
    cards = [card.model_dump(mode="json", exclude_defaults=True) for card in tables.cards()] + CARDS
    series = [row.model_dump(mode="json") for row in tables.series()] + SERIES
    return Definition(based_on="common", settings=dict(settings or {}), lists={"cards": cards, "series": series})


def game(settings: Mapping[str, Any] | None = None) -> Game[Any]:
    """Return the rules that tables with these settings play by, a frozen value: typing all cards takes long."""
    return _game(json.dumps(dict(settings or {}), sort_keys=True))


@lru_cache(64)
def _game(settings: str) -> Game[Any]:
    return SYSTEM.game(definition(json.loads(settings)))


def person(who: str, cards: Sequence[str] = (), /, **more: Any) -> CommonSheet:
    """Make a finished sheet; its id is its name in ASCII order, its copies are those kinds."""
    library = library_of(game())
    rows: dict[str, list[dict[str, Any]]] = {"ability": [], "item": []}
    for kind in cards:
        found = library.resolve(kind)
        assert found is not None, kind
        rows[found[0].type].append({"card": found[0].id, "choice": found[1]})
    known = {"id": ids(who), "name": who, **PEOPLE.get(who, {}), **more}
    return CommonSheet.model_validate({"abilities": rows["ability"], "items": rows["item"], **known})


IDS = {"アヤ": "aya", "トウマ": "touma", "シズ": "shizu", "粉屋": "miller", "影": "shadow"}


def ids(name: str) -> str:
    return IDS.get(name) or "x" + name.encode().hex()


_FOLDER = TemporaryDirectory(ignore_cleanup_errors=True)


def path_of(sheets: Sequence[CommonSheet], rules: Game[Any]) -> PlayPath:
    """Return the way of the window to these sheets; the journal goes when the tests end."""
    return PlayPath(SYSTEM, rules, sheets, Path(mkdtemp(dir=_FOLDER.name)))


class Play:
    """A session addressed by names; every step goes through the play session, as in the window."""

    def __init__(
        self,
        settings: Mapping[str, Any] | None = None,
        cards: Mapping[str, Sequence[str]] | None = None,
        people: Sequence[str] = tuple(PEOPLE),
        scenario: Mapping[str, Any] | None = None,
        sheets: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        self.engine = SESSION
        self.game = game(settings)
        seated = [person(name, (cards or {}).get(name, ()), **dict((sheets or {}).get(name, {}))) for name in people]
        self.path = path_of(seated, self.game)
        self.company, self.session = self.path.company, self.path.play_session
        self.session.begin("session", [sheet.id for sheet in seated], {"scenario": scenario or SCENARIO})
        self.events: list[Any] = []

    @property
    def state(self) -> SessionState:
        """The current state of the session."""
        found = self.session.playing.state("session")
        assert isinstance(found, SessionState)
        return found

    def event(self, kind: str, **args: Any) -> Any:
        """Build an event; `who`, `to`, `other`, `targets` are names, `copy` is a kind."""
        data = {"kind": kind, **args}
        if "copy" in data:
            data["copy_id"] = self.copy(data["who"], data.pop("copy"))
        for key in ("who", "to", "other"):
            if key in data:
                data[key] = ids(data[key])
        if "targets" in data:
            data["targets"] = [ids(name) for name in data["targets"]]
        if kind == "reveal" and data["what"] in ("person", "destination"):
            data["name"] = ids(data["name"])
        return self.engine.events.validate_python(data)

    def do(self, kind: str, **args: Any) -> SessionState:
        return self._post(self._declared(self.event(kind, **args)))

    def _post(self, event: Any) -> SessionState:
        self.path.play("session", plain(event))
        self.events.append(event)
        return self.state

    def join(self, sheet: CommonSheet) -> SessionState:
        """Let a character of the campaign join late."""
        self.company.sheets[sheet.id] = sheet
        return self._post(self.engine.join(sheet, self.game))

    def edit(self, who: str, **changes: Any) -> SessionState:
        """Edit a sheet by hand, as its page does."""
        edit(self.session, self.company, self.company.sheets[ids(who)].evolve(**changes))
        return self.state

    def _declared(self, event: Any) -> Any:
        """Return how the window uses a card that the open check offers: as one of its options."""
        check = self.engine.check(self.state)
        option = f"{event.who}.{event.copy_id}" if event.kind == "use" else ""
        return Choose(option=option) if check is not None and option in {o.id for o in check.options} else event

    def copy(self, name: str, kind: str) -> str:
        """Return the id of a copy, the least used first; `kind#2` is the second."""
        wanted, _, nth = kind.partition("#")
        found = [c for c in self.sheet(name).copies if self.state.library.kind_of(c) == wanted]
        assert found, f"{name} has no {kind}"
        return found[int(nth) - 1 if nth else 0].id

    def sheet(self, name: str) -> CommonSheet:
        return self.state.sheets[ids(name)]

    def names(self, who: Sequence[str]) -> list[str]:
        return [self.state.sheets[one].name if one in self.state.sheets else one for one in who]

    def to(self, point: str) -> Play:
        """Go to a point of the first cycle: setup, move, pick, scene, battle, turn:<name>, cleanup, end."""
        point, _, name = point.partition(":")
        order = ["start", "setup", "move", "pick", "scene", "battle", "turn"]
        for step in order[1 : order.index(point) + 1]:
            getattr(self, f"to_{step}")(name)
        return self

    def to_setup(self, _: str) -> None:
        self.do("begin")

    def to_move(self, _: str) -> None:
        self.do("elapse", cycles=1)

    def to_pick(self, _: str) -> None:
        for sheet in self.state.pcs:
            self.do("choose_area", who=sheet.name, area="広場")
        self.do("confirm_moves")

    def to_scene(self, _: str) -> None:
        self.do("describe", area="広場")

    def to_battle(self, _: str) -> None:
        if "shadow" in self.state.sheets:
            self.do("enter", who="影")
            self.do("mark", who="影", mark="hostile", on=True)

    def to_turn(self, name: str) -> None:
        self.do("all_to", hex=37)
        self.do("end_setup")
        if self.state.battle is not None and self.state.battle.tied:
            self.do("draw", who=name, gm=True)

    def see(self, path: str) -> Any:
        """Read one thing a case expects."""
        head, _, rest = path.partition(".")
        if head in IDS:
            return self._of(head, rest)
        plain = {
            "cast": lambda: self.names(self.state.cast),
            "turn": lambda: self.names([self.state.battle.turn])[0] if self.state.battle else "",
            "process": lambda: self.state.battle.process if self.state.battle else "",
            "round": lambda: self.state.battle.round if self.state.battle else 0,
            "tied": lambda: self.names(self.state.battle.tied) if self.state.battle else [],
            "offers": lambda: [f"{self.state.sheets[o.who].name}:{o.secret}" for o in self.state.offers],
            "hits": lambda: self.names(self.state.last.hits) if self.state.last else [],
            "results": lambda: [r.success for r in self.state.last.results] if self.state.last else [],
            "judge": lambda: exact(open_trial(self.state).pair[0]),
            "difficulty": lambda: exact(open_trial(self.state).pair[1]),
            "step": lambda: self.state.action.step if self.state.action else "",
            "described": lambda: list(self.state.described),
            "shown_areas": lambda: [a.name for a in self.engine.project(self.state, Viewer()).areas],
            "shown_people": lambda: [p.name for p in self.engine.project(self.state, Viewer()).people],
        }
        if rest:
            return at(self.state, path)
        return plain[head]() if head in plain else getattr(self.state, head)

    def _of(self, name: str, path: str) -> Any:
        sheet, rules = self.sheet(name), self.state
        head, _, rest = path.partition(".")
        plain = {
            "max_ap": lambda: max_ap(sheet, rules.settings),
            "skill": lambda: skill(sheet, rest, rules.library, rules.settings),
            "fraction": lambda: exact(ap_fraction(sheet, rules.settings)),
            "available": lambda: list(available(self.state, sheet)),
            "kinds": lambda: [rules.library.kind_of(c) for c in sheet.copies],
            "equipped": lambda: [rules.library.kind_of(c) for c in sheet.copies if c.equipped],
            "states": lambda: [row.name for row in sheet.states],
            "successes": lambda: [f"{row.area}/{row.ability}" for row in sheet.successes],
            "running": lambda: len(sheet.effects),
        }
        if head in plain:
            return plain[head]()
        value = at(sheet, path)
        return list(value) if isinstance(value, tuple) else value


def exact(number: Fraction | int | None) -> Any:
    if number is None:
        return None
    return number.numerator if number.denominator == 1 else str(number)


def scenario(**changes: Any) -> Scenario:
    """Return the scenario without the item that is on sale at no price, and with some parts replaced."""
    plaza, *rest = SCENARIO["areas"]
    changes.setdefault("areas", [{**plaza, "shop": plaza["shop"][:2]}, *rest])
    return Scenario.model_validate({**SCENARIO, **changes})


def kinds(sheet: CommonSheet) -> list[str]:
    library = library_of(game())
    return [kind_name(library.by_id[c.card], c.choice) for c in sheet.copies]
