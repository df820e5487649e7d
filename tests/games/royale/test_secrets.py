"""What tiles hide stays hidden: nothing a neighbour receives depends on it before the reveal."""

from collections.abc import Iterator

import pytest

from flambeur.core.codec import encode
from flambeur.core.match import Match, resume
from flambeur.core.parts import Move
from flambeur.core.secret import redact
from flambeur.core.turn import Choice
from flambeur.families import find
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import GuessTokens, HideTokens
from flambeur.games.vegas.royale.tiles.g1_black_box import SPLITS, ChoosePile, SplitBox
from flambeur.sources import SeededSource
from tests.games.royale.play import new_match

Received = dict[int | None, bytes]


def waiting(tile: str, frame: type, seats: int) -> Iterator[Match[RoyaleTable]]:
    """Play on with first moves until a tile hides something; give several such matches."""
    for seed in range(8):
        match = new_match(seats, RoyaleOptions(tiles=(tile,)), seed)
        while isinstance(choice := match.turn, Choice):
            if isinstance(match.state.stack[-1], frame):
                yield match
                break
            match.submit(choice.seat, choice.moves[0])


def received(match: Match[RoyaleTable], move: Move) -> Received:
    """Tell what everybody has received once a hidden move is made."""
    twin = resume(match.record.dump(), find, SeededSource(0))
    choice, before = twin.turn, twin.version
    assert isinstance(choice, Choice)
    twin.submit(choice.seat, move)
    return {
        seat: encode(twin.view(seat))
        + encode(twin.events(seat, before, live=True))
        + encode([redact(entry, seat) for entry in twin.record.entries])
        for seat in (*range(match.state.seats), None)
    }


@pytest.mark.clause("R12.3", "RA1.2", "RA1.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_closed_fist_tells_nothing(seats: int) -> None:
    """Whatever number is hidden, all but the player receive the same bytes."""
    found = 0
    for match in waiting("A1", HideTokens, seats):
        frame, choice = match.state.stack[-1], match.turn
        assert isinstance(frame, HideTokens)
        assert isinstance(choice, Choice)
        sent = [received(match, move) for move in choice.moves]
        for seat in sent[0]:
            different = len({each[seat] for each in sent})
            assert (3 if seat == frame.seat else 1) == different
        found += 1
    assert found


@pytest.mark.clause("R12.3", "RG1.5")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_closed_box_tells_its_sizes_only(seats: int) -> None:
    """Splits of the same sizes look the same to all but the one who made them."""
    found = 0
    for match in waiting("G1", SplitBox, seats):
        frame = match.state.stack[-1]
        assert isinstance(frame, SplitBox)
        for size in range(1, 6):
            alike = [split for split in SPLITS if len(split.first) == size]
            sent = [received(match, split) for split in alike]
            for seat in sent[0]:
                different = len({each[seat] for each in sent})
                assert (len(alike) if seat == frame.seat else 1) == different
        found += 1
    assert found


def test_guesses_fill_what_is_hidden() -> None:
    """Whoever does not know guesses; whoever knows keeps what is known."""
    for match in waiting("A1", GuessTokens, 3):
        frame = match.state.stack[-1]
        assert isinstance(frame, GuessTokens)
        assert frame is frame.guess(list)
        hidden = redact(match.state, None).stack[-1]
        assert 3 == getattr(hidden.guess(list), "hidden").look()  # noqa: B009 - any frame has it here
    for match in waiting("G1", ChoosePile, 3):
        frame = match.state.stack[-1]
        assert frame is frame.guess(list)
