"""What the GM gives and notes by hand: secrets, cards, visits, meetings."""

from __future__ import annotations

from desktop.core.problem import Problem
from desktop.core.words import phrase
from desktop.systems.common.cards.library import SECRET
from desktop.systems.common.growth import cap_problem, choice_problem, has_secret, unknown_card
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.knowledge import give_card, give_secret
from desktop.systems.common.session.state import Offer, SessionState, need, unless_ruled
from desktop.systems.common.sheet import CommonSheet, gone_to, has_met


def confirm_secret(state: SessionState, event: ev.GiveSecret) -> SessionState:
    """Give a secret whose condition holds, or any by the GM ruling (CM-AMB-44, CM-AMB-12)."""
    sheet = state.sheet(event.who)
    offer = Offer(who=event.who, secret=event.secret)
    need(
        state.scenario.secret(event.secret) is not None,
        "unknown_secret",
        "CM-SEC-01",
        phrase("秘密「{name}」はこのシナリオにありません。", name=event.secret[:60]),
        phrase("シナリオの秘密を選んでください。"),
    )
    _not_twice(sheet, event.secret)
    if offer not in state.offers:
        unless_ruled(event, (_not_offered(sheet, event.secret),))
    return give_secret(state, offer)


def _not_twice(sheet: CommonSheet, secret: str) -> None:
    need(
        not has_secret(sheet, secret),
        "has_secret",
        "CM-AMB-44",
        phrase("{name} はもう <秘密:{secret}> を持っています。", name=sheet.name, secret=secret),
        phrase("一人に 1 枚です。"),
    )


def _not_offered(sheet: CommonSheet, secret: str) -> Problem:
    return Problem(
        code="condition_open",
        rule="CM-DATA-13",
        message=phrase("{name} は <秘密:{secret}> の入手条件を満たしていません。", name=sheet.name, secret=secret),
        remedy=phrase("条件を満たしてから渡すか、GM裁定で許可してください。"),
    )


def withhold_secret(state: SessionState, event: ev.WithholdSecret) -> SessionState:
    """Keep back a secret that was reported; it is not reported again (CM-AMB-44)."""
    offer = Offer(who=event.who, secret=event.secret)
    need(
        offer in state.offers,
        "not_offered",
        "CM-AMB-44",
        phrase("その秘密の入手は報告されていません。"),
        phrase("一覧から選んでください。"),
    )
    return state.evolve(offers=tuple(o for o in state.offers if o != offer), withheld=(*state.withheld, offer))


def give(state: SessionState, event: ev.GiveCard) -> SessionState:
    """Give a copy of any card; a secret only by the GM ruling (CM-AMB-12, CM-AMB-48)."""
    sheet = state.sheet(event.who)
    card = state.library.by_id.get(event.card)
    if card is None:
        raise unknown_card(event.card)
    wrong = choice_problem(card, event.choice, sheet, state.library, state.settings)
    unless_ruled(event, (wrong.evolve(overridable=False),) if wrong else ())
    if card.id == SECRET:
        _not_twice(sheet, event.choice)
        if state.settings.secret_card:
            unless_ruled(event, (_not_offered(sheet, event.choice),))
    full = cap_problem(card, event.choice, sheet, state.library, state.settings)
    unless_ruled(event, (full,) if full else ())
    return give_card(state, event.who, card.id, event.choice, "gm")


def log_visit(state: SessionState, event: ev.LogVisit) -> SessionState:
    """Note a visit by hand (CM-AMB-30, CM-AMB-32)."""
    area = state.area(event.area)
    return state.with_sheet(gone_to(state.sheet(event.who), area.name))


def log_meeting(state: SessionState, event: ev.LogMeeting) -> SessionState:
    """Note a meeting by hand, never with oneself (CM-AMB-30, CM-AMB-31)."""
    one, other = state.sheet(event.who), state.sheet(event.other)
    need(
        one.id != other.id,
        "same_person",
        "CM-AMB-31",
        phrase("自分自身には会えません。"),
        phrase("相手を選んでください。"),
    )
    return state.with_sheets((has_met(one, (other.name,)), has_met(other, (one.name,))))
