-- What a form of the desk has shown of a booking, to compare later. Messages that the site sends by itself change
-- nothing of it.
create or replace function booking_revision(booking bookings) returns text language sql stable as $$
  select concat(
    (
      select max(id) from booking_events
      where booking_id = booking.id and kind <> 'carNotified'
    ), '-',
    (select vehicle_id from occupancy where booking_id = booking.id)
  )
$$;
