-- Staff may rename a place: texts of the product that name one find it by its slug.
alter table places
  add column slug text,
  add constraint places_slug_key unique (slug),
  add constraint places_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60);

comment on column places.slug is 'of a place that texts of the product name';

update places set slug = replace(lower(name_en), ' ', '-')
where lower(name_en) in ('tbilisi', 'tbilisi airport', 'kutaisi airport', 'batumi');

-- [{"slug": "batumi", "name": {…}, "fee": 45, "minDays": 1, "gapMinutes": 60}, …]
create or replace function places_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', slug, 'name', jsonb_build_object('en', name_en, 'ka', name_ka), 'fee', fee,
    'minDays', min_days, 'gapMinutes', gap_minutes
  ) order by position), '[]')
  from places
$$;

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
