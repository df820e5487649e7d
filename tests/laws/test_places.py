"""Tables of one key share their dice place by place, and the laws of places can be broken."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from flambeur.core.chance import Dice, Distribution, Rolled, Roller, Rows
from flambeur.core.fair.hashing import keyed
from flambeur.core.fair.rows import Row
from flambeur.core.game import Game, Options
from flambeur.core.parts import Data
from flambeur.core.position import Position
from flambeur.core.record import Entry
from flambeur.core.source import Spot
from flambeur.core.turn import Choice
from flambeur.families import every_game
from flambeur.games._template import GAME
from flambeur.games._template.table import Table
from flambeur.games._template.turn import Roll
from flambeur.games.easycome.dice import ValueDice
from flambeur.sources.plain import SeededSource
from flambeur.testing import check_game, check_places, laws
from flambeur.testing.places import Witness

KEY = b"one key for two tables"
DICE = keyed(KEY, "flambeur/2/dice")


def outcomes(game: Game[Any], seats: int, options: Options, seed: int) -> Iterator[Entry]:
    """Play a table of the key at random and list what chance brought."""
    position = Position(game, game.start(seats, game.agree(seats, options)))
    source, random, roll = Witness(KEY), Random(seed), SeededSource(seed).roll
    while True:
        while (entry := position.draw(source)) is not None:
            yield entry
            position.enter(entry)
        if not isinstance(awaited := position.turn, Choice):
            return
        moves = awaited.moves or tuple(form.sample(roll) for form in awaited.forms)
        position.enter(position.awaits(awaited.seat, random.choice(moves)))


def groups(entry: Entry) -> dict[str, tuple[int, int, tuple[int, ...]]]:
    """Tell the dice of an outcome by stream: faces, what the lowest one shows, and the dice."""
    match entry.of, entry.move:
        case Dice(faces=faces, streams=streams), Rolled(dice=dice):
            named = zip(streams, dice, strict=False)
            return {stream: (faces, 1, group) for stream, group in named}
        case ValueDice(), Rolled(dice=(group,)):
            return {"own": (6, 0, group)}
    return {}


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_tables_of_one_key_share_every_row(game: Game[Any]) -> None:
    """Dice of the same stream of the same place are the first ones of one row, however many."""
    shared = set()
    for seats, options in game.setups():
        tables = [
            {entry.place: groups(entry) for entry in outcomes(game, seats, options, seed)}
            for seed in range(2)
        ]
        for place in tables[0].keys() & tables[1].keys():
            for shown in (table[place] for table in tables):
                for stream, (faces, lowest, dice) in shown.items():
                    row = Row(DICE, str(place), stream).roll((faces,) * len(dice))
                    assert sorted(face - 1 + lowest for face in row) == list(dice)
            for stream in tables[0][place].keys() & tables[1][place].keys():
                shared.add(tuple(len(table[place][stream][2]) for table in tables))
    assert game.name == "strike" or any(one != other for one, other in shared)


class Clumsy(Data, Distribution, frozen=True):
    """Dice whose first number depends on how many they are."""

    count: int
    stream: str = "own"

    def sample(self, roll: Roller) -> Rolled:
        """Waste as many numbers as there are dice."""
        roll((6,) * self.count)
        return Rolled((tuple(sorted(roll((6,) * self.count))),))

    def draw(self, rows: Rows) -> Rolled:
        """Draw from a stream."""
        return self.sample(rows(self.stream))


def test_dice_that_depend_on_their_number_are_found() -> None:
    """Fewer dice must be some of the more dice that were shown elsewhere."""
    source, spot = Witness(b"a"), Spot("roll/1/0/0", 0)
    source.settle(Clumsy(3), spot)
    source.settle(Clumsy(3), spot)
    with pytest.raises(AssertionError, match="shows other dice"):
        source.settle(Clumsy(4), spot)


def test_the_alphabet_of_streams() -> None:
    """A stream is named with small letters, digits, and two signs."""
    with pytest.raises(AssertionError, match="is not a stream"):
        Witness(b"clumsy").settle(Clumsy(1, "Own"), Spot("roll/1/0/0", 0))


@pytest.mark.parametrize("new", [0, laws.NEW], ids=["one looks", "everybody looks"])
def test_a_place_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch, new: int) -> None:
    """Whose chance it is must not follow from a card that is face down."""

    def peek(_: Roll, table: Table) -> int:
        return table.players[0].hand.look()[0]

    monkeypatch.setattr(laws, "NEW", new)
    monkeypatch.setattr(Roll, "roller", peek)
    with pytest.raises(AssertionError, match=r"the place tells seat \w+ a secret"):
        check_game(GAME, 3, games=1)


def test_a_guess_that_rolls_do_not_decide_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail if the same rolls may give another state: nobody could verify what was dealt."""
    sample, random = GAME.sample, Random(0)
    monkeypatch.setattr(
        GAME, "sample", lambda state, _: sample(state, SeededSource(str(random.random())).roll)
    )
    with pytest.raises(AssertionError, match="another guess"):
        check_game(GAME, 3, games=2)


def test_a_place_out_of_the_alphabet_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat is a number, or nobody."""
    monkeypatch.setattr(Roll, "roller", lambda *_: "me")
    with pytest.raises(AssertionError, match="is not a place"):
        check_game(GAME, 3, games=1)


def test_a_copy_that_shares_its_counters_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes back must meet the same dice, not the next ones."""

    def share(position: Position[Any]) -> Position[Any]:
        state, visits = position.state.copy(), position.visits
        return Position(position.game, state, position.version, position.settled, visits)

    check_places(GAME, 3)
    monkeypatch.setattr(Position, "copy", share)
    with pytest.raises(AssertionError, match="meets other dice"):
        check_places(GAME, 3)


def test_a_place_that_comes_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every outcome has a place of its own."""
    spot = Spot("roll/1/0/0", 0)
    monkeypatch.setattr(Position, "spot", lambda _: spot)
    monkeypatch.setattr(Witness, "settle", lambda _, kind, __: kind.sample(SeededSource(1).roll))
    with pytest.raises(AssertionError, match="comes out of order"):
        check_places(GAME, 3)
