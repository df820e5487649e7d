"""Which bus an address means."""

from flambeur.server.bus.contract import Bus
from flambeur.server.bus.local import LocalBus


def open_bus(url: str) -> Bus:
    """Make the bus for an address: `local`, or `nats://user:password@host:port`."""
    if url == "local":
        return LocalBus()
    from flambeur.server.bus.nats import NatsBus  # noqa: PLC0415 - a home does without NATS

    return NatsBus(url)
