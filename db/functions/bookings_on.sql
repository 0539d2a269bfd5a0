-- The bookings that have a vehicle in a period, in their order, apart from one row of `occupancy`.
create or replace function bookings_on(vehicle integer, period tsrange, except_row bigint) returns bigint[]
  language sql stable as $$
  select coalesce(array_agg(booking_id order by lower(during)), '{}')
  from occupancy
  where vehicle_id is not null
    and int4range(vehicle_id, vehicle_id, '[]') && int4range(vehicle, vehicle, '[]')
    and during && period and booking_id is not null and id <> except_row
$$;
