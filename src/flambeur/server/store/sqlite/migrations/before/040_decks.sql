-- What somebody practises: one row for each position they answered, or chose badly at in a game.
create table cards (
    person text not null,
    puzzle text not null,
    game text not null,
    theme text not null,
    seen real not null,
    memory blob not null,
    own blob,
    primary key (person, puzzle)
) strict, without rowid;

create index cards_seen on cards (seen);

-- Whether the mistakes that a review found are in the decks of those who made them.
alter table reviews add column dealt integer not null default 0;
create index reviews_undealt on reviews (updated) where state = 'done' and not dealt;
