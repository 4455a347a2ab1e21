"""The sketch map: a board of any system on which pieces are put, moved and measured, words noted and lines drawn.

An engine beside the system's own, so that every step of it is in the journal and can be undone. It knows no
rules: a piece of a character has the sheet's id, any other piece has a name of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, assert_never

from pydantic import Field, JsonValue, TypeAdapter

from desktop.core.game import Game
from desktop.core.maps.grid import Grid
from desktop.core.maps.ground import Ground, GroundNote, Point, Stroke
from desktop.core.play import Engine, EngineState
from desktop.core.problem import refuse
from desktop.core.settings import Settings
from desktop.core.sheet import PersonName, Sheet
from desktop.core.value import LAZY, Value, Viewer
from desktop.core.view_models import CharacterView, LogMessage, PlayView, Token
from desktop.core.words import Phrase, Typed, phrase

MOST_PIECES, MOST_NOTES, MOST_STROKES = 400, 400, 400
LONGEST_NOTE = 80


class Piece(Value):
    """A piece on the map: a character or a thing."""

    who: str
    """Sheet id, or an id that the map has given."""
    at: int
    name: PersonName = Typed("")
    """Of a piece without a sheet."""
    colour: str = Field(default="", pattern=r"^(#[0-9A-Fa-f]{6})?$")
    hidden: bool = False
    """Players do not see it."""


class Sketch(EngineState[Sheet, Settings]):
    """The map at one moment."""

    grid: Grid = Grid()
    pieces: tuple[Piece, ...] = ()
    notes: tuple[GroundNote, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    picture: str = ""
    serial: int = 0
    """Pieces without a sheet so far."""

    def piece(self, who: str) -> Piece | None:
        """Return the piece with an id."""
        return next((piece for piece in self.pieces if piece.who == who), None)


class PutPiece(Value):
    """A piece is put on a hex."""

    kind: Literal["put"] = "put"
    who: str = Field(min_length=1, max_length=200)
    hex: int
    hidden: bool = False
    """For a piece that comes to the map: players do not see it yet."""


class AddPiece(Value):
    """A piece that has no sheet comes: a door, a cart, a stranger."""

    kind: Literal["piece"] = "piece"
    name: PersonName = Field(min_length=1)
    hex: int
    hidden: bool = False
    colour: str = Field(default="", pattern=r"^(#[0-9A-Fa-f]{6})?$")


class Colour(Value):
    """A piece without a sheet gets another colour; none: the plain one."""

    kind: Literal["colour"] = "colour"
    who: str
    colour: str = Field(default="", pattern=r"^(#[0-9A-Fa-f]{6})?$")


class Take(Value):
    """A piece leaves the map."""

    kind: Literal["take"] = "take"
    who: str


class Hide(Value):
    """Players see a piece no more, or again."""

    kind: Literal["hide"] = "hide"
    who: str
    on: bool = True


class WriteNote(Value):
    """A text is written on a hex; an empty one removes it."""

    kind: Literal["note"] = "note"
    hex: int
    text: str = Field(default="", max_length=LONGEST_NOTE)
    secret: bool = False


class Draw(Value):
    """A line is drawn."""

    kind: Literal["draw"] = "draw"
    points: tuple[Point, ...] = Field(min_length=1, max_length=2000)


class EraseLine(Value):
    """The last line goes, or all of them."""

    kind: Literal["rub"] = "rub"
    everything: bool = False


class Reshape(Value):
    """The board gets another shape; what is outside of it is removed."""

    kind: Literal["shape"] = "shape"
    grid: Grid


class Underlay(Value):
    """A picture is put under the hexes; none: it is taken away."""

    kind: Literal["picture"] = "picture"
    file: str = Field(default="", max_length=100)


MapEvent = PutPiece | AddPiece | Colour | Take | Hide | WriteNote | Draw | EraseLine | Reshape | Underlay
EVENTS: TypeAdapter[MapEvent] = TypeAdapter(Annotated[MapEvent, Field(discriminator="kind")], config=LAZY)


def start(sheets: Sequence[Sheet], game: Game[Settings], **options: JsonValue) -> Sketch:
    """Spread an empty map."""
    return Sketch()


def apply(state: Sketch, event: MapEvent) -> Sketch:
    """Return the map after an event.

    Raises:
        Refusal: there is no such hex or piece, or no place for more.
    """
    match event:
        case PutPiece():
            _on_board(state, event.hex)
            old = state.piece(event.who)
            if old is None:
                _room(len(state.pieces), MOST_PIECES)
                return state.evolve(pieces=(*state.pieces, Piece(who=event.who, at=event.hex, hidden=event.hidden)))
            return state.evolve(pieces=tuple(p.evolve(at=event.hex) if p is old else p for p in state.pieces))
        case AddPiece():
            _on_board(state, event.hex)
            _room(len(state.pieces), MOST_PIECES)
            number = state.serial + 1
            piece = Piece(
                who=f"piece:{number}", at=event.hex, name=event.name, colour=event.colour, hidden=event.hidden
            )
            return state.evolve(pieces=(*state.pieces, piece), serial=number)
        case Colour():
            _known(state, event.who)
            _own(state, event.who)
            who, colour = event.who, event.colour
            return state.evolve(pieces=tuple(p.evolve(colour=colour) if p.who == who else p for p in state.pieces))
        case Take():
            _known(state, event.who)
            return state.evolve(pieces=tuple(piece for piece in state.pieces if piece.who != event.who))
        case Hide():
            _known(state, event.who)
            who, on = event.who, event.on
            return state.evolve(pieces=tuple(p.evolve(hidden=on) if p.who == who else p for p in state.pieces))
        case WriteNote():
            return _noted(state, event)
        case Draw():
            _room(len(state.strokes), MOST_STROKES)
            return state.evolve(strokes=(*state.strokes, Stroke(points=event.points)))
        case EraseLine():
            return state.evolve(strokes=() if event.everything else state.strokes[:-1])
        case Reshape():
            pieces = tuple(piece for piece in state.pieces if event.grid.has(piece.at))
            notes = tuple(note for note in state.notes if event.grid.has(note.at))
            return state.evolve(grid=event.grid, pieces=pieces, notes=notes)
        case Underlay():
            return state.evolve(picture=event.file)
        case _:
            assert_never(event)


def _noted(state: Sketch, event: WriteNote) -> Sketch:
    _on_board(state, event.hex)
    rest = tuple(note for note in state.notes if note.at != event.hex)
    text = event.text.strip()
    if not text:
        return state.evolve(notes=rest)
    _room(len(rest), MOST_NOTES)
    return state.evolve(notes=(*rest, GroundNote(at=event.hex, text=text, secret=event.secret)))


def _on_board(state: Sketch, number: int) -> None:
    if not state.grid.has(number):
        raise refuse(
            "no_such_hex",
            "",
            phrase("ヘクス {n} はありません。", n=number),
            phrase("1〜{n} の番号を選んでください。", n=state.grid.count),
            overridable=False,
        )


def _known(state: Sketch, who: str) -> None:
    if state.piece(who) is None:
        raise refuse(
            "not_on_map",
            "",
            phrase("その駒は盤の上にありません。"),
            phrase("先に盤に置いてください。"),
            overridable=False,
        )


def _own(state: Sketch, who: str) -> None:
    piece = state.piece(who)
    if piece is not None and not piece.name:
        raise refuse(
            "colour_of_sheet",
            "",
            phrase("この駒の色はシートのものです。"),
            phrase("シートの「色」で変えてください。"),
            overridable=False,
        )


def _room(count: int, most: int) -> None:
    if count >= most:
        raise refuse(
            "map_full",
            "",
            phrase("盤に置けるのは {n} までです。", n=most),
            phrase("要らないものを外してください。"),
            overridable=False,
        )


def project(state: Sketch, viewer: Viewer) -> PlayView:
    """Return the map as a viewer may see it: hidden pieces and secret notes are the GM's alone."""
    seen = tuple(piece for piece in state.pieces if viewer.gm or not piece.hidden)
    return PlayView(
        people=tuple(CharacterView(id=piece.who, name=piece.name, is_pc=False) for piece in seen if piece.name),
        board=tuple(Token(who=p.who, at=p.at, colour=p.colour, hidden=p.hidden) for p in seen),
        ground=Ground(
            grid=state.grid,
            drop="put" if viewer.gm else "",
            notes=tuple(note for note in state.notes if viewer.gm or not note.secret),
            strokes=state.strokes,
            picture=state.picture,
        ),
    )


