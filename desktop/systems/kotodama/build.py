"""Creation: starting values, steps, おまかせ, the finished sheet, and an NPC in a few fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from desktop.core.build_step import Step
from desktop.core.custom.fields import filled
from desktop.core.game import Game
from desktop.core.problem import Refusal, Severity
from desktop.core.sheet import new_id
from desktop.core.system_tables import tables_of
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama import tables
from desktop.systems.kotodama.numbers import action_count
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import Ability, Art, KotodamaSheet, Outfit, Skill
from desktop.systems.kotodama.validate import spent, validate

if TYPE_CHECKING:
    from desktop.core.rolls.check import Param, Plain  # a sheet is opened before anything of checks has been loaded


STEPS = (
    Step(id="profile", title="名前", hint="キャラクターの名前と、だれが動かすかを書きます。"),
    Step(id="dl", title="DL", hint="DLが1以上ならニンジャです。どの判定でも、DLの2倍のダイスが増えます。"),
    Step(
        id="abilities", title="【能力値】", hint="攻めるときはアクト、受けるときはリアクトの能力値でダイスを振ります。"
    ),
    Step(id="skills", title="≪技能≫", hint="能力値に足す数です。未所持の技能は、能力値だけで振ります。"),
    Step(id="numbers", title="HPなど", hint="HP、インガオホー値、イニシアティヴ値、戦闘移動を書きます。"),
    Step(id="gear", title="アーツとアウトフィット", hint="特別な技と装備を書きます。なくてもかまいません。"),
    Step(id="review", title="確認", hint="間違いがなければ完成です。"),
)


def blank(game: Game[KotodamaSettings]) -> KotodamaSheet:
    """Return a draft with the campaign's abilities, skills and starting values (KO-CRE-02)."""
    preset = game.settings
    return KotodamaSheet(
        draft=True,
        colour=str(tables_of("kotodama")["colours"][0]),
        dl=preset.preset_dl,
        abilities=game.rows("abilities", Ability),
        skills=game.rows("skills", Skill),
        hp_max=preset.preset_hp,
        hp=preset.preset_hp,
        karma_max=preset.preset_karma,
        karma=preset.preset_karma,
        initiative=preset.preset_initiative,
        combat_move=preset.preset_combat_move,
    )


