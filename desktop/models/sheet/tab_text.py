"""Rows as spreadsheets put them on the clipboard: tab-separated, cells with line breaks or quotes in quotes."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence


def read(text: str) -> list[list[str]]:
    """Read the rows that hold anything; a text whose quotes are not a spreadsheet's is taken line by line.

    >>> read('a\\t"two\\nlines"\\n\\n"say ""yes""\"\\tb')
    [['a', 'two\\nlines'], ['say "yes"', 'b']]
    >>> read('"half\\tb\\nc')
    [['"half', 'b'], ['c']]
    """
    try:
        found = list(csv.reader(io.StringIO(text, newline=""), csv.excel_tab, strict=True))
    except csv.Error:
        found = [line.split("\t") for line in text.splitlines()]
    return [cells for cells in found if any(cell.strip() for cell in cells)]


def write(rows: Iterable[Sequence[str]]) -> str:
    """Write rows the way spreadsheets copy them.

    >>> write([["a", "two\\nlines"], ["b", ""]])
    'a\\t"two\\nlines"\\nb\\t'
    """
    out = io.StringIO()
    csv.writer(out, csv.excel_tab, lineterminator="\n").writerows(rows)
    return out.getvalue().removesuffix("\n")