def log_messages(before: Sketch, event: MapEvent, after: Sketch) -> tuple[LogMessage, ...]:
    """Tell what was done; of what is hidden the GM alone reads."""
    match event:
        case PutPiece():
            return (_of_piece(after, event.who, phrase("ヘクス {n} に置きました。", n=event.hex)),)
        case AddPiece():
            name = Typed(event.name)
            text = phrase("駒「{name}」をヘクス {n} に置きました。", name=name, n=event.hex)
            return (LogMessage(text=text, secret=event.hidden),)
        case Colour():
            return (_of_piece(after, event.who, phrase("駒の色を変えました。")),)
        case Take():
            return (_of_piece(before, event.who, phrase("盤から外しました。")),)
        case Hide():
            hidden = phrase("駒を伏せました。") if event.on else phrase("駒を表にしました。")
            return (_of_piece(after, event.who, hidden).evolve(secret=event.on),)
        case WriteNote():
            text = phrase("ヘクス {n} のメモ：{text}", n=event.hex, text=Typed(event.text.strip()))
            if not event.text.strip():
                text = phrase("ヘクス {n} のメモを消しました。", n=event.hex)
            old = next((note for note in before.notes if note.at == event.hex), None)
            return (LogMessage(text=text, secret=event.secret or (old is not None and old.secret)),)
        case Draw():
            return (LogMessage(text=phrase("盤に線を引きました。")),)
        case EraseLine():
            return (LogMessage(text=phrase("盤の線を消しました。")),)
        case Reshape():
            return (LogMessage(text=phrase("盤を {n} ヘクスにしました。", n=after.grid.count)),)
        case Underlay():
            text = phrase("盤の背景を変えました。") if event.file else phrase("盤の背景を外しました。")
            return (LogMessage(text=text),)
        case _:
            assert_never(event)


def _of_piece(state: Sketch, who: str, text: Phrase) -> LogMessage:
    piece = state.piece(who)
    if piece is None:
        return LogMessage(text=text)
    if piece.name:
        text = phrase("駒「{name}」：{text}", name=Typed(piece.name), text=text)
        return LogMessage(text=text, secret=piece.hidden)
    return LogMessage(text=text, who=who, secret=piece.hidden)


class SketchMap(Engine[Sketch, MapEvent, Sheet, Settings]):
    """The sketch map, which every system has beside its own engines."""

    state_type = Sketch
    events = EVENTS
    alone = True

    def start(self, sheets: Sequence[Sheet], game: Game[Settings], **options: object) -> Sketch:
        return start(sheets, game)

    def apply(self, state: Sketch, event: MapEvent) -> Sketch:
        return apply(state, event)

    def project(self, state: Sketch, viewer: Viewer) -> PlayView:
        return project(state, viewer)

    def log_messages(self, before: Sketch, event: MapEvent, after: Sketch) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)


SKETCH = SketchMap()
