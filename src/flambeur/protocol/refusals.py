"""Every refusal a client can get, as a closed list of codes."""

from flambeur.core.errors import FlambeurError


class UnknownTable(FlambeurError):
    """There is no such table."""

    code = "table/unknown"


class WrongPhase(FlambeurError):
    """The table is not at the point where this can be done."""

    code = "table/phase"


class TableFull(FlambeurError):
    """Every place is taken."""

    code = "table/full"


class SeatTaken(FlambeurError):
    """Somebody sits there already, or there is no such seat."""

    code = "seat/taken"


class NameTaken(FlambeurError):
    """Somebody at the table has a name that looks like this one."""

    code = "seat/name"


class NotSeated(FlambeurError):
    """Only those who sit at the table can do this."""

    code = "seat/none"


class OnlyHost(FlambeurError):
    """Only the host of the table can do this."""

    code = "table/host"


class Restless(FlambeurError):
    """There was too much coming, going or asking at this table."""

    code = "table/restless"


class OtherDice(FlambeurError):
    """This is for another agreement or another list than the table has now."""

    code = "dice/other"


class DiceGiven(FlambeurError):
    """The seat has given its part to the dice already, or gives none any more."""

    code = "dice/given"


class WrongNonce(FlambeurError):
    """The nonce is not the one that the seat committed itself to."""

    code = "dice/nonce"


class NothingAsked(FlambeurError):
    """There is nothing to agree to, or it cannot be proposed here."""

    code = "table/proposal"


class NoHints(FlambeurError):
    """Hints are not allowed at this table."""

    code = "table/hints"


class Sealed(FlambeurError):
    """Until its day closes, the dice of this table are told to nobody but its player."""

    code = "table/sealed"


class NotTaught(FlambeurError):
    """A taught game goes on with another move."""

    code = "lesson/other"


class BadRequest(FlambeurError):
    """The message cannot be read."""

    code = "request/bad"


class BadName(BadRequest):
    """Nobody can be called that."""

    code = "request/name"


class BadAddress(BadRequest):
    """No message is sent there from here."""

    code = "request/address"


class TooLarge(FlambeurError):
    """The message is too long."""

    code = "request/too-large"


class TooMany(FlambeurError):
    """Too many requests in too short a time."""

    code = "request/too-many"

    def __init__(self, message: str, wait: float | None = None) -> None:
        """Keep how many seconds to wait, if waiting helps."""
        super().__init__(message)
        self.wait = wait


class TooSlow(FlambeurError):
    """The request did not arrive in time."""

    code = "request/too-slow"


class KeyUsed(FlambeurError):
    """The key stands for something else that was asked before."""

    code = "request/key"


class BadOrigin(FlambeurError):
    """The request comes from a page of another site."""

    code = "request/origin"


class NotSignedIn(FlambeurError):
    """This needs a session or a token."""

    code = "person/unknown"


class NotAllowed(FlambeurError):
    """This session or token may not do that."""

    code = "person/forbidden"


class NotFound(FlambeurError):
    """There is no such thing."""

    code = "request/not-found"


class WrongMethod(FlambeurError):
    """This cannot be done there."""

    code = "request/method"


class Broken(FlambeurError):
    """The server made a mistake."""

    code = "server/broken"


class Unavailable(FlambeurError):
    """The server's database cannot be reached or takes nothing; the request may be sent again."""

    code = "server/unavailable"


class Busy(Unavailable):
    """The server has too much to do; the same request may be sent again after some seconds."""

    code = "server/busy"

    def __init__(self, message: str, wait: float = 3.0) -> None:
        """Keep how many seconds to wait."""
        super().__init__(f"{message}; retry in {wait:g} s")
        self.wait = wait


class UnknownNight(FlambeurError):
    """There is no such night, or the code leads nowhere."""

    code = "night/unknown"


class DayOver(FlambeurError):
    """The questions of this day are closed, or not open yet."""

    code = "day/over"


class AskedToday(FlambeurError):
    """The position is one of the questions of a day that is open."""

    code = "position/today"
