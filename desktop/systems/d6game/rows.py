"""What a definition lists and may rename, and the rules of one game as a value, with refusals that engines share."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import Field

from desktop.core.game import AnyGame, Label, ListSpec
from desktop.core.problem import Refusal, refuse
from desktop.core.value import Value
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import (
    ABILITIES,
    HAND_ROWS,
    SKILLS,
    AbilityDef,
    HandDef,
    ItemDef,
    ResourceDef,
    SkillDef,
)

LISTS = (
    ListSpec(
        id="hands", title="役と得点", row_type=HandDef, base=HAND_ROWS, rule="D6G-GMV-02", fixed=True, spoken=True
    ),
    ListSpec(id="abilities", title="基礎能力", row_type=AbilityDef, base=ABILITIES, rule="D6G-ABL-05"),
    ListSpec(id="skills", title="技能", row_type=SkillDef, base=SKILLS, rule="D6G-SKL-06"),
    ListSpec(id="items", title="アイテム・情報", row_type=ItemDef, rule="D6G-AMB-34"),
    ListSpec(id="resources", title="そのほかの値", row_type=ResourceDef, rule="D6G-GMV-03"),
)


def settings_of(game: AnyGame) -> Settings:
    """The typed settings of a game."""
    return game.known(Settings).settings


def pool_value(sheet: D6gameSheet, game: AnyGame) -> int:
    """What checks move and bets are paid from."""
    return sheet.fate if settings_of(game).fate_separate else sheet.life or 0


def abilities(game: AnyGame) -> tuple[AbilityDef, ...]:
    """The abilities on the sheet; none where the definition switches them off."""
    return game.rows("abilities", AbilityDef) if settings_of(game).abilities else ()


def gone_abilities(sheet: D6gameSheet | None, game: AnyGame) -> tuple[AbilityDef, ...]:
    """Return the abilities that the game has no more and of which a sheet has a number, by their last names."""
    known = {row.id for row in game.rows("abilities", AbilityDef)}  # also while the part is switched off
    kept = () if sheet is None else (key for key, value in sheet.ability.items() if value is not None)
    return tuple(
        AbilityDef(id=key, name=key, hint="このゲームにはもうありません").model_copy(
            update={"name": game.last_name("abilities", key)}  # untranslated: a custom name is no word of the game
        )
        for key in kept
        if key not in known
    )


def skills(game: AnyGame) -> tuple[SkillDef, ...]:
    """The skills to choose from; none where the definition switches them off."""
    return game.rows("skills", SkillDef) if settings_of(game).skills else ()


def items(game: AnyGame) -> tuple[ItemDef, ...]:
    """The items that the definition offers."""
    return game.rows("items", ItemDef)


def resources(game: AnyGame) -> tuple[ResourceDef, ...]:
    """The resources beside life and fate."""
    return game.rows("resources", ResourceDef)


def skill(game: AnyGame, category: str) -> SkillDef | None:
    """Find a skill by id."""
    return next((row for row in skills(game) if row.id == category), None)


_WORDS = (
    ("name", "名前", "D6G-PRO-01"),
    ("life", "ライフ", "D6G-LIFE-01"),
    ("life_initial", "初期ライフ", "D6G-LIFE-04"),
    ("fate", "命運", "D6G-FATE-01"),
    ("incapacitated", "行動不能", "D6G-LIFE-02"),
    ("out_of_combat", "戦闘不能", "D6G-CMB-12"),
    ("game_over", "ゲームオーバー", "D6G-LIFE-03"),
    ("check", "行為判定", "D6G-CHK-01"),
    ("fate_check", "命運判定", "D6G-FCK-01"),
    ("combat", "戦闘", "D6G-CMB-01"),
    ("hand", "役", "D6G-CHK-03"),
    ("score", "得点", "D6G-CHK-03"),
    ("success", "成功", "D6G-CHK-04"),
    ("failure", "失敗", "D6G-CHK-08"),
    ("fumble", "ファンブル", "D6G-CHK-06"),
    ("critical", "クリティカル", "D6G-HND-07"),
    ("super_critical", "スーパークリティカル", "D6G-HND-08"),
    ("power", "パワー", "D6G-CMB-07"),
    ("fight_back", "応戦", "D6G-CMB-09"),
    ("dodge", "回避", "D6G-CMB-11"),
    ("abilities", "基礎能力", "D6G-ABL-05"),
    ("skills", "技能", "D6G-SKL-01"),
    ("specialty", "得意分野", "D6G-SKL-02"),
    ("items", "アイテム・情報", "D6G-CMB-02"),
    ("challenge", "チャレンジ！", "D6G-GMV-02"),
    ("sheet", "キャラクターシート", "D6G-GMV-05"),
)

LABELS = tuple(Label(id=key, text=text, rule=rule, spoken=key != "name") for key, text, rule in _WORDS)
"""What the hands are called is in their list."""

DEFAULTS: Mapping[str, str] = {label.id: label.text for label in LABELS} | {row.id: row.name for row in HAND_ROWS}
"""The book's words, by label or hand."""


class Rules(Value):
    """The game as it stood when play began."""

    settings: Settings
    labels: Mapping[str, Typed | str] = Field(default_factory=dict)
    resources: tuple[ResourceDef, ...] = ()

    def label(self, key: str) -> str:
        """The campaign's word."""
        return self.labels.get(key) or DEFAULTS[key]

    def resource(self, key: str) -> ResourceDef | None:
        """Find a resource beside life and fate."""
        return next((row for row in self.resources if row.id == key), None)


def rules_of(game: AnyGame) -> Rules:
    """Take the rules of a game along."""
    return game.once(_rules)


def _rules(game: AnyGame) -> Rules:
    labels = {key: game.label(key) for key, plain in DEFAULTS.items() if game.label(key) != plain}
    return Rules(settings=settings_of(game), labels=labels, resources=resources(game))


def twice(rule: str) -> Refusal:
    """Return the refusal for a character who would take part twice."""
    return refuse("twice", rule, phrase("同じ人が二度入っています。"), phrase("一人につき一度だけ入れてください。"))


def wrong_phase(rule: str) -> Refusal:
    """Return the refusal for a step that has no place now."""
    return refuse(
        "wrong_phase", rule, phrase("いまはその手順ではありません。"), phrase("次にできることから選んでください。")
    )


def unknown_resource(name: str) -> Refusal:
    """Return the refusal for a number that the game does not have."""
    message = phrase("「{field}」という値はこのゲームにありません。", field=name)
    return refuse("unknown_resource", "D6G-GMV-03", message, phrase("ゲーム定義にある値を選んでください。"))


def switched_off(what: Phrase | str) -> Refusal:
    """Return the refusal for what the definition has switched off."""
    message = phrase("このゲームでは「{what}」を使いません。", what=what)
    return refuse("switched_off", "D6G-GMV-02", message, phrase("ゲーム定義で使うようにできます。"))
