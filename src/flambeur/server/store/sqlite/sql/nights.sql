-- name: take_code
insert into codes (code, night, until)
values (?1, ?2, now() + ?3)
on conflict (code) do update
set night = excluded.night, until = excluded.until
where codes.night = excluded.night or codes.until < now()
returning code;

-- name: hold_code
-- Once a minute is enough.
update codes
set until = now() + ?3
where code = ?1 and night = ?2 and until > now() and until < now() + ?3 - 60;

-- name: holds_code
select code from codes where code = ?1 and night = ?2 and until > now();

-- name: night_by_code
select night from codes where code = ?1 and until > now();

-- name: attend
insert into attendance (night, person, screen, at)
select night.value, person.value, screen.value, now()
from json_each(?1) as night
    join json_each(?2) as person on person.key = night.key
    join json_each(?3) as screen on screen.key = night.key
where true
on conflict (night, person, screen) do update set at = excluded.at;

-- name: attending
select person, screen
from attendance
where night = ?1 and at > now() - ?2
order by person;

-- name: forget_attendance
delete from attendance where at < now() - ?1;

-- name: nights_of
select t.card
from seatings s join tables t on t.id = s.table_id
where s.person = ?1 and t.game = 'night'
order by s.created desc, t.rowid desc
limit ?2;

-- name: have_met
select exists (
    select 1
    from seatings a join seatings b on b.table_id = a.table_id
    where a.person = ?1 and b.person in (select value from json_each(?2))
);

-- name: delete_codes
delete from codes where night = ?1;

-- name: delete_attendance
delete from attendance where night = ?1;

-- name: delete_attended
delete from attendance where person = ?1;

-- name: due_nights
update tables
set sweep_at = now() + ?2
where id in (
    select id
    from tables
    where sweep_at <= now() and game = 'night'
    order by sweep_at
    limit ?1
)
returning id, true;
