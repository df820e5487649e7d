-- name: running_of
select t.card, t.deadline - now()
from seatings s join tables t on t.id = s.table_id
where s.person = ?1 and t.phase <> 'over'
    and ?1 in (
        select json_extract(place.value, '$.person')
        from json_each(cast(t.card as text), '$.places') as place
        where place.type = 'object'
    )
    and not ifnull(json_extract(cast(t.card as text), '$.lesson'), false)
order by s.created desc, t.rowid desc
limit ?2;

-- name: finished_of
-- Of a review, which is large, only what it says of the seats is read.
select g.card, g.created, cast(json_extract(cast(r.body as text), '$.seats') as blob)
from (
    select t.id, t.card, s.created, t.rowid as place
    from seatings s join tables t on t.id = s.table_id
    where s.person = ?1 and t.phase = 'over'
        and json_extract(cast(t.card as text), '$.outcome.ending') = 'finished'
        and ?1 in (
            select json_extract(place.value, '$.person')
            from json_each(cast(t.card as text), '$.places') as place
            where place.type = 'object'
        )
        and not ifnull(json_extract(cast(t.card as text), '$.lesson'), false)
    order by s.created desc, t.rowid desc
    limit ?2 offset ?3
) g left join reviews r on r.table_id = g.id and r.state = 'done'
order by g.created desc, g.place desc;

-- name: count_finished
select count(*)
from seatings s join tables t on t.id = s.table_id
where s.person = ?1 and t.phase = 'over'
    and json_extract(cast(t.card as text), '$.outcome.ending') = 'finished'
    and ?1 in (
        select json_extract(place.value, '$.person')
        from json_each(cast(t.card as text), '$.places') as place
        where place.type = 'object'
    )
    and not ifnull(json_extract(cast(t.card as text), '$.lesson'), false);
