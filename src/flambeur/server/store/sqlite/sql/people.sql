-- name: add_person
insert into people (id, name, kind, epoch, seen)
values (?1, ?2, ?3, ?4, cast(now() / 86400 as integer))
on conflict (id) do nothing
returning id;

-- name: person
select id, name, kind, epoch from people where id = ?1;

-- name: people
select id, name, kind, epoch from people where id in (select value from json_each(?1));

-- name: lock_people
select id from people where id in (select value from json_each(?1));

-- name: change_person
update people set name = ?2, kind = ?3, epoch = ?4 where id = ?1 and gone is null;

-- name: delete_person
delete from people where id = ?1 returning id;

-- name: bury_person
-- No cookie has this epoch.
insert into people (id, name, kind, epoch, gone) values (?1, '', 'gone', -1, now())
on conflict (id) do nothing
returning id;

-- name: clear_graves
delete from people where gone < now() - ?1;

-- name: delete_seatings
delete from seatings where person = ?1;

-- name: add_passkey
-- Whoever was forgotten gets no key any more.
insert into passkeys (id, person, public_key, sign_count, at)
select ?1, id, ?3, ?4, now() from people where id = ?2 and gone is null
on conflict (id) do update set sign_count = excluded.sign_count, used = now()
where passkeys.person = excluded.person;

-- name: passkey
select id, person, public_key, sign_count from passkeys where id = ?1;

-- name: passkeys_of
select id, name, at, used from passkeys where person = ?1 order by rowid;

-- name: name_passkey
update passkeys set name = ?3 where person = ?1 and id = ?2 returning id;

-- name: delete_passkey
delete from passkeys
where person = ?1 and id = ?2 and (select count(*) from passkeys where person = ?1) > 1
returning id;

-- name: add_token
insert into tokens (hash, person, name)
select ?1, id, ?3 from people where id = ?2 and gone is null;

-- name: token
select hash, person, name from tokens where hash = ?1;

-- name: tokens
select hash, person, name from tokens where hash in (select value from json_each(?1));

-- name: tokens_of
select hash, person, name from tokens where person = ?1 order by rowid;

-- name: delete_token
delete from tokens where person = ?1 and name = ?2 returning hash;

-- name: ratings
select person, game, mu, sigma, games
from ratings
where game = ?1 and person in (select value from json_each(?2));

-- name: count
-- Whoever has another number of games was rated by another table meanwhile.
insert into rated (table_id)
select ?1
where not exists (
    select 1
    from json_each(?2) person
    join json_each(?3) game on game.key = person.key
    join json_each(?4) games on games.key = person.key
    join people p on p.id = person.value and p.gone is null
    left join ratings r on r.person = person.value and r.game = game.value
    where coalesce(r.games, 0) <> games.value - 1
)
on conflict do nothing
returning table_id;

-- name: is_counted
select table_id from rated where table_id = ?1;

-- name: keep_rating
insert into ratings (person, game, mu, sigma, games)
select id, ?2, ?3, ?4, ?5 from people where id = ?1 and gone is null
on conflict (person, game) do update
set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games;

-- name: best
select p.name, r.person, r.game, r.mu, r.sigma, r.games
from ratings r join people p on p.id = r.person
where r.game = ?1 and p.kind = ?2
order by r.mu - 3 * r.sigma desc, r.person
limit ?3;

-- name: ratings_of
select person, game, mu, sigma, games from ratings where person = ?1 order by game;

-- name: shared_secret
-- The update changes nothing; it makes the statement return what was there first.
insert into secrets (name, value) values (?1, ?2)
on conflict (name) do update set name = excluded.name
returning value;

-- name: change_secret
update secrets set value = ?3 where name = ?1 and value = ?2 returning name;

-- name: use
insert into used (name, until) values (?1, now() + ?2)
on conflict (name) do nothing
returning name;

-- name: forget_used
delete from used where until < now();

-- name: insert_clearing
-- Whoever was forgotten is not counted any more.
insert into clearings (table_id, seq, person, at)
select ?1, ?2, ?3, now()
where not exists (select 1 from people where id = ?3 and gone is not null);

-- name: cleared
select c.person, coalesce(p.name, ''), coalesce(p.kind, 'guest'), count(*)
from clearings c left join people p on p.id = c.person
where c.at > now() - ?1 * 86400
group by c.person, p.name, p.kind
order by count(*) desc, max(c.at) desc, c.person
limit ?2;

-- name: times_cleared
select count(*) from clearings where person = ?1;

-- name: delete_clearings
delete from clearings where person = ?1;
