"""From parameters to a check under way; every bad parameter is refused with its name and value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import JsonValue

from desktop.core.game import Game
from desktop.core.numbers import whole_of
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.outcome import Contribution
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.kinds import DC_LIMIT, MODIFIER_LIMIT, Proposals, default_dc, proposals
from desktop.systems.d20fate.resolve import Mode, owns_fate, roll_mode
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet, Skill, find_skill, summands
from desktop.systems.d20fate.tables import Ability, Pairing, SkillKind
from desktop.systems.d20fate.trial import ContestSide

Params = Mapping[str, JsonValue]
COMMON = {"subject", "ability", "advantage", "disadvantage", "mode", "proficiency", "fate", "damage"}
KNOWN = {
    "check": COMMON | {"dc", "dc_hidden"},
    "contest": COMMON
    | {"opponent", "pairing", "secret", "swap", "opponent_first"}
    | {f"opponent_{key}" for key in ("subject", "ability", "advantage", "disadvantage", "mode", "proficiency", "fate")},
}
TRUE, FALSE = ("true", "on", "yes", "1"), ("false", "off", "no", "0", "")


def start_check(
    kind: str,
    sheet: D20FateSheet | None,
    params: Params,
    game: Game[D20FateSettings],
    party: Sequence[D20FateSheet] = (),
) -> FateCheck:
    """Begin a check or a contest.

    Args:
        params: see `check_kinds`; None is the same as not given. `advantage` and `disadvantage` also take the
            reasons themselves; `opponent` takes a modifier, or the id or name of a sheet of `party`.

    Raises:
        Refusal: `unknown_kind`, `unknown_param`, `bad_param`, `unknown_subject`, `missing_ability`,
            `unknown_pairing`, `unknown_opponent`, `own_opponent`, `fate_on_sheet`.
    """
    if kind not in KNOWN:
        raise refuse(
            "unknown_kind",
            "D20-CORE-01",
            phrase("「{kind}」という判定はありません。", kind=kind),
            phrase("「判定」か「対抗判定」を選んでください。"),
        )
    strange = sorted(set(params) - KNOWN[kind])
    if strange:
        raise bad_param(strange[0], params[strange[0]], "unknown_param")
    damage = None if params.get("damage") in (None, "") else whole(params, "damage", 0, DC_LIMIT, low=0)
    if kind == "contest":
        return _contest(sheet, params, game, party).model_copy(update={"damage": damage})
    return FateCheck.model_construct(
        actor=_side(sheet, params, "", game, _subject(sheet, params, game), proposals(sheet, None, game)),
        dc=whole(params, "dc", default_dc(game), DC_LIMIT),
        dc_hidden=switch(params, "dc_hidden", game.settings.dc_hidden),
        damage=damage,
        rules=game.settings,
    )


def _contest(
    sheet: D20FateSheet | None, params: Params, game: Game[D20FateSettings], party: Sequence[D20FateSheet]
) -> FateCheck:
    pairing = _pairing(params, game)
    subject = _subject(sheet, params, game, pairing)
    other, bare = _opponent(sheet, params, party)
    facing = bare if other is None else _facing(params, subject, pairing, game)
    return FateCheck.model_construct(
        actor=_side(sheet, params, "", game, subject, proposals(sheet, other, game)),
        opponent=_side(other, params, "opponent_", game, facing, proposals(other, sheet, game)),
        dc=None,
        secret=switch(params, "secret", game.settings.opponent_secret),
        swap=switch(params, "swap", False),
        opponent_first=switch(params, "opponent_first", False),
        rules=game.settings,
    )


def _subject(
    sheet: D20FateSheet | None, params: Params, game: Game[D20FateSettings], pairing: Pairing | None = None
) -> Any:
    given = params.get("subject")
    if given not in (None, ""):
        return given
    if sheet is None:
        return 0
    if pairing is not None:
        return pairing.actor
    abilities = game.rows("abilities", Ability)
    if not abilities:
        raise refuse(
            "no_abilities",
            "D20-GMV-01",
            phrase("能力値が一つもありません。"),
            phrase("ゲーム定義で能力値を一つ以上入れてください。"),
        )
    return abilities[0].id


def _opponent(
    sheet: D20FateSheet | None, params: Params, party: Sequence[D20FateSheet]
) -> tuple[D20FateSheet | None, int]:
    """Return the opponent's sheet, or None and a bare modifier (0 where nothing is given)."""
    given = params.get("opponent")
    if given in (None, ""):
        return None, 0
    found = [row for row in party if row.id == given] or [row for row in party if row.name == given]
    if found:
        if sheet is not None and found[0].id == sheet.id:
            raise refuse(
                "own_opponent",
                "D20-CON-01",
                phrase("自分は相手になりません。"),
                phrase("ほかの相手を選んでください。"),
                field="opponent",
            )
        return found[0], 0
    number = whole_of(given)
    if number is None:
        raise refuse(
            "unknown_opponent",
            "D20-CON-02",
            phrase("「{who}」はこの卓にいません。", who=Typed(str(given)[:40])),
            phrase("卓にいる相手を選ぶか、修正の合計を入れてください。"),
            field="opponent",
        )
    if abs(number) > MODIFIER_LIMIT:
        raise bad_param("opponent", number)
    return None, number


