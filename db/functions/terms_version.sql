-- Returns the number of a version of the company's terms, which it stores if it is new; null for null.
create or replace function terms_version(said jsonb) returns integer language plpgsql strict as $$
declare
  key text := md5(said::text);
  found integer;
begin
  select id into found from terms_versions where hash = key;
  if found is not null then return found; end if;
  insert into terms_versions (hash, terms) values (key, said) on conflict (hash) do nothing
  returning id into found;
  -- Another booking has stored it at this moment: a statement of its own sees it.
  if found is null then select id into found from terms_versions where hash = key; end if;
  return found;
end
$$;
