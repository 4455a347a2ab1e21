"""The view model of a combat for one viewer (section 9.3 of the catalogue); the display viewer sees least."""

from __future__ import annotations

from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView, Condition, Gauge, PlayView, shown
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game import actors
from desktop.systems.d6game.actors import Actor, sees_hand, sees_power
from desktop.systems.d6game.attack import AttackCheck, Stage
from desktop.systems.d6game.battle.rules import returning
from desktop.systems.d6game.battle.state import BattleState, Combatant, Owed, Phase


class BattleView(PlayView):
    """What the tracker of a combat draws beside people and order."""

    step: str = ""
    """The state of section 9.1 of the catalogue."""
    sides: tuple[tuple[str, str], ...] = ()
    """Sheet id and side, in roster order."""
    attacker: str = ""
    target: str = ""
    power: int | None = None
    """None before it is fixed, and for those who may not know it yet."""
    response: str = ""
    hidden: tuple[str, ...] = ()
    """Sheet ids of those whom the players do not know of yet; GM only."""
    fallen: tuple[str, ...] = ()
    """Sheet ids of those who lie at the end of a combat."""
    returning: tuple[str, ...] = ()
    """Who of them returns unless the GM says otherwise (D6G-AMB-31)."""
    controllers: tuple[tuple[str, str], ...] = ()
    """Sheet id, and who acts for the character: `gm` or the sheet of a player; GM only."""
    players: tuple[str, ...] = ()
    """Sheet ids of the party, whose players may act for any character; GM only."""
    owed: tuple[Owed, ...] = ()
    """Changes of fate that wait for the end; only those whose hand the viewer knows."""

    @property
    def roster(self) -> tuple[str, ...]:
        """Sheet ids in the order that decides ties (D6G-AMB-22)."""
        return tuple(who for who, _side in self.sides)


def project(state: BattleState, viewer: Viewer) -> BattleView:
    """Return what this viewer may know."""
    known = {c.id for c in state.roster if viewer.gm or c.seen}
    check = shown(state.check, viewer) if state.check and state.phase is not Phase.COMBAT_END else None
    ended = state.phase is Phase.COMBAT_END
    view = BattleView(
        phase=_phase(state),
        step=state.step,
        round=state.round or None,
        round_word="巡",
        people=tuple(_person(state, c, viewer) for c in state.roster if c.id in known),
        order=tuple(who for who in state.order if who in known),
        check=check,
        result=check.outcome if check and check.done else None,
        stage=((phrase("戦闘"), _phase(state)),) if state.phase is Phase.GAME_OVER else (),
        sides=tuple((c.id, c.side) for c in state.roster if c.id in known),
        hidden=tuple(c.id for c in state.roster if not c.seen) if viewer.gm else (),
        fallen=tuple(c.id for c in state.roster if ended and not c.standing and c.id in known),
        returning=tuple(who for who in returning(state) if who in known) if ended else (),
        controllers=tuple((c.id, c.controller) for c in state.roster) if viewer.gm else (),
        players=tuple(c.id for c in state.roster if c.in_party) if viewer.gm else (),
        owed=tuple(owed for owed in state.owed if _sees_owed(state, owed, viewer)),
    )
    return _with_attack(view, state.attack, viewer, known) if check and state.attack else view


def _with_attack(view: BattleView, attack: AttackCheck, viewer: Viewer, known: set[str]) -> BattleView:
    attacker, target = attack.attacker, attack.target
    power = attack.response is not None or sees_power(attack.settings, attacker, target, viewer)
    return view.evolve(
        attacker=attacker.id if attacker.id in known else "",
        target=target.id if target.id in known else "",
        power=attack.power if power else None,
        response=attack.response or "",
    )


def _sees_owed(state: BattleState, owed: Owed, viewer: Viewer) -> bool:
    attacker, target = state.of(owed.who), Actor(id=owed.against, controller=owed.answered_by)
    return sees_hand(state.settings, attacker, target, viewer) and (viewer.gm or attacker.seen)


def _person(state: BattleState, one: Combatant, viewer: Viewer) -> CharacterView:
    """Life is open to all; what else the GM has written for those the GM plays is not."""
    rules, everything = state.rules, viewer.gm or not one.of_gm
    full = one.life_initial if everything else None
    gauges = [actors.life(rules, one.life, full)]
    if rules.settings.fate_separate:
        gauges.append(actors.fate(rules, one.fate if everything else None))
    if rules.settings.equipment and everything and (one.damage or one.armour):
        gauges.append(Gauge(id="damage", label="与えるダメージ", value=one.damage, drawn="number"))
        gauges.append(Gauge(id="armour", label="受けるダメージの軽減", value=one.armour, drawn="number"))
    down = Condition(id="out_of_combat", label=rules.label("out_of_combat"), rule="D6G-CMB-12")
    return CharacterView(
        id=one.id,
        name=one.name,
        is_pc=not one.of_gm,
        gauges=tuple(gauges),
        conditions=() if one.standing else (down,),
        turn=one.id == state.actor,
        acted=state.step is not Phase.CLOSED and one.id in state.order[: max(state.turn, 0)],
        out=not one.standing,
    )


_PHASES = {
    Phase.SETUP: phrase("戦闘準備"),
    Phase.ORDER: phrase("手番順の決定"),
    Phase.TARGET: phrase("攻撃対象の指定"),
    Phase.TURN_END: phrase("手番終了"),
    Phase.COMBAT_END: phrase("戦闘終了"),
    Phase.CLOSED: phrase("戦闘のあと"),
}
_STAGES = {
    Stage.ATTACK_ROLL: phrase("攻撃の判定（非公開）"),
    Stage.RESPONSE: phrase("応じ方の決定"),
    Stage.LATE_ROLL: phrase("伏せた手を開く"),
    Stage.DEFENCE_ROLL: phrase("応じる判定"),
}


def _phase(state: BattleState) -> Phrase:
    if state.phase is Phase.GAME_OVER:
        return phrase("{word}", word=state.rules.label("game_over"))
    if state.attack is None or state.phase is not Phase.ATTACK:
        return _PHASES.get(state.phase, phrase(""))
    word = phrase("{word}の決定", word=state.rules.label("power"))
    return _STAGES.get(state.attack.stage, word)
