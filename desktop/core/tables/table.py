"""A random table as a campaign keeps it: dice, rows with the numbers they stand for, tables that a row leads on to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Annotated

from pydantic import Field

from desktop.core.sheet import Identifier, LongText, OwnName, ShortText, new_id
from desktop.core.tables.dice import MOST_FACES, SHARES, TableDice, dice_of
from desktop.core.value import Record

MOST_TABLES = 200
"""Tables of one definition."""
MOST_DEPTH = 8
"""Limit of a chain of tables that lead on to one another."""
LARGEST_SHARE = 1000


class TableRow(Record):
    """One row: the numbers it stands for, what it says, and where it leads."""

    low: int = Field(1, title="出目", ge=-9999, le=9999)
    high: int | None = Field(None, title="まで", ge=-9999, le=9999)
    """The last number of the row; None: it stands for `low` alone."""
    share: int = Field(1, title="割合", ge=0, le=LARGEST_SHARE)
    """How often it comes, where the table goes by shares."""
    text: LongText = Field("", title="結果")
    then: Identifier | None = Field(None, title="続けて振る表", json_schema_extra={"refers": "table"})
    """Id of the table that is thrown next."""

    @property
    def last(self) -> int:
        """The largest number it stands for."""
        return self.low if self.high is None else self.high


class RandomTable(Record):
    """A table that is thrown on (表)."""

    id: Identifier = Field(default_factory=new_id)
    name: OwnName = Field("", title="名前")
    reading: ShortText = Field("", title="ふりがな")
    dice: ShortText = Field("1D6", title="ダイス")
    """As `dice_of` reads it, or `SHARES`."""
    secret: bool = Field(False, title="GMだけが見る")
    rows: Annotated[tuple[TableRow, ...], Field(max_length=MOST_FACES)] = ()

    @property
    def by_shares(self) -> bool:
        """Tell whether rows say how often they come in place of which numbers they stand for."""
        return self.dice == SHARES

    @property
    def thrown(self) -> TableDice | None:
        """The dice; None where there are none to throw."""
        if not self.by_shares:
            return dice_of(self.dice)
        total = sum(row.share for row in self.rows)
        return TableDice(count=1, size=total) if 2 <= total <= MOST_FACES else None

    @property
    def spans(self) -> tuple[tuple[int, int], ...]:
        """The first and the last number of every row, by place; shares follow one another from 1."""
        if not self.by_shares:
            return tuple((row.low, row.last) for row in self.rows)
        found, end = [], 0
        for row in self.rows:
            found.append((end + 1, end + row.share))
            end += row.share
        return tuple(found)

    def row_at(self, value: int) -> TableRow | None:
        """Return the row of a number; None where there is none."""
        spans = zip(self.rows, self.spans, strict=True)
        return next((row for row, (low, high) in spans if low <= value <= high), None)

    def chances(self) -> tuple[Fraction, ...]:
        """Return the exact chance of every row, by place."""
        dice = self.thrown
        if dice is None:
            return (Fraction(0),) * len(self.rows)
        weights = dice.weights()
        total = sum(weights.values())
        return tuple(
            Fraction(sum(weight for value, weight in weights.items() if low <= value <= high), total)
            for low, high in self.spans
        )


RandomTables = Annotated[tuple[RandomTable, ...], Field(max_length=MOST_TABLES)]
"""Those of one definition."""


def by_id(tables: Sequence[RandomTable]) -> Mapping[str, RandomTable]:
    """Return tables by their ids."""
    return {table.id: table for table in tables}


def span_text(low: int, high: int) -> str:
    """Write the numbers of a row.

    >>> span_text(2, 2), span_text(3, 5)
    ('2', '3–5')
    """
    return str(low) if low == high else f"{low}–{high}"
