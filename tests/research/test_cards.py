"""What ships has a card that is true, and every command that is written down is understood."""

import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from flambeur.bots.files import SHIPPED
from flambeur.bots.vegas.royale.tiles import FEATURES, learned
from flambeur.bots.vegas.weights import network
from flambeur.research.card import card_name, hash_of, read_card
from tests.test_docs import pages

WEIGHTS = [file.name for file in SHIPPED.iterdir() if not file.name.endswith(".card.json")]
COMMAND = re.compile(r"python -m (flambeur\.research\.\w+|bench\.form)((?: [^\s`]+)*)")


def understood(module: str, words: str) -> None:
    """Parse a command; whoever cannot leaves."""
    found = import_module(module)
    program = import_module(f"{module}.__main__") if hasattr(found, "__path__") else found
    program.parser().parse_args(shlex.split(words))


def test_every_file_has_a_card() -> None:
    """Weights and cards stand side by side, and there is nothing else."""
    found = {file.name for file in SHIPPED.iterdir()}
    assert {"easycome.bin", "royale.bin", "solo.bin", "tiles.json", "vegas.bin"} <= {*WEIGHTS}
    assert found == {*WEIGHTS, *map(card_name, WEIGHTS)}


@pytest.mark.parametrize("file", WEIGHTS)
def test_card(file: str) -> None:
    """A card names the file by its hash, and its commands are understood."""
    card = read_card(SHIPPED, file)
    assert (file, hash_of((SHIPPED / file).read_bytes())) == (card.file, card.sha256)
    assert card.figures
    for command in (card.command, *(figure.command for figure in card.figures)):
        found = COMMAND.fullmatch(command)
        assert found, command
        understood(*found.groups())


def test_weights_that_ship_can_be_read() -> None:
    """Networks and the weights of tiles have as many rows as bots expect."""
    assert 37 == len(network("vegas")) == len(network("royale"))
    assert {len(FEATURES)} == {len(row) for row in learned().values()}


def documented() -> list[tuple[Path, str, str]]:
    """List the commands that stand in any page, with the page."""
    return [
        (page, *found) for page in pages() for found in COMMAND.findall(page.read_text("utf-8"))
    ]


def test_documented_commands() -> None:
    """Every command of a page is understood, word by word."""
    assert 5 <= len({module for _, module, _ in documented()})
    for page, module, words in documented():
        if words:
            try:
                understood(module, words)
            except SystemExit:
                pytest.fail(f"{page.name}: python -m {module}{words}")
