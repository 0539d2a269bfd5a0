-- The import of a file: cars with their vehicles and plans, price tables and texts, in one transaction.
-- A model is found by its name, a vehicle by its plate or its number within the model.

create function vehicle_was_used(vehicle vehicles, today date) returns boolean
  language sql stable as $$
  select exists (
    select from occupancy where vehicle.id in (vehicle_id, meant_vehicle_id)
  ) or exists (
    select from bookings
    where not exists (select from occupancy where booking_id = bookings.id)
      and bookings.car_id = vehicle.car_id and status in ('confirmed', 'completed')
      and least(pickup_date, return_date)
        between coalesce(vehicle.in_service_from, business_time(vehicle.created_at)::date)
        and least(vehicle.in_service_to, today)
  )
$$;

-- The model that a name means: the one on offer, else the one that was archived last.
create function model_named(wanted text) returns integer language sql stable as $$
  select id from cars where lower(name) = lower(wanted)
  order by archived_at is not null, archived_at desc, id desc
  limit 1
$$;

-- Archives models on offer that the file lacks, restores and changes those that it has, adds the others.
create function import_models(given jsonb, imported_by text) returns void language plpgsql as $$
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
      (name, year, image, drive_type, transmission, engine, passengers, is_hybrid, description,
        exterior_image1, exterior_image2, interior_image1, interior_image2, trunk_image, fuel_type,
        engine_size, fuel_consumption, insurance_included, additional_features, sort_order,
        body_type, min_age, licence_years, roads_not_allowed, deposit, is_example, archived_at)
      = (select (wanted).name, (wanted).year, (wanted).image, (wanted).drive_type,
        (wanted).transmission, (wanted).engine, (wanted).passengers, (wanted).is_hybrid,
        (wanted).description, (wanted).exterior_image1, (wanted).exterior_image2,
        (wanted).interior_image1, (wanted).interior_image2, (wanted).trunk_image,
        (wanted).fuel_type, (wanted).engine_size, (wanted).fuel_consumption,
        (wanted).insurance_included, (wanted).additional_features, (wanted).sort_order,
        (wanted).body_type, (wanted).min_age, (wanted).licence_years,
        (wanted).roads_not_allowed, (wanted).deposit, (wanted).is_example, null::timestamptz),
      version = cars.version + 1
    from difference where cars.id = difference.id
    returning cars.id, cars.version, before, after
  )
  insert into fleet_changes (car_id, actor, version, before, after)
  select id, imported_by, version, before, after from changed order by id;

  with changed as (
    insert into cars
      (name, year, image, drive_type, transmission, engine, passengers, is_hybrid, description,
        exterior_image1, exterior_image2, interior_image1, interior_image2, trunk_image, fuel_type,
        engine_size, fuel_consumption, insurance_included, additional_features, sort_order,
        body_type, min_age, licence_years, roads_not_allowed, deposit, is_example)
    select name, year, image, drive_type, transmission, engine, passengers, is_hybrid, description,
      exterior_image1, exterior_image2, interior_image1, interior_image2, trunk_image, fuel_type,
      engine_size, fuel_consumption, insurance_included, additional_features, sort_order,
      body_type, min_age, licence_years, roads_not_allowed, deposit, is_example
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

-- The vehicles of a file, each with the vehicle of its model that it changes, or null.
create function vehicles_given(given jsonb)
returns table (car_id integer, number integer, columns jsonb, vehicle_id integer)
language sql stable as $$
  with wanted as materialized (
    select cars.id as car_id, (item ->> 'number')::integer as number, item -> 'columns' as columns,
      plate_key(item -> 'columns' ->> 'plate') as plate,
      count(*) over (
        partition by cars.id, plate_key(item -> 'columns' ->> 'plate')
      ) = 1 as is_only
    from jsonb_array_elements(given) as model
    join cars on lower(cars.name) = lower(model -> 'columns' ->> 'name') and archived_at is null,
      jsonb_array_elements(model -> 'vehicles') as item
  ), known as materialized (
    select id, vehicles.car_id, vehicles.number, plate_key(plate) as plate,
      count(*) over (partition by vehicles.car_id, plate_key(plate)) = 1 as is_only
    from vehicles
  )
  select wanted.car_id, wanted.number, columns, coalesce(by_plate.id, by_number.id)
  from wanted
  left join known as by_plate
    on by_plate.car_id = wanted.car_id and by_plate.plate = wanted.plate
      and (by_plate.is_only and wanted.is_only or by_plate.number = wanted.number)
  left join known as by_number
    on by_number.car_id = wanted.car_id and by_number.number = wanted.number
      and by_number.plate is null
$$;

-- Vehicles that the file lacks are removed, or end their service today if they were used: those of its
-- models, and those elsewhere that have one of its plates.
create function import_vehicles(given jsonb, imported_by text, today date)
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

-- Saves a price table unless it is the same.
create function import_price_table(saved_subject text, document jsonb, imported_by text)
returns void language plpgsql as $$
begin
  if price_document(saved_subject) <> document then
    perform save_prices(saved_subject, document, version, imported_by)
    from price_versions where subject = saved_subject;
  end if;
end
$$;

-- {"announcement": {…} or null, …, "reviews": [{"isExample": false, "texts": {…}}, …]}
create function import_content(document jsonb, imported_by text) returns void language plpgsql as $$
begin
  with old_row as (
    select id, value from content where section <> 'review' for update
  ), changed as (
    update content
    set value = nullif(document -> section, 'null'), version = version + 1
    from old_row
    where content.id = old_row.id
      and old_row.value is distinct from nullif(document -> section, 'null')
    returning content.id, section, version, coalesce(old_row.value, '{}') as before,
      coalesce(content.value, '{}') as after
  )
  insert into content_changes (content_id, section, actor, version, before, after)
  select id, section, imported_by, version, changed_columns(before, after),
    changed_columns(after, before)
  from changed;

  with removed as (
    delete from content
    where section = 'review' and not exists (
      select from jsonb_array_elements(document -> 'reviews') as review
      where review -> 'texts' = content.value
        and (review -> 'isExample')::boolean = content.is_example
    )
    returning id, section, version, value
  )
  insert into content_changes (content_id, section, actor, version, before)
  select id, section, imported_by, version, value from removed;

  with added as (
    insert into content (section, value, is_example)
    select 'review', review -> 'texts', (review -> 'isExample')::boolean
    from jsonb_array_elements(document -> 'reviews') with ordinality as list (review, position)
    where not exists (
      select from content
      where section = 'review' and value = review -> 'texts'
        and is_example = (review -> 'isExample')::boolean
    )
    -- The list is the newest first.
    order by position desc
    returning id, section, version, value
  )
  insert into content_changes (content_id, section, actor, version, after)
  select id, section, imported_by, version, value from added;
end
$$;

-- {"cars": [{"columns": {…}, "plan": [tier, …] or null, "vehicles": [{"number": 1, "columns": {…}}]}],
-- "tiers": {"sedan": […], "suv": […]}, "seasons": […], "places": […], "content": {…}}
create function import_site(document jsonb, imported_by text, today date)
returns void language plpgsql as $$
begin
  perform from fleet_version for update;
  perform import_models(document -> 'cars', imported_by);
  perform import_vehicles(document -> 'cars', imported_by, today);
  perform import_price_table('rates', jsonb_build_object('types', document -> 'tiers', 'plans', (
    select coalesce(jsonb_object_agg(cars.id, model -> 'plan'), '{}')
    from jsonb_array_elements(document -> 'cars') as model
    join cars on lower(cars.name) = lower(model -> 'columns' ->> 'name') and archived_at is null
    where model -> 'plan' <> 'null'
  )), imported_by);
  perform import_price_table('seasons', document -> 'seasons', imported_by);
  perform import_price_table('places', document -> 'places', imported_by);
  perform import_content(document -> 'content', imported_by);
end
$$;
