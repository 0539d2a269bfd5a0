-- Replaces the events of an import by those of its calendar, `uid`, `starts` and `ends` each, all of them not
-- over. `known` are all identifiers of the calendar, also of events that are cancelled or over: an event that
-- has begun and is merely missing stays. So do those of `unread_uids`, which could not be read as a whole; `unread`
-- is what staff see of them. The outcome is `stored`, `unknown`, or `empty`: no event at all where there were
-- some, so nothing is freed, unless staff accept it. Events that have been over for `keep_past` are deleted.
create or replace function store_calendar(
  target integer, events jsonb, known text[], unread_uids text[], unread jsonb, accept_empty boolean,
  keep_past interval, now_at timestamp
) returns text language plpgsql
set plan_cache_mode = force_generic_plan
as $$
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
  where import_id = target and upper(during) < now_at - keep_past and not exists (
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
