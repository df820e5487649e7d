"""What forgers do to a record, each change by its name."""

import re
from collections.abc import Callable

from tests.fair.forging import Row, beginnings_of, recommit

Change = Callable[[list[Row]], None]


def nth(rows: list[Row], count: int, *fields: str) -> int:
    """Find a line that has these fields."""
    return [n for n, row in enumerate(rows) if all(field in row for field in fields)][count]


def rolls(rows: list[Row]) -> list[Row]:
    """Find the rolls in the open."""
    return [row for row in rows if row.get("move", {}).get("type") == "rolled"]


def a_face(rows: list[Row]) -> None:
    """One die shows another face."""
    dice = rolls(rows)[2]["move"]["dice"][0]
    dice[0] = dice[0] % 6 + 1
    dice.sort()


def another_move(rows: list[Row]) -> None:
    """A roll and the move after it are replaced by those of another turn."""
    first, second = (rows.index(roll) for roll in rolls(rows)[2:4])
    rows[first]["move"], rows[first + 1]["move"] = (
        rows[second]["move"],
        rows[second + 1]["move"],
    )


def a_name(rows: list[Row]) -> None:
    """Somebody else is said to have played."""
    beginnings_of(rows)[-1][1]["names"][1] = "Eve"


def a_salt(rows: list[Row]) -> None:
    """A salt is another."""
    beginnings_of(rows)[-1][1]["salts"][1] = "00" * 16


def a_salt_is_gone(rows: list[Row]) -> None:
    """A salt is withheld and its name is not."""
    beginnings_of(rows)[-1][1]["salts"][1] = None


def an_option(rows: list[Row]) -> None:
    """Other options are said to have been agreed."""
    beginnings_of(rows)[-1][0]["options"]["open_money"] = True


def the_pace(rows: list[Row]) -> None:
    """Another pace is said to have been agreed."""
    beginnings_of(rows)[-1][0]["terms"]["pace"] = "days"


def the_table(rows: list[Row]) -> None:
    """Another table is named."""
    beginnings_of(rows)[-1][0]["table"] = "lucky8"


def the_order_of_seats(rows: list[Row]) -> None:
    """Two players change seats, with their names."""
    agreement, begun = beginnings_of(rows)[-1]
    for row in (agreement["seats"], begun["names"], begun["salts"]):
        row[0], row[1] = row[1], row[0]


def the_level_of_a_bot(rows: list[Row]) -> None:
    """A bot is said to have been stronger."""
    beginnings_of(rows)[-1][0]["seats"][2]["level"] = "champion"


def a_person_for_a_bot(rows: list[Row]) -> None:
    """A bot is said to have been a person."""
    seat = beginnings_of(rows)[-1][0]["seats"][2]
    beginnings_of(rows)[-1][0]["seats"][2] = {"name": seat["name"], "kind": "person"}


def swapped_lines(rows: list[Row]) -> None:
    """Two lines change places."""
    n = nth(rows, 3, "seat", "move")
    rows[n], rows[n + 1] = rows[n + 1], rows[n]


def a_dropped_line(rows: list[Row]) -> None:
    """A move is missing."""
    del rows[nth(rows, 3, "seat", "move")]


def a_doubled_line(rows: list[Row]) -> None:
    """A move stands there twice."""
    n = nth(rows, 3, "seat", "move")
    rows.insert(n, rows[n])


def a_dropped_mark(rows: list[Row]) -> None:
    """Nobody was away."""
    del rows[nth(rows, 0, "mark")]


def another_mark(rows: list[Row]) -> None:
    """Somebody resigned."""
    rows[nth(rows, 0, "mark")]["mark"] = "resigned"


def an_invented_newcomer(rows: list[Row]) -> None:
    """A person is said to have taken the place of the bot."""
    rows.insert(nth(rows, 3, "seat", "move"), {"mark": "taken", "seat": 2})


def an_invented_heir(rows: list[Row]) -> None:
    """The host is said to have handed on the place of somebody who was away."""
    place = nth(rows, 3, "seat", "move")
    rows[place:place] = [{"mark": mark, "seat": 1} for mark in ("away", "handed")]


def a_hidden_move(rows: list[Row]) -> None:
    """Another number was in the fist."""
    hidden = rows[nth(rows, 0, "seat", "hidden")]["hidden"]
    hidden["count"] = hidden["count"] % 3 + 1


