-- Whether a booking is out: handed over and not returned.
create or replace function is_out(booking bookings) returns boolean
  language sql immutable parallel safe as $$
  select booking.out_at is not null and booking.returned_at is null
$$;
