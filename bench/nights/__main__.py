"""`python -m bench.nights`: kill workers, PostgreSQL and NATS while game nights go on."""

import argparse
import asyncio

from bench.nights.drill import drill


def main() -> None:
    """Run the drills, and end with 1 if anything was lost or took too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=12, help="how many drills")
    parser.add_argument("--nights", type=int, default=3, help="nights that go on")
    given = parser.parse_args()
    found = asyncio.run(drill(given.count, given.nights))
    print(
        f"{given.count} drills, {found.acks} acknowledged acts, {found.games} games scored; "
        f"all as before after {found.longest:.1f} s at most: {found.violations} violations"
    )
    raise SystemExit(bool(found.violations))


if __name__ == "__main__":
    main()
