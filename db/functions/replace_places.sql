-- Documents of older changes, files and nodes have no slugs: there a place keeps its slug by its name.
create or replace function replace_places(document jsonb) returns void language plpgsql as $$
declare
  has_slugs boolean := document @? '$[*].slug ? (@ != null)';
  slugs jsonb := (select jsonb_object_agg(name_en, slug) from places);
begin
  delete from places;
  insert into places (slug, name_en, name_ka, fee, min_days, gap_minutes, position)
  select
    case when has_slugs then place ->> 'slug' else slugs ->> (place -> 'name' ->> 'en') end,
    place -> 'name' ->> 'en', place -> 'name' ->> 'ka', (place ->> 'fee')::numeric,
    (place ->> 'minDays')::integer, coalesce((place ->> 'gapMinutes')::integer, 0), index
  from jsonb_array_elements(document) with ordinality as places (place, index);
end
$$;
