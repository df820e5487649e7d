-- name: running_of
select t.card, extract(epoch from t.deadline - now())::float8
from seatings s
    join tables t on t.id = s.table_id
    cross join lateral (select convert_from(t.card, 'UTF8')::jsonb as told) c
where s.person = $1 and t.phase <> 'over'
    and c.told -> 'places' @> jsonb_build_array(jsonb_build_object('person', $1::text))
    and not c.told @> '{"lesson": true}'
order by s.created desc, s.table_id desc
limit $2;

-- name: finished_of
-- Of a review, which is large, only what it says of the seats is read.
select g.card, extract(epoch from g.created)::float8,
    convert_to((convert_from(r.body, 'UTF8')::json -> 'seats')::text, 'UTF8')
from (
    select t.id, t.card, s.created
    from seatings s
        join tables t on t.id = s.table_id
        cross join lateral (select convert_from(t.card, 'UTF8')::jsonb as told) c
    where s.person = $1 and t.phase = 'over'
        and c.told -> 'outcome' @> '{"ending": "finished"}'
        and c.told -> 'places' @> jsonb_build_array(jsonb_build_object('person', $1::text))
        and not c.told @> '{"lesson": true}'
    order by s.created desc, s.table_id desc
    limit $2 offset $3
) g left join reviews r on r.table_id = g.id and r.state = 'done'
order by g.created desc, g.id desc;

-- name: count_finished
select count(*)
from seatings s
    join tables t on t.id = s.table_id
    cross join lateral (select convert_from(t.card, 'UTF8')::jsonb as told) c
where s.person = $1 and t.phase = 'over'
    and c.told -> 'outcome' @> '{"ending": "finished"}'
    and c.told -> 'places' @> jsonb_build_array(jsonb_build_object('person', $1::text))
    and not c.told @> '{"lesson": true}';
