-- Why a booking is cancelled, and what staff wrote to its customer about it.
alter table bookings
  add column cancel_reason text,
  add column cancel_note text not null default '';

comment on column bookings.cancel_reason is 'null unless it is cancelled';
comment on column bookings.cancel_note is 'the own sentence of staff to the customer; emptied by an erasure';

update bookings set cancel_reason = case
  when last.actor = 'visitor' then 'withdrawn'
  when last.before in ('placed', 'pending') then 'refused'
  else 'company'
end
from bookings as cancelled
left join lateral (
  select actor, (
    select earlier.kind from booking_events as earlier
    where earlier.booking_id = event.booking_id and earlier.id < event.id
      and earlier.kind in ('placed', 'pending', 'confirmed', 'cancelled', 'completed')
    order by earlier.id desc limit 1
  ) as before
  from booking_events as event
  where event.booking_id = cancelled.id and event.kind = 'cancelled'
  order by event.id desc limit 1
) as last on true
where bookings.id = cancelled.id and cancelled.status = 'cancelled';

-- Decides where nobody names a reason, as nodes of the previous release and scripts don't.
create function settle_cancel_reason() returns trigger language plpgsql as $$
begin
  if new.status <> 'cancelled' then
    new.cancel_reason := null;
  elsif new.cancel_reason is null then
    new.cancel_reason :=
      case when tg_op = 'UPDATE' and old.status = 'pending' then 'refused' else 'company' end;
  end if;
  if new.status <> 'cancelled' or new.erased_at is not null then new.cancel_note := ''; end if;
  return new;
end
$$;

create trigger bookings_settle_cancel_reason before insert or update on bookings
  for each row when (new.status = 'cancelled' or new.cancel_reason is not null)
  execute function settle_cancel_reason();

alter table bookings
  add constraint bookings_cancel_reason_check
    check (cancel_reason in ('refused', 'withdrawn', 'no-show', 'company', 'expired')),
  add constraint bookings_cancelled_check
    check ((status = 'cancelled') = (cancel_reason is not null)),
  add constraint bookings_cancel_note_check check (char_length(cancel_note) <= 500);

-- Each cancellation in the history has its reason, also after the booking was confirmed again.
alter table booking_events add column reason text;

comment on column booking_events.reason is 'of a cancellation; null before this column was added';

create function record_cancel_reason() returns trigger language plpgsql as $$
begin
  if new.actor = 'visitor' then
    update bookings set cancel_reason = 'withdrawn'
    where id = new.booking_id and status = 'cancelled' and cancel_reason <> 'withdrawn';
  end if;
  new.reason := (select cancel_reason from bookings where id = new.booking_id);
  return new;
end
$$;

create trigger booking_events_record_reason before insert on booking_events
  for each row when (new.kind = 'cancelled') execute function record_cancel_reason();

-- As `set_booking_status`, with the reason and the sentence for the customer. Without a reason the
-- trigger decides.
create function cancel_booking(
  target bigint, allowed text[], reason text, note text, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  change record;
begin
  select * into change from set_booking_status(target, 'cancelled', allowed, false, now_at);
  outcome := change.outcome;
  conflicts := change.conflicts;
  booking := change.booking;
  if outcome <> 'changed' or (reason is null and note = '') then return; end if;
  update bookings set cancel_reason = coalesce(reason, cancel_reason), cancel_note = note
  where id = target returning * into booking;
end
$$;
