"""Turns, acting order, who may do what, and the checks that acts begin (catalogue 6.2, EN-VAL-34…37, EN-VAL-40)."""

from __future__ import annotations

from desktop.core.problem import Severity, refuse
from desktop.core.words import phrase
from desktop.systems.enishi.battle import events as ev
from desktop.systems.enishi.battle.events import Aid, Ambush, Attack, Declare, Harm, Order, Pressure
from desktop.systems.enishi.battle.state import Battle, Fighter, order_of
from desktop.systems.enishi.checks import rules
from desktop.systems.enishi.checks.people import Around, Entry, Scene, line_of, unable
from desktop.systems.enishi.checks.state import CheckSide, State, auto, failed, total


def scene(battle: Battle, about: tuple[str, ...] = (), *, gm: bool = False) -> Scene:
    """Return every fighter with the marks of this turn."""
    return Scene(battle.settings, tuple(f.in_check for f in battle.fighters), battle.marks, about, gm)


def around(battle: Battle, modifier: int, vision: int | None, water: str | None, search: bool = False) -> Around:
    """What surrounds one side: as it is for all, unless the event says otherwise (EN-VIS-02, EN-WAT-02, EN-AMB-66)."""
    dark = battle.vision if vision is None else vision
    return Around(modifier, dark, battle.water if water is None else water, search)


def dry(battle: Battle, modifier: int, vision: int | None, water: str | None, search: bool = False) -> Around:
    """The same for what water does not slow, unless the event names it: talking, noticing, treating (EN-WAT-02)."""
    return around(battle, modifier, vision, water or "", search)


def order_check(battle: Battle, fighter: Fighter, event: Order) -> State:
    """2d6 + 《戦術》 (EN-BTL-02)."""
    return rules.order(scene(battle, gm=event.gm), Entry(fighter.actor, "tactics", Around(event.modifier)))


def attack_check(battle: Battle, fighter: Fighter, target: Fighter, event: Attack) -> State:
    """攻撃行動 with one weapon (EN-HIT-01)."""
    line = line_of(fighter.actor, event.weapon)
    own = around(battle, event.modifier, event.vision, event.water, event.search)
    theirs = around(battle, event.target_modifier, event.target_vision, event.target_water)
    return rules.attack(
        scene(battle, event.about, gm=event.gm),
        Entry(fighter.actor, line.skill, own),
        line,
        Entry(target.actor, "athletics", theirs),
        event.reaction,
    )


def pressure_check(battle: Battle, fighter: Fighter, target: Fighter, event: Pressure) -> State:
    """A skill named by the GM against 《意志》 (EN-AMB-59)."""
    own = dry(battle, event.modifier, event.vision, event.water, event.search)
    theirs = dry(battle, event.target_modifier, event.target_vision, event.target_water)
    return rules.pressure(
        scene(battle, event.about, gm=event.gm),
        Entry(fighter.actor, event.skill, own),
        Entry(target.actor, "will", theirs),
        event.reaction,
    )


def aid_check(battle: Battle, fighter: Fighter, patient: Fighter, event: Aid) -> State:
    """First aid as a 作業行動 (EN-AMB-52)."""
    healer = Entry(fighter.actor, "medicine", dry(battle, event.modifier, event.vision, event.water))
    return rules.first_aid(scene(battle, event.about), healer, patient.actor)


def sneak_check(battle: Battle, fighter: Fighter, event: Ambush) -> State:
    """Return the 《隠密》 check of an ambusher (EN-SUR-01)."""
    place = around(battle, event.modifier, event.vision, event.water)
    return rules.sneak(scene(battle, event.about, gm=event.gm), Entry(fighter.actor, "stealth", place))


def notice_check(battle: Battle, fighter: Fighter, event: Ambush) -> State:
    """《知覚》 of a victim against the best ambusher of the other camp (EN-SUR-01, EN-AMB-65)."""
    place = dry(battle, event.modifier, event.vision, event.water)
    victim = Entry(fighter.actor, "perception", place)
    return rules.surprise(scene(battle, event.about, gm=event.gm), best_ambusher(battle, fighter), victim, own=1)


def foes_hiding(battle: Battle, fighter: Fighter) -> tuple[CheckSide, ...]:
    """List the ambushers against a fighter, all of the other camp."""
    return tuple(side for side in battle.ambushers if side.is_pc != fighter.actor.is_pc)


def best_ambusher(battle: Battle, fighter: Fighter) -> CheckSide:
    """Return the best ambusher against a fighter: 自動成功 first, those who failed last (EN-AMB-09, EN-AMB-65).

    Raises:
        Refusal: `no_ambush` where no enemy hides.
    """
    settings = battle.settings
    hiding = foes_hiding(battle, fighter)
    if not hiding:
        message = phrase("{who} を不意打ちしようとする人がいません。", who=fighter.actor.name)
        raise refuse("no_ambush", "EN-SUR-01", message, phrase("先に《隠密》を振ってください。"), overridable=False)
    return max(hiding, key=lambda side: (not failed(side, settings), auto(side, settings), total(side, settings)))


def harm_check(battle: Battle, target: Fighter, event: Harm) -> State:
    """Damage with its window, from no attack (EN-AMB-23)."""
    return rules.harm(scene(battle), target.actor, event.amount, event.damage)


