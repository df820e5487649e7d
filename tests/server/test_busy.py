"""A server with too much to do says when to come again."""

import pytest

from flambeur.protocol.refusals import Busy
from flambeur.server.store.contract import Write
from tests.server.live import Json, serving


async def test_busy_at_both_doors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too much to do is not called a lost database; it names the seconds, over HTTP in the head."""

    async def full(_: list[Write]) -> set[str]:
        raise Busy("all lines to the database are in use")

    async with serving() as live:
        host = live.guest()
        table = await host.open(sit={"type": "sit", "name": "Anna"}, bots=["casual"], start=True)
        view: Json = {"turn": {}}
        while view["turn"].get("seat") != 0:
            view = (await host.see(table))["view"]
        monkeypatch.setattr(live.context.store, "append", full)
        answer = await host.play(table)
        told = answer.json()
        assert (503, "3") == (answer.status_code, answer.headers["Retry-After"])
        assert ("server/busy", 3.0) == (told["code"], told["wait"])
        assert "retry in 3 s" in told["message"]
        play = {"type": "play", "version": view["version"], "move": view["turn"]["moves"][0]}
        async with host.socket() as socket:
            await socket.hear()
            said = await socket.ask({"type": "do", "table": table, "act": play, "key": "k2"})
        assert ("refused", "server/busy", 3.0) == (said["type"], said["code"], said["wait"])
