"""G2 Double Down: dice that are ranked like those of a casino."""

from collections.abc import Iterable, Sequence
from typing import Any

from flambeur.core.parts import Move
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import DoubleDown
from flambeur.games.vegas.royale.tiles.g2_double_down import MoveDice
from flambeur.games.vegas.royale.values import DOUBLE_DOWN
from flambeur.protocol.lines import Casino, Phrase, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.change import Change
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene, changed, nested, weight_of
from flambeur.shows.royale.tile import TileShow
from flambeur.shows.royale.tile_pictures import Prize, TileDice, TilePicture, prize
from flambeur.words.speaker import Speaker

AMOUNTS = tuple(reward.cash for reward in DOUBLE_DOWN)


class DoubleDownTile(TilePicture, frozen=True, kw_only=True, tag="double_down"):
    """Dice that are ranked like those of a casino, the most first."""

    prizes: tuple[Prize, ...]
    dice: tuple[TileDice, ...]
    counts: tuple[int, ...]
    """What the dice count, in the same order."""
    tied: tuple[int, ...]
    winners: tuple[int, ...]
    """Who would take the prizes, in their order."""


class DoubleDownShow(TileShow[DoubleDown]):
    """Whose dice lie on the tile, and what moving some would bring."""

    tile = DoubleDown
    picture = DoubleDownTile
    nothing = (MoveDice(0, 0),)

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"most": DOUBLE_DOWN[0], "least": DOUBLE_DOWN[1]}

    def draw(self, moment: Moment, tile: DoubleDown) -> DoubleDownTile:
        """Draw the dice, ranked."""
        groups = [TileDice(seat, *tile.dice_of(seat)) for seat in range(moment.table.seats)]
        weights = [group.small + 2 * group.big for group in groups]
        result = settle(weights, AMOUNTS)
        order = sorted((g for g in groups if weights[g.colour]), key=lambda g: -weights[g.colour])
        return DoubleDownTile(
            prizes=tuple(map(prize, DOUBLE_DOWN)),
            dice=tuple(order),
            counts=tuple(weights[group.colour] for group in order),
            tied=result.tied,
            winners=tuple(seat for seat, _ in result.wins),
            **moment.at(tile),
        )

    def state(self, tile: DoubleDown, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell the prizes, and what everybody counts; those who cancel have a mark."""
        money = speaker.words.commas(list(map(speaker.words.money, AMOUNTS)))
        text = speaker.words("royale-state-double", money=money)
        weights = [0] * len(players)
        for seat, small, big in tile.dice:
            weights[seat] = weight_of(small, big)
        tied = settle(weights, AMOUNTS).tied
        order = sorted((s for s, w in enumerate(weights) if w), key=lambda s: -weights[s])
        dice = [
            speaker.say(line("vegas-count", name=players[seat], count=weights[seat]))
            + (" =" if seat in tied else "")
            for seat in order
        ]
        return f"{text} · {speaker.words.commas(dice)}" if dice else text

    def question(self, scene: Scene) -> Phrase:
        """Ask which dice are moved."""
        return line("royale-ask-double")

    def offer(self, scene: Scene, move: Move) -> Description:
        """Tell what moving dice would bring on the tile, and cost at the casino."""
        if not isinstance(move, MoveDice):
            return super().offer(scene, move)
        if move in self.nothing:
            return line("royale-offer-double-none")
        tile, gain = self.here(scene), weight_of(move.dice, move.big)
        before = tuple(weight_of(*tile.dice_of(seat)) for seat in range(scene.table.seats))
        after = changed(before, scene.seat, gain)
        there = scene.outcomes.of(before, after, AMOUNTS, scene.seat)
        here = scene.shifts(tile.casino, (scene.seat, -gain))
        if here:
            text = line("royale-offer-double-here", casino=Casino(tile.casino))
            there += [nested(text, here[0]), *here[1:]]
        dice = phrases.dice(move.dice, move.big)
        return [line("royale-offer-double", dice=dice), *there]

    def changes(self, scene: Scene, move: Any) -> Iterable[Change]:
        """Let the dice go."""
        if move in self.nothing:
            return ()
        return [Change(self.here(scene).casino, scene.seat, -move.dice, -move.big)]

    def arrived(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell where the dice came from."""
        casino = phrases.place(event.source)
        return line("royale-do-doubled", name=name, dice=dice, casino=casino)


SHOW = DoubleDownShow()
