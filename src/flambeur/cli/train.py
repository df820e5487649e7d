"""`flambeur train`: positions to practise; what was wrong comes back."""

from collections.abc import Sequence
from random import Random
from time import time

from flambeur.cli.choosing import Positions
from flambeur.cli.deck import Deck
from flambeur.cli.parser import Parser, number, one_of
from flambeur.cli.places import deck
from flambeur.cli.screen import Screen
from flambeur.cli.training import Score, Training
from flambeur.practice.bank import Bank, bank_names, bank_of
from flambeur.practice.puzzle import Theme
from flambeur.words.catalogues import Words


def train(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Ask positions of one game or of all, about a topic or about all."""
    parser = Parser(words, "train")
    parser.subject("game", "help-train-game")
    parser.choice("--topic", "help-topic", metavar="TOPIC")
    parser.choice("--seed", "help-train-seed", number(words))
    parser.switch("--plain", "help-plain")
    found = parser.read(arguments)
    screen.plain = screen.plain or bool(found.plain)
    banks = _banks(words, found.game)
    theme = _theme(words, banks, found.topic)
    # Which position comes first is no secret.
    positions = Positions(banks, theme, Random(found.seed))  # noqa: S311 - see above
    training = Training(words, screen, Deck(words, deck()), positions, time)
    training.run()
    _summarise(words, screen, training.score)
    return 0


def _summarise(words: Words, screen: Screen, score: Score) -> None:
    if score.count:
        screen.say(words("train-summary", count=score.count, right=score.right))
    if score.right < score.count:
        screen.say(words("train-back"))


def _banks(words: Words, game: str | None) -> list[Bank]:
    names = bank_names()
    wanted = names if game is None else (one_of(words, names)(game),)
    return [bank_of(name) for name in wanted]


def _theme(words: Words, banks: Sequence[Bank], topic: str | None) -> Theme | None:
    if topic is None:
        return None
    themes = {str(theme): theme for bank in banks for theme in bank.themes()}
    return themes[one_of(words, list(themes))(topic)]