def an_audience(rows: list[Row]) -> None:
    """More people saw a secret."""
    rows[nth(rows, 0, "seat", "hidden")]["audience"] = [0, 1, 2]


def a_nonce(rows: list[Row]) -> None:
    """A nonce is another."""
    beginnings_of(rows)[-1][1]["nonces"][1] = "11" * 32


def a_nonce_with_its_commitment(rows: list[Row]) -> None:
    """A nonce is another, and its commitment fits."""
    a_nonce(rows)
    recommit(rows)


def a_nonce_is_gone(rows: list[Row]) -> None:
    """The only nonce is taken out of the list."""
    begun = beginnings_of(rows)[-1][1]
    begun["nonces"][1] = begun["list"][1] = None


def the_signature_of_the_list(rows: list[Row]) -> None:
    """The list is signed by somebody else."""
    begun = beginnings_of(rows)
    begun[-1][1]["signature"] = begun[0][1]["signature"]


def no_signature_of_the_list(rows: list[Row]) -> None:
    """The list is not signed."""
    beginnings_of(rows)[-1][1]["signature"] = None


def no_seal_at_the_end(rows: list[Row]) -> None:
    """The last seal is missing."""
    del rows[nth(rows, -1, "sealed")]


def a_head(rows: list[Row]) -> None:
    """A seal is for other lines."""
    rows[nth(rows, 0, "sealed")]["head"] = "22" * 32


def a_seal_of_fewer_lines(rows: list[Row]) -> None:
    """A seal stands one line too late."""
    n = nth(rows, 0, "sealed")
    rows[n], rows[n + 1] = rows[n + 1], rows[n]


def the_seed(rows: list[Row]) -> None:
    """The seed is another."""
    rows[-1]["seed"] = "33" * 32


def no_broken_beginning(rows: list[Row]) -> None:
    """The restart is kept quiet."""
    del rows[:2]


def no_broken_beginning_and_counted_anew(rows: list[Row]) -> None:
    """The restart is kept quiet, and the beginning said to be the first."""
    del rows[:2]
    rows[0]["beginning"] = 0


def the_seed_of_a_broken_beginning(rows: list[Row]) -> None:
    """The seed of a beginning that was broken off is another."""
    rows[1]["seed"] = "44" * 32


def who_was_silent(rows: list[Row]) -> None:
    """Somebody else broke the beginning off."""
    rows[1]["silent"] = [1]


def another_end(rows: list[Row]) -> None:
    """Somebody else has won."""
    end = rows[nth(rows, 0, "ending")]
    end["ranks"] = end["ranks"][::-1]


def no_end(rows: list[Row]) -> None:
    """The game did not end."""
    del rows[nth(rows, 0, "ending")]


def cut_short(rows: list[Row]) -> None:
    """The record stops in the middle and has a seed."""
    del rows[60:-1]


def cut_short_at_a_seal(rows: list[Row]) -> None:
    """The record stops after a seal, abandoned."""
    del rows[nth(rows, 1, "sealed") + 1 : -1]
    rows.insert(-1, {"ending": "abandoned"})


def without_a_seed(rows: list[Row]) -> None:
    """The seed is missing."""
    rows.pop()


def a_place(rows: list[Row]) -> None:
    """An outcome is said to be of another place."""
    rows[nth(rows, -1, "place")]["place"] = "roll/9/0/0"


def an_unknown_field(rows: list[Row]) -> None:
    """A move has something beside it."""
    rows[nth(rows, 3, "seat", "move")]["note"] = 1


