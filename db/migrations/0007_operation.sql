-- The security log, the sealed history, backups and nodes.

create table security_events (
  id bigint generated always as identity,
  event text not null,
  outcome text not null,
  account text,
  network text,
  request_id text,
  detail text not null default '',
  count integer not null default 1,
  created_at timestamptz not null default now(),
  constraint security_events_pkey primary key (id),
  constraint security_events_count_check check (count > 0),
  constraint security_events_detail_length_check check (char_length(detail) <= 200)
);
comment on column security_events.network is 'keyed hash of an IPv4 address or IPv6 /64';
comment on column security_events.request_id is 'of the first of them';
create index security_events_created_at_idx on security_events (created_at);

create table event_seals (
  id bigint not null,
  log text not null,
  columns text[] not null,
  event_ids bigint[] not null,
  event_hashes text[] not null,
  previous text not null,
  hash text not null,
  sealed_at timestamptz not null default now(),
  constraint event_seals_pkey primary key (id),
  constraint event_seals_events_check check (((cardinality(event_ids) > 0) and (cardinality(event_ids) = cardinality(event_hashes)))),
  constraint event_seals_hash_check check (hash ~ '^[0-9a-f]{64}$'),
  constraint event_seals_id_check check (id > 0)
);
comment on table event_seals is 'ids are consecutive, without gaps';
comment on column event_seals.log is 'the table of the events';
comment on column event_seals.columns is 'of the events, as far as they are hashed';
create index event_seals_log_idx on event_seals (log, id);

create table event_seal_head (
  is_only boolean not null default true,
  id bigint not null,
  hash text not null,
  constraint event_seal_head_pkey primary key (is_only),
  constraint event_seal_head_is_only_check check (is_only)
);
insert into event_seal_head (id, hash) values (0, repeat('0', 64));

create table backups (
  id bigint generated always as identity,
  started_at timestamptz not null,
  ended_at timestamptz not null default now(),
  folder text not null,
  bytes bigint not null default 0,
  is_verified boolean not null default false,
  error text,
  constraint backups_pkey primary key (id),
  constraint backups_bytes_check check (bytes >= 0),
  constraint backups_error_check check (char_length(error) between 1 and 500),
  constraint backups_time_check check (ended_at >= started_at)
);
comment on column backups.is_verified is 'restored into a spare database, with the same counts';
comment on column backups.error is 'null: it succeeded';
create index backups_ended_at_idx on backups (ended_at);

create table node_leases (
  name text not null,
  holder uuid not null,
  until timestamptz not null,
  constraint node_leases_pkey primary key (name)
);