def _facing(params: Params, subject: object, pairing: Pairing | None, game: Game[D20FateSettings]) -> Any:
    """Return what the opponent tests: as named, as paired, read from either end, else the same as the actor.

    Deception is met by insight, as a lie is that the opponent sees through (D20-CON-03).
    """
    chosen = params.get("opponent_subject")
    if chosen not in (None, ""):
        return chosen
    if pairing is not None:
        return pairing.opponent
    pairings = game.rows("pairings", Pairing)
    answers = [*((row.actor, row.opponent) for row in pairings), *((row.opponent, row.actor) for row in pairings)]
    return next((answer for tested, answer in answers if tested == subject), subject)


def _pairing(params: Params, game: Game[D20FateSettings]) -> Pairing | None:
    wanted = params.get("pairing")
    if wanted in (None, ""):
        return None
    found: Pairing | None = next((row for row in game.rows("pairings", Pairing) if row.id == wanted), None)
    if found is None:
        raise bad_param("pairing", wanted, "unknown_pairing")
    return found


def _side(
    sheet: D20FateSheet | None,
    params: Params,
    prefix: str,
    game: Game[D20FateSettings],
    subject: object,
    proposed: Proposals,
) -> ContestSide:
    advantages = reasons(params, f"{prefix}advantage", proposed.advantage)
    disadvantages = reasons(params, f"{prefix}disadvantage", proposed.disadvantage)
    label, parts = _summands(sheet, params, prefix, game, subject)
    return ContestSide.model_construct(
        who=sheet.id if sheet else "",
        name=sheet.name if sheet else "",
        is_pc=sheet.is_pc if sheet else not prefix,
        label=label,
        parts=parts,
        modifier=sum(part.value for part in parts),
        mode=_mode(params, f"{prefix}mode", advantages, disadvantages),
        advantages=advantages,
        disadvantages=disadvantages,
        fate=_fate(sheet, params, f"{prefix}fate", game),
        history=sheet.history if sheet is not None and sheet.is_pc else (),
    )


def _fate(sheet: D20FateSheet | None, params: Params, key: str, game: Game[D20FateSettings]) -> int:
    """Return the dice at hand: those of the sheet, and without a sheet those of the form (D20-AMB-18)."""
    if sheet is None:
        count = whole(params, key, 0, DC_LIMIT, low=0)
        return count if game.settings.fate_enabled else 0
    if params.get(key) not in (None, ""):
        raise refuse(
            "fate_on_sheet",
            "D20-AMB-18",
            phrase("{name} のフェイト・ダイスはシートの数を使います。", name=Typed(sheet.name)),
            phrase("数を空にするか、シートの数を直してください。"),
            field=key,
        )
    return sheet.fate_dice if owns_fate(sheet.is_pc, game.settings) else 0


