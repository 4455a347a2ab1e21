"""People for paper: the emptiest and the fullest sheet of every system, and ordinary ones."""

from __future__ import annotations

import random
from typing import Any

from desktop.core.sheet import Sheet
from desktop.services.text.catalogue import Catalogue
from tests.systems.enishi import test_paper_enishi as enishi
from tests.views.systems_pages import common_people, d6game_people
from tests.views.systems_pages import test_blank_paper as blank
from tests.views.systems_pages import test_d20fate_paper as d20fate
from tests.views.systems_pages import test_kotodama_paper as kotodama


def fullest(system: str) -> Any:
    """Return a sheet on which every value is as long and every list as full as the model lets it be, or nearly."""
    rule_system = Catalogue().system(system)
    match system:
        case "enishi":
            return enishi.longest()
        case "common":
            return common_people.longest()
        case "d6game":
            return d6game_people.longest(rule_system.game())
        case "d20fate":
            return d20fate.longest()
        case "kotodama":
            return kotodama.longest()
        case "blank":
            return blank.longest()
    raise ValueError(system)


def extremes(system: str) -> list[Any]:
    """Return the emptiest, the fullest, and one whose name is as long as a name may be."""
    rule_system = Catalogue().system(system)
    ordinary = rule_system.randomise(rule_system.game(), random.Random(7))
    return [rule_system.sheet_type(), fullest(system), ordinary.evolve(name="髙﨑𠮷" * 66, memo="一行\n" * 900)]


def ordinary(system: str, count: int) -> list[Sheet]:
    """Return people as the dice make them."""
    rule_system = Catalogue().system(system)
    return [rule_system.randomise(rule_system.game(), random.Random(seed)) for seed in range(count)]
