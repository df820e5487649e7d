"""Processes that think are the worker's own: nobody else ends them."""

import signal

from flambeur.server.thought.minds import Minds


async def test_ctrl_c_is_not_heard_from_the_first_line_on() -> None:
    """It is blocked before a process is there to hear it, and heard by the worker as ever."""
    minds = Minds(1)
    try:
        blocked = await minds.think(signal.pthread_sigmask, signal.SIG_BLOCK, ())
    finally:
        minds.close()
    assert signal.SIGINT in blocked
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
