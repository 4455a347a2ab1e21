"""The board as values that a scene draws: tokens, what may be done, and how several fit into one hex. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from pydantic import JsonValue

from desktop.core.maps.grid import Grid
from desktop.core.maps.ground import Aim, Ground, GroundNote, Stroke
from desktop.core.view_models import CharacterView, Token
from desktop.core.words import Words

PLAIN = "#6B7280"
"""Colour of a token that has none of its own."""
MOST_DRAWN = 6
"""Tokens that are drawn in one hex; of more than these one place tells how many there are besides."""


@dataclass(frozen=True)
class TokenFace:
    """One token as drawn."""

    who: str
    name: str
    at: int | None
    """None: beside the board."""
    colour: str = PLAIN
    pc: bool = True
    """Round; others are square."""
    turn: bool = False
    badge: str = ""
    """The latest state in one sign, with the number of states where there are more."""
    states: str = ""
    """All of them in words."""
    portrait: str = ""
    hidden: bool = False
    owner: str = ""
    """Whose player moves it."""


@dataclass(frozen=True)
class AimFace:
    """A step that may be taken, in words."""

    aim: Aim
    label: str
    note: str = ""
    after: str = ""


@dataclass(frozen=True)
class BoardFace:
    """Everything a scene draws, but for what is lit."""

    grid: Grid = field(default_factory=Grid)
    tokens: tuple[TokenFace, ...] = ()
    aims: tuple[AimFace, ...] = ()
    notes: tuple[GroundNote, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    picture: str = ""
    movable: bool = False

    def token(self, who: str) -> TokenFace | None:
        """Return the token of a character."""
        return next((token for token in self.tokens if token.who == who), None)

    def on(self, number: int | None) -> tuple[TokenFace, ...]:
        """Return the tokens of a hex, or those beside the board."""
        return tuple(token for token in self.tokens if token.at == number)

    def aims_of(self, who: str) -> tuple[AimFace, ...]:
        """Return the aims of a character."""
        return tuple(face for face in self.aims if face.aim.who == who)

    def note(self, number: int) -> str:
        """Return what is noted about a hex; what players may not read says so."""
        found = next((note for note in self.notes if note.at == number), None)
        return "" if found is None else f"GM: {found.text}" if found.secret else found.text

    @property
    def stacks(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Return hexes with several tokens and their names, in order of number."""
        here: dict[int, list[str]] = {}
        for token in self.tokens:
            if token.at is not None:
                here.setdefault(token.at, []).append(token.name)
        return tuple((n, tuple(names)) for n, names in sorted(here.items()) if len(names) > 1)


@dataclass(frozen=True)
class Look:
    """A character's colour and portrait, from the sheet."""

    colour: str
    portrait: str = ""
    player: str = ""


def face_of(
    ground: Ground,
    board: Sequence[Token],
    people: Sequence[CharacterView],
    words: Words,
    looks: Callable[[str], Look | None],
) -> BoardFace:
    """Return the view model of a board; tokens off the board are listed beside it.

    Args:
        people: every character who may be on it.
        looks: (sheet id) -> colour and portrait; None for who has no sheet.
    """
    places = {token.who: token for token in board}
    tokens = []
    for person in people:
        token = places.get(person.id)
        if token is None and person.gone:
            continue
        at = token.at if token is not None and ground.grid.has(token.at) else None
        look = looks(person.id)
        colour = look.colour if look is not None else token.colour if token is not None and token.colour else PLAIN
        tokens.append(
            TokenFace(
                who=person.id,
                name=person.name,
                at=at,
                colour=colour,
                pc=person.is_pc,
                turn=person.turn,
                badge=badge(person, words),
                states=words.listed((condition.label for condition in person.conditions), "・"),
                portrait=look.portrait if look is not None else "",
                hidden=token is not None and token.hidden,
                owner=look.player if look is not None else "",
            )
        )
    aims = tuple(AimFace(aim, words.say(aim.label), words.say(aim.note), words.say(aim.after)) for aim in ground.aims)
    return BoardFace(
        grid=ground.grid,
        tokens=tuple(tokens),
        aims=aims,
        notes=tuple(note for note in ground.notes if ground.grid.has(note.at)),
        strokes=ground.strokes,
        picture=ground.picture,
        movable=bool(ground.drop),
    )


