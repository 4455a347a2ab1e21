"""Rounds of コトダマ on paper: phases, 行動回数, HP, インガオホー, states and connections (KO-TBL-25)."""

from __future__ import annotations

from desktop.services.glossary import glossary
from desktop.systems.kotodama import SYSTEM
from desktop.systems.kotodama.numbers import derive
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.tracker import Plan, Record, TrackerLine, rounds
from desktop.views.systems.kotodama.paper.screen import LINKS, PHASES


def plan(contents: PaperContents) -> Plan:
    """Plan the sheet; the greatest イニシアティヴ値 among those who have not acted comes next."""
    say = contents.words.say
    known = glossary(SYSTEM.id, contents.words.language, contents.game)
    strip = tuple((word, term.says if (term := known.find(say(word))) is not None else "") for word in PHASES)
    game = contents.game.known(KotodamaSettings)
    links = LINKS if game.settings.kotodama_enabled else ()

    def line(sheet: KotodamaSheet) -> TrackerLine:
        acts = derive(sheet, game)["action_count"].value or 0
        tracks = [Track(say("行動回数"), acts)]
        if sheet.hp is not None:
            tracks.append(Track(say("HP"), sheet.hp_max, sheet.hp))
        if sheet.karma is not None:
            tracks.append(Track(say("インガオホー"), max(sheet.karma_max, sheet.karma), sheet.karma))
        texts = (f"{say('DL')} {sheet.dl}",)
        return TrackerLine(sheet.name, texts, str(sheet.initiative).replace("-", "−"), tuple(tracks))

    return Plan(
        note="未行動でイニシアティヴ値が最大の人から。行動したらラウンドに印",
        strip=strip,
        line=line,
        blank=TrackerLine(tracks=(Track(say("行動回数"), 5), Track(say("HP"), 15), Track(say("インガオホー"), 8))),
        rounds=tuple(rounds(8)),
        first=lambda sheet: -sheet.initiative,
        states=("戦闘不能", "死亡", *links),
        record=Record(
            "ラウンドの記録",
            (
                ("ラウンド", 16),
                ("名前", 38),
                ("行動", 40),
                ("対象", 38),
                ("プール", 16),
                ("達成数", 16),
                ("リアクト", 30),
                ("達成数", 16),
                ("結果", 0),
            ),
            "戦闘移動1　全力移動2　攻撃1　アーツは記載の数",
        ),
    )
