-- [{"name": {…}, "price": 5, "perDay": true, "max": 2}, …]
create or replace function extras_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', jsonb_build_object('en', name_en, 'ka', name_ka), 'price', price, 'perDay', per_day,
    'max', max_quantity
  ) order by position), '[]')
  from extras
$$;
