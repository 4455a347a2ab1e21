"""One line per rule: what reading them costs."""

from __future__ import annotations

import tomllib

import pytest

from desktop.services.text.rulebook import Rulebook


def test_rule_lines_are_read_once_for_all_rulebooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every 卓, and every set of cards of d20フェイト and 2d6+SLV, has a rulebook of its own."""
    first = Rulebook("en").line("D20-FATE-06")
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("read again"))
    assert first is not None
    assert Rulebook("en").line("D20-FATE-06") == first
    assert len(Rulebook("en").lines("enishi")) == len(Rulebook().lines("enishi")) > 100
