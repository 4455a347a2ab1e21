"""The fate window: what may be declared now, by whom, at what cost, and why not (sections 3.7 and 7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.check import Option
from desktop.core.rolls.outcome import Change
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.d20fate.odds import uses_left
from desktop.systems.d20fate.resolve import MODE_NAMES, Mode, natural_decides, owns_fate
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.trial import ContestSide, FateUse, SideName, Trial

Ruling = Literal["", "gm", "keep"]
SIDE_NAMES: tuple[SideName, ...] = ("actor", "opponent")
USES: tuple[FateUse, ...] = ("boost", "reroll")
RULINGS: tuple[Ruling, ...] = ("", "gm", "keep")
"""`gm`: allowed against the rule; `keep`: the better roll is kept (ruling on D20-AMB-22)."""
OVERRULED = ("limit_per_check", "not_failed", "natural_decides")
"""What the GM may overrule; an empty pool, 確定 and missing dice stay."""
RULES = {"boost": "D20-FATE-02", "reroll": "D20-FATE-03"}
NAMES = {"boost": "ブースト", "reroll": "リロール"}
REFUSED_BY = {
    "result_final": "D20-AMB-19",
    "no_fate_dice": "D20-AMB-18",
    "limit_per_check": "D20-AMB-21",
    "not_failed": "D20-AMB-25",
    "natural_decides": "D20-AMB-20",
    "dice_due": "D20-LOOP-06",
}


class Declared(NamedTuple):
    """A fate use as declared: `boost`, `opponent.reroll`; `.gm` and `.keep` behind it are rulings of the GM."""

    side: SideName
    use: FateUse
    ruling: Ruling = ""

    @property
    def option(self) -> str:
        """The option's id."""
        return ".".join(part for part in (self.side if self.side == "opponent" else "", self.use, self.ruling) if part)


def parse(option: str) -> Declared:
    """Read an option's id.

    Raises:
        Refusal: `unknown_option`.
    """
    for side in SIDE_NAMES:
        for use in USES:
            for ruling in RULINGS if use == "reroll" else RULINGS[:2]:
                declared = Declared(side, use, ruling)
                if declared.option == option:
                    return declared
    raise refuse(
        "unknown_option",
        "D20-FATE-01",
        phrase("「{option}」という選択はありません。", option=option),
        phrase("ブースト、リロール、確定のどれかを選んでください。"),
    )


def why_not(check: Trial, name: SideName, use: FateUse) -> str:
    """Return the code of the first reason against a use, in the catalogue's order; empty: it is legal."""
    side, rules = check.side(name), check.rules
    if check.final:
        return "result_final"
    if side.fate < rules.fate_cost:
        return "no_fate_dice"
    if not uses_left(side.fate, side.used, rules):
        return "limit_per_check"
    if check.next_side:
        return "dice_due"
    if check.leader == name:
        return "not_failed"
    hopeless = use == "boost" and not rules.fate_boost_when_hopeless and decided(check, name)
    return "natural_decides" if hopeless else ""


def decided(check: Trial, name: SideName) -> bool:
    """Tell whether a natural makes this side lose, so that no boost can help (D20-AMB-20)."""
    other = check.opponent if name == "actor" else check.actor
    return natural_decides(check.side(name).natural, other.natural if other else None, check.rules)


def demand(check: Trial, name: SideName, use: FateUse, gm: bool) -> None:
    """Refuse a use that is not legal; the GM's word overrules all but an empty pool, 確定 and missing dice."""
    code = why_not(check, name, use)
    if code and not (gm and code in OVERRULED):
        raise refusal(code, check.side(name), check.rules)


def refusal(code: str, side: ContestSide, rules: D20FateSettings) -> Refusal:
    """Build the refusal for a code of `why_not`."""
    return refuse(code, REFUSED_BY[code], reason(code, side, rules), REMEDIES[code])


def reason(code: str, side: ContestSide, rules: D20FateSettings) -> Phrase:
    """Say why a use is not possible; how many dice an NPC holds is for the GM alone."""
    if code == "no_fate_dice" and not side.is_pc:
        return phrase("フェイト・ダイスが足りません。")
    if code == "no_fate_dice":
        return phrase("フェイト・ダイスが足りません（残り {n}、必要 {cost}）。", n=side.fate, cost=rules.fate_cost)
    if code == "limit_per_check":
        return phrase("この判定ではもう {n} 回使いました。", n=side.used)
    return REASONS[code]


REASONS = {
    "result_final": phrase("結果はもう確定しています。"),
    "not_failed": phrase("失敗していないので使えません。"),
    "natural_decides": phrase("出目で決まった失敗なので、足しても変わりません。"),
    "dice_due": phrase("先に出すダイスがあります。"),
}
REMEDIES = {
    "result_final": phrase("取り消しで一つ戻してください。"),
    "no_fate_dice": phrase("使わずに確定してください。"),
    "limit_per_check": phrase("使わずに確定してください。"),
    "not_failed": phrase("そのまま確定してください。"),
    "natural_decides": phrase("リロールを選んでください。"),
    "dice_due": phrase("ダイスを振るか、目を入れてください。"),
}


def anything_possible(check: Trial) -> bool:
    """Tell whether a fate die may be used now; a boost implies a possible reroll, so that one question is enough.

    For concealed dice it only asks whether a side holds dice at all: the closing window must not tell who leads.
    """
    if check.secret:
        return any(uses_left(side.fate, side.used, check.rules) for side in check.sides)
    if check.leader == "actor":
        return check.opponent is not None and not why_not(check, "opponent", "reroll")
    return not why_not(check, "actor", "reroll")


