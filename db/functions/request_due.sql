-- When a request falls due. One that came after its pick-up stays for an hour, too.
create or replace function request_due(booking bookings) returns timestamp
  language sql immutable parallel safe as $$
  select greatest(booking.pickup_date + booking.pickup_time, business_time(booking.created_at))
    + interval '1 hour'
$$;
