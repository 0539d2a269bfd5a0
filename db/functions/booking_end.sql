-- The agreed end of a booking in business time; a return before the pick-up counts as none.
create or replace function booking_end(booking bookings) returns timestamp
  language sql immutable parallel safe as $$
  select greatest(
    booking.pickup_date + booking.pickup_time, booking.return_date + booking.return_time
  )
$$;
