"""A random table as a campaign keeps it, and everything that may be wrong with one, each with the way out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Annotated

from pydantic import Field

from desktop.core.problem import Problem, Severity
from desktop.core.sheet import Identifier, LongText, OwnName, ShortText, new_id
from desktop.core.tables.dice import MOST_FACES, SHARES, TableDice, dice_of
from desktop.core.value import Record
from desktop.core.words import Phrase, Typed, phrase

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


MOST_GAPS = 5
"""Gaps that one sentence names."""
MOST_FAULTS = 20
"""Limit of reported mistakes of one table."""


def faults(tables: Sequence[RandomTable]) -> tuple[Problem, ...]:
    """List the mistakes of tables that belong together."""
    found: list[Problem] = [*_same(tables), *_chains(tables)]
    known = by_id(tables)
    for place, table in enumerate(tables):
        own = [*_of_dice(table, place), *_of_rows(table, place), *_leading_nowhere(table, place, tuple(known))]
        found += own[:MOST_FAULTS]
    return tuple(found)


def named(table: RandomTable) -> Phrase | str:
    """Return a table's name, or that it has none."""
    return Typed(table.name[:40]) if table.name.strip() else phrase("名前のない表")


def _problem(code: str, field: str, message: Phrase, remedy: Phrase, severity: Severity = Severity.BLOCK) -> Problem:
    return Problem(code=code, rule="", field=f"tables.{field}", message=message, remedy=remedy, severity=severity)


def _same(tables: Sequence[RandomTable]) -> Iterator[Problem]:
    for identifier, count in Counter(table.id for table in tables).items():
        if count > 1:
            first = next(table for table in tables if table.id == identifier)
            message = phrase("「{table}」と同じ表が {n} つあります。", table=named(first), n=count)
            yield _problem("same_table", "", message, phrase("一つを残して消してください。"))
    for name, count in Counter(table.name.strip() for table in tables).items():
        if count > 1 or not name:
            message = phrase("「{name}」という表が {n} つあります。", name=Typed(name[:40]), n=count)
            if not name:
                message = phrase("名前のない表が {n} つあります。", n=count)
            remedy = phrase("名前で振れるように、別々の名前を付けてください。")
            yield _problem("same_name", "", message, remedy, Severity.WARN)


def _of_dice(table: RandomTable, place: int) -> Iterator[Problem]:
    if table.thrown is not None:
        return
    if table.by_shares:
        total = sum(row.share for row in table.rows)
        message = phrase("「{table}」の割合の合計は {n} です。", table=named(table), n=total)
        yield _problem(
            "bad_shares", f"{place}.rows", message, phrase("合計を 2〜{most} にしてください。", most=MOST_FACES)
        )
        return
    message = phrase("「{table}」のダイス「{dice}」は使えません。", table=named(table), dice=Typed(table.dice[:20]))
    remedy = phrase("2D6、D66、1D100 のように書いてください（個数×面数は {most} まで）。", most=MOST_FACES)
    yield _problem("bad_table_dice", f"{place}.dice", message, remedy)


def _of_rows(table: RandomTable, place: int) -> Iterator[Problem]:
    dice = table.thrown
    if dice is None or table.by_shares:
        return
    comes = dice.weights()
    low, high = dice.reach
    texts = {"table": named(table), "dice": dice.text}
    for number, row in enumerate(table.rows):
        field = f"{place}.rows.{number}.low"
        if row.last < row.low:
            message = phrase(
                "「{table}」の{n}行目は {low}〜{high} で、前後が逆です。",
                table=named(table),
                n=number + 1,
                low=row.low,
                high=row.last,
            )
            yield _problem("row_reversed", field, message, phrase("小さい数を先に書いてください。"))
        for value in dict.fromkeys((row.low, row.last)):
            if value not in comes:
                message = phrase(
                    "「{table}」の{n}行目の {value} は {dice} では出ません。", n=number + 1, value=value, **texts
                )
                remedy = phrase("{low}〜{high} のうち、出る数にしてください。", low=low, high=high)
                yield _problem("out_of_reach", field, message, remedy, Severity.WARN)
    yield from _overlaps(table, place)
    yield from _gaps(table, place)


