"""Moving a token by hand from one hex to another (CM-BTL-03, CM-AMB-61, CM-DATA-10)."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.core.maps.hexes import distance, place
from desktop.core.problem import Problem, Refusal
from desktop.core.words import phrase
from desktop.systems.common.battle import events as bt
from desktop.systems.common.battle.rules import need_in_scene
from desktop.systems.common.cards.library import kind_name
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.actions import use_card, use_problems
from desktop.systems.common.session.state import SessionState, need
from desktop.systems.common.sheet import CommonSheet


def move_token(state: SessionState, event: bt.MoveToken) -> SessionState:
    """Put it down at first, and until the first setup is over elsewhere; later go by a card, or by the GM's word.

    Raises:
        Refusal: no card of theirs leads there now; the GM may overrule it.
    """
    sheet = need_in_scene(state, event.who)
    battle = state.battle
    first = battle is not None and battle.round == 1 and battle.process == "setup"
    if event.gm or battle is None or sheet.hex is None or first:
        return place_token(state, bt.PlaceToken(who=event.who, hex=event.hex, gm=event.gm))
    place(event.hex)
    reasons: list[Problem] = []
    for copy_id, problem in _ways(state, sheet, event.hex):
        if problem is None:
            return use_card(state, ev.UseCard(who=sheet.id, copy_id=copy_id, hexes=(event.hex,)))
        reasons.append(problem)
    raise Refusal(reasons[0].evolve(overridable=True) if reasons else _no_card(sheet))


def _ways(state: SessionState, sheet: CommonSheet, goal: int) -> list[tuple[str, Problem | None]]:
    """List the copies that move their owner, each with what forbids it; nearest to being allowed first."""
    found: list[tuple[str, Problem | None]] = []
    assert sheet.hex is not None
    for copy in sheet.copies:
        written = state.library.by_id.get(copy.card)
        card = None if written is None else state.in_hand(written, sheet)
        reach = max((e.steps for e in card.effects if e.op == "move_hex"), default=0) if card is not None else 0
        if card is None or not reach or card.target.kind == "n_hexes":
            continue
        problems = use_problems(state, sheet.id, copy, card)
        if problems:
            found.append((copy.id, problems[0]))
        elif not 1 <= distance(sheet.hex, goal) <= reach:
            kind = kind_name(card, copy.choice)
            found.append((copy.id, _too_far(sheet, goal, kind, reach)))
        else:
            found.insert(0, (copy.id, None))
    return found


def _too_far(sheet: CommonSheet, goal: int, kind: str, reach: int) -> Problem:
    assert sheet.hex is not None
    return Problem(
        code="not_adjacent",
        rule="CM-DATA-10",
        message=phrase(
            "{name} はヘクス {here} から {goal} まで {far} 離れています（<{kind}> は {n} まで）。",
            name=sheet.name,
            here=sheet.hex,
            goal=goal,
            far=distance(sheet.hex, goal),
            kind=kind,
            n=reach,
        ),
        remedy=phrase("光っているヘクスを選ぶか、GM裁定で動かしてください。"),
    )


def _no_card(sheet: CommonSheet) -> Problem:
    return Problem(
        code="no_way",
        rule="CM-DATA-10",
        message=phrase("{name} には、ヘクスを移るカードがありません。", name=sheet.name),
        remedy=phrase("<移動> を取得するか、GM裁定で動かしてください。"),
    )


def place_token(state: SessionState, event: bt.PlaceToken) -> SessionState:
    """Put a token on a hex; any number fit into one (CM-BTL-03, CM-BTL-04)."""
    return _put(state, (event.who,), event.hex)


def all_to(state: SessionState, event: bt.AllTo) -> SessionState:
    """Put every scene character on one hex (CM-AMB-61)."""
    return _put(state, state.cast, event.hex)


def _put(state: SessionState, who: Iterable[str], hex_number: int | None) -> SessionState:
    need(
        state.battle is not None,
        "no_hexes",
        "CM-BTL-03",
        phrase("ヘクスは戦闘中だけのものです。"),
        phrase("戦闘が始まってから置いてください。"),
    )
    if hex_number is not None:
        place(hex_number)
    for one in who:
        need_in_scene(state, one)
    return state.mapped(lambda sheet: sheet.evolve(hex=hex_number), who)
