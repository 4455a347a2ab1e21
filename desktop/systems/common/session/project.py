"""What a viewer may know: the shared display, one player's private sheet, or the GM (CM-AMB-50, CM-APP-07)."""

from __future__ import annotations

from desktop.core.system import Viewer
from desktop.systems.common.battle.order import ranking
from desktop.systems.common.cards.library import SECRET, kind_name
from desktop.systems.common.scenario import Area
from desktop.systems.common.session.check import numbers
from desktop.systems.common.session.conditions import area_open, why_closed
from desktop.systems.common.session.state import TableState
from desktop.systems.common.session.views import (
    AreaView,
    CardView,
    CheckView,
    PersonView,
    RankView,
    SecretView,
    TableView,
)
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import max_ap

ELSEWHERE = "別のエリア"


def project(state: TableState, viewer: Viewer) -> TableView:
    """Return what this viewer may know; nothing else is in the value."""
    return _Projector(state, viewer).table()


def visible_areas(state: TableState, viewer: Viewer) -> tuple[Area, ...]:
    """List the areas whose existence the viewer may know."""
    projector = _Projector(state, viewer)
    return tuple(area for area in state.scenario.areas if projector.sees_area(area))


class _Projector:
    def __init__(self, state: TableState, viewer: Viewer) -> None:
        self._state = state
        self._gm = viewer.gm
        self._me = None if viewer.gm else state.sheets.get(viewer.sheet)
        self._areas = frozenset(area.name for area in state.scenario.areas if self.sees_area(area))

    def sees_area(self, area: Area) -> bool:
        if self._gm:
            return True
        how = self._state.reveals.get(f"area:{area.name}", area.reveal)
        if how != "auto":
            return how == "shown"
        if area.kind == "normal":
            return True
        if area.kind == "unlock":
            return self._state.settings.show_unlocked and area_open(self._state, area, None)
        return self._me is not None and (area_open(self._state, area, self._me) or self._me.area == area.name)

    def _sees_person(self, sheet: CommonSheet) -> bool:
        """PCs are known to all; an NPC while in a scene the viewer may see, or when the GM shows him."""
        if self._gm or sheet.is_pc or self._shown(sheet):
            return True
        state = self._state
        in_scene = sheet.id in state.cast
        mine = self._me is not None and self._me.id in state.cast
        hidden = state.reveals.get(f"person:{sheet.id}") == "hidden"
        return in_scene and not hidden and (mine or state.scene_area in self._areas)

    def _shown(self, sheet: CommonSheet) -> bool:
        return self._state.reveals.get(f"person:{sheet.id}") == "shown"

    def _place(self, sheet: CommonSheet, area: str) -> str:
        if not area or area in self._areas or (self._me is not None and sheet.id == self._me.id):
            return area
        if self._state.reveals.get(f"destination:{sheet.id}") == "shown":
            return area
        return ELSEWHERE

    def table(self) -> TableView:
        state = self._state
        people = [sheet for sheet in state.sheets.values() if self._sees_person(sheet)]
        known = frozenset(sheet.id for sheet in people)
        battle = state.battle
        return TableView(
            phase=state.phase,
            counter=state.counter,
            elapsed=state.elapsed,
            title=state.scenario.title,
            areas=tuple(self._area(area, people) for area in state.scenario.areas if area.name in self._areas),
            people=tuple(self._person(sheet) for sheet in people),
            scene_area=self._scene_area(),
            cast=tuple(who for who in state.cast if who in known),
            round=battle.round if battle else 0,
            process=battle.process if battle else "",
            turn=battle.turn if battle and battle.turn in known else "",
            order=self._order(known),
            check=self._check(known),
            secrets=self._secrets(),
            choices=tuple((who, self._place(state.sheets[who], area)) for who, area in state.choices.items()),
            offers=tuple((offer.who, offer.secret) for offer in state.offers) if self._gm else (),
            gm_script=state.scenario.gm_script if self._gm else "",
        )

    def _scene_area(self) -> str:
        area = self._state.scene_area
        mine = self._me is not None and self._me.id in self._state.cast
        return area if not area or area in self._areas or mine else ELSEWHERE

    def _area(self, area: Area, people: list[CommonSheet]) -> AreaView:
        revealed = self._state.reveals.get(f"condition:{area.name}")
        shown = self._gm or (area.reveal_condition if revealed is None else revealed == "shown")
        return AreaView(
            name=area.name,
            kind=area.kind,
            description=area.description,
            condition=why_closed(area) if shown and area.kind != "normal" else None,
            described=area.name in self._state.described,
            open=area_open(self._state, area, self._me),
            people=tuple(sheet.id for sheet in people if sheet.area == area.name),
        )

    def _person(self, sheet: CommonSheet) -> PersonView:
        settings = self._state.settings
        open_sheet = self._gm or sheet.is_pc or self._shown(sheet)
        own = self._gm or (self._me is not None and sheet.id == self._me.id)
        view = PersonView(
            id=sheet.id,
            name=sheet.name,
            is_pc=sheet.is_pc,
            colour=sheet.colour,
            portrait=sheet.portrait,
            area=self._place(sheet, sheet.area),
            hex=sheet.hex,
        )
        if not open_sheet:
            return view
        custom = tuple((row.label, row.value) for row in sheet.custom) if own or settings.show_custom else ()
        return view.evolve(
            ap=sheet.ap,
            max_ap=max_ap(sheet, settings),
            level=sheet.level,
            cp=sheet.cp,
            assets=sheet.assets if own else None,
            hostile=sheet.hostile,
            battle_capable=sheet.battle_capable,
            states=tuple(row.name for row in sheet.states),
            cards=self._cards(sheet, own),
            custom=custom,
        )

    def _cards(self, sheet: CommonSheet, own: bool) -> tuple[CardView, ...]:
        found = []
        for copy in sheet.copies:
            card = self._state.library.by_id.get(copy.card)
            if card is None or (not own and (card.id == SECRET or card.type == "item")):
                continue
            found.append(
                CardView(
                    id=copy.id,
                    card=card.id,
                    kind=kind_name(card, copy.choice),
                    type=card.type,
                    text=card.text,
                    equipped=copy.equipped,
                    used_cycle=copy.used_cycle,
                    used_scenario=copy.used_scenario,
                )
            )
        return tuple(found)

    def _order(self, known: frozenset[str]) -> tuple[RankView, ...]:
        state = self._state
        if state.battle is None:
            return ()
        found = []
        for rank in ranking(state):
            sheet = state.sheets[rank.who]
            if rank.who not in known:
                continue
            numbers_open = self._gm or sheet.is_pc or self._shown(sheet)
            found.append(
                RankView(
                    who=rank.who,
                    fraction=rank.fraction if numbers_open else None,
                    turn=state.battle.turn == rank.who,
                    tied=rank.who in state.battle.tied,
                )
            )
        return tuple(found)

    def _check(self, known: frozenset[str]) -> CheckView | None:
        """The check without numbers of NPCs, difficulties of the scenario, or what is being searched for."""
        state = self._state
        action = state.action or state.last
        if action is None or action.user not in known:
            return None
        results = tuple(
            (result.against if self._gm or result.against in known else "", result.value, result.success)
            for result in action.results
        )
        view = CheckView(
            user=action.user, name=action.name, step=action.step if state.action is not None else "", results=results
        )
        if state.action is None or not (self._gm or self._open_numbers()):
            return view
        judge, difficulty = numbers(state)
        return view.evolve(judge=judge, difficulty=difficulty)

    def _open_numbers(self) -> bool:
        action = self._state.action
        assert action is not None
        if action.purpose == "search" or action.against not in self._state.sheets:
            return False
        return all(self._open(self._state.sheets[who]) for who in (action.user, action.against))

    def _open(self, sheet: CommonSheet) -> bool:
        return sheet.is_pc or self._shown(sheet)

    def _secrets(self) -> tuple[SecretView, ...]:
        owners = tuple(self._state.sheets.values()) if self._gm else ((self._me,) if self._me is not None else ())
        found = []
        for sheet in owners:
            for copy in sheet.items:
                secret = self._state.scenario.secret(copy.choice) if copy.card == SECRET else None
                if secret is not None:
                    found.append(SecretView(who=sheet.id, name=secret.name, text=secret.text))
        return tuple(found)
