-- name: beat
insert into pulse (id, at) values (1, now())
on conflict (id) do update set at = excluded.at
returning id;

-- name: create
insert into tables (id, seed, seq, deadline, sweep_at, phase, game, public, card, created)
values (?1, ?2, ?3, now() + ?4, now() + ?4, ?5, ?6, ?7, ?8, now())
on conflict (id) do nothing
returning id;

-- name: change
update tables
set seq = ?2, deadline = now() + ?3, sweep_at = now() + ?3,
    phase = ?4, game = ?5, public = ?6, card = ?7,
    idle_since = case when ?4 = 'over' then now() else idle_since end
where id = ?1 and seq = ?2 - 1
returning id;

-- name: advance
update tables
set seq = ?2, deadline = now() + ?3, sweep_at = now() + ?3
where id = ?1 and seq = ?2 - 1
returning id;

-- name: insert_step
insert into steps (table_id, seq, key, body) values (?1, ?2, ?3, ?4);

-- name: insert_seatings
insert into seatings (person, table_id, created)
select person.value, t.id, t.created from tables t, json_each(?2) as person where t.id = ?1
on conflict do nothing;

-- name: load
select t.seed, t.deadline - now(), s.seq, s.key, s.body
from tables t join steps s on s.table_id = t.id
where t.id = ?1
order by s.seq;

-- name: rows
select seq, key, body from steps where table_id = ?1 and seq > ?2 order by seq;

-- name: find_key
-- Behind the key stands what was asked with it; older rows have the key alone.
select seq, key
from steps
where table_id = ?1 and (key = ?2 or substr(key, 1, length(?2) + 1) = ?2 || '#')
order by seq desc
limit 1;

-- name: seqs
select id, seq from tables where id in (select value from json_each(?1));

-- name: due
update tables
set sweep_at = now() + ?2
where id in (
    select id
    from tables
    where sweep_at <= now() and game <> 'night'
    order by sweep_at
    limit ?1
)
returning id, true;

-- name: done
update tables set deadline = null, sweep_at = null where id = ?1 and seq = ?2;

-- name: card
select card from tables where id = ?1 and game <> 'night';

-- name: listed
select card
from tables
where public and phase = ?1 and (?2 is null or game = ?2)
order by created desc, rowid desc
limit ?3;

-- name: tables_of
select t.card
from seatings s join tables t on t.id = s.table_id
where s.person = ?1 and t.game <> 'night'
order by s.created desc, t.rowid desc
limit ?2;
