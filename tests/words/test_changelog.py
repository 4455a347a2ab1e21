"""The changelog keeps the form that it names, and speaks to people who see neither issues nor modules."""

from __future__ import annotations

import re
from pathlib import Path

TEXT = (Path(__file__).resolve().parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
HEADINGS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Known limits"}
MOST_LINES = 60
"""Of one release."""


def test_changelog_has_valid_headings_and_length() -> None:
    versions = re.split(r"^## ", TEXT, flags=re.MULTILINE)[1:]
    assert versions
    for version in versions:
        title, *lines = version.rstrip().splitlines()
        assert re.fullmatch(r"\[Unreleased\]|\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", title)
        assert len(lines) <= MOST_LINES, title
        headings = re.findall(r"^### (.*)$", version, re.MULTILINE)
        assert headings
        assert set(headings) <= HEADINGS
        assert all(line.startswith(("### ", "- ")) for line in lines if line), "one fact a line"


def test_changelog_names_no_issue_and_no_code() -> None:
    assert re.findall(r"#\d+|\bGH-\d+|\bissues?\b|\bpull request\b", TEXT) == []
    assert re.findall(r"\b[a-z]+_[a-z_]+\b|\b[A-Z][a-z]+[A-Z]\w+|\bQ[A-Z][a-z]\w+", TEXT) == []
