"""What a viewer may know: the only types that a screen, the log and the command line receive of play.

A rule system decides in one place what is hidden (`Check.cover`, `Engine.project`); `shown` removes it, so no view
ever holds a value that it would have to hide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import Field, JsonValue

from desktop.core.maps.ground import Ground
from desktop.core.rolls.check import Check, Concealment, DiceRequest, Option, Param, ThrowRecord
from desktop.core.rolls.dice import Origin
from desktop.core.rolls.odds import Odds
from desktop.core.rolls.outcome import Outcome
from desktop.core.sheet import PersonName
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, Spoken, phrase


class DieView(Value):
    """One die as a viewer sees it."""

    sides: int
    value: int | None
    """None: concealed."""
    counts: bool = True
    """False for a die that was thrown again, is not taken or misses; drawn pale."""


class ThrowView(Value):
    """Dice thrown together."""

    who: str = ""
    """Sheet id of the character who threw; empty: the one whose check it is."""
    dice: tuple[DieView, ...] = ()
    origin: Origin = "app"

    @property
    def covered(self) -> bool:
        """Tell whether these dice are hidden from the viewer."""
        return any(die.value is None for die in self.dice)


class CheckView(Value):
    """A check as one viewer may see it; what is absent is None or empty."""

    title: Phrase
    throws: tuple[ThrowView, ...] = ()
    wants: DiceRequest | None = None
    """Dice that are to be thrown now; how many and which is always open."""
    odds: Odds | None = None
    odds_before: bool = False
    """True: these are the odds from before the first die."""
    outcome: Outcome | None = None
    """The present result, without what is hidden; its `throws` are left out (see `throws` above)."""
    options: tuple[Option, ...] = ()
    done: bool = False
    """Also False while it is concealed whether it is over."""
    covered: bool = False
    """True while `Concealment` hides something from this viewer."""
    params: tuple[str, ...] = ()
    """Ids of parameters that the form must not show."""
    may_look: bool = False
    """True when the GM may reveal the concealed values to `looker`."""
    looker: str = ""
    """Sheet id of the character whose player may see the concealed values; empty: only the GM."""
    unlogged: bool = False
    """True: this viewer's log says nothing of it."""


class Gauge(Value):
    """A character's resource: a bar, boxes or a bare number."""

    id: str
    label: Spoken
    value: int | None
    """None: the viewer may not know the number."""
    maximum: int | None = None
    text: str = ""
    """How it is written where a bare integer will not do, e.g. `3 1/2`."""
    caption: Spoken = ""
    """The text beside boxes that are ticked off: how many are left; the bare number would be read as that."""
    drawn: Literal["bar", "striped", "boxes", "diamonds", "number"] = "bar"
    """A bar needs a maximum; boxes are filled from the left, `value` of `maximum`; diamonds are tokens held."""
    field: str = ""
    """Dotted path on the sheet, one of the system's `play_fields`; empty: it cannot be set by hand."""
    reach: tuple[int | None, int | None] | None = None
    """Least and most that taking and giving points comes to, None within: no end; None: from 0 to `maximum`."""

    @property
    def counted(self) -> bool:
        """Whether it is drawn one by one."""
        return self.drawn in ("boxes", "diamonds")

    def within(self, value: int) -> int:
        """Where points taken or given stop; a number already beyond an end is not moved back by it."""
        least, most = self.reach if self.reach is not None else (0, self.maximum)
        now = self.value or 0
        if least is not None and value < now:
            return max(value, min(least, now))
        return min(value, max(most, now)) if most is not None and value > now else value


class Condition(Value):
    """A character's condition, and what ends it."""

    id: str
    label: Spoken
    ends: Spoken = ""
    rule: str = ""


class CharacterView(Value):
    """A character in play, as a viewer may see it."""

    id: str
    name: PersonName
    is_pc: bool = True
    gauges: tuple[Gauge, ...] = ()
    conditions: tuple[Condition, ...] = ()
    turn: bool = False
    """Whose turn it is."""
    acted: bool = False
    rank: str = ""
    """The number by which the order of turns goes; empty: there is none, or it is not to be seen."""
    place: Spoken = ""
    """Where this person is, in words."""
    notes: tuple[Spoken, ...] = ()
    """What else belongs on the strip in a few signs each: 所縁 残3."""
    gone: bool = False
    """Left early, or not in this scene: drawn pale."""
    out: bool = False
    """Takes no turn for now, having fallen, say: play does not wait for this character."""


