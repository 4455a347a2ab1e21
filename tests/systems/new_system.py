"""The smallest rule system that a newcomer can add: 硬貨, in which one die and luck reach 4."""

from __future__ import annotations

import json

from tests.systems.additions import Addition

_RULES = """\"\"\"硬貨: one die and luck reach a number.\"\"\"

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from pydantic import JsonValue

from desktop.core.build_step import Step
from desktop.core.game import Game
from desktop.core.problem import Problem
from desktop.core.rolls.outcome import Explained
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.systems.coin.sheet import Settings, Sheet

if TYPE_CHECKING:
    from desktop.core.play import AnyState, Engine
    from desktop.core.rolls.check import Check, CheckKind
    from desktop.core.view_models import CharacterView


class Coin(GameSystem[Sheet, Settings]):
    \"\"\"硬貨.\"\"\"

    id = "coin"
    sheet_type = Sheet
    settings_type = Settings
    steps = (Step(id="who", title="だれか", hint="名前を決めます。"),)
    play_fields = ("luck",)

    def blank(self, game: Game[Settings]) -> Sheet:
        return Sheet(draft=True)

    def derive(self, sheet: Sheet, game: Game[Settings]) -> Mapping[str, Explained]:
        return {}

    def validate(self, sheet: Sheet, game: Game[Settings]) -> tuple[Problem, ...]:
        return ()

    def randomise(self, game: Game[Settings], rng: Random) -> Sheet:
        return Sheet(name=rng.choice(("Penny", "Florin", "Crown")), luck=rng.randint(0, 3))

    def finish(self, sheet: Sheet, game: Game[Settings]) -> Sheet:
        return sheet.evolve(draft=False)

    def check_kinds(
        self, sheet: Sheet | None, game: Game[Settings], party: Sequence[Sheet] = ()
    ) -> tuple[CheckKind, ...]:
        from desktop.systems.coin.engines import kinds

        return kinds(sheet)

    def start_check(
        self,
        kind: str,
        sheet: Sheet | None,
        params: Mapping[str, JsonValue],
        game: Game[Settings],
        party: Sequence[Sheet] = (),
    ) -> Check:
        from desktop.systems.coin.engines import start_check

        return start_check(None if sheet is None else (sheet, self.custom_values(sheet, game)), params)

    def person(self, sheet: Sheet, game: Game[Settings]) -> CharacterView:
        from desktop.systems.coin.engines import person

        return person(sheet)

    @cached_property
    def session(self) -> Engine[AnyState, Value, Sheet, Settings]:
        from desktop.core.play import closed
        from desktop.systems.coin.engines import SESSION

        return closed(SESSION)


SYSTEM = Coin()
"""

_SHEET = """\"\"\"The sheet of 硬貨.\"\"\"

from __future__ import annotations

from pydantic import Field

from desktop.core import settings
from desktop.core import sheet as base


class Settings(settings.Settings):
    \"\"\"There is nothing to overrule.\"\"\"


class Sheet(base.Sheet):
    \"\"\"A character: luck.\"\"\"

    system: str = Field("coin", json_schema_extra={"hidden": True})
    luck: int = Field(0, ge=0, le=3, title="幸運")
"""

