"""Golden cases of 2d6+SLV, written as TOML in `cases/`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.systems.enishi.runner import run

CASES = [
    (path.stem, case)
    for path in sorted((Path(__file__).parent / "cases").glob("*.toml"))
    for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]
]


@pytest.mark.parametrize(
    "case", [case for _, case in CASES], ids=[f"{stem}-{i}-{case['title']}" for i, (stem, case) in enumerate(CASES)]
)
def test_case(case: dict[str, Any]) -> None:
    found = run(case)
    assert {key: found.get(key, "(absent)") for key in case["expect"]} == case["expect"], found
