-- Whether staff can still say which car a confirmed booking is: it is of no model, and has no vehicle yet.
create or replace function is_unnamed(booking bookings) returns boolean language sql stable as $$
  select booking.status = 'confirmed' and booking.car_id is null and booking.out_at is null
    and not exists (select from occupancy where booking_id = booking.id)
$$;
