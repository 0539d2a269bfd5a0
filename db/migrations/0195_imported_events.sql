-- What the calendars of other sites say, apart from what it takes: events of one calendar, or of several
-- calendars of a vehicle, may overlap, and the vehicle is taken once.
create table imported_events (
  import_id integer not null,
  uid text not null,
  during tsrange not null,
  constraint imported_events_pkey primary key (import_id, uid, during),
  constraint imported_events_import_id_fkey
    foreign key (import_id) references calendar_imports (id) on delete cascade,
  constraint imported_events_during_check
    check (not isempty(during) and lower(during) is not null and upper(during) is not null)
);

comment on column imported_events.uid is 'hashed';
comment on column imported_events.during is 'business time; of events that are over only for a while';

insert into imported_events (import_id, uid, during)
select distinct import_id, import_uid, during from occupancy where import_id is not null;

alter table calendar_imports
  add column unread jsonb not null default '{"count": 0, "events": []}',
  add constraint calendar_imports_unread_check check (jsonb_typeof(unread -> 'events') = 'array');

comment on column calendar_imports.unread is
  'events of the last calendar that were not read as a whole: their count, and the first ones';

-- What the imported events of a vehicle take: each the part of its time that no earlier one has.
create function imported_parts(vehicle integer)
  returns table (import_id integer, source text, uid text, during tsrange) language sql stable as $$
  select import_id, source, uid, tsrange(starts, upper(during))
  from (
    select import_id, source, uid, during, greatest(lower(during), max(upper(during)) over (
      order by lower(during), import_id, uid, upper(during) desc
      rows between unbounded preceding and 1 preceding
    )) as starts
    from imported_events join calendar_imports on id = import_id
    where vehicle_id = vehicle
  ) as swept
  where starts < upper(during)
$$;

-- Gives a vehicle what its imported events take. False if it has that already.
create function hold_imported(vehicle integer, now_at timestamp) returns boolean language plpgsql as $$
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

-- Replaces the events of an import by those of its calendar, `uid`, `starts` and `ends` each, all of them not
-- over. `known` are all identifiers of the calendar, also of events that are cancelled or over: an event that
-- has begun and is merely missing stays. So do those of `unread_uids`, which could not be read as a whole; `unread`
-- is what staff see of them. The outcome is `stored`, `unknown`, or `empty`: no event at all where there were
-- some, so nothing is freed, unless staff accept it.
create function store_calendar(
  target integer, events jsonb, known text[], unread_uids text[], unread jsonb, accept_empty boolean,
  now_at timestamp
) returns text language plpgsql as $$
declare
  vehicle integer := (select vehicle_id from calendar_imports where id = target);
  model integer := (select car_id from vehicles where id = vehicle);
  is_empty boolean := cardinality(known) = 0;
begin
  perform lock_models(array[model]);
  perform from calendar_imports where vehicle_id = vehicle order by id for no key update;
  if not exists (select from calendar_imports where id = target) then return 'unknown'; end if;
  if is_empty and not accept_empty
    and exists (select from imported_events where import_id = target and upper(during) > now_at) then
    return 'empty';
  end if;
  delete from imported_events as old
  where import_id = target and upper(during) > now_at
    and (is_empty or lower(during) > now_at or uid = any(known)) and uid <> all(unread_uids)
    and not exists (
      select from jsonb_to_recordset(events) as event (uid text, starts timestamp, ends timestamp)
      where event.uid = old.uid and tsrange(starts, ends) = during
    );
  -- Those that are over stay while others may overlap them, whose part would otherwise become longer.
  delete from imported_events as old
  where import_id = target and upper(during) < now_at - interval '60 days' and not exists (
    select from imported_events as other
    where other.import_id in (select id from calendar_imports where vehicle_id = vehicle)
      and upper(other.during) > now_at and other.during && old.during
  );
  insert into imported_events (import_id, uid, during)
  select target, uid, tsrange(starts, ends)
  from jsonb_to_recordset(events) as event (uid text, starts timestamp, ends timestamp)
  on conflict do nothing;
  if hold_imported(vehicle, now_at) then perform settle_models(array[model], now_at); end if;
  update calendar_imports
  set tried_at = now(), fetched_at = now(), fault = null, fault_detail = '', unread = store_calendar.unread
  where id = target;
  return 'stored';
end
$$;

-- As nodes of the version before call it.
create or replace function store_calendar(target integer, events jsonb, known text[], now_at timestamp)
  returns text language sql as $$
  select store_calendar(target, events, known, '{}', '{"count": 0, "events": []}', false, now_at)
$$;

-- Removes an import and frees what it holds, but for what another one of the vehicle takes too. False if there
-- is none.
create or replace function remove_import(target integer, now_at timestamp) returns boolean
language plpgsql as $$
declare
  vehicle integer := (select vehicle_id from calendar_imports where id = target);
  model integer := (select car_id from vehicles where id = vehicle);
begin
  perform lock_models(array[model]);
  delete from occupancy where import_id = target;
  delete from calendar_imports where id = target;
  if not found then return false; end if;
  perform hold_imported(vehicle, now_at);
  perform settle_models(array[model], now_at);
  return true;
end
$$;

alter function store_calendar(integer, jsonb, text[], text[], jsonb, boolean, timestamp)
  set plan_cache_mode = force_generic_plan;
alter function remove_import set plan_cache_mode = force_generic_plan;
