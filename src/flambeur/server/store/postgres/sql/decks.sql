-- name: add_card
-- Nobody who was forgotten gets a deck, and programs need none.
insert into cards (person, puzzle, game, theme, memory, own)
select $1::text, $2::text, $3::text, $4::text, $5::bytea, $6::bytea
where not exists (select from people p where p.id = $1 and (p.gone is not null or p.kind = 'bot'))
on conflict (person, puzzle) do nothing;

-- name: keep_card
insert into cards (person, puzzle, game, theme, memory, own)
select $1::text, $2::text, $3::text, $4::text, $5::bytea, $6::bytea
where not exists (select from people p where p.id = $1 and (p.gone is not null or p.kind = 'bot'))
on conflict (person, puzzle) do update set memory = excluded.memory, seen = now();

-- name: cards_of
select puzzle, game, theme, memory, own is not null
from cards
where person = $1
order by puzzle;

-- name: own_puzzle
select own from cards where person = $1 and puzzle = $2 and own is not null;

-- name: delete_cards
delete from cards where person = $1;

-- name: old_decks
with old as (
    select distinct c.person
    from cards c
    where c.seen < now() - make_interval(days => $1::integer)
        and not exists (select from people p where p.id = c.person)
        and not exists (
            select from cards o
            where o.person = c.person and o.seen >= now() - make_interval(days => $1::integer)
        )
    limit $2
), gone as (
    delete from cards where person in (select person from old)
)
select person from old;

-- name: undealt_reviews
select table_id from reviews where state = 'done' and not dealt order by updated limit $1;

-- name: deal_review
update reviews set dealt = true
where table_id = $1 and state = 'done' and not dealt
returning table_id;
