-- name: want_day
insert into days (day) values (?1) on conflict (day) do nothing;

-- name: claim_day
-- The earliest, since a promise names the one before it.
update days set claimed = now()
where day = (select min(day) from days where pool is null and day >= ?1)
    and (claimed is null or claimed < now() - ?2)
returning day;

-- name: make_day
update days set seed = ?2, pool = ?3, before = ?4, promise = ?5
where day = ?1 and pool is null;

-- name: open_day
update days
set nonces = ?2, number = (select count(*) + 1 from days where nonces is not null)
where day = ?1 and pool is not null and nonces is null
returning day;

-- name: day
select day, seed, pool, before, promise, number, nonces from days where day = ?1 and pool is not null;

-- name: last_promise
select promise from days where day < ?1 and pool is not null order by day desc limit 1;

-- name: opened_days
select day, number, alive from days where nonces is not null order by day;

-- name: note_day
-- What passed since the last look counts, if that was not long ago.
update days
set alive = alive + case when ?2 - looked between 0 and ?3 then ?2 - looked else 0 end,
    looked = max(looked, ?2)
where day = ?1 and nonces is not null;

-- name: begin_day
insert into day_people (day, person, nonce, seen)
select ?1, ?2, ?3, now()
where not exists (select 1 from people p where p.id = ?2 and (p.gone is not null or p.kind = 'bot'))
on conflict (day, person) do nothing;

-- name: nonces_of_day
select distinct nonce from day_people where day = ?1 and nonce is not null;

-- name: answer_day
insert into day_answers (person, day, place, move, cell)
select ?2, ?1, ?3, ?4, ?5
where exists (select 1 from day_people where day = ?1 and person = ?2)
    and ?3 - 1 = (select count(*) from day_answers where day = ?1 and person = ?2)
on conflict (person, day, place) do nothing
returning place;

-- name: score_day
update day_people set score = ?3, seen = now() where day = ?1 and person = ?2;

-- name: day_answers
select move, cell from day_answers where person = ?2 and day = ?1 order by place;

-- name: is_day_begun
select 1 from day_people where day = ?1 and person = ?2;

-- name: day_scores
select score, count(*) from day_people where day = ?1 and score is not null group by score;

-- name: day_scores_of
select person, score from day_people where day = ?1 and person in (select value from json_each(?2));

-- name: days_of
select day, score from day_people where person = ?1 order by day;

-- name: cells_of
select day, cell from day_answers where person = ?1 and day in (select value from json_each(?2)) order by day, place;

-- name: delete_day_answers
delete from day_answers where person = ?1;

-- name: delete_day_person
delete from day_people where person = ?1;

-- name: old_day_people
select distinct d.person
from day_people d
where d.seen < now() - ?1 * 86400
    and not exists (select 1 from people p where p.id = d.person)
    and not exists (
        select 1 from day_people o
        where o.person = d.person and o.seen >= now() - ?1 * 86400
    )
limit ?2;
