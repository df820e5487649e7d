-- name: drop_calls
delete from calls
where table_id = ?1 and person not in (select value from json_each(?2));

-- name: insert_calls
insert into calls (table_id, person, seq, at)
select ?1, person.value, ?3, now() from json_each(?2) as person where true
on conflict do nothing;

-- name: fresh_calls
select table_id, person, seq from calls where not heard order by at limit ?1;

-- name: wake
update subscriptions
set look_at = now(), woken = woken + 1
where person in (select value from json_each(?1));

-- name: heard_calls
update calls
set heard = true
where (table_id, person, seq) in (
    select tables.value, people.value, seqs.value
    from json_each(?1) as tables
    join json_each(?2) as people on people.key = tables.key
    join json_each(?3) as seqs on seqs.key = tables.key
);

-- name: claim_looks
update subscriptions
set look_at = now() + ?2
where id in (select id from subscriptions where look_at <= now() order by look_at limit ?1)
returning id, person, way, address, p256dh, auth, language, zone, origin,
    here, sent, told, failed, woken, now();

-- name: calls_of
select c.table_id, c.seq, c.at
from calls c join seatings s on s.person = c.person and s.table_id = c.table_id
where c.person = ?1 and not s.muted
order by c.at
limit ?2;

-- name: end_look
-- Whoever was called meanwhile is looked at sooner.
update subscriptions
set told = ?3, failed = ?4,
    sent = case when ?5 then now() else sent end,
    look_at = case when woken = ?2 then now() + ?6 else look_at end
where id = ?1;

-- name: subscribe
insert into subscriptions
    (id, person, way, address, p256dh, auth, language, zone, origin, made, here, look_at)
values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, now(), now(), now())
on conflict (id) do update
set person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth,
    language = excluded.language, zone = excluded.zone, origin = excluded.origin,
    here = now(), failed = 0, look_at = now(), woken = woken + 1,
    told = case when person = excluded.person then told else '{}' end
returning id, way, address, made;

-- name: trim_subscriptions
delete from subscriptions
where person = ?1 and id not in (
    select id from subscriptions where person = ?1 order by made desc, id limit ?2
);

-- name: subscriptions_of
select id, way, address, made from subscriptions where person = ?1 order by made, id;

-- name: unsubscribe
delete from subscriptions where person = ?1 and id = ?2 returning id;

-- name: end_subscription
delete from subscriptions where id = ?1;

-- name: note_here
update subscriptions set here = now() where person in (select value from json_each(?1));

-- name: mute
update seatings set muted = ?3 where person = ?1 and table_id = ?2 returning person;

-- name: muted_of
select table_id from seatings where person = ?1 and muted order by created desc limit ?2;

-- name: forget_subscriptions
delete from subscriptions where person = ?1;

-- name: forget_calls
delete from calls where person = ?1;

-- name: delete_calls
delete from calls where table_id = ?1;

-- name: old_subscriptions
delete from subscriptions
where id in (
    select id from subscriptions where here < now() - ?1 * 86400 order by here limit ?2
)
returning id;
