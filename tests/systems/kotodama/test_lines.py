"""Rule lines: advisory rules exist as sentences only, which must exist in both languages."""

from __future__ import annotations

import tomllib

import pytest

from desktop import assets

LINES = {
    language: tomllib.loads(assets.text("systems", "kotodama", f"rules.{language}.toml")) for language in ("ja", "en")
}
COUNTS = {
    "GEN": 7, "DIC": 5, "CHK": 15, "OPP": 11, "EXT": 8, "NIN": 4, "TAT": 5, "UKA": 4, "BTL": 7, "PHS": 14, "STA": 8,
    "VIC": 4, "ACT": 7, "ART": 4, "KTD": 7, "CON": 16, "RNG": 3, "SHT": 31, "CRE": 2, "VAL": 5, "FSM": 23, "AMB": 64,
    "SET": 13, "TBL": 26, "ODD": 8,
}  # fmt: skip


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_family_is_complete(language: str) -> None:
    found: dict[str, int] = {}
    for rule in LINES[language]:
        found[rule.split("-")[1]] = found.get(rule.split("-")[1], 0) + 1
    assert found == COUNTS


@pytest.mark.parametrize(
    ("rule", "word"),
    [
        ("KO-GEN-01", "公平"),
        ("KO-GEN-02", "ルールはない"),
        ("KO-GEN-03", "PL全員"),
        ("KO-GEN-04", "ひとりよがり"),
        ("KO-GEN-06", "目的"),
        ("KO-DIC-04", "切り捨て"),
        ("KO-CHK-01", "失敗しそう"),
        ("KO-OPP-01", "GM"),
        ("KO-KTD-07", "語り"),
        ("KO-AMB-29", "誤記"),
    ],
)
def test_advisory_rules_have_lines(rule: str, word: str) -> None:
    """When to check, whose word counts, what is flavour, what was misspelt: no code computes these."""
    assert word in LINES["ja"][rule]["says"]
    assert len(LINES["en"][rule]["says"]) > 20


def test_title_of_the_novel_is_absent_from_all_texts() -> None:
    """Section 1 of the catalogue: only コトダマ d10."""
    everything = str(LINES) + assets.text("systems", "kotodama", "words.en.toml")
    everything += assets.text("systems", "kotodama", "system.json") + assets.text("systems", "kotodama", "tables.toml")
    assert "ニンジャスレイヤー" not in everything
    assert "Slayer" not in everything
