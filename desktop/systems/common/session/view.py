"""What a viewer may know: the shared display, one player's private sheet, or the GM (CM-AMB-50, CM-APP-07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.core.maps.hexes import COUNT, within
from desktop.core.remembered import remembered
from desktop.core.value import Viewer
from desktop.core.view_models import CheckView, Heading, SceneView, Token, nth, shown
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.common.battle.rules import may_act
from desktop.systems.common.battle.state import PROCESSES
from desktop.systems.common.battle.view import ground, ranking
from desktop.systems.common.cards.library import KEY, SECRET, SECRET_NAME, Library, kind_name
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.scenario import AREA_KINDS, Area, Condition, why_closed
from desktop.systems.common.session.actions import CHOSEN, reach, reachable, use_problem
from desktop.systems.common.session.checks import check
from desktop.systems.common.session.cycle import undescribed, warnings
from desktop.systems.common.session.knowledge import ELSEWHERE, Sight, area_open, condition_shown, result_shown
from desktop.systems.common.session.scene import on_sale, price_of
from desktop.systems.common.session.state import PHASES, SessionState
from desktop.systems.common.session.view_models import (
    NO_REASON,
    AreaView,
    CardName,
    CardView,
    PersonView,
    PreviewRow,
    RankView,
    ResultView,
    SaleView,
    SecretView,
    SessionView,
    card_seen,
    hand,
    in_numbers,
    resting,
    silhouette,
)
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.tables import MOST_CYCLES


def project(state: SessionState, viewer: Viewer) -> SessionView:
    """Return what this viewer may know; nothing else is in the value."""
    projector = _Projector(state, viewer)
    return projector.for_gm() if viewer.gm else projector.table()


def heading(state: SessionState) -> Heading:
    """Name cycle and area; an area that players do not know of is another one."""
    cycle = phrase("サイクル {n}", n=state.counter) if state.scenario.title or state.counter else ""
    area, round_ = state.scene_area, nth(state.battle.round, "ラウンド") if state.battle else ""
    if not area:
        return Heading(scene=cycle, round=round_)
    if Sight(state, Viewer()).scene:
        return Heading(scene=_within(cycle, area), round=round_)
    return Heading(scene=_within(cycle, ELSEWHERE), covered=_within(cycle, area), round=round_)


def _within(cycle: Phrase | str, area: str) -> Phrase | str:
    return phrase("{cycle}　{area}", cycle=cycle, area=area) if cycle else area


class _Projector:
    def __init__(self, state: SessionState, viewer: Viewer) -> None:
        self._state = state
        self._viewer = viewer
        self._sight = Sight(state, viewer)

    def table(self) -> SessionView:
        state, sight = self._state, self._sight
        people = tuple(sheet for sheet in state.sheets.values() if sight.person(sheet))
        known = frozenset(sheet.id for sheet in people)
        battle, ranks = state.battle, self._ranks(known)
        turn = battle.turn if battle and battle.turn in known else ""
        views = tuple(self._person(sheet, turn) for sheet in people)
        return SessionView.model_construct(
            phase=PROCESSES[battle.process] if battle else PHASES[state.phase],
            at=state.phase,
            round=battle.round if battle else None,
            round_word="ラウンド",
            counter=state.counter,
            elapsed=state.elapsed,
            gains=tuple((row.level, row.cp) for row in state.settings.elapsed),
            title=state.scenario.title,
            areas=tuple(self._area(area, people) for area in state.scenario.areas if area.name in sight.areas),
            people=views,
            order=tuple(rank.who for rank in ranks),
            waiting=tuple(p.id for p in state.pcs if p.id not in state.choices) if state.phase == "move" else (),
            board=tuple(Token(who=p.id, at=p.hex) for p in people if p.hex is not None and p.id in state.cast),
            ground=ground(state, views, gm=sight.gm),
            stage=self._stage(),
            scene_view=self._scene_view(),
            scene_area=self._scene_area(),
            cast=tuple(who for who in state.cast if who in known),
            process=battle.process if battle else "",
            turn=turn,
            ranks=ranks,
            tied=tuple(who for who in (battle.tied if battle else ()) if who in known),
            check=self._check(known),
            result=result_shown(state, self._viewer) if self._acts(known) else None,
            results=self._results(known),
            secrets=self._secrets(),
            private=() if sight.gm else tuple(map(_letter, self._secrets())),
            choices=tuple((who, sight.place(state.sheets[who], area)) for who, area in state.choices.items()),
        )

    def for_gm(self) -> SessionView:
        """Add what only the GM sees: secrets that are due, the script, time windows, warnings."""
        state = self._state
        return self.table().model_copy(
            update={
                "offers": tuple((offer.who, offer.secret) for offer in state.offers),
                "gm_script": state.scenario.gm_script,
                "undescribed": undescribed(state) if state.phase in ("main_pick", "cycle_end", "scene") else (),
                "library": _names(state.library),
                "areas": tuple(self._area_for_gm(area) for area in state.scenario.areas),
                "windows": preview(state) if state.phase == "setup" else (),
                "sales": tuple(self._sales()),
                "warnings": tuple(problem.message for problem in warnings(state)),
            }
        )

    def _sales(self) -> Iterator[SaleView]:
        state = self._state
        if state.battle is not None and not state.settings.grow_in_battle:
            return
        for sheet in state.scene_sheets:
            for (_, entry, card, choice, _), forbidden in on_sale(state, sheet):
                yield SaleView.model_construct(
                    who=sheet.id,
                    item=entry.item,
                    kind=kind_name(card, choice),
                    price=price_of(entry, state.in_hand(card, sheet)),
                    reason=NO_REASON if forbidden is None else forbidden.message,
                )

    def _stage(self) -> tuple[tuple[Phrase | str, Phrase | str], ...]:
        clock = ("現在のサイクル数", str(self._state.counter))
        scene = self._scene_area()
        if scene:
            return (clock, ("シーンエリア", scene))
        return (clock, *self._goals()) if self._state.phase == "move" and not self._sight.gm else (clock,)

    def _goals(self) -> Iterator[tuple[str, Phrase]]:
        """Say where to go, as far as that may be known (CM-CYC-06, CM-AMB-50)."""
        state, sight = self._state, self._sight
        known = [a for a in state.scenario.areas if a.name in sight.areas and area_open(state, a, sight.me)]
        for kind, label in AREA_KINDS.items():
            names = tuple(area.name for area in known if area.kind == kind)
            if names:
                yield label, phrase("{names}", names=names)

    def _scene_view(self) -> SceneView:
        """Name cycle and area; between scenes the areas that may be chosen, as far as they may be known."""
        state, area = self._state, self._scene_area()
        cycle = phrase("サイクル {n}", n=state.counter) if state.scenario.title or state.counter else ""
        if area:
            return SceneView(caption=cycle, title=Typed(area) if area != ELSEWHERE else area)
        title = Typed(state.scenario.title) if state.scenario.title else ""
        return SceneView(caption=cycle, title=title, areas=() if state.phase == "scenario_end" else self._choosable())

    def _choosable(self) -> tuple[tuple[str, Typed], ...]:
        known = [a for a in self._state.scenario.areas if a.name in self._sight.areas]
        may = [area for area in known if area_open(self._state, area, self._sight.me)]
        return tuple((AREA_KINDS[area.kind], Typed(area.name)) for area in may)

    def _scene_area(self) -> str:
        area = self._state.scene_area
        return area if not area or self._sight.scene else ELSEWHERE

    def _area(self, area: Area, people: tuple[CommonSheet, ...]) -> AreaView:
        shown_too = area.kind != "normal" and (self._sight.gm or condition_shown(self._state, area))
        return AreaView(
            name=area.name,
            kind=area.kind,
            description=area.description,
            condition=why_closed(area) if shown_too else None,
            described=area.name in self._state.described,
            open=area_open(self._state, area, self._sight.me),
            people=tuple(sheet.id for sheet in people if self._sight.place(sheet, sheet.area) == area.name),
        )

    def _area_for_gm(self, area: Area) -> AreaView:
        state = self._state
        may = tuple(sheet.id for sheet in state.pcs if area_open(state, area, sheet))
        return self._area(area, tuple(state.sheets.values())).evolve(
            open=bool(may),
            due=area.name in undescribed(state) and state.phase in ("main_pick", "cycle_end", "scene"),
            hidden=area.name not in Sight(state, Viewer()).areas,
            may=may,
            note=self._why(area, may),
            gm_note=area.gm_note,
        )

    def _why(self, area: Area, may: tuple[str, ...]) -> Phrase:
        """Say why an area is open or closed now (CM-AREA-06, CM-AREA-10)."""
        if area.kind == "normal":
            return phrase("")
        if area.kind == "unlock":
            return phrase("開いています") if may else phrase("まだ開きません")
        names = tuple(Typed(self._state.sheets[who].name) for who in may)
        return phrase("入れるのは {names}", names=names) if may else phrase("だれも満たしていません")

    def _away(self, who: str) -> bool:
        """Out of the scene, or left out of this cycle (CM-AMB-36)."""
        state = self._state
        return who not in state.cast if state.phase == "scene" else state.choices.get(who) == ""

    def _person(self, sheet: CommonSheet, turn: str) -> PersonView:
        own, place, gone = self._sight.own(sheet), self._sight.place(sheet, sheet.area), self._away(sheet.id)
        if not (own or self._state.open_sheet(sheet)):
            return silhouette(sheet, place, turn=sheet.id == turn, gone=gone)
        acted, cards = self._acted(sheet), self._cards(sheet, own)
        fights = self._state.battle is not None and sheet.id in self._state.cast
        view = in_numbers(sheet, self._state.settings, place, own, sheet.id == turn, gone, acted, fights)
        return view.model_copy(update={"cards": cards}) if cards else view

    def _acted(self, sheet: CommonSheet) -> bool:
        """Tell whether a character has nothing left to act with in this round (CM-BTL-07)."""
        battle = self._state.battle
        fights = battle is not None and battle.process != "setup" and sheet.id in self._state.cast
        return fights and not may_act(self._state, sheet)

    def _cards(self, sheet: CommonSheet, own: bool) -> tuple[CardView, ...]:
        state, settings = self._state, self._state.settings
        if settings.scene_only and sheet.id not in state.cast:
            seen = resting(sheet, state.library, settings, own)
        else:
            cards = hand(sheet, state.library, settings, own=own)
            seen = tuple(self._card(sheet, copy, card, own) for copy, card in cards)
        flags = own and any(card.card in (SECRET, KEY) for card in seen)
        return tuple(map(self._with_item_text, seen)) if flags else seen

    def _with_item_text(self, card: CardView) -> CardView:
        """Give a secret or a key the text of its author: its card has the same text for all of them."""
        text = self._item_text(card.kind) if card.card in (SECRET, KEY) else ""
        return card.model_copy(update={"text": Typed(text), "choice": ""}) if text else card

    def _item_text(self, kind: str) -> str:
        """Return what the author wrote for a secret or a key, of this scenario or one before."""
        return self._state.scenario.item_text(kind) or self._state.library.texts.get(kind, "")

    def _card(self, sheet: CommonSheet, copy: CopyRow, card: Card, own: bool) -> CardView:
        acts = sheet.id in self._state.cast or not self._state.settings.scene_only
        aims = self._aims(sheet, card) if self._sight.gm and acts else {}
        return card_seen(copy, card, own).model_copy(
            update={"reason": self._reason(sheet, copy, card) if own else NO_REASON, **aims}
        )

    def _aims(self, sheet: CommonSheet, card: Card) -> dict[str, Any]:
        """Return the targets and hexes that a card of a scene character can reach (CM-TGT-01…10, CM-DATA-10)."""
        kind, moves = card.target.kind, [e.steps for e in card.effects if e.op == "move_hex"]
        if self._state.battle is not None and moves and sheet.hex is not None:
            return {"hexes": tuple(h for h in within(sheet.hex, max(moves)) if h != sheet.hex), "most_hexes": 1}
        if kind == "n_hexes" and self._state.battle is not None:
            return {"hexes": tuple(range(1, COUNT + 1)), "most_hexes": card.target.n}
        reached = reach(self._state, sheet.id, card)
        if kind == "n_hexes" or kind not in CHOSEN:
            return {"reach": reached}
        return {"reach": reached, "most": len(reached) if kind == "see_effect" else min(card.target.n, len(reached))}

    def _reason(self, sheet: CommonSheet, copy: CopyRow, card: Card) -> Phrase:
        """Say why a copy cannot be used now, so that every card keeps its place on the screen (CM-APP-21)."""
        problem = use_problem(self._state, sheet.id, copy, card)
        if problem is not None:
            return problem.message
        alone = sheet.id in self._state.cast and not reachable(self._state, sheet.id, card)
        return phrase("対象になる者がいません。") if alone else NO_REASON

    def _ranks(self, known: frozenset[str]) -> tuple[RankView, ...]:
        """Order those in the battle; who is not to be known by numbers is behind, in order of entry (CM-APP-07)."""
        state = self._state
        if state.battle is None:
            return ()
        found: list[RankView] = []
        closed: list[RankView] = []
        for rank in ranking(state):
            if rank.who not in known:
                continue
            numbers = self._sight.gm or state.open_sheet(state.sheets[rank.who])
            view = RankView.model_construct(
                who=rank.who,
                fraction=rank.fraction if numbers else None,
                turn=state.battle.turn == rank.who,
                tied=rank.who in state.battle.tied,
            )
            (found if numbers else closed).append(view)
        return (*found, *sorted(closed, key=lambda view: state.cast.index(view.who)))

    def _acts(self, known: frozenset[str]) -> bool:
        """Tell whether the viewer may know of the running or last action at all."""
        action = self._state.action or self._state.last
        return action is None or action.user in known

    def _check(self, known: frozenset[str]) -> CheckView | None:
        open_check = check(self._state)
        if open_check is None or (self._state.action is not None and not self._acts(known)):
            return None
        seen = shown(open_check, self._viewer)
        if self._state.action is None and seen.covered:  # which dice a draw takes tells how many are tied (CM-APP-07)
            return seen.model_copy(update={"throws": (), "wants": None})
        return seen

    def _results(self, known: frozenset[str]) -> tuple[ResultView, ...]:
        """List what the checks of the action came to, never what was searched for (CM-APP-07)."""
        action = self._state.action or self._state.last
        if action is None or not self._acts(known):
            return ()
        return tuple(
            ResultView(
                against=result.against if self._sight.gm or result.against in known else "",
                value=result.value,
                success=result.success,
            )
            for result in action.results
        )

    def _secrets(self) -> tuple[SecretView, ...]:
        sight = self._sight
        owners = tuple(self._state.sheets.values()) if sight.gm else ((sight.me,) if sight.me is not None else ())
        found = []
        for sheet in owners:
            for copy in sheet.items:
                text = self._item_text(SECRET_NAME.format(copy.choice)) if copy.card == SECRET else ""
                if text or (copy.card == SECRET and self._state.scenario.secret(copy.choice) is not None):
                    found.append(SecretView(who=sheet.id, name=copy.choice, text=text))
        return tuple(found)


@remembered(4)
def _names(library: Library) -> tuple[CardName, ...]:
    return tuple(CardName(card=card.id, name=card.name, reading=card.reading) for card in library.cards)


def _letter(secret: SecretView) -> tuple[Phrase, Phrase]:
    """Write a secret for the player who has it."""
    title = phrase("<秘密:{name}>", name=Typed(secret.name))
    return title, phrase("{text}", text=Typed(secret.text))


def preview(state: SessionState) -> tuple[PreviewRow, ...]:
    """List the six choices with the time windows of the unlock areas they meet."""
    windows = tuple(_windows(state))
    start = state.counter
    return tuple(
        PreviewRow(
            cycles=n,
            next=start,
            after=start + n,
            open_after=tuple(name for name, part in windows if _holds(part, start + n)),
            jumped=tuple(name for name, part in windows if _between(part, start, start + n)),
        )
        for n in range(1, MOST_CYCLES + 1)
    )


def _windows(state: SessionState) -> Iterator[tuple[str, Condition]]:
    for area in state.scenario.areas:
        if area.condition is not None and area.condition.type == "cycle_range":
            yield area.name, area.condition


def _holds(window: Condition, counter: int) -> bool:
    return (window.min is None or window.min <= counter) and (window.max is None or counter <= window.max)


def _between(window: Condition, old: int, new: int) -> bool:
    low = window.min if window.min is not None else 0
    return window.max is not None and old < low <= window.max < new
