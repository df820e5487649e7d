"""How long what Royale adds to Vegas is shown at normal speed, at most, in milliseconds."""

from flambeur.games.vegas.royale import events as happens
from flambeur.shows.lasts import Lasts

LASTS: Lasts = {
    happens.ChipsGranted: 700,
    happens.TilesLaid: 560,
    happens.HandRolled: 820,
    happens.Passed: 700,
    happens.Activated: 200,
    happens.ExtraRolled: 820,
    happens.Rewarded: 640,
    happens.CounterMoved: 360,
    happens.TokenTaken: 560,
    happens.CasinoClosed: 560,
    happens.DieMoved: 400,
    happens.FistClosed: 560,
    happens.FistOpened: 900,
    happens.BetSettled: 420,
    happens.BoxSplit: 560,
    happens.BoxOpened: 900,
    happens.BadLuckNoted: 640,
    happens.Fined: 640,
}
