"""A plain form (the source has no creation rules, D20-AMB-36): blank, checks, おまかせ, finish."""

from __future__ import annotations

from random import Random

from desktop.core.build_step import Step
from desktop.core.custom.fields import filled
from desktop.core.game import Game
from desktop.core.problem import Refusal, Severity
from desktop.core.system_tables import random_colours, random_names
from desktop.core.words import Phrase, phrase, plus
from desktop.systems.d20fate import tables
from desktop.systems.d20fate.resolve import owns_fate, starting_pool
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import ABILITY_FIELDS, INITIAL_SCORE, D20FateSheet, Skill, proficiency_of, score
from desktop.systems.d20fate.tables import Ability, SkillKind
from desktop.systems.d20fate.validate import blocking, validate

STEPS = (
    Step(id="who", title="名前とレベル", hint="名前を決めます。レベルは、GMが決めた数です。"),
    Step(id="scores", title="能力値", hint="10が人並みです。2点で修正値が1変わります。"),
    Step(id="skills", title="技能", hint="判定で名前を呼ばれる得意分野です。足しても構いません。"),
    Step(
        id="notes",
        title="フェイトとアイテム",
        hint="運命を曲げるダイスと、いつも効くアイテムや特殊能力です。なければ次へ進みます。",
    ),
    Step(id="finish", title="確認", hint="できあがったシートを見せて終わります。"),
)


def step_here(step: Step, game: Game[D20FateSettings]) -> Step:
    """Leave fate dice out where the campaign does without them."""
    if step.id != "notes" or game.settings.fate_enabled:
        return step
    hint = "いつも効くアイテムや特殊能力です。なければ次へ進みます。"
    return step.evolve(title="アイテム", hint=hint)


def blank(game: Game[D20FateSettings]) -> D20FateSheet:
    """Return a draft with every score at 10, the campaign's skills (those with an ability) and all fate dice."""
    known = {row.id for row in game.rows("abilities", Ability)}
    skills = tuple(
        Skill(id=row.id, name=row.name, reading=row.reading, ability=row.ability)
        for row in game.rows("skills", SkillKind)
        if row.ability in known
    )
    start = _initial_score(game)
    own = {row.id: start for row in game.rows("abilities", Ability) if row.id not in ABILITY_FIELDS}
    sheet = D20FateSheet(
        draft=True,
        level=max(1, game.settings.level_min),
        skills=skills,
        scores=own,
        fate_dice=starting_pool(True, game.settings),
    )
    return sheet.evolve(**dict.fromkeys(ABILITY_FIELDS, start))


def _initial_score(game: Game[D20FateSettings]) -> int:
    settings = game.settings
    return int(min(max(INITIAL_SCORE, settings.ability_min), settings.ability_max))


def finish(sheet: D20FateSheet, game: Game[D20FateSettings]) -> D20FateSheet:
    """Close the draft and hand out the fate dice of a new character (D20-FATE-05).

    Raises:
        Refusal: the first of the problems that block.
    """
    stop = blocking(sheet, game)
    if stop is not None:
        raise Refusal(stop)
    if not sheet.draft:
        return sheet
    return sheet.evolve(draft=False, fate_dice=starting_pool(sheet.is_pc, game.settings))


def randomise(game: Game[D20FateSettings], rng: Random) -> D20FateSheet:
    """Return a finished character: everyday scores, one or two strong points, a few trained skills."""
    made = fill(blank(game), game, rng)
    return finish(made.evolve(own=filled(made.own, game, rng)), game)


def fill(sheet: D20FateSheet, game: Game[D20FateSettings], rng: Random) -> D20FateSheet:
    """Fill open choices: scores while all are alike, skills while none is trained."""
    start = blank(game)
    name, reading = rng.choice(random_names(tables.ID))
    if not sheet.name.strip():
        sheet = sheet.evolve(name=name, reading=reading)
    if sheet.colour == start.colour:
        sheet = sheet.evolve(colour=rng.choice(random_colours(tables.ID)))
    low, high = game.settings.level_min, game.settings.level_max
    if sheet.level == start.level:
        sheet = sheet.evolve(level=rng.randint(low, max(low, min(high, low + 4))))
    if all(score(sheet, row.id) == score(start, row.id) for row in game.rows("abilities", Ability)):
        points = {row.id: _random_score(game, rng) for row in game.rows("abilities", Ability)}
        further = {key: value for key, value in points.items() if key not in ABILITY_FIELDS}
        sheet = sheet.evolve(scores=further, **{key: n for key, n in points.items() if key in ABILITY_FIELDS})
    if not any(row.trained for row in sheet.skills):
        trained = set(rng.sample(range(len(sheet.skills)), min(3, len(sheet.skills))))
        rows = tuple(row.evolve(trained=index in trained) for index, row in enumerate(sheet.skills))
        sheet = sheet.evolve(skills=rows)
    return sheet


def _random_score(game: Game[D20FateSettings], rng: Random) -> int:
    value = sum(sorted(rng.randint(1, 6) for _ in range(4))[1:])
    return int(min(max(value, game.settings.ability_min), game.settings.ability_max))


def steps_summary(sheet: D20FateSheet, step: str, game: Game[D20FateSettings]) -> Phrase:
    """Return the line under a step's title."""
    if step == "who":
        return phrase("レベル {level}、習熟 {bonus}", level=sheet.level, bonus=plus(proficiency_of(sheet, game)))
    if step == "scores":
        best = max(game.rows("abilities", Ability), key=lambda row: score(sheet, row.id), default=None)
        if best is None:
            return phrase("能力値が一つもありません。")
        return phrase("いちばん高いのは {ability} {n}", ability=best.shown, n=score(sheet, best.id))
    if step == "skills":
        return phrase("技能 {n} 個", n=len(sheet.skills))
    if step == "notes" and not game.settings.fate_enabled:
        return phrase("いつもの修正 {n} 個", n=len(sheet.modifiers))
    if step == "notes":
        return phrase("フェイト・ダイス {n} 個で始めます", n=starting_pool(sheet.is_pc, game.settings))
    left = sum(p.severity is Severity.BLOCK for p in validate(sheet, game))
    return phrase("直すところ {n} 件", n=left) if left else phrase("直すところはありません")


def summary(sheet: D20FateSheet, game: Game[D20FateSettings]) -> tuple[tuple[str, str], ...]:
    """Return label and value pairs for lists and name plates."""
    pairs = [("レベル", str(sheet.level)), ("習熟", plus(proficiency_of(sheet, game)))]
    if owns_fate(sheet.is_pc, game.settings):
        pairs.append(("フェイト", str(sheet.fate_dice)))
    return tuple(pairs)
