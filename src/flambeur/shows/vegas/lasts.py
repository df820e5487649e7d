"""How long the events of Vegas are shown at normal speed, at most, in milliseconds."""

from flambeur.games.vegas import events as happens
from flambeur.shows.lasts import Lasts

LASTS: Lasts = {
    happens.LeaderNamed: 700,
    happens.RoundStarted: 700,
    happens.BillsDealt: 560,
    happens.LooseDicePlaced: 660,
    happens.RivalPlaced: 660,
    happens.DiceRolled: 820,
    happens.ColoursRolled: 820,
    happens.DicePlaced: 660,
    happens.CasinoPaid: 900,
    happens.GameEnded: 900,
}