def badge(person: CharacterView, words: Words) -> str:
    """Return the latest state in one sign, and how many there are."""
    if not person.conditions:
        return ""
    label = words.say(person.conditions[-1].label).strip("《》<>＜＞ ")
    count = len(person.conditions)
    return label[:1] + (str(count) if count > 1 else "")


def signs(names: Mapping[str, str], crowded: frozenset[str]) -> dict[str, str]:
    """Shorten names so that they can be distinguished on tokens: two letters, in a crowd one.

    Args:
        names: of all characters, by id.
        crowded: ids of those who share their hex.

    >>> signs({"a": "影A", "b": "影B", "c": "トウマ"}, frozenset("abc"))
    {'a': 'A', 'b': 'B', 'c': 'ト'}
    >>> signs({"a": "影A", "c": "トウマ"}, frozenset())
    {'a': '影A', 'c': 'トウ'}
    """
    firsts = [name[:1] for name in names.values()]
    starts = [name[:2] for name in names.values()]
    found = {}
    for who, name in names.items():
        if who in crowded:
            found[who] = name[:1] if firsts.count(name[:1]) == 1 else name[-1:]
        else:
            found[who] = name[:2] if starts.count(name[:2]) == 1 else name[:1] + name[-1:]
    return found


Spot = tuple[float, float, float]
"""Where in a hex a token is drawn, from the middle, and its radius; in hex sides."""
_SPOTS: tuple[tuple[Spot, ...], ...] = (
    (),
    ((0.0, 0.16, 0.46),),
    ((-0.37, 0.17, 0.34), (0.37, 0.17, 0.34)),
    ((-0.42, 0.02, 0.29), (0.42, 0.02, 0.29), (0.0, 0.46, 0.29)),
    ((-0.34, -0.03, 0.26), (0.34, -0.03, 0.26), (-0.31, 0.52, 0.26), (0.31, 0.52, 0.26)),
    ((-0.52, -0.03, 0.24), (0.0, -0.03, 0.24), (0.52, -0.03, 0.24), (-0.27, 0.48, 0.24), (0.27, 0.48, 0.24)),
    (
        (-0.52, -0.03, 0.23), (0.0, -0.03, 0.23), (0.52, -0.03, 0.23),
        (-0.47, 0.46, 0.23), (0.0, 0.46, 0.23), (0.47, 0.46, 0.23),
    ),
)  # fmt: skip
"""By how many tokens share a hex; all of them below its number."""


def spots(count: int) -> tuple[Spot, ...]:
    """Return the places of so many tokens of one hex; of more than `MOST_DRAWN` the last place is for their number."""
    return _SPOTS[min(count, MOST_DRAWN)]


def beside(count: int, wide: float) -> tuple[tuple[float, float], ...]:
    """Return places for tokens beside the board in at most two rows as wide as it, from their upper left corner."""
    if not count:
        return ()
    columns = max(1, int(wide))
    if count > columns * 2:
        columns = -(-count // 2)
    step = min(1.0, (wide - 1) / max(columns - 1, 1))
    return tuple((0.5 + step * (n % columns), 0.5 + n // columns) for n in range(count))


def event_of(aim: Aim, *, people: Sequence[str] = (), hexes: Sequence[int] = ()) -> dict[str, JsonValue]:
    """Return the step with whom or what has been named."""
    event = dict(aim.event)
    if aim.kind in ("go", "hexes"):
        event["hexes"] = list(hexes)
    elif aim.kind == "people":
        event["targets"] = list(people)
    return event
