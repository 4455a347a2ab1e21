"""A scenario on paper, as any rule system may have it:
all of it for the GM, or what players may read before they play.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from desktop.core.prepared.scenario import Scenario, ScenarioEncounter, ScenarioScene
from desktop.core.words import Typed, Words
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.foot import FOOT, draw_feet
from desktop.views.paper.sheet.ink import A4, BLACK, HEAVY, LEADING, MEDIUM, PT, SMALL, Area, Mode, PaperSize
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.parts import bar
from desktop.views.paper.text.kinsoku import clean, wrap
from desktop.views.paper.text.typeface import Style

TITLE, HEAD, NAME, TEXT = 18.0, 13.0, 11.5, 10.5
"""Points of the title, a part's heading, the name of a scene or person, and text."""
BEFORE = {HEAD: 5.0, NAME: 2.5, TEXT: 0.0}
"""mm of room above a paragraph."""
INDENT, LABELLED = 4.0, 30.0
"""mm: where what belongs to a name begins, and where text beside its label does."""
MARK, BESIDE = 2.4, 4.4
"""mm: the mark before a part's heading, and where the heading begins."""
JOINT = 0.2
"""mm by which a bar reaches into the line above, so that no seam shows."""
TAG = 34.0
"""mm: for whom it is, in the corner."""


@dataclass(frozen=True)
class Paragraph:
    """Text of one size; a heading stays with what follows."""

    text: str
    pt: float = TEXT
    indent: float = 0.0
    label: str = ""
    """Stands before it, in the margin."""
    aloud: bool = False
    """It is read to the players, and found at once by a bar at its side."""

    @property
    def heads(self) -> bool:
        """Whether it must not be last on a page."""
        return self.pt > TEXT


def scenario_pages(
    scenario: Scenario, words: Words, table: str, handouts: Mapping[str, str], paper: PaperSize = A4, *, gm: bool
) -> list[PageDrawing]:
    """Draw a scenario.

    Args:
        table: name of the campaign, in the foot.
        handouts: id → title of those of the campaign.
        paper: for which it is laid out; the size of type is the same on every paper.
        gm: everything; otherwise only title, author and outline.
    """
    flow = _Flow(scenario, words, table, gm, paper)
    for paragraph in paragraphs(scenario, words, handouts, gm=gm):
        flow.add(paragraph)
    return flow.pages()


def paragraphs(scenario: Scenario, words: Words, handouts: Mapping[str, str], *, gm: bool) -> Iterator[Paragraph]:
    """Yield what is printed below the title; nothing of what players must not know comes into their edition."""
    say = words.say
    if scenario.author:
        yield Paragraph(f"{say('シナリオ作成者')}  {clean(scenario.author)}")
    yield from _part(say("あらまし"), scenario.summary)
    if not gm:
        return
    yield from _part(say("GMの台本"), scenario.gm_script)
    if scenario.scenes:
        yield Paragraph(say("場面"), HEAD)
        for scene in scenario.scenes:
            yield from _scene(scene, words, handouts)
    if scenario.npcs:
        yield Paragraph(say("NPC"), HEAD)
        for person in scenario.npcs:
            yield from _named(person.name, person.note)
    if scenario.encounters:
        yield Paragraph(say("遭遇"), HEAD)
        for encounter in scenario.encounters:
            yield from _named(encounter.name, _groups(encounter, words), encounter.note)
    if scenario.notes:
        yield Paragraph(say("メモ"), HEAD)
        for note in scenario.notes:
            yield from _named(note.name, note.text)


def _part(head: str, text: str) -> Iterator[Paragraph]:
    if text.strip():
        yield Paragraph(head, HEAD)
        yield Paragraph(text)


def _named(name: str, *texts: str) -> Iterator[Paragraph]:
    yield Paragraph(clean(name) or "—", NAME)
    for text in texts:
        if text.strip():
            yield Paragraph(text, indent=INDENT)


