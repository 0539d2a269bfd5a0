-- [{"slug": "omalo", "name": {…}}, …]
create or replace function roads_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by position), '[]')
  from roads
$$;
