"""Growth: what CP can acquire now, and acquiring it (CM-SCN-06, CM-COST-01)."""

from __future__ import annotations

from desktop.core.build_step import Purchase
from desktop.core.game import Game
from desktop.core.problem import Problem, Refusal, Severity, refuse
from desktop.core.remembered import remembered
from desktop.core.sheet import HistoryEntry
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import SECRET, Library, kind_name
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow, Source
from desktop.systems.common.values import library_of

CAP_REACHED = "cap_reached"


@remembered(512)
def choices_for(card: Card, sheet: CommonSheet, library: Library, settings: CommonSettings) -> tuple[str, ...]:
    """List what may be filled in for ○○ or □□ (CM-AMB-87); empty where nothing is to be chosen from."""
    owned = [copy for copy in sheet.abilities if copy.card in library.by_id]
    if card.placeholder == "ability_kind":
        mine = library.kinds_of(owned)
        pool = mine if settings.fill_choices == "owned" else (*library.ability_kinds, *mine)
        return tuple(dict.fromkeys(pool))
    if card.placeholder == "ability_series":
        mine = tuple(library.by_id[copy.card].series for copy in owned)
        pool = mine if settings.fill_choices == "owned" else library.ability_series
        return tuple(dict.fromkeys(name for name in pool if name))
    return ()


def choice_problem(
    card: Card, choice: str, sheet: CommonSheet, library: Library, settings: CommonSettings
) -> Problem | None:
    """Tell what is wrong with a filled-in name; None when it fits."""
    if card.placeholder == "none":
        return None if not choice else _choice(card, choice, phrase("このカードに入れる所はありません。"))
    if not choice:
        return _choice(card, choice, phrase("取得するときに一つ選んでください。"))
    if card.placeholder == "scenario_text" or choice in choices_for(card, sheet, library, settings):
        return None
    if settings.fill_choices == "known" and card.placeholder == "ability_kind":
        found = library.resolve(choice)
        blank = found is not None and found[0].placeholder != "none" and not found[1]
        if found is not None and found[0].type == "ability" and not blank and kind_name(*found) == choice:
            return None
    return _choice(card, choice, phrase("卓にあるアビリティの種類か系統から選んでください。"))


def _choice(card: Card, choice: str, remedy: Phrase) -> Problem:
    message = phrase("<{name}> に「{choice}」は入れられません。", name=card.name, choice=choice)
    return Problem(
        code="bad_choice",
        rule="CM-AMB-87",
        message=message if choice else phrase("<{name}> に入れるものが決まっていません。", name=card.name),
        remedy=remedy,
    )


@remembered(64)
def _kinds(sheet: CommonSheet, library: Library) -> tuple[str, ...]:
    """The kind of each copy."""
    return tuple(map(library.kind_of, sheet.copies))


def cap_problem(
    card: Card, choice: str, sheet: CommonSheet, library: Library, settings: CommonSettings
) -> Problem | None:
    """Tell whether one more copy would pass 取得枚数上限 (CM-COST-03, CM-AMB-49); no mark, no cap (CM-COST-04)."""
    card = in_hand(card, sheet, library, settings)
    if card.cap is None:
        return None
    kind = kind_name(card, choice)
    owned = [c for c, known in zip(sheet.copies, _kinds(sheet, library), strict=True) if known == kind]
    if settings.cap_counts == "scenario":
        owned = [c for c in owned if not c.carried]
    if len(owned) < card.cap:
        return None
    return Problem(
        code=CAP_REACHED,
        rule="CM-COST-03",
        message=phrase("<{kind}> は {cap} 枚までです（いま {n} 枚）。", kind=kind, cap=card.cap, n=len(owned)),
        remedy=phrase("ほかのカードを選んでください。"),
    )


def acquire_problems(
    card: Card, choice: str, sheet: CommonSheet, library: Library, settings: CommonSettings
) -> tuple[Problem, ...]:
    """List everything that forbids acquiring an ability with CP now."""
    card = in_hand(card, sheet, library, settings)
    kind = kind_name(card, choice)
    found: list[Problem] = []
    if card.type != "ability" or card.cost_cp is None:
        found.append(
            Problem(
                code="not_for_cp",
                rule="CM-AMB-48",
                message=phrase("<{kind}> はCPで取得できません。", kind=kind),
                remedy=phrase("消費CPのあるアビリティを選んでください。"),
            )
        )
    elif sheet.cp < card.cost_cp:
        found.append(
            Problem(
                code="too_little_cp",
                rule="CM-COST-01",
                message=phrase(
                    "<{kind}> の消費CP {n} に対し、CPは {cp} です。", kind=kind, n=card.cost_cp, cp=sheet.cp
                ),
                remedy=phrase("CPの足りるアビリティを選んでください。"),
                overridable=False,
            )
        )
    bad = choice_problem(card, choice, sheet, library, settings)
    full = cap_problem(card, choice, sheet, library, settings)
    return (*found, *((bad,) if bad else ()), *((full,) if full else ()))


def no_price(kind: str) -> Problem:
    """Tell that an item cannot be bought at all (CM-AMB-48)."""
    return Problem(
        code="no_price",
        rule="CM-AMB-48",
        message=phrase("<{kind}> には値段がなく、購入できません。", kind=kind),
        remedy=phrase("GMが渡すか、シナリオに値段を書いてください。"),
        overridable=False,
    )


