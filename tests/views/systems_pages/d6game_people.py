"""Games and characters that strain the d6game screens: big and bare definitions, the longest legal values."""

from __future__ import annotations

from random import Random
from typing import Any

from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import FieldKind
from desktop.core.game import Game
from desktop.services.text.catalogue import Catalogue
from desktop.systems.d6game.sheet import D6gameSheet, ItemRow, SkillRow

SYSTEM: Any = Catalogue().system("d6game")
WORD = ("寿限無寿限無五劫のすりきれ海砂利水魚の、" * 10)[:200]
KINDS = (FieldKind.TEXT, FieldKind.NUMBER, FieldKind.CHECK, FieldKind.CHOICE, FieldKind.LONG)


def definition(**changes: Any) -> Definition:
    """A definition as it would come from a file."""
    return Definition.model_validate({"based_on": "d6game", **changes})


def game(**changes: Any) -> Game[Any]:
    """The rules of a definition."""
    made: Game[Any] = SYSTEM.game(definition(**changes))
    return made


def fields(count: int, label: str = "項目その{n}") -> list[dict[str, Any]]:
    """Own fields of every kind in turn."""
    return [
        {"id": f"f{n}", "label": label.format(n=n), "kind": KINDS[n % len(KINDS)], "choices": ["赤", "青い炎"]}
        for n in range(count)
    ]


BIG: dict[str, Any] = {
    "labels": {"life": "アーマー", "fate": "エネルギー", "sheet": "機体シート"},
    "profile": fields(12),
    "lists": {
        "skills": [{"id": f"s{n}", "name": f"技能の名前{n}", "hint": "例"} for n in range(12)],
        "resources": [
            {"id": "fuel", "name": "燃料", "base": 3},
            {"id": "heat", "name": "熱", "base": 2, "dice": "1d6"},
        ],
        "items": [{"id": "stapler", "name": "大型ホチキス", "hint": "扉も書類もとめられる。", "damage": 2}],
    },
    "settings": {"skills.max_at_creation": 3, "equipment.enabled": True},
}
WORDY: dict[str, Any] = {
    "labels": {label.id: WORD for label in SYSTEM.labels},
    "profile": fields(26, WORD),
    "notice": [WORD, WORD],
    "lists": {
        "abilities": [{"id": f"a{n}", "name": WORD, "hint": WORD} for n in range(20)],
        "skills": [{"id": f"s{n}", "name": WORD, "hint": WORD} for n in range(20)],
        "resources": [{"id": f"r{n}", "name": WORD, "hint": WORD, "dice": "20d100+999"} for n in range(14)],
    },
    "settings": {"abilities.dice": "20d100+999", "life.die": "20d100+999", "life.base": -1_000_000},
}
GAMES: dict[str, dict[str, Any]] = {
    "base": {},
    "big": BIG,
    "wordy": WORDY,
    "one resource": {"settings": {"fate.separate": False, "life.base": 0, "life.die": "2d6"}},
    "bare": {
        "profile": [],
        "settings": {
            "abilities.enabled": False,
            "skills.enabled": False,
            "combat.enabled": False,
            "fate_check.enabled": False,
            "life.die": "",
        },
    },
    "other dice": {"settings": {"abilities.dice": "3d10+1", "life.die": "1d6+2", "life.base": 15}},
    "no ability dice": {"settings": {"abilities.dice": "", "skills.specialty": False, "combat.enabled": False}},
    "no fate check": {"settings": {"fate_check.enabled": False, "life.base": 40}},
    "far bets": {"settings": {"fate_check.max_bet": 99, "fate_check.base_score": 99, "hands.the_five": 99}},
}


def hero(rules: Game[Any], seed: int = 3) -> D6gameSheet:
    """A finished character."""
    made: D6gameSheet = SYSTEM.randomise(rules, Random(seed))
    return made


def longest(rules: Game[Any]) -> D6gameSheet:
    """A character with the longest texts and the widest numbers that the model takes."""
    far, sheet = 1_000_000, hero(rules)
    values = {FieldKind.LONG: WORD * 6, FieldKind.NUMBER: 999_999, FieldKind.CHECK: True}
    skills = [row.id for row in rules.rows("skills")]
    return sheet.evolve(
        **dict.fromkeys(("name", "reading", "player", "side"), WORD),
        memo=WORD * 10,
        life=-far,
        life_initial=far,
        fate=-far,
        own={field.id: values.get(field.kind, WORD) for field in rules.profile},
        ability=dict.fromkeys(sheet.ability, far),
        resources=dict.fromkeys(sheet.resources, -far),
        skills=tuple(SkillRow(category=key, specialty=WORD) for key in (*skills, *skills, "gone")),
        items=tuple(
            ItemRow(name=WORD, note=WORD * 3, damage=99, armour=99, life=-99, gain=99, skill="s1", situation=WORD)
            for _ in range(16)
        ),
    )
