"""Who may react to what is done to them: the fallen may not, nor a body whose mind is elsewhere (KO-AMB-52, -62)."""

from __future__ import annotations

from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.connection import Space
from desktop.systems.kotodama.people import Person
from desktop.systems.kotodama.settings import KotodamaSettings


def barred(actor: Person | None, target: Person, rules: KotodamaSettings, space: Space | None = None) -> str:
    """Return the rule that keeps `target` from reacting to `actor`; empty: nothing does.

    Args:
        actor: None: known by a number only, so that the target is met where it acts.
        space: which self of a ダイブ character is meant; None: the one in the space where the actor acts, or wherever
            the target is if not there (an オーバーレンジ effect).

    Raises:
        Refusal: `not_present`.
    """
    if not target.standing:
        return "KO-AMB-62"
    enabled = rules.kotodama_enabled
    where = spaces.facts(target.connection, enabled)
    if space is None:
        acts = where.operates if actor is None else spaces.facts(actor.connection, enabled).operates
        space = acts if acts in where.presence else where.operates
    return "" if spaces.can_react(target.connection, space, rules.body_can_react, enabled) else "KO-AMB-52"
