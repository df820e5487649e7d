"""What is asked on a day that was opened, put together once."""

from functools import cached_property

from flambeur.core.notation import read_position
from flambeur.families import find
from flambeur.practice.days.pool import Pool, read_pool
from flambeur.practice.days.score import score_of
from flambeur.practice.days.sums import TEN, board_of, chosen, key_of
from flambeur.practice.puzzle import Puzzle
from flambeur.protocol.days import BotScore
from flambeur.server.days.guarding import look_of
from flambeur.server.store.contract import KeptDay


class AskedDay:
    """A day with its ten questions; it never changes."""

    def __init__(self, kept: KeptDay) -> None:
        """Take a day that was opened."""
        assert kept.number is not None  # noqa: S101 - see above
        assert kept.nonces is not None  # noqa: S101 - see above
        self.kept, self.day, self.number = kept, kept.day, kept.number
        self.nonces = kept.nonces

    @cached_property
    def pool(self) -> Pool:
        """All that could have been asked."""
        return read_pool(self.kept.pool)

    @cached_property
    def key(self) -> bytes:
        """The key of the day; nobody may see it before the day has closed."""
        nonces = map(bytes.fromhex, self.nonces)
        return key_of(bytes.fromhex(self.kept.seed), self.day, nonces)

    @cached_property
    def board(self) -> bytes:
        """The key of the dice of the day's board."""
        return board_of(self.key)

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Which of the pool are asked, in their order."""
        return tuple(chosen(self.key, len(self.pool.puzzles)))

    @cached_property
    def questions(self) -> tuple[Puzzle, ...]:
        """The ten."""
        questions = tuple(self.pool.puzzles[place] for place in self.places)
        assert len(questions) == TEN  # noqa: S101 - a pool has more
        return questions

    @cached_property
    def bots(self) -> tuple[BotScore, ...]:
        """What bots would have got, the weakest first."""
        return tuple(
            BotScore(level, score_of([cells[place] for place in self.places]))
            for level, cells in self.pool.bots.items()
        )

    @cached_property
    def levels(self) -> dict[str, float]:
        """What bots get in ten of the whole pool on average: in ten alone there is more luck."""
        count = len(self.pool.puzzles)
        return {level: TEN * score_of(cells) / count for level, cells in self.pool.bots.items()}

    @cached_property
    def looks(self) -> frozenset[bytes | None]:
        """What the ten look like."""
        return frozenset(look_of(read_position(one.position, find)[1]) for one in self.questions)

    @property
    def alone(self) -> bool:
        """Tell whether nobody added to it."""
        return not self.nonces
