"""The one starter of checks, of people in play or of sheets, and who may react (KO-AMB-52, KO-AMB-62)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from pydantic import JsonValue

from desktop.core.game import Game
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.checks.extended import ExtendedCheck
from desktop.systems.kotodama.checks.normal import NormalCheck
from desktop.systems.kotodama.checks.opposed import OpposedCheck
from desktop.systems.kotodama.checks.subject import LIMIT, actor_tester, typed_tester, whole
from desktop.systems.kotodama.checks.tester import Tester, with_faces
from desktop.systems.kotodama.connection import SPACES, Space
from desktop.systems.kotodama.odds import step_pools
from desktop.systems.kotodama.people import Person, dead, person_of
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet


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


AnyCheck: TypeAlias = NormalCheck | OpposedCheck | ExtendedCheck
DEFAULT_GOAL = 3
"""The first value of the goal field."""
DEFAULT_POOL = 1
"""The first value of the pool field where there is no sheet."""


Cast: TypeAlias = Callable[[str], Person | None]
"""Finds a character by id or name; None: no such character."""


def start_check(
    kind: str,
    sheet: KotodamaSheet | None,
    params: Mapping[str, JsonValue],
    game: Game[KotodamaSettings],
    party: Sequence[KotodamaSheet] = (),
) -> AnyCheck:
    """Start a check outside a battle: `normal`, `opposed` (the sheet is active), `react` (it is passive) or `extended`.

    Raises:
        Refusal: an unknown kind, or a parameter that does not fit.
    """
    enabled = game.settings.kotodama_enabled

    def cast(wanted: str) -> Person | None:
        found = next((s for s in party if s.id == wanted), None) or next((s for s in party if s.name == wanted), None)
        return None if found is None else person_of(found, enabled)

    return start(kind, None if sheet is None else person_of(sheet, enabled), params, game.settings, cast)


def start(
    kind: str, actor: Person | None, params: Mapping[str, JsonValue], rules: KotodamaSettings, cast: Cast
) -> AnyCheck:
    """Start a check of a character in play, or of bare numbers.

    Raises:
        Refusal: an unknown kind, a dead character, or a parameter that does not fit.
    """
    starter = _STARTERS.get(kind)
    if starter is None:
        raise refuse(
            "unknown_kind",
            "KO-CHK-02",
            phrase("「{kind}」という判定はありません。", kind=kind),
            phrase("通常判定・対抗判定・継続判定から選んでください。"),
        )
    if actor is not None and actor.state == "dead" and kind != "react":
        raise dead(actor)
    return starter(actor, aimed(params, rules), rules, cast)


def aimed(params: Mapping[str, JsonValue], rules: KotodamaSettings) -> Mapping[str, JsonValue]:
    """Put the campaign's own target in where none is given (KO-CHK-08)."""
    return params if params.get("target") is not None else {**params, "target": rules.normal_target}


def start_extended(actor: Person | None, params: Mapping[str, JsonValue], rules: KotodamaSettings) -> ExtendedCheck:
    """Start an extended check; see `start`."""
    if actor is not None and actor.state == "dead":
        raise dead(actor)
    given = params.get("goal")
    goal = whole(DEFAULT_GOAL if given is None else given, 1, LIMIT, "bad_goal", "KO-AMB-24", "目標達成数")
    tester = _tester(actor, aimed(params, rules), rules, "act")
    pools = step_pools(tester.pool.dice, rules.extended_exhaustion, tester.pool.base)
    return ExtendedCheck(tester, goal, rules, pools, bool(params.get("secret")))


def _tester(actor: Person | None, params: Mapping[str, JsonValue], rules: KotodamaSettings, tag: str) -> Tester:
    made = typed_tester(params, dice=DEFAULT_POOL) if actor is None else actor_tester(actor, params, rules, tag)
    return with_faces(made, rules.special)


def _normal(actor: Person | None, params: Mapping[str, JsonValue], rules: KotodamaSettings, cast: Cast) -> NormalCheck:
    named = params.get("difficulty")
    difficulty = 0
    if named is not None and named != "":
        difficulty = whole(named, 0, LIMIT, "bad_difficulty", "KO-AMB-02", "難易度")
    return NormalCheck(_tester(actor, params, rules, "act"), difficulty, rules, bool(params.get("secret")))


def _extended(
    actor: Person | None, params: Mapping[str, JsonValue], rules: KotodamaSettings, cast: Cast
) -> ExtendedCheck:
    return start_extended(actor, params, rules)


def _opposed(
    actor: Person | None, params: Mapping[str, JsonValue], rules: KotodamaSettings, cast: Cast
) -> OpposedCheck:
    mine = _tester(actor, params, rules, "act")
    person, other = _opponent(params, rules, cast, "react")
    rule = _bar(actor, person, params, rules)
    return _contest(mine, other, rules, params, "active", rule)


def _react(actor: Person | None, params: Mapping[str, JsonValue], rules: KotodamaSettings, cast: Cast) -> OpposedCheck:
    mine = _tester(actor, params, rules, "react")
    person, other = _opponent(params, rules, cast, "act")
    if person is not None and person.state == "dead":
        raise dead(person)
    rule = _bar(person, actor, params, rules)
    return _contest(other, mine, rules, params, "passive", rule)


def _contest(
    active: Tester,
    passive: Tester,
    rules: KotodamaSettings,
    params: Mapping[str, JsonValue],
    own: Literal["active", "passive"],
    rule: str,
) -> OpposedCheck:
    passive = passive.without_dice() if rule else passive
    hidden, secret = bool(params.get("hidden")), bool(params.get("secret"))
    return OpposedCheck(active, passive, rules, own, rule, hidden, secret)


def _bar(
    active: Person | None, passive: Person | None, params: Mapping[str, JsonValue], rules: KotodamaSettings
) -> str:
    """Return the rule that keeps the passive side from throwing; a word of the GM, either way, goes before it."""
    rows = params.get("no_reaction")
    if rows is not None and not rows:
        return ""
    found = "" if passive is None else barred(active, passive, rules, _space(params.get("space")))
    return found or ("KO-AMB-52" if rows else "")


def _space(given: object) -> Space | None:
    if given in (None, ""):
        return None
    if given not in SPACES:
        raise refuse(
            "bad_space",
            "KO-AMB-50",
            phrase("「{space}」という空間はありません。", space=str(given)),
            phrase("通常空間かIRCコトダマ空間を選んでください。"),
        )
    space: Space = "real" if given == "real" else "kotodama"
    return space


def _opponent(
    params: Mapping[str, JsonValue], rules: KotodamaSettings, cast: Cast, tag: str
) -> tuple[Person | None, Tester]:
    wanted = params.get("opponent")
    if wanted in (None, ""):
        return None, with_faces(typed_tester(params, "opponent_"), rules.special)
    person = cast(str(wanted))
    if person is None:
        raise refuse(
            "unknown_character",
            "KO-OPP-03",
            phrase("「{name}」という相手はいません。", name=str(wanted)),
            phrase("卓にいる相手を選ぶか、相手のダイス数を入れてください。"),
        )
    tester = actor_tester(person, params, rules, tag, "opponent_")
    return person, with_faces(tester, rules.special)


_STARTERS: dict[str, Callable[[Person | None, Mapping[str, Any], KotodamaSettings, Cast], AnyCheck]] = {
    "normal": _normal,
    "opposed": _opposed,
    "react": _react,
    "extended": _extended,
}
