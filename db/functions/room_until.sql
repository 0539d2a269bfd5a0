-- The range of a row if it ends at a moment, but not after the beginning of the next row of its
-- vehicle. At least a minute.
create or replace function room_until(stored occupancy, moment timestamp) returns tsrange
  language sql stable as $$
  select tsrange(
    lower(stored.during),
    least(
      greatest(moment, lower(stored.during) + interval '1 minute'),
      (
        select min(lower(during)) from occupancy
        where vehicle_id = stored.vehicle_id and during >> tsrange(
          lower(stored.during), lower(stored.during), '[]'
        ) and id <> stored.id
      )
    )
  )
$$;