_PLAY = """\"\"\"The check of 硬貨, and a session that counts scenes.\"\"\"

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import JsonValue, TypeAdapter

from desktop.core.custom.checks.check import CustomRoll
from desktop.core.custom.checks.model import CustomCheck
from desktop.core.custom.checks.starting import start
from desktop.core.custom.values import CustomRoller, CustomValues
from desktop.core.expression.tree import Const, Ref
from desktop.core.game import Game
from desktop.core.play import EngineState, KnownSheets, Move, SessionEngine
from desktop.core.rolls.check import CheckKind
from desktop.core.value import Value, Viewer
from desktop.core.view_models import CharacterView, Gauge, LogMessage, PlayView
from desktop.core.words import phrase
from desktop.systems.coin.sheet import Settings, Sheet

TOSS = CustomCheck(id="toss", name="硬貨投げ", sides=6, target="number", number=Const(value=4))


def kinds(sheet: Sheet | None) -> tuple[CheckKind, ...]:
    \"\"\"List the one kind of check.\"\"\"
    return (CheckKind(id="toss", label="硬貨投げ", notation="1D6", standalone=sheet is None),)


def start_check(roller: tuple[Sheet, CustomValues] | None, params: Mapping[str, JsonValue]) -> CustomRoll:
    \"\"\"Begin the check; without a sheet no luck is added.\"\"\"
    lucky = TOSS if roller is None else TOSS.evolve(bonus=Ref(id="luck"))
    return start(lucky, None if roller is None else CustomRoller(*roller), params, lambda _who: None)


def person(sheet: Sheet) -> CharacterView:
    \"\"\"Show a character with luck.\"\"\"
    luck = Gauge(id="luck", label="幸運", value=sheet.luck, maximum=3, field="luck")
    return CharacterView(id=sheet.id, name=sheet.name, is_pc=sheet.is_pc, gauges=(luck,))


class Scene(Value):
    \"\"\"The next scene.\"\"\"

    kind: Literal["scene"] = "scene"


class Session(EngineState[Sheet, Settings]):
    \"\"\"Who takes part, and how many scenes there were.\"\"\"

    ids: tuple[str, ...] = ()
    scene: int = 1


class CoinSession(SessionEngine[Session, Scene, Sheet, Settings]):
    \"\"\"Scene after scene.\"\"\"

    state_type = Session
    events = TypeAdapter(Scene)

    def start(self, sheets: Sequence[Sheet], game: Game[Settings], **options: object) -> Session:
        known = KnownSheets({sheet.id: sheet for sheet in sheets})
        return Session(ids=tuple(known)).bound(known, game)

    def apply(self, state: Session, event: Scene) -> Session:
        return state.evolve(scene=state.scene + 1)

    def legal(self, state: Session) -> tuple[Move, ...]:
        return (Move(event="scene", label="次のシーン", rule="CO-SES-01", primary=True),)

    def project(self, state: Session, viewer: Viewer) -> PlayView:
        people = tuple(person(state.known[who]) for who in state.ids)
        return PlayView(phase=phrase("シーン {n}", n=state.scene), people=people)

    def log_messages(self, before: Session, event: Scene, after: Session) -> tuple[LogMessage, ...]:
        return (LogMessage(text=phrase("シーン {n}", n=after.scene)),)


SESSION = CoinSession()
"""

_VIEW = """\"\"\"What the program shows and prints of 硬貨.\"\"\"

from __future__ import annotations

from desktop.views.contract import SystemView

VIEW = SystemView(__name__, sheet_page="sheet_page:CoinSheetPage", paper="sheet_page:CoinPaper")
"""

_PAGES = """\"\"\"The sheet of 硬貨 on screen and on paper.\"\"\"

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.core.game import Game
from desktop.core.paper import Field
from desktop.core.words import Words
from desktop.systems.coin.sheet import Settings, Sheet
from desktop.views.forms.systems.coin.sheet import Ui_CoinSheet
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.paper.sheet.ink import Area, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.page import bind
from desktop.views.paper.sheet.parts import box
from desktop.views.sheet.form_page import SheetPage


class CoinSheetPage(SheetPage):
    \"\"\"The middle of a sheet.\"\"\"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_CoinSheet()
        self.ui.setupUi(self)


class CoinPaper(SheetPaper):
    \"\"\"One page with a name and luck.\"\"\"

    def pages(
        self, sheet: Sheet | None, game: Game[Settings], mode: Mode, words: Words, context: PaperContext
    ) -> list[PageDrawing]:
        \"\"\"Return the page.\"\"\"
        shown = None if mode is Mode.BLANK else sheet
        canvas, remainder = context.canvas(Mode.BLANK if shown is None else mode), Remainder(words.say(context.further))
        frame = context.frame("硬貨", canvas.mode, words, shown, game.notice).fitted(canvas, remainder)
        name, luck = shown.name if shown else "", str(shown.luck) if shown else ""
        carry = remainder.carry(words.say("硬貨"), words.say("名前"))
        box(canvas, Area(10, 20, 120, 14), words.say("名前"), name, carry=carry, field=Field("name"))
        box(canvas, Area(140, 20, 20, 14), words.say("幸運"), luck, field=Field("luck", True))
        return bind(frame, [canvas, *frame.further(remainder, canvas, frame.foot_top(canvas))])
"""

