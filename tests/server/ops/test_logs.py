"""Logs are for operators: they tell what is wrong, and never a secret."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from flambeur.core.fair.beginning import agreement_hash, commitment_of
from flambeur.server.ops.logs import scrub, set_up_logs
from flambeur.server.play.secrets_of import seed_of
from flambeur.sources.fair import new_nonce, new_seed
from tests.server.live import serving
from tests.server.play.tables import until

SEED, NONCE, TOKEN = "5eed" * 16, "mynonce123", "flb_" + "ab" * 32
COOKIE = f"flambeur=0123456789abcdef.guest.0.{new_seed()}"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Take all logs, of any level, and put everything back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logs(stream, logging.DEBUG)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    """Read what was logged."""
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_logs_are_json_lines(stream: io.StringIO) -> None:
    """Both ways to log give one object a line, with its level, its logger and its fields."""
    logging.getLogger("flambeur.x").warning("dropped %s", "news", extra={"table": "t1"})
    structlog.get_logger("flambeur.y").info("started", port=8000)
    first, second = lines(stream)
    assert ("dropped news", "warning", "t1") == (first["event"], first["level"], first["table"])
    assert ("started", "flambeur.y", 8000) == (second["event"], second["logger"], second["port"])


def test_a_terminal_gets_readable_lines() -> None:
    """Without JSON there are plain lines, and they are scrubbed, too."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logs(stream, json=False)
    try:
        logging.getLogger("flambeur.x").error("lost seed=%s", SEED)
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    assert "lost seed=…" in stream.getvalue()


def test_secret_fields_are_dropped(stream: io.StringIO) -> None:
    """A field with a secret's name does not appear, at any depth."""
    log = structlog.get_logger("flambeur.x")
    log.info("a", seed=SEED, api_token=TOKEN, Cookie=COOKIE, nonces=[NONCE], table="t1")
    log.info("b", sat={"name": "Ana", "nonce": NONCE}, rows=[{"seed": SEED}])
    first, second = lines(stream)
    assert {"event", "level", "logger", "timestamp", "table"} == set(first)
    assert ({"name": "Ana"}, [{}]) == (second["sat"], second["rows"])


@pytest.mark.parametrize(
    "text",
    [
        f"Stored(seed='{SEED}', left=None)",
        f'{{"type":"sat","nonce":"{NONCE}"}}',
        f"nonces=('{NONCE}', '{NONCE}')",
        f"Authorization: Bearer {TOKEN}",
        f"bearer {TOKEN}",
        f"a token {TOKEN} came",
        f"Set-Cookie: {COOKIE}; Path=/",
        f"key {SEED} exists",
        f"postgresql://flambeur:{NONCE}@db/flambeur",
    ],
)
def test_secrets_are_crossed_out_of_texts(text: str) -> None:
    """However a secret gets into a sentence, it does not get out of it."""
    left = scrub(text)
    assert "…" in left
    for secret in (SEED, NONCE, TOKEN, TOKEN[4:], COOKIE.partition("=")[2]):
        assert secret not in left


def test_tracebacks_show_no_values(stream: io.StringIO) -> None:
    """An exception is logged with its lines of code, not with what variables held."""

    def break_by(held: str) -> None:
        raise RuntimeError(f"broken by seed={held}")

    try:
        break_by(SEED)
    except RuntimeError:
        logging.getLogger("flambeur.x").exception("failed")
    assert "RuntimeError: broken by seed=…" in lines(stream)[0]["exception"]
    assert SEED not in stream.getvalue()


async def test_a_whole_game_logs_no_secret(stream: io.StringIO) -> None:
    """Guests, tokens, refusals and a game to its end leave nothing secret, and no line a move."""
    nonces = [new_nonce() * 2, "letters8and9"]
    async with serving() as live:
        ana, bad = live.guest(), live.guest(authorization=f"Bearer {TOKEN}")
        assert 401 == (await bad.http.get("/api/tables/000000000000")).status_code
        sit = {"type": "sit", "name": "Ana", "gives": True}
        table = await ana.open(sit=sit, bots=["uniform"], start=True)
        slot = await live.context.desk.see(table)
        agreed = agreement_hash((await ana.see(table))["begun"][0]["agreement"].encode())
        commitment = commitment_of(agreed, 0, bytes.fromhex(nonces[0]))
        give = {"type": "commit", "agreement": agreed.hex(), "commitment": commitment}
        assert 200 == (await ana.do(table, give, "k0")).status_code
        await until(lambda: slot.table.attempts[0].listed is not None)
        listed = slot.table.attempts[0].listed
        assert listed is not None
        shown = await ana.do(
            table, {"type": "reveal", "list": listed.hex(), "nonce": nonces[0]}, "k1"
        )
        assert shown.json()["receipt"]
        await until(lambda: slot.table.card.phase == "playing")
        await ana.do(table, {"type": "sit", "name": "Late", "nonce": nonces[1]}, "k2")
        await ana.do(table, {"type": "resign"}, "k3")
        logging.getLogger("flambeur.chores").warning("a table: %r", vars(slot.table))
        await until(lambda: slot.table.card.phase == "over", 30)
        stored = await live.context.store.load(table)
        cookies = list(ana.http.cookies.values())
    assert stored is not None
    said = stream.getvalue()
    seeds = [stored.seed, seed_of(stored.seed, 0).hex()]
    secrets = [*seeds, *nonces, commitment, *cookies, TOKEN]
    assert cookies
    assert [] == [secret for secret in secrets if secret in said]
    quiet = [line for line in lines(stream) if line["level"] != "debug"]
    assert len(quiet) < 10 < len(stored.rows)
