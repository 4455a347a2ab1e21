"""What a board says: in its corners, in the line below it, in its list, and on the button that uses a card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.core.words import Counted
from desktop.models.board import BoardFace, TokenFace
from desktop.models.board_light import Hand, aim_of

# the gatherer of strings only understands a context that is written out at every call
translate = QCoreApplication.translate
NONE = "―"
STACKS = 5
"""Hexes with several tokens that are named in the corner."""


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
            hint = translate("BoardWords", "駒を引くか、矢印・QWEASD・数字で行き先を選び Enter で動かします。")
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
