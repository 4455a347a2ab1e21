"""The board at the table: what hands and keys wish there becomes steps of play; keeps and says what is to be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QPixmap

from desktop.core.maps.ground import Ground
from desktop.core.view_models import CharacterView, Token
from desktop.core.words import Counted, Words
from desktop.models.play.board import BoardFace, Look, TokenFace, event_of, face_of
from desktop.models.play.board_light import (
    Hand,
    aim_of,
    figured,
    light,
    marked,
    named,
    next_named,
    stepped,
)
from desktop.views.board.pane import BoardPane

Pictures = Callable[[str], tuple[Look, QPixmap | None] | None]
# the gatherer of strings only understands a context that is written out at every call
translate = QCoreApplication.translate
NONE = "―"
STACKS = 5
"""Hexes with several tokens that are named in the corner."""


class BoardController(QObject):
    """Highlights the board for the acting character and posts what is done there.

    Args:
        request: posts an event as plain data.
        select: selects a character on the party strip.
        pictures: (sheet id) -> look and portrait; None without a sheet.
    """

    held = Signal(object)
    """Another act is in hand: a `Hand`."""

    def __init__(
        self,
        pane: BoardPane,
        words: Words,
        request: Callable[[Mapping[str, Any]], None],
        select: Callable[[str], None],
        pictures: Pictures,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.pane, self._words = pane, words
        self._request, self._select, self._pictures = request, select, pictures
        self.face, self.hand = BoardFace(), Hand()
        self._drop = ""
        self._led = ("", "")
        """Who was selected and whose turn it was when it was last decided who acts."""
        view = pane.ui.view
        view.dropped.connect(self.drop)
        view.fell.connect(self._fell)
        view.token_pressed.connect(self.press_token)
        view.hex_pressed.connect(self.press_hex)
        view.hovered.connect(self._hover)
        view.wished.connect(self._wish)
        pane.aim_chosen.connect(self.take_aim)
        pane.use_requested.connect(self.use)
        pane.person_chosen.connect(self.press_token)

    # showing

    def show(
        self,
        ground: Ground,
        board: Sequence[Token],
        people: Sequence[CharacterView],
        selected: str,
        picture: QPixmap | None = None,
    ) -> None:
        """Show the state of a board.

        Args:
            people: the characters who may be on it.
            picture: the background under its hexes.
        """
        portraits: dict[str, QPixmap] = {}

        def looks(who: str) -> Look | None:
            found = self._pictures(who)
            if found is None:
                return None
            if found[1] is not None and found[0].portrait:
                portraits[found[0].portrait] = found[1]
            return found[0]

        grid = self.face.grid
        self.face, self._drop = face_of(ground, board, people, self._words, looks), ground.drop
        if self.face.grid != grid:
            self.hand = Hand(who=self.hand.who)
        self._lead(selected)
        self.pane.show_face(self.face, portraits, picture)
        self._show()

    def _lead(self, selected: str) -> None:
        """Follow a change of turn or selection; drop an action that is no longer possible."""
        turn = next((token.who for token in self.face.tokens if token.turn), "")
        was, self._led = self._led, (selected, turn)
        who = self.hand.who
        if turn and turn != was[1]:
            who = turn
        elif selected != was[0]:
            who = selected
        if self.face.token(who) is None:
            who = turn or selected
        if who != self.hand.who:
            self.hand = Hand(who=who)
        if self.hand.aim and self.hand.aim not in {one.aim.id for one in self.face.aims_of(who)}:
            self.hand = Hand(who=who, cursor=self.hand.cursor)

    def _show(self, *, aloud: bool = False) -> None:
        pane, face, hand = self.pane, self.face, self.hand
        pane.show_light(light(face, hand))
        board_words = BoardWords(face, hand)
        pane.show_aims(face.aims_of(hand.who), hand.aim)
        pane.ui.view.show_legends(board_words.legend(), board_words.stacks())
        pane.show_status(board_words.status(), aloud=aloud)
        pane.show_people([board_words.row(token) for token in face.tokens], hand.who)

    def _at(self, who: str) -> int | None:
        token = self.face.token(who)
        return token.at if token is not None else None

    # hands

    def drop(self, who: str, number: int) -> None:
        """Put a character on a hex by the event of the rules."""
        if self._drop and self._at(who) != number:
            self._post({"kind": self._drop, "who": who, "hex": number})

    def _fell(self, who: str) -> None:
        token = self.face.token(who)
        if token is not None:
            self.pane.show_status(fell(token.name), aloud=True)

    def press_token(self, who: str) -> None:
        """Add a target to the prepared action, use it on a target named already, or select the character."""
        aim = aim_of(self.face, self.hand)
        if self.hand.aim and aim is not None and aim.aim.kind == "people" and who in aim.aim.people:
            if self.hand.people == (who,) and aim.aim.most == 1:
                self.use()
            else:
                self._hold(named(self.face, self.hand, who), aloud=True)
            return
        at = self._at(who)
        if self.hand.aim and at is not None and aim is not None and aim.aim.kind in ("hexes", "go"):
            self.press_hex(at)
            return
        self._hold(replace(self.hand, cursor=at))
        self._select(who)

    def press_hex(self, number: int) -> None:
        """Choose a hex; pressed again, or named in full, something is done with it."""
        aim = aim_of(self.face, self.hand)
        if aim is not None and self.hand.aim and aim.aim.kind == "hexes":
            self._hold(replace(marked(self.face, self.hand, number), cursor=number))
        elif self.hand.cursor == number and aim is not None and aim.aim.kind == "go" and number in aim.aim.hexes:
            self.drop(self.hand.who, number)
        else:
            self._hold(replace(self.hand, cursor=number, typed=""))
            if len(self.face.on(number)) > 1 and not self.hand.aim:
                self.list_hex(number)

    def list_hex(self, number: int) -> None:
        """Offer the characters in a hex by name."""
        people = [(token.who, token.name) for token in self.face.on(number)]
        if people:
            self.pane.ask_whom(people, number)

    def _hover(self, number: int) -> None:
        self._hold(replace(self.hand, over=number or None))

    def take_aim(self, identifier: str) -> None:
        """Take an aim up, or put it down again; of several targets the nearest other one is named at first."""
        if self.hand.aim == identifier:
            self._hold(Hand(who=self.hand.who), aloud=True)
            return
        hand = Hand(who=self.hand.who, aim=identifier)
        self._hold(next_named(self.face, hand), aloud=True)

    def use(self) -> None:
        """Do what has been taken up with whom or what has been named; without an aim, go where the cursor is.

        Where something is missing, the status line says so and the aim stays.
        """
        hand, aim = self.hand, aim_of(self.face, self.hand)
        words = BoardWords(self.face, hand)
        if (aim is None or aim.aim.kind == "go") and hand.cursor is not None:
            self.drop(hand.who, hand.cursor)
        elif aim is None or not hand.aim:
            return
        elif not words.use():
            self.pane.show_status(words.missing(), aloud=True)
        else:
            hexes = hand.hexes or ((hand.cursor,) if hand.cursor in aim.aim.hexes and hand.cursor is not None else ())
            self._post(event_of(aim.aim, people=hand.people, hexes=hexes))

    def _post(self, event: Mapping[str, Any]) -> None:
        self.hand = Hand(who=self.hand.who)
        self._request(event)
        self._show()

    def _hold(self, hand: Hand, *, aloud: bool = False) -> None:
        if hand != self.hand:
            moved = replace(hand, over=None) != replace(self.hand, over=None)
            self.hand = hand
            self._show(aloud=aloud)
            if moved:
                self.held.emit(hand)

    def follow(self, hand: Hand) -> None:
        """Show an act that was chosen elsewhere; where it goes to a hex, keys choose it here."""
        if self.face.token(hand.who) is None or replace(hand, over=None) == replace(self.hand, over=None):
            return
        taken = hand.aim != self.hand.aim
        self.hand = replace(hand, over=self.hand.over)
        self._show(aloud=True)
        aim = aim_of(self.face, self.hand)
        if taken and hand.aim and aim is not None and aim.aim.kind in ("go", "hexes"):
            self.pane.ui.view.setFocus()

    # keys

    def _wish(self, what: str, how: str) -> None:
        face, hand = self.face, self.hand
        match what:
            case "step":
                self._hold(stepped(face, hand, how), aloud=True)
            case "figure":
                self._hold(figured(face, hand, how), aloud=True)
            case "do":
                self.use()
            case "name":
                self._name()
            case "unname":
                self._hold(replace(hand, people=hand.people[:-1], hexes=hand.hexes[:-1], typed=""), aloud=True)
            case "cancel":
                self._hold(Hand(who=hand.who), aloud=True)
            case "person":
                self._next_person(-1 if how == "before" else 1)

    def _name(self) -> None:
        aim = aim_of(self.face, self.hand)
        if aim is not None and self.hand.aim and aim.aim.kind == "people":
            self._hold(next_named(self.face, self.hand), aloud=True)
        elif aim is not None and self.hand.aim and aim.aim.kind == "hexes":
            cursor = self.hand.cursor
            if cursor is not None:
                self._hold(marked(self.face, self.hand, cursor), aloud=True)
        else:
            here = self.face.on(self.hand.cursor) if self.hand.cursor is not None else ()
            if here:
                ids = [token.who for token in here]
                turn = ids.index(self.hand.who) + 1 if self.hand.who in ids else 0
                self.press_token(ids[turn % len(ids)])

    def _next_person(self, step: int) -> None:
        ids = [token.who for token in self.face.tokens]
        if ids:
            turn = ids.index(self.hand.who) + step if self.hand.who in ids else 0
            self._select(ids[turn % len(ids)])


def fell(name: str) -> str:
    """Describe a token dropped beside the board."""
    return translate("BoardWords", "{name} は動いていません。ヘクスの上で離してください。").format(name=name)


@dataclass(frozen=True)
class BoardWords:
    """A board and what is about to be done on it, in words."""

    face: BoardFace
    hand: Hand

    # the corners and the list

    def legend(self) -> list[str]:
        """Say who acts and what is lit."""
        token, aim = self.face.token(self.hand.who), aim_of(self.face, self.hand)
        lines = [token.name] if token is not None else []
        if aim is not None and aim.aim.kind == "go":
            lines.append(translate("BoardWords", "⬡ {card} で行ける").format(card=aim.label))
        elif aim is not None:
            lines.append(translate("BoardWords", "⬡ {card} の範囲").format(card=aim.label))
        return lines

    def stacks(self) -> list[str]:
        """Name those who stand together."""
        stacks = self.face.stacks[:STACKS]
        lines = [f"{number} {_listed(names)}" for number, names in stacks]
        return [translate("BoardWords", "重なり"), *lines] if stacks else []

    def row(self, token: TokenFace) -> tuple[str, str, str, str, str]:
        """Return id, name, hex, distance from the acting character, and condition."""
        here = self._here()
        far = "" if here is None or token.at is None else str(self.face.grid.distance(here, token.at))
        now = _listed(part for part in (translate("BoardWords", "手番") if token.turn else "", token.states) if part)
        place = translate("BoardWords", "盤の外") if token.at is None else str(token.at)
        return token.who, token.name, place, far, now

    # the line below

    def status(self) -> str:
        """Say what is under the mouse or the cursor, and what is about to be done."""
        hand = self.hand
        over = hand.over if hand.over is not None else hand.cursor
        parts = []
        if over is not None and self.face.grid.has(over):
            parts.append(self._hex(over))
        if hand.aim and aim_of(self.face, hand) is not None:
            parts.append(self._aim())
        elif not parts and self.face.movable:
            hint = translate("BoardWords", "駒を引くか、矢印か番号で行き先を選び Enter で動かします。")
            parts.append(hint)
        return "　".join(parts)

    def _hex(self, number: int) -> str:
        face, here, aim = self.face, self._here(), aim_of(self.face, self.hand)
        place = translate("BoardWords", "ヘクス {n}").format(n=number)
        if here is not None:
            place += translate("BoardWords", "（{n} 歩）").format(n=Counted(face.grid.distance(here, number)))
        parts = [place, _listed(token.name for token in face.on(number)), face.note(number)]
        if aim is not None and aim.aim.kind == "go" and number in aim.aim.hexes:
            again = number == self.hand.cursor and self.hand.over is not None
            text = translate("BoardWords", "{card} で行けます。")
            if again:
                text = translate("BoardWords", "もう一度押すと {card} で移ります。")
            parts.append(text.format(card=aim.label))
        return "　".join(part for part in parts if part)

    def _aim(self) -> str:
        hand, aim = self.hand, aim_of(self.face, self.hand)
        assert aim is not None
        match aim.aim.kind:
            case "people":
                text = translate("BoardWords", "{card} の対象：{names}（{n}／{most}）。Space で次の人、Enter で使う")
                names = _listed(token.name for token in self.face.tokens if token.who in hand.people) or NONE
                return text.format(card=aim.label, names=names, n=len(hand.people), most=aim.aim.most)
            case "hexes":
                text = translate("BoardWords", "{card} のヘクス：{names}（{n}／{most}）。Space で選び、Enter で使う")
                names = _listed(map(str, hand.hexes)) or NONE
                return text.format(card=aim.label, names=names, n=len(hand.hexes), most=aim.aim.most)
            case "all":
                hit = _listed(token.name for token in self.face.tokens if token.who in aim.aim.people) or NONE
                text = translate("BoardWords", "{card} が届くのは {names}。Enter で使う")
                return text.format(card=aim.label, names=hit)
            case "go":
                text = translate("BoardWords", "{card} の行き先を選び、Enter で決めます。")
                return text.format(card=aim.label)

    # the button

    def use(self) -> str:
        """Return the button's text; empty while a target is still missing."""
        hand, aim = self.hand, aim_of(self.face, self.hand)
        if aim is None or not hand.aim:
            return ""
        match aim.aim.kind:
            case "people":
                ready = bool(hand.people)
            case "hexes":
                ready = bool(hand.hexes or hand.cursor in aim.aim.hexes)
            case "go":
                ready = hand.cursor in aim.aim.hexes
            case "all":
                ready = True
        return translate("BoardWords", "{card} を使う").format(card=aim.label) if ready else ""

    def missing(self) -> str:
        """Say what the aim that is taken up still wants."""
        aim = aim_of(self.face, self.hand)
        if aim is None:
            return ""
        match aim.aim.kind:
            case "people" if aim.aim.people:
                text = translate("BoardWords", "{card} の対象を Space で選んでください。")
            case "hexes" | "go" if aim.aim.hexes:
                text = translate("BoardWords", "{card} のヘクスを矢印か番号で選んでください。")
            case _:
                text = translate("BoardWords", "{card} の届く先がありません。")
        return text.format(card=aim.label)

    def _here(self) -> int | None:
        token = self.face.token(self.hand.who)
        return token.at if token is not None else None


def _listed(words: Iterable[str]) -> str:
    return translate("BoardWords", "・").join(words)
