"""A family is the one entry of a game: found by name, each part imported when it is needed."""

import subprocess
import sys

import pytest

from flambeur.bots import LEVELS
from flambeur.core.errors import UnknownGame
from flambeur.families import Family, every_family, every_game, family_of, find, names_for
from flambeur.families.family import part

PLAY = "['play', '{game}', '--seats', 'human,casual', '--seed', '1']"
SERVE = "import flambeur.cli.serve as s, flambeur.server.run, flambeur.server.app"


def modules_after(code: str) -> set[str]:
    """Run code in a fresh process, and list what it has imported."""
    told = "; import sys; print(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", code + told],
        input="",
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return set(run.stdout.splitlines()[-1].split())


def of(modules: set[str], *packages: str) -> list[str]:
    """List the modules that belong to some packages."""
    return sorted(m for m in modules if f"{m}.".startswith(tuple(f"{p}." for p in packages)))


def main(arguments: str) -> str:
    """Write the code that runs the command."""
    return f"from flambeur.cli import main; main({arguments})"


def test_the_version_needs_no_game() -> None:
    """Who only asks for the version waits for no game, no bot and no kernel."""
    modules = modules_after(main("['--version']"))
    rooms = ("games", "coach", "fast", "server", "research", "sources", "text.vegas")
    assert [] == of(modules, "numba", "numpy", *(f"flambeur.{room}" for room in rooms))


@pytest.mark.parametrize("game", ["vegas", "easycome", "strike"])
def test_a_game_is_played_without_the_others(game: str) -> None:
    """Playing one game imports its own parts, but no other game, no coach and no kernel."""
    modules = modules_after(main(PLAY.format(game=game)))
    others = {family.name for family in every_family()} - {game}
    rooms = [f"{room}.{other}" for room in ("games", "bots", "shows") for other in others]
    assert [] == of(modules, "numba", *(f"flambeur.{room}" for room in ("coach", "server", *rooms)))
    assert of(modules, f"flambeur.games.{game}")


def test_a_server_starts_without_parts_of_games() -> None:
    """A worker imports no game, no coach, no kernel, no bot and no show before it is played."""
    modules = modules_after(SERVE)
    parts = [f"{room}.{f.name}" for room in ("bots", "shows") for f in every_family()]
    rooms = ("coach", "games", *parts)
    assert [] == of(modules, "numba", *(f"flambeur.{room}" for room in rooms))


@pytest.mark.parametrize("family", every_family(), ids=lambda family: family.name)
def test_every_part_is_there(family: Family) -> None:
    """What a family names can be imported."""
    names = (family.rules, family.teller, family.picture, *family.bots.values())
    more = (family.mine, family.judge, family.kernels, family.guess, family.chapters)
    listed = family.list_options.values()
    assert all(part(name) is not None for name in (*names, *more, *listed) if name)
    assert {game.name.partition("/")[0] for game in family.editions()} == {family.name}
    assert {game.state.__name__ for game in family.editions()} == set(family.prefixes)
    assert LEVELS == tuple(family.bots)


def test_a_ladder_plays_what_there_is() -> None:
    """Every table of a ladder is of an edition that exists, for as many as can play it."""
    for family in every_family():
        for table in family.ladder:
            assert find(table.game).name == table.game
            assert set(table.games) <= set(find(table.game).seats)


def test_defaults() -> None:
    """A family that gives rules only has a bot that plays at random, and nobody who judges."""
    family = Family(name="dare", rules="flambeur.games._template:GAME")
    assert ("uniform",) == family.names == family.levels
    assert "uniform" == family.level_for(None) == family.level_for("casual")
    assert "dare@1" == family.edition("dare").id
    with pytest.raises(ValueError, match="nobody judges dare"):
        family.judge_of(family.edition("dare").start(2))
    with pytest.raises(ValueError, match="no bot 'casual' for dare"):
        family.bot("casual", "dare")


def test_names_of_bots_are_true() -> None:
    """Whoever is named for a game can be made."""
    for game in every_game():
        for level in names_for(game.id):
            assert family_of(game.id).bot(level, game.name, 1)


def test_unknown_games() -> None:
    """What there is not is refused, with what there is."""
    with pytest.raises(UnknownGame, match="'chess'; there are vegas, easycome, strike"):
        family_of("chess")
    with pytest.raises(UnknownGame, match="'vegas/1999'; there are vegas/2018@1"):
        find("vegas/1999")
