"""The loop of d20フェイト on paper: five steps, fate dice, conditions, a line for every check (D20-LOOP-01…05)."""

from __future__ import annotations

from desktop.systems.d20fate.people import person
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.tracker import Plan, Record, TrackerLine, line_of
from desktop.views.systems.d20fate.paper.facts import facts
from desktop.views.systems.d20fate.paper.reference import STEPS


def plan(contents: PaperContents) -> Plan:
    """Plan the sheet; there is no order by numbers."""
    say = contents.words.say
    settings = contents.game.known(D20FateSettings).settings
    fate = settings.fate_enabled
    condition = Track(say("状態"), 0, line=True)

    def line(sheet: D20FateSheet) -> TrackerLine:
        made = line_of(sheet, contents, person(sheet, settings).gauges, facts, few=3)
        return TrackerLine(made.name, made.facts, tracks=(*made.tracks, condition))

    return Plan(
        note="1d20＋能力修正＋習熟ボーナス がDC以上で成功。⑤で止まり、「どうする？」ときく",
        strip=STEPS,
        line=line,
        blank=TrackerLine(
            tracks=(*((Track(say("フェイト"), settings.fate_session_start + 3),) if fate else ()), condition)
        ),
        rounds=("＋", "−") if fate else (),
        wide=16.0,
        order="",
        record=Record(
            "判定の記録",
            (
                ("だれが・何を", 70),
                ("能力・技能", 34),
                ("DC", 14),
                ("有利・不利", 22),
                ("出目", 18),
                ("合計", 18),
                ("結果", 26),
                *((("フェイト", 20),) if fate else ()),
                ("メモ", 0),
            ),
            "有利と不利がそろえば打ち消しあい、1個だけ振る。",
        ),
    )
