"""What a turn offers: roll or set a die, place or pass."""

from collections.abc import Callable
from typing import Any

from flambeur.core.parts import Move
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.moves import Pass, RollDice
from flambeur.games.vegas.royale.reward import worth
from flambeur.games.vegas.royale.tiles import (
    BadLuck,
    BlackBox,
    HighFive,
    Jackpot,
    PayDay,
    PowerPlay,
    PrimeTime,
)
from flambeur.games.vegas.royale.tiles.d2_power_play import PlayPower
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.games.vegas.royale.values import (
    HIGH_FIVE_WEIGHT,
    JACKPOT,
    PAY_DAY_PER_CASINO,
)
from flambeur.text.royale.phrases import Phrases
from flambeur.text.royale.scene import Outlook, Scene, changed, weight_of
from flambeur.text.vegas.people import People
from flambeur.text.words import Words

IDLE = (PrimeTime, BadLuck, BlackBox)
"""Tiles that do nothing when dice are placed."""


class TurnOffers:
    """Describes the moves of a turn."""

    def __init__(self, words: Words, people: People, phrases: Phrases, outlook: Outlook) -> None:
        """Take the words and the names."""
        self._words = words
        self._names = people.names
        self._phrases = phrases
        self._outlook = outlook
        self.known: dict[type[Move], Callable[[Scene, Any], str]] = {
            RollDice: self._roll,
            PlayPower: self._power,
            Place: self._place,
            Pass: self._pass,
        }

    def _roll(self, scene: Scene, move: RollDice) -> str:
        player = scene.table.players[scene.seat]
        dice = self._phrases.dice(player.dice, player.big)
        return self._words("royale-offer-roll", dice=dice)

    def _power(self, scene: Scene, move: PlayPower) -> str:
        return self._placed(scene, move.casino, int(not move.big), int(move.big))

    def _place(self, scene: Scene, move: Place) -> str:
        assert isinstance(scene.frame, PlaceOrPass)  # noqa: S101 - faces are chosen here only
        small, big = scene.frame.small.count(move.face), scene.frame.big.count(move.face)
        return self._placed(scene, move.face, small, big)

    def _pass(self, scene: Scene, move: Pass) -> str:
        left = self._phrases.chips(scene.table.players[scene.seat].chips - 1)
        return self._words("royale-offer-pass", chips=left)

    def _placed(self, scene: Scene, casino: int, small: int, big: int) -> str:
        """Tell what placing dice would bring, and what their tile would do."""
        gain = weight_of(small, big)
        total = scene.table.weight(casino, scene.seat) + gain
        dice, plain = self._phrases.dice(small, big), total == small
        what = (
            self._words("vegas-offer-place", dice=dice, casino=casino)
            if plain
            else self._words("royale-offer-count", dice=dice, casino=casino, total=total)
        )
        parts = [*self._outlook.own(scene, casino, gain), *self._tile(scene, casino, gain)]
        return self._words("vegas-offer", what=what, outcome=" · ".join(parts))

    def _tile(self, scene: Scene, casino: int, gain: int) -> list[str]:
        """Tell what the tile would do."""
        tile = scene.table.casinos[casino - 1].tile
        if tile is None or isinstance(tile, IDLE):
            return []
        name = self._phrases.tile(tile.id)
        match tile:
            case HighFive():
                return self._five(scene, tile, name, gain)
            case PowerPlay():
                return self._token(scene, tile, name, gain)
            case Jackpot():
                money = self._words.money(JACKPOT[tile.index])
                return [self._words("royale-offer-tile-for", tile=name, what=money)]
            case PayDay():
                here = [
                    at.weights()[scene.seat] or number == casino
                    for number, at in enumerate(scene.table.casinos, 1)
                ]
                what = self._phrases.reward(worth(sum(map(bool, here)) * PAY_DAY_PER_CASINO))
                return [self._words("royale-offer-tile-for", tile=name, what=what)]
        return [self._words("royale-offer-tile", tile=name)]

    def _five(self, scene: Scene, tile: HighFive, name: str, gain: int) -> list[str]:
        enough = scene.table.weight(tile.casino, scene.seat) + gain >= HIGH_FIVE_WEIGHT
        taken = tile.owner is None and enough
        return [self._words("royale-offer-token", tile=name)] if taken else []

    def _token(self, scene: Scene, tile: PowerPlay, name: str, gain: int) -> list[str]:
        """Tell who would hold the Power Play token."""
        before = scene.table.casinos[tile.casino - 1].weights()
        after = changed(before, scene.seat, gain)
        leads = after.count(max(after)) == 1 and after[scene.seat] == max(after)
        if leads and tile.holder != scene.seat:
            return [self._words("royale-offer-token", tile=name)]
        loses = tile.holder not in (None, scene.seat) and after[scene.seat] == max(after)
        if loses and tile.holder is not None:
            holder = self._names[tile.holder]
            return [self._words("royale-offer-token-lost", name=holder, tile=name)]
        return []
