"""Making a character: the few fields of the rules, their faults, a random one, an NPC in play (CM-AMB-52)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from desktop.core.build_step import Step
from desktop.core.custom.fields import filled
from desktop.core.game import Game
from desktop.core.problem import Fix, Problem, Refusal, Severity
from desktop.core.rolls.check import Param, ParamChoice, ParamKind, Plain
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import SECRET, Library
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.growth import cap_problem, choice_problem
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import UNPLACED_AP, CommonSheet, CopyRow, CustomRow
from desktop.systems.common.values import library_of, max_ap

NOTHING = ""


def quick_fields(game: Game[CommonSettings]) -> tuple[Param, ...]:
    """Ask for MAXAP, an ability that needs nothing filled in, and the will to fight."""
    cards = [card for card in game.rows("cards", Card) if card.type == "ability" and card.placeholder == "none"]
    choices = (ParamChoice(value=NOTHING, label="なし"), *(ParamChoice(value=c.id, label=c.name) for c in cards))
    return (
        Param(id="max_ap", label="MAXAP", default=10, minimum=0, maximum=999, rule="CM-PARAM-03"),
        Param(
            id="card", label="アビリティ", kind=ParamKind.CHOICE, default=NOTHING, choices=choices, rule="CM-CARD-01"
        ),
        Param(id="hostile", label="戦意を持つ", kind=ParamKind.SWITCH, default=True, rule="CM-AMB-52"),
    )


def quick_fights(values: Mapping[str, Plain]) -> bool:
    """Tell whether the NPC has the will to fight (CM-SCN-09)."""
    return bool(values.get("hostile", True))


def quick(game: Game[CommonSettings], name: str, values: Mapping[str, Plain]) -> CommonSheet:
    """Make the NPC, ready to be brought into a scene; 移動 comes along where the campaign has it."""
    ids = [card.id for card in game.rows("cards", Card)]
    chosen = str(values.get("card") or "")
    cards = [one for one in dict.fromkeys((chosen, "move")) if one in ids]
    typed = values.get("max_ap")
    return CommonSheet(
        name=name,
        is_pc=False,
        growth_rate=0,
        growth_locked=0,
        max_ap_base=10 if typed is None else int(typed),
        hostile=quick_fights(values),
        abilities=tuple(CopyRow(card=one) for one in cards),
    )


STEPS = (
    Step(id="name", title="名前", hint="名前とプレイヤーを書きます。名前はシナリオの中で一人だけのものにします。"),
    Step(
        id="growth",
        title="成長速度",
        hint="成長の速さと{assets}です。どちらもGMと決め、成長速度はあとで変わりません。",
    ),
    Step(id="cards", title="カード", hint="前の冒険から引き継いだアビリティとアイテムがあれば足します。"),
    Step(id="confirm", title="確認", hint="シートを見せて、GMと確かめます。"),
)

NAMES = (
    ("ミナト", "みなと"),
    ("カエデ", "かえで"),
    ("ソウマ", "そうま"),
    ("イオリ", "いおり"),
    ("ツバキ", "つばき"),
    ("ハヤテ", "はやて"),
    ("コハク", "こはく"),
    ("ナギ", "なぎ"),
    ("スズ", "すず"),
    ("レン", "れん"),
)
COLOURS = ("#0F6868", "#B5371B", "#2F4B8F", "#7C5200", "#A3256F", "#48682A")


def blank(game: Game[CommonSettings]) -> CommonSheet:
    """Return a new draft with the initial values (CM-PARAM-01…08)."""
    return CommonSheet(draft=True, growth_rate=game.settings.default_growth)


def steps_summary(sheet: CommonSheet, step: str, game: Game[CommonSettings]) -> Phrase:
    """Return the line under a step's title."""
    match step:
        case "name":
            return phrase("{name}", name=sheet.name) if sheet.name else phrase("まだ名前がありません")
        case "growth":
            assets = game.label("assets")
            return phrase("成長速度 {rate}・{assets} {n}", rate=sheet.growth_rate, assets=assets, n=sheet.assets)
        case "cards":
            return phrase("{n} 枚", n=len(sheet.copies))
        case _:
            blocking = sum(p.severity is Severity.BLOCK for p in validate(sheet, game))
            return phrase("直すところ {n} 件", n=blocking) if blocking else phrase("完成です")


