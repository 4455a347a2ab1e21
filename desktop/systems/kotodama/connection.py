"""The two spaces: who exists and acts where, who reaches and hears whom, how connection states change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, Protocol

from desktop.core.problem import Refusal, refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import CONNECTIONS, OVER, Art, Connection, Outfit, read_connection

Space = Literal["real", "kotodama"]
Reason = Literal["", "wazamae_counter", "actor_trait", "art"]

SPACES = {"real": "通常空間", "kotodama": "IRCコトダマ空間"}
SCENES = {"real": "通常シーン", "kotodama": "コトダマシーン"}
REASONS = {"wazamae_counter": "ワザマエカウンター", "actor_trait": "アクターの特性", "art": "アーツ"}

_PRESENCE: dict[str, tuple[Space, ...]] = {
    "offline": ("real",),
    "aware": ("real",),
    "dive": ("real", "kotodama"),
    "full_dive": ("kotodama",),
}
_OPERATES: dict[str, Space] = {"offline": "real", "aware": "real", "dive": "kotodama", "full_dive": "kotodama"}
_CHANNELS: dict[str, frozenset[str]] = {
    "offline": frozenset({"real"}),
    "aware": frozenset({"real", "irc"}),
    "dive": frozenset({"irc"}),
    "full_dive": frozenset({"irc"}),
}
_FREE = {("offline", "aware"), ("aware", "offline"), ("dive", "offline"), ("dive", "aware")}
_EXCEPTIONAL = {("aware", "dive"), ("dive", "full_dive"), ("full_dive", "dive")}
_LADDER: tuple[Connection, ...] = ("offline", "aware", "dive", "full_dive")


class ConnectionFacts(NamedTuple):
    """What a connection state means (KO-CON-02…16)."""

    state: Connection
    presence: tuple[Space, ...]
    operates: Space
    observes_kotodama: bool
    densei: bool
    """≪電制≫ may stand in for any skill (KO-CON-15)."""
    enabled: bool = True


def facts(state: str, enabled: bool = True) -> ConnectionFacts:
    """Return what a state means; with the Kotodama rules off every state counts as 未接続 (KO-FSM-K05).

    Raises:
        Refusal: `bad_connection`.
    """
    known = read(state) if enabled else "offline"
    return ConnectionFacts(known, _PRESENCE[known], _OPERATES[known], known != "offline", known == "full_dive", enabled)


def read(state: str) -> Connection:
    """Read a state by its identifier or Japanese name.

    Raises:
        Refusal: `bad_connection`.
    """
    known = read_connection(state)
    if known is None:
        raise refuse(
            "bad_connection",
            "KO-CON-01",
            phrase("「{state}」という接続状態はありません。", state=state),
            phrase("未接続・認識・ダイブ・完全ダイブから選んでください。"),
            overridable=False,
        )
    return known


class Reach(NamedTuple):
    """Whether an effect reaches its target, and by what (KO-RNG-03)."""

    allowed: bool
    via: str
    """`self`, `same_space`, `over_range`, or empty."""


def reach(actor: str, target: str, range_: str = "", on_self: bool = False, enabled: bool = True) -> Reach:
    """Test whether an effect from `actor`'s space reaches `target` (both connection states)."""
    if on_self:
        return Reach(True, "self")
    if facts(actor, enabled).operates in facts(target, enabled).presence:
        return Reach(True, "same_space")
    return Reach(True, "over_range") if range_ == OVER else Reach(False, "")


def out_of_reach(name: str) -> Refusal:
    """Refuse a target in the other space (KO-TBL-20)."""
    return refuse(
        "out_of_reach",
        "KO-RNG-02",
        phrase("{name} には届きません。もう一方の空間にいて、射程がオーバーレンジではありません。", name=name),
        phrase("オーバーレンジの技を使うか、同じ空間の相手を選んでください。"),
    )


def converse(a: str, b: str, enabled: bool = True) -> tuple[str, ...]:
    """Return the channels (`irc`, `real`) that two characters share, sorted; empty: they cannot talk (KO-AMB-48)."""
    one, other = facts(a, enabled).state, facts(b, enabled).state
    return tuple(sorted(_CHANNELS[one] & _CHANNELS[other]))


def can_react(state: str, attacked_in: Space, body_can_react: bool = False, enabled: bool = True) -> bool:
    """Return whether a character may react to an attack in that space (KO-AMB-52).

    Raises:
        Refusal: `not_present`.
    """
    known = facts(state, enabled)
    if attacked_in not in known.presence:
        raise refuse(
            "not_present",
            "KO-RNG-03",
            phrase("{state}の人は{space}にいません。", state=CONNECTIONS[known.state], space=SPACES[attacked_in]),
            phrase("いる方の空間を選んでください。"),
        )
    return attacked_in == known.operates or body_can_react


def transition(
    start: str, to: str, reason: str = "", *, gm: bool = False, char_state: str = "unacted", enabled: bool = True
) -> Connection:
    """Return the new state, if the step from `start` to `to` is allowed (KO-FSM-K01…05).

    Raises:
        Refusal: `kotodama_disabled`, `no_change`, `dead`, `cannot_act`, `no_path` or `reason_required`.
    """
    if not enabled:
        raise kotodama_disabled()
    old, new = read(start), read(to)
    if old == new:
        raise refuse(
            "no_change",
            "KO-FSM-K01",
            phrase("すでに{state}です。", state=CONNECTIONS[new]),
            phrase("別の接続状態を選んでください。"),
            overridable=False,
        )
    if char_state == "dead":
        raise refuse(
            "dead",
            "KO-FSM-K03",
            phrase("死亡した人の接続状態は変わりません。"),
            phrase("ほかの人を選んでください。"),
            overridable=False,
        )
    if gm:
        return new
    if char_state == "downed":
        raise refuse(
            "cannot_act",
            "KO-FSM-K03",
            phrase("戦闘不能の人は自分では接続状態を変えられません。"),
            phrase("GM裁定でなら変えられます。"),
        )
    _check_path(old, new, reason)
    return new


