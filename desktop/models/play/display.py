"""The open display as words and bars for a screen: made of the players' projection alone. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from desktop.core.prepared.gm_notes import CustomState
from desktop.core.rolls.outcome import Outcome
from desktop.core.view_models import CharacterView, CheckView, Condition, Gauge, Heading, PlayView, SceneView
from desktop.core.words import Typed, Words, phrase, signed_text
from desktop.models.play.board import BoardFace, Look, face_of

DEFAULT_COLOUR = "#6B7280"
"""Colour of who has no sheet."""


@dataclass(frozen=True)
class Bar:
    """One resource."""

    label: str
    text: str
    part: float | None = None
    """How full it is, 0 to 1; None: a bare number."""
    tokens: tuple[int, int] | None = None
    """How many are held, and the places that are drawn: what has no end, and is counted one by one."""

    striped: bool = False
    """Its bar is striped: a second resource is told from the first without its colour."""

    @property
    def bare(self) -> bool:
        """Whether nothing is drawn beside the number."""
        return self.part is None and self.tokens is None


@dataclass(frozen=True)
class PublicCharacter:
    """One person whom players know of."""

    who: str
    name: str
    colour: str = DEFAULT_COLOUR
    pc: bool = True
    """Round; others are square."""
    turn: bool = False
    lead: bool = False
    """The scene is this character's."""
    acted: bool = False
    place: str = ""
    bars: tuple[Bar, ...] = ()
    states: str = ""


@dataclass(frozen=True)
class RollFace:
    """A check as far as it is open, or how the last one ended."""

    title: str = ""
    big: str = ""
    words: str = ""
    target: str = ""
    """The number to be reached; empty: there is none, or it is hidden."""
    opposed: bool = False
    """It is what the other side has."""
    detail: str = ""
    success: bool | None = None
    done: bool = False
    """Nothing more is thrown or declared."""


@dataclass(frozen=True)
class HandoutFace:
    """A handout in front of everything else."""

    title: str
    text: str = ""
    picture: bool = False
    """It has one; without it, or where the picture has vanished, the words have the page."""


@dataclass(frozen=True)
class PublicFace:
    """Everything that the screen of the players knows."""

    dark: bool = False
    title: str = ""
    """Of the campaign."""
    scene: str = ""
    """Title of the scene; empty: the campaign's is as good."""
    caption: str = ""
    """Which scene it is."""
    lead: str = ""
    """Whose scene it is, in words."""
    round: str = ""
    acting: str = ""
    """Names of those whose turn it is."""
    stage: tuple[tuple[str, str], ...] = ()
    """What else belongs to the scene."""
    areas: tuple[tuple[str, str], ...] = ()
    """Areas that players may choose now, as pairs of kind and name."""
    order: tuple[PublicCharacter, ...] = ()
    party: tuple[PublicCharacter, ...] = ()
    """Players' characters."""
    others: tuple[PublicCharacter, ...] = ()
    """Whom else players see and who is in no order."""
    roll: RollFace | None = None
    """The open check."""
    result: RollFace | None = None
    """How the last open one ended, while none is open."""
    board: BoardFace | None = None
    marks: str = ""
    """States and timers of the whole table."""
    handout: HandoutFace | None = None

    @property
    def texts(self) -> tuple[str, ...]:
        """The whole screen as text, in the order of reading."""
        sentences = [self.title, self.caption, self.scene, self.round, self.marks, self.acting, self.lead]
        if self.handout is not None:
            sentences += [self.handout.title, self.handout.text]
        for label, text in (*self.stage, *self.areas):
            sentences += [label, text]
        for one in (*self.order, *self.party, *self.others):
            sentences += [one.name, one.place, one.states]
            for bar in one.bars:
                sentences += [bar.label, bar.text]
        for roll in (self.roll, self.result):
            if roll is not None:
                sentences += [roll.title, roll.big, roll.words, roll.target, roll.detail]
        if self.board is not None:
            sentences += [text for token in self.board.tokens for text in (token.name, token.states)]
            sentences += [note.text for note in self.board.notes]
        return tuple(filter(None, sentences))


DARK = PublicFace(dark=True)
"""Nothing at all."""


def public_face(
    title: str,
    shown: PlayView | None,
    words: Words,
    looks: Callable[[str], Look | None],
    *,
    heading: Heading | None = None,
    loose: CheckView | None = None,
    thrower: str = "",
    over: bool = False,
    sketch: PlayView | None = None,
    handout: HandoutFace | None = None,
    marks: Iterable[CustomState] = (),
) -> PublicFace:
    """Return what players see.

    Args:
        title: of the campaign.
        shown: the players' projection of what runs; None: nothing does.
        looks: (sheet id) -> colour and portrait; is asked only of whom the projections show.
        heading: the present scene.
        loose: the players' part of a check beside what runs.
        thrower: name of the character who makes a check outside of the turn order.
        over: `loose` is the last check of what runs, which says whose it was.
        sketch: the players' projection of the sketch map, while it is shown.
        handout: the handout in front of it.
        marks: the GM's own states and timers of whomever; those of people who are not shown are left out.
    """
    own = tuple(marks)
    shown = shown if shown is None else with_marks(shown, own)
    people = shown.people if shown is not None else ()
    heading = heading or Heading()
    scene = shown.scene_view if shown is not None else None
    if scene is None:
        scene = SceneView(caption=heading.scene, facts=shown.stage if shown is not None else ())
    here = {p.id: _public_character(p, words, looks, scene.leads) for p in people if p.is_pc or not p.gone}
    away = {p.id for p in people if p.gone}
    order = tuple(here[who] for who in (shown.order if shown is not None else ()) if who in here and who not in away)
    placed = {one.who for one in order}
    check = shown.check if shown is not None and shown.check is not None else loose
    titled = words.say(check.title) if check is not None else ""
    thrower_name = thrower if check is loose else shown.check_of if shown is not None else ""
    named = not thrower_name or titled.startswith(thrower_name)
    titled = titled if named or not titled else f"{thrower_name}　{titled}"
    if over and check is loose and check is not None and shown is not None:
        titled = words.say(shown.result_of) or titled
    last = shown.result if shown is not None else None
    return PublicFace(
        title=title,
        scene=words.say(scene.title),
        caption=words.say(scene.caption),
        lead=words.say(scene.lead),
        round=words.say(heading.round),
        acting=words.listed((one.name for one in here.values() if one.turn), "・"),
        stage=tuple((words.say(label), words.say(text)) for label, text in scene.facts),
        areas=tuple((words.say(kind), words.say(name)) for kind, name in scene.areas),
        order=order,
        party=tuple(one for one in here.values() if one.pc),
        others=tuple(one for one in here.values() if not one.pc and one.who not in placed),
        roll=None if check is None else replace(roll_face(check.outcome, words, titled), done=check.done),
        result=None
        if check is not None or last is None or not _news(last)
        else roll_face(last, words, words.say(shown.result_of) if shown is not None else ""),
        board=_board(shown, sketch, words, looks),
        marks=words.listed((mark.condition.label for mark in own if not mark.who), "・"),
        handout=handout,
    )


