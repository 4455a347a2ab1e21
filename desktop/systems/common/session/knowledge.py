"""What is known: conditions that hold, what each viewer may know, what characters live through, and their secrets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from desktop.core.problem import Problem
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.library import SECRET
from desktop.systems.common.growth import has_secret, with_copy
from desktop.systems.common.scenario import Area, Condition, Secret, why_closed
from desktop.systems.common.session.state import Action, CheckResult, Offer, SessionState
from desktop.systems.common.sheet import CommonSheet, Source, has_met


def ticked(state: SessionState, key: str, me: CommonSheet | None) -> bool | None:
    """Return what the GM has decided by hand, for this character first; None when nothing was."""
    if not state.ticks:
        return None
    if me is not None and (own := state.ticks.get(f"{key}@{me.id}")) is not None:
        return own
    return state.ticks.get(key)


def holds(condition: Condition, state: SessionState, me: CommonSheet | None = None) -> bool:
    """Tell whether a condition holds now, for one character where it speaks of one."""
    match condition.type:
        case "cycle_range":
            low, high = condition.min, condition.max
            return (low is None or low <= state.counter) and (high is None or state.counter <= high)
        case "visited":
            return any(condition.area in sheet.visited for sheet in _anyone(state))
        case "met":
            return any(condition.character in sheet.met for sheet in _anyone(state))
        case "all":
            return all(holds(part, state, me) for part in condition.of)
        case "any":
            return any(holds(part, state, me) for part in condition.of)
        case "not":
            return not any(holds(part, state, me) for part in condition.of)
        case "text":
            return bool(ticked(state, f"text:{condition.text}", me))
        case _:
            return me is not None and _personal(condition, state, me)


def _personal(condition: Condition, state: SessionState, me: CommonSheet) -> bool:
    match condition.type:
        case "has_item":
            kind = state.library.named(condition.item)
            return any(state.library.kind_of(copy) == kind for copy in me.items)
        case "i_met":
            return condition.character in me.met
        case "i_visited":
            return condition.area in me.visited
        case "i_am":
            return me.name == condition.character
        case "i_obtained":
            return state.library.named(condition.item) in me.obtained
        case "i_succeeded":
            ability = state.library.named(condition.ability)
            return any(s.area == condition.area and s.ability == ability for s in me.successes)
        case _:
            return False


def _anyone(state: SessionState) -> Iterator[CommonSheet]:
    for sheet in state.sheets.values():
        if sheet.is_pc or state.settings.anyone == "all":
            yield sheet


def area_open(state: SessionState, area: Area, me: CommonSheet | None) -> bool:
    """Tell whether an area may be chosen now (CM-AREA-05, CM-AREA-06, CM-AREA-10).

    Args:
        me: the character who wants to go there; None: every character, so that an entry area is closed.
    """
    if area.kind == "normal":
        return True
    by_hand = ticked(state, f"area:{area.name}", me)
    if by_hand is not None:
        return by_hand
    return area.condition is not None and holds(area.condition, state, me if area.kind == "entry" else None)


def available(state: SessionState, me: CommonSheet) -> tuple[str, ...]:
    """List the areas that this character may choose now, judged with the old counter (CM-CYC-06, CM-AMB-28)."""
    return tuple(area.name for area in state.scenario.areas if area_open(state, area, me))


def condition_shown(state: SessionState, area: Area) -> bool:
    """Tell whether players may read what opens an area (CM-AMB-50)."""
    revealed = state.reveals.get(f"condition:{area.name}")
    return area.reveal_condition if revealed is None else revealed == "shown"


def area_closed(state: SessionState, area: Area, sheet: CommonSheet, rule: str) -> Problem:
    """Tell that a character may not choose an area now."""
    return Problem(
        code="area_closed",
        rule=rule,
        message=phrase("{name} はいま {area} を選べません。", name=sheet.name, area=area.name),
        remedy=_way_in(state, area),
    )


def _way_in(state: SessionState, area: Area) -> Phrase:
    """Say the way out of a closed area, its condition only where that is no secret (CM-AMB-50, CM-APP-07)."""
    if condition_shown(state, area):
        return phrase("条件：{condition}。", condition=why_closed(area))
    return phrase("ほかのエリアを選ぶか、GM裁定で許可してください。")


ELSEWHERE = "別のエリア"


class Sight:
    """What one viewer sees of a session."""

    def __init__(self, state: SessionState, viewer: Viewer) -> None:
        self._state = state
        self.gm = viewer.gm
        self.me = None if viewer.gm else state.sheets.get(viewer.sheet)

    @cached_property
    def areas(self) -> frozenset[str]:
        """Names of the areas whose existence the viewer may know."""
        return frozenset(area.name for area in self._state.scenario.areas if self._area(area))

    def _area(self, area: Area) -> bool:
        if self.gm:
            return True
        how = self._state.reveals.get(f"area:{area.name}", area.reveal)
        if how != "auto":
            return how == "shown"
        if area.kind == "normal":
            return True
        if area.kind == "unlock":
            return self._state.settings.show_unlocked and area_open(self._state, area, None)
        return self.me is not None and (area_open(self._state, area, self.me) or self.me.area == area.name)

    def person(self, sheet: CommonSheet) -> bool:
        """PCs are known to all; an NPC while in a scene the viewer may see, or when the GM shows him."""
        state = self._state
        if self.gm or state.open_sheet(sheet):
            return True
        hidden = state.reveals.get(f"person:{sheet.id}") == "hidden"
        return sheet.id in state.cast and not hidden and self.scene

    @property
    def scene(self) -> bool:
        """Tell whether the viewer may know where the running scene is."""
        mine = self.me is not None and self.me.id in self._state.cast
        return self.gm or mine or self._state.scene_area in self.areas

    def own(self, sheet: CommonSheet) -> bool:
        """Tell whether the viewer may know everything on a sheet."""
        return self.gm or (self.me is not None and sheet.id == self.me.id)

    def place(self, sheet: CommonSheet, area: str) -> str:
        """Return where a character is or goes, as far as the viewer may know it (CM-APP-08)."""
        if not area or area in self.areas or self.own(sheet):
            return area
        shown = self._state.reveals.get(f"destination:{sheet.id}") == "shown"
        return area if shown else ELSEWHERE


def last_result(state: SessionState) -> CheckResult | None:
    """Return the check that ended last in the running or last action."""
    action = state.action or state.last
    return action.results[-1] if action is not None and action.results else None


def numbers_known(state: SessionState, action: Action, result: CheckResult) -> bool:
    """Tell whether players may know both numbers of a check that has ended (CM-APP-07)."""
    if action.purpose == "search":
        return False
    people = [state.sheets[who] for who in (action.user, result.against) if who in state.sheets]
    return all(state.open_sheet(sheet) for sheet in people)


def result_shown(state: SessionState, viewer: Viewer) -> Outcome | None:
    """Return how the last check ended, without numbers that are not to be known."""
    action, result = state.action or state.last, last_result(state)
    if action is None or result is None:
        return None
    if viewer.gm or numbers_known(state, action, result):
        return result.outcome
    return open_outcome(result.outcome)


def open_outcome(outcome: Outcome) -> Outcome:
    """Return a result without its numbers, its faces and success kept."""
    detail = outcome.open_detail or phrase("")
    return outcome.evolve(total=None, target=None, parts=(), changes=(), detail=detail)


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
