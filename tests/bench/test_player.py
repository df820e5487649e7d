"""The players of drills: what counts as refused."""

import asyncio

from bench.server.player import Asked, Player, Recorder


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
