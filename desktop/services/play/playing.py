"""Engines under way at one campaign: begins them, posts their events, and tells what each step did.

A step is tried first (`Tried`), then on the disk, then counts. Nothing is written for a step that the rules refuse.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from desktop.core.game import AnyGame
from desktop.core.play import AnyEngine, AnyState, KnownSheets
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.asking import event_types
from desktop.core.rolls.check import Check
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Roll
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.value import Value, Viewer
from desktop.core.view_models import Heading, LogMessage, Offer, PlayView
from desktop.core.words import Phrase, phrase
from desktop.services.journal.log import UNCOVERS
from desktop.services.play.engine_event import Offers, event_of, plain, takes_ruling, why
from desktop.services.play.history import History
from desktop.services.play.people import People
from desktop.services.play.play_state import (
    MAP,
    NAMES,
    Followed,
    Play,
    begun,
    engine_of,
    engines,
    follow,
    game_of,
)
from desktop.services.play.snapshots import Snapshots

GM, PUBLIC = Viewer(gm=True), Viewer()
CALLED = {"battle": phrase("戦闘"), "session": phrase("セッション")}
"""What people call engines; it is over the lines of one that knows no scenes, behind a heading of the GM's."""
_HIDING = {"show", "reveal", "enter"}
"""Events that reveal a character to players; an engine without them conceals none."""


@dataclass(frozen=True)
class Tried:
    """A step as it would be: nothing of it has happened yet."""

    after: Play
    data: Mapping[str, Any]
    """What the line keeps, to be folded again."""
    messages: tuple[LogMessage, ...] = ()
    changes: tuple[Change, ...] = ()
    brings: tuple[Sheet, ...] = ()
    """Sheets that it brings into play, as they are before it."""


@dataclass(frozen=True)
class Foreseen:
    """What an event would do to an engine: the very same comes of it when it happens."""

    state: Any
    event: Any
    after: Any
    shown: PlayView
    """What the GM would see."""
    kept: Value | None = None
    """The state as play keeps it, once the event was posted and nothing has followed from it elsewhere."""

    def fits(self, state: Any, event: Any) -> bool:
        """Tell whether it is about this event in this state."""
        return self.state is state and bool(self.event == event)


def uncovering(tried: Tried, before: Check | None, after: Check | None) -> Tried:
    """Mark a step by which the covered dice of a check lie open."""
    if before is None or after is None or not before.concealment(PUBLIC).throws or after.concealment(PUBLIC).throws:
        return tried
    return replace(tried, data={**tried.data, UNCOVERS: True})


