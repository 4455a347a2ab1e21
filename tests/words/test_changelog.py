"""The changelog speaks to people who see neither issues nor modules."""

from __future__ import annotations

import re
from pathlib import Path

TEXT = (Path(__file__).resolve().parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_version_speaks_to_players_first() -> None:
    versions = re.split(r"^## ", TEXT, flags=re.MULTILINE)[1:]
    assert versions
    for version in versions:
        assert re.findall(r"^For .*", version, re.MULTILINE)[0] == "For players and GMs", version[:20]


def test_no_number_of_an_issue_and_no_name_of_the_code_is_told() -> None:
    assert re.findall(r"#\d+|\bGH-\d+|\bissues?\b|\bpull request\b", TEXT) == []
    for part in re.findall(r"^For players and GMs$(.*?)(?=^For those|^## |\Z)", TEXT, re.MULTILINE | re.DOTALL):
        assert re.findall(r"\b\w+\.py\b|\b[a-z]+_[a-z_]+\b|\b[A-Z][a-z]+[A-Z]\w+|\bQ[A-Z]\w+", part) == []
