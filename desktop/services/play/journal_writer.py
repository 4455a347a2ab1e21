"""Writes the lines of a play session: the text, the acting character, what is secret, and what a replay needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from desktop.core.notation import KIND as LINE
from desktop.core.play import Choose, ThrowEvent, by_hand, by_program
from desktop.core.rolls.describe import describe_check, joined
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Roll, Step
from desktop.core.sheet import Sheet
from desktop.core.value import Viewer
from desktop.core.view_models import Heading, LogMessage, shown
from desktop.core.words import Phrase, Typed, Words, phrase
from desktop.services.journal.changes import CHANGES, FOLLOW, as_rows
from desktop.services.journal.journal import STEP, Journal, Log, LogEntry
from desktop.services.journal.log import BIN, EDIT, EDITED, FOUND, TAIL
from desktop.services.journal.replay_once import (
    AGAIN,
    ALL_VIEWERS,
    BEHIND,
    CLOSES,
    ENDS,
    GM_ONLY,
    JOINS,
    LAY_OPEN,
    PASSING,
    TABLE_ONLY,
)
from desktop.services.journal.retelling import COVERED, LANGUAGE, LEVELS, PHRASE, as_data, phrase_data, step_data
from desktop.services.play.effects import FIRST
from desktop.services.play.people import People
from desktop.services.play.play_state import PLAY
from desktop.services.play.playing import CALLED, Tried
from desktop.services.play.undo_steps import CLOCK, CONTINUES, DISALLOWED

PARTLY = phrase("一部アプリ")
"""Marks a line some of whose dice were typed and the others thrown by the program (KO-TBL-10)."""
GM_NOTES = "gm_notes"
"""The field of every sheet that only the GM may read."""
GM = Viewer(gm=True)
PUBLIC = Viewer()


class JournalWriter:
    """Keeps the journal of one campaign.

    Args:
        first: gives the sheets that lines have changed, as they were before.
        allowed: raises where nothing may be written (another program has the campaign, a medium that refuses).
    """

    def __init__(
        self,
        journal: Journal,
        people: People,
        words: Words,
        first: Callable[[], Mapping[str, Sheet]],
        allowed: Callable[[], None],
    ) -> None:
        self._journal, self._people, self._words, self._first, self._allowed = journal, people, words, first, allowed

    @property
    def campaign(self) -> str:
        """Id of the campaign whose journal it is."""
        return self._journal.campaign

    def read(self) -> Log:
        """Read the journal."""
        return self._journal.read()

    def write(self, text: str, who: str = "", **more: Any) -> LogEntry:
        """Write one line as typed; it is on the disk when this returns.

        Raises:
            FileError: it cannot be written.
        """
        self._allowed()
        data = more.get("data", {})
        if (CHANGES in data or FOLLOW in data) and FIRST not in data:
            first = [sheet.model_dump(mode="json") for sheet in self._unknown(data)]
            more["data"] = {**data, FIRST: first} if first else data
        return self._journal.append(text, who, **more)

    def _unknown(self, data: Mapping[str, Any]) -> Iterator[Sheet]:
        """Yield the sheets that a line is the first to change, as they are before it."""
        begin = data.get("begin") or {}
        whole = {row["id"] for part in ("sheets", "party") for row in begin.get(part) or ()}
        rows = (*data.get(CHANGES, ()), *data.get(FOLLOW, ()))
        for who in dict.fromkeys(str(row["sheet"]) for row in rows):
            sheet = None if who in whole or who in self._first() else self._people.sheet(who)
            if sheet is not None:
                yield sheet

    def write_phrase(self, text: Phrase | str, who: str = "", *, open_: Phrase | str = "", **more: Any) -> LogEntry:
        """Write one line as a phrase that can be translated later.

        Args:
            open_: what all players may read of a secret line.
        """
        data = {**more.pop("data", {}), **phrase_data(text, open_, self._words)}
        return self.write(self._text(text), who, open=self._text(open_), data=data, **more)

    def step(
        self,
        roll: Roll,
        step: Step,
        changes: Sequence[Change],
        others: Sequence[Change] = (),
        *,
        unseen: bool = False,
    ) -> LogEntry:
        """Write one step of a check; the one that ends it carries its result.

        Args:
            others: what followed from the changes elsewhere (in a battle that runs).
            unseen: the character who makes the check is concealed.
        """
        outcome = roll.check.outcome if roll.done else None
        data = step_data(roll, step) | with_changes(changes, others)
        hand = any(by_hand(s) for _, s in roll.steps)
        who = self._person(roll.asked.who)
        public = roll.seen_by(PUBLIC)
        unseen = unseen or public.unlogged
        if outcome is None:
            return self.write_phrase(
                self._hidden_throw(roll, step), who, kind=STEP, hand=hand, data=data, secret=unseen
            )
        secret: dict[str, Any] = {"secret": True, "open_": _ended(roll, PUBLIC)} if public.covered else {}
        if roll.done and not public.done:  # concealed from players: the end of the check
            secret = {"secret": True, "open_": self._hidden_throw(roll, step)}
        secret = {"secret": True} if unseen else secret
        result = outcome.model_dump(mode="json", exclude_defaults=True)
        text = _ended(roll, GM)
        if hand and any(by_program(s) for _, s in roll.steps):
            text = phrase("{text}（{mark}）", text=text, mark=PARTLY)
        if roll.asked.params.get("gm"):
            text = phrase("{text}（{mark}）", text=text, mark=phrase("GM裁定"))
        kind = "dice" if roll.asked.kind == LINE else "check"
        return self.write_phrase(text, who, kind=kind, hand=hand, outcome=result, data=data, **secret)

    def step_back(self, roll: Roll, changes: Sequence[Change]) -> LogEntry:
        """Write that the last step of an open check was undone."""
        data = {"roll": roll.id, "back": True} | with_changes(changes)
        return self.write("", self._person(roll.asked.who), kind=STEP, data=data)

    def cancelled(self, roll: Roll, *, unseen: bool = False) -> LogEntry:
        """Write that a begun check was cancelled, publicly unless its character is concealed."""
        public = roll.seen_by(PUBLIC)
        text, secret = phrase("{title} をやめました。", title=public.title), unseen or public.unlogged
        return self.write_phrase(
            text, self._person(roll.asked.who), kind="cancel", data={"roll": roll.id}, secret=secret
        )

    def edited(
        self,
        before: Sheet,
        changes: Sequence[Change],
        follow: Sequence[Change],
        messages: Sequence[LogMessage] = (),
        more: Mapping[str, Any] | None = None,
    ) -> LogEntry:
        """Write what a person edited on a sheet, which the log tells only where engines say something of it.

        Args:
            before: the sheet as it was.
            follow: what engines have made of it.
            messages: what they say of that.
            more: further keys of the line.
        """
        data: dict[str, Any] = {CHANGES: as_rows(changes, short=True), EDITED: before.id, **(more or {})}
        if follow:
            data[FOLLOW] = as_rows(follow)
        if before.id not in self._first():
            others = [sheet for sheet in self._unknown(data) if sheet.id != before.id]
            data[FIRST] = [sheet.model_dump(mode="json") for sheet in (before, *others)]
        text = _below([self._line(line.text, line.who) for line in messages])
        open_ = [(line.for_(PUBLIC), line.who) for line in messages]
        if not any(line.secret for line in messages):
            return self.write_phrase(text, kind=EDIT, data=data)
        known = _below([self._line(words, who) for words, who in open_ if words is not None])
        return self.write_phrase(text, kind=EDIT, data=data, secret=True, open_=known)

    def bin(self, key: str, sheets: Sequence[str], continues: str = "", *, found: bool = False) -> LogEntry:
        """Write that sheets have gone to the bin (`REMOVED`), or have come back from it (`RESTORED`).

        Args:
            continues: id of the line with which it is one step.
            found: it was not done here, and is no step to be undone.
        """
        more: dict[str, Any] = ({CLOCK: True} if found else {}) | ({CONTINUES: continues} if continues else {})
        return self.write("", kind=BIN, data={key: list(sheets), **more})

    def found(self, changes: Sequence[Change], follow: Sequence[Change], text: str = "") -> LogEntry:
        """Write what a sheet's file was found to hold, without anything being done here."""
        sheets = [self._people.sheet(who) for who in dict.fromkeys(change.sheet for change in changes)]
        names = [sheet.name for sheet in sheets if sheet is not None]
        secret = any(sheet is not None and not sheet.is_pc for sheet in sheets)
        data = with_changes(changes, follow) | {LANGUAGE: self._words.language}
        return self.write(text, self._words.listed(names, "・"), kind=FOUND, data=data, secret=secret)

    def changed(
        self,
        changes: Sequence[Change],
        text: str,
        before: Sequence[Sheet] = (),
        follow: Sequence[Change] = (),
        messages: Sequence[LogMessage] = (),
    ) -> LogEntry:
        """Write a change made by hand; values of NPCs and all GM notes stay secret.

        Args:
            follow: what engines have made of it.
            before: sheets that show the change already, as they were.
        """
        sheets = {change.sheet: self._people.sheet(change.sheet) for change in (*changes, *follow)}
        names = [sheet.name if sheet is not None else "" for sheet in sheets.values()]
        secret = any(sheet is not None and not sheet.is_pc for sheet in sheets.values())
        secret = secret or any(change.field == GM_NOTES for change in changes)
        data = with_changes(changes, follow) | {LANGUAGE: self._words.language}
        known = {sheet.id for sheet in before}
        new = [sheet for sheet in before if sheet.id not in self._first()]
        if new:
            others = (sheet for sheet in self._unknown(data) if sheet.id not in known)
            data[FIRST] = [sheet.model_dump(mode="json") for sheet in (*new, *others)]
        follows = (self._words.say(self._line(line.text, line.who)) for line in messages if secret or not line.secret)
        text = "\n".join((text, *follows))
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
        worded = [(line, self._line(line.text, line.who)) for line in tried.messages]
        text = _below([words for _, words in worded])
        ruling = tried.data.get("ruling")
        if isinstance(ruling, str):
            mark = phrase("GM裁定：{why}", why=Typed(ruling)) if ruling else phrase("GM裁定")
            text = phrase("{text}（{mark}）", text=text, mark=mark)
        ended = next((line for line in reversed(tried.messages) if line.outcome is not None), None)
        outcome = None if ended is None else ended.outcome
        events = (step, *steps, *thrown) if outcome is not None else (step,)
        hand = any(map(by_hand, events))
        if hand and any(map(by_program, events)):
            text = phrase("{text}（{mark}）", text=text, mark=PARTLY)
        more: dict[str, Any] = {}
        if any(line.secret for line in tried.messages):
            open_ = [(line.for_(PUBLIC), "" if unseen(line.who) else line.who) for line in tried.messages]
            more = {"secret": True, "open_": _below([self._line(w, who) for w, who in open_ if w is not None])}
        if outcome is not None:
            more["outcome"] = outcome.model_dump(mode="json", exclude_defaults=True)
        data = dict(tried.data) | with_changes(tried.changes, short=alone)
        if tried.brings:
            data[FIRST] = [sheet.model_dump(mode="json") for sheet in (*tried.brings, *self._unknown(data))]
        if ended is not None and (late := tried.messages[tried.messages.index(ended) + 1 :]):
            data[BEHIND] = [len(late), sum(line.for_(PUBLIC) is not None for line in late)]
        if ended is not None and ended.bare and more.get("secret"):
            data[LAY_OPEN] = True
        if tried.messages and all(line.again for line in tried.messages):
            data[AGAIN] = True
        if any(line.ends for line in tried.messages):
            data[ENDS] = True
        if any(line.closes for line in tried.messages):
            data[CLOSES] = True
        if (
            tried.messages
            and text == _below([words for _, words in worded])
            and (whose := _passing(tried.messages[-1]))
        ):
            data[PASSING] = whose
        if len(tried.messages) == 1 and tried.messages[0].joins and tried.messages[0].text == text:
            data[JOINS] = tried.messages[0].joins
        return self.write_phrase(text, "", kind=PLAY, hand=hand, data=data, **more)

    def _line(self, text: Phrase, who: str) -> Phrase:
        """Put the acting character before a sentence that does not name them."""
        name = self._person(who)
        return text if not name or name in self._text(text) else phrase("{who}　{text}", who=Typed(name), text=text)

    def heading(self, lead: str, heading: Heading) -> dict[str, Any]:
        """Return what a line keeps of what is over it: which engine leads, scene and round."""
        scene = heading.scene or CALLED.get(lead, "")
        parts = scene, heading.round
        texts = dict(zip(LEVELS, map(self._text, parts), strict=True))
        plain = {"plain": True} if lead == "session" and not heading.scene else {}
        covered = {COVERED: as_data(heading.covered)} if heading.covered else {}
        return {"of": lead, **texts, PHRASE: [as_data(part) for part in parts], **plain, **covered}

    def void(self, entry: LogEntry, changes: Sequence[Change] = (), follow: Sequence[Change] = ()) -> LogEntry:
        """Write that a line was undone, and what that did to sheets."""
        text = self._text(phrase("取り消し：{text}", text=_named(entry, whole=True)))
        return self.write(text, kind="void", voids=(entry.id,), data=with_changes(changes, follow))

    def cut(self, entry: LogEntry, voids: Sequence[str], *, many: int) -> LogEntry:
        """Write that lines are taken out (`voids`, the last first); a step without a log message gets none.

        Args:
            entry: the first of them.
            many: how many steps a person would count.
        """
        text = phrase("ここから先を取り消し（{n} 手順）：{text}", n=many, text=_named(entry))
        if many == 1:
            text = phrase("取り消し：{text}", text=_named(entry, whole=len(voids) == 1))
        sentence = "" if many == 1 and entry.beside else self._text(text)
        return self.write(sentence, kind="void", voids=tuple(voids), data={TAIL: True})

    def put_away(self, name: str) -> LogEntry:
        """Write that an engine was put away, for today's rules do not take one of its lines."""
        text = phrase("いまのきまりでは続けられないので、{what}をしまいました。", what=CALLED.get(name, phrase("盤")))
        return self.write_phrase(text, kind=PLAY, data={"engine": name, "close": True, DISALLOWED: True})

    def again(
        self,
        entry: LogEntry,
        voids: Sequence[str],
        changes: Sequence[Change] = (),
        follow: Sequence[Change] = (),
    ) -> LogEntry:
        """Write that a line which was undone by others (`voids`) counts again."""
        text = "" if entry.beside else self._text(phrase("やり直し：{text}", text=_named(entry)))
        return self.write(text, kind="void", voids=tuple(voids), data=with_changes(changes, follow))

    def _hidden_throw(self, roll: Roll, step: Step) -> Phrase | str:
        """Say openly that dice were thrown under a cover; nothing for other steps, nor of how many are thrown again."""
        before = replace(roll, check=roll.steps[-1][0], steps=roll.steps[:-1])
        wants = before.check.wants
        if not isinstance(step, ThrowEvent) or wants is None or not wants.secret:
            return ""
        if any(thrown.request.secret and thrown.request.who == wants.who for thrown in before.check.thrown):
            return ""
        title = before.seen_by(PUBLIC).title
        return phrase("{title}　{n} 個を伏せて振りました。", title=title, n=len(step.faces))

    def _person(self, identifier: str) -> str:
        sheet = self._people.sheet(identifier) if identifier else None
        return sheet.name if sheet is not None else ""

    def _text(self, words: Phrase | str) -> str:
        return self._words.say(words)


