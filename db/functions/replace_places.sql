-- Replaces all places by those of a document.
create or replace function replace_places(document jsonb) returns void language plpgsql as $$
begin
  delete from places;
  insert into places (slug, name, fee, min_days, gap_minutes, position)
  select place ->> 'slug', place -> 'name', (place ->> 'fee')::numeric,
    (place ->> 'minDays')::integer, (place ->> 'gapMinutes')::integer, index
  from jsonb_array_elements(document) with ordinality as places (place, index);
end
$$;