_FORM = """<?xml version="1.0" encoding="UTF-8"?>
<ui version="4.0">
 <class>CoinSheet</class>
 <widget class="QWidget" name="CoinSheet">
  <layout class="QVBoxLayout" name="sheetLayout">
   <item>
    <widget class="QLabel" name="luckLabel">
     <property name="text"><string>幸運</string></property>
     <property name="buddy"><cstring>luckSpin</cstring></property>
    </widget>
   </item>
   <item>
    <widget class="PointsSpin" name="luckSpin">
     <property name="field" stdset="0"><string notr="true">luck</string></property>
    </widget>
   </item>
  </layout>
 </widget>
 <customwidgets>
  <customwidget>
   <class>PointsSpin</class><extends>QSpinBox</extends><header>desktop.views.widgets.inputs.spin</header>
  </customwidget>
 </customwidgets>
</ui>
"""

_CARD = {
    "id": "coin",
    "order": 90,
    "name": "硬貨",
    "name_en": "Coin",
    "line": "六面ダイス一つに幸運を足して、4に届かせる。",
    "line_en": "One die and luck reach 4.",
    "die": 6,
    "accent": {"light": "#2F4B8F", "light_tint": "#E6EAF4", "dark": "#93B0F0", "dark_tint": "#1F2738"},
}
_DEFINITION = {
    "format": "takujo-definition",
    "schema_version": 1,
    "id": "coin-sample",
    "title": "硬貨",
    "based_on": "coin",
}
_TABLE = {"format": "takujo-table", "schema_version": 1, "system": "coin", "title": "硬貨", "definition": _DEFINITION}


def _sample(number: int) -> str:
    who = {"id": f"coin{number}", "name": f"{number} 円", "reading": f"{number} えん", "is_pc": number < 4}
    return json.dumps({"system": "coin", **who, "colour": f"#2F4B8{number}", "luck": number % 4})


SYSTEM: Addition = {
    "desktop/systems/coin/__init__.py": _RULES,
    "desktop/systems/coin/sheet.py": _SHEET,
    "desktop/systems/coin/engines.py": _PLAY,
    "desktop/views/systems/coin/__init__.py": _VIEW,
    "desktop/views/systems/coin/sheet_page.py": _PAGES,
    "ui/systems/coin/sheet.ui": _FORM,
    "resources/systems/coin/system.json": json.dumps(_CARD),
    "resources/systems/coin/rules.ja.toml": '[CO-SES-01]\nheading = "シーン"\nsays = "シーンは次々に進みます。"\n',
    "resources/systems/coin/rules.en.toml": '[CO-SES-01]\nheading = "Scenes"\nsays = "One scene follows another."\n',
    "resources/systems/coin/words.en.toml": """[words]
"硬貨" = "Coin"
"幸運" = "Luck"
"だれか" = "Who"
"名前を決めます。" = "Choose a name."
"硬貨投げ" = "Toss"
"次のシーン" = "Next scene"
"シーン {n}" = "Scene {n}"
""",
    "resources/systems/coin/steps.toml": '[steps]\nscene = ["次のシーン", "つぎのしーん"]\n',
    "resources/systems/coin/window.en.toml": '[words]\n"幸運" = "Luck"\n',
    "resources/systems/coin/samples/table.json": json.dumps(_TABLE),
    **{f"resources/systems/coin/samples/sheets/{number}.json": _sample(number) for number in range(6)},
}
"""硬貨 with its sample campaign."""
