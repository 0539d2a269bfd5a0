-- What takes the vehicles, and calendars of other sites.

create type occupancy_move as (row_id bigint, vehicle_id integer, during tsrange);

create table calendar_imports (
  id integer generated always as identity,
  vehicle_id integer not null,
  source text not null,
  url text not null,
  created_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  tried_at timestamptz,
  fetched_at timestamptz,
  fault text,
  fault_detail text not null default '',
  unread jsonb not null default '{"count": 0, "events": []}'::jsonb,
  constraint calendar_imports_pkey primary key (id),
  constraint calendar_imports_url_key unique (vehicle_id, url),
  constraint calendar_imports_vehicle_id_fkey foreign key (vehicle_id) references vehicles(id) on delete cascade,
  constraint calendar_imports_source_check check (length(source) between 1 and 60),
  constraint calendar_imports_unread_check check ((jsonb_typeof((unread -> 'events')) = 'array'))
);
comment on column calendar_imports.tried_at is 'when it was last fetched, also in vain';
comment on column calendar_imports.fetched_at is 'when its events were last stored';
comment on column calendar_imports.fault is 'why the last try failed; null: it did not';
comment on column calendar_imports.unread is 'events of the last calendar that were not read as a whole: their count, and the first ones';
create index calendar_imports_next_at_idx on calendar_imports (next_at);

create table imported_events (
  import_id integer not null,
  uid text not null,
  during tsrange not null,
  constraint imported_events_pkey primary key (import_id, uid, during),
  constraint imported_events_import_id_fkey foreign key (import_id) references calendar_imports(id) on delete cascade,
  constraint imported_events_during_check check (((not isempty(during)) and (lower(during) is not null) and (upper(during) is not null)))
);
comment on column imported_events.uid is 'hashed';
comment on column imported_events.during is 'business time; of events that are over only for a while';

create table occupancy (
  id bigint generated always as identity,
  car_id integer not null,
  vehicle_id integer,
  kind text not null,
  during tsrange not null,
  booking_id bigint,
  pinned boolean not null default false,
  meant_vehicle_id integer,
  source text,
  note text not null default '',
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  import_id integer,
  import_uid text,
  constraint occupancy_pkey primary key (id),
  constraint occupancy_booking_id_key unique (booking_id),
  constraint occupancy_booking_id_fkey foreign key (booking_id) references bookings(id) on delete cascade,
  constraint occupancy_car_id_fkey foreign key (car_id) references cars(id) on delete cascade,
  constraint occupancy_import_id_fkey foreign key (import_id) references calendar_imports(id) on delete no action,
  constraint occupancy_meant_vehicle_id_fkey foreign key (car_id, meant_vehicle_id) references vehicles(car_id, id) on delete no action,
  constraint occupancy_vehicle_id_fkey foreign key (car_id, vehicle_id) references vehicles(car_id, id) on delete no action,
  constraint occupancy_booking_check check (((kind in ('booked', 'out')) = (booking_id is not null))),
  constraint occupancy_channel_check check ((kind = 'channel') = (source is not null and meant_vehicle_id is not null)),
  constraint occupancy_during_check check (((not isempty(during)) and (lower(during) is not null) and (upper(during) is not null))),
  constraint occupancy_hold_check check ((kind = 'hold') = (expires_at is not null)),
  constraint occupancy_import_check check ((((import_id is null) = (import_uid is null)) and (import_id is null or kind = 'channel'))),
  constraint occupancy_kind_check check (kind in ('booked', 'out', 'block', 'channel', 'hold')),
  constraint occupancy_vehicle_check check (kind in ('booked', 'channel') or vehicle_id is not null),
  constraint occupancy_vehicle_excl exclude using gist (int4range(vehicle_id, vehicle_id, '[]') with &&, during with &&) where (vehicle_id is not null)
);
comment on column occupancy.car_id is 'the model whose supply it takes: after an upgrade not the model of the booking';
comment on column occupancy.vehicle_id is 'null: a confirmed booking without a vehicle, or an imported one that collides';
comment on column occupancy.kind is '`out` while the vehicle is with its renter, afterwards `booked` again';
comment on column occupancy.during is 'business time, [) : one may begin in the minute when another ends';
comment on column occupancy.pinned is 'repacking leaves it on its vehicle';
comment on column occupancy.meant_vehicle_id is 'of an imported one, also while it collides';
comment on column occupancy.import_uid is 'of the event in its calendar';
create index occupancy_collided_idx on occupancy (lower(during)) where (vehicle_id is null and kind = 'channel');
create index occupancy_during_idx on occupancy using gist (during);
create index occupancy_fixed_idx on occupancy (car_id) where (pinned or kind <> 'booked');
create index occupancy_import_id_idx on occupancy (import_id) where (import_id is not null);
create index occupancy_model_idx on occupancy using gist (int4range(car_id, car_id, '[]'), during);
create unique index occupancy_out_key on occupancy (vehicle_id) where (kind = 'out');
create index occupancy_unassigned_idx on occupancy (car_id, id) where (vehicle_id is null);
create index occupancy_vehicle_id_idx on occupancy (vehicle_id) where (vehicle_id is not null);
create index occupancy_waiting_idx on occupancy (lower(during), booking_id) where (vehicle_id is null and kind = 'booked');
\ir ../functions/business_time.sql
\ir ../functions/record_replaced_vehicle.sql
create constraint trigger occupancy_record_replaced after update of vehicle_id on occupancy deferrable initially deferred
  for each row when (old.booking_id is not null and old.vehicle_id is not null and new.vehicle_id is distinct from old.vehicle_id and lower(old.during) < business_time(now()))
  execute function record_replaced_vehicle();

create table former_assignments (
  id bigint generated always as identity,
  booking_id bigint not null,
  vehicle_id integer not null,
  since timestamptz not null,
  until timestamptz not null,
  was_out boolean not null,
  constraint former_assignments_pkey primary key (id),
  constraint former_assignments_booking_id_fkey foreign key (booking_id) references bookings(id) on delete cascade,
  constraint former_assignments_vehicle_id_fkey foreign key (vehicle_id) references vehicles(id) on delete cascade,
  constraint former_assignments_until_check check (since < until)
);
comment on column former_assignments.was_out is 'true: its hand-over was marked, and the mark was removed at `until`; false: it was planned, and another vehicle came in its place';
create index former_assignments_booking_id_idx on former_assignments (booking_id);
create index former_assignments_vehicle_id_idx on former_assignments (vehicle_id);

create table availability_versions (
  car_id integer not null,
  version bigint not null default 1,
  constraint availability_versions_pkey primary key (car_id),
  constraint availability_versions_car_id_fkey foreign key (car_id) references cars(id) on delete cascade
);

-- As for bookings.
analyze occupancy;
