"""What the check and the fate check share: one throw of five dice, read as a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from pydantic import JsonValue

from desktop.core.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.dice import Throw
from desktop.core.outcome import Change, Contribution, Outcome
from desktop.core.value import Value
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, Spoken, phrase, plus
from desktop.systems.d6game.actors import Actor
from desktop.systems.d6game.hands import DICE, RANK, Hand, Read
from desktop.systems.d6game.resolve import Resolved
from desktop.systems.d6game.rules import Rules
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.throws import accept, not_offered

MARKS = {Hand.FOUR_DICE: "critical", Hand.THE_FIVE: "super_critical"}
"""D6G-AMB-11: hands that bear a name beside their own, and nothing else."""
_NOTHING = Concealment()
_FIVE = phrase("六面ダイス5個")


class HandCheck(Value):
    """A throw of five dice for a character, decided at once."""

    rules: Rules
    actor: Actor
    subject: Spoken = ""
    """What is tested, in the words of the sheet."""
    dice: Throw | None = None

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.rules.settings

    @property
    def word(self) -> str:
        """The campaign's word for this kind of check."""
        raise NotImplementedError

    @property
    def request(self) -> DiceRequest:
        """Five six-sided dice (D6G-CHK-02); concealed where the GM throws for a character (D6G-PHY-08)."""
        return DiceRequest.model_construct(
            sides=DICE, label=_FIVE, rule="D6G-CHK-02", who=self.actor.id, secret=self.actor.of_gm
        )

    @property
    def wants(self) -> DiceRequest | None:
        """The five dice, once."""
        return None if self.dice else self.request

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing is declared around a check: target, bet and help are fixed before (D6G-AMB-12)."""
        return ()

    @property
    def done(self) -> bool:
        """Tell whether the dice lie."""
        return self.dice is not None

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """The five dice."""
        return (ThrowRecord.model_construct(request=self.request, throw=self.dice),) if self.dice else ()

    def concealment(self, viewer: Viewer) -> Concealment:
        """Conceal the GM's throw for a character; a character's own check is public (D6G-PHY-08)."""
        if viewer.gm or not self.actor.of_gm:
            return _NOTHING
        return Concealment(
            throws=(0,) if self.dice else (),
            title=phrase("{name} の判定", name=self.actor.open_name),
            odds=True,
            outcome=True,
            may_look=True,
        )

    def throw(self, throw: Throw) -> Self:
        """Take the five faces."""
        accept(None if self.dice else DICE, throw)
        return self.model_copy(update={"dice": throw})

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Self:
        """Refuse: nothing is offered."""
        raise not_offered(option)

    def of(self, actor: Actor) -> Self:
        """Return the same check with the numbers its maker has now; once thrown it keeps what it was thrown with."""
        return self if self.done or actor == self.actor else self.model_copy(update={"actor": actor})

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None before the throw."""
        return None if self.dice is None else self._outcome(self.dice, self.resolve(self.dice.values))

    def resolve(self, faces: Sequence[int]) -> Resolved:
        """Decide the check for these faces."""
        raise NotImplementedError

    def _rules(self, result: Resolved) -> tuple[str, ...]:
        raise NotImplementedError

    def _outcome(self, dice: Throw, result: Resolved) -> Outcome:
        hand, mark = result.read.hand, MARKS.get(result.read.hand)
        word = "success" if result.success else "fumble" if result.fumble else "failure"
        return Outcome.model_construct(
            label=self.rules.label(word),
            success=result.success,
            critical=mark is not None,
            fumble=result.fumble,
            headline=self.rules.label(hand),
            marks=(self.rules.label(mark),) if mark else (),
            total=result.total,
            target=result.required,
            parts=self._parts(result),
            throws=(dice,),
            changes=self._changes(result),
            rules=(*self._rules(result), *(part.rule for part in result.parts)),
            detail=self._detail(result),
        )

    def _parts(self, result: Resolved) -> tuple[Contribution, ...]:
        return (hand_part(result.read, self.rules),)

    def _changes(self, result: Resolved) -> tuple[Change, ...]:
        if not self.actor.id or not result.delta:
            return ()
        cause = phrase("{check}：{hand}", check=self.word, hand=self.rules.label(result.read.hand))
        return (
            Change.model_construct(
                sheet=self.actor.id,
                field=self.settings.pool,
                before=result.before,
                after=result.after,
                rule=result.parts[0].rule,
                cause=cause,
            ),
        )

    def _detail(self, result: Resolved) -> Phrase:
        return phrase(
            "{pool} {before} → {after}（{delta}）",
            pool=self.rules.label(self.settings.pool),
            before=result.before,
            after=result.after,
            delta=plus(result.delta),
        )


def hand_part(read: Read, rules: Rules) -> Contribution:
    """A hand as a summand: its name, its score and the rule that prints it."""
    rule = f"D6G-HND-{RANK[read.hand] + 1:02d}"
    return Contribution.model_construct(label=rules.label(read.hand), value=read.score, rule=rule)
