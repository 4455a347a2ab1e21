"""The table of a play session: cycle, areas, scenes and battle on one page, each part where and when it is needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget

from desktop.core.view_models import Offer
from desktop.core.words import Words, phrase, plus
from desktop.systems.common.session.view_models import CardView, PersonView, SessionView
from desktop.views import spoken
from desktop.views.forms.systems.common.session import Ui_CommonSession
from desktop.views.play.button_row import LARGE, ButtonFace, ButtonRow
from desktop.views.play.tracker_view import RunningEngine, TrackerView
from desktop.views.spoken import dotted
from desktop.views.style import icons
from desktop.views.systems.common.play.area_card import AreaCard
from desktop.views.systems.common.play.faces import after_turn, area_face, area_label, rank_faces, sale_faces
from desktop.views.systems.common.play.offers import AcquireLine
from desktop.views.systems.common.play.parts import CardTile, battle_boxes, cycle_boxes, prompt
from desktop.views.widgets.inputs.formula_edit import turn
from desktop.views.widgets.inputs.option_rows import OptionLine
from desktop.views.widgets.layouts.steady_room import keep_steady

STEPS = (
    "begin", "confirm_moves", "end_setup", "end_turn", "end_cleanup", "words_done", "drop", "all_to",
    "end_scene", "close_cycle",
)  # fmt: skip
"""Kinds of events that are steps of the course itself, in the order of their buttons."""
RARE = ("start_battle", "end_battle", "end_scenario")
FIGHTING = (*RARE, "end_scene", "draw")
"""Steps that are seldom wanted and not to be pressed by mistake; in a battle the turn given without the dice, too."""
AFTER = 3
"""In a battle there is room for so many lines below the order: what is below keeps its place."""
ORDER, FREE = 360, 16_777_215
"""px that the order has at most beside the cards, and what has no bounds."""
AT_HAND = 16
"""Tiles that are made with the page: with a hand of cards a scene opens at once."""
ITEMS, MARKS = ("equip", "hand_over", "sell", "throw_away"), ("mark", "leave", "enter")


class SessionTracker(TrackerView):
    """Shows the state of cycle, scene and battle, and asks for what comes next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_CommonSession()
        self.ui.setupUi(self)
        keep_steady(self.ui.warningLabel, lines=1)
        self._words = Words()
        self._play: RunningEngine | None = None
        self._rows: dict[str, dict[str, Offer]] = {}
        """Offers behind the buttons of each row, by the row's name and the face's id."""
        self._offered: dict[str, list[Offer]] = {}
        """What is offered, by its kind."""
        self.tiles: list[CardTile] = []
        self._shown_tiles = 0
        self._hand = ""
        """Whose cards are shown: the character who was selected last, or whose turn has come since."""
        self._led = ("", "", "")
        """Who was selected, whose turn it was and where the scene was, when the hand was chosen."""
        ui = self.ui
        ui.hexBox.addItems([str(n) for n in range(1, 38)])
        ui.hexBox.setCurrentIndex(36)
        ui.elapseRows.set_key("")
        ui.tools.hide()
        ui.afterLabel.reserve(AFTER)
        ui.toolsButton.setIcon(icons.icon("chevron_down"))
        ui.toolsButton.toggled.connect(self._unfold_tools)
        ui.tools.requested.connect(self.requested)
        for name in ("stepRow", "rareRow", "trade", "items", "marks"):
            row: ButtonRow = getattr(ui, name)
            row.chosen.connect(lambda face, n=name: self._take(n, face))
        for line in (ui.acquire, ui.leftAcquire):
            line.requested.connect(self.requested)
        ui.secrets.requested.connect(self.requested)
        ui.leftPeople.chosen.connect(self.picked)
        ui.elapseRows.chosen.connect(lambda n: self.requested.emit({"kind": "elapse", "cycles": int(n)}))
        ui.movers.chosen.connect(self._mover)
        ui.cast.chosen.connect(self._pick)
        ui.orderList.chosen.connect(self._pick)
        ui.hexButton.clicked.connect(self._place)
        for grid in (ui.normalGrid, ui.unlockGrid, ui.entryGrid):
            grid.chosen.connect(self._area)
        self._make_tiles(AT_HAND)
        ui.scroll.viewport().installEventFilter(self)

    @property
    def due(self) -> str:
        """What is chosen among the areas now; empty: nothing."""
        words = {"move": self.tr("行き先を選ぶ"), "main_pick": self.tr("シーンを選ぶ")}
        free = self._play is not None and self._play.primary is None
        return words.get(self.view.at, "") if free and self._lit() else ""

    def lead(self) -> None:
        """Put the focus on the first area that can be chosen; arrows continue from there, Enter chooses."""
        for card in self._lit()[:1]:
            card.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.ui.scroll.ensureWidgetVisible(card)

    def _lit(self) -> list[AreaCard]:
        grids = (self.ui.normalGrid, self.ui.unlockGrid, self.ui.entryGrid)
        return [card for grid in grids for card in grid.cards if card.face.lit and not card.isHidden()]

    # showing

    @property
    def view(self) -> SessionView:
        """The table as it was shown last."""
        assert self._play is not None
        assert isinstance(self._play.shown, SessionView)
        return self._play.shown

    @property
    def mover(self) -> str:
        """Whose area is chosen next: the selected PC, else the first who has none."""
        assert self._play is not None
        chosen = dict(self.view.choices)
        pcs = [person.id for person in self.view.people if person.is_pc]
        if self._play.selected in pcs and self._play.selected not in chosen:
            return self._play.selected
        waiting = [who for who in pcs if who not in chosen]
        return waiting[0] if waiting else self._play.selected if self._play.selected in pcs else ""

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show the part of the play session that is under way; what is there already is not shown again."""
        old = self._play
        same = old is not None and old.offers is play.offers and old.selected == play.selected
        if same and play.shown == self.view and words is self._words:
            self._play = play
            return
        before = self._part() if old is not None else None
        self._play, self._words = play, words
        self._show()
        if before != self._part():
            self.ui.scroll.verticalScrollBar().setValue(0)

    def _part(self) -> tuple[str, str, bool]:
        """What of the play session is under way; each is read from its top."""
        view = self.view
        return view.at, view.scene_area, bool(view.process)

    def _show(self) -> None:
        assert self._play is not None
        play, words = self._play, self._words
        self._offered = {}
        for offer in play.offers:
            self._offered.setdefault(offer.kind, []).append(offer)
        view, ui = self.view, self.ui
        ui.counterLabel.setText(str(view.counter))
        for widget in (ui.counterLabel, ui.counterTitle):
            widget.setVisible(not view.process)
        ui.steps.show_boxes(battle_boxes(view) if view.process else cycle_boxes(view))
        ui.promptLabel.setText(prompt(view, self.mover if view.at == "move" else ""))
        warnings = "\n".join(f"△ {words.say(text)}" for text in view.warnings)
        spoken.write(ui.warningLabel, warnings)
        self._show_steps(play)
        self._show_elapse(view)
        self._show_move(view)
        self._show_left(play, view)
        in_scene = view.at == "scene"
        acting = in_scene or bool(self._offered.get("use"))  # a house rule lets people act outside of scenes
        ui.areasPage.setVisible(not in_scene and bool(view.areas))
        ui.scenePage.setVisible(acting)
        if acting:
            self._show_scene(play, view)
        if not in_scene:
            self._show_areas(view)
        self._restyle_width()
        self._show_tools(ui.toolsButton.isChecked())

    def _unfold_tools(self, unfolded: bool) -> None:
        self.ui.toolsButton.setIcon(icons.icon("chevron_up" if unfolded else "chevron_down"))
        self._show_tools(unfolded)

    def _restyle_width(self) -> None:
        """Put the cards below the order where both side by side would be cut."""
        ui = self.ui
        row, air = ui.sceneColumns, ui.body.contentsMargins() + ui.bodyLayout.contentsMargins()
        pages = ui.orderPage.minimumSizeHint().width() + ui.handPage.minimumSizeHint().width()
        turn(row, ui.scroll.viewport().width(), pages + row.spacing() + air.left() + air.right())
        ui.orderPage.setMaximumWidth(ORDER if row.direction() is QBoxLayout.Direction.LeftToRight else FREE)

    def _show_tools(self, wanted: bool) -> None:
        """Offer the GM's own means; nothing is put there while they are away."""
        if wanted and self._play is not None:
            self.ui.tools.show_play(self.view, self._person(self._play.selected), self._words)
        self.ui.tools.setVisible(wanted)

    def _person(self, who: str) -> PersonView | None:
        return next((person for person in self.view.people if person.id == who), None)

    def _show_steps(self, play: RunningEngine) -> None:
        steps = [kind for kind in STEPS if kind != "end_scene" or not self.view.process]
        inside = (offer for kind in steps for offer in self._offered.get(kind, ()))
        found = sorted(inside, key=lambda o: (not o.primary, STEPS.index(o.kind)))
        offers = {f"{n}": offer for n, offer in enumerate(found)}
        self._rows["stepRow"] = offers
        faces = [
            ButtonFace(
                face, self._words.say(offer.label), key=_key(offer), tip=offer.rule,
                role="primary-large" if offer.primary and not offer.forfeits else "small",
            )
            for face, offer in offers.items()
        ]  # fmt: skip
        self.ui.stepRow.reserve(LARGE)
        self.ui.stepRow.show_faces(faces)
        self.ui.rareRow.steady(bool(self.view.process))  # a tie offers a turn for each who is tied
        self._show_row("rareRow", FIGHTING if self.view.process else RARE, "")
        give, keep = (self._offered.get(kind, ()) for kind in ("give_secret", "withhold_secret"))
        names = {person.id: person.name for person in self.view.people}
        self.ui.secrets.show_offers(give, keep, names, self._words)

    def _show_row(self, name: str, kinds: tuple[str, ...], who: str, prefix: str = "") -> bool:
        """Show the legal steps of some kinds as buttons; the person's name before them is left out."""
        assert self._play is not None
        found = (offer for kind in kinds for offer in self._offered.get(kind, ()) if not who or offer.who == who)
        offers = {f"{n}": offer for n, offer in enumerate(found)}
        self._rows[name] = offers
        row: ButtonRow = getattr(self.ui, name)
        faces = []
        for face, offer in offers.items():
            text = self._words.say(offer.label).removeprefix(f"{prefix}：").removeprefix(f"{prefix}: ")
            faces.append(ButtonFace(face, text, tip=offer.rule, role="small"))
        row.show_faces(faces)
        row.setVisible(bool(faces))
        return bool(faces)

    def _elapse_hint(self, view: SessionView) -> str:
        """Describe what choosing a number does; by the campaign's table each number has its own text."""
        if view.gains == tuple((n, n) for n in range(1, len(view.gains) + 1)):
            return self.tr("数を選ぶと、レベルが上がり、CPが成長速度×その数になり、描写済みが消えます。")
        return self.tr("数を選ぶと、レベルとCPが表のとおりになり、描写済みが消えます。")

    def _gain(self, view: SessionView, cycles: int) -> str:
        level, times = view.gains[cycles - 1]
        usual = (level, times) == (cycles, cycles)
        return "" if usual else self.tr("レベル {level}、CP 成長速度×{n}").format(level=plus(level), n=times)

    def _show_elapse(self, view: SessionView) -> None:
        ui = self.ui
        ui.elapsePage.setVisible(view.at == "setup")
        if view.at != "setup":
            return
        ui.elapseHint.setText(self._elapse_hint(view))
        lines = []
        for row in view.windows:
            opens = self.tr("{areas} 開く").format(areas=dotted(row.open_after)) if row.open_after else ""
            jumps = self.tr("{areas} とびこす").format(areas=dotted(row.jumped)) if row.jumped else ""
            text = "　".join(part for part in (self._gain(view, row.cycles), opens, jumps) if part)
            after = self.tr("サイクル {now} → {then}").format(now=row.next, then=row.after)
            lines.append(OptionLine(str(row.cycles), self.tr("経過 {n}").format(n=row.cycles), after, text))
        ui.elapseRows.show_lines(lines)

    def _show_move(self, view: SessionView) -> None:
        ui = self.ui
        ui.movePage.setVisible(view.at == "move")
        if view.at != "move":
            return
        chosen, mover = dict(view.choices), self.mover
        faces = []
        for person in (p for p in view.people if p.is_pc):
            goal = chosen.get(person.id)
            where = self.tr("まだ") if goal is None else goal or self.tr("不在")
            faces.append(ButtonFace(person.id, f"{person.name} → {where}", role="chip", checked=person.id == mover))
        away = next(
            (o for o in (self._play.offers if self._play else ()) if o.kind == "absent" and o.who == mover), None
        )
        if away is not None:
            faces.append(ButtonFace("absent", self._words.say(away.label), role="small"))
        ui.movers.show_faces(faces)
        ui.moveHint.setText(self.tr("いまのサイクル数 {n} で判定します。").format(n=view.counter))

    def _show_left(self, play: RunningEngine, view: SessionView) -> None:
        """At a cycle's end, let CP that are left be used up at once (CM-AMB-22)."""
        offers = self._offered.get("acquire", ()) if view.at == "cycle_end" else ()
        able = {offer.who for offer in offers}
        people = [person for person in view.people if person.id in able]
        self.ui.leftPage.setVisible(bool(people))
        if not people:
            return
        chosen = next((person for person in people if person.id == play.selected), people[0])
        faces = [
            ButtonFace(person.id, f"{person.name}　CP {person.cp}", role="chip", checked=person is chosen)
            for person in people
        ]
        self.ui.leftPeople.show_faces(faces)
        self._show_acquire(self.ui.leftAcquire, play, view, chosen)

    def _show_areas(self, view: SessionView) -> None:
        ui = self.ui
        mover = self.mover if view.at == "move" else ""
        for kind, grid, group in (
            ("normal", ui.normalGrid, ui.normal),
            ("unlock", ui.unlockGrid, ui.unlock),
            ("entry", ui.entryGrid, ui.entry),
        ):
            areas = [area for area in view.areas if area.kind == kind]
            group.setVisible(bool(areas))
            grid.show_faces([area_face(area, view, mover, self._words) for area in areas])

    def _show_scene(self, play: RunningEngine, view: SessionView) -> None:
        ui, words = self.ui, self._words
        area = next((area for area in view.areas if area.name == view.scene_area), None)
        ui.sceneLabel.setText(area_label(view.scene_area, words))
        ui.sceneLabel.setVisible(bool(view.process))
        ui.sceneText.setText(area.description if area is not None else "")
        ui.sceneNote.setText(area.gm_note if area is not None else "")
        known = not view.process  # read when the scene began; a battle needs the room for order and cards
        ui.sceneText.setVisible(known and bool(ui.sceneText.text()))
        ui.sceneNote.setVisible(known and bool(ui.sceneNote.text()))
        names = {person.id: person.name for person in view.people}
        self._lead(play.selected, view)
        actors = dict.fromkeys((*view.cast, *(offer.who for offer in self._offered.get("use", ()))))
        ui.cast.show_faces([ButtonFace(w, names[w], role="chip", checked=w == self._hand) for w in actors])
        ui.orderPage.setVisible(bool(view.process))
        if view.process:
            ui.orderList.show_faces(rank_faces(view, self._hand))
            ui.afterLabel.setText(after_turn(play, view, words))
        self._show_hand(play, view, names)

    def _lead(self, selected: str, view: SessionView) -> None:
        """Follow the selected character or the turn; in a new scene its first PC."""
        now = (selected, view.turn, view.scene_area)
        was, self._led = self._led, now
        if view.turn and view.turn != was[1]:
            self._hand = view.turn
        elif selected and selected != was[0]:
            self._hand = selected
        if view.scene_area != was[2] and self._hand not in view.cast:
            self._hand = ""
        if self._hand not in {person.id for person in view.people}:
            self._hand = view.turn or (view.cast[0] if view.cast else "")

    def _show_hand(self, play: RunningEngine, view: SessionView, names: Mapping[str, str]) -> None:
        ui = self.ui
        person = self._person(self._hand)
        acts = person is not None and any(offer.who == person.id for offer in self._offered.get("use", ()))
        ui.handPage.setVisible(acts or (person is not None and view.at == "scene"))
        if person is None:
            return
        here = acts or person.id in view.cast
        numbers = self.tr("レベル {level}　CP {cp}　財産点 {assets}")
        text = numbers.format(level=person.level, cp=person.cp, assets=person.assets)
        ui.handLabel.setText(f"{person.name}　{text}")
        hint = "" if here else self.tr("{name} はこのシーンにいません。").format(name=person.name)
        ui.handHint.setText(hint)
        ui.handHint.setVisible(bool(hint))
        may: dict[str, list[str]] = {}
        for kind in ("use", "search"):
            for offer in (o for o in self._offered.get(kind, ()) if o.who == person.id):
                may.setdefault(str(offer.event["copy_id"]), []).append(kind)
        piles: dict[tuple[object, ...], list[CardView]] = {}
        for card in sorted(person.cards, key=lambda card: (card.id not in may, card.type)) if here else ():
            piles.setdefault((card.likeness, *may.get(card.id, ())), []).append(card)
        self._make_tiles(len(piles))
        for tile in self.tiles[min(len(piles), self._shown_tiles) : max(len(piles), self._shown_tiles)]:
            tile.setVisible(len(piles) > self._shown_tiles)
        self._shown_tiles = len(piles)
        for tile, pile in zip(self.tiles, piles.values(), strict=False):
            tile.show_card(person.id, pile[0], may.get(pile[0].id, ()), names, self._words, len(pile))
        self._place_trade(behind=bool(view.ranks))
        acquired = self._show_acquire(ui.acquire, play, view, person)
        ui.tradeLabel.setVisible(self._show_sales(view, person) or acquired)
        ui.itemsLabel.setVisible(self._show_row("items", ITEMS, person.id, person.name))
        ui.marksLabel.setVisible(self._show_row("marks", MARKS, person.id, person.name))
        ui.hexLabel.setText(self.tr("{name} のヘクス").format(name=person.name))

    def _show_sales(self, view: SessionView, person: PersonView) -> bool:
        offers = self._offered.get("buy", ())
        self._rows["trade"] = {str(offer.event["item"]): offer for offer in offers if offer.who == person.id}
        faces = sale_faces(view.sales, person.id, self._words)
        self.ui.trade.show_faces(faces)
        self.ui.trade.setVisible(bool(faces))
        return bool(faces)

    def _place_trade(self, *, behind: bool) -> None:
        """Let what is had for CP be above the cards in a scene, where CP are spent, and below them in a battle."""
        ui = self.ui
        parts: tuple[QWidget, ...] = (ui.tradeLabel, ui.acquire, ui.trade)
        layout, tiles = ui.handLayout, ui.tiles
        if (layout.indexOf(ui.trade) > layout.indexOf(tiles)) is behind:
            return
        for part in parts:
            layout.removeWidget(part)
        start = layout.indexOf(tiles) + behind
        for number, part in enumerate(parts):
            layout.insertWidget(start + number, part)

    def _make_tiles(self, many: int) -> None:
        while len(self.tiles) < many:
            tile = CardTile(self.ui.tiles)
            tile.hide()
            tile.ensurePolished()
            tile.requested.connect(self.requested)
            self.ui.tilesLayout.addWidget(tile)
            self.tiles.append(tile)

    def _show_acquire(self, line: AcquireLine, play: RunningEngine, view: SessionView, person: PersonView) -> bool:
        def after(event: Mapping[str, Any]) -> str:
            found = play.what_if(event)
            new = next((p for p in found.people if p.id == person.id), None) if isinstance(found, SessionView) else None
            return "" if new is None else self._words.say(phrase("CP {a} → {b}", a=person.cp, b=new.cp))

        offers = [offer for offer in self._offered.get("acquire", ()) if offer.who == person.id]
        names = {named.card: named.name for named in view.library}
        return line.show_offers(offers, names, after, self._words)

    # asking

    def _pick(self, who: str) -> None:
        self._hand = who
        self.picked.emit(who)
        if self._play is not None:
            self._show()

    def _take(self, row: str, face: str) -> None:
        self.requested.emit(dict(self._rows[row][face].event))
        focus = QApplication.focusWidget()
        if row == "rareRow" and focus is not None and self.ui.rareRow.isAncestorOf(focus):
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # 戦闘終了 is where 戦闘開始 was, under the same finger

    def _mover(self, face: str) -> None:
        if face == "absent":
            self.requested.emit({"kind": "absent", "who": self.mover})
        else:
            self.picked.emit(face)

    def _area(self, name: str) -> None:
        """A press on an area goes there, opens its scene, or puts the selected NPC into it."""
        assert self._play is not None
        view, selected = self.view, self._person(self._play.selected)
        if selected is not None and not selected.is_pc:
            self.requested.emit({"kind": "place", "who": selected.id, "area": name})
        elif view.at == "move":
            self.requested.emit({"kind": "choose_area", "who": self.mover, "area": name})
        elif view.at in ("main_pick", "cycle_end"):
            self.requested.emit({"kind": "describe", "area": name})

    def _place(self) -> None:
        assert self._play is not None
        self.requested.emit({"kind": "place_token", "who": self._hand, "hex": int(self.ui.hexBox.currentText())})

    # Qt's name from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange otherwise where there is less space."""
        if event.type() == QEvent.Type.Resize:
            self._restyle_width()
        return super().eventFilter(watched, event)


def _key(offer: Offer) -> str:
    """Name the key that takes a step."""
    return ("Shift+Enter" if offer.forfeits else "N") if offer.primary else ""
