"""How long the events of Strike are shown at normal speed, at most, in milliseconds."""

from flambeur.games.strike import events as happens
from flambeur.shows.lasts import Lasts

LASTS: Lasts = {
    happens.StarterDrawn: 480,
    happens.RoundStarted: 0,
    happens.TurnStarted: 0,
    happens.Regrouped: 160,
    happens.Thrown: 980,
    # The motion is fetched, and slows down where a match is decided.
    happens.Trajectory: 700,
    happens.Settled: 0,
    happens.DieRerolled: 0,
    happens.DieLost: 560,
    happens.DiceTaken: 880,
    happens.ArenaCleared: 0,
    happens.ChoiceGiven: 0,
    happens.Stopped: 480,
    happens.PlayerLeft: 480,
    happens.TurnEnded: 0,
    happens.Eliminated: 0,
    happens.RoundWon: 0,
    happens.GameWon: 0,
}