def validate(sheet: CommonSheet, game: Game[CommonSettings]) -> tuple[Problem, ...]:
    """List everything wrong at once; waved rules are left out."""
    library = library_of(game)
    found = (
        *_identity(sheet, game),
        *_parameters(sheet, game.settings),
        *_copies(sheet, "abilities", library, game),
        *_copies(sheet, "items", library, game),
        *_rows(sheet),
    )
    return tuple(p for p in found if not (p.overridable and sheet.waived(p.rule, p.field)))


def _identity(sheet: CommonSheet, game: Game[CommonSettings]) -> Iterator[Problem]:
    if not sheet.name.strip():
        yield _bad(
            "name_missing",
            "CM-AMB-95",
            "name",
            "name",
            phrase("名前がありません。"),
            phrase("名前を書いてください。条件は名前で決まります。"),
            overridable=False,
        )
    for field in game.profile:
        if field.needed and sheet.own.get(field.id) in (None, ""):
            yield _bad(
                "profile_missing",
                "CM-AMB-98",
                f"own.{field.id}",
                "name",
                phrase("「{label}」が空です。", label=field.label),
                phrase("この卓では必ず書く項目です。"),
            )


def _parameters(sheet: CommonSheet, settings: CommonSettings) -> Iterator[Problem]:
    if sheet.is_pc and sheet.level < 0:
        yield _bad(
            "level_too_low",
            "CM-PARAM-06",
            "level",
            "growth",
            phrase("PCのレベルが 0 より下です（{n}）。", n=sheet.level),
            phrase("0 以上にしてください。"),
            fix=Fix(label=phrase("0 にする"), field="level", value=0),
        )
    ceiling = max_ap(sheet, settings)
    if sheet.ap > ceiling:
        yield _bad(
            "ap_too_high",
            "CM-PARAM-02",
            "ap",
            "growth",
            phrase("APが上限を超えています（{ap} ＞ MAXAP {max}）。", ap=sheet.ap, max=ceiling),
            phrase("MAXAP までにしてください。"),
            fix=Fix(label=phrase("MAXAP にする"), field="ap", value=ceiling),
            overridable=False,
        )
    locked = sheet.growth_locked
    if settings.growth_locked and not sheet.draft and locked is not None and locked != sheet.growth_rate:
        yield _bad(
            "growth_locked",
            "CM-PARAM-08",
            "growth_rate",
            "growth",
            phrase("成長速度は作成のときに決まっています（{old} → {new}）。", old=locked, new=sheet.growth_rate),
            phrase("もとに戻すか、GM裁定で許可してください。"),
            fix=Fix(label=phrase("{n} に戻す", n=locked), field="growth_rate", value=locked),
        )


def _copies(sheet: CommonSheet, field: str, library: Library, game: Game[CommonSettings]) -> Iterator[Problem]:
    settings = game.settings
    rows: Sequence[CopyRow] = getattr(sheet, field)
    kinds: list[str] = []
    for index, copy in enumerate(rows):
        place = f"{field}.{index}"
        card = library.by_id.get(copy.card)
        if card is None:
            yield _bad(
                "unknown_card",
                "CM-CARD-01" if field == "abilities" else "CM-CARD-02",
                f"{place}.card",
                "cards",
                phrase("カード「{card}」はこの卓の一覧にありません。", card=game.last_name("cards", copy.card)),
                phrase("カードを選び直すか、ゲーム定義に足してください。"),
                severity=Severity.BLOCK if not copy.card else Severity.CONSENT,
            )
            continue
        if (card.type == "ability") != (field == "abilities"):
            yield _bad(
                "wrong_list",
                "CM-CARD-01" if card.type == "ability" else "CM-CARD-02",
                f"{place}.card",
                "cards",
                phrase("<{name}> の置き場所が違います。", name=card.name),
                phrase("アビリティとアイテムを分けて書いてください。"),
            )
        wrong = choice_problem(card, copy.choice, sheet, library, settings)
        if wrong is not None:
            yield wrong.evolve(field=f"{place}.choice", step="cards")
        kind = library.kind_of(copy)
        yield from _nth(sheet, copy, kind, kinds.count(kind), place, library, settings)
        kinds.append(kind)


def _nth(
    sheet: CommonSheet, copy: CopyRow, kind: str, before: int, place: str, library: Library, settings: CommonSettings
) -> Iterator[Problem]:
    card = in_hand(library.by_id[copy.card], sheet, library, settings)
    if card.cap is not None and before == card.cap:
        over = cap_problem(card, copy.choice, sheet, library, settings)
        if over is not None:
            yield over.evolve(field=f"{place}.card", step="cards", remedy=phrase("余分な枚を外してください。"))
    if card.id == SECRET and before:
        yield _bad(
            "double_secret",
            "CM-AMB-44",
            f"{place}.choice",
            "cards",
            phrase("<{kind}> は一人に 1 枚です。", kind=kind),
            phrase("余分な枚を外してください。"),
        )
    if copy.equipped and card.type == "ability":
        yield _bad(
            "ability_equipped",
            "CM-AMB-83",
            f"{place}.equipped",
            "cards",
            phrase("<{kind}> はアビリティなので装備できません。", kind=kind),
            phrase("装備を外してください。"),
            fix=Fix(label=phrase("外す"), field=f"{place}.equipped", value=False),
        )


