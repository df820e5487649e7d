"""The API keeps what its description promises, whatever it is sent."""

import random

from tests.server.live import Json, serving
from tests.server.mutate import mutate
from tests.server.openapi_fuzz import fuzz_api

SIT = {"type": "sit", "name": "Anna"}


async def test_api() -> None:
    """No request makes the server fail, and every answer is one that the description knows."""
    verdict, report = await fuzz_api(10)
    assert 0 == verdict, report


async def test_options() -> None:
    """No options of any game make the server fail: a table is refused, or its game can begin."""
    luck, codes = random.Random(1), set()
    headers = {"Content-Type": "application/json"}
    async with serving() as live:
        guest = live.guest()
        for game in (await guest.http.get("/api/games")).json()["games"] * 60:
            options: Json = {
                one["name"].partition(".")[0]: luck.choice(
                    (one["usual"], "random", 0, 2, 7, None, ["A1"], ["Z9"], True, {})
                )
                for one in game["options"]
                if luck.random() < 0.4
            }
            wanted = {
                "game": game["id"],
                "chairs": luck.randrange(1, 7),
                "options": options,
                "sit": SIT,
                "bots": ["uniform"],
                "start": True,
            }
            body = mutate(wanted, luck) if luck.random() < 0.2 else None
            answer = (
                await guest.http.post("/api/tables", json=wanted)
                if body is None
                else await guest.http.post("/api/tables", content=body, headers=headers)
            )
            codes.add(answer.json().get("code"))
            assert answer.status_code < 500, (wanted, answer.text)
    assert {None, "game/option", "request/bad"} <= codes