def _scene(scene: ScenarioScene, words: Words, handouts: Mapping[str, str]) -> Iterator[Paragraph]:
    yield from _named(scene.name)
    listed = words.say("・").join
    for label, text in (
        ("読み上げる文", scene.aloud),
        ("GMメモ", scene.gm_note),
        ("NPC", listed(map(clean, scene.npcs))),
        ("遭遇", clean(scene.encounter)),
        ("ハンドアウト", listed(clean(handouts[one]) for one in scene.handouts if one in handouts)),
    ):
        if text.strip():
            yield Paragraph(text, indent=LABELLED, label=words.say(label), aloud=text is scene.aloud)


def _groups(encounter: ScenarioEncounter, words: Words) -> str:
    return words.say("、").join(f"{clean(group.npc)} × {group.count}" for group in encounter.groups)


class _Flow:
    """Fills page after page."""

    def __init__(self, scenario: Scenario, words: Words, table: str, gm: bool, paper: PaperSize) -> None:
        self._title = clean(scenario.title) or words.say("シナリオ")
        self._edition = words.say("GM用") if gm else words.say("プレイヤー用")
        self._table = clean(table)
        self._words, self._paper = words, paper
        self._canvases: list[Canvas] = []
        self._turn()
        canvas, live = self._canvases[0], self._canvases[0].live
        canvas.text(Area(live.x, live.y, live.w - TAG - 4, 10), self._title, TITLE, bold=True, shorten=True)
        bar(canvas, Area(live.right - TAG, live.y + 2, TAG, 5.2), self._edition)
        canvas.line((live.x, live.y + 11), (live.right, live.y + 11), HEAVY)
        self._top = live.y + 14

    def add(self, paragraph: Paragraph) -> None:
        """Set a paragraph; lines that have no room continue to the next page."""
        canvas = self._canvases[-1]
        style, pace = Style(paragraph.pt, bold=paragraph.heads), paragraph.pt * PT * LEADING
        live, part = canvas.live, paragraph.pt == HEAD
        indent = BESIDE if part else paragraph.indent
        wide = live.w - indent
        self._top += BEFORE[paragraph.pt]
        for number, line in enumerate(wrap(paragraph.text, wide, lambda text: canvas.face.width(text, style))):
            room = pace * (3 if paragraph.heads else 1)
            if self._top + room > live.bottom - FOOT:
                self._turn()
            place = Area(live.x + indent, self._top, wide, pace)
            self._canvases[-1].text(place, line, paragraph.pt, bold=paragraph.heads)
            self._beside(paragraph, place, first=not number)
            self._top += pace
        if part:
            self._canvases[-1].line((live.x, self._top), (live.right, self._top), MEDIUM)
            self._top += 1.2

    def _beside(self, paragraph: Paragraph, line: Area, *, first: bool) -> None:
        """Draw what is before a line: its label, the bar of what is read aloud, the mark of a part."""
        canvas, left = self._canvases[-1], self._canvases[-1].live.x
        if paragraph.pt == HEAD and first:
            canvas.rect(Area(left, line.middle - 1.8, MARK, 3.6), 0, fill=BLACK)
        if paragraph.label and first:
            label = Area(left + INDENT, line.y, LABELLED - INDENT - 3, line.h)
            canvas.text(label, paragraph.label, SMALL, bold=paragraph.aloud, shorten=True)
        if paragraph.aloud:
            above = 0.0 if first else JOINT
            canvas.line((line.x - 1.8, line.y - above), (line.x - 1.8, line.bottom), HEAVY)

    def pages(self) -> list[PageDrawing]:
        """Return what was set, each page with its foot."""
        draw_feet(self._canvases, f"{self._table}  {self._edition}".strip(), self._words)
        return [canvas.drawing(Typed(self._title)) for canvas in self._canvases]

    def _turn(self) -> None:
        self._canvases.append(Canvas(Mode.FILLED, base=self._paper))
        self._top = self._canvases[-1].live.y
