"""Who is at the table: how a battle or a session begins and with whom, and who comes in later."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.controllers.play.context import PlayContext
from desktop.core.problem import TakujoError
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView
from desktop.services.play.play_state import NAMES
from desktop.views.contract import system_view
from desktop.views.dialogs.play import BeginDialog, Candidate, ScenarioChoice
from desktop.views.keyboard.key_map import native
from desktop.views.play.encounter_list import EncounterLine


class Joining(QObject):
    """Asks who takes part, and lets them join.

    Args:
        window: the parent of the dialogs.
        people: the participants of the visible engine.
    """

    looked_at = Signal(str)
    """An engine is about to begin, or people come into it: it is looked at from now on."""
    scenario_taken = Signal()
    """Another scenario is played from now on."""

    def __init__(self, context: PlayContext, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._open_campaign, self._notifier = context.window, context.open_campaign, context.notifier
        self._people, self._play_session, self._words = context.people, context.play_session, context.words

    def begin(self, name: str) -> None:
        """Ask who takes part, and begin; why it cannot begin beside what runs is reported."""
        try:
            self._play_session.playing.may_begin(name)
        except TakujoError as error:
            self._notifier.show_error(error)
            return
        open_campaign, engine = self._open_campaign, self._play_session.playing.engine(name)
        sheets = open_campaign.people.all_sheets()
        party = set(open_campaign.campaign.party)
        away = {person.id for person in self._people() if person.gone}  # in another scene, or home already
        there, unknown = self._in_session() if name == "battle" else None, self._unknown()
        if there is not None:
            away |= {sheet.id for sheet in sheets if sheet.id not in there}  # not come yet, or left
        letters = open_campaign.people_letters(sheets)
        people = [
            Candidate(
                s.id, s.name, s.is_pc, (s.is_pc or s.id in party) and s.id not in away, s.id in unknown, letters[s.id]
            )
            for s in sheets
        ]
        asked = system_view(open_campaign.system.id).session_options if name == "session" else None
        extra = asked(open_campaign.game, sheets) if asked is not None else None
        if extra is not None and extra.folder:
            found, broken = open_campaign.campaign.documents(extra.folder)
            extra.show_files(found)
            for fault in broken[:1]:
                self._notifier.show_error(fault)
        elif name == "session":
            known = [(one.id, one.title) for one in open_campaign.scenarios.listed() if one.id and not one.fault]
            extra = ScenarioChoice(known, open_campaign.played.id, extra) if known else extra
        title = self.tr("戦闘を始める") if name == "battle" else self.tr("セッションを始める")
        dialog = BeginDialog(title, people, hides=bool(engine.unseen), extra=extra, parent=self._window)

        def begun(who: list[str], hidden: list[str]) -> None:
            options: dict[str, Any] = dict(extra.options()) if extra is not None else {}
            if engine.unseen and hidden:
                options[engine.unseen] = hidden
            try:
                self.looked_at.emit(name)
                self._play_session.begin(name, who, options)
                if name == "session":
                    self._take_scenario(extra, options)
            except TakujoError as error:
                dialog.show_message(error.problem.text(self._words), "error-text")
                return
            dialog.close()

        dialog.begun.connect(begun)
        dialog.open()

    def _in_session(self) -> frozenset[str] | None:
        """Who takes part in the session that runs; None: none does."""
        gm = self._play_session.playing.shown("session", Viewer(gm=True))
        return None if gm is None else frozenset(person.id for person in gm.people)

    def _unknown(self) -> frozenset[str]:
        """Who takes part in what runs without being known to the players."""
        playing = self._play_session.playing
        gm = [shown for name in playing.running if (shown := playing.shown(name, Viewer(gm=True))) is not None]
        return frozenset(person.id for shown in gm for person in shown.people if playing.unseen(person.id))

    def _take_scenario(self, extra: QWidget | None, options: Mapping[str, Any]) -> None:
        """Keep at hand what is played from now on."""
        own = options.get("scenario")
        chosen = extra.scenario if isinstance(extra, ScenarioChoice) else own.get("id", "") if own else ""
        self._open_campaign.played.choose(str(chosen))
        self.scenario_taken.emit()

    def bring(self, engine: str, who: Sequence[str], *, hidden: bool = False) -> None:
        """Let people come into what is looked at, `hidden`: unseen by the players; where nothing runs, they fight."""
        if not engine:
            self.fight(who, hidden=hidden)
            return
        here = {person.id for person in self._people()}
        for identifier in who:
            if identifier not in here:  # those whom the scenario has added already
                self._notifier.guard(partial(self._play_session.join, engine, identifier, hidden=hidden))

    def arrive(self, engine: str, who: str) -> None:
        """Let one person come into what is looked at; where nothing runs, they fight.

        Raises:
            TakujoError: they cannot come.
        """
        if engine:
            self._play_session.join(engine, who)
        else:
            self._join_battle((who,), hidden=False)

    @property
    def fought_in(self) -> str:
        """The engine that enemies come into: the battle, and without battles the session."""
        playing = self._play_session.playing
        return next(name for name in NAMES if name in (*playing.running, *playing.possible))

    @property
    def ambushes(self) -> bool:
        """Tell whether enemies may come unseen, into what runs already as well."""
        engine = self._play_session.playing.engine(self.fought_in)
        return bool(engine.unseen) and engine.conceals_joining

    def fight(self, who: Sequence[str], *, hidden: bool = False) -> None:
        """Let people come into the battle, with the party where none runs; without battles, into the session."""
        self._notifier.guard(lambda: self._join_battle(who, hidden=hidden))

    def _join_battle(self, who: Sequence[str], *, hidden: bool) -> None:
        name, hidden = self.fought_in, hidden and self.ambushes
        self.looked_at.emit(name)
        if name in self._play_session.playing.running:
            self.bring(name, who, hidden=hidden)
            return
        party = [s.id for s in self._open_campaign.people.all_sheets() if s.is_pc]
        options = {self._play_session.playing.engine(name).unseen: [*who]} if hidden else {}
        self._play_session.begin(name, [*party, *who], options)

    def join(
        self,
        name: str,
        here: Sequence[CharacterView],
        encounters: Sequence[EncounterLine],
        start: Callable[[str], None],
    ) -> None:
        """Ask which character or prepared encounter joins late.

        Args:
            here: the present participants.
            start: brings an encounter into play, by its id.
        """
        known = {person.id for person in here}
        late = [s for s in self._open_campaign.people.all_sheets() if s.id not in known]
        unknown = self._unknown()
        letters = self._open_campaign.people_letters(late)
        people = [Candidate(s.id, s.name, s.is_pc, False, s.id in unknown, letters[s.id]) for s in late]
        title, hides = self.tr("途中から加わる"), self._play_session.playing.engine(name).conceals_joining
        dialog = BeginDialog(title, people, hides=hides, late=True, encounters=encounters, parent=self._window)

        def joined(who: list[str], hidden: list[str]) -> None:
            dialog.close()
            for identifier in who:
                self._notifier.guard(partial(self._play_session.join, name, identifier, hidden=identifier in hidden))

        def brought(encounter: str) -> None:
            dialog.close()
            start(encounter)

        dialog.begun.connect(joined)
        dialog.encounter_chosen.connect(brought)
        dialog.open()


class Closing(QObject):
    """Notifies that a session has ended, and withdraws no other notification than its own."""

    def __init__(self, context: PlayContext, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._play_session, self._notifier = context.window, context.play_session, context.notifier
        self._summary = self.tr("まとめと成長") if context.open_campaign.system.grows else self.tr("まとめ")
        self._notice = ""

    def close(self, engine: str) -> None:
        """Put an engine away; after a session its summary is offered."""
        self._notifier.guard(lambda: self._play_session.close(engine))
        if engine == "session" and engine not in self._play_session.playing.running:
            self._notice = self.tr("セッションを終えました。{key} で続きに戻せます。").format(key=native("Ctrl+Z"))
            self._notifier.notify(self._notice, self._summary, self.recap)

    def recap(self) -> None:
        """Show the summary."""
        self._notifier.quiet()
        self._window.command.emit("recap")

    def pass_on(self) -> None:
        """Forget it once something runs again."""
        if self._play_session.playing.running:
            self.forget()

    def forget(self) -> None:
        """Withdraw the notification if it is still shown; any other stays."""
        if self._notice and self._window.notice == self._notice:
            self._notifier.quiet()
        self._notice = ""
