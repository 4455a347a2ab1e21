"""Files of tests that take longest, the longest first: two processes that share the others end at the same time.

`pytest -n 2 --dist loadfile` gives a file to whichever process is free; one that takes twenty seconds and comes last
would keep the other waiting. A file that is not named here takes less than three seconds.
"""

from __future__ import annotations

import os
from random import Random

import pytest

SEED = os.environ.get("TAKUJO_ORDER", "")
"""Files in an order by chance, always the same for one seed; empty: the longest first."""

FIRST: tuple[str, ...] = (
    "test_everybody.py",
    "controllers/test_plain_names.py",
    "test_own_values_game.py",
    "controllers/test_builder.py",
    "controllers/test_coming_and_going.py",
    "controllers/test_renamed_english.py",
    "controllers/test_routes.py",
    "controllers/test_tracker_room.py",
    "test_display_secrets.py",
    "test_window_kills.py",
    "controllers/test_renamed.py",
    "controllers/test_typed_steps.py",
    "controllers/test_display.py",
    "controllers/test_chances.py",
    "controllers/test_evening_mishaps.py",
    "services/test_shelves.py",
    "controllers/test_nasty_keys.py",
    "services/test_fuzz.py",
    "test_own_bonds_and_islands.py",
    "controllers/test_keys_of_checks.py",
    "test_english_screens.py",
    "controllers/test_enishi_table.py",
    "controllers/test_window_place.py",
    "controllers/test_parts_off.py",
    "views/test_paper_formats.py",
    "controllers/test_damaged_tables.py",
    "views/test_form_pdf.py",
    "controllers/test_private_view.py",
    "controllers/test_confirmation.py",
    "controllers/test_damaged_sheets.py",
    "controllers/test_manual.py",
    "test_board_battle.py",
    "services/test_snapshots.py",
    "controllers/test_display_desk.py",
    "test_evenings.py",
    "systems/d6game/test_machines.py",
    "test_first_evening.py",
    "controllers/test_definition_manners.py",
    "test_evening_d20fate.py",
    "test_commands.py",
    "test_evening_enishi.py",
    "test_evening_kotodama.py",
    "test_evening_d6game.py",
    "test_bad_games.py",
    "test_own_ghosts_and_words.py",
    "systems/common/test_two_ways.py",
    "controllers/test_evenings_by_keys.py",
    "systems/enishi/test_secrecy.py",
    "services/test_typed_steps.py",
    "test_own_robots_and_roads.py",
    "controllers/test_scenario.py",
    "controllers/test_recap.py",
    "test_screenshot.py",
    "test_evening_common.py",
    "test_borders.py",
    "services/test_evening_kills.py",
    "systems/d20fate/test_two_ways.py",
    "systems/d20fate/test_session.py",
    "views/test_paper_fits.py",
    "systems/kotodama/test_odds.py",
    "views/systems_pages/test_common_paper.py",
    "views/test_paper_values.py",
    "services/test_kills.py",
    "controllers/test_importing.py",
    "views/systems_pages/test_d6game_screens.py",
    "controllers/test_results_stay.py",
    "controllers/test_table.py",
    "test_d6game_table.py",
    "test_bad_paper.py",
    "controllers/test_boards.py",
    "controllers/test_passing.py",
    "controllers/test_gm_fields.py",
    "systems/common/test_golden.py",
    "services/test_playing.py",
    "controllers/test_reopening.py",
    "controllers/test_full_disk.py",
    "controllers/test_definition_editor.py",
    "controllers/test_tables_editor.py",
    "views/systems_pages/test_d20fate_screens.py",
    "controllers/test_d20fate_table.py",
    "systems/d6game/test_secrecy.py",
    "services/test_crash.py",
    "systems/common/test_secrecy.py",
)


def in_order(items: list[pytest.Item]) -> None:
    """Sort tests by their files; those of one file stay as they are."""
    files = list(dict.fromkeys(map(file_of, items)))
    if SEED:
        Random(SEED).shuffle(files)
        places = {name: number for number, name in enumerate(files)}
    else:
        places = {name: number for number, name in enumerate(FIRST)}
    items.sort(key=lambda item: places.get(file_of(item), len(FIRST)))


def file_of(item: pytest.Item) -> str:
    """Return the file of a test within the folder of tests."""
    return item.nodeid.split("::")[0].removeprefix("tests/")
