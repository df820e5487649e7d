"""Choices of bots in a record, made once more."""

import re
from functools import cache

import pytest

from flambeur import Choice, Match, find
from flambeur.bots import Bot
from flambeur.bots.fingerprint import fingerprint
from flambeur.bots.repeat import Repeated, repeat
from flambeur.core.fair.bots import luck
from flambeur.core.fair.record import BotSeat
from flambeur.families import family_of, make_bot
from flambeur.sources import LocalSource
from tests.bots.elephant import Elephant

LEVELS = {1: "novice", 2: "uniform"}


@cache
def played(data: str, stand_in: str = "casual") -> bytes:
    """Play a game of a person and two bots; a bot stands in for the person, too."""
    source = LocalSource(bytes(32), bytes(32), "practice")
    bots = {seat: BotSeat(level, data) for seat, level in LEVELS.items()}
    match = Match(find("vegas/2018"), ["Ana", "Ben", "Cleo"], None, source, bots)
    match.settle()
    while isinstance(choice := match.turn, Choice):
        level = LEVELS.get(choice.seat, stand_in)
        bot = make_bot(level, "vegas/2018", luck(source.key, choice.seat, match.version))
        match.submit(choice.seat, bot.choose(match.view(choice.seat)))
    return match.record.dump()


class Elephants:
    """Who plays on every level."""

    def level_for(self, level: str | None) -> str:
        """Tell who plays on a level."""
        return level or "casual"

    def bot(self, level: str, game: str, seed: int | str | None = None) -> Bot:
        """Make one."""
        return Elephant()


def moves(data: bytes, seats: str) -> list[int]:
    """List the lines on which these seats chose, counted from 1."""
    chose = re.compile(rb'{"seat":[%b]' % seats.encode())
    return [number for number, line in enumerate(data.splitlines(), 1) if chose.match(line)]


def marked(data: bytes, mark: bytes = b"away", seat: int = 0) -> bytes:
    """Let the person at seat 0 be away from the first line on."""
    first, second, rest = data.split(b"\n", 2)
    return b"\n".join([first, second, b'{"mark":"%b","seat":%d}' % (mark, seat), rest])


def test_what_was_remembered_is_remembered_again() -> None:
    """A bot that plays by its memory alone is found to have chosen the same."""
    bots = {seat: BotSeat("casual", fingerprint()) for seat in range(3)}
    source = LocalSource(bytes(32), bytes(32), "practice")
    match = Match(find("vegas/2018"), ["Ana", "Ben", "Cleo"], None, source, bots)
    match.settle()
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, Elephant().choose(match.view(choice.seat)))
    data = match.record.dump()
    assert Repeated(len(moves(data, "012"))) == repeat(data, find, lambda _: Elephants())


def test_all_are_the_same() -> None:
    """What bots left to chance follows from the key: they choose the same once more."""
    data = played(fingerprint())
    assert Repeated(len(moves(data, "12"))) == repeat(data, find, family_of)


@pytest.mark.parametrize("mark", [b"away", b"resigned"])
def test_stand_ins_are_repeated(mark: bytes) -> None:
    """While a person is away, or has resigned, a casual bot plays, whose choices are repeated."""
    data = marked(played(fingerprint()), mark)
    assert Repeated(len(moves(data, "012"))) == repeat(data, find, family_of)


def test_people_who_are_back_choose_themselves() -> None:
    """Nobody repeats what people choose."""
    data = marked(marked(played(fingerprint()), b"back"))
    assert Repeated(len(moves(data, "12"))) == repeat(data, find, family_of)


def test_people_who_took_the_place_of_a_bot_choose_themselves() -> None:
    """From there on nobody repeats what is chosen at that seat."""
    data = played(fingerprint())
    half = moves(data, "1")[5]
    lines = data.split(b"\n")
    taken = b"\n".join([*lines[: half - 1], b'{"mark":"taken","seat":1}', *lines[half - 1 :]])
    assert Repeated(len(moves(data, "12")) - len(moves(data, "1")[5:])) == repeat(
        taken, find, family_of
    )


def test_a_stand_in_at_a_taken_place_is_repeated() -> None:
    """Who took a place and is away is played for as everybody is, not by the bot from before."""
    data = played(fingerprint())
    taken = marked(marked(data, b"away", 2), b"taken", 2)
    repeated = repeat(taken, find, family_of)
    assert len(moves(data, "12")) == repeated.same + len(repeated.differing)
    assert repeated.differing
    assert set(repeated.differing) <= set(moves(taken, "2"))


def test_what_differs_is_found() -> None:
    """A stand-in that is not the one of this program is found on its lines."""
    data = marked(played(fingerprint(), "uniform"))
    repeated = repeat(data, find, family_of)
    assert set(repeated.differing) <= set(moves(data, "0"))
    assert repeated.differing
    assert len(moves(data, "012")) == repeated.same + len(repeated.differing)


def test_what_other_programs_chose_is_left_out() -> None:
    """Where bots played by something else, nothing is repeated, and nothing is called wrong."""
    data = marked(played("00" * 8))
    assert Repeated(skipped=len(moves(data, "012"))) == repeat(data, find, family_of)


def test_without_a_seed_nothing_can_be_repeated() -> None:
    """As long as the seed is closed nobody knows what bots leave to chance."""
    data = b"".join(played(fingerprint()).splitlines(keepends=True)[:-1])
    assert Repeated(skipped=len(moves(data, "12"))) == repeat(data, find, family_of)
