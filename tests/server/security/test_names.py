"""Nobody hides behind a name, breaks a line with it, or passes for somebody else."""

import pytest

from flambeur.server.play.names import NAMES
from tests.server.live import Guest, Live

ATTACKS = {
    "nothing": ["  ", "\u2028", "\u3000\u00a0"],
    "control": ["a\u0007b", "a\u001b[31mb", "\u0085a\u009f"],
    "direction": ["\u202eevil", "a\u2066b", "\u200fa", "\u061ca"],
    "invisible": ["\u200b", "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "Anna\u034f", "A\u00ad"],
    "hieroglyphs": ["\U00013441", "A\U00013442"],
    "selectors": ["a\ufe0fb", "1\ufe0f", "Anna\U000e0100", "\u180b", "\U000e0041"],
    "joiners": ["An\u200dna", "Anna\u200c", "\u200dAnna", "👨\u200d👩", "ب\u200d", "क\u200dक"],
    "zalgo": [
        "A\u0316\u0317\u0318nna",
        "e\u0301\u0301",
        "Z\u0335\u0321\u0322\u0327a",
        "ש" + 5 * "ְ",
    ],
    "loose": ["\u0301a", "a \u0301", "1\u0301", "🎲\u0301"],
    "enclosing": ["A\u20dd", "1\u20e3", "A\u20e0"],
    "private": ["\ue000", "a\U000f0000"],
    "unassigned": ["\u0378", "a\U0003fffe", "\uffff"],
    "replaced": ["\ufffc", "\ufffd"],
    "symbols": ["★", "│", "▓▓▓", "\U0001f1e9\U0001f1ea"],
    "fonts": ["𝐀𝐧𝐧𝐚", "𝓐nna", "А𝐧𝐧𝐚", "ℌans", "𝟏𝟐"],
    "scripts": [
        "Аnna",
        "Annа",
        "pаypal",
        "ΑΒС",
        "Αnna",
        "Ann١",
        "Ԝilly",
        "Anna\u064b",
        "annaア丂ㄅ",
    ],
}
"""Names that are refused, by what is wrong with them."""
LOOKING = [
    ("Anna", ["Anna", "ANNA", "anna", "Ann a", "Ａｎｎａ"]),
    ("Ivan", ["lvan", "1van", "|van", "ivan", "IVAN"]),
    ("Bob", ["B0b", "BOB", "ВОВ"]),
    ("Boris", ["B0ris", "Вогіѕ"]),
    ("Mom", ["Morn", "MORN"]),
    ("Сосо", ["Coco", "coco", "COCO", "ϹοϹο"]),
    ("Zoë", ["Zoe\u0308", "ZOË"]),
    ("Strauß", ["Strauss", "STRAUSS"]),
    ("Ann ❤", ["Ann ❤\ufe0f"]),
    ("علیرضا", ["علی\u200cرضا"]),
]


async def sit(live: Live, table: str, name: str) -> tuple[int, str]:
    """Let a new guest sit down; tell what came of it."""
    answer = await live.guest().do(table, {"type": "sit", "name": name})
    return answer.status_code, str(answer.json().get("code"))


@pytest.mark.parametrize("kind", ATTACKS)
async def test_names(live: Live, kind: str) -> None:
    """A name holds nothing unseen, piled up or of two scripts, and does not turn text around."""
    table = await live.guest().open()
    for name in ATTACKS[kind]:
        assert (400, "request/name") == await sit(live, table, name), ascii(name)
    assert 1 == (await live.guest().see(table))["seq"]


async def test_names_of_every_door(live: Live) -> None:
    """The rule is the same for quick games, new tables, tokens and accounts."""
    guest, bad = live.guest(), "Аnna"
    before = await guest.http.get("/api/tables")
    for path, body in (
        ("/api/quick", {"game": "easycome", "name": bad}),
        ("/api/tables", {"game": "vegas", "chairs": 2, "sit": {"type": "sit", "name": bad}}),
        ("/api/me/tokens", {"name": bad}),
        ("/api/passkeys/register/begin", {"name": bad}),
    ):
        answer = await guest.http.post(path, json=body, headers={"Origin": live.url})
        assert (400, "request/name") == (answer.status_code, answer.json()["code"]), path
    assert before.json() == (await guest.http.get("/api/tables")).json()


@pytest.mark.parametrize(("taken", "names"), LOOKING)
async def test_names_that_look_alike(live: Live, taken: str, names: list[str]) -> None:
    """Nobody sits down at a table by a name that can be taken for another one there."""
    table = await live.guest().open(chairs=3)
    assert 200 == (await sit(live, table, taken))[0]
    for name in names:
        assert (409, "seat/name") == await sit(live, table, name), name
    assert 200 == (await sit(live, table, "Quentin"))[0]


async def names_at(guest: Guest, table: str) -> list[str]:
    """List who sits at a table."""
    places = (await guest.see(table))["card"]["places"]
    return [place["name"] for place in places if place]


async def test_names_of_bots(live: Live) -> None:
    """Nobody passes for a bot of the house, and no bot for somebody who sits there."""
    host = live.guest()
    table = await host.open(chairs=2, bots=["casual"])
    (bot,) = await names_at(host, table)
    alike = [bot.upper(), bot.replace("o", "0"), f"{bot[:2]} {bot[2:]}"]
    for name in alike:
        assert (409, "seat/name") == await sit(live, table, name)
    # In the same chair the bot would be called the same again.
    await host.do(table, {"type": "stand", "seat": 0}, "stand")
    await host.do(table, {"type": "sit", "name": alike[0], "seat": 1}, "sit")
    await host.do(table, {"type": "seat_bot", "bot": "casual", "seat": 0}, "bot")
    other, mine = await names_at(host, table)
    assert alike[0] == mine
    assert other in NAMES
    assert bot != other


@pytest.mark.parametrize(
    "name",
    ["'); drop table steps;--", "<b onload=x()>", "{ $name } %s", "${7*7}", "=cmd()", "\\u0041"],
)
async def test_names_that_are_code(live: Live, name: str) -> None:
    """A name that means something to a program means nothing here: it is told letter by letter."""
    guest = live.guest()
    table = await guest.open(sit={"type": "sit", "name": name}, bots=["casual"], start=True)
    async with guest.socket() as socket:
        await socket.hear()
        update = await socket.ask({"type": "watch", "table": table, "language": "de"})
    assert name == update["card"]["places"][0]["name"]
    assert update["picture"]["heading"]
    assert [table] == [
        card["table"] for card in (await guest.http.get("/api/me/tables")).json()["tables"]
    ]
