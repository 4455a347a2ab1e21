"""Actions (アクション): declaring the use of a card, for its effects or for drop items."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.hexes import distance
from desktop.core.play import Choose
from desktop.core.problem import Problem, refuse
from desktop.core.remembered import remembered
from desktop.core.words import phrase
from desktop.systems.common.battle.rules import need_in_scene
from desktop.systems.common.cards.in_hand import worked
from desktop.systems.common.cards.library import kind_name
from desktop.systems.common.cards.payment import pay
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.usage import Use, obstacles_of
from desktop.systems.common.checks import ROLES
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.checks import choose
from desktop.systems.common.session.closing import closed, effected
from desktop.systems.common.session.drops import drops_for, full_problem
from desktop.systems.common.session.state import Action, SessionState, need, unless_ruled
from desktop.systems.common.session.targets import chosen
from desktop.systems.common.session.trials import open_trial, opened
from desktop.systems.common.sheet import CopyRow

KEPT = 512
"""Cards in hands of which is kept whether they may be used: offers and what is shown both ask."""
NOT_IN_SCENE = Problem(
    code="not_in_scene",
    rule="CM-AMB-90",
    message=phrase("カードは、シーンに登場しているキャラクターだけが使えます。"),
    remedy=phrase("シーンの中で使うか、GM裁定で許可してください。"),
    overridable=True,
)
"""The first thing that is in the way of a card out of the scene, and the only one that is reported."""
NUMBERS_FROZEN = Problem(
    code="numbers_frozen",
    rule="CM-AMB-65",
    message=phrase("判定値と難易度はもう決まりました。"),
    remedy=phrase("ダイスの結果が出てから使ってください。"),
    overridable=False,
)
WORDS_OPEN = Problem(
    code="words_open",
    rule="CM-LIM-03",
    message=phrase("いまのカードの文章を、まだ処理していません。"),
    remedy=phrase("「カードの文章を処理した」で進んでください。"),
    overridable=False,
)
CHECK_OPEN = Problem(
    code="check_open",
    rule="CM-CHK-04",
    message=phrase("いまの行為判定がまだ終わっていません。"),
    remedy=phrase("先に判定を終えてください。"),
    overridable=False,
)
TURN_ENDS = Problem(
    code="turn_ends",
    rule="CM-LIM-03",
    message=phrase("メジャーのカードを使ったので、このターンは終わります。"),
    remedy=phrase("マイナーのカードは、その前に使ってください。"),
)
NOT_THE_ACTOR = Problem(
    code="not_the_actor",
    rule="CM-AMB-76",
    message=phrase("この卓では、判定する本人だけがこのカードを使えます。"),
    remedy=phrase("GM裁定で許可してください。"),
)


def use_of(state: SessionState, who: str, copy: CopyRow, card: Card, search: bool = False) -> Use:
    """Return the use of a copy in a character's hand at this moment."""
    return Use(
        sheet=state.sheets[who],
        copy=copy,
        card=card,
        library=state.library,
        settings=state.settings,
        moment=state.moment(who),
        search=search,
    )


def use_problems(state: SessionState, who: str, copy: CopyRow, card: Card, search: bool = False) -> tuple[Problem, ...]:
    """List everything that forbids using a copy now, or searching with it; targets are another matter."""
    return tuple(_problems(state, who, copy, card, search))


@remembered(KEPT)
def use_problem(state: SessionState, who: str, copy: CopyRow, card: Card) -> Problem | None:
    """Return the first of them: most cards of a table lie in hands out of the scene, and nothing else is asked."""
    return next(_problems(state, who, copy, card), None)


def _problems(state: SessionState, who: str, copy: CopyRow, card: Card, search: bool = False) -> Iterator[Problem]:
    if state.settings.scene_only and (state.phase != "scene" or who not in state.cast):
        yield NOT_IN_SCENE
    if state.action is not None and (problem := _during_check(state, who, card)) is not None:
        yield problem
    yield from obstacles_of(use_of(state, who, copy, card, search))


def _during_check(state: SessionState, who: str, card: Card) -> Problem | None:
    action = state.action
    assert action is not None
    if action.step == "roll":
        return NUMBERS_FROZEN
    if card.check is not None or card.limit("major") is not None:
        return WORDS_OPEN if action.waits else CHECK_OPEN
    if action.ends_turn and state.moment(who).own_turn and card.limit("minor") is not None:
        return TURN_ENDS
    if card.limit("check") is not None and state.settings.helpers == "actor" and who != action.user:
        return NOT_THE_ACTOR
    return None


