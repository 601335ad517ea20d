"""The order in which the files of tests run."""

from __future__ import annotations

import pytest
from support.order import LONG, TESTS, rank


def test_the_long_files_run_first(request: pytest.FixtureRequest) -> None:
    """They exist, and come before all others, in the order of their list."""
    assert [name for name in LONG if not (TESTS / name).is_file()] == []
    ranks = [rank(item.path) for item in request.session.items]
    assert ranks == sorted(ranks)
    assert len(set(map(rank, map(TESTS.__truediv__, LONG)))) == len(LONG)
