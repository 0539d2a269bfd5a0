-- The seasons as the desk saves them.
create or replace function seasons_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', name, 'from', first_day, 'to', last_day, 'percent', percent, 'rates', rates,
    'minDays', min_days
  ) order by first_day), '[]')
  from seasons
$$;
