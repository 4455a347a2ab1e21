"""GM notes of a play session (own states, timers, notes), kept in the journal, and prepared encounters.

Nothing is held here that the journal does not say: a line that is undone takes its state along, a line that counts
again brings it back. What ends with a phase or a round ends within the very step that ends it, in the same line.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic import Field, ValidationError

from desktop.core.prepared.gm_notes import CustomState, Memo, Scene
from desktop.core.sheet import Sheet, ShortText, new_id
from desktop.core.value import Value, Viewer
from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, Typed, phrase
from desktop.services.journal.journal import LogEntry
from desktop.services.journal.retelling import HEADING, PHRASE, phrase_from
from desktop.services.play.history import History
from desktop.services.play.journal_writer import JournalWriter
from desktop.services.play.people import People
from desktop.services.play.play_state import PLAY
from desktop.services.play.playing import Playing, Tried
from desktop.services.play.undo_steps import CLOCK, MEMO
from desktop.services.storage.file_errors import FileError

if TYPE_CHECKING:
    pass

KEY = "encounters"
"""Key in `table.json`."""
MOST = 30
"""Copies of one NPC."""


class Group(Value):
    """One kind of NPC in an encounter."""

    sheet: str
    """Sheet id."""
    count: int = Field(1, ge=1, le=MOST)


class Encounter(Value):
    """NPCs that come together."""

    id: str = Field(default_factory=new_id)
    name: ShortText
    groups: tuple[Group, ...] = Field(default=(), max_length=50)
    hidden: bool = False
    """Concealed from players until the GM reveals them."""

    @property
    def size(self) -> int:
        """How many NPCs are there."""
        return sum(group.count for group in self.groups)


def read(data: Any) -> tuple[Encounter, ...]:
    """Read what `table.json` holds; what is damaged is left out."""
    found: list[Encounter] = []
    for row in data if isinstance(data, list) else ():
        try:
            found.append(Encounter.model_validate(row))
        except ValidationError:
            continue
    return tuple(found)


def written(encounters: Iterable[Encounter]) -> list[dict[str, Any]]:
    """Return what `table.json` is given."""
    return [encounter.model_dump(mode="json") for encounter in encounters]


def is_copy(name: str, sheet: Sheet) -> bool:
    """Tell whether a name is that of a numbered copy of an NPC."""
    number = name.removeprefix(sheet.name)
    return name.startswith(sheet.name) and number.isascii() and number.isdigit()


def copies(sheet: Sheet, count: int, taken: Sequence[str], new: Callable[[], str] = new_id) -> tuple[Sheet, ...]:
    """Return numbered copies of an NPC under unused names: 手下1, 手下2, …

    Args:
        taken: the names in use.
    """
    made: list[Sheet] = []
    number = 1
    while len(made) < count:
        name = f"{sheet.name}{number}"
        if name not in taken:
            made.append(sheet.evolve(id=new(), name=name, is_pc=False))
        number += 1
    return tuple(made)


MARK, SCENE = "mark", "scene"
"""Kinds of lines: a state begins, or ends by hand or by the clock; a heading of the GM's."""
INSTEAD = "instead"
"""Key of a note: id of the one whose place it takes."""
ENDED = "ended"
"""Key of a line: ids of the states that ended with it."""
GM, PUBLIC = Viewer(gm=True), Viewer()


class GmNotesState(NamedTuple):
    """The contents of the GM notes panel."""

    marks: tuple[CustomState, ...]
    """Every state and timer that has not ended, in the order in which they began."""
    memos: tuple[Memo, ...]
    """Every note that counts, in order."""
    scene: Scene
    """The current scene."""
    scenes: tuple[Scene, ...]
    """Every scene so far, each once, in order."""


