-- One place says which car a booking gets: `booking_car`.

-- What was booked first, where staff have given the booking another model before its confirmation.
alter table bookings
  add column booked_car_id integer,
  add column booked_vehicle text,
  add constraint bookings_booked_car_id_fkey
    foreign key (booked_car_id) references cars (id) on delete set null;

comment on column bookings.booked_vehicle is
  'the model that the customer asked for; null while the booking still has it';

create index bookings_booked_car_id_idx on bookings (booked_car_id) where booked_car_id is not null;

-- The car of a booking: the model of its vehicle, else the one that was booked. With `other_vehicle` as
-- if the booking had that one. A booking keeps the name with which its model was booked; `Other` is no model.
-- Volatile, so that it sees what the function beside it in a statement has written.
create function booking_car(of_booking bigint, other_vehicle integer default null) returns jsonb
language sql volatile as $$
  select jsonb_build_object(
    'isAssigned', vehicles.id is not null or bookings.out_at is not null,
    'vehicleId', vehicles.id,
    'plate', vehicles.plate,
    'number', vehicles.number,
    'modelId', model.id,
    'isBooked', model.id is not distinct from bookings.car_id,
    'model', case
      when model.id is not distinct from bookings.car_id then bookings.vehicle
      when model.id = bookings.booked_car_id then bookings.booked_vehicle
      else model.name
    end,
    'bodyType', model.body_type,
    'insteadOf', nullif(case
      when bookings.booked_vehicle is null
        then case when model.id is distinct from bookings.car_id then bookings.vehicle end
      when model.id is distinct from bookings.booked_car_id then bookings.booked_vehicle
    end, 'Other'),
    'deposit', model.deposit,
    'isListed', model.id is not null and model.archived_at is null
  )
  from bookings
  left join occupancy on booking_id = bookings.id
  left join vehicles on vehicles.id = coalesce(other_vehicle, occupancy.vehicle_id)
  left join cars as model on model.id = coalesce(vehicles.car_id, bookings.car_id)
  where bookings.id = of_booking
$$;

-- What the customer was last told about their car.
create table notified_cars (
  booking_id bigint not null,
  car_id integer,
  plate text,
  notified_at timestamptz not null default now(),
  constraint notified_cars_pkey primary key (booking_id),
  constraint notified_cars_booking_id_fkey
    foreign key (booking_id) references bookings (id) on delete cascade
);

comment on column notified_cars.car_id is
  'the model; null: that a car is being arranged. Without a foreign key: a model that is deleted was told all the same';
comment on column notified_cars.plate is 'null: none was shown';

-- What was told before this migration is not told again.
insert into notified_cars (booking_id, car_id, plate)
select bookings.id, occupancy.car_id, case
  when pinned and booking_start(bookings) <= business_time(now()) + interval '24 hours' then vehicles.plate
end
from bookings
join occupancy on booking_id = bookings.id
left join vehicles on vehicles.id = vehicle_id
where status = 'confirmed' and upper(during) > business_time(now());

-- What a customer has to be told: `ready` (they have a car now), `model` (another one), `plate` (another
-- plate than the one that was shown); null if there is nothing.
create function car_news(told notified_cars, car jsonb) returns text
language sql immutable parallel safe as $$
  select case
    when told.booking_id is null or not (car ->> 'isAssigned')::boolean then null
    when told.car_id is null then 'ready'
    when told.car_id <> (car ->> 'modelId')::integer then 'model'
    when told.plate <> car ->> 'plate' then 'plate'
  end
$$;

-- As before, and remembers the first plate that was shown.
create or replace function promise_plate(target bigint) returns text language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  car jsonb;
begin
  if exists (
    select from occupancy join vehicles on vehicles.id = vehicle_id
    where booking_id = target and kind = 'booked' and not pinned and plate is not null
  ) then
    perform lock_bookings(array[target], null);
    -- A statement of its own, which sees what the lock waited for.
    update occupancy set pinned = true
    where booking_id = target and kind = 'booked' and not pinned
      and exists (select from vehicles where id = vehicle_id and plate is not null)
      and exists (select from bookings where id = target and status = 'confirmed');
    if found then
      perform raise_versions(array(select car_id from occupancy where booking_id = target));
    end if;
  end if;
  car := booking_car(target);
  if car ->> 'plate' is not null
    and not exists (select from notified_cars where booking_id = target and plate is not null) then
    insert into notified_cars (booking_id, car_id, plate)
    values (target, (car ->> 'modelId')::integer, car ->> 'plate')
    on conflict (booking_id) do update set plate = coalesce(notified_cars.plate, excluded.plate);
  end if;
  return car ->> 'plate';
end
$$;

-- New kinds, beside those that are allowed: another migration of this release adds some too.
do $$
declare
  kinds record;
begin
  for kinds in
    select 'booking_events' as of_table, 'booking_events_kind_check' as name, '''modelChanged'', ''carNotified''' as added
    union all select 'outbox', 'outbox_kind_check', '''car'''
  loop
    execute format(
      'alter table %I drop constraint %I, add constraint %I %s', kinds.of_table, kinds.name, kinds.name,
      (
        select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[' || kinds.added || ', ')
        from pg_constraint where conname = kinds.name and conrelid = kinds.of_table::regclass
      )
    );
  end loop;
end
$$;

-- One message about a car waits at a time; it says what is true when it is sent.
create unique index outbox_car_key on outbox (booking_id) where kind = 'car' and sent_at is null;

alter table booking_events add column change jsonb;

comment on column booking_events.change is 'from what to what: models, plates and sums, nothing personal';

-- The change of a booking's car for its history; null if it is the same.
create function car_change(before jsonb, after jsonb) returns jsonb
language sql immutable parallel safe as $$
  select case when before ->> 'vehicleId' is distinct from after ->> 'vehicleId' then jsonb_build_object(
    'from', (before ->> 'model') || ' · ' || coalesce(before ->> 'plate', before ->> 'number'),
    'to', (after ->> 'model') || ' · ' || coalesce(after ->> 'plate', after ->> 'number')
  ) end
$$;

-- As before, without the events of messages that the site sends by itself: they change nothing that a form
-- has shown.
create or replace function booking_revision(booking bookings) returns text language sql stable as $$
  select concat(
    (
      select max(id) from booking_events
      where booking_id = booking.id and kind <> 'carNotified'
    ), '-',
    (select vehicle_id from occupancy where booking_id = booking.id)
  )
$$;
