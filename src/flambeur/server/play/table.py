"""A table as it follows from its log: nothing here is known that the log does not tell."""

from typing import Any, Self

from flambeur.core.fair.chain import Chain
from flambeur.core.fair.lines import Line
from flambeur.core.fair.start import deal_unseen
from flambeur.core.game import Game, Options
from flambeur.core.position import Position
from flambeur.core.source import Source
from flambeur.core.turn import Choice
from flambeur.families import find
from flambeur.protocol.card import Asked, Board, Card
from flambeur.protocol.messages import Begun
from flambeur.server.play.attempt import Attempt
from flambeur.server.play.lines import Written
from flambeur.server.play.sealing import is_sealed
from flambeur.server.play.steps import DayDice, Opened


class Table:
    """Is never changed once others may look at it; after a step it is followed by another."""

    ends_round = False
    """The last step ended a round, or the game: the chain is sealed there."""
    rewound = False
    """A move was taken back here, so versions can come twice."""
    hurried = False
    """Somebody who wants another game does not wait for the others."""

    def __init__(self, seed: str, opened: Opened, *, chained: bool = False) -> None:
        """Begin with the first step of the log; the record is chained only where it is wanted."""
        self.seed, self.chained = seed, chained
        """The secret of the table; by scheme 2 it is never shown, and all seeds follow from it."""
        self.scheme = opened.scheme
        self.seq = 1
        self.game: Game[Any] = find(opened.game)
        self.options: Options = self.game.read_options(opened.options)
        self.nonces: tuple[str, ...] = ("",) * opened.chairs
        """What the seats add to dice of scheme 1."""
        self.gives: tuple[bool, ...] = opened.gives or (False,) * opened.chairs
        """Whose client announced a nonce of its own."""
        self.attempts: tuple[Attempt, ...] = ()
        """The beginnings of this table; all but the last one were broken off."""
        self.chain: Chain | None = None
        """The chain over the record of the game, if it is kept; dice of scheme 1 have none."""
        self.written: tuple[Written, ...] = ()
        """What the last step added to the record."""
        self.lines: tuple[Line, ...] = ()
        """The same, as the lines of the chain."""
        self.position: Position[Any] | None = None
        self.before: Position[Any] | None = None
        """Where the game stood before the last move, if that can still be taken back."""
        self.shown = 0
        """Milliseconds for which a browser shows all that happened in the game so far."""
        self.acted: dict[int | None, int] = {}
        """How many of them there were when each seat made its last move."""
        self.start = opened.start
        """Where the game begins, if it goes on from a moment of another one."""
        self.board = opened.board
        """The dice of a day, at its board."""
        self.source: Source | None = None
        self.sat: dict[str | None, int] = {}
        """How often each person has sat down; bots count as nobody."""
        self.proposed: dict[int, int] = {}
        """How often each seat has asked the others for something."""
        self.sought: dict[str, int] = {}
        """How often each person has asked for the place of somebody who is away."""
        self.in_hand: int | None = None
        """At a shared table, the seat of those on the device that was awaited last."""
        self.card = Card(
            table=opened.table,
            game=opened.game,
            options=opened.options,
            phase="open",
            places=opened.places or (None,) * opened.chairs,
            host=opened.host,
            pace=opened.pace,
            public=opened.public,
            auto=opened.auto,
            hash=opened.hash,
            hints=opened.hints,
            lesson=opened.lesson,
            chapter=opened.chapter,
            played_on=opened.start is not None,
            night=opened.night,
            colours=opened.colours,
            shared=opened.shared,
            board=None if opened.board is None else _shown(opened.board),
        )

    @property
    def id(self) -> str:
        """The name of the table, as it stands in its link."""
        return self.card.table

    @property
    def version(self) -> int:
        """How many entries the game has."""
        return self.position.version if self.position else 0

    @property
    def round(self) -> int | None:
        """The round of the game, once it has begun."""
        return None if self.position is None else self.position.state.round

    @property
    def rounds(self) -> int:
        """How many rounds the game has, 0 where that is not agreed."""
        return 0 if self.position is None else getattr(self.position.state, "rounds", 0)

    def seat_of(self, person: str | None) -> int | None:
        """Tell where a person sits; where they hold several seats, the one in hand."""
        if self.in_hand is not None and person == self.card.host:
            return self.in_hand
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str | None) -> list[int]:
        """List all seats of a person: several, if one device is handed round."""
        return [
            seat
            for seat, place in enumerate(self.card.places)
            if place is not None and place.person is not None and place.person == person
        ]

    def seats_with(self, seat: int) -> list[int]:
        """List all seats of whoever sits there; a bot has but the one."""
        place = self.card.places[seat]
        return self.seats_of(None if place is None else place.person) or [seat]

    def names(self) -> tuple[str, ...]:
        """List what those who sit here are called."""
        return tuple(place.name for place in self.card.places if place is not None)

    def awaited(self) -> int | None:
        """Tell whose turn it is."""
        if self.card.phase != "playing" or self.position is None:
            return None
        turn = self.position.turn
        return turn.seat if isinstance(turn, Choice) else None

    def is_played_by_bot(self, seat: int) -> bool:
        """Tell whether a bot makes the moves of a seat."""
        place = self.card.places[seat]
        return place is not None and (place.bot is not None or place.away or place.resigned)

    def people(self) -> list[int]:
        """List the seats of people who are still in the game themselves."""
        return [
            seat
            for seat, place in enumerate(self.card.places)
            if place is not None and place.person is not None and not place.resigned
        ]

    @property
    def attempt(self) -> Attempt | None:
        """The beginning that counts, once all was agreed."""
        return self.attempts[-1] if self.attempts else None

    def begun(self) -> tuple[Begun, ...]:
        """Tell everybody how far the table has begun."""
        over, last = self.card.phase == "over" and not is_sealed(self.card), self.attempt
        return tuple([one.told(broken=one is not last, over=over) for one in self.attempts])

    def givers(self) -> list[int]:
        """List the seats whose nonces are waited for at the next beginning.

        The first time those who announced one; then those who did give one, so that there are
        no more restarts than the first list has commitments.
        """
        if self.attempt is not None:
            return sorted(self.attempt.revealed)
        seated = [place for place in zip(self.card.places, self.gives, strict=True) if place[0]]
        return [seat for seat, (_, gives) in enumerate(seated) if gives]

    def begin(self) -> Position[Any]:
        """Lay the table out for those who sit there."""
        seats = sum(place is not None for place in self.card.places)
        if self.start is None:
            return Position(self.game, self.game.start(seats, self.options))
        assert self.attempt is not None  # noqa: S101 - what is dealt follows from the key
        key = self.attempt.key
        return Position(self.game, deal_unseen(self.game, seats, self.options, self.start, key))

    def keep_chain(self, chain: Chain | None) -> Self:
        """Return the same table with the chain as it is now, which is kept from here on."""
        same = self.twin()
        same.chain, same.chained = chain, True
        return same

    def twin(self) -> Self:
        """Make a table that can be led on without changing this one."""
        # By hand, since copy.copy takes as long as everything else here together.
        same = object.__new__(type(self))
        same.__dict__.update(self.__dict__)
        return same

    def everybody_agrees(self, asked: Asked) -> bool:
        """Tell whether all who play themselves have agreed; who is away does not hold others up."""
        return self.present() <= set(asked.agreed)

    def present(self) -> set[int]:
        """List the seats of people who play there themselves."""
        return {seat for seat in self.people() if not self.is_played_by_bot(seat)}


def _shown(dice: DayDice) -> Board:
    """Tell of the dice of a day what everybody may know."""
    return Board(dice.day, dice.closes)
