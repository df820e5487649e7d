-- name: saw
update people
set seen = cast(now() / 86400 as integer)
where id in (select value from json_each(?1)) and seen < cast(now() / 86400 as integer);

-- name: last_seen
select date(seen * 86400, 'unixepoch') from people where id = ?1;

-- name: unseen
-- The bots of the server itself come to no door; their ids begin with "bot:".
select id, name, kind, epoch
from people
where kind = ?1 and seen < cast(now() / 86400 as integer) - ?2 and id not like 'bot:%'
order by seen, id
limit ?3;

-- name: spare_tables
update tables
set idle_since = now()
where id in (
    select t.id
    from tables t
    where t.phase = 'over'
        and t.idle_since < now() - ?1 * 86400
        and exists (
            select 1
            from seatings s join people p on p.id = s.person
            where s.table_id = t.id and p.kind = 'account'
        )
    order by t.idle_since
    limit ?2
)
returning id;

-- name: old_tables
select t.id
from tables t
where t.phase = 'over'
    and t.idle_since < now() - ?1 * 86400
    and not exists (
        select 1
        from seatings s join people p on p.id = s.person
        where s.table_id = t.id and p.kind = 'account'
    )
order by t.idle_since
limit ?2;

-- name: delete_table
delete from tables where id = ?1 returning id;

-- name: delete_steps
delete from steps where table_id = ?1;

-- name: delete_places
delete from seatings where table_id = ?1;

-- name: delete_review
delete from reviews where table_id = ?1;

-- name: delete_rated
delete from rated where table_id = ?1;

-- name: delete_cleared
delete from clearings where table_id = ?1;
