-- name: beat
insert into pulse (id, at) values (1, now())
on conflict (id) do update set at = excluded.at
returning id;

-- name: create
insert into tables (id, seed, seq, deadline, sweep_at, phase, game, public, card)
values (
    $1, $2, $3::integer,
    now() + make_interval(secs => $4::float8),
    now() + make_interval(secs => $4::float8),
    $5, $6, $7, $8
)
on conflict (id) do nothing
returning id;

-- name: change
-- sweep_at moves only to the front: the index then seldom changes and updates stay cheap (HOT).
update tables
set seq = $2::integer,
    deadline = now() + make_interval(secs => $3::float8),
    sweep_at = least(sweep_at, now() + make_interval(secs => $3::float8)),
    phase = $4, game = $5, public = $6, card = $7,
    idle_since = case when $4 = 'over' then now() else idle_since end
where id = $1 and seq = $2::integer - 1
returning id;

-- name: insert_step
insert into steps (table_id, seq, key, body) values ($1, $2, $3, $4);

-- name: insert_seatings
insert into seatings (person, table_id, created)
select person, id, created from tables, unnest($2::text[]) as person where id = $1
on conflict do nothing;

-- name: append_one
with won as (
    update tables
    set seq = $2::integer,
        deadline = now() + make_interval(secs => $5::float8),
        sweep_at = least(sweep_at, now() + make_interval(secs => $5::float8))
    where id = $1 and seq = $2::integer - 1
    returning id
)
insert into steps (table_id, seq, key, body)
select id, $2::integer, $3, $4 from won
returning table_id;

-- name: append_many
-- Rows are locked in the order of ids, so that two batches never wait for each other in a circle.
with step as (
    select *
    from unnest($1::text[], $2::integer[], $3::text[], $4::bytea[], $5::float8[])
        as step(id, seq, key, body, wait)
), locked as materialized (
    select t.id
    from tables t join step using (id)
    where t.seq = step.seq - 1
    order by t.id
    for update of t
), won as (
    update tables t
    set seq = step.seq,
        deadline = now() + make_interval(secs => step.wait),
        sweep_at = least(t.sweep_at, now() + make_interval(secs => step.wait))
    from step join locked using (id)
    where t.id = step.id and t.seq = step.seq - 1
    returning t.id
)
insert into steps (table_id, seq, key, body)
select step.id, step.seq, step.key, step.body
from step join won using (id)
returning table_id;

-- name: load
select t.seed, extract(epoch from t.deadline - now())::float8, s.seq, s.key, s.body
from tables t join steps s on s.table_id = t.id
where t.id = $1 and s.table_id = $1
order by s.seq;

-- name: rows
select seq, key, body from steps where table_id = $1 and seq > $2 order by seq;

-- name: find_key
-- Behind the key stands what was asked with it; older rows have the key alone.
select seq, key
from steps
where table_id = $1 and (key = $2 or starts_with(key, $2 || '#'))
order by seq desc
limit 1;

-- name: seqs
select id, seq from tables where id = any($1::text[]);

-- name: due
-- A table whose deadline moved on just gets its new place in the index.
with claimed as materialized (
    select id, deadline
    from tables
    where sweep_at <= now() and game <> 'night'
    order by sweep_at
    limit $1
    for update skip locked
)
update tables t
set sweep_at = case
    when claimed.deadline <= now() then now() + make_interval(secs => $2::float8)
    else claimed.deadline
end
from claimed
where t.id = claimed.id
returning t.id, coalesce(claimed.deadline <= now(), false);

-- name: done
update tables set deadline = null, sweep_at = null where id = $1 and seq = $2::integer;

-- name: card
select card from tables where id = $1 and game <> 'night';

-- name: listed
select card
from tables
where public and phase = $1 and ($2::text is null or game = $2)
order by created desc, id desc
limit $3;

-- name: tables_of
select t.card
from seatings s join tables t on t.id = s.table_id
where s.person = $1 and t.game <> 'night'
order by s.created desc, s.table_id desc
limit $2;
