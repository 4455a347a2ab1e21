"""What another definition changes, in words: against the one that is played, and on every sheet of a campaign."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from desktop.core.custom.definition import Definition
from desktop.core.game import AnyGame
from desktop.core.problem import TakujoError
from desktop.core.settings import SettingInfo, setting_infos
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.value import Record
from desktop.core.words import Phrase, Typed, phrase

LogMessage = Phrase | str
MOST_NAMES = 12
"""Names that one line holds."""
MOST_LINES = 40
"""Lines for one sheet."""


def changes(system: AnySystem, before: Definition, after: Definition) -> tuple[Phrase, ...]:
    """List what differs between two definitions of a system."""
    return (
        *_about(before, after),
        *_settings(system, before, after),
        *_labels(system, before, after),
        *_fields(system, before, after),
        *_lists(system, before, after),
        *_named("自作の判定", before.checks, after.checks),
        *_named("表", before.tables, after.tables),
        *_notice(before, after),
    )


def _about(before: Definition, after: Definition) -> Iterator[Phrase]:
    titles = (("題名", "title"), ("作者", "author"), ("版", "version"), ("使用条件", "licence"), ("紹介", "summary"))
    for title, name in titles:
        old, new = str(getattr(before, name)), str(getattr(after, name))
        if old != new:
            yield _turned(title, Typed(old[:60]) if old else "—", Typed(new[:60]) if new else "—")


def _turned(title: LogMessage, old: LogMessage, new: LogMessage) -> Phrase:
    return phrase("{title}：{before} → {after}", title=title, before=old, after=new)


def _settings(system: AnySystem, before: Definition, after: Definition) -> Iterator[Phrase]:
    for info in setting_infos(system.settings_type):
        old, new = before.settings.get(info.key, info.default), after.settings.get(info.key, info.default)
        if old != new:
            yield _turned(info.title, _value(info, old), _value(info, new))


def _value(info: SettingInfo, value: Any) -> LogMessage:
    """Say a value of a switch."""
    for choice, label in info.choices:
        if choice == value:
            return label
    if isinstance(value, bool):
        return "はい" if value else "いいえ"
    return "なし" if value is None else Typed(str(value)[:60].replace("-", "−"))


def _labels(system: AnySystem, before: Definition, after: Definition) -> Iterator[Phrase]:
    for label in (*system.labels, *system.captions):
        old, new = before.labels.get(label.id, ""), after.labels.get(label.id, "")
        if old != new:
            yield _turned("用語", Typed(old) if old else label.text, Typed(new) if new else label.text)


def _fields(system: AnySystem, before: Definition, after: Definition) -> Iterator[Phrase]:
    old = {f.id: f for f in (system.profile if before.profile is None else before.profile) if not f.removed}
    new = {f.id: f for f in (system.profile if after.profile is None else after.profile) if not f.removed}
    yield from _rows("プロフィールの項目", old, new, lambda field: field.label)


def _lists(system: AnySystem, before: Definition, after: Definition) -> Iterator[Phrase]:
    for spec in system.lists:
        if before.lists.get(spec.id) != after.lists.get(spec.id):
            base = [row.model_dump(mode="json") for row in spec.base]
            old, new = (_plain(d.lists.get(spec.id), base) for d in (before, after))
            yield from _rows(spec.title, old, new, partial(_name_in, spec.row_type))


def _plain(rows: Sequence[Mapping[str, Any]] | None, base: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    kept = base if rows is None else rows
    return {str(row.get("id") or row.get("name") or n): dict(row) for n, row in enumerate(kept)}


def _name_in(row_type: type[Record], row: Mapping[str, Any]) -> str:
    """Return the row's name, else what was chosen in it; never its id."""
    written = row.get("name") or row.get("label")
    if written:
        return str(written)
    for key, info in row_type.model_fields.items():
        extra = info.json_schema_extra
        choices = extra.get("choices") if isinstance(extra, dict) else None
        if isinstance(choices, Mapping) and row.get(key, info.default) in choices:
            return str(choices[row.get(key, info.default)])
    return next(
        (f"{info.title} {row[key]}" for key, info in row_type.model_fields.items() if _number(row.get(key))), ""
    )


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _named(title: str, before: Sequence[Record], after: Sequence[Record]) -> Iterator[Phrase]:
    old, new = ({str(getattr(row, "id", "")): row for row in rows} for rows in (before, after))
    yield from _rows(title, old, new, lambda row: str(row.name))


