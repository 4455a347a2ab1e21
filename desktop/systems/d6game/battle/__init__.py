"""Combat and its legal next steps: a duel of hidden hands, power, fighting back, dodging (catalogue 9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.core.game import Game
from desktop.core.play import BattleEngine, Known, Move
from desktop.core.rolls.check import Check
from desktop.core.settings import Settings as AnySettings
from desktop.core.value import Viewer
from desktop.core.view_models import Heading, LogMessage, PlayView, nth
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.battle.events import EVENTS, Adjust, Event, Join
from desktop.systems.d6game.battle.log import advance_messages, log_messages
from desktop.systems.d6game.battle.rules import advance, apply, returning
from desktop.systems.d6game.battle.state import BattleState, Combatant, Phase, StartOptions, start
from desktop.systems.d6game.battle.view import project
from desktop.systems.d6game.sheet import D6gameSheet


def legal(state: BattleState) -> tuple[Move, ...]:
    """List what may happen next, the usual step first."""
    match state.phase:
        case Phase.SETUP:
            moves = _setup(state)
        case Phase.ORDER:
            moves = (*_check(state), _end())
        case Phase.TARGET:
            targets = _targets(state)
            stuck, lost = not any(move.primary for move in targets), state.party_down() and not state.dismissed
            passing = _move("pass", phrase("パス（GM）"), "D6G-AMB-33", primary=stuck and lost, gm=True)
            moves = (*targets, passing.evolve(forfeits=not stuck), *_gm(state, over=stuck and not lost))
        case Phase.ATTACK:
            moves = (*_check(state), *_gm(state))
        case Phase.TURN_END:
            moves = (_move("next", phrase("次の手番"), "D6G-CMB-04", primary=True), *_reveal(state), *_gm(state))
        case Phase.GAME_OVER:
            moves = (_move("dismiss", phrase("取り消して続ける（GM）"), "D6G-AMB-32"), _end(primary=True))
        case Phase.COMBAT_END:
            moves = _closing(state)
        case Phase.CLOSED:
            return ()
    return (*moves, *_changes(state))


def _move(event: str, label: Phrase | str, rule: str, who: str = "", primary: bool = False, **args: Known) -> Move:
    return Move(event=event, label=label, who=who, args=tuple(args.items()), rule=rule, primary=primary)


def _changes(state: BattleState) -> tuple[Move, ...]:
    """What the GM may always do (D6G-GMV-10, D6G-AMB-23)."""
    shows = (
        Move(event="show", label=_shown(c), args=(("who", c.id), ("seen", not c.seen)), rule="D6G-PHY-08")
        for c in state.roster
        if c.of_gm
    )
    leaves = (
        Move(event="leave", label=phrase("{name} が抜ける", name=c.name), args=(("who", c.id),), rule="D6G-GEN-01")
        for c in _free(state)
    )
    return (
        _move("adjust", phrase("数を直す（GM）"), "D6G-GMV-10"),
        _move("join", phrase("人を加える"), "D6G-AMB-23"),
        _move("assign", phrase("陣営と担当を決める"), "D6G-AMB-31"),
        _move("place", phrase("名簿の順を変える"), "D6G-AMB-22"),
        *shows,
        *leaves,
    )


def _free(state: BattleState) -> tuple[Combatant, ...]:
    """Return those who may leave now: not those of the running attack, nor the last one."""
    if len(state.seats) == 1:
        return ()
    attack = state.attack if state.phase is Phase.ATTACK else None
    bound = () if attack is None else (attack.attacker.id, attack.target.id)
    return tuple(c for c in state.roster if c.id not in bound)


def _shown(one: Combatant) -> Phrase:
    return phrase("{name} を隠す", name=one.name) if one.seen else phrase("{name} を見せる", name=one.name)


def _end(primary: bool = False) -> Move:
    return _move("end", phrase("戦闘終了"), "D6G-AMB-30", primary=primary)


def _gm(state: BattleState, *, over: bool = False) -> tuple[Move, ...]:
    """Drag the order, or end; that is the next step where no enemy is left to attack (D6G-AMB-30).

    Where the whole party is down the turn is passed instead: its end reports the game over (D6G-LIFE-03).
    """
    rest = state.order[state.turn + 1 :]
    drag = (_move("reorder", phrase("順番を並べ替える（GM）"), "D6G-AMB-22", order=rest),) if len(rest) > 1 else ()
    return (*drag, _end(primary=over))


def _setup(state: BattleState) -> tuple[Move, ...]:
    ready = len(state.sides()) >= 2
    return (_move("begin", phrase("戦闘開始"), "D6G-CMB-03", primary=True),) if ready else ()


def _targets(state: BattleState) -> tuple[Move, ...]:
    actor = state.of(state.actor)
    others = sorted((c for c in state.roster if c.standing and c.id != actor.id), key=lambda c: c.side == actor.side)
    return tuple(
        _move(
            "target",
            phrase("{name} を攻撃する", name=c.name),
            "D6G-CMB-05" if c.side != actor.side else "D6G-AMB-33",
            who=actor.id,
            primary=n == 0 and c.side != actor.side,
            target=c.id,
            confirmed=c.side == actor.side,
        ).evolve(begins=True)
        for n, c in enumerate(others)
    )


def _check(state: BattleState) -> tuple[Move, ...]:
    """The dice and the choices that the open check asks for."""
    if state.check is None:
        return ()
    wants = state.check.wants
    dice = (_move("throw", wants.label, wants.rule, wants.who, primary=True),) if wants else ()
    choices = (_move("choose", o.label, o.rule, o.payer, primary=o.primary, option=o.id) for o in state.check.options)
    return (*dice, *choices)


def _reveal(state: BattleState) -> tuple[Move, ...]:
    attack = state.attack
    if attack is None or not attack.done or not attack.hidden or attack.attack is None:
        return ()
    return (_move("reveal", phrase("手を公開する"), "D6G-AMB-28", attack.attacker.id),)


def _closing(state: BattleState) -> tuple[Move, ...]:
    done = _move("close", phrase("戦闘の結果を確定"), "D6G-CMB-13", primary=True, revive=returning(state))
    if len(state.sides()) < 2:
        return (done,)
    return (done, _move("resume", phrase("続ける（GM）"), "D6G-AMB-30"))


__all__ = ["BATTLE"]


class D6gameBattle(BattleEngine[BattleState, Event, D6gameSheet, AnySettings]):
    """Combat: a duel of hidden hands."""

    state_type = BattleState
    events = EVENTS
    unseen = "unseen"

    def start(self, sheets: Sequence[D6gameSheet], game: Game[AnySettings], **options: object) -> BattleState:
        return start(sheets, game, StartOptions.model_validate(options))

    def apply(self, state: BattleState, event: Event) -> BattleState:
        return apply(state, event)

    def advance(self, state: BattleState) -> BattleState:
        return advance(state)

    def advance_messages(self, before: BattleState, after: BattleState) -> tuple[LogMessage, ...]:
        return advance_messages(before, after)

    def legal(self, state: BattleState) -> tuple[Move, ...]:
        return legal(state)

    def project(self, state: BattleState, viewer: Viewer) -> PlayView:
        return project(state, viewer)

    def check(self, state: BattleState) -> Check | None:
        return state.check if state.phase in (Phase.ORDER, Phase.ATTACK) else None

    def log_messages(self, before: BattleState, event: Event, after: BattleState) -> tuple[LogMessage, ...]:
        return log_messages(before, event, after)

    def absent(self, everyone: Callable[[], Sequence[D6gameSheet]]) -> Sequence[D6gameSheet]:
        return tuple(sheet for sheet in everyone() if sheet.plays_in_party)

    def join(self, sheet: D6gameSheet, game: Game[AnySettings]) -> Event | None:
        return Join(who=sheet.id)

    def harm(self, state: BattleState, who: str, points: int) -> Event | None:
        return Adjust(who=who, amount=-points)

    def heal(self, state: BattleState, who: str, points: int) -> Event | None:
        return Adjust(who=who, amount=points)

    def heading(self, state: BattleState) -> Heading:
        return Heading(round=nth(state.round, "巡")) if state.round else Heading()

    def over(self, state: BattleState) -> bool:
        return state.phase is Phase.CLOSED


BATTLE = D6gameBattle()
