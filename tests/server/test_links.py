"""The link to a table speaks the language of whoever shared it, and tells nobody a secret."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from types import SimpleNamespace

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from flambeur.protocol.acts import SeatBot, Sit
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.refusals import Busy
from flambeur.server.context import Context
from flambeur.server.http.links import link_routes
from flambeur.server.play.export import export_record
from flambeur.server.play.saying import said_of_choice
from flambeur.server.settings import Settings
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.server.thought import posters
from flambeur.server.thought.minds import Minds
from flambeur.server.thought.reviewing import review_record
from flambeur.words.catalogues import LANGUAGES, Words
from tests.server.play.tables import FREE, one_move, open_game, play_on, worker

PAGE = """<!doctype html><html lang="en"><head>
    <title>Flambeur</title>
    <meta name="description" content="Dice games with friends, in the browser." />
</head><body></body></html>"""
TAG = re.compile(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)" />')


class Here(msgspec.Struct, frozen=True):
    """A worker with its pages, and a browser in front of it."""

    context: Context
    browser: httpx.AsyncClient

    async def tags(self, path: str, **headers: str) -> dict[str, str]:
        """Open a page as a messenger does, and read what its head tells."""
        page = await self.browser.get(path, headers=headers)
        assert 200 == page.status_code
        return {name: unescape(value) for name, value in TAG.findall(page.text)}


@asynccontextmanager
async def serving(folder: Path, settings: Settings = FREE) -> AsyncIterator[Here]:
    """Serve tables and the smallest page there is."""
    (folder / "index.html").write_text(PAGE)
    store = SqliteStore(":memory:")
    await store.open()
    async with worker(store, settings=settings) as context:
        app = Starlette(routes=link_routes(folder))
        app.state.context = context
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as browser:
            yield Here(context, browser)
    await store.close()


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    """A worker that nobody limits."""
    async with serving(tmp_path) as found:
        yield found


async def invite(here: Here, name: str = "Ana") -> str:
    """Open a table where one person sits and two chairs are free."""
    new = NewTable(game="vegas", chairs=3, sit=Sit(name))
    return await here.context.lobby.open("ana", new)


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Vegas 2018: Ana waits for 2 more"),
        ("de", "Vegas 2018: Ana wartet noch auf 2 Leute"),
        ("fr", "Vegas 2018\u00a0: Ana attend encore 2 personnes"),
        ("ru", "Vegas 2018: Ana ждёт ещё 2 игроков"),
    ],
)
@pytest.mark.parametrize("said", ["link", "header"])
async def test_a_link_speaks(here: Here, language: str, title: str, said: str) -> None:
    """Programs that show links get all tags, in the language of the link or else their own."""
    table = await invite(here)
    path = f"/t/{table}?l={language}" if said == "link" else f"/t/{table}"
    header = "xx" if said == "link" else f"xx, {language}-AT;q=0.8, en;q=0.1, nonsense;q=x"
    tags = await here.tags(path, **{"accept-language": header})
    assert (title, title) == (tags["og:title"], tags["og:image:alt"])
    assert tags["description"] == tags["og:description"]
    assert ("1200", "630") == (tags["og:image:width"], tags["og:image:height"])
    assert f"http://here/t/{table}?l={language}" == tags["og:url"]
    assert tags["og:locale"].startswith(language)
    assert "summary_large_image" == tags["twitter:card"]
    image = await here.browser.get(tags["og:image"])
    assert (200, "image/png") == (image.status_code, image.headers["content-type"])


async def test_a_link_without_a_language_speaks_english(here: Here) -> None:
    """Who names no language that we know is told in English."""
    table = await invite(here)
    for path in (f"/t/{table}", f"/t/{table}?l=xx", f"/t/{table}?l="):
        assert "en_GB" == (await here.tags(path))["og:locale"]


async def test_the_page_is_titled_and_nothing_is_said_twice(here: Here) -> None:
    """What stood in the page of any table is replaced."""
    page = (await here.browser.get(f"/t/{await invite(here)}")).text
    assert ["<title>Vegas 2018: Ana waits for 2 more</title>"] == re.findall(
        r"<title.*?/title>", page
    )
    assert 1 == page.count('name="description"')


async def test_moments_and_reviews_have_links_of_their_own(here: Here) -> None:
    """A moment says that it is one; its address leads to it again."""
    table = await open_game(here.context, "vegas", 2)
    moment = await here.tags(f"/t/{table}/40?l=en")
    assert "Vegas 2018: A moment of the game" == moment["og:title"]
    assert f"http://here/t/{table}/40?l=en" == moment["og:url"]
    review = await here.tags(f"/t/{table}/review?l=en")
    assert f"http://here/t/{table}/review?l=en" == review["og:url"]
    assert moment["og:image"] == review["og:image"]


async def test_a_moment_has_a_poster_of_its_own(here: Here) -> None:
    """After the game it tells what happened then; while it is played, what its table shows."""
    table = await open_game(here.context, "vegas", 2)
    whole = (await here.browser.get(f"/t/{table}/poster.png")).content
    assert whole == (await here.browser.get(f"/t/{table}/6/poster.png")).content
    await play_on(here.context, table)
    posters = {}
    for language in LANGUAGES:
        tags = await here.tags(f"/t/{table}/6?l={language}")
        assert f"/t/{table}/6/poster.png?l={language}" in tags["og:image"]
        posters[language] = image = await here.browser.get(tags["og:image"])
        assert (200, "image/png") == (image.status_code, image.headers["content-type"])
        assert len(image.content) < 200_000
        again = {"if-none-match": image.headers["etag"]}
        assert 304 == (await here.browser.get(tags["og:image"], headers=again)).status_code
    others = [await here.browser.get(f"/t/{table}/{path}poster.png?l=en") for path in ("", "7/")]
    assert len({poster.content for poster in (*posters.values(), *others)}) == len(LANGUAGES) + 2
    beyond = await here.browser.get(f"/t/{table}/100000/poster.png?l=en")
    assert (200, "image/png") == (beyond.status_code, beyond.headers["content-type"])


async def test_a_result_tells_luck_skill_and_the_best_move(here: Here) -> None:
    """Once a game is reviewed, its poster tells how it was won."""
    table = await open_game(here.context, "easycome", 2)
    ended = await play_on(here.context, table)
    before = (await here.browser.get(f"/t/{table}/poster.png?l=en")).content
    await here.context.store.ask_review(table)
    stored = await here.context.store.load(table)
    assert stored is not None
    record = export_record(stored, here.context.desk.signer)
    assert record is not None
    review = review_record(record, ended.names())
    await here.context.store.end_review(table, "done", review)
    after = await here.browser.get(f"/t/{table}/poster.png?l=en")
    assert 200 == after.status_code
    assert before != after.content
    assert len(after.content) < 200_000
    seat = next(one for one in msgspec.json.decode(review)["seats"] if one["result"] == 1)
    if seat.get("best"):
        (told, *_) = said_of_choice(stored, seat["best"]["version"], Words("en"))
        assert seat["name"] in told


async def test_markup_in_a_name_is_text(here: Here) -> None:
    """A name cannot write into the page."""
    name = '"><script>'
    table = await invite(here, name)
    page = (await here.browser.get(f"/t/{table}?l=en")).text
    assert "<script>" not in page
    assert f"Vegas 2018: {name} waits for 2 more" == (await here.tags(f"/t/{table}"))["og:title"]
    assert 200 == (await here.browser.get(f"/t/{table}/poster.png")).status_code


@pytest.mark.parametrize("id", ["0123456789ab", "short", "%00123456789a", "ÄÄÄÄÄÄÄÄÄÄÄÄ"])
async def test_an_unknown_table_has_the_plain_page_and_no_poster(here: Here, id: str) -> None:  # noqa: A002 - the word of the path
    """Nothing is told of what is not there."""
    page = await here.browser.get(f"/t/{id}")
    assert (200, PAGE) == (page.status_code, page.text)
    assert 404 == (await here.browser.get(f"/t/{id}/poster.png")).status_code


async def test_a_page_that_has_not_changed_is_not_sent_again(here: Here) -> None:
    """Squeezed or not, a page has a tag of its own, until somebody sits down."""
    table = await invite(here)
    tags = set()
    for encoding in ("gzip", "identity"):
        headers = {"accept-encoding": encoding}
        page = await here.browser.get(f"/t/{table}", headers=headers)
        assert (encoding == "gzip") == ("content-encoding" in page.headers)
        assert "no-cache" == page.headers["cache-control"]
        tags.add(tag := page.headers["etag"])
        again = await here.browser.get(f"/t/{table}", headers=headers | {"if-none-match": tag})
        assert (304, b"") == (again.status_code, again.content)
    await here.context.desk.act(table, "ben", Sit("Ben"), "sit")
    page = await here.browser.get(f"/t/{table}")
    assert page.headers["etag"] not in tags


async def test_a_poster_is_made_once(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is kept, has a tag, and may be shown longer when nothing changes any more."""
    table = await invite(here)
    path = f"/t/{table}/poster.png?l=en"
    one, two = await asyncio.gather(here.browser.get(path), here.browser.get(path))
    monkeypatch.setattr(Minds, "think", None)
    three = await here.browser.get(path)
    assert one.content == two.content == three.content
    assert "public, max-age=60" == one.headers["cache-control"]
    same = await here.browser.get(path, headers={"if-none-match": one.headers["etag"]})
    assert (304, b"") == (same.status_code, same.content)


