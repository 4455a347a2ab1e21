"""Looks sheets through before they come into the open campaign; what is written over is a person's decision."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.sheet import portraits
from desktop.core.problem import Problem, TakujoError
from desktop.models.paper import from_paper
from desktop.models.sheet.change_words import DifferenceModel
from desktop.services.library import exchange
from desktop.services.library.exchange import Candidate, Decision
from desktop.services.paper.paper_code import SheetCode
from desktop.services.storage.stored import Stored
from desktop.views.dialogs.import_preview import FileDetail, ImportPreview


class ImportController(QObject):
    """The dialog in which sheets from elsewhere are looked through."""

    def __init__(self, open_campaign: OpenCampaign, notifier: Notifier) -> None:
        super().__init__()
        self._open_campaign, self._notifier = open_campaign, notifier
        self._candidates: list[Candidate] = []

    def open(self, paths: Sequence[Path], parent: QWidget) -> ImportPreview:
        """Look at the files and show what they are; nothing is written."""
        return self.look_through(self._look_at(paths), parent)

    def add(self, paths: Sequence[Path]) -> None:
        """Look at more files beside the others: some desktops hand over one file after the other."""
        known = {candidate.path for candidate in self._candidates}
        first = len(self._candidates)
        self._candidates += [found for found in self._look_at(paths) if found.path not in known]
        self._list()
        if first < len(self._candidates):
            self.dialog.choose(first)

    def _look_at(self, paths: Sequence[Path]) -> tuple[Candidate, ...]:
        open_campaign = self._open_campaign
        open_campaign.flush()
        return from_paper.preview(
            open_campaign.campaign, open_campaign.system, open_campaign.game, paths, open_campaign.words
        )

    def open_code(self, read: SheetCode, path: Path, parent: QWidget) -> ImportPreview:
        """Show the sheet that a code on paper holds; nothing is written."""
        open_campaign = self._open_campaign
        open_campaign.flush()
        found = from_paper.from_codes(open_campaign.campaign, open_campaign.system, open_campaign.game, read, path)
        return self.look_through([found], parent)

    def look_through(self, candidates: Sequence[Candidate], parent: QWidget) -> ImportPreview:
        """Show what wants in."""
        self._candidates = list(candidates)
        self.dialog = ImportPreview(self._open_campaign.campaign.title, parent)
        self.setParent(self.dialog)
        self._model = DifferenceModel(self._open_campaign.words, self.dialog)
        self.dialog.show_model(self._model)
        self.dialog.file_chosen.connect(self._show)
        self.dialog.decided.connect(self._decide)
        self.dialog.import_requested.connect(self._bring_in)
        self._list()
        self.dialog.open()
        return self.dialog

    def _wanted(self) -> list[Candidate]:
        return [c for c in self._candidates if c.fault is None and c.decision is not Decision.REFUSE]

    def _list(self) -> None:
        self.dialog.show_files([self._line(c) for c in self._candidates], len(self._wanted()))

    def _line(self, candidate: Candidate) -> str:
        if candidate.fault is not None or candidate.sheet is None:
            return f"× {candidate.path.name}"
        name = candidate.sheet.name or candidate.path.name
        sign = "△" if candidate.problems else "✓"
        does = {
            Decision.ADD: self.tr("加える"),
            Decision.REPLACE: self.tr("置き換える"),
            Decision.KEEP_BOTH: self.tr("両方残す"),
            Decision.REFUSE: self.tr("読み込まない"),
        }[candidate.decision]
        return f"{sign} {name}　{does}"

    def _show(self, number: int) -> None:
        if not 0 <= number < len(self._candidates):
            return
        candidate = self._candidates[number]
        if candidate.fault is not None or candidate.sheet is None:
            self.dialog.show_detail(self._faulty(candidate))
            return
        headers = (self.tr("いま"), self.tr("読み込む方"))
        self._model.show(type(candidate.sheet), candidate.differences, headers, self._open_campaign.game)
        here = candidate.existing is not None
        self.dialog.show_detail(
            FileDetail(
                title=candidate.sheet.name or candidate.path.name,
                situation=self._situation(candidate),
                problems=tuple(self._problem(p) for p in candidate.problems),
                offered=(Decision.REPLACE, Decision.KEEP_BOTH, Decision.REFUSE)
                if here
                else (Decision.ADD, Decision.REFUSE),
                decision=candidate.decision,
                differs=bool(candidate.differences),
            )
        )

    def _faulty(self, candidate: Candidate) -> FileDetail:
        fault = candidate.fault
        sentence = "" if fault is None else fault.text(self._open_campaign.words)
        details = tuple(self._problem(p) for p in candidate.details)
        return FileDetail(candidate.path.name, f"△ {sentence}", fault=True, problems=details)

    def _situation(self, candidate: Candidate) -> str:
        if candidate.existing is None:
            return self.tr("この卓にはまだないシートです。　{file}").format(file=candidate.path.name)
        if not candidate.differences:
            return self.tr("この卓の「{name}」と同じ内容です。").format(name=candidate.existing.label)
        text = self.tr("この卓に「{name}」があります。{n} か所違います。")
        return text.format(name=candidate.existing.label, n=len(candidate.differences))

    def _problem(self, problem: Problem) -> str:
        return f"{problem.rule}　{problem.text(self._open_campaign.words)}".strip("　")

    def _decide(self, number: int, decision: Decision) -> None:
        self._candidates[number] = self._candidates[number].decide(decision)
        self._list()

    def _bring_in(self) -> None:
        """Write one after the other; what cannot be written stays in the list with the reason."""
        self._open_campaign.flush()
        done: list[Stored] = []
        faceless: list[Stored] = []
        for candidate in self._wanted():
            try:
                (stored,) = exchange.bring_in(self._open_campaign.campaign, [candidate])
                self._adopt(candidate, stored)
            except TakujoError as error:
                self.dialog.show_message(error.problem.text(self._open_campaign.words), "error-text")
                self._list()
                break
            done.append(stored)
            if self._lost_face(candidate, stored):
                faceless.append(stored)
            self._candidates[self._candidates.index(candidate)] = candidate.decide(Decision.REFUSE)
        else:
            self.dialog.close()
        self._open_campaign.listed.emit()
        if done:
            words, text = self._open_campaign.words, self.tr("✓ シートを {n} 枚読み込みました。").format(n=len(done))
            self._notifier.notify(words.join(text, *map(self._faceless, faceless)))
        if len(done) == 1 and not self._is_open(done[0].path):
            self._open_campaign.open_path(done[0].path)

    def _lost_face(self, candidate: Candidate, stored: Stored) -> bool:
        """Tell whether a sheet names a portrait that did not come along or cannot be shown."""
        if not (candidate.data or {}).get("portrait"):
            return False
        return not portraits.is_shown(self._open_campaign.campaign.portrait_path(str(stored.data.get("portrait"))))

    def _faceless(self, stored: Stored) -> str:
        text = self.tr("「{name}」の肖像は、ファイルになかったか、画像として読めないので、付いていません。")
        return text.format(name=stored.data.get("name") or stored.path.name)

    def _adopt(self, candidate: Candidate, stored: Stored) -> None:
        """Let a document that is open show what has taken its place, as one undo step."""
        known = self._open_campaign.controller_of(candidate.existing.id) if candidate.existing else None
        if known is None or candidate.decision is not Decision.REPLACE:
            return
        fresh, sheet = self._open_campaign.campaign.read(stored.path, self._open_campaign.system)
        known.autosave.adopt(fresh, sheet)

    def _is_open(self, path: Path) -> bool:
        return any(c.autosave.stored.path == path for c in self._open_campaign.documents)
