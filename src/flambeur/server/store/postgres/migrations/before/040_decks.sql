-- What somebody practises: one row for each position they answered, or chose badly at in a game.
create table cards (
    person text collate "C" not null,
    puzzle text collate "C" not null,
    game text collate "C" not null,
    theme text collate "C" not null,
    seen timestamptz not null default now(),
    memory bytea not null,
    own bytea,
    primary key (person, puzzle)
);

create index cards_seen on cards (seen);

-- Whether the mistakes that a review found are in the decks of those who made them.
alter table reviews add column dealt boolean not null default false;
create index reviews_undealt on reviews (updated) where state = 'done' and not dealt;
