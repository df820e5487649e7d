-- name: claim_board
insert into boards (day, person, table_id) values ($1, $2, $3) on conflict (day, person) do nothing;

-- name: board
select table_id, money from boards where day = $1 and person = $2;

-- name: note_board
update boards set money = $2 where table_id = $1 and money is null;

-- name: board_moneys
select money from boards where day = $1 and money is not null;

-- name: keep_par
insert into pars (day, money) values ($1, $2) on conflict (day) do nothing;

-- name: par
select money from pars where day = $1;

-- name: delete_board
delete from boards where table_id = $1;

-- name: delete_boards
delete from boards where person = $1;
