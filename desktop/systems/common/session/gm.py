"""What the GM does by hand: places, marks, ticks, reveals, values, states, newcomers, cards, secrets, visits."""

from __future__ import annotations

from pydantic import ValidationError

from desktop.core.problem import Problem, Refusal, refuse
from desktop.core.value import put
from desktop.core.words import phrase
from desktop.systems.common.build import out_of_range
from desktop.systems.common.cards.effects import with_state, without_state
from desktop.systems.common.cards.library import SECRET
from desktop.systems.common.growth import cap_problem, choice_problem, has_secret, unknown_card
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.carry import at_start
from desktop.systems.common.session.knowledge import area_closed, area_open, give_card, give_secret
from desktop.systems.common.session.scene import arrived, brought
from desktop.systems.common.session.state import Offer, SessionState, need, unless_ruled
from desktop.systems.common.sheet import UNPLACED_AP, CommonSheet, gone_to, has_met

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
            problems.append(area_closed(state, area, sheet, "CM-AMB-39"))
    unless_ruled(event, problems)
    return brought(state.with_sheet(sheet.evolve(area=event.area)), event.who)


def mark(state: SessionState, event: ev.Mark) -> SessionState:
    """Set 戦闘可能 or 戦意; a battle starts or ends by itself afterwards (CM-AMB-52)."""
    sheet = state.sheet(event.who)
    return state.with_sheet(sheet.evolve(**{event.mark: event.on}))


def tick(state: SessionState, event: ev.Tick) -> SessionState:
    """Decide a condition by hand, or leave it to its condition again."""
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
        row = sheet.custom[int(event.field.split(".")[1])]
        problems += [out_of_range(row, event.value)] if row.clipped(event.value) != event.value else []
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


def confirm_secret(state: SessionState, event: ev.GiveSecret) -> SessionState:
    """Give a secret whose condition holds, or any by the GM ruling (CM-AMB-44, CM-AMB-12)."""
    sheet = state.sheet(event.who)
    offer = Offer(who=event.who, secret=event.secret)
    need(
        state.scenario.secret(event.secret) is not None,
        "unknown_secret",
        "CM-SEC-01",
        phrase("秘密「{name}」はこのシナリオにありません。", name=event.secret[:60]),
        phrase("シナリオの秘密を選んでください。"),
    )
    _not_twice(sheet, event.secret)
    if offer not in state.offers:
        unless_ruled(event, (_not_offered(sheet, event.secret),))
    return give_secret(state, offer)


def _not_twice(sheet: CommonSheet, secret: str) -> None:
    need(
        not has_secret(sheet, secret),
        "has_secret",
        "CM-AMB-44",
        phrase("{name} はもう <秘密:{secret}> を持っています。", name=sheet.name, secret=secret),
        phrase("一人に 1 枚です。"),
    )


def _not_offered(sheet: CommonSheet, secret: str) -> Problem:
    return Problem(
        code="condition_open",
        rule="CM-DATA-13",
        message=phrase("{name} は <秘密:{secret}> の入手条件を満たしていません。", name=sheet.name, secret=secret),
        remedy=phrase("条件を満たしてから渡すか、GM裁定で許可してください。"),
    )


def withhold_secret(state: SessionState, event: ev.WithholdSecret) -> SessionState:
    """Keep back a secret that was reported; it is not reported again (CM-AMB-44)."""
    offer = Offer(who=event.who, secret=event.secret)
    need(
        offer in state.offers,
        "not_offered",
        "CM-AMB-44",
        phrase("その秘密の入手は報告されていません。"),
        phrase("一覧から選んでください。"),
    )
    return state.evolve(offers=tuple(o for o in state.offers if o != offer), withheld=(*state.withheld, offer))


def give(state: SessionState, event: ev.GiveCard) -> SessionState:
    """Give a copy of any card; a secret only by the GM ruling (CM-AMB-12, CM-AMB-48)."""
    sheet = state.sheet(event.who)
    card = state.library.by_id.get(event.card)
    if card is None:
        raise unknown_card(event.card)
    wrong = choice_problem(card, event.choice, sheet, state.library, state.settings)
    unless_ruled(event, (wrong.evolve(overridable=False),) if wrong else ())
    if card.id == SECRET:
        _not_twice(sheet, event.choice)
        if state.settings.secret_card:
            unless_ruled(event, (_not_offered(sheet, event.choice),))
    full = cap_problem(card, event.choice, sheet, state.library, state.settings)
    unless_ruled(event, (full,) if full else ())
    return give_card(state, event.who, card.id, event.choice, "gm")


def log_visit(state: SessionState, event: ev.LogVisit) -> SessionState:
    """Note a visit by hand (CM-AMB-30, CM-AMB-32)."""
    area = state.area(event.area)
    return state.with_sheet(gone_to(state.sheet(event.who), area.name))


def log_meeting(state: SessionState, event: ev.LogMeeting) -> SessionState:
    """Note a meeting by hand, never with oneself (CM-AMB-30, CM-AMB-31)."""
    one, other = state.sheet(event.who), state.sheet(event.other)
    need(
        one.id != other.id,
        "same_person",
        "CM-AMB-31",
        phrase("自分自身には会えません。"),
        phrase("相手を選んでください。"),
    )
    return state.with_sheets((has_met(one, (other.name,)), has_met(other, (one.name,))))
