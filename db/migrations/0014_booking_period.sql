-- What queries of the previous release spelled out each time. All are inlined by the planner, so
-- that indexes on the expressions inside them still serve.

-- Date and time where the business is: Georgia has kept UTC+4 all year since 2005.
create function business_time(instant timestamptz) returns timestamp
  language sql immutable parallel safe as $$ select instant at time zone interval '4 hours' $$;

create function business_instant(local_time timestamp) returns timestamptz
  language sql immutable parallel safe as $$ select local_time at time zone interval '4 hours' $$;

-- ISO 8601 in UTC, with milliseconds.
create function iso_utc(instant timestamptz) returns text
  language sql stable parallel safe as $$
  select to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- When a booking begins and ends, in business time: the return may stand before the pick-up.
create function booking_start(booking bookings) returns timestamp
  language sql immutable parallel safe as $$
  select least(
    booking.pickup_date + booking.pickup_time, booking.return_date + booking.return_time
  )
$$;

create function booking_end(booking bookings) returns timestamp
  language sql immutable parallel safe as $$
  select greatest(
    booking.pickup_date + booking.pickup_time, booking.return_date + booking.return_time
  )
$$;
