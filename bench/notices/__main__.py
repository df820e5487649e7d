"""`python -m bench.notices`: kill a server between a move and the message about it."""

import argparse
import asyncio

from bench.notices.drill import any_moment, drill


def main() -> None:
    """Run the drill, and end with 1 if somebody was not told, or told twice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument(
        "--any-moment", action="store_true", help="also while and after a message is sent"
    )
    given = parser.parse_args()
    found = asyncio.run(drill(given.kills, any_moment if given.any_moment else lambda: 0.0))
    print(
        f"{found.calls} called while the server died: {found.missed} not told, "
        f"{found.repeated} told again with the same tag, {found.strange} with another"
    )
    raise SystemExit(bool(found.missed or found.strange))


if __name__ == "__main__":
    main()
