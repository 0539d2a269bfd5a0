-- Vehicles that the file lacks are removed, or end their service today if they were used: those of its
-- models, and those elsewhere that have one of its plates.
create or replace function import_vehicles(given jsonb, imported_by text, today date)
returns void language plpgsql as $$
declare
  matched integer[] := array(
    select vehicle_id from vehicles_given(given) where vehicle_id is not null
  );
  lacking integer[] := array(
    select id from vehicles
    where not id = any(matched) and (
      car_id in (select car_id from vehicles_given(given))
      or car_id in (
        select id from cars, jsonb_array_elements(given) as model
        where archived_at is null and lower(name) = lower(model -> 'columns' ->> 'name')
      )
      or plate_key(plate) in (
        select plate_key(columns ->> 'plate') from vehicles_given(given)
      )
    )
  );
begin
  with changed as (
    delete from vehicles where id = any(lacking) and not vehicle_was_used(vehicles, today)
    returning id, car_id, version, changed_columns(to_jsonb(vehicles), '{}') as before
  )
  insert into fleet_changes (car_id, vehicle_id, actor, version, before)
  select car_id, id, imported_by, version, before from changed order by id;

  with old_row as (
    select id, in_service_to as last_day from vehicles
    where id = any(lacking) and (in_service_to is null or in_service_to > today)
    for update
  ), changed as (
    update vehicles
    set in_service_to = greatest(today, in_service_from), version = vehicles.version + 1
    from old_row where vehicles.id = old_row.id
    returning vehicles.id, car_id, version, last_day, in_service_to
  )
  insert into fleet_changes (car_id, vehicle_id, actor, version, before, after)
  select car_id, id, imported_by, version, jsonb_build_object('in_service_to', last_day),
    jsonb_build_object('in_service_to', in_service_to)
  from changed order by id;

  with difference as (
    select vehicles.id, changed_columns(to_jsonb(vehicles), to_jsonb(wanted)) as before,
      changed_columns(to_jsonb(wanted), to_jsonb(vehicles)) as after, wanted
    from vehicles_given(given) as item join vehicles on vehicles.id = item.vehicle_id,
      lateral (select jsonb_populate_record(vehicles, columns) as wanted) as populated
    where to_jsonb(vehicles) <> to_jsonb(wanted)
  ), changed as (
    update vehicles set
      (plate, colour, vin, tech_passport, odometer, in_service_from, in_service_to,
        inspection_until, insurance_until, is_example)
      = (select (wanted).plate, (wanted).colour, (wanted).vin, (wanted).tech_passport,
        (wanted).odometer, (wanted).in_service_from, (wanted).in_service_to,
        (wanted).inspection_until, (wanted).insurance_until, (wanted).is_example),
      version = vehicles.version + 1
    from difference where vehicles.id = difference.id
    returning vehicles.id, car_id, version, before, after
  )
  insert into fleet_changes (car_id, vehicle_id, actor, version, before, after)
  select car_id, id, imported_by, version, before, after from changed order by id;

  with added as (
    select item.*, exists (
      select from vehicles where vehicles.car_id = item.car_id and vehicles.number = item.number
    ) as is_taken
    from vehicles_given(given) as item where vehicle_id is null
  ), changed as (
    insert into vehicles
      (car_id, number, plate, colour, vin, tech_passport, odometer, in_service_from, in_service_to,
        inspection_until, insurance_until, is_example)
    select added.car_id, case when not is_taken then added.number end, row.plate, row.colour,
      row.vin, row.tech_passport, row.odometer, row.in_service_from, row.in_service_to,
      row.inspection_until, row.insurance_until, row.is_example
    from added, jsonb_populate_record(null::vehicles, columns) as row
    -- A vehicle whose number is taken gets the one after all others.
    order by is_taken, added.car_id, added.number
    returning id, car_id, version, changed_columns(to_jsonb(vehicles), '{}') as after
  )
  insert into fleet_changes (car_id, vehicle_id, actor, version, after)
  select car_id, id, imported_by, version, after from changed order by id;
end
$$;
