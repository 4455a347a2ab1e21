"""The cycle: setup step 1–7, cleanup step, choosing scenes, the end of a cycle and of the scenario."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.problem import Problem, Severity, refuse
from desktop.core.words import phrase
from desktop.systems.common.battle.rules import left
from desktop.systems.common.cards.effects import ended
from desktop.systems.common.growth import cp_left
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.carry import at_start, carried_over, play_form
from desktop.systems.common.session.checks import broken_off
from desktop.systems.common.session.knowledge import area_closed, area_open, meet
from desktop.systems.common.session.state import Phase, SessionState, need, need_phase, unless_ruled
from desktop.systems.common.sheet import CommonSheet, gone_to
from desktop.systems.common.tables import MOST_CYCLES


def begin(state: SessionState, event: ev.Begin) -> SessionState:
    """Begin the scenario: counter 0, initial values, secrets that hold from the start (CM-TIME-02, CM-PARAM-01)."""
    need_phase(state, "scenario_start")

    def fresh(sheet: CommonSheet) -> CommonSheet:
        return at_start(sheet, state.scenario, state.library, state.settings)

    return state.mapped(fresh).evolve(phase="setup", counter=0, elapsed=0, begun=True)


def elapse(state: SessionState, event: ev.Elapse) -> SessionState:
    """Setup 1–4: name the number, レベル rises, CP is set, every described flag is cleared (CM-CYC-02…05)."""
    need_phase(state, "setup")
    need(
        1 <= event.cycles <= MOST_CYCLES,
        "bad_elapsed",
        "CM-AMB-37",
        phrase("経過させるサイクル数に {n} は使えません。", n=event.cycles),
        phrase("1〜6 の整数にしてください。"),
    )

    gain = state.settings.growth_of(event.cycles)

    def grown(sheet: CommonSheet) -> CommonSheet:
        if not sheet.is_pc and not state.settings.npc_grows:
            return sheet
        return sheet.evolve(level=sheet.level + gain.level, cp=sheet.growth_rate * gain.cp)

    return state.mapped(grown).evolve(phase="move", elapsed=event.cycles, described=(), choices={})


def choose_area(state: SessionState, event: ev.ChooseArea) -> SessionState:
    """Setup 5: a PC's area is picked, judged with the old counter (CM-CYC-06, CM-AMB-28)."""
    need_phase(state, "move")
    sheet = _pc(state, event.who)
    area = state.area(event.area)
    if not area_open(state, area, sheet):
        rule = "CM-AREA-06" if area.kind == "unlock" else "CM-AREA-10"
        unless_ruled(event, (area_closed(state, area, sheet, rule),))
    state = state.evolve(choices={**state.choices, event.who: event.area})
    if state.settings.move_order == "in_turn":
        return _moved(state, (event.who,))
    return state


def _pc(state: SessionState, who: str) -> CommonSheet:
    sheet = state.sheet(who)
    need(
        sheet.is_pc,
        "not_a_pc",
        "CM-CYC-06",
        phrase("{name} はPCではありません。", name=sheet.name),
        phrase("NPCはGMがいつでも置けます。"),
    )
    return sheet


def absent(state: SessionState, event: ev.Absent) -> SessionState:
    """Leave a PC out for this cycle (CM-AMB-36)."""
    need_phase(state, "move")
    sheet = _pc(state, event.who)
    if not state.settings.absent_allowed:
        forbidden = Problem(
            code="must_choose",
            rule="CM-AMB-36",
            message=phrase("{name} もエリアを一つ選びます。", name=sheet.name),
            remedy=phrase("エリアを選んでください。"),
        )
        unless_ruled(event, (forbidden,))
    return state.evolve(choices={**state.choices, event.who: ""})