CHANGES: tuple[Change, ...] = (
    *(a_face, another_move, a_name, a_salt, a_salt_is_gone, an_option, the_pace, the_table),
    *(the_order_of_seats, the_level_of_a_bot, a_person_for_a_bot, swapped_lines),
    *(a_dropped_line, a_doubled_line, a_dropped_mark, another_mark, a_hidden_move, an_audience),
    *(an_invented_newcomer, an_invented_heir),
    *(a_nonce, a_nonce_with_its_commitment, a_nonce_is_gone, the_signature_of_the_list),
    *(no_signature_of_the_list, no_seal_at_the_end, a_head, a_seal_of_fewer_lines, the_seed),
    *(no_broken_beginning, no_broken_beginning_and_counted_anew),
    *(the_seed_of_a_broken_beginning, who_was_silent, another_end, no_end, cut_short),
    *(cut_short_at_a_seal, without_a_seed, a_place, an_unknown_field),
)
FITTING = tuple(
    c for c in CHANGES if c not in (a_head, without_a_seed, a_nonce_with_its_commitment)
)
"""What a forger who knows the seed can make everything fit to, but for signatures."""
TEXTS: dict[str, Callable[[bytes], bytes]] = {
    "a space": lambda data: data.replace(b'"place":', b'"place": ', 1),
    "an escape": lambda data: data.replace("ë".encode(), b"\\u00eb"),
    "no newline": lambda data: data[:-1],
    "an empty line": lambda data: data + b"\n",
    "another newline": lambda data: data.replace(b"\n", b"\r\n"),
    "a doubled field": lambda data: data.replace(b'"seat":1,', b'"seat":1,"seat":1,', 1),
    "another order": lambda data: re.sub(rb'("mark":"away"),("seat":.)', rb"\2,\1", data, count=1),
    "a tail": lambda data: data + b'{"seed":"' + b"00" * 32 + b'"}\n',
    "a byte order mark": lambda data: b"\xef\xbb\xbf" + data,
    "capital letters": lambda data: data[:-30] + data[-30:].upper(),
}


def a_skipped_place(rows: list[Row]) -> None:
    """A roll is taken from a place that comes later, or never."""
    rolls(rows)[-1]["place"] = "roll/9/0/0"


def swapped_groups(rows: list[Row]) -> None:
    """Each group of dice shows what the other one would have shown."""
    of = next(row["of"] for row in reversed(rolls(rows)) if len(row["of"]["groups"]) == 2)
    of["streams"] = of.get("streams", ["own", "neutral"])[::-1]


def more_dice(rows: list[Row]) -> None:
    """A player rolls one die more."""
    rolls(rows)[-1]["of"]["groups"][0] += 1


def an_illegal_move(rows: list[Row]) -> None:
    """A player guesses a number that does not exist."""
    guess = next(row for row in rows if row.get("move", {}).get("type") == "guess")
    guess["move"]["count"] = 9


def a_move_by_another_seat(rows: list[Row]) -> None:
    """A player moves for another one."""
    row = rows[nth(rows, -1, "seat", "move")]
    row["seat"] = (row["seat"] + 1) % 3


def a_fist_that_all_saw(rows: list[Row]) -> None:
    """A secret is said to have been none."""
    row = rows[nth(rows, 0, "seat", "hidden")]
    row["audience"] = [0, 1, 2]


BY_THE_OPERATOR: tuple[Change, ...] = (
    *(a_skipped_place, swapped_groups, more_dice, an_illegal_move, a_move_by_another_seat),
    *(another_end, a_fist_that_all_saw, a_dropped_line),
)


def a_gap(rows: list[Row]) -> None:
    """The counter of a place leaves one out."""
    rolls(rows)[-1]["place"] += "0"


def a_place_twice(rows: list[Row]) -> None:
    """The same place comes twice."""
    first = rolls(rows)[-1]
    rows.insert(rows.index(first), first)


def no_place(rows: list[Row]) -> None:
    """A place is named with letters that no place has."""
    rolls(rows)[-1]["place"] = "Roll/9/0/0"


def taken_back_twice(rows: list[Row]) -> None:
    """What was taken back is taken back again."""
    mark = next(row for row in rows if row.get("mark") == "takeback")
    rows.insert(rows.index(mark), mark)


def taken_back_after_a_roll(rows: list[Row]) -> None:
    """A move is taken back once its consequences are known."""
    n = rows.index(rolls(rows)[3])
    rows.insert(n + 1, {"mark": "takeback", "seat": 0})


def restarts_without_end(rows: list[Row]) -> None:
    """A seat that was silent is listed again."""
    begun = beginnings_of(rows)[-1][1]
    begun["nonces"][0] = "55" * 32
    recommit(rows)


def begun_anew_with_other_options(rows: list[Row]) -> None:
    """Beginning anew changes what was agreed."""
    rows[0]["terms"]["pace"] = "days"
    rows[1]["list"][0] = "66" * 32
    recommit(rows)


def a_nonce_without_a_commitment(rows: list[Row]) -> None:
    """A nonce is added that nobody committed to."""
    beginnings_of(rows)[-1][1]["nonces"][0] = "77" * 32