class Token(Value):
    """A token on a board: a character or a thing."""

    who: str
    at: int
    """Number of the field, e.g. of the hex on the 戦場シート."""
    colour: str = ""
    """Of something that has no sheet, as `#RRGGBB`."""
    hidden: bool = False
    """Players do not see it."""


class SceneView(Value):
    """The present scene in large letters, as players read it from far."""

    caption: Spoken = ""
    """Which one it is: 第 1 クール メインステージ."""
    title: Spoken = ""
    """Its own name; empty: the campaign's is as good."""
    lead: Spoken = ""
    """Whose scene it is, in words."""
    leads: tuple[str, ...] = ()
    """Sheet ids of whose it is."""
    facts: tuple[tuple[Spoken, Spoken], ...] = ()
    """What else belongs to it, as pairs of label and text."""
    areas: tuple[tuple[Spoken, Spoken], ...] = ()
    """Areas that players may choose now, as pairs of kind and name."""


class PlayView(Value):
    """A battle or a session as one viewer may see it; a rule system may subclass it for its own tracker."""

    phase: Spoken = ""
    round: int | None = None
    round_word: Spoken = "ターン"
    """What this system calls a round."""
    people: tuple[CharacterView, ...] = ()
    order: tuple[str, ...] = ()
    """Sheet ids in the order of acting; empty where there is none."""
    waiting: tuple[str, ...] = ()
    """Sheet ids of those who are asked for something now, one after the other; empty: none."""
    board: tuple[Token, ...] = ()
    ground: Ground | None = None
    """The board of the tokens; None: there is none now."""
    stage: tuple[tuple[Spoken, Spoken], ...] = ()
    """The present scene, as pairs of label and text: the stage, the area, the clock."""
    scene_view: SceneView | None = None
    """The same for a screen that is read from far; None: `stage` and the heading are enough."""
    check: CheckView | None = None
    """The check that is open."""
    check_of: PersonName = ""
    """Whose it is, where neither its title nor a turn says so."""
    finished_check: CheckView | None = None
    """The check that is over while the GM still says what has come of it; players continue looking at its dice."""
    result: Outcome | None = None
    """How the last check ended, as far as this viewer may know."""
    result_of: Spoken = ""
    """Whose check that was, and what was tested; empty where unknown."""
    met: tuple[str, ...] = ()
    """Sheet ids of those whom players have met, also where they are not among `people` now."""
    private: tuple[tuple[Spoken, Spoken], ...] = ()
    """What the one player who looks may read and others may not, as title and text; nothing on the open display."""


class Heading(Value):
    """The scene as every viewer may know it: the heading above the log messages that follow."""

    scene: Spoken = ""
    """The scene, the stage, the cycle; empty: this engine has none, and the GM's own headings count."""
    round: Spoken = ""
    """Which round of it; empty: it has none now."""
    covered: Spoken = ""
    """The scene as the GM alone knows it; empty: the same for all."""


def nth(number: int, word: Phrase | str) -> Phrase:
    """Name a round: 第 2 ターン."""
    return phrase("第 {n} {word}", n=number, word=word)


class Offer(Value):
    """A next step as a screen offers it."""

    event: Mapping[str, JsonValue]
    """The event as plain data, complete but for what `asks` names."""
    label: Spoken
    who: str = ""
    """Sheet id of the character who acts; empty: the GM or the whole group."""
    rule: str = ""
    primary: bool = False
    """The step that N takes."""
    forfeits: bool = False
    """It gives up what could still be done: N never takes it, Shift+Enter does."""
    begins: bool = False
    """It begins a character's act: N takes it only for the chosen character."""
    turn: bool = False
    """It lets a character act now; such steps of several characters are listed together."""
    asks: tuple[Param, ...] = Field(default=(), max_length=100)
    """What the person still has to give, by the event's field; those `advanced` may be left out."""
    beyond: tuple[str, ...] = ()
    """Fields that must be given and that no form can ask for: the rule system's own page has them."""

    @property
    def kind(self) -> str:
        """The event's kind."""
        return str(self.event.get("kind", ""))

    @property
    def complete(self) -> bool:
        """Tell whether it can be taken without further input."""
        return not self.beyond and all(param.advanced for param in self.asks)


