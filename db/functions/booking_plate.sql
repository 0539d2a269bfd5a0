-- The plate of a booking's vehicle; null if it has none. Volatile, so that it sees what the function
-- beside it in a statement has written.
create or replace function booking_plate(of_booking bigint) returns text language sql volatile as $$
  select plate from occupancy join vehicles on vehicles.id = vehicle_id
  where booking_id = of_booking
$$;
