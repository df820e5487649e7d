"""What every bot must do: answer from its view and memory alone, legally and repeatably."""

from collections.abc import Callable
from typing import Any

from flambeur.bots.bot import Bot
from flambeur.core.codec import encode
from flambeur.core.game import Game, Options
from flambeur.core.match import Match
from flambeur.core.state import legal
from flambeur.core.turn import Choice
from flambeur.core.view import view_of
from flambeur.sources.plain import SeededSource


def check_bot(
    make: Callable[[], Bot],
    game: Game[Any],
    seats: int,
    options: Options | None = None,
    *,
    games: int = 20,
    seed: int = 0,
) -> None:
    """Let the bot play all seats; `make` makes a fresh one, with the same seed each time."""
    for number in range(games):
        source = SeededSource(f"{seed}/{number}")
        match = Match(game, [f"bot {seat}" for seat in range(seats)], options, source)
        bot, twin = make(), make()
        match.settle()
        while isinstance(choice := match.turn, Choice):
            view = match.view(choice.seat, since=0)
            before = encode(view)
            move = bot.choose(view)
            assert legal(choice, move), f"{move} is not legal"
            assert before == encode(view), "the bot changed its view"
            guess = game.sample(view.state.copy(), source.roll)
            told = view.version, view.events, view.memory
            hidden = view_of(game.id, guess, choice.seat, *told)
            assert move == twin.choose(hidden), "the move depends on something hidden, or on luck"
            match.submit(choice.seat, move, match.version)
