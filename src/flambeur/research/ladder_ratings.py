"""Plackett-Luce ratings of games, and how sure they are."""

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import fmean

from openskill.models import PlackettLuce

from flambeur.research.crew import Crew

Result = tuple[tuple[str, ...], tuple[int, ...]]
"""Who sat at a table, and their ranks."""
Skill = tuple[float, float]
"""The mean and the spread of what somebody may be able to."""
SETTLING = 4
"""After the first of so many parts of the games, ratings have found their place."""
RESAMPLES = 200
JOBS = 8
MIDDLE = 0.95
"""The share of the resampled ratings that an interval holds."""


def rate(names: Sequence[str], results: Sequence[Result]) -> list[float]:
    """Rate everybody by all games; several seats of one name count as one."""
    # Bots do not change, so the model adds no doubt from game to game. A rating still swings
    # with the latest games; its mean over the games after the first ones is much steadier.
    model = PlackettLuce(tau=0.0)
    skills = dict.fromkeys(names, (model.mu, model.sigma))
    first = len(results) // SETTLING
    totals = dict.fromkeys(names, 0.0)
    for number, result in enumerate(results):
        skills.update(_after(model, skills, result))
        if number >= first:
            for name in names:
                totals[name] += skills[name][0]
    means = [totals[name] / (len(results) - first) for name in names]
    # Only differences mean anything; all together drift about, and are put back.
    return [model.mu + mean - fmean(means) for mean in means]


def _after(model: PlackettLuce, skills: dict[str, Skill], result: Result) -> dict[str, Skill]:
    """Tell the skills of those who played after one more game."""
    table, ranks = result
    teams = [[model.rating(*skills[name])] for name in table]
    found: defaultdict[str, list[Skill]] = defaultdict(list)
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    for name, (skill,) in zip(table, rated, strict=True):
        found[name].append((skill.mu, skill.sigma))
    return {
        name: (fmean(mu for mu, _ in seats), fmean(sigma for _, sigma in seats))
        for name, seats in found.items()
    }


def resample(
    names: Sequence[str], results: Sequence[Result], seed: str, count: int
) -> list[list[float]]:
    """Rate games drawn from these with replacement, so many times."""
    random = Random(seed)
    return [rate(names, random.choices(results, k=len(results))) for _ in range(count)]


def resampled(
    names: Sequence[str], results: Sequence[Result], seed: str, crew: Crew
) -> list[list[float]]:
    """Let the crew resample; the rows are ratings in the order of the names."""
    rows = [(names, results, f"{seed} {job}", RESAMPLES // JOBS) for job in range(JOBS)]
    return [ratings for part in crew(resample, rows) for ratings in part]


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Cut off the same share below and above."""
    found, cut = sorted(values), (1 - MIDDLE) / 2
    return found[int(cut * len(found))], found[-1 - int(cut * len(found))]
