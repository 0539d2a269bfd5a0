-- As before, without the events of messages that the site sends by itself: they change nothing that a form
-- has shown.
create or replace function booking_revision(booking bookings) returns text language sql stable as $$
  select concat(
    (
      select max(id) from booking_events
      where booking_id = booking.id and kind <> 'carNotified'
    ), '-',
    (select vehicle_id from occupancy where booking_id = booking.id)
  )
$$;
