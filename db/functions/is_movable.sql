-- Whether repacking may give a booking another vehicle.
create or replace function is_movable(row_of occupancy, now_at timestamp) returns boolean
  language sql immutable parallel safe as $$
  select row_of.kind = 'booked' and not row_of.pinned and lower(row_of.during) > now_at
$$;