def options(check: Trial) -> tuple[Option, ...]:
    """List every use of every side that may own fate dice, then what the GM may rule, then 確定."""
    sides: tuple[SideName, ...] = ("actor",) if check.opponent is None else ("actor", "opponent")
    names = [name for name in sides if owns_fate(check.side(name).is_pc, check.rules)]
    listed = [_option(check, name, use) for name in names for use in USES]
    ruled = [_ruled(check, declared) for name in names for declared in rulings(check, name)]
    word = check.verdicts[1].word
    confirm = Option(
        id="confirm",
        label="確定",
        rule="D20-AMB-19",
        effect=phrase("{result}のまま解決へ進みます。", result=word),
        primary=True,
    )
    return (*listed, *ruled, confirm)


def rulings(check: Trial, name: SideName) -> Iterator[Declared]:
    """Yield what the GM may allow against the rule, or in place of it, as long as there are dice to pay with."""
    codes = {use: why_not(check, name, use) for use in USES}
    for use, code in codes.items():
        if code in OVERRULED:
            yield Declared(name, use, "gm")
    if codes["reroll"] in ("", *OVERRULED):
        yield Declared(name, "reroll", "keep")


def _label(name: SideName, use: FateUse) -> Phrase | str:
    return NAMES[use] if name == "actor" else phrase("相手の{use}", use=NAMES[use])


def _cost(side: ContestSide, rules: D20FateSettings) -> Phrase:
    if not side.is_pc:
        return phrase("フェイト・ダイス {n} 個", n=rules.fate_cost)
    return phrase("フェイト・ダイス {n} → {left}", n=side.fate, left=max(0, side.fate - rules.fate_cost))


def _option(check: Trial, name: SideName, use: FateUse) -> Option:
    side, code = check.side(name), why_not(check, name, use)
    return Option(
        id=Declared(name, use).option,
        label=_label(name, use),
        rule=RULES[use],
        payer=side.who,
        cost=_cost(side, check.rules),
        effect=_effect(check, name, use),
        enabled=not code,
        reason=reason(code, side, check.rules) if code else phrase(""),
    )


def _ruled(check: Trial, declared: Declared) -> Option:
    side = check.side(declared.side)
    keep = declared.ruling == "keep"
    return Option(
        id=declared.option,
        label=phrase("GM裁定：{use}", use=_label(declared.side, declared.use)),
        rule="D20-AMB-22" if keep else REFUSED_BY[why_not(check, declared.side, declared.use)],
        payer=side.who,
        cost=_cost(side, check.rules),
        effect=_KEPT if keep else _effect(check, declared.side, declared.use),
    )


_KEPT = phrase("d20 を振り直し、よいほうを残します。")


def _effect(check: Trial, name: SideName, use: FateUse) -> Phrase:
    if use == "reroll":
        count = len(check.dice_for(name)) if check.rules.fate_reroll_scope == "all_dice" else 1
        return phrase("d20 を {n} 個振り直します。新しい目が残ります。", n=count)
    die, short = check.rules.fate_boost_die, shortage(check, name)
    if check.dc_hidden or check.leader == name:
        return phrase("判定値に 1d{die} を足します。", die=die)
    if decided(check, name):
        return phrase("判定値に 1d{die} を足しますが、結果は変わりません。", die=die)
    if short > die:
        return phrase(
            "判定値に 1d{die} を足します。あと {short} なので、これだけでは届きません。", die=die, short=short
        )
    return phrase("判定値に 1d{die} を足します。{short} 以上で届きます。", die=die, short=short)


def shortage(check: Trial, name: SideName) -> int:
    """How much this side lacks; 0 or less: nothing (D20-ODD-03)."""
    if check.opponent is None:
        return (check.dc or 0) - check.actor.total
    mine, theirs = check.side(name), check.opponent if name == "actor" else check.actor
    tie = check.rules.contest_tie
    wins_tie = tie != "reroll" and ((tie == "actor") != check.swap) == (name == "actor")
    return theirs.total - mine.total + (0 if wins_tie else 1)


def payment(side: ContestSide, use: FateUse, left: int) -> tuple[Change, ...]:
    """Return what a use does to the sheet; nothing when only numbers are known."""
    if not side.who:
        return ()
    cause = phrase(NAMES[use])
    return (Change(sheet=side.who, field="fate_dice", before=side.fate, after=left, rule=RULES[use], cause=cause),)


def request_label(pending: FateUse | None, side: ContestSide) -> Phrase:
    """Say which dice are thrown."""
    if pending == "boost":
        return phrase("{who}ブースト", who=_owner(side))
    if pending == "reroll":
        return phrase("{who}リロール", who=_owner(side))
    return phrase("{who}{what}（{mode}）", who=_owner(side), what=side.label, mode=MODE_NAMES[side.mode])


def _owner(side: ContestSide) -> Phrase:
    return phrase("{name} の", name=Typed(side.name)) if side.name else phrase("")


def request_rule(pending: FateUse | None, mode: Mode) -> str:
    """Return the rule that asks for these dice."""
    if pending:
        return RULES[pending]
    return {Mode.NORMAL: "D20-CORE-02", Mode.ADVANTAGE: "D20-ADV-02", Mode.DISADVANTAGE: "D20-ADV-03"}[mode]
