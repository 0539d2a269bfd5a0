-- Secret addresses of calendar files. An address derives from the site's secret, the id and the nonce,
-- so that the table alone opens none.
create table calendar_feeds (
  id integer generated always as identity,
  vehicle_id integer,
  car_id integer,
  with_names boolean not null default false,
  nonce uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  constraint calendar_feeds_pkey primary key (id),
  constraint calendar_feeds_vehicle_id_fkey
    foreign key (vehicle_id) references vehicles (id) on delete cascade,
  constraint calendar_feeds_car_id_fkey foreign key (car_id) references cars (id) on delete cascade,
  constraint calendar_feeds_subject_check check (num_nonnulls(vehicle_id, car_id) <= 1)
);

comment on table calendar_feeds is 'of a vehicle, of a model, or without both of the work of the day';
comment on column calendar_feeds.nonce is 'another one makes another address';

create index calendar_feeds_vehicle_id_idx on calendar_feeds (vehicle_id);
create index calendar_feeds_car_id_idx on calendar_feeds (car_id);
