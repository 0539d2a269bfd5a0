-- Calendars of other sites, whose events take a vehicle.
create table calendar_imports (
  id integer generated always as identity,
  vehicle_id integer not null,
  source text not null,
  url text not null,
  created_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  tried_at timestamptz,
  fetched_at timestamptz,
  fault text,
  fault_detail text not null default '',
  constraint calendar_imports_pkey primary key (id),
  constraint calendar_imports_vehicle_id_fkey
    foreign key (vehicle_id) references vehicles (id) on delete cascade,
  constraint calendar_imports_url_key unique (vehicle_id, url),
  constraint calendar_imports_source_check check (length(source) between 1 and 60)
);

comment on column calendar_imports.tried_at is 'when it was last fetched, also in vain';
comment on column calendar_imports.fetched_at is 'when its events were last stored';
comment on column calendar_imports.fault is 'why the last try failed; null: it did not';

create index calendar_imports_next_at_idx on calendar_imports (next_at);

alter table occupancy
  add column import_id integer,
  add column import_uid text,
  add constraint occupancy_import_id_fkey
    foreign key (import_id) references calendar_imports (id) on delete no action,
  add constraint occupancy_import_check
    check ((import_id is null) = (import_uid is null) and (import_id is null or kind = 'channel'));

comment on column occupancy.import_uid is 'of the event in its calendar';

create index occupancy_import_id_idx on occupancy (import_id) where import_id is not null;

-- Gives imported rows without a vehicle theirs, the earliest first. Bookings that can be moved make
-- way, until three searches were in vain.
create function place_imported(row_ids bigint[], now_at timestamp) returns void
language plpgsql as $$
declare
  imported occupancy;
  moves occupancy_move[];
  failures integer := 0;
begin
  for imported in
    select * from occupancy
    where id = any(row_ids) and vehicle_id is null and kind = 'channel'
    order by lower(during), id
  loop
    moves := find_moves_to_meant(imported, failures < 3, now_at);
    if moves is null then
      failures := failures + 1;
    else
      perform apply_moves(moves);
    end if;
  end loop;
end
$$;

create function find_moves_to_meant(imported occupancy, make_way boolean, now_at timestamp)
  returns occupancy_move[] language plpgsql stable as $$
begin
  return coalesce(
    find_moves(imported, imported.meant_vehicle_id, false, now_at),
    case when make_way then find_moves(imported, imported.meant_vehicle_id, true, now_at) end
  );
end
$$;

-- Imported rows that collided get their vehicle as soon as it is free, after the confirmed bookings
-- that wait for one.
create or replace function settle_models(models integer[], now_at timestamp) returns void
language plpgsql as $$
begin
  perform assign_waiting(model, now_at)
  from (select distinct unnest(models) as model order by model) as touched;
  perform place_imported(
    array(
      select id from occupancy
      where car_id = any(models) and vehicle_id is null and kind = 'channel' and upper(during) > now_at
      order by id limit 20
    ),
    now_at
  );
  perform raise_versions(models);
end
$$;

-- Replaces what an import holds by the events of its calendar, `uid`, `starts` and `ends` each, all of
-- them not over. `known` are all identifiers of the calendar, also of events that are cancelled or over:
-- an event that has begun and is merely missing keeps its vehicle. The outcome is `stored`, `empty` (no
-- event at all where there were some, so nothing is freed), or `unknown`.
create function store_calendar(target integer, events jsonb, known text[], now_at timestamp)
  returns text language plpgsql as $$
declare
  model integer := (
    select car_id from calendar_imports join vehicles on vehicles.id = vehicle_id
    where calendar_imports.id = target
  );
  import calendar_imports;
  new_rows bigint[];
  removed integer;
begin
  perform lock_models(array[model]);
  select * into import from calendar_imports where id = target for no key update;
  if import.id is null then return 'unknown'; end if;
  if cardinality(known) = 0
    and exists (select from occupancy where import_id = target and upper(during) > now_at) then
    return 'empty';
  end if;
  delete from occupancy
  where import_id = target and upper(during) > now_at
    and (lower(during) > now_at or import_uid = any(known))
    and not exists (
      select from jsonb_to_recordset(events) as event (uid text, starts timestamp, ends timestamp)
      where uid = import_uid and tsrange(starts, ends) = during
    );
  get diagnostics removed = row_count;
  with stored as (
    insert into occupancy (car_id, kind, during, source, meant_vehicle_id, import_id, import_uid)
    select distinct model, 'channel', tsrange(starts, ends), import.source, import.vehicle_id, target, uid
    from jsonb_to_recordset(events) as event (uid text, starts timestamp, ends timestamp)
    where not exists (
      select from occupancy
      where import_id = target and import_uid = uid and during = tsrange(starts, ends)
    )
    returning id
  )
  select coalesce(array_agg(id), '{}') into new_rows from stored;
  if removed > 0 or new_rows <> '{}' then
    perform place_imported(new_rows, now_at);
    perform settle_models(array[model], now_at);
  end if;
  update calendar_imports set tried_at = now(), fetched_at = now(), fault = null, fault_detail = ''
  where id = target;
  return 'stored';
end
$$;

-- Removes an import and frees what it holds. False if there is none.
create function remove_import(target integer, now_at timestamp) returns boolean
language plpgsql as $$
declare
  model integer := (
    select car_id from calendar_imports join vehicles on vehicles.id = vehicle_id
    where calendar_imports.id = target
  );
begin
  perform lock_models(array[model]);
  delete from occupancy where import_id = target;
  delete from calendar_imports where id = target;
  if not found then return false; end if;
  perform settle_models(array[model], now_at);
  return true;
end
$$;
