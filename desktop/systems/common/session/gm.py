"""What the GM does by hand: places, marks, ticks, reveals, values, states, newcomers."""

from __future__ import annotations

from pydantic import ValidationError

from desktop.core.problem import Problem, Refusal, refuse
from desktop.core.value import put
from desktop.core.words import phrase
from desktop.systems.common.cards.effects import with_state, without_state
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.carry import at_start
from desktop.systems.common.session.conditions import area_open, way_in
from desktop.systems.common.session.scene import arrived, brought
from desktop.systems.common.session.state import SessionState, need, unless_ruled
from desktop.systems.common.sheet import UNPLACED_AP, CommonSheet, CustomRow

FREE_FIELDS = ("level", "cp", "assets", "max_ap_base", "ap", "growth_rate")
"""What `set_value` may overwrite, besides `custom.<row>.value`."""


def place(state: SessionState, event: ev.Place) -> SessionState:
    """Put a character anywhere at any time (CM-AMB-39); a PC or a closed area needs the GM's word (CM-AMB-35)."""
    sheet = state.sheet(event.who)
    need(
        event.who not in state.cast,
        "in_scene",
        "CM-AMB-39",
        phrase("{name} はいまシーンにいます。", name=sheet.name),
        phrase("シーンから出してから置いてください。"),
    )
    problems = []
    if sheet.is_pc:
        problems.append(
            Problem(
                code="pc_placed",
                rule="CM-AMB-35",
                message=phrase("{name} の行き先は、プレイヤーがセットアップステップで選びます。", name=sheet.name),
                remedy=phrase("GM裁定なら置けます。"),
            )
        )
    if event.area:
        area = state.area(event.area)
        if not sheet.is_pc and state.settings.npc_bound and not area_open(state, area, sheet):
            problems.append(
                Problem(
                    code="area_closed",
                    rule="CM-AMB-39",
                    message=phrase("{name} はいま {area} を選べません。", name=sheet.name, area=area.name),
                    remedy=way_in(state, area),
                )
            )
    unless_ruled(event, problems)
    return brought(state.with_sheet(sheet.evolve(area=event.area)), event.who)


def mark(state: SessionState, event: ev.Mark) -> SessionState:
    """Set 戦闘可能 or 戦意; a battle starts or ends by itself afterwards (CM-AMB-52)."""
    sheet = state.sheet(event.who)
    return state.with_sheet(sheet.evolve(**{event.mark: event.on}))


def tick(state: SessionState, event: ev.Tick) -> SessionState:
    """Decide a condition by hand, or leave it to the reckoning again."""
    kind, _, rest = event.key.partition(":")
    name, _, who = rest.rpartition("@") if "@" in rest else (rest, "", "")
    known = {
        "area": state.scenario.area(name) is not None,
        "secret": state.scenario.secret(name) is not None,
        "text": bool(name),
    }
    need(
        known.get(kind, False) and (not who or who in state.sheets),
        "unknown_condition",
        "CM-AREA-06",
        phrase("条件「{key}」はこのシナリオにありません。", key=event.key[:80]),
        phrase("一覧から選んでください。"),
    )
    ticks = {key: on for key, on in state.ticks.items() if key != event.key}
    if event.on is not None:
        ticks[event.key] = event.on
    return state.evolve(ticks=ticks)


def reveal(state: SessionState, event: ev.Reveal) -> SessionState:
    """Show or hide an area, a condition, an NPC's sheet, a PC's destination (CM-AMB-50)."""
    if event.what in ("area", "condition"):
        state.area(event.name)
    else:
        state.sheet(event.name)
    key = f"{event.what}:{event.name}"
    rest = {name: how for name, how in state.reveals.items() if name != key}
    return state.evolve(reveals=rest if event.how == "auto" else {**rest, key: event.how})


def set_value(state: SessionState, event: ev.SetValue) -> SessionState:
    """Overwrite a number within the limits of the parameters (CM-APP-19, CM-AMB-14)."""
    sheet = state.sheet(event.who)
    head, _, rest = event.field.partition(".")
    row, _, last = rest.partition(".")
    custom = head == "custom" and row.isdecimal() and int(row) < len(sheet.custom) and last == "value"
    if not (event.field in FREE_FIELDS or custom):
        raise _not_writable(event.field)
    _within(state, sheet, event)
    return state.with_sheet(_written(sheet, event.field, event.value))


def _written(sheet: CommonSheet, path: str, value: object) -> CommonSheet:
    try:
        return put(sheet, path, value)
    except KeyError:
        raise _not_writable(path) from None
    except ValidationError:
        raise refuse(
            "bad_value",
            "CM-APP-19",
            phrase("{field} に {value} は書けません。", field=path[:60], value=str(value)[:60]),
            phrase("範囲の中の値にしてください。"),
            overridable=False,
        ) from None


