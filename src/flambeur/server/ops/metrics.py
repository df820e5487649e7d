"""What is counted and measured, for Prometheus."""

from typing import Literal

from prometheus_client import Counter, Gauge, Histogram

LIVE: Literal["livesum"] = "livesum"
"""Several processes behind one port add up; those that ended do not count."""
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

STEPS = Counter("flambeur_steps", "Steps committed to the logs of tables", ["kind"])
ACK = Histogram("flambeur_ack_seconds", "From an act's arrival to its commit", buckets=FAST)
BATCH = Histogram(
    "flambeur_batch_steps", "Steps in one transaction", buckets=(1, 2, 4, 8, 16, 32, 64)
)
CONFLICTS = Counter("flambeur_conflicts", "Writes that came second and were decided anew")
REFUSALS = Counter("flambeur_refusals", "Acts that were refused", ["code"])
SOCKETS = Gauge("flambeur_sockets", "Open sockets", multiprocess_mode=LIVE)
WATCHED = Gauge(
    "flambeur_watched_tables", "Tables that somebody follows on this worker", multiprocess_mode=LIVE
)
CACHED = Gauge("flambeur_cached_tables", "Tables in this worker's memory", multiprocess_mode=LIVE)
UPDATES = Counter("flambeur_updates", "Updates sent to viewers")
DROPPED = Counter("flambeur_dropped_viewers", "Viewers let go because they read too slowly")
SWEPT = Counter("flambeur_swept_tables", "Tables whose deadline had passed")
MISSED = Counter("flambeur_missed_news", "Tables that were behind the database")
FORGED = Counter("flambeur_forged_news", "News without the seal of our workers, dropped")
BOT_JOBS = Counter("flambeur_bot_moves", "Moves chosen by bots", ["level"])
BOT_SECONDS = Histogram("flambeur_bot_seconds", "How long a bot thought", ["level"], buckets=FAST)
BOT_QUEUE = Gauge(
    "flambeur_bot_queue", "Bots that wait for their turn to think", multiprocess_mode=LIVE
)
REVIEWS = Counter("flambeur_reviews", "Reviews that came to an end", ["state"])
REVIEW_SECONDS = Histogram(
    "flambeur_review_seconds",
    "How long a review took",
    buckets=(0.1, 0.5, 1, 2, 5, 10, 30, 60, 120),
)
HINT_SECONDS = Histogram("flambeur_hint_seconds", "How long a hint took", buckets=FAST)
NOTICES = Counter("flambeur_notices", "Messages to people who have closed the page", ["end"])
FORGOTTEN = Counter("flambeur_forgotten", "What was forgotten for its age", ["kind"])
STORE_READY = Gauge(
    "flambeur_store_ready",
    "Whether the database could be written last time",
    multiprocess_mode="livemin",
)
BUS_READY = Gauge(
    "flambeur_bus_ready",
    "Whether the line to the bus was up last time",
    multiprocess_mode="livemin",
)
