"""The owner of dice in the tray, and which of them count."""

from __future__ import annotations

from desktop.controllers.tray.tray_table import DEFAULT_COLOUR, Throwers, dice_groups
from desktop.core.rolls.check import DiceRequest
from desktop.core.sheet import Sheet
from desktop.core.view_models import CheckView, DieView, ThrowView
from desktop.core.words import phrase
from desktop.views.dice import DieState

OWN = Sheet(id="own", name="七海", colour="#2F4B8F")
FRIEND = Sheet(id="friend", name="ハル", colour="#B5371B")
CAST = Throwers(OWN, {s.id: s for s in (OWN, FRIEND)}.get, "相手")


def wanted(who: str = "", sides: tuple[int, ...] = (6, 6), secret: bool = False) -> DiceRequest:
    """Dice wanted of a character."""
    return DiceRequest(sides=sides, label=phrase("ダイス"), who=who, secret=secret)


def throw(who: str, *values: int | None, counts: tuple[bool, ...] = ()) -> ThrowView:
    """A character's throw; None is a concealed die."""
    counted = counts or (True,) * len(values)
    return ThrowView(
        who=who, dice=tuple(DieView(sides=6, value=v, counts=c) for v, c in zip(values, counted, strict=True))
    )


def seen(*throws: ThrowView, wants: DiceRequest | None = None) -> CheckView:
    """A check as shown."""
    return CheckView(title=phrase("判定"), throws=throws, wants=wants)


def test_dice_have_owner_colour_or_grey() -> None:
    groups = dice_groups(seen(throw("own", 4, 1), throw("friend", 2, 2), throw("", 6, 3)), CAST, ())
    assert [g.dice[0].colour for g in groups] == [OWN.colour, FRIEND.colour, DEFAULT_COLOUR]
    assert [g.name for g in groups] == ["七海", "ハル", "相手"]
    assert not any(g.added for g in groups)


def test_unnamed_throw_belongs_to_the_checks_owner() -> None:
    groups = dice_groups(seen(throw("", 4, 1)), CAST, ())
    assert groups[0].dice[0].colour == OWN.colour
    assert groups[0].name == ""


def test_a_die_that_does_not_count_is_pale() -> None:
    groups = dice_groups(
        seen(throw("own", 1, 2, counts=(False, False)), throw("own", 6, 4, counts=(True, False))), CAST, ()
    )
    assert [[d.standing for d in g.dice] for g in groups] == [
        [DieState.DROPPED, DieState.DROPPED],
        [DieState.COUNTED, DieState.DROPPED],
    ]


def test_further_dice_of_one_character_are_framed_apart() -> None:
    groups = dice_groups(seen(throw("own", 4, 4), wants=wanted("own", (6,))), CAST, ())
    assert groups[1].added
    assert [d.standing for d in groups[1].dice] == [DieState.WAITING]


def test_missing_further_dice_are_framed_as_well() -> None:
    """KO-TAT-03: a 10 counts and is rerolled; the new die may miss."""
    groups = dice_groups(
        seen(throw("", 10, 3, counts=(True, False)), throw("", 2, counts=(False,))), Throwers(None), ()
    )
    assert [group.added for group in groups] == [False, True]


def test_typed_faces_take_their_places_and_secret_ones_stay_covered() -> None:
    open_ = dice_groups(seen(wants=wanted("own")), CAST, (4,))
    assert [(d.value, d.standing) for d in open_[0].dice] == [(4, DieState.COUNTED), (1, DieState.WAITING)]
    hidden = dice_groups(seen(wants=wanted("own", secret=True)), CAST, (4,))
    assert (hidden[0].dice[0].standing, hidden[0].dice[0].value) == (DieState.COVERED, 1)


def test_concealed_die_is_covered_and_has_no_face() -> None:
    die = dice_groups(seen(throw("own", None, None)), CAST, ())[0].dice[0]
    assert (die.standing, die.value) == (DieState.COVERED, 1)


def test_covered_rerolls_are_not_shown() -> None:
    """KO-TAT-03: each 10 is rerolled, so the number of rerolls is concealed too."""
    again = seen(throw("own", None, None, None), throw("own", None, None), wants=wanted("own", (10,), secret=True))
    assert [len(group.dice) for group in dice_groups(again, CAST, (), public=True)] == [3]
    assert [len(group.dice) for group in dice_groups(again, CAST, ())] == [3, 1]
    first = seen(wants=wanted("own", (10, 10), secret=True))
    assert [len(group.dice) for group in dice_groups(first, CAST, (), public=True)] == [2]
    both = seen(throw("own", None, None), throw("friend", None), wants=wanted("friend", (10,)))
    assert [len(group.dice) for group in dice_groups(both, CAST, (), public=True)] == [2, 1]
