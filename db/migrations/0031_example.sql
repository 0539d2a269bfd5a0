-- Which models came with the example. Those of databases from before have its drawings.
alter table cars add column is_example boolean not null default false;

update cars set is_example = true where image like '/pictures/cars/%';

-- Empties the example: archives its models that bookings name, deletes the others and its reviews. A
-- function, as it has to wait for concurrent bookings before it looks for them.
create function empty_example(actor_name text)
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
