"""Actions (アクション): declaring the use of a card, for its effects or for drop items, and whom it reaches (対象)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.core.maps.hexes import COUNT, distance, place
from desktop.core.play import Choose
from desktop.core.problem import Problem, Refusal, refuse
from desktop.core.remembered import remembered
from desktop.core.words import Phrase, phrase
from desktop.systems.common.battle.rules import need_in_scene
from desktop.systems.common.cards.in_hand import worked
from desktop.systems.common.cards.library import kind_name
from desktop.systems.common.cards.schema import Card, TargetKind
from desktop.systems.common.cards.usage import Use, obstacles_of, pay
from desktop.systems.common.checks import ROLES
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.checks import choose, closed, drops_for, effected, full_problem, open_trial, opened
from desktop.systems.common.session.state import Action, SessionState, need, unless_ruled
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
    """Return the first of them: most cards are in hands out of the scene, where nothing else is asked."""
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
    if state.action is not None:
        raise Refusal(CHECK_OPEN)
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


CHOSEN: tuple[TargetKind, ...] = ("n_same_hex", "n_same_area", "n_hexes", "see_effect")
"""The targets that have to be named."""

_RULES: dict[TargetKind, str] = {
    "self": "CM-TGT-01",
    "n_same_hex": "CM-TGT-02",
    "n_same_area": "CM-TGT-03",
    "n_hexes": "CM-TGT-04",
    "others_same_hex": "CM-TGT-05",
    "others_same_area": "CM-TGT-06",
    "all_same_hex": "CM-TGT-07",
    "all_same_area": "CM-TGT-08",
    "none": "CM-TGT-09",
    "see_effect": "CM-TGT-10",
}


def reach(state: SessionState, who: str, card: Card) -> tuple[str, ...]:
    """List the characters that the card can reach from its user's place, in order of entry.

    効果参照 follows the card's text, which the GM interprets: any character (CM-TGT-10, CM-AMB-86).
    """
    kind = card.target.kind
    if kind == "self":
        return (who,)
    if kind == "none":
        return ()
    if kind == "see_effect":
        return tuple(state.sheets)
    same_hex = kind.endswith("same_hex")
    found = _in_hex(state, who) if same_hex else state.cast
    without_user = kind.startswith("others") or not state.settings.target_user
    return tuple(one for one in found if not (without_user and one == who))


def reachable(state: SessionState, who: str, card: Card) -> bool:
    """Tell whether the card has a possible target, or may be used without one (CM-AMB-81)."""
    kind = card.target.kind
    if any(effect.op == "move_hex" for effect in card.effects) and state.battle is not None:
        return state.sheets[who].hex is not None
    within = reach(state, who, card)
    if kind in ("self", "none", "see_effect"):
        return True
    if kind == "n_hexes":
        within = _on_hexes(state, within)
    return bool(within) or (not kind.startswith("n_same") and state.settings.target_empty)


def _in_hex(state: SessionState, who: str) -> tuple[str, ...]:
    if state.battle is None:
        return state.cast if state.settings.hex_outside == "area" else ()
    here = state.sheets[who].hex
    if here is None:
        return ()
    return tuple(sheet.id for sheet in state.scene_sheets if sheet.hex == here)


def chosen(
    state: SessionState, who: str, card: Card, targets: Sequence[str] = (), hexes: Sequence[int] = ()
) -> tuple[str, ...]:
    """Return the sheet ids of the targets.

    Raises:
        Refusal: no target, too many, one twice, one out of reach, or no such hex.
    """
    kind, n = card.target.kind, card.target.n
    within = reach(state, who, card)
    if kind == "n_hexes":
        return _people_on(state, within, _hexes(state, hexes, n))
    if kind not in CHOSEN:
        if not within and kind not in ("none", "self") and not state.settings.target_empty:
            raise _bad(kind, "nobody", phrase("対象になる者がいません。"), phrase("近づいてから使ってください。"), True)
        return within
    if len(set(targets)) != len(targets):
        message = phrase("同じキャラクターが二度選ばれています。")
        raise refuse("named_twice", "CM-AMB-82", message, phrase("一人は一度だけ選んでください。"), overridable=False)
    if kind != "see_effect" and not 1 <= len(targets) <= n:
        message = phrase("対象は 1〜{n} 体です（いま {now} 体）。", n=n, now=len(targets))
        if n == 1:
            message = phrase("対象は 1 体です（いま {now} 体）。", now=len(targets))
        raise _bad(kind, "wrong_number", message, phrase("対象を選び直してください。"))
    for one in targets:
        if one not in within:
            name = state.sheet(one).name
            message = phrase("{name} は対象の範囲にいません。", name=name)
            raise _bad(kind, "out_of_reach", message, phrase("範囲の中の者を選んでください。"))
    return tuple(targets)


def _hexes(state: SessionState, hexes: Sequence[int], n: int) -> tuple[int, ...]:
    if state.battle is None:
        return ()
    if not 1 <= len(hexes) <= min(n, COUNT):
        raise _bad(
            "n_hexes",
            "wrong_number",
            phrase("ヘクスは 1〜{n} 個選びます（いま {now} 個）。", n=n, now=len(hexes)),
            phrase("ヘクスを選び直してください。"),
        )
    if len(set(hexes)) != len(hexes):
        message = phrase("同じヘクスが二度選ばれています。")
        raise refuse("named_twice", "CM-AMB-82", message, phrase("一つは一度だけ選んでください。"), overridable=False)
    for one in hexes:
        place(one)
    return tuple(hexes)


def _on_hexes(state: SessionState, within: tuple[str, ...]) -> tuple[str, ...]:
    """Return whom a card that names hexes can find on any of them; who is not placed yet is on none."""
    if state.battle is None:
        return within if state.settings.hex_outside == "area" else ()
    return tuple(one for one in within if state.sheets[one].hex is not None)


def _people_on(state: SessionState, within: tuple[str, ...], hexes: tuple[int, ...]) -> tuple[str, ...]:
    found = _on_hexes(state, within)
    if state.battle is not None:
        found = tuple(one for one in found if state.sheets[one].hex in hexes)
    if not found and not state.settings.target_empty:
        raise _bad(
            "n_hexes", "nobody", phrase("対象になる者がいません。"), phrase("ほかのヘクスを選んでください。"), True
        )
    return found


def _bad(kind: TargetKind, code: str, message: Phrase, remedy: Phrase, overridable: bool = False) -> Refusal:
    rule = "CM-AMB-81" if code == "nobody" else _RULES[kind]
    return refuse(code, rule, message, remedy, overridable=overridable)
