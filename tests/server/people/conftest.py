"""The endpoints around people, served as they are."""

from collections.abc import AsyncIterator, Callable

import httpx
import pytest
from starlette.applications import Starlette

from flambeur.server.bus.local import LocalBus
from flambeur.server.context import Context, close_context, open_context
from flambeur.server.http.along import ENDPOINTS as ALONG
from flambeur.server.http.me import ENDPOINTS as ME
from flambeur.server.http.passkeys import ENDPOINTS as PASSKEYS
from flambeur.server.http.ratings import ENDPOINTS as RATINGS
from flambeur.server.http.routes import make_routes
from flambeur.server.http.tables import ENDPOINTS as TABLES
from flambeur.server.settings import Settings
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.people.authenticator import Authenticator

ORIGIN = "https://play.example"
Browse = Callable[[], httpx.AsyncClient]


@pytest.fixture
def settings() -> Settings:
    """Settings that do not get in the way."""
    return Settings(bots=False, requests="1000/second", signs="1000/minute", tables="1000/minute")


@pytest.fixture
async def context(settings: Settings) -> AsyncIterator[Context]:
    """A worker with everything in memory."""
    context = await open_context(settings, SqliteStore(":memory:"), LocalBus())
    yield context
    await close_context(context)


@pytest.fixture
async def browse(context: Context) -> AsyncIterator[Browse]:
    """Open browsers, each with cookies of its own, on a page of the server."""
    app = Starlette(routes=make_routes((*ALONG, *ME, *PASSKEYS, *RATINGS, *TABLES)))
    app.state.context = context
    opened: list[httpx.AsyncClient] = []

    def browser() -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app)
        client = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN})
        opened.append(client)
        return client

    yield browser
    for client in opened:
        await client.aclose()


@pytest.fixture
def browser(browse: Browse) -> httpx.AsyncClient:
    """One browser."""
    return browse()


async def register(
    browser: httpx.AsyncClient, device: Authenticator, **proof: str
) -> httpx.Response:
    """Make a passkey in a browser."""
    begun = await browser.post("/api/passkeys/register/begin", json={"name": "Ann"})
    credential = device.register(begun.raise_for_status().json()["options"])
    body = {"credential": credential, "name": "Ann"}
    return await browser.post("/api/passkeys/register/finish", json=body, headers=proof)


async def sign_in(browser: httpx.AsyncClient, device: Authenticator) -> httpx.Response:
    """Use a passkey in a browser."""
    begun = await browser.post("/api/passkeys/sign-in/begin")
    credential = device.sign_in(begun.raise_for_status().json()["options"])
    return await browser.post("/api/passkeys/sign-in/finish", json={"credential": credential})


async def prove(browser: httpx.AsyncClient, device: Authenticator) -> dict[str, str]:
    """Use a passkey once more, and give the header that shows it."""
    begun = await browser.post("/api/passkeys/prove/begin")
    credential = device.sign_in(begun.raise_for_status().json()["options"])
    body = {"credential": credential}
    proof = await browser.post("/api/passkeys/prove/finish", json=body)
    return {"Flambeur-Proof": proof.raise_for_status().json()["proof"]}