def anyone(battle: Battle, who: str) -> Fighter:
    """Return a fighter, dead or alive, or refuse an unknown id."""
    fighter = battle.fighter(who)
    if fighter is None:
        raise refuse(
            "unknown_fighter",
            "EN-BTL-01",
            phrase("{who} はこの戦闘にいません。", who=who),
            phrase("先に戦闘に加えてください。"),
            overridable=False,
        )
    return fighter


def body(battle: Battle, who: str) -> Fighter:
    """Return a fighter who can act (EN-VAL-40)."""
    fighter = anyone(battle, who)
    if not battle.able(fighter):
        raise unable(fighter.actor)
    return fighter


def free(battle: Battle) -> None:
    """Refuse while a check is under way."""
    if battle.check is not None:
        message = phrase("判定が終わっていません。")
        remedy = phrase("ダイスか「次へ」で先に進めるか、判定をやめてください。")
        raise refuse("check_open", "EN-VAL-22", message, remedy, overridable=False)


def current(battle: Battle, who: str, gm: bool = False) -> Fighter:
    """Return the fighter whose place it is; by the GM's ruling any fighter."""
    if gm:
        return anyone(battle, who)
    fighter = body(battle, who)
    if battle.phase != "act" or battle.now != who:
        raise refuse(
            "not_now",
            "EN-BTL-04",
            phrase("いまは {who} の手番ではありません。", who=fighter.actor.name),
            phrase("順番を待つか、行動順番を入れ替えてください。"),
        )
    return fighter


def active(battle: Battle, who: str, action: str, gm: bool) -> Fighter:
    """Return the fighter for an active action: one a turn, none under 防御に徹する (EN-VAL-34, EN-VAL-35)."""
    fighter = current(battle, who, gm)
    if gm:
        return fighter
    if fighter.stance in ("defence", "both"):
        text = phrase("{who} は防御に徹しています。", who=fighter.actor.name)
        raise refuse("no_active", "EN-VAL-35", text, phrase("次のターンまで能動行動はできません。"))
    if fighter.active:
        raise refuse(
            "active_taken",
            "EN-VAL-34",
            phrase("{who} はもう能動行動をしました。", who=fighter.actor.name),
            phrase("準備行動か、次のターンの行動を選んでください。"),
        )
    return fighter


def prep(battle: Battle, who: str, gm: bool) -> Fighter:
    """Return the fighter for a preparatory action: one a turn (EN-VAL-34)."""
    fighter = current(battle, who, gm)
    if fighter.prep and not gm:
        raise refuse(
            "prep_taken",
            "EN-VAL-34",
            phrase("{who} はもう準備行動をしました。", who=fighter.actor.name),
            phrase("能動行動か、次のターンの行動を選んでください。"),
        )
    return fighter


def reacts(battle: Battle, who: str, reaction: str) -> Fighter:
    """Return the target; a reaction asked for by name must be possible (EN-VAL-36, EN-VAL-40)."""
    fighter = anyone(battle, who)
    if reaction != "defend":
        return fighter
    if fighter.stance in ("attack", "both"):
        text = phrase("{who} は攻撃に徹しています。", who=fighter.actor.name)
        remedy = phrase("戦闘オプションを取り消せば受動行動ができます。")
        raise refuse("no_reaction", "EN-VAL-36", text, remedy, overridable=False)
    limit = battle.settings.reaction_limit
    if limit and fighter.reactions >= limit:
        text = phrase("{who} はこのターン {n} 回受動行動をしました。", who=fighter.actor.name, n=fighter.reactions)
        remedy = phrase("受動行動なしで進めるか、受動行動の数を書き直してください。")
        raise refuse("no_reaction_left", "EN-AMB-58", text, remedy, overridable=False)
    if not battle.able(fighter):
        raise unable(fighter.actor, overridable=False)
    return fighter


def may_declare(battle: Battle, event: Declare) -> Battle:
    """Take a combat option (EN-OPT-01, EN-VAL-37).

    Raises:
        Refusal: without the GM's yes, outside the order step, or the second one.
    """
    fighter = anyone(battle, event.who)
    if not event.option:
        return battle.marked(event.who, stance="")
    body(battle, event.who)
    if battle.phase != "order" or fighter.order is not None:
        raise refuse(
            "too_late",
            "EN-VAL-37",
            phrase("戦闘オプションは行動順番を決める前に宣言します。"),
            phrase("次のターンに宣言してください。"),
            overridable=False,
        )
    if not (battle.settings.combat_options or event.gm):
        text = phrase("戦闘オプションにはGMの許可が要ります。")
        raise refuse("consent", "EN-VAL-37", text, phrase("GMに尋ねてください。"), severity=Severity.CONSENT)
    if fighter.stance and fighter.stance != event.option:
        if not battle.settings.options_combine:
            raise refuse(
                "both",
                "EN-VAL-37",
                phrase("戦闘オプションは1ターンに一つです。"),
                phrase("もう一つは次のターンに宣言してください。"),
                overridable=False,
            )
        return battle.marked(event.who, stance="both")
    return battle.marked(event.who, stance=event.option)


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
