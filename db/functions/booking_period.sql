-- The planned time of a booking. Without a duration it is priced as one day, and takes one day.
create or replace function booking_period(booking bookings) returns tsrange
  language sql immutable parallel safe as $$
  select tsrange(
    booking_start(booking),
    case
      when booking_end(booking) > booking_start(booking) then booking_end(booking)
      else booking_start(booking) + interval '1 day'
    end
  )
$$;
