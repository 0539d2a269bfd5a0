-- The hash chain over events: each batch has the hash of the batch before it, and a hash of each of its
-- events. The hashes are computed by the site, not here: app/audit.
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
  constraint event_seals_id_check check (id > 0),
  constraint event_seals_events_check
    check (cardinality(event_ids) > 0 and cardinality(event_ids) = cardinality(event_hashes)),
  constraint event_seals_hash_check check (hash ~ '^[0-9a-f]{64}$')
);

comment on table event_seals is 'ids are consecutive, without gaps';
comment on column event_seals.log is 'the table of the events';
comment on column event_seals.columns is 'of the events, as far as they are hashed';

create index event_seals_log_idx on event_seals (log, id);

-- One row: the last batch, so that its deletion is noticed.
create table event_seal_head (
  is_only boolean not null default true,
  id bigint not null,
  hash text not null,
  constraint event_seal_head_pkey primary key (is_only),
  constraint event_seal_head_is_only_check check (is_only)
);

insert into event_seal_head (id, hash) values (0, repeat('0', 64));
