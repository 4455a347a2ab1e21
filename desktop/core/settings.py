"""What a rule system lets a GM decide: typed switches with their defaults, and the published tables among them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar, cast

from pydantic import Field
from pydantic.config import JsonDict
from pydantic.fields import FieldInfo

from desktop.core.expression.tree import Cut
from desktop.core.value import Value

T = TypeVar("T")


class Settings(Value):
    """Base of a rule system's `Settings`: one field per decision that a GM may overrule, made with `setting`."""

    @property
    def cut(self) -> Cut:
        """How 切り捨て of a formula brings a number to a whole one."""
        return "floor"

    @property
    def fractions(self) -> bool:
        """Tell whether a computed number may be a fraction; otherwise it is cut off."""
        return True


def setting(
    default: T,
    *,
    title: str,
    says: str,
    rule: str,
    group: str,
    key: str | None = None,
    choices: Mapping[T, str] | Mapping[str, str] | Mapping[int, str] | None = None,
    ge: int | None = None,
    le: int | None = None,
) -> T:
    """Declare one overridable decision.

    Args:
        title: short Japanese name.
        says: one Japanese sentence that tells what the switch does.
        rule: rule id the default comes from, e.g. `EN-AMB-06`.
        group: Japanese heading under which the editor shows it.
        key: dotted name in files where it differs from the field's name, e.g. `check.default_target`.
        choices: value → Japanese label, for a choice.
    """
    extra: dict[str, object] = {"rule": rule, "group": group}
    if choices is not None:
        extra["choices"] = dict(choices)
    info = cast("JsonDict", extra)  # keys of choices may be switches and numbers
    declared: T = Field(default, alias=key, title=title, description=says, ge=ge, le=le, json_schema_extra=info)
    return declared


def published(rows: tuple[T, ...]) -> tuple[T, ...]:
    """Declare a table of the rules among the settings, as it is published.

    The campaign's list of the same name replaces it (`ListSpec.id`), so that every reader of settings has the table.
    """
    table: tuple[T, ...] = Field(rows, json_schema_extra={"published": True})
    return table


@cache
def published_tables(settings_type: type[Settings]) -> frozenset[str]:
    """Name the fields of a rule system's settings that are tables."""
    return frozenset(name for name, info in settings_type.model_fields.items() if _is_table(info))


def _is_table(info: FieldInfo) -> bool:
    return isinstance(info.json_schema_extra, dict) and bool(info.json_schema_extra.get("published"))


class SettingInfo(Value):
    """What the editor needs to know of one setting."""

    key: str
    title: str
    says: str
    rule: str
    group: str
    default: object
    choices: tuple[tuple[object, str], ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    annotation: object = None


@cache
def setting_infos(settings_type: type[Settings]) -> tuple[SettingInfo, ...]:
    """List a rule system's settings in the order in which they are declared."""
    fields = settings_type.model_fields.items()
    return tuple(_info(name, info) for name, info in fields if not _is_table(info))


def _info(name: str, info: FieldInfo) -> SettingInfo:
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    limits = {type(m).__name__: getattr(m, type(m).__name__.lower(), None) for m in info.metadata}
    choices = extra.get("choices")
    return SettingInfo(
        key=info.alias or name,
        title=info.title or name,
        says=info.description or "",
        rule=str(extra.get("rule", "")),
        group=str(extra.get("group", "")),
        default=info.get_default(call_default_factory=True),
        choices=tuple((value, str(label)) for value, label in choices.items()) if isinstance(choices, dict) else (),
        minimum=limits.get("Ge"),
        maximum=limits.get("Le"),
        annotation=info.annotation,
    )
