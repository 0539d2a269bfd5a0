-- What Today lists and counts: hand-overs by their minute, vehicles that are out, bookings without a vehicle, and
-- calendars that collide.

create index bookings_pickup_times_idx on bookings (pickup_date, pickup_time, id) include (out_at)
  where status = 'confirmed';
create index bookings_return_times_idx on bookings (return_date, return_time, id)
  where status = 'confirmed';
create index bookings_out_idx on bookings (id)
  where status = 'confirmed' and out_at is not null and returned_at is null;
create index bookings_without_model_idx on bookings (pickup_date, id)
  where status = 'confirmed' and car_id is null;
create index bookings_pending_idx on bookings (id) include (expiry) where status = 'pending';
create index occupancy_waiting_idx on occupancy (lower(during), booking_id)
  where vehicle_id is null and kind = 'booked';
create index occupancy_collided_idx on occupancy (lower(during))
  where vehicle_id is null and kind = 'channel';

-- The first of these has their column.
drop index bookings_confirmed_pickup_idx;
drop index bookings_unmarked_idx;
