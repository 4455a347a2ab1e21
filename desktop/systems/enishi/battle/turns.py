"""Turns and acting order (T0 to T4 of the catalogue's 6.2)."""

from __future__ import annotations

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.enishi.battle import events as ev
from desktop.systems.enishi.battle.guard import anyone, current
from desktop.systems.enishi.battle.state import Battle, order_of


def next_turn(battle: Battle, gm: bool = False) -> Battle:
    """Begin the next turn: marks of the last one are cleared (T0)."""
    if battle.phase not in ("start", "end") and not gm:
        raise refuse(
            "turn_runs", "EN-BTL-01", phrase("ターンがまだ終わっていません。"), phrase("全員の行動を終えてください。")
        )
    fresh = tuple(
        s.evolve(
            order=None, faces=(), stance="", active="", prep="", reactions=0, acted=False,
            ambushed=s.ambushed if battle.turn == 0 else 0,
        )
        for s in battle.seats
    )  # fmt: skip
    hiding = battle.ambushers if battle.turn == 0 else ()
    return battle.evolve(turn=battle.turn + 1, phase="order", seats=fresh, queue=(), now="", ambushers=hiding)


def advance(battle: Battle) -> Battle:
    """Advance after an event or an edit: the order closes, late fighters find their place, the next one is up (T1–T4).

    The unconscious and the dead are passed over, whenever they fell. An open check reads the sheets anew.
    """
    if battle.check is not None:
        again = battle.check.read_anew(lambda who: f.actor if (f := battle.fighter(who)) else None)
        return battle if again is battle.check else battle.evolve(check=again)
    if battle.phase == "order" and all(f.order is not None for f in battle.fighters if battle.able(f)):
        battle = battle.evolve(phase="act", queue=order_of(battle), now="")
    if battle.phase != "act":
        return battle
    queue = _inserted(battle)
    return _moved_on(battle if queue == battle.queue else battle.evolve(queue=queue))


def _inserted(battle: Battle) -> tuple[str, ...]:
    """Put late-comers where their number says, leaving what was arranged by hand."""
    sorted_all = order_of(battle)
    queue = [who for who in battle.queue if battle.fighter(who)]
    for who in sorted_all:
        if who not in queue:
            behind = [q for q in sorted_all[: sorted_all.index(who)] if q in queue]
            queue.insert(queue.index(behind[-1]) + 1 if behind else 0, who)
    return tuple(queue)


def _moved_on(battle: Battle) -> Battle:
    """Go to the next who can act; without any the turn is over (T2, T4)."""
    now = battle.fighter(battle.now)
    if now is not None and not now.acted and battle.able(now):
        return battle
    waiting = (f for who in battle.queue if (f := battle.fighter(who)) and not f.acted and battle.able(f))
    fighter = next(waiting, None)
    if fighter is None:
        return battle.evolve(now="", phase="end")
    return battle.evolve(now=fighter.actor.id)


def arranged(battle: Battle, event: ev.Arrange) -> Battle:
    """Place a fighter before another; ties freely, others by the GM (EN-AMB-56)."""
    queue = [who for who in battle.queue if who != event.who]
    mover, before = battle.fighter(event.who), battle.fighter(event.before)
    if mover is None or before is None or event.before not in queue or event.who not in battle.queue:
        raise refuse(
            "not_in_order",
            "EN-BTL-03",
            phrase("その人は行動順番にいません。"),
            phrase("行動順番に並んでいる人を選んでください。"),
            overridable=False,
        )
    if mover.order != before.order and not event.gm:
        raise refuse(
            "no_tie",
            "EN-AMB-56",
            phrase("達成値の違う人は並べ替えられません。"),
            phrase("GMが決めれば並べ替えられます。"),
        )
    queue.insert(queue.index(event.before), event.who)
    moved = battle.evolve(queue=tuple(queue))
    started = any(f.active or f.prep for f in battle.fighters if f.actor.id == battle.now)
    return moved if started else moved.evolve(now="")


def leave_place(battle: Battle, event: ev.Done | ev.Hold) -> Battle:
    """Finish, or wait where the campaign allows it (EN-AMB-57)."""
    fighter = current(battle, event.who, event.gm)
    if isinstance(event, ev.Done):
        return battle.marked(fighter.id, acted=True)
    if not (battle.settings.hold_action or event.gm):
        raise refuse(
            "no_holding",
            "EN-AMB-57",
            phrase("行動は後ろへ回せません。"),
            phrase("いま行動するか、何もせずに終えてください。"),
        )
    index = battle.queue.index(event.who) if event.who in battle.queue else len(battle.queue)
    if index + 1 >= len(battle.queue):
        raise refuse(
            "last",
            "EN-AMB-57",
            phrase("{who} の後ろに人がいません。", who=fighter.actor.name),
            phrase("いま行動するか、何もせずに終えてください。"),
            overridable=False,
        )
    queue = list(battle.queue)
    queue[index], queue[index + 1] = queue[index + 1], queue[index]
    return battle.evolve(queue=tuple(queue), now="")


def reordered(battle: Battle) -> Battle:
    """Work the order of this turn out once more (EN-BTL-02); actions taken stay taken.

    Raises:
        Refusal: no turn is under way.
    """
    if battle.phase not in ("order", "act"):
        raise refuse(
            "no_turn",
            "EN-BTL-02",
            phrase("ターンが始まっていません。"),
            phrase("先にターンを始めてください。"),
            overridable=False,
        )
    fresh = tuple(s.evolve(order=None, faces=()) for s in battle.seats)
    return battle.evolve(phase="order", seats=fresh, queue=(), now="")


def numbered(battle: Battle, who: str, number: int) -> Battle:
    """Write a place in the order by hand, from paper say (EN-TAB-11); the queue follows it."""
    anyone(battle, who)
    placed = battle.marked(who, order=number, faces=())
    return placed.evolve(queue=tuple(q for q in battle.queue if q != who))
