"""Everything wrong with the cards of a definition or a scenario, listed at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from desktop.core.custom.numbers import OWN
from desktop.core.expression.tree import Formula, Unread, refs
from desktop.core.problem import Problem, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.library import Library, formulas, mark_in
from desktop.systems.common.cards.numbers import PARAMETERS, gone, number_problems, unknown_kind, unread
from desktop.systems.common.cards.schema import Card, Effect, Limit


def card_problems(
    cards: Sequence[Card], library: Library, place: str = "lists.cards", own: Iterable[str] = ()
) -> tuple[Problem, ...]:
    """List every mistake of these cards.

    Args:
        library: all cards a reference may mean, these included.
        place: dotted path before the row number.
        own: numbers of the campaign's own that formulas may ask for, by `own.<id>`.
    """
    known = frozenset((*PARAMETERS, *own))
    found = list(_doubles(cards, place))
    for index, card in enumerate(cards):
        found += _card(card, library, known, f"{place}.{index}")
    return tuple(found)


def _doubles(cards: Sequence[Card], place: str) -> Iterator[Problem]:
    for field in ("id", "name"):
        counts = Counter(getattr(card, field) for card in cards)
        for index, card in enumerate(cards):
            value = getattr(card, field)
            if counts[value] > 1:
                message = phrase("カード「{value}」が {n} 枚あります。", value=value, n=counts[value])
                remedy = phrase("名前とIDはカードごとに変えてください。")
                yield _bad("double", "CM-AMB-95", f"{place}.{index}.{field}", message, remedy)


def _card(card: Card, library: Library, known: frozenset[str], place: str) -> Iterator[Problem]:
    yield from _blank(card, place)
    yield from _prices(card, library, place)
    for index, limit in enumerate(card.limits):
        yield from _limit(card, limit, library, f"{place}.limits.{index}")
    for index, effect in enumerate(card.effects):
        yield from _effect(card, effect, library, f"{place}.effects.{index}")
    for where, formula in formulas(card):
        yield from _formula(card, formula, known, f"{place}.{_written_at(where)}")
    if card.check is not None:
        for name, formula in (("judge", card.check.judge), ("difficulty", card.check.difficulty)):
            yield from number_problems(card, formula, library, known, f"{place}.check.{name}")


def _written_at(number: str) -> str:
    """Return the field of the formula for a number of a card."""
    head, dot, last = number.rpartition(".")
    return {"cost_cp": "cp_formula", "cost_assets": "assets_formula"}.get(number) or (
        f"{head}{dot}formula" if last == "amount" else f"{head}{dot}{last}_formula"
    )


def _formula(card: Card, formula: Formula, known: frozenset[str], place: str) -> Iterator[Problem]:
    """List what is wrong with a formula that replaces a number of a card."""
    if isinstance(formula, Unread):
        yield unread(card, formula, "CM-CARD-01", place)
    elif any(ref.startswith(OWN) and ref not in known for ref in refs(formula)):
        yield gone(card, "CM-CARD-01", place)


def _blank(card: Card, place: str) -> Iterator[Problem]:
    mark = mark_in(card.name)
    wanted = {"none": "", "ability_series": "□□"}.get(card.placeholder, "○○")
    if card.placeholder == "none" and mark:
        yield _bad(
            "blank_unused",
            "CM-TERM-10",
            f"{place}.placeholder",
            phrase("「{name}」に {mark} がありますが、何を入れるかが決まっていません。", name=card.name, mark=mark),
            phrase("○○・□□の欄で、入れるものを選んでください。"),
        )
    elif wanted and mark.replace("〇", "○") != wanted:
        yield _bad(
            "blank_missing",
            "CM-AMB-87" if card.placeholder != "scenario_text" else "CM-TERM-10",
            f"{place}.name",
            phrase("「{name}」に {mark} がありません。", name=card.name, mark=wanted),
            phrase("名前に {mark} を入れるか、○○・□□の欄を「なし」にしてください。", mark=wanted),
        )


def _prices(card: Card, library: Library, place: str) -> Iterator[Problem]:
    wrong = "cost_cp" if card.type == "item" else "cost_assets"
    if getattr(card, wrong) is not None or getattr(card, f"{wrong.removeprefix('cost_')}_formula") is not None:
        yield _bad(
            "wrong_price",
            "CM-AMB-48",
            f"{place}.{wrong}",
            phrase("「{name}」の値段の種類が違います。", name=card.name),
            phrase("アビリティは消費CP、アイテムは消費財産点だけを持てます。"),
        )
    known = [row for row in library.series if row.name == card.series]
    if card.series and not known:
        yield _bad(
            "unknown_series",
            "CM-CARD-09",
            f"{place}.series",
            phrase("系統「{series}」は一覧にありません。", series=card.series),
            phrase("系統の一覧に足すか、名前を直してください。"),
        )
    elif known and known[0].of != card.type:
        yield _bad(
            "series_of_other_type",
            "CM-CARD-09",
            f"{place}.series",
            phrase("系統「{series}」は「{name}」の種別のものではありません。", series=card.series, name=card.name),
            phrase("アビリティとアイテムで系統を分けてください。"),
        )


def _limit(card: Card, limit: Limit, library: Library, place: str) -> Iterator[Problem]:
    if limit.n == 0 and limit.n_formula is None and limit.kind != "major":
        yield _bad(
            "n_too_small",
            "CM-AMB-64",
            f"{place}.n",
            phrase("「{name}」の制限の N が 0 です。", name=card.name),
            phrase("1 以上にしてください。0 にできるのはメジャーだけです。"),
        )
    if limit.kind not in ("equip", "consume"):
        return
    found = library.resolve(limit.item)
    if found is None or found[0].type != "item":
        yield unknown_item(limit.item, "CM-LIM-08" if limit.kind == "equip" else "CM-LIM-09", f"{place}.item")


def unknown_item(item: str, rule: str, place: str) -> Problem:
    """Say that an item is in no list of cards."""
    return _bad(
        "unknown_item",
        rule,
        place,
        phrase("アイテム「{item}」はカードの一覧にありません。", item=item),
        phrase("アイテムを足すか、名前を直してください。"),
    )


def _effect(card: Card, effect: Effect, library: Library, place: str) -> Iterator[Problem]:
    if effect.who == "hit" and card.check is None:
        yield _bad(
            "hit_without_check",
            "CM-CHK-03",
            f"{place}.who",
            phrase("「{name}」には行為判定がないのに、ヒットキャラクターへの効果があります。", name=card.name),
            phrase("行為判定を書くか、だれにを「対象」に変えてください。"),
        )
    if effect.op == "add" and effect.duration == "check" and card.limit("check") is None:
        yield _bad(
            "check_effect_at_any_time",
            "CM-LIM-05",
            f"{place}.duration",
            phrase("「{name}」の効果は行為判定が終わるまでですが、制限に「行為判定」がありません。", name=card.name),
            phrase("判定の途中で使うカードなら制限に「行為判定」を足し、そうでなければ続く間を変えてください。"),
            Severity.WARN,
        )
    if effect.op in ("state_on", "state_off") and not effect.ref:
        yield _no_name(card, f"{place}.ref", "CM-STATE-02")
    if effect.op != "add" or effect.stat != "skill":
        return
    blank = mark_in(effect.ref)
    if not effect.ref:
        yield _no_name(card, f"{place}.ref", "CM-CARD-07")
    elif blank:
        if card.placeholder == "none":
            yield _bad(
                "placeholder_missing",
                "CM-TERM-10",
                f"{place}.ref",
                phrase("「{name}」の効果に {mark} がありますが、名前にはありません。", name=card.name, mark=blank),
                phrase("名前に {mark} を入れるか、効果に種類の名前を書いてください。", mark=blank),
            )
    elif not _known(effect, library):
        yield unknown_kind(card, effect.ref, f"{place}.ref")


def _known(effect: Effect, library: Library) -> bool:
    if effect.scope == "kind":
        return library.resolve(effect.ref) is not None
    return any(row.name == effect.ref for row in library.series)


def _no_name(card: Card, place: str, rule: str) -> Problem:
    return _bad(
        "name_missing",
        rule,
        place,
        phrase("「{name}」の効果に、種類・系統・ステートの名前がありません。", name=card.name),
        phrase("名前を書いてください。"),
    )


def _bad(
    code: str, rule: str, field: str, message: Phrase, remedy: Phrase, severity: Severity = Severity.BLOCK
) -> Problem:
    return Problem(code=code, rule=rule, field=field, message=message, remedy=remedy, severity=severity)
