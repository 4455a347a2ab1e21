"""The state of a session, what may happen next, and what a viewer may know of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from desktop.core.game import Game
from desktop.core.system import Move, Viewer
from desktop.core.value import Value
from desktop.core.words import phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.battle.legal import connection_moves
from desktop.systems.kotodama.battle.project import PersonView, person_view
from desktop.systems.kotodama.battle.state import duplicate
from desktop.systems.kotodama.checks.extended import Step, Verdict
from desktop.systems.kotodama.people import Person, person_of
from desktop.systems.kotodama.session.events import Ruling
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import CONNECTIONS, KotodamaSheet


class Track(Value):
    """An extended check that goes on while the story does (KO-EXT-01)."""

    id: str
    goal: int
    pools: tuple[int, ...]
    target: int = 8
    who: str = ""
    label: str = ""
    secret: bool = False
    steps: tuple[Step, ...] = ()
    verdict: Verdict = "ongoing"

    @property
    def cumulative(self) -> int:
        """累積達成数 so far."""
        return self.steps[-1].cumulative if self.steps else 0

    @property
    def next_pool(self) -> int | None:
        """Dice of the next throw; None when it is over."""
        return self.pools[len(self.steps)] if self.verdict == "ongoing" else None


class Session(Value):
    """One session: the scene under way in both spaces, everybody, and what takes time."""

    rules: KotodamaSettings
    people: tuple[Person, ...] = ()
    scene: int = 0
    title: str = ""
    kotodama_title: str = ""
    tracks: tuple[Track, ...] = ()
    rulings: tuple[Ruling, ...] = ()


def start(sheets: Sequence[KotodamaSheet], game: Game[KotodamaSettings], hidden: Iterable[str] = ()) -> Session:
    """Open a session; `hidden` are ids that only the GM knows of.

    Raises:
        Refusal: `duplicate`, or `announcement_required` when the Kotodama rules are left out unannounced.
    """
    spaces.adopt(game.settings.kotodama_enabled, game.settings.kotodama_announced)
    covered = frozenset(hidden)
    people: list[Person] = []
    for sheet in sheets:
        person = person_of(sheet, game.settings.kotodama_enabled, sheet.id in covered)
        if any(p.id == person.id for p in people):
            raise duplicate(person)
        people.append(person)
    return Session(rules=game.settings, people=tuple(people))


def legal(state: Session) -> tuple[Move, ...]:
    """List what may happen next; the rest of each event is asked of the person."""
    return (
        Move(event="scene", label="次のシーン", rule="KO-KTD-03", primary=True),
        *_tracks(state),
        *(move for person in state.people for move in _person(person, state.rules)),
        Move(event="extended_start", label="継続判定を始める", rule="KO-EXT-03"),
        Move(event="ruling", label="GM裁定・ハウスルールを記録", rule="KO-GEN-07"),
        Move(event="join", label="参加", rule="KO-FSM-R13"),
    )


def _tracks(state: Session) -> Iterator[Move]:
    for track in state.tracks:
        if track.verdict == "ongoing":
            again = phrase("{label}：もう一度（{n}個）", label=track.label, n=track.next_pool)
            known = (("id", track.id),)
            yield Move(event="extended_step", label=again, who=track.who, args=known, rule="KO-EXT-06")
            stop = phrase("{label}：中断", label=track.label)
            yield Move(event="extended_abort", label=stop, who=track.who, args=known, rule="KO-AMB-23")


def _person(person: Person, rules: KotodamaSettings) -> Iterator[Move]:
    who, name = person.id, person.name
    if rules.kotodama_enabled and person.standing:
        for to in CONNECTIONS:
            yield from connection_moves(person, to)
    names = [("set_karma", phrase("{name}：インガオホー値", name=name), "KO-UKA-02")]
    if person.state != "dead":
        names += [
            ("damage", phrase("{name}：ダメージ", name=name), "KO-CON-12"),
            ("heal", phrase("{name}：回復", name=name), "KO-SHT-11"),
            ("kill", phrase("{name}：死亡", name=name), "KO-STA-07"),
        ]
        fallen = person.state == "downed"
        label = phrase("{name}：戦闘不能解除", name=name) if fallen else phrase("{name}：戦闘不能", name=name)
        names.append(("release" if fallen else "down", label, "KO-STA-05" if fallen else "KO-STA-04"))
    names += [
        ("set_wazamae", phrase("{name}：ワザマエカウンター", name=name), "KO-SHT-19"),
        ("leave", phrase("{name}：離場", name=name), "KO-FSM-R13"),
    ]
    if person.hidden:
        names.append(("reveal", phrase("{name}を公開", name=name), "KO-TBL-19"))
    for event, label, rule in names:
        yield Move(event=event, label=label, who=who, args=(("who", who),), rule=rule)


class SessionView(Value):
    """A session as a viewer sees it."""

    scene: int
    title: str
    kotodama_title: str
    people: tuple[PersonView, ...]
    tracks: tuple[Track, ...]
    rulings: tuple[Ruling, ...]
    aware_note: str
    """認識状態の補足 of this 卓 (KO-AMB-47)."""


def project(state: Session, viewer: Viewer) -> SessionView:
    """Return what the viewer may know: no hidden people, no secret extended checks, no NPC numbers."""
    seen = tuple(p for p in state.people if viewer.gm or not p.hidden)
    hidden = {p.id for p in state.people} - {p.id for p in seen}
    npcs = {p.id for p in state.people if not p.is_pc}
    tracks = tuple(t for t in state.tracks if viewer.gm or not (t.secret or t.who in hidden or t.who in npcs))
    return SessionView(
        scene=state.scene,
        title=state.title,
        kotodama_title=state.kotodama_title if state.rules.kotodama_enabled else "",
        people=tuple(person_view(p, viewer) for p in seen),
        tracks=tracks,
        rulings=state.rulings,
        aware_note=state.rules.aware_note,
    )
