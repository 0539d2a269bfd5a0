-- The rows of vehicles that may come back any time: those that are overdue, and those of unmarked bookings.
create or replace function awaited_rows(now_at timestamp) returns setof occupancy
  language sql stable as $$
  select occupancy.* from occupancy where kind = 'out' and upper(during) <= now_at
  union all
  select occupancy.* from bookings join occupancy on booking_id = bookings.id
  where bookings.status = 'confirmed' and bookings.out_at is null
    and bookings.pickup_date <= now_at::date and is_unmarked(bookings, now_at)
    and kind = 'booked' and vehicle_id is not null
$$;
