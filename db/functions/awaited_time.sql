-- What such a row takes beyond its range.
create or replace function awaited_time(during tsrange, now_at timestamp) returns tsrange
  language sql immutable parallel safe as $$
  select tsrange(upper(during), greatest(upper(during), now_at + overdue_margin()))
$$;
