"""Whole games of every game and edition through the socket, by clients that know no rules."""

import asyncio
import random
from typing import Any

import pytest

from flambeur.core.game import Game
from flambeur.families import every_game, find
from flambeur.sources.verify import verify
from tests.server.live import Guest, Json, serving


async def play_along(guest: Guest, table: str, seed: int) -> Json:
    """Follow a table in words, and make a move whenever some are offered, as fast as one may."""
    chance = random.Random(seed)
    async with guest.socket() as line:
        await line.hear()
        await line.say({"type": "watch", "table": table, "language": "en"})
        moves, asked = 0, Json()
        while True:
            heard = await line.hear()
            if heard.get("code") == "request/too-many":
                await asyncio.sleep(heard["wait"])
                await line.say(asked)
                continue
            assert heard["type"] in ("update", "done"), heard
            if heard["type"] == "done":
                continue
            if heard["card"] and heard["card"]["phase"] == "over":
                outcome: Json = heard["card"]["outcome"]
                return outcome
            offers = heard["told"].get("offers", [])
            if offers:
                moves += 1
                move, version = chance.choice(offers)["move"], heard["awaited"]["version"]
                act = {"type": "play", "version": version, "move": move}
                asked = {"type": "do", "table": table, "act": act, "key": f"m{moves}"}
                await line.say(asked)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
async def test_a_whole_game_through_the_socket(
    game: Game[Any], postgres_url: str, nats_url: str
) -> None:
    people = 3 if 3 in game.seats else min(game.seats)
    async with serving(database=postgres_url, bus=nats_url) as live:
        guests = [live.guest() for _ in range(people)]
        table = await guests[0].open(game=game.id, chairs=people, pace={"seconds": 600})
        for number, guest in enumerate(guests):
            sat = await guest.do(table, {"type": "sit", "name": f"Guest {number}"})
            sat.raise_for_status()
        (await guests[0].do(table, {"type": "start"}, "start")).raise_for_status()
        outcomes = await asyncio.gather(
            *(play_along(guest, table, seed) for seed, guest in enumerate(guests))
        )
        assert [outcome["ending"] for outcome in outcomes] == ["finished"] * people
        record = (await guests[0].http.get(f"/api/tables/{table}/record")).content
    assert not verify(record, find).findings
