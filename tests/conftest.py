"""Settings for all tests."""

import random
import signal
from itertools import groupby

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no reason to fail: what a test promises is the result, not the time.
settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")

# Shells let what they start in the background ignore Ctrl+C, and so would all that is started here.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let tests be run in another order: whoever leans on its neighbours falls."""
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run all tests in another order")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put files in another order, and the tests in each; what a file prepares is prepared once."""
    seed = config.getoption("--shuffle")
    if seed is None:
        return
    order = random.Random(seed)
    files = [list(tests) for _, tests in groupby(items, key=lambda test: test.path)]
    order.shuffle(files)
    for tests in files:
        order.shuffle(tests)
    items[:] = [test for tests in files for test in tests]