def _not_writable(path: str) -> Refusal:
    return refuse(
        "no_such_value",
        "CM-APP-19",
        phrase("「{field}」は書き換えられる値ではありません。", field=path[:60]),
        phrase("レベル・CP・財産点・MAXAP・AP・成長速度・追加欄から選んでください。"),
        overridable=False,
    )


def _within(state: SessionState, sheet: CommonSheet, event: ev.SetValue) -> None:
    need(
        event.field != "ap" or (state.battle is not None and sheet.id in state.cast) or event.value == UNPLACED_AP,
        "ap_outside_battle",
        "CM-AMB-14",
        phrase("戦闘以外のAPは −1 のままです。"),
        phrase("戦闘の中で直してください。"),
    )
    problems = []
    if event.field == "level" and sheet.is_pc:
        need(
            event.value >= 0,
            "level_too_low",
            "CM-PARAM-06",
            phrase("PCのレベルは 0 以上です。"),
            phrase("0 以上にしてください。"),
        )
    if event.field.startswith("custom."):
        problems += _beyond(sheet.custom[int(event.field.split(".")[1])], event.value)
    if event.field == "growth_rate" and sheet.is_pc and state.settings.growth_locked:
        problems.append(
            Problem(
                code="growth_locked",
                rule="CM-PARAM-08",
                message=phrase("成長速度は作成のときに決まっています。"),
                remedy=phrase("GM裁定なら変えられます。"),
            )
        )
    unless_ruled(event, problems)


def _beyond(row: CustomRow, value: int) -> list[Problem]:
    """Tell when a number of 追加欄 passes the limits written beside it (CM-AMB-98)."""
    if row.clipped(value) == value:
        return []
    return [
        Problem(
            code="custom_out_of_range",
            rule="CM-AMB-98",
            message=phrase("「{label}」の {n} は範囲の外です。", label=row.label, n=value),
            remedy=phrase("範囲の中の値にしてください。"),
        )
    ]


def add_state(state: SessionState, event: ev.AddState) -> SessionState:
    """Put a state on a character (CM-STATE-01, CM-AMB-11)."""
    need(
        bool(event.state.name.strip()),
        "state_unnamed",
        "CM-STATE-02",
        phrase("ステートに名前がありません。"),
        phrase("《》に入れる名前を書いてください。"),
    )
    return state.with_sheet(with_state(state.sheet(event.who), event.state))


def remove_state(state: SessionState, event: ev.RemoveState) -> SessionState:
    """Take a state away."""
    sheet = state.sheet(event.who)
    need(
        any(row.name == event.name for row in sheet.states),
        "no_state",
        "CM-STATE-01",
        phrase("{name} に《{state}》はありません。", name=sheet.name, state=event.name[:60]),
        phrase("いまのステートから選んでください。"),
    )
    return state.with_sheet(without_state(sheet, event.name))


def end_effect(state: SessionState, event: ev.EndEffect) -> SessionState:
    """End one running effect by hand."""
    sheet = state.sheet(event.who)
    need(
        0 <= event.index < len(sheet.effects),
        "no_effect",
        "CM-CARD-07",
        phrase("その効果は続いていません。"),
        phrase("いまの効果から選んでください。"),
    )
    rest = tuple(effect for n, effect in enumerate(sheet.effects) if n != event.index)
    return state.with_sheet(sheet.evolve(effects=rest))


def join(state: SessionState, event: ev.Join) -> SessionState:
    """Take a further character in with the values of a scenario start (CM-PARAM-01); no name twice (CM-AMB-95)."""
    sheet = state.newcomer(event.who)
    need(
        sheet.id not in state.members,
        "already_there",
        "CM-AMB-95",
        phrase("{name} はもうこの卓にいます。", name=sheet.name),
        phrase("ほかのシートを選んでください。"),
    )
    names = {other.name for other in state.sheets.values()}
    if state.settings.unique_names and sheet.name in names:
        double = Problem(
            code="double_name",
            rule="CM-AMB-95",
            message=phrase("「{name}」という名前の者がもういます。", name=sheet.name),
            remedy=phrase("名前を変えてください。"),
        )
        unless_ruled(event, (double,))
    sheet = sheet.evolve(ap=UNPLACED_AP, hex=None, effects=())
    if state.begun:
        sheet = at_start(sheet, state.scenario, state.library, state.settings)
    return arrived(state.seated(sheet), sheet.id)
