"""The highlights of a board: reachable hexes, targets in reach, the hit area, distances. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal, TypeVar, assert_never

from desktop.models.play.board import AimFace, BoardFace

T = TypeVar("T")
Kind = Literal["own", "go", "aim", "area"]
"""own: of the acting character; go: within a move; aim: a target in reach, or a hex to choose; area: the hit area."""
Ring = Literal["reach", "named"]
_NONE: Mapping[int, HexLight] = MappingProxyType({})
_NO_RINGS: Mapping[str, Ring] = MappingProxyType({})


@dataclass(frozen=True)
class HexLight:
    """How one hex is lit."""

    kind: Kind
    text: str = ""
    """A few signs at its foot."""


@dataclass(frozen=True)
class Light:
    """Everything lit at once."""

    hexes: Mapping[int, HexLight] = field(default_factory=lambda: _NONE)
    people: Mapping[str, Ring] = field(default_factory=lambda: _NO_RINGS)
    line: tuple[int, ...] = ()
    """Hexes from the acting character to the mouse or the cursor."""
    cursor: int | None = None
    selected: str = ""


@dataclass(frozen=True)
class Hand:
    """The act that is being chosen on the board."""

    who: str = ""
    """Who acts."""
    aim: str = ""
    """Id of the aim that was taken up; empty: going somewhere."""
    people: tuple[str, ...] = ()
    hexes: tuple[int, ...] = ()
    """Whom and what has been named."""
    cursor: int | None = None
    over: int | None = None
    """The hex under the mouse."""
    typed: str = ""
    """Figures of a number that is not complete."""


def aim_of(face: BoardFace, hand: Hand) -> AimFace | None:
    """Return the aim taken up, else the one that leads somewhere."""
    own = face.aims_of(hand.who)
    taken = next((one for one in own if one.aim.id == hand.aim), None)
    return taken if hand.aim else next((one for one in own if one.aim.kind == "go"), None)


def candidates(face: BoardFace, hand: Hand) -> tuple[str, ...]:
    """Return the targets in reach, the others first, then by distance; none for an aim at hexes."""
    aim = aim_of(face, hand)
    if aim is None or aim.aim.kind != "people":
        return ()
    here = _here(face, hand.who)

    def far(who: str) -> tuple[bool, int]:
        token = face.token(who)
        at = token.at if token is not None else None
        return who == hand.who, face.grid.distance(here, at) if here is not None and at is not None else 0

    return tuple(sorted(aim.aim.people, key=far))


def light(face: BoardFace, hand: Hand) -> Light:
    """Light what may be done, and what would be hit by it."""
    here, aim = _here(face, hand.who), aim_of(face, hand)
    hexes: dict[int, HexLight] = {}
    people: dict[str, Ring] = {}
    if here is not None:
        hexes[here] = HexLight("own")
    if aim is not None:
        _light_aim(face, hand, aim, here, hexes, people)
    over = hand.over if hand.over is not None else hand.cursor
    line = face.grid.line(here, over) if here is not None and over is not None and over != here else ()
    return Light(hexes, people, line, hand.cursor, hand.who)


def _light_aim(
    face: BoardFace,
    hand: Hand,
    aim: AimFace,
    here: int | None,
    hexes: dict[int, HexLight],
    people: dict[str, Ring],
) -> None:
    match aim.aim.kind:
        case "go":
            hexes |= {n: HexLight("go", aim.after) for n in aim.aim.hexes}
        case "hexes":
            hexes |= {n: HexLight("aim") for n in aim.aim.hexes if n != here}
            chosen = hand.hexes or tuple(n for n in (hand.over, hand.cursor) if n in aim.aim.hexes)[:1]
            hexes |= {n: HexLight("area") for n in chosen}
            people |= {token.who: "named" for token in face.tokens if token.at in chosen}
        case "people" | "all":
            all_named = aim.aim.kind == "all"
            for who in aim.aim.people:
                token = face.token(who)
                people[who] = "named" if all_named or who in hand.people else "reach"
                if token is not None and token.at is not None:
                    far = "" if here is None else str(face.grid.distance(here, token.at))
                    hit = all_named or who in hand.people
                    known = hexes.get(token.at)
                    if hit or known is None or known.kind == "own":
                        hexes[token.at] = HexLight("area" if hit else "aim", far)
        case _:
            assert_never(aim.aim.kind)


def _here(face: BoardFace, who: str) -> int | None:
    token = face.token(who)
    return token.at if token is not None else None


def stepped(face: BoardFace, hand: Hand, direction: str) -> Hand:
    """Move the cursor by one hex; it begins at the acting character, else in the middle.

    Args:
        direction: one of the six sides, or `left` and `right` for an arrow, which goes straight on in a zigzag.
    """
    start = hand.cursor if hand.cursor is not None and face.grid.has(hand.cursor) else None
    start = start if start is not None else _here(face, hand.who)
    if start is None:
        return replace(hand, cursor=face.grid.count, typed="", over=None)
    even = face.grid.place(start).q % 2 == 0
    ways = {
        "left": ("NW", "SW") if even else ("SW", "NW"),
        "right": ("NE", "SE") if even else ("SE", "NE"),
    }.get(direction, (direction,))
    goal = next((n for way in ways if (n := face.grid.neighbour(start, way)) is not None), start)
    return replace(hand, cursor=goal, typed="", over=None)


def figured(face: BoardFace, hand: Hand, figure: str) -> Hand:
    """Type one more figure of a hex number; what cannot become a number begins again with this figure."""
    typed = hand.typed + figure
    if not face.grid.has(int(typed)):
        typed = figure if face.grid.has(int(figure)) else ""
    cursor = int(typed) if typed else hand.cursor
    return replace(hand, cursor=cursor, typed=typed, over=None)


def named(face: BoardFace, hand: Hand, who: str) -> Hand:
    """Choose a target, or take the choice back; where one target is allowed the last choice counts."""
    aim = aim_of(face, hand)
    if aim is None or aim.aim.kind != "people" or who not in aim.aim.people:
        return hand
    return replace(hand, people=_toggled(hand.people, who, aim.aim.most))


def next_named(face: BoardFace, hand: Hand) -> Hand:
    """Name the next one whom the aim reaches, or one more where it may be several."""
    aim, found = aim_of(face, hand), candidates(face, hand)
    if aim is None or not found:
        return hand
    last = found.index(hand.people[-1]) + 1 if hand.people and hand.people[-1] in found else 0
    rest = [who for who in (*found[last:], *found[:last]) if who not in hand.people]
    if not rest:
        return replace(hand, people=found[:1])
    return replace(hand, people=(*hand.people, rest[0])[-max(aim.aim.most, 1) :])


def marked(face: BoardFace, hand: Hand, number: int) -> Hand:
    """Name a hex of an aim at hexes, or take it back."""
    aim = aim_of(face, hand)
    if aim is None or aim.aim.kind != "hexes" or number not in aim.aim.hexes:
        return hand
    return replace(hand, hexes=_toggled(hand.hexes, number, aim.aim.most))


def _toggled(chosen: tuple[T, ...], one: T, most: int) -> tuple[T, ...]:
    if one in chosen:
        return tuple(other for other in chosen if other != one)
    return (*chosen, one)[-max(most, 1) :]
