-- [{"slug": "child-seat", "name": {…}, "price": 5, "perDay": true, "max": 2, "isOffered": true}, …]
create or replace function extras_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', slug, 'name', name, 'price', price, 'perDay', per_day, 'max', max_quantity,
    'isOffered', is_offered
  ) order by position), '[]')
  from extras
$$;