class Playing:
    """The engines of one campaign, driven by the play session."""

    def __init__(
        self,
        system: AnySystem,
        game: Callable[[], AnyGame],
        people: People,
        snapshots: Snapshots | None = None,
    ) -> None:
        self._system, self._game, self._people = system, game, people
        self.history = History(system, snapshots)
        self._types: dict[str, Mapping[str, type[Value]]] = {}
        self._bound: dict[str, tuple[AnyState, Mapping[str, Sheet], AnyState]] = {}
        """By engine: its state as it is kept, the sheets of play, and the state that reads them."""
        self._shown: dict[tuple[str, Viewer], tuple[Value, PlayView]] = {}
        """What was asked last of an engine, and of which state."""
        self._facts: dict[str, tuple[Play, Sheet, Sheet]] = {}
        """By sheet id: the play and the sheet from which its values in play were read last."""
        self._rules: tuple[Play, AnyGame, AnyGame] | None = None
        self._offers: dict[str, Offers] = {}
        self._foreseen: dict[str, Foreseen] = {}
        """By engine: the last previewed event, which is often posted next."""
        self._chances = True

    # what is under way

    @property
    def running(self) -> tuple[str, ...]:
        """Names of the engines that run, the one that leads first."""
        states = self.history.play.states
        return tuple(name for name in NAMES if name in states)

    @property
    def possible(self) -> tuple[str, ...]:
        """Names of the engines that this system has and that can begin beside those that run."""
        if self.running and self._system.battles_in_sessions:
            return ()
        return tuple(name for name in engines(self._system) if name not in self.running)

    def state(self, name: str) -> AnyState | None:
        """The state of an engine, reading the sheets of play; None when it does not run."""
        play = self.history.play
        kept = play.states.get(name)
        if kept is None:
            return None
        known = self._bound.get(name)
        if known is None or known[0] is not kept or known[1] is not play.sheets:
            known = self._bound[name] = kept, play.sheets, play.bound(name, play.known(self.history.first))
        return known[2]

    def _state_in(self, play: Play, name: str) -> AnyState:
        """The state of an engine that would run, were the play so."""
        state = self.state(name) if play is self.history.play else None
        return play.bound(name, play.known(self.history.first)) if state is None else state

    def engine(self, name: str) -> AnyEngine:
        """An engine of this system.

        Raises:
            Refusal: it has none of that name.
        """
        found = engine_of(self._system, name)
        if found is None:
            message = phrase("このルールに「{name}」はありません。", name=CALLED.get(name, name))
            raise refuse("no_engine", "", message, phrase("ほかのものを始めてください。"), overridable=False)
        return found

    @property
    def chances(self) -> bool:
        """Whether this table shows chances; the GM's choice, the same for every system (KO-TBL-24, D6G-PHY-09)."""
        return self._chances

    @chances.setter
    def chances(self, shown: bool) -> None:
        self._chances = shown
        self._foreseen.clear()

    def eyes(self, viewer: Viewer) -> Viewer:
        """Return the viewer with the campaign's setting for odds."""
        return viewer if self._chances else viewer.evolve(chances=False)

    def shown(self, name: str, viewer: Viewer) -> PlayView | None:
        """What a viewer may know of an engine; None when it does not run."""
        state, viewer = self.state(name), self.eyes(viewer)
        if state is None:
            return None
        known = self._shown.get((name, viewer))
        if known is None or known[0] is not state:  # a state never changes, and several parts of a screen ask for it
            seen = self._foreseen.get(name)
            right = seen is not None and seen.kept is self.history.play.states[name] and viewer == self.eyes(GM)
            found = seen.shown if seen is not None and right else self.engine(name).project(state, viewer)
            if seen is not None and right:
                del self._foreseen[name]
            known = self._shown[name, viewer] = state, found
        return known[1]

    def shown_in(self, play: Play, name: str, viewer: Viewer) -> PlayView | None:
        """What a viewer would know of an engine, were the play so; None: it would not run."""
        return None if name not in play.states else self.engine(name).project(self._state_in(play, name), viewer)

    @property
    def game(self) -> AnyGame:
        """The rules for a check that is made beside what runs."""
        play, game = self.history.play, self._game()
        if self._rules is None or self._rules[0] is not play or self._rules[1] is not game:
            self._rules = play, game, self.game_in(play)
        return self._rules[2]

    def game_in(self, play: Play) -> AnyGame:
        """Return the rules for a check that was made beside what ran."""
        game = self._game()
        for name in _from_last(play):
            game = self.engine(name).rules(self._state_in(play, name), game)
        return game

    def all_sheets(self, play: Play | None = None) -> tuple[Sheet, ...]:
        """The sheets of the campaign with the values of play; a check beside a battle uses those of the battle.

        Args:
            play: an earlier one, whose values they have; None: as they are now.
        """
        return tuple(self._with_facts(sheet, play) for sheet in self._people.all_sheets())

    def sheet(self, who: str, play: Play | None = None) -> Sheet | None:
        """One of them; None when there is no such sheet."""
        sheet = self._people.sheet(who)
        return None if sheet is None else self._with_facts(sheet, play)

    def _with_facts(self, sheet: Sheet, play: Play | None) -> Sheet:
        if play is not None:
            return self._beside(play, play.sheets.get(sheet.id) or self.history.first.get(sheet.id, sheet))
        play, known = self.history.play, self._facts.get(sheet.id)
        if known is None or known[0] is not play or known[1] is not sheet:  # asked for at every key and every part
            known = self._facts[sheet.id] = play, sheet, self._beside(play, sheet)
        return known[2]

    def _beside(self, play: Play, sheet: Sheet) -> Sheet:
        for name in _from_last(play):  # the one that leads has the last word
            sheet = self.engine(name).beside(self._state_in(play, name), sheet)
        return sheet

    def unseen(self, who: str) -> bool:
        """Tell whether a character is concealed: an NPC whom no running engine shows, where one of them conceals."""
        sheet = self._people.sheet(who)
        hiding = [name for name in self.running if _HIDING & self.types(name).keys()]
        gm = [shown for name in hiding if (shown := self.shown(name, GM)) is not None]
        here = any(person.id == who for shown in gm for person in shown.people)
        if not gm or not (here or (sheet is not None and not sheet.is_pc)):
            return False
        tables = [shown for name in self.running if (shown := self.shown(name, PUBLIC)) is not None]
        return not any(who in shown.met or any(person.id == who for person in shown.people) for shown in tables)

    def unseen_in(self, roll: Roll) -> bool:
        """Tell whether a check involves a concealed character."""
        named = {value for value in roll.asked.params.values() if isinstance(value, str)}
        throwers = {thrown.request.who for thrown in roll.check.thrown}
        return any(map(self.unseen, {roll.asked.who, *named, *throwers} - {""}))

    def heading(self, play: Play) -> tuple[str, Heading]:
        """The engine that leads in a play (empty: none), and what is over its lines."""
        lead = next((name for name in NAMES if name in play.states), "")
        return lead, self.engine(lead).heading(self._state_in(play, lead)) if lead else Heading()

    def over(self, name: str) -> bool:
        """Tell whether an engine has come to its end."""
        state = self.state(name)
        return state is not None and self.engine(name).over(state)

    def check(self, name: str) -> Check | None:
        """The check that an engine holds open; one that is over does not count."""
        check = self.held(name)
        return None if check is None or check.done else check

    def held(self, name: str, play: Play | None = None) -> Check | None:
        """The check that an engine holds, also one that is over.

        Args:
            play: how things stand; None: as they do now.
        """
        play = play or self.history.play
        return None if name not in play.states else self.engine(name).check(self._state_in(play, name))

    def offers(self, name: str) -> tuple[Offer, ...]:
        """The legal next steps of an engine, with what each still asks for."""
        state = self.state(name)
        if state is None:
            return ()
        if name not in self._offers:
            self._offers[name] = Offers(self.engine(name), self.types(name))
        return self._offers[name].of(state, lambda: self.shown(name, GM))

    @property
    def system(self) -> str:
        """Id of the rule system."""
        return self._system.id

    def types(self, name: str) -> Mapping[str, type[Value]]:
        """The types of an engine's events by kind."""
        if name not in self._types:
            self._types[name] = event_types(self.engine(name).events)
        return self._types[name]

    # steps

    def may_begin(self, name: str) -> None:
        """Ask whether an engine can begin beside those that run.

        Raises:
            Refusal: it runs already, or the other one does and both exclude each other.
        """
        if self.state(name) is not None:
            message, remedy = phrase("もう始まっています。"), phrase("先に今のものを終えてください。")
            raise refuse("running", "", message, remedy, overridable=False)
        if name == MAP or not (self.running and self._system.battles_in_sessions):
            return
        if name == "battle":
            message = phrase("セッションの間は、戦闘だけを別に始められません。")
            remedy = phrase("シーンの中で戦闘を始めるか、先にセッションを終えてください。")
        else:
            message = phrase("戦闘だけをしている間は、セッションを始められません。")
            remedy = phrase("先に戦闘を終えてください。")
        raise refuse("excluded", "", message, remedy, overridable=False)

    def begin(self, name: str, who: Sequence[str], options: Mapping[str, Any]) -> Tried:
        """Try to begin an engine with these characters.

        Raises:
            Refusal: it runs already, a sheet is missing, or the rules do not allow it.
        """
        engine = self.engine(name)
        self.may_begin(name)
        sheets = [self._people.sheet(identifier) for identifier in who]
        here = [sheet for sheet in sheets if sheet is not None]
        if not (here or engine.alone) or len(here) < len(sheets):
            raise refuse(
                "nobody", "", phrase("参加する人がいません。"), phrase("一人以上選んでください。"), overridable=False
            )
        data: dict[str, Any] = {
            "sheets": [sheet.model_dump(mode="json") for sheet in here],
            "definition": self._game().definition.model_dump(mode="json", exclude_none=True),
        }
        options = engine.begin_options(options, self._people.all_sheets)
        if options:
            data["options"] = dict(options)
        extra = self._game().extra_rows
        if extra:  # a copy that a character has from another scenario
            data["extra_rows"] = {name: [row.model_dump(mode="json") for row in rows] for name, rows in extra.items()}
        absent = engine.absent(self._people.all_sheets)
        if absent:
            data["party"] = [sheet.model_dump(mode="json") for sheet in absent]
        if engine.past:
            data["played"] = self._played()
        try:
            game = game_of(self._system, data)
            state, opened = begun(self._system, name, data, game, {})
        except (ValidationError, TypeError) as error:
            message = phrase("この始め方は使えません（{why}）。", why=why(error))
            raise refuse("bad_start", "", message, phrase("参加する人とゲーム定義を確かめてください。")) from error
        met = {person.id for person in engine.project(state, Viewer()).people}
        text, open_ = _begins(engine, name, len(here)), _begins(engine, name, sum(s.id in met for s in here))
        line = (
            LogMessage(text=text) if text == open_ else LogMessage(text=text, secret=True, open=open_)
        )  # the number tells too
        moved = self.history.play.evolve(name, state, game)
        rows = {sheet.id: sheet for sheet in (*absent, *here)}
        first = {**rows, **self.history.first}
        after = follow(self._system, moved.with_effects(opened, first), first, but=name)
        return Tried(after.play, {"engine": name, "begin": data}, (line, *after.messages), (*opened, *after.changes))

    def _played(self) -> dict[str, list[str]]:
        """Return the scenarios that players have been in with characters that are archived, by player."""
        found: dict[str, list[str]] = {}
        for sheet in self._people.archived():
            if sheet.is_pc and sheet.player.strip():
                ids = found.setdefault(sheet.player.strip(), [])
                ids += [scenario for scenario, _ in self._system.played(sheet) if scenario not in ids]
        return found

    def close(self, name: str) -> Tried:
        """Try to put an engine away."""
        engine, state = self.engine(name), self._running(name)
        changes, first = engine.changes(state, engine.close(state)), self.history.first
        after = follow(self._system, self.history.play.evolve(name, None).with_effects(changes, first), first)
        text = phrase("戦闘を終えました。") if name == "battle" else phrase("セッションを終えました。")
        messages = (LogMessage(text=text), *after.messages)
        return Tried(after.play, {"engine": name, "close": True}, messages, (*changes, *after.changes))

    def post(self, name: str, event: Value | Mapping[str, Any], ruling: str | None = None) -> Tried:
        """Try an event of an engine.

        Args:
            ruling: the GM overrules what the rules would refuse; the reason, which may be empty.

        Raises:
            Refusal: the event does not fit, or is not legal now.
        """
        engine = self.engine(name)
        state, parsed, brings = self._prepared(name, event_of(engine, event, ruling))
        seen = self._foreseen.get(name)
        fits = seen is not None and seen.fits(state, parsed)
        after = seen.after if seen is not None and fits else engine.apply(state, parsed)
        self._foreseen.clear()
        changes = engine.changes(state, after)
        data: dict[str, Any] = {"engine": name, "event": plain(parsed)}
        if ruling is not None:
            data["ruling"] = ruling
        first = {**{sheet.id: sheet for sheet in brings}, **self.history.first}
        moved = self.history.play.evolve(name, after).with_effects(changes, first)
        followed = follow(self._system, moved, first, but=name)
        if seen is not None and fits and not followed.changes:
            self._foreseen[name] = replace(seen, kept=followed.play.states[name])
        messages = (*engine.log_messages(state, parsed, after), *followed.messages)
        return Tried(followed.play, data, messages, (*changes, *followed.changes), brings)

    def what_if(self, name: str, event: Mapping[str, Any], *more: Mapping[str, Any]) -> PlayView:
        """What the GM would see after events, for consequences that are there before they are chosen.

        Raises:
            Refusal: one of them is not legal then.
        """
        engine = self.engine(name)
        if more:
            state, parsed, _ = self._prepared(name, event_of(engine, event, None))
            state = engine.apply(state, parsed)
            for one in more:
                state = engine.apply(state, event_of(engine, one, None))
            return engine.project(state, self.eyes(GM))
        state, parsed, _ = self._prepared(name, event_of(engine, event, None))
        known = self._foreseen.get(name)
        if known is None or not known.fits(state, parsed):
            after = engine.apply(state, parsed)
            known = self._foreseen[name] = Foreseen(state, parsed, after, engine.project(after, self.eyes(GM)))
        return known.shown

    def overrules(self, name: str, event: Mapping[str, Any]) -> bool:
        """Tell whether a step that was refused could be taken by a ruling of the GM: some want what is not there."""
        if not takes_ruling(self._system, name, str(event.get("kind"))):
            return False
        engine = self.engine(name)
        try:
            state, parsed, _ = self._prepared(name, event_of(engine, event, ""))
            engine.apply(state, parsed)
        except Refusal:
            return False
        return True

    def follow_changes(self, changes: Sequence[Change]) -> Followed:
        """What a change of sheets outside of the engines makes of them, and what follows from it on sheets."""
        self._foreseen.clear()
        play, first = self.history.play, self.history.first
        new = {change.sheet for change in changes} - play.sheets.keys() - first.keys()
        known = {**{sheet.id: sheet for who in new if (sheet := self._people.sheet(who)) is not None}, **first}
        return follow(self._system, play.with_effects(changes, known), known, before=play)

    def arrival(self, name: str, who: str, *, hidden: bool = False) -> Value:
        """Return the event by which a character joins late, concealed where the engine can conceal characters.

        Raises:
            Refusal: the engine takes no late characters, or there is no such sheet.
        """
        engine, sheet = self.engine(name), self._people.sheet(who)
        event: Value | None = None if sheet is None else engine.join(sheet, self._game())
        if event is None:
            raise refuse("no_join", "", phrase("途中から加わることはできません。"), phrase("始め直してください。"))
        return engine.conceal_on_joining(event) if hidden else event

    def follow_edit(self, sheet: Sheet) -> Followed:
        """What engines make of a sheet that was edited; nothing of it has happened yet."""
        self._foreseen.clear()
        play = self.history.play
        edited = replace(play, sheets={**play.sheets, sheet.id: sheet})
        return follow(self._system, edited, {sheet.id: sheet, **self.history.first}, before=play)

    def may_grow(self, who: str) -> None:
        """Ask whatever runs whether a sheet may grow now.

        Raises:
            Refusal: it may not; with severity `consent`, the GM's word is enough.
        """
        for name in self.running:
            self.engine(name).may_grow(self._running(name), who)

    def may_check(self, kind: str) -> None:
        """Ask whatever runs whether a check may be made beside it now.

        Raises:
            Refusal: it may not.
        """
        for name in self.running:
            self.engine(name).may_check(self._running(name), kind)

    # the parts

    def _prepared(self, name: str, event: Any) -> tuple[Any, Any, tuple[Sheet, ...]]:
        """Return the state for an event, the event with whom else it reaches, and the sheets it brings into play."""
        engine, state = self.engine(name), self._running(name)
        event = engine.addressed(state, event, self._people.all_sheets)
        found = (self._people.sheet(who) for who in engine.brings(event) if who not in state.known)
        brings = tuple(sheet for sheet in found if sheet is not None)
        if brings:
            known = KnownSheets(self.history.play.sheets, self.history.first, {sheet.id: sheet for sheet in brings})
            state = self.history.play.bound(name, known)
        return state, event, brings

    def _running(self, name: str) -> Any:
        state = self.state(name)
        if state is None:
            raise refuse(
                "not_running", "", phrase("まだ始まっていません。"), phrase("先に始めてください。"), overridable=False
            )
        return state


def _from_last(play: Play) -> tuple[str, ...]:
    """Name the engines that run in a play, the one that leads last."""
    return tuple(name for name in reversed(NAMES) if name in play.states)


def _begins(engine: AnyEngine, name: str, many: int) -> Phrase:
    if engine.alone:
        return phrase("盤を広げました。")
    if name == "battle":
        return phrase("戦闘を始めました（{n} 人）。", n=many)
    return phrase("セッションを始めました（{n} 人）。", n=many)