def finish(sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> KotodamaSheet:
    """Return the sheet ready for play: full HP and インガオホー値, 未行動; a finished sheet stays as play has left it.

    Raises:
        Refusal: the first problem that blocks.
    """
    for problem in validate(sheet, game):
        if problem.severity is Severity.BLOCK:
            raise Refusal(problem)
    if not sheet.draft:
        return sheet
    return sheet.evolve(
        draft=False,
        hp=None if sheet.hp is None else sheet.hp_max,
        karma=None if sheet.karma is None else sheet.karma_max,
        char_state="unacted",
    )


def randomise(game: Game[KotodamaSettings], rng: Random) -> KotodamaSheet:
    """Return a finished legal character; a point budget of the campaign is kept (KO-CRE-02)."""
    made = fill(blank(game), game, rng)
    return finish(made.evolve(own=filled(made.own, game, rng)), game)


def fill(sheet: KotodamaSheet, game: Game[KotodamaSettings], rng: Random) -> KotodamaSheet:
    """Fill open choices: lists and numbers that are still as they began; a point budget is kept.

    Values chosen by the player are never cut to keep within the budget.
    """
    start = blank(game)
    name, reading = rng.choice(tables.names())
    if not sheet.name.strip():
        sheet = sheet.evolve(name=name, reading=reading)
    hp, karma = rng.randint(7, 15), rng.randint(3, 7)
    chosen: dict[str, Any] = {
        "colour": rng.choice(tables_of("kotodama")["colours"]),
        "dl": rng.choice((0, 0, 1, 1, 2)),
        "initiative": rng.randint(2, 14),
        "combat_move": rng.randint(3, 8),
        "arts": _some(rng, game.rows("arts", Art), 3),
        "outfits": tuple(o.evolve(equipped=True) for o in _some(rng, game.rows("outfits", Outfit), 2)),
        "connection_gear": rng.choice(tables_of("kotodama")["gear"]),
    }
    for point, value in (("hp", hp), ("karma", karma)):
        if getattr(sheet, point) == getattr(start, point):
            chosen |= {f"{point}_max": value}
    empty = {field: value for field, value in chosen.items() if getattr(sheet, field) == getattr(start, field)}
    follows = {point: empty[f"{point}_max"] for point in ("hp", "karma") if f"{point}_max" in empty}
    return _with_values(sheet.evolve(**empty, **follows), start, game.settings.point_budget, rng)


def _with_values(sheet: KotodamaSheet, start: KotodamaSheet, budget: int, rng: Random) -> KotodamaSheet:
    """Give values to abilities and skills, each list only while all of it is as it began."""
    fresh: dict[str, tuple[Any, ...]] = {}
    if _values(sheet.abilities) == _values(start.abilities):
        steps = (0, 0, 1, 1, 2, 3)
        fresh["abilities"] = tuple(a.evolve(value=min(30, a.value + rng.choice(steps))) for a in sheet.abilities)
    if _values(sheet.skills) == _values(start.skills):
        fresh["skills"] = tuple(s.evolve(value=rng.choice((None, 0, 1, 1, 2, 3))) for s in sheet.skills)
    filled = sheet.evolve(**fresh)
    over = spent(filled) - budget if budget else 0
    for field in ("skills", "abilities"):
        if field in fresh and over > 0:
            filled, over = _cut(filled, field, over)
    return filled


def _values(rows: Sequence[Any]) -> list[tuple[str, int | None]]:
    return [(row.id, row.value) for row in rows]


def _some(rng: Random, rows: Sequence[Any], most: int) -> tuple[Any, ...]:
    return tuple(rng.sample(list(rows), min(len(rows), rng.randint(1, most))))


def _cut(sheet: KotodamaSheet, field: str, over: int) -> tuple[KotodamaSheet, int]:
    """Take what is over the budget off one list; return also what is over still."""
    kept = []
    for row in getattr(sheet, field):
        cut = min(over, row.value or 0)
        over -= cut
        kept.append(row.evolve(value=row.value - cut) if cut else row)
    return sheet.evolve(**{field: tuple(kept)}), over


def set_start(sheet: KotodamaSheet, field: str, value: int) -> KotodamaSheet:
    """Write HP最大値 or インガオホー初期値 before play; what is current follows, unless there is none.

    Args:
        field: `hp_max` or `karma_max`.
    """
    current = field.removesuffix("_max")
    follows = {} if getattr(sheet, current) is None else {current: value}
    return sheet.evolve(**{field: value}, **follows)


def set_present(sheet: KotodamaSheet, field: str, present: bool) -> KotodamaSheet:
    """Give or take HP or インガオホー値 altogether: extras may do without (KO-SHT-11, KO-SHT-12).

    Args:
        field: `hp` or `karma`.
    """
    return sheet.evolve(**{field: getattr(sheet, f"{field}_max") if present else None})


def set_value(sheet: KotodamaSheet, field: str, row_id: str, value: int | None) -> KotodamaSheet:
    """Write the value of one ability or skill; None takes a skill away (KO-SHT-31).

    Args:
        field: `abilities` or `skills`.
    """
    rows = tuple(row.evolve(value=value) if row.id == row_id else row for row in getattr(sheet, field))
    return sheet.evolve(**{field: rows})


def step_down(value: int | None, *, ownable: bool) -> int | None:
    """Return the value one below; a skill goes from 0 to not owned (KO-SHT-31)."""
    if value is None:
        return None
    return value - 1 if value > 0 else None if ownable else 0


def step_up(value: int | None) -> int:
    """Return the value one above, at most 30; a skill begins at 0."""
    return 0 if value is None else min(30, value + 1)


def take(sheet: KotodamaSheet, field: str, row: Any) -> KotodamaSheet:
    """Add one of the campaign's examples of arts or outfits; a second copy gets an id of its own."""
    rows = getattr(sheet, field)
    fresh = row.evolve(id=new_id()) if any(r.id == row.id for r in rows) else row
    return sheet.evolve(**{field: (*rows, fresh)})


def steps_summary(sheet: KotodamaSheet, step: str, game: Game[KotodamaSettings]) -> Phrase:
    """Write the line under a step's title."""
    if step == "profile":
        return phrase("{name}", name=sheet.name) if sheet.name else phrase("まだ名前がありません")
    if step == "dl":
        kind = "ニンジャ" if sheet.is_ninja else "モータル"
        return phrase("{kind}、行動回数{n}", kind=kind, n=action_count(sheet.dl))
    if step in ("abilities", "skills"):
        return _points(sheet, step, game)
    if step == "numbers":
        return phrase("HP{hp}、戦闘移動{move}", hp=sheet.hp_max, move=sheet.combat_move)
    if step == "gear":
        return phrase("アーツ{arts}、アウトフィット{outfits}", arts=len(sheet.arts), outfits=len(sheet.outfits))
    blocking = sum(p.severity is Severity.BLOCK for p in validate(sheet, game))
    return phrase("直すところ {n} 件", n=blocking) if blocking else phrase("完成できます")


def _points(sheet: KotodamaSheet, step: str, game: Game[KotodamaSettings]) -> Phrase:
    """Add up what the sentence names: both lists against a budget, which covers both, else the step's own list."""
    if game.settings.point_budget:
        return phrase("能力値と技能の合計{n}／目安{budget}", n=spent(sheet), budget=game.settings.point_budget)
    rows = sheet.abilities if step == "abilities" else sheet.skills
    total = sum(row.value or 0 for row in rows)
    return phrase("能力値の合計{n}", n=total) if step == "abilities" else phrase("技能の合計{n}", n=total)


def summary(sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> tuple[tuple[str, str], ...]:
    """Return the pairs for lists and name plates."""
    return (
        ("DL", str(sheet.dl)),
        ("HP", "—" if sheet.hp is None else f"{sheet.hp}/{sheet.hp_max}"),
        ("インガオホー", "—" if sheet.karma is None else str(sheet.karma).replace("-", "−")),
    )


def quick_fields(game: Game[KotodamaSettings]) -> tuple[Param, ...]:
    """Ask for one value of all 【能力値】, DL, イニシアティヴ値 and HP."""
    from desktop.core.rolls.check import Param

    preset = game.settings
    return (
        Param(id="value", label="すべての【能力値】", default=3, minimum=0, maximum=30, rule="KO-SHT-08"),
        Param(id="dl", label="DL", default=0, minimum=0, maximum=20, rule="KO-SHT-05"),
        Param(
            id="initiative",
            label="イニシアティヴ値",
            default=preset.preset_initiative,
            minimum=-99,
            maximum=99,
            rule="KO-SHT-13",
        ),
        Param(id="hp", label="HP", default=preset.preset_hp, minimum=1, maximum=999, rule="KO-SHT-11"),
    )


def quick(game: Game[KotodamaSettings], name: str, values: Mapping[str, Plain]) -> KotodamaSheet:
    """Make the NPC: it fights with its abilities alone (KO-CHK-06), without skills, arts or outfits."""
    sheet = blank(game)
    hp = int(values.get("hp") or game.settings.preset_hp)
    value = 3 if (given := values.get("value")) is None else int(given)
    given = values.get("initiative")
    return sheet.evolve(
        name=name,
        is_pc=False,
        side="enemy",
        draft=False,
        dl=int(values.get("dl") or 0),
        initiative=sheet.initiative if given is None else int(given),
        hp=hp,
        hp_max=hp,
        abilities=tuple(ability.evolve(value=value) for ability in sheet.abilities),
    )
