"""Writes the lines of a play session: the text, the acting character, what is secret, and what a replay needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from desktop.core.describe import joined, told
from desktop.core.notation import KIND as LINE
from desktop.core.outcome import Change
from desktop.core.play import Choose, ThrowEvent, by_hand, by_program
from desktop.core.roll import Roll, Step
from desktop.core.view_models import Heading, LogMessage, shown
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, Typed, Words, phrase
from desktop.services.changes import FILES, People, as_rows, effect_of, sheets_of
from desktop.services.journal import STEP, Journal, Log, LogEntry
from desktop.services.play_state import PLAY
from desktop.services.playing import CALLED, Tried
from desktop.services.replay_once import (
    AGAIN,
    BEHIND,
    CLOSES,
    ENDS,
    EVERYBODY,
    GM_ONLY,
    JOINS,
    LAY_OPEN,
    PASSING,
    TABLE_ONLY,
)
from desktop.services.retelling import COVERED, LANGUAGE, LEVELS, SAID, as_data, kept
from desktop.services.rolls import step_data

PARTLY = phrase("一部アプリ")
"""Marks a line some of whose dice were typed and the others thrown by the program (KO-TBL-10)."""
SETTLED = "settled"
"""Key of a line before which all that was posted is in the files of the sheets."""
GM_NOTES = "gm_notes"
"""The field of every sheet that only the GM may read."""
GM = Viewer(gm=True)
PUBLIC = Viewer()


class JournalWriter:
    """Keeps the journal of one campaign.

    Args:
        allowed: raises where nothing may be written (another program has the campaign, a medium that refuses).
    """

    def __init__(self, journal: Journal, people: People, words: Words, allowed: Callable[[], None]) -> None:
        self._journal, self._people, self._words, self._allowed = journal, people, words, allowed
        self._noted: dict[str, str] = {}
        """The fingerprints of files that lines have noted, by sheet."""

    def read(self) -> Log:
        """Read the journal."""
        return self._journal.read()

    def write(self, text: str, who: str = "", **more: Any) -> LogEntry:
        """Write one line as typed; it is on the disk when this returns.

        Raises:
            FileError: it cannot be written.
        """
        self._allowed()
        files = self._files(more)
        if files:
            more["data"] = {**more.get("data", {}), FILES: files}
        entry = self._journal.append(text, who, **more)
        self._noted |= files
        return entry

    def _files(self, more: Mapping[str, Any]) -> dict[str, str]:
        """Return the fingerprints of the files that a line is about to leave behind, as far as none has noted them."""
        touched = sheets_of(more.get("outcome"), more.get("data", {}))
        if more.get("voids"):
            entries = {entry.id: entry for entry in self.read().entries}
            effects = (effect_of(entries[name], entries) for name in more["voids"] if name in entries)
            touched |= {change.sheet for changes in effects for change in changes}
        found = {sheet: self._people.fingerprint(sheet) for sheet in touched}
        return {sheet: one for sheet, one in found.items() if one and self._noted.get(sheet) != one}

    def settled(self) -> None:
        """Write that the files of the sheets hold all that was posted, where no line has said so yet.

        Raises:
            FileError: it cannot be written.
        """
        if any(FILES in entry.data for entry in unsettled(self.read())):
            self.write("", kind=STEP, data={SETTLED: True})
            self._noted.clear()

    def tell(self, said: Phrase | str, who: str = "", *, open_: Phrase | str = "", **more: Any) -> LogEntry:
        """Write one line as a phrase that can be translated later.

        Args:
            open_: what all players may read of a secret line.
        """
        data = {**more.pop("data", {}), **kept(said, open_, self._words)}
        return self.write(self._say(said), who, open=self._say(open_), data=data, **more)

    def step(
        self,
        roll: Roll,
        step: Step,
        changes: Sequence[Change],
        others: Sequence[Change] = (),
        known: Sequence[Change] = (),
        *,
        unseen: bool = False,
    ) -> LogEntry:
        """Write one step of a check; the one that ends it carries its result.

        Args:
            others: what followed from the changes elsewhere (in a battle that runs).
            known: all changes of the check so far; written where the result says it with other numbers.
            unseen: the character who makes the check is concealed.
        """
        outcome = roll.check.outcome if roll.done else None
        data = step_data(roll, step)
        if outcome is None:
            data |= with_changes((*changes, *others))
        elif others or tuple(known) != outcome.changes:
            data |= with_changes((*known, *others))
        hand = any(by_hand(s) for _, s in roll.steps)
        who = self._person(roll.asked.who)
        public = roll.told(PUBLIC)
        unseen = unseen or public.unsaid
        if outcome is None:
            return self.tell(self._hidden_throw(roll, step), who, kind=STEP, hand=hand, data=data, secret=unseen)
        secret: dict[str, Any] = {"secret": True, "open_": _ended(roll, PUBLIC)} if public.covered else {}
        if roll.done and not public.done:  # players are not told that it is over
            secret = {"secret": True, "open_": self._hidden_throw(roll, step)}
        secret = {"secret": True} if unseen else secret
        result = outcome.model_dump(mode="json", exclude_defaults=True)
        said = _ended(roll, GM)
        if hand and any(by_program(s) for _, s in roll.steps):
            said = phrase("{text}（{mark}）", text=said, mark=PARTLY)
        if roll.asked.params.get("gm"):
            said = phrase("{text}（{mark}）", text=said, mark=phrase("GM裁定"))
        kind = "dice" if roll.asked.kind == LINE else "check"
        return self.tell(said, who, kind=kind, hand=hand, outcome=result, data=data, **secret)

    def step_back(self, roll: Roll, changes: Sequence[Change]) -> LogEntry:
        """Write that the last step of an open check was taken back."""
        data = {"roll": roll.id, "back": True} | with_changes(changes)
        return self.write("", self._person(roll.asked.who), kind=STEP, data=data)

    def cancelled(self, roll: Roll, *, unseen: bool = False) -> LogEntry:
        """Write that a begun check was cancelled, publicly unless its character is concealed."""
        public = roll.told(PUBLIC)
        said, secret = phrase("{title} をやめました。", title=public.title), unseen or public.unsaid
        return self.tell(said, self._person(roll.asked.who), kind="cancel", data={"roll": roll.id}, secret=secret)

    def changed(self, changes: Sequence[Change], text: str) -> LogEntry:
        """Write a change made by hand; values of NPCs and all GM notes stay secret."""
        sheets = {change.sheet: self._people.sheet(change.sheet) for change in changes}
        names = [sheet.name if sheet is not None else "" for sheet in sheets.values()]
        secret = any(sheet is not None and not sheet.is_pc for sheet in sheets.values())
        secret = secret or any(change.field == GM_NOTES for change in changes)
        data = with_changes(changes) | {LANGUAGE: self._words.language}
        return self.write(text, self._words.listed(names, "・"), kind="change", data=data, secret=secret)

    def play(
        self,
        tried: Tried,
        step: Step | None = None,
        steps: Sequence[Step] = (),
        thrown: Sequence[Step] = (),
        *,
        unseen: Callable[[str], bool] = lambda who: False,
        alone: bool = False,
    ) -> LogEntry:
        """Write one step of an engine; its sentences stand in one line of the journal.

        Args:
            step: what was thrown or declared for its open check.
            steps: all of that check since the GM last went back or started the program.
            thrown: all dice of that check: the line with its result says whether they were typed.
            unseen: tells of a sheet id whether that character is concealed: no open text is put under its name.
            alone: no other engine runs that would hear what has become of sheets.
        """
        said = [(line, self._line(line.text, line.who)) for line in tried.said]
        text = _below([words for _, words in said])
        ruling = tried.data.get("ruling")
        if isinstance(ruling, str):
            mark = phrase("GM裁定：{why}", why=Typed(ruling)) if ruling else phrase("GM裁定")
            text = phrase("{text}（{mark}）", text=text, mark=mark)
        ended = next((line for line in reversed(tried.said) if line.outcome is not None), None)
        outcome = None if ended is None else ended.outcome
        told = (step, *steps, *thrown) if outcome is not None else (step,)
        hand = any(map(by_hand, told))
        if hand and any(map(by_program, told)):
            text = phrase("{text}（{mark}）", text=text, mark=PARTLY)
        more: dict[str, Any] = {}
        if any(line.secret for line in tried.said):
            open_ = [(line.for_(PUBLIC), "" if unseen(line.who) else line.who) for line in tried.said]
            more = {"secret": True, "open_": _below([self._line(w, who) for w, who in open_ if w is not None])}
        if outcome is not None:
            more["outcome"] = outcome.model_dump(mode="json", exclude_defaults=True)
        data = dict(tried.data) | {"changes": as_rows(tried.changes, short=alone)}
        if ended is not None and (late := tried.said[tried.said.index(ended) + 1 :]):
            data[BEHIND] = [len(late), sum(line.for_(PUBLIC) is not None for line in late)]
        if ended is not None and ended.bare and more.get("secret"):
            data[LAY_OPEN] = True
        if tried.said and all(line.again for line in tried.said):
            data[AGAIN] = True
        if any(line.ends for line in tried.said):
            data[ENDS] = True
        if any(line.closes for line in tried.said):
            data[CLOSES] = True
        if tried.said and text == _below([words for _, words in said]) and (whose := _passing(tried.said[-1])):
            data[PASSING] = whose
        if len(tried.said) == 1 and tried.said[0].joins and tried.said[0].text == text:
            data[JOINS] = tried.said[0].joins
        return self.tell(text, "", kind=PLAY, hand=hand, data=data, **more)

    def _line(self, text: Phrase, who: str) -> Phrase:
        """Put the acting character before a sentence that does not name them."""
        name = self._person(who)
        return text if not name or name in self._say(text) else phrase("{who}　{text}", who=Typed(name), text=text)

    def heading(self, lead: str, heading: Heading) -> dict[str, Any]:
        """Return what a line keeps of what is over it: which engine leads, scene and round."""
        scene = heading.scene or CALLED.get(lead, "")
        parts = scene, heading.round
        told = dict(zip(LEVELS, map(self._say, parts), strict=True))
        plain = {"plain": True} if lead == "session" and not heading.scene else {}
        covered = {COVERED: as_data(heading.covered)} if heading.covered else {}
        return {"of": lead, **told, SAID: [as_data(part) for part in parts], **plain, **covered}

    def void(self, entry: LogEntry, changes: Sequence[Change] = ()) -> LogEntry:
        """Write that a line was taken back, and what that did to sheets."""
        text = self._say(phrase("取り消し：{text}", text=_named(entry, whole=True)))
        return self.write(text, kind="void", voids=(entry.id,), data=with_changes(changes))

    def cut(self, entry: LogEntry, voids: Sequence[str], *, unfit: bool = False) -> LogEntry:
        """Write that the story continues from before a line; `voids` are all that is taken back, the last first."""
        text = phrase("ここから先を取り消し（{n} 手順）：{text}", n=len(voids), text=_named(entry))
        if len(voids) == 1:
            text = phrase("取り消し：{text}", text=_named(entry))
        if unfit:
            text = phrase("いまのきまりで続けられない {n} 手順を外しました。", n=len(voids))
        data = {"tail": True} | ({"unfit": True} if unfit else {})
        return self.write(self._say(text), kind="void", voids=tuple(voids), data=data)

    def again(self, entry: LogEntry, voids: Sequence[str], changes: Sequence[Change] = ()) -> LogEntry:
        """Write that a line which was taken back by others (`voids`) counts again."""
        text = self._say(phrase("やり直し：{text}", text=_named(entry)))
        return self.write(text, kind="void", voids=tuple(voids), data=with_changes(changes))

    def _hidden_throw(self, roll: Roll, step: Step) -> Phrase | str:
        """Say openly that dice were thrown under a cover; nothing for other steps, nor of how many are thrown again."""
        before = replace(roll, check=roll.steps[-1][0], steps=roll.steps[:-1])
        wants = before.check.wants
        if not isinstance(step, ThrowEvent) or wants is None or not wants.secret:
            return ""
        if any(thrown.request.secret and thrown.request.who == wants.who for thrown in before.check.thrown):
            return ""
        title = before.told(PUBLIC).title
        return phrase("{title}　{n} 個を伏せて振りました。", title=title, n=len(step.faces))

    def _person(self, identifier: str) -> str:
        sheet = self._people.sheet(identifier) if identifier else None
        return sheet.name if sheet is not None else ""

    def _say(self, words: Phrase | str) -> str:
        return self._words.say(words)


def unsettled(log: Log) -> list[LogEntry]:
    """Return the lines since all that was posted was last known to be in the files of the sheets."""
    found: list[LogEntry] = []
    for entry in reversed(log.entries):
        if entry.data.get(SETTLED) is True:
            break
        found.append(entry)
    return found[::-1]


def _ended(roll: Roll, viewer: Viewer) -> Phrase:
    """Say a check, how it ended, and what was paid for on the way, as far as a viewer may know."""
    text, used = told(roll.told(viewer)), []
    for check, step in roll.steps:
        if isinstance(step, Choose):
            offered = shown(check, viewer, odds=False).options
            paid = next((o for o in offered if step.option in (o.id, o.ruling) and o.payer and str(o.cost)), None)
            if paid is not None:
                said = "{use}（{cost}）" if step.option == paid.id else "{use}（{cost}、GM裁定）"
                used.append(phrase(said, use=paid.label, cost=paid.cost))
    return phrase("{text}　宣言：{uses}", text=text, uses=joined(used)) if used else text


def with_changes(changes: Sequence[Change]) -> dict[str, Any]:
    """Return what a line keeps of changes that no outcome holds."""
    return {"changes": as_rows(changes)} if changes else {}


def _passing(last: LogMessage) -> str:
    """Tell in which text a replay skips the last sentence of a step; empty: in none."""
    if last.passing:
        return GM_ONLY if last.for_(PUBLIC) is None else EVERYBODY
    return TABLE_ONLY if last.vague else ""


def _below(lines: Sequence[Phrase]) -> Phrase | str:
    """Put sentences below one another."""
    said: Phrase | str = lines[0] if lines else ""
    for line in lines[1:]:
        said = phrase("{before}\n{after}", before=said, after=line)
    return said


def _first_line(text: str) -> str:
    return text.partition("\n")[0]


def _named(entry: LogEntry, *, whole: bool = False) -> Phrase | Typed:
    """Name a line by its public text, by default by the first sentence; it may be empty."""
    if text := _open(entry):
        return Typed(text if whole else _first_line(text))
    return phrase("GMだけの手順") if entry.secret else phrase("手順ひとつ")


def _open(entry: LogEntry) -> str:
    return entry.open if entry.secret else entry.text
