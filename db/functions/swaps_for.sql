-- Bookings on other vehicles in the time of one, with which it can exchange vehicles.
create or replace function swaps_for(target bigint, now_at timestamp) returns setof occupancy
language sql stable as $$
  with own as materialized (
    select * from occupancy
    where booking_id = target and kind = 'booked' and vehicle_id is not null
  )
  select other.* from own join occupancy as other
    on int4range(other.car_id, other.car_id, '[]') && int4range(own.car_id, own.car_id, '[]')
      and other.during && own.during
  where other.kind = 'booked' and other.vehicle_id <> own.vehicle_id
    and exists (select from bookings where id = other.booking_id and status = 'confirmed')
    and serves(other.vehicle_id, own.during) and serves(own.vehicle_id, other.during)
    and not exists (
      select from occupancy as taken
      where taken.id not in (own.id, other.id)
        and (
          taken.vehicle_id = other.vehicle_id and taken.during && own.during
          or taken.vehicle_id = own.vehicle_id and taken.during && other.during
        )
    )
  order by lower(other.during), other.id
$$;
