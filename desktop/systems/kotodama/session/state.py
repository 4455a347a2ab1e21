"""The state of a session and what may happen next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from desktop.core.game import Game
from desktop.core.play import KnownSheets, Move
from desktop.core.sheet import AnyName
from desktop.core.value import Value
from desktop.core.words import Typed, phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.checks import ExtendedCheck
from desktop.systems.kotodama.people import Person
from desktop.systems.kotodama.session.events import Ruling
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.systems.kotodama.stage.legal import connection_moves, hand_moves, make_move, new_checks, open_check
from desktop.systems.kotodama.stage.rules import Stage, seats_of


class Track(Value):
    """An extended check in the course of a session (KO-EXT-01)."""

    id: str
    label: AnyName = ""
    check: ExtendedCheck
    """As its last throw has left it."""

    @property
    def who(self) -> str:
        """Sheet id of the tester."""
        return self.check.tester.sheet

    @property
    def called(self) -> str:
        """Its typed label, else the name of the kind."""
        return Typed(self.label) if self.label else "継続判定"


class Session(Stage):
    """One session: the present scene in both spaces, all characters, and what takes time."""

    scene: int = 0
    title: AnyName = ""
    kotodama_title: AnyName = ""
    tracks: tuple[Track, ...] = ()
    track: str = ""
    """Id of the track whose throw is the open check."""
    rulings: tuple[Ruling, ...] = ()


def start(sheets: Sequence[KotodamaSheet], game: Game[KotodamaSettings], hidden: Iterable[str] = ()) -> Session:
    """Open a session; `hidden` are ids that only the GM knows of.

    Raises:
        Refusal: `duplicate`, or `announcement_required` when the Kotodama rules are left out unannounced.
    """
    spaces.adopt(game.settings.kotodama_enabled, game.settings.kotodama_announced)
    known = KnownSheets({sheet.id: sheet for sheet in sheets})
    return Session(seats=seats_of(sheets, hidden)).bound(known, game)


def legal(state: Session) -> tuple[Move, ...]:
    """List what may happen next; the rest of each event is asked of the person."""
    return (
        *open_check(state),
        make_move("scene", "次のシーン", "KO-KTD-03", primary=state.check is None).evolve(forfeits=True),
        *_tracks(state),
        *new_checks(state),
        *(move for person in state.people for move in _person(person, state.rules)),
        make_move("ruling", "GM裁定・ハウスルールを記録", "KO-GEN-07"),
        make_move("join", "参加", "KO-FSM-R13"),
    )


def _tracks(state: Session) -> Iterator[Move]:
    if state.check is not None:
        return
    able = {"", *(person.id for person in state.people if person.state != "dead")}
    for track in state.tracks:
        if not track.check.done:
            first = "{label}：{n}個で振る" if not track.check.steps else "{label}：もう一度（{n}個）"
            again = phrase(first, label=track.called, n=track.check.next_pool)
            known = (("id", track.id),)
            if track.who in able:
                yield Move(event="extended_go_on", label=again, who=track.who, args=known, rule="KO-EXT-06")
            stop = phrase("{label}：中断", label=track.called)
            yield Move(event="extended_abort", label=stop, who=track.who, args=known, rule="KO-AMB-23")
    yield make_move("extended_start", "時間のかかる継続判定を始める", "KO-EXT-03")


def _person(person: Person, rules: KotodamaSettings) -> Iterator[Move]:
    if rules.kotodama_enabled:
        yield from connection_moves(person)
    yield from hand_moves(person)