def _summands(
    sheet: D20FateSheet | None, params: Params, prefix: str, game: Game[D20FateSettings], subject: object
) -> tuple[Phrase | str, tuple[Contribution, ...]]:
    number = _bare_number(subject, sheet)
    if number is not None:
        if abs(number) > MODIFIER_LIMIT:
            raise bad_param(f"{prefix}subject", number)
        # an opponent's number is for the GM and is among the summands only
        label: Phrase | str = "相手" if prefix and sheet is None else phrase("修正 {n}", n=number)
        return label, (Contribution.model_construct(label="修正", value=number, rule="D20-CORE-02"),)
    if sheet is None or not isinstance(subject, str):
        raise bad_param(f"{prefix}subject", subject)
    ability = params.get(f"{prefix}ability") or ""
    found = summands(sheet, _subject_id(sheet, subject, game), game, str(ability), _proficiency(params, prefix))
    return found.label, found.parts


def _bare_number(subject: object, sheet: D20FateSheet | None) -> int | None:
    if isinstance(subject, str) and sheet is not None and find_skill(sheet, subject):
        return None
    return whole_of(subject)


def _subject_id(sheet: D20FateSheet, subject: str, game: Game[D20FateSettings]) -> str:
    """Find an id by id, by the skill's name, or by the ability's name or code."""
    if find_skill(sheet, subject) is not None:
        return subject
    for row in game.rows("abilities", Ability):
        if subject == row.id or subject in (row.name, row.shown) or subject.upper() == row.code:
            return str(row.id)
    skills: tuple[SkillKind | Skill, ...] = (*sheet.skills, *game.rows("skills", SkillKind))
    return next((row.id for row in skills if row.name == subject), subject)


def _mode(params: Params, key: str, advantages: tuple[str, ...], disadvantages: tuple[str, ...]) -> Mode:
    ruled = params.get(key)
    if ruled in (None, ""):
        return roll_mode(len(advantages), len(disadvantages))
    if not isinstance(ruled, str) or ruled not in tuple(Mode):
        raise bad_param(key, ruled)
    return Mode(ruled)


def _proficiency(params: Params, prefix: str) -> bool | None:
    key = f"{prefix}proficiency"
    return None if params.get(key) in (None, "auto") else switch(params, key, True)


def reasons(params: Params, key: str, proposed: tuple[str, ...]) -> tuple[str, ...]:
    """Read a switch, one reason, or several; a bare switch takes what the conditions propose (D20-AMB-35)."""
    given = params.get(key)
    if isinstance(given, (list, tuple)) and all(isinstance(row, str) for row in given):
        return tuple(str(row) for row in given if row)
    if isinstance(given, str) and given.lower() not in (*TRUE, *FALSE):
        return (given,)
    return (proposed or ("GM",)) if switch(params, key, False) else ()


def switch(params: Params, key: str, default: bool) -> bool:
    """Read an on/off parameter, also as the words a command line gives."""
    given = params.get(key)
    if given is None:
        return default
    if str(given).lower() in TRUE:
        return True
    if str(given).lower() in FALSE:
        return False
    raise bad_param(key, given)


def whole(params: Params, key: str, default: int, limit: int, low: int | None = None) -> int:
    """Read a whole number of at most `limit` either way, or from `low` to `limit`."""
    given = params.get(key)
    if given in (None, ""):
        return default
    number = whole_of(given)
    if number is None or not (-limit if low is None else low) <= number <= limit:
        raise bad_param(key, given)
    return number


def bad_param(key: str, value: object, code: str = "bad_param") -> Refusal:
    """Say that a parameter cannot be used."""
    return refuse(
        code,
        "",
        phrase("{key} に {value} は使えません。", key=key, value=Typed(str(value)[:40])),
        phrase("ほかの値にしてください。"),
        field=key,
    )
