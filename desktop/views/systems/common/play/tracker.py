"""The table of a play session: cycle, areas, scenes and battle on one page, each part where and when it is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from desktop.core.view_models import Offer
from desktop.core.words import Words, plus
from desktop.models.play.board_light import Hand
from desktop.services.keys.letters import assigned
from desktop.systems.common.session.view_models import PersonView, SessionView
from desktop.views import spoken
from desktop.views.forms.systems.common.session import Ui_CommonSession
from desktop.views.play.button_row import ButtonFace, ButtonRow
from desktop.views.play.tracker_view import Act, RunningEngine, TrackerView
from desktop.views.spoken import dotted
from desktop.views.style import icons
from desktop.views.systems.common.play.area_card import AreaCard
from desktop.views.systems.common.play.card_keys import GO, ITEMS, CardForm
from desktop.views.systems.common.play.faces import after_turn, area_face, area_label
from desktop.views.systems.common.play.hand_pane import HandPane
from desktop.views.systems.common.play.parts import battle_boxes, cycle_boxes, prompt
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
AFTER = 2
"""In a battle there is room for so many lines below the cards: what is below keeps its place."""
MARKS = ("mark", "leave", "enter")


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
        self.hand_pane = HandPane(self.ui, self)
        self._hand = ""
        """Whose cards are shown: the character who was selected last, or whose turn has come since."""
        self._led = ("", "", "")
        """Who was selected, whose turn it was and where the scene was, when the hand was chosen."""
        ui = self.ui
        ui.hexBox.addItems([str(n) for n in range(1, 38)])
        ui.hexBox.setCurrentIndex(36)
        ui.elapseRows.set_key("")
        self._show_tools(False)
        ui.afterLabel.reserve(AFTER)
        ui.toolsButton.setIcon(icons.icon("chevron_down"))
        ui.toolsButton.toggled.connect(self._unfold_tools)
        ui.tools.requested.connect(self.requested)
        self.hand_pane.requested.connect(self.requested)
        self.hand_pane.formed.connect(self.formed)
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
        ui.hexButton.clicked.connect(self._place)
        for grid in (ui.normalGrid, ui.unlockGrid, ui.entryGrid):
            grid.chosen.connect(self._area)

    # the step that letters have prepared

    @property
    def acts(self) -> Sequence[Act]:
        """Cards and things of the character whose hand is shown, or the areas that a PC may go to."""
        if self._play is None:
            return ()
        if self.view.at == "move":
            letters = self._area_letters()
            may = [area for area in self.view.areas if self.mover in area.may]
            return tuple(Act(f"{GO}:{a.name}", letters[a.name], area_label(a.name, self._words)) for a in may)
        return self.hand_pane.keys.acts if self._play.selected == self._hand else ()

    @property
    def acts_of(self) -> str:
        """Who chooses an area, or whose hand is shown."""
        if self._play is None:
            return ""
        return self.mover if self.view.at == "move" else self._hand

    def _area_letters(self) -> Mapping[str, str]:
        return assigned((area.name, area_label(area.name, self._words)) for area in self.view.areas)

    def take_act(self, identifier: str) -> None:
        """Choose an area, or take a card up."""
        assert self._play is not None
        kind, _, what = identifier.partition(":")
        if kind == GO:
            self.requested.emit({"kind": "choose_area", "who": self.mover, "area": what})
        else:
            self.hand_pane.take(identifier, self._play)

    def aim_at(self, who: str) -> bool:
        """Aim the card that is taken up, or the first that strikes."""
        return self.hand_pane.aim(who)

    def take_figure(self, digit: str) -> bool:
        """Take a figure of the hex that a card goes to."""
        return self.hand_pane.figure(digit)

    @property
    def choices(self) -> Sequence[Act]:
        """Things, and who gets one."""
        return self.hand_pane.keys.choices if self._play is not None else ()

    def take_choice(self, identifier: str) -> None:
        """Choose a thing, or who gets it."""
        self.hand_pane.choose(identifier)

    def put_down(self) -> bool:
        """Put the card down."""
        return self.hand_pane.put_down()

    @property
    def hand(self) -> Hand | None:
        """The card that is taken up, as the board shows it."""
        return self.hand_pane.hand()

    def hold(self, hand: Hand) -> None:
        """Take over what was chosen on the board."""
        self.hand_pane.hold(hand)

    def next_event(self) -> Mapping[str, Any] | None:
        """What N does: the card that is taken up, with whom or what was chosen."""
        return next(iter(self.hand_pane.keys.events()), None)

    def next_events(self) -> Sequence[Mapping[str, Any]]:
        """Return the cards that are used one after the other."""
        return self.hand_pane.keys.events()

    def give_up_events(self) -> Sequence[Mapping[str, Any]]:
        """End the turn; words of a card that are still to be carried out count as done."""
        if self._play is None or not self.view.turn:
            return ()
        end = {"kind": "end_turn", "who": self.view.turn}
        before = [{"kind": "words_done"}] if self._offered.get("words_done") else []
        # a strike has ended the turn by itself
        return next((e for e in ((*before, end), before) if e and self._may(*e)), ())

    def _may(self, *events: Mapping[str, Any]) -> bool:
        return self._play is not None and isinstance(self._play.what_if(*events), SessionView)

    @property
    def next_name(self) -> str:
        """What comes of the card that is taken up."""
        return self.hand_pane.keys.name()

    @property
    def due(self) -> str:
        """What is missing for the card, or is chosen among the areas now; empty: nothing."""
        if missing := self.hand_pane.keys.due():
            return missing
        words = {"move": self.tr("行き先を選ぶ"), "main_pick": self.tr("シーンを選ぶ")}
        free = self._play is not None and self._play.primary is None
        return words.get(self.view.at, "") if free and self._lit() else ""

    def lead(self) -> None:
        """Put the focus on the first area that can be chosen; arrows continue from there, Enter chooses."""
        if self.hand_pane.keys.due():
            return
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
        if old is not None and old.shown is not play.shown and play.shown != self.view:
            self.hand_pane.keys.form = CardForm()  # it has been used, or something else has come between
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
        else:
            self.hand_pane.clear()
        if not in_scene:
            self._show_areas(view)
        self._show_tools(ui.toolsButton.isChecked())

    def _unfold_tools(self, unfolded: bool) -> None:
        self.ui.toolsButton.setIcon(icons.icon("chevron_up" if unfolded else "chevron_down"))
        self._show_tools(unfolded)

    def _show_tools(self, wanted: bool) -> None:
        """Offer the GM's own means; nothing is put there while they are away."""
        if wanted and self._play is not None:
            self.ui.tools.show_play(self.view, self._person(self._play.selected), self._words)
        for widget in (self.ui.tools, self.ui.rareRow):
            widget.setVisible(wanted)
        self.ui.hexLine.setVisible(wanted and self._play is not None and bool(self.view.process))

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
                role="small",
            )
            for face, offer in offers.items()
            if not offer.primary or offer.forfeits  # that one is on the button of the next step
        ]  # fmt: skip
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
        self.hand_pane.show_acquire(self.ui.leftAcquire, play, view, chosen, self._offered)

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
        ui.sceneHead.setVisible(not view.process)  # in a battle the strip names everybody
        ui.afterLabel.setVisible(bool(view.process))
        if view.process:
            ui.afterLabel.setText(after_turn(play, view, words))
        self._show_hand(play, view)

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

    def _show_hand(self, play: RunningEngine, view: SessionView) -> None:
        ui = self.ui
        person = self._person(self._hand)
        acts = person is not None and any(offer.who == person.id for offer in self._offered.get("use", ()))
        ui.handPage.setVisible(acts or (person is not None and view.at == "scene"))
        if person is None:
            self.hand_pane.clear()
            return
        pane, offered = self.hand_pane, self._offered
        pane.show(play, view, person, offered, self._words)
        acquired = pane.show_acquire(ui.acquire, play, view, person, offered)
        self._rows["trade"] = {str(o.event["item"]): o for o in offered.get("buy", ()) if o.who == person.id}
        ui.tradeLabel.setVisible(pane.show_sales(view, person) or acquired)
        ui.itemsLabel.setVisible(self._show_row("items", ITEMS, person.id, person.name))
        ui.marksLabel.setVisible(self._show_row("marks", MARKS, person.id, person.name))
        ui.hexLabel.setText(self.tr("{name} のヘクス").format(name=person.name))

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


def _key(offer: Offer) -> str:
    """Name the key that takes a step."""
    return ("Shift+Enter" if offer.forfeits else "N") if offer.primary else ""
