"""What differs between two versions of a sheet in words: the way to the field and both values, alone or as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.core.game import AnyGame
from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.words import Phrase, Typed, Words, phrase, signed_text
from desktop.models.sheet.schema import FieldSchema, at_path, columns
from desktop.services.text.diff import Difference

LONGEST = 400
"""Characters shown of one value."""
NOTHING = "—"
"""Text for a missing value."""
APART = " › "
OPEN = ("○○", "□□")
"""Signs in a name for what is chosen with it; the title of the column that says it begins with the first."""
_TITLES = {
    "archived": "アーカイブ",
    "draft": "作りかけ",
    "own": "プロフィール",
    "rulings": "GM裁定",
    "rule": "きまり",
    "value": "数",
    "note": "メモ",
}
"""Of fields that no form shows."""


class ChangeWords:
    """Words of one language, as a campaign calls things."""

    def __init__(self, words: Words, sheet_type: type[BaseModel], game: AnyGame) -> None:
        self._words, self._sheet_type, self._game = words, sheet_type, game
        self._own = {field.id: field.label for field in game.profile}

    def row(self, difference: Difference, sheet: Sheet | None = None) -> tuple[str, str, str]:
        """Say one difference: field, value before, value after.

        Args:
            sheet: what it leads to; a row without a name of its own is called by what it holds there.
        """
        parts = difference.title.split(APART)
        parts[0] = self._game.definition.labels.get(difference.field.partition(".")[0]) or parts[0]
        if difference.field.startswith("own.") and len(parts) > 1:
            parts[1] = self._own.get(parts[1], parts[1])
        if self._game.is_track(difference.field):
            parts = parts[1:]  # on strip and sheet it has its name alone
        texts = [self._words.say(_TITLES.get(part, part)) for part in parts]
        if called := self._called(difference, sheet):
            texts[1] = called
        title = APART.join(texts)
        labels = _labels(self._sheet_type, self._game, difference.field)
        return title, self._shown(difference.before, labels), self._shown(difference.after, labels)

    def _called(self, difference: Difference, sheet: Sheet | None) -> str:
        """Name the row that a difference is in, where its title has but its number."""
        name, _, rest = difference.field.partition(".")
        place, titles = rest.partition(".")[0], difference.title.split(APART)
        if len(titles) < 3 or not (place.isdigit() and titles[1].isdigit()):
            return ""
        rows = getattr(sheet, name, ())
        row = rows[int(place)] if isinstance(rows, tuple) and int(place) < len(rows) else None
        return next(iter(self._parts(row, marks=False)), "") if isinstance(row, BaseModel) else ""

    def hidden(self, field: str) -> bool:
        """Tell whether no form shows a field, or what it is a part of."""
        parts = field.split(".")
        for end in range(1, len(parts) + 1):
            try:
                if at_path(self._sheet_type, ".".join(parts[:end])).hidden:
                    return parts[0] != "own"
            except KeyError:
                continue
        return False

    def _shown(self, value: Any, labels: Mapping[Any, str]) -> str:
        text = self._text(value, labels)
        return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"

    def _text(self, value: Any, labels: Mapping[Any, str]) -> str:
        if isinstance(value, bool):
            return self._words.say("はい" if value else "いいえ")
        if value is None or value == "" or value == ():
            return NOTHING
        if isinstance(value, (str, int)) and value in labels:
            return self._words.say(labels[value])
        if isinstance(value, BaseModel):
            return self._record(value)
        comma = self._words.say("、")
        if isinstance(value, Mapping):
            return comma.join(f"{key} {self._text(part, {})}" for key, part in value.items())
        if isinstance(value, (tuple, list)):
            return comma.join(self._text(part, labels) for part in value)
        return signed_text(value)

    def _record(self, row: BaseModel) -> str:
        """Write a row of a list in one line: what it holds beside its first column, empty columns left out."""
        return self._words.say("、").join(self._parts(row)) or NOTHING

    def _parts(self, row: BaseModel, *, marks: bool = True) -> list[str]:
        """Describe a row; its first text is its name."""
        texts: list[str] = []
        called = False
        for schema in columns(type(row)):
            value = getattr(row, schema.name)
            if schema.name == "id" or value in (None, "", (), False) or (value is True and not marks):
                continue
            if value is True:
                texts.append(self._words.say(schema.title))
                continue
            text = self._text(value, _choices(schema, self._game))
            if schema.listed and schema.free:  # by its name, not by the id of a row
                text = self._words.say(text)
            if texts and schema.title.startswith(OPEN[0]) and any(sign in texts[0] for sign in OPEN):
                texts[0] = filled(texts[0], self._words.say(text))  # most often the name of a card
                continue
            title = _TITLES.get(schema.title, schema.title)
            named = schema.name == "name" or (isinstance(value, str) and not called)
            called = called or named
            texts.append(text if named else self._words.say(phrase("{label}：{text}", label=title, text=Typed(text))))
        return texts


def filled(name: str, text: str) -> str:
    """Put what was chosen into a name that leaves it open.

    >>> filled("秘密:○○", "粉屋の約束"), filled("□□の鍵", "水車小屋"), filled("薬草", "")
    ('秘密:粉屋の約束', '水車小屋の鍵', '薬草')
    """
    for sign in OPEN:
        name = name.replace(sign, text)
    return name


def _labels(sheet_type: type[BaseModel], game: AnyGame, field: str) -> Mapping[Any, str]:
    try:
        return _choices(at_path(sheet_type, field), game)
    except KeyError:
        return {}


def _choices(schema: FieldSchema, game: AnyGame) -> Mapping[Any, str]:
    """What the values of a field are called: by its choices, or by the names in a list of the campaign."""
    if not schema.listed:
        return dict(schema.choices)
    return {str(getattr(row, "id", "")): str(getattr(row, "name", "")) for row in game.rows(schema.listed)}


def by_hand(sheet_type: type[BaseModel], game: AnyGame, change: Change) -> Phrase:
    """Say what a person changed, for the log, as the campaign calls it."""
    name, _, rest = change.field.partition(".")
    title: str = next((column.title for column in columns(sheet_type) if column.name == name), name)
    if called := game.definition.labels.get(name):
        title = Typed(called)
    if name == "own":
        title = Typed(next((field.label for field in game.profile if field.id == rest), rest))
    if not _short(change.after) or not (change.before is None or _short(change.before)):
        return phrase("{title} を書き換え", title=title)
    value = change.start if change.before is None else change.before
    labels = _labels(sheet_type, game, change.field)
    before, after = (labels.get(v) or (Typed(v or "—") if isinstance(v, str) else v) for v in (value, change.after))
    if value in (None, ""):  # the value was unwritten
        return phrase("{title} → {after}", title=title, after=after)
    return phrase("{title} {before} → {after}", title=title, before=before, after=after)


def _short(value: object) -> bool:
    return isinstance(value, int | str) and not isinstance(value, bool)


Index = QModelIndex | QPersistentModelIndex


class DifferenceModel(QAbstractTableModel):
    """Field, value before, value after."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: tuple[tuple[str, str, str], ...] = ()
        self._headers = ("", "", "")

    def show(
        self,
        sheet_type: type[BaseModel],
        differences: Sequence[Difference],
        headers: tuple[str, str],
        game: AnyGame,
    ) -> None:
        """Show other differences.

        Args:
            headers: what the two values are called.
            game: what the campaign calls things.
        """
        self.beginResetModel()
        self._headers = (self.tr("項目"), *headers)
        change_words = ChangeWords(self._words, sheet_type, game)
        self._rows = tuple(change_words.row(difference) for difference in differences)
        self.endResetModel()

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Count the differences."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Return three: field, before, after."""
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show one cell."""
        if index.isValid() and role == Qt.ItemDataRole.DisplayRole:
            return self._rows[index.row()][index.column()]
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._headers[section]
        return None