def begun_anew_without_a_reason(rows: list[Row]) -> None:
    """A beginning is broken off although everybody revealed."""
    begun = rows[1]
    begun["nonces"][0], begun["silent"] = "88" * 32, []
    recommit(rows)


def the_same_seed_again(rows: list[Row]) -> None:
    """A table begins anew with the seed that everybody knows by now."""
    rows[2]["promise"], rows[-1]["seed"] = rows[0]["promise"], rows[1]["seed"]
    recommit(rows)


def a_bot_gives_a_nonce(rows: list[Row]) -> None:
    """The operator's bot adds to the key."""
    for _, begun in beginnings_of(rows):
        begun["nonces"][2] = "99" * 32
    recommit(rows)


def a_seat_too_many(rows: list[Row]) -> None:
    """There is a name more than there are seats."""
    begun = beginnings_of(rows)[-1][1]
    begun["names"].append(None)


def dice_of_no_kind(rows: list[Row]) -> None:
    """The dice are said to be better ones."""
    for agreement, _ in beginnings_of(rows):
        agreement["dice"] = "perfect"
    recommit(rows)


def a_move_of_nobody(rows: list[Row]) -> None:
    """A seat moves that does not exist."""
    rows[nth(rows, -1, "seat", "move")]["seat"] = 3


def an_unknown_mark(rows: list[Row]) -> None:
    """Something is noted that is not in the list."""
    rows[nth(rows, 0, "mark")]["mark"] = "cheated"


def the_place_of_a_person_is_taken(rows: list[Row]) -> None:
    """Somebody takes the place of a person."""
    rows.insert(nth(rows, 3, "seat", "move"), {"mark": "taken", "seat": 1})


def a_place_is_taken_twice(rows: list[Row]) -> None:
    """Somebody takes a place that a person took before."""
    an_invented_newcomer(rows)
    rows.insert(nth(rows, 9, "seat", "move"), {"mark": "taken", "seat": 2})


def the_place_of_one_who_is_there_is_handed_on(rows: list[Row]) -> None:
    """The host hands on the place of somebody who plays there."""
    rows.insert(nth(rows, 0, "seat", "move"), {"mark": "handed", "seat": 1})


def the_place_of_a_bot_is_handed_on(rows: list[Row]) -> None:
    """A bot is said to be away."""
    place = nth(rows, 3, "seat", "move")
    rows[place:place] = [{"mark": mark, "seat": 2} for mark in ("away", "handed")]


def a_place_is_handed_on_twice(rows: list[Row]) -> None:
    """Whoever got the place was not away again."""
    an_invented_heir(rows)
    rows.insert(nth(rows, 9, "seat", "move"), {"mark": "handed", "seat": 1})


def an_unknown_ending(rows: list[Row]) -> None:
    """The game ends in another way."""
    rows[nth(rows, 0, "ending")] = {"ending": "won"}


def a_score_too_many(rows: list[Row]) -> None:
    """Somebody who did not play has a score."""
    rows[nth(rows, 0, "ending")]["scores"].append(0)


def a_line_after_the_end(rows: list[Row]) -> None:
    """Something happens after the end."""
    rows.insert(nth(rows, 0, "ending") + 1, {"mark": "resigned", "seat": 0})


def a_seal_twice(rows: list[Row]) -> None:
    """The same lines are sealed twice."""
    n = nth(rows, 0, "sealed")
    rows.insert(n, dict(rows[n]))


AGAINST_THE_PAGE: tuple[Change, ...] = (
    *(a_gap, a_place_twice, no_place, taken_back_twice, taken_back_after_a_roll),
    *(restarts_without_end, begun_anew_with_other_options, begun_anew_without_a_reason),
    *(a_face, another_move, a_name, a_salt, a_salt_is_gone, an_option, the_level_of_a_bot),
    *(a_nonce, a_nonce_without_a_commitment, the_seed, the_seed_of_a_broken_beginning),
    *(no_broken_beginning, who_was_silent, a_seat_too_many, dice_of_no_kind, a_move_of_nobody),
    *(an_unknown_field, an_unknown_mark, an_unknown_ending, a_score_too_many, no_end),
    *(a_line_after_the_end, a_seal_twice, the_same_seed_again, a_bot_gives_a_nonce),
    *(the_place_of_a_person_is_taken, a_place_is_taken_twice, a_place_is_handed_on_twice),
    *(the_place_of_one_who_is_there_is_handed_on, the_place_of_a_bot_is_handed_on),
)