def _ended(roll: Roll, viewer: Viewer) -> Phrase:
    """Say a check, how it ended, and what was paid for on the way, as far as a viewer may know."""
    text, used = describe_check(roll.seen_by(viewer)), []
    for check, step in roll.steps:
        if isinstance(step, Choose):
            offered = shown(check, viewer, odds=False).options
            paid = next((o for o in offered if step.option in (o.id, o.ruling) and o.payer and str(o.cost)), None)
            if paid is not None:
                sentence = "{use}（{cost}）" if step.option == paid.id else "{use}（{cost}、GM裁定）"
                used.append(phrase(sentence, use=paid.label, cost=paid.cost))
    return phrase("{text}　宣言：{uses}", text=text, uses=joined(used)) if used else text


def with_changes(changes: Sequence[Change], follow: Sequence[Change] = (), *, short: bool = False) -> dict[str, Any]:
    """Return what a line keeps of changes of sheets, and of those that followed from them."""
    found = {CHANGES: as_rows(changes, short=short)} if changes else {}
    return found | ({FOLLOW: as_rows(follow)} if follow else {})


def _passing(last: LogMessage) -> str:
    """Tell in which text a replay skips the last sentence of a step; empty: in none."""
    if last.passing:
        return GM_ONLY if last.for_(PUBLIC) is None else ALL_VIEWERS
    return TABLE_ONLY if last.vague else ""


def _below(lines: Sequence[Phrase]) -> Phrase | str:
    """Put sentences below one another."""
    text: Phrase | str = lines[0] if lines else ""
    for line in lines[1:]:
        text = phrase("{before}\n{after}", before=text, after=line)
    return text


def _first_line(text: str) -> str:
    return text.partition("\n")[0]


def _named(entry: LogEntry, *, whole: bool = False) -> Phrase | Typed:
    """Name a line by its public text, by default by the first sentence; it may be empty."""
    if text := _open(entry):
        return Typed(text if whole else _first_line(text))
    return phrase("GMだけの手順") if entry.secret else phrase("手順ひとつ")


def _open(entry: LogEntry) -> str:
    return entry.open if entry.secret else entry.text
