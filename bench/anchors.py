"""Dice games of other engines, played at random in the quickest way each of them offers.

Needs the extra `anchors`. A transition is a choice or an outcome of chance.
"""

from collections.abc import Callable
from functools import partial

import jax
import pgx
import pyspiel

BATCH = 4096
STEPS = 32

Side = Callable[[], tuple[int, int]]
"""Plays for a while; returns finished games and transitions."""


def open_spiel(name: str, games: int) -> Side:
    """Play games of OpenSpiel with its own bots, so that whole games stay inside C++."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(game.num_players())]
    seeds = iter(range(1 << 31))

    def side() -> tuple[int, int]:
        transitions = 0
        for _ in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            transitions += state.move_number()
        return games, transitions

    return side


def pgx_2048() -> Side:
    """Play many games of 2048 at once with pgx; a step is a choice and a new tile."""
    env = pgx.make("2048")
    step = jax.vmap(pgx.experimental.auto_reset(env.step, env.init))

    def one(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        choose, chance = jax.random.split(key)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(choose, odds, axis=-1)
        state = step(state, action, jax.random.split(chance, BATCH))
        return state, state.terminated.sum()

    def some(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        state, ended = jax.lax.scan(one, state, jax.random.split(key, STEPS))
        return state, ended.sum()

    many = jax.jit(some)
    keys = map(partial(jax.random.fold_in, jax.random.PRNGKey(1)), range(1 << 31))
    state = jax.vmap(env.init)(jax.random.split(next(keys), BATCH))

    def side() -> tuple[int, int]:
        nonlocal state
        state, ended = many(state, next(keys))
        return int(ended), 2 * BATCH * STEPS

    return side


def sides() -> dict[str, Side]:
    """List the anchors by name."""
    return {
        "OpenSpiel backgammon": open_spiel("backgammon", 20),
        "OpenSpiel pig (one die)": open_spiel("pig", 2000),
        f"pgx 2048, {BATCH} at once": pgx_2048(),
    }
