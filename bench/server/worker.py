"""One worker as a process: `python -m bench.server.worker port metrics-port settings [profile]`."""

import cProfile
import sys

import msgspec
from prometheus_client import start_http_server

from flambeur.server.ops.environment import Serving
from flambeur.server.run import bind, run
from flambeur.server.settings import Settings

PATIENCE = 3


def serve(port: str, metrics: str, settings: str) -> None:
    """Serve as `flambeur serve` does, until told to stop."""
    start_http_server(int(metrics), "127.0.0.1")
    serving = Serving(host="127.0.0.1", port=int(port), patience=PATIENCE)
    run(msgspec.json.decode(settings, type=Settings), serving, bind(serving))


def main() -> None:
    """Serve, and write a profile if a place for it is given."""
    arguments, profile = sys.argv[1:4], cProfile.Profile()
    if not sys.argv[4:]:
        serve(*arguments)
        return
    try:
        profile.runcall(serve, *arguments)
    finally:
        profile.dump_stats(sys.argv[4])


if __name__ == "__main__":
    main()