async def test_a_result_is_told_and_kept_for_a_day(here: Here) -> None:
    """When the game is over, the link tells who has won, and has another picture."""
    table = await open_game(here.context, "easycome", 2)
    before = await here.tags(f"/t/{table}?l=en")
    await play_on(here.context, table)
    after = await here.tags(f"/t/{table}?l=en")
    assert "Easy Come: The game has begun" == before["og:title"]
    assert re.fullmatch(r"Easy Come: (Ana|Ben) wins|Easy Come: A shared win", after["og:title"])
    assert before["og:image"] != after["og:image"]
    poster = await here.browser.get(after["og:image"])
    assert "public, max-age=86400" == poster.headers["cache-control"]


async def test_the_address_is_where_people_come_from(tmp_path: Path) -> None:
    """An operator's word comes first; a host that is none gets the plain page."""
    settings = msgspec.structs.replace(FREE, origins=("https://play.example", "http://here"))
    async with serving(tmp_path, settings) as here:
        table = await invite(here)
        own = await here.tags(f"/t/{table}")
        other = await here.tags(f"/t/{table}", host="evil.example")
    assert own["og:url"].startswith("http://here/t/")
    assert other["og:image"].startswith("https://play.example/t/")
    async with serving(tmp_path) as here:
        table = await invite(here)
        assert {"description"} == set(await here.tags(f"/t/{table}", host='x"y'))


