"""The whole numbers of a character by their names in the campaign: `:LP-2`, `:アーマー-2`, `:エネルギー+1`."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.schema import columns
from desktop.services.text.search import key
from desktop.views.widgets.inputs.custom_fields import CustomFields

if TYPE_CHECKING:
    from desktop.core.view_models import Gauge


class CustomNumber(NamedTuple):
    """A number that can be changed by its name."""

    field: str
    """Dotted path on the sheet."""
    title: str
    value: int
    """0 where nothing is written yet."""
    before: int | None
    """What is written."""
    other_names: tuple[str, ...] = ()
    track: Gauge | None = None
    """The campaign's own track that it is: its ends hold, for no field of the sheet knows them."""

    def within(self, value: int) -> int:
        """Return where a number that is to become this stops."""
        return value if self.track is None else self.track.within(value)


def numbers_of(sheet: Sheet, system: AnySystem, game: AnyGame, words: Words) -> Iterator[CustomNumber]:
    """List what is on the strip first, as the campaign calls it, then every other number of the sheet."""
    for gauge in system.with_tracks(system.person(sheet, game), sheet, game).gauges:
        now = written(sheet, gauge.field) if gauge.field else None
        if gauge.field and (now is None or type(now) is int):
            track = gauge if game.is_track(gauge.field) else None
            yield CustomNumber(gauge.field, words.say(gauge.label), gauge.value or 0, now, track=track)
    unused = system.unused(game)
    for schema in columns(type(sheet)):
        if schema.kind is int and schema.name not in unused:
            now = getattr(sheet, schema.name)
            yield CustomNumber(schema.name, words.say(schema.title), now or 0, now, (schema.name, schema.title))


def written(sheet: Sheet, field: str) -> Any:
    """Read a field of a sheet; None for one that the game has now and the sheet, which is older, has not."""
    from desktop.services.journal.changes import value_at  # a sheet is opened before anything of play has been loaded

    try:
        return value_at(sheet, field)
    except KeyError:
        return None


def number_named(name: str, sheet: Sheet, system: AnySystem, game: AnyGame, words: Words) -> CustomNumber | None:
    """Find a number by its name, in any spelling of kana and width; None: there is no such number."""
    wanted = key(name)
    for number in numbers_of(sheet, system, game, words):
        if wanted in map(key, (number.title, *number.other_names)):
            return number
    return None


def show_custom_fields(
    page: CustomFields, document: SheetDocument, words: Words, elsewhere: Collection[str] = frozenset()
) -> None:
    """Show the campaign's own fields of a sheet, the computed ones and the tracks among them.

    Args:
        elsewhere: ids of fields that stand in another place of the same sheet.
    """
    sheet, game = document.sheet, document.game
    tracks = {}
    if game.tracks:
        values = document.system.custom_values(sheet, game)
        tracks = {field.id: values.track(field) for field in game.tracks}
    fields = tuple(field for field in game.profile if field.id not in elsewhere)
    page.show_fields(fields, dict(sheet.own), words, document.derived, tracks, game.gone(sheet.own))
    if document.read_only:  # what was typed would be dropped without a word
        page.lock()
