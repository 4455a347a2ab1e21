"""Random tables as plain text: name, dice, then a line for each number, as dice bots read them.

    遭遇表
    1D6
    1:野犬の群れ
    2-5:何も起こらない
    6:→[宝物]

Several tables are parted by an empty line. What goes out names every number on a line of its own, since bots know no
ranges; what comes in may use them. A row that leads on to another table ends in `→[名前]`; a bot says just that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from desktop.core.numbers import narrow
from desktop.core.problem import Refusal, refuse
from desktop.core.sheet import new_id
from desktop.core.tables.dice import MOST_FACES, TableDice, dice_of
from desktop.core.tables.table import MOST_TABLES, RandomTable, TableRow
from desktop.core.value import Value
from desktop.core.words import Phrase, Typed, phrase

LONGEST = 2_000_000
"""Letters of a text at most."""
LONGEST_ROW = 2000
"""Letters of what one row says."""
_ROW = re.compile(r"\s*([0-9]{1,4})(?:\s*[-~〜～–—]\s*([0-9]{1,4}))?\s*[:：]\s?(.*)", re.DOTALL)
_THEN = "→["
_WIDE_DIGITS = {wide: wide - 0xFEE0 for wide in range(0xFF10, 0xFF1A)}


class Written(Value):
    """One table as a text has it: rows that lead on do so by name."""

    name: str
    dice: str
    rows: tuple[tuple[int, int, str, str], ...]
    """(first number, last number, what it says, name of the next table)"""


def read(text: str, known: Sequence[RandomTable] = ()) -> tuple[RandomTable, ...]:
    """Read tables.

    Args:
        known: tables that rows may lead on to besides those of the text, by name; one of the same name keeps its id.

    Raises:
        Refusal: a line is none of a table; the sentence names it.
    """
    if len(text) > LONGEST:
        raise refuse(
            "table_text_long",
            "",
            phrase("文章が長すぎます（{n} 文字）。", n=len(text)),
            phrase("{most} 文字までに分けてください。", most=LONGEST),
        )
    written = tuple(_written(text))
    if not written:
        raise _refused(1, "", phrase("1行目に名前、2行目に 2D6 などのダイス、3行目から 2:結果 と書いてください。"))
    ids = {table.name: table.id for table in known}
    for table in written:
        ids.setdefault(table.name, new_id())
    return tuple(_table(table, ids) for table in written)


def merged(tables: Sequence[RandomTable], new: Sequence[RandomTable]) -> tuple[RandomTable, ...]:
    """Put tables that have been read beside others; one of a known name takes the place of its forerunner."""
    by_name = {table.name: table for table in new}
    kept = [
        old.evolve(dice=by_name[old.name].dice, rows=by_name.pop(old.name).rows) if old.name in by_name else old
        for old in tables
    ]
    return (*kept, *by_name.values())


def _table(written: Written, ids: Mapping[str, str]) -> RandomTable:
    rows = tuple(
        TableRow(low=low, high=None if high == low else high, text=says.rstrip(), then=ids.get(then) if then else None)
        if not then or then in ids
        else TableRow(low=low, high=None if high == low else high, text=f"{says}{_THEN}{then}]")
        for low, high, says, then in written.rows
    )
    return RandomTable(id=ids[written.name], name=written.name, dice=written.dice, rows=rows)


def _written(text: str) -> Iterator[Written]:
    names: set[str] = set()
    for start, block in _blocks(text):
        if len(names) >= MOST_TABLES:
            raise _refused(start, block[0], phrase("一度に読み込めるのは {n} 表までです。", n=MOST_TABLES))
        name = _one_line(block[0])
        if len(name) > 200:
            raise _refused(start, name, phrase("表の名前を 200 文字までにしてください。"))
        if name in names:
            raise _refused(start, name, phrase("同じ名前の表が前にもあります。別の名前にしてください。"))
        if not name or _ROW.fullmatch(_narrowed(name)):
            raise _refused(start, name, phrase("表のはじめに、名前の行を書いてください。"))
        names.add(name)
        line = block[1] if len(block) > 1 else ""
        dice = dice_of(line)
        if dice is None:
            way = phrase("2D6、D66、1D100 のように書いてください（個数×面数は {most} まで）。", most=MOST_FACES)
            raise _refused(start + 1, line, way)
        yield Written(name=name, dice=dice.text, rows=tuple(_rows(block[2:], start + 2, dice)))


def _blocks(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the number of the first line, and the lines, of every table; empty lines part them."""
    block: list[str] = []
    for number, line in enumerate([*text.lstrip("\ufeff").splitlines(), ""], start=1):
        if line.strip():
            block.append(line)
        elif block:
            yield number - len(block), block
            block = []