def confirm_moves(state: SessionState, event: ev.ConfirmMoves) -> SessionState:
    """Setup 5–7: all move together, the counter rises, on to the cleanup step (CM-CYC-07, CM-CYC-08)."""
    need_phase(state, "move")
    missing = [sheet.name for sheet in state.pcs if sheet.id not in state.choices]
    need(
        not missing,
        "not_all_chosen",
        "CM-AMB-36",
        phrase("{names} がまだエリアを選んでいません。", names=tuple(missing)),
        phrase("エリアを選ぶか、不在にしてください。"),
    )
    state = _moved(state, tuple(state.choices))
    state = state.evolve(counter=state.counter + state.elapsed)
    if state.settings.met_when == "area":
        for area in dict.fromkeys(sheet.area for sheet in state.pcs if sheet.area):
            state = meet(state, _in_area(state, area))
    return state.evolve(phase="cycle_end")


def _moved(state: SessionState, who: tuple[str, ...]) -> SessionState:
    log = state.settings.visited_when == "move"

    def go(sheet: CommonSheet) -> CommonSheet:
        area = state.choices[sheet.id]
        sheet = sheet if sheet.area == area else sheet.evolve(area=area)
        return gone_to(sheet, area) if log else sheet

    return state.mapped(go, who)


def _in_area(state: SessionState, area: str) -> tuple[str, ...]:
    return tuple(sheet.id for sheet in state.sheets.values() if sheet.area == area)


def undescribed(state: SessionState) -> tuple[str, ...]:
    """List the areas that still get a scene, in the scenario's order (CM-CYC-09, CM-AMB-40)."""
    held = {sheet.area for sheet in state.sheets.values() if sheet.is_pc or state.settings.npc_scenes}
    names = (area.name for area in state.scenario.areas)
    return tuple(name for name in names if name in held and name not in state.described)


def cleanup_step(state: SessionState) -> SessionState:
    """Cleanup step: another scene, or the end of the cycle, asked anew after every move (CM-CYC-09, CM-CYC-10)."""
    if state.phase not in ("main_pick", "cycle_end"):
        return state
    phase: Phase = "main_pick" if undescribed(state) else "cycle_end"
    return state if state.phase == phase else state.evolve(phase=phase)


def describe(state: SessionState, event: ev.Describe) -> SessionState:
    """Open a scene: every character in the area appears (CM-SCN-01…05)."""
    need_phase(state, "main_pick", "cycle_end")
    area = state.area(event.area)
    if area.name not in undescribed(state):
        done = area.name in state.described
        closed = Problem(
            code="no_scene_here",
            rule="CM-AMB-42" if done else "CM-SCN-01",
            message=phrase("{area} のシーンはいま描写できません。", area=area.name),
            remedy=phrase("PCがいて、まだ描写していないエリアを選んでください。"),
            overridable=not done,
        )
        unless_ruled(event, (closed,))
    cast = _in_area(state, area.name)
    state = state.evolve(phase="scene", scene_area=area.name, cast=cast, removed=(), last=None)
    if state.settings.visited_when == "scene":
        pcs = tuple(who for who in cast if state.sheets[who].is_pc)
        state = state.mapped(lambda sheet: gone_to(sheet, area.name), pcs)
    return meet(state, cast)


def end_scene(state: SessionState, event: ev.EndScene) -> SessionState:
    """End the scene at any time, a battle with it (CM-SCN-10, CM-SCN-11, CM-AMB-55)."""
    need_phase(state, "scene")
    state = broken_off(state)
    if state.battle is not None:
        state = left(state)
    state = state.mapped(lambda sheet: ended(sheet, ("check", "round"), state.settings))
    described = (*state.described, state.scene_area)
    return state.evolve(phase="cycle_end", described=described, scene_area="", cast=(), removed=(), last=None)


