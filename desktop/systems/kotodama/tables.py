"""Typed readers of the data files of コトダマ d10."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import Field

from desktop.core.game import ListSpec
from desktop.core.sheet import Identifier, ShortText
from desktop.core.system_tables import tables_of
from desktop.core.value import Record
from desktop.systems.kotodama.sheet import Ability, Art, HouseRule, Outfit, Skill


def origin() -> str:
    """Return the mark that the preset must carry wherever it is shown or exported (KO-SHT-30)."""
    return str(tables_of("kotodama")["origin"])


@cache
def names() -> tuple[tuple[str, str], ...]:
    """Return invented names with their readings."""
    return tuple((str(name), str(reading)) for name, reading in tables_of("kotodama")["names"])


class FaceRow(Record):
    """From or up to which face something special happens (KO-TAT-02, KO-UKA-01)."""

    id: Identifier = Field(json_schema_extra={"hidden": True})
    name: ShortText = Field("", title="名前", json_schema_extra={"hidden": True})
    face: int = Field(0, ge=0, le=11, title="目")


@cache
def special_faces() -> tuple[FaceRow, ...]:
    """Return the special faces as they are published."""
    return tuple(FaceRow.model_validate(row) for row in tables_of("kotodama")["special_faces"])


@cache
def lists() -> tuple[ListSpec, ...]:
    """Return the lists that a campaign may replace; the titles name the rows as this program's own."""
    return (
        ListSpec(
            id="abilities", title="【能力値】（アプリ独自）", row_type=Ability, base=_rows(Ability), rule="KO-SHT-08"
        ),
        ListSpec(
            id="skills", title="≪技能≫（≪電制≫のほかはアプリ独自）", row_type=Skill, base=_rows(Skill), rule="KO-SHT-09"
        ),
        ListSpec(id="arts", title="アーツの例（アプリ独自）", row_type=Art, base=_rows(Art), rule="KO-SHT-21"),
        ListSpec(
            id="outfits",
            title="アウトフィットの例（アプリ独自）",
            row_type=Outfit,
            base=_rows(Outfit),
            rule="KO-SHT-22",
        ),
        ListSpec(
            id="special_faces",
            title="特別な目",
            row_type=FaceRow,
            base=special_faces(),
            rule="KO-TAT-02",
            fixed=True,
        ),
        ListSpec(id="house_rules", title="ハウスルール", row_type=HouseRule, rule="KO-GEN-07"),
    )


_KEYS = {Ability: "abilities", Skill: "skills", Art: "arts", Outfit: "outfits"}


def _rows(row_type: Any) -> tuple[Any, ...]:
    return tuple(row_type.model_validate(row) for row in tables_of("kotodama")[_KEYS[row_type]])