def _rows(title: str, old: Mapping[str, Any], new: Mapping[str, Any], name: Any) -> Iterator[Phrase]:
    """Say what came, what went, what is called otherwise, and what differs within."""
    came = [name(row) for key, row in new.items() if key not in old]
    went = [name(row) for key, row in old.items() if key not in new]
    both = [key for key in new if key in old and new[key] != old[key]]
    called = [phrase("{before} → {after}", before=_typed(name(old[k])), after=_typed(name(new[k])))
              for k in both if name(old[k]) != name(new[k])]  # fmt: skip
    inside = [name(new[key]) for key in both if name(old[key]) == name(new[key])]
    if came:
        yield phrase("{title}：増える　{names}", title=title, names=_listed(came))
    if went:
        yield phrase("{title}：なくなる　{names}", title=title, names=_listed(went))
    if called:
        yield phrase("{title}：名前が変わる　{names}", title=title, names=tuple(called[:MOST_NAMES]))
    if inside:
        yield phrase("{title}：中身が変わる　{names}", title=title, names=_listed(inside))
    if not (came or went or both) and list(old) != list(new):
        yield phrase("{title}：並び順が変わる", title=title)


def _typed(name: str) -> LogMessage:
    return name[:60] or "—"


def _listed(names: Sequence[str]) -> tuple[LogMessage, ...]:
    more = (phrase("ほか {n} 件", n=len(names) - MOST_NAMES),) if len(names) > MOST_NAMES else ()
    return (*map(_typed, names[:MOST_NAMES]), *more)


def _notice(before: Definition, after: Definition) -> Iterator[Phrase]:
    for line in after.notice:
        if line not in before.notice:
            yield phrase("権利表記：{line}", line=Typed(line[:200]))
    for line in before.notice:
        if line not in after.notice:
            yield phrase("権利表記から消える：{line}", line=Typed(line[:200]))


def on_sheet(system: AnySystem, before: AnyGame, after: AnyGame, sheet: Sheet) -> tuple[Phrase, ...]:
    """List what another definition changes on a sheet: fields, computed numbers, and what is wrong with it then."""
    return tuple(
        [*_own(before, after, sheet), *_copied(before, after, sheet), *_numbers(system, before, after, sheet)][
            :MOST_LINES
        ]
    )


def _own(before: AnyGame, after: AnyGame, sheet: Sheet) -> Iterator[Phrase]:
    old, new = {f.id: f for f in before.profile}, {f.id: f for f in after.profile}
    for key, field in old.items():
        if key not in new and sheet.own.get(key) not in (None, "", 0, False):
            yield phrase("「{field}」の欄がなくなります（書いてある「{value}」は残ります）。", field=Typed(field.label),
                         value=Typed(str(sheet.own[key])[:60]))  # fmt: skip
    for key, field in new.items():
        if key not in old:
            template = "「{field}」の欄が増えます（必ず書く）。" if field.needed else "「{field}」の欄が増えます。"
            yield phrase(template, field=Typed(field.label))


def _copied(before: AnyGame, after: AnyGame, sheet: Sheet) -> Iterator[Phrase]:
    """Say which rows that the sheet copied from its game will show as gone."""
    for key, spec in after.specs.items():
        rows = getattr(sheet, key, ())
        for row in rows if isinstance(rows, tuple) else ():
            known = str(getattr(row, "id", ""))
            if after.is_gone(key, known) and not before.is_gone(key, known):
                name = str(getattr(row, "name", "")) or after.last_name(key, known)
                yield phrase("{title}：{result}", title=spec.title, result=after.marked(key, known, Typed(name)))


def _numbers(system: AnySystem, before: AnyGame, after: AnyGame, sheet: Sheet) -> Iterator[Phrase]:
    try:
        old, new = system.derive(sheet, before), system.derive(sheet, after)
        wrong, known = system.problems(sheet, after), {str(p.message) for p in system.problems(sheet, before)}
    except TakujoError as error:
        yield phrase("このシートは計算できなくなります（{why}）。", why=error.problem.message)
        return
    for key, number in new.items():
        if key in old and old[key].shown != number.shown:
            yield _turned(number.label, Typed(old[key].shown), Typed(number.shown))
    yield from (phrase("△ {problem}", problem=p.message) for p in wrong if str(p.message) not in known)


def on_sheets(
    system: AnySystem, before: AnyGame, after: AnyGame, sheets: Iterable[Sheet]
) -> tuple[tuple[str, tuple[Phrase, ...]], ...]:
    """List what changes on which sheet, by name; sheets that stay as they are are left out."""
    found = ((sheet.name, on_sheet(system, before, after, sheet)) for sheet in sheets)
    return tuple((name, lines) for name, lines in found if lines)
