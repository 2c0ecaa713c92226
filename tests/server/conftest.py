from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.tables import Live, serving


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all tests of a file; each has its own games."""
    with serving(tmp_path_factory.mktemp("games")) as found:
        yield found
