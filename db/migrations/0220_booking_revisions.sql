-- What a form of the desk has seen of a booking: its last event and its vehicle, which repacking changes without an
-- event.
create function booking_revision(booking bookings) returns text language sql stable as $$
  select concat(
    (select max(id) from booking_events where booking_id = booking.id), '-',
    (select vehicle_id from occupancy where booking_id = booking.id)
  )
$$;

-- Locks a booking like the functions that change it, and returns whether it is as a form has seen it. An unknown
-- booking is left to these functions.
create function lock_seen(target bigint, seen text) returns boolean language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  perform lock_bookings(array[target], null);
  return coalesce((select booking_revision(bookings) = seen from bookings where id = target), true);
end
$$;
