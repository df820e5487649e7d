"""What a table of Royale waits for, and the tiles, as numbers."""

ROUND_OVER, END_TURN, PAY = range(3)
"""Nothing, or something that happens by itself: a turn ends, the payout goes on."""
LAY, LOOSE, ROLL, THROW = range(3, 7)
"""Chance: the tiles of a round, neutral dice, a hand, both black dice."""
(
    USE,
    PLACE,
    HIDE,
    GUESS,
    BET,
    CLOSE,
    BAR,
    CLUSTER,
    GREY,
    ADJUST,
    MOVE,
    PARK,
    RESULT,
    ACTIVATE,
    GILD,
    PRIME,
    SPLIT,
    PICK,
    FINE,
) = range(7, 26)
"""A choice: in a turn, at a tile, of whoever pays a fine."""

(
    LUCKY_PUNCH,
    JACKPOT,
    PRIME_TIME,
    FIFTY_FIFTY,
    HIGH_FIVE,
    BAD_LUCK,
    PAY_DAY,
    POWER_PLAY,
    NO_ENTRY,
    KNOCKOUT,
    BLOCK_IT,
    HANDICAP,
    BLACK_BOX,
    DOUBLE_DOWN,
    NICE_DICE,
    MY_CHOICE,
) = range(1, 17)
IDS = tuple(letter + side for letter in "ABCDEFGH" for side in "12")
"""The tiles by their printed names, in the same order; the first has the number 1."""
BOARDS = len(IDS) // 2
