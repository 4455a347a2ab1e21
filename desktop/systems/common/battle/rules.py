"""Rounds and processes: setup – initiative – main – cleanup, how a battle starts and ends, and who acts next."""

from __future__ import annotations

from fractions import Fraction

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.common.battle import events as bt
from desktop.systems.common.battle.state import PROCESSES, Battle, Process
from desktop.systems.common.cards.effects import ended
from desktop.systems.common.session.state import SessionState, need, need_phase
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import UNPLACED_AP, CommonSheet
from desktop.systems.common.values import ap_fraction, max_ap


def triggered(state: SessionState) -> bool:
    """Tell whether some scene character is able to fight and has the will to (CM-SCN-09, CM-AMB-52)."""
    return any(sheet.battle_capable and sheet.hostile for sheet in state.scene_sheets)


def retriggered(state: SessionState) -> SessionState:
    """Start or end the battle by itself, as the marks and the cast have it now (CM-SCN-09, CM-BTL-02)."""
    if state.phase != "scene" or not state.settings.battle_auto:
        return state
    battle = state.battle
    if not triggered(state):
        return state if battle is None or battle.by_hand else left(state)
    if battle is None:
        return entered(state)
    return state.evolve(battle=battle.evolve(by_hand=False)) if battle.by_hand else state


def entered(state: SessionState, by_hand: bool = False) -> SessionState:
    """Open round 1: AP and hexes as the house rules have them (CM-AMB-13, CM-AMB-61)."""
    settings = state.settings

    def ready(sheet: CommonSheet) -> CommonSheet:
        return _fresh(sheet, turn=True).evolve(ap=settings.start_ap, hex=settings.start_hex or None)

    return state.mapped(ready, state.cast).evolve(battle=Battle(by_hand=by_hand))


def left(state: SessionState) -> SessionState:
    """End the battle at once: round effects end, AP −1 for all, no hexes (CM-AMB-54)."""

    def home(sheet: CommonSheet) -> CommonSheet:
        sheet = ended(sheet, ("round",), state.settings)
        if sheet.ap == UNPLACED_AP and sheet.hex is None:
            return sheet
        return _fresh(sheet, turn=True).evolve(ap=UNPLACED_AP, hex=None)

    action = None if state.action is None else state.action.evolve(outlived=True)
    return state.mapped(home).evolve(battle=None, action=action)


def _fresh(sheet: CommonSheet, turn: bool = False) -> CommonSheet:
    """Clear the use counts of a process, and of a turn when that is over as well."""
    if not any(copy.used_process or (turn and copy.used_turn) for copy in sheet.copies):
        return sheet
    clear: dict[str, int] = {"used_process": 0, **({"used_turn": 0} if turn else {})}
    return sheet.evolve(
        abilities=tuple(copy.evolve(**clear) for copy in sheet.abilities),
        items=tuple(copy.evolve(**clear) for copy in sheet.items),
    )


def need_process(state: SessionState, process: Process, rule: str) -> Battle:
    """Refuse what belongs to another process; return the battle."""
    battle = state.battle
    if battle is None or battle.process != process or state.action is not None:
        raise refuse(
            "wrong_process",
            rule,
            phrase("それは{process}でします。", process=PROCESSES[process]),
            phrase("いまの段階を先に終えてください。"),
            overridable=False,
        )
    return battle


def start_battle(state: SessionState, event: bt.StartBattle) -> SessionState:
    """Start by the GM's hand, where the house rules or a ruling take it from the marks."""
    need_phase(state, "scene")
    need(state.battle is None, "in_battle", "CM-SCN-09", phrase("もう戦闘中です。"), phrase("続けてください。"))
    if state.settings.battle_auto and not event.gm:
        raise refuse(
            "by_itself",
            "CM-SCN-09",
            phrase("戦闘は、戦闘可能で戦意を持つ者がいれば自動で始まります。"),
            phrase("戦意の印を付けてください。"),
        )
    return entered(state, by_hand=not triggered(state))


def end_battle(state: SessionState, event: bt.EndBattle) -> SessionState:
    """End by the GM's hand."""
    need(state.battle is not None, "no_battle", "CM-BTL-02", phrase("いまは戦闘中ではありません。"), phrase(""))
    if state.settings.battle_auto and triggered(state):
        raise refuse(
            "by_itself",
            "CM-BTL-02",
            phrase("戦闘可能で戦意を持つ者がいる間、戦闘は続きます。"),
            phrase("戦意の印を外すか、シーンを終えてください。"),
            overridable=False,
        )
    return left(state)


def need_in_scene(state: SessionState, who: str) -> CommonSheet:
    """Return the sheet of a character in the scene; refuse any other."""
    sheet = state.sheet(who)
    need(
        who in state.cast,
        "not_in_scene",
        "CM-SCN-05",
        phrase("{name} はこのシーンにいません。", name=sheet.name),
        phrase("シーンキャラクターを選ぶか、GMが登場させてください。"),
    )
    return sheet


