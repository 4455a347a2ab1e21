"""The page of a session's summary: chosen, looked at, copied, printed; from it sheets open where they grow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.models.play.recap import recap
from desktop.services.journal.journal import Log
from desktop.services.journal.replay_styles import Recap, recap_page, recap_text
from desktop.services.play.recap import Start, starts
from desktop.views.output.recap_page import PersonFace, RecapPage, RowFace

PAGE = "recap"
"""Key of its tab."""


class RecapController(QObject):
    """Keeps the page in step with the play session.

    Args:
        open_sheet: shows a sheet (its id), at its growth or not.
        export: asks for the file of a replay.
        when: says a time of day in words.
    """

    def __init__(
        self,
        open_campaign: OpenCampaign,
        open_sheet: Callable[[str, bool], None],
        export: Callable[[], object],
        when: Callable[[str], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._open_campaign, self._when = open_campaign, when
        self._chosen: str = ""
        """Id of the line with which the chosen session began; empty: the last one."""
        self._shown: Recap | None = None
        self.page = RecapPage()
        self.page.shown.connect(self.show)
        self.page.session_chosen.connect(self._choose)
        self.page.secrets_wanted.connect(lambda _on: self.show())
        self.page.copy_requested.connect(self._copy)
        self.page.print_requested.connect(self._print)
        self.page.replay_requested.connect(export)
        self.page.sheet_requested.connect(open_sheet)
        open_campaign.play_session.stepped.connect(self._follow)
        open_campaign.listed.connect(self._follow)

    def flush(self) -> bool:
        """There is nothing to write."""
        return True

    def stop(self) -> None:
        """Follow no more: the page goes."""
        self.page.shown.disconnect(self.show)
        self._open_campaign.play_session.stepped.disconnect(self._follow)
        self._open_campaign.listed.disconnect(self._follow)
        self.deleteLater()

    def show(self) -> None:
        """Show how things stand now."""
        open_campaign, secrets = self._open_campaign, self.page.ui.secrets.isChecked()
        open_campaign.edits.post_all()
        log = open_campaign.play_session.log()
        known, chosen = self._sessions(log)
        self.page.show_sessions([self._label(start) for start in known], chosen)
        self._shown, end = None, None
        if known:
            end = known[chosen + 1] if chosen + 1 < len(known) else None
            self._shown = self._recap(log, known[chosen], end, secrets=secrets)
        faces = [] if self._shown is None else self._faces(self._shown)
        last = bool(known) and chosen == len(known) - 1
        self.page.show_people([*faces, *(self._growing({face.id for face in faces}) if last else ())])
        whole = self._recap(log, known[chosen], end, secrets=True) if known and not faces and not secrets else None
        self.page.show_empty(covered=whole is not None and bool(whole.people))
        self.page.show_message("")

    def _recap(self, log: Log, start: Start, end: Start | None, *, secrets: bool) -> Recap | None:
        open_campaign = self._open_campaign
        people = open_campaign.people.all_sheets()
        return recap(
            open_campaign.system,
            open_campaign.game,
            log,
            people,
            open_campaign.words,
            secrets=secrets,
            start=start,
            end=end,
            sheets_at=open_campaign.play_session.history.sheets_at,
        )

    def _follow(self, *_: object) -> None:
        if self.page.isVisible():
            self.show()

    def _sessions(self, log: Log) -> tuple[tuple[Start, ...], int]:
        known = starts(log)
        places = [n for n, start in enumerate(known) if start.entry.id == self._chosen]
        return known, places[0] if places else len(known) - 1

    def _label(self, start: Start) -> str:
        time = self._when(start.entry.time)
        return (
            self.tr("{time} からのセッション").format(time=time)
            if start.session
            else self.tr("{time} から").format(time=time)
        )

    def _choose(self, place: int) -> None:
        known, _ = self._sessions(self._open_campaign.play_session.log())
        if 0 <= place < len(known):
            self._chosen = known[place].entry.id
            self.show()

    def _faces(self, shown: Recap) -> list[PersonFace]:
        return [
            PersonFace(
                person.id,
                person.name,
                self._colour(person.id),
                tuple(RowFace(row.title, row.before, row.after) for row in person.rows),
                self._grows(person.id),
            )
            for person in shown.people
        ]

    def _growing(self, shown: set[str]) -> list[PersonFace]:
        """Those who can take something of growth now though nothing has changed of them that could be shown."""
        open_campaign = self._open_campaign
        return [
            PersonFace(sheet.id, sheet.name, sheet.colour, (), True)
            for sheet in open_campaign.people.all_sheets()
            if sheet.is_pc
            and sheet.id not in shown
            and any(one.legal for one in open_campaign.system.growth(sheet, open_campaign.game))
        ]

    def _colour(self, who: str) -> str:
        sheet = self._open_campaign.sheet(who)
        return sheet.colour if sheet is not None else "#888888"

    def _grows(self, who: str) -> bool:
        sheet, system = self._open_campaign.sheet(who), self._open_campaign.system
        return sheet is not None and sheet.is_pc and bool(system.growth(sheet, self._open_campaign.game))

    def _copy(self) -> None:
        if self._shown is not None:
            QGuiApplication.clipboard().setText(recap_text(self._shown, self._open_campaign.words))
            self.page.show_message(self.tr("✓ コピーしました。"))

    def _print(self) -> None:
        if self._shown is not None:
            title = self._open_campaign.campaign.title
            self.page.ask_printer(recap_page(title, self._shown, self._open_campaign.words), title)
