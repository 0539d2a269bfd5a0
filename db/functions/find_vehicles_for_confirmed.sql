-- Vehicles for the confirmed bookings that are not over and not in the table yet: the earliest
-- confirmation first, null if none is free. For many bookings at once: it compares them in memory.
create or replace function find_vehicles_for_confirmed(now_at timestamp)
  returns table (car_id integer, vehicle_id integer, during tsrange, booking_id bigint)
language plpgsql as $$
declare
  fleet integer[];
  busy tsmultirange[];
  booked record;
begin
  -- The vehicles of a model are neighbours in the arrays.
  select array_agg(vehicles.id order by vehicles.car_id, vehicles.id),
    array_agg(unserved + taken order by vehicles.car_id, vehicles.id)
  into fleet, busy
  from vehicles, lateral (
    select '{(,)}'::tsmultirange - tsmultirange(
        tsrange(in_service_from::timestamp, (in_service_to + 1)::timestamp)
      ) as unserved,
      coalesce(range_agg(occupancy.during), '{}') as taken
    from occupancy where occupancy.vehicle_id = vehicles.id
  ) as times;
  for booked in
    select bookings.id, bookings.car_id as model, booking_period(bookings) as period,
      coalesce(slots.first, 1) as first, coalesce(slots.last, 0) as last
    from bookings
    left join (
      select vehicles.car_id, min(slot) as first, max(slot) as last
      from unnest(fleet) with ordinality as list (id, slot) join vehicles using (id)
      group by vehicles.car_id
    ) as slots on slots.car_id = bookings.car_id
    where status = 'confirmed' and bookings.car_id is not null
      and booking_end(bookings) >= date_trunc('day', now_at)
      and not exists (select from occupancy where occupancy.booking_id = bookings.id)
    order by coalesce(
      (
        select min(event.created_at) from booking_events as event
        where event.booking_id = bookings.id and kind = 'confirmed'
      ),
      created_at
    ), bookings.id
  loop
    car_id := booked.model;
    during := booked.period;
    booking_id := booked.id;
    vehicle_id := null;
    for slot in booked.first .. booked.last loop
      continue when busy[slot] && booked.period;
      busy[slot] := busy[slot] + tsmultirange(booked.period);
      vehicle_id := fleet[slot];
      exit;
    end loop;
    return next;
  end loop;
end
$$;
