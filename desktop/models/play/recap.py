"""The summary of a session in words: by person, each field with its value before and after. Knows no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Words
from desktop.models.sheet.change_words import APART, NOTHING, ChangeWords
from desktop.services.journal.journal import Log
from desktop.services.journal.replay_styles import Recap, RecapPerson, RecapRow
from desktop.services.play.recap import Changed, Start, changed, open_to_players, starts
from desktop.services.text.diff import Difference


def recap(
    system: AnySystem,
    game: AnyGame,
    log: Log,
    people: Iterable[Sheet],
    words: Words,
    *,
    secrets: bool,
    start: Start | None = None,
    end: Start | None = None,
    sheets_at: Callable[[int], Mapping[str, Sheet]] | None = None,
) -> Recap | None:
    """Tell what a session has changed, by default the last one; None: nothing was played yet.

    Args:
        secrets: the GM's edition: NPCs too, and every field.
        end: where the next session began.
        sheets_at: (number of a line) -> the sheets after it; None: the journal is folded here.
    """
    known = starts(log)
    if start is None and not known:
        return None
    begun = start or known[-1]
    found = changed(system, log, begun, people, end, sheets_at)
    shown = found if secrets else open_to_players(system, game, found)
    change_words = ChangeWords(words, system.sheet_type, game)
    persons = (_person(_started(one, system, game), change_words, _reckoned(one, system, game, words)) for one in shown)
    local = begun.entry.local
    since = f"{local:%Y-%m-%d %H:%M}" if local is not None else ""
    return Recap(words.say("セッションのまとめ"), since, tuple(person for person in persons if person.rows))


def _started(one: Changed, system: AnySystem, game: AnyGame) -> Changed:
    """Fill in the start values of tracks that were unwritten before."""
    rows = tuple(
        replace(row, before=system.track_start(one.sheet, row.field, game))
        if row.before is None and game.is_track(row.field)
        else replace(row, title=_without_place(row))
        for row in one.differences
    )
    return Changed(one.sheet, rows)


def _without_place(row: Difference) -> str:
    """Name an added or removed row by its list: its text says what it is, its number says nothing."""
    above, _, place = row.title.rpartition(APART)
    return above if above and place.isdigit() and None in (row.before, row.after) else row.title


def _person(one: Changed, change_words: ChangeWords, reckoned: Mapping[str, RecapRow]) -> RecapPerson:
    rows = [
        reckoned.get(row.field) or RecapRow(*change_words.row(row, one.sheet))
        for row in one.differences
        if row.field in reckoned or not change_words.hidden(row.field)
    ]
    return RecapPerson(one.sheet.id, one.sheet.name, one.sheet.is_pc, tuple(_counted(rows)))


def _counted(rows: Iterable[RecapRow]) -> Iterator[RecapRow]:
    """Say once, with their number, what came or went several times alike: three herbs that were bought."""
    for row, many in Counter(rows).items():
        if many > 1 and row.before == NOTHING:
            yield replace(row, after=f"{row.after} ×{many}")
        elif many > 1 and row.after == NOTHING:
            yield replace(row, before=f"{row.before} ×{many}")
        else:
            yield from [row] * many


def _reckoned(one: Changed, system: AnySystem, game: AnyGame, words: Words) -> Mapping[str, RecapRow]:
    """Tell what no form shows but by the number that it makes: levels that were bought, by what they came to."""
    found: dict[str, RecapRow] = {}
    for row in one.differences:
        above, _, key = row.field.partition(".")
        present = getattr(one.sheet, above, None)
        after = system.explained(one.sheet, game).get(row.field) if isinstance(present, Mapping) else None
        if after is None or not isinstance(present, Mapping) or game.is_track(row.field):
            continue
        was = {name: value for name, value in present.items() if name != key}
        if row.before is not None:
            was[key] = row.before
        before = system.explained(one.sheet.evolve(**{above: was}), game)[row.field]
        found[row.field] = RecapRow(words.say(after.label), before.shown, after.shown)
    return found