def _overlaps(table: RandomTable, place: int) -> Iterator[Problem]:
    """Name each row that begins before the rows below it, by number, have ended."""
    ordered = sorted((low, high, number) for number, (low, high) in enumerate(table.spans) if low <= high)
    end, owner = -(10**6), -1
    for low, high, number in ordered:
        if low <= end:
            first, second = sorted((owner + 1, number + 1))
            message = phrase("「{table}」の{a}行目と{b}行目に、どちらも {value} があります。", table=named(table),
                             a=first, b=second, value=low)  # fmt: skip
            field = f"{place}.rows.{number}.low"
            yield _problem("rows_overlap", field, message, phrase("どちらかの範囲を直してください。"))
        if high > end:
            end, owner = high, number


def gaps(table: RandomTable) -> tuple[tuple[int, int], ...]:
    """Return the numbers that the dice show and no row stands for, as spans."""
    dice = table.thrown
    if dice is None:
        return ()
    values = sorted(dice.weights())
    rows: set[int] = set()
    for low, high in table.spans:
        rows.update(range(max(low, values[0]), min(high, values[-1]) + 1))
    found: list[tuple[int, int]] = []
    for before, value in zip((None, *values), values, strict=False):
        if value in rows:
            continue
        if found and found[-1][1] == before:
            found[-1] = (found[-1][0], value)
        else:
            found.append((value, value))
    return tuple(found)


def _gaps(table: RandomTable, place: int) -> Iterator[Problem]:
    found = gaps(table)
    if found:
        listed = tuple(span_text(*span) for span in found[:MOST_GAPS]) + (("…",) if len(found) > MOST_GAPS else ())
        message = phrase("「{table}」に {values} の行がありません。", table=named(table), values=listed)
        remedy = phrase("行を足すか、となりの範囲を広げてください。")
        yield _problem("rows_missing", f"{place}.rows", message, remedy, Severity.WARN)


def _leading_nowhere(table: RandomTable, place: int, known: Sequence[str]) -> Iterator[Problem]:
    for number, row in enumerate(table.rows):
        if row.then is not None and row.then not in known:
            message = phrase("「{table}」の{n}行目から続ける表がもうありません。", table=named(table), n=number + 1)
            field = f"{place}.rows.{number}.then"
            yield _problem("no_such_table", field, message, phrase("別の表を選ぶか、「—」にしてください。"))


def _chains(tables: Sequence[RandomTable]) -> Iterator[Problem]:
    """Name tables that lead back to themselves, or on over too many others."""
    known = by_id(tables)
    following = {
        table.id: tuple(dict.fromkeys(row.then for row in table.rows if row.then and row.then in known))
        for table in tables
    }
    circle = _circle(following)
    if circle:
        names = tuple(named(known[identifier]) for identifier in circle)
        message: Phrase | str = names[0]
        for name in names[1:]:
            message = phrase("{before} → {after}", before=message, after=name)
        whole = phrase("表が輪になっていて終わりません（{circle}）。", circle=message)
        yield _problem("table_circle", "", whole, phrase("どれかの「続けて振る表」を「—」にしてください。"))
        return
    depths: dict[str, int] = {}
    for table in tables:
        _fill_depths(table.id, following, depths)
        if depths[table.id] > MOST_DEPTH:
            message = phrase("「{table}」から表が {n} 段続きます。", table=named(table), n=depths[table.id])
            yield _problem(
                "tables_deep", "", message, phrase("続けるのは {most} 段までにしてください。", most=MOST_DEPTH)
            )
            return


def _circle(following: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Return a circle, its first member again at the end; empty where there is none."""
    done: set[str] = set()
    for start in following:
        path: list[str] = []
        waiting = [iter((start,))]
        while waiting:
            after = next(waiting[-1], None)
            if after is None:
                waiting.pop()
                done.update(path[len(waiting) - 1 :] if waiting else path)
                del path[max(len(waiting) - 1, 0) :]
            elif after in path:
                return (*path[path.index(after) :], after)
            elif after not in done:
                path.append(after)
                waiting.append(iter(following[after]))
    return ()


def _fill_depths(start: str, following: dict[str, tuple[str, ...]], depths: dict[str, int]) -> None:
    """Write how many tables follow one another at most from each; there is no circle."""
    waiting = [start]
    while waiting:
        here = waiting[-1]
        open_ = [after for after in following[here] if after not in depths]
        if open_:
            waiting += open_
        else:
            depths[here] = 1 + max((depths[after] for after in following[here]), default=0)
            waiting.pop()
