"""What a table of the engine waits for, read into the numbers of a kernel."""

from typing import Any

from flambeur.core.frame import Frame
from flambeur.fast.lay import THOUSAND
from flambeur.fast.royale.codes import (
    ACTIVATE,
    ADJUST,
    BAR,
    BET,
    CLOSE,
    CLUSTER,
    FINE,
    GILD,
    GREY,
    GUESS,
    HIDE,
    LAY,
    LOOSE,
    MOVE,
    PARK,
    PICK,
    PLACE,
    PRIME,
    RESULT,
    ROLL,
    SPLIT,
    THROW,
    USE,
)
from flambeur.fast.royale.tiles.b2_fifty_fifty import HIGHER, LOWER, STOP
from flambeur.games.vegas.round import RollLoose
from flambeur.games.vegas.royale.adjust import Adjust
from flambeur.games.vegas.royale.draw import DrawBoards
from flambeur.games.vegas.royale.fines import ChooseChips
from flambeur.games.vegas.royale.kit import Throw
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import GuessTokens, HideTokens
from flambeur.games.vegas.royale.tiles.b1_prime_time import UsePrime
from flambeur.games.vegas.royale.tiles.b2_fifty_fifty import StopOrBet, ThrowOn
from flambeur.games.vegas.royale.tiles.e1_no_entry import CloseCasino
from flambeur.games.vegas.royale.tiles.e2_knockout import ChooseForBar
from flambeur.games.vegas.royale.tiles.f1_block_it import ChooseCluster
from flambeur.games.vegas.royale.tiles.f2_handicap import ChooseGrey
from flambeur.games.vegas.royale.tiles.g1_black_box import ChoosePile, SplitBox
from flambeur.games.vegas.royale.tiles.g2_double_down import ChooseDice
from flambeur.games.vegas.royale.tiles.h1_nice_dice import ChoosePark
from flambeur.games.vegas.royale.tiles.h2_my_choice import ChooseGold, ChooseResult, ChooseTile
from flambeur.games.vegas.royale.turn import PlaceOrPass, RollHand, RollOrUse

WHATS: dict[type[Frame], int] = {
    DrawBoards: LAY,
    RollLoose: LOOSE,
    RollHand: ROLL,
    RollOrUse: USE,
    PlaceOrPass: PLACE,
    HideTokens: HIDE,
    GuessTokens: GUESS,
    StopOrBet: BET,
    CloseCasino: CLOSE,
    ChooseForBar: BAR,
    ChooseCluster: CLUSTER,
    ChooseGrey: GREY,
    Adjust: ADJUST,
    ChooseDice: MOVE,
    ChoosePark: PARK,
    ChooseResult: RESULT,
    ChooseTile: ACTIVATE,
    ChooseGold: GILD,
    UsePrime: PRIME,
    SplitBox: SPLIT,
    ChoosePile: PICK,
    ChooseChips: FINE,
}
BETS = {None: STOP, True: HIGHER, False: LOWER}


def read_frame(t: Any, frame: Frame) -> None:
    """Read what is awaited, of whom, because of which casino, and what has been told before."""
    t.what = THROW if isinstance(frame, Throw) else WHATS[type(frame)]
    t.asked = getattr(frame, "seat", t.player)
    t.at = getattr(frame, "casino", 0) - 1
    match frame:
        case GuessTokens(seat=seat, hidden=hidden):
            t.asked, t.told[0] = (seat + 1) % t.seats, hidden.look() - 1
        case ThrowOn(higher=higher):
            t.told[0] = BETS[higher]
        case ChooseResult(faces=faces) | UsePrime(faces=faces):
            t.black = [face - 1 for face in faces]
        case SplitBox(winner=winner):
            t.told[0] = winner
        case ChoosePile(first=first, second=second):
            t.told = [sum(pile.look()) // THOUSAND for pile in (first, second)]
        case ChooseChips(seat=seat, chips=chips):
            t.told[0], t.fined = chips, (seat - t.leader) % t.seats + 1
        case _:
            pass
