"""Golden cases of コトダマ d10, written as TOML in `cases/`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.systems.kotodama.runner import run

CASES = [
    (path.stem, case)
    for path in sorted((Path(__file__).parent / "cases").glob("*.toml"))
    for case in tomllib.loads(path.read_text(encoding="utf-8")).get("case", ())
]


@pytest.mark.parametrize(
    "case", [case for _, case in CASES], ids=[f"{stem}-{i}-{case['title']}" for i, (stem, case) in enumerate(CASES)]
)
def test_case(case: dict[str, Any], tmp_path: Path) -> None:
    """Only parameters of forms and offered events are used, unless the case defines it."""
    found, expect = run(case, tmp_path), {"unasked": [], **case["expect"]}
    assert {key: found.get(key, "(absent)") for key in expect} == expect