def close_cycle(state: SessionState, event: ev.CloseCycle) -> SessionState:
    """End the cycle: CP left are lost with the GM's yes, cycle effects and counts end (CM-SCN-07, CM-AMB-22)."""
    need_phase(state, "cycle_end", "main_pick")
    if missing := undescribed(state):
        early = Problem(
            code="undescribed",
            rule="CM-CYC-09",
            message=phrase("まだ描写していないエリアがあります：{names}。", names=tuple(missing)),
            remedy=phrase("シーンを描写してください。"),
        )
        unless_ruled(event, (early,))
    rich = [sheet.name for sheet in state.pcs if sheet.cp > 0]
    if rich and state.settings.cp_left == "ask" and not event.confirm and not event.gm:
        raise refuse(
            "cp_left",
            "CM-SCN-07",
            phrase("CPが残っています：{names}。", names=tuple(rich)),
            phrase("GMがその場で取得させるか、残ったCPを捨ててサイクルを終えてください。"),
            severity=Severity.CONSENT,
        )

    def over(sheet: CommonSheet) -> CommonSheet:
        sheet = ended(sheet, ("check", "round", "cycle"), state.settings)
        if sheet.cp and sheet.is_pc:
            sheet = sheet.evolve(cp=0)
        return _cycle_counts_cleared(sheet)

    return state.mapped(over).evolve(phase="setup", elapsed=0, passes=state.passes + 1, choices={})


def _cycle_counts_cleared(sheet: CommonSheet) -> CommonSheet:
    if not any(copy.used_cycle for copy in sheet.copies):
        return sheet
    return sheet.evolve(
        abilities=tuple(copy.evolve(used_cycle=0) for copy in sheet.abilities),
        items=tuple(copy.evolve(used_cycle=0) for copy in sheet.items),
    )


def end_scenario(state: SessionState, event: ev.EndScenario) -> SessionState:
    """End the scenario; the sheets are those that are carried over (CM-AMB-41, CM-PARAM-09)."""
    need(
        state.phase not in ("scenario_start", "scenario_end"),
        "not_running",
        "CM-AMB-41",
        phrase("シナリオは進んでいません。"),
        phrase("先に開始してください。"),
    )
    if not (event.confirm or event.gm):
        raise refuse(
            "confirm_end",
            "CM-AMB-41",
            phrase("シナリオを終えると、引き継ぐもの以外は消えます。"),
            phrase("終えてよければ、もう一度確かめて進めてください。"),
            severity=Severity.CONSENT,
        )

    def carried(sheet: CommonSheet) -> CommonSheet:
        played = tuple(row.id for row in sheet.scenarios)
        by_player = state.players.get(sheet.player.strip(), ())
        form = play_form(state.scenario, played, by_player, state.settings)
        return carried_over(sheet, state.scenario, form, state.settings)

    return (
        broken_off(state)
        .mapped(carried)
        .evolve(
            phase="scenario_end",
            scene_area="",
            cast=(),
            removed=(),
            battle=None,
            action=None,
            last=None,
            offers=(),
            choices={},
        )
    )


def warnings(state: SessionState) -> tuple[Problem, ...]:
    """List what the GM should hear now: CP left at the end of a scene or cycle, who is elsewhere (CM-AMB-22)."""
    if state.phase == "scene":
        people = tuple(sheet for sheet in state.scene_sheets if sheet.is_pc)
    elif state.phase == "cycle_end":
        people = state.pcs
    else:
        people = ()
    return (*_cp_left(people), *_elsewhere(state))


def _cp_left(people: Sequence[CommonSheet]) -> tuple[Problem, ...]:
    """Warn of all unspent CP in one line, above the controls of the scene."""
    left = tuple(problem for sheet in people if (problem := cp_left(sheet)) is not None)
    if len(left) < 2:
        return left
    names = tuple(f"{sheet.name} {sheet.cp}" for sheet in people if sheet.cp > 0)
    return (left[0].evolve(message=phrase("CPが残っています：{names}。", names=names)),)


def _elsewhere(state: SessionState) -> tuple[Problem, ...]:
    """Remind that, as a rule, only characters in the same area talk (CM-AREA-02, CM-AMB-51)."""
    away = [sheet.name for sheet in state.pcs if sheet.area and sheet.id not in state.cast]
    if state.phase != "scene" or not away or not state.settings.talk_reminder:
        return ()
    return (
        Problem(
            code="other_area",
            rule="CM-AREA-02",
            message=phrase("{names} は別のエリアにいます。", names=tuple(away)),
            remedy=phrase("会話は、原則として同じエリアで行います。"),
            severity=Severity.WARN,
        ),
    )