def _rows(sheet: CommonSheet) -> Iterator[Problem]:
    for index, state in enumerate(sheet.states):
        if not state.name.strip():
            yield _bad(
                "state_unnamed",
                "CM-STATE-02",
                f"states.{index}.name",
                "confirm",
                phrase("名前のないステートがあります。"),
                phrase("《》に入れる名前を書いてください。"),
                fix=Fix(
                    label=phrase("消す"), field="states", value=(*sheet.states[:index], *sheet.states[index + 1 :])
                ),
            )
    for index, row in enumerate(sheet.custom):
        low, high = row.min, row.max
        if low is not None and high is not None and low > high:
            yield _bad(
                "custom_empty_range",
                "CM-AMB-98",
                f"custom.{index}.max",
                "confirm",
                phrase("「{label}」の下限 {low} が上限 {high} より大きいです。", label=row.label, low=low, high=high),
                phrase("下限を上限より大きくしないでください。"),
                fix=Fix(label=phrase("{n} にする", n=low), field=f"custom.{index}.max", value=low),
            )
        elif (nearest := row.clipped(row.value)) != row.value:
            field = f"custom.{index}.value"
            fix = Fix(label=phrase("{n} にする", n=nearest), field=field, value=nearest)
            yield out_of_range(row, row.value).evolve(field=field, step="confirm", fix=fix)


def out_of_range(row: CustomRow, value: int) -> Problem:
    """Tell that a number of 追加欄 is beyond the limits written beside it (CM-AMB-98)."""
    return Problem(
        code="custom_out_of_range",
        rule="CM-AMB-98",
        message=phrase("「{label}」の {n} は範囲の外です。", label=row.label, n=value),
        remedy=phrase("範囲の中の値にしてください。"),
    )


def _bad(code: str, rule: str, field: str, step: str, message: Phrase, remedy: Phrase, **more: object) -> Problem:
    return Problem.model_validate(
        {"code": code, "rule": rule, "field": field, "step": step, "message": message, "remedy": remedy, **more}
    )


def finish(sheet: CommonSheet, game: Game[CommonSettings]) -> CommonSheet:
    """Close the draft: values of the start of play, growth rate locked (CM-PARAM-02, CM-PARAM-08).

    Raises:
        Refusal: a problem blocks.
    """
    blocking = [p for p in validate(sheet, game) if p.severity is Severity.BLOCK]
    if blocking:
        raise Refusal(blocking[0])
    return sheet.evolve(draft=False, growth_locked=sheet.growth_rate, ap=UNPLACED_AP, hex=None)


def randomise(game: Game[CommonSettings], rng: Random) -> CommonSheet:
    """Return a finished new character: no cards yet, since CP come with the first cycle."""
    made = fill(blank(game), game, rng)
    return finish(made.evolve(own=filled(made.own, game, rng)), game)


def fill(sheet: CommonSheet, game: Game[CommonSettings], rng: Random) -> CommonSheet:
    """Choose every missing value at random; a number counts as chosen once it differs from its default."""
    start = blank(game)
    name, reading = rng.choice(NAMES)
    if not sheet.name.strip():
        sheet = sheet.evolve(name=name, reading=reading)
    chosen: dict[str, object] = {
        "colour": rng.choice(COLOURS),
        "growth_rate": rng.randint(1, 3),
        "assets": rng.randint(0, 5),
    }
    empty = {field: value for field, value in chosen.items() if getattr(sheet, field) == getattr(start, field)}
    return sheet.evolve(**empty)


def summary(sheet: CommonSheet, game: Game[CommonSettings]) -> tuple[tuple[str, str], ...]:
    """Return the few numbers of a name plate."""
    ceiling = max_ap(sheet, game.settings)
    return (
        ("レベル", str(sheet.level).replace("-", "−")),
        ("AP", f"{sheet.ap}/{ceiling}".replace("-", "−")),
        ("CP", str(sheet.cp)),
        (game.label("assets"), str(sheet.assets)),
    )
