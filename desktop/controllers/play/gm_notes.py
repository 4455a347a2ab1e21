"""Own states, timers and notes at the table: the bar of running ones, the panel of notes, and their dialogs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QObject, QTimer

from desktop.controllers.play.context import PlayContext
from desktop.core.prepared.gm_notes import CustomState, Memo, end_of
from desktop.core.problem import TakujoError
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView, PlayView
from desktop.core.words import Phrase
from desktop.services.play.gm_notes import GmNotesState
from desktop.services.storage.store import now
from desktop.views.dialogs import asking
from desktop.views.dialogs.mark import MarkDialog, MarkEnd, MarkRequest
from desktop.views.play.button_row import ButtonFace
from desktop.views.play.notes_panel import NoteFace, SceneFace
from desktop.views.style import theme

GM = Viewer(gm=True)
ROOM = 960
"""px at 100 % of the page from which notes come out by themselves: below that the tracker needs the room."""
SECOND = 1000
"""Milliseconds between two looks at a clock that is shown."""


class GmNotesController(QObject):
    """Shows the GM notes and writes what is asked.

    Args:
        clock: tells the time, with its zone.
    """

    def __init__(self, context: PlayContext, parent: QObject, clock: Callable[[], datetime] = now) -> None:
        super().__init__(parent)
        page = context.page
        self._window, self._open_campaign, self._notifier = context.window, context.open_campaign, context.notifier
        self._page, self._play_session, self._words = page, context.play_session, context.words
        self._attention, self.clock = context.attention, clock
        self._people: Sequence[CharacterView] = ()
        self._selected = ""
        self._looked = ""
        """Key of a scene that is shown though it is not the current one."""
        self._looking = False
        self._open: bool | None = None
        """Whether the notes are folded out; None: as long as there are any."""
        self._ticks = QTimer(self, interval=SECOND)
        self._ticks.timeout.connect(self.tick)
        page.mark_ended.connect(self.end)
        page.mark_requested.connect(self.ask)
        page.rest_requested.connect(self.ask_rest)
        page.notes_toggled.connect(self._fold)
        notes = page.ui.notes
        notes.folded.connect(lambda: self._fold(False))
        notes.written.connect(self._write)
        notes.removed.connect(lambda memo: self._guard(lambda: self._play_session.unmemo(memo)))
        notes.scene_chosen.connect(self._look)

    # showing

    def refresh(self, people: Sequence[CharacterView], selected: str) -> None:
        """Show the GM notes as they are."""
        self._people, self._selected = people, selected
        standing = self._play_session.gm_notes.standing
        self._show_marks(standing.marks)
        self._show_notes(standing)

    def rest(self) -> None:
        """Stop the timers' ticks while the page is invisible."""
        self._ticks.stop()
        self._page.ui.notes.cover()

    def tick(self) -> None:
        self._show_marks(self._play_session.gm_notes.marks)

    def _show_marks(self, marks: Sequence[CustomState]) -> None:
        self._page.show_marks([self._face(mark) for mark in marks])
        timed = any(mark.ends == "clock" for mark in marks)
        if timed != self._ticks.isActive():
            (self._ticks.start if timed else self._ticks.stop)()

    def _face(self, mark: CustomState) -> ButtonFace:
        sheet = self._open_campaign.sheet(mark.who) if mark.who else None
        until = self._remaining(mark) if mark.due is not None else self._words.say(mark.until)
        name = self._words.say(mark.label)
        if mark.secret:
            name = self.tr("{name}（GMだけ）").format(name=name)
        parts = (name, sheet.name if sheet is not None else "", until)
        text = "　".join(part for part in parts if part)
        return ButtonFace(mark.id, f"{text}　×", tip=self.tr("押すと終わります"), role="small")

    def _remaining(self, mark: CustomState) -> str:
        assert mark.due is not None
        seconds = max(0, round((mark.due - self.clock()).total_seconds()))
        return self.tr("あと {left}").format(left=f"{seconds // 60}:{seconds % 60:02}")

    def _show_notes(self, standing: GmNotesState) -> None:
        panel = self._page.ui.notes
        here = standing.scene
        if not self._looking:
            self._looked = here.key
        own = [memo for memo in standing.memos if memo.scene == self._looked]
        roomy = bool(own) and self._page.width() >= theme.px(ROOM)
        self._page.show_notes_open(roomy if self._open is None else self._open, len(own))
        if panel.isHidden():
            return
        noted = {memo.scene for memo in standing.memos}
        scenes = [scene for scene in standing.scenes if scene.key in noted or scene.key in (here.key, self._looked)]
        faces = [SceneFace(scene.key, self._scene(scene.title, now=scene.key == here.key)) for scene in scenes]
        if "" in noted or not here.key:
            faces.insert(0, SceneFace("", self._scene(self.tr("場面の外"), now=not here.key)))
        panel.show_scenes(faces, self._looked)
        panel.show_notes([_face_of(memo) for memo in own])

    def _scene(self, title: Phrase | str, *, now: bool) -> str:
        text = self._words.say(title)
        return self.tr("いま：{scene}").format(scene=text) if now else text

    def _fold(self, shown: bool) -> None:
        self._open = shown
        if not shown:
            self._looking = False
            self._page.ui.notes.cover()
        self._show_notes(self._play_session.gm_notes.standing)
        if shown:
            self._page.ui.notes.begin()

    def _look(self, scene: str) -> None:
        self._looked, self._looking = scene, scene != self._play_session.gm_notes.scene.key
        self._page.ui.notes.cover()
        self._show_notes(self._play_session.gm_notes.standing)

    # asking and writing

    def note(self) -> None:
        """Put the focus where a note is written."""
        self._fold(True)

    def head(self) -> None:
        """Ask for the heading of a scene."""

        def given(title: str) -> None:
            if title.strip():
                self._guard(lambda: self._play_session.head(title.strip()))

        asking.ask_text(self._window, self.tr("場面を始める"), self.tr("場面の見出し"), "", given)

    def ask(self) -> None:
        """Ask about a state or a timer."""
        self._ask(rest=False)

    def ask_rest(self) -> None:
        """Ask how long a break is."""
        self._ask(rest=True)

    def _ask(self, *, rest: bool) -> None:
        _engine, shown = self._now()
        word = self._words.say(shown.round_word) if shown is not None else ""
        endings = [MarkEnd("hand", self.tr("手で終える"))]
        if shown is not None and shown.phase:
            until = self._words.say(end_of(shown.phase))  # a stage is no phase: as the log names it
            endings.append(MarkEnd("phase", until[:1].upper() + until[1:]))
        if shown is not None and shown.round is not None:
            endings.append(MarkEnd("round", self.tr("{word}の数で").format(word=word)))
        endings.append(MarkEnd("clock", self.tr("時計で（分）")))
        people = [(person.id, person.name) for person in self._people]
        dialog = MarkDialog(people, endings, self._selected, word, rest=rest, parent=self._window)
        dialog.wanted.connect(lambda wanted: self._begin(wanted, rest=rest))
        dialog.open()

    def _now(self) -> tuple[str, PlayView | None]:
        engine = self._attention.engine
        return engine, self._play_session.playing.shown(engine, GM) if engine else None

    def _begin(self, wanted: MarkRequest, *, rest: bool) -> None:
        engine, shown = self._now()
        mark = CustomState(
            name="休憩" if rest else wanted.name, who=wanted.who, ends=wanted.ends, rest=rest, secret=wanted.secret
        )
        if wanted.ends == "clock":
            mark = mark.evolve(due=self.clock() + timedelta(minutes=wanted.number))
        elif wanted.ends in ("phase", "round") and shown is not None:
            last = (shown.round or 0) + max(0, wanted.number - 1)
            mark = mark.evolve(engine=engine, phase=shown.phase, round=last, word=shown.round_word)
        self._guard(lambda: self._play_session.mark(mark))

    def end(self, identifier: str) -> None:
        """End a state or a timer by hand."""
        mark = next((mark for mark in self._play_session.gm_notes.marks if mark.id == identifier), None)
        if mark is not None:
            self._guard(lambda: self._play_session.unmark(mark))

    def _write(self, text: str, gm: bool, instead: str) -> None:
        if self._guard(lambda: self._play_session.memo(text, gm=gm, scene=self._looked, instead=instead)):
            self._page.ui.notes.done()

    def _guard(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except TakujoError as error:
            self._notifier.show_error(error)
            return False
        return True


def _face_of(memo: Memo) -> NoteFace:
    return NoteFace(memo.id, memo.text, memo.gm)
