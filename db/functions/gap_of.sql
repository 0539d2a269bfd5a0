-- A place by agreement has none.
create or replace function gap_of(place text) returns integer language sql stable as $$
  select coalesce((select gap_minutes from places where name ->> 'en' = place), 0)
$$;