class LogMessage(Value):
    """One line of the log that a step brings."""

    text: Phrase
    """What the GM reads."""
    who: str = ""
    """Sheet id of the character who acted."""
    secret: bool = False
    """True: players read `open` instead, or nothing."""
    open: Phrase | None = None
    """What players read of a secret line."""
    outcome: Outcome | None = None
    lays_open: bool = False
    """Players see its dice, though some of its words are the GM's."""
    again: bool = False
    """What comes next tells it again: a replay passes over it where that is so."""
    ends: bool = False
    """It says itself that the engine has come to its end."""
    closes: bool = False
    """It ends a scene and belongs to it: the next lines get another heading."""
    joins: str = ""
    """A word of `text`: consecutive messages that differ in it alone are one line of a replay."""
    passing: bool = False
    """The next stage, the last sentence of a step; left out of a replay, whose headings give it."""
    beside: bool = False
    """It reports a person's edit of a sheet, which is undone on that sheet."""
    vague: bool = False
    """The players' text is anonymised, so their replay skips it; the last sentence of a step."""

    def for_(self, viewer: Viewer) -> Phrase | None:
        """Return the words for a viewer; None when the line does not exist for that viewer."""
        return self.text if viewer.gm or not self.secret else self.open

    @property
    def bare(self) -> bool:
        """Tell whether players see its dice: never of a line that does not exist for them."""
        return not self.secret or (self.lays_open and self.open is not None)


def shown(check: Check, viewer: Viewer, *, odds: bool = True) -> CheckView:
    """Return what `viewer` may see of a check.

    Args:
        odds: False leaves the chances out (they are computed), e.g. for a line of the log.
    """
    cover = check.concealment(viewer)
    wants = check.wants
    outcome = check.outcome
    return CheckView(
        title=cover.title or check.title,
        throws=tuple(_throw(thrown, number in cover.throws) for number, thrown in enumerate(check.thrown)),
        wants=None if wants is None else _waiting(wants, cover, check.thrown),
        odds=check.odds() if odds and viewer.chances and not cover.odds else None,
        outcome=None if outcome is None or cover.outcome else _outcome(outcome, cover),
        options=() if cover.options else tuple(o for o in check.options if o.id not in cover.hidden_options),
        done=check.done and not cover.ended,
        covered=cover.covered,
        params=cover.params,
        may_look=cover.may_look,
        looker=cover.looker,
        unlogged=cover.unlogged,
    )


def _waiting(wants: DiceRequest, cover: Concealment, thrown: Sequence[ThrowRecord]) -> DiceRequest:
    """Ask for dice; the reason for more concealed dice would tell what was thrown."""
    again = wants.secret and any(thrown[number].request.who == wants.who for number in cover.throws)
    return wants.model_copy(update={"label": phrase("伏せたダイスの続き"), "rule": ""}) if again else wants


def _throw(thrown: ThrowRecord, hidden: bool) -> ThrowView:
    counts = thrown.counts or (True,) * len(thrown.throw.faces)
    dice = tuple(
        DieView(sides=face.sides, value=None if hidden else face.value, counts=True if hidden else count)
        for face, count in zip(thrown.throw.faces, counts, strict=True)
    )
    return ThrowView(who=thrown.request.who, dice=dice, origin=thrown.throw.origin)


def _outcome(outcome: Outcome, cover: Concealment) -> Outcome:
    """Leave concealed values out of a result; the faces are in `CheckView.throws` alone."""
    left: dict[str, object] = {"throws": (), "booked": 0, "open_detail": None, "open_marks": None}
    if outcome.open_marks is not None and (cover.total or cover.target):
        left |= {"marks": outcome.open_marks, "fumble": outcome.fumble and not cover.total}
    if cover.total:
        left |= {"total": None, "parts": (), "detail": outcome.open_detail or phrase(""), "headline": ""}
    elif cover.parts:
        left |= {"parts": (), "detail": outcome.open_detail or phrase("")}
    if cover.target:
        left |= {"target": None, "detail": outcome.open_detail or phrase("")}
    if "detail" in left:
        left |= {"brief": None}
    if cover.changes:
        left |= {"changes": ()}
    return outcome.model_copy(update=left)