class GmNotes:
    """Reads and writes the GM notes of one campaign."""

    def __init__(self, journal_writer: JournalWriter, history: History, playing: Playing, people: People) -> None:
        self._journal_writer, self._history, self._playing, self._people = journal_writer, history, playing, people
        self._facts: list[_Fact] = []
        """What the lines of the journal say of the GM notes, whether they count or not."""
        self._read = 0
        """Lines of the journal that were looked at."""
        self._last = ""
        """Id of the last of them."""
        self._folded: _Folded | None = None

    # read access

    @property
    def standing(self) -> GmNotesState:
        """All of it at one look: each look asks the disk whether the journal is still the same."""
        now = self._fold()
        return GmNotesState(tuple(now.marks.values()), tuple(now.memos.values()), now.scene, tuple(now.scenes.values()))

    @property
    def marks(self) -> tuple[CustomState, ...]:
        """Every state and timer that has not ended, in the order in which they began."""
        return tuple(self._fold().marks.values())

    @property
    def memos(self) -> tuple[Memo, ...]:
        """Every note that counts, in order."""
        return tuple(self._fold().memos.values())

    @property
    def scene(self) -> Scene:
        """The current scene."""
        return self._fold().scene

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """Every scene so far, each once, in order."""
        return tuple(self._fold().scenes.values())

    def expired(self, now: datetime) -> tuple[CustomState, ...]:
        """The timers whose time has come."""
        return tuple(mark for mark in self.marks if mark.expired(now))

    # writing

    def begin(self, mark: CustomState) -> LogEntry:
        """Let a state or a timer begin.

        Raises:
            FileError: it cannot be written; it has not begun.
        """
        text = phrase("{name}（{until}）", name=mark.label, until=mark.until)
        if mark.rest:
            text = phrase("休憩（{until}）", until=mark.until)
        return self._wrote(self._write_mark(text, mark, {MARK: mark.model_dump(mode="json")}))

    def end(self, mark: CustomState, *, expired: bool = False) -> LogEntry:
        """End a mark by hand, or because its time has come (`expired`), which is no undo step."""
        entry = self._write_mark(_over(mark), mark, {ENDED: [mark.id]} | ({CLOCK: True} if expired else {}))
        return entry if expired else self._wrote(entry)

    def note(self, text: str, *, gm: bool, scene: str | None = None, instead: str = "") -> LogEntry:
        """Write a note to a scene, by default the current one.

        Args:
            instead: id of a note whose place it takes; that one stays in the log as it was.
        """
        data = {MEMO: {"scene": self.scene.key if scene is None else scene, **({INSTEAD: instead} if instead else {})}}
        return self._wrote(
            self._journal_writer.write_phrase(phrase("{text}", text=Typed(text)), kind=MEMO, secret=gm, data=data)
        )

    def drop(self, identifier: str) -> LogEntry:
        """Take a note away; the log keeps that it was there."""
        memo = next((memo for memo in self.memos if memo.id == identifier), None)
        text = phrase("メモを消しました：{text}", text=Typed(memo.text if memo is not None else ""))
        data = {MEMO: {INSTEAD: identifier, "gone": True}}
        return self._wrote(
            self._journal_writer.write_phrase(text, kind=MEMO, secret=memo is None or memo.gm, data=data)
        )

    def head(self, title: str) -> LogEntry:
        """Begin a scene under a heading of the GM's."""
        return self._wrote(self._journal_writer.write_phrase(phrase("{text}", text=Typed(title)), kind=SCENE))

    def along(self, tried: Tried) -> Tried:
        """Return a step together with what ends by it, and what is over it from then on."""
        data, name = dict(tried.data), str(tried.data["engine"])
        waiting = [mark for mark in self.marks if mark.engine == name and mark.ends in ("phase", "round")]
        shown = self._playing.shown_in(tried.after, name, GM) if waiting else None
        over = [mark for mark in waiting if mark.over(shown)]
        if over:
            data[ENDED] = [mark.id for mark in over]
        lead, heading = self._playing.heading(tried.after)
        if (lead, heading) != self._playing.heading(self._playing.history.play):
            data[HEADING] = self._journal_writer.heading(lead, heading)
        ends = tuple(self._end_message(mark) for mark in over)
        return replace(tried, data=data, messages=(*tried.messages, *ends)) if data != tried.data else tried

    def _end_message(self, mark: CustomState) -> LogMessage:
        return LogMessage(text=_over(mark), who=mark.who, secret=self.secret(mark))

    def _write_mark(self, text: Phrase, mark: CustomState, data: dict[str, Any]) -> LogEntry:
        sheet = self._people.sheet(mark.who) if mark.who else None
        who = sheet.name if sheet is not None else ""
        return self._journal_writer.write_phrase(text, who, kind=MARK, secret=self.secret(mark), data=data)

    def secret(self, mark: CustomState) -> bool:
        """Tell whether players know nothing of a state: the GM keeps it, or whose it is."""
        return mark.secret or self.hidden(mark.who)

    def hidden(self, who: str) -> bool:
        """Tell whether a character is concealed: an NPC whom no engine shows to players."""
        sheet = self._people.sheet(who) if who else None
        if not who or (sheet is not None and sheet.is_pc):
            return False
        shown = (self._playing.shown(name, PUBLIC) for name in self._playing.running)
        return not any(person.id == who for view in shown if view is not None for person in view.people)

    def _wrote(self, entry: LogEntry) -> LogEntry:
        self._history.take(entry)
        return entry

    # reading

    def _fold(self) -> _Folded:
        try:
            log = self._journal_writer.read()
        except FileError:  # the drive is gone: the known state stays, and the next step says why it cannot be written
            return self._folded or _Folded()
        if self._folded is not None and log.count == self._read:
            return self._folded
        last = log.rest(self._read - 1)[:1] if self._read else []
        if log.count < self._read or (self._read and last[0].id != self._last):
            self._facts, self._read, self._folded = [], 0, None  # another file
        new = log.rest(self._read)
        fresh = [_fact(entry) for entry in new if _matters(entry)]
        self._facts += fresh
        self._read, self._last = log.count, new[-1].id if new else self._last
        if self._folded is None or any(entry.voids for entry in new):
            self._folded, fresh = _Folded(), [fact for fact in self._facts if log.counts(fact.id)]
        for fact in fresh:
            self._folded.take(fact)
        return self._folded