def _check_path(old: Connection, new: Connection, reason: str) -> None:
    step = (old, new)
    if step not in _FREE | _EXCEPTIONAL:
        raise refuse(
            "no_path",
            "KO-FSM-K02",
            phrase("{old}から{new}へは直接移れません。", old=CONNECTIONS[old], new=CONNECTIONS[new]),
            phrase("あいだの状態を順に続けて移るか、GM裁定で移してください。"),
        )
    if step in _EXCEPTIONAL and reason not in REASONS:
        raise refuse(
            "reason_required",
            "KO-FSM-K01",
            phrase("{old}から{new}へ移るには理由が要ります。", old=CONNECTIONS[old], new=CONNECTIONS[new]),
            phrase("ワザマエカウンター・アクターの特性・アーツのどれかを選ぶか、GM裁定で移してください。"),
        )


def route(start: str, to: str) -> tuple[Connection, ...]:
    """Return the states to pass through, `to` included, for 続けて移行 (KO-FSM-K02).

    >>> route("offline", "dive"), route("full_dive", "offline")
    (('aware', 'dive'), ('dive', 'offline'))
    """
    old, new = read(start), read(to)
    if (old, new) in _FREE | _EXCEPTIONAL:
        return (new,)
    a, b = _LADDER.index(old), _LADDER.index(new)
    if a < b:
        return _LADDER[a + 1 : b + 1]
    return () if a == b else ("dive", new)


def stations(start: str, to: str, *, along: bool) -> tuple[str, ...]:
    """Return the states that a change passes through: the new one, or with `along` every one of the way."""
    return (route(start, to) if along else ()) or (to,)


def kotodama_disabled() -> Refusal:
    """Refuse in a campaign that leaves the Kotodama rules out (KO-FSM-K05)."""
    return refuse(
        "kotodama_disabled",
        "KO-FSM-K05",
        phrase("この卓ではコトダマ空間ルールを使いません。"),
        phrase("使うときはゲーム定義で入れてください。"),
        overridable=False,
    )


def adopt(enabled: bool, announced: bool) -> bool:
    """Return whether the rules are in force; leaving them out needs an announcement beforehand (KO-KTD-02).

    Raises:
        Refusal: `announcement_required`.
    """
    if not enabled and not announced:
        raise unannounced()
    return enabled


def unannounced() -> Refusal:
    """Refuse to leave the Kotodama rules out without an announcement (KO-KTD-02)."""
    return refuse(
        "announcement_required",
        "KO-AMB-58",
        phrase("コトダマ空間ルールを切るには、全PLに事前に伝える必要があります。"),
        phrase("伝えてから「全PLに事前に伝えた」に印をつけてください。"),
    )


def needs_reason(start: str, to: str) -> bool:
    """Return whether this single step needs one of the exceptions of KO-KTD-06."""
    return (read(start), read(to)) in _EXCEPTIONAL


CardKind = Literal["active", "body", "listener"]


class Card(NamedTuple):
    """One card: a character in person, a body that cannot move, or a listener by IRC."""

    who: str
    kind: CardKind
    note: Phrase


class Lanes(NamedTuple):
    """Cards of 通常シーン and コトダマシーン; the second is empty when the Kotodama rules are off."""

    real: tuple[Card, ...]
    kotodama: tuple[Card, ...]


class Placed(Protocol):
    """A character with an id and a connection state."""

    @property
    def id(self) -> str:
        """Sheet id."""

    @property
    def connection(self) -> str:
        """Connection state."""


class Geared(Protocol):
    """A character with arts and outfits at hand."""

    @property
    def arts(self) -> tuple[Art, ...]:
        """All arts."""

    @property
    def outfits(self) -> tuple[Outfit, ...]:
        """All outfits that may act."""


def over_range(person: Geared) -> tuple[str, ...]:
    """Name what carries the badge オーバーレンジ in both lanes (KO-SHT-41)."""
    arts = tuple(art.name for art in person.arts if art.over_range)
    return arts + tuple(outfit.name for outfit in person.outfits if outfit.over_range)


_HERE = phrase("")
_BODY = phrase("本体（操作不可）")
_IRC = phrase("IRCで話せる・見えない")


def lanes(people: Iterable[Placed], enabled: bool = True) -> Lanes:
    """Sort all characters into lanes; HP and インガオホー値 belong to the character, not to a card (KO-CON-12)."""
    real: list[Card] = []
    kotodama: list[Card] = []
    for person in people:
        known = spaces.facts(person.connection, enabled)
        if known.operates == "real":
            real.append(Card(person.id, "active", _HERE))
        elif "real" in known.presence:
            real.append(Card(person.id, "body", _BODY))
        if known.operates == "kotodama":
            kotodama.append(Card(person.id, "active", _HERE))
        elif known.observes_kotodama:
            kotodama.append(Card(person.id, "listener", _IRC))
    return Lanes(tuple(real), tuple(kotodama))


def banner(rules: KotodamaSettings) -> Phrase | None:
    """Return the notice that this campaign leaves the Kotodama rules out, if it does (KO-TBL-22)."""
    if rules.kotodama_enabled:
        return None
    return phrase("このセッションではコトダマ空間ルールを使いません（全PLに通知済み）。")
