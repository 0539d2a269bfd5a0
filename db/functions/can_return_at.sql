-- For nodes of 0.7.0: whether a booking could end at another time.
create or replace function can_return_at(target bigint, new_date date, new_time time, now_at timestamp)
  returns boolean language sql stable as $$
  select coalesce((
    select can_have_trip(id, pickup_date + pickup_time, new_date + new_time, now_at)
    from bookings where id = target
  ), false)
$$;