class _Heading(NamedTuple):
    """The heading over a line, from the leading engine."""

    of: str
    key: str
    title: Phrase | str
    plain: bool


class _Fact(NamedTuple):
    """The GM notes data of one line, kept because undo reads every line again, and parsing lines is slow."""

    id: str
    kind: str
    ended: tuple[str, ...]
    mark: CustomState | None = None
    memo: Memo | None = None
    place: str = ""
    """Id of the note that it replaces."""
    gone: bool = False
    title: str = ""
    begins: str = ""
    """Name of the engine that begins."""
    heading: _Heading | None = None


class _Folded:
    """What the lines that count come to."""

    def __init__(self) -> None:
        self.marks: dict[str, CustomState] = {}
        self.memos: dict[str, Memo] = {}
        self.scene = Scene()
        self.scenes: dict[str, Scene] = {}
        self._begun: dict[str, str] = {}
        """Line with which each engine began."""
        self._typed = Scene()
        """The GM's own heading, as long as no engine began after it."""

    def take(self, fact: _Fact) -> None:
        """Continue by one line."""
        if fact.mark is not None:
            self.marks[fact.mark.id] = fact.mark
        match fact.kind:
            case "memo":
                self._memo(fact)
            case "scene":
                self._typed = Scene(key=fact.id, title=Typed(fact.title))
                self._enter(self._typed)
            case "play":
                self._play(fact)
        for identifier in fact.ended:
            self.marks.pop(identifier, None)

    def _memo(self, fact: _Fact) -> None:
        memo = fact.memo
        assert memo is not None
        if fact.gone:
            self.memos.pop(fact.place, None)
        elif fact.place in self.memos:
            self.memos = {m.id: m for m in (memo if old.id == fact.place else old for old in self.memos.values())}
        else:
            self.memos[memo.id] = memo

    def _play(self, fact: _Fact) -> None:
        if fact.begins:
            self._begun[fact.begins] = fact.id
            if fact.begins == "session":
                self._typed = Scene()
        heading = fact.heading
        if heading is None:
            return
        if not heading.key or (heading.plain and self._typed.key):
            self._enter(self._typed)
            return
        key = f"{self._begun.get(heading.of, '')}:{heading.key}"
        self._enter(self.scenes.get(key) or Scene(key=key, title=heading.title))

    def _enter(self, scene: Scene) -> None:
        self.scene = scene
        if scene.key:
            self.scenes.setdefault(scene.key, scene)


def _fact(entry: LogEntry) -> _Fact:
    """Read what a line says of the GM notes."""
    data = entry.data
    over = data.get(ENDED)
    ended = tuple(map(str, over)) if isinstance(over, list) else ()
    match entry.kind:
        case "mark":
            return _Fact(entry.id, entry.kind, ended, mark=_mark(data[MARK]) if MARK in data else None)
        case "memo":
            raw = data.get(MEMO)
            found: dict[str, Any] = raw if isinstance(raw, dict) else {}
            memo = Memo(id=entry.id, text=entry.text, gm=entry.secret, scene=str(found.get("scene") or ""))
            place = str(found.get(INSTEAD) or entry.id)
            return _Fact(entry.id, entry.kind, ended, memo=memo, place=place, gone=found.get("gone") is True)
        case "play":
            begins = str(data.get("engine")) if "begin" in data else ""
            return _Fact(entry.id, entry.kind, ended, begins=begins, heading=_heading(data.get(HEADING)))
        case _:
            return _Fact(entry.id, entry.kind, ended, title=entry.text)


def _heading(data: Any) -> _Heading | None:
    if not isinstance(data, dict):
        return None
    words = data.get(PHRASE)
    scene = words[0] if isinstance(words, list) and words else ""
    key, title = (json.dumps(scene, sort_keys=True), phrase_from(scene)) if scene else ("", "")
    return _Heading(str(data.get("of") or ""), key, title, data.get("plain") is True)


def _matters(entry: LogEntry) -> bool:
    if entry.kind == PLAY:
        return any(name in entry.data for name in ("begin", ENDED, HEADING))
    return entry.kind in (MARK, MEMO, SCENE)


def _mark(data: Any) -> CustomState | None:
    """Read a mark; None for a damaged one."""
    try:
        return CustomState.model_validate(data)
    except ValidationError:
        return None


def _over(mark: CustomState) -> Phrase:
    return phrase("休憩が終わりました。") if mark.rest else phrase("「{name}」が終わりました。", name=mark.label)
