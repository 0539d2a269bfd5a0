-- When a booking begins and ends, in business time: the return may stand before the pick-up.
create or replace function booking_start(booking bookings) returns timestamp
  language sql immutable parallel safe as $$
  select least(
    booking.pickup_date + booking.pickup_time, booking.return_date + booking.return_time
  )
$$;
