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
    "bench/test_benches.py",
    "controllers/test_session_mishaps.py",
    "test_every_page.py",
    "controllers/test_renamed_english.py",
    "controllers/test_renamed.py",
    "controllers/test_display.py",
    "test_play_sessions.py",
    "controllers/test_tracker_width.py",
    "controllers/test_builder.py",
    "controllers/test_coming_and_going.py",
    "test_display_secrets.py",
    "controllers/test_hostile_keys.py",
    "test_own_values_game.py",
    "controllers/test_keys_of_checks.py",
    "controllers/test_routes.py",
    "test_window_kills.py",
    "controllers/test_chances.py",
    "controllers/test_definition_manners.py",
    "test_english_screens.py",
    "services/test_shelves.py",
    "controllers/test_plain_names.py",
    "controllers/test_enishi_table.py",
    "services/test_fuzz.py",
    "test_d6game_table.py",
    "views/test_theme.py",
    "controllers/test_recap.py",
    "test_own_bonds_and_islands.py",
    "services/test_snapshots.py",
    "controllers/test_manual.py",
    "controllers/test_importing.py",
    "controllers/test_play_page.py",
    "controllers/test_damaged_sheets.py",
    "test_own_ghosts_and_words.py",
    "test_commands.py",
    "controllers/test_d20fate_table.py",
    "services/test_playing.py",
    "views/test_paper_formats.py",
    "test_bad_games.py",
    "controllers/test_damaged_campaigns.py",
    "controllers/test_typed_steps.py",
    "controllers/test_boards.py",
    "test_five_systems.py",
    "controllers/test_hot_seat.py",
    "views/test_form_pdf.py",
    "controllers/test_window_place.py",
    "services/test_kills.py",
    "controllers/test_display_control.py",
    "test_own_robots_and_roads.py",
    "controllers/test_hand_over.py",
    "controllers/test_definition_editor.py",
    "test_session_kotodama.py",
    "test_light_start.py",
    "controllers/test_parts_off.py",
    "test_first_session.py",
    "controllers/test_checks_of_many.py",
    "controllers/test_encounters.py",
    "controllers/test_gm_fields.py",
    "views/systems_pages/test_common_screens.py",
    "controllers/test_scenario.py",
    "controllers/test_private_view.py",
    "controllers/test_results_stay.py",
    "controllers/test_gm_notes.py",
    "controllers/test_confirmation.py",
    "controllers/test_tables_editor.py",
    "controllers/test_full_disk.py",
    "systems/test_contract.py",
    "controllers/test_growth.py",
    "controllers/test_reopening.py",
    "test_screenshot.py",
    "controllers/test_handouts.py",
    "test_translation.py",
    "test_hostile_commands.py",
    "systems/kotodama/test_odds.py",
    "services/test_typed_steps.py",
    "controllers/test_command_line.py",
    "controllers/test_every_user.py",
    "controllers/test_sheet_first.py",
    "test_session_common.py",
    "services/test_full_disk.py",
    "test_board_battle.py",
    "controllers/test_start_page.py",
)


def in_order(items: list[pytest.Item]) -> None:
    """Sort tests by their files, those that want a styled window to the end: a window is changed once in a file."""
    files = list(dict.fromkeys(map(file_of, items)))
    if SEED:
        Random(SEED).shuffle(files)
        places = {name: number for number, name in enumerate(files)}
    else:
        places = {name: number for number, name in enumerate(FIRST)}
    items.sort(key=lambda item: (places.get(file_of(item), len(FIRST)), file_of(item), _styled(item)))


def _styled(item: pytest.Item) -> bool:
    return item.get_closest_marker("styled") is not None


def file_of(item: pytest.Item) -> str:
    """Return the file of a test within the folder of tests."""
    return item.nodeid.split("::")[0].removeprefix("tests/")
