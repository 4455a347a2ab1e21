"""Throwing on a random table, as a check like every other: thrown or typed, open or for the GM alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Self

from pydantic import JsonValue

from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.check import (
    CheckKind,
    Concealment,
    DiceRequest,
    Option,
    Param,
    ParamChoice,
    ParamKind,
    ThrowRecord,
)
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.rolls.outcome import Outcome
from desktop.core.tables.table import MOST_DEPTH, RandomTable, TableRow, by_id, gaps, named, span_text
from desktop.core.undeclared import demand, no_option
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, Typed, phrase

KIND = "random-table"
"""Id of this kind of check; no rule system has it, for theirs are words without a dash."""
SHORT = 24
"""Longest result that is shown as a word; a longer one is a sentence below."""
LONGEST = 2000
"""Letters of a result that a line of the log holds."""


class Pick(Value):
    """One throw on one table."""

    table: RandomTable
    throw: Throw

    @property
    def value(self) -> int:
        """The number that the faces make."""
        dice = self.table.thrown
        return 0 if dice is None else dice.value(self.throw.values)

    @property
    def row(self) -> TableRow | None:
        """The row that was hit; None where the table has a gap."""
        return self.table.row_at(self.value)


class TableCheck(Value):
    """A table, and those that its rows lead on to, one throw after another."""

    first: RandomTable
    tables: tuple[RandomTable, ...]
    """All that rows may lead on to."""
    secret: bool = False
    picks: tuple[Pick, ...] = ()

    @property
    def current(self) -> RandomTable | None:
        """The table to throw on now; None at the end."""
        if not self.picks:
            return self.first
        row = self.picks[-1].row
        if row is None or row.then is None or len(self.picks) >= MOST_DEPTH:
            return None
        return by_id(self.tables).get(row.then)

    @property
    def title(self) -> Phrase:
        """The table's name."""
        return phrase("表「{table}」", table=named(self.first))

    @property
    def wants(self) -> DiceRequest | None:
        """The dice of the table to throw on now."""
        table = self.current
        return None if table is None else self._request(table)

    def _request(self, table: RandomTable) -> DiceRequest:
        sides = () if table.thrown is None else table.thrown.sides
        return DiceRequest(sides=sides, label=phrase("表「{table}」", table=named(table)), secret=self.secret)

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing is declared here."""
        return ()

    @property
    def done(self) -> bool:
        """Tell whether the last row leads nowhere."""
        return self.current is None

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """Every throw."""
        return tuple(ThrowRecord(request=self._request(pick.table), throw=pick.throw) for pick in self.picks)

    @property
    def outcome(self) -> Outcome | None:
        """What the rows say, those that led here included."""
        if not self.picks:
            return None
        last = self.picks[-1]
        word = _text(last)
        short = word if isinstance(word, Phrase) else Typed(_shortened(word))
        alone = len(self.picks) == 1
        whole = word if alone and str(short) != str(word) else phrase("")
        return Outcome(
            label=short,
            total=last.value if alone else None,
            throws=tuple(pick.throw for pick in self.picks),
            detail=phrase("{text}", text=whole) if alone else _chain(self.picks),
        )

    def concealment(self, viewer: Viewer) -> Concealment:
        """Hide all of a throw that is the GM's."""
        if viewer.gm or not self.secret:
            return Concealment()
        return Concealment(
            throws=tuple(range(len(self.picks))),
            title=phrase("GMの表"),
            odds=True,
            total=True,
            outcome=True,
            params=("table",) if self.picks else (),
            may_look=True,
            unlogged=True,
        )

    def odds(self) -> Odds:
        """Exact chances of the rows of the table to throw on now."""
        table = self.current
        if table is None or table.thrown is None:
            return Odds()
        rows = [
            OddsRow(label=_label(row, span, self.tables), chance=chance)
            for row, span, chance in zip(table.rows, table.spans, table.chances(), strict=True)
        ]
        missing = Fraction(1) - sum(row.chance for row in rows)
        if gaps(table) and missing > 0:
            rows.append(OddsRow(label=phrase("行のない目"), chance=missing))
        return Odds(rows=tuple(rows))

    def throw(self, throw: Throw) -> Self:
        """Take the faces for the table to throw on now.

        Raises:
            Refusal: no dice, or others, were wanted.
        """
        demand(throw, self.wants, phrase("もう一度振るには、表を選び直してください。"))
        assert self.current is not None
        return self.evolve(picks=(*self.picks, Pick(table=self.current, throw=throw)))

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Self:
        """Refuse: nothing is declared here."""
        raise no_option(option)


def kind_of(tables: Sequence[RandomTable]) -> CheckKind | None:
    """Return how a throw on a table is asked for; None where there are none."""
    able = [table for table in tables if table.thrown is not None]
    if not able:
        return None
    choices = tuple(ParamChoice(value=table.id, label=named(table), reading=table.reading) for table in able)
    which = Param(id="table", label="表", kind=ParamKind.CHOICE, default=able[0].id, choices=choices, subject=True)
    secret = Param(id="secret", label="GMだけが見る", kind=ParamKind.SWITCH, default=False)
    return CheckKind(
        id=KIND, label="表", params=(which, secret), readings=("ひょう", "hyou", "hyo", "table"), standalone=True
    )


def start(tables: Sequence[RandomTable], params: Mapping[str, JsonValue]) -> TableCheck:
    """Begin a throw on a table.

    Raises:
        Refusal: there is no such table, or none at all.
    """
    able = {table.id: table for table in tables if table.thrown is not None}
    wanted = params.get("table") or next(iter(able), "")
    table = able.get(str(wanted))
    if table is None:
        raise _no_table(str(wanted))
    return TableCheck(first=table, tables=tuple(tables), secret=table.secret or bool(params.get("secret")))


def _no_table(wanted: str) -> Refusal:
    message = phrase("この卓に「{table}」という表はありません。", table=Typed(wanted[:40]))
    return refuse(
        "no_table", "", message, phrase("ゲーム定義の「表」で作るか、ある表を選んでください。"), overridable=False
    )


def _text(pick: Pick) -> Phrase | str:
    """Return what the row of a throw says."""
    if pick.row is None:
        return phrase("この目の行はありません")
    text = pick.row.text.strip()
    return Typed(text[:LONGEST]) if text else phrase("この行には何も書いてありません")


def _shortened(text: str) -> str:
    first = text.partition("\n")[0]
    return text if first == text and len(text) <= SHORT else first[: SHORT - 1].rstrip() + "…"


def _chain(picks: Sequence[Pick]) -> Phrase:
    """Say throw after throw: 遭遇 7：盗賊 → 持ち物 2：弓."""
    text: Phrase | None = None
    for pick in picks:
        empty = pick.row is not None and not pick.row.text.strip() and pick.row.then is not None
        template = "{table} {value}" if empty else "{table} {value}：{text}"
        one = phrase(template, table=named(pick.table), value=pick.value, text=_text(pick))
        text = one if text is None else phrase("{before} → {after}", before=text, after=one)
    return text or phrase("")


def _label(row: TableRow, span: tuple[int, int], tables: Sequence[RandomTable]) -> Phrase:
    return phrase("{values}　{text}", values=span_text(*span), text=_beginning(row, tables))


def _beginning(row: TableRow, tables: Sequence[RandomTable]) -> Phrase | str:
    """Return the beginning of a row, or the table that it leads to where it says nothing itself."""
    if row.text.strip():
        return Typed(_shortened(row.text.strip()))
    following = by_id(tables).get(row.then or "")
    return phrase("→ {table}", table=named(following)) if following is not None else "—"
