"""Making a character step by step (section 5 of the catalogue)."""

from __future__ import annotations

from desktop.core.build_step import Step
from desktop.core.game import AnyGame
from desktop.core.problem import Refusal, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game import rows
from desktop.systems.d6game.derive import initial_life
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.validate import validate

STEPS = (
    Step(
        id="profile",
        title="プロフィール",
        hint="どんな人物かを書きます。「（必ず書く）」のほかは空欄でかまいません。",
    ),
    Step(id="life", title="{life}", hint="ダイスを振って、どこまで耐えられるかを決めます。"),
    Step(id="fate", title="{fate}", hint="大事な場面で賭ける値です。遊びながら増やします。"),
    Step(id="abilities", title="{abilities}", hint="人物を数で表します。気に入るまで振り直せます。"),
    Step(id="skills", title="{skills}", hint="できることを選び、何が得意かを書きます。"),
    Step(id="items", title="{items}", hint="持ち物や、遊びの中で知ったことを書きます。"),
    Step(id="finish", title="完成", hint="見直して、保存や印刷をします。"),
)


def blank(game: AnyGame) -> D6gameSheet:
    """Return a new draft: fate and resources at their start, everything else to be decided."""
    settings = rows.settings_of(game)
    sheet = D6gameSheet(
        draft=True,
        fate=settings.fate_start,
        ability={row.id: None for row in rows.abilities(game)},
        resources={row.id: row.start for row in rows.resources(game)},
    )
    life = initial_life(sheet, settings)
    return sheet if life is None else sheet.evolve(life=life, life_initial=life)


def finish(sheet: D6gameSheet, game: AnyGame) -> D6gameSheet:
    """End the building; life starts at its initial value.

    Raises:
        Refusal: a problem blocks; the first one is named.
    """
    for problem in validate(sheet, game):
        if problem.severity is Severity.BLOCK:
            raise Refusal(problem)
    life = sheet.life if sheet.life_initial is None else sheet.life_initial
    return sheet.evolve(draft=False, life=life, life_initial=life)


def may_pick(sheet: D6gameSheet, category: str, game: AnyGame) -> bool:
    """Tell whether a skill may be chosen now (D6G-SKL-01; D6G-AMB-36, -37)."""
    settings = rows.settings_of(game)
    if rows.skill(game, category) is None:
        return False
    if not sheet.draft:
        return True
    taken = {row.category for row in sheet.skills}
    return len(sheet.skills) < settings.max_skills and (settings.duplicate_skills or category not in taken)


def step_empty(sheet: D6gameSheet, step: str, game: AnyGame) -> bool:
    """Tell whether skills may be chosen and none is (D6G-AMB-36)."""
    settings = rows.settings_of(game)
    return step == "skills" and settings.skills and settings.max_skills > 0 and not sheet.skills


def steps_summary(sheet: D6gameSheet, step: str, game: AnyGame) -> Phrase:
    """Say in one line how a step stands."""
    settings = rows.settings_of(game)
    match step:
        case "profile":
            return phrase("{name}", name=sheet.name) if sheet.name else phrase("まだ名前がありません")
        case "life":
            return phrase("まだ振っていません") if sheet.life_initial is None else phrase("{n}", n=sheet.life_initial)
        case "fate":
            return phrase("{n} から", n=settings.fate_start)
        case "abilities":
            known = rows.abilities(game)
            done = sum(sheet.ability.get(row.id) is not None for row in known)
            return phrase("{done} / {all}", done=done, all=len(known)) if known else phrase("使いません")
        case "skills":
            if not settings.skills:
                return phrase("使いません")
            if step_empty(sheet, step, game):
                return phrase("まだ選んでいません（{n} 個まで）", n=settings.max_skills)
            left = settings.max_skills - len(sheet.skills)
            return phrase("あと {n} 個選べます", n=left) if left > 0 else phrase("選び終わりました")
        case "items":
            return phrase("{n} 個", n=len(sheet.items))
        case _:
            return phrase("")
