"""What is shown of the keys: the picks over the tray, the run of faces, and one line beside the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from desktop.controllers.play.context import PlayContext
from desktop.controllers.play.keys.rows import Rows
from desktop.controllers.play.keys.run import OrderRun
from desktop.controllers.play.keys.standing import Standing, State
from desktop.controllers.play.next_step import NextStep
from desktop.services.keys.letters import number_of
from desktop.views.tray.picks import PickFace


class Prompt(QObject):
    """Shows what the next key may be, and says why the last one has done nothing."""

    def __init__(
        self, context: PlayContext, stand: Standing, rows: Rows, order: OrderRun, step: NextStep, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window, self._open_campaign, self._tray = context.window, context.open_campaign, context.tray
        self._attention = context.attention
        self._stand, self._rows, self._order, self._step = stand, rows, order, step
        self._said = ""
        """What stands beside the command line by itself."""
        self._refused = False
        """Whether the last key meant nothing, which is said there."""
        self.explains_keys = False
        """Whether the keys of the state lie over the tray, until the next key."""

    def clear(self) -> None:
        """Forget what the last key was told."""
        self._refused = self.explains_keys = False
        self._window.hint("")

    def show(self, post: Callable[[], None]) -> None:
        """Show what the letters pick now, and say it beside the command line.

        Args:
            post: posts a run of faces that is whole.
        """
        faces: Sequence[PickFace] = ()
        if self.explains_keys:
            self._tray.picks.show_picks(self.tr("いまのキー"), self._keys())
            return
        if self._rows.active:
            asking = self._rows.asking
            self._step.show_run(self._rows.button, live=self._rows.whole, post=self._rows.post)
            self._tray.picks.show_picks(self._rows.heading, self._rows.faces(), columns=2 if asking else 1)
            typing = self.tr("数字で目・Space この人を振る・⇧Space 残りを振る・Esc")
            self._say(self.tr("文字で判定・L くわしく決める・Esc") if asking else typing)
            return
        self._order.follow()
        if self._order.rows is not None and self._stand.state is State.WHO:
            name = self._order.button if self._order.typed else ""
            self._step.show_run(name, live=self._order.rows.whole, post=post)
            self._tray.picks.show_picks(self._order.heading, self._order.faces(), columns=1)
            self._say(self.tr("数字で目・Space この人を振る・⇧Space 残りを振る・Esc"))
            return
        self._step.show_run("", live=False, post=post)
        open_ = not (self._looked_at or self._tray.refused or self._stand.over)  # which is read in the tray
        asks, tracker = self._stand.state is State.WHAT and open_, self._stand.tracker
        if asks and not self._stand.acts:
            faces = self._stand.speech.faces()
        elif asks and tracker is not None and tracker.acts_in_tray:
            faces = [PickFace(act.letter, act.label, legal=act.legal) for act in self._stand.acts]
        self._tray.picks.show_picks(self._heading() if faces else "", faces)
        self._say(self._hint())

    @property
    def _looked_at(self) -> bool:
        """Whether players look on, who must not read an NPC's chances: the tray's check is covered."""
        roll, who = self._tray.roll, self._open_campaign.sheet(self._attention.selected)
        return roll is not None and roll.concealed and not self._tray.lifted and not (who is not None and who.is_pc)

    def _heading(self) -> str:
        who = self._open_campaign.sheet(self._attention.selected)
        name = who.name if who is not None else ""
        against = self._stand.speech.against
        if not against:
            return self.tr("{name} は何を？").format(name=name)
        return self.tr("{name} は何を？　対 {number}").format(name=name, number=against)

    def _keys(self) -> list[PickFace]:
        """Return the keys of the state, and of every state."""
        letters, numbers, aims = "A–Z", "0–9", "⇧A–Z"
        match self._stand.state:
            case _ if self._rows.active or self._order.rows is not None:
                lines = [
                    (numbers, self.tr("目")),
                    ("Space", self.tr("この人を振る")),
                    ("⇧Space", self.tr("残りを振る")),
                ]
            case State.WHO:
                lines = [(letters, self.tr("人")), ("L", self.tr("全員")), ("Enter", self.tr("次の手順"))]
            case State.WHAT if self._stand.acts:
                lines = [(letters, self.tr("すること")), (aims, self.tr("相手")), ("⇧Enter", self.tr("終える"))]
            case State.WHAT:
                lines = [(numbers, self.tr("難しさ")), (letters, self.tr("技能")), (aims, self.tr("相手"))]
                lines += [("V", self.tr("次を相手にする")), ("X", self.tr("ほかのもの"))]
            case State.DICE:
                lines = [(numbers, self.tr("目")), ("Space", self.tr("アプリが振る")), ("Enter", self.tr("目を決める"))]
                lines += [("↑↓", self.tr("難しさ")), ("→←", self.tr("修正")), ("Q", self.tr("伏せる"))]
            case State.CHOICE:
                lines = [(letters, self.tr("選ぶ")), ("E", self.tr("エフェクト")), ("Enter", self.tr("ボタンのとおり"))]
        lines += [("Esc", self.tr("戻る")), (".", self.tr("もう一度")), ("-  +", self.tr("減らす・増やす"))]
        lines += [("/", self.tr("さがす")), ("Ctrl+Z", self.tr("元に戻す")), ("?", self.tr("すべてのキー"))]
        return [PickFace(key, label) for key, label in lines]

    def _hint(self) -> str:
        roll, typed = self._tray.roll, bool(self._tray.typed)
        if self._tray.declaring:
            return self.tr("使うものの文字・払う人の文字・Esc")
        match self._stand.state:
            case State.WHO if self._stand.windows:
                return self.tr("Enter で先へ・E 使えるもの・文字で次の人")
            case State.WHO if self._stand.over:
                return self.tr("文字で次の人・. もう一度・Enter で片づける")
            case State.WHO:
                return self.tr("文字で人・L 全員・/ さがす")
            case State.WHAT if self._stand.over:
                return self.tr("文字で技能・. もう一度・Enter で片づける")
            case State.WHAT if self._stand.formed:
                return self.tr("数字で目・Space 振る・文字で選び直す・Esc")
            case State.WHAT if self._stand.acts:
                return self.tr("文字ですること・⇧文字で相手・⇧Enter 終える・Esc")
            case State.WHAT:
                return self.tr("数字で難しさ・文字で技能・⇧文字で相手・Esc")
            case State.DICE if typed:
                return self.tr("数字で目・⇧Space 残りを振る・Backspace で消す・Esc")
            case State.DICE if roll is not None and roll.begun:
                return self.tr("数字で目・Space 振る")
            case State.DICE:
                return self.tr("数字で目・↑↓ 難しさ・→← 修正・Q 伏せる")
            case State.CHOICE if roll is not None and any(number_of(option) for option in roll.check.options):
                return self.tr("数字で選ぶ")
        return self.tr("文字で選ぶ")

    def _say(self, text: str) -> None:
        """Say what the keys do, unless the command line is being written; a refusal stays until the next key."""
        if self._refused:
            return
        line = self._window.ui.commandEdit
        if self._window.ui.commandHint.text() in ("", self._said) and not (line.text() and line.hasFocus()):
            self._window.hint(text)
            self._said = text

    def explain(self, text: str) -> None:
        """Say why a key has done nothing."""
        self._window.hint(text, refused=True)
        self._said, self._refused = text, True

    def explain_faces_first(self) -> None:
        """Say that faces are due, and which key gets out of it: Esc drops none that are thrown."""
        roll, typing = self._tray.roll, self._tray.typed or self._order.typed
        begun = roll is not None and roll.begun and not typing
        dropped, undone = (
            self.tr("先に目を打ちます。やめるなら Esc です。"),
            self.tr("先に目を打ちます。振る前に戻すなら Ctrl+Z です。"),
        )
        self.explain(undone if begun else dropped)
