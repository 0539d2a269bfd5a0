-- The company needs the person of such a booking.
create or replace function is_unfinished(booking bookings, now_at timestamp) returns boolean
  language sql immutable parallel safe as $$
  select booking.status = 'pending' or is_out(booking)
    or (booking.status = 'confirmed' and booking.returned_at is null and booking_end(booking) > now_at)
$$;
