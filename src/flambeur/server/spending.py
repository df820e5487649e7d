"""Processor time is paid for by the one whose question it answers, wherever the work is done."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import thread_time

import msgspec


class Bill(msgspec.Struct):
    """What somebody's question has cost so far."""

    seconds: float = 0.0


OPEN: ContextVar[Bill | None] = ContextVar("OPEN", default=None)
"""The bill for what is done now; tasks and threads that are started for it know it, too."""


@contextmanager
def billing() -> Iterator[Bill]:
    """Write down what the work inside costs."""
    bill = Bill()
    token = OPEN.set(bill)
    try:
        yield bill
    finally:
        OPEN.reset(token)


def pay(seconds: float) -> None:
    """Put some work on the bill, if there is one."""
    bill = OPEN.get()
    if bill is not None:
        bill.seconds += seconds


@contextmanager
def paid() -> Iterator[None]:
    """Put what the lines inside take on the bill; for work without a pause, in any thread."""
    started = thread_time()
    try:
        yield
    finally:
        pay(thread_time() - started)
