-- The bookings and what they take. `waiting` are the bookings of the same models that have no vehicle: the change
-- may give them one.
create or replace function booking_states(targets bigint[]) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', bookings.id, 'fields', to_jsonb(bookings), 'occupancy', to_jsonb(occupancy),
      'waiting', array(
        select other.id from occupancy as other
        where other.car_id in (occupancy.car_id, bookings.car_id) and other.vehicle_id is null
          and other.kind = 'booked' and other.booking_id <> all(targets)
      )
    )
    order by bookings.id
  ), '[]')
  from bookings left join occupancy on booking_id = bookings.id
  where bookings.id = any(targets)
$$;
