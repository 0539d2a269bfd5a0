-- Whether there is nothing to hand over: the booking waits for a vehicle, or is of no model, and nobody has said
-- which car it gets.
create or replace function lacks_car(booking bookings) returns boolean language sql stable as $$
  select coalesce(
    (select vehicle_id is null from occupancy where booking_id = booking.id),
    booking.car_id is null and booking.vehicle = 'Other'
  )
$$;
