-- Attempts to back up the site, for the desk and for monitoring. The backups themselves are files.
create table backups (
  id bigint generated always as identity,
  started_at timestamptz not null,
  ended_at timestamptz not null default now(),
  folder text not null,
  bytes bigint not null default 0,
  is_verified boolean not null default false,
  error text,
  constraint backups_pkey primary key (id),
  constraint backups_time_check check (ended_at >= started_at),
  constraint backups_bytes_check check (bytes >= 0),
  constraint backups_error_check check (char_length(error) between 1 and 500)
);

comment on column backups.is_verified is 'restored into a spare database, with the same counts';
comment on column backups.error is 'null: it succeeded';

create index backups_ended_at_idx on backups (ended_at);
