"""Everything that can happen in a session, as data; faces of dice travel inside the events."""

from __future__ import annotations

from typing import Literal

from desktop.core.sheet import OwnName
from desktop.core.value import Value
from desktop.systems.common.sheet import AreaName, StateRow


class Event(Value):
    """Base of all events."""

    gm: bool = False
    """The GM ruling: what may be overruled does not stop it (CM-AMB-10)."""
    note: OwnName = ""
    """Why, in the GM's words."""


class Begin(Event):
    """開始: the scenario begins."""

    kind: Literal["begin"] = "begin"


class Elapse(Event):
    """The GM names 経過させるサイクル数."""

    kind: Literal["elapse"] = "elapse"
    cycles: int


class ChooseArea(Event):
    """A PL picks an area for their PC."""

    kind: Literal["choose_area"] = "choose_area"
    who: str
    area: AreaName


class Absent(Event):
    """A PC is nowhere this cycle."""

    kind: Literal["absent"] = "absent"
    who: str


class ConfirmMoves(Event):
    """移動を確定: all move, the counter rises."""

    kind: Literal["confirm_moves"] = "confirm_moves"


class Place(Event):
    """The GM puts a character into an area; empty: nowhere."""

    kind: Literal["place"] = "place"
    who: str
    area: AreaName = ""


class Describe(Event):
    """シーンを描写: the scene of an area begins."""

    kind: Literal["describe"] = "describe"
    area: AreaName


class EndScene(Event):
    """シーン終了."""

    kind: Literal["end_scene"] = "end_scene"


class Enter(Event):
    """The GM brings a character into the scene."""

    kind: Literal["enter"] = "enter"
    who: str


class Leave(Event):
    """The GM takes a character out of the scene."""

    kind: Literal["leave"] = "leave"
    who: str


class Acquire(Event):
    """取得: an ability for CP."""

    kind: Literal["acquire"] = "acquire"
    who: str
    card: str
    choice: str = ""


class Buy(Event):
    """購入: an item on sale in the scene area."""

    kind: Literal["buy"] = "buy"
    who: str
    item: str


class Sell(Event):
    """A copy goes back to the shop, where the house rules allow it."""

    kind: Literal["sell"] = "sell"
    who: str
    copy_id: str


class UseCard(Event):
    """使用: a copy is used."""

    kind: Literal["use"] = "use"
    who: str
    copy_id: str
    targets: tuple[str, ...] = ()
    hexes: tuple[int, ...] = ()
    """The hexes of Nヘクス; for a moving card the hex to move to."""
    judge: int | None = None
    difficulty: int | None = None
    """Numbers the GM reads out of the card's text."""


class Search(Event):
    """An ability is used for the drop items of the scene area."""

    kind: Literal["search"] = "search"
    who: str
    copy_id: str
    items: tuple[str, ...] = ()
    """Which drop items; empty: all that this ability can gain here."""


class Typed(Event):
    """The finished value of the dice code that the open check asked for, thrown elsewhere (CM-APP-04)."""

    kind: Literal["typed"] = "typed"
    value: int


class WordsDone(Event):
    """The GM has carried out the text of the card."""

    kind: Literal["words_done"] = "words_done"


class Equip(Event):
    """装備 / 外す."""

    kind: Literal["equip"] = "equip"
    who: str
    copy_id: str
    on: bool = True


class HandOver(Event):
    """渡す."""

    kind: Literal["hand_over"] = "hand_over"
    who: str
    copy_id: str
    to: str


class ThrowAway(Event):
    """捨てる."""

    kind: Literal["throw_away"] = "throw_away"
    who: str
    copy_id: str


class Mark(Event):
    """戦闘可能 or 戦意 changes."""

    kind: Literal["mark"] = "mark"
    who: str
    mark: Literal["battle_capable", "hostile"]
    on: bool


class GiveSecret(Event):
    """The GM confirms that a character gains a secret."""

    kind: Literal["give_secret"] = "give_secret"
    who: str
    secret: OwnName


class WithholdSecret(Event):
    """The GM keeps a secret back although its condition holds."""

    kind: Literal["withhold_secret"] = "withhold_secret"
    who: str
    secret: OwnName


class GiveCard(Event):
    """The GM gives a copy."""

    kind: Literal["give_card"] = "give_card"
    who: str
    card: str
    choice: str = ""


class LogVisit(Event):
    """The GM notes that a character has gone to an area."""

    kind: Literal["log_visit"] = "log_visit"
    who: str
    area: AreaName


class LogMeeting(Event):
    """The GM notes that two characters have met."""

    kind: Literal["log_meeting"] = "log_meeting"
    who: str
    other: str


class Tick(Event):
    """The GM ticks or unticks a condition by hand; None: as it is computed."""

    kind: Literal["tick"] = "tick"
    key: str
    """`area:<name>`, `secret:<name>` or `text:<text>`, each also with `@<sheet id>` for one character."""
    on: bool | None = None


class Reveal(Event):
    """公開 / 非公開 of an area, a condition, an NPC's sheet, or a PC's destination."""

    kind: Literal["reveal"] = "reveal"
    what: Literal["area", "condition", "person", "destination"]
    name: OwnName
    """Area name, or sheet id."""
    how: Literal["auto", "shown", "hidden"] = "shown"


class SetValue(Event):
    """The GM overwrites a number, with a reason in `note`."""

    kind: Literal["set_value"] = "set_value"
    who: str
    field: str
    value: int


class AddState(Event):
    """A state comes."""

    kind: Literal["add_state"] = "add_state"
    who: str
    state: StateRow


class RemoveState(Event):
    """A state goes."""

    kind: Literal["remove_state"] = "remove_state"
    who: str
    name: str


class EndEffect(Event):
    """The GM ends a running effect by hand."""

    kind: Literal["end_effect"] = "end_effect"
    who: str
    index: int


class Join(Event):
    """A further character joins."""

    kind: Literal["join"] = "join"
    who: str


class Drop(Event):
    """The GM breaks the action under way off; what was paid stays paid."""

    kind: Literal["drop"] = "drop"


class CloseCycle(Event):
    """サイクル終了; `confirm`: CP that are left are lost."""

    kind: Literal["close_cycle"] = "close_cycle"
    confirm: bool = False


class EndScenario(Event):
    """The scenario ends; `confirm` is the GM's yes."""

    kind: Literal["end_scenario"] = "end_scenario"
    confirm: bool = False
