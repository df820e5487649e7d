-- name: take_code
insert into codes (code, night, until)
values ($1, $2, now() + make_interval(secs => $3::float8))
on conflict (code) do update
set night = excluded.night, until = excluded.until
where codes.night = excluded.night or codes.until < now()
returning code;

-- name: hold_code
-- Once a minute is enough.
update codes
set until = now() + make_interval(secs => $3::float8)
where code = $1 and night = $2 and until > now()
    and until < now() + make_interval(secs => $3::float8 - 60);

-- name: holds_code
select code from codes where code = $1 and night = $2 and until > now();

-- name: night_by_code
select night from codes where code = $1 and until > now();

-- name: attend
-- In the same order everywhere, so that two workers never wait for each other in a circle.
insert into attendance (night, person, screen)
select distinct night, person, screen
from unnest($1::text[], $2::text[], $3::boolean[]) as one(night, person, screen)
order by night, person, screen
on conflict (night, person, screen) do update set at = now();

-- name: attending
select person, screen
from attendance
where night = $1 and at > now() - make_interval(secs => $2::float8)
order by person;

-- name: forget_attendance
delete from attendance where at < now() - make_interval(secs => $1::float8);

-- name: nights_of
select t.card
from seatings s join tables t on t.id = s.table_id
where s.person = $1 and t.game = 'night'
order by s.created desc, s.table_id desc
limit $2;

-- name: have_met
select exists (
    select
    from seatings a join seatings b on b.table_id = a.table_id
    where a.person = $1 and b.person = any($2::text[])
);

-- name: delete_codes
delete from codes where night = $1;

-- name: delete_attendance
delete from attendance where night = $1;

-- name: delete_attended
delete from attendance where person = $1;

-- name: due_nights
-- A night whose deadline moved on just gets its new place in the index.
with claimed as materialized (
    select id, deadline
    from tables
    where sweep_at <= now() and game = 'night'
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
