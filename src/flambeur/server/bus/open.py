"""Which bus an address means."""

from flambeur.server.bus.contract import Bus
from flambeur.server.bus.local import LocalBus
from flambeur.server.bus.nats import NatsBus


def open_bus(url: str) -> Bus:
    """Make the bus for an address: `local`, or `nats://user:password@host:port`."""
    return LocalBus() if url == "local" else NatsBus(url)
