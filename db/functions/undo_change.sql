-- Undoes a change at the desk: the bookings are again what they were. The outcome is `changed`, or `undoOver` (also
-- for a point of somebody else), `undoneBefore`, `stale` (somebody changed a booking since), `undoTaken` (`conflicts`
-- have the former vehicle by now), `notInService`.
create or replace function undo_change(
  target bigint, point_id bigint, account integer, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  point undo_points;
  targets bigint[];
  models integer[];
  fields text;
  state jsonb;
  former occupancy;
begin
  select * into point from undo_points where id = point_id and user_id = account and booking_id = target;
  targets := booking_ids(point.before);
  perform from bookings where id = any(targets) order by id for no key update;
  models := array(
    select car_id from bookings where id = any(targets) and car_id is not null
    union select car_id from occupancy where booking_id = any(targets)
    union select (one -> 'occupancy' ->> 'car_id')::integer from jsonb_array_elements(point.before) as one
    where one -> 'occupancy' <> 'null'
  );
  perform lock_models(models);
  -- Statements of their own, which see what the locks waited for.
  select * into point from undo_points where id = point.id for update;
  perform from outbox where undo_id = point.id order by id for update;
  select * into booking from bookings where id = target;
  outcome := case
    when booking.id is null then 'unknown'
    when point.id is null then 'undoOver'
    when point.undone_at is not null then 'undoneBefore'
    when exists (
      select from booking_events
      where booking_id = any(targets) and id > point.last_event_id
        and kind not in ('message', 'corrected', 'carNotified')
    ) or exists (
      select from jsonb_array_elements(point.after) as one
      join bookings on bookings.id = (one ->> 'id')::bigint
      where jsonb_populate_record(bookings, one -> 'fields') is distinct from bookings
    ) then 'stale'
    -- The clock may have gone back, and a message that has left can't be withdrawn.
    when clock_timestamp() not between point.created_at and point.expires_at
      or exists (
        select from outbox
        where undo_id = point.id and (attempts > 0 or sent_at is not null or dead_at is not null)
      ) then 'undoOver'
  end;
  if outcome is not null then return; end if;
  begin
    delete from occupancy
    where booking_id = any(targets) and not exists (
      select from jsonb_array_elements(point.before) as one
      where (one -> 'occupancy' ->> 'id')::bigint = occupancy.id
    );
    for state in select one from jsonb_array_elements(point.before) as one where one -> 'occupancy' <> 'null' loop
      former := jsonb_populate_record(null::occupancy, state -> 'occupancy');
      if former.vehicle_id is not null and not serves(former.vehicle_id, former.during)
        and not exists (
          select from occupancy where id = former.id and vehicle_id = former.vehicle_id
        ) then
        outcome := 'notInService';
        raise exception using errcode = 'UNDO1';
      end if;
    end loop;
    update occupancy set kind = 'booked', vehicle_id = null where booking_id = any(targets);
    for state in select one from jsonb_array_elements(point.before) as one where one -> 'occupancy' <> 'null' loop
      conflicts := restore_occupancy(
        jsonb_populate_record(null::occupancy, state -> 'occupancy'),
        array(select jsonb_array_elements_text(state -> 'waiting')::bigint),
        point.last_event_id, now_at
      );
      if conflicts is not null then
        outcome := 'undoTaken';
        raise exception using errcode = 'UNDO1';
      end if;
    end loop;
  exception when sqlstate 'UNDO1' then
    return;
  end;
  for state in select one from jsonb_array_elements(point.before) as one loop
    fields := (
      select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = 'bookings'::regclass and attnum > 0 and attgenerated = '' and not attisdropped
        and state -> 'fields' ? attname
    );
    continue when fields is null;
    execute format(
      'update bookings set (%1$s) = (select %1$s from jsonb_populate_record(bookings, $1)) where id = $2', fields
    ) using state -> 'fields', (state ->> 'id')::bigint;
  end loop;
  perform settle_models(models, now_at);
  delete from outbox where undo_id = point.id;
  update undo_points set undone_at = clock_timestamp() where id = point.id;
  select * into booking from bookings where id = target;
  outcome := 'changed';
end
$$;
