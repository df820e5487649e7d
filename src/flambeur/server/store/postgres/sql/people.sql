-- name: add_person
insert into people (id, name, kind, epoch) values ($1, $2, $3, $4)
on conflict (id) do nothing
returning id;

-- name: person
select id, name, kind, epoch from people where id = $1;

-- name: change_person
update people set name = $2, kind = $3, epoch = $4 where id = $1;

-- name: delete_person
delete from people where id = $1 returning id;

-- name: delete_seatings
delete from seatings where person = $1;

-- name: add_passkey
-- Whoever was forgotten gets no key any more.
insert into passkeys (id, person, public_key, sign_count)
select $1::bytea, id, $3::bytea, $4::bigint from people where id = $2 for key share
on conflict (id) do update set sign_count = excluded.sign_count
where passkeys.person = excluded.person;

-- name: passkey
select id, person, public_key, sign_count from passkeys where id = $1;

-- name: passkeys_of
select id, person, public_key, sign_count from passkeys where person = $1 order by at, id;

-- name: add_token
insert into tokens (hash, person, name)
select $1::text, id, $3::text from people where id = $2 for key share;

-- name: token
select hash, person, name from tokens where hash = $1;

-- name: tokens_of
select hash, person, name from tokens where person = $1 order by at, hash;

-- name: delete_token
delete from tokens where person = $1 and name = $2 returning hash;

-- name: ratings
select person, game, mu, sigma, games
from ratings
where game = $1 and person = any($2::text[]);

-- name: rated
insert into rated (table_id) values ($1) on conflict do nothing returning table_id;

-- name: keep_rating
insert into ratings (person, game, mu, sigma, games)
select id, $2::text, $3::float8, $4::float8, $5::integer from people where id = $1 for key share
on conflict (person, game) do update
set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games;

-- name: best
select p.name, r.person, r.game, r.mu, r.sigma, r.games
from ratings r join people p on p.id = r.person
where r.game = $1 and p.kind = $2
order by r.mu - 3 * r.sigma desc, r.person
limit $3;

-- name: ratings_of
select person, game, mu, sigma, games from ratings where person = $1 order by game;

-- name: shared_secret
-- The update changes nothing; it makes the statement return what was there first.
insert into secrets (name, value) values ($1, $2)
on conflict (name) do update set name = excluded.name
returning value;
