-- [{"slug": "batumi", "name": {…}, "fee": 45, "minDays": 1, "gapMinutes": 60}, …]
create or replace function places_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', slug, 'name', name, 'fee', fee, 'minDays', min_days, 'gapMinutes', gap_minutes
  ) order by position), '[]')
  from places
$$;
