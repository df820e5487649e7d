-- name: drop_calls
delete from calls where table_id = $1 and person <> all($2::text[]);

-- name: insert_calls
insert into calls (table_id, person, seq)
select $1, person, $3::integer from unnest($2::text[]) as person
on conflict do nothing;

-- name: fresh_calls
select table_id, person, seq from calls where not heard order by at limit $1;

-- name: wake
-- In the same order everywhere, so that two workers never wait for each other in a circle.
with locked as materialized (
    select id from subscriptions where person = any($1::text[]) order by id for update
)
update subscriptions s
set look_at = now(), woken = woken + 1
from locked
where s.id = locked.id
returning s.id;

-- name: heard_calls
update calls c
set heard = true
from unnest($1::text[], $2::text[], $3::integer[]) as call(table_id, person, seq)
where c.table_id = call.table_id and c.person = call.person and c.seq = call.seq;

-- name: claim_looks
update subscriptions
set look_at = now() + make_interval(secs => $2::float8)
where id in (
    select id
    from subscriptions
    where look_at <= now()
    order by look_at
    limit $1
    for update skip locked
)
returning id, person, way, address, p256dh, auth, language, zone, origin,
    extract(epoch from here)::float8, extract(epoch from sent)::float8, told, failed, woken,
    extract(epoch from now())::float8;

-- name: calls_of
select c.table_id, c.seq, extract(epoch from c.at)::float8
from calls c join seatings s on s.person = c.person and s.table_id = c.table_id
where c.person = $1 and not s.muted
order by c.at
limit $2;

-- name: end_look
-- Whoever was called meanwhile is looked at sooner.
update subscriptions
set told = $3, failed = $4::integer,
    sent = case when $5::boolean then now() else sent end,
    look_at = case
        when woken = $2::integer then now() + make_interval(secs => $6::float8)
        else look_at
    end
where id = $1;

-- name: subscribe
insert into subscriptions (id, person, way, address, p256dh, auth, language, zone, origin)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict (id) do update
set person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth,
    language = excluded.language, zone = excluded.zone, origin = excluded.origin,
    here = now(), failed = 0, look_at = now(), woken = subscriptions.woken + 1,
    told = case when subscriptions.person = excluded.person then subscriptions.told else '{}' end
returning id, way, address, extract(epoch from made)::float8;

-- name: trim_subscriptions
delete from subscriptions
where person = $1 and id not in (
    select id from subscriptions where person = $1 order by made desc, id limit $2
);

-- name: subscriptions_of
select id, way, address, extract(epoch from made)::float8
from subscriptions
where person = $1
order by made, id;

-- name: unsubscribe
delete from subscriptions where person = $1 and id = $2 returning id;

-- name: end_subscription
delete from subscriptions where id = $1;

-- name: note_here
with locked as materialized (
    select id from subscriptions where person = any($1::text[]) order by id for update
)
update subscriptions s set here = now() from locked where s.id = locked.id;

-- name: mute
update seatings set muted = $3 where person = $1 and table_id = $2 returning person;

-- name: muted_of
select table_id from seatings where person = $1 and muted order by created desc limit $2;

-- name: forget_subscriptions
delete from subscriptions where person = $1;

-- name: forget_calls
delete from calls where person = $1;

-- name: delete_calls
delete from calls where table_id = $1;

-- name: old_subscriptions
delete from subscriptions
where id in (
    select id
    from subscriptions
    where here < now() - make_interval(days => $1::integer)
    order by here
    limit $2
    for update skip locked
)
returning id;
