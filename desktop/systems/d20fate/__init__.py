"""d20フェイト: a d20 against a DC, fate dice, and a loop of five steps."""

from desktop.core.play import closed
from desktop.core.system import GameSystem
from desktop.systems.d20fate import build, fate, tables
from desktop.systems.d20fate.faults import validate
from desktop.systems.d20fate.formula import derive
from desktop.systems.d20fate.house import definition_problems
from desktop.systems.d20fate.kinds import check_kinds
from desktop.systems.d20fate.labels import LABELS
from desktop.systems.d20fate.people import person, quick, quick_fields
from desktop.systems.d20fate.session import SESSION
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import PLAY_FIELDS, D20FateSheet
from desktop.systems.d20fate.starting import start_check

SYSTEM = GameSystem(
    id=tables.ID,
    sheet_type=D20FateSheet,
    settings_type=D20FateSettings,
    blank=build.blank,
    derive=derive,
    validate=validate,
    steps=build.STEPS,
    randomise=build.randomise,
    fill=build.fill,
    gm_fields=("level", "fate_dice"),
    finish=build.finish,
    check_kinds=check_kinds,
    start_check=start_check,
    steps_summary=build.steps_summary,
    play_fields=PLAY_FIELDS,
    open_fields=("name", "level", "fate_dice", "conditions"),
    unused=fate.unused,
    step_here=build.step_here,
    lists=tables.lists(),
    labels=LABELS,
    definition_problems=definition_problems,
    session=closed(SESSION),
    person=lambda sheet, game: person(sheet, game.settings),
    quick_fields=quick_fields,
    quick=quick,
    summary=build.summary,
)
