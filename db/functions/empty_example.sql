-- Empties the example: archives its models that bookings name, deletes the others and its reviews. A
-- function, as it has to wait for concurrent bookings before it looks for them.
create or replace function empty_example(actor_name text)
returns table (archived integer, deleted integer, reviews integer) language plpgsql as $$
begin
  perform from fleet_version for update;
  perform from cars where is_example for update;
  return query
  with example as (
    select id, archived_at, exists (select from bookings where car_id = cars.id) as is_booked
    from cars where is_example
  ), archived_now as (
    update cars set archived_at = now(), version = cars.version + 1
    from example
    where cars.id = example.id and example.is_booked and example.archived_at is null
    returning cars.id, cars.version, cars.archived_at
  ), history as (
    insert into fleet_changes (car_id, actor, version, before, after)
    select id, actor_name, version, jsonb_build_object('archived_at', null),
      jsonb_build_object('archived_at', archived_at)
    from archived_now
  ), deleted_cars as (
    delete from cars using example
    where cars.id = example.id and not example.is_booked
    returning cars.id
  ), deleted_reviews as (
    delete from content where section = 'review' and is_example returning id
  ), mark as (
    insert into settings (name, value)
    values ('exampleEmptied', jsonb_build_object('at', now(), 'actor', actor_name))
    on conflict (name) do update set value = excluded.value
  )
  select (select count(*) from example where is_booked)::integer,
    (select count(*) from deleted_cars)::integer, (select count(*) from deleted_reviews)::integer;
end
$$;

-- Empties the example as before, and what it says in the company's name: texts and promises that staff have
-- not saved, the numbers that only the example has, and its places. Rates stay, as a site can't be without.
-- `claims` are the numbers to store where none are.
create or replace function empty_example(actor_name text, claims jsonb)
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
