-- When a request falls due: a while after its pick-up, or after it came if that was later.
create or replace function request_due(booking bookings, stays interval) returns timestamp
  language sql immutable parallel safe as $$
  select greatest(booking.pickup_date + booking.pickup_time, business_time(booking.created_at))
    + stays
$$;
