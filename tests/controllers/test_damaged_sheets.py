"""The real window with damaged sheets: every one opens, or one sentence says why not.

A few of each system by default; `TAKUJO_FUZZ_WINDOW=500 pytest tests/controllers/test_damaged_sheets.py` for more.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from desktop.controllers.main import MainController
from desktop.services import files
from desktop.services.catalogue import system_ids
from tests.services.hostile import damaged

SHEETS = int(os.environ.get("TAKUJO_FUZZ_WINDOW", "6"))


@pytest.mark.parametrize("system", system_ids())
def test_damaged_sheets_open_or_are_refused(main: MainController, system: str) -> None:
    main.open_sample(system)
    assert main.desk is not None
    workspace = main.desk.workspace
    path = workspace.table.path_of(workspace.table.sheets()[0])
    assert workspace.close_all()
    data = files.parse(path.read_bytes())
    for seed in range(SHEETS):
        path.write_bytes(damaged(data, Random(seed)))
        main.window.quiet()
        controller = workspace.open_path(path)
        assert (controller is None) == bool(main.window.notice)
        if controller is not None:
            assert workspace.close(controller)
