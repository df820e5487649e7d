"""What players of Royale may agree on [R13]."""

from collections.abc import Collection, Mapping
from typing import Annotated, ClassVar, Literal

import msgspec

from flambeur.core.errors import BadOption
from flambeur.core.game import Options
from flambeur.games.vegas.royale.values import TILES_PER_ROUND

MOST_TILES = 6


class RoyaleOptions(Options, frozen=True):
    """The options of Royale, each with what it changes."""

    start_player: int | Literal["random"] = "random"
    """Who starts the first round: a seat, or drawn."""
    tiles_per_round: Annotated[int, msgspec.Meta(ge=0, le=MOST_TILES)] = TILES_PER_ROUND
    """How many tiles are laid each round, 0 to 6, from casino 1 up."""
    tile_reuse: Literal["reshuffle", "no_repeat_side", "no_repeat_tile"] = "reshuffle"
    """Whether a side or a whole tile may come again in a later round."""
    tiles: Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST_TILES)] | None = None
    """The very tiles to lay in every round, such as A1, D2, H2, instead of drawing them."""
    chip_supply: Literal[20] | None = None
    """With 20, chips that the box does not hold are forfeited; otherwise they never run out."""
    unclaimed_cards: Literal["reserve_bottom", "bank"] = "reserve_bottom"
    """Where cards go that nobody wins."""
    all_faces_closed: Literal["free_pass", "chip_first", "reroll"] = "free_pass"
    """What happens when every die rolled shows the closed casino."""
    closed_blocks_activation: bool = True
    """Whether My Choice is kept from activating the tile of a closed casino."""
    lucky_punch_reward: Literal["by_count", "free_choice"] = "by_count"
    """Whether Lucky Punch pays by the hidden number, or what the player picks."""
    power_play_reuse: Literal["every_turn", "once"] = "every_turn"
    """Whether the Power Play token stays after use."""
    bad_luck_timing: Literal["after_payout", "before_payout"] = "after_payout"
    """When the fine of Bad Luck is paid."""
    fine_change: Literal["strict", "exact"] = "strict"
    """Whether change under 30,000 is lost or promised by the bank."""
    start_fallback: Literal["best_real_at_casino", "skip_casino"] = "best_real_at_casino"
    """Who starts when an imaginary player took the higher card."""
    open_money: bool = False
    """Whether collected cards lie face up."""
    pay_day_counts_activated: bool = True
    """Whether Pay Day, activated by My Choice, counts its own casino without a die there."""
    fine_chips: Literal["choose", "last"] = "choose"
    """Whether chips may go with cards whose change would be lost, or only when cards fall short."""

    before: ClassVar[Mapping[str, object]] = {
        "pay_day_counts_activated": False,
        "fine_chips": "last",
    }


def agree(options: RoyaleOptions, seats: int, tiles: Collection[str]) -> RoyaleOptions:
    """Refuse what does not go together and fill in what follows; `tiles` are those there are."""
    if options.start_player != "random" and options.start_player not in range(seats):
        raise BadOption(f"start_player: there is no seat {options.start_player}")
    if not tiles:
        if options.tiles:
            raise BadOption("tiles: the base game has none")
        return msgspec.structs.replace(options, tiles_per_round=0)
    if options.tiles is not None:
        _check_tiles(options.tiles, tiles)
        return msgspec.structs.replace(options, tiles_per_round=len(options.tiles))
    if options.tiles_per_round not in range(MOST_TILES + 1):
        raise BadOption(f"tiles_per_round: {options.tiles_per_round} is not between 0 and 6")
    return options


def _check_tiles(tiles: tuple[str, ...], known: Collection[str]) -> None:
    """Refuse unknown tiles and two sides of one board [R9.3]."""
    for tile in tiles:
        if tile not in known:
            raise BadOption(f"tiles: there is no tile {tile!r}")
    letters = [tile[0] for tile in tiles]
    if len(set(letters)) < len(letters) or len(tiles) > MOST_TILES:
        raise BadOption("tiles: at most six, and only one side of a board")
