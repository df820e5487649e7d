-- The codes of nights, each held until a time; a night's log is in the tables of all logs.
create table codes (
    code text primary key,
    night text not null,
    until real not null
) strict, without rowid;

create index codes_night on codes (night);

-- Whose page follows a night, or whose television, and when it was last known to be open.
create table attendance (
    night text not null,
    person text not null,
    screen integer not null,
    at real not null,
    primary key (night, person, screen)
) strict, without rowid;

create index attendance_at on attendance (at);
create index attendance_person on attendance (person);