def stopping_point(shown: PlayView | None, heading: Heading, words: Words) -> str:
    """Return in words where play is, for a list of campaigns that players look on to as well.

    Args:
        shown: the players' projection of what runs; None: nothing does.
    """
    if shown is None:
        return ""
    scene = shown.scene_view or SceneView(caption=heading.scene)
    acting = next((person.name for person in shown.people if person.turn), "")
    turn = phrase("{name} の手番", name=Typed(acting)) if acting else ""
    return "　".join(filter(None, map(words.say, (scene.caption, scene.title, heading.round, turn or shown.phase))))


def with_marks(shown: PlayView, marks: Iterable[CustomState]) -> PlayView:
    """Add to people who are shown what the GM has noted of their state beside the rules."""
    here: dict[str, list[Condition]] = {}
    for mark in marks:
        here.setdefault(mark.who, []).append(mark.condition)
    people = tuple(
        person.evolve(conditions=(*person.conditions, *here[person.id])) if person.id in here else person
        for person in shown.people
    )
    return shown.evolve(people=people) if any(person.id in here for person in people) else shown


def roll_face(outcome: Outcome | None, words: Words, title: str = "") -> RollFace:
    """Return the state of a check in words; news is large."""
    if outcome is None:
        return RollFace(title=title)
    total = "" if outcome.total is None else signed_text(outcome.total)
    big = words.say(outcome.headline) or total
    beside = [words.say(word) for word in outcome.words if word != outcome.headline]
    plain = outcome.target is None or bool(outcome.headline)
    return RollFace(
        title=title,
        big=big or words.say(outcome.label),
        words=words.say("・").join(beside) if big else "",
        target="" if plain else signed_text(outcome.target),
        opposed=outcome.opposed,
        detail=words.say(outcome.detail if outcome.brief is None else outcome.brief),
        success=outcome.success,
    )


def _news(outcome: Outcome) -> bool:
    """Tell whether a result says more than what was thrown for, as a roll for the order of acting does not."""
    return outcome.success is not None or outcome.total is not None or bool(outcome.headline or outcome.marks)


def _public_character(
    person: CharacterView, words: Words, looks: Callable[[str], Look | None], leads: Sequence[str]
) -> PublicCharacter:
    look, place = looks(person.id), words.say(person.place)
    states = [word for condition in person.conditions if (word := words.say(condition.label)) != place]
    return PublicCharacter(
        who=person.id,
        name=person.name,
        colour=look.colour if look is not None else DEFAULT_COLOUR,
        pc=person.is_pc,
        turn=person.turn,
        lead=person.id in leads,
        acted=person.acted,
        place=place,
        bars=tuple(bar for gauge in person.gauges if (bar := _bar(gauge, words)) is not None),
        states=words.listed(states, "・"),
    )


def _bar(gauge: Gauge, words: Words) -> Bar | None:
    """A resource; None for one whose number is hidden: a screen that all look at needs no question marks."""
    label = words.say(gauge.label)
    if gauge.value is None:
        return None
    if gauge.caption:
        return Bar(label, words.say(gauge.caption))
    if gauge.maximum is None or gauge.drawn == "number":
        return Bar(label, gauge.text or signed_text(gauge.value))
    if gauge.drawn == "diamonds":
        return Bar(label, signed_text(gauge.value), tokens=(gauge.value, gauge.maximum))
    part = min(1.0, max(0.0, gauge.value / gauge.maximum)) if gauge.maximum > 0 else 0.0
    text = gauge.text or f"{signed_text(gauge.value)}/{signed_text(gauge.maximum)}"
    return Bar(label, text, part, striped=gauge.drawn == "striped")


def _board(
    shown: PlayView | None, sketch: PlayView | None, words: Words, looks: Callable[[str], Look | None]
) -> BoardFace | None:
    """The board of what runs, else the sketch map with those who run and its own pieces."""
    people: Sequence[CharacterView] = shown.people if shown is not None else ()
    if shown is not None and shown.ground is not None:
        return face_of(shown.ground, shown.board, people, words, looks)
    if sketch is None or sketch.ground is None:
        return None
    placed = {token.who for token in sketch.board}
    known = {person.id: person for person in (*people, *sketch.people) if person.id in placed}
    return face_of(sketch.ground, sketch.board, tuple(known.values()), words, looks)
