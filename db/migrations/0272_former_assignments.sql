-- Vehicles that a booking had before its present one: who had which plate when is asked weeks later, for fines.
create table former_assignments (
  id bigint generated always as identity,
  booking_id bigint not null,
  vehicle_id integer not null,
  since timestamptz not null,
  until timestamptz not null,
  was_out boolean not null,
  constraint former_assignments_pkey primary key (id),
  constraint former_assignments_booking_id_fkey
    foreign key (booking_id) references bookings (id) on delete cascade,
  constraint former_assignments_vehicle_id_fkey
    foreign key (vehicle_id) references vehicles (id) on delete cascade,
  constraint former_assignments_until_check check (since < until)
);

comment on column former_assignments.was_out is
  'true: its hand-over was marked, and the mark was removed at `until`; false: it was planned, and another vehicle came in its place';

create index former_assignments_booking_id_idx on former_assignments (booking_id);
create index former_assignments_vehicle_id_idx on former_assignments (vehicle_id);

-- At the end of the transaction: in between, vehicles that change places are taken away and given back.
create function record_replaced_vehicle() returns trigger language plpgsql as $$
begin
  insert into former_assignments (booking_id, vehicle_id, since, until, was_out)
  select old.booking_id, old.vehicle_id, began.at, now(), false
  from bookings
  cross join lateral (
    select greatest(business_instant(lower(old.during)), max(until)) as at from former_assignments
    where booking_id = old.booking_id and not was_out
  ) as began
  where bookings.id = old.booking_id and status = 'confirmed' and began.at < now()
    and exists (
      select from occupancy where id = old.id and vehicle_id is distinct from old.vehicle_id
    );
  return null;
end
$$;

create constraint trigger occupancy_record_replaced after update of vehicle_id on occupancy
  deferrable initially deferred for each row
  when (
    old.booking_id is not null and old.vehicle_id is not null
    and new.vehicle_id is distinct from old.vehicle_id and lower(old.during) < business_time(now())
  )
  execute function record_replaced_vehicle();

create function record_removed_handover() returns trigger language plpgsql as $$
begin
  insert into former_assignments (booking_id, vehicle_id, since, until, was_out)
  select old.id, vehicle_id, old.out_at, least(old.returned_at, now()), true
  from occupancy
  where booking_id = old.id and vehicle_id is not null and old.out_at < least(old.returned_at, now())
    and exists (select from bookings where id = old.id and out_at is null);
  return null;
end
$$;

create constraint trigger bookings_record_removed after update of out_at on bookings
  deferrable initially deferred for each row
  when (old.out_at is not null and new.out_at is null)
  execute function record_removed_handover();

-- As before, and by bookings that have another vehicle now.
create or replace function vehicle_was_used(vehicle vehicles, today date) returns boolean
  language sql stable as $$
  select exists (
    select from occupancy where vehicle.id in (vehicle_id, meant_vehicle_id)
  ) or exists (
    select from former_assignments where vehicle_id = vehicle.id
  ) or exists (
    select from bookings
    where not exists (select from occupancy where booking_id = bookings.id)
      and bookings.car_id = vehicle.car_id and status in ('confirmed', 'completed')
      and least(pickup_date, return_date)
        between coalesce(vehicle.in_service_from, business_time(vehicle.created_at)::date)
        and least(vehicle.in_service_to, today)
  )
$$;
