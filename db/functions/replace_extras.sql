-- Replaces all extras by those of a document.
create or replace function replace_extras(document jsonb) returns void language plpgsql as $$
begin
  delete from extras;
  insert into extras (slug, name, price, per_day, max_quantity, is_offered, position)
  select extra ->> 'slug', extra -> 'name', (extra ->> 'price')::numeric,
    (extra ->> 'perDay')::boolean, (extra ->> 'max')::integer, (extra ->> 'isOffered')::boolean, index
  from jsonb_array_elements(document) with ordinality as extras (extra, index);
end
$$;
