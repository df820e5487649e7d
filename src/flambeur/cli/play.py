"""`flambeur play`: a whole game at the keyboard, with people and bots."""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from flambeur.cli.arena import arena, choose_form
from flambeur.cli.dice import make_dice
from flambeur.cli.editions import every_edition, find_edition, mentioned, relatives
from flambeur.cli.extras import adding
from flambeur.cli.options import add_options, read_options
from flambeur.cli.parser import Parser, Refusal
from flambeur.cli.records import Recorder
from flambeur.cli.screen import Screen
from flambeur.cli.seats import HUMAN, Seat, read_seats, usual_seats
from flambeur.cli.sitting import Chooser, Sitting
from flambeur.core.errors import FlambeurError
from flambeur.core.fair.bots import luck
from flambeur.core.fair.record import BotSeat
from flambeur.core.game import Game
from flambeur.core.match import Match
from flambeur.core.parts import Move
from flambeur.core.turn import Over
from flambeur.core.view import View
from flambeur.families import Family, every_family, family_of
from flambeur.sources.local import LocalSource
from flambeur.words.catalogues import Words


def play(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Sit everybody down and play to the end, or until someone leaves."""
    found, families = _read(words, arguments)
    game = find_edition(words, found.game, found.edition)
    family = family_of(game.name)
    seats = read_seats(
        words, found.seats or usual_seats(family, game), family, game, found.name or ""
    )
    stands_in = choose_form(words, found, family)
    options = read_options(words, found, families, game)
    dice = make_dice(found.seed, found.nonce)
    bots = _bots(family, seats, found.seed)
    screen.plain = screen.plain or bool(found.plain)
    with arena(dice, family, options) as source:
        try:
            match = Match(game, [seat.name for seat in seats], options, source, bots)
        except FlambeurError as error:
            raise Refusal(words("error-options", reason=str(error))) from error
        recorder = Recorder(words, found.record, match)
        _welcome(words, screen, seats, dice.promise)
        if stands_in:
            screen.say(words("play-no-physics", command=adding("strike")))
        _promise(words, screen, found.record, found.seed)
        choosers = _choosers(bots, family, game, dice)
        names = [seat.called for seat in seats]
        Sitting(words, screen, match, recorder, choosers, names).play()
    _goodbye(words, screen, found.record, over=isinstance(match.turn, Over))
    return 0


def _read(words: Words, arguments: Sequence[str]) -> tuple[argparse.Namespace, tuple[Family, ...]]:
    """Read the command line with the options of its game; others are asked about unknown flags."""
    families = mentioned(arguments)
    try:
        return _parser(words, families).read(arguments, "game"), families
    except Refusal:
        families = every_family()
        return _parser(words, families).read(arguments, "game"), families


def _parser(words: Words, families: Iterable[Family]) -> Parser:
    parser = Parser(words, "play")
    parser.subject("game", "help-game")
    parser.choice("--seats", "help-seats", metavar="human:Ana,casual,uniform")
    parser.choice("--name", "help-own-name", metavar="Ana")
    parser.choice("--edition", "help-edition", metavar=every_edition(families))
    parser.choice("--record", "help-record", metavar="FILE")
    parser.choice("--seed", "help-seed")
    parser.choice("--nonce", "help-nonce", metavar="TEXT")
    parser.switch("--plain", "help-plain")
    for family in families:
        for games in relatives(family):
            names = ", ".join(game.name.partition("/")[2] for game in games)
            if names:
                parser.group("help-options", editions=names)
            else:
                parser.group("help-options-game", game=family.name)
            add_options(parser, words, family, games[0])
    return parser


def _bots(family: Family, seats: Sequence[Seat], seed: str | None) -> dict[int, BotSeat]:
    """Name the bots; a seed gives the same dice even after something changed in them."""
    data = family.fingerprint() if seed is None else None
    bots = ((place, seat.kind) for place, seat in enumerate(seats) if seat.kind != HUMAN)
    return {place: BotSeat(kind, data) for place, kind in bots}


def _choosers(
    bots: Mapping[int, BotSeat], family: Family, game: Game[Any], dice: LocalSource
) -> dict[int, Chooser]:
    """Let every choice of a bot follow from the key, so that it can be repeated afterwards."""

    def chooser(seat: int, level: str) -> Chooser:
        def choose(view: View[Any]) -> Move:
            return family.bot(level, game.name, luck(dice.key, seat, view.version)).choose(view)

        return choose

    return {seat: chooser(seat, bot.level) for seat, bot in bots.items()}


def _welcome(words: Words, screen: Screen, seats: Sequence[Seat], promise: str) -> None:
    names = [
        seat.called if seat.kind == HUMAN else words("name-bot", name=seat.name, kind=seat.kind)
        for seat in seats
    ]
    screen.say(words("play-welcome", names=words.every(names)))
    screen.say(words("play-committed", hash=promise), "dim")


def _promise(words: Words, screen: Screen, file: str | None, seed: str | None) -> None:
    if seed is not None:
        screen.say(words("play-repeatable", seed=seed), "bold")
    if file is None:
        screen.say(words("play-no-record"), "dim")
    else:
        screen.say(words("play-record", file=file), "dim")


def _goodbye(words: Words, screen: Screen, file: str | None, *, over: bool) -> None:
    if not over:
        screen.say(words("play-left"))
    if file is None:
        return
    screen.say(words("play-recorded", file=file) if over else words("play-kept", file=file))
