-- What an account may undo for a short time: the state of bookings before a change at the desk, and after it.
create table undo_points (
  id bigint generated always as identity,
  booking_id bigint not null,
  user_id integer not null,
  before jsonb not null,
  after jsonb not null default '[]',
  last_event_id bigint,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  undone_at timestamptz,
  constraint undo_points_pkey primary key (id),
  constraint undo_points_booking_id_fkey
    foreign key (booking_id) references bookings (id) on delete cascade,
  constraint undo_points_user_id_fkey
    foreign key (user_id) references users (id) on delete cascade,
  constraint undo_points_before_check check (jsonb_typeof(before) = 'array'),
  constraint undo_points_after_check check (jsonb_typeof(after) = 'array')
);

comment on column undo_points.user_id is 'who changed the booking: nobody else may undo it';
comment on column undo_points.before is
  '[{"id": 7, "fields": {"status": "pending"}, "occupancy": row or null, "waiting": [ids]}]: fields that changed';
comment on column undo_points.after is 'the same after the change';
comment on column undo_points.last_event_id is 'of the change itself';

create index undo_points_booking_id_idx on undo_points (booking_id);
create index undo_points_user_id_idx on undo_points (user_id);
create index undo_points_expires_at_idx on undo_points (expires_at);

-- The messages of a change that may be undone are due when the time for that is over.
alter table outbox add column undo_id bigint;

comment on column outbox.undo_id is 'of undo_points, whose row is deleted a while after its time';

create index outbox_undo_id_idx on outbox (undo_id) where undo_id is not null;

-- An undo is an event of its own. The kinds before stay as they are.
do $$
declare
  kinds text := (
    select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'booking_events_kind_check' and conrelid = 'booking_events'::regclass
  );
begin
  alter table booking_events drop constraint booking_events_kind_check;
  execute format(
    'alter table booking_events add constraint booking_events_kind_check check (kind = ''undone'' or %s)', kinds
  );
end
$$;

-- The bookings and what they take. `waiting` are the bookings of the same models that have no vehicle: the change
-- may give them one.
create function booking_states(targets bigint[]) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', bookings.id, 'fields', to_jsonb(bookings), 'occupancy', to_jsonb(occupancy),
      'waiting', array(
        select other.id from occupancy as other
        where other.car_id in (occupancy.car_id, bookings.car_id) and other.vehicle_id is null
          and other.kind = 'booked' and other.booking_id <> all(targets)
      )
    )
    order by bookings.id
  ), '[]')
  from bookings left join occupancy on booking_id = bookings.id
  where bookings.id = any(targets)
$$;

-- Locks bookings like the function that is going to change them, and returns their state before.
create function states_before_change(targets bigint[], vehicle integer) returns jsonb language plpgsql as $$
begin
  perform lock_bookings(targets, (select car_id from vehicles where id = vehicle));
  return booking_states(targets);
end
$$;

-- Of the states `one` only the fields that differ in `other`: the persons of bookings are not among them.
create function changed_states(one jsonb, other jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(state || jsonb_build_object('fields', (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(state -> 'fields')
    where value is distinct from opposite -> 'fields' -> key
  )) order by position), '[]')
  from jsonb_array_elements(one) with ordinality as states (state, position)
  join jsonb_array_elements(other) as opposites (opposite) on opposite -> 'id' = state -> 'id'
$$;

create function booking_ids(states jsonb) returns bigint[] language sql immutable as $$
  select coalesce(array_agg((state ->> 'id')::bigint), '{}') from jsonb_array_elements(states) as state
$$;

-- Completes a new point at the end of the statement that changed the bookings, when all that it wrote can be seen.
-- The messages are those that the transaction wrote: a customer may write at the same moment.
create function complete_undo_point() returns trigger language plpgsql as $$
declare
  targets bigint[] := booking_ids(new.before);
  states jsonb := booking_states(targets);
begin
  update undo_points set
    before = changed_states(new.before, states), after = changed_states(states, new.before),
    last_event_id = (select max(id) from booking_events where booking_id = any(targets))
  where id = new.id;
  update outbox set undo_id = new.id, next_at = new.expires_at
  where booking_id = any(targets) and xmin = pg_current_xact_id()::xid;
  return null;
end
$$;

create trigger undo_points_complete after insert on undo_points
  for each row execute function complete_undo_point();

-- The next change of a booking ends the time for undoing the one before, so its messages are due at once: they leave
-- in the order of the changes. A message of the customer changes nothing, nor does one that the site sends by itself.
create function end_undo() returns trigger language plpgsql as $$
begin
  update outbox set next_at = now()
  where booking_id = new.booking_id and undo_id is not null and attempts = 0 and next_at > now()
    and sent_at is null and dead_at is null and held_at is null and dropped_at is null
    and exists (select from undo_points where undo_points.id = undo_id and last_event_id < new.id);
  return null;
end
$$;

create trigger booking_events_end_undo after insert on booking_events
  for each row when (new.kind not in ('placed', 'message', 'carNotified')) execute function end_undo();

-- A function of the version before erases persons too, and doesn't know this table.
create function forget_undo_points() returns trigger language plpgsql as $$
begin
  delete from undo_points where new.id = any(booking_ids(before));
  return null;
end
$$;

create trigger bookings_forget_undo_points after update of erased_at on bookings
  for each row when (new.erased_at is not null) execute function forget_undo_points();

-- Gives a row of the occupancy back what it had. Others make way if they can be moved; those that got a vehicle only
-- by the change that is undone wait for one again, unless something was done with them since. Returns the bookings
-- in the way, null if done.
create function restore_occupancy(former occupancy, waiting bigint[], last_event bigint, now_at timestamp)
  returns bigint[] language plpgsql as $$
declare
  moves occupancy_move[];
begin
  insert into occupancy overriding system value
  select (jsonb_populate_record(former, '{"kind": "booked", "vehicle_id": null}')).*
  where not exists (select from occupancy where id = former.id);
  update occupancy set car_id = former.car_id, during = former.during where id = former.id;
  if exists (
    select from occupancy
    where vehicle_id = former.vehicle_id and id <> former.id and during && former.during
  ) then
    moves := find_packing(former.car_id, former.id, former.during, now_at, former.vehicle_id);
    if moves is not null then
      perform apply_moves(moves);
    else
      update occupancy as other set vehicle_id = null
      where vehicle_id = former.vehicle_id and during && former.during and id = any(waiting)
        and is_movable(other, now_at)
        and not exists (
          select from booking_events as event
          where event.booking_id = other.booking_id and event.id > last_event
        );
    end if;
  end if;
  if exists (
    select from occupancy
    where vehicle_id = former.vehicle_id and id <> former.id
      and (during && former.during or kind = 'out' and former.kind = 'out')
  ) then
    return bookings_on(former.vehicle_id, former.during, former.id);
  end if;
  update occupancy set
    kind = former.kind, vehicle_id = former.vehicle_id, pinned = former.pinned
  where id = former.id;
  return null;
end
$$;

-- Undoes a change at the desk: the bookings are again what they were. The outcome is `changed`, or `undoOver` (also
-- for a point of somebody else), `undoneBefore`, `stale` (somebody changed a booking since), `undoTaken` (`conflicts`
-- have the former vehicle by now), `notInService`.
create function undo_change(
  target bigint, point_id bigint, account integer, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql as $$
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
      where booking_id = any(targets) and id > point.last_event_id and kind not in ('message', 'carNotified')
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

alter function states_before_change set plan_cache_mode = force_generic_plan;
alter function undo_change set plan_cache_mode = force_generic_plan;
