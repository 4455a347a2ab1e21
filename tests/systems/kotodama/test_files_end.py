"""A sheet with unfixable rows is reported, and reading it ends (KO-VAL-02)."""

from __future__ import annotations

from random import Random

import pytest

from desktop.services.campaign import sheets
from desktop.services.text.catalogue import Catalogue
from desktop.systems.kotodama.validate import file_problems

SYSTEM = Catalogue().system("kotodama")


@pytest.mark.parametrize("rows", [[{}], [5, {}], [{"id": 5}] * 300, [[]]])
@pytest.mark.parametrize("field", ["abilities", "skills", "arts", "outfits"])
def test_unfixable_rows_are_reported_once(field: str, rows: list[object]) -> None:
    data = {**sheets.dump(SYSTEM.randomise(SYSTEM.game(), Random(7))), field: rows}
    found = file_problems(data, SYSTEM.game())
    assert 0 < len(found) <= 100
