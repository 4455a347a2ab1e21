"""Custom games for screens and paper: crowded, empty, and with too many skills."""

from __future__ import annotations

from typing import Any

from desktop.core.custom.checks.model import CustomCheck
from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import ProfileField

NAMES = ["筋力", "敏捷", "知力", "魅力", "体格", "外見", "精神力", "幸運"]
GROUPS = ("調べる", "動く", "知る")


def _const(value: int) -> dict[str, Any]:
    return {"kind": "const", "value": value}


def _times(ability: str, by: int) -> dict[str, Any]:
    return {"kind": "times", "of": [{"kind": "ref", "id": f"abilities.{ability}"}, _const(by)]}


def crowded() -> Definition:
    """Return a game with 8 abilities, 40 skills in 3 groups, 4 tracks, 3 computed numbers, 4 checks and 2 fields."""
    blocks = (
        ("abilities", "", 1),
        ("tracks", "", 1),
        ("numbers", "", 1),
        ("checks", "", 1),
        ("skills", "調べる", 2),
        ("skills", "動く", 2),
        ("fields", "", 2),
        ("skills", "", 3),
        ("items", "", 3),
        ("conditions", "", 3),
        ("points", "", 3),
        ("memo", "", 3),
    )
    fields = [
        {"id": "hp", "label": "耐久力", "kind": "track", "most": _const(12)},
        {"id": "mp", "label": "マジックポイント", "kind": "track", "most": _times("a6", 1)},
        {"id": "san", "label": "正気度", "kind": "track", "most": _const(99)},
        {"id": "debt", "label": "借り", "kind": "track"},
        {"id": "idea", "label": "アイデア", "kind": "formula", "formula": _times("a2", 5)},
        {"id": "luck", "label": "幸運値", "kind": "formula", "formula": _times("a7", 5)},
        {"id": "db", "label": "ダメージボーナス", "kind": "formula", "formula": _times("a0", 2)},
        {"id": "job", "label": "職業", "kind": "text"},
        {"id": "home", "label": "出身", "kind": "text"},
    ]
    abilities = [{"id": f"a{n}", "name": name, "least": 3, "most": 18} for n, name in enumerate(NAMES)]
    skills = [
        {"id": f"s{n}", "name": f"わざ{n}", "group": GROUPS[n % 3], "base": _const(5 + n), "most": 99}
        for n in range(40)
    ]
    return Definition(
        based_on="blank",
        title="恐怖の館",
        profile=tuple(ProfileField.model_validate(field) for field in fields),
        checks=tuple(
            CustomCheck.model_validate(
                {"id": f"c{n}", "name": f"{name}ロール", "sides": 100, "compare": "at_most", "number": _const(50)}
            )
            for n, name in enumerate(("正気度", "アイデア", "幸運", "ダメージ"))
        ),
        lists={
            "abilities": abilities,
            "skills": skills,
            "blocks": [
                {"id": f"b{n}", "holds": holds, "group": group, "column": column}
                for n, (holds, group, column) in enumerate(blocks)
            ],
        },
    )


def empty() -> Definition:
    """Return a game without skills, items and conditions."""
    return Definition(based_on="blank", lists={"skills": [], "items": [], "conditions": []})


def many_skills() -> Definition:
    """Return a game with five hundred skills."""
    return Definition(
        based_on="blank",
        lists={"skills": [{"id": f"s{n}", "name": f"技能{n}", "reading": f"ぎのう{n}"} for n in range(500)]},
    )


def many_abilities() -> Definition:
    """Return a game with forty abilities."""
    return Definition(based_on="blank", lists={"abilities": [{"id": f"a{n}", "name": f"能力{n}"} for n in range(40)]})
