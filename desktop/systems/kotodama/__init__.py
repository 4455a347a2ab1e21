"""コトダマ d10: pools of ten-sided dice, rounds of four phases, two scenes at once."""

from desktop.core.play import closed
from desktop.core.system import GameSystem
from desktop.systems.kotodama import battle, build, checks, files, numbers, session, tables, validate
from desktop.systems.kotodama.labels import LABELS
from desktop.systems.kotodama.people import PLAYED
from desktop.systems.kotodama.quick import quick, quick_fields
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.systems.kotodama.shown import of_sheet

SYSTEM = GameSystem(
    id="kotodama",
    sheet_type=KotodamaSheet,
    settings_type=KotodamaSettings,
    blank=build.blank,
    derive=numbers.derive,
    validate=validate.validate,
    steps=build.STEPS,
    randomise=build.randomise,
    fill=build.fill,
    gm_fields=("is_pc", "side", "abilities.*.name", "abilities.*.tag", "skills.*.name"),
    finish=build.finish,
    check_kinds=checks.check_kinds,
    start_check=checks.start_check,
    steps_summary=build.steps_summary,
    lists=tables.lists(),
    labels=LABELS,
    notice=("コトダマ d10 は、公開された資料のルールをもとにした非公式の実装です。",),
    definition_problems=files.definition_problems,
    file_problems=files.file_problems,
    play_fields=tuple(PLAYED.values()),
    open_fields=("name", "dl", "hp_max", "hp", "karma_max", "karma", "char_state", "connection"),
    battle=closed(battle.MACHINE),
    session=closed(session.MACHINE),
    summary=build.summary,
    person=of_sheet,
    quick_fields=quick_fields,
    quick=quick,
)

__all__ = ["SYSTEM"]
