-- What customers change of their bookings: contacts, notes and flight by themselves, trip and extras by a request that
-- staff decide on.

alter table bookings
  add column flight text not null default '',
  add column corrections integer not null default 0,
  add constraint bookings_flight_check check (char_length(flight) <= 40),
  add constraint bookings_corrections_check check (corrections >= 0);
comment on column bookings.flight is 'the flight with which the customer arrives, as typed; empty: none';
comment on column bookings.corrections is 'how often the customer has corrected it: a form that has seen another number is outdated';

alter table return_requests
  add column wish jsonb,
  add column decline_note text not null default '',
  add constraint return_requests_wish_check check (jsonb_typeof(wish) = 'object'),
  add constraint return_requests_decline_note_check check (char_length(decline_note) <= 500);
comment on column return_requests.wish is '{"pickup": "Batumi", "pickupDate": "2030-06-10", …}: places, times and extras as asked for; null: another return only';
comment on column return_requests.decline_note is 'the own sentence of staff to the customer who was declined';

-- A correction has the values before and after.
alter table event_texts
  drop constraint event_texts_text_check,
  add constraint event_texts_text_check check (char_length(text) between 1 and 12000);

alter table booking_events
  drop constraint booking_events_text_hash_check,
  add constraint booking_events_text_hash_check
    check ((kind in ('message', 'corrected')) = (text_hash is not null));

drop trigger booking_events_await_answer on booking_events;
create trigger booking_events_await_answer after insert on booking_events
  for each row when (new.kind in ('message', 'corrected'))
  execute function await_answer();

-- A correction changes nothing that can be undone at the desk.
drop trigger booking_events_end_undo on booking_events;
create trigger booking_events_end_undo after insert on booking_events
  for each row when (new.kind not in ('placed', 'message', 'corrected', 'carNotified'))
  execute function end_undo();

-- The kinds that are allowed before this migration stay.
do $$
declare
  former text;
begin
  select pg_get_expr(conbin, conrelid) into strict former from pg_constraint
  where conname = 'booking_events_kind_check' and conrelid = 'booking_events'::regclass;
  execute format(
    'alter table booking_events drop constraint booking_events_kind_check,
      add constraint booking_events_kind_check check (kind = ''corrected'' or %s)', former
  );
  select pg_get_expr(conbin, conrelid) into strict former from pg_constraint
  where conname = 'outbox_kind_check' and conrelid = 'outbox'::regclass;
  execute format(
    'alter table outbox drop constraint outbox_kind_check,
      add constraint outbox_kind_check check (kind in (''corrected'', ''addressChanged'', ''addressLeft'') or %s)',
    former
  );
end
$$;
