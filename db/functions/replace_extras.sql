-- Replaces all extras by those of a document.
create or replace function replace_extras(document jsonb) returns void language plpgsql as $$
begin
  delete from extras;
  insert into extras (name_en, name_ka, price, per_day, max_quantity, position)
  select extra -> 'name' ->> 'en', extra -> 'name' ->> 'ka', (extra ->> 'price')::numeric,
    (extra ->> 'perDay')::boolean, (extra ->> 'max')::integer, index
  from jsonb_array_elements(document) with ordinality as extras (extra, index);
end
$$;
