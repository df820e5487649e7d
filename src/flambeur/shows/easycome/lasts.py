"""How long the events of Easy Come are shown at normal speed, at most, in milliseconds."""

from flambeur.games.easycome import events as happens
from flambeur.shows.lasts import Lasts

LASTS: Lasts = {
    happens.OrderRolled: 0,
    happens.FirstPlayer: 0,
    happens.TurnStarted: 0,
    happens.DiceRolled: 820,
    happens.DiceKept: 0,
    happens.PrizeWon: 560,
    happens.TurnEnded: 0,
    happens.HoldStarted: 0,
    happens.HoldAdvanced: 0,
    happens.HoldBroken: 0,
    happens.GameWon: 560,
}
