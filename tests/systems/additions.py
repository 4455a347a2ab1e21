"""What a newcomer adds, file by file: a field, a rule of combat, a page, a rule system (see `test_newcomer`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias


@dataclass(frozen=True)
class After:
    """A piece of a file that exists: a text, and the one it comes behind."""

    anchor: str
    text: str


Addition: TypeAlias = Mapping[str, str | tuple[After, ...]]
"""By path from the top: the whole new file, or pieces of one that exists."""


def add(root: Path, addition: Addition) -> None:
    """Write an addition into a copy of the tree; every anchor stands once in its file."""
    for name, content in addition.items():
        path = root / name
        if isinstance(content, str):
            path.parent.mkdir(parents=True, exist_ok=True)
            assert not path.exists(), name
            path.write_text(content, encoding="utf-8")
            continue
        text = path.read_text(encoding="utf-8")
        for piece in content:
            assert text.count(piece.anchor) == 1, (name, piece.anchor)
            text = text.replace(piece.anchor, piece.anchor + piece.text)
        path.write_text(text, encoding="utf-8")


def words(text: str) -> tuple[After, ...]:
    """Lines of English, at the top of a file of words."""
    return (After("[words]\n", text),)


FIELD: Addition = {
    "desktop/systems/enishi/sheet.py": (
        After('title="経過日数")\n', '    fortune: int = Field(0, ge=0, le=9, title="運")\n'),
        After('    "first_aid_used", "backstage_rest", "days_towards_lp",', ' "fortune",'),
        After('"xp_total", "wealth", "days_towards_lp"', ', "fortune"'),
    ),
    "ui/systems/enishi/sheet.ui": (
        After(
            """               <string notr="true">days_towards_lp</string>
              </property>
              <property name="sizePolicy">
               <sizepolicy hsizetype="Fixed" vsizetype="Fixed">
                <horstretch>0</horstretch>
                <verstretch>0</verstretch>
               </sizepolicy>
              </property>
             </widget>
            </item>
""",
            """            <item>
             <widget class="QLabel" name="fortuneLabel">
              <property name="text"><string>運</string></property>
              <property name="buddy"><cstring>fortuneSpin</cstring></property>
             </widget>
            </item>
            <item>
             <widget class="PointsSpin" name="fortuneSpin">
              <property name="field" stdset="0"><string notr="true">fortune</string></property>
             </widget>
            </item>
""",
        ),
    ),
    "desktop/views/systems/enishi/paper/people.py": (
        After("    row = Area(124, TOP + 5.8, RIGHT", " - 12"),
        After(
            "        box(canvas, cut, say(label), number, corner=start, pt=FINISHED, width=HEAVY, field=field)\n",
            "    fortune = form.moving(sheet.fortune if sheet else None)\n"
            '    box(canvas, Area(189.4, TOP + 5.8, 10.6, 9.4), say("運"), fortune, field=Field("fortune", True))\n',
        ),
    ),
    "resources/systems/enishi/words.en.toml": words('"運" = "Luck"\n'),
    "resources/systems/enishi/window.en.toml": words('"運" = "Luck"\n'),
}
"""運 of えにし: a number on the sheet and on paper that the GM writes during a session."""

RULE: Addition = {
    "desktop/systems/d6game/battle/events.py": (
        After(
            '    kind: Literal["reveal"] = "reveal"\n',
            '\n\nclass Rally(Value):\n    """The attacker breathes instead (D6G-CMB-14)."""\n\n'
            '    kind: Literal["rally"] = "rally"\n',
        ),
        After("    | Reveal\n", "    | Rally\n"),
    ),
    "desktop/systems/d6game/battle/rules.py": (
        After("        case e.Begin() | e.Reorder() | e.Next() | e.Pass()", " | e.Rally()"),
        After("event: e.Begin | e.Reorder | e.Next | e.Pass", " | e.Rally"),
        After(
            "            return state.evolve(order=(*state.order[: state.turn + 1], *order))\n",
            """        case e.Rally():
            _only(state, Phase.TARGET)
            actor = state.of(state.actor).moved("life", 1, state.settings)
            return state.with_one(actor).evolve(phase=Phase.TURN_END)
""",
        ),
    ),
    "desktop/systems/d6game/battle/__init__.py": (
        After(
            "passing.evolve(forfeits=not stuck), *_gm(state, over=stuck and not lost))\n",
            '            moves = (*moves, _move("rally", phrase("ひと息つく"), "D6G-CMB-14", state.actor))\n',
        ),
    ),
    "desktop/systems/d6game/battle/log.py": (
        After(
            "    match event:\n        case e.Target():\n            return (_aimed(after),)\n",
            """        case e.Rally():
            actor = before.of(before.actor)
            return (_line(lambda v: phrase("{name} はひと息つきました。", name=actor.named(v)), actor.id),)
