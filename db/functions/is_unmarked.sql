-- Whether the pick-up of a confirmed booking has passed and nobody marked it.
create or replace function is_unmarked(booking bookings, now_at timestamp) returns boolean
  language sql immutable parallel safe as $$
  select booking.status = 'confirmed' and booking.out_at is null
    and booking.pickup_date <= now_at::date
    and booking.pickup_date + booking.pickup_time <= now_at
$$;
