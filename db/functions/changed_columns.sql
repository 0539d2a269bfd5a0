-- The columns of a row whose values another row doesn't have.
create or replace function changed_columns(row_before jsonb, row_after jsonb) returns jsonb
  language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(row_before)
  where value is distinct from row_after -> key and key <> 'version'
$$;
