-- Gives a vehicle what its imported events take. False if it has that already.
create or replace function hold_imported(vehicle integer, now_at timestamp) returns boolean language plpgsql as $$
declare
  model integer := (select car_id from vehicles where id = vehicle);
  new_rows bigint[];
  removed integer;
begin
  delete from occupancy
  where import_id in (select id from calendar_imports where vehicle_id = vehicle)
    and upper(during) > now_at
    and not exists (
      select from imported_parts(vehicle) as part
      where part.import_id = occupancy.import_id and part.uid = import_uid
        and part.during = occupancy.during
    );
  get diagnostics removed = row_count;
  with stored as (
    insert into occupancy (car_id, kind, during, source, meant_vehicle_id, import_id, import_uid)
    select model, 'channel', part.during, part.source, vehicle, part.import_id, part.uid
    from imported_parts(vehicle) as part
    where upper(part.during) > now_at and not exists (
      select from occupancy
      where occupancy.import_id = part.import_id and import_uid = part.uid
        and occupancy.during = part.during
    )
    returning id
  )
  select coalesce(array_agg(id), '{}') into new_rows from stored;
  perform place_imported(new_rows, now_at);
  return removed > 0 or new_rows <> '{}';
end
$$;