def end_setup(state: SessionState, event: bt.EndSetup) -> SessionState:
    """Fill the AP of all scene characters up to MAXAP, then find the initiative (CM-BTL-05, CM-BTL-06, CM-AMB-15)."""
    need_process(state, "setup", "CM-BTL-05")

    def risen(sheet: CommonSheet) -> CommonSheet:
        ceiling = max_ap(sheet, state.settings)
        return _fresh(sheet).evolve(ap=min(sheet.ap + ceiling, ceiling))

    return turn_over(state.mapped(risen, state.cast))


def turn_over(state: SessionState) -> SessionState:
    """Go to the initiative process; `advance` finds who acts (CM-BTL-06, CM-BTL-11)."""
    assert state.battle is not None
    return state.evolve(battle=state.battle.evolve(process="initiative", turn="", tied=(), again=None, throws=()))


def initiative(state: SessionState) -> SessionState:
    """Find who acts: one candidate acts at once, several wait for a throw, none lead to cleanup (CM-BTL-07, -08).

    Asked anew while the throw is due: AP, MAXAP and the cast may have changed since.
    """
    battle = state.battle
    if battle is None or battle.process != "initiative":
        return state
    found = candidates(state)
    if not found:
        return state.evolve(battle=battle.evolve(process="cleanup", tied=(), again=None, throws=()))
    if len(found) > 1 and state.settings.tie == "dice":
        return state if battle.tied == found else state.evolve(battle=battle.evolve(tied=found, again=None, throws=()))
    return turn_of(state, found[0])


def turn_of(state: SessionState, who: str) -> SessionState:
    """Open the main process of an initiative character (CM-BTL-09)."""
    assert state.battle is not None
    battle = state.battle.evolve(process="main", turn=who, tied=(), again=None, throws=())
    return state.with_sheet(_fresh(state.sheets[who], turn=True)).evolve(battle=battle)


def draw(state: SessionState, event: bt.Draw) -> SessionState:
    """Let the GM choose among those tied (CM-AMB-57)."""
    battle = need_process(state, "initiative", "CM-BTL-07")
    state.sheet(event.who)
    if event.who not in battle.tied or not event.gm:
        raise refuse(
            "not_tied",
            "CM-AMB-57",
            phrase("その者は同じ割合で並んでいません。"),
            phrase("並んでいる者の中から、ダイスかGM裁定で選んでください。"),
        )
    return turn_of(state, event.who)


def end_turn(state: SessionState, event: bt.EndTurn) -> SessionState:
    """Spend 1 AP and end one's turn (CM-BTL-10, CM-AMB-59), then find the next (CM-BTL-11)."""
    battle = need_process(state, "main", "CM-BTL-10")
    need(
        battle.turn == event.who,
        "not_own_turn",
        "CM-BTL-09",
        phrase("いまは {name} のターンです。", name=state.sheet(battle.turn).name),
        phrase("イニシアティヴキャラクターだけが終えられます。"),
    )
    sheet = state.sheets[event.who]
    return turn_over(state.with_sheet(sheet.evolve(ap=sheet.ap - 1)))


def end_cleanup(state: SessionState, event: bt.EndCleanup) -> SessionState:
    """End the round: round effects end, the next setup process opens (CM-BTL-12)."""
    battle = need_process(state, "cleanup", "CM-BTL-12")

    def over(sheet: CommonSheet) -> CommonSheet:
        return _fresh(ended(sheet, ("round",), state.settings))

    return state.mapped(over).evolve(battle=Battle(round=battle.round + 1, by_hand=battle.by_hand))


def joined(state: SessionState, who: str) -> SessionState:
    """Let a newcomer into the running battle (CM-AMB-56)."""
    if state.battle is None:
        return state
    sheet = state.sheets[who]
    ceiling = max_ap(sheet, state.settings)
    ap = min(UNPLACED_AP + ceiling, ceiling) if state.settings.join_ap == "full" else UNPLACED_AP
    return state.with_sheet(sheet.evolve(ap=ap, hex=state.settings.start_hex or None))


def parted(state: SessionState, who: str) -> SessionState:
    """Remove a character from the running battle; the character's own turn ends without cost (CM-AMB-56)."""
    battle = state.battle
    if battle is None:
        return state
    sheet = state.sheets[who]
    state = state.with_sheet(_fresh(sheet, turn=True).evolve(ap=UNPLACED_AP, hex=None))
    return turn_over(state) if battle.turn == who else state


def may_act(state: SessionState, sheet: CommonSheet) -> bool:
    """Tell whether a character can become initiative character (CM-BTL-07, CM-AMB-53)."""
    return able(sheet, state.settings)


def able(sheet: CommonSheet, settings: CommonSettings) -> bool:
    """Tell whether a character has AP to act with, and is able to where the campaign asks for it."""
    return sheet.ap >= 1 and (sheet.battle_capable or not settings.skip_incapable)


def candidates(state: SessionState) -> tuple[str, ...]:
    """List those with the greatest AP ÷ MAXAP among AP ≥ 1, in order of entry; fractions are exact (CM-AMB-58)."""
    best: Fraction | None = None
    found: list[str] = []
    for sheet in state.scene_sheets:
        fraction = ap_fraction(sheet, state.settings) if may_act(state, sheet) else None
        if fraction is None or (best is not None and fraction < best):
            continue
        if fraction == best:
            found.append(sheet.id)
        else:
            best, found = fraction, [sheet.id]
    return tuple(found)