""",
        ),
    ),
    "resources/systems/d6game/words.en.toml": words(
        '"ひと息つく" = "Rally"\n"{name} はひと息つきました。" = "{name} rallies."\n'
    ),
    "resources/systems/d6game/steps.toml": (
        After('reveal = ["手を公開する", "てをこうかいする"]\n', 'rally = ["ひと息つく", "ひといきつく"]\n'),
    ),
    "resources/systems/d6game/rules.ja.toml": (
        After(
            'says = "味方が残っていれば、倒れた人は戦闘のあとライフ1で戻れます。"\n',
            '\n[D6G-CMB-14]\nheading = "ひと息"\nsays = "攻撃のかわりに、ライフを1戻せます。"\n',
        ),
    ),
    "resources/systems/d6game/rules.en.toml": (
        After(
            'says = "If an ally is left standing, the fallen may return with life 1 after the combat."\n',
            '\n[D6G-CMB-14]\nheading = "Rally"\nsays = "Instead of attacking one may get a point of life back."\n',
        ),
    ),
    "tests/systems/d6game/cases/combat.toml": (
        After(
            "is played by the GM. `events` as in the journal.\n",
            """
[[case]]
rule = "D6G-CMB-14"
title = "who rallies gets one life back and is done"
do = "battle"
who = [{ id = "a", life = 10 }, { id = "e", life = 12, is_pc = false }]
events = [{ kind = "begin" }, { kind = "rally" }]
expect = { phase = "turn_end", life = { a = 11, e = 12 } }
""",
        ),
    ),
}
"""ひと息つく: in combat an attacker gives the attack up and gets one life back."""

PAGE: Addition = {
    "ui/clocks.ui": """<?xml version="1.0" encoding="UTF-8"?>
<ui version="4.0">
 <class>ClocksPage</class>
 <widget class="QWidget" name="ClocksPage">
  <layout class="QVBoxLayout" name="pageLayout">
   <item>
    <widget class="QLabel" name="headLabel">
     <property name="text"><string>この卓の時計</string></property>
     <property name="role" stdset="0"><string notr="true">heading</string></property>
    </widget>
   </item>
   <item><widget class="QLabel" name="stepsLabel"/></item>
  </layout>
 </widget>
</ui>
""",
    "desktop/views/output/clocks.py": '''"""時計: how many steps the journal of the campaign has."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.views.forms.clocks import Ui_ClocksPage


class ClocksPage(QWidget):
    """Shows the steps."""

    def __init__(self) -> None:
        super().__init__()
        self.ui = Ui_ClocksPage()
        self.ui.setupUi(self)

    def show_steps(self, number: int) -> None:
        """Show how many steps were taken."""
        self.ui.stepsLabel.setText(self.tr("{n} 手順").format(n=number))
''',
    "desktop/controllers/output/clocks.py": '''"""The page of clocks follows the play session."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.views.output.clocks import ClocksPage

PAGE = "clocks"
"""Key of its tab."""


class ClocksController(QObject):
    """Keeps the page in step with the play session."""

    def __init__(self, open_campaign: OpenCampaign, parent: QObject) -> None:
        super().__init__(parent)
        self._play_session = open_campaign.play_session
        self.page = ClocksPage()
        self._play_session.stepped.connect(self.show)
        self.show()

    def show(self, *_: object) -> None:
        """Show how things stand now."""
        self.page.show_steps(len(self._play_session.log().entries))

    def flush(self) -> bool:
        """There is nothing to write."""
        return True

    def stop(self) -> None:
        """Follow no more: the page goes."""
        self._play_session.stepped.disconnect(self.show)
        self.deleteLater()
''',
    "desktop/controllers/window/campaign_commands.py": (
        After(
            '    _show_page(campaign_window, PAGE, QT_TRANSLATE_NOOP("Menu", "ハンドアウト"), "document", make)\n',
            '''

def clocks(campaign_window: CampaignWindow) -> None:
    """Show the clocks of the campaign."""
    from desktop.controllers.output.clocks import PAGE, ClocksController

    def make() -> ClocksController:
        return ClocksController(campaign_window.open_campaign, campaign_window)

    _show_page(campaign_window, PAGE, QT_TRANSLATE_NOOP("Menu", "時計"), "list", make)
''',
        ),
    ),
    "desktop/controllers/menus.py": (
        After(
            '"Ctrl+Shift+M", do=campaign_window.recap\n            ),\n',
            '            CampaignAct("clocks", QT_TRANSLATE_NOOP("Menu", "時計"), do=campaign_window.clocks),\n',
        ),
    ),
    "resources/window.en.toml": words(
        '"時計" = "Clocks"\n"この卓の時計" = "Clocks of this campaign"\n"{n} 手順" = "{n} steps"\n'
    ),
}
"""時計: a page of its own in the menu 卓."""
