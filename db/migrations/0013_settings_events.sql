-- Who changed which of the site's settings, and when.
create table settings_events (
  id bigint generated always as identity,
  name text not null,
  actor text not null,
  old_value jsonb,
  new_value jsonb,
  created_at timestamptz not null default now(),
  constraint settings_events_pkey primary key (id)
);

comment on column settings_events.old_value is 'null: the value of the environment held';
comment on column settings_events.new_value is 'null: the value of the environment holds again';
