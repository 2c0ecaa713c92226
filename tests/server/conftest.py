from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.tables import Live, serving


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(tmp_path) as found:
        yield found
