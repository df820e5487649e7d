-- name: saw
-- Rows that another worker holds are skipped: it writes the same day.
update people
set seen = current_date
where id in (
    select id
    from people
    where id = any($1::text[]) and seen < current_date
    for no key update skip locked
);

-- name: last_seen
select to_char(seen, 'YYYY-MM-DD') from people where id = $1;

-- name: unseen
-- The bots of the server itself come to no door; their ids begin with "bot:".
select id, name, kind, epoch
from people
where kind = $1 and seen < current_date - $2::integer and id not like 'bot:%'
order by seen, id
limit $3;

-- name: spare_tables
update tables
set idle_since = now()
where id in (
    select t.id
    from tables t
    where t.phase = 'over'
        and t.idle_since < now() - make_interval(days => $1::integer)
        and exists (
            select
            from seatings s join people p on p.id = s.person
            where s.table_id = t.id and p.kind = 'account'
        )
    order by t.idle_since
    limit $2
    for update skip locked
)
returning id;

-- name: old_tables
select t.id
from tables t
where t.phase = 'over'
    and t.idle_since < now() - make_interval(days => $1::integer)
    and not exists (
        select
        from seatings s join people p on p.id = s.person
        where s.table_id = t.id and p.kind = 'account'
    )
order by t.idle_since
limit $2;

-- name: delete_table
delete from tables where id = $1 returning id;

-- name: delete_steps
delete from steps where table_id = $1;

-- name: delete_places
delete from seatings where table_id = $1;

-- name: delete_review
delete from reviews where table_id = $1;

-- name: delete_rated
delete from rated where table_id = $1;

-- name: delete_cleared
delete from clearings where table_id = $1;
