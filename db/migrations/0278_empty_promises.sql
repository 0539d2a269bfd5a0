-- Empties the example as before, and what it says in the company's name: texts and promises that staff have
-- not saved, the numbers that only the example has, and its places. Rates stay, as a site can't be without.
-- `claims` are the numbers to store where none are.
create function empty_example(actor_name text, claims jsonb)
returns table (archived integer, deleted integer, reviews integer) language plpgsql as $$
begin
  -- In the order of save_prices.
  perform from price_versions order by subject for update;
  perform from fleet_version for update;
  if exists (select from places)
    and not exists (select from price_changes where subject = 'places') then
    perform save_prices('places', '[]', version, actor_name)
    from price_versions where subject = 'places';
  end if;
  with old_row as (
    select id, section, value from content where section <> 'review' for update
  ), changed as (
    update content
    set value = case
        when old_row.section <> 'claims' then '{}'
        when old_row.value is null then claims
        else old_row.value || '{"foundedYear": "", "customers": "", "vehicles": ""}'
      end,
      version = content.version + 1
    from old_row
    where content.id = old_row.id and (
      old_row.value is null
      or old_row.section = 'claims'
      and old_row.value @> '{"foundedYear": "2015", "customers": "5000", "vehicles": "50"}'
    )
    returning content.id, old_row.section, content.version, content.value
  )
  insert into content_changes (content_id, section, actor, version, after)
  select changed.id, changed.section, actor_name, changed.version, changed.value from changed;
  return query select * from empty_example(actor_name);
end
$$;
