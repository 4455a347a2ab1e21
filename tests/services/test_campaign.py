"""A campaign whose `table.json` is damaged in part opens without that part, and keeps it in the file."""

from __future__ import annotations

import json
from typing import Any

import pytest

from desktop.services.library.library import Library
from desktop.services.storage import encoding

BAD: dict[str, list[Any]] = {
    "party": [7, "abc", {"a": 1}, ["a", 5], True],
    "place": [7, "x", [1]],
    "title": [7, ["x"], {"a": 1}, None],
    "definition": [7, "x", [1]],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in BAD.items() for value in values])
def test_a_damaged_part_is_left_out_and_kept(library: Library, key: str, value: Any) -> None:
    made = library.create("enishi", "霧島の夜")
    file = made.folder / "table.json"
    file.write_bytes(encoding.encode({**json.loads(file.read_bytes()), key: value}))
    campaign = library.open(made.folder)
    assert campaign.damaged == (key,)
    assert isinstance(campaign.title, str)
    assert campaign.members() == ()
    assert dict(campaign.place) == {}
    assert campaign.definition() is None
    campaign.change(archived=True)
    assert json.loads(file.read_bytes())[key] == value
    assert [head.folder for head in library.campaigns()] == [campaign.folder]
    campaign.close()


def test_intact_campaign_has_no_damaged_parts(library: Library) -> None:
    campaign = library.create("enishi", "霧島の夜", {"format": "takujo-definition", "based_on": "enishi"})
    campaign.change(party=["a"])
    assert campaign.damaged == ()
