"""The players of drills: what counts as refused."""

import asyncio

import pytest

from bench.server.player import Asked, Player, Recorder
from flambeur.protocol.messages import Language


class Noted(Recorder):
    """Notes refusals."""

    def __init__(self) -> None:
        """Begin with none."""
        self.codes: list[str] = []

    def refused(self, player: Player, asked: Asked | None, code: str) -> None:
        """Note the code."""
        self.codes.append(code)


def test_late_answers_from_a_table_that_was_left() -> None:
    """A database that was away is asked again; for a table one has left it does not matter."""

    async def hear() -> list[str]:
        noted = Noted()
        player = Player([""], 0, noted)
        player.table = "new"
        for table, code in [("old", "server/unavailable"), ("new", "table/unknown")]:
            words = f'{{"type":"refused","code":"{code}","message":"","table":"{table}"}}'
            player._hear(words.encode())
        return noted.codes

    assert ["table/unknown"] == asyncio.run(hear())


class Silent:
    """A line on which nothing is heard."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        self.said: list[bytes] = []

    def send(self, text: bytes) -> None:
        """Note what is said."""
        self.said.append(text)

    def close(self) -> None:
        """Note the end."""
        self.said.append(b"end")


@pytest.mark.parametrize(
    ("seconds", "said"), [(19, []), (21, [b'{"type":"ping"}']), (29, [b"end"])]
)
def test_silent_lines(seconds: float, said: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    """Like a browser, a player asks into a long silence, and gives a line up that stays silent."""
    player, line = Player([""], 0, Recorder()), Silent()
    monkeypatch.setattr(player, "_socket", line)
    monkeypatch.setattr("bench.server.player.perf_counter", lambda: seconds)
    player.check_line()
    assert said == line.said


@pytest.mark.parametrize(
    ("language", "seq", "said"),
    [
        (None, 0, b'{"type":"watch","table":"new"}'),
        (None, 7, b'{"type":"resume","table":"new","since":7}'),
        ("de", 0, b'{"type":"resume","table":"new","since":1,"language":"de"}'),
        ("de", 7, b'{"type":"resume","table":"new","since":7,"language":"de"}'),
    ],
)
def test_languages(
    language: Language | None, seq: int, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a language a player follows a table as a browser does, without one as a bot does."""
    player, line = Player([""], 0, Recorder(), language=language), Silent()
    monkeypatch.setattr(player, "_socket", line)
    player.table, player.seq = "new", seq
    player._look()
    assert [said] == line.said