def too_few_assets(kind: str, price: int, have: int, assets: str = "財産点") -> Problem:
    """Tell that a price cannot be paid (CM-COST-02).

    Args:
        assets: the campaign's word for them.
    """
    return Problem(
        code="too_little_assets",
        rule="CM-COST-02",
        message=phrase(
            "<{kind}> の値段 {n} に対し、{assets}は {have} です。", kind=kind, n=price, assets=assets, have=have
        ),
        remedy=phrase("{assets}の足りるアイテムを選んでください。", assets=assets),
        overridable=False,
    )


def with_copy(
    sheet: CommonSheet, card: Card, choice: str, copy_id: str, source: Source, paid: int | None = None
) -> CommonSheet:
    """Return the sheet with one more copy; whatever has been obtained once is remembered (CM-SEC-06).

    Args:
        paid: what it cost, where a formula gave the price: another day it may be another one.
    """
    copy = CopyRow(id=copy_id, card=card.id, choice=choice, source=source, paid=paid)
    field = "abilities" if card.type == "ability" else "items"
    sheet = sheet.evolve(**{field: (*getattr(sheet, field), copy)})
    kind = kind_name(card, choice)
    if card.type == "item" and kind not in sheet.obtained:
        sheet = sheet.evolve(obtained=(*sheet.obtained, kind))
    return sheet


def free_copy_id(sheet: CommonSheet) -> str:
    """Return an id that no copy on the sheet has."""
    taken = {copy.id for copy in sheet.copies}
    number = len(sheet.copies) + 1
    while f"c{number}" in taken:
        number += 1
    return f"c{number}"


def acquired(sheet: CommonSheet, card: Card, choice: str, copy_id: str) -> CommonSheet:
    """Return the sheet after the CP are paid and the copy is added.

    Args:
        card: with its numbers for the buyer (`in_hand`).
    """
    sheet = with_copy(sheet, card, choice, copy_id, "cp", card.cost_cp if card.cp_formula is not None else None)
    return sheet.evolve(cp=sheet.cp - (card.cost_cp or 0))


def growth(sheet: CommonSheet, game: Game[CommonSettings]) -> tuple[Purchase, ...]:
    """List every ability that CP can buy, one entry for each filled-in name; not what is owned as often as may be."""
    library = library_of(game)
    found = []
    for written in library.cards:
        card = in_hand(written, sheet, library, game.settings)
        if card.type != "ability" or card.cost_cp is None:
            continue
        for choice in choices_for(card, sheet, library, game.settings) or ("",):
            problems = acquire_problems(card, choice, sheet, library, game.settings)
            if not any(problem.code == CAP_REACHED for problem in problems):
                found.append(_purchase(card, choice, problems, sheet))
    return tuple(found)


def _purchase(card: Card, choice: str, problems: tuple[Problem, ...], sheet: CommonSheet) -> Purchase:
    return Purchase(
        id=f"{card.id}:{choice}" if choice else card.id,
        label=phrase("<{kind}>", kind=kind_name(card, choice)),
        group=card.series,
        cost=card.cost_cp or 0,
        unit="CP",
        held=sheet.cp,
        rule="CM-COST-01",
        legal=not problems,
        reason=problems[0].message if problems else phrase(""),
        remedy=problems[0].remedy if problems else phrase(""),
    )


def grow(sheet: CommonSheet, purchase: str, game: Game[CommonSettings]) -> CommonSheet:
    """Acquire an ability with CP.

    Raises:
        Refusal: `unknown_card`, or the first thing that forbids it.
    """
    library = library_of(game)
    card_id, _, choice = purchase.partition(":")
    card = library.by_id.get(card_id)
    if card is None:
        raise unknown_card(card_id)
    problems = acquire_problems(card, choice, sheet, library, game.settings)
    if problems:
        raise Refusal(problems[0])
    card = in_hand(card, sheet, library, game.settings)
    sheet = acquired(sheet, card, choice, free_copy_id(sheet))
    text = phrase("<{kind}> CP−{n}", kind=kind_name(card, choice), n=card.cost_cp)
    entry = HistoryEntry(text=text, rule="CM-COST-01")
    return sheet.evolve(history=(*sheet.history, entry))


def unknown_card(reference: str) -> Refusal:
    """Say that no card answers to a name."""
    return refuse(
        "unknown_card",
        "CM-AMB-95",
        phrase("カード「{card}」はこの卓にありません。", card=reference[:60]),
        phrase("カードの一覧から選んでください。"),
        overridable=False,
    )


def cp_left(sheet: CommonSheet) -> Problem | None:
    """Warn of CP that are still to be used up (CM-SCN-07, CM-AMB-22)."""
    if sheet.cp <= 0:
        return None
    return Problem(
        code="cp_left",
        rule="CM-AMB-22",
        message=phrase("{name} のCPが {n} 残っています。", name=sheet.name, n=sheet.cp),
        remedy=phrase("サイクルが終わる前にアビリティを取得してください。"),
        severity=Severity.WARN,
        field="cp",
    )


def has_secret(sheet: CommonSheet, name: str) -> bool:
    """Tell whether a character already holds a secret."""
    return any(copy.card == SECRET and copy.choice == name for copy in sheet.items)