def use_card(state: SessionState, event: ev.UseCard) -> SessionState:
    """Use a copy: limits, targets, payment, then checks or effects; before the payment nothing is paid (CM-AMB-85)."""
    copy, card = state.copy_of(event.who, event.copy_id)
    unless_ruled(event, use_problems(state, event.who, copy, card))
    if (option := _option_of(state, event, card)) is not None:
        return choose(state, Choose(option=option))
    targets = chosen(state, event.who, card, event.targets, event.hexes)
    destination = _destination(state, event, card)
    sums = worked(card, "target limits effects", state.library, state.settings)
    paid = state.with_sheet(pay(use_of(state, event.who, copy, card))).with_worked(sums)
    action = Action(
        user=event.who,
        card=card.id,
        choice=copy.choice,
        name=kind_name(card, copy.choice),
        typed_judge=event.judge,
        typed_difficulty=event.difficulty,
        ends_turn=_ends_turn(state, card),
        destination=destination,
    )
    if card.check is None:
        after = effected(paid, action, targets)
        return after if state.action is not None else closed(after, action)
    against = targets or (("",) if card.target.kind in ("none", "see_effect") else ())
    if not against:
        return closed(effected(paid, action, ()), action)
    return opened(paid.evolve(last=None), action.evolve(targets=against))


def _option_of(state: SessionState, event: ev.UseCard, card: Card) -> str | None:
    """Return the option of the open check that this use is, where it is one: there is one way for each rule."""
    if state.action is None or card.limit("check") is None or card.target.kind not in ROLES or event.gm:
        return None
    wanted = f"{event.who}.{event.copy_id}"
    return wanted if any(option.id == wanted for option in open_trial(state).options) else None


def _ends_turn(state: SessionState, card: Card) -> bool:
    return state.battle is not None and card.limit("major") is not None


def _destination(state: SessionState, event: ev.UseCard, card: Card) -> int | None:
    moves = [effect.steps for effect in card.effects if effect.op == "move_hex"]
    if not moves or state.battle is None:
        return None
    here = state.sheets[event.who].hex
    goal = event.hexes[0] if len(event.hexes) == 1 and card.target.kind != "n_hexes" else None
    if goal is None or (here is not None and not 1 <= distance(here, goal) <= max(moves)):
        raise refuse(
            "not_adjacent",
            "CM-DATA-10",
            phrase("となりのヘクスへ {n} つ進みます。そこへは行けません。", n=max(moves)),
            phrase("隣接するヘクスを一つ選んでください。"),
            overridable=False,
        )
    return goal


def search(state: SessionState, event: ev.Search) -> SessionState:
    """Use an ability for drop items: one check and one throw for each (CM-DROP-02, CM-AMB-46)."""
    copy, card = state.copy_of(event.who, event.copy_id)
    kind = kind_name(card, copy.choice)
    need_in_scene(state, event.who)
    need(
        card.type == "ability",
        "item_searches",
        "CM-DROP-02",
        phrase("<{kind}> はアイテムです。ドロップアイテムはアビリティの判定で手に入れます。", kind=kind),
        phrase("アビリティを選んでください。"),
    )
    problems = use_problems(state, event.who, copy, card, search=True)
    unless_ruled(event, problems)
    drops = tuple(drop for _, drop in drops_for(state, kind))
    here = [drop.item for drop in drops]
    room = [drop.item for drop in drops if event.gm or full_problem(state, event.who, drop) is None]
    wanted = event.items or tuple(dict.fromkeys(room or here))
    need(
        bool(wanted) and all(item in here for item in wanted) and len(set(wanted)) == len(wanted),
        "nothing_here",
        "CM-DROP-02",
        phrase("<{kind}> の判定で手に入るものは、ここにはありません。", kind=kind),
        phrase("ほかのアビリティかエリアで試してください。"),
    )
    unless_ruled(
        event,
        (full for drop in drops if drop.item in wanted and (full := full_problem(state, event.who, drop)) is not None),
    )
    need(
        state.action is None,
        "check_open",
        "CM-CHK-04",
        phrase("いまの行為判定がまだ終わっていません。"),
        phrase("先に判定を終えてください。"),
    )
    paid = state.with_sheet(pay(use_of(state, event.who, copy, card)))
    action = Action(
        user=event.who,
        card=card.id,
        choice=copy.choice,
        name=kind,
        purpose="search",
        targets=wanted,
        ends_turn=_ends_turn(state, card),
        ruled=event.gm,
    )
    return opened(paid.evolve(last=None), action)
