"""Making a character step by step, at random, and what may be added later (section 5 of the catalogue)."""

from __future__ import annotations

from random import Random
from typing import Any

from desktop.core.build_step import Purchase, Step
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.game import AnyGame
from desktop.core.problem import Refusal, Severity, refuse
from desktop.core.rolls.dice import Throw, throw_of
from desktop.core.sheet import HistoryEntry
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game import rows
from desktop.systems.d6game.derive import initial_life
from desktop.systems.d6game.rolls import ALL_ABILITIES, apply_roll, build_rolls
from desktop.systems.d6game.sheet import D6gameSheet, ItemRow, SkillRow
from desktop.systems.d6game.tables import INVENTED, ItemDef, SkillDef
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
    """Summarise a step in one line."""
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


SKILL, DROP, ITEM = "skill:", "drop:", "item:"


def growth(sheet: D6gameSheet, game: AnyGame) -> tuple[Purchase, ...]:
    """List what is not there yet: skills and the definition's items; and the skills that may be given up."""
    return (*_additions(sheet, game), *_removals(sheet, game), *_items(sheet, game))


def _additions(sheet: D6gameSheet, game: AnyGame) -> tuple[Purchase, ...]:
    full = not rows.settings_of(game).duplicate_skills
    taken = {row.category for row in sheet.skills} if full else set()
    return tuple(
        Purchase(
            id=f"{SKILL}{row.id}",
            label=phrase("{skill}を加える", skill=row.name),
            group=game.label("skills"),
            rule="D6G-SKL-04",
            **_leave(sheet, row.id, game),
        )
        for row in rows.skills(game)
        if row.id not in taken
    )


def _leave(sheet: D6gameSheet, category: str, game: AnyGame) -> dict[str, Any]:
    """Say whether a skill may be added now, and if not, why and how to continue."""
    if may_pick(sheet, category, game):
        return {}
    remedy = phrase("ほかの{skills}をやめるか、完成してから加えてください。", skills=game.label("skills"))
    return {"legal": False, "reason": phrase("作成中はこれ以上選べません。"), "remedy": remedy}


def _removals(sheet: D6gameSheet, game: AnyGame) -> tuple[Purchase, ...]:
    if not rows.settings_of(game).skills:
        return ()
    return tuple(
        Purchase(
            id=f"{DROP}{n}",
            label=phrase("{skill}をやめる", skill=_skill_name(row, game)),
            group=game.label("skills"),
            rule="D6G-SKL-04",
        )
        for n, row in enumerate(sheet.skills)
    )


def _skill_name(row: SkillRow, game: AnyGame) -> Phrase | str:
    known = rows.skill(game, row.category)
    return known.name if known else game.called("skills", row.category)


def _items(sheet: D6gameSheet, game: AnyGame) -> tuple[Purchase, ...]:
    return tuple(
        Purchase(
            id=f"{ITEM}{row.id}",
            label=phrase("{item}を手に入れる", item=row.name),
            group=game.label("items"),
            rule="D6G-AMB-34",
        )
        for row in rows.items(game)
        if row.id not in {own.item for own in sheet.items}
    )


def item_row(row: ItemDef) -> ItemRow:
    """Copy a piece of equipment from the definition onto a sheet."""
    return ItemRow(
        name=row.name,
        note=row.hint,
        item=row.id,
        damage=row.damage,
        armour=row.armour,
        life=row.life,
        gain=row.gain,
        skill=row.skill,
        situation=row.situation,
    )


def grow(sheet: D6gameSheet, purchase: str, game: AnyGame) -> D6gameSheet:
    """Do one of the things `growth` lists.

    Raises:
        Refusal: `unknown_purchase`, or `not_now`.
    """
    offered = next((p for p in growth(sheet, game) if p.id == purchase), None)
    if offered is None:
        raise refuse(
            "unknown_purchase",
            "",
            phrase("「{what}」は選べません。", what=str(purchase)[:40]),
            phrase("成長の一覧から選んでください。"),
        )
    if not offered.legal:
        raise refuse("not_now", offered.rule, offered.reason, offered.remedy)
    history = (*sheet.history, HistoryEntry(text=offered.label, rule=offered.rule))
    return _grown(sheet, purchase, game).evolve(history=history)


def _grown(sheet: D6gameSheet, purchase: str, game: AnyGame) -> D6gameSheet:
    if purchase.startswith(SKILL):
        return sheet.evolve(skills=(*sheet.skills, SkillRow(category=purchase.removeprefix(SKILL))))
    if purchase.startswith(DROP):
        n = int(purchase.removeprefix(DROP))
        return sheet.evolve(skills=(*sheet.skills[:n], *sheet.skills[n + 1 :]))
    row = next(row for row in rows.items(game) if row.id == purchase.removeprefix(ITEM))
    return sheet.evolve(items=(*sheet.items, item_row(row)))


def randomise(game: AnyGame, rng: Random) -> D6gameSheet:
    """Return a finished legal character."""
    return finish(fill(blank(game), game, rng), game)


def fill(sheet: D6gameSheet, game: AnyGame, rng: Random) -> D6gameSheet:
    """Choose and throw every missing value; a thrown value is never thrown again (D6G-AMB-38)."""
    sheet = _rolled(sheet, game, rng)
    person = rng.choice(INVENTED.people)
    if not sheet.name.strip():
        sheet = sheet.evolve(name=person.name, reading=person.reading)
    if sheet.colour == D6gameSheet().colour:
        sheet = sheet.evolve(colour=rng.choice(INVENTED.colours))
    missing = {f.id: _own(f, rng) for f in game.profile if f.written and sheet.own.get(f.id) in (None, "")}
    return sheet.evolve(own={**sheet.own, **missing}, skills=_skills(sheet, game, rng))


def _rolled(sheet: D6gameSheet, game: AnyGame, rng: Random) -> D6gameSheet:
    for roll in build_rolls(sheet, game):
        if not roll.done and roll.id != ALL_ABILITIES:
            sheet = apply_roll(sheet, roll.id, _throw(roll.request.sides, rng), game)
    return sheet


def _throw(sides: tuple[int, ...], rng: Random) -> Throw:
    return throw_of(sides, [rng.randint(1, side) for side in sides], "app")


def _own(field: ProfileField, rng: Random) -> Any:
    known = {
        "age": INVENTED.ages,
        "occupation": INVENTED.occupations,
        "description": INVENTED.descriptions,
    }
    match field.kind:
        case FieldKind.NUMBER:
            return rng.randint(1, 99)
        case FieldKind.CHECK:
            return rng.random() < 0.5
        case FieldKind.CHOICE:
            return rng.choice(field.choices) if field.choices else ""
        case _:
            return rng.choice(field.choices or known.get(field.id) or ("",))


def _skills(sheet: D6gameSheet, game: AnyGame, rng: Random) -> tuple[SkillRow, ...]:
    settings, offered = rows.settings_of(game), list(rows.skills(game))
    rng.shuffle(offered)
    for row in offered:
        if may_pick(sheet, row.id, game):
            sheet = sheet.evolve(skills=(*sheet.skills, _skill(row, settings.specialty, rng)))
    return sheet.skills


def _skill(row: SkillDef, specialty: bool, rng: Random) -> SkillRow:
    good_at = rng.choice(row.hint.split("、")) if specialty and row.specialty else ""
    return SkillRow(category=row.id, specialty=good_at)
