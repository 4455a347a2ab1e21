"""Mistakes of a game definition that no single value shows (D6G-GMV-07, -08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic import JsonValue

from desktop.core.captions import is_caption
from desktop.core.custom.definition import SCHEMA, Definition, typed_rows
from desktop.core.problem import Problem, Severity
from desktop.core.settings import setting_infos
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.d6game.hands import RANK, Hand
from desktop.systems.d6game.rows import LABELS, LISTS
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.tables import HAND_ROWS, SKILLS, HandDef, formula

HARD_WIRED = "name"
"""The one profile field that every sheet has; its word is the label of the same id."""


def definition_problems(definition: Definition) -> tuple[Problem, ...]:
    """List everything wrong with a definition whose settings and rows fit their types."""
    if definition.schema_version > SCHEMA:
        return (_newer(definition.schema_version),)
    return (
        *_based_on(definition),
        *_settings(definition),
        *_labels(definition),
        *_profile(definition),
        *_lists(definition),
    )


def _problem(code: str, field: str, message: Phrase, remedy: Phrase, rule: str = "D6G-GMV-08", **more: Any) -> Problem:
    return Problem(code=code, rule=rule, field=field, message=message, remedy=remedy, overridable=False, **more)


def _newer(version: int) -> Problem:
    return _problem(
        "newer_format",
        "schema_version",
        phrase("この定義は新しい形式（{n}）で書かれていて、読めません。", n=version),
        phrase("卓上を新しくするか、形式 {n} の定義を使ってください。", n=SCHEMA),
        rule="D6G-GMV-07",
    )


def _based_on(definition: Definition) -> Iterator[Problem]:
    if definition.based_on not in ("", "d6game"):
        yield _problem(
            "wrong_system",
            "based_on",
            phrase("この定義は「{system}」のもので、d6ゲームエンジンでは使えません。", system=definition.based_on),
            phrase("もとのシステムで開いてください。"),
        )


def _settings(definition: Definition) -> Iterator[Problem]:
    known = {info.key for info in setting_infos(Settings)}
    for key in definition.settings:
        if key not in known:
            yield _problem(
                "unknown_setting",
                f"settings.{key}",
                phrase("「{key}」という設定はありません。", key=key),
                phrase("使われませんが、ファイルには残します。"),
                rule="D6G-GMV-07",
                severity=Severity.WARN,
            )
    chosen: dict[str, object] = {k: v for k, v in definition.settings.items() if k in known}
    if "hands" in definition.lists:
        chosen["hands"] = typed_rows(HandDef, definition.lists["hands"])
    settings = Settings.model_validate(chosen)
    yield from _ranges(settings)
    yield from _scores(settings)


def _upside_down(what: Phrase | str, least: int, most: int) -> Phrase:
    return phrase("{what}の下限 {least} が上限 {most} より大きくなっています。", what=what, least=least, most=most)


def _ranges(settings: Settings) -> Iterator[Problem]:
    pairs = (
        ("combat.power_min", phrase("パワー"), settings.power_min, settings.power_max),
        ("life.min", phrase("ライフ"), settings.life_min, settings.life_max),
        ("fate.min", phrase("命運"), settings.fate_min, settings.fate_max),
    )
    for key, what, least, most in pairs:
        if least is not None and most is not None and least > most:
            yield _problem(
                "empty_range",
                f"settings.{key}",
                _upside_down(what, least, most),
                phrase("下限を {most} 以下にしてください。", most=most),
                rule="D6G-GMV-03" if key != "combat.power_min" else "D6G-GMV-04",
            )
    if any(least is not None and most is not None and least > most for _, _, least, most in pairs):
        return
    if settings.fate_start != settings.fate_initial:
        yield _out_of_limits("settings.fate.initial", settings.fate_initial, settings.fate_start)
    yield from _life(settings)


def _life(settings: Settings) -> Iterator[Problem]:
    """Warn of a formula wholly outside the limits: every character gets the same life, whatever the dice."""
    dice = formula(settings.life_die)
    least, most = settings.life_base + dice.least, settings.life_base + dice.most
    low, high = settings.within("life", least), settings.within("life", most)
    if low == high and low not in (least, most):
        yield _out_of_limits("settings.life.base", least, low)


def _out_of_limits(field: str, value: int, allowed: int) -> Problem:
    return _problem(
        "start_out_of_limits",
        field,
        phrase("始めの値 {n} は、この定義の上限・下限の外です。", n=value),
        phrase("{n} にするか、上限・下限を直してください。", n=allowed),
        rule="D6G-GMV-03",
    )


def _scores(settings: Settings) -> Iterator[Problem]:
    none = settings.scores[RANK[Hand.NO_HAND]]
    if settings.base_score - settings.max_bet <= none:
        yield _problem(
            "bet_cannot_fail",
            "settings.fate_check.max_bet",
            phrase("{n} 点賭けると、役ができなくても成功します。", n=settings.base_score - none),
            phrase("賭けの上限を {n} より小さくしてください。", n=settings.base_score - none),
            rule="D6G-AMB-16",
            severity=Severity.WARN,
        )
    for number, row in enumerate(settings.hands):
        if number and row.score <= none:
            yield _problem(
                "hand_below_none",
                f"lists.hands.{number}.score",
                phrase(
                    "「{hand}」の得点 {score} が、「{none}」の得点 {n} 以下です。",
                    hand=Typed(row.name),
                    score=row.score,
                    none=Typed(settings.hands[0].name),
                    n=none,
                ),
                phrase("役ができないときの得点をいちばん低くしてください。"),
                rule="D6G-HND-01",
                severity=Severity.WARN,
            )


def _labels(definition: Definition) -> Iterator[Problem]:
    known = {label.id for label in LABELS}
    for key in definition.labels:
        if key not in known and not is_caption(key):
            yield _problem(
                "unknown_label",
                f"labels.{key}",
                phrase("「{key}」という言葉は置き換えられません。", key=key),
                phrase("使われませんが、ファイルには残します。"),
                rule="D6G-GMV-03",
                severity=Severity.WARN,
            )


def _profile(definition: Definition) -> Iterator[Problem]:
    fields = definition.profile or ()
    yield from _twice("profile", (field.id for field in fields))
    for n, field in enumerate(fields):
        place = f"profile.{n}"
        if field.id == HARD_WIRED:
            yield _problem(
                "reserved_field",
                f"{place}.id",
                phrase("「{id}」はどのシートにもある欄の名前です。", id=field.id),
                phrase("別の名前にしてください。呼び名だけなら「用語」で変えられます。"),
                rule="D6G-PRO-01",
            )
        if not field.label.strip():
            yield _nameless(f"{place}.label")


def _lists(definition: Definition) -> Iterator[Problem]:
    specs = {spec.id: spec for spec in LISTS}
    typed: dict[str, tuple[Any, ...]] = {}
    for key, raw in definition.lists.items():
        if key not in specs:
            yield _problem(
                "unknown_list",
                f"lists.{key}",
                phrase("「{key}」という一覧はありません。", key=key),
                phrase("使われませんが、ファイルには残します。"),
                rule="D6G-GMV-07",
                severity=Severity.WARN,
            )
            continue
        rows = typed[key] = tuple(specs[key].row_type.model_validate(dict(row)) for row in raw)
        yield from _twice(f"lists.{key}", (row.id for row in rows))
        yield from (_nameless(f"lists.{key}.{n}.name") for n, row in enumerate(rows) if not row.name.strip())
    yield from _references(typed.get("items", ()), typed.get("skills", SKILLS))
    yield from _limits(typed.get("resources", ()))


def _references(items: tuple[Any, ...], skills: tuple[Any, ...]) -> Iterator[Problem]:
    known = {row.id for row in skills}
    for n, item in enumerate(items):
        if item.skill and item.skill not in known:
            yield _problem(
                "missing_skill",
                f"lists.items.{n}.skill",
                phrase("「{item}」が指す技能「{skill}」がありません。", item=item.name, skill=item.skill),
                phrase("技能の一覧に加えるか、空欄にしてください。"),
                rule="D6G-GMV-05",
            )


def _limits(resources: tuple[Any, ...]) -> Iterator[Problem]:
    for n, row in enumerate(resources):
        if row.minimum is not None and row.maximum is not None and row.minimum > row.maximum:
            yield _problem(
                "empty_range",
                f"lists.resources.{n}.minimum",
                _upside_down(row.name, row.minimum, row.maximum),
                phrase("下限を {most} 以下にしてください。", most=row.maximum),
                rule="D6G-GMV-03",
            )
            continue
        dice = formula(row.dice)
        least, most = row.base + dice.least, row.base + dice.most
        if row.within(least) == row.within(most) and row.within(least) not in (least, most):
            yield _out_of_limits(f"lists.resources.{n}.base", least, row.within(least))


def _twice(place: str, ids: Iterable[str]) -> Iterator[Problem]:
    for key, count in Counter(ids).items():
        if count > 1:
            yield _problem(
                "duplicate_id",
                place,
                phrase("「{id}」が {n} 回出てきます。", id=key, n=count),
                phrase("一つずつ別の id にしてください。"),
            )


def _nameless(place: str) -> Problem:
    return _problem(
        "no_name", place, phrase("名前のない行があります。"), phrase("名前を書いてください。"), rule="D6G-GMV-05"
    )


_SCORE = "hands."


def hands_as_rows(data: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Make one list of what were single scores (`hands.one_pair`) and words for hands."""
    settings, labels, lists = (_mapping(data.get(name)) for name in ("settings", "labels", "lists"))
    ids = {row.id for row in HAND_ROWS}
    scores = {key.removeprefix(_SCORE): value for key, value in settings.items() if key.removeprefix(_SCORE) in ids}
    names = {key: value for key, value in labels.items() if key in ids and value}
    if not scores and not names:
        return data
    rows: list[JsonValue] = [
        {**row.model_dump(), "name": names.get(row.id, row.name), "score": scores.get(row.id, row.score)}
        for row in HAND_ROWS
    ]
    return {
        **data,
        "settings": {key: value for key, value in settings.items() if key.removeprefix(_SCORE) not in scores},
        "labels": {key: value for key, value in labels.items() if key not in ids},
        "lists": {**lists, "hands": rows},
    }


def _mapping(value: JsonValue) -> Mapping[str, JsonValue]:
    return value if isinstance(value, dict) else {}
