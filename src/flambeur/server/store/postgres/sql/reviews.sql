-- name: ask_review
insert into reviews (table_id, state) values ($1, 'waiting')
on conflict (table_id) do update
set state = 'waiting', progress = 0, updated = now()
where reviews.state = 'failed'
returning table_id;

-- name: review
select state, progress, body from reviews where table_id = $1;

-- name: claim_review
update reviews set state = 'running', progress = 0, updated = now()
where table_id = $1 and state = 'waiting'
returning table_id;

-- name: advance_review
update reviews set progress = $2::float8, updated = now()
where table_id = $1 and state = 'running';

-- name: end_review
update reviews set state = $2, progress = 1, body = $3::bytea, updated = now()
where table_id = $1 and state <> 'done';

-- name: lost_reviews
update reviews set state = 'waiting', progress = 0, updated = now()
where table_id in (
    select table_id
    from reviews
    where state in ('waiting', 'running') and updated < now() - make_interval(secs => $2::float8)
    order by updated
    limit $1
    for update skip locked
)
returning table_id;

-- name: reviews_of
select table_id, body from reviews where table_id = any($1::text[]) and state = 'done';

-- name: unreviewed
-- The index on idle_since leads to the newest; of those few the cards are read.
select n.id, n.game
from (
    select t.id, t.game, t.idle_since, convert_from(t.card, 'UTF8')::jsonb as told
    from tables t
    where t.phase = 'over' and t.idle_since > now() - make_interval(days => $1::integer)
        and not exists (select from reviews r where r.table_id = t.id)
    order by t.idle_since desc
    limit $3
) n
where n.told -> 'outcome' @> '{"ending": "finished"}'
    and not n.told @> '{"lesson": true}'
    and n.told -> 'board' is null
    and jsonb_path_exists(n.told, '$.places[*].person')
order by n.idle_since desc, n.id desc
limit $2;
