-- The codes of nights, each held until a time; a night's log is in the tables of all logs.
create table codes (
    code text collate "C" primary key,
    night text collate "C" not null,
    until timestamptz not null
);

create index codes_night on codes (night);

-- Whose page follows a night, or whose television, and when it was last known to be open.
create table attendance (
    night text collate "C" not null,
    person text collate "C" not null,
    screen boolean not null,
    at timestamptz not null default now(),
    primary key (night, person, screen)
);

create index attendance_at on attendance (at);
create index attendance_person on attendance (person);
