-- Saves the models of an import by their names, and archives those that it lacks. A model keeps what the
-- file, as one of an earlier release, does not have.
create or replace function import_models(given jsonb, imported_by text)
returns void language plpgsql as $$
begin
  with changed as (
    update cars set archived_at = now(), version = version + 1
    where archived_at is null and not exists (
      select from jsonb_array_elements(given) as item
      where lower(item -> 'columns' ->> 'name') = lower(cars.name)
    )
    returning id, version, archived_at
  )
  insert into fleet_changes (car_id, actor, version, before, after)
  select id, imported_by, version, '{"archived_at": null}',
    jsonb_build_object('archived_at', archived_at)
  from changed order by id;

  with matched as materialized (
    select model_named(item -> 'columns' ->> 'name') as id,
      item -> 'columns' || '{"archived_at": null}' as columns
    from jsonb_array_elements(given) as item
  ), difference as (
    select cars.id, changed_columns(to_jsonb(cars), to_jsonb(wanted)) as before,
      changed_columns(to_jsonb(wanted), to_jsonb(cars)) as after, wanted
    from matched join cars using (id),
      lateral (select jsonb_populate_record(cars, columns) as wanted) as populated
    where to_jsonb(cars) <> to_jsonb(wanted)
  ), changed as (
    update cars set
      (name, year, image, drive_type, transmission, engine, passengers, description,
        exterior_image1, exterior_image2, interior_image1, interior_image2, trunk_image, fuel_type,
        engine_size, fuel_consumption, insurance_included, additional_features, sort_order,
        body_type, min_age, licence_years, roads_not_allowed, deposit, is_example, archived_at,
        features, excess, zero_excess, mileage_limit, bags, roads)
      = (select (wanted).name, (wanted).year, (wanted).image, (wanted).drive_type,
        (wanted).transmission, (wanted).engine, (wanted).passengers,
        (wanted).description, (wanted).exterior_image1, (wanted).exterior_image2,
        (wanted).interior_image1, (wanted).interior_image2, (wanted).trunk_image,
        (wanted).fuel_type, (wanted).engine_size, (wanted).fuel_consumption,
        (wanted).insurance_included, (wanted).additional_features, (wanted).sort_order,
        (wanted).body_type, (wanted).min_age, (wanted).licence_years,
        (wanted).roads_not_allowed, (wanted).deposit, (wanted).is_example, null::timestamptz,
        (wanted).features, (wanted).excess, (wanted).zero_excess, (wanted).mileage_limit,
        (wanted).bags, (wanted).roads),
      version = cars.version + 1
    from difference where cars.id = difference.id
    returning cars.id, cars.version, before, after
  )
  insert into fleet_changes (car_id, actor, version, before, after)
  select id, imported_by, version, before, after from changed order by id;

  with changed as (
    insert into cars
      (name, year, image, drive_type, transmission, engine, passengers, description,
        exterior_image1, exterior_image2, interior_image1, interior_image2, trunk_image, fuel_type,
        engine_size, fuel_consumption, insurance_included, additional_features, sort_order,
        body_type, min_age, licence_years, roads_not_allowed, deposit, is_example, features,
        excess, zero_excess, mileage_limit, bags, roads)
    select name, year, image, drive_type, transmission, engine, passengers, description,
      exterior_image1, exterior_image2, interior_image1, interior_image2, trunk_image, fuel_type,
      engine_size, fuel_consumption, insurance_included, additional_features, sort_order,
      body_type, min_age, licence_years, roads_not_allowed, deposit, is_example, features,
      excess, zero_excess, mileage_limit, bags, roads
    from jsonb_array_elements(given) with ordinality as list (item, position),
      lateral jsonb_populate_record(null::cars, item -> 'columns')
    where model_named(item -> 'columns' ->> 'name') is null
    order by position
    returning id, version, name
  )
  insert into fleet_changes (car_id, actor, version, after)
  select id, imported_by, version, jsonb_build_object('name', name) from changed order by id;
end
$$;
