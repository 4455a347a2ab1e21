"""Definitions of earlier versions, brought up to date."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import JsonValue

from desktop.systems.d6game.tables import HAND_ROWS

_SCORE = "hands."


def hands_as_rows(data: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Make one list of what were single scores (`hands.one_pair`) and words for hands."""
    settings, labels, lists = (_mapping(data.get(name)) for name in ("settings", "labels", "lists"))
    ids = {row.id for row in HAND_ROWS}
    scores = {key.removeprefix(_SCORE): value for key, value in settings.items() if key.removeprefix(_SCORE) in ids}
    names = {key: value for key, value in labels.items() if key in ids and value}
    if not scores and not names:
        return data
    rows: list[JsonValue] = [
        {**row.model_dump(), "name": names.get(row.id, row.name), "score": scores.get(row.id, row.score)}
        for row in HAND_ROWS
    ]
    return {
        **data,
        "settings": {key: value for key, value in settings.items() if key.removeprefix(_SCORE) not in scores},
        "labels": {key: value for key, value in labels.items() if key not in ids},
        "lists": {**lists, "hands": rows},
    }


def _mapping(value: JsonValue) -> Mapping[str, JsonValue]:
    return value if isinstance(value, dict) else {}
