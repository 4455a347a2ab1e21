"""What characters live through: places, meetings, things obtained; and the secrets that follow from it."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.systems.common.cards.library import SECRET
from desktop.systems.common.growth import has_secret, with_copy
from desktop.systems.common.scenario import Secret
from desktop.systems.common.session.conditions import holds, ticked
from desktop.systems.common.session.state import Offer, SessionState
from desktop.systems.common.sheet import CommonSheet, Source, has_met


def meet(state: SessionState, group: Iterable[str]) -> SessionState:
    """Let all members of a group meet, except NPCs among themselves (CM-AMB-30)."""
    people = [state.sheets[who] for who in group]
    pcs = [sheet.name for sheet in people if sheet.is_pc]
    everyone = [sheet.name for sheet in people]
    changed = [has_met(sheet, everyone if sheet.is_pc else pcs) for sheet in people]
    if all(new is old for new, old in zip(changed, people, strict=True)):
        return state
    return state.with_sheets(changed)


def fulfils(state: SessionState, secret: Secret, sheet: CommonSheet) -> bool:
    """Tell whether a character fulfils a 秘密の入手条件 (CM-SEC-01)."""
    if state.ticks and (by_hand := ticked(state, f"secret:{secret.name}", sheet)) is not None:
        return by_hand
    return secret.condition is not None and holds(secret.condition, state, sheet)


def check_secrets(state: SessionState) -> SessionState:
    """Report every secret that may be gained now; by house rule give it at once and check again (CM-AMB-44)."""
    if not state.begun or state.phase == "scenario_end" or SECRET not in state.library.by_id:
        return state
    open_offers = tuple(o for o in state.offers if not has_secret(state.sheets[o.who], o.secret))
    if len(open_offers) < len(state.offers):
        state = state.evolve(offers=open_offers)
    auto = state.settings.secret_give == "auto"
    while True:
        due = _due(state)
        if not due:
            return state
        if not auto:
            return state.evolve(offers=(*state.offers, *due))
        for offer in due:
            state = give_secret(state, offer)


def _due(state: SessionState) -> tuple[Offer, ...]:
    known = {(offer.who, offer.secret) for offer in (*state.offers, *state.withheld)}
    owned = {who: {c.choice for c in sheet.items if c.card == SECRET} for who, sheet in state.sheets.items()}
    return tuple(
        Offer(who=who, secret=secret.name)
        for secret in state.scenario.secrets
        for who, sheet in state.sheets.items()
        if secret.name not in owned[who] and (who, secret.name) not in known and fulfils(state, secret, sheet)
    )


def give_secret(state: SessionState, offer: Offer) -> SessionState:
    """Give one copy of a secret (CM-DATA-13)."""
    return give_card(state, offer.who, SECRET, offer.secret, "secret").evolve(
        offers=tuple(o for o in state.offers if o != offer)
    )


def give_card(state: SessionState, who: str, card_id: str, choice: str, source: Source) -> SessionState:
    """Give one copy of a card that is known to exist."""
    card = state.library.by_id[card_id]
    name, state = state.next_copy(who)
    return state.with_sheet(with_copy(state.sheets[who], card, choice, name, source))
