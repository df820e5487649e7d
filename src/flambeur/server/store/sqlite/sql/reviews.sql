-- name: ask_review
insert into reviews (table_id, state, updated) values (?1, 'waiting', now())
on conflict (table_id) do update
set state = 'waiting', progress = 0, updated = now()
where reviews.state = 'failed'
returning table_id;

-- name: review
select state, progress, body from reviews where table_id = ?1;

-- name: claim_review
update reviews set state = 'running', progress = 0, updated = now()
where table_id = ?1 and state = 'waiting'
returning table_id;

-- name: advance_review
update reviews set progress = ?2, updated = now() where table_id = ?1 and state = 'running';

-- name: end_review
update reviews set state = ?2, progress = 1, body = ?3, updated = now()
where table_id = ?1 and state <> 'done';

-- name: lost_reviews
update reviews set state = 'waiting', progress = 0, updated = now()
where table_id in (
    select table_id
    from reviews
    where state in ('waiting', 'running') and updated < now() - ?2
    order by updated
    limit ?1
)
returning table_id;

-- name: reviews_of
select table_id, body from reviews
where table_id in (select value from json_each(?1)) and state = 'done';

-- name: unreviewed
-- The index on idle_since leads to the newest; of those few the cards are read.
select n.id, n.game
from (
    select t.id, t.game, t.idle_since, t.rowid as place, cast(t.card as text) as told
    from tables t
    where t.phase = 'over' and t.idle_since > now() - ?1 * 86400
        and not exists (select 1 from reviews r where r.table_id = t.id)
    order by t.idle_since desc
    limit ?3
) n
where json_extract(n.told, '$.outcome.ending') = 'finished'
    and not ifnull(json_extract(n.told, '$.lesson'), false)
    and json_extract(n.told, '$.board') is null
    and exists (
        select 1
        from json_each(n.told, '$.places') as place
        where place.type = 'object' and json_extract(place.value, '$.person') is not null
    )
order by n.idle_since desc, n.place desc
limit ?2;