async def test_who_asks_too_often_gets_the_plain_page(tmp_path: Path) -> None:
    """The page opens all the same; the poster is refused politely."""
    async with serving(tmp_path, msgspec.structs.replace(FREE, requests="1/hour")) as here:
        table = await invite(here)
        assert "og:title" in await here.tags(f"/t/{table}")
        assert "og:title" not in await here.tags(f"/t/{table}")
        refused = await here.browser.get(f"/t/{table}/poster.png")
    assert 429 == refused.status_code
    assert int(refused.headers["retry-after"]) > 0


async def test_posters_are_made_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many may wait; whoever comes then is told to come again."""
    going, most, free = 0, 0, asyncio.Event()

    async def think(*_: object) -> bytes:
        nonlocal going, most
        going += 1
        most = max(most, going)
        await free.wait()
        going -= 1
        return b"png"

    monkeypatch.setattr(posters, "KEPT", 2)
    made = posters.Posters(SimpleNamespace(think=think))  # type: ignore[arg-type]
    waiting = [asyncio.create_task(made.make(f"{at}", "")) for at in range(posters.PATIENT)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await made.make("more", "")
    free.set()
    assert [b"png"] * posters.PATIENT == await asyncio.gather(*waiting)
    assert (1, 0) == (most, going)
    assert (None, b"png") == (made.kept("0"), made.kept(f"{posters.PATIENT - 1}"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_poster_knows_no_secret(here: Here, language: str) -> None:
    """Games with other dice, other money and other seeds have the same poster, byte by byte."""
    made = set()
    for moves in (0, 9, 25):
        table = await open_game(here.context, "vegas", 2)
        for _ in range(moves):
            await one_move(here.context, table)
        path = f"/t/{table}/poster.png?l={language}"
        here.context.posters._kept.clear()
        made.add((await here.browser.get(path)).content)
    assert 1 == len(made)


async def test_bots_are_not_said_to_wait(here: Here) -> None:
    """Where only a bot sits, the chairs are what is told."""
    table = await here.context.lobby.open("ana", NewTable(game="vegas", chairs=3))
    await here.context.desk.act(table, "ana", SeatBot("novice"), "bot")
    assert "Vegas 2018: 2 chairs are free" == (await here.tags(f"/t/{table}"))["og:title"]