def _narrowed(line: str) -> str:
    return line.translate(_WIDE_DIGITS)


def _rows(lines: Sequence[str], start: int, dice: TableDice) -> Iterator[tuple[int, int, str, str]]:
    values = sorted(dice.weights())
    following = dict(pairwise(values))
    if len(lines) > MOST_FACES:
        raise _refused(start + MOST_FACES, lines[MOST_FACES], phrase("1つの表は {n} 行までです。", n=MOST_FACES))
    last: tuple[int, int, str, str] | None = None
    for number, line in enumerate(lines, start=start):
        found = _ROW.fullmatch(_narrowed(line[: LONGEST_ROW * 2]))
        if found is None:
            raise _refused(number, line, phrase("2:結果 か 2-5:結果 のように書いてください。"))
        says = re.sub(r"\\([n\\])", lambda sign: "\n" if sign[1] == "n" else "\\", line[found.start(3) :]).rstrip()
        if len(says) > LONGEST_ROW:
            raise _refused(number, line, phrase("結果は {n} 文字までにしてください。", n=LONGEST_ROW))
        low, high = int(found[1]), int(found[2] or found[1])
        if high < low:
            raise _refused(number, line, phrase("小さい数を先に書いてください。"))
        row = (low, high, *_led_on(says))
        if last is not None and last[2:] == row[2:] and following.get(last[1]) == low:
            last = (last[0], high, *row[2:])  # lines of one row, as they were taken apart for bots
            continue
        if last is not None:
            yield last
        last = row
    if last is not None:
        yield last


def _led_on(says: str) -> tuple[str, str]:
    """Part what a row says from the name of the table that it leads on to."""
    before, mark, name = says.rpartition(_THEN)
    if not mark or not name.endswith("]") or name == "]":  # brackets without a name lead nowhere
        return says, ""
    return before, name[:-1]


def write(tables: Sequence[RandomTable]) -> str:
    """Write tables; ranges as one line for every number that the dice show."""
    names = {table.id: table.name for table in tables}
    return "\n".join("\n".join(_lines(table, names)) + "\n" for table in tables)


def _lines(table: RandomTable, names: Mapping[str, str]) -> Iterator[str]:
    dice = table.thrown
    yield _one_line(table.name) or "表"
    yield dice.text if dice is not None else narrow(table.dice)
    values = sorted(dice.weights()) if dice is not None else []
    for row, (low, high) in zip(table.rows, table.spans, strict=True):
        says = row.text.strip().replace("\\", "\\\\").replace("\r\n", "\n").replace("\n", "\\n")
        if row.then and row.then in names:
            says += f"{_THEN}{_one_line(names[row.then])}]"
        yield from (f"{value}:{says}" for value in values if low <= value <= high)


def _one_line(text: str) -> str:
    return " ".join(text.replace("\ufeff", "").split())


def _refused(number: int, line: str, way: Phrase) -> Refusal:
    shown = Typed(line.strip()[:40])
    message = phrase("{n}行目「{line}」は表として読めません。", n=number, line=shown)
    return refuse("bad_table_text", "", message, way, overridable=False)
