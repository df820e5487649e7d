"""What a person can do at a table; the same words over a socket and over HTTP."""

from typing import Annotated

import msgspec

from flambeur.protocol.card import Proposal
from flambeur.protocol.wire import Tagged

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}(?!\n)$")]
"""32 bytes in hexadecimal."""
Key = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{1,36}(?!\n)$")]
"""Chosen by the client for each thing it asks; the same key is never carried out twice."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
TableId = Annotated[str, msgspec.Meta(pattern="^[0-9a-z]{12}(?!\n)$")]


class Sit(Tagged, frozen=True):
    """Take a place before the game; without a seat, the first that is free."""

    name: Name
    seat: Seat | None = None
    gives: bool = False
    """This client will add a nonce of its own to the dice, so the table waits for it a moment."""


class SeatBot(Tagged, frozen=True):
    """The host lets a bot take a place before the game."""

    bot: Name
    seat: Seat | None = None


class Stand(Tagged, frozen=True):
    """Leave a place before the game; the host may clear any."""

    seat: Seat | None = None


class Start(Tagged, frozen=True):
    """The host starts the game; places that are empty are taken away."""


class Commit(Tagged, frozen=True):
    """Add a hash of one's nonce to the dice; the first one for a seat counts."""

    agreement: Hash
    """Which agreement it is for: `A` of the scheme."""
    commitment: Hash


class Reveal(Tagged, frozen=True):
    """Show one's nonce, once one's commitment is in the list."""

    list: Hash
    """Which list it was found in: `L` of the scheme."""
    nonce: Hash


class Play(Tagged, frozen=True):
    """Make a move at this version of the game."""

    version: Version
    move: msgspec.Raw


class Take(Tagged, frozen=True):
    """Take a place over that a bot has played so far, in a running game."""

    seat: Seat
    name: Name
    gives: bool = False
    """This client will add a nonce of its own to the dice of the next game."""


class Seek(Tagged, frozen=True):
    """Ask the host for the place of somebody who is away, in a running game."""

    seat: Seat
    name: Name
    gives: bool = False
    """This client will add a nonce of its own to the dice of the next game."""


class Hand(Tagged, frozen=True):
    """The host hands the place of somebody who is away to the one who asked for it, or not."""

    yes: bool
    to: Seq
    """Which request is meant, as the card tells its `seq`."""


class Back(Tagged, frozen=True):
    """Take one's place back from the bot that stood in."""


class Resign(Tagged, frozen=True):
    """Leave a running game for good; a bot plays on."""


class Propose(Tagged, frozen=True):
    """Ask the others to abandon the game, or to take one's last move back."""

    what: Proposal


class Answer(Tagged, frozen=True):
    """Agree to what was proposed, or not."""

    yes: bool
    to: Seq | None = None
    """Which proposal is meant, as the card tells its `seq`; without it, whatever is open."""


class Rematch(Tagged, frozen=True):
    """Ask the same people for another game after the end, or join those who asked."""

    now: bool = False
    """Begin without waiting for the others; bots play for them until they come."""


Act = (
    Sit
    | SeatBot
    | Stand
    | Start
    | Commit
    | Reveal
    | Play
    | Take
    | Seek
    | Hand
    | Back
    | Resign
    | Propose
    | Answer
    | Rematch
)
