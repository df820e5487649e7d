"""The tiles of Royale as a drawing needs them: tracks, counters, tokens, spaces and dice."""

from flambeur.games.vegas.royale.reward import Reward
from flambeur.protocol.wire import Tagged, Wire


class Prize(Wire, frozen=True, omit_defaults=False):
    """What a space pays: chips, or cash; neither is an empty space."""

    chips: int = 0
    cash: int = 0


def prize(reward: Reward) -> Prize:
    """Draw a reward."""
    return Prize(reward.chips, reward.cash)


class Dice(Wire, frozen=True, omit_defaults=False):
    """Dice of one colour on a tile."""

    colour: int
    small: int = 0
    big: int = 0


class TileScene(Tagged, frozen=True, kw_only=True, omit_defaults=False):
    """A tile beside a casino; which one it is stands in `type`."""

    id: str
    """Board and side, such as `A1`."""
    casino: int
    asks: int | None = None
    """The seat that this tile asks to decide, now."""


class LuckyPunchScene(TileScene, frozen=True, tag="lucky_punch"):
    """A fist: closed while somebody hides tokens in it."""

    prizes: tuple[Prize, ...]
    """By hidden tokens, from one up."""
    fist: int | None = None
    """Whose fist is about to close, or is closed."""
    closed: bool = False
    hidden: int | None = None
    """The tokens in the fist; only its owner is told."""


class JackpotScene(TileScene, frozen=True, tag="jackpot"):
    """A counter on a track of amounts."""

    track: tuple[Prize, ...]
    at: int


class PrimeTimeScene(TileScene, frozen=True, tag="prime_time"):
    """Two black dice, and who would throw them if the round ended now."""

    leader: int | None
    faces: tuple[int, ...] = ()


class FiftyFiftyScene(TileScene, frozen=True, tag="fifty_fifty"):
    """A ladder: the rung reached, the total to beat, and how throws would fall."""

    track: tuple[Prize, ...]
    at: int
    """The rung, from 1 up; 0 is the ground."""
    total: int = 0
    higher: int = 0
    lower: int = 0
    equal: int = 0
    throws: int = 0
    """Of so many throws that many are higher, lower or equal."""


class HighFiveScene(TileScene, frozen=True, tag="high_five"):
    """A token for the first who counts enough."""

    prize: Prize
    need: int
    owner: int | None
    counts: tuple[int, ...]
    """What every seat counts here."""


class BadLuckScene(TileScene, frozen=True, tag="bad_luck"):
    """A fine for whoever counts least."""

    fine: int
    payers: tuple[int, ...]
    """Who pays, or would if the round ended now."""
    noted: bool


class PayDayScene(TileScene, frozen=True, tag="pay_day"):
    """Money for presence."""

    a_casino: int
    casinos: tuple[tuple[int, ...], ...]
    """By seat, the casinos that hold a die of theirs."""


class PowerPlayScene(TileScene, frozen=True, tag="power_play"):
    """A token for whoever leads."""

    holder: int | None


class NoEntryScene(TileScene, frozen=True, tag="no_entry"):
    """A counter that runs round, and a token that closes a casino."""

    track: tuple[Prize, ...]
    at: int
    closed: int | None


class KnockoutScene(TileScene, frozen=True, tag="knockout"):
    """A bar with places for every seat."""

    places: int
    bar: tuple[Dice, ...]


class BlockItScene(TileScene, frozen=True, tag="block_it"):
    """Grey dice in clusters: all there were, and those that are left."""

    all: tuple[int, ...]
    clusters: tuple[int, ...]


class Space(Wire, frozen=True, omit_defaults=False):
    """Spaces of one kind: how many there are, and how many are free."""

    kind: str
    prize: Prize
    all: int
    free: int


class HandicapScene(TileScene, frozen=True, tag="handicap"):
    """Spaces that grey dice cover."""

    spaces: tuple[Space, ...]


class Pile(Wire, frozen=True, omit_defaults=False):
    """A pile of tokens that lie face down."""

    size: int
    tokens: tuple[int, ...] | None = None
    """What is in it; only the one who split is told."""


class BlackBoxScene(TileScene, frozen=True, tag="black_box"):
    """Six tokens, later in two piles."""

    tokens: tuple[int, ...]
    piles: tuple[Pile, ...] = ()


class DoubleDownScene(TileScene, frozen=True, tag="double_down"):
    """Dice that are ranked like those of a casino, the most first."""

    prizes: tuple[Prize, ...]
    dice: tuple[Dice, ...]
    counts: tuple[int, ...]
    """What the dice count, in the same order."""
    tied: tuple[int, ...]
    winners: tuple[int, ...]
    """Who would take the prizes, in their order."""


class ParkedDie(Wire, frozen=True, omit_defaults=False):
    """A die on a space."""

    face: int
    colour: int
    big: int = 0


class NiceDiceScene(TileScene, frozen=True, tag="nice_dice"):
    """Six spaces; the first is for ones."""

    track: tuple[Prize, ...]
    parked: tuple[ParkedDie, ...]


class MyChoiceScene(TileScene, frozen=True, tag="my_choice"):
    """Six results, the last a golden space; and what was thrown."""

    track: tuple[Prize, ...]
    """What faces pay at once, from one up; the others do something else."""
    gold: Dice | None
    golden: Prize
    faces: tuple[int, ...] = ()
