"""What a seed stands for: who plays, how long, and what goes wrong when."""

from random import Random

import msgspec

KINDS = (
    "crash",
    "cut standby",
    "promote",
    "lose bus",
    "cut bus",
    "cut database",
    "pause",
    "clock",
    "lose lines",
)
STEPS = 600
"""Faults come before one of so many steps of the scheduler."""


class Fault(msgspec.Struct, frozen=True):
    """Something that goes wrong between two awaits."""

    step: int
    kind: str
    target: int
    """Which worker it hits, for those that hit one."""
    seconds: float
    """How long it lasts."""


class Plan(msgspec.Struct, frozen=True):
    """One run; the same plan is the same run."""

    seed: int
    workers: int
    players: int
    watchers: int
    moves: int
    """After so many moves the players agree to end the game."""
    pace: int
    auto: bool
    """The game begins by itself once everybody sits."""
    loss: float
    """Which share of all news gets lost."""
    faults: tuple[Fault, ...]
    gives: bool = False
    """Players add to the dice."""
    again: bool = False
    """After the game they play another one."""
    silent: bool = False
    """The host commits to a nonce and never shows it, so that the table begins anew."""
    takes: bool = False
    """Whoever watches takes the place of the bot, or asks for that of somebody who is away."""
    sleeps: bool = False
    """The second player never moves, and is away from their first turn on."""


def make_plan(seed: int) -> Plan:
    """Draw a plan."""
    luck = Random(seed)
    faults = [_fault(luck) for _ in range(luck.randrange(7))]
    if luck.random() < 0.3:
        faults += _failover(luck)
    return Plan(
        seed=seed,
        workers=luck.choice((2, 3)),
        players=luck.choice((1, 2, 2)),
        watchers=luck.randrange(2),
        moves=100 if luck.random() < 0.1 else luck.randrange(1, 8),
        pace=luck.choice((5, 60)),
        auto=luck.random() < 0.3,
        loss=luck.choice((0.0, 0.05, 0.3)),
        faults=tuple(sorted(faults, key=lambda fault: fault.step)),
        gives=luck.random() < 0.5,
        silent=luck.random() < 0.1,
        again=luck.random() < 0.3,
        takes=luck.random() < 0.5,
        sleeps=luck.random() < 0.2,
    )


def _fault(luck: Random) -> Fault:
    return Fault(
        step=luck.randrange(1, STEPS),
        kind=luck.choice(KINDS),
        target=luck.randrange(3),
        seconds=luck.choice((0.1, 1.0, 7.0)) * luck.random(),
    )


def _failover(luck: Random) -> list[Fault]:
    """A primary seldom dies alone: first its standby falls behind."""
    step = luck.randrange(1, STEPS)
    later = step + luck.randrange(1, 300)
    return [Fault(step, "cut standby", 0, 8.0), Fault(later, "promote", 0, 0.0)]
