-- Who has which vehicle when. Only the functions of the next migrations write it; they lock
-- the models first (`lock_models`).

-- Actual times. The planned ones are the fields of the specification.
alter table bookings
  add column out_at timestamptz,
  add column returned_at timestamptz,
  add constraint bookings_returned_at_check check (out_at <= returned_at),
  add constraint bookings_out_at_check check (returned_at is null or out_at is not null);

comment on column bookings.out_at is 'when the vehicle was handed over; null: not marked';
comment on column bookings.returned_at is 'when it was returned; null: not marked';

alter table vehicles add constraint vehicles_model_key unique (car_id, id);

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
  constraint occupancy_pkey primary key (id),
  constraint occupancy_booking_id_key unique (booking_id),
  constraint occupancy_car_id_fkey foreign key (car_id) references cars (id) on delete cascade,
  constraint occupancy_vehicle_id_fkey
    foreign key (car_id, vehicle_id) references vehicles (car_id, id) on delete no action,
  constraint occupancy_meant_vehicle_id_fkey
    foreign key (car_id, meant_vehicle_id) references vehicles (car_id, id) on delete no action,
  constraint occupancy_booking_id_fkey
    foreign key (booking_id) references bookings (id) on delete cascade,
  constraint occupancy_kind_check check (kind in ('booked', 'out', 'block', 'channel', 'hold')),
  -- An empty range conflicts with nothing, and a missing bound is infinite.
  constraint occupancy_during_check
    check (not isempty(during) and lower(during) is not null and upper(during) is not null),
  constraint occupancy_booking_check check ((kind in ('booked', 'out')) = (booking_id is not null)),
  constraint occupancy_vehicle_check check (kind in ('booked', 'channel') or vehicle_id is not null),
  constraint occupancy_channel_check
    check ((kind = 'channel') = (source is not null and meant_vehicle_id is not null)),
  constraint occupancy_hold_check check ((kind = 'hold') = (expires_at is not null)),
  -- A range of one id: GiST has no equality of integers without an extension.
  constraint occupancy_vehicle_excl exclude using gist (
    int4range(vehicle_id, vehicle_id, '[]') with &&, during with &&
  ) where (vehicle_id is not null)
);

comment on column occupancy.car_id is
  'the model whose supply it takes: after an upgrade not the model of the booking';
comment on column occupancy.vehicle_id is
  'null: a confirmed booking without a vehicle, or an imported one that collides';
comment on column occupancy.during is 'business time, [) : one may begin in the minute when another ends';
comment on column occupancy.pinned is 'repacking leaves it on its vehicle';
comment on column occupancy.meant_vehicle_id is 'of an imported one, also while it collides';
comment on column occupancy.kind is '`out` while the vehicle is with its renter, afterwards `booked` again';

create index occupancy_model_idx on occupancy using gist (int4range(car_id, car_id, '[]'), during);
create index occupancy_during_idx on occupancy using gist (during);
create index occupancy_vehicle_id_idx on occupancy (vehicle_id) where vehicle_id is not null;
create unique index occupancy_out_key on occupancy (vehicle_id) where kind = 'out';
create index occupancy_unassigned_idx on occupancy (car_id, id) where vehicle_id is null;

-- Raised with each change of a model's occupancy. Its row is also the model's lock: no two models
-- share one.
create table availability_versions (
  car_id integer not null,
  version bigint not null default 1,
  constraint availability_versions_pkey primary key (car_id),
  constraint availability_versions_car_id_fkey
    foreign key (car_id) references cars (id) on delete cascade
);

-- The planned time of a booking. Without a duration it is priced as one day, and takes one day.
create function booking_period(booking bookings) returns tsrange
  language sql immutable parallel safe as $$
  select tsrange(
    booking_start(booking),
    case
      when booking_end(booking) > booking_start(booking) then booking_end(booking)
      else booking_start(booking) + interval '1 day'
    end
  )
$$;

-- The days of a period, for the comparison with a vehicle's service.
create function days_of(period tsrange) returns daterange
  language sql immutable parallel safe as $$
  select daterange(lower(period)::date, upper(period)::date, '[]')
$$;

-- An overdue vehicle may come back any time, so it is taken for this long from now on.
create function overdue_margin() returns interval
  language sql immutable parallel safe as $$ select interval '24 hours' $$;

-- Whether repacking may give a booking another vehicle.
create function is_movable(row_of occupancy, now_at timestamp) returns boolean
  language sql immutable parallel safe as $$
  select row_of.kind = 'booked' and not row_of.pinned and lower(row_of.during) > now_at
$$;

-- In the order of ids, so that functions that lock several models wait for each other in line.
create function lock_models(models integer[]) returns void language plpgsql as $$
begin
  insert into availability_versions (car_id)
  select id from cars
  where id = any(models) and not exists (select from availability_versions where car_id = cars.id)
  order by id
  on conflict do nothing;
  perform from availability_versions where car_id = any(models) order by car_id for update;
  -- A statement of its own, which sees what the lock waited for.
  delete from occupancy where car_id = any(models) and kind = 'hold' and expires_at <= now();
end
$$;

create function raise_versions(models integer[]) returns void language sql as $$
  update availability_versions set version = version + 1 where car_id = any(models)
$$;
